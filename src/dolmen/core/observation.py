"""A position as numbers: what a seat may know, in a fixed order, the seat itself first.

    LAYOUT = Layout(2, table=[number("round", 60, "the round")], players=[number("food", 400, "food in store")])

    class EmberObserver(Observer[Ember]):
        def observe(self, s: Ember, seat: i64, out: Numbers) -> None:
            out.put(s.round)
            for n in range(2):
                out.put(s.food[(seat + n) % 2])

Numbers are small integers in the range that their field names (see layout.py). Equal numbers mean equal legal words: so
a game also writes what is asked and everything that is pending.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from .layout import Layout
from .state import State

S = TypeVar("S", bound=State)


class Numbers:
    """Numbers that are written from left to right over zeros."""

    def __init__(self, zeros: vec[i16]) -> None:
        self.items = zeros
        self.at: i64 = 0

    def put(self, number: i64) -> None:
        at = self.at
        self.items[at] = i16(number)
        self.at = at + 1

    def skip(self, count: i64) -> None:
        """Leave so many at 0."""
        self.at += count

    def mark(self, place: i64, number: i64) -> None:
        """Write a number so many places further on, and stay here."""
        self.items[self.at + place] = i16(number)

    def put_set(self, numbers: i64, first: i64, count: i64) -> None:
        """So many flags: which of the numbers from the first on are in a set of bits."""
        at = self.at
        items = self.items
        end = at + count
        self.at = end
        numbers >>= first
        while numbers != 0 and at < end:
            if numbers & 1 == 1:
                items[at] = 1
            numbers >>= 1
            at += 1

    def put_counts(self, counts: vec[u8], first: i64, count: i64) -> None:
        """So many small numbers of a table, from the first on; zeros too, since to ask for them costs more."""
        items = self.items
        at = self.at
        k: i64
        for k in range(first, first + count):
            items[at] = i16(counts[k])
            at += 1
        self.at = at

    def put_packed(self, counters: i64, first: i64, count: i64) -> None:
        """So many counters out of a number that holds them side by side, four bits each, from the first on."""
        at = self.at
        items = self.items
        end = at + count
        self.at = end
        counters >>= 4 * first
        while counters != 0 and at < end:
            items[at] = i16(counters & 15)
            counters >>= 4
            at += 1

    def put_all(self, numbers: vec[i64]) -> None:
        items = self.items
        at = self.at
        k: i64
        for k in range(i64(len(numbers))):
            items[at + k] = i16(numbers[k])
        self.at = at + i64(len(numbers))

    def put_seat(self, other: i64, viewer: i64, seats: i64) -> None:
        """A seat as the viewer counts: 1 is its own, 2 the next in order of play; 0 is nobody."""
        at = self.at
        if other >= viewer:
            self.items[at] = i16(other - viewer + 1)
        elif other >= 0:
            self.items[at] = i16(other - viewer + 1 + seats)
        self.at = at + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """Writes positions of one kind of table: so many seats, and options that change what there is to see."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.length: i64 = layout.length
        self.zeros: vec[i16] = vec[i16]([0] * layout.length)

    def observe(self, s: S, seat: i64, out: Numbers) -> None:
        """Write what a seat may know, field by field in the order of the layout."""
        raise NotImplementedError

    def links(self, s: S) -> list[tuple[int, int]]:
        """Which nodes of the map are neighbours, each pair once, where a board is no grid."""
        return []

    def row(self, s: S, seat: i64) -> vec[i16]:
        """The numbers of one position."""
        out = Numbers(self.zeros[:])
        self.observe(s, seat, out)
        return out.items
