"""«Бросок кубиков в лесу, карьере, каменоломне, реке» (SA-078 … SA-080)."""

from __future__ import annotations

import pytest

from rulebook.rule import rule
from rulebook.stone_age.table import Table

AREAS = [("forest", "wood", 3), ("clay-pit", "clay", 4), ("quarry", "stone", 5), ("river", "gold", 6)]


@rule("SA-078")
def test_green_rolls_5_at_the_river_after_using_the_tool_on_the_hunt_and_gets_no_gold() -> None:
    table = Table(2)
    table.give_tools(0, 1)
    table.turn_on("hunt 3", "river 2")
    table.say("act hunt")
    table.roll(5, 4, 2)
    table.say("tool 1")
    table.say("act river")
    table.roll(2, 3)
    assert table.to_move == 1  # the tool is not offered again
    assert table.goods(0) == {}


@rule("SA-078")
def test_red_rolls_7_at_the_river_and_gets_2_gold_with_three_tools_of_value_2() -> None:
    table = Table(2)
    table.give_tools(0, 2, 2, 2)
    table.turn_on("river 3")
    table.say("act river")
    table.roll(1, 2, 4)
    table.say("tool 2", "tool 2", "tool 2")
    assert table.goods(0) == {"gold": 2}


@rule("SA-078")
@pytest.mark.parametrize(("area", "resource", "divisor"), AREAS)
def test_an_area_gives_its_resource_for_every_so_many_points(area: str, resource: str, divisor: int) -> None:
    for first in range(1, 7):
        for second in range(1, 7):
            table = Table(2)
            table.turn_on(f"{area} 2")
            before = table.food(0)
            table.say(f"act {area}")
            table.roll(first, second)
            amount = (first + second) // divisor
            assert table.goods(0) == ({resource: amount} if amount else {})
            assert table.food(0) == before


@rule("SA-078")
@pytest.mark.parametrize(("face", "gained"), [(2, []), (3, [1]), (6, [2])])
def test_what_is_gained_is_told(face: int, gained: list[int]) -> None:
    table = Table(2)
    table.turn_on("forest 1")
    table.say("act forest")
    table.roll(face)
    told = [{"event": "gained", "seat": 0, "good": "wood", "amount": amount} for amount in gained]
    assert table.events("gained") == told


@rule("SA-079")
def test_dice_of_two_areas_are_not_added() -> None:
    table = Table(2)
    table.turn_on("forest 1", "clay-pit 1", "hunt 1")
    before = table.food(0)
    for area, face in (("forest", 2), ("clay-pit", 3), ("hunt", 1)):
        table.say(f"act {area}")
        assert table.state.asked().numbers["dice"] == 1
        table.roll(face)
    assert table.goods(0) == {}
    assert table.food(0) == before


@rule("SA-079")
def test_a_die_is_rolled_for_every_own_figure_in_the_area() -> None:
    table = Table()
    table.place("forest 1", "forest 2", "forest 4", "hunt 5", "hunt 4", "hunt 3", "hunt 1")
    dice = {}
    for seat in range(3):
        while not table.can("act forest"):
            table.step_quietly()
        table.say("act forest")
        dice[seat] = table.state.asked().numbers["dice"]
    assert dice == {0: 1, 1: 2, 2: 4}


@rule("SA-080")
@pytest.mark.parametrize(("area", "resource", "divisor"), AREAS)
def test_a_roll_below_the_divisor_gives_nothing_and_is_forgotten(area: str, resource: str, divisor: int) -> None:
    table = Table(2)
    for _ in range(2):
        table.give(0, food=20)
        table.turn_on(f"{area} 1")
        while not table.can(f"act {area}"):
            table.step_quietly()
        table.say(f"act {area}")
        table.roll(divisor - 1)
        assert table.goods(0) == {}
        table.finish_round()
