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
from .state import StoneAge
from .words import ENDED, ROUND

PLACING: Final = 1
ACTING: Final = 2
FEEDING: Final = 3
NEW_ROUND: Final = 4
PHASES: Final = ("set-up", "placing", "actions", "feeding", "new-round")

BY_CARDS: Final = 0
BY_BUILDINGS: Final = 1
BY_LIMIT: Final = 2


@final
class Rounds(Question[StoneAge]):
    """The bottom of the stack: which phase comes next."""

    def __init__(self, phase: i64 = PLACING, over: bool = False) -> None:
        self.phase = phase  # the phase that begins when this question is asked
        self.over = over

    def asks(self, s: StoneAge) -> i64:
        if self.over:
            return OVER
        if self.phase == PLACING:
            for player in s.players:
                player.used = 0  # when the new cards lie (SA-132)
            s.round += 1
            s.tell(ROUND, s.first, s.round)
            s.push(Placing(s.first))
        elif self.phase == ACTING:
            s.push(Acting(s.first, s.box.seats))
        elif self.phase == FEEDING:
            s.push(Feeding(s.first, s.box.seats))
        else:
            self.new_round(s)
        self.phase = self.phase + 1 if self.phase < NEW_ROUND else PLACING
        return NOT_ASKED

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
        self.over = True
        s.tell(ENDED, s.first, why)

    def asked(self, s: StoneAge) -> Asked:
        return Asked(name="over", seat=OVER)

    def copy(self) -> Rounds:
        return Rounds(self.phase, self.over)


def slide(s: StoneAge) -> i64:
    """The cards left slide to the right keeping their order; says how many slots are empty (SA-132)."""
    kept: i64 = 0
    slot: i64
    for slot in range(4):
        card = s.display[slot]
        if card > 0:
            s.display[slot] = 0
            s.display[kept] = card
            kept += 1
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
