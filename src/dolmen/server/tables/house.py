"""What the host has decided for the whole house: kept in the store, so that all processes follow."""

from __future__ import annotations

import time

import msgspec

from dolmen.server.refused import Refused

LONGEST = 32 * 86_400  # seconds that a turn may take, and a little


class House(msgspec.Struct, frozen=True, kw_only=True):
    """Whether nothing may be changed now, and who is sent away (addresses and people) until when."""

    read_only: bool = False
    out: dict[str, float] = {}
    since: float = 0.0  # when nothing might be changed last
    stood: list[tuple[float, float]] = []  # the times before that

    def check_open(self) -> None:
        """Refuse a change while nothing may be changed."""
        if self.read_only:
            raise Refused("read-only", "the server is being looked after: nothing can be changed for a while")

    def shutting(self, shut: bool) -> House:
        """With nothing to be changed from now on, or with everything again."""
        now = time.time()
        if shut == self.read_only:
            return self
        if shut:
            return msgspec.structs.replace(self, read_only=True, since=now)
        stood = [(start, end) for start, end in self.stood if end > now - LONGEST]
        return msgspec.structs.replace(self, read_only=False, stood=[*stood, (self.since, max(now, self.since))])

    def times_shut(self) -> list[tuple[float, float]]:
        """The times of day in which clocks stood."""
        return [*self.stood, (self.since, time.time())] if self.read_only else self.stood

    def sends_away(self, *names: str) -> bool:
        """Whether an address or a person is not let in now."""
        return bool(self.out) and any(self.out.get(name, 0.0) > time.time() for name in names)

    def without(self, name: str, seconds: float) -> House:
        """With somebody sent away for so long, or (0) let in again; what has passed is forgotten."""
        now = time.time()
        out = {who: until for who, until in self.out.items() if until > now and who != name}
        if seconds:
            out[name] = now + seconds
        return msgspec.structs.replace(self, out=out)


def read_house(body: bytes | None) -> House:
    return msgspec.json.decode(body, type=House) if body else House()
