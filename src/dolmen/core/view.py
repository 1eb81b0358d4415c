"""What every view tells. A game's own view extends it with what lies on its table."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from .asked import Asked
from .outcome import Outcome
from .state import OVER, State


class View(msgspec.Struct, kw_only=True):
    """What a seat (None: a spectator) may know of a position; a subclass is tagged with the game's id.

    class EmberView(View, tag="ember", kw_only=True):
        stones: list[int]

    EmberView(**common(state, seat), stones=state.stones)
    """

    seat: int | None
    seats: int
    to_move: int
    asked: Asked
    legal: list[int]  # what the seat may say now; empty if it is not asked
    outcome: Outcome | None  # once the game is over


class Common(TypedDict):
    """The fields that every view has."""

    seat: int | None
    seats: int
    to_move: int
    asked: Asked
    legal: list[int]
    outcome: Outcome | None


def common(state: State, seat: int | None) -> Common:
    """What every view tells of a position."""
    to_move = int(state.to_move)
    return {
        "seat": seat,
        "seats": len(state.scores()),
        "to_move": to_move,
        "asked": state.asked(),
        "legal": state.legal() if to_move == seat else [],
        "outcome": state.outcome() if to_move == OVER else None,
    }
