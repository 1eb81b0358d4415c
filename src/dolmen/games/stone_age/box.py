"""What is in the box and how this table plays: tables of the components and the options, shared by all copies."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.shared import Shared

CARDS: Final = 36
TILES: Final = 28

# What the top of a card does.
TOPS: Final = (
    *("wood", "clay", "stone", "gold", "food"),
    *("roll-wood", "roll-clay", "roll-stone", "roll-gold", "roll-food"),
    *("dice", "points", "tool", "farm", "draw", "once", "choice"),
)
TOP_ROLL: Final = 5
TOP_DICE: Final = 10
TOP_POINTS: Final = 11
TOP_TOOL: Final = 12
TOP_FARM: Final = 13
TOP_DRAW: Final = 14
TOP_ONCE: Final = 15
TOP_CHOICE: Final = 16

# What the bottom of a card scores: a green symbol, or people of one role.
SYMBOLS: Final = ("writing", "medicine", "pottery", "sculpture", "music", "transport", "weaving", "time")
ROLES: Final = ("farmer", "toolmaker", "builder", "shaman")
BOTTOMS: Final = (*SYMBOLS, *ROLES)
FARMER: Final = 8
TOOLMAKERS: Final = 9
BUILDER: Final = 10
SHAMAN: Final = 11

# What a face of the dice for everyone gives: a resource (0 to 3), or one of these.
FACE_TOOL: Final = 4
FACE_FARM: Final = 5
FACES: Final = ("wood", "clay", "stone", "gold", "tool", "farm")

FIXED: Final = 0  # a building with a printed cost; otherwise the number of kinds that must be paid, or ANY
ANY: Final = 9


class Box(Shared):
    """Tables by card id (1 to 36), building id (1 to 28), resource and die face; index 0 of ids is unused."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__(seats)
        self.top: vec[i64] = vec[i64]([0] * (CARDS + 1))
        self.amount: vec[i64] = vec[i64]([0] * (CARDS + 1))
        self.bottom: vec[i64] = vec[i64]([0] * (CARDS + 1))
        self.people: vec[i64] = vec[i64]([0] * (CARDS + 1))
        self.symbols: vec[i64] = vec[i64]([0] * FARMER)  # by green symbol: the set of its cards
        self.green: i64 = 0  # all of them
        self.kinds: vec[i64] = vec[i64]([0] * (TILES + 1))
        self.count: vec[i64] = vec[i64]([0] * (TILES + 1))
        self.points: vec[i64] = vec[i64]([0] * (TILES + 1))
        self.cost: vec[i64] = vec[i64]([0] * (4 * (TILES + 1)))
        self.divisor: vec[i64] = vec[i64]([1] * 5)  # by good, food last
        self.worth: vec[i64] = vec[i64]([0] * 4)
        self.slot_cost: vec[i64] = vec[i64]([0] * 4)
        self.face: vec[i64] = vec[i64]([0] * 7)
        self.start_figures: i64 = 0
        self.start_food: i64 = 0
        self.most_figures: i64 = 0
        self.most_level: i64 = 0
        self.most_gatherers: i64 = 0
        self.stack_height: i64 = 0
        self.penalty: i64 = 0
        self.low_tools: i64 = 0
        self.high_tools: i64 = 0
        # Options. The first value of each is the default.
        self.round_limit: i64 = 0
        self.full_spots_forbidden: bool = False
        self.growth_optional: bool = False
        self.finite_tools: bool = False
        self.chosen_first: bool = False
        self.raised_fresh: bool = False
        self.ask_equal_tools: bool = False
        self.open_cards: bool = False
        self.food_breaks_ties: bool = False
        self.choice_at_once: bool = False
