"""«Состав игры»: what the components limit, and what they do not (SA-001 … SA-008)."""

from __future__ import annotations

import pytest

from dolmen.core.errors import BadSeats
from rulebook.rule import rule
from rulebook.stone_age.table import GAME, Table

SUPPLY = {"wood": ("forest", 28, 3), "clay": ("clay-pit", 18, 4), "stone": ("quarry", 12, 5), "gold": ("river", 10, 6)}


@rule("SA-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_one_or_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 4 players"):
        GAME.start(seats)


@rule("SA-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_and_four_can_play(seats: int) -> None:
    table = Table(seats)
    assert len(table.view(None).players) == seats
    table.everybody_hunts()
    assert table.asked == "act"


@rule("SA-002")
def test_a_tribe_grows_from_five_to_ten_and_no_further() -> None:
    table = Table(2)
    sizes = [int(table.player(0).figures)]
    for _ in range(6):
        while table.asked == "place":
            mine = table.to_move == 0 and table.can("place hut 2")
            table.place("hut 2" if mine else f"hunt {table.player(table.to_move).idle}")
        table.finish_round()
        sizes.append(int(table.player(0).figures))
    assert sizes == [5, 6, 7, 8, 9, 10, 10]
    assert table.player(0).idle == 10


@rule("SA-003")
def test_there_are_36_cards_and_28_buildings_each_of_them_once() -> None:
    state = GAME.start(2)
    state.apply(state.legal()[0])
    assert [word.split(" ")[1] for word in words_of(state.legal())] == [str(n) for n in range(1, 37)]
    for _ in range(4):
        state.apply(state.legal()[0])
    assert [word.split(" ")[1] for word in words_of(state.legal())] == [str(n) for n in range(1, 29)]


def words_of(legal: list[int]) -> list[str]:
    return [GAME.words.text(word) for word in legal]


@rule("SA-003")
def test_a_bought_card_or_building_never_comes_back() -> None:
    table = Table(2)
    table.give(0, wood=3, clay=1)
    table.turn_on("card-1", "building-1")
    table.say("act card-1", "pay wood")
    table.roll(1, 1)
    table.say("act building-1")
    for tile in (1, 2):
        assert not table.can(f"turn {tile}")
    table.fate("turn 3")
    table.finish_turn()
    while table.asked != "reveal":
        table.step_quietly()
    for card in (1, 2, 3, 4):
        assert not table.can(f"reveal {card}")
    assert len(table.legal()) == 32


@rule("SA-003")
def test_what_nobody_buys_stays_where_it_lies() -> None:
    table = Table(2)
    table.turn_on("card-1", "building-1")
    table.finish_round()
    assert table.display() == [1, 2, 3, 4]
    assert table.tiles() == [1, 2]
    assert table.view(None).deck == 32


@rule("SA-004")
@pytest.mark.parametrize("resource", SUPPLY)
def test_resources_never_run_out(resource: str) -> None:
    where, pieces, divisor = SUPPLY[resource]
    table = Table(2)
    table.give(0, **{resource: pieces})
    table.give(1, **{resource: 1})
    table.turn_on(f"{where} 1")
    table.say(f"act {where}")
    table.roll(divisor)
    assert table.goods(0) == {resource: pieces + 1}


@rule("SA-005")
def test_food_never_runs_out() -> None:
    table = Table(2)
    table.give(0, food=198)
    table.turn_on("hunt 1")
    table.give(1, food=198)
    table.say("act hunt")
    table.roll(6)
    assert table.food(0) == 201


@rule("SA-006")
def test_tool_tiles_never_run_out() -> None:
    """Twelve tiles of value 1 are more than half of the 18 in the box."""
    table = Table()
    for seat in (1, 2, 3):
        table.give(seat, tools=3)
    table.give(0, tools=2)
    table.turn_on("toolmaker")
    table.say("act toolmaker")
    assert table.tools(0) == [1, 1, 1]


@rule("SA-006", "SA-015")
def test_in_a_finite_stock_the_tiles_of_value_1_and_2_run_out() -> None:
    table = Table(tool_stock="finite")
    for seat in (1, 2, 3):
        table.give(seat, tools=3)
    table.turn_on("toolmaker")
    table.say("act toolmaker")
    assert table.tools(0) == []
    assert table.player(0).idle == 1


@rule("SA-006", "SA-015")
def test_in_a_finite_stock_a_new_tool_is_a_tile_less() -> None:
    table = Table(2, tool_stock="finite")
    before = table.state.low_tools
    table.turn_on("toolmaker", "hunt 1")
    table.say("act toolmaker")
    assert table.tools(0) == [1]
    assert table.state.low_tools == before - 1


@rule("SA-006", "SA-015")
def test_in_a_finite_stock_the_last_tile_of_a_pile_can_be_had() -> None:
    table = Table(tool_stock="finite")
    table.give(1, tools=3)
    table.give(2, tools=3)
    table.give(3, tools=2)
    table.turn_on("toolmaker")
    table.say("act toolmaker")
    assert table.tools(0) == [1]


@rule("SA-006", "SA-015")
def test_in_a_finite_stock_the_tiles_of_value_3_and_4_are_a_pile_of_their_own() -> None:
    table = Table(tool_stock="finite")
    for seat in (1, 2, 3):
        table.give(seat, tools=9)
    table.give(0, tools=6)
    table.turn_on("toolmaker")
    table.say("act toolmaker")
    assert table.tools(0) == [2, 2, 2]

    table = Table(tool_stock="finite")
    for seat in (1, 2):
        table.give(seat, tools=6)
    table.give(0, tools=6)  # nine tiles of value 2: that pile is empty, the other is whole
    table.turn_on("toolmaker")
    table.say("act toolmaker")
    assert table.tools(0) == [3, 2, 2]


@rule("SA-006")
def test_in_a_finite_stock_a_swapped_tile_goes_back_to_its_pile() -> None:
    table = Table(tool_stock="finite")
    table.give(0, tools=6)
    table.give(1, tools=3)
    table.give(2, tools=3)  # nine tiles of value 1 or 2 are out
    table.place("toolmaker 1", "hunt 5", "hunt 5", "card-2 1")
    table.give(3, wood=1, clay=1)
    table.everybody_hunts()
    table.say("act toolmaker")
    assert table.tools(0) == [3, 2, 2]
    assert (table.state.low_tools, table.state.high_tools) == (1, 8)
    while not (table.to_move == 3 and table.can("act card-2")):
        table.step_quietly()
    table.say("act card-2", "pay wood", "pay clay")
    table.roll(5, 1, 1, 1)
    table.say("pick 5")
    assert table.tools(3) == [1]


@rule("SA-006")
def test_in_a_finite_stock_turning_a_tile_over_needs_no_other_tile() -> None:
    table = Table(tool_stock="finite")
    for seat in (0, 1, 2):
        table.give(seat, tools=3)
    table.turn_on("toolmaker")
    table.say("act toolmaker")
    assert table.tools(0) == [2, 1, 1]


@rule("SA-006")
@pytest.mark.parametrize("tools", [3, 9])
def test_in_a_finite_stock_a_tile_that_is_turned_over_stays_out_of_its_pile(tools: int) -> None:
    table = Table(tool_stock="finite")
    table.give(0, tools=tools)
    before = (table.state.low_tools, table.state.high_tools)
    table.turn_on("toolmaker")
    table.say("act toolmaker")
    assert sum(table.tools(0)) == tools + 1
    assert (table.state.low_tools, table.state.high_tools) == before


@rule("SA-006")
def test_in_a_finite_stock_a_3_is_turned_to_a_4_though_the_pile_is_empty() -> None:
    table = Table(tool_stock="finite")
    for seat in (0, 1, 2):
        table.give(seat, tools=9)  # all nine tiles of value 3 or 4 are out
    table.turn_on("toolmaker")
    table.say("act toolmaker")
    assert table.tools(0) == [4, 3, 3]


@rule("SA-006")
def test_in_a_finite_stock_who_swaps_a_2_for_the_last_3_leaves_none_to_the_next() -> None:
    table = Table(tool_stock="finite")
    table.give(1, tools=9)
    table.give(2, tools=9)
    table.give_tools(3, 3, 3, 2)
    table.give_tools(0, 2, 2, 2)
    table.place("toolmaker 1", "hunt 5", "hunt 5", "card-2 1")
    table.give(3, wood=1, clay=1)
    table.everybody_hunts()
    table.say("act toolmaker")
    assert table.tools(0) == [3, 2, 2]
    while not (table.to_move == 3 and table.can("act card-2")):
        table.step_quietly()
    table.say("act card-2", "pay wood", "pay clay")
    table.roll(5, 1, 1, 1)
    table.say("pick 5")
    assert table.tools(3) == [3, 3, 2]


@rule("SA-007")
def test_nine_hunters_roll_nine_dice() -> None:
    table = Table(2)
    table.turn_on("hunt 9")
    before = table.food(0)
    table.say("act hunt")
    table.roll(6, 6, 6, 6, 6, 6, 6, 6, 6)
    assert table.asked == "act"
    assert table.food(0) == before + 27


@rule("SA-008")
def test_food_buys_neither_cards_nor_buildings() -> None:
    table = Table(2, tiles=(26,))
    table.give(0, food=50)
    table.turn_on("hunt 1", "card-1", "building-1")
    assert table.legal() == ["act hunt"]
    assert table.why("act card-1") == "too-expensive"
    assert table.why("act building-1") == "too-expensive"


@rule("SA-008")
def test_food_left_over_scores_nothing() -> None:
    table = Table(2, round_limit=1)
    table.give(0, food=50)
    table.finish_round()
    assert table.over
    assert table.food(0) > 40
    assert table.state.scores() == [0, 0]
