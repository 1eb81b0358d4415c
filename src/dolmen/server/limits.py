"""Rate limits: a bucket fills by time, and every request takes a drop."""

from __future__ import annotations

import time
from collections import OrderedDict

from .refused import Refused


class Bucket:
    """So many at once, so many a second in the long run."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self, drops: float = 1) -> float:
        """Take a drop, or more for what is dear; 0, or the seconds until there are so many."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level >= drops:
            self.level -= drops
            return 0.0
        return (drops - self.level) / self.rate


def too_fast(wait: float) -> Refused:
    seconds = max(1, round(wait))
    return Refused("too-fast", f"too many requests: try again in {seconds} s", {"seconds": seconds})


class Limit:
    """A bucket for each of many keys (addresses, people); the longest unused are forgotten.

    It counts what this process hears. One with a name counts for all processes of a store (`Hall.spend`).
    """

    def __init__(self, rate: float, burst: float, factor: float, name: str = "", keys: int = 20_000) -> None:
        self.name = name
        self.rate = rate * factor
        self.burst = burst * factor
        self.keys = keys
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str, drops: float = 1) -> None:
        """Take drops for a key, or refuse."""
        if wait := self.take(key, drops):
            raise too_fast(wait)

    def take(self, key: str, drops: float = 1) -> float:
        """Take drops for a key; 0, or the seconds until there are so many."""
        if not self.rate:
            return 0.0
        bucket = self.buckets.pop(key, None) or Bucket(self.rate, self.burst)
        self.buckets[key] = bucket
        if len(self.buckets) > self.keys:
            self.buckets.popitem(last=False)
        return bucket.take(drops)


class Limits:
    """All limits of a server; a factor of 0 lifts them."""

    def __init__(self, factor: float) -> None:
        self.requests = Limit(250, 1200, factor)  # by address, of any kind: from then on they are not even heard
        self.reads = Limit(50, 200, factor)  # by address
        self.writes = Limit(5, 40, factor)  # by address
        self.passwords = Limit(0.1, 10, factor, "passwords")  # by address, or by a device that is known
        self.strangers = Limit(0.5, 100, factor, "strangers")  # passwords tried for a login by devices that are not
        self.letters = Limit(
            3 / 86_400, 3, factor, "letters"
        )  # questions to an e-mail address, whoever wishes for them
        self.tables = Limit(0.2, 20, factor, "tables")  # new tables, by person
        self.house_tables = Limit(0.5, 60, factor, "tables of")  # new tables, by address: identities cost nothing
        self.messages = Limit(20, 40, factor)  # on sockets, by connection
        self.house_messages = Limit(100, 400, factor)  # on all sockets, by address
        self.chats = Limit(1, 5, factor)  # by person
        self.house_chats = Limit(2, 20, factor)  # by address
        self.hints = Limit(0.5, 10, factor)  # by person
        self.studies = Limit(2, 30, factor)  # looks at analyses, by address
        self.connections = int(300 * factor)  # open at once, by address, without sockets; 0: any
        self.sockets = 0 if not factor else int(200 * factor)  # open at once, by address; 0: any
        self.table_sockets = 0 if not factor else int(100 * factor)  # open at once at one table by one person
