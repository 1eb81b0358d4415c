"""The component pack of First Builders: what a file may say, and the tables the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from math import lcm
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from dolmen.core.components import Block, Pack, load_pack
from dolmen.core.errors import BadComponents
from dolmen.core.options import Value

from .box import BONUSES, KINDS, LAST_CLAIM, REWARDS, Box
from .words import BUILDINGS, COLOURS, RESOURCES

HOME = Path(__file__).parent
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Price = Annotated[int, msgspec.Meta(ge=0, le=9)]
Colour = Literal["red", "orange", "yellow", "blue", "purple"]
Five = Annotated[list[Price], msgspec.Meta(min_length=5, max_length=5)]
BySeats = Annotated[list[Positive], msgspec.Meta(min_length=4, max_length=4)]

# How many numbers the effect of a counting building has.
POINTS = {
    "chariot_field": 1,
    "castle": 2,
    "kapishche": 5,
    "harbor": 1,
    "market": 1,
    "obelisk": 4,
    "sanctuary": 3,
    "gallery": 1,
    "healer_estate": 2,
}


class Start(Block, frozen=True):
    stone: Count
    food: Count
    wisdom: Count
    gold: Count
    bases: Annotated[int, msgspec.Meta(ge=2, le=6)]
    free: Annotated[int, msgspec.Meta(ge=2, le=2)]


class Dice(Block, frozen=True):
    citizens: Annotated[list[Annotated[int, msgspec.Meta(ge=3, le=9)]], msgspec.Meta(min_length=4, max_length=4)]
    speakers: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=4)]], msgspec.Meta(min_length=4, max_length=4)]
    faces: Annotated[list[Annotated[int, msgspec.Meta(ge=2, le=5)]], msgspec.Meta(min_length=6, max_length=6)]


class BonusTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a tile does, and the site where it lies in the solo game."""

    id: str
    effect: Literal["war", "speaker", "basic", "temple", "build"]
    site: Annotated[int, msgspec.Meta(ge=1, le=5)]


class BonusTiles(Block, frozen=True):
    item: list[BonusTile]


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of building; `points` are the numbers of one that counts."""

    id: str
    colour: Colour
    stone: Annotated[int, msgspec.Meta(ge=0, le=9)]
    copies: Count
    points: list[Count] = []


class Buildings(Block, frozen=True):
    item: list[Building]


class Agora(Block, frozen=True):
    basics: Annotated[int, msgspec.Meta(ge=1, le=5)]


class Rows(Block, frozen=True):
    buildings: Five
    citizens: Five


class Population(Block, frozen=True):
    food: list[Price]
    points: Count


class Advisers(Block, frozen=True):
    points: Annotated[list[Count], msgspec.Meta(min_length=5, max_length=5)]


class War(Block, frozen=True):
    rewards: Annotated[list[str], msgspec.Meta(min_length=4, max_length=40)]
    thresholds: Annotated[list[Positive], msgspec.Meta(min_length=1)]
    points: Count


class Temples(Block, frozen=True):
    points: Annotated[list[Count], msgspec.Meta(min_length=3, max_length=30)]


class Towers(Block, frozen=True):
    tiers: Annotated[int, msgspec.Meta(ge=5, le=60)]
    supply: Annotated[int, msgspec.Meta(ge=1, le=1)]


class District(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card: the part across from the blank one, those beside it, points time after time, towers."""

    id: int
    corner: Colour
    sides: tuple[Colour, Colour]
    points: Annotated[list[Count], msgspec.Meta(min_length=1, max_length=LAST_CLAIM)]
    towers: list[Colour]


class Districts(Block, frozen=True):
    revealed: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=6)]], msgspec.Meta(min_length=4, max_length=4)]
    gold: Count
    item: list[District]


class Blocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: Start
    dice: Dice
    bonus_tiles: BonusTiles
    buildings: Buildings
    agora: Agora
    rows: Rows
    population: Population
    advisers: Advisers
    war: War
    temples: Temples
    towers: Towers
    districts: Districts


def load_components(own: Path | None) -> Pack[Blocks]:
    """The shipped pack, or with the blocks of a file of one's own."""
    pack = load_pack(Blocks, HOME / "components.toml", own)
    source = str(own or "components.toml")
    blocks = pack.blocks
    check_bonuses(blocks.bonus_tiles, source)
    check_buildings(blocks.buildings, source)
    check_tracks(blocks, source)
    return pack


def check_bonuses(tiles: BonusTiles, source: str) -> None:
    if sorted(tile.site for tile in tiles.item) != [1, 2, 3, 4, 5]:
        raise BadComponents(f"{source}: bonus_tiles: each of the sites 1 to 5 should have one tile")


def check_buildings(buildings: Buildings, source: str) -> None:
    for building in buildings.item:
        wanted = POINTS.get(building.id, 0)
        if len(building.points) != wanted:
            raise BadComponents(
                f"{source}: buildings, {building.id}: points should have {wanted} numbers, not {len(building.points)}"
            )
    for colour in COLOURS:
        if sum(building.copies for building in buildings.item if building.colour == colour) < 2:
            raise BadComponents(f"{source}: buildings: there should be two {colour} tiles or more")
    if sum(building.copies for building in buildings.item) > 75:  # so that no city can meet itself (FB-111)
        raise BadComponents(f"{source}: buildings: there should be 75 tiles or fewer")


