"""The position of a Stone Age game, and the quantities its rules are made of."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.bits import bit, has
from dolmen.core.deck import NONE, Deck
from dolmen.core.outcome import Outcome
from dolmen.core.rng import Rng
from dolmen.core.shared import Part
from dolmen.core.state import OVER, State
from dolmen.core.vecs import with_number

from . import features, scoring, value
from .box import ANY, CARDS, FIXED, TOP_CHOICE, TOP_ONCE, Box
from .words import (
    BUILDING,
    CARD,
    FARM,
    FARMED,
    FOOD,
    FOREST,
    GAINED,
    GREW,
    HUNT,
    HUT,
    NEW_TOOL,
    NO_EFFECT,
    NOWHERE,
    PAID,
    PLACES,
    TOOLMAKER,
)

ZEROS: Final = vec[i64]()

PHASES: Final = ("set-up", "placing", "actions", "feeding", "new-round", "over")
SET_UP: Final = 0
PLACING: Final = 1
ACTING: Final = 2
FEEDING: Final = 3
NEW_ROUND: Final = 4
FINISHED: Final = 5


class Player(Part):
    """What lies on and beside one player's board. Cards and buildings are sets of ids, one bit each."""

    def __init__(self) -> None:
        self.figures: i64 = 0  # all of them
        self.idle: i64 = 0  # those at home
        self.food: i64 = 0
        self.level: i64 = 0  # on the agriculture track
        self.goods: vec[i64] = ZEROS  # wood, clay, stone, gold
        self.tools: vec[i64] = ZEROS  # the value on each of the three spaces
        self.used: i64 = 0  # one bit for each space whose tool is turned
        self.cards: i64 = 0  # every card owned, in whatever way it lies
        self.face_up: i64 = 0  # those of them that lie open and can still be used once
        self.drawn: i64 = 0  # those of them that came from the deck unseen by others
        self.buildings: i64 = 0
        self.built: i64 = 0  # points of the buildings
        self.awarded: i64 = 0  # points of cards, at once
        self.hungry: i64 = 0  # points lost for hunger

    def score(self) -> i64:
        """Where the marker stands on the score track (SA-128: it may be below 0)."""
        return self.built + self.awarded - self.hungry

    def resources(self) -> i64:
        goods = self.goods
        return goods[0] + goods[1] + goods[2] + goods[3]

    def tool_total(self) -> i64:
        tools = self.tools
        return tools[0] + tools[1] + tools[2]

    def add(self, resource: i64, amount: i64) -> None:
        self.goods = with_number(self.goods, resource, self.goods[resource] + amount)

    def copy(self) -> Player:
        twin = Player()
        twin.figures = self.figures
        twin.idle = self.idle
        twin.food = self.food
        twin.level = self.level
        twin.goods = self.goods
        twin.tools = self.tools
        twin.used = self.used
        twin.cards = self.cards
        twin.face_up = self.face_up
        twin.drawn = self.drawn
        twin.buildings = self.buildings
        twin.built = self.built
        twin.awarded = self.awarded
        twin.hungry = self.hungry
        return twin


