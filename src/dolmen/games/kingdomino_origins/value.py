"""What a position is worth: each seat's share of the win, as learned (features.py, weights.toml).

Where there are no weights, the points on the table decide: that is what a first training starts from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dolmen.core.shares import final_shares, shares
from dolmen.core.state import OVER

from . import scoring
from .features import features, left

if TYPE_CHECKING:
    from .state import KingdominoOrigins

HEAT: Final = 10.0  # how sharply a lead in points on the table turns into a share of the win


def values(s: KingdominoOrigins) -> list[float]:
    """Each seat's estimated share of the win; they add up to 1."""
    if s.to_move == OVER:
        return final_shares(s.outcome().places)
    mind = s.box.mind
    if mind is not None:
        return mind.values(features(s), s.box.seats, left(s))
    points: list[float] = []
    seat: i64
    for seat in range(s.box.seats):
        points.append(float(scoring.points_of(s, seat)))
    return shares(points, HEAT)
