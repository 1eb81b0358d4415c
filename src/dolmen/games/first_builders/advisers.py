"""Raising citizens, and advisers (FB-058, FB-131 … FB-134, FB-172 … FB-180, FB-232, FB-244, FB-274, FB-275)."""

from __future__ import annotations

from typing import final

from librt.vecs import append
from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.bits import bit, has
from dolmen.core.state import NOT_ASKED, Once, Question
from dolmen.core.words import Words

from .box import SCORPIO
from .citizens import change_die
from .paying import FOR_TRAINING, charge
from .state import WAR, FirstBuilders
from .value import BASIC, SPACE
from .war import advance, can_advance
from .words import (
    BECAME_ADVISER,
    BLESS,
    CHANGED,
    DONE,
    FIRST_CITIZEN,
    FOOD,
    FROM_ADVISERS,
    LIFT,
    MARCH,
    RAISE,
    RETIRED,
    SPEND,
    WISDOM,
    WORDS,
)


def raise_citizen(s: FirstBuilders, seat: i64, die: i64) -> None:
    """A citizen beside the board rises by 1; from 6 it becomes an adviser (FB-058)."""
    if die % 6 == 5:
        retire(s, seat, die // 6, False)
    else:
        change_die(s, seat, die, die + 1)


def retire(s: FirstBuilders, seat: i64, colour: i64, passing: bool) -> None:
    """A 6 beside the board becomes an adviser and frees its base (FB-172 … FB-176, FB-244)."""
    player = s.players[seat]
    player.add_home(colour * 6 + 5, -1)
    player.free += 1
    if has(player.colours, colour):
        s.tell(RETIRED, seat, colour)
        s.score(seat, FROM_ADVISERS, s.box.adviser[i64(len(player.advisers))])
        s.put_back(colour, 1)
    else:
        player.advisers = append(player.advisers[:], u8(colour))
        player.colours |= bit(colour)
        s.tell(BECAME_ADVISER, seat, colour, i64(len(player.advisers)))
    if s.has_sign(seat, SCORPIO) and (passing or not s.box.scorpio_on_pass):
        s.gain(seat, WISDOM, 1)


def rises_left(s: FirstBuilders, seat: i64, most: i64) -> i64:
    """How many points, up to so many, citizens beside the board and the war disc can still take (FB-134, FB-G32)."""
    n = s.box.last - s.disc(WAR, seat)
    home = s.players[seat].home
    die: i64
    for die in range(30):
        if n >= most:
            return most
        if home[die] > 0:
            n += i64(home[die]) * (6 - die % 6)
    return min(n, most)


def can_spend_food(s: FirstBuilders, seat: i64) -> i64:
    """How much food a seat can spend, up to 3 (FB-131, FB-134)."""
    player = s.players[seat]
    most = min(player.food + player.gold, 3)
    return rises_left(s, seat, most)


@final
class SpendingFood(Question[FirstBuilders]):
    """1, 2 or 3 food; each raises a citizen beside the board or moves the war disc (FB-131, FB-132)."""

    def __init__(self, seat: i64 = 0, left: i64 = 0, paid: bool = False) -> None:
        self.seat = seat
        self.left = left
        self.paid = paid

    def asks(self, s: FirstBuilders) -> i64:
        if not self.paid or self.left > 0:
            return self.seat
        s.pop()
        return NOT_ASKED

    def words(self, s: FirstBuilders, out: Words) -> None:
        n: i64
        if not self.paid:
            for n in range(can_spend_food(s, self.seat)):
                out.append(SPEND.base + n)
            return
        home = s.players[self.seat].home
        for n in range(30):
            if home[n] > 0:
                out.append(RAISE.base + n)
        if can_advance(s, self.seat):
            out.append(MARCH)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        if not self.paid:
            self.paid = True
            self.left = WORDS.first[word]
            charge(s, self.seat, FOOD, self.left, FOR_TRAINING)
            return
        self.left -= 1
        if word == MARCH:
            advance(s, self.seat, 1)
        else:
            raise_citizen(s, self.seat, WORDS.first[word])

    def promise(self, s: FirstBuilders) -> float:
        return SPACE * float(self.left) if self.paid else BASIC

    def asked(self, s: FirstBuilders) -> Asked:
        if not self.paid:
            return Asked(name="spend-food", seat=int(self.seat), rules=("FB-131", "FB-134"))
        numbers: dict[str, int | str] = {"left": int(self.left)}
        return Asked(name="raise-or-march", seat=int(self.seat), numbers=numbers, rules=("FB-131", "FB-132"))

    def copy(self) -> SpendingFood:
        return SpendingFood(self.seat, self.left, self.paid)


@final
class Lifting(Once[FirstBuilders]):
    """The ritual gate: 0, 1 or 2 for one citizen beside the board; above 6 it retires (FB-274, FB-275)."""

    def words(self, s: FirstBuilders, out: Words) -> None:
        home = s.players[self.seat].home
        die: i64
        for die in range(30):
            if home[die] > 0:
                out.append(LIFT.base + die * 2)
                if die % 6 < 5:  # the second point of a 6 is lost: it is no other choice
                    out.append(LIFT.base + die * 2 + 1)
        out.append(DONE)

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        if word == DONE:
            return
        die = WORDS.first[word]
        raise_citizen(s, self.seat, die)
        if WORDS.second[word] == 2:
            raise_citizen(s, self.seat, die + 1)

    def promise(self, s: FirstBuilders) -> float:
        return BASIC

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="lift", seat=int(self.seat), rules=("FB-274", "FB-275"))


@final
class Blessing(Once[FirstBuilders]):
    """Capricorn: on building a tier one own citizen may rise by 2, not above 6 (FB-232)."""

    def is_due(self, s: FirstBuilders) -> bool:
        out = Words()
        self.words(s, out)
        return out.size > 1

    def words(self, s: FirstBuilders, out: Words) -> None:
        player = s.players[self.seat]
        die: i64
        for die in range(30):
            if die % 6 < 5:
                if player.home[die] > 0:
                    out.append(BLESS.base + die * 2)
                if posted_die(s, self.seat, die) >= 0:
                    out.append(BLESS.base + die * 2 + 1)
        out.append(DONE)

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        if word == DONE:
            return
        die = WORDS.first[word]
        to = die // 6 * 6 + min(die % 6 + 2, 5)
        if WORDS.second[word] == 0:
            change_die(s, self.seat, die, to)
            return
        player = s.players[self.seat]
        k = posted_die(s, self.seat, die)
        posted = player.posted[:]
        posted[k] = u8((FIRST_CITIZEN + to) * 5 + i64(posted[k]) % 5)
        player.posted = posted
        s.tell(CHANGED, self.seat, die, to)

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="bless", seat=int(self.seat), rules=("FB-232",))


def posted_die(s: FirstBuilders, seat: i64, die: i64) -> i64:
    """The place in `posted` of a citizen of this colour and value on a site; −1 if there is none."""
    posted = s.players[seat].posted
    k: i64
    for k in range(i64(len(posted))):
        if i64(posted[k]) // 5 == FIRST_CITIZEN + die:
            return k
    return -1
