"""Numbers that copies of a position share: they are replaced as a whole, never written to."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8


def with_number(numbers: vec[i64], at: i64, number: i64) -> vec[i64]:
    """The same with another number at one place."""
    out = numbers[:]
    out[at] = number
    return out


def with_byte(numbers: vec[u8], at: i64, number: i64) -> vec[u8]:
    """The same for small numbers."""
    out = numbers[:]
    out[at] = u8(number)
    return out
