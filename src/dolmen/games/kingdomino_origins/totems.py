"""Totem mode: after the domino and its fire, who has most of each resource (KO-092 … KO-104)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.state import NOT_ASKED, Once, Question
from dolmen.core.words import Words

from .state import KingdominoOrigins
from .words import GIVE, RESOURCES, WORDS


@final
class Claiming(Question[KingdominoOrigins]):
    """Asks nobody: totems move by themselves, once per turn (KO-095, KO-096)."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def asks(self, s: KingdominoOrigins) -> i64:
        s.pop()
        resource: i64
        for resource in range(4):
            if s.claim(self.seat, resource):
                s.push(Giving(self.seat, resource))
        s.burnt = -1
        return NOT_ASKED

    def copy(self) -> Claiming:
        return self


@final
class Giving(Once[KingdominoOrigins]):
    """The former holder of a totem chooses who of those with most of the resource gets it (KO-100)."""

    def __init__(self, seat: i64 = 0, resource: i64 = 0) -> None:
        super().__init__(seat)
        self.resource = resource

    def words(self, s: KingdominoOrigins, out: Words) -> None:
        other: i64
        for other in range(s.box.seats):
            if s.may_get(self.seat, other, self.resource):
                out.append(GIVE.of(self.resource, other))

    def carry_out(self, s: KingdominoOrigins, word: i64) -> None:
        s.give_totem(self.seat, self.resource, WORDS.second[word])

    def asked(self, s: KingdominoOrigins) -> Asked:
        numbers: dict[str, int | str] = {"totem": RESOURCES[self.resource]}
        return Asked(name="give", seat=int(self.seat), numbers=numbers, rules=("KO-099", "KO-100"))
