"""«Сколько фишек жителей можно выставить?»: the rings of each place (SA-034 … SA-042)."""

from __future__ import annotations

import pytest

from rulebook.rule import rule
from rulebook.stone_age.table import Table

RED, BLUE, GREEN, YELLOW = range(4)
AREAS = ("forest", "clay-pit", "quarry", "river")
FULL = {"hut": {"figures": 10}, "farm": {"level": 10}, "toolmaker": {"tools": 12}}
NOT_QUITE_FULL = {"hut": {"figures": 9}, "farm": {"level": 9}, "toolmaker": {"tools": 11}}


def village(table: Table) -> tuple[int, int, list[int]]:
    """The figures, level and tools of seat 0."""
    return int(table.player(0).figures), int(table.player(0).level), table.tools(0)


def closed(table: Table, where: str) -> bool:
    return not any(table.can(f"place {where} {people}") for people in range(1, 11))


@rule("SA-034")
def test_blue_at_the_toolmaker_closes_it() -> None:
    table = Table(first=BLUE)
    assert not table.can("place toolmaker 2")
    assert table.why("place toolmaker 2") == "too-many"
    table.place("toolmaker 1")
    for seat in (GREEN, YELLOW, RED):
        assert table.to_move == seat
        assert closed(table, "toolmaker")
        assert table.why("place toolmaker 1") == "taken"
        table.place("hunt 1")


@rule("SA-035")
def test_green_in_the_hut_closes_it() -> None:
    table = Table(first=GREEN)
    table.place("hut 2")
    for seat in (YELLOW, RED, BLUE):
        assert table.to_move == seat
        assert closed(table, "hut")
        table.place("hunt 1")
    assert table.to_move == GREEN
    assert closed(table, "hut")


@rule("SA-035")
@pytest.mark.parametrize("people", [1, 3, 4])
def test_the_hut_takes_two_figures_at_once_not_more_and_not_less(people: int) -> None:
    table = Table()
    assert table.can("place hut 2")
    assert not table.can(f"place hut {people}")
    assert table.why(f"place hut {people}") == "hut-takes-two"


@rule("SA-036")
def test_a_lone_figure_cannot_use_the_hut() -> None:
    table = Table()
    table.place("forest 4", "hunt 1", "hunt 1", "hunt 1")
    assert table.player(0).idle == 1
    assert closed(table, "hut")
    assert table.why("place hut 2") == "too-few-figures"
    assert table.why("place hut 1") == "hut-takes-two"
    table.place("hunt 1")
    assert table.can("place hut 2")  # blue has four left


def only_the_hut(figures: int) -> Table:
    """Seat 0, with so many figures, is on five places and has none left to go to but the hut."""
    table = Table()
    table.give(0, figures=figures)
    for seat in (1, 2, 3):
        table.give(seat, figures=10)
    table.place("hunt 1", "toolmaker 1", "farm 1", "card-1 1")
    table.place("forest 1", "card-2 1", "card-3 1", "card-4 1")
    table.place("clay-pit 1", "building-1 1", "building-2 1", "building-3 1")
    table.place("quarry 1", "building-4 1", "forest 1", "forest 1")
    table.place("river 1", "hunt 1", "hunt 1", "hunt 1")
    return table


@rule("SA-036")
def test_a_lone_figure_with_only_the_hut_left_is_skipped() -> None:
    table = only_the_hut(figures=6)
    assert table.player(0).idle == 1
    assert table.to_move == 1
    assert table.can("place hut 2")


@rule("SA-036")
def test_two_figures_with_only_the_hut_left_must_go_there() -> None:
    table = only_the_hut(figures=7)
    assert table.to_move == 0
    assert table.legal() == ["place hut 2"]


@rule("SA-037")
def test_yellow_on_the_farm_closes_it() -> None:
    table = Table(first=YELLOW)
    assert not table.can("place farm 2")
    table.place("farm 1")
    for seat in (RED, BLUE, GREEN):
        assert table.to_move == seat
        assert closed(table, "farm")
        table.place("hunt 1")


@rule("SA-038")
def test_everybody_may_hunt_with_all_figures() -> None:
    table = Table()
    table.give(BLUE, figures=10)
    table.place("hunt 5", "hunt 10", "hunt 5", "hunt 5")
    assert [table.on("hunt", seat) for seat in range(4)] == [5, 10, 5, 5]
    assert table.asked == "act"