class StoneAge(State):
    """The table: players, figures on the board, cards and buildings on display, piles."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.players: list[Player] = []
        self.first: i64 = 0  # who holds the first-player token
        self.round: i64 = 0
        self.phase: i64 = SET_UP
        self.placed: vec[u8] = NONE  # figures by place and seat: placed[place * 4 + seat]
        self.display: vec[i64] = ZEROS  # the card in each slot, rightmost first; 0 is an empty slot
        self.tiles: vec[i64] = ZEROS  # the building that lies open on each stack; 0 when there is none
        self.heights: vec[i64] = ZEROS  # buildings left in each stack, the open one included
        self.deck: Deck = NO_CARDS
        self.unseen: Deck = NO_CARDS  # buildings nobody has seen: those in the stacks and those left in the box
        self.low_tools: i64 = 0  # tool tiles left in the supply, counted only with tool_stock=finite
        self.high_tools: i64 = 0

    # Placing.

    def on(self, where: i64) -> i64:
        """How many figures stand on a place, of all players."""
        placed = self.placed
        at = where * 4
        return i64(placed[at]) + i64(placed[at + 1]) + i64(placed[at + 2]) + i64(placed[at + 3])

    def parties(self, where: i64) -> i64:
        """How many players have figures on a place."""
        n: i64 = 0
        seat: i64
        for seat in range(4):
            if self.placed[where * 4 + seat] > 0:
                n += 1
        return n

    def room(self, seat: i64, where: i64) -> i64:
        """How many figures a seat may put on a place now; the one rule that knows all limits (SA-023 … SA-042)."""
        idle = self.players[seat].idle
        if idle == 0 or self.placed[where * 4 + seat] > 0:
            return 0
        if where >= FOREST and where < CARD:
            return self.room_to_gather(where, idle)
        if where == HUNT:
            return idle
        if self.on(where) > 0:
            return 0
        if where >= BUILDING:
            return 1 if self.tiles[where - BUILDING] > 0 else 0  # there are as many stacks as players
        if where >= CARD:
            return 1  # the slots are full whenever figures are placed (SA-132)
        return self.room_in_village(seat, where, idle)

    def room_to_gather(self, where: i64, idle: i64) -> i64:
        """Seven figures in all; with two or three players only one or two of them together (SA-212, SA-213)."""
        seats = self.box.seats
        if seats < 4 and self.parties(where) >= seats - 1:
            return 0
        return min(self.gatherers_left(where), idle)

    def gatherers_left(self, where: i64) -> i64:
        """How many figures more a place of resources holds (SA-039)."""
        return self.box.most_gatherers - self.on(where)

    def room_in_village(self, seat: i64, where: i64, idle: i64) -> i64:
        """The toolmaker, hut and farm take one party; with two or three players two of the three close the last."""
        if self.box.seats < 4:
            taken: i64 = 0
            spot: i64
            for spot in range(TOOLMAKER, FARM + 1):
                if self.on(spot) > 0:
                    taken += 1
            if taken >= 2:
                return 0
        if self.box.full_spots_forbidden and self.is_full(seat, where):
            return 0
        if where == HUT:
            return 2 if idle >= 2 else 0
        return 1

    def is_full(self, seat: i64, where: i64) -> bool:
        """Whether a village spot can give this seat nothing more."""
        player = self.players[seat]
        if where == HUT:
            return player.figures >= self.box.most_figures
        if where == FARM:
            return player.level >= self.box.most_level
        return player.tool_total() >= 12

    def can_place(self, seat: i64) -> bool:
        if self.players[seat].idle == 0:
            return False  # the usual reason, known without looking at every place
        where: i64
        for where in range(len(PLACES)):
            if self.room(seat, where) > 0:
                return True
        return False

    def after(self, seat: i64) -> i64:
        """The left neighbour."""
        return seat + 1 if seat + 1 < self.box.seats else 0

    def send_home(self, seat: i64, where: i64) -> None:
        """The figures of a finished action go back to their owner's board (SA-047)."""
        if where != NOWHERE:
            self.players[seat].idle += i64(self.placed[where * 4 + seat])
            self.placed[where * 4 + seat] = 0

    # Getting and paying.

    def gain(self, seat: i64, good: i64, amount: i64) -> None:
        """Give goods from the supply, which never runs out (SA-004, SA-005)."""
        if good == FOOD:
            self.players[seat].food += amount
        else:
            self.players[seat].add(good, amount)
        if amount > 0:
            self.tell(GAINED, seat, good, amount)

    def pay(self, seat: i64, resource: i64, amount: i64) -> None:
        self.players[seat].add(resource, -amount)
        self.tell(PAID, seat, resource, amount)

    def affordable(self, seat: i64, where: i64) -> bool:
        """Whether a seat holds enough to buy the card or building on a place."""
        if where >= BUILDING:
            return self.affords_tile(seat, self.tiles[where - BUILDING])
        return self.players[seat].resources() >= self.box.slot_cost[where - CARD]

    def affords_tile(self, seat: i64, tile: i64) -> bool:
        box = self.box
        goods = self.players[seat].goods
        kinds = box.kinds[tile]
        if kinds == FIXED:
            r: i64
            for r in range(4):
                if goods[r] < box.cost[tile * 4 + r]:
                    return False
            return True
        if kinds == ANY:
            return self.players[seat].resources() >= 1
        return can_pay(goods, 0, 0, box.count[tile], kinds)

    def raise_level(self, seat: i64) -> None:
        """One step on the agriculture track, which ends at 10 (SA-073, SA-075)."""
        player = self.players[seat]
        if player.level >= self.box.most_level:
            self.tell(NO_EFFECT, seat, 1)
            return
        player.level += 1
        self.tell(FARMED, seat, player.level)

    def grow(self, seat: i64) -> None:
        """One more figure from the reserve, ten at most (SA-070, SA-072)."""
        player = self.players[seat]
        if player.figures >= self.box.most_figures:
            self.tell(NO_EFFECT, seat, 2)
            return
        player.figures += 1
        player.idle += 1
        self.tell(GREW, seat, player.figures)

    # Tools.

    def lowest_tool(self, seat: i64, used: bool) -> i64:
        """The space to raise next among those turned or not turned: one of the lowest value of all; −1 if none."""
        player = self.players[seat]
        tools = player.tools
        low = tools[0]
        if tools[1] < low:
            low = tools[1]
        if tools[2] < low:
            low = tools[2]
        space: i64
        for space in range(3):
            if tools[space] == low and has(player.used, space) == used:
                return space
        return -1

    def must_choose_tool(self, seat: i64) -> bool:
        """Whether the owner chooses which of equal lowest tools is raised (SA-068, SA-069)."""
        if not (self.box.ask_equal_tools or self.box.raised_fresh) or not self.can_have_tool(seat):
            return False
        return self.lowest_tool(seat, True) >= 0 and self.lowest_tool(seat, False) >= 0

    def can_have_tool(self, seat: i64) -> bool:
        """Whether a further tool has an effect: below 12 in all, and the tile is there if tiles are counted."""
        total = self.players[seat].tool_total()
        if total >= 12:
            return False
        if not self.box.finite_tools:
            return True
        if total < 3:
            return self.low_tools > 0
        return self.high_tools > 0 if total >= 6 and total < 9 else True

    def give_tool(self, seat: i64, used: bool = False) -> None:
        """One more tool by the ladder of values (SA-054 … SA-059): always the lowest space rises by one.

        Among equal ones an unused tool is raised unless the owner chose a used one: a raised used tool stays used.
        """
        player = self.players[seat]
        if not self.can_have_tool(seat):
            self.tell(NO_EFFECT, seat, 0)
            return
        space = self.lowest_tool(seat, used)
        if space < 0:
            space = self.lowest_tool(seat, not used)
        value = player.tools[space] + 1
        player.tools = with_number(player.tools, space, value)
        if self.box.raised_fresh:
            player.used &= ~bit(space)
        if value == 1:
            self.low_tools -= 1
        elif value == 3:  # the tile is swapped for one of the other pile
            self.low_tools += 1
            self.high_tools -= 1
        self.tell(NEW_TOOL, seat, value)

    def unused_tool(self, seat: i64, value: i64) -> i64:
        """A space whose tool has this value and is not turned; −1 if there is none."""
        player = self.players[seat]
        space: i64
        for space in range(3):
            if player.tools[space] == value and not has(player.used, space):
                return space
        return -1

    def usable(self, seat: i64, top: i64, above: i64 = 0) -> i64:
        """The lowest card above an id that lies open before a seat and can be used once; 0 if there is none."""
        cards = self.players[seat].face_up >> (above + 1)
        card = above + 1
        while cards != 0:
            if cards & 1 == 1 and self.box.top[card] == top:
                return card
            cards >>= 1
            card += 1
        return 0

    def has_tools(self, seat: i64, value: i64, card: i64) -> bool:
        """Whether a tool of at least this value, or a one-use tool above this card, can still be added to a roll."""
        player = self.players[seat]
        space: i64
        for space in range(3):
            if player.tools[space] > 0 and player.tools[space] >= value and not has(player.used, space):
                return True
        return player.face_up != 0 and self.usable(seat, TOP_ONCE, card) > 0

    def has_choice(self, seat: i64) -> bool:
        """Whether two resources of choice can still be taken (card 36)."""
        return self.players[seat].face_up != 0 and self.usable(seat, TOP_CHOICE) > 0

    # The contract.

    def copy(self) -> StoneAge:
        twin = StoneAge(self.box)
        self.copy_into(twin)
        twin.players = [player.copy() for player in self.players]
        twin.first = self.first
        twin.round = self.round
        twin.phase = self.phase
        twin.placed = self.placed[:]  # nearly every word writes there; the others are replaced as a whole
        twin.display = self.display
        twin.tiles = self.tiles
        twin.heights = self.heights
        twin.deck = self.deck.copy()
        twin.unseen = self.unseen.copy()
        twin.low_tools = self.low_tools
        twin.high_tools = self.high_tools
        return twin

    def scores(self) -> list[int]:
        return [int(scoring.points(self, player)) for player in self.players]

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def values(self) -> list[float]:
        mind = self.box.mind
        if mind is None or self.to_move == OVER:
            return value.values(self)
        return mind.values(self.features(), self.box.seats, self.left())

    def is_quiet(self) -> bool:
        """At the beginning of a round, before anybody has placed."""
        if self.phase != PLACING:
            return False
        for player in self.players:
            if player.idle != player.figures:
                return False
        return True

    def features(self) -> vec[float]:
        return features.features(self)

    def left(self) -> float:
        return features.left(self)

    def determinize(self, seat: int | None, rng: Rng) -> None:
        """Cards drawn unseen by this seat go back into the deck and are drawn anew; nothing else is hidden (SA-219)."""
        if self.to_move == OVER:  # all cards lie open
            return
        other: i64
        card: i64
        hidden = [0] * len(self.players)
        for other in range(self.box.seats):
            player = self.players[other]
            if other == seat or player.drawn == 0:
                continue
            for card in range(1, CARDS + 1):
                if has(player.drawn, card):
                    hidden[other] += 1
                    self.deck.put_back(card - 1)
            player.cards &= ~player.drawn
            player.drawn = 0
        for other in range(self.box.seats):
            player = self.players[other]
            for _ in range(hidden[other]):
                card = self.deck.draw(rng) + 1
                player.drawn |= bit(card)
                player.cards |= bit(card)


NO_CARDS: Final = Deck(NONE)


def can_pay(goods: vec[i64], low: i64, started: i64, left: i64, kinds: i64) -> bool:
    """Whether `left` more resources can be paid from the kind `low` upwards.

    Where `kinds` is not ANY, exactly that many kinds must still be begun; the kind `low` is begun if `started` is 1.
    """
    most: i64 = 0
    r: i64
    if kinds == ANY:
        for r in range(low, 4):
            most += goods[r]
        return most >= left
    if left < kinds:
        return False
    if started == 1:
        most = goods[low]
        low += 1
    # The largest heaps give the most; fewer can always be paid, down to one of each kind.
    taken: i64 = 0
    n: i64
    best: i64
    for n in range(kinds):
        best = -1
        for r in range(low, 4):
            if goods[r] > 0 and not has(taken, r) and (best < 0 or goods[r] > goods[best]):
                best = r
        if best < 0:
            return False
        taken |= bit(best)
        most += goods[best]
    return most >= left
