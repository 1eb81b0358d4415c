"""Buying cards and buildings, and what the top of a card does (SA-081 … SA-100, SA-159 … SA-208)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.bits import bit
from dolmen.core.deck import NONE
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, Question
from dolmen.core.vecs import with_number
from dolmen.core.words import Words

from .box import (
    ANY,
    FACE_FARM,
    FACE_TOOL,
    FIXED,
    TOP_CHOICE,
    TOP_DICE,
    TOP_DRAW,
    TOP_FARM,
    TOP_POINTS,
    TOP_ROLL,
    TOP_TOOL,
)
from .gathering import Rolling
from .setup import Turning
from .state import StoneAge, can_pay
from .tools import list_cards, tool
from .words import (
    BOUGHT,
    BUILDING,
    BUILT,
    CARD,
    DONE,
    DRAW,
    DREW,
    NO_EFFECT,
    NOWHERE,
    PAY,
    PICK,
    PICKED,
    PLACES,
    RESOURCES,
    ROLL,
    ROLLED,
    SCORED,
    SPENT,
    TAKE,
    WORDS,
)


def buy(s: StoneAge, seat: i64, where: i64) -> None:
    """Begin a purchase that the seat can pay for; a printed cost asks nothing."""
    box = s.box
    if where < BUILDING:
        s.push(PayingCard(seat, where, box.slot_cost[where - CARD]))
        return
    tile = s.tiles[where - BUILDING]
    if box.kinds[tile] != FIXED:
        s.push(PayingTile(seat, where, box.count[tile], box.kinds[tile]))
        return
    r: i64
    for r in range(4):
        if box.cost[tile * 4 + r] > 0:
            s.pay(seat, r, box.cost[tile * 4 + r])
    build(s, seat, where, box.points[tile])


class Paying(Question[StoneAge]):
    """Resources are paid one by one, cheapest kind first, so that every payment has one path.

    `kinds` is how many kinds must still be begun, or ANY. A resource is offered only if the rest can be paid too. Card
    36 may still be used for a purchase (SA-206): then the cheapest kinds may come again; where kinds are counted, it
    may be used before the first is paid.
    """

    def __init__(self, seat: i64 = 0, where: i64 = NOWHERE, left: i64 = 0, kinds: i64 = ANY) -> None:
        self.seat = seat
        self.where = where
        self.left = left
        self.kinds = kinds
        self.low: i64 = 0  # the cheapest kind that may still be paid
        self.paid: i64 = 0
        self.worth: i64 = 0  # of what was paid

    def asks(self, s: StoneAge) -> i64:
        if self.left > 0:
            return self.seat
        s.pop()
        self.finish(s)
        return NOT_ASKED

    def finish(self, s: StoneAge) -> None:
        """Everything is paid."""
        raise NotImplementedError

    def may_use(self, s: StoneAge) -> bool:
        """Whether two resources of choice may still be taken to pay with."""
        return self.where != NOWHERE and (self.kinds == ANY or self.paid == 0) and s.has_choice(self.seat)

    def words(self, s: StoneAge, out: Words) -> None:
        if self.may_use(s):
            list_cards(s, self.seat, TOP_CHOICE, out)
        goods = s.players[self.seat].goods
        r: i64
        for r in range(self.low, 4):
            if goods[r] > 0 and self.payable(goods, r):
                out.append(PAY.of(r))

    def payable(self, goods: vec[i64], r: i64) -> bool:
        """Whether the payment can be completed after paying this resource next."""
        if self.kinds == ANY:
            return can_pay(goods, r, 0, self.left, ANY)
        kinds = self.kinds if self.paid > 0 and r == self.low else self.kinds - 1
        return kinds >= 0 and self.left > kinds and can_pay(goods, r, 1, self.left, kinds)

    def answer(self, s: StoneAge, word: i64) -> None:
        r = WORDS.first[word]
        if word < PAY.base:
            self.low = 0
            s.push(Taking(self.seat, r))
            return
        if self.kinds != ANY and (self.paid == 0 or r != self.low):
            self.kinds -= 1
        s.pay(self.seat, r, 1)
        self.low = r
        self.paid += 1
        self.left -= 1
        self.worth += s.box.worth[r]

    def asked(self, s: StoneAge) -> Asked:
        numbers: dict[str, int | str] = {"left": int(self.left), "paid": int(self.paid), "where": PLACES[self.where]}
        return Asked(name="pay", seat=int(self.seat), numbers=numbers, rules=("SA-082",))

    def suggest(self, s: StoneAge, rng: Rng) -> i64:
        """Cheapest first, and as much as can be paid; what card 36 brings only if nothing else is left."""
        out = Words()
        self.words(s, out)
        k: i64
        for k in range(out.size):
            if out.at(k) >= PAY.base and out.at(k) != DONE:
                return out.at(k)
        return out.at(0)

    def copy_payment(self, twin: Paying) -> None:
        twin.low = self.low
        twin.paid = self.paid
        twin.worth = self.worth


@final
class PayingCard(Paying):
    """A card costs as many resources as its slot says, of any kinds (SA-081, SA-082)."""

    def finish(self, s: StoneAge) -> None:
        slot = self.where - CARD
        card = s.display[slot]
        s.display = with_number(s.display, slot, 0)  # the other cards keep their slots until the new round (SA-087)
        s.players[self.seat].cards |= bit(card)
        s.send_home(self.seat, self.where)
        s.tell(BOUGHT, self.seat, card, slot + 1)
        use_top(s, self.seat, card)

    def copy(self) -> PayingCard:
        twin = PayingCard(self.seat, self.where, self.left, self.kinds)
        self.copy_payment(twin)
        return twin


@final
class PayingTile(Paying):
    """A building of the payer's choice: so many resources of so many kinds (SA-098), or up to seven of any (SA-099)."""

    def asks(self, s: StoneAge) -> i64:
        if self.left > 0 and (not self.may_stop() or self.has_more(s) or self.may_use(s)):
            return self.seat
        s.pop()
        build(s, self.seat, self.where, self.worth)
        return NOT_ASKED

    def may_stop(self) -> bool:
        return self.kinds == ANY and self.paid > 0

    def has_more(self, s: StoneAge) -> bool:
        return can_pay(s.players[self.seat].goods, self.low, 0, 1, ANY)

    def payable(self, goods: vec[i64], r: i64) -> bool:
        return self.kinds == ANY or super().payable(goods, r)

    def words(self, s: StoneAge, out: Words) -> None:
        super().words(s, out)
        if self.may_stop():
            out.append(DONE)

    def answer(self, s: StoneAge, word: i64) -> None:
        if word == DONE:
            self.left = 0
        else:
            super().answer(s, word)

    def asked(self, s: StoneAge) -> Asked:
        numbers: dict[str, int | str] = {"left": int(self.left), "worth": int(self.worth), "paid": int(self.paid)}
        numbers["where"] = PLACES[self.where]
        r: int
        for r in range(len(RESOURCES)):
            numbers[RESOURCES[r]] = int(s.box.worth[r])
        if self.kinds == ANY:
            return Asked(name="pay-any", seat=int(self.seat), numbers=numbers, rules=("SA-099", "SA-100"))
        numbers["kinds"] = int(self.kinds)
        return Asked(name="pay-kinds", seat=int(self.seat), numbers=numbers, rules=("SA-098", "SA-100"))

    def copy(self) -> PayingTile:
        twin = PayingTile(self.seat, self.where, self.left, self.kinds)
        self.copy_payment(twin)
        return twin


