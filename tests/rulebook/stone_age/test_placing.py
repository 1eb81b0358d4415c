"""«1. Выставление фишек жителей»: who places, where, and until when (SA-020 … SA-033)."""

from __future__ import annotations

from itertools import permutations

import pytest

from dolmen.games.stone_age.words import PLACES
from rulebook.rule import rule
from rulebook.stone_age.table import Table


@rule("SA-020")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_first_player_begins_and_turns_go_around_and_around(first: int) -> None:
    table = Table(first=first)
    order = []
    for area in ("forest", "clay-pit", "quarry"):
        for _ in range(4):
            order.append(table.to_move)
            table.place(f"{area} 1")
    assert order == [(first + n) % 4 for n in range(4)] * 3


@rule("SA-021")
def test_a_turn_is_spent_on_one_place() -> None:
    """One figure on each of two cards in the same turn is refused: the next player is asked."""
    table = Table()
    table.place("card-1 1")
    assert table.to_move == 1
    assert table.on("card-1", 0) == 1
    assert table.player(0).idle == 4


@rule("SA-021")
def test_a_turn_may_put_one_or_several_figures_on_the_place() -> None:
    table = Table()
    for people in (1, 2, 3, 4, 5):
        assert table.can(f"place river {people}")
    assert not table.can("place river 6")
    assert table.why("place river 6") == "too-few-figures"
    table.place("river 3")
    assert table.on("river", 0) == 3
    assert table.player(0).idle == 2
    assert table.to_move == 1


@rule("SA-022")
def test_nobody_may_pass_who_can_place() -> None:
    table = Table()
    table.place("forest 4", "hunt 5", "hunt 5", "hunt 5")
    assert table.to_move == 0
    assert table.player(0).idle == 1
    assert all(word.startswith("place ") for word in table.legal())
    assert table.why("done") == "not-done"


@rule("SA-023")
def test_red_with_four_in_the_forest_may_not_add_a_fifth() -> None:
    table = Table()
    table.place("forest 4", "toolmaker 1", "farm 1", "hut 2")
    assert table.to_move == 0
    assert not table.can("place forest 1")
    assert table.why("place forest 1") == "already-there"
    table.place("hunt 1")
    assert table.can("place forest 1")  # the others may: three rings are free


@rule("SA-023")
@pytest.mark.parametrize("where", ["hunt", "clay-pit", "quarry", "river"])
def test_nobody_goes_twice_to_the_same_place_not_even_to_hunt(where: str) -> None:
    table = Table()
    table.place(f"{where} 1", "toolmaker 1", "farm 1", "hut 2")
    assert table.to_move == 0
    assert not any(table.can(f"place {where} {people}") for people in range(1, 5))
    assert table.why(f"place {where} 1") == "already-there"


@rule("SA-023")
def test_the_next_round_the_same_place_is_open_again() -> None:
    table = Table()
    table.place("forest 4", "hunt 5", "hunt 5", "hunt 5", "hunt 1")
    table.finish_round()
    while table.to_move != 0:
        table.place("hunt 5")
    assert table.can("place forest 5")
    assert table.can("place hunt 5")


@rule("SA-024")
@pytest.mark.parametrize(
    ("where", "rings"),
    [
        ("toolmaker", 1),
        ("hut", 2),
        ("farm", 1),
        ("forest", 7),
        ("clay-pit", 7),
        ("quarry", 7),
        ("river", 7),
        *((f"card-{slot}", 1) for slot in (1, 2, 3, 4)),
        *((f"building-{stack}", 1) for stack in (1, 2, 3, 4)),
    ],
)
def test_every_ring_takes_one_figure(where: str, rings: int) -> None:
    table = Table()
    table.give(0, figures=10)
    assert table.can(f"place {where} {rings}")
    assert not any(table.can(f"place {where} {people}") for people in range(rings + 1, 11))
    table.place(f"{where} {rings}")
    assert not any(table.can(f"place {where} {people}") for people in range(1, 6))


@rule("SA-025")
def test_places_may_be_taken_in_any_order() -> None:
    ends = set()
    for order in permutations(("toolmaker 1", "river 2", "card-3 1", "building-2 1")):
        table = Table()
        table.place(order[0], "hunt 5", "hunt 5", "hunt 5", *order[1:])
        assert table.asked == "act"
        ends.add(tuple(table.on(where, 0) for where in PLACES))
    assert len(ends) == 1


@rule("SA-026")
def test_one_player_may_take_all_cards_and_all_buildings() -> None:
    table = Table(2)
    table.give(0, figures=6, wood=1)
    table.place("card-1 1", "hunt 5", "card-2 1", "card-4 1", "card-3 1", "building-2 1", "building-1 1")
    assert table.asked == "act"
    assert [table.on(where, 0) for where in PLACES[8:14]] == [1] * 6


