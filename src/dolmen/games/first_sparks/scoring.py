"""Who wins: the largest clan, then the most food (FS-214 … FS-217)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from dolmen.core.outcome import Item, Outcome, rank
from dolmen.core.state import OVER

if TYPE_CHECKING:
    from .state import FirstSparks


def scores(s: FirstSparks) -> list[int]:
    """The members on the map."""
    out: list[int] = []
    seat: i64
    for seat in range(s.box.seats):
        out.append(int(s.clans[seat].size))
    return out


def outcome(s: FirstSparks) -> Outcome:
    """Places by size; at the end, when hidden food is shown, equal sizes are parted by food (FS-215)."""
    sizes = scores(s)
    criteria: list[tuple[str, list[int]]] = []
    if s.to_move == OVER:
        criteria.append(("food", [int(s.clans[seat].food) for seat in range(len(sizes))]))
        if s.box.later_wins:
            criteria.append(("order", [int(s.place(seat)) + 1 for seat in range(len(sizes))]))
    places, tie_breaks = rank(sizes, criteria)
    return Outcome(places, tuple((Item("members", size),) for size in sizes), tie_breaks)
