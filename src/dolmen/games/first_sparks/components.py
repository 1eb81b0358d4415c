"""The component pack of The First Sparks: what a file may say, and the tables the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from dolmen.core.bits import bit
from dolmen.core.components import Block, Pack, load_pack
from dolmen.core.errors import BadComponents
from dolmen.core.options import Value

from .box import COUNTS, FIELD, HERBS, KINDS, KNOWLEDGE, MAPS, SURCHARGES, Box
from .land import lay, rotations
from .state import FirstSparks
from .words import CELLS, FOODS, RANKS, TILES

HOME = Path(__file__).parent
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Token = Annotated[int, msgspec.Meta(ge=0, le=COUNTS - 3)]
Players = Annotated[int, msgspec.Meta(ge=2, le=6)]
Rank = Annotated[int, msgspec.Meta(ge=7, le=41)]
Food = Literal["berry", "fish", "bear", "mammoth"]
Rhombus = Literal["a0", "a1", "a2", "b0", "b1", "b2"]
RHOMBI = ("a0", "a1", "a2", "b0", "b1", "b2")


class ByFood(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    berry: Token
    fish: Token
    bear: Token
    mammoth: Token


class Start(Block, frozen=True):
    food: Count
    harvest: ByFood


class Tokens(Block, frozen=True):
    value: ByFood
    count: ByFood


class Base(ByFood, frozen=True):
    players: Players = 0


class Supply(Block, frozen=True):
    base: Annotated[list[Base], msgspec.Meta(min_length=5, max_length=5)]


class Limits(Block, frozen=True):
    tools: Annotated[int, msgspec.Meta(ge=1, le=10)]
    tools_with_sledge: Annotated[int, msgspec.Meta(ge=1, le=10)]
    newcomers: Annotated[int, msgspec.Meta(ge=1, le=5)]
    goal: Annotated[int, msgspec.Meta(ge=3, le=15)]
    members: Annotated[int, msgspec.Meta(ge=3, le=15)]


class Prices(Block, frozen=True):
    members: Annotated[list[Positive], msgspec.Meta(min_length=5, max_length=5)]
    mountain: Count


class Deck(Block, frozen=True):
    first_market: Annotated[list[Rank], msgspec.Meta(min_length=8, max_length=8)]
    removed_with_two: Annotated[list[Rank], msgspec.Meta(min_length=8, max_length=8)]
    unseen: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=10)]], msgspec.Meta(min_length=5, max_length=5)]
    top_with_six: Rank


class Herbs(Block, frozen=True):
    grain: Count


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tool takes by `steps` of [tokens taken, tokens counted]; a field gives `grain`; knowledge has neither."""

    id: int
    kind: str
    cost: Count
    grain: Positive | None = None
    steps: list[tuple[Positive, Positive]] | None = None


class Cards(Block, frozen=True):
    item: list[Card]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The foods of its two hexes, from how many players on it is used, and the borders with mountains."""

    id: str
    players: Players
    a: Food
    b: Food
    mountains: list[tuple[Rhombus, Rhombus]]


class Tiles(Block, frozen=True):
    item: list[Tile]


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: Players
    tiles: list[tuple[str, str, Annotated[int, msgspec.Meta(ge=0, le=5)]]]


class Beginner(Block, frozen=True):
    layout: Annotated[list[Layout], msgspec.Meta(min_length=5, max_length=5)]


class Blocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: Start
    tokens: Tokens
    supply: Supply
    limits: Limits
    prices: Prices
    deck: Deck
    herbs: Herbs
    cards: Cards
    tiles: Tiles
    beginner: Beginner


def load_components(own: Path | None) -> Pack[Blocks]:
    """The shipped pack, or with the blocks of a file of one's own."""
    pack = load_pack(Blocks, HOME / "components.toml", own)
    source = str(own or "components.toml")
    blocks = pack.blocks
    check_numbers(blocks, source)
    for card in blocks.cards.item:
        check_card(card, f"{source}: cards, card {card.id}")
    for tile in blocks.tiles.item:
        for pair in tile.mountains:
            check_mountain(pair, f"{source}: tiles, tile {tile.id}")
    for players in range(2, 7):
        pool = [tile.id for tile in blocks.tiles.item if tile.players <= players]
        if len(pool) < laid(players):
            raise BadComponents(f"{source}: tiles: {players} players need {laid(players)} tiles, only {len(pool)} are")
        check_layout(blocks, players, pool, source)
    return pack