def build(s: StoneAge, seat: i64, where: i64, points: i64) -> None:
    """Take the building, score it at once, and turn up the next one of its stack (SA-092, SA-094)."""
    stack = where - BUILDING
    tile = s.tiles[stack]
    player = s.players[seat]
    player.buildings |= bit(tile)
    player.built += points
    s.tiles = with_number(s.tiles, stack, 0)
    s.heights = with_number(s.heights, stack, s.heights[stack] - 1)
    s.send_home(seat, where)
    s.tell(BUILT, seat, tile, stack + 1, points)
    s.push(Turning(stack))


def use_top(s: StoneAge, seat: i64, card: i64) -> None:
    """What the top of a card does when it is bought (SA-085)."""
    player = s.players[seat]
    top = s.box.top[card]
    amount = s.box.amount[card]
    if top < TOP_ROLL:
        s.gain(seat, top, amount)
    elif top < TOP_DICE:
        s.push(Rolling(seat, top - TOP_ROLL, amount))
    elif top == TOP_DICE:
        s.push(Picking(seat, s.box.seats, s.box.seats))
    elif top == TOP_POINTS:
        player.awarded += amount
        s.tell(SCORED, seat, amount)
    elif top == TOP_TOOL:
        tool(s, seat)
    elif top == TOP_FARM:
        s.raise_level(seat)
    elif top == TOP_DRAW:
        if s.deck.left() > 0:
            s.push(Drawing(seat))
        else:
            s.tell(NO_EFFECT, seat, 3)
    elif top == TOP_CHOICE and s.box.choice_at_once:
        s.push(Taking(seat, card))
    else:  # a tool or resources for once, at a later time
        player.face_up |= bit(card)


