"""The component pack of Origin: what a file may say, and the tables the rules read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb, gcd
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.bits import bit
from dolmen.core.components import Block, Pack, load_pack
from dolmen.core.errors import BadComponents
from dolmen.core.options import Value

from .box import (
    COLOURS,
    CONTINENT,
    CONTINENTS,
    FIRST,
    GREEN,
    GROUP,
    HEIGHT,
    KINDS,
    LANDS,
    MOST_STEPS,
    MOST_WEIGHT,
    PERMANENT,
    SLOTS,
    STRAITS,
    STRENGTH,
    TERRITORY,
    TILES,
    TYPES,
    Box,
)
from .packed import one
from .words import ACTIONS, COLUMNS, GOALS, PERMANENTS, TERRITORIES

HOME = Path(__file__).parent
Level = Annotated[int, msgspec.Meta(ge=1, le=5)]
Copies = Annotated[int, msgspec.Meta(ge=0, le=9)]
Points = Annotated[int, msgspec.Meta(ge=0, le=20)]
Token = Annotated[int, msgspec.Meta(ge=1, le=9)]
Size = Annotated[int, msgspec.Meta(ge=1, le=3)]


class Pawns(Block, frozen=True):
    second_set_height: Size


class Villages(Block, frozen=True):
    each: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Territory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    continent: str
    colour: str
    land: list[str]


class Territories(Block, frozen=True):
    item: list[Territory]


class Strait(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    ends: tuple[str, str]


class Straits(Block, frozen=True):
    item: list[Strait]


class RewardBoard(Block, frozen=True):
    yellow: Annotated[int, msgspec.Meta(ge=1, le=12)]
    orange: Annotated[int, msgspec.Meta(ge=1, le=12)]
    lilac: Annotated[int, msgspec.Meta(ge=1, le=12)]
    brown: Annotated[int, msgspec.Meta(ge=1, le=12)]
    least_level_1: Annotated[int, msgspec.Meta(ge=0, le=SLOTS)]


class Tiles(Block, frozen=True):
    count: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=15)]], msgspec.Meta(min_length=5, max_length=5)]
    points: Annotated[list[Points], msgspec.Meta(min_length=5, max_length=5)]


class HuntingTokens(Block, frozen=True):
    values: Annotated[list[Token], msgspec.Meta(min_length=6, max_length=6)]


class StraitTokens(Block, frozen=True):
    values: Annotated[list[Token], msgspec.Meta(min_length=STRAITS, max_length=STRAITS)]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    copies: Copies


class Actions(Block, frozen=True):
    item: list[Action]


class Permanent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    copies: Copies
    level: Level


class Permanents(Block, frozen=True):
    item: list[Permanent]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a goal counts, of what (a continent, a colour, a size, a level, a number of continents), and how many."""

    id: str
    kind: Literal["continent", "territory", "strength", "height", "continents", "group", "colours", "tiles", "straits"]
    need: Annotated[int, msgspec.Meta(ge=1, le=9)]
    points: Points
    of: str | int | None = None


class Goals(Block, frozen=True):
    item: list[Goal]


class Blocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pawns: Pawns
    villages: Villages
    territories: Territories
    straits: Straits
    reward_board: RewardBoard
    tiles: Tiles
    hunting_tokens: HuntingTokens
    strait_tokens: StraitTokens
    actions: Actions
    permanents: Permanents
    goals: Goals
    more_goals: Goals


def load_components(own: Path | None) -> Pack[Blocks]:
    """The shipped pack, or with the blocks of a file of one's own."""
    pack = load_pack(Blocks, HOME / "components.toml", own)
    source = str(own or "components.toml")
    blocks = pack.blocks
    check_map(blocks, source)
    check_rewards(blocks, source)
    for name, cards in (("actions", blocks.actions.item), ("permanents", blocks.permanents.item)):
        if sum(card.copies for card in cards) < 4:
            raise BadComponents(f"{source}: {name}: there should be 4 cards at least")
    for goal in (*blocks.goals.item, *blocks.more_goals.item):
        check_goal(goal, f"{source}: goal {goal.id}")
    return pack


