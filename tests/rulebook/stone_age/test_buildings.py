"""«Жетоны построек»: paying for a building and scoring it (SA-092 … SA-100)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from dolmen import CHANCE
from dolmen.games.stone_age.words import RESOURCES
from rulebook.rule import rule
from rulebook.stone_age.table import Table

WORTH = {"wood": 3, "clay": 4, "stone": 5, "gold": 6}
CHOICE = {18: (4, 1), 19: (4, 2), 20: (4, 3), 21: (4, 4), 22: (5, 1), 23: (5, 2), 24: (5, 3), 25: (5, 4)}
HELD = [(5, 5, 5, 5), (1, 2, 3, 4), (4, 0, 1, 0), (0, 2, 3, 0), (0, 0, 5, 0), (1, 1, 1, 1), (2, 1, 1, 1), (0, 6, 1, 1)]


def on_building(tile: int, *others: str, **goods: int) -> Table:
    """Seat 0 stands on stack 1 with this building and on other places, holding these resources."""
    table = Table(2, tiles=(tile,))
    table.give(0, **goods)
    table.turn_on("building-1", *others)
    return table


@rule("SA-092")
def test_yellow_pays_two_wood_and_one_clay_and_scores_10() -> None:
    table = on_building(1, wood=2, clay=1)
    assert table.score(0) == 0
    table.say("act building-1")
    assert table.score(0) == 10
    assert table.goods(0) == {}
    assert table.buildings(0) == [1]


@rule("SA-092")
def test_points_of_buildings_add_up() -> None:
    table = Table(2, tiles=(1, 9))
    table.give(0, wood=2, clay=1, stone=2, gold=1)
    table.turn_on("building-1", "building-2")
    table.say("act building-2", "turn 20", "act building-1", "turn 21")
    assert table.state.scores() == [26, 0]


@rule("SA-093")
@pytest.mark.parametrize(
    "goods", [{"wood": 9}, {"wood": 2, "stone": 9, "gold": 9}, {"wood": 1, "clay": 9}, {"clay": 1, "gold": 9}]
)
def test_nothing_else_can_stand_in_for_a_printed_resource(goods: dict[str, int]) -> None:
    table = on_building(1, "hunt 1", **goods)
    assert table.legal() == ["act hunt"]
    assert table.why("act building-1") == "too-expensive"


@rule("SA-093")
def test_a_printed_cost_is_paid_exactly() -> None:
    table = on_building(1, wood=5, clay=5, stone=5, gold=5)
    table.say("act building-1")
    assert table.goods(0) == {"wood": 3, "clay": 4, "stone": 5, "gold": 5}


@rule("SA-094")
def test_the_next_building_is_turned_up_at_once() -> None:
    table = on_building(1, "hunt 1", wood=2, clay=1)
    table.say("act building-1")
    assert (table.to_move, table.asked) == (CHANCE, "turn")
    table.fate("turn 17")
    assert table.tiles() == [17, 2]
    assert [stack.left for stack in table.view(None).stacks] == [6, 7]
    assert table.legal() == ["act hunt"]  # the turn goes on


@rule("SA-095")
def test_a_building_just_turned_up_waits_for_the_next_round() -> None:
    table = on_building(1, "hunt 1", wood=9, clay=9)
    table.give(1, wood=9, clay=9)
    table.say("act building-1")
    table.fate("turn 26")
    assert table.legal() == ["act hunt"]  # nobody stands on it
    assert table.why("act building-1") == "not-there"
    table.finish_turn()
    assert table.to_move == 1
    assert table.legal() == ["act hunt"]
    table.finish_round()
    assert table.can("place building-1 1")


@rule("SA-096")
def test_a_building_that_is_declined_stays() -> None:
    table = on_building(1, wood=9, clay=9)
    table.say("done")
    assert table.player(0).idle == 1
    assert table.buildings(0) == []
    assert table.score(0) == 0
    assert table.goods(0) == {"wood": 9, "clay": 9}
    assert table.tiles() == [1, 2]
    assert [stack.left for stack in table.view(None).stacks] == [7, 7]


@rule("SA-096")
@pytest.mark.parametrize("tile", [1, 18, 21, 26])
def test_a_building_that_cannot_be_paid_stays(tile: int) -> None:
    table = on_building(tile)
    assert table.to_move == 1
    assert table.player(0).idle == 1
    assert table.tiles()[0] == tile


@rule("SA-097", "SA-153")
def test_a_sixth_building_counts_like_the_others() -> None:
    """Six buildings and seven builders are 42 points."""
    table = Table(2, tiles=(1,), round_limit=1)
    table.give(0, wood=2, clay=1, food=20)
    table.give_building(0, 10, 11, 12, 13, 14)
    table.give_card(0, 8, 17, 28)
    table.turn_on("building-1")
    table.say("act building-1")
    assert len(table.buildings(0)) == 6
    table.finish_round()
    items = {item.key: item.points for item in table.state.outcome().items[0]}
    assert items["builders"] == 42
    assert table.score(0) == 10 + 42


@rule("SA-097")
def test_a_player_may_own_more_than_five_buildings() -> None:
    table = Table(2, tiles=(26,))
    table.give_building(0, *range(4, 18))
    table.give(0, wood=1)
    table.turn_on("building-1")
    table.say("act building-1", "pay wood")
    assert len(table.buildings(0)) == 15


def payments(goods: dict[str, int], count: int) -> list[tuple[str, ...]]:
    """All payments of so many resources out of these."""
    mixes = combinations_with_replacement(RESOURCES, count)
    return [mix for mix in mixes if all(mix.count(r) <= n for r, n in goods.items())]


@rule("SA-098")
@pytest.mark.parametrize("tile", CHOICE)
@pytest.mark.parametrize("held", HELD)
def test_a_choice_building_takes_so_many_resources_of_so_many_kinds(tile: int, held: tuple[int, ...]) -> None:
    count, kinds = CHOICE[tile]
    goods = dict(zip(RESOURCES, held, strict=True))
    table = on_building(tile, "hunt 1", **goods)
    expected = [mix for mix in payments(goods, count) if len(set(mix)) == kinds]
    if expected:
        table.say("act building-1")
        assert sorted(table.ways()) == sorted(expected)
    else:
        assert not table.can("act building-1")


@rule("SA-098")
def test_four_of_two_kinds_are_three_and_one_or_two_and_two() -> None:
    table = on_building(19, wood=4, clay=2, stone=1)
    table.say("act building-1")
    shapes = {tuple(sorted(Counter(mix).values())) for mix in table.ways()}
    assert shapes == {(1, 3), (2, 2)}


@rule("SA-099")
@pytest.mark.parametrize("held", [(2, 2, 2, 2), (3, 0, 0, 6), (0, 1, 0, 0), (9, 1, 0, 0)])
def test_an_any_building_takes_one_to_seven_resources_of_any_kinds(held: tuple[int, ...]) -> None:
    goods = dict(zip(RESOURCES, held, strict=True))
    table = on_building(26, **goods)
    table.say("act building-1")
    expected = [mix for count in range(1, 8) for mix in payments(goods, count)]
    assert sorted(table.ways()) == sorted(expected)


@rule("SA-099")
def test_nothing_at_all_does_not_pay_for_an_any_building() -> None:
    table = on_building(26, "hunt 1")
    assert table.legal() == ["act hunt"]
    table = on_building(26, wood=2)
    table.say("act building-1")
    assert table.legal() == ["pay wood"]


@rule("SA-099")
def test_an_eighth_resource_is_not_asked_for() -> None:
    table = on_building(26, wood=8)
    table.say("act building-1", *["pay wood"] * 7)
    assert table.goods(0) == {"wood": 1}
    assert table.score(0) == 21


@rule("SA-100")
def test_blue_pays_three_stone_and_one_wood_and_scores_18() -> None:
    table = on_building(19, wood=1, stone=3)
    table.say("act building-1", "pay wood", "pay stone", "pay stone", "pay stone")
    assert table.score(0) == 18
    assert table.goods(0) == {}


@rule("SA-100")
def test_seven_gold_score_42() -> None:
    table = on_building(26, gold=7)
    table.say("act building-1", *["pay gold"] * 7)
    assert table.score(0) == 42


@rule("SA-100")
@pytest.mark.parametrize("resource", RESOURCES)
def test_every_resource_scores_its_divisor(resource: str) -> None:
    table = on_building(26, **{resource: 1})
    table.say("act building-1", f"pay {resource}")
    assert table.score(0) == WORTH[resource]
