"""A server whose tables of Kingdomino Origins begin in the midst of a game, at a question that is seldom asked.

Totem mode: who gets a totem for which others are tied. Tribe mode: whether to search the stack. Discovery mode: a
domino that fits nowhere. For people only: bots think in processes that know nothing of this.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from itertools import count

from dolmen import CHANCE, OVER, Rng
from dolmen.cli import run
from dolmen.core.options import Value
from dolmen.games.kingdomino_origins.game import KingdominoOriginsGame
from dolmen.games.kingdomino_origins.rounds import begin
from dolmen.games.kingdomino_origins.state import KingdominoOrigins
from dolmen.games.kingdomino_origins.words import DONE, WORDS

WANTED = {"totem": "give", "tribe": "search", "discovery": "set-aside"}


def wait_for(state: KingdominoOrigins, family: str, rng: Rng) -> bool:
    """Plays at random, and hires nobody, until a word of the family may be said."""
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        legal = state.legal()
        if any(WORDS.text(word).split()[0] == family for word in legal):
            return True
        state.apply(DONE if DONE in legal else legal[rng.below(len(legal))])
    return False


def begin_late(self: KingdominoOriginsGame, seats: int, options: Mapping[str, Value]) -> KingdominoOrigins:
    for seed in count():
        state = begin(self.box(seats, options))
        if wait_for(state, WANTED[str(options["mode"])], Rng(seed)):
            return state
    raise AssertionError


if __name__ == "__main__":
    KingdominoOriginsGame.begin = begin_late  # type: ignore[method-assign]  # that is the stage
    sys.exit(run(["serve", *sys.argv[1:]]))
