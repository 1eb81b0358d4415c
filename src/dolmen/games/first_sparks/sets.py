"""Sets of ranks and spaces as the bits of one number, lowest and highest member first."""

from __future__ import annotations

from mypy_extensions import i64


def lowest(numbers: i64) -> i64:
    """The lowest number of a set that is not empty."""
    n: i64 = 0
    while numbers & 255 == 0:
        numbers >>= 8
        n += 8
    if numbers & 15 == 0:
        numbers >>= 4
        n += 4
    while numbers & 1 == 0:
        numbers >>= 1
        n += 1
    return n


def highest(numbers: i64) -> i64:
    """The highest number of a set; −1 if it is empty."""
    n: i64 = -1
    while numbers > 255:
        numbers >>= 8
        n += 8
    if numbers > 15:
        numbers >>= 4
        n += 4
    while numbers != 0:
        numbers >>= 1
        n += 1
    return n


def nth(numbers: i64, k: i64) -> i64:
    """The k-th lowest number of a set, counted from 0."""
    while k > 0:
        numbers &= numbers - 1
        k -= 1
    return lowest(numbers)


def lowest_of(numbers: i64, count: i64) -> i64:
    """The set of the lowest few numbers of a set, or all if there are fewer."""
    rest = numbers
    while count > 0 and rest != 0:
        rest &= rest - 1
        count -= 1
    return numbers & ~rest
