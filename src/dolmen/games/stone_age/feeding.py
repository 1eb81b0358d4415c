"""Phase 3: every player feeds the tribe (SA-118 … SA-131)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.rng import Rng
from dolmen.core.state import NOT_ASKED, Question
from dolmen.core.words import Words

from .box import TOP_CHOICE
from .buying import Paying, Taking
from .state import StoneAge
from .tools import list_cards
from .words import FED, FOOD, NOWHERE, STARVE, STARVED, USE, WORDS


@final
class Feeding(Question[StoneAge]):
    """In turn order from the first player (SA-G11); only a seat that is short of food decides anything."""

    def __init__(self, seat: i64 = 0, turns: i64 = 0, short: i64 = 0) -> None:
        self.seat = seat
        self.turns = turns  # seats still to be fed, this one included
        self.short = short  # what this seat lacks after all its food is gone; 0 before it has eaten

    def asks(self, s: StoneAge) -> i64:
        while self.turns > 0:
            if self.short == 0:
                self.eat(s)
            if self.short > 0:
                if self.means(s) >= self.short:
                    return self.seat
                self.starve(s)
            self.next(s)
        s.pop()
        return NOT_ASKED

    def eat(self, s: StoneAge) -> None:
        """Food by the level, then one food for every figure owned, as far as it goes (SA-119, SA-120, SA-123)."""
        player = s.players[self.seat]
        s.gain(self.seat, FOOD, player.level)
        eaten = min(player.food, player.figures)
        player.food -= eaten
        self.short = player.figures - eaten
        s.tell(FED, self.seat, eaten)

    def means(self, s: StoneAge) -> i64:
        """Resources that could replace food, with those that card 36 would still bring (SA-206)."""
        means = s.players[self.seat].resources()
        card = s.usable(self.seat, TOP_CHOICE)
        while card > 0:
            means += s.box.amount[card]
            card = s.usable(self.seat, TOP_CHOICE, card)
        return means

    def starve(self, s: StoneAge) -> None:
        """Ten points are lost, however many go hungry; resources are kept (SA-125, SA-127)."""
        s.players[self.seat].hungry += s.box.penalty
        s.tell(STARVED, self.seat, s.box.penalty)

    def next(self, s: StoneAge) -> None:
        self.seat = s.after(self.seat)
        self.turns -= 1
        self.short = 0

    def words(self, s: StoneAge, out: Words) -> None:
        list_cards(s, self.seat, TOP_CHOICE, out)
        PayingFood(self.seat, NOWHERE, self.short).words(s, out)  # none, if they do not suffice
        out.append(STARVE)

    def answer(self, s: StoneAge, word: i64) -> None:
        if word == STARVE:
            self.starve(s)
            self.next(s)
        elif word >= USE.base and word < USE.base + USE.size:
            s.push(Taking(self.seat, WORDS.first[word]))
        else:
            payment = PayingFood(self.seat, NOWHERE, self.short)
            self.next(s)
            s.push(payment)
            payment.answer(s, word)

    def suggest(self, s: StoneAge, rng: Rng) -> i64:
        """A small hunger is stilled with resources; a large one costs the same ten points."""
        if self.short > 3 or s.players[self.seat].resources() < self.short:
            return STARVE
        return PayingFood(self.seat, NOWHERE, self.short).suggest(s, rng)

    def asked(self, s: StoneAge) -> Asked:
        numbers: dict[str, int | str] = {"short": int(self.short), "points": int(s.box.penalty)}
        return Asked(name="feed", seat=int(self.seat), numbers=numbers, rules=("SA-124", "SA-125"))

    def copy(self) -> Feeding:
        return Feeding(self.seat, self.turns, self.short)


@final
class PayingFood(Paying):
    """The whole shortfall is covered with resources, one for one (SA-124)."""

    def finish(self, s: StoneAge) -> None:
        s.tell(FED, self.seat, self.paid)

    def asked(self, s: StoneAge) -> Asked:
        return Asked(name="feed-rest", seat=int(self.seat), numbers={"left": int(self.left)}, rules=("SA-124",))

    def copy(self) -> PayingFood:
        twin = PayingFood(self.seat, self.where, self.left, self.kinds)
        self.copy_payment(twin)
        return twin
