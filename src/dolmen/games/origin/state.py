"""The position of an Origin game, and the quantities its rules are made of."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dolmen.core.bits import bit, count_bits, has
from dolmen.core.deck import NONE, Deck
from dolmen.core.outcome import Outcome
from dolmen.core.rng import Rng
from dolmen.core.shared import Part
from dolmen.core.state import State
from dolmen.core.vecs import with_byte, with_number

from . import features, scoring, secrets, value
from .box import (
    CARDS,
    CARRIAGE,
    CART,
    COLUMNS,
    CRADLE,
    GOAL,
    KIT,
    LANDS,
    LEVELS,
    LILAC,
    MAP,
    MOST_STEPS,
    ORANGE,
    PARCHMENT,
    PERMANENT,
    POWER,
    SHAMAN,
    SLOTS,
    STRAITS,
    TYPES,
    YELLOW,
    Box,
    deck_of,
)
from .packed import count, lowest, one, total
from .words import TRIGGERED

# The parts of a turn.
STAGES: Final = ("set-up", "action", "arrival", "reward", "cards", "end", "over")
SET_UP: Final = 0
ACTION: Final = 1
ARRIVAL: Final = 2
REWARD: Final = 3
AFTER: Final = 4
END: Final = 5
FINISHED: Final = 6

# What has run out.
BY_DECK: Final = 0
BY_TILES: Final = 1
BY_PAWNS: Final = 2
BY_VILLAGES: Final = 3

NOBODY: Final = -1
NOWHERE: Final = -1
EMPTY: Final = vec[u8]([0] * LANDS)
NO_REACH: Final = vec[i64]([0] * TYPES)
NO_DECK: Final = Deck(NONE)


def height(pawn: i64) -> i64:
    return pawn // 9 + 1


def strength(pawn: i64) -> i64:
    return pawn // 3 % 3 + 1


def skin(pawn: i64) -> i64:
    return pawn % 3


class Player(Part):
    """A player: pawns on the map, cards in hand and on the table, tiles and tokens. Counters are packed."""

    def __init__(self) -> None:
        self.villages: i64 = 0
        self.places: i64 = 0  # the set of territories of the player's pawns
        self.actions: i64 = 0  # in hand, by kind
        self.permanents: i64 = 0
        self.goals: i64 = 0  # a set
        self.dealt: i64 = 0  # goals to choose from at set-up
        self.table: i64 = 0  # permanents in play, by kind
        self.laid: i64 = 0  # the set of fulfilled goals
        self.tiles: i64 = 0  # by level
        self.hunting: i64 = 0  # by value
        self.straits: i64 = 0
        self.trophies: i64 = 0  # the set of types, and those held twice
        self.twin_trophies: i64 = 0

    def in_play(self, card: i64) -> i64:
        """How many copies of a permanent lie before the player."""
        return count(self.table, card - PERMANENT)

    def hand(self, deck: i64) -> i64:
        """How many cards of a colour are in hand."""
        if deck == YELLOW:
            return total(self.actions)
        return total(self.permanents) if deck == ORANGE else count_bits(self.goals)

    def hand_size(self) -> i64:
        return total(self.actions) + total(self.permanents) + count_bits(self.goals)

    def held(self, card: i64) -> i64:
        """How many copies of a card are in hand."""
        if card < PERMANENT:
            return count(self.actions, card)
        if card < GOAL:
            return count(self.permanents, card - PERMANENT)
        return (self.goals >> (card - GOAL)) & 1

    def gain(self, card: i64) -> None:
        """Put a card into the hand."""
        if card < PERMANENT:
            self.actions += one(card)
        elif card < GOAL:
            self.permanents += one(card - PERMANENT)
        else:
            self.goals |= bit(card - GOAL)

    def lose(self, card: i64) -> None:
        """Take a card out of the hand."""
        if card < PERMANENT:
            self.actions -= one(card)
        elif card < GOAL:
            self.permanents -= one(card - PERMANENT)
        else:
            self.goals &= ~bit(card - GOAL)

    def stacks(self, level: i64) -> bool:
        """Whether a tile can be laid: level 1 always, others on an uncovered tile one level lower (OR-098)."""
        return level == 1 or count(self.tiles, level - 1) > count(self.tiles, level)

    def trophy_count(self) -> i64:
        return count_bits(self.trophies) + count_bits(self.twin_trophies)

    def copy(self) -> Player:
        twin = Player()
        twin.villages = self.villages
        twin.places = self.places
        twin.actions = self.actions
        twin.permanents = self.permanents
        twin.goals = self.goals
        twin.dealt = self.dealt
        twin.table = self.table
        twin.laid = self.laid
        twin.tiles = self.tiles
        twin.hunting = self.hunting
        twin.straits = self.straits
        twin.trophies = self.trophies
        twin.twin_trophies = self.twin_trophies
        return twin


class Origin(State):
    """The table: players, map, pawn supply, reward board and decks."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.players: list[Player] = []
        # The turn.
        self.turn: i64 = NOBODY
        self.number: i64 = 0  # turns begun, of all players together
        self.stage: i64 = SET_UP
        self.used: i64 = 0  # the set of card colours played this turn
        self.site: i64 = NOWHERE  # where this turn's action ended
        self.victim: i64 = NOBODY  # whose pawn this turn's swap displaced
        self.ending: i64 = NOBODY  # who triggered the end
        self.idle: i64 = 0  # turns in a row without action and card
        # The map.
        self.pawns: vec[u8] = EMPTY  # by territory: 0, or the type of the pawn there + 1
        self.occupied: i64 = 0
        self.present: i64 = 0  # the set of types on the map
        self.reach: vec[i64] = NO_REACH  # by type: all territories next to such a pawn
        self.hunting: i64 = 0  # tokens on the five green territories, packed
        self.straits: i64 = 0  # and on the straits
        self.left_over: i64 = 0  # the hunting token that is out of the game
        # The pawn supply: the set of types, and those that are there twice.
        self.supply: i64 = 0
        self.twins: i64 = 0
        # The reward board.
        self.slots: i64 = 0  # levels, packed
        self.reserve: Deck = NO_DECK
        # Cards.
        self.decks: list[Deck] = []
        self.discard: i64 = 0  # actions, packed
        self.drawn: vec[u8] = NONE  # cards looked at, before one is kept
        self.shown: vec[u8] = NONE  # what is known of hands: holder, card and who knows, three numbers each

    # The pawn supply.

    def pawns_left(self) -> i64:
        return count_bits(self.supply) + count_bits(self.twins)

    def take_pawn(self, pawn: i64) -> None:
        """A pawn leaves the supply."""
        if has(self.twins, pawn):
            self.twins &= ~bit(pawn)
        else:
            self.supply &= ~bit(pawn)

    # The map.

    def pawn_at(self, land: i64) -> i64:
        """The type of the pawn on an occupied territory."""
        return i64(self.pawns[land]) - 1

    def owner(self, land: i64) -> i64:
        """Whose pawn stands there; NOBODY for the neutral one and empty territories."""
        seat: i64
        for seat in range(self.box.seats):
            if has(self.players[seat].places, land):
                return seat
        return NOBODY

    def stand(self, pawn: i64, land: i64) -> None:
        """Put a pawn on an empty territory."""
        self.pawns = with_byte(self.pawns, land, pawn + 1)
        self.occupied |= bit(land)
        self.present |= bit(pawn)
        self.reach = with_number(self.reach, pawn, self.reach[pawn] | self.box.near[land])

    def leave(self, pawn: i64, land: i64) -> None:
        """Take a pawn off its territory, to put it on another at once."""
        self.pawns = with_byte(self.pawns, land, 0)
        self.occupied &= ~bit(land)
        reach: i64 = 0
        if self.box.seats == 4:  # the second set: there may be another such pawn
            rest = self.occupied
            while rest != 0:
                other = lowest(rest)
                rest &= rest - 1
                if i64(self.pawns[other]) == pawn + 1:
                    reach |= self.box.near[other]
        self.reach = with_number(self.reach, pawn, reach)

    # Evolution.

    def fits(self, seat: i64, pawn: i64) -> i64:
        """The empty territories where a new pawn is compatible with a neighbour (OR-045 … OR-056, OR-193)."""
        box = self.box
        kin = (box.kin_shaman[pawn] if self.players[seat].in_play(SHAMAN) > 0 else box.kin[pawn]) & self.present
        places: i64 = 0
        while kin != 0:
            places |= self.reach[lowest(kin)]
            kin &= kin - 1
        return places & ~self.occupied

    def fringe(self) -> i64:
        """The empty territories next to any pawn."""
        places: i64 = 0
        types = self.present
        while types != 0:
            places |= self.reach[lowest(types)]
            types &= types - 1
        return places & ~self.occupied

    def can_evolve(self, seat: i64) -> bool:
        if self.players[seat].villages == 0:
            return False
        types = self.supply
        while types != 0:
            if self.fits(seat, lowest(types)) != 0:
                return True
            types &= types - 1
        return False

    # Movement.

    def steps(self, seat: i64, pawn: i64) -> i64:
        """How far a pawn may go: its height, and what Cart and Carriage add (OR-064, OR-195 … OR-197)."""
        player = self.players[seat]
        steps = height(pawn) + player.in_play(CART)
        if player.in_play(CARRIAGE) > 0:
            steps += 2
        return min(steps, MOST_STEPS)

    def walk(self, seat: i64, land: i64) -> i64:
        """The territories that a pawn reaches from its own in ordinary movement, occupied or not."""
        return self.box.walk[self.steps(seat, self.pawn_at(land)) * LANDS + land]

    def sail(self, seat: i64, land: i64) -> i64:
        """The same with Navigator (OR-179)."""
        return self.box.sail[self.steps(seat, self.pawn_at(land)) * LANDS + land]

    def others(self, seat: i64) -> i64:
        """The territories of all other players' pawns (OR-076, OR-077)."""
        return self.occupied & ~self.players[seat].places & ~bit(CRADLE)

    def yields(self, seat: i64, pawn: i64, land: i64) -> bool:
        """Whether the pawn there gives way to this one: a weaker one does, with Power an equal one (OR-073, OR-199)."""
        edge = strength(pawn) - strength(self.pawn_at(land))
        return edge > 0 or (edge == 0 and self.players[seat].in_play(POWER) > 0)

    def yielding(self, seat: i64, land: i64, reached: i64) -> i64:
        """The territories among those reached where a pawn may swap."""
        places: i64 = 0
        pawn = self.pawn_at(land)
        targets = reached & self.others(seat)
        while targets != 0:
            if self.yields(seat, pawn, lowest(targets)):
                places |= targets & -targets
            targets &= targets - 1
        return places

    def can_move(self, seat: i64) -> bool:
        """Whether a seat can migrate or swap."""
        own = self.players[seat].places
        while own != 0:
            land = lowest(own)
            own &= own - 1
            reached = self.walk(seat, land)
            if reached & ~self.occupied != 0 or self.yielding(seat, land, reached) != 0:
                return True
        return False

    def can_act(self, seat: i64) -> bool:
        """Whether a seat has any action, without cards that it still holds (OR-042)."""
        return self.can_evolve(seat) or self.can_move(seat)

    # Straits and hunting grounds.

    def strait_token(self, strait: i64) -> i64:
        return count(self.straits, strait)

    def token_at(self, land: i64) -> i64:
        """The hunting token on a territory; 0 if there is none."""
        ground = self.box.grounds[land]
        return count(self.hunting, ground) if ground >= 0 else 0

    def controls(self, seat: i64, strait: i64) -> bool:
        """Whether a player holds both ends (OR-109)."""
        ends = self.box.ends[strait]
        return self.players[seat].places & ends == ends

    def give_strait(self, seat: i64, strait: i64) -> i64:
        """A player takes the token of a strait; its value."""
        value = self.strait_token(strait)
        self.straits -= value * one(strait)
        self.players[seat].straits += one(value)
        return value

    def give_hunting(self, seat: i64, land: i64) -> i64:
        """A player takes the hunting token of a territory; its value."""
        value = self.token_at(land)
        self.hunting -= value * one(self.box.grounds[land])
        self.players[seat].hunting += one(value)
        return value

    def hunted(self, seat: i64) -> i64:
        """The territories whose hunting token the Hunter may take (OR-174, OR-175)."""
        near: i64 = 0
        if self.box.hunts_from_moved:
            if self.site >= 0:
                near = self.box.near[self.site]
        else:
            own = self.players[seat].places
            while own != 0:
                near |= self.box.near[lowest(own)]
                own &= own - 1
        found: i64 = 0
        k: i64
        for k in range(5):
            if count(self.hunting, k) > 0:
                found |= near & bit(self.box.greens[k])
        return found

    def sailed(self, seat: i64) -> i64:
        """The straits whose token the Sailor may take (OR-186)."""
        places = self.players[seat].places
        found: i64 = 0
        k: i64
        for k in range(STRAITS):
            if count(self.straits, k) > 0 and places & self.box.ends[k] != 0:
                found |= bit(k)
        return found

    # Tiles.

    def levels(self, column: i64) -> i64:
        """The set of levels in a column of the reward board."""
        found: i64 = 0
        slot: i64
        for slot in range(self.box.column[column], self.box.column[column + 1]):
            found |= bit(count(self.slots, slot))
        return found & ~1

    def takes(self, seat: i64, column: i64) -> i64:
        """The set of levels of a column that a seat can lay (OR-098, OR-099)."""
        found = self.levels(column)
        player = self.players[seat]
        level: i64
        for level in range(2, LEVELS):
            if has(found, level) and not player.stacks(level):
                found &= ~bit(level)
        return found

    def takes_any(self, seat: i64) -> bool:
        """Whether there is a tile in any column that a seat can lay."""
        column: i64
        for column in range(COLUMNS):
            if self.takes(seat, column) != 0:
                return True
        return False

    def offers(self, seat: i64, column: i64, colour: i64) -> bool:
        """Whether tiles of a column may be taken for a colour: its own, with Parchment any (OR-205, OR-206)."""
        return column == colour or self.players[seat].in_play(PARCHMENT) > 0

    def take_tile(self, seat: i64, column: i64, level: i64) -> None:
        """A player takes a tile of the reward board; its slot stays empty until it is refilled."""
        slot = self.box.column[column]
        while count(self.slots, slot) != level:
            slot += 1
        self.slots -= level * one(slot)
        self.players[seat].tiles += one(level)

    def empty_slot(self) -> i64:
        """The first empty slot; −1 if all are filled."""
        slot: i64
        for slot in range(SLOTS):
            if count(self.slots, slot) == 0:
                return slot
        return -1

    # Cards.

    def kits(self, seat: i64) -> i64:
        """How many more cards a seat sees at each draw (OR-189, OR-133)."""
        return self.players[seat].in_play(KIT)

    def goal_limit(self, seat: i64) -> i64:
        """How many goals a seat may hold (OR-141, OR-200)."""
        return 3 if self.players[seat].in_play(MAP) > 0 else 2

    def last_round(self) -> bool:
        """Whether several goals may be laid and are not replaced (OR-153)."""
        return self.ending >= 0 and (self.turn != self.ending or self.box.trigger_turn_is_last)

    def is_free(self, deck: i64) -> bool:
        """Whether a card of this colour may still be played this turn (OR-117, OR-153)."""
        return not has(self.used, deck) or (deck == LILAC and self.last_round())

    def may_play(self, seat: i64) -> bool:
        """Whether a seat holds a card of a colour that is free. All may know this: who is asked tells nothing."""
        player = self.players[seat]
        return (
            (player.actions != 0 and self.is_free(YELLOW))
            or (player.permanents != 0 and self.is_free(ORANGE))
            or (player.goals != 0 and self.is_free(LILAC))
        )

    # The end.

    def trigger(self, why: i64) -> None:
        """The player whose turn it is took the last of something: once, whatever runs out later (OR-150, OR-151)."""
        if self.ending == NOBODY:
            self.ending = self.turn
            self.tell(TRIGGERED, self.turn, why)

    # What is known of hands.

    def show(self, holder: i64, card: i64, seers: i64) -> None:
        """Some seats now know that a card is in a hand."""
        self.shown = append(append(append(self.shown[:], u8(holder)), u8(card)), u8(seers & 255))

    def guess(self, holder: i64, card: i64) -> i64:
        """Who knows which card a hand loses by its colour alone: all of that colour there are known to be alike."""
        left = vec[i64]([self.players[holder].hand(deck_of(card))] * 8)
        found: i64 = 0
        k: i64
        seer: i64
        for k in range(0, i64(len(self.shown)), 3):
            if i64(self.shown[k]) == holder and i64(self.shown[k + 1]) == card:
                for seer in range(8):
                    if (i64(self.shown[k + 2]) >> seer) & 1 == 1:
                        left[seer] -= 1
        for seer in range(8):
            if left[seer] == 0:
                found |= bit(seer)
        return found

    def hide(self, holder: i64, card: i64, seers: i64) -> None:
        """A card leaves a hand; who does not see which one is no longer sure of one of each kind of its colour."""
        if len(self.shown) == 0:
            return
        kept = vec[u8]()
        gone = vec[i64]([0] * CARDS)  # by kind: who has had one copy leave, and still knows of the others
        k: i64
        for k in range(0, i64(len(self.shown)), 3):
            knows = i64(self.shown[k + 2])
            if i64(self.shown[k]) == holder:
                other = i64(self.shown[k + 1])
                loses: i64 = 0
                if other == card:
                    loses = knows
                elif deck_of(other) == deck_of(card):
                    loses = knows & ~seers
                loses &= ~gone[other]
                gone[other] |= loses
                knows &= ~loses
            if knows != 0:
                kept = append(append(append(kept, self.shown[k]), self.shown[k + 1]), u8(knows))
        self.shown = kept

    def forget(self, viewer: i64) -> None:
        """What a viewer does not know of hands is no longer known to anybody: those cards are dealt anew."""
        kept = vec[u8]()
        k: i64
        for k in range(0, i64(len(self.shown)), 3):
            if i64(self.shown[k + 2]) & viewer != 0:
                kept = append(append(append(kept, self.shown[k]), self.shown[k + 1]), self.shown[k + 2])
        self.shown = kept

    # The contract.

    def copy(self) -> Origin:
        twin = Origin(self.box)
        self.copy_into(twin)
        twin.players = [player.copy() for player in self.players]
        twin.turn = self.turn
        twin.number = self.number
        twin.stage = self.stage
        twin.used = self.used
        twin.site = self.site
        twin.victim = self.victim
        twin.ending = self.ending
        twin.idle = self.idle
        twin.pawns = self.pawns
        twin.occupied = self.occupied
        twin.present = self.present
        twin.reach = self.reach
        twin.hunting = self.hunting
        twin.straits = self.straits
        twin.left_over = self.left_over
        twin.supply = self.supply
        twin.twins = self.twins
        twin.slots = self.slots
        twin.reserve = self.reserve.copy()
        twin.decks = [deck.copy() for deck in self.decks]
        twin.discard = self.discard
        twin.drawn = self.drawn
        twin.shown = self.shown
        return twin

    def scores(self) -> list[int]:
        return [int(scoring.points(self, player)) for player in self.players]

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def values(self) -> list[float]:
        return value.values(self)

    def is_quiet(self) -> bool:
        """At the beginning of a turn: no reward is pending and no card half played."""
        return self.stage == ACTION and self.used == 0 and len(self.stack) == 1

    def features(self) -> vec[float]:
        return features.features(self)

    def left(self) -> float:
        return features.left(self)

    def determinize(self, seat: int | None, rng: Rng) -> None:
        secrets.deal_anew(self, -1 if seat is None else seat, rng)
