"""Who wins: the largest clan, then the most food (FS-214 … FS-217)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dolmen.core.outcome import Item, Outcome, rank
from dolmen.core.state import OVER

if TYPE_CHECKING:
    from .state import FirstSparks


def outcome(s: FirstSparks) -> Outcome:
    """Places by size; at the end, when hidden food is shown, equal sizes are parted by food (FS-215)."""
    sizes = s.scores()
    criteria: list[tuple[str, list[int]]] = []
    if s.to_move == OVER:
        criteria.append(("food", [int(s.clans[seat].food) for seat in range(len(sizes))]))
        if s.box.later_wins:
            criteria.append(("order", [int(s.place(seat)) + 1 for seat in range(len(sizes))]))
    places, tie_breaks = rank(sizes, criteria)
    return Outcome(places, tuple((Item("members", size),) for size in sizes), tie_breaks)
