"""The position of a Kingdomino Origins game, and the quantities its rules are made of."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.deck import NONE, Deck
from dolmen.core.outcome import Outcome
from dolmen.core.rng import Rng
from dolmen.core.state import State

from . import features, scoring, value
from .box import CAVEMAN, NAMED, OPEN, ROW, WOOD, Box
from .territory import Territory
from .words import BURNT, GAVE, PERISHED, RETURNED, TOOK

NOBODY: Final = -1
NO_NUMBERS: Final = vec[i64]()
NO_CHIEFS: Final = vec[i64]([NOBODY] * ROW)
NO_TOTEMS: Final = vec[i64]([NOBODY] * 4)
NO_CAVEMAN: Final = -1
EMPTY_CAVE: Final = vec[i64]([NO_CAVEMAN] * OPEN)


class KingdominoOrigins(State):
    """The table: territories, two rows of dominoes with chiefs, the pile, totems, the cave.

    Territories, rows, chiefs, totems and the open spaces of the cave are replaced when they change, never written to.
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.territories: list[Territory] = []
        self.round: i64 = 0  # 0 is set-up
        self.turn: i64 = 0  # how many positions of the row have had their turn
        self.in_hand: i64 = 0  # the domino of this turn until it is placed or set aside, 0 otherwise
        self.row: vec[i64] = NO_NUMBERS  # the dominoes being placed, ascending
        self.chiefs: vec[i64] = NO_CHIEFS  # the seat whose chief stands on each of them
        self.next_row: vec[i64] = NO_NUMBERS  # the dominoes being chosen
        self.next_chiefs: vec[i64] = NO_CHIEFS
        self.deck: Deck = NO_CARDS
        self.front: i64 = 0  # the domino in front of the pile where it is shown, 0 otherwise
        self.left_over: i64 = 0  # dominoes that nobody chose, one bit each
        self.totems: vec[i64] = NO_TOTEMS  # who holds each
        self.burnt: i64 = NOBODY  # the resource burnt in this turn
        self.cave: vec[i64] = EMPTY_CAVE  # the kind of caveman on each open space
        self.stack_of_cavemen: Deck = NO_CARDS
        self.swept: i64 = 0  # cavemen removed from the cave (cave_refill=replace)

    def own(self, seat: i64) -> Territory:
        """A seat's territory to be changed: a fresh copy takes the old one's place."""
        territory = self.territories[seat].copy()
        self.territories[seat] = territory
        return territory

    def pile(self) -> i64:
        """How many dominoes are still face down."""
        return self.deck.left() + (1 if self.front > 0 else 0)

    # Chiefs.

    def stands(self, seat: i64) -> bool:
        """Whether a chief of the seat stands on the next row."""
        k: i64
        for k in range(ROW):
            if self.next_chiefs[k] == seat:
                return True
        return False

    def set_chief(self, position: i64, seat: i64) -> None:
        chiefs = self.next_chiefs[:]
        chiefs[position] = seat
        self.next_chiefs = chiefs

    # Fire.

    def burn(self, seat: i64, territory: Territory, cell: i64, fires: i64) -> None:
        """A fire token lands and destroys the resource or the caveman that lies there (KO-089, KO-137)."""
        piece = i64(territory.pieces[cell])
        if piece >= CAVEMAN:
            territory.perished += 1
            self.tell(PERISHED, seat, piece - CAVEMAN, NAMED[cell])
        elif piece >= WOOD:
            territory.count(piece - WOOD, -1)
            territory.burnt += 1
            self.burnt = piece - WOOD
            self.tell(BURNT, seat, piece - WOOD, NAMED[cell])
        territory.pieces[cell] = u8(fires)

    # Totems.

    def most_of_others(self, seat: i64, resource: i64) -> i64:
        """The most pieces of a resource that any other seat has in its territory."""
        most: i64 = 0
        other: i64
        for other in range(self.box.seats):
            if other != seat and self.territories[other].goods[resource] > most:
                most = self.territories[other].goods[resource]
        return most

    def may_get(self, seat: i64, other: i64, resource: i64) -> bool:
        """Whether a seat that loses a totem may give it to another: to one with most of the resource (KO-100)."""
        if other == seat:
            return False
        return self.territories[other].goods[resource] == self.most_of_others(seat, resource)

    def heirs(self, seat: i64, resource: i64) -> i64:
        """How many seats may get a totem that this seat loses."""
        n: i64 = 0
        other: i64
        for other in range(self.box.seats):
            if self.may_get(seat, other, resource):
                n += 1
        return n

    def claim(self, seat: i64, resource: i64) -> bool:
        """Whether a totem moves after a seat's turn (KO-092 … KO-102); says whether its holder must choose to whom."""
        here = self.territories[seat].goods[resource]
        most = self.most_of_others(seat, resource)
        holder = self.totems[resource]
        if here > most:
            if holder != seat:
                self.move_totem(resource, seat)
                self.tell(TOOK, seat, resource)
            return False
        if holder != seat or (here > 0 and here == most):  # a tie moves nothing
            return False
        if most == 0:
            if self.burnt != resource:  # held with nothing (totem_all_zero=given), and nothing was lost now
                return False
            if not self.box.zero_given:
                self.move_totem(resource, NOBODY)
                self.tell(RETURNED, seat, resource)
                return False
        if self.heirs(seat, resource) > 1:
            return True
        other: i64
        for other in range(self.box.seats):
            if self.may_get(seat, other, resource):
                self.give_totem(seat, resource, other)
                break
        return False

    def give_totem(self, seat: i64, resource: i64, other: i64) -> None:
        self.move_totem(resource, other)
        self.tell(GAVE, seat, resource, other)

    def move_totem(self, resource: i64, seat: i64) -> None:
        totems = self.totems[:]
        totems[resource] = seat
        self.totems = totems

    # The cave.

    def is_open(self, kind: i64) -> bool:
        """Whether a caveman of a kind lies open in the cave."""
        space: i64
        for space in range(OPEN):
            if self.cave[space] == kind:
                return True
        return False

    def any_open(self) -> bool:
        space: i64
        for space in range(OPEN):
            if self.cave[space] != NO_CAVEMAN:
                return True
        return False

    def can_hire(self, seat: i64) -> bool:
        """Two different resources buy an open tile (KO-115)."""
        return self.territories[seat].kinds() >= 2 and self.any_open()

    def can_search(self, seat: i64) -> bool:
        """One of each resource buys a tile of the stack (KO-116)."""
        return self.territories[seat].kinds() == 4 and self.stack_of_cavemen.left() > 0

    def set_open(self, space: i64, kind: i64) -> None:
        cave = self.cave[:]
        cave[space] = kind
        self.cave = cave

    def take_open(self, kind: i64) -> None:
        """The space stays empty until the cave is filled again (KO-130)."""
        space: i64
        for space in range(OPEN):
            if self.cave[space] == kind:
                self.set_open(space, NO_CAVEMAN)
                return

    # The contract.

    def copy(self) -> KingdominoOrigins:
        twin = KingdominoOrigins(self.box)
        self.copy_into(twin)
        twin.territories = self.territories[:]
        twin.round = self.round
        twin.turn = self.turn
        twin.in_hand = self.in_hand
        twin.row = self.row
        twin.chiefs = self.chiefs
        twin.next_row = self.next_row
        twin.next_chiefs = self.next_chiefs
        twin.deck = self.deck.copy()
        twin.front = self.front
        twin.left_over = self.left_over
        twin.totems = self.totems
        twin.burnt = self.burnt
        twin.cave = self.cave
        if self.box.tribe:
            twin.stack_of_cavemen = self.stack_of_cavemen.copy()
        twin.swept = self.swept
        return twin

    def scores(self) -> list[int]:
        return [int(scoring.points_of(self, seat)) for seat in range(int(self.box.seats))]

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def values(self) -> list[float]:
        return value.values(self)

    def features(self) -> vec[float]:
        return features.features(self)

    def left(self) -> float:
        return features.left(self)

    def determinize(self, seat: int | None, rng: Rng) -> None:
        """Nobody has secrets here: what is face down is a bag already (KO-181, KO-183, KO-185)."""


NO_CARDS: Final = Deck(NONE)
