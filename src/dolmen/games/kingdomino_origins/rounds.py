"""The course of the game: set-up, then twelve rounds of turns in the order of the row (KO-020 … KO-029, KO-064)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.bits import bit
from dolmen.core.state import CHANCE, NOT_ASKED, OVER, Question

from .box import ROUNDS, ROW, Box
from .choosing import Choosing
from .hiring import Hiring, fill_cave
from .placing import Placing
from .setup import Drawing, Revealing, lay_out
from .state import NO_CHIEFS, NO_NUMBERS, NOBODY, KingdominoOrigins
from .totems import Claiming
from .words import ENDED, LEFT_OVER, ROUND


@final
class Rounds(Question[KingdominoOrigins]):
    """The bottom of the stack: whose turn comes next, and when a round ends."""

    def asks(self, s: KingdominoOrigins) -> i64:
        if s.round == 0 or s.turn == ROW:
            return self.new_round(s)
        seat = s.chiefs[s.turn]
        domino = s.row[s.turn]
        s.turn += 1
        if seat != NOBODY:
            self.begin_turn(s, seat, domino)
        return NOT_ASKED

    def begin_turn(self, s: KingdominoOrigins, seat: i64, domino: i64) -> None:
        """Place, fire, claim totems, choose, hire: in this order (KO-021, KO-095, KO-114)."""
        last = s.round == ROUNDS
        if s.box.tribe and (not last or s.box.last_hire):
            s.push(Hiring(seat))
        if not last:
            s.push(Choosing(seat))
        if s.box.totem:
            s.push(Claiming(seat))
        s.in_hand = domino
        s.push(Placing(seat, domino))

    def new_round(self, s: KingdominoOrigins) -> i64:
        """The row just chosen is the row to be placed, and a new one is laid out beside it while there are dominoes."""
        if s.round == ROUNDS:
            s.tell(ENDED, CHANCE)
            return OVER
        s.row = s.next_row
        s.chiefs = s.next_chiefs
        s.next_row = NO_NUMBERS
        s.next_chiefs = NO_CHIEFS
        s.round += 1
        s.turn = 0
        position: i64
        for position in range(ROW):
            if s.chiefs[position] == NOBODY:
                s.left_over |= bit(s.row[position])
                s.tell(LEFT_OVER, CHANCE, s.row[position])
        s.tell(ROUND, CHANCE, s.round)
        more = s.pile() > 0
        if s.box.tribe and (more or s.box.last_hire):
            fill_cave(s)
        if more:
            s.push(Revealing())
        return NOT_ASKED

    def asked(self, s: KingdominoOrigins) -> Asked:
        return Asked(name="over", seat=OVER)

    def copy(self) -> Rounds:
        return self


def begin(box: Box) -> KingdominoOrigins:
    """A new game, at its first question."""
    s = lay_out(box)
    s.push(Rounds())
    s.push(Drawing())
    s.push(Revealing())
    s.settle()
    return s
