"""The component pack of Kingdomino Origins: what a file may say, and the tables the rules read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from dolmen.core.components import Block, Pack, load_pack
from dolmen.core.errors import BadComponents
from dolmen.core.options import Value

from .box import COUNTS, MOST_FIRES, Box
from .words import CAVEMEN, RESOURCES

HOME = Path(__file__).parent
Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Resource = Literal["mammoth", "fish", "mushroom", "flint"]


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    code: Annotated[str, msgspec.Meta(pattern="^[A-Z]$")]
    resource: Resource | None = None
    volcano: bool = False


class Terrains(Block, frozen=True):
    item: list[Terrain]


class Domino(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two halves, as codes: "D L1" is desert, and lake with one fire."""

    id: int
    halves: Annotated[str, msgspec.Meta(pattern="^[A-Z][1-3]? [A-Z][1-3]?$")]


class Dominoes(Block, frozen=True):
    item: list[Domino]


class Fire(Block, frozen=True):
    """By value of the token, 1 to 3."""

    reach: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=6)]], msgspec.Meta(min_length=3, max_length=3)]
    tokens: Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)]


class Wood(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    pieces: Count
    totem: Count


class Resources(Block, frozen=True):
    item: list[Wood]


class Caveman(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hunter-gatherer with `points` for each thing it `counts`, or a warrior with a `power`."""

    id: str
    copies: Annotated[int, msgspec.Meta(ge=0, le=20)]
    points: Count | None = None
    counts: Literal["mammoth", "fish", "mushroom", "flint", "resource", "fire", "caveman"] | None = None
    power: Count | None = None


class Cavemen(Block, frozen=True):
    item: list[Caveman]


class Bonuses(Block, frozen=True):
    middle: Count
    complete: Count


class Blocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terrains: Terrains
    origins: Dominoes
    classic_terrains: Terrains
    classic: Dominoes
    fire: Fire
    resources: Resources
    cavemen: Cavemen
    bonuses: Bonuses


def load_components(own: Path | None) -> Pack[Blocks]:
    """The shipped pack, or with the blocks of a file of one's own."""
    pack = load_pack(Blocks, HOME / "components.toml", own)
    source = str(own or "components.toml")
    blocks = pack.blocks
    check_set(blocks, "terrains", blocks.terrains.item, "origins", blocks.origins.item, source)
    check_set(blocks, "classic_terrains", blocks.classic_terrains.item, "classic", blocks.classic.item, source)
    for caveman in blocks.cavemen.item:
        check_caveman(caveman, f"{source}: cavemen, {caveman.id}")
    return pack


def check_set(
    blocks: Blocks, land: str, terrains: Sequence[Terrain], name: str, dominoes: Sequence[Domino], source: str
) -> None:
    """The dominoes of a set show its terrains, and the supply of tokens and resources cannot run out."""
    codes = [terrain.code for terrain in terrains]
    if len(set(codes)) < len(codes):
        raise BadComponents(f"{source}: {land}: two terrains have the same code")
    if sum(terrain.volcano for terrain in terrains) > 1:
        raise BadComponents(f"{source}: {land}: at most one terrain is a volcano")
    by_code = {terrain.code: terrain for terrain in terrains}
    tokens: Counter[int] = Counter()
    pieces: Counter[str] = Counter()
    for domino in dominoes:
        where = f"{source}: {name}, domino {domino.id}"
        volcanoes = 0
        for code, fires in halves(domino):
            if code not in by_code:
                raise BadComponents(f"{where}: there is no terrain {code!r}; codes are {', '.join(codes)}")
            if by_code[code].volcano:
                if not fires:
                    raise BadComponents(f"{where}: a volcano has 1 to {MOST_FIRES} craters, as in {code}1")
                tokens[fires] += 1
                volcanoes += 1
            elif not fires and (resource := by_code[code].resource):
                pieces[resource] += 1
        if volcanoes > 1:
            raise BadComponents(f"{where}: a domino has one volcano at most")
    for value, n in enumerate(blocks.fire.tokens, 1):
        if tokens[value] > n:
            raise BadComponents(
                f"{source}: fire.tokens: {name} has {tokens[value]} volcanoes of {value}, but {n} tokens"
            )
    for wood in blocks.resources.item:
        if pieces[wood.id] > wood.pieces:
            raise BadComponents(
                f"{source}: resources, {wood.id}: {name} needs {pieces[wood.id]} pieces, not {wood.pieces}"
            )


def check_caveman(caveman: Caveman, where: str) -> None:
    gatherer = caveman.points is not None and caveman.counts is not None and caveman.power is None
    warrior = caveman.points is None and caveman.counts is None and caveman.power is not None
    if not gatherer and not warrior:
        raise BadComponents(f"{where}: a caveman has either points and counts, or power")


def halves(domino: Domino) -> list[tuple[str, int]]:
    """The code and the number of each half."""
    return [(half[0], int(half[1:] or 0)) for half in domino.halves.split(" ")]


def make_box(blocks: Blocks, seats: int, options: Mapping[str, Value]) -> Box:
    """The tables of a pack and the options of a table, as the rules read them."""
    box = Box(seats)
    classic = options["tiles"] == "classic"
    fill_dominoes(box, (blocks.classic_terrains if classic else blocks.terrains).item, blocks, classic)
    for value in range(1, MOST_FIRES + 1):
        box.fire_reach[value] = blocks.fire.reach[value - 1]
        box.tokens[value] = blocks.fire.tokens[value - 1]
    for wood in blocks.resources.item:
        box.totem_points[RESOURCES.index(wood.id)] = wood.totem
    for caveman in blocks.cavemen.item:
        kind = CAVEMEN.index(caveman.id)
        box.copies[kind] = caveman.copies
        box.counts[kind] = -1 if caveman.counts is None else COUNTS.index(caveman.counts)
        box.points[kind] = caveman.power or 0 if caveman.points is None else caveman.points
    box.middle_points = blocks.bonuses.middle
    box.complete_points = blocks.bonuses.complete
    box.wooden = options["mode"] != "discovery"
    box.totem = options["mode"] == "totem"
    box.tribe = options["mode"] == "tribe"
    box.middle = options["middle"] == "true"
    box.complete = options["complete"] == "true"
    box.fire_on_hut = options["fire_on_start_tile"] == "true"
    box.fire_over_tiles = options["fire_path_must_cross_tiles"] == "true"
    box.volcano_counts = options["volcano_region"] == "counted"
    box.zero_given = options["totem_all_zero"] == "given"
    box.majority_scores = options["totem_end_scores"] == "majority"
    box.caveman_on_hut = options["caveman_on_start_tile"] == "true"
    box.cave_replaced = options["cave_refill"] == "replace"
    box.last_hire = options["hire_in_last_round"] == "true"
    box.equal_extent = options["centre"] == "equal"
    box.front_shown = options["pile_front"] == "shown"
    return box


def fill_dominoes(box: Box, terrains: Sequence[Terrain], blocks: Blocks, classic: bool) -> None:
    box.terrains = tuple(terrain.id for terrain in terrains)
    codes = [terrain.code for terrain in terrains]
    for index, terrain in enumerate(terrains):
        if terrain.volcano:
            box.volcano = index
    twins: dict[tuple[tuple[str, int], ...], int] = {}
    for domino in (blocks.classic if classic else blocks.origins).item:
        faces = halves(domino)
        box.twin[domino.id] = twins.setdefault(tuple(sorted(faces)), domino.id)
        box.equal[domino.id] = 1 if faces[0] == faces[1] else 0
        for n, (code, fires) in enumerate(faces):
            half = 2 * domino.id + n
            terrain = terrains[codes.index(code)]
            box.terrain[half] = codes.index(code)
            box.bits[half] = 1 << codes.index(code)
            if terrain.volcano:
                box.craters[half] = fires
            else:
                box.fires[half] = fires
                if not fires and terrain.resource is not None:
                    box.wood[half] = RESOURCES.index(terrain.resource)


def figures(blocks: Blocks) -> dict[str, dict[str, int]]:
    """The numbers of the box that texts tell."""
    bonuses = {name: {"points": getattr(blocks.bonuses, name)} for name in ("middle", "complete")}
    return {
        **{f"name-{one.id}": {"points": int(one.points or one.power or 0)} for one in blocks.cavemen.item},
        **{f"option-{name}": numbers for name, numbers in bonuses.items()},
    }
