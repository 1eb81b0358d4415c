"""«Различные постройки»: the 28 tiles, each bought once (SA-101 … SA-117)."""

from __future__ import annotations

from collections import Counter

import pytest

from dolmen.games.stone_age.words import RESOURCES
from rulebook.rule import rule
from rulebook.stone_age.table import GAME, Table

TILES = GAME.pack.blocks.buildings.item
WORTH = {"wood": 3, "clay": 4, "stone": 5, "gold": 6}


def bought(tile: int, **goods: int) -> Table:
    """Seat 0 stands on a building and begins to pay for it, holding these resources."""
    table = Table(2, tiles=(tile,))
    table.give(0, **goods)
    table.turn_on("building-1")
    if table.can("act building-1"):
        table.say("act building-1")
    return table


@rule("SA-101")
def test_17_buildings_have_a_printed_cost_8_are_of_choice_and_3_of_any_resources() -> None:
    assert [tile.id for tile in TILES] == list(range(1, 29))
    assert sum(tile.cost is not None for tile in TILES) == 17
    assert sum(tile.kinds is not None for tile in TILES) == 8
    assert sum(tile.most is not None for tile in TILES) == 3


@pytest.mark.parametrize(
    ("cost", "points", "copies"),
    [
        pytest.param({"wood": 2, "clay": 1}, 10, 1, marks=rule("SA-102")),
        pytest.param({"wood": 2, "stone": 1}, 11, 1, marks=rule("SA-103")),
        pytest.param({"wood": 1, "clay": 2}, 11, 1, marks=rule("SA-104")),
        pytest.param({"wood": 2, "gold": 1}, 12, 1, marks=rule("SA-105")),
        pytest.param({"wood": 1, "clay": 1, "stone": 1}, 12, 2, marks=rule("SA-106")),
        pytest.param({"wood": 1, "stone": 2}, 13, 1, marks=rule("SA-107")),
        pytest.param({"clay": 2, "stone": 1}, 13, 1, marks=rule("SA-108")),
        pytest.param({"wood": 1, "clay": 1, "gold": 1}, 13, 2, marks=rule("SA-109")),
        pytest.param({"clay": 2, "gold": 1}, 14, 1, marks=rule("SA-110")),
        pytest.param({"clay": 1, "stone": 2}, 14, 1, marks=rule("SA-111")),
        pytest.param({"wood": 1, "stone": 1, "gold": 1}, 14, 2, marks=rule("SA-112")),
        pytest.param({"clay": 1, "stone": 1, "gold": 1}, 15, 2, marks=rule("SA-113")),
        pytest.param({"stone": 2, "gold": 1}, 16, 1, marks=rule("SA-114")),
    ],
)
def test_a_building_with_a_printed_cost(cost: dict[str, int], points: int, copies: int) -> None:
    tiles = [tile.id for tile in TILES if tile.cost == cost]
    assert len(tiles) == copies
    for tile in tiles:
        table = bought(tile, **cost)
        assert table.score(0) == points
        assert table.goods(0) == {}
        for resource, needed in cost.items():
            too_few = bought(tile, **{**cost, resource: needed - 1})
            assert too_few.buildings(0) == []


def points_possible(count: int, kinds: int | None) -> list[tuple[int, int]]:
    """For every building of so many resources and kinds (None: any, up to so many), the least and most points."""
    found = []
    for tile in TILES:
        if (tile.count, tile.kinds) == (count, kinds) or (kinds is None and tile.most == count):
            ways = sorted(bought(tile.id, **dict.fromkeys(RESOURCES, 7)).ways(), key=worth)
            found.append((points_for(tile.id, ways[0]), points_for(tile.id, ways[-1])))
    return found


def worth(paid: tuple[str, ...]) -> int:
    return sum(WORTH[resource] for resource in paid)


def points_for(tile: int, paid: tuple[str, ...]) -> int:
    """The points that a building brings for these resources."""
    table = bought(tile, **Counter(paid))
    while table.asked.startswith("pay"):
        table.say(table.legal()[0])
    assert table.goods(0) == {}
    return table.score(0)


@pytest.mark.parametrize(
    ("count", "kinds", "least", "most"),
    [
        pytest.param(4, 1, 12, 24, marks=rule("SA-115")),
        pytest.param(4, 2, 13, 23, marks=rule("SA-115")),
        pytest.param(4, 3, 15, 21, marks=rule("SA-115")),
        pytest.param(4, 4, 18, 18, marks=rule("SA-115")),
        pytest.param(5, 1, 15, 30, marks=rule("SA-116")),
        pytest.param(5, 2, 16, 29, marks=rule("SA-116")),
        pytest.param(5, 3, 18, 27, marks=rule("SA-116")),
        pytest.param(5, 4, 21, 24, marks=rule("SA-116")),
    ],
)
def test_a_building_of_choice(count: int, kinds: int, least: int, most: int) -> None:
    assert points_possible(count, kinds) == [(least, most)]


@rule("SA-117")
def test_three_buildings_of_any_resources_bring_3_to_42_points() -> None:
    assert points_possible(7, None) == [(3, 42)] * 3
