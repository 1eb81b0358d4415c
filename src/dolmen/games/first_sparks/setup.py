"""Set-up: Herbs, the map, and the placement round (FS-010 … FS-029, FS-104 … FS-113, FS-219 … FS-227)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.bits import bit, count_bits, has
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, Question
from dolmen.core.words import Words

from .box import BEGINNER, RANDOM, SPACES, Box
from .land import CELLS, MIDDLE, fix_supply, lay, rotations
from .sets import highest, nth
from .state import NEUTRAL_CLAN, NO_CLANS, Clan, FirstSparks
from .words import DEAL, DEALT, DONE, DREW_TILE, FACE, LAY, LIE, SETTLE, SETTLED, TILE, TURN, WORDS


def lay_out(box: Box) -> FirstSparks:
    """The table before the first Herbs is dealt."""
    s = FirstSparks(box)
    n: i64
    for n in range(box.seats + 1 if box.seats == 2 else box.seats):
        clan = Clan()
        if n < box.seats:
            clan.food = box.start_food
        s.clans.append(clan)
    s.order = vec[i64]([0] * box.seats)
    s.crowd = NO_CLANS[:]
    s.harvest = box.opening[:]
    s.pool = box.pool
    for n in range(box.seats):
        s.herbs |= bit(n + 1)
    s.market = box.first_market
    s.unseen = box.deck
    s.above = box.above
    s.top = box.top
    s.boxed = box.removed
    return s


@final
class Dealing(Question[FirstSparks]):
    """Each player draws one of the lowest Herbs, face up; the highest is first in order (FS-012, FS-013)."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def asks(self, s: FirstSparks) -> i64:
        if self.seat < s.box.seats:
            return CHANCE
        order = s.order[:]
        seat: i64
        for seat in range(s.box.seats):
            order[s.box.seats - highest(s.clans[seat].cards)] = seat
        s.order = order
        s.pop()
        return NOT_ASKED

    def words(self, s: FirstSparks, out: Words) -> None:
        herb: i64
        for herb in range(1, s.box.seats + 1):
            if has(s.herbs, herb):
                out.append(DEAL.of(herb))

    def sample(self, s: FirstSparks, rng: Rng) -> i64:
        return DEAL.of(nth(s.herbs, rng.below(count_bits(s.herbs))))

    def answer(self, s: FirstSparks, word: i64) -> None:
        herb = WORDS.first[word]
        s.herbs &= ~bit(herb)
        s.clans[self.seat].cards = bit(herb)
        s.tell(DEALT, self.seat, herb)
        self.seat += 1

    def asked(self, s: FirstSparks) -> Asked:
        return Asked(name="deal", seat=CHANCE, rules=("FS-012", "FS-013"))

    def copy(self) -> Dealing:
        return Dealing(self.seat)


