"""Visiting a site: payment, ships, both actions and the bonus (FB-070 … FB-089, FB-135 … FB-140, FB-221 … FB-226)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.bits import bit, has
from dolmen.core.state import NOT_ASKED, Once, Question
from dolmen.core.words import Words

from .advisers import SpendingFood, can_spend_food
from .box import (
    BONUS_BASIC,
    BONUS_BUILD,
    BONUS_SPEAKER,
    BONUS_TEMPLE,
    BONUS_WAR,
    BONUSES,
    PISCES,
    SITE_BUILDINGS,
    SITE_CITIZENS,
    SITE_FOOD,
    SITE_TEMPLES,
    SITE_WAR,
)
from .building import build
from .citizens import BOUGHT, TakingCitizen, TakingSpeaker
from .mending import set_ship
from .paying import FOR_BONUS, FOR_TEMPLE, FOR_VISIT, Taking, charge
from .state import FirstBuilders
from .temples import Climbing, can_climb
from .value import EFFECT, VISITING
from .war import Warring
from .words import (
    ACT,
    ARCHON,
    BONUS,
    CALM,
    COLOURS,
    DID_BONUS,
    DONE,
    FIRST_CITIZEN,
    FOOD,
    GAIN,
    GOLD,
    GOLDEN,
    KEPT_SHIPS,
    RISE,
    SITES,
    STONE,
    VISIT,
    VISITED,
    WISDOM,
    WORDS,
)


def toll(s: FirstBuilders, worker: i64, site: i64) -> i64:
    """The wisdom a worker pays to enter a site: what it lacks to the ship's value (FB-072, FB-073, FB-076)."""
    if worker == ARCHON:
        return 0
    missing = i64(s.ships[site]) - worker_value(worker)
    return max(missing, 0)


def worker_value(worker: i64) -> i64:
    return (worker - FIRST_CITIZEN) % 6 + 1 if worker >= FIRST_CITIZEN else worker + 1


def has_worker(s: FirstBuilders, seat: i64, worker: i64) -> bool:
    player = s.players[seat]
    if worker == ARCHON:
        return player.archon
    if worker < FIRST_CITIZEN:
        return player.speakers[worker + 1] > 0
    return player.home[worker - FIRST_CITIZEN] > 0


def list_visits(s: FirstBuilders, seat: i64, out: Words) -> None:
    """Every worker a seat has and every site it can pay for (FB-070 … FB-076)."""
    player = s.players[seat]
    purse = player.wisdom + player.gold
    worker: i64
    site: i64
    for worker in range(FIRST_CITIZEN + 30):
        if has_worker(s, seat, worker):
            for site in range(5):
                if toll(s, worker, site) <= purse:
                    out.append(VISIT.base + worker * 5 + site)


def visit(s: FirstBuilders, seat: i64, worker: i64, site: i64) -> None:
    """Put a worker on a site: it pays, the ship rises, then the site is used (FB-070 … FB-079)."""
    player = s.players[seat]
    price = toll(s, worker, site)
    if worker == ARCHON:
        player.archon = False
    elif worker < FIRST_CITIZEN:
        player.add_speaker(worker + 1, -1)
    else:
        player.add_home(worker - FIRST_CITIZEN, -1)
    player.post(worker, site)
    s.tell(VISITED, seat, worker, site)
    s.push(UsingSite(seat, site, worker, makes_both(s, worker, site), worker_colours(s, seat, worker)))
    if s.box.seats > 1:
        raise_ship(s, seat, site)
    elif not s.calm:
        s.push(RaisingShips(seat, site))
    charge(s, seat, WISDOM, price, FOR_VISIT)


def makes_both(s: FirstBuilders, worker: i64, site: i64) -> bool:
    """Only a citizen that shows 6 does both actions; a paid difference does not change the die (FB-075, FB-087)."""
    if worker < FIRST_CITIZEN:
        return False
    paid_to_six = s.box.paid_value_counts and toll(s, worker, site) > 0 and s.ships[site] == 6
    return worker_value(worker) == 6 or paid_to_six


