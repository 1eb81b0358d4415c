"""Paying and taking resources: gold may stand in for any basic, as the payer likes (FB-032 … FB-037)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.bits import has
from dolmen.core.state import NOT_ASKED, Once, Question
from dolmen.core.words import Words

from .state import FirstBuilders
from .value import BASIC
from .words import GOLD, PAY, RESOURCES, STONE, TAKE, WISDOM, WORDS

ANY_BASIC: Final = 7
STONE_OR_FOOD: Final = 3

# What is paid for.
GOALS: Final = ("visit", "tile", "slot", "citizen", "temple", "bonus", "base", "training")
FOR_VISIT: Final = 0
FOR_TILE: Final = 1
FOR_SLOT: Final = 2
FOR_CITIZEN: Final = 3
FOR_TEMPLE: Final = 4
FOR_BONUS: Final = 5
FOR_BASE: Final = 6
FOR_TRAINING: Final = 7


def charge(s: FirstBuilders, seat: i64, resource: i64, amount: i64, goal: i64, keep: i64 = 0) -> None:
    """Have a seat pay so much of a basic, which it can, and keep so much gold; it is asked only if it has a choice."""
    if s.players[seat].gold == 0:
        s.pay(seat, resource, amount)
    elif amount > 0:
        s.push(Paying(seat, resource, amount, goal, keep))


def charge_tile(s: FirstBuilders, seat: i64, wisdom: i64, stone: i64) -> None:
    """Have a seat pay a tile: first the wisdom, then the stone (FB-103)."""
    keep = s.players[seat].lacks(STONE, stone)
    charge(s, seat, STONE, stone, FOR_TILE)
    if wisdom > 0:
        s.push(Paying(seat, WISDOM, wisdom, FOR_SLOT, keep))


@final
class Paying(Once[FirstBuilders]):
    """How much of a cost is paid in gold; what is kept is needed for the rest of the price."""

    def __init__(self, seat: i64 = 0, resource: i64 = 0, amount: i64 = 0, goal: i64 = 0, keep: i64 = 0) -> None:
        super().__init__(seat)
        self.resource = resource
        self.amount = amount
        self.goal = goal
        self.keep = keep

    def most(self, s: FirstBuilders) -> i64:
        return min(s.players[self.seat].gold - self.keep, self.amount)

    def asks(self, s: FirstBuilders) -> i64:
        least = s.players[self.seat].lacks(self.resource, self.amount)
        if least < self.most(s):
            return self.seat
        s.pop()
        self.pay(s, least)
        return NOT_ASKED

    def words(self, s: FirstBuilders, out: Words) -> None:
        gold: i64
        for gold in range(s.players[self.seat].lacks(self.resource, self.amount), self.most(s) + 1):
            out.append(PAY.base + gold)

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        self.pay(s, WORDS.first[word])

    def pay(self, s: FirstBuilders, gold: i64) -> None:
        s.pay(self.seat, self.resource, self.amount - gold)
        s.pay(self.seat, GOLD, gold)

    def asked(self, s: FirstBuilders) -> Asked:
        numbers: dict[str, int | str] = {"resource": RESOURCES[self.resource], "amount": int(self.amount)}
        numbers["goal"] = GOALS[self.goal]
        return Asked(name="pay", seat=int(self.seat), numbers=numbers, rules=("FB-033",))


@final
class Taking(Question[FirstBuilders]):
    """So many basics of choice, the same or different, each result by one path: ascending (FB-036, FB-037)."""

    def __init__(self, seat: i64 = 0, left: i64 = 1, kinds: i64 = ANY_BASIC, low: i64 = 0) -> None:
        self.seat = seat
        self.left = left
        self.kinds = kinds  # the set of those that may be taken
        self.low = low

    def asks(self, s: FirstBuilders) -> i64:
        if self.left > 0:
            return self.seat
        s.pop()
        return NOT_ASKED

    def words(self, s: FirstBuilders, out: Words) -> None:
        basic: i64
        for basic in range(self.low, 3):
            if has(self.kinds, basic):
                out.append(TAKE.base + basic)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        self.low = WORDS.first[word]
        self.left -= 1
        s.gain(self.seat, self.low, 1)

    def promise(self, s: FirstBuilders) -> float:
        return BASIC * float(self.left)

    def asked(self, s: FirstBuilders) -> Asked:
        numbers: dict[str, int | str] = {"left": int(self.left)}
        if self.kinds == STONE_OR_FOOD:
            return Asked(name="take-stone-or-food", seat=int(self.seat), numbers=numbers, rules=("FB-254",))
        return Asked(name="take", seat=int(self.seat), numbers=numbers, rules=("FB-036", "FB-037"))

    def copy(self) -> Taking:
        return Taking(self.seat, self.left, self.kinds, self.low)
