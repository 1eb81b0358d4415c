"""Tribe mode: the cave, and cavemen hired for wooden resources (KO-111 … KO-136)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.bits import bit
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, Once, Question
from dolmen.core.words import Words

from .box import CAVEMAN, GRID, KINDS, NAMED, NOTHING, OPEN, WOOD
from .state import NO_CAVEMAN, KingdominoOrigins
from .words import (
    CAVEMEN,
    DONE,
    HIRE,
    HIRED,
    PAID,
    PAY,
    PUT,
    PUT_DOWN,
    SEARCH,
    SEARCHED,
    SWEPT,
    TURN,
    TURNED,
    WORDS,
)

OPEN_PRICE: Final = 2  # different resources for an open tile
STACK_PRICE: Final = 4  # and for one of the stack


def fill_cave(s: KingdominoOrigins) -> None:
    """Begin to fill the open spaces; with cave_refill=replace what still lies there goes first, while tiles last."""
    if s.box.cave_replaced and s.stack_of_cavemen.left() > 0:
        space: i64
        for space in range(OPEN):
            if s.cave[space] != NO_CAVEMAN:
                s.tell(SWEPT, CHANCE, s.cave[space])
                s.swept += 1
                s.set_open(space, NO_CAVEMAN)
    s.push(Refilling())


@final
class Refilling(Question[KingdominoOrigins]):
    """Empty spaces of the cave are filled from the stack, as far as it goes (KO-131, KO-133)."""

    def asks(self, s: KingdominoOrigins) -> i64:
        if s.is_open(NO_CAVEMAN) and s.stack_of_cavemen.left() > 0:
            return CHANCE
        s.pop()
        return NOT_ASKED

    def words(self, s: KingdominoOrigins, out: Words) -> None:
        s.stack_of_cavemen.words(TURN.base, out)

    def weights(self, s: KingdominoOrigins) -> list[int]:
        return s.stack_of_cavemen.weights()

    def sample(self, s: KingdominoOrigins, rng: Rng) -> i64:
        return s.stack_of_cavemen.sample(TURN.base, rng)

    def answer(self, s: KingdominoOrigins, word: i64) -> None:
        kind = WORDS.first[word]
        s.stack_of_cavemen.take(kind)
        s.tell(TURNED, CHANCE, kind)
        space: i64
        for space in range(OPEN):
            if s.cave[space] == NO_CAVEMAN:
                s.set_open(space, kind)
                return

    def asked(self, s: KingdominoOrigins) -> Asked:
        return Asked(name="turn", seat=CHANCE, rules=("KO-111", "KO-131"))

    def copy(self) -> Refilling:
        return self


@final
class Hiring(Once[KingdominoOrigins]):
    """One caveman may be hired; who cannot pay is not asked (KO-112 … KO-117)."""

    def is_due(self, s: KingdominoOrigins) -> bool:
        return s.can_hire(self.seat) or s.can_search(self.seat)

    def words(self, s: KingdominoOrigins, out: Words) -> None:
        kind: i64
        if s.can_hire(self.seat):
            for kind in range(KINDS):
                if s.is_open(kind):
                    out.append(HIRE.of(kind))
        if s.can_search(self.seat):
            s.stack_of_cavemen.words(SEARCH.base, out)
        out.append(DONE)

    def carry_out(self, s: KingdominoOrigins, word: i64) -> None:
        if word == DONE:
            return
        kind = WORDS.first[word]
        s.push(Putting(self.seat, kind))
        if word < SEARCH.base:
            s.take_open(kind)
            s.tell(HIRED, self.seat, kind)
            s.push(Paying(self.seat, OPEN_PRICE))
        else:  # the rest of the stack is shuffled: a bag has no order
            s.stack_of_cavemen.take(kind)
            s.tell(SEARCHED, self.seat, kind)
            s.push(Paying(self.seat, STACK_PRICE))

    def asked(self, s: KingdominoOrigins) -> Asked:
        numbers: dict[str, int | str] = {"open": OPEN_PRICE, "stack": STACK_PRICE}
        return Asked(name="hire", seat=int(self.seat), numbers=numbers, rules=("KO-112", "KO-115", "KO-116"))


@final
class Paying(Once[KingdominoOrigins]):
    """Which pieces are discarded, one of each kind, in reading order (KO-118 … KO-121)."""

    def __init__(self, seat: i64 = 0, left: i64 = OPEN_PRICE, paid: i64 = 0, after: i64 = -1) -> None:
        super().__init__(seat)
        self.left = left
        self.paid = paid  # kinds paid already, one bit each
        self.after = after  # the cell of the last one

    def words(self, s: KingdominoOrigins, out: Words) -> None:
        territory = s.territories[self.seat]
        cell: i64
        for cell in range(self.after + 1, territory.end()):
            if territory.pieces[cell] >= WOOD and territory.can_pay(cell, self.left, self.paid):
                out.append(PAY.base + NAMED[cell])

    def carry_out(self, s: KingdominoOrigins, word: i64) -> None:
        cell = GRID[WORDS.first[word]]
        territory = s.own(self.seat)
        resource = territory.wood_at(cell)
        territory.pieces[cell] = u8(NOTHING)
        territory.count(resource, -1)
        territory.spent += 1
        s.tell(PAID, self.seat, resource, NAMED[cell])
        if self.left > 1:
            s.push(Paying(self.seat, self.left - 1, self.paid | bit(resource), cell))

    def asked(self, s: KingdominoOrigins) -> Asked:
        numbers: dict[str, int | str] = {"left": int(self.left)}
        whom = s.stack[-2]  # the caveman waits until it is paid for
        if isinstance(whom, Putting):
            numbers["caveman"] = CAVEMEN[whom.kind]
        return Asked(name="pay", seat=int(self.seat), numbers=numbers, rules=("KO-118", "KO-119"))


@final
class Putting(Once[KingdominoOrigins]):
    """Where the hired caveman goes (KO-122 … KO-127)."""

    def __init__(self, seat: i64 = 0, kind: i64 = 0) -> None:
        super().__init__(seat)
        self.kind = kind

    def words(self, s: KingdominoOrigins, out: Words) -> None:
        territory = s.territories[self.seat]
        cell: i64
        for cell in range(territory.first(), territory.end()):
            if territory.can_hold(s.box, cell):
                out.append(PUT.base + NAMED[cell])

    def carry_out(self, s: KingdominoOrigins, word: i64) -> None:
        cell = GRID[WORDS.first[word]]
        s.own(self.seat).pieces[cell] = u8(CAVEMAN + self.kind)
        s.tell(PUT_DOWN, self.seat, self.kind, NAMED[cell])

    def asked(self, s: KingdominoOrigins) -> Asked:
        numbers: dict[str, int | str] = {"caveman": CAVEMEN[self.kind]}
        return Asked(name="put", seat=int(self.seat), numbers=numbers, rules=("KO-122", "KO-123", "KO-127"))
