"""Ember: the game at one glance."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from dolmen import Game, Option, Refusal, Value

from .observing import EmberObserver, observer_for
from .state import FULL, Ember
from .view import EmberView, view
from .words import EVENTS, GATHER, HOME, WORDS

MOST_ROUNDS = 9


class EmberGame(Game[Ember]):
    """Two to four keepers gather wood before the rain."""

    id = "ember"
    version = 1
    seats = range(2, 5)
    minutes = (5, 10)
    weight = 1
    words = WORDS
    events = EVENTS
    hidden = False
    max_words = MOST_ROUNDS * 4 * (2 * FULL + 1)  # every gathering is a word and a find
    home = Path(__file__).parent
    options = (Option.number("rounds", 1, MOST_ROUNDS, 5, rules=["EM-007"], kind="variant"),)

    def begin(self, seats: int, options: Mapping[str, Value]) -> Ember:
        return Ember(seats, int(options["rounds"]))

    def view(self, state: Ember, seat: int | None) -> EmberView:
        return view(state, seat)

    def observer(self, state: Ember) -> EmberObserver:
        return observer_for(len(state.hearths))

    def holdings(self, state: Ember, seat: int) -> dict[str, int]:
        return {"points": state.hearths[seat], "sticks": state.arms if seat == state.seat else 0}

    def why_not(self, state: Ember, seat: int, word: int) -> Refusal:
        if word == GATHER:
            return Refusal("arms-full", {"most": FULL}, ("EM-006",))
        if word == HOME:
            return Refusal("arms-empty", rules=("EM-004",))
        return Refusal("fate", rules=("EM-002",))

    def census(self, state: Ember) -> dict[str, int]:
        return {"hearths": len(state.hearths)}
