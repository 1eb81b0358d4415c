"""Phase 1: buying technology (FS-117 … FS-145, FS-229 … FS-239)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.bits import bit, count_bits, has
from dolmen.core.state import NOT_ASKED, Question
from dolmen.core.words import Words

from .box import FIELD, KNOWLEDGE
from .market import Drawing
from .sets import lowest
from .state import FirstSparks
from .words import (
    BONUS,
    BOX,
    BUY,
    DECLINE,
    DECLINED,
    DISCARD,
    DISCARDED,
    OFFER,
    OFFERED,
    PASS,
    PASSED,
    REFUSED,
    WASTED,
    WORDS,
)

NOBODY = -1


def begin_buying(s: FirstSparks) -> None:
    """A grain of value 1 is put on the lowest card (FS-117)."""
    s.done = 0
    s.bonus = 0
    if s.market != 0:
        s.bonus = lowest(s.market)
        s.tell(BONUS, s.order[0], s.bonus)
    # FS-G12: the free refusal belongs to who is first when the phase begins.
    s.push(Buying(s.order[0] if s.box.seats == 2 else NOBODY))


@final
class Buying(Question[FirstSparks]):
    """The foremost player who has neither bought nor passed offers a card or passes (FS-119, FS-120)."""

    def __init__(self, free: i64 = NOBODY) -> None:
        self.free = free  # the seat that need not buy its first offer, with two players (FS-229)

    def asks(self, s: FirstSparks) -> i64:
        n: i64
        for n in range(s.box.seats):
            if not has(s.done, s.order[n]):
                return s.order[n]
        s.pop()
        return NOT_ASKED

    def words(self, s: FirstSparks, out: Words) -> None:
        seat = s.to_move
        free = self.is_free(s, seat)
        cards = s.current() >> 7
        card: i64 = 7
        while cards != 0:
            # Who may have to buy a card can offer only what he can pay and own (FS-127).
            if cards & 1 == 1 and (free or s.can_buy(seat, card)):
                out.append(OFFER.base + card - 7)
            cards >>= 1
            card += 1
        out.append(PASS)

    def conceals(self, s: FirstSparks) -> bool:
        """Only food decides what a clan can offer (FS-255)."""
        return s.hides(s.to_move)

    def is_free(self, s: FirstSparks, seat: i64) -> bool:
        """Whether the seat may offer what it cannot buy (FS-231)."""
        return seat == self.free and not s.box.payable_first_offer

    def answer(self, s: FirstSparks, word: i64) -> None:
        seat = s.to_move
        if word == PASS:
            s.done |= bit(seat)
            s.tell(PASSED, seat)
            return
        card = WORDS.first[word]
        s.tell(OFFERED, seat, card)
        at = s.place(seat)
        s.push(Offering(seat, card, s.box.seats - 1 if s.box.last_first else at + 1, at, seat == self.free))
        self.free = NOBODY  # used up, whatever comes of it (FS-237, FS-238)

    def asked(self, s: FirstSparks) -> Asked:
        free = s.to_move == self.free
        rules = ("FS-119", "FS-120", "FS-229" if free else "FS-127")
        return Asked(name="offer", seat=int(s.to_move), numbers={"free": int(free)}, rules=rules)

    def copy(self) -> Buying:
        return Buying(self.free)


@final
class Offering(Question[FirstSparks]):
    """Everybody behind the offerer who is not done has one chance to take the card (FS-122, FS-123)."""

    def __init__(self, seat: i64 = 0, card: i64 = 7, at: i64 = 0, place: i64 = 0, free: bool = False) -> None:
        self.seat = seat  # who offers
        self.card = card
        self.at = at  # the place in order of who is asked next
        self.place = place  # the offerer's own
        self.free = free

    def asks(self, s: FirstSparks) -> i64:
        step: i64 = -1 if s.box.last_first else 1
        while self.at > self.place and self.at < s.box.seats:
            if self.is_asked(s, s.order[self.at]):
                return s.order[self.at]
            self.at += step
        if self.free:
            return self.seat
        self.sell(s, self.seat)  # nobody wanted it (FS-126)
        return NOT_ASKED

    def is_asked(self, s: FirstSparks, seat: i64) -> bool:
        """Whether a seat has a chance. Who hides food is asked even if it cannot pay: it must not show (FS-255)."""
        if has(s.done, seat) or not s.may_own(seat, self.card):
            return False
        return s.affords(seat, self.card) or s.hides(seat)

    def is_own(self, s: FirstSparks) -> bool:
        """Whether the offerer himself is asked: all others refused, and he need not buy."""
        return s.to_move == self.seat

    def words(self, s: FirstSparks, out: Words) -> None:
        if s.can_buy(s.to_move, self.card):
            out.append(BUY)
        out.append(BOX if self.is_own(s) else DECLINE)

    def conceals(self, s: FirstSparks) -> bool:
        """Only food decides whether a clan can buy (FS-255)."""
        return s.hides(s.to_move)

    def answer(self, s: FirstSparks, word: i64) -> None:
        if word == BUY:
            self.sell(s, s.to_move)
        elif word == BOX:
            s.pop()
            self.refuse(s)
        else:
            s.tell(DECLINED, s.to_move, self.card)
            self.at += -1 if s.box.last_first else 1

    def sell(self, s: FirstSparks, seat: i64) -> None:
        """The card changes hands, a tool too many is put away at once, and the gap is filled (FS-133, FS-145)."""
        s.pop()
        s.take_card(seat, self.card)
        s.push(Drawing())
        if s.box.kind[self.card] < KNOWLEDGE and count_bits(s.tools(seat)) > s.tool_limit(seat):
            s.push(Discarding(seat, self.card))

    def refuse(self, s: FirstSparks) -> None:
        """The card goes to the box, and what it would hunt goes to the bank (FS-232 … FS-236)."""
        s.tell(REFUSED, self.seat, self.card)
        s.box_card(self.card)
        if s.bonus == self.card:
            s.bonus = 0
        kind = s.box.kind[self.card]
        if kind < FIELD:
            imaginary = s.imaginary(self.seat, kind) if s.box.boxed_by_position else 0
            amount = s.taken(self.card, s.harvest[kind], imaginary) if imaginary >= 0 else 0
            if amount > 0:
                s.harvest[kind] -= amount
                s.tell(WASTED, self.seat, kind, amount)
        s.push(Drawing())

    def asked(self, s: FirstSparks) -> Asked:
        seat = int(s.to_move)
        numbers: dict[str, int | str] = {"card": int(self.card), "food": int(s.card_price(self.card))}
        if self.is_own(s):
            return Asked(name="refused", seat=seat, numbers=numbers, rules=("FS-229", "FS-230", "FS-232"))
        numbers["player"] = int(self.seat)
        return Asked(name="buy", seat=seat, numbers=numbers, rules=("FS-122", "FS-123", "FS-125"))

    def copy(self) -> Offering:
        return Offering(self.seat, self.card, self.at, self.place, self.free)


@final
class Discarding(Question[FirstSparks]):
    """A tool too many: one goes to the box (FS-049 … FS-053)."""

    def __init__(self, seat: i64 = 0, card: i64 = 7) -> None:
        self.seat = seat
        self.card = card  # the new one

    def asks(self, s: FirstSparks) -> i64:
        return self.seat

    def words(self, s: FirstSparks, out: Words) -> None:
        tools = s.tools(self.seat)
        if s.box.keeps_new_tool:
            tools &= ~bit(self.card)
        card: i64 = 0
        while tools != 0:
            if tools & 1 == 1:
                out.append(DISCARD.base + card - 1)
            tools >>= 1
            card += 1

    def answer(self, s: FirstSparks, word: i64) -> None:
        card = WORDS.first[word]
        s.pop()
        s.clans[self.seat].cards &= ~bit(card)
        s.boxed |= bit(card)
        s.tell(DISCARDED, self.seat, card)

    def asked(self, s: FirstSparks) -> Asked:
        most = int(s.tool_limit(self.seat))
        return Asked(name="discard", seat=int(self.seat), numbers={"most": most}, rules=("FS-049", "FS-051", "FS-052"))

    def copy(self) -> Discarding:
        return self