def check_map(blocks: Blocks, source: str) -> None:
    """Borders go both ways, all hangs together, and straits join what they should (OR-010 … OR-016)."""
    lands = {land.id: land for land in blocks.territories.item}
    for land in lands.values():
        where = f"{source}: territories, {land.id}"
        if land.continent not in CONTINENTS:
            raise BadComponents(f"{where}: continent {land.continent!r} is not one of {', '.join(CONTINENTS)}")
        if land.colour not in COLOURS or (land.colour == "origin") != (land.id == "af_ori"):
            raise BadComponents(f"{where}: colour {land.colour!r} is not one of {', '.join(COLOURS[:5])}")
        for other in land.land:
            if other not in lands or other == land.id:
                raise BadComponents(f"{where}: there is no neighbour {other!r}")
            if land.id not in lands[other].land:
                raise BadComponents(f"{where}: it borders on {other}, but {other} does not border on it")
            if lands[other].continent != land.continent:
                raise BadComponents(f"{where}: {other} lies on another continent; only straits join continents")
    greens = sum(land.colour == "green" for land in lands.values())
    if greens != 5:
        raise BadComponents(f"{source}: territories: there should be 5 green ones, not {greens}")
    for strait in blocks.straits.item:
        for end in strait.ends:
            if end not in lands or strait.ends[0] == strait.ends[1]:
                raise BadComponents(f"{source}: straits, {strait.id}: it should join two territories, not {end!r}")
    found = {"af_ori"}
    fresh = ["af_ori"]
    while fresh:
        for other in neighbours(blocks, fresh.pop()):
            if other not in found:
                found.add(other)
                fresh.append(other)
    for name in lands:
        if name not in found:
            raise BadComponents(f"{source}: territories, {name}: no way leads there from af_ori")


def neighbours(blocks: Blocks, name: str) -> list[str]:
    """All territories next to one, across straits too."""
    land = next(item for item in blocks.territories.item if item.id == name)
    across = [strait.ends for strait in blocks.straits.item if name in strait.ends]
    return [*land.land, *(b if a == name else a for a, b in across)]


def check_rewards(blocks: Blocks, source: str) -> None:
    board, tiles = blocks.reward_board, blocks.tiles.count
    slots = board.yellow + board.orange + board.lilac + board.brown
    if slots != SLOTS:
        raise BadComponents(f"{source}: reward_board: there should be {SLOTS} slots, not {slots}")
    if not SLOTS <= sum(tiles) <= 60:
        raise BadComponents(f"{source}: tiles: there should be {SLOTS} to 60 tiles, not {sum(tiles)}")
    if tiles[0] < board.least_level_1:
        raise BadComponents(f"{source}: tiles: there are fewer of level 1 than least_level_1 asks for")


def check_goal(goal: Goal, where: str) -> None:
    wanted: dict[str, Sequence[str | int | None]] = {
        "continent": CONTINENTS,
        "territory": COLOURS[: GREEN + 1],
        "strength": (1, 2, 3),
        "height": (1, 2, 3),
        "group": (1, 2, 3, 4, 5, 6),
        "tiles": (1, 2, 3, 4, 5),
    }
    values = wanted.get(goal.kind, (None,))
    if goal.of not in values:
        raise BadComponents(f"{where}: of = {goal.of!r} is not one of {', '.join(map(str, values))}")


def make_box(blocks: Blocks, seats: int, options: Mapping[str, Value]) -> Box:
    """The tables of a pack and the options of a table, as the rules read them."""
    box = Box(seats)
    fill_map(box, blocks)
    fill_pawns(box, blocks, options["shaman_differences_must_be_legal_steps"] == "on")
    fill_rewards(box, blocks)
    fill_cards(box, blocks)
    box.villages = blocks.villages.each
    box.walks_across = options["movement_crosses_straits"] == "on"
    if box.walks_across:
        box.walk = box.sail
    box.displaced_claims = options["displaced_player_claims_strait_immediately"] == "on"
    box.sails_to_swap = options["navigator_applies_to_swap"] == "on"
    box.only_uncovered = options["steal_any_tile_thief_can_stack"] == "off"
    box.trigger_turn_is_last = options["last_round_multi_objective_includes_trigger_turn"] == "on"
    box.hunts_from_moved = options["hunter_adjacency"] == "moved"
    box.turn_limit = int(options["turn_limit"])
    return box


