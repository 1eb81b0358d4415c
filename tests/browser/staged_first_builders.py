"""A server whose tables of First Builders begin in the midst of a game, at a question of one's choice.

The option `round_limit` says which: it counts in QUESTIONS. For people only: bots think in processes that know nothing
of this.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from itertools import count

from mypy_extensions import u8

from dolmen import CHANCE, OVER, Rng
from dolmen.cli import run
from dolmen.core.options import Value
from dolmen.games.first_builders.game import FirstBuildersGame
from dolmen.games.first_builders.rounds import begin
from dolmen.games.first_builders.state import FirstBuilders
from dolmen.games.first_builders.view import pool_view
from dolmen.games.first_builders.words import CELLS, WORDS

# Where each is answered: what is lit there. The first two are asked of a lone player.
CHOICES, HOME, ROW = ".choices", ".people", ".buildings"
CITY, CITIZENS, TEMPLES, SITES = ".tile", ".citizens .line", ".temples", ".sites"
QUESTIONS = {
    "set-aside": ".pool", "rise": SITES, "draft": ".pool", "reset": SITES,
    "pay": CHOICES, "take": CHOICES, "take-stone-or-food": CHOICES, "convert": CHOICES, "spend-food": CHOICES,
    "raise-or-march": HOME, "appoint": HOME, "lift": HOME, "recolour": HOME, "retire": HOME,
    "build": ROW, "reserve": ROW, "erect": ".kept", "place": ".cell", "use": CITY, "use-district": CITY, "copy": CITY,
    "buy-citizen": CITIZENS, "free-citizen": CITIZENS, "speaker": ".citizens .more",
    "climb": TEMPLES, "climb-two": TEMPLES, "extra-step": TEMPLES, "score": ".districts",
    "honour": HOME, "bless": ".foot", "recall": ".foot", "libra": CITIZENS, "cancer": CITIZENS, "increase": ".prompt",
}  # fmt: skip
ALONE = ("set-aside", "rise")
TWINS = "equal-dice"  # a draft in which two dice are alike: staged, but no question of its own
STAGES = (*QUESTIONS, TWINS)
# What must be offered, where the name of the question is not enough: somebody on a site, a die that costs.
OFFERED = {"bless": " site", "recall": "recall ", "libra": "citizen 2", "increase": "increase"}


def wait_for(s: FirstBuilders, question: str, rng: Rng, least: int = 2) -> bool:
    """Plays at random until the question is asked with so many choices, one of them with a place on the board."""
    name = {"recall": "speaker", TWINS: "draft"}.get(question, question)
    while s.to_move != OVER:
        if s.to_move == CHANCE:
            s.apply(s.sample(rng))
            continue
        legal = s.legal()
        offered = any(OFFERED.get(question, " ") in WORDS.text(word) for word in legal)
        if question == TWINS:
            offered = len(pool_view(s)) > len(legal)  # dice alike are one word
        if offered and len(legal) >= least and s.asked().name == name:
            return True
        s.apply(legal[rng.below(len(legal))])
    return False


def offer_two_cards(s: FirstBuilders) -> bool:
    """A district is about to be closed: the first two cards become ones that it shows, if there are such."""
    seat = s.to_move
    cell = CELLS.index(str(s.asked().numbers["cell"]))
    shown: list[int] = []
    for card in range(1, 46):
        s.cards[0] = u8(card)
        if s.fits(seat, cell, 0):
            shown.append(card)
    if len(shown) < 2:
        return False
    s.cards[0], s.cards[1] = u8(shown[0]), u8(shown[1])
    s.apply(s.legal()[0])
    return s.asked().name == "score"


def begin_late(self: FirstBuildersGame, seats: int, options: Mapping[str, Value]) -> FirstBuilders:
    question = STAGES[int(options["round_limit"]) - 1]
    for seed in count():
        s = begin(self.box(seats, {**options, "round_limit": 40}))
        if question == "score":
            if wait_for(s, "appoint", Rng(seed), 1) and offer_two_cards(s):
                return s
        elif wait_for(s, question, Rng(seed)):
            return s
    raise AssertionError


if __name__ == "__main__":
    FirstBuildersGame.begin = begin_late  # type: ignore[method-assign]  # that is the stage
    sys.exit(run(["serve", *sys.argv[1:]]))
