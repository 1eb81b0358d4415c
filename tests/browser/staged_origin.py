"""A server whose tables of Origin begin in the midst of a game: the first player may swap, and holds what follows it.

That is the three Tribal war cards, and a permanent of level 1 with the tile it needs. Everybody else has a strait
token and a tile to lose. For people only: bots think in processes that know nothing of this.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from itertools import count

from dolmen import CHANCE, OVER, Rng
from dolmen.cli import run
from dolmen.core.options import Value
from dolmen.games.origin.box import FIRST, ORANGE, STRAITS, YELLOW
from dolmen.games.origin.game import OriginGame
from dolmen.games.origin.packed import one
from dolmen.games.origin.state import ACTION, Origin
from dolmen.games.origin.turns import begin
from dolmen.games.origin.words import CARDS, COLUMNS, WORDS

WARS = [CARDS.index(name) for name in ("war_strait", "war_cards", "war_tile")]
CART = CARDS.index("cart")


def is_wanted(s: Origin) -> bool:
    """The first player can swap onto a land that pays, and what the stage needs still lies in decks and on the map."""
    if s.to_move != 0 or s.stage != ACTION or s.used or s.number < 4 * s.box.seats:
        return False
    swaps = [word for word in s.legal() if WORDS.text(word).startswith("swap ")]
    tokens = [n for n in range(STRAITS) if s.strait_token(n)]
    return (
        bool(swaps)
        and all(s.box.colour[WORDS.second[word]] < len(COLUMNS) - 1 for word in swaps)
        and all(s.decks[YELLOW].bag[card] for card in WARS)
        and bool(s.decks[ORANGE].bag[CART - FIRST[ORANGE]])
        and len(tokens) >= s.box.seats
        and s.reserve.count(1) >= s.box.seats
    )


def prepare(s: Origin) -> None:
    """Deal what the stage needs."""
    mover = s.players[0]
    for card in WARS:
        s.decks[YELLOW].take(card)
        mover.gain(card)
    s.decks[ORANGE].take(CART - FIRST[ORANGE])
    mover.gain(CART)
    for seat, player in enumerate(s.players):
        s.reserve.take(1)
        player.tiles += one(1)
        if seat:
            s.give_strait(seat, next(n for n in range(STRAITS) if s.strait_token(n)))


def begin_late(self: OriginGame, seats: int, options: Mapping[str, Value]) -> Origin:
    for seed in count():
        s = begin(self.box(seats, options))
        rng = Rng(seed)
        while s.to_move != OVER and not is_wanted(s):
            if s.to_move == CHANCE:
                s.apply(s.sample(rng))
            else:
                legal = s.legal()
                s.apply(legal[rng.below(len(legal))])
        if s.to_move != OVER:
            prepare(s)
            return s
    raise AssertionError


if __name__ == "__main__":
    OriginGame.begin = begin_late  # type: ignore[method-assign]  # that is the stage
    sys.exit(run(["serve", *sys.argv[1:]]))
