"""Random numbers that are the same compiled and interpreted."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from .pickling import reduced

MASK: Final = 0xFFFFFFFF


class Rng:
    """Deals thirty-two random bits at a time (xoshiro128**).

    Randomness belongs to drivers (a match, a bot, a simulation), never to a state.
    """

    def __init__(self, seed: int = 0) -> None:
        digest = blake2b(str(seed).encode(), digest_size=16).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.d: i64 = int.from_bytes(digest[12:16], "little")

    def bits(self) -> i64:
        """Deal the next 32 bits."""
        a = self.a
        b = self.b
        c = self.c ^ a
        d = self.d ^ b
        x = (b * 5) & MASK
        x = ((x << 7) | (x >> 25)) & MASK
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) | (d >> 21)) & MASK
        return (x * 9) & MASK

    def below(self, n: i64) -> i64:
        """Deal a number from 0 to n-1, every one equally likely (Lemire's method, no modulo bias)."""
        product = self.bits() * n
        low = product & MASK
        if low < n:
            floor = ((MASK + 1) - n) % n
            while low < floor:
                product = self.bits() * n
                low = product & MASK
        return product >> 32

    def unit(self) -> float:
        """Deal a number from 0 up to, but not including, 1."""
        return float(self.bits()) / 4294967296.0

    def copy(self) -> Rng:
        """A generator that will deal the same numbers as this one."""
        twin = Rng()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)
