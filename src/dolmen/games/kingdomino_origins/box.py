"""What is in the box and how this table plays: tables of the components and the options, shared by all copies."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.shared import Shared

from .words import ACROSS

DOMINOES: Final = 48
ROW: Final = 4  # dominoes in a row
ROUNDS: Final = 12
TERRAINS: Final = 6  # at most; the bits of a cell's surroundings
KINDS: Final = 10  # of cavemen
OPEN: Final = 4  # open spaces of the cave

# A territory is a grid of cells with a border, the hut in its middle.
WIDE: Final = ACROSS + 2
AREA: Final = WIDE * WIDE
HUT_CELL: Final = AREA // 2

# What a cell shows: nothing, the start tile, or half a of domino n as 2n, half b as 2n + 1.
BARE: Final = 0
START: Final = 1
HALVES: Final = 2 * DOMINOES + 2

# What lies on a square: nothing, a fire token of 1 to 3, a wooden resource, or a caveman. Never two of them.
NOTHING: Final = 0
MOST_FIRES: Final = 3
WOOD: Final = 4  # the first resource
CAVEMAN: Final = 8  # the first caveman

# What a hunter-gatherer counts around it: a resource (0 to 3), or one of these.
COUNTS: Final = ("mammoth", "fish", "mushroom", "flint", "resource", "fire", "caveman")
ANY_RESOURCE: Final = 4
ANY_FIRE: Final = 5
ANY_CAVEMAN: Final = 6

NO_BYTES: Final = vec[u8]()

# The cells of the words, which know no border, and the way back.
GRID: Final = vec[i64]([(n // ACROSS + 1) * WIDE + n % ACROSS + 1 for n in range(ACROSS * ACROSS)])
NAMED: Final = vec[i64](
    [
        (cell // WIDE - 1) * ACROSS + cell % WIDE - 1 if 0 < cell // WIDE <= ACROSS and 0 < cell % WIDE <= ACROSS else 0
        for cell in range(AREA)
    ]
)
STEPS: Final = vec[i64]([1, WIDE, -1, -WIDE])  # right, down, left, up
AROUND: Final = vec[i64]([-WIDE - 1, -WIDE, -WIDE + 1, -1, 1, WIDE - 1, WIDE, WIDE + 1])


class Box(Shared):
    """Tables by half (2 to 97), domino (1 to 48), resource and kind of caveman."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__(seats)
        self.side: i64 = 7 if seats == 2 else 5  # of the largest territory
        self.terrains: tuple[str, ...] = ()
        self.terrain: vec[i64] = vec[i64]([-1] * HALVES)  # −1 is the start tile, of no terrain
        self.bits: vec[i64] = vec[i64]([0] * HALVES)  # the terrain as a bit of a cell's surroundings
        self.fires: vec[i64] = vec[i64]([0] * HALVES)  # printed
        self.craters: vec[i64] = vec[i64]([0] * HALVES)
        self.wood: vec[i64] = vec[i64]([-1] * HALVES)  # the resource put on it, −1 for none
        self.equal: vec[i64] = vec[i64]([0] * (DOMINOES + 1))  # 1 where both halves are the same
        self.twin: vec[i64] = vec[i64]([0] * (DOMINOES + 1))  # the first domino with the same two faces
        self.volcano: i64 = -1  # the terrain that erupts and scores nothing
        self.fire_reach: vec[i64] = vec[i64]([0] * (MOST_FIRES + 1))
        self.tokens: vec[i64] = vec[i64]([0] * (MOST_FIRES + 1))  # fire tokens by value
        self.totem_points: vec[i64] = vec[i64]([0] * 4)
        self.copies: vec[i64] = vec[i64]([0] * KINDS)
        self.counts: vec[i64] = vec[i64]([-1] * KINDS)  # what a hunter-gatherer counts; −1 is a warrior
        self.points: vec[i64] = vec[i64]([0] * KINDS)  # for each of them; a warrior's power
        self.middle_points: i64 = 0
        self.complete_points: i64 = 0
        # Modes and options. The first value of each is the default.
        self.wooden: bool = False  # resources are used: totem and tribe
        self.totem: bool = False
        self.tribe: bool = False
        self.middle: bool = False
        self.complete: bool = False
        self.fire_on_hut: bool = True
        self.fire_over_tiles: bool = False
        self.volcano_counts: bool = True
        self.zero_given: bool = False
        self.majority_scores: bool = False
        self.caveman_on_hut: bool = False
        self.cave_replaced: bool = False
        self.last_hire: bool = False
        self.equal_extent: bool = False
        self.front_shown: bool = False