def check_tracks(blocks: Blocks, source: str) -> None:
    start, war = blocks.start, blocks.war
    if len(blocks.population.food) != start.bases - start.free:
        raise BadComponents(f"{source}: population: food should have a price for each of the other bases")
    for reward in war.rewards:
        if reward not in REWARDS:
            raise BadComponents(f"{source}: war: reward {reward!r} is not one of {', '.join(REWARDS)}")
    if sorted(set(war.thresholds)) != war.thresholds or war.thresholds[-1] >= len(war.rewards):
        raise BadComponents(f"{source}: war: thresholds should ascend and lie before spaces of the track")
    if sorted(blocks.temples.points) != blocks.temples.points:
        raise BadComponents(f"{source}: temples: points should not fall")


def make_box(blocks: Blocks, seats: int, options: Mapping[str, Value]) -> Box:
    """The tables of a pack and the options of a table, as the rules read them."""
    box = Box(seats)
    players = 2 if seats == 1 and options["solo_supply"] == "two_players" else seats
    box.citizens = blocks.dice.citizens[players - 1]
    box.speakers = blocks.dice.speakers[players - 1]
    for face in blocks.dice.faces:
        box.speaker_faces[face] += 1
    for n, name in enumerate(RESOURCES):
        box.start[n] = getattr(blocks.start, name)
    box.bases = blocks.start.bases
    box.free = blocks.start.free
    for tile in blocks.bonus_tiles.item:
        colour = COLOURS.index(tile.id)
        box.bonus[colour] = BONUSES.index(tile.effect)
        box.bonus_site[colour] = tile.site - 1
    box.agora = blocks.agora.basics
    box.tiers = blocks.towers.tiers
    box.tier_supply = blocks.towers.supply
    fill_buildings(box, blocks.buildings)
    fill_districts(box, blocks.districts, seats)
    fill_tracks(box, blocks)
    set_options(box, options)
    return box


def fill_buildings(box: Box, buildings: Buildings) -> None:
    totals = [0] * 5
    for building in buildings.item:
        kind = BUILDINGS.index(building.id)
        colour = COLOURS.index(building.colour)
        box.colour[kind] = colour
        box.stone[kind] = building.stone
        box.copies[kind] = building.copies
        totals[colour] += building.copies
        for n, points in enumerate(building.points):
            box.points[kind * 5 + n] = points
    for colour, total in enumerate(totals):
        box.evens[colour] = lcm(*totals) // total


def fill_districts(box: Box, districts: Districts, seats: int) -> None:
    box.cards = districts.revealed[seats - 1]
    box.card_gold = districts.gold
    for card in districts.item:
        box.corner[card.id] = COLOURS.index(card.corner)
        box.side[card.id] = COLOURS.index(card.sides[0])
        box.other[card.id] = COLOURS.index(card.sides[1])
        for n in range(LAST_CLAIM):
            box.claim[card.id * LAST_CLAIM + n] = card.points[min(n, len(card.points) - 1)]
        for colour in card.towers:
            box.icons[card.id * 5 + COLOURS.index(colour)] += 1


def fill_tracks(box: Box, blocks: Blocks) -> None:
    numbers = type(box.reward)
    for n in range(5):
        box.tile_price[n] = blocks.rows.buildings[n]
        box.citizen_price[n] = blocks.rows.citizens[n]
        box.adviser[n + 1] = blocks.advisers.points[n]
    box.base_price = numbers(blocks.population.food)
    box.base_points = blocks.population.points
    war = blocks.war
    spaces = range(len(war.rewards))
    box.reward = numbers([REWARDS.index(reward) for reward in war.rewards])
    box.passed = numbers([sum(space >= threshold for threshold in war.thresholds) for space in spaces])
    # A disc on the last space stays there (FB-049).
    camps = [max([0, *(t for t in war.thresholds if t <= space)]) for space in spaces[:-1]]
    box.camp = numbers([*camps, spaces[-1]])
    box.last = spaces[-1]
    box.last_points = war.points
    box.temple = numbers(blocks.temples.points)
    box.top = len(blocks.temples.points) - 1


def set_options(box: Box, options: Mapping[str, Value]) -> None:
    box.war_steps = int(options["war_main_action_steps"])
    box.first_on_top = options["start_stacks"] == "first_highest"
    box.last_drafts_first = options["draft_begins"] == "last"
    box.paid_value_counts = options["paid_value"] == "counts"
    box.refills_from_largest = options["empty_stack"] == "largest_stack"
    box.refill_after_effect = options["row_refill"] == "after_effect"
    box.full_temple_refused = options["full_temple"] == "refused"
    box.one_gold_a_claim = options["first_claim_gold"] == "one"
    box.falls_for_all = options["district_vp_scope"] == "per_card"
    box.only_returning_rise = options["pass_increments"] == "returning_citizens"
    box.archon_on_placement = options["archon_colours"] == "on_placement"
    box.any_leader = options["zodiac_leader_needs_progress"] == "off"
    box.shortage_lapses = options["missing_die"] == "lapses"
    box.farms_are_no_buildings = options["farms_count_as_buildings_for_tiebreak"] == "off"
    box.removed_dice_boxed = options["solo_removed_dice"] == "box"
    box.token_uses_apart = options["solo_token_uses"] == "apart"
    box.least_veteran = int(options["veteran_min_value"])
    box.no_reserved_farm = options["reserved_farm"] == "off"
    box.speakers_from_sites = options["forum_source"] == "board"
    box.mage_chains = options["mage_tower_can_chain"] == "on"
    box.scorpio_on_pass = options["scorpio_retirement"] == "passing"
    box.round_limit = int(options["round_limit"])


assert len(BUILDINGS) == KINDS
