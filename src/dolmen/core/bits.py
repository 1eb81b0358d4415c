"""Small sets as the bits of one number: cards owned, spaces used, seats that know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A table, because mypyc writes `i64(1) << n` as a shift of a 32-bit number of C, which is wrong from n = 31 on.
POWERS: Final = vec[i64]([1 << n for n in range(63)])


def bit(number: i64) -> i64:
    """The set that holds this number alone (0 to 62)."""
    return POWERS[number]


def has(numbers: i64, number: i64) -> bool:
    """Whether a set holds a number."""
    return (numbers >> number) & 1 == 1


def count_bits(numbers: i64) -> i64:
    """How many numbers a set holds."""
    n: i64 = 0
    while numbers != 0:
        numbers &= numbers - 1
        n += 1
    return n
