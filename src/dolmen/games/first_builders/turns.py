"""A player's turn: one turn action, and with a token one more (FB-065 … FB-069, FB-158 … FB-166, FB-181 … FB-183)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.state import NOT_ASKED, Question
from dolmen.core.words import Words

from .advisers import Blessing
from .box import CAPRICORN
from .closing import Appointing
from .effects import has_citizen_at_home
from .passing import pass_round
from .paying import FOR_BASE, charge
from .state import FEW_TOWERS, FEWEST_TIERS, FirstBuilders
from .visiting import list_visits, visit
from .words import (
    BUILT_TIER,
    CLOSE,
    DONE,
    FOOD,
    FROM_POPULATION,
    GOLD,
    GREW,
    GROW,
    MET,
    PASS,
    SPENT_TOKEN,
    TOKEN,
    TOWER,
    WORDS,
)

MUST_ACT: Final = 0
HAS_ACTED: Final = 1
ENDED: Final = 2


@final
class Turn(Question[FirstBuilders]):
    """Exactly one turn action (FB-066); after it a token may be spent for one more (FB-181, FB-182)."""

    def __init__(self, seat: i64 = 0, stage: i64 = MUST_ACT) -> None:
        self.seat = seat
        self.stage = stage

    def asks(self, s: FirstBuilders) -> i64:
        if self.stage == MUST_ACT or (self.stage == HAS_ACTED and self.may_go_on(s)):
            return self.seat
        s.pop()
        return NOT_ASKED

    def may_go_on(self, s: FirstBuilders) -> bool:
        return s.players[self.seat].tokens > 0 and not s.spent

    def words(self, s: FirstBuilders, out: Words) -> None:
        if self.stage == HAS_ACTED:
            out.append(TOKEN)
            out.append(DONE)
            return
        seat = self.seat
        list_visits(s, seat, out)
        player = s.players[seat]
        k: i64
        if len(player.open) > 0 and has_citizen_at_home(s, seat):
            for k in range(i64(len(player.open))):
                out.append(CLOSE.base + player.open[k])
        for k in range(5):
            if can_build_tier(s, seat, k):
                out.append(TOWER.base + k)
        if can_grow(s, seat):
            out.append(GROW)
        out.append(PASS)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        seat = self.seat
        s.fresh = False
        if word == DONE:
            self.stage = ENDED
            return
        if word == TOKEN:
            s.players[seat].tokens -= 1
            s.spent = True
            s.tell(SPENT_TOKEN, seat)
            self.stage = MUST_ACT
            return
        self.stage = HAS_ACTED
        if word == PASS:
            self.stage = ENDED
            pass_round(s, seat)
        elif word == GROW:
            grow(s, seat)
        elif word >= TOWER.base:
            build_tier(s, seat, WORDS.first[word])
        elif word >= CLOSE.base:
            s.push(Appointing(seat, WORDS.first[word]))
        else:
            visit(s, seat, WORDS.first[word], WORDS.second[word])

    def asked(self, s: FirstBuilders) -> Asked:
        seat = int(self.seat)
        if self.stage == HAS_ACTED:
            tokens = int(s.players[self.seat].tokens)
            return Asked(name="token", seat=seat, numbers={"tokens": tokens}, rules=("FB-181", "FB-182"))
        if s.spent:
            return Asked(name="second-action", seat=seat, rules=("FB-181",))
        return Asked(name="turn", seat=seat, rules=("FB-066",))

    def copy(self) -> Turn:
        return Turn(self.seat, self.stage)


def can_build_tier(s: FirstBuilders, seat: i64, colour: i64) -> bool:
    """A tier must be in the supply, and only gold pays for it (FB-034, FB-158, FB-159)."""
    return s.tiers[colour] > 0 and s.tier_price(seat, colour) <= s.players[seat].gold


def build_tier(s: FirstBuilders, seat: i64, colour: i64) -> None:
    """Pay gold for the tiers already there and put one on top (FB-158)."""
    player = s.players[seat]
    s.pay(seat, GOLD, s.tier_price(seat, colour))
    tiers = s.tiers[:]
    tiers[colour] -= 1
    s.tiers = tiers
    towers = player.towers[:]
    towers[colour] += 1
    player.towers = towers
    s.tell(BUILT_TIER, seat, colour, i64(towers[colour]))
    if tiers[colour] == 0 and s.tier_colours() == FEWEST_TIERS:
        s.tell(MET, seat, FEW_TOWERS)
    if s.has_sign(seat, CAPRICORN):
        s.push(Blessing(seat))


def can_grow(s: FirstBuilders, seat: i64) -> bool:
    price = s.base_price(seat)
    return price >= 0 and s.affords(seat, FOOD, price)


def grow(s: FirstBuilders, seat: i64) -> None:
    """Pay food for the leftmost base on the board; the last one brings points (FB-161 … FB-163)."""
    player = s.players[seat]
    price = s.base_price(seat)
    player.bases += 1
    player.free += 1
    s.tell(GREW, seat, player.bases)
    if player.bases == s.box.bases:
        s.score(seat, FROM_POPULATION, s.box.base_points)
    charge(s, seat, FOOD, price, FOR_BASE)