def check_numbers(blocks: Blocks, source: str) -> None:
    limits, deck = blocks.limits, blocks.deck
    if limits.goal > limits.members:
        raise BadComponents(f"{source}: limits: goal is more than members")
    if limits.tools > limits.tools_with_sledge:
        raise BadComponents(f"{source}: limits: tools is more than tools_with_sledge")
    if sorted(blocks.prices.members) != blocks.prices.members:
        raise BadComponents(f"{source}: prices: members should ascend")
    for key in FOODS:
        if getattr(blocks.start.harvest, key) > getattr(blocks.tokens.count, key):
            raise BadComponents(f"{source}: start: harvest has more {key} tokens than there are")
    if [base.players for base in blocks.supply.base] != [2, 3, 4, 5, 6]:
        raise BadComponents(f"{source}: supply: base should have a line each for 2, 3, 4, 5, 6 players")
    if [layout.players for layout in blocks.beginner.layout] != [2, 3, 4, 5, 6]:
        raise BadComponents(f"{source}: beginner: layout should have one entry each for 2, 3, 4, 5, 6 players")
    for name, ranks in (("first_market", deck.first_market), ("removed_with_two", deck.removed_with_two)):
        if sorted(set(ranks)) != ranks:
            raise BadComponents(f"{source}: deck: {name} should ascend, each rank once")
    if len(set(deck.first_market) & set(deck.removed_with_two)) != 2:
        raise BadComponents(f"{source}: deck: removed_with_two should hold two cards of first_market")
    if deck.top_with_six in deck.first_market:
        raise BadComponents(f"{source}: deck: top_with_six lies in first_market")


def check_card(card: Card, where: str) -> None:
    kinds = [kind for kind in KINDS if kind != "herbs"]
    if card.kind not in kinds:
        raise BadComponents(f"{where}: kind {card.kind!r} is not one of {', '.join(kinds)}")
    kind = KINDS.index(card.kind)
    if (card.steps is not None) != (kind < FIELD):
        raise BadComponents(f"{where}: a {card.kind} {'needs' if kind < FIELD else 'takes no'} steps")
    if (card.grain is not None) != (kind == FIELD):
        raise BadComponents(f"{where}: a {card.kind} {'needs' if kind == FIELD else 'takes no'} grain")
    steps = card.steps or []
    if card.steps is not None and (not steps or sorted(steps) != steps or any(take > least for take, least in steps)):
        raise BadComponents(f"{where}: steps ascend; each takes no more tokens than are counted")


def check_mountain(pair: tuple[str, str], where: str) -> None:
    """Mountains lie between two spaces of a hex, or on the one border inside the tile (FS-034, FS-035)."""
    if pair[0] == pair[1] or (pair[0][0] != pair[1][0] and sorted(pair) != ["a0", "b1"]):
        raise BadComponents(f"{where}: {pair[0]} and {pair[1]} have no border inside the tile")


def laid(players: int) -> int:
    """How many tiles are laid (FS-019)."""
    return max(players, 3)


def check_layout(blocks: Blocks, players: int, pool: list[str], source: str) -> None:
    """The beginner's map keeps the rules of laying tiles."""
    where = f"{source}: beginner, {players} players"
    tiles = blocks.beginner.layout[players - 2].tiles
    names = [name for name, _, _ in tiles]
    if len(tiles) != laid(players) or len(set(names)) != len(names) or any(name not in pool for name in names):
        raise BadComponents(f"{where}: it should lay {laid(players)} different tiles of {', '.join(pool)}")
    if tiles[0][1:] != ("g7", 0):
        raise BadComponents(f"{where}: the first tile lies on g7, not turned")
    s = FirstSparks(Box(players))
    for n, (name, cell, rotation) in enumerate(tiles):
        if cell not in CELLS:
            raise BadComponents(f"{where}: {cell!r} is no cell: they are {CELLS[0]} to {CELLS[-1]}")
        if n and not rotations(s, CELLS.index(cell), n) >> rotation & 1:
            raise BadComponents(f"{where}: {name} may not lie on {cell} turned by {rotation}")
        lay(s, -1, TILES.index(name), CELLS.index(cell), rotation)