@rule("SA-027")
def test_a_card_or_building_may_be_taken_without_the_means_to_pay() -> None:
    table = Table(tiles=(22,))
    assert table.goods(0) == {}
    for where in ("card-1", "card-4", "building-1", "building-4"):
        assert table.can(f"place {where} 1")
    table.place("card-4 1")
    assert not table.can("place card-4 1")  # it is blocked for the others


@rule("SA-028")
def test_who_has_no_figures_left_is_skipped() -> None:
    """Red places 1, blue 5, green 2, yellow 1; then red has 4 left, green 3 and yellow 4, and blue is skipped."""
    table = Table()
    table.place("card-2 1", "hunt 5", "hut 2", "building-3 1")
    left = []
    for place in ("forest 1", "forest 1", "forest 1", "river 1"):
        left.append((table.to_move, int(table.player(table.to_move).idle)))
        table.place(place)
    assert left == [(0, 4), (2, 3), (3, 4), (0, 3)]
    assert table.to_move == 2


def crowded(hunting: bool) -> Table:
    """Seat 0 (ten figures) stands on the gathering areas, and hunts or not; the village, cards and stacks are taken."""
    table = Table()
    for seat in range(4):
        table.give(seat, figures=10)
    table.place("river 1", "toolmaker 1", "hut 2", "farm 1")
    table.place("forest 1", "card-1 1", "card-2 1", "card-3 1")
    table.place("clay-pit 1", "card-4 1", "building-1 1", "building-2 1")
    table.place("quarry 1", "building-3 1", "building-4 1", "forest 1")
    if hunting:
        table.place("hunt 1", "forest 1", "forest 1", "clay-pit 1")
    return table


@rule("SA-029", "SA-030")
def test_who_has_no_place_left_is_skipped_until_the_phase_ends() -> None:
    table = crowded(hunting=True)
    asked = set()
    while table.asked == "place":
        asked.add(table.to_move)
        table.say(table.legal()[-1] if table.player(table.to_move).idle < 3 else table.legal()[0])
    assert asked == {1, 2, 3}
    assert table.player(0).idle == 5
    assert table.events("stuck")[0] == {"event": "stuck", "seat": 0, "people": 5}
    assert min(event["people"] for event in table.events("stuck")) > 0


@rule("SA-029")
def test_a_single_figure_that_must_stay_at_home_is_told() -> None:
    table = crowded(hunting=True)
    table.player(0).idle = 1
    while table.asked == "place":
        table.place(f"hunt {table.player(table.to_move).idle}")
    assert {"event": "stuck", "seat": 0, "people": 1} in table.events("stuck")


@rule("SA-029")
def test_figures_that_stay_at_home_do_nothing_and_eat() -> None:
    table = crowded(hunting=True)
    table.give(0, food=20)
    while table.asked == "place":
        table.place(f"hunt {table.player(table.to_move).idle}")
    assert table.to_move == 0
    done = []
    while table.to_move == 0:
        done.append(table.legal()[0])
        table.say(done[-1])
        table.roll(1)
    assert done == ["act hunt", "act forest", "act clay-pit", "act quarry", "act river"]
    table.finish_round()
    assert table.food(0) == 20 - 10


@rule("SA-031")
def test_the_hunting_grounds_stay_open_when_all_else_is_closed() -> None:
    table = crowded(hunting=False)
    assert table.to_move == 0
    assert table.legal() == [f"place hunt {people}" for people in range(1, 7)]


@rule("SA-032")
def test_the_phase_ends_when_all_figures_are_out() -> None:
    table = Table()
    table.place("forest 5", "hunt 5", "hunt 5", "hunt 4")
    assert table.asked == "place"
    table.place("card-1 1")
    assert table.asked == "act"
    assert all(table.player(seat).idle == 0 for seat in range(4))


def full_for_two(*last: str) -> Table:
    """Two players of ten; all places but the last ones named are taken."""
    table = Table(2)
    table.give(0, figures=10)
    table.give(1, figures=10)
    table.place("hunt 1", "hunt 1", "toolmaker 1", "farm 1", "forest 1", "clay-pit 1", "quarry 1", "river 1")
    table.place("card-1 1", "card-2 1", "card-3 1", "card-4 1", *last)
    return table


@rule("SA-032")
def test_the_phase_ends_when_no_place_is_left() -> None:
    table = full_for_two("building-1 1")
    assert table.legal() == ["place building-2 1"]
    table.place("building-2 1")
    assert table.asked == "act"
    assert [int(table.player(seat).idle) for seat in (0, 1)] == [3, 3]


@rule("SA-033")
def test_a_figure_gained_in_a_round_is_placed_in_the_next() -> None:
    table = Table(2)
    table.place("hut 2", "hunt 5", "hunt 3")
    table.say("act hut")
    assert table.player(0).figures == 6
    assert table.asked == "act"
    while table.state.round == 1:
        assert table.asked != "place"
        table.step_quietly()
    table.place("hunt 5")
    assert table.to_move == 0
    assert table.can("place hunt 6")
