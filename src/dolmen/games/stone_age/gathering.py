"""Hunting, gathering, and the cards that are rolled for (SA-076 … SA-080, SA-187)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.bits import bit
from dolmen.core.deck import NONE
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, Question
from dolmen.core.words import Words

from .box import TOP_ONCE
from .policy import suggest_tool
from .state import StoneAge
from .tools import list_cards
from .words import DONE, GOODS, NOWHERE, ROLL, ROLLED, SPENT, TOOL, TOOLED, USE, WORDS, WORKED


@final
class Rolling(Question[StoneAge]):
    """A roll for food or resources: the dice one by one, then tools, then the division (SA-076, SA-078, SA-187).

    Tools are added in ascending order, tiles before one-use cards, so that every set of tools has one path.
    """

    def __init__(self, seat: i64 = 0, good: i64 = 0, dice: i64 = 0, where: i64 = NOWHERE) -> None:
        self.seat = seat
        self.good = good
        self.dice = dice  # still to be rolled
        self.where = where  # whose figures go home afterwards
        self.faces: vec[u8] = NONE  # how often each face came, once the first die has fallen
        self.total: i64 = 0
        self.value: i64 = 0  # the highest tool added so far
        self.card: i64 = 0  # the highest one-use card added so far
        self.enough: bool = False

    def asks(self, s: StoneAge) -> i64:
        if self.dice > 0:
            return CHANCE
        if not self.enough and s.has_tools(self.seat, self.value if self.card == 0 else 9, self.card):
            return self.seat
        amount = self.total // s.box.divisor[self.good]
        s.pop()
        s.send_home(self.seat, self.where)
        s.tell(WORKED, self.seat, self.good, self.total, amount)
        s.gain(self.seat, self.good, amount)
        return NOT_ASKED

    def words(self, s: StoneAge, out: Words) -> None:
        n: i64
        if self.dice > 0:
            for n in range(1, 7):
                out.append(ROLL.of(n))
            return
        if self.card == 0:
            for n in range(1 if self.value == 0 else self.value, 5):
                if s.unused_tool(self.seat, n) >= 0:
                    out.append(TOOL.of(n))
        list_cards(s, self.seat, TOP_ONCE, out, self.card)
        out.append(DONE)

    def sample(self, s: StoneAge, rng: Rng) -> i64:
        return ROLL.of(1 + rng.below(6))

    def answer(self, s: StoneAge, word: i64) -> None:
        n = WORDS.first[word]
        player = s.players[self.seat]
        if word == DONE:
            self.enough = True
        elif self.dice > 0:
            if len(self.faces) == 0:
                self.faces = vec[u8]([0] * 7)
            self.dice -= 1
            self.faces[n] += 1
            self.total += n
            s.tell(ROLLED, self.seat, n)
        elif word < USE.base:
            player.used |= bit(s.unused_tool(self.seat, n))
            self.value = n
            self.total += n
            s.tell(TOOLED, self.seat, n)
        else:  # a one-use tool joins the face-down cards (SA-203)
            player.face_up &= ~bit(n)
            self.card = n
            self.total += s.box.amount[n]
            s.tell(SPENT, self.seat, n)

    def suggest(self, s: StoneAge, rng: Rng) -> i64:
        return suggest_tool(s, self)

    def asked(self, s: StoneAge) -> Asked:
        if self.dice > 0:
            return Asked(name="roll", seat=CHANCE, numbers={"dice": int(self.dice)}, rules=("SA-076", "SA-078"))
        return Asked(
            name="tools",
            seat=int(self.seat),
            numbers={"total": int(self.total), "divisor": int(s.box.divisor[self.good]), "good": GOODS[self.good]},
            rules=("SA-064", "SA-066"),
        )

    def copy(self) -> Rolling:
        twin = Rolling(self.seat, self.good, self.dice, self.where)
        twin.faces = self.faces[:]
        twin.total = self.total
        twin.value = self.value
        twin.card = self.card
        twin.enough = self.enough
        return twin
