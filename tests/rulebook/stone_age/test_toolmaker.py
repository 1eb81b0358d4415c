"""«Мастерская ремесленника»: getting tools and using them (SA-053 … SA-069)."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.rule import rule
from rulebook.stone_age.table import Table

LADDER: tuple[list[int], ...] = (
    [],
    [1],
    [1, 1],
    [1, 1, 1],
    [2, 1, 1],
    [2, 2, 1],
    [2, 2, 2],
    [3, 2, 2],
    [3, 3, 2],
    [3, 3, 3],
    [4, 3, 3],
    [4, 4, 3],
    [4, 4, 4],
)


def toolmaker_after(*values: int) -> list[int]:
    """What tools of these values become at the toolmaker."""
    table = Table(2)
    table.give_tools(0, *values)
    table.turn_on("toolmaker")
    table.say("act toolmaker")
    return table.tools(0)


@rule("SA-053")
def test_the_toolmaker_gives_one_tool() -> None:
    assert toolmaker_after() == [1]


@rule("SA-054")
def test_the_first_three_tools_are_tiles_of_value_1() -> None:
    assert toolmaker_after() == [1]
    assert toolmaker_after(1) == [1, 1]
    assert toolmaker_after(1, 1) == [1, 1, 1]


@rule("SA-055")
def test_the_fourth_to_sixth_tool_turn_a_1_into_a_2() -> None:
    assert toolmaker_after(1, 1, 1) == [2, 1, 1]
    assert toolmaker_after(2, 1, 1) == [2, 2, 1]
    assert toolmaker_after(2, 2, 1) == [2, 2, 2]


@rule("SA-056")
def test_the_seventh_to_ninth_tool_replace_a_2_by_a_3() -> None:
    assert toolmaker_after(2, 2, 2) == [3, 2, 2]
    assert toolmaker_after(3, 2, 2) == [3, 3, 2]
    assert toolmaker_after(3, 3, 2) == [3, 3, 3]


@rule("SA-057")
def test_the_tenth_to_twelfth_tool_turn_a_3_into_a_4() -> None:
    assert toolmaker_after(3, 3, 3) == [4, 3, 3]
    assert toolmaker_after(4, 3, 3) == [4, 4, 3]
    assert toolmaker_after(4, 4, 3) == [4, 4, 4]


@rule("SA-058", "SA-059")
def test_the_ladder_of_tools_from_none_to_twelve() -> None:
    table = Table(2)
    seen = [table.tools(0)]
    for _ in range(14):
        table.give(0, food=20)
        while table.asked == "place":
            mine = table.to_move == 0 and table.can("place toolmaker 1")
            table.place("toolmaker 1" if mine else f"hunt {table.player(table.to_move).idle}")
        table.finish_round()
        seen.append(table.tools(0))
    assert seen == [*LADDER, [4, 4, 4], [4, 4, 4]]
    assert [sum(values) for values in seen[:13]] == list(range(13))


@rule("SA-058")
def test_never_a_3_beside_a_1() -> None:
    assert toolmaker_after(2, 2, 1) == [2, 2, 2]
    assert toolmaker_after(1, 2, 2) == [2, 2, 2]
    assert toolmaker_after(2, 1, 2) == [2, 2, 2]


def tools_after_card_29(total: int) -> list[int]:
    table = Table(2, cards=(29,))
    table.give(0, wood=1, tools=total)
    table.turn_on("card-1")
    table.say("act card-1", "pay wood")
    return table.tools(0)


def tools_after_die_5(total: int) -> list[int]:
    table = Table(2)
    table.give(0, wood=1, tools=total)
    table.turn_on("card-1")
    table.say("act card-1", "pay wood")
    table.roll(5, 1)
    table.say("pick 5")
    return table.tools(0)


@rule("SA-060", "SA-059")
@pytest.mark.parametrize("total", range(13))
def test_every_source_of_tools_follows_the_ladder(total: int) -> None:
    after = LADDER[min(total + 1, 12)]
    assert toolmaker_after(*LADDER[total]) == after
    assert tools_after_card_29(total) == after
    assert tools_after_die_5(total) == after


@rule("SA-061")
def test_a_tool_is_used_once_in_a_round() -> None:
    table = Table(2)
    table.give_tools(0, 2, 1)
    table.turn_on("hunt 1", "forest 1", "river 1")
    table.say("act hunt")
    table.roll(1)
    table.say("tool 2")
    table.say("act forest")
    table.roll(1)
    assert table.legal() == ["tool 1", "done"]
    assert table.why("tool 2") == "no-such-tool"
    table.say("tool 1")
    table.say("act river")
    table.roll(1)
    assert table.to_move == 1  # no tool is left, so nothing is asked


@rule("SA-061")
def test_three_equal_tools_can_be_used_once_each() -> None:
    table = Table(2)
    table.give(0, tools=3)
    table.turn_on("hunt 1", "forest 1")
    table.say("act hunt")
    table.roll(1)
    table.say("tool 1", "done", "act forest")
    table.roll(1)
    assert sorted(table.ways()) == [(), ("1",), ("1", "1")]


@rule("SA-062")
def test_a_tool_counts_with_its_full_value_on_one_roll() -> None:
    table = Table(2)
    table.give_tools(0, 4)
    table.turn_on("river 1", "hunt 1")
    table.say("act river")
    table.roll(5)
    table.say("tool 4")
    assert table.events("worked")[-1] == {"event": "worked", "seat": 0, "good": "gold", "total": 9, "amount": 1}
    assert table.goods(0) == {"gold": 1}
    before = table.food(0)
    table.say("act hunt")
    table.roll(1)  # the three that were not needed are gone
    assert table.food(0) == before
    assert table.to_move == 1


@rule("SA-062")
def test_no_part_of_a_tool_can_be_used() -> None:
    table = Table(2)
    table.give_tools(0, 4, 3)
    table.turn_on("river 1")
    table.say("act river")
    table.roll(5)
    assert table.legal() == ["tool 3", "tool 4", "done"]


@rule("SA-063")
def test_a_used_tool_is_turned_until_the_new_round_and_all_see_it() -> None:
    table = Table(2)
    table.give_tools(0, 2, 1, 1)
    table.turn_on("hunt 1")
    table.say("act hunt")
    table.roll(1)
    table.say("tool 1", "tool 2")
    for viewer in (None, 0, 1):
        tools = table.view(viewer).players[0].tools
        assert sorted((tool.value, tool.used) for tool in tools) == [(1, False), (1, True), (2, True)]
    while table.state.round == 1:
        assert table.used_tools(0) == [2, 1]
        table.step_quietly()
    assert table.used_tools(0) == []
    assert table.tools(0) == [2, 1, 1]


@rule("SA-064")
def test_tools_are_chosen_after_all_dice_are_seen() -> None:
    table = Table(2)
    table.give_tools(0, 3, 2, 2)
    table.turn_on("forest 3")
    table.say("act forest")
    for _ in range(3):
        assert table.asked == "roll"
        table.roll(2)
    assert table.asked == "tools"
    assert table.state.asked().numbers["total"] == 6


@rule("SA-064")
@pytest.mark.parametrize("where", ["hunt", "forest", "clay-pit", "quarry", "river"])
def test_any_set_of_unused_tools_may_be_added_in_one_way_each(where: str) -> None:
    table = Table(2)
    table.give_tools(0, 3, 2, 2)
    table.turn_on(f"{where} 1")
    table.say(f"act {where}")
    table.roll(1)
    assert sorted(table.ways()) == [(), ("2",), ("2", "2"), ("2", "2", "3"), ("2", "3"), ("3",)]


@rule("SA-064")
def test_of_two_equal_higher_tools_each_set_too_has_one_way() -> None:
    table = Table(2)
    table.give_tools(0, 2, 2, 1)
    table.turn_on("hunt 1")
    table.say("act hunt")
    table.roll(1)
    assert sorted(table.ways()) == [(), ("1",), ("1", "2"), ("1", "2", "2"), ("2",), ("2", "2")]


@rule("SA-065")
def test_a_tool_may_be_wasted() -> None:
    table = Table(2)
    table.give_tools(0, 1)
    table.turn_on("river 1")
    table.say("act river")
    table.roll(6)
    table.say("tool 1")
    assert table.goods(0) == {"gold": 1}
    assert table.used_tools(0) == [1]


@rule("SA-066")
@pytest.mark.parametrize(("card", "resource", "divisor"), [(23, "gold", 6), (24, "stone", 5), (25, "wood", 3)])
def test_tools_count_on_the_roll_of_a_card_and_are_used_by_it(card: int, resource: str, divisor: int) -> None:
    table = Table(2, cards=(card,))
    table.give(0, clay=1)
    table.give_tools(0, 2, 1)
    table.turn_on("card-1", "hunt 1")
    table.say("act card-1", "pay clay")
    table.roll(divisor - 2, 2)
    assert table.legal() == ["tool 1", "tool 2", "done"]
    table.say("tool 2")
    assert table.goods(0) == {resource: (divisor + 2) // divisor}
    table.say("act hunt")
    table.roll(1)
    assert table.legal() == ["tool 1", "done"]


@rule("SA-066")
@pytest.mark.parametrize("where", ["hunt", "forest", "clay-pit", "quarry", "river"])
def test_tools_count_on_hunting_and_gathering(where: str) -> None:
    table = Table(2)
    table.give_tools(0, 4)
    table.turn_on(f"{where} 1")
    before = table.food(0)
    table.say(f"act {where}")
    table.roll(2)
    table.say("tool 4")
    assert (
        table.goods(0) | {"food": table.food(0) - before}
        == {
            "hunt": {"food": 3},
            "forest": {"wood": 2, "food": 0},
            "clay-pit": {"clay": 1, "food": 0},
            "quarry": {"stone": 1, "food": 0},
            "river": {"gold": 1, "food": 0},
        }[where]
    )


@rule("SA-066")
def test_tools_do_not_count_on_the_dice_for_everyone() -> None:
    table = Table(2)
    table.give(0, wood=1, tools=12)
    table.turn_on("card-1")
    table.say("act card-1", "pay wood")
    table.roll(1, 2)
    assert table.legal() == ["pick 1", "pick 2"]
    assert table.used_tools(0) == []


@rule("SA-067")
def test_a_tool_can_be_used_later_in_the_turn_that_brought_it() -> None:
    table = Table(2)
    table.turn_on("toolmaker", "quarry 1")
    table.say("act toolmaker", "act quarry")
    table.roll(4)
    assert table.legal() == ["tool 1", "done"]
    table.say("tool 1")
    assert table.goods(0) == {"stone": 1}


@rule("SA-067")
def test_a_tool_cannot_be_used_before_it_is_there() -> None:
    table = Table(2)
    table.turn_on("toolmaker", "quarry 1")
    table.say("act quarry")
    table.roll(4)
    assert table.goods(0) == {}
    assert table.legal() == ["act toolmaker"]


def raise_after_use(values: tuple[int, ...], used: tuple[int, ...], **options: Any) -> Table:
    """Seat 0 has tools, some of them used, and has just been to the toolmaker; the forest is still to come."""
    table = Table(2, **options)
    table.give_tools(0, *values)
    table.turn_on("toolmaker", "forest 1")
    table.use_tools(0, *used)
    table.say("act toolmaker")
    return table


@rule("SA-068")
@pytest.mark.parametrize(("values", "after"), [((1, 1, 1), [2, 1, 1]), ((2, 2, 2), [3, 2, 2]), ((3, 3, 3), [4, 3, 3])])
def test_a_used_tool_that_is_raised_stays_used(values: tuple[int, ...], after: list[int]) -> None:
    table = raise_after_use(values, used=values)
    assert table.tools(0) == after
    assert table.used_tools(0) == after
    table.say("act forest")
    table.roll(1)
    assert table.to_move == 1  # no tool can be added


@rule("SA-068")
def test_the_only_lowest_tool_is_raised_even_if_it_is_used() -> None:
    table = raise_after_use((2, 2, 1), used=(1,))
    assert table.tools(0) == [2, 2, 2]
    assert table.used_tools(0) == [2]


@rule("SA-068")
def test_a_new_tile_is_fresh_beside_used_ones() -> None:
    table = raise_after_use((1, 1), used=(1, 1))
    assert table.tools(0) == [1, 1, 1]
    assert table.used_tools(0) == [1, 1]


@rule("SA-068")
@pytest.mark.parametrize("values", [(1, 1, 1), (2, 2, 2), (3, 3, 3)])
def test_by_option_a_used_tool_that_is_raised_is_fresh(values: tuple[int, ...]) -> None:
    table = raise_after_use(values, used=values, raised_tool="fresh")
    new = values[0] + 1
    assert table.tools(0) == [new, *values[1:]]
    assert table.used_tools(0) == [*values[1:]]
    table.say("act forest")
    table.roll(1)
    assert table.legal() == [f"tool {new}", "done"]


@rule("SA-068")
def test_by_option_the_owner_says_whether_a_used_tool_is_raised_and_made_fresh() -> None:
    table = raise_after_use((1, 1, 1), used=(1,), raised_tool="fresh")
    assert table.to_move == 0
    assert table.state.asked().numbers == {"value": 1, "raised": 2}  # the board tells it, and reckons nothing
    assert table.legal() == ["raise unused", "raise used"]
    table.say("raise used")
    assert table.tools(0) == [2, 1, 1]
    assert table.used_tools(0) == []

    table = raise_after_use((1, 1, 1), used=(1,), raised_tool="fresh")
    table.say("raise unused")
    assert table.tools(0) == [2, 1, 1]
    assert table.used_tools(0) == [1]


@rule("SA-069")
@pytest.mark.parametrize("used", [(1,), (1, 1)])
def test_of_equal_tools_an_unused_one_is_raised(used: tuple[int, ...]) -> None:
    table = raise_after_use((1, 1, 1), used=used)
    assert table.tools(0) == [2, 1, 1]
    assert table.used_tools(0) == [*used]
    table.say("act forest")
    table.roll(1)
    assert table.can("tool 2")


@rule("SA-069")
@pytest.mark.parametrize("space", [0, 1, 2])
def test_the_owner_is_asked_wherever_the_used_one_of_equal_tools_lies(space: int) -> None:
    table = Table(2, equal_tools="ask")
    table.give_tools(0, 2, 2, 2)
    table.player(0).used = 1 << space
    table.turn_on("toolmaker", "hunt 1")
    table.say("act toolmaker")
    assert table.legal() == ["raise unused", "raise used"]


@rule("SA-069")
def test_by_option_the_owner_says_which_of_equal_tools_is_raised() -> None:
    table = raise_after_use((1, 1, 1), used=(1,), equal_tools="ask")
    assert table.legal() == ["raise unused", "raise used"]
    table.say("raise used")
    assert table.tools(0) == [2, 1, 1]
    assert table.used_tools(0) == [2]

    table = raise_after_use((1, 1, 1), used=(1,), equal_tools="ask")
    table.say("raise unused")
    assert table.tools(0) == [2, 1, 1]
    assert table.used_tools(0) == [1]


@rule("SA-069")
@pytest.mark.parametrize(
    ("values", "used"), [((1, 1, 1), ()), ((1, 1, 1), (1, 1, 1)), ((2, 1, 1), (2,)), ((2, 2, 1), (2,)), ((1, 1), (1,))]
)
@pytest.mark.parametrize("options", [{"equal_tools": "ask"}, {"raised_tool": "fresh"}])
def test_by_option_nothing_is_asked_where_it_makes_no_difference(
    values: tuple[int, ...], used: tuple[int, ...], options: dict[str, str]
) -> None:
    table = raise_after_use(values, used, **options)
    assert sum(table.tools(0)) == sum(values) + 1
    assert table.legal() == ["act forest"]
