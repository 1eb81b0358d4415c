"""What is in the box and how this table plays: tables of the components and the options, shared by all copies."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.shared import Shared

LANDS: Final = 44
CRADLE: Final = 3  # the territory Origin
STRAITS: Final = 11
TYPES: Final = 27
SLOTS: Final = 15
LEVELS: Final = 6  # index 0 is unused
GOALS: Final = 20

# Colours of territories. The first four are columns of the reward board, the first three have a deck of cards.
COLOURS: Final = ("yellow", "orange", "lilac", "brown", "green", "origin")
YELLOW: Final = 0
ORANGE: Final = 1
LILAC: Final = 2
BROWN: Final = 3
GREEN: Final = 4
DECKS: Final = 3
COLUMNS: Final = 4

CONTINENTS: Final = ("africa", "eurasia", "north_america", "south_america", "oceania", "antarctica")

# Cards: actions, permanents and goals are numbered through.
WAR_STRAIT: Final = 0
HUNTER: Final = 1
GREAT_SHAMAN: Final = 2
NAVIGATOR: Final = 3
WAR_CARDS: Final = 4
ERUPTION: Final = 5
INVENTOR: Final = 6
SAILOR: Final = 7
CONTROL: Final = 8
WAR_TILE: Final = 9
KIT: Final = 10
SHAMAN: Final = 11
CARRIAGE: Final = 12
POWER: Final = 13
MAP: Final = 14
TROPHIES: Final = 15
PARCHMENT: Final = 16
TREASURE: Final = 17
CART: Final = 18
FIRST: Final = (0, 10, 19, 39)  # the first card of each deck; the last is the number of cards
PERMANENT: Final = 10
GOAL: Final = 19
CARDS: Final = 39

# What a goal counts.
KINDS: Final = ("continent", "territory", "strength", "height", "continents", "group", "colours", "tiles", "straits")
CONTINENT: Final = 0
TERRITORY: Final = 1
STRENGTH: Final = 2
HEIGHT: Final = 3
SPREAD: Final = 4
GROUP: Final = 5
EACH: Final = 6
TILES: Final = 7
TOKENS: Final = 8

MOST_STEPS: Final = 16  # no pawn goes farther, whatever helps it
MOST_WEIGHT: Final = 1 << 31  # what all outcomes of one throw may weigh together


def deck_of(card: i64) -> i64:
    """The deck that a card belongs to, which is its colour."""
    return YELLOW if card < PERMANENT else ORANGE if card < GOAL else LILAC


class Box(Shared):
    """Tables by territory, strait, pawn, card and goal. A set of territories is the bits of one number."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__(seats)
        # The map.
        self.colour: vec[i64] = vec[i64]([0] * LANDS)
        self.continent: vec[i64] = vec[i64]([0] * LANDS)
        self.coloured: vec[i64] = vec[i64]([0] * len(COLOURS))  # the set of territories of a colour
        self.continents: vec[i64] = vec[i64]([0] * len(CONTINENTS))
        self.near: vec[i64] = vec[i64]([0] * LANDS)  # neighbours, across straits too
        self.walk: vec[i64] = vec[i64]([0] * ((MOST_STEPS + 1) * LANDS))  # by steps and territory: where land leads
        self.sail: vec[i64] = vec[i64]([0] * ((MOST_STEPS + 1) * LANDS))  # the same across straits too
        self.ends: vec[i64] = vec[i64]([0] * STRAITS)  # the two territories that a strait joins
        self.greens: vec[i64] = vec[i64]([0] * 5)
        self.grounds: vec[i64] = vec[i64]([-1] * LANDS)  # the number of a green territory among the five
        self.borders: list[list[str]] = []  # by territory: the names of its land neighbours, and of its strait
        self.coasts: list[str | None] = []
        # Pawns, by type: which a new one may stand beside, as sets of types.
        self.kin: vec[i64] = vec[i64]([0] * TYPES)
        self.kin_shaman: vec[i64] = vec[i64]([0] * TYPES)
        self.pawns: i64 = 0  # the set of types in the supply, and of those that are there twice
        self.twins: i64 = 0
        self.villages: i64 = 0
        # The reward board.
        self.column: vec[i64] = vec[i64]([0] * (COLUMNS + 1))  # the first slot of each column; the end
        self.tiles: vec[u8] = vec[u8]([0] * LEVELS)
        self.tile_points: vec[i64] = vec[i64]([0] * LEVELS)
        # By tiles laid and level 1 among them: in how many ways the rest may come, over what all these have in common.
        self.accepted: vec[i64] = vec[i64]([0] * ((SLOTS + 1) * (SLOTS + 1)))
        # Tokens, by value.
        self.hunting: vec[u8] = vec[u8]([0] * 10)
        self.straits: vec[u8] = vec[u8]([0] * 10)
        # Cards.
        self.copies: vec[u8] = vec[u8]([0] * CARDS)
        self.actions: i64 = 0  # the same as packed counters, and as a set
        self.permanents: i64 = 0
        self.goals: i64 = 0
        self.level: vec[i64] = vec[i64]([0] * CARDS)
        self.goal_kind: vec[i64] = vec[i64]([0] * GOALS)
        self.goal_of: vec[i64] = vec[i64]([0] * GOALS)
        self.need: vec[i64] = vec[i64]([0] * GOALS)
        self.points: vec[i64] = vec[i64]([0] * GOALS)
        # Options. The first value of each is the default.
        self.walks_across: bool = False
        self.displaced_claims: bool = False
        self.sails_to_swap: bool = False
        self.only_uncovered: bool = False
        self.trigger_turn_is_last: bool = True
        self.hunts_from_moved: bool = False
        self.turn_limit: i64 = 0
