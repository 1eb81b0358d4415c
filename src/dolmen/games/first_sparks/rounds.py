"""The course of the game: set-up, placement, then rounds of four phases until an end (FS-114, FS-191 … FS-213)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.bits import has
from dolmen.core.state import CHANCE, NOT_ASKED, OVER, Question

from .box import INTELLIGENCE, Box
from .buying import begin_buying
from .hunting import Hunting, spoil
from .market import change_market, clear_unsold
from .phases import BUREAUCRACY, BUYING, HUNTING, PLACEMENT, SET_UP, SPOILAGE, SPREADING
from .setup import Dealing, FirstMembers, Laying, NeutralStart, SecondMembers, lay_out
from .spreading import NeutralSpreading, Spreading
from .state import FirstSparks
from .words import ENDED, REFILLED, ROUND

BY_SIZE: Final = 0
BY_LIMIT: Final = 1


@final
class Rounds(Question[FirstSparks]):
    """The bottom of the stack: each time it is asked, the next phase begins."""

    def asks(self, s: FirstSparks) -> i64:
        phase = s.phase
        if phase == SPREADING and self.is_over(s):
            return OVER
        s.phase = phase + 1 if phase < BUREAUCRACY else BUYING
        if s.phase == PLACEMENT:
            s.push(SecondMembers())
            s.push(FirstMembers())
            if s.box.seats == 2:
                s.push(NeutralStart())
        elif s.phase == BUYING:
            s.round += 1
            s.tell(ROUND, s.order[0], s.round)
            begin_buying(s)
        elif s.phase == SPOILAGE:
            clear_unsold(s)
        elif s.phase == HUNTING:
            spoil(s)
            s.at = s.box.seats - 1
            s.push(Hunting())
        elif s.phase == SPREADING:
            s.at = s.box.seats - 1
            s.placed = 0
            s.push(Spreading())
            if s.box.seats == 2:
                s.push(NeutralSpreading())
        else:
            govern(s)
        return NOT_ASKED

    def is_over(self, s: FirstSparks) -> bool:
        """After the phase in which a 13th member was placed, or the last round (FS-210, FS-213, FS-257)."""
        seat: i64
        for seat in range(s.box.seats):
            if s.clans[seat].size >= s.box.goal:
                s.tell(ENDED, seat, BY_SIZE)
                return True
        if s.round >= s.box.round_limit:
            s.tell(ENDED, CHANCE, BY_LIMIT)
            return True
        return False

    def asked(self, s: FirstSparks) -> Asked:
        return Asked(name="over", seat=OVER)

    def copy(self) -> Rounds:
        return self


def govern(s: FirstSparks) -> None:
    """Phase 4: order, refill, market (FS-191)."""
    s.sort()
    seat: i64
    for seat in range(s.box.seats):  # one at most has it: there is one such card
        if has(s.clans[seat].skills, INTELLIGENCE):
            s.step_back(seat)
    refill(s)
    change_market(s)


def refill(s: FirstSparks) -> None:
    """Harvest spaces get their supply, never more tokens than there are (FS-196, FS-200)."""
    kind: i64
    for kind in range(4):
        before = s.harvest[kind]
        after = s.refilled(kind, before)
        if after > before:
            s.harvest[kind] = after
            s.tell(REFILLED, CHANCE, kind, after - before)


def begin(box: Box) -> FirstSparks:
    """A new game, at its first question."""
    s = lay_out(box)
    s.phase = SET_UP
    s.push(Rounds())
    s.push(Laying())
    s.push(Dealing())
    s.settle()
    return s
