"""What a position is worth: an estimate of the final scores, and from it each seat's share of the win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dolmen.core.shares import final_shares, shares
from dolmen.core.state import OVER

from . import scoring

if TYPE_CHECKING:
    from .state import Origin


def values(s: Origin) -> list[float]:
    """Each seat's estimated share of the win; they add up to 1."""
    if s.to_move == OVER:
        return final_shares(s.outcome().places)
    return shares([float(scoring.points(s, player)) for player in s.players], 8.0)
