"""Small counters side by side in one number, four bits each: cards of each kind, tokens of each value, slots."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A sequence in which all groups of six bits are different, so that a shifted one tells by how much (De Bruijn's).
SEQUENCE: Final = 0x03F79D71B4CB0A89
PLACES: Final = vec[i64](sorted(range(64), key=lambda n: (SEQUENCE << n >> 58) & 63))
EVEN: Final = 0x0F0F0F0F0F0F0F0F
ONES: Final = vec[i64]([1 << (4 * n) for n in range(15)])


def count(counters: i64, kind: i64) -> i64:
    """The counter of a kind (0 to 14)."""
    return (counters >> (4 * kind)) & 15


def one(kind: i64) -> i64:
    """A single thing of a kind, to add or to take away."""
    return ONES[kind]


def total(counters: i64) -> i64:
    """How many things there are of all kinds: halves are added up until one is left."""
    counters = (counters & EVEN) + ((counters >> 4) & EVEN)
    counters += counters >> 8
    counters += counters >> 16
    counters += counters >> 32
    return counters & 255


def lowest(numbers: i64) -> i64:
    """The lowest number of a set that is not empty."""
    return PLACES[((numbers & -numbers) * SEQUENCE >> 58) & 63]
