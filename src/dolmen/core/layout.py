"""How the numbers of an observation lie: named fields, each with its range and meaning.

First come the fields of the table; then a block for every seat in the order of play, the viewer's first, all alike. So
the same position from another chair has the same blocks, turned.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from math import prod
from typing import NamedTuple

NUMBER = "number"  # more of it is more of it
CHOICE = "choice"  # one of several things, numbered from 1; 0 is none of them
SEAT = "seat"  # a seat as the viewer counts: 1 is its own, 2 the next in order of play; 0 is nobody
OWN = "own"  # the viewer's own seat as words name it, from 0


class Field(NamedTuple):
    """Some numbers with one meaning."""

    name: str
    about: str
    kind: str
    low: int
    high: int
    usual: int  # what is much of it in play, to divide by; the bounds may lie far off
    shape: tuple[int, ...]  # of the table, or of one seat; () is one number
    each: bool  # in the block of every seat
    secret: bool  # not everybody may know it
    space: str  # the board it lies on: its shape is the rows and columns, or the nodes, of that board
    start: int  # where it begins: in the whole, or in a seat's block

    @property
    def length(self) -> int:
        """How many numbers it has, of the table or of one seat."""
        return prod(self.shape)

    @property
    def range(self) -> str:
        return f"{self.low} … {self.high}" if self.high > 1 or self.low else "0, 1"

    @staticmethod
    def number(
        name: str,
        high: int,
        about: str,
        *,
        usual: int = 0,
        shape: Sequence[int] = (),
        low: int = 0,
        secret: bool = False,
        space: str = "",
    ) -> Field:
        """Amounts from low to high; `usual` is what is much of it in play, where the bound lies far off."""
        return Field(name, about, NUMBER, low, high, usual or high, tuple(shape), False, secret, space, 0)

    @staticmethod
    def flag(name: str, about: str, *, shape: Sequence[int] = (), secret: bool = False, space: str = "") -> Field:
        """Whether something is so."""
        return Field.number(name, 1, about, shape=shape, secret=secret, space=space)

    @staticmethod
    def choice(
        name: str,
        things: int,
        about: str,
        *,
        shape: Sequence[int] = (),
        secret: bool = False,
        space: str = "",
    ) -> Field:
        """Which of so many things, from 1; 0 is none of them."""
        return Field(name, about, CHOICE, 0, things, 1, tuple(shape), False, secret, space, 0)

    @staticmethod
    def seat(name: str, about: str, *, shape: Sequence[int] = (), space: str = "") -> Field:
        """Which seat, as the viewer counts."""
        return Field(name, about, SEAT, 0, 0, 1, tuple(shape), False, False, space, 0)

    @staticmethod
    def own_seat() -> Field:
        """The viewer's seat as words name it: some words name seats, and the numbers of a layout do not."""
        about = "the viewer's own seat, from 0, as words that name seats count it"
        return Field("seat", about, OWN, 0, 0, 1, (), False, False, "", 0)

    @staticmethod
    def asking(questions: Collection[str]) -> list[Field]:
        """What every layout begins with: whose numbers these are, what is asked and who decides."""
        return [
            Field.own_seat(),
            Field.choice("asked", len(questions), f"what the seat to move is asked: {', '.join(questions)}"),
            Field.seat("to_move", "who decides; 0 is fate, or nobody at the end"),
        ]


def numbered(kinds: Mapping[str, type]) -> dict[type, int]:
    """The number of each kind of question, from 1, in the order of their names."""
    return {kind: n for n, kind in enumerate(kinds.values(), 1)}


class Layout:
    """The fields of an observation for so many seats."""

    def __init__(self, seats: int, table: Sequence[Field], players: Sequence[Field] = ()) -> None:
        self.seats = seats
        self.fields: dict[str, Field] = {}
        self.table_length = self.lay(table, each=False)
        self.seat_length = self.lay(players, each=True)
        self.length = self.table_length + seats * self.seat_length

    def lay(self, fields: Sequence[Field], each: bool) -> int:
        """Lay fields one behind the other; says how long they are together."""
        start = 0
        for field in fields:
            if field.name in self.fields:
                raise ValueError(f"the field {field.name!r} is declared twice")
            high = {SEAT: self.seats, OWN: max(1, self.seats - 1)}.get(field.kind, field.high)
            self.fields[field.name] = field._replace(high=high, each=each, start=start)
            start += field.length
        return start

    def shape(self, field: Field) -> tuple[int, ...]:
        """The shape of a field with its seats."""
        return (self.seats, *field.shape) if field.each else field.shape

    def indices(self, field: Field) -> list[int]:
        """Where the numbers of a field stand, seat after seat."""
        if not field.each:
            return list(range(field.start, field.start + field.length))
        blocks = range(self.table_length + field.start, self.length, max(1, self.seat_length))
        return [start + k for start in blocks for k in range(field.length)]

    @cached_property
    def of_numbers(self) -> list[Field]:
        """The field of every number."""
        out: dict[int, Field] = {}
        for field in self.fields.values():
            out.update(dict.fromkeys(self.indices(field), field))
        return [out[k] for k in range(self.length)]

    def turned(self, numbers: Sequence[int], by: int) -> list[int]:
        """The same position as the seat sees it that sits so many seats further; secrets stay what they were."""
        out: list[int] = []
        for item, field in zip(numbers, self.of_numbers, strict=True):
            if field.kind == SEAT and item:
                item = (item - 1 - by) % self.seats + 1
            elif field.kind == OWN:
                item = (item + by) % self.seats
            out.append(item)
        cut = self.table_length + by * self.seat_length
        return out[: self.table_length] + out[cut:] + out[self.table_length : cut]

    def markdown(self) -> str:
        """The fields as a table."""
        lines = ["| field | numbers | range | meaning |", "|---|---|---|---|"]
        for field in self.fields.values():
            shape = " × ".join([*(["seats"] if field.each else []), *map(str, field.shape)]) or "1"
            lines.append(f"| `{field.name}` | {shape} | {field.range} | {field.about} |")
        return "\n".join(lines)

    def __len__(self) -> int:
        return self.length

    def __repr__(self) -> str:
        return f"<layout of {self.length} numbers in {len(self.fields)} fields for {self.seats} seats>"
