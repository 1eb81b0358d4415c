"""The course of the game: set-up, then rounds of three phases, until an end (SA-018, SA-131 … SA-142)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.state import NOT_ASKED, OVER, Question

from .actions import Acting
from .box import Box
from .feeding import Feeding
from .placing import Placing
from .setup import Beginning, Revealing, Turning, lay_out
from .state import ACTING, FEEDING, FINISHED, NEW_ROUND, PLACING, SET_UP, StoneAge
from .words import ENDED, ROUND

BY_CARDS: Final = 0
BY_BUILDINGS: Final = 1
BY_LIMIT: Final = 2


@final
class Rounds(Question[StoneAge]):
    """The bottom of the stack: it is asked when a phase is over, and begins the next."""

    def asks(self, s: StoneAge) -> i64:
        if s.phase == SET_UP or s.phase == NEW_ROUND:
            self.begin_round(s)
        elif s.phase == PLACING:
            s.phase = ACTING
            s.push(Acting(s.first, s.box.seats))
        elif s.phase == ACTING:
            s.phase = FEEDING
            s.push(Feeding(s.first, s.box.seats))
        elif s.phase == FEEDING:
            s.phase = NEW_ROUND
            self.new_round(s)
        return OVER if s.phase == FINISHED else NOT_ASKED

    def begin_round(self, s: StoneAge) -> None:
        """Tools are fresh when the new cards lie (SA-132), and the first player places."""
        for player in s.players:
            player.used = 0
        s.round += 1
        s.phase = PLACING
        s.tell(ROUND, s.first, s.round)
        s.push(Placing(s.first))

    def new_round(self, s: StoneAge) -> None:
        """The token moves on, cards slide and are filled up; or the game ends."""
        seat: i64
        for seat in range(s.box.seats):
            if s.heights[seat] == 0:  # End B (SA-139)
                self.end(s, BY_BUILDINGS)
                return
        s.first = s.after(s.first)
        slots = slide(s)
        if slots > s.deck.left():  # End A (SA-136)
            self.end(s, BY_CARDS)
            return
        if s.round >= s.box.round_limit:  # SA-220: ours, not the rulebook's
            self.end(s, BY_LIMIT)
            return
        s.push(Revealing())

    def end(self, s: StoneAge, why: i64) -> None:
        s.phase = FINISHED
        s.tell(ENDED, s.first, why)

    def asked(self, s: StoneAge) -> Asked:
        return Asked(name="over", seat=OVER)

    def copy(self) -> Rounds:
        return self


def slide(s: StoneAge) -> i64:
    """The cards left slide to the right keeping their order; says how many slots are empty (SA-132)."""
    display = s.display[:]
    kept: i64 = 0
    slot: i64
    for slot in range(4):
        card = display[slot]
        if card > 0:
            display[slot] = 0
            display[kept] = card
            kept += 1
    s.display = display
    return 4 - kept


def begin(box: Box) -> StoneAge:
    """A new game, at its first question."""
    s = lay_out(box)
    s.push(Rounds())
    stack: i64
    for stack in range(box.seats - 1, -1, -1):
        s.push(Turning(stack))
    s.push(Revealing())
    s.push(Beginning())
    s.settle()
    return s
