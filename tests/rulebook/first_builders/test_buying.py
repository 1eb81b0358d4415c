"""Buying and placing buildings, and farms (FB-103 … FB-121)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from dolmen import CHANCE
from dolmen.games.first_builders.city import ABOVE, AGORA_CELL, FARM_TILE, PALACE_CELL, RIGHT, STEPS, at
from dolmen.games.first_builders.words import BUILDINGS, COLOURS
from rulebook.first_builders.table import Table
from rulebook.rule import rule

ROW = ("arsenal", "granary", "manor", "outpost", "gallery")  # red, yellow, orange, red, purple from the top


def buyer(row: Sequence[str] = ROW, **options: Any) -> Table:
    """Seat 0's archon does the lower action of the site of buildings, with this row and plenty of basics."""
    table = Table(**options)
    table.set_row(*row)
    table.only(0, stone=9, food=9, wisdom=9)
    table.say("visit archon buildings", "act")
    return table


@rule("FB-103", "FB-106")
def test_the_third_tile_costs_two_wisdom_and_its_stone_and_the_row_moves_up() -> None:
    table = buyer()
    table.say("buy 3 building", "place n13")
    assert (table.has("wisdom"), table.has("stone")) == (7, 7)
    # The two below move up; the top of the orange stack enters the bottom slot and the next one is turned up.
    assert table.row() == ["arsenal", "granary", "outpost", "gallery", "court"]
    assert all(word.startswith("tile ") for word in table.legal())
    assert {"tile castle", "tile manor", "tile forum"} <= set(table.legal())
    assert "tile granary" not in table.legal()
    assert len(table.state.weights()) == len(table.legal())
    table.fate("tile forum")
    assert table.tops()["orange"] == "forum"


@rule("FB-104")
def test_the_slots_cost_nought_to_four_wisdom_from_the_top() -> None:
    for slot in range(1, 6):
        table = buyer(("outpost", "outpost", "outpost", "outpost", "outpost"))
        table.say(f"buy {slot} building", "place n13")
        assert 9 - table.has("wisdom") == slot - 1
        assert table.has("stone") == 8


@rule("FB-105")
def test_the_open_top_of_a_stack_is_not_for_sale() -> None:
    table = buyer()
    assert {word.split(" ")[1] for word in table.legal("buy")} == {"1", "2", "3", "4", "5"}
    assert not table.legal("erect")


@rule("FB-107")
def test_from_an_empty_stack_the_bottom_slot_stays_empty() -> None:
    table = buyer()
    table.state.set_top(1, 0)
    for kind in range(6, 12):
        bag = table.state.bag[:]
        bag[kind] = 0
        table.state.bag = bag
    table.say("buy 3 building", "place n13")
    assert table.row() == ["arsenal", "granary", "outpost", "gallery"]
    table.player().archon = True
    table.take_turn(0)
    table.say("visit archon buildings", "act")
    assert {word.split(" ")[1] for word in table.legal("buy")} == {"1", "2", "3", "4"}
    assert table.why("buy 5 farm") == "empty-slot"


def emptied(*colours: int, **options: Any) -> Table:
    """Seat 0 is about to build; the stacks of these colours are empty."""
    table = buyer(**options)
    bag = table.state.bag[:]
    for colour in colours:
        table.state.set_top(colour, 0)
        for kind in range(colour * 6, colour * 6 + 6):
            bag[kind] = 0
    table.state.bag = bag
    return table