@rule("SA-039")
@pytest.mark.parametrize("area", AREAS)
def test_seven_figures_fill_a_gathering_area(area: str) -> None:
    """Red has 4 there, yellow adds 2, that makes 6; blue adds 1, and green finds it full."""
    table = Table(first=RED)
    table.place(f"{area} 4", "hunt 1", "hunt 1", f"{area} 2", "hunt 1")
    assert table.to_move == BLUE
    assert not table.can(f"place {area} 2")
    assert table.why(f"place {area} 2") == "too-many"
    table.place(f"{area} 1")
    assert table.to_move == GREEN
    assert closed(table, area)
    assert table.why(f"place {area} 1") == "full"
    assert [table.on(area, seat) for seat in range(4)] == [4, 1, 0, 2]


@rule("SA-039")
@pytest.mark.parametrize("area", AREAS)
def test_one_player_alone_may_fill_a_gathering_area(area: str) -> None:
    table = Table()
    table.give(0, figures=10)
    assert table.can(f"place {area} 7")
    assert not table.can(f"place {area} 8")


@rule("SA-039")
def test_a_full_area_does_not_close_another() -> None:
    table = Table()
    table.give(0, figures=10)
    table.place("forest 7")
    assert closed(table, "forest")
    for area in AREAS[1:]:
        assert table.can(f"place {area} 5")


@rule("SA-040")
def test_red_on_the_second_card_leaves_the_other_three_to_everybody() -> None:
    table = Table()
    table.place("card-2 1")
    for seat in (BLUE, GREEN, YELLOW, RED):
        assert table.to_move == seat
        assert [slot for slot in (1, 2, 3, 4) if table.can(f"place card-{slot} 1")] == [1, 3, 4]
        table.place("hunt 1")


@rule("SA-040")
def test_a_card_takes_one_figure() -> None:
    table = Table()
    for slot in (1, 2, 3, 4):
        assert table.can(f"place card-{slot} 1")
        assert not table.can(f"place card-{slot} 2")


@rule("SA-041")
def test_yellow_on_the_third_building_leaves_the_other_three_to_everybody() -> None:
    table = Table(first=YELLOW)
    table.place("building-3 1")
    for seat in (RED, BLUE, GREEN, YELLOW):
        assert table.to_move == seat
        assert [stack for stack in (1, 2, 3, 4) if table.can(f"place building-{stack} 1")] == [1, 2, 4]
        table.place("hunt 1")


@rule("SA-041")
def test_a_building_takes_one_figure() -> None:
    table = Table()
    for stack in (1, 2, 3, 4):
        assert table.can(f"place building-{stack} 1")
        assert not table.can(f"place building-{stack} 2")


@rule("SA-042")
@pytest.mark.parametrize("where", FULL)
def test_who_can_gain_nothing_there_may_still_go_to_a_village_spot(where: str) -> None:
    table = Table()
    table.give(0, **FULL[where])
    table.place(f"{where} {2 if where == 'hut' else 1}", "hunt 5", "hunt 5", "hunt 5")
    table.everybody_hunts()
    before = village(table)
    table.say(f"act {where}")
    assert village(table) == before
    assert table.on(where, 0) == 0
    told = {"toolmaker": "tool"}.get(where, where)
    assert table.events("no-effect") == [{"event": "no-effect", "seat": 0, "where": told}]


@rule("SA-042")
@pytest.mark.parametrize("where", FULL)
def test_by_option_who_can_gain_nothing_there_may_not_go_to_a_village_spot(where: str) -> None:
    table = Table(full_spots="forbidden")
    table.give(0, **FULL[where])
    people = 2 if where == "hut" else 1
    assert closed(table, where)
    assert table.why(f"place {where} {people}") == "nothing-to-gain"
    assert sum(table.can(f"place {spot}") for spot in ("toolmaker 1", "hut 2", "farm 1")) == 2
    table.place("hunt 1")
    assert table.can(f"place {where} {people}")  # the others may


@rule("SA-042")
@pytest.mark.parametrize("where", NOT_QUITE_FULL)
def test_by_option_the_last_step_may_still_be_taken(where: str) -> None:
    table = Table(full_spots="forbidden")
    table.give(0, **NOT_QUITE_FULL[where])
    assert not closed(table, where)