def worker_colours(s: FirstBuilders, seat: i64, worker: i64) -> i64:
    """The set of colours a worker has: speakers none, the archon its advisers' (FB-054, FB-083, FB-178)."""
    if worker == ARCHON:
        return s.players[seat].colours
    return bit((worker - FIRST_CITIZEN) // 6) if worker >= FIRST_CITIZEN else 0


def raise_ship(s: FirstBuilders, seat: i64, site: i64) -> None:
    """A ship rises by 1; from 6 it goes to 1 (FB-077)."""
    value = i64(s.ships[site])
    set_ship(s, seat, site, value + 1 if value < 6 else 1)


@final
class RaisingShips(Once[FirstBuilders]):
    """Alone, a neighbouring ship rises with the visited one, unless a token keeps all (FB-221 … FB-226)."""

    def __init__(self, seat: i64 = 0, site: i64 = 0) -> None:
        super().__init__(seat)
        self.site = site

    def asks(self, s: FirstBuilders) -> i64:
        left = self.can_rise(s, self.site - 1)
        right = self.can_rise(s, self.site + 1)
        if self.can_calm(s) or (left and right):
            return self.seat
        s.pop()
        self.rise(s, self.site - 1 if left else self.site + 1 if right else self.site)
        return NOT_ASKED

    def can_rise(self, s: FirstBuilders, site: i64) -> bool:
        """A neighbour at 6 cannot be raised (FB-222, FB-223)."""
        return site >= 0 and site < 5 and s.ships[site] < 6

    def can_calm(self, s: FirstBuilders) -> bool:
        """A token may be spent so that no ship rises this turn; by default the one of the turn (FB-225, FB-226)."""
        return s.players[self.seat].tokens > 0 and (not s.spent or s.box.token_uses_apart)

    def words(self, s: FirstBuilders, out: Words) -> None:
        if self.can_rise(s, self.site - 1):
            out.append(RISE.base + self.site - 1)
        elif not self.can_rise(s, self.site + 1):
            out.append(RISE.base + self.site)  # both neighbours stay: the visited ship alone
        if self.can_rise(s, self.site + 1):
            out.append(RISE.base + self.site + 1)
        if self.can_calm(s):
            out.append(CALM)

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        if word != CALM:
            self.rise(s, WORDS.first[word])
            return
        s.players[self.seat].tokens -= 1
        s.calm = True
        if not s.box.token_uses_apart:
            s.spent = True
        s.tell(KEPT_SHIPS, self.seat)

    def rise(self, s: FirstBuilders, neighbour: i64) -> None:
        raise_ship(s, self.seat, self.site)
        if neighbour != self.site:
            raise_ship(s, self.seat, neighbour)

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(
            name="rise", seat=int(self.seat), numbers={"site": SITES[self.site]}, rules=("FB-221", "FB-223", "FB-225")
        )


@final
class UsingSite(Question[FirstBuilders]):
    """One action of the site, with a six one or both in either order, and the bonus before, between or after."""

    def __init__(self, seat: i64 = 0, site: i64 = 0, worker: i64 = 0, six: bool = False, colours: i64 = 0) -> None:
        self.seat = seat
        self.site = site
        self.worker = worker
        self.six = six
        self.colours = colours  # the worker's when it was placed
        self.gained: bool = False
        self.acted: bool = False
        self.rewarded: bool = False  # the bonus is done

    def asks(self, s: FirstBuilders) -> i64:
        if not self.gained and not self.acted:
            return self.seat  # the upper action is always possible (FB-080)
        if self.may_gain() or self.may_act(s) or self.has_bonus(s):
            return self.seat
        s.pop()
        return NOT_ASKED

    def may_gain(self) -> bool:
        return not self.gained and (self.six or not self.acted)

    def may_act(self, s: FirstBuilders) -> bool:
        return not self.acted and (self.six or not self.gained) and can_act(s, self.seat, self.site)

    def is_entitled(self, s: FirstBuilders) -> bool:
        """Whether the worker has the colour of the bonus tile; the archon's are read now (FB-081 … FB-084, FB-180)."""
        if self.rewarded:
            return False
        colours = self.colours
        if self.worker == ARCHON and not s.box.archon_on_placement:
            colours = s.players[self.seat].colours
        return has(colours, i64(s.bonuses[self.site]))

    def has_bonus(self, s: FirstBuilders) -> bool:
        return self.is_entitled(s) and (
            s.has_sign(self.seat, PISCES) or can_bonus(s, self.seat, i64(s.bonuses[self.site]))
        )

    def words(self, s: FirstBuilders, out: Words) -> None:
        if self.may_gain():
            out.append(GAIN)
        if self.may_act(s):
            out.append(ACT)
        if self.is_entitled(s):
            if can_bonus(s, self.seat, i64(s.bonuses[self.site])):
                out.append(BONUS)
            if s.has_sign(self.seat, PISCES):
                out.append(GOLDEN)
        if self.gained or self.acted:
            out.append(DONE)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        if word == GAIN:
            self.gained = True
            gain(s, self.seat, self.site)
        elif word == ACT:
            self.acted = True
            act(s, self.seat, self.site)
        elif word == BONUS:
            self.rewarded = True
            do_bonus(s, self.seat, i64(s.bonuses[self.site]))
        elif word == GOLDEN:
            self.rewarded = True  # Pisces: a gold in its place, its cost is not paid (FB-231)
            s.gain(self.seat, GOLD, 1)
        else:
            s.pop()

    def promise(self, s: FirstBuilders) -> float:
        total = 0.0 if self.gained or self.acted else VISITING
        if self.six and not (self.gained and self.acted):
            total += VISITING
        return total + EFFECT if self.has_bonus(s) else total

    def asked(self, s: FirstBuilders) -> Asked:
        colour = i64(s.bonuses[self.site])
        numbers: dict[str, int | str] = {"site": SITES[self.site], "bonus": COLOURS[colour]}
        numbers["effect"] = BONUSES[s.box.bonus[colour]]
        if self.six:
            return Asked(name="site-six", seat=int(self.seat), numbers=numbers, rules=("FB-085", "FB-086"))
        return Asked(name="site", seat=int(self.seat), numbers=numbers, rules=("FB-079", "FB-081"))

    def copy(self) -> UsingSite:
        twin = UsingSite(self.seat, self.site, self.worker, self.six, self.colours)
        twin.gained = self.gained
        twin.acted = self.acted
        twin.rewarded = self.rewarded
        return twin


def gain(s: FirstBuilders, seat: i64, site: i64) -> None:
    """The upper action of a site (FB-089)."""
    if site == SITE_CITIZENS:
        s.gain(seat, GOLD, 1)
        s.push(Taking(seat))
    elif site == SITE_FOOD:
        s.gain(seat, STONE, 1)
        s.gain(seat, WISDOM, 1)
        s.gain(seat, FOOD, 1)
    else:
        s.gain(seat, site, 3)  # stone, food and wisdom stand in the order of the first three sites


def can_act(s: FirstBuilders, seat: i64, site: i64) -> bool:
    """Whether the lower action of a site can be done and paid (FB-080, FB-121, FB-125, FB-129, FB-134)."""
    if site == SITE_WAR:
        return True  # an attack is always possible (FB-101)
    if site == SITE_BUILDINGS:
        return s.can_build(seat)
    if site == SITE_TEMPLES:
        return s.affords(seat, STONE, 1) and (not s.box.full_temple_refused or can_climb(s, seat))
    if site == SITE_CITIZENS:
        return s.affords_citizen(seat)
    return can_spend_food(s, seat) > 0


def act(s: FirstBuilders, seat: i64, site: i64) -> None:
    """The lower action of a site (FB-089)."""
    if site == SITE_WAR:
        s.push(Warring(seat, s.box.war_steps, True))
    elif site == SITE_BUILDINGS:
        build(s, seat)
    elif site == SITE_TEMPLES:
        s.push(Climbing(seat, 2))
        charge(s, seat, STONE, 1, FOR_TEMPLE)
    elif site == SITE_CITIZENS:
        s.push(TakingCitizen(seat, BOUGHT))
    else:
        s.push(SpendingFood(seat))


def can_bonus(s: FirstBuilders, seat: i64, colour: i64) -> bool:
    """Whether a bonus tile can be used and paid (FB-082)."""
    effect = s.box.bonus[colour]
    if effect == BONUS_WAR:
        return s.affords(seat, WISDOM, 1)
    if effect == BONUS_BUILD:
        return s.can_build(seat, 1)
    if effect == BONUS_TEMPLE:
        return s.affords(seat, STONE, 1) and can_climb(s, seat)
    return effect == BONUS_BASIC or s.has_speakers()


def do_bonus(s: FirstBuilders, seat: i64, colour: i64) -> None:
    """What a bonus tile does (FB-135 … FB-139)."""
    s.tell(DID_BONUS, seat, colour)
    effect = s.box.bonus[colour]
    if effect == BONUS_WAR:
        s.push(Warring(seat, 1, False))
        charge(s, seat, WISDOM, 1, FOR_BONUS)
    elif effect == BONUS_BUILD:
        build(s, seat)
        charge(s, seat, FOOD, 1, FOR_BONUS, s.gold_to_build(seat))
    elif effect == BONUS_TEMPLE:
        s.push(Climbing(seat, 1))
        charge(s, seat, STONE, 1, FOR_BONUS)
    elif effect == BONUS_SPEAKER:
        s.push(TakingSpeaker(seat))
    else:
        s.push(Taking(seat))
