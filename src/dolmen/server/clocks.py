"""Clocks of a table, computed from the times of its entries alone."""

from __future__ import annotations

import msgspec

from .entries import Clock

RETURN = 60.0


class ClockFace(msgspec.Struct, frozen=True, kw_only=True):
    """What a client shows: seconds left per seat at a moment, and whose time runs."""

    running: int | None
    left: list[float | None]
    at: float


class Clocks:
    """Time left per seat. In turn-a-day play every turn begins with the whole bank."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.bank] * seats
        self.running: int | None = None
        self.since = 0.0

    def moved(self, at: float, after: int | None) -> None:
        """The position changed: take the time from who decided, and give the increment when its turn is over."""
        before = self.running
        if before is not None and self.clock.kind == "live":
            self.left[before] = max(0.0, self.left[before] - (at - self.since))
        if before is not None and before != after:
            live = self.clock.kind == "live"
            self.left[before] = self.left[before] + self.clock.increment if live else self.clock.bank
        if self.clock.kind == "live" or before != after:
            self.since = at
        self.running = after

    def returned(self, seat: int) -> None:
        """Somebody is back in a seat that a bot had played: there is some time again."""
        self.left[seat] = max(self.left[seat], min(self.clock.bank, RETURN))

    def deadline(self) -> float | None:
        """When the time of the seat to move runs out."""
        return None if self.running is None else self.since + self.left[self.running]

    def face(self, now: float, chairs: list[bool]) -> ClockFace:
        """The clocks at a moment; only people (`chairs`) have one."""
        left: list[float | None] = []
        for seat, person in enumerate(chairs):
            seconds = self.left[seat]
            if seat == self.running:
                seconds = max(0.0, seconds - (now - self.since))
            left.append(round(seconds, 1) if person else None)
        return ClockFace(running=self.running, left=left, at=round(now, 3))
