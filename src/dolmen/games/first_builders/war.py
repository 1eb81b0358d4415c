"""The war track: advancing, thresholds, attacks (FB-044 … FB-049, FB-090 … FB-102, FB-239)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.state import NOT_ASKED, Once, Question
from dolmen.core.words import Words

from .box import ARIES, REWARD_BASIC, REWARD_CONVERT, REWARD_NONE, REWARD_STONE, REWARD_TWO_GOLD
from .paying import Taking
from .state import WAR, FirstBuilders
from .value import BASIC, SPACE
from .words import (
    ADVANCE,
    ATTACK,
    ATTACKED,
    CONVERT,
    DONE,
    FROM_ATTACKS,
    FROM_WAR,
    GOLD,
    GOT_TOKEN,
    MARCHED,
    RED,
    WORDS,
)


def can_advance(s: FirstBuilders, seat: i64) -> bool:
    """A disc on the last space never moves again (FB-049)."""
    return s.disc(WAR, seat) < s.box.last


def advance(s: FirstBuilders, seat: i64, steps: i64) -> None:
    """Move a war disc; each threshold gives a token, the last space points (FB-048, FB-049, FB-090 … FB-092)."""
    start = s.disc(WAR, seat)
    space = min(start + steps, s.box.last)
    if space == start:
        return
    s.move_disc(WAR, seat, space)
    s.tell(MARCHED, seat, space)
    k: i64
    for k in range(s.box.passed[space] - s.box.passed[start]):
        s.players[seat].tokens += 1
        s.tell(GOT_TOKEN, seat)
    if space == s.box.last:
        s.score(seat, FROM_WAR, s.box.last_points)


def attack(s: FirstBuilders, seat: i64) -> None:
    """The reward of the space, then a point for each disc behind and each threshold passed (FB-095 … FB-101)."""
    box = s.box
    space = s.disc(WAR, seat)
    s.tell(ATTACKED, seat, space)
    reward = box.reward[space]
    if reward == REWARD_CONVERT:
        s.push(Converting(seat))
    elif reward == REWARD_TWO_GOLD:
        s.gain(seat, GOLD, 2)
    elif reward >= REWARD_BASIC:
        s.gain(seat, reward - REWARD_BASIC, 1)
        s.push(Taking(seat))
    elif reward != REWARD_NONE:
        s.gain(seat, reward - REWARD_STONE, 1)
    s.score(seat, FROM_ATTACKS, attack_points(s, seat))


def attack_points(s: FirstBuilders, seat: i64) -> i64:
    """The points of an attack: discs behind, thresholds passed, with Aries own red dice (FB-099, FB-239)."""
    points = s.behind(seat) + s.box.passed[s.disc(WAR, seat)]
    return points + red_dice(s, seat) if s.has_sign(seat, ARIES) else points


def red_dice(s: FirstBuilders, seat: i64) -> i64:
    """Own red dice among citizens and in centres, not advisers (FB-239)."""
    player = s.players[seat]
    n = player.citizens_of(RED)
    k: i64
    for k in range(i64(len(player.centres))):
        if player.centres[k] % 30 // 6 == RED:
            n += 1
    return n


@final
class Converting(Once[FirstBuilders]):
    """The reward that changes a basic for gold, once an attack, if one likes (FB-096).

    Gold may stand in for the basic (FB-035), but gold for gold changes nothing: that is to decline.
    """

    def is_due(self, s: FirstBuilders) -> bool:
        player = s.players[self.seat]
        return player.stone + player.food + player.wisdom > 0

    def words(self, s: FirstBuilders, out: Words) -> None:
        basic: i64
        for basic in range(3):
            if s.players[self.seat].amount(basic) > 0:
                out.append(CONVERT.base + basic)
        out.append(DONE)

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        if word != DONE:
            s.pay(self.seat, WORDS.first[word], 1)
            s.gain(self.seat, GOLD, 1)

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="convert", seat=int(self.seat), rules=("FB-035", "FB-096"))


@final
class Warring(Question[FirstBuilders]):
    """Advance and/or attack in either order, or one of the two; something must be done (FB-093, FB-094, FB-102)."""

    def __init__(self, seat: i64 = 0, steps: i64 = 1, both: bool = True) -> None:
        self.seat = seat
        self.steps = steps
        self.both = both
        self.advanced: bool = False
        self.attacked: bool = False

    def asks(self, s: FirstBuilders) -> i64:
        if not self.advanced and not self.attacked:
            return self.seat
        if self.both and (not self.attacked or (not self.advanced and can_advance(s, self.seat))):
            return self.seat
        s.pop()
        return NOT_ASKED

    def words(self, s: FirstBuilders, out: Words) -> None:
        if not self.advanced and can_advance(s, self.seat):
            out.append(ADVANCE)
        if not self.attacked:
            out.append(ATTACK)
        if self.advanced or self.attacked:
            out.append(DONE)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        if word == ADVANCE:
            self.advanced = True
            advance(s, self.seat, self.steps)
        elif word == ATTACK:
            self.attacked = True
            attack(s, self.seat)
        else:
            s.pop()

    def promise(self, s: FirstBuilders) -> float:
        """A step's worth, and the points of an attack; both, or the better."""
        step = 0.0 if self.advanced or not can_advance(s, self.seat) else SPACE * float(self.steps)
        fight = 0.0 if self.attacked else BASIC + float(s.behind(self.seat) + s.box.passed[s.disc(WAR, self.seat)])
        if self.both:
            return step + fight
        return 0.0 if self.advanced or self.attacked else max(step, fight)

    def asked(self, s: FirstBuilders) -> Asked:
        numbers: dict[str, int | str] = {"steps": int(self.steps)}
        if not self.both:
            return Asked(name="war-either", seat=int(self.seat), numbers=numbers, rules=("FB-137", "FB-253"))
        return Asked(name="war", seat=int(self.seat), numbers=numbers, rules=("FB-093", "FB-102", "FB-251"))

    def copy(self) -> Warring:
        twin = Warring(self.seat, self.steps, self.both)
        twin.advanced = self.advanced
        twin.attacked = self.attacked
        return twin
