"""What is in the box and how this table plays: tables of the components and the options, shared by all copies."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.shared import Shared

KINDS: Final = 30  # of buildings
CARDS: Final = 46  # district cards 1 to 45
LAST_CLAIM: Final = 4  # a card's points may fall so often

# Kinds of buildings, in the order of words.BUILDINGS.
ARSENAL: Final = 0
CHARIOT_FIELD: Final = 1
OUTPOST: Final = 2
PROVING_GROUND: Final = 3
CITADEL: Final = 4
VETERANS: Final = 5
CASTLE: Final = 6
CONSTRUCTION_SITE: Final = 7
COURT: Final = 8
MANOR: Final = 9
FORUM: Final = 10
KAPISHCHE: Final = 11
GRANARY: Final = 12
HARBOR: Final = 13
MARKET: Final = 14
MINT: Final = 15
QUARRY: Final = 16
WORKSHOP: Final = 17
FOREST_TEMPLE: Final = 18
SEA_TEMPLE: Final = 20
OBELISK: Final = 21
SANCTUARY: Final = 22
STATUE: Final = 23
GALLERY: Final = 24
ASTRONOMER_TOWER: Final = 25
FOUNTAIN: Final = 26
RITUAL_GATE: Final = 27
HEALER_ESTATE: Final = 28
MAGE_TOWER: Final = 29
AGORA: Final = 30  # a start tile: it has an effect, but is no building of the stacks

# Zodiac cards, in the order of words.ZODIAC.
SAGITTARIUS: Final = 0
PISCES: Final = 1
CAPRICORN: Final = 2
AQUARIUS: Final = 3
TAURUS: Final = 4
CANCER: Final = 5
LIBRA: Final = 6
ARIES: Final = 7
LEO: Final = 8
GEMINI: Final = 9
VIRGO: Final = 10
SCORPIO: Final = 11

# Sites, in the order of words.SITES.
SITE_WAR: Final = 0
SITE_BUILDINGS: Final = 1
SITE_TEMPLES: Final = 2
SITE_CITIZENS: Final = 3
SITE_FOOD: Final = 4

BONUSES: Final = ("war", "speaker", "basic", "temple", "build")
BONUS_WAR: Final = 0
BONUS_SPEAKER: Final = 1
BONUS_BASIC: Final = 2
BONUS_TEMPLE: Final = 3
BONUS_BUILD: Final = 4

# What an attack brings: nothing, a change of a basic for gold, or resources; with `basic` one more of choice.
REWARDS: Final = (
    *("none", "convert", "stone", "food", "wisdom", "gold", "2 gold"),
    *("basic+stone", "basic+food", "basic+wisdom", "basic+gold"),
)
REWARD_NONE: Final = 0
REWARD_CONVERT: Final = 1
REWARD_STONE: Final = 2
REWARD_TWO_GOLD: Final = 6
REWARD_BASIC: Final = 7


class Box(Shared):
    """Tables by kind of building, colour, card, slot, space and step; then numbers and options."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__(seats)
        self.war_discs: i64 = 2 if seats == 1 else seats  # alone, with a foreign one (FB-216)
        # Buildings, by kind.
        self.colour: vec[i64] = vec[i64]([0] * KINDS)
        self.stone: vec[i64] = vec[i64]([0] * KINDS)
        self.copies: vec[i64] = vec[i64]([0] * KINDS)
        self.evens: vec[i64] = vec[i64]([0] * 5)  # by colour: what makes all colours equally likely in a draw
        self.points: vec[i64] = vec[i64]([0] * (KINDS * 5))  # kind · 5 + n: the numbers of its effect
        self.agora: i64 = 0  # basics of the agora's effect
        # Bonus tiles, by colour.
        self.bonus: vec[i64] = vec[i64]([0] * 5)  # what it does
        self.bonus_site: vec[i64] = vec[i64]([0] * 5)  # where it lies in the solo game
        # District cards, by number.
        self.corner: vec[i64] = vec[i64]([0] * CARDS)  # the colour across from the blank part
        self.side: vec[i64] = vec[i64]([0] * CARDS)  # the colours beside it
        self.other: vec[i64] = vec[i64]([0] * CARDS)
        self.claim: vec[i64] = vec[i64]([0] * (CARDS * LAST_CLAIM))  # card · 4 + times scored before: points
        self.icons: vec[i64] = vec[i64]([0] * (CARDS * 5))  # card · 5 + colour: towers
        self.cards: i64 = 0  # how many are revealed
        self.card_gold: i64 = 0
        # Tracks and rows.
        self.tile_price: vec[i64] = vec[i64]([0] * 5)
        self.citizen_price: vec[i64] = vec[i64]([0] * 5)
        self.base_price: vec[i64] = vec[i64]()  # of the bases on the board, in order
        self.base_points: i64 = 0
        self.adviser: vec[i64] = vec[i64]([0] * 6)  # points with so many advisers
        self.reward: vec[i64] = vec[i64]()  # by space of the war track
        self.passed: vec[i64] = vec[i64]()  # thresholds passed on a space
        self.camp: vec[i64] = vec[i64]()  # the space to which a disc falls back
        self.last: i64 = 0  # the last space
        self.last_points: i64 = 0
        self.temple: vec[i64] = vec[i64]()  # points by step
        self.top: i64 = 0  # the top step
        # Numbers.
        self.citizens: i64 = 0  # dice a colour
        self.speakers: i64 = 0
        self.speaker_faces: vec[i64] = vec[i64]([0] * 6)  # by value: on how many faces it is
        self.tiers: i64 = 0
        self.tier_supply: i64 = 0
        self.start: vec[i64] = vec[i64]([0] * 4)  # resources
        self.bases: i64 = 0
        self.free: i64 = 0  # bases beside the board at the start
        # Options. The first value of each is the default.
        self.war_steps: i64 = 1
        self.first_on_top: bool = False
        self.last_drafts_first: bool = False
        self.paid_value_counts: bool = False
        self.refills_from_largest: bool = False
        self.refill_after_effect: bool = False
        self.full_temple_refused: bool = False
        self.one_gold_a_claim: bool = False
        self.falls_for_all: bool = False
        self.only_returning_rise: bool = False
        self.archon_on_placement: bool = False
        self.any_leader: bool = False
        self.shortage_lapses: bool = False
        self.farms_are_no_buildings: bool = False
        self.token_uses_apart: bool = False
        self.removed_dice_boxed: bool = False
        self.least_veteran: i64 = 2
        self.no_reserved_farm: bool = False
        self.speakers_from_sites: bool = False
        self.mage_chains: bool = False
        self.scorpio_on_pass: bool = False
        self.round_limit: i64 = 0
