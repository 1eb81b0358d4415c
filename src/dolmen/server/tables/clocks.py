"""Clocks of a table: what its entries say was taken, and how long the running one has run.

That is measured by a clock that never jumps; the time of day counts only where no server was there to measure.
"""

from __future__ import annotations

import time

import msgspec

from .entries import Clock

LEAST = 15.0  # seconds with which somebody comes back, whatever the increment
ANCHOR = time.time() - time.monotonic()


def steady() -> float:
    """The time of day as it goes on from the program's start, whoever sets the system's clock meanwhile."""
    return ANCHOR + time.monotonic()


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
        self.begun = 0.0  # when the running stretch began, as its entry tells
        self.since = time.monotonic()

    def moved(self, at: float, took: float, after: int | None, counts: bool = True) -> None:
        """The position changed: take the time from who decided, and give the increment when its turn is over.

        It does not count where a bot decided: its seat keeps the time of who sat there.
        """
        before = self.running
        if before is not None and counts:
            self.left[before] = max(0.0, self.left[before] - max(0.0, took))
            if before != after:
                live = self.clock.kind == "live"
                self.left[before] = self.left[before] + self.clock.increment if live else self.clock.bank
        self.running = after
        self.restart(at)

    def restart(self, at: float) -> None:
        """A stretch of the running clock begins."""
        self.begun, self.since = at, time.monotonic()

    def resume(self, before: Clocks | None, grace: float) -> None:
        """Go on after the table was read from the store: as the clocks `before` knew, or by the time of day.

        A clock that ran out while no server measured it has some grace; a live one has what was left, too.
        """
        if before is not None and (before.begun, before.running) == (self.begun, self.running):
            self.since = before.since
            return
        passed = max(0.0, time.time() - self.begun)
        if self.running is not None and passed >= self.left[self.running]:
            passed = self.left[self.running] - grace
            if self.clock.kind == "live" and grace:
                passed = min(0.0, passed)
        self.since = time.monotonic() - passed

    def stand(self, since: float) -> None:
        """The clock has stood from then on: that time is nobody's."""
        self.since += time.monotonic() - max(since, self.since)

    @property
    def spent(self) -> float:
        """How long the running stretch has lasted."""
        return time.monotonic() - self.since

    def remaining(self, seat: int) -> float:
        return max(0.0, self.left[seat] - self.spent) if seat == self.running else self.left[seat]

    def back_with(self, seat: int, fallen: bool) -> float:
        """With how much somebody comes back to a seat that a bot takes over now: never with a fresh bank."""
        if self.clock.kind == "turns":
            return self.clock.bank
        least = max(LEAST, self.clock.increment)
        return least if fallen else max(least, self.remaining(seat))

    def face(self, at: float, chairs: list[bool]) -> ClockFace:
        """The clocks at this moment; only people (`chairs`) have one."""
        left = [round(self.remaining(seat), 1) if person else None for seat, person in enumerate(chairs)]
        return ClockFace(running=self.running, left=left, at=round(at, 3))