def fill_map(box: Box, blocks: Blocks) -> None:
    index = {name: n for n, name in enumerate(TERRITORIES)}
    land = [0] * LANDS
    for item in blocks.territories.item:
        n = index[item.id]
        box.colour[n] = COLOURS.index(item.colour)
        box.continent[n] = CONTINENTS.index(item.continent)
        box.coloured[box.colour[n]] |= bit(n)
        box.continents[box.continent[n]] |= bit(n)
        for other in item.land:
            land[n] |= bit(index[other])
    near = list(land)
    borders = {item.id: item.land for item in blocks.territories.item}
    box.borders = [borders[name] for name in TERRITORIES]
    coasts = {end: strait.id for strait in blocks.straits.item for end in strait.ends}
    box.coasts = [coasts.get(name) for name in TERRITORIES]
    for k, strait in enumerate(sorted(blocks.straits.item, key=lambda strait: strait.id)):
        a, b = (index[end] for end in strait.ends)
        box.ends[k] = bit(a) | bit(b)
        near[a] |= bit(b)
        near[b] |= bit(a)
    for n in range(LANDS):
        box.near[n] = near[n]
        fill_ways(box.walk, land, n)
        fill_ways(box.sail, near, n)
    for k, n in enumerate(n for n in range(LANDS) if box.colour[n] == GREEN):
        box.greens[k] = n
        box.grounds[n] = k


def fill_ways(ways: vec[i64], near: list[int], start: int) -> None:
    """By number of steps, the territories that can be reached, the start itself not among them."""
    reached = bit(start)
    for steps in range(MOST_STEPS + 1):
        ways[steps * LANDS + start] = reached & ~bit(start)
        for n in range(LANDS):
            if ways[steps * LANDS + start] >> n & 1 or n == start:
                reached |= near[n]


def fill_pawns(box: Box, blocks: Blocks, legal_steps: bool) -> None:
    """Which pawns a new one may stand beside (OR-049 … OR-056, OR-194), and the supply (OR-008, OR-009, OR-034)."""
    for new in range(TYPES):
        for old in range(TYPES):
            steps = [new // 9 - old // 9, new // 3 % 3 - old // 3 % 3]
            differences = sum(step != 0 for step in steps) + (new % 3 != old % 3)
            allowed = all(step in (0, 1) for step in steps)
            if allowed and differences <= 1:
                box.kin[new] |= bit(old)
            if differences <= 2 and (allowed or not legal_steps):
                box.kin_shaman[new] |= bit(old)
        box.pawns |= bit(new)
        if box.seats == 4 and new // 9 + 1 == blocks.pawns.second_set_height:
            box.twins |= bit(new)


def fill_rewards(box: Box, blocks: Blocks) -> None:
    board = blocks.reward_board
    for n, name in enumerate(COLUMNS):
        box.column[n + 1] = box.column[n] + getattr(board, name)
    for level in range(1, 6):
        box.tiles[level] = blocks.tiles.count[level - 1]
        box.tile_points[level] = blocks.tiles.points[level - 1]
    ones, tiles = blocks.tiles.count[0], sum(blocks.tiles.count)
    for laid in range(SLOTS + 1):
        ways = [
            accepted(ones - found, tiles - laid, SLOTS - laid, board.least_level_1 - found) for found in range(laid + 1)
        ]
        common = gcd(*ways)
        if tiles * max(ways) // common >= MOST_WEIGHT:  # with many more tiles than in the box it is rounded
            common = tiles * max(ways) // MOST_WEIGHT + 1
        for found in range(laid + 1):
            box.accepted[laid * (SLOTS + 1) + found] = -(-ways[found] // common)
    for value in blocks.hunting_tokens.values:
        box.hunting[value] += 1
    for value in blocks.strait_tokens.values:
        box.straits[value] += 1


def accepted(ones: int, tiles: int, draws: int, need: int) -> int:
    """In how many ways so many draws show enough tiles of level 1."""
    if ones < 0 or tiles < ones:
        return 0
    return sum(comb(ones, k) * comb(tiles - ones, draws - k) for k in range(max(need, 0), draws + 1))


def fill_cards(box: Box, blocks: Blocks) -> None:
    for action in blocks.actions.item:
        n = ACTIONS.index(action.id)
        box.copies[n] = action.copies
        box.actions += action.copies * one(n)
    for permanent in blocks.permanents.item:
        n = PERMANENT + PERMANENTS.index(permanent.id)
        box.copies[n] = permanent.copies
        box.permanents += permanent.copies * one(n - PERMANENT)
        box.level[n] = permanent.level
    names: dict[int, Sequence[str]] = {CONTINENT: CONTINENTS, TERRITORY: COLOURS}
    for goal in (*blocks.goals.item, *blocks.more_goals.item):
        n = GOALS.index(goal.id)
        kind = KINDS.index(goal.kind)
        box.copies[FIRST[2] + n] = 1
        box.goals |= bit(n)
        box.goal_kind[n] = kind
        if kind in names:
            box.goal_of[n] = names[kind].index(str(goal.of))
        elif kind in (STRENGTH, HEIGHT, GROUP, TILES):
            box.goal_of[n] = int(goal.of or 0)
        box.need[n] = goal.need
        box.points[n] = goal.points
