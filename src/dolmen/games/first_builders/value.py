"""What a position is worth."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dolmen.core.state import OVER

from . import scoring

if TYPE_CHECKING:
    from .state import FirstBuilders

HEAT: Final = 18.0  # how sharply a lead in points turns into a share of the win
PAR: Final = 200.0  # a good score alone


def values(s: FirstBuilders) -> list[float]:
    """Each seat's estimated share of the win; alone, its score as a share of par."""
    if s.box.seats == 1:
        return [min(1.0, float(estimate(s, 0)) / PAR)]
    if s.to_move == OVER:
        places = s.outcome().places
        winners = places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in places]
    out: list[float] = []
    best = -1000.0
    seat: i64
    for seat in range(s.box.seats):
        points = estimate(s, seat)
        out.append(points)
        best = max(best, points)
    total = 0.0
    for seat in range(s.box.seats):
        share = exp((out[seat] - best) / HEAT)
        out[seat] = share
        total += share
    for seat in range(s.box.seats):
        out[seat] /= total
    return out


def estimate(s: FirstBuilders, seat: i64) -> float:
    return float(s.players[seat].score() + scoring.to_come(s, seat))
