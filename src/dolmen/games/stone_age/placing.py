"""Phase 1: the players place their figures in turn (SA-020 … SA-042)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.rng import Rng
from dolmen.core.state import NOT_ASKED, Question
from dolmen.core.words import Words

from .policy import suggest_place
from .state import StoneAge
from .words import HUT, PLACE, PLACED, PLACES, STUCK, WORDS


@final
class Placing(Question[StoneAge]):
    """One seat after the other puts figures on one place, around and around."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def asks(self, s: StoneAge) -> i64:
        """The next seat that can place; a seat without figures or without a place is skipped (SA-028, SA-029)."""
        n: i64
        for n in range(s.box.seats):
            if s.can_place(self.seat):
                return self.seat
            self.seat = s.after(self.seat)
        for n in range(s.box.seats):
            if s.players[n].idle > 0:
                s.tell(STUCK, n, s.players[n].idle)
        s.pop()
        return NOT_ASKED

    def words(self, s: StoneAge, out: Words) -> None:
        where: i64
        people: i64
        room: i64
        for where in range(len(PLACES)):
            room = s.room(self.seat, where)
            for people in range(2 if where == HUT else 1, room + 1):
                out.append(PLACE.of(where, people))

    def answer(self, s: StoneAge, word: i64) -> None:
        where = WORDS.first[word]
        people = WORDS.second[word]
        s.placed[where * 4 + self.seat] = u8(people)
        s.players[self.seat].idle -= people
        s.tell(PLACED, self.seat, where, people)
        self.seat = s.after(self.seat)

    def suggest(self, s: StoneAge, rng: Rng) -> i64:
        return suggest_place(s, self.seat, rng)

    def asked(self, s: StoneAge) -> Asked:
        idle = int(s.players[self.seat].idle)
        return Asked(name="place", seat=int(self.seat), numbers={"people": idle}, rules=("SA-021", "SA-022"))

    def copy(self) -> Placing:
        return Placing(self.seat)
