"""Phase 3: the clans spread, in reverse order (FS-174 … FS-190), the neutral one first (FS-240 … FS-244)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.state import NOT_ASKED, Question
from dolmen.core.words import Words

from .setup import list_affordable, list_neutral
from .state import NEUTRAL_CLAN, FirstSparks
from .words import DONE, WORDS


@final
class Spreading(Question[FirstSparks]):
    """A player places one member after the other, each at its price, until he has enough."""

    def asks(self, s: FirstSparks) -> i64:
        while s.at >= 0:
            seat = s.order[s.at]
            # Whoever hides food is asked as long as the rules leave room: it must not show what he can pay (FS-255).
            if s.may_settle(seat) and (s.hides(seat) or s.can_settle(seat)):
                return seat
            self.next(s)
        s.pop()
        return NOT_ASKED

    def next(self, s: FirstSparks) -> None:
        s.at -= 1
        s.placed = 0

    def words(self, s: FirstSparks, out: Words) -> None:
        list_affordable(s, s.to_move, out)
        out.append(DONE)

    def conceals(self, s: FirstSparks) -> bool:
        """Only food decides how far a clan can spread (FS-255)."""
        return s.hides(s.to_move)

    def answer(self, s: FirstSparks, word: i64) -> None:
        if word == DONE:
            self.next(s)
        else:
            s.pay_and_settle(s.to_move, WORDS.first[word])
            s.placed += 1

    def asked(self, s: FirstSparks) -> Asked:
        seat = int(s.to_move)
        left = min(s.box.newcomers - s.placed, s.cap(seat) - s.clans[seat].size)
        if not s.hides(seat):  # else the question would tell of hidden food (FS-255)
            left = min(left, s.payable_members(seat))
        numbers: dict[str, int | str] = {"left": int(left), "food": int(s.box.step[s.placed])}
        return Asked(name="spread", seat=seat, numbers=numbers, rules=("FS-176", "FS-177", "FS-178", "FS-187"))

    def copy(self) -> Spreading:
        return self


@final
class NeutralSpreading(Question[FirstSparks]):
    """The second player brings the neutral clan up to the size of the first player's, free (FS-240 … FS-244)."""

    def __init__(self, placed: i64 = 0) -> None:
        self.placed = placed  # new neutral members; `s.placed` counts a player's own

    def asks(self, s: FirstSparks) -> i64:
        neutral = s.clans[NEUTRAL_CLAN]
        goal = s.clans[s.order[0]].size
        if neutral.size < goal and self.placed < s.box.newcomers and s.frontier(NEUTRAL_CLAN) != 0:
            return s.order[1]
        s.pop()
        return NOT_ASKED

    def words(self, s: FirstSparks, out: Words) -> None:
        list_neutral(s, out)

    def answer(self, s: FirstSparks, word: i64) -> None:
        s.settle_neutral(s.to_move, WORDS.first[word])
        self.placed += 1

    def asked(self, s: FirstSparks) -> Asked:
        missing = s.clans[s.order[0]].size - s.clans[NEUTRAL_CLAN].size
        numbers: dict[str, int | str] = {"left": int(min(missing, s.box.newcomers - self.placed))}
        return Asked(name="neutral", seat=int(s.order[1]), numbers=numbers, rules=("FS-240", "FS-241", "FS-243"))

    def copy(self) -> NeutralSpreading:
        return NeutralSpreading(self.placed)
