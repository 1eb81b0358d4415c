"""Set-up: bonus tiles, zodiac, stacks, rows, district cards (FB-009 … FB-027, FB-216 … FB-218, FB-220)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.bits import bit, has
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, Question
from dolmen.core.words import Words

from .box import KINDS, Box
from .city import first_frontier, first_grid
from .player import NOTHING, Player
from .state import SET_UP, FirstBuilders
from .words import (
    BONUS_TILE,
    DISTRICT,
    FOOD,
    GOLD,
    LAID_BONUS,
    LAID_CARD,
    LAID_SIGN,
    LAID_TILE,
    LINED_UP,
    ROLL,
    SIGN,
    SOURCES,
    SPEAK,
    SPOKE,
    STONE,
    TILE,
    TURNED_UP,
    WISDOM,
    WORDS,
)


def lay_out(box: Box) -> FirstBuilders:
    """The table before fate has said anything."""
    s = FirstBuilders(box)
    n: i64
    s.ships = vec[u8]([1] * 5)
    bag = vec[u8]([0] * KINDS)
    for n in range(KINDS):
        bag[n] = u8(box.copies[n])
    s.bag = bag
    s.supply = vec[u8]([int(box.citizens)] * 5)
    s.boxed = vec[u8]([int(box.tiers - box.seats - box.tier_supply)] * 5)
    s.tiers = vec[u8]([int(box.tier_supply)] * 5)
    for n in range(1, 46):
        s.deck |= bit(n)
    for n in range(box.seats):
        player = Player()
        player.stone = box.start[STONE]
        player.food = box.start[FOOD]
        player.wisdom = box.start[WISDOM]
        player.gold = box.start[GOLD]
        player.bases = box.free
        player.free = box.free
        player.grid = first_grid()
        player.frontier = first_frontier()
        player.points = vec[i64]([0] * len(SOURCES))
        s.players.append(player)
    if box.seats == 1:
        lay_fixed_bonuses(s)
    return s


def lay_fixed_bonuses(s: FirstBuilders) -> None:
    """The solo game has a fixed place for every bonus tile (FB-220)."""
    sites = vec[u8]([0] * 5)
    colour: i64
    for colour in range(5):
        sites[s.box.bonus_site[colour]] = u8(colour)
    s.bonuses = sites


def is_in(items: vec[u8], item: i64) -> bool:
    k: i64
    for k in range(i64(len(items))):
        if i64(items[k]) == item:
            return True
    return False


@final
class Bonuses(Question[FirstBuilders]):
    """The five bonus tiles are dealt at random, one to each site (FB-010)."""

    def asks(self, s: FirstBuilders) -> i64:
        if len(s.bonuses) < 5:
            return CHANCE
        s.pop()
        return NOT_ASKED

    def words(self, s: FirstBuilders, out: Words) -> None:
        colour: i64
        for colour in range(5):
            if not is_in(s.bonuses, colour):
                out.append(BONUS_TILE.base + colour)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        colour = WORDS.first[word]
        s.tell(LAID_BONUS, CHANCE, colour, i64(len(s.bonuses)))
        s.bonuses = append(s.bonuses[:], u8(colour))

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="bonus-tiles", seat=CHANCE, rules=("FB-010",))

    def copy(self) -> Bonuses:
        return self


@final
class Signs(Question[FirstBuilders]):
    """Three random zodiac cards, one on each temple (FB-012)."""

    def asks(self, s: FirstBuilders) -> i64:
        if len(s.signs) < 3:
            return CHANCE
        s.pop()
        return NOT_ASKED

    def words(self, s: FirstBuilders, out: Words) -> None:
        sign: i64
        for sign in range(12):
            if not is_in(s.signs, sign):
                out.append(SIGN.base + sign)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        sign = WORDS.first[word]
        s.tell(LAID_SIGN, CHANCE, sign, i64(len(s.signs)))
        s.signs = append(s.signs[:], u8(sign))

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="signs", seat=CHANCE, rules=("FB-012",))

    def copy(self) -> Signs:
        return self


@final
class FirstRow(Question[FirstBuilders]):
    """The top tile of every stack, in random order, is the row; then the next of each is turned up (FB-014, FB-015)."""

    def __init__(self, colours: i64 = 31, turned: i64 = 0) -> None:
        self.colours = colours  # those whose tile is not yet in the row
        self.turned = turned  # stacks whose top is turned up

    def asks(self, s: FirstBuilders) -> i64:
        if self.colours == 0:
            while self.turned < 5 and s.stack_unseen(self.turned) == 0:
                self.turned += 1
            if self.turned == 5:
                s.pop()
                return NOT_ASKED
        return CHANCE

    def wanted(self) -> i64:
        """The colours of which a tile may come now."""
        return self.colours if self.colours != 0 else bit(self.turned)

    def words(self, s: FirstBuilders, out: Words) -> None:
        kind: i64
        for kind in range(KINDS):
            if s.bag[kind] > 0 and has(self.wanted(), s.box.colour[kind]):
                out.append(TILE.base + kind)

    def weights(self, s: FirstBuilders) -> list[int]:
        """Every colour is equally likely, and within it every tile."""
        out: list[int] = []
        kind: i64
        for kind in range(KINDS):
            if s.bag[kind] > 0 and has(self.wanted(), s.box.colour[kind]):
                out.append(int(i64(s.bag[kind]) * s.box.evens[s.box.colour[kind]]))
        return out

    def answer(self, s: FirstBuilders, word: i64) -> None:
        kind = WORDS.first[word]
        draw_tile(s, kind)
        colour = s.box.colour[kind]
        if self.colours != 0:
            s.row = append(s.row[:], u8(kind))
            self.colours &= ~bit(colour)
            s.tell(LAID_TILE, CHANCE, kind, i64(len(s.row)))
        else:
            s.set_top(colour, kind + 1)
            self.turned += 1
            s.tell(TURNED_UP, CHANCE, kind)

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="tile", seat=CHANCE, rules=("FB-014", "FB-015"))

    def copy(self) -> FirstRow:
        return FirstRow(self.colours, self.turned)


def draw_tile(s: FirstBuilders, kind: i64) -> None:
    """Take a tile out of the unseen part of its stack."""
    bag = s.bag[:]
    bag[kind] -= 1
    s.bag = bag


@final
class FirstCitizens(Question[FirstBuilders]):
    """One die of each colour is rolled, sixes again, and they lie by value (FB-016, FB-017)."""

    def __init__(self, rolled: vec[u8] = NOTHING) -> None:
        self.rolled = rolled

    def asks(self, s: FirstBuilders) -> i64:
        if len(self.rolled) < 5:
            return CHANCE
        s.pop()
        self.line_up(s)
        return NOT_ASKED

    def line_up(self, s: FirstBuilders) -> None:
        """By rising value; among equals, the colour whose building lies lowest in the row is furthest left (FB-017)."""
        row = vec[u8]()
        value: i64
        k: i64
        for value in range(1, 6):
            for k in range(i64(len(s.row)) - 1, -1, -1):
                colour = s.box.colour[i64(s.row[k])]
                if i64(self.rolled[colour]) == value:
                    row = append(row, u8(colour * 6 + value - 1))
                    s.put_back(colour, -1)
                    s.tell(LINED_UP, CHANCE, colour * 6 + value - 1, i64(len(row)))
        s.citizens = row

    def words(self, s: FirstBuilders, out: Words) -> None:
        list_rolls(out)

    def sample(self, s: FirstBuilders, rng: Rng) -> i64:
        return ROLL.base + rng.below(5)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        self.rolled = append(self.rolled[:], u8(WORDS.first[word]))

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="roll", seat=CHANCE, rules=("FB-016",))

    def copy(self) -> FirstCitizens:
        return FirstCitizens(self.rolled)


def list_rolls(out: Words) -> None:
    """What a citizen die may show: a six is rolled again (FB-016)."""
    value: i64
    for value in range(5):
        out.append(ROLL.base + value)


@final
class RollingSpeakers(Question[FirstBuilders]):
    """So many speakers are rolled into their row: all to begin with, later those that must rise from 5.

    See FB-018 and FB-059.
    """

    def __init__(self, left: i64 = 0) -> None:
        self.left = left

    def asks(self, s: FirstBuilders) -> i64:
        if self.left > 0:
            return CHANCE
        s.pop()
        return NOT_ASKED

    def words(self, s: FirstBuilders, out: Words) -> None:
        value: i64
        for value in range(2, 6):
            if s.box.speaker_faces[value] > 0:
                out.append(SPEAK.of(value))

    def weights(self, s: FirstBuilders) -> list[int]:
        out: list[int] = []
        value: i64
        for value in range(2, 6):
            if s.box.speaker_faces[value] > 0:
                out.append(int(s.box.speaker_faces[value]))
        return out

    def sample(self, s: FirstBuilders, rng: Rng) -> i64:
        r = rng.below(6) - s.box.speaker_faces[2]
        value: i64 = 2
        while r >= 0:
            value += 1
            r -= s.box.speaker_faces[value]
        return SPEAK.of(value)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        self.left -= 1
        s.add_speaker(WORDS.first[word], 1)
        s.tell(SPOKE, CHANCE, WORDS.first[word])

    def asked(self, s: FirstBuilders) -> Asked:
        rules = ("FB-002", "FB-018") if s.phase == SET_UP else ("FB-059", "FB-186")
        return Asked(name="speak", seat=CHANCE, rules=rules)

    def copy(self) -> RollingSpeakers:
        return RollingSpeakers(self.left)


@final
class Cards(Question[FirstBuilders]):
    """District cards are turned up, with gold above them and tiers for their towers (FB-019 … FB-021)."""

    def asks(self, s: FirstBuilders) -> i64:
        if i64(len(s.cards)) < s.box.cards:
            return CHANCE
        s.deck = 0  # the others leave the game
        s.pop()
        return NOT_ASKED

    def words(self, s: FirstBuilders, out: Words) -> None:
        card: i64
        for card in range(1, 46):
            if has(s.deck, card):
                out.append(DISTRICT.of(card))

    def sample(self, s: FirstBuilders, rng: Rng) -> i64:
        card = 1 + rng.below(45)
        while not has(s.deck, card):
            card = 1 + rng.below(45)
        return DISTRICT.of(card)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        card = WORDS.first[word]
        s.deck &= ~bit(card)
        s.cards = append(s.cards[:], u8(card))
        s.gold = append(s.gold[:], u8(s.box.card_gold))
        s.claims = append(s.claims[:], 0)
        tiers = s.tiers[:]
        boxed = s.boxed[:]
        colour: i64
        for colour in range(5):
            icons = min(s.box.icons[card * 5 + colour], i64(boxed[colour]))
            tiers[colour] = u8(i64(tiers[colour]) + icons)
            boxed[colour] = u8(i64(boxed[colour]) - icons)
        s.tiers = tiers
        s.boxed = boxed
        s.tell(LAID_CARD, CHANCE, card)

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="district", seat=CHANCE, rules=("FB-019", "FB-020"))

    def copy(self) -> Cards:
        return self
