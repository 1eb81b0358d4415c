"""What belongs to one player."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dolmen.core.shared import Part

from .box import KINDS
from .city import NO_CELLS
from .words import FIRST_CITIZEN, FOOD, STONE, WISDOM

NO_DICE: Final = vec[u8]([0] * 30)
NO_SPEAKERS: Final = vec[u8]([0] * 6)
NOTHING: Final = vec[u8]()
ONE_TIER: Final = vec[u8]([1] * 5)
NO_KINDS: Final = vec[u8]([0] * KINDS)
NO_CLAIMS: Final = vec[u8]([0] * 6)


class Player(Part):
    """A player's board, city and workers. Every vec is replaced as a whole, never written to: copies share them."""

    def __init__(self) -> None:
        self.stone: i64 = 0
        self.food: i64 = 0
        self.wisdom: i64 = 0
        self.gold: i64 = 0
        self.tokens: i64 = 0
        self.signs: i64 = 0  # the set of zodiac cards held
        self.passed: bool = False
        # Workers.
        self.bases: i64 = 0  # those taken from the board, whether they hold a die or not
        self.free: i64 = 0  # those of them that are empty and beside the board
        self.home: vec[u8] = NO_DICE  # citizens beside the board, by die
        self.posted: vec[u8] = NOTHING  # workers on sites: worker · 5 + site, in the order in which they came
        self.archon: bool = True  # it is at home
        self.speakers: vec[u8] = NO_SPEAKERS  # by value
        self.advisers: vec[u8] = NOTHING  # their colours, leftmost first
        self.colours: i64 = 0  # the set of those colours: the archon's
        # City.
        self.grid: vec[u8] = NOTHING  # by cell: what lies there
        self.frontier: vec[i64] = NO_CELLS  # empty cells beside a tile, ascending
        self.open: vec[i64] = NO_CELLS  # districts that can be closed, by their bottom left cell, ascending
        self.centres: vec[i64] = NO_CELLS  # closed ones: bottom left cell · 30 + die, in the order of closing
        self.farms: vec[i64] = NO_CELLS  # cells with farms, ascending
        self.built: vec[u8] = NO_KINDS  # buildings in the city, by kind
        self.tiles: i64 = 0  # tiles in the city beside the two it starts with
        self.reserve: vec[u8] = NOTHING  # kinds of tiles beside the board
        self.towers: vec[u8] = ONE_TIER
        self.claims: vec[u8] = NO_CLAIMS  # by place of the card: how often this player scored it
        self.points: vec[i64] = NO_CELLS  # by source: points won in play

    def amount(self, resource: i64) -> i64:
        if resource == STONE:
            return self.stone
        if resource == FOOD:
            return self.food
        return self.wisdom if resource == WISDOM else self.gold

    def add(self, resource: i64, amount: i64) -> None:
        if resource == STONE:
            self.stone += amount
        elif resource == FOOD:
            self.food += amount
        elif resource == WISDOM:
            self.wisdom += amount
        else:
            self.gold += amount

    def lacks(self, resource: i64, amount: i64) -> i64:
        """How much of a cost gold must stand in for (FB-033)."""
        missing = amount - self.amount(resource)
        return max(missing, 0)

    def score(self) -> i64:
        """Where the marker stands on the points track."""
        total: i64 = 0
        k: i64
        for k in range(i64(len(self.points))):
            total += self.points[k]
        return total

    # Dice.

    def add_home(self, die: i64, count: i64) -> None:
        home = self.home[:]
        home[die] = u8(i64(home[die]) + count)
        self.home = home

    def add_speaker(self, value: i64, count: i64) -> None:
        speakers = self.speakers[:]
        speakers[value] = u8(i64(speakers[value]) + count)
        self.speakers = speakers

    def post(self, worker: i64, site: i64) -> None:
        self.posted = append(self.posted[:], u8(worker * 5 + site))

    def unpost(self, k: i64) -> None:
        """Take the k-th worker off its site."""
        out = vec[u8]()
        n: i64
        for n in range(i64(len(self.posted))):
            if n != k:
                out = append(out, self.posted[n])
        self.posted = out

    def citizens(self) -> i64:
        """All own citizens, beside the board and on sites (FB-060)."""
        return self.bases - self.free

    def citizens_of(self, colour: i64) -> i64:
        """Own citizens of a colour (FB-060)."""
        n: i64 = 0
        die: i64
        for die in range(colour * 6, colour * 6 + 6):
            n += i64(self.home[die])
        k: i64
        for k in range(i64(len(self.posted))):
            worker = i64(self.posted[k]) // 5
            if worker >= FIRST_CITIZEN and (worker - FIRST_CITIZEN) // 6 == colour:
                n += 1
        return n

    def buildings_of(self, colour: i64, colours: vec[i64]) -> i64:
        """Own buildings of a colour."""
        n: i64 = 0
        kind: i64
        for kind in range(KINDS):
            if self.built[kind] > 0 and colours[kind] == colour:
                n += i64(self.built[kind])
        return n

    def copy(self) -> Player:
        twin = Player()
        twin.stone = self.stone
        twin.food = self.food
        twin.wisdom = self.wisdom
        twin.gold = self.gold
        twin.tokens = self.tokens
        twin.signs = self.signs
        twin.passed = self.passed
        twin.bases = self.bases
        twin.free = self.free
        twin.home = self.home
        twin.posted = self.posted
        twin.archon = self.archon
        twin.speakers = self.speakers
        twin.advisers = self.advisers
        twin.colours = self.colours
        twin.grid = self.grid
        twin.frontier = self.frontier
        twin.open = self.open
        twin.centres = self.centres
        twin.farms = self.farms
        twin.built = self.built
        twin.tiles = self.tiles
        twin.reserve = self.reserve
        twin.towers = self.towers
        twin.claims = self.claims
        twin.points = self.points
        return twin
