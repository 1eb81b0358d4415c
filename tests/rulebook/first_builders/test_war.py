"""War: advancing and attacking (FB-090 … FB-102)."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.first_builders.table import Table
from rulebook.rule import rule


def at_war(*spaces: int, seats: int = 3, **options: Any) -> Table:
    """Seat 0's archon does the lower action of the site of war."""
    table = Table(seats, **options)
    table.only(0)
    table.move("war", *spaces)
    table.say("visit archon war", "act")
    return table


def citadel(space: int, *reds: str) -> Table:
    """Seat 0 builds a citadel beside these red buildings and uses it: it marches one space a red building."""
    table = Table(row=("citadel", "castle", "granary", "forest_temple", "gallery"))
    table.only(0, stone=3)
    table.move("war", space, 0)
    for cell, building in zip(("l13", "l14", "n14"), reds, strict=False):
        table.lay(0, **{cell: building})
    table.say("visit archon buildings", "act", "buy 1 building", "place n13")
    table.let_fate()
    table.say("use here")
    if table.can("march"):
        table.say("march")
    return table


@rule("FB-090", "FB-091", "FB-092")
def test_a_move_of_two_passes_a_disc_and_ends_on_top_of_another() -> None:
    # Green 1, blue 2, brown 3: green moves 2 and crosses a threshold.
    table = at_war(1, 2, 3, war_main_action_steps=2)
    table.say("advance")
    assert table.space("war") == 3
    assert (table.below("war", 0), table.below("war", 2)) == (1, 0)
    assert table.player().tokens == 1


@rule("FB-092", "FB-G41")
def test_two_thresholds_crossed_in_one_move_give_two_tokens() -> None:
    table = citadel(2, "arsenal", "outpost", "veterans")
    assert table.space("war") == 6
    assert table.player().tokens == 2


@rule("FB-093", "FB-102")
@pytest.mark.parametrize("order", [("advance", "attack"), ("attack", "advance"), ("advance",), ("attack",)])
def test_advance_and_attack_in_either_order_or_one_of_them(order: tuple[str, ...]) -> None:
    table = at_war(3, 0, 0)
    table.say(*order)
    if len(order) == 1:
        table.say("done")
    assert table.space("war") == (4 if "advance" in order else 3)
    assert len(table.events("attacked")) == order.count("attack")
    # The reward is that of the space where the attack is made: food on 4, stone on 3.
    wanted = {("advance", "attack"): ("food", 1), ("attack", "advance"): ("stone", 1), ("attack",): ("stone", 1)}
    if order in wanted:
        resource, amount = wanted[order]
        assert table.has(resource) == amount
    assert table.to_move == 1


@rule("FB-093", "FB-G13")
def test_the_site_may_grant_two_steps_by_option() -> None:
    for steps in (1, 2):
        table = at_war(0, 0, 0, war_main_action_steps=steps)
        table.say("advance")
        assert table.space("war") == steps


@rule("FB-094")
def test_a_granted_move_is_made_in_full() -> None:
    table = at_war(0, 0, 0, war_main_action_steps=2)
    table.say("advance")
    assert table.space("war") == 2
    assert not table.can("advance")


@rule("FB-095")
@pytest.mark.parametrize(
    ("space", "gain"), [(3, {"stone": 1}), (4, {"food": 1}), (6, {"wisdom": 1}), (7, {"gold": 1}), (12, {"gold": 2})]
)
def test_an_attack_takes_the_reward_of_the_space(space: int, gain: dict[str, int]) -> None:
    table = at_war(space, 0, 0)
    table.say("attack")
    assert {name: amount for name, amount in table.amounts().items() if amount} == gain


@rule("FB-096")
def test_a_conversion_is_made_once_or_declined() -> None:
    for words, amounts in (
        (("convert stone",), {"stone": 1, "food": 2, "wisdom": 0, "gold": 1}),
        (("done",), {"stone": 2, "food": 2, "wisdom": 0, "gold": 0}),
    ):
        table = at_war(5, 0, 0)
        table.give(0, stone=2, food=2)
        table.say("attack")
        assert table.legal() == ["convert stone", "convert food", "done"]
        table.say(*words)
        assert table.asked != "convert"
        assert table.amounts() == amounts


@rule("FB-097")
@pytest.mark.parametrize(("space", "named"), [(8, "stone"), (9, "food"), (11, "wisdom"), (13, "gold")])
def test_a_basic_of_choice_and_the_named_one(space: int, named: str) -> None:
    table = at_war(space, 0, 0)
    table.say("attack")
    assert table.legal() == ["take stone", "take food", "take wisdom"]
    table.say("take food")
    expected = {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}
    expected["food"] += 1
    expected[named] += 1
    assert table.amounts() == expected


@rule("FB-098")
@pytest.mark.parametrize(("space", "points"), [(0, 0), (1, 2), (15, 7)])
def test_without_a_reward_the_points_still_count(space: int, points: int) -> None:
    table = at_war(space, 0, 0)
    before = table.points()
    table.say("attack")
    assert table.points() - before == points
    assert sum(table.amounts().values()) == 0


@rule("FB-099")
def test_a_point_for_every_disc_behind_and_every_threshold_passed() -> None:
    table = at_war(6, 4, 6)  # two thresholds passed, one behind, one on the same space
    table.say("attack")
    assert table.has("wisdom") == 1
    assert table.points() == 3


@rule("FB-100")
def test_discs_ahead_or_beside_give_nothing() -> None:
    table = at_war(2, 2, 5)
    table.say("attack")
    assert table.points() == 0


@rule("FB-101")
def test_an_attack_takes_nothing_from_others_and_may_yield_nothing() -> None:
    table = at_war(0, 3, 4)
    before = [table.amounts(seat) for seat in (1, 2)]
    table.say("attack")
    assert table.points() == 0
    assert [table.amounts(seat) for seat in (1, 2)] == before
    assert [table.space("war", seat) for seat in (1, 2)] == [3, 4]
