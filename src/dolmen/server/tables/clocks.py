"""Clocks of a table: what its entries say was taken, and how long the running one has run.

That is measured by a clock that never jumps, and that goes on while the program is started again; the time of day
counts only where the machine was started anew, or another one goes on.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from pathlib import Path

import msgspec

from .entries import AnyEntry, Clock, Ended, Said, Seated, Started, Tick, Undone

LEAST = 15.0  # seconds with which somebody comes back, whatever the increment
ANCHOR = time.time() - time.monotonic()


def boot() -> str:
    """A name for this run of the machine, the same for all its processes; where it has none, for this process."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii")[:8]
    except OSError:
        return secrets.token_hex(4)


BOOT = boot()


def ticked(entry: AnyEntry) -> AnyEntry:
    """An entry with which a stretch of time may begin, with the moment at which it does."""
    if isinstance(entry, Started | Said | Undone | Ended | Seated):
        return msgspec.structs.replace(entry, tick=Tick(BOOT, round(time.monotonic(), 3)))
    return entry


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
        self.measured = True  # whether that is known by a clock that never jumps
        self.reckoned = 0.0  # until when it is reckoned in that clocks have stood

    def moved(self, at: float, took: float, after: int | None, counts: bool = True, tick: Tick | None = None) -> None:
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
        self.restart(at, tick)

    def restart(self, at: float, tick: Tick | None = None) -> None:
        """A stretch of the running clock begins."""
        now = time.monotonic()
        self.measured = tick is not None and tick.boot == BOOT and tick.seconds <= now
        self.begun, self.since, self.reckoned = at, tick.seconds if tick and self.measured else now, 0.0

    def go_on(self, before: Clocks | None) -> bool:
        """Go on as the clocks `before` knew; whether it was the same stretch."""
        if before is None or (before.begun, before.running) != (self.begun, self.running):
            return False
        self.since, self.reckoned = before.since, before.reckoned
        return True

    def resume(self, grace: float, served: float, stood: Iterable[tuple[float, float]] = ()) -> None:
        """Go on after the table was read from the store, as this machine measured, or else by the time of day.

        Nobody pays for times of day in which clocks `stood`. A clock that ran out before this server was there, which
        has been for `served` seconds, has some grace; a live one has what was left, too.
        """
        now = time.time()
        passed = self.spent if self.measured else max(0.0, now - self.begun)
        begun = now - passed
        passed -= sum(max(0.0, min(end, now) - max(start, begun)) for start, end in stood)
        if self.running is not None and passed - self.left[self.running] >= served:
            passed = self.left[self.running] - grace
            if self.clock.kind == "live" and grace:
                passed = min(0.0, passed)
        self.reckoned = time.monotonic()
        self.since = self.reckoned - passed

    def stand(self, since: float) -> None:
        """The clock has stood from then on: that time is nobody's."""
        self.since += time.monotonic() - max(since, self.since, self.reckoned)

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