@final
class Picking(Question[StoneAge]):
    """Dice for everyone: one die per player is rolled, and from the buyer on each takes one (SA-159 … SA-166)."""

    def __init__(self, seat: i64 = 0, dice: i64 = 0, picks: i64 = 0) -> None:
        self.seat = seat
        self.dice = dice  # still to be rolled
        self.picks = picks  # still to be made
        self.faces: vec[u8] = NONE  # how many dice show each face, once the first has fallen

    def asks(self, s: StoneAge) -> i64:
        if self.dice > 0:
            return CHANCE
        if self.picks == 0:
            s.pop()
            return NOT_ASKED
        face = self.only_face()
        if face == 0:
            return self.seat
        self.pick(s, face)
        return NOT_ASKED

    def only_face(self) -> i64:
        """The face that all dice left show; 0 if they differ."""
        found: i64 = 0
        face: i64
        for face in range(1, 7):
            if self.faces[face] > 0:
                if found > 0:
                    return 0
                found = face
        return found

    def words(self, s: StoneAge, out: Words) -> None:
        face: i64
        for face in range(1, 7):
            if self.dice > 0:
                out.append(ROLL.of(face))
            elif self.faces[face] > 0:
                out.append(PICK.of(face))

    def sample(self, s: StoneAge, rng: Rng) -> i64:
        return ROLL.of(1 + rng.below(6))

    def answer(self, s: StoneAge, word: i64) -> None:
        face = WORDS.first[word]
        if self.dice == 0:
            self.pick(s, face)
            return
        if len(self.faces) == 0:
            self.faces = vec[u8]([0] * 7)
        self.faces[face] += 1
        self.dice -= 1
        s.tell(ROLLED, self.seat, face)

    def pick(self, s: StoneAge, face: i64) -> None:
        """Take a die and its bonus; at a limit it gives nothing (SA-164)."""
        seat = self.seat
        self.faces[face] -= 1
        self.picks -= 1
        self.seat = s.after(seat)
        s.tell(PICKED, seat, face)
        bonus = s.box.face[face]
        if bonus == FACE_TOOL:
            tool(s, seat)
        elif bonus == FACE_FARM:
            s.raise_level(seat)
        else:
            s.gain(seat, bonus, 1)

    def suggest(self, s: StoneAge, rng: Rng) -> i64:
        """The highest face: field, tool, gold …"""
        face: i64 = 6
        while self.faces[face] == 0:
            face -= 1
        return PICK.of(face)

    def asked(self, s: StoneAge) -> Asked:
        if self.dice > 0:
            return Asked(name="roll", seat=CHANCE, numbers={"dice": int(self.dice)}, rules=("SA-159",))
        return Asked(name="pick", seat=int(self.seat), rules=("SA-160", "SA-161"))

    def copy(self) -> Picking:
        twin = Picking(self.seat, self.dice, self.picks)
        twin.faces = self.faces[:]
        return twin


@final
class Drawing(Question[StoneAge]):
    """The buyer of card 32 draws a card that only the buyer sees and that counts only at the end (SA-195, SA-196)."""

    def __init__(self, seat: i64 = 0, drawn: bool = False) -> None:
        self.seat = seat
        self.drawn = drawn

    def asks(self, s: StoneAge) -> i64:
        if self.drawn:
            s.pop()
            return NOT_ASKED
        return CHANCE

    def words(self, s: StoneAge, out: Words) -> None:
        s.deck.words(DRAW.base, out)

    def weights(self, s: StoneAge) -> list[int]:
        return s.deck.weights()

    def sample(self, s: StoneAge, rng: Rng) -> i64:
        return s.deck.sample(DRAW.base, rng)

    def sees(self, s: StoneAge) -> i64:
        return bit(self.seat)

    def answer(self, s: StoneAge, word: i64) -> None:
        card = WORDS.first[word]
        player = s.players[self.seat]
        s.deck.take(card - 1)
        player.cards |= bit(card)
        player.drawn |= bit(card)
        self.drawn = True
        s.tell(DREW, self.seat, card)

    def asked(self, s: StoneAge) -> Asked:
        return Asked(name="draw", seat=CHANCE, rules=("SA-195",))

    def copy(self) -> Drawing:
        return Drawing(self.seat, self.drawn)


@final
class Taking(Question[StoneAge]):
    """Two resources of choice, both together; then the card lies face down (SA-205)."""

    def __init__(self, seat: i64 = 0, card: i64 = 0, taken: i64 = 0, low: i64 = 0) -> None:
        self.seat = seat
        self.card = card
        self.taken = taken
        self.low = low

    def asks(self, s: StoneAge) -> i64:
        if self.taken < s.box.amount[self.card]:
            return self.seat
        s.players[self.seat].face_up &= ~bit(self.card)
        s.pop()
        return NOT_ASKED

    def words(self, s: StoneAge, out: Words) -> None:
        r: i64
        for r in range(self.low, 4):
            out.append(TAKE.of(r))

    def answer(self, s: StoneAge, word: i64) -> None:
        if self.taken == 0:
            s.tell(SPENT, self.seat, self.card)
        self.low = WORDS.first[word]
        self.taken += 1
        s.gain(self.seat, self.low, 1)

    def suggest(self, s: StoneAge, rng: Rng) -> i64:
        return TAKE.of(3)

    def asked(self, s: StoneAge) -> Asked:
        left = int(s.box.amount[self.card] - self.taken)
        return Asked(name="take", seat=int(self.seat), numbers={"left": left}, rules=("SA-205",))

    def copy(self) -> Taking:
        return Taking(self.seat, self.card, self.taken, self.low)
