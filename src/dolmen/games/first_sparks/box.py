"""What is in the box and how this table plays: tables of the components and the options, shared by all copies."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.shared import Shared

CARDS: Final = 42  # ranks 1 to 41; index 0 is unused
TILES: Final = 6
SPACES: Final = 36
GROUNDS: Final = 12
COUNTS: Final = 32  # tokens a harvest space can show, imaginary ones included, are fewer than this

# Kinds of cards. The first four hunt the food of the same number.
KINDS: Final = (
    *("basket", "rod", "bow", "spear", "field", "herbs"),
    *("fire", "plow", "sledge", "intelligence", "speech"),
)
FIELD: Final = 4
HERBS: Final = 5
FIRE: Final = 6
PLOW: Final = 7
SLEDGE: Final = 8
INTELLIGENCE: Final = 9
SPEECH: Final = 10
KNOWLEDGE: Final = 6  # kinds from here on are knowledge, not tools

# How the map comes about.
MAPS: Final = ("laid", "random", "beginner")
LAID: Final = 0
RANDOM: Final = 1
BEGINNER: Final = 2

# What Speech makes of the surcharge for an occupied space.
SURCHARGES: Final = ("flat", "one_less", "none")
FLAT: Final = 0
ONE_LESS: Final = 1


class Box(Shared):
    """Tables by rank (1 to 41), food, ground, space and number of members."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__(seats)
        # Cards, by rank.
        self.kind: vec[i64] = vec[i64]([0] * CARDS)
        self.cost: vec[i64] = vec[i64]([0] * CARDS)
        self.grain: vec[i64] = vec[i64]([0] * CARDS)
        self.take: vec[i64] = vec[i64]([0] * (CARDS * COUNTS))  # tokens taken, by rank and by tokens counted
        self.tools: i64 = 0  # the set of all tools, Herbs included
        self.hunters: vec[i64] = vec[i64]([0] * 4)  # the set of tools for each food
        # The map, by ground (tile · 2 + hex) and by space (ground · 3 + rhombus).
        self.food: vec[i64] = vec[i64]([0] * GROUNDS)
        self.mountains: vec[i64] = vec[i64]([0] * SPACES)  # the set of spaces behind a mountain
        self.pool: i64 = 0  # the tiles that may be drawn
        self.laid: i64 = 0  # how many are laid
        self.beginner: vec[i64] = vec[i64]()  # tile, cell and rotation of each tile of the beginner's map
        # Numbers.
        self.value: vec[i64] = vec[i64]([0] * 4)
        self.tokens: vec[i64] = vec[i64]([0] * 4)
        self.opening: vec[i64] = vec[i64]([0] * 4)
        self.supply: vec[i64] = vec[i64]([0] * 4)
        self.step: vec[i64] = vec[i64]([0] * 6)  # what the n-th new member of a turn costs
        self.mountain_price: i64 = 0
        self.start_food: i64 = 0
        self.tool_limit: i64 = 0
        self.sledge_limit: i64 = 0
        self.newcomers: i64 = 0
        self.goal: i64 = 0
        self.most: i64 = 0
        self.first_market: i64 = 0  # a set of ranks
        self.deck: i64 = 0  # those in the deck or boxed unseen
        self.removed: i64 = 0  # those put in the box at set-up, seen by all
        self.above: i64 = 0  # cards of the deck above the shuffle card
        self.top: i64 = 0  # the card that is known to lie on top; 0 if there is none
        self.current: i64 = 0  # cards of the market that are current
        # Options. The first value of each is the default.
        self.map: i64 = LAID
        self.last_first: bool = False
        self.keeps_new_tool: bool = False
        self.plow_bonus: i64 = 0
        self.speech: i64 = FLAT
        self.members_boxed: bool = False
        self.may_die_out: bool = False
        self.later_wins: bool = False
        self.payable_first_offer: bool = False
        self.boxed_by_position: bool = False
        self.round_limit: i64 = 0