@final
class Laying(Question[FirstSparks]):
    """In order the players draw tiles and lay them: first the place of its hex a, then how it is turned."""

    def __init__(self, tiles: i64 = 0, tile: i64 = -1, cell: i64 = -1) -> None:
        self.tiles = tiles  # how many lie
        self.tile = tile  # the one that was drawn; −1 if none is
        self.cell = cell  # where it is to lie; −1 before that is said

    def asks(self, s: FirstSparks) -> i64:
        if s.box.map == BEGINNER:
            self.lay_beginner(s)
        if self.tiles == s.box.laid:
            fix_supply(s)
            s.pop()
            return NOT_ASKED
        if self.tile < 0 or s.box.map == RANDOM:
            return CHANCE
        return self.layer(s)

    def layer(self, s: FirstSparks) -> i64:
        """Who lays this tile: with two players the first lays two, the second the third (FS-021, FS-220)."""
        return s.order[self.tiles // 2 if s.box.seats == 2 else self.tiles]

    def lay_beginner(self, s: FirstSparks) -> None:
        """The beginner's map, which is ours, lies ready."""
        layout = s.box.beginner
        while self.tiles < s.box.laid:
            n = self.tiles * 3
            s.pool &= ~bit(layout[n])
            lay(s, CHANCE, layout[n], layout[n + 1], layout[n + 2])
            self.tiles += 1

    def words(self, s: FirstSparks, out: Words) -> None:
        n: i64
        if self.tile < 0:
            for n in range(6):
                if has(s.pool, n):
                    out.append(TILE.of(n))
        elif self.cell < 0:
            first = LIE.base if s.box.map == RANDOM else LAY.base
            for n in range(CELLS):
                if rotations(s, n, self.tiles) != 0:
                    out.append(first + n)
        else:
            first = FACE.base if s.box.map == RANDOM else TURN.base
            turns = rotations(s, self.cell, self.tiles)
            for n in range(6):
                if has(turns, n):
                    out.append(first + n)

    def weights(self, s: FirstSparks) -> list[int]:
        """On a random map every way to lie is equally likely, so a cell weighs as much as it has rotations."""
        out = Words()
        self.words(s, out)
        if self.tile < 0 or self.cell >= 0:
            return [1] * len(out)
        weights: list[int] = []
        for word in out:
            weights.append(int(count_bits(rotations(s, WORDS.first[word], self.tiles))))
        return weights

    def answer(self, s: FirstSparks, word: i64) -> None:
        n = WORDS.first[word]
        if self.tile < 0:
            self.tile = n
            s.pool &= ~bit(n)
            s.tell(DREW_TILE, self.layer(s), n)
            if self.tiles == 0:
                # The first lies in the middle; to turn it would only turn the whole table.
                self.lay(s, MIDDLE, 0)
        elif self.cell < 0:
            self.cell = n
        else:
            self.lay(s, self.cell, n)

    def lay(self, s: FirstSparks, cell: i64, rotation: i64) -> None:
        lay(s, self.layer(s), self.tile, cell, rotation)
        self.tiles += 1
        self.tile = -1
        self.cell = -1

    def asked(self, s: FirstSparks) -> Asked:
        if self.tile < 0:
            return Asked(name="tile", seat=CHANCE, rules=("FS-020",))
        seat = int(s.to_move)
        numbers: dict[str, int | str] = {"tile": f"t{self.tile + 1}", "touching": 1 if self.tiles == 1 else 2}
        rules = ("FS-022",) if self.tiles == 1 else ("FS-023",)
        if self.cell < 0:
            return Asked(name="lay", seat=seat, numbers=numbers, rules=rules)
        return Asked(name="turn", seat=seat, numbers=numbers, rules=rules)

    def copy(self) -> Laying:
        return Laying(self.tiles, self.tile, self.cell)


@final
class NeutralStart(Question[FirstSparks]):
    """With two players the second puts a neutral member on any empty space (FS-225)."""

    def __init__(self, placed: bool = False) -> None:
        self.placed = placed

    def asks(self, s: FirstSparks) -> i64:
        if self.placed:
            s.pop()
            return NOT_ASKED
        return s.order[1]

    def words(self, s: FirstSparks, out: Words) -> None:
        list_free_grounds(s, out)

    def answer(self, s: FirstSparks, word: i64) -> None:
        s.settle_neutral(s.order[1], WORDS.first[word])
        self.placed = True

    def asked(self, s: FirstSparks) -> Asked:
        return Asked(name="neutral-start", seat=int(s.order[1]), rules=("FS-225", "FS-226"))

    def copy(self) -> NeutralStart:
        return NeutralStart(self.placed)


@final
class FirstMembers(Question[FirstSparks]):
    """In reverse order everybody puts one member on the map, free (FS-104)."""

    def __init__(self, at: i64 = 0) -> None:
        self.at = at  # how many have done so

    def asks(self, s: FirstSparks) -> i64:
        if self.at == s.box.seats:
            s.pop()
            return NOT_ASKED
        return self.seat(s)

    def seat(self, s: FirstSparks) -> i64:
        return s.order[s.box.seats - 1 - self.at]

    def words(self, s: FirstSparks, out: Words) -> None:
        list_free_grounds(s, out)

    def answer(self, s: FirstSparks, word: i64) -> None:
        seat = self.seat(s)
        space = WORDS.first[word]
        s.settle_member(seat, space)
        s.tell(SETTLED, seat, space, 0)
        self.at += 1

    def asked(self, s: FirstSparks) -> Asked:
        return Asked(name="first-member", seat=int(self.seat(s)), rules=("FS-104", "FS-105"))

    def copy(self) -> FirstMembers:
        return FirstMembers(self.at)


@final
class SecondMembers(Question[FirstSparks]):
    """In order everybody may put a second member next to the first, at the prices of phase 3 (FS-106 … FS-109)."""

    def __init__(self, at: i64 = 0) -> None:
        self.at = at  # the place in order of who is asked

    def asks(self, s: FirstSparks) -> i64:
        # With 7 food everybody can pay: of the two spaces beside him at his ground one has two other clans at most.
        if self.at == s.box.seats:
            s.sort()
            s.pop()
            return NOT_ASKED
        return s.order[self.at]

    def words(self, s: FirstSparks, out: Words) -> None:
        list_affordable(s, s.order[self.at], out)
        out.append(DONE)

    def answer(self, s: FirstSparks, word: i64) -> None:
        if word != DONE:
            s.pay_and_settle(s.order[self.at], WORDS.first[word])
        self.at += 1

    def asked(self, s: FirstSparks) -> Asked:
        return Asked(name="second-member", seat=int(s.order[self.at]), rules=("FS-106", "FS-107", "FS-108"))

    def copy(self) -> SecondMembers:
        return SecondMembers(self.at)


def list_free_grounds(s: FirstSparks, out: Words) -> None:
    """Empty spaces of grounds round which nobody stands yet; a neutral member closes one too (FS-105, FS-226)."""
    space: i64
    for space in range(SPACES):
        if s.cells[space // 6] >= 0 and is_free_ground(s, space // 3):
            out.append(SETTLE.of(space))


def is_free_ground(s: FirstSparks, ground: i64) -> bool:
    return s.crowd[ground * 3] == 0 and s.crowd[ground * 3 + 1] == 0 and s.crowd[ground * 3 + 2] == 0


def list_affordable(s: FirstSparks, seat: i64, out: Words) -> None:
    """The spaces where a seat can put and pay a further member (FS-188)."""
    food = s.clans[seat].food
    rest = s.frontier(seat)
    space: i64 = 0
    while rest != 0:
        if rest & 1 == 1 and s.price(seat, space) <= food:
            out.append(SETTLE.base + space)
        rest >>= 1
        space += 1


def list_neutral(s: FirstSparks, out: Words) -> None:
    """The spaces next to neutral members (FS-243)."""
    rest = s.frontier(NEUTRAL_CLAN)
    space: i64 = 0
    while rest != 0:
        if rest & 1 == 1:
            out.append(SETTLE.base + space)
        rest >>= 1
        space += 1
