"""What a seat may know: here, everything."""

from __future__ import annotations

import msgspec

from dolmen import View, common

from .state import Ember


class KeeperView(msgspec.Struct, tag="keeper", kw_only=True):
    """A keeper's hearth, and how often rain took what was in arms."""

    seat: int
    score: int
    soaked: int


class EmberView(View, tag="ember", kw_only=True):
    """The whole table."""

    round: int
    rounds: int
    arms: int
    players: list[KeeperView]


def view(s: Ember, seat: int | None) -> EmberView:
    """The table as a seat (None: a spectator) sees it."""
    return EmberView(
        **common(s, seat),
        round=s.round,
        rounds=s.rounds,
        arms=s.arms,
        players=[KeeperView(seat=n, score=sticks, soaked=s.soaked[n]) for n, sticks in enumerate(s.hearths)],
    )
