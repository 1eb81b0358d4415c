"""What every view tells. A game's own view extends it with what lies on its table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypedDict, TypeVar

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
    next: list[int] = []  # the seats that are asked after the one to move, in order, where the game can tell


V = TypeVar("V", bound="View")
S = TypeVar("S", bound=State)


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


def around(state: State) -> list[int]:
    """The other seats in the order of the table, from the one after who is asked; for `View.next`."""
    to_move, seats = int(state.to_move), len(state.scores())
    return [(to_move + n) % seats for n in range(1, seats)] if to_move >= 0 else []


def seated(open: V, state: State, seat: int, **own: Any) -> V:
    """A seat's view: what everybody sees, with what it alone may know."""
    legal = state.legal() if open.to_move == seat else []
    return msgspec.structs.replace(open, seat=seat, legal=legal, **own)


def share(
    state: S, seats: Iterable[int | None], open_view: Callable[[S], V], own_view: Callable[[S, int, V], V]
) -> dict[int | None, V]:
    """Views of one position by seat (None: a spectator); what all see alike is made once, and is theirs together."""
    open = open_view(state)
    return {seat: open if seat is None else own_view(state, seat, open) for seat in seats}
