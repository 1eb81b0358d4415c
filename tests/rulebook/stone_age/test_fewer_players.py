"""With two or three players (SA-209 … SA-215)."""

from __future__ import annotations

import pytest

from rulebook.rule import rule
from rulebook.stone_age.table import Table

AREAS = ("forest", "clay-pit", "quarry", "river")


def open_places(table: Table) -> set[str]:
    """Where the seat to move may place now."""
    return {word.split()[1] for word in table.legal()}


def village(table: Table) -> set[str]:
    return open_places(table) & {"toolmaker", "hut", "farm"}


SPOTS = {"toolmaker": "toolmaker 1", "hut": "hut 2", "farm": "farm 1"}
PAIRS = [(a, b) for a in SPOTS for b in SPOTS if a != b]


@rule("SA-209")
def test_hut_and_farm_taken_close_the_toolmaker() -> None:
    table = Table(2)
    table.place("hut 2", "farm 1")
    assert "toolmaker" not in open_places(table)
    table.place("hunt 1")
    assert "toolmaker" not in open_places(table)


@rule("SA-209")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_two_of_toolmaker_hut_and_farm_close_the_third(seats: int, first: str, second: str) -> None:
    table = Table(seats)
    assert village(table) == set(SPOTS)
    table.place(SPOTS[first])
    assert village(table) == set(SPOTS) - {first}
    table.place(SPOTS[second])
    for _ in range(seats):
        assert village(table) == set()
        table.place("hunt 1")


@rule("SA-210")
@pytest.mark.parametrize("seats", [2, 3])
def test_one_player_may_hold_both_of_the_two(seats: int) -> None:
    table = Table(seats)
    table.place("farm 1", *["hunt 1"] * (seats - 1))
    assert village(table) == {"toolmaker", "hut"}
    table.place("toolmaker 1")
    assert village(table) == set()
    table.place(*["forest 1"], *["quarry 1"] * (seats - 2))
    assert table.to_move == 0
    assert village(table) == set()


@rule("SA-211")
@pytest.mark.parametrize("seats", [2, 3])
def test_another_spot_may_stay_free_in_the_next_round(seats: int) -> None:
    table = Table(seats)
    for first, second in PAIRS:
        assert village(table) == set(SPOTS)
        table.place(SPOTS[first], SPOTS[second])
        assert village(table) == set()
        table.finish_round()


@rule("SA-212")
@pytest.mark.parametrize("area", AREAS)
def test_with_three_players_a_third_may_not_enter_an_area_of_two(area: str) -> None:
    table = Table(3)
    table.place(f"{area} 1")
    assert area in open_places(table)
    table.place(f"{area} 1")
    assert area not in open_places(table)
    assert open_places(table) >= set(AREAS) - {area}


@rule("SA-213")
@pytest.mark.parametrize("area", AREAS)
def test_with_two_players_an_area_belongs_to_the_first_who_enters(area: str) -> None:
    table = Table(2)
    table.place(f"{area} 1")
    assert area not in open_places(table)
    assert open_places(table) >= set(AREAS) - {area}


@rule("SA-212", "SA-213")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_area_is_free_for_other_players_in_the_next_round(seats: int) -> None:
    table = Table(seats)
    table.place(*["forest 1"] * (seats - 1))
    table.finish_round()
    assert "forest" in open_places(table)


@rule("SA-214")
@pytest.mark.parametrize("area", AREAS)
def test_the_limit_of_seven_figures_stays(area: str) -> None:
    table = Table(2)
    table.give(0, figures=10)
    assert table.can(f"place {area} 7")
    assert not table.can(f"place {area} 8")
    table = Table(3)
    table.place(f"{area} 4")
    assert table.can(f"place {area} 3")
    assert not table.can(f"place {area} 4")


@rule("SA-214")
@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_may_hunt_and_cards_and_buildings_stay_open(seats: int) -> None:
    table = Table(seats)
    table.place(*["hunt 1"] * seats)
    assert all(table.on("hunt", seat) == 1 for seat in range(seats))
    table.place(*["forest 1"] * (seats - 1), "quarry 1")
    things = {f"card-{n}" for n in range(1, 5)} | {f"building-{n}" for n in range(1, seats + 1)}
    assert open_places(table) >= things
    table.place("card-1 1")
    assert open_places(table) >= things - {"card-1"}


@rule("SA-215")
def test_four_players_may_fill_all_three_village_spots() -> None:
    table = Table(4)
    table.place("toolmaker 1", "hut 2")
    assert village(table) == {"farm"}
    table.place("farm 1")
    assert village(table) == set()


@rule("SA-215")
@pytest.mark.parametrize("area", AREAS)
def test_four_players_may_all_gather_in_one_area(area: str) -> None:
    table = Table(4)
    table.place(*[f"{area} 1"] * 4)
    assert [table.on(area, seat) for seat in range(4)] == [1, 1, 1, 1]
