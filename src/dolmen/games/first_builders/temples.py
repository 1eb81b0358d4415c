"""Temples and zodiac cards (FB-061 … FB-064, FB-122 … FB-125, FB-233 … FB-235, FB-267, FB-270)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.bits import bit
from dolmen.core.state import NOT_ASKED, Once, Question
from dolmen.core.words import Words

from .box import AQUARIUS
from .state import FIRST_TEMPLE, NOBODY, TEMPLES_FULL, FirstBuilders
from .value import CLIMB_ONE, CLIMB_TWO
from .words import CLIMB, CLIMBED, DONE, GOLD, MET, TEMPLES, TOOK_SIGN, WORDS

NO_TEMPLE = -1


def is_full(s: FirstBuilders, seat: i64, temple: i64) -> bool:
    return s.disc(FIRST_TEMPLE + temple, seat) == s.box.top


def can_climb(s: FirstBuilders, seat: i64, other_than: i64 = NO_TEMPLE) -> bool:
    """Whether a disc can still rise in some temple."""
    temple: i64
    for temple in range(3):
        if temple != other_than and not is_full(s, seat, temple):
            return True
    return False


def climb(s: FirstBuilders, seat: i64, temple: i64, steps: i64) -> None:
    """Raise a disc; steps beyond the top are lost (FB-123)."""
    track = FIRST_TEMPLE + temple
    start = s.disc(track, seat)
    step = min(start + steps, s.box.top)
    if step > start:
        s.move_disc(track, seat, step)
        s.tell(CLIMBED, seat, temple, step)
        if step == s.box.top and s.has_topped(seat):
            s.tell(MET, seat, TEMPLES_FULL)


def take_sign(s: FirstBuilders, seat: i64, temple: i64) -> None:
    """Take a temple's zodiac card, from whoever holds it (FB-124)."""
    holder = s.owners[temple]
    if holder == seat:
        return
    sign = i64(s.signs[temple])
    if holder != NOBODY:
        s.players[holder].signs &= ~bit(sign)
    s.players[seat].signs |= bit(sign)
    owners = s.owners[:]
    owners[temple] = seat
    s.owners = owners
    s.tell(TOOK_SIGN, seat, sign)


def climb_two(s: FirstBuilders, seat: i64, temple: i64, extra: i64) -> None:
    """An advance of two, cut short by the top or not; with Aquarius one more step for gold (FB-233, FB-G29, FB-G30)."""
    if s.has_sign(seat, AQUARIUS) and not is_full(s, seat, temple):
        extra += 1
    climb(s, seat, temple, 2)
    if extra > 0:
        s.push(ExtraSteps(seat, temple, extra))


@final
class Climbing(Once[FirstBuilders]):
    """Which disc rises: by two with the zodiac card, or by one without (FB-122, FB-135, FB-270)."""

    def __init__(self, seat: i64 = 0, steps: i64 = 1) -> None:
        super().__init__(seat)
        self.steps = steps

    def words(self, s: FirstBuilders, out: Words) -> None:
        temple: i64
        for temple in range(3):
            if not is_full(s, self.seat, temple) or (self.steps == 2 and not s.box.full_temple_refused):
                out.append(CLIMB.base + temple)

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        temple = WORDS.first[word]
        if self.steps == 2:
            climb_two(s, self.seat, temple, 0)
            take_sign(s, self.seat, temple)
        else:
            climb(s, self.seat, temple, 1)

    def promise(self, s: FirstBuilders) -> float:
        return CLIMB_TWO if self.steps == 2 else CLIMB_ONE

    def asked(self, s: FirstBuilders) -> Asked:
        if self.steps == 2:
            return Asked(name="climb-two", seat=int(self.seat), rules=("FB-122", "FB-123", "FB-124"))
        return Asked(name="climb", seat=int(self.seat), rules=("FB-135", "FB-270"))


@final
class ExtraSteps(Question[FirstBuilders]):
    """One step in another temple for a gold, for a temple building and for Aquarius each (FB-233, FB-235, FB-267)."""

    def __init__(self, seat: i64 = 0, temple: i64 = 0, left: i64 = 1, low: i64 = 0) -> None:
        self.seat = seat
        self.temple = temple  # the one that rose by two
        self.left = left
        self.low = low  # two steps are taken in ascending order, so that each result has one path

    def asks(self, s: FirstBuilders) -> i64:
        if self.left > 0 and s.players[self.seat].gold > 0:
            temple: i64
            for temple in range(self.low, 3):
                if self.is_open(s, temple):
                    return self.seat
        s.pop()
        return NOT_ASKED

    def is_open(self, s: FirstBuilders, temple: i64) -> bool:
        return temple != self.temple and not is_full(s, self.seat, temple)

    def words(self, s: FirstBuilders, out: Words) -> None:
        temple: i64
        for temple in range(self.low, 3):
            if self.is_open(s, temple):
                out.append(CLIMB.base + temple)
        out.append(DONE)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        if word == DONE:
            s.pop()
            return
        self.left -= 1
        self.low = WORDS.first[word]
        s.pay(self.seat, GOLD, 1)
        climb(s, self.seat, self.low, 1)

    def asked(self, s: FirstBuilders) -> Asked:
        numbers: dict[str, int | str] = {"temple": TEMPLES[self.temple], "left": int(self.left)}
        return Asked(name="extra-step", seat=int(self.seat), numbers=numbers, rules=("FB-233", "FB-267"))

    def copy(self) -> ExtraSteps:
        return ExtraSteps(self.seat, self.temple, self.left, self.low)
