"""The position of a First Builders game, and the quantities its rules are made of."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dolmen.core.bits import bit, has
from dolmen.core.outcome import Outcome
from dolmen.core.rng import Rng
from dolmen.core.state import State

from . import features, scoring, value
from .box import TAURUS, VIRGO, Box
from .city import (
    BLOCK,
    BUILDING_TILE,
    EMPTY,
    FARM_TILE,
    STEPS,
    at,
    is_block,
    is_centre,
    is_farm,
    matches,
    with_cell,
    without_cell,
)
from .player import NO_SPEAKERS, NOTHING, Player
from .words import ALL, FOOD, GAINED, PAID, SCORED, STONE, WISDOM

PHASES: Final = ("set-up", "draft", "round", "over")
SET_UP: Final = 0
DRAFTING: Final = 1
PLAYING: Final = 2
FINISHED: Final = 3

NOBODY: Final = -1
TRACKS: Final = 4  # war, then the three temples
WAR: Final = 0
FIRST_TEMPLE: Final = 1
BEYOND_REACH: Final = 9999  # more gold than anybody has
NO_COLOURS: Final = vec[u8]([0] * 5)
NO_DISCS: Final = vec[u8]([0] * (TRACKS * 4))
NO_OWNERS: Final = vec[i64]([NOBODY] * 3)

# The four conditions that end the game (FB-200 … FB-203).
TEMPLES_FULL: Final = 0
NO_GOLD: Final = 1
FEW_TOWERS: Final = 2
DIE_SHORT: Final = 3
BY_LIMIT: Final = 4
FEWEST_TIERS: Final = 3  # colours; with no more the game ends (FB-202)


class FirstBuilders(State):
    """The table: sites and ships, rows and stacks, cards, tracks and players.

    Every vec is replaced as a whole, never written to: copies share them.
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.players: list[Player] = []
        self.phase: i64 = SET_UP
        self.round: i64 = 0
        self.first: i64 = 0  # who holds the first player token
        self.turn: i64 = NOBODY  # whose turn it is
        self.spent: bool = False  # a token was spent this turn
        self.calm: bool = False  # alone: no ship rises this turn
        self.fresh: bool = False  # a turn has just begun
        # Sites.
        self.ships: vec[u8] = NO_COLOURS
        self.bonuses: vec[u8] = NOTHING  # by site: the colour of its bonus tile
        # Temples.
        self.signs: vec[u8] = NOTHING  # by temple: its zodiac card
        self.owners: vec[i64] = NO_OWNERS  # and who holds it
        # Discs, by track · 4 + seat. In the solo game the foreign war disc is at seat 1.
        self.discs: vec[u8] = NO_DISCS  # the space
        self.heights: vec[u8] = NO_DISCS  # how many discs lie below it there
        # Buildings.
        self.row: vec[u8] = NOTHING  # kinds, from the top
        self.tops: vec[u8] = NO_COLOURS  # by colour: the visible top of its stack, kind + 1; 0 if there is none
        self.bag: vec[u8] = NOTHING  # by kind: tiles below the tops that nobody has seen
        self.under: vec[u8] = NOTHING  # tiles put under their stacks, the upper first (Virgo)
        # Citizens.
        self.citizens: vec[u8] = NOTHING  # the row of dice, from the left
        self.supply: vec[u8] = NO_COLOURS
        self.speakers: vec[u8] = NO_SPEAKERS  # the row of speakers, by value
        self.short: i64 = 0  # the set of colours that the supply lacked when the row was due one (FB-203)
        # Districts and towers.
        self.deck: i64 = 0  # district cards not drawn, while they are laid out
        self.cards: vec[u8] = NOTHING
        self.gold: vec[u8] = NOTHING  # above each card
        self.claims: vec[u8] = NOTHING  # how often each was scored, by anybody
        self.tiers: vec[u8] = NO_COLOURS  # the supply
        self.boxed: vec[u8] = NO_COLOURS  # tiers in the box
        self.gone: vec[u8] = NO_COLOURS  # citizen dice that left the game at the solo draft

    # Resources.

    def gain(self, seat: i64, resource: i64, amount: i64) -> None:
        """Give resources; the supply is infinite (FB-007)."""
        if amount > 0:
            self.players[seat].add(resource, amount)
            self.tell(GAINED, seat, resource, amount)

    def pay(self, seat: i64, resource: i64, amount: i64) -> None:
        if amount > 0:
            self.players[seat].add(resource, -amount)
            self.tell(PAID, seat, resource, amount)

    def affords(self, seat: i64, resource: i64, amount: i64) -> bool:
        """Whether a seat can pay a basic, gold standing in (FB-033)."""
        player = self.players[seat]
        return player.lacks(resource, amount) <= player.gold

    def score(self, seat: i64, source: i64, points: i64) -> None:
        if points > 0:
            player = self.players[seat]
            won = player.points[:]
            won[source] += points
            player.points = won
            self.tell(SCORED, seat, points, source)

    def has_sign(self, seat: i64, sign: i64) -> bool:
        """Whether a seat holds a zodiac card now (FB-061)."""
        return has(self.players[seat].signs, sign)

    # Prices.

    def tile_price(self, seat: i64, slot: i64) -> i64:
        """The wisdom of a slot of the building row, from 0 (FB-103, FB-236)."""
        return self.discounted(seat, self.box.tile_price[slot])

    def citizen_price(self, seat: i64, slot: i64) -> i64:
        """The wisdom of a slot of the citizen row, from 0 (FB-126, FB-236)."""
        return self.discounted(seat, self.box.citizen_price[slot])

    def discounted(self, seat: i64, price: i64) -> i64:
        return price - 1 if price > 0 and self.has_sign(seat, TAURUS) else price

    def affords_tile(self, seat: i64, kind: i64, wisdom: i64) -> bool:
        """Whether a seat can pay a tile's stone and so much wisdom."""
        player = self.players[seat]
        return player.lacks(WISDOM, wisdom) + player.lacks(STONE, self.box.stone[kind]) <= player.gold

    def affords_citizen(self, seat: i64) -> bool:
        """Whether a seat has a free base and can pay for a die of the row (FB-129)."""
        if self.players[seat].free == 0:
            return False
        slot: i64
        for slot in range(i64(len(self.citizens))):
            if self.affords(seat, WISDOM, self.citizen_price(seat, slot)):
                return True
        return False

    def can_build(self, seat: i64, food: i64 = 0) -> bool:
        """Whether a seat can build something after paying so much food."""
        player = self.players[seat]
        return player.lacks(FOOD, food) + self.gold_to_build(seat) <= player.gold

    def gold_to_build(self, seat: i64) -> i64:
        """The least gold it takes to build something: a farm costs nothing (FB-121)."""
        if len(self.row) > 0:
            return 0
        reserve = self.players[seat].reserve
        least: i64 = BEYOND_REACH
        k: i64
        for k in range(i64(len(reserve))):
            least = min(least, self.gold_to_erect(seat, i64(reserve[k])))
        return least

    def gold_to_erect(self, seat: i64, kind: i64) -> i64:
        """The least gold it takes to build a reserved tile (FB-260, FB-262, FB-G20)."""
        if not self.box.no_reserved_farm or self.can_build_over(seat):
            return 0
        return self.players[seat].lacks(STONE, self.box.stone[kind])

    def can_build_over(self, seat: i64) -> bool:
        """Virgo may put a building on an own farm, for nothing (FB-242)."""
        return len(self.players[seat].farms) > 0 and self.has_sign(seat, VIRGO)

    def base_price(self, seat: i64) -> i64:
        """The food for the leftmost base on the board; −1 with none left (FB-161, FB-164)."""
        n = self.players[seat].bases - self.box.free
        return self.box.base_price[n] if n < i64(len(self.box.base_price)) else -1

    def tier_price(self, seat: i64, colour: i64) -> i64:
        """The gold for a further tier: as many as the tower has (FB-158)."""
        return i64(self.players[seat].towers[colour])

    # Discs.

    def disc(self, track: i64, seat: i64) -> i64:
        """The space of a disc."""
        return i64(self.discs[track * 4 + seat])

    def discs_on(self, track: i64) -> i64:
        return self.box.war_discs if track == WAR else self.box.seats

    def height(self, track: i64, seat: i64) -> i64:
        """How many discs lie below one on its space."""
        return i64(self.heights[track * 4 + seat])

    def move_disc(self, track: i64, seat: i64, space: i64) -> None:
        """Move a disc on top of those on a space; what lay on it sinks (FB-063, FB-091)."""
        discs = self.discs[:]
        heights = self.heights[:]
        at = track * 4 + seat
        count: i64 = 0
        other: i64
        for other in range(track * 4, track * 4 + self.discs_on(track)):
            if other == at:
                continue
            if discs[other] == discs[at] and heights[other] > heights[at]:
                heights[other] -= 1
            if i64(discs[other]) == space:
                count += 1
        discs[at] = u8(space)
        heights[at] = u8(count)
        self.discs = discs
        self.heights = heights

    def behind(self, seat: i64) -> i64:
        """How many war discs are strictly behind a seat's own (FB-099, FB-100)."""
        n: i64 = 0
        other: i64
        for other in range(self.box.war_discs):
            if self.discs[other] < self.discs[seat]:
                n += 1
        return n

    def retreat(self, seat: i64) -> i64:
        """How far a seat's war disc will fall back at the end of the round (FB-190, FB-191)."""
        space = self.disc(WAR, seat)
        return space - self.box.camp[space]

    def leader(self, track: i64) -> i64:
        """The owner of the foremost disc; of a shared space the lowest disc's (FB-188, FB-195)."""
        best: i64 = 0
        seat: i64
        for seat in range(1, self.discs_on(track)):
            ahead = self.disc(track, seat) - self.disc(track, best)
            if ahead > 0 or (ahead == 0 and self.height(track, seat) < self.height(track, best)):
                best = seat
        return best

    # Cities.

    def put_tile(self, seat: i64, cell: i64, tile: i64) -> None:
        """Lay a tile into a city and see what it borders on and which districts it completes."""
        player = self.players[seat]
        grid = player.grid[:]
        if is_farm(i64(grid[cell])):
            player.farms = without_cell(player.farms, cell)
        else:
            player.tiles += 1
        grid[cell] = u8(tile)
        player.grid = grid
        if tile >= FARM_TILE:
            player.farms = with_cell(player.farms, cell)
        else:
            built = player.built[:]
            built[tile - BUILDING_TILE] += 1
            player.built = built
        frontier = without_cell(player.frontier, cell)
        k: i64
        for k in range(4):
            beside = at(cell + STEPS[k])
            if grid[beside] == EMPTY:
                frontier = with_cell(frontier, beside)
        player.frontier = frontier
        for k in range(4):
            block = at(cell + ALL - BLOCK[k])
            if is_block(grid, block) and not self.is_closed(seat, block):
                player.open = with_cell(player.open, block)

    def is_closed(self, seat: i64, cell: i64) -> bool:
        """Whether the district with this bottom left cell has a die in its centre (FB-042)."""
        return is_centre(self.players[seat].centres, cell)

    def fits(self, seat: i64, cell: i64, place: i64) -> bool:
        """Whether a district shows the pattern of the card at a place (FB-145, FB-146)."""
        card = i64(self.cards[place])
        box = self.box
        return matches(self.players[seat].grid, cell, box.colour, box.corner[card], box.side[card], box.other[card])

    def claim_points(self, seat: i64, place: i64) -> i64:
        """What a card gives a seat next time: less after the first (FB-151)."""
        times = i64(self.claims[place]) if self.box.falls_for_all else i64(self.players[seat].claims[place])
        return self.box.claim[i64(self.cards[place]) * 4 + min(times, 3)]

    # Dice.

    def put_back(self, colour: i64, count: i64) -> None:
        """Change the supply of citizen dice."""
        supply = self.supply[:]
        supply[colour] = u8(i64(supply[colour]) + count)
        self.supply = supply

    def box_die(self, colour: i64) -> None:
        """A citizen die leaves the game (solo_removed_dice=box)."""
        gone = self.gone[:]
        gone[colour] += 1
        self.gone = gone

    def add_speaker(self, value: i64, count: i64) -> None:
        """Change the row of speakers."""
        speakers = self.speakers[:]
        speakers[value] = u8(i64(speakers[value]) + count)
        self.speakers = speakers

    def has_speakers(self) -> bool:
        value: i64
        for value in range(2, 6):
            if self.speakers[value] > 0:
                return True
        return False

    # Stacks.

    def stack_size(self, colour: i64) -> i64:
        """How many tiles a stack holds: the visible top, unseen ones, and those that were put under it."""
        if self.tops[colour] == 0:
            return 0
        n = 1 + self.stack_unseen(colour)
        k: i64
        for k in range(i64(len(self.under))):
            if self.box.colour[i64(self.under[k])] == colour:
                n += 1
        return n

    def stack_unseen(self, colour: i64) -> i64:
        """How many unseen tiles of a colour lie in its stack."""
        n: i64 = 0
        kind: i64
        for kind in range(i64(len(self.bag))):
            if self.box.colour[kind] == colour:
                n += i64(self.bag[kind])
        return n

    def bury(self, kind: i64) -> None:
        """Put a tile face down under its stack; on an empty one it is the visible top (FB-242, FB-G22)."""
        colour = self.box.colour[kind]
        if self.tops[colour] == 0:
            self.set_top(colour, kind + 1)
        else:
            self.under = append(self.under[:], u8(kind))

    def set_top(self, colour: i64, tile: i64) -> None:
        tops = self.tops[:]
        tops[colour] = u8(tile)
        self.tops = tops

    # The end.

    def conditions(self) -> i64:
        """The set of end conditions that hold now (FB-200 … FB-203)."""
        out: i64 = 0
        seat: i64
        for seat in range(self.box.seats):
            if self.has_topped(seat):
                out |= bit(TEMPLES_FULL)
        if self.gold_left() == 0:
            out |= bit(NO_GOLD)
        if self.tier_colours() <= FEWEST_TIERS:
            out |= bit(FEW_TOWERS)
        if self.is_short():
            out |= bit(DIE_SHORT)
        return out

    def gold_left(self) -> i64:
        """The gold above all district cards."""
        n: i64 = 0
        k: i64
        for k in range(i64(len(self.gold))):
            n += i64(self.gold[k])
        return n

    def tier_colours(self) -> i64:
        """How many colours of tiers the supply holds."""
        n: i64 = 0
        colour: i64
        for colour in range(5):
            if self.tiers[colour] > 0:
                n += 1
        return n

    def has_topped(self, seat: i64) -> bool:
        top = self.box.top
        return self.disc(1, seat) == top and self.disc(2, seat) == top and self.disc(3, seat) == top

    def is_short(self) -> bool:
        """Whether the row of citizens lacks a die that the supply could not give (FB-203, FB-204)."""
        if not self.box.shortage_lapses:
            return self.short != 0
        colour: i64
        for colour in range(5):
            if has(self.short, colour) and self.supply[colour] == 0:
                return True
        return False

    # The contract.

    def copy(self) -> FirstBuilders:
        twin = FirstBuilders(self.box)
        self.copy_into(twin)
        twin.players = [player.copy() for player in self.players]
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.spent = self.spent
        twin.calm = self.calm
        twin.fresh = self.fresh
        twin.ships = self.ships
        twin.bonuses = self.bonuses
        twin.signs = self.signs
        twin.owners = self.owners
        twin.discs = self.discs
        twin.heights = self.heights
        twin.row = self.row
        twin.tops = self.tops
        twin.bag = self.bag
        twin.under = self.under
        twin.citizens = self.citizens
        twin.supply = self.supply
        twin.speakers = self.speakers
        twin.short = self.short
        twin.deck = self.deck
        twin.cards = self.cards
        twin.gold = self.gold
        twin.claims = self.claims
        twin.tiers = self.tiers
        twin.boxed = self.boxed
        twin.gone = self.gone
        return twin

    def scores(self) -> list[int]:
        return [int(scoring.points(self, seat)) for seat in range(int(self.box.seats))]

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def values(self) -> list[float]:
        return value.values(self)

    def is_turn_over(self) -> bool:
        """Another turn has begun, perhaps of the same seat: alone, or when all others have passed."""
        return self.fresh

    def features(self) -> vec[float]:
        return features.features(self)

    def left(self) -> float:
        return features.left(self)

    def determinize(self, seat: int | None, rng: Rng) -> None:
        """Nothing is hidden but the order of stacks, which is decided tile by tile as they are drawn (FB-280)."""