@rule("FB-107")
def test_by_option_the_largest_stack_fills_the_row_for_an_empty_one() -> None:
    table = emptied(1, empty_stack="largest_stack")
    sizes = [int(table.state.stack_size(colour)) for colour in range(5)]
    largest = sizes.index(max(sizes))
    top = table.tops()[COLOURS[largest]]
    table.say("buy 3 building", "place n13")
    assert table.row()[-1] == top
    assert {BUILDINGS.index(word.split(" ")[1]) // 6 for word in table.legal()} == {largest}  # its next is turned up
    table = emptied(0, 1, 2, 3, 4, empty_stack="largest_stack")
    table.say("buy 3 building", "place n13")
    assert len(table.row()) == 4


@rule("FB-108", "FB-G17")
def test_the_row_is_refilled_before_the_effect() -> None:
    table = buyer()
    table.say("buy 2 building", "place n13")
    table.fate("tile mint")
    assert table.can("use here")
    assert len(table.row()) == 5
    table = buyer(row_refill="after_effect")
    table.say("buy 2 building", "place n13")
    assert table.can("use here")
    assert len(table.row()) == 4


@rule("FB-109")
def test_a_gained_tile_is_placed_at_once() -> None:
    table = buyer()
    table.say("buy 1 building")
    assert {word.split(" ")[0] for word in table.legal()} == {"place"}


@rule("FB-110", "FB-111")
def test_a_tile_shares_a_full_edge_with_the_city_which_has_no_border() -> None:
    table = buyer()
    table.lay(0, n13="castle")
    table.say("buy 1 building")
    cells = {word.split(" ")[1] for word in table.legal()}
    assert cells == {"l13", "l14", "m12", "m15", "n12", "n14", "o13"}


@rule("FB-111")
@pytest.mark.parametrize(("side", "right", "up"), [(0, -1, 0), (1, 0, -1), (2, 0, 1), (3, 1, 0)])
def test_the_city_has_no_border_even_for_all_tiles_in_one_line(side: int, right: int, up: int) -> None:
    table = buyer()
    grid = table.player().grid
    cell = AGORA_CELL if side == 2 else PALACE_CELL
    for _ in range(74):
        cell = int(at(cell + STEPS[side]))
        assert grid[cell] == 0
        table.state.put_tile(0, cell, FARM_TILE)
    player = table.view(None).players[0]
    ways = {(tile.x, tile.y) for tile in player.tiles}
    assert ways == {(0, 0), (0, 1)} | {(n * right, n * up + (side == 2)) for n in range(75)}
    edge = {(spot.x, spot.y): spot.cell for spot in player.frontier}
    beside = {(x + dx, y + dy) for x, y in ways for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - ways
    assert set(edge) == beside
    assert len({tile.cell for tile in player.tiles} | set(edge.values())) == len(ways) + len(edge)  # none meets another
    table.say("buy 1 building")
    end = edge[75 * right, 75 * up + (side == 2)]
    assert table.can(f"place {end}")
    assert len(table.legal()) == len(edge)
    assert not any(table.player().open)
    table.say(f"place {end}")
    assert table.view(None).players[0].tiles  # the largest city there can be


@rule("FB-040", "FB-111")
def test_districts_far_from_the_palace_are_districts_too() -> None:
    table = buyer()
    cell = PALACE_CELL
    for _ in range(60):
        cell = int(at(cell + STEPS[0]))
        table.state.put_tile(0, cell, FARM_TILE)
    for step in (ABOVE, RIGHT + ABOVE):
        table.state.put_tile(0, int(at(cell + step)), FARM_TILE)
    assert [int(open) for open in table.player().open] == [cell]
    district = table.view(None).players[0].districts[0]
    assert (district.x, district.y) == (-60, 0)
    tiles = {tile.cell: (tile.x, tile.y) for tile in table.view(None).players[0].tiles}
    assert [tiles[name] for name in district.cells] == [(-60, 0), (-60, 1), (-59, 0), (-59, 1)]


@rule("FB-112")
def test_neighbours_share_an_edge() -> None:
    # A chain grey, red, purple, yellow: the quarry at its end has one neighbour and three empty cells beside it.
    table = buyer(("quarry", "granary", "manor", "outpost", "gallery"))
    table.only(0, stone=1)
    table.lay(0, n13="arsenal", o13="gallery")
    table.say("buy 1 building", "place p13")
    table.let_fate()
    table.say("use here")
    assert table.has("stone") == 4
    # A mage tower beside a farm, with the mint across a corner, has nothing to copy.
    table = buyer(("mage_tower", "granary", "manor", "outpost", "gallery"))
    table.lay(0, n13="farm", n14="mint")
    table.say("buy 1 building", "place o13")
    table.let_fate()
    assert not table.legal("use")


@rule("FB-113", "FB-114")
def test_an_effect_may_be_used_or_not_right_after_placing() -> None:
    for word, gold in (("use here", 1), ("done", 0)):
        table = buyer(("mint", "granary", "manor", "outpost", "gallery"))
        table.say("buy 1 building", "place n13")
        table.let_fate()
        assert table.legal() == ["use here", "done"]
        table.say(word)
        assert table.has("gold") == gold
        assert table.to_move == 1
        table.take_turn(0)
        assert not table.legal("use")  # and not again


@rule("FB-115")
def test_a_tile_in_two_districts_fires_once_for_each_closing() -> None:
    table = Table()
    table.only(0)
    table.people(0, "yellow-2", "yellow-3")
    table.lay(0, n13="mint", n14="castle", o13="farm", o14="farm")
    for cell, die in (("m13", "yellow-2"), ("n13", "yellow-3")):
        table.take_turn(0)
        table.say(f"close {cell}", f"appoint {die}")
        while table.to_move == 0 and table.asked != "turn":
            mint = [word for word in table.legal("use") if word in ("use bottom-right", "use bottom-left")]
            table.say(mint[0] if mint else table.legal()[-1])
    assert table.has("gold") == 2


@rule("FB-116", "FB-117", "FB-118")
def test_any_tile_may_be_turned_over_and_built_as_a_farm_for_nothing() -> None:
    table = buyer()
    table.only(0)
    assert table.legal("buy") == [f"buy {slot} farm" for slot in range(1, 6)]
    table.say("buy 3 farm", "place n13")
    assert table.row() == ["arsenal", "granary", "outpost", "gallery", "court"]  # refilled by the colour of its face
    assert all("forum" in word or word.split(" ")[1] in ORANGE for word in table.legal())
    table.let_fate()
    assert table.city()["n13"] == "farm"
    assert not table.legal("use")  # it has no effect
    assert table.to_move == 1
    table = buyer()
    table.only(0, stone=9, wisdom=9, gold=2)
    table.say("buy 3 farm", "place n13")
    assert table.amounts() == {"stone": 9, "food": 0, "wisdom": 9, "gold": 2}


ORANGE = ("castle", "construction_site", "court", "manor", "forum", "kapishche")


@rule("FB-118", "FB-119")
def test_a_farm_stands_for_the_blank_of_a_card_only() -> None:
    # Card 1 shows three red parts and a blank one.
    for tiles, points in (
        ({"n13": "arsenal", "n14": "outpost", "o14": "veterans", "o13": "farm"}, 9),
        ({"n13": "arsenal", "n14": "outpost", "o14": "farm", "o13": "farm"}, 0),
    ):
        table = Table(cards=(1, 2, 3, 4))
        table.lay(0, **tiles)
        table.people(0, "blue-2")
        table.take_turn(0)
        table.say("close n13", "appoint blue-2")
        while table.to_move == 0 and table.asked != "turn":
            table.say(table.legal()[0])
        assert table.points() == points


@rule("FB-120")
def test_a_farm_by_the_bonus_tile_still_costs_its_food() -> None:
    table = Table(bonuses=("purple", "orange", "yellow", "blue", "red"))
    table.people(0, "purple-3")
    table.only(0, food=1)
    table.take_turn(0)
    table.say("visit purple-3 war", "bonus", "buy 5 farm")
    table.say_first(until="site")
    assert table.has("food") == 0
    table = Table(bonuses=("purple", "orange", "yellow", "blue", "red"))
    table.people(0, "purple-3")
    table.only(0)
    table.take_turn(0)
    table.say("visit purple-3 war")
    assert not table.can("bonus")


@rule("FB-121")
def test_one_can_build_as_long_as_a_tile_is_in_the_row() -> None:
    table = Table()
    table.only(0)
    table.set_row("gallery")
    table.say("visit archon buildings")
    assert table.can("act")
    table = Table()
    table.set_row()
    table.say("visit archon buildings")
    assert not table.can("act")


@rule("FB-106")
def test_only_tiles_that_are_left_in_the_stack_can_be_turned_up() -> None:
    table = buyer()
    bag = list(table.state.bag)
    gone = next(kind for kind in range(6) if bag[kind])  # the first six kinds are red
    table.state.bag = vec[u8]([0 if kind == gone else count for kind, count in enumerate(bag)])
    table.set_row("arsenal", "castle", "granary", "forest_temple", "gallery")
    table.say("buy 1 farm", "place n13")
    assert table.to_move == CHANCE
    assert table.legal() == [f"tile {BUILDINGS[kind]}" for kind in range(6) if bag[kind] and kind != gone]
    assert table.state.weights() == [bag[kind] for kind in range(6) if bag[kind] and kind != gone]
