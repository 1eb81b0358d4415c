"""Phase 2: every player in turn carries out the actions of all figures placed (SA-043 … SA-052)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.rng import Rng
from dolmen.core.state import NOT_ASKED, Once, Question
from dolmen.core.words import Words

from .box import TOP_CHOICE
from .buying import Taking, buy
from .gathering import Rolling
from .state import StoneAge
from .tools import list_cards, tool
from .words import (
    ACT,
    ACTED,
    CARD,
    DECLINED,
    DONE,
    FARM,
    FOOD,
    FOREST,
    GROW,
    HUNT,
    HUT,
    PLACES,
    TOOLMAKER,
    USE,
    WORDS,
)


@final
class Acting(Question[StoneAge]):
    """The action turns: the acting seat chooses the order of its actions (SA-044).

    Only cards and buildings may be declined (SA-049), and that for good (SA-051): `done`, when nothing compulsory is
    left, declines all that remain. Card 36 may be used between any two actions, and while paying (SA-206); a turn in
    which nothing else is left to do is not kept open for it.
    """

    def __init__(self, seat: i64 = 0, turns: i64 = 0) -> None:
        self.seat = seat
        self.turns = turns  # turns still to come, this one included

    def asks(self, s: StoneAge) -> i64:
        while self.turns > 0:
            if self.can_choose(s):
                return self.seat
            self.decline(s)
            self.seat = s.after(self.seat)
            self.turns -= 1
        s.pop()
        return NOT_ASKED

    def can_choose(self, s: StoneAge) -> bool:
        """Whether the seat has something to do: a compulsory action, or a purchase within its means."""
        where: i64
        choice = s.has_choice(self.seat)
        for where in range(len(PLACES)):
            if s.placed[where * 4 + self.seat] > 0 and (where < CARD or choice or s.affordable(self.seat, where)):
                return True
        return False

    def words(self, s: StoneAge, out: Words) -> None:
        compulsory = False
        where: i64
        for where in range(len(PLACES)):
            if s.placed[where * 4 + self.seat] == 0:
                continue
            if where < CARD:
                compulsory = True
            elif not s.affordable(self.seat, where):
                continue
            out.append(ACT.of(where))
        list_cards(s, self.seat, TOP_CHOICE, out)
        if not compulsory:
            out.append(DONE)

    def answer(self, s: StoneAge, word: i64) -> None:
        seat = self.seat
        if word == DONE:
            self.decline(s)
            return
        if word >= USE.base:
            s.push(Taking(seat, WORDS.first[word]))
            return
        where = WORDS.first[word]
        s.tell(ACTED, seat, where)
        if where >= CARD:
            buy(s, seat, where)
        elif where == TOOLMAKER:
            s.send_home(seat, where)
            tool(s, seat)
        elif where == HUT:
            s.send_home(seat, where)
            if s.box.growth_optional and not s.is_full(seat, HUT):
                s.push(Growing(seat))
            else:
                s.grow(seat)
        elif where == FARM:
            s.send_home(seat, where)
            s.raise_level(seat)
        else:
            good = FOOD if where == HUNT else where - FOREST
            s.push(Rolling(seat, good, i64(s.placed[where * 4 + seat]), where))

    def decline(self, s: StoneAge) -> None:
        """Figures on cards and buildings go home empty-handed (SA-086, SA-096)."""
        where: i64
        for where in range(CARD, len(PLACES)):
            if s.placed[where * 4 + self.seat] > 0:
                s.tell(DECLINED, self.seat, where)
                s.send_home(self.seat, where)

    def suggest(self, s: StoneAge, rng: Rng) -> i64:
        """In the order of the board: gathering before buying."""
        out = Words()
        self.words(s, out)
        return out.at(0)

    def asked(self, s: StoneAge) -> Asked:
        return Asked(name="act", seat=int(self.seat), rules=("SA-044", "SA-049"))

    def copy(self) -> Acting:
        return Acting(self.seat, self.turns)


@final
class Growing(Once[StoneAge]):
    """Whether the hut's figure is wanted (option hut_growth=optional)."""

    def words(self, s: StoneAge, out: Words) -> None:
        out.append(GROW)
        out.append(DONE)

    def carry_out(self, s: StoneAge, word: i64) -> None:
        if word == GROW:
            s.grow(self.seat)

    def asked(self, s: StoneAge) -> Asked:
        return Asked(name="grow", seat=int(self.seat), rules=("SA-050", "SA-070"))
