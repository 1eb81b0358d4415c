"""The component pack of Stone Age: what a file may say, and the tables the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from dolmen.core.components import Block, Pack, load_pack
from dolmen.core.errors import BadComponents
from dolmen.core.options import Value

from .box import ANY, BOTTOMS, FACES, FIXED, ROLES, SYMBOLS, TOPS, Box

HOME = Path(__file__).parent
Count = Annotated[int, msgspec.Meta(ge=0, le=200)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=200)]
Resource = Literal["wood", "clay", "stone", "gold"]
NEEDS_AMOUNT = [top for top in TOPS if top not in ("dice", "tool", "farm", "draw")]


class Start(Block, frozen=True):
    figures: Annotated[int, msgspec.Meta(ge=1, le=10)]
    food: Count


class Limits(Block, frozen=True):
    figures: Annotated[int, msgspec.Meta(ge=1, le=10)]
    level: Positive
    gatherers: Annotated[int, msgspec.Meta(ge=1, le=40)]
    stack: Annotated[int, msgspec.Meta(ge=1, le=7)]
    penalty: Count


class ByResource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wood: Positive
    clay: Positive
    stone: Positive
    gold: Positive


class Resources(Block, frozen=True):
    divisor: ByResource
    value: ByResource
    hunt: Positive


class Slots(Block, frozen=True):
    costs: Annotated[list[Positive], msgspec.Meta(min_length=4, max_length=4)]


class Tools(Block, frozen=True):
    low: Count
    high: Count


class Dice(Block, frozen=True):
    faces: Annotated[
        list[Literal["wood", "clay", "stone", "gold", "tool", "farm"]], msgspec.Meta(min_length=6, max_length=6)
    ]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: int
    top: str
    bottom: str
    amount: Annotated[int, msgspec.Meta(ge=1, le=40)] | None = None
    people: Annotated[int, msgspec.Meta(ge=1, le=10)] | None = None


class Cards(Block, frozen=True):
    item: list[Card]


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed cost with its points, or `count` resources of `kinds` kinds, or up to `most` of any kinds."""

    id: int
    cost: dict[Resource, Positive] | None = None
    points: Count | None = None
    count: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    kinds: Annotated[int, msgspec.Meta(ge=1, le=4)] | None = None
    most: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None


class Buildings(Block, frozen=True):
    item: list[Building]


class Blocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: Start
    limits: Limits
    resources: Resources
    slots: Slots
    tools: Tools
    dice: Dice
    cards: Cards
    buildings: Buildings


def load_components(own: Path | None) -> Pack[Blocks]:
    """The shipped pack, or with the blocks of a file of one's own."""
    pack = load_pack(Blocks, HOME / "components.toml", own)
    source = own or "components.toml"
    for card in pack.blocks.cards.item:
        check_card(card, f"{source}: cards, card {card.id}")
    for building in pack.blocks.buildings.item:
        check_building(building, f"{source}: buildings, building {building.id}")
    if pack.blocks.start.figures > pack.blocks.limits.figures:
        raise BadComponents(f"{source}: start.figures is more than limits.figures")
    return pack


def check_card(card: Card, where: str) -> None:
    if card.top not in TOPS:
        raise BadComponents(f"{where}: top {card.top!r} is not one of {', '.join(TOPS)}")
    if card.bottom not in BOTTOMS:
        raise BadComponents(f"{where}: bottom {card.bottom!r} is not one of {', '.join(BOTTOMS)}")
    if (card.amount is not None) != (card.top in NEEDS_AMOUNT):
        raise BadComponents(f"{where}: top {card.top!r} {'needs' if card.top in NEEDS_AMOUNT else 'takes no'} amount")
    if (card.people is not None) != (card.bottom in ROLES):
        raise BadComponents(f"{where}: bottom {card.bottom!r} {'needs' if card.bottom in ROLES else 'takes no'} people")


def check_building(tile: Building, where: str) -> None:
    forms = {
        "cost and points": (tile.cost, tile.points),
        "count and kinds": (tile.count, tile.kinds),
        "most": (tile.most,),
    }
    given = [name for name, parts in forms.items() if any(part is not None for part in parts)]
    if len(given) != 1 or any(part is None for part in forms[given[0]]):
        raise BadComponents(f"{where}: a building has either {', or '.join(forms)}")
    if tile.count is not None and tile.kinds is not None and tile.kinds > tile.count:
        raise BadComponents(f"{where}: {tile.count} resources cannot be of {tile.kinds} kinds")


def make_box(blocks: Blocks, seats: int, options: Mapping[str, Value]) -> Box:
    """The tables of a pack and the options of a table, as the rules read them."""
    box = Box(seats)
    for card in blocks.cards.item:
        box.top[card.id] = TOPS.index(card.top)
        box.amount[card.id] = card.amount or 0
        box.bottom[card.id] = BOTTOMS.index(card.bottom)
        box.people[card.id] = card.people or 0
        if card.bottom in SYMBOLS:
            box.symbols[SYMBOLS.index(card.bottom)] |= 1 << card.id
            box.green |= 1 << card.id
    for tile in blocks.buildings.item:
        box.kinds[tile.id] = FIXED if tile.cost is not None else (tile.kinds or ANY)
        box.count[tile.id] = tile.count or tile.most or 0
        box.points[tile.id] = tile.points or 0
        for resource, n in (tile.cost or {}).items():
            box.cost[tile.id * 4 + FACES.index(resource)] = n
    for r, name in enumerate(FACES[:4]):
        box.divisor[r] = getattr(blocks.resources.divisor, name)
        box.worth[r] = getattr(blocks.resources.value, name)
        box.slot_cost[r] = blocks.slots.costs[r]
    box.divisor[4] = blocks.resources.hunt
    for face, bonus in enumerate(blocks.dice.faces):
        box.face[face + 1] = FACES.index(bonus)
    box.start_figures = blocks.start.figures
    box.start_food = blocks.start.food
    box.most_figures = blocks.limits.figures
    box.most_level = blocks.limits.level
    box.most_gatherers = blocks.limits.gatherers
    box.stack_height = blocks.limits.stack
    box.penalty = blocks.limits.penalty
    box.low_tools = blocks.tools.low
    box.high_tools = blocks.tools.high
    box.round_limit = int(options["round_limit"])
    box.full_spots_forbidden = options["full_spots"] == "forbidden"
    box.growth_optional = options["hut_growth"] == "optional"
    box.finite_tools = options["tool_stock"] == "finite"
    box.chosen_first = options["first_player"] == "chosen"
    box.raised_fresh = options["raised_tool"] == "fresh"
    box.ask_equal_tools = options["equal_tools"] == "ask"
    box.open_cards = options["bought_cards"] == "open"
    box.food_breaks_ties = options["second_tie"] == "food"
    box.choice_at_once = options["card_36"] == "at_once"
    return box