def ranks(numbers: list[int] | range) -> int:
    """Ranks as a set."""
    return sum(bit(n) for n in numbers)


def make_box(blocks: Blocks, seats: int, options: Mapping[str, Value]) -> Box:
    """The tables of a pack and the options of a table, as the rules read them."""
    box = Box(seats)
    fill_cards(box, blocks)
    fill_map(box, blocks)
    for n, name in enumerate(FOODS):
        box.value[n] = getattr(blocks.tokens.value, name)
        box.tokens[n] = getattr(blocks.tokens.count, name)
        box.opening[n] = getattr(blocks.start.harvest, name)
        box.supply[n] = getattr(blocks.supply.base[seats - 2], name)
    paid = [0, *blocks.prices.members]
    for n in range(5):
        box.step[n] = paid[n + 1] - paid[n]
    box.mountain_price = blocks.prices.mountain
    box.start_food = blocks.start.food
    box.tool_limit = blocks.limits.tools
    box.sledge_limit = blocks.limits.tools_with_sledge
    box.newcomers = blocks.limits.newcomers
    box.goal = blocks.limits.goal
    box.most = blocks.limits.members
    fill_deck(box, blocks.deck, seats)
    box.map = MAPS.index(str(options["map"]))
    box.last_first = options["offer_precedence"] == "last"
    box.keeps_new_tool = options["discard_new_tool"] == "off"
    box.plow_bonus = int(options["plow_bonus"])
    box.speech = SURCHARGES.index(str(options["speech_surcharge"]))
    box.members_boxed = options["starved_members"] == "box"
    box.may_die_out = options["last_member"] == "starves"
    box.later_wins = options["full_tie"] == "later"
    box.payable_first_offer = options["first_offer"] == "payable"
    box.boxed_by_position = options["boxed_tool"] == "position"
    box.round_limit = int(options["round_limit"])
    return box


def fill_cards(box: Box, blocks: Blocks) -> None:
    for herb in range(1, 7):
        box.kind[herb] = HERBS
        box.grain[herb] = blocks.herbs.grain
        box.tools |= bit(herb)
    for card in blocks.cards.item:
        kind = KINDS.index(card.kind)
        box.kind[card.id] = kind
        box.cost[card.id] = card.cost
        box.grain[card.id] = card.grain or 0
        if kind < KNOWLEDGE:
            box.tools |= bit(card.id)
        if kind < FIELD:
            box.hunters[kind] |= bit(card.id)
        for count in range(COUNTS):
            for take, least in card.steps or []:
                if count >= least:
                    box.take[card.id * COUNTS + count] = take


def fill_map(box: Box, blocks: Blocks) -> None:
    box.laid = laid(int(box.seats))
    for tile in blocks.tiles.item:
        n = TILES.index(tile.id)
        box.food[n * 2] = FOODS.index(tile.a)
        box.food[n * 2 + 1] = FOODS.index(tile.b)
        for a, b in tile.mountains:
            one, other = n * 6 + RHOMBI.index(a), n * 6 + RHOMBI.index(b)
            box.mountains[one] |= bit(other)
            box.mountains[other] |= bit(one)
        if tile.players <= box.seats:
            box.pool |= bit(n)
    layout = blocks.beginner.layout[int(box.seats) - 2].tiles
    numbers = [n for name, cell, turn in layout for n in (TILES.index(name), CELLS.index(cell), turn)]
    box.beginner = type(box.beginner)(numbers)


def fill_deck(box: Box, deck: Deck, seats: int) -> None:
    """The first market, the deck, and how much of the market is current (FS-025 … FS-028, FS-221 … FS-223, FS-248)."""
    market, rest = ranks(deck.first_market), ranks(RANKS)
    if seats == 2:
        box.removed = ranks(deck.removed_with_two)
        rest &= ~box.removed
        box.current = 3
    else:
        box.current = 4
    for herb in range(seats + 1, 7):
        box.removed |= bit(herb)
    box.first_market = market & rest
    box.deck = rest & ~market
    box.above = int(box.deck).bit_count() - deck.unseen[seats - 2]
    if seats == 6:
        box.top = deck.top_with_six
