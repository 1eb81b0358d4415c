"""The flow of turns, and visiting a site (FB-065 … FB-089)."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.first_builders.table import Table
from rulebook.rule import rule


def visitor(*dice: str, **options: Any) -> Table:
    """It is seat 0's turn; it has these citizens and one of each resource but gold."""
    table = Table(**options)
    table.people(0, *dice)
    table.only(0, stone=1, food=1, wisdom=1)
    table.take_turn(0)
    return table


@rule("FB-065", "FB-067")
def test_turns_go_clockwise_and_pass_over_those_who_have_passed() -> None:
    table = Table(3, first=1)
    seats = []
    for word in ("pass", "visit archon food", "visit archon food"):
        seats.append(table.to_move)
        table.say(word)
        if word != "pass":
            table.say("gain")
    assert seats == [1, 2, 0]
    assert table.to_move == 2
    table.say("pass")
    assert table.to_move == 0
    table.say("tower red")
    assert table.to_move == 0  # a single one goes on turn after turn
    assert table.round == 1


@rule("FB-066")
def test_a_turn_is_exactly_one_action() -> None:
    table = visitor("red-3")
    assert {word.split(" ")[0] for word in table.legal()} == {"visit", "pass"}
    table.give(0, food=9, gold=9)
    table.lay(0, n13="castle", n14="granary")
    table.take_turn(0)
    assert {word.split(" ")[0] for word in table.legal()} == {"visit", "close", "tower", "grow", "pass"}
    table.say("tower red")
    table.say_first(until="turn")
    assert table.to_move == 1


@rule("FB-068")
def test_who_can_do_nothing_else_must_pass() -> None:
    table = visitor()
    table.only(0)
    table.player().archon = False
    table.take_turn(0)
    assert table.legal() == ["pass"]


@rule("FB-069")
def test_towers_and_population_need_no_workers() -> None:
    table = visitor()
    table.people(0, free=2)
    table.player().archon = False
    table.give(0, food=2, gold=1)
    table.take_turn(0)
    assert table.can("tower red")
    assert table.can("grow")


@rule("FB-070")
def test_archon_citizens_and_speakers_may_be_sent_to_any_site() -> None:
    table = visitor("red-3")
    table.give_speakers(0, 4)
    table.take_turn(0)
    workers = {word.split(" ")[1] for word in table.legal("visit")}
    assert workers == {"archon", "red-3", "speaker-4"}
    assert len(table.legal("visit")) == 15
    table.say("visit speaker-4 food", "gain")
    assert table.speakers(0) == []
    assert table.posted() == [("speaker-4", "food")]


@rule("FB-071")
def test_any_number_of_workers_may_stand_on_a_site() -> None:
    table = visitor("red-3", "blue-3")
    for worker in ("red-3", "blue-3", "archon"):
        table.say(f"visit {worker} food", "gain")
        table.take_turn(0)
    table.take_turn(1)
    assert table.can("visit archon food")
    assert [site for _, site in table.posted()] == ["food"] * 3


@rule("FB-072", "FB-078")
def test_a_high_enough_worker_pays_nothing() -> None:
    table = visitor("red-3")
    table.set_ships(food=3)
    table.say("visit red-3 food", "gain")
    assert table.amounts() == {"stone": 2, "food": 2, "wisdom": 2, "gold": 0}
    assert table.ships()["food"] == 4  # what counts is its value before it rises


@rule("FB-073")
def test_a_lower_worker_pays_the_difference_in_wisdom() -> None:
    table = visitor("blue-2")
    table.set_ships(food=3)
    table.say("visit blue-2 food")
    assert table.has("wisdom") == 0
    table = visitor("blue-2")
    table.set_ships(food=5)
    table.only(0, wisdom=1, gold=2)
    assert table.can("visit blue-2 food")  # gold stands in
    table.only(0, wisdom=1, gold=1)
    assert not table.can("visit blue-2 food")
    table.set_ships(food=4)
    table.say("visit blue-2 food")
    assert table.amounts() == {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}


@rule("FB-074")
def test_what_a_site_gives_cannot_pay_for_it() -> None:
    table = visitor("blue-2")
    table.set_ships(temples=3)
    table.only(0)
    assert not table.can("visit blue-2 temples")


@rule("FB-075", "FB-G15")
def test_a_paid_difference_does_not_make_a_six() -> None:
    table = visitor("red-5")
    table.set_ships(food=6)
    table.say("visit red-5 food", "gain")
    assert table.to_move == 1  # one action only
    table = visitor("red-5", paid_value="counts")
    table.set_ships(food=6)
    table.say("visit red-5 food", "gain")
    assert table.can("act")
    table = visitor("red-1", paid_value="counts")
    table.set_ships(food=6)
    table.only(0, wisdom=9)
    table.say("visit red-1 food", "gain")
    assert table.can("act")
    table = visitor("red-3", paid_value="counts")
    table.set_ships(food=4)
    table.say("visit red-3 food", "gain")
    assert table.to_move == 1  # paid up to 4, which is no six


@rule("FB-077")
def test_the_ship_rises_by_one_right_away_and_from_six_to_one() -> None:
    table = visitor("red-3")
    table.say("visit red-3 food")
    assert table.ships() == {"war": 1, "buildings": 1, "temples": 1, "citizens": 1, "food": 2}
    table = visitor()
    table.set_ships(food=6)
    table.say("visit archon food")
    assert table.ships()["food"] == 1
    table.say("gain")
    assert table.ships()["food"] == 1


@rule("FB-079", "FB-080")
def test_one_action_of_the_site_must_be_done() -> None:
    table = visitor("red-3")
    table.say("visit red-3 temples")
    assert table.legal() == ["gain", "act"]
    table.only(0)
    assert table.legal() == ["gain"]  # a stone cannot be paid, but the upper action is always possible
    table.say("gain")
    assert table.to_move == 1


@rule("FB-081")
@pytest.mark.parametrize("order", [("bonus", "gain"), ("gain", "bonus")])
def test_the_colour_of_the_tile_gives_its_bonus_before_or_after(order: tuple[str, str]) -> None:
    table = Table(bonuses=("yellow", "red", "orange", "blue", "purple"))
    table.people(0, "yellow-3")
    table.only(0)
    table.take_turn(0)
    table.say("visit yellow-3 war")
    for word in order:
        table.say(word)
        if word == "bonus":
            table.say("take food")
    assert table.amounts() == {"stone": 3, "food": 1, "wisdom": 0, "gold": 0}
    assert table.to_move == 1
    table = Table(bonuses=("yellow", "red", "orange", "blue", "purple"))
    table.people(0, "red-3")
    table.take_turn(0)
    table.say("visit red-3 war")
    assert not table.can("bonus")


@rule("FB-082")
def test_a_bonus_is_never_compulsory_and_needs_its_cost() -> None:
    table = visitor("red-3")  # the red tile lies at the site of war and costs a wisdom
    table.say("visit red-3 war", "gain")
    assert table.legal() == ["bonus", "done"]
    table.say("done")
    assert table.has("wisdom") == 1
    table = visitor("red-3")
    table.only(0)
    table.say("visit red-3 war")
    assert not table.can("bonus")


@rule("FB-084", "FB-178", "FB-179")
def test_the_archon_has_the_colours_of_its_advisers() -> None:
    table = visitor()
    table.advise(0, "purple", "blue", "orange")
    table.give(0, stone=5, food=5, wisdom=5)
    sites = {"war": "red", "buildings": "orange", "temples": "yellow", "citizens": "blue", "food": "purple"}
    for site, colour in sites.items():
        table.player().archon = True
        table.take_turn(0)
        table.say(f"visit archon {site}")
        assert table.can("bonus") == (colour in ("purple", "blue", "orange"))
        if table.can("bonus"):
            table.say("bonus")
            table.say_first(until="site")
            assert not table.can("bonus")  # once, whatever the number of colours


@rule("FB-085")
def test_a_six_does_both_actions_with_the_bonus_in_between() -> None:
    table = visitor("red-6")
    table.move("war", 2, 1)
    table.say("visit red-6 war", "gain")
    assert table.has("stone") == 4
    table.say("bonus")  # for the wisdom: a step or an attack
    table.say("attack")
    table.say_first(until="site-six")
    table.say("act", "advance", "attack")
    assert table.space("war") == 3
    assert len(table.events("attacked")) == 2


@rule("FB-085", "FB-086")
@pytest.mark.parametrize("order", [("gain", "act"), ("act", "gain")])
def test_both_actions_of_a_six_come_in_either_order(order: tuple[str, str]) -> None:
    table = visitor("blue-6")
    table.say("visit blue-6 temples", order[0])
    if order[0] == "act":
        table.say("climb sea")
    table.say(order[1])
    if order[1] == "act":
        table.say("climb sea")
    assert (table.has("wisdom"), table.space("sea")) == (4, 2)
    table = visitor("blue-6")
    table.say("visit blue-6 temples", "gain", "done")
    assert table.to_move == 1


@rule("FB-087")
def test_only_a_citizen_that_shows_six_does_both() -> None:
    table = visitor("red-5")
    table.give_speakers(0, 5)
    for worker in ("archon", "speaker-5", "red-5"):
        table.take_turn(0)
        table.say(f"visit {worker} food", "gain")
        assert not table.can("act")


@rule("FB-088")
def test_ships_stay_when_workers_leave() -> None:
    table = visitor("red-3")
    table.say("visit red-3 food", "gain")
    table.everybody_passes()
    assert table.ships()["food"] == 2


@rule("FB-089")
def test_the_upper_actions_from_left_to_right() -> None:
    gains = {
        "war": {"stone": 3},
        "buildings": {"food": 3},
        "temples": {"wisdom": 3},
        "food": {"stone": 1, "food": 1, "wisdom": 1},
    }
    for site, gain in gains.items():
        table = visitor()
        table.only(0)
        table.say(f"visit archon {site}", "gain")
        assert {name: amount for name, amount in table.amounts().items() if amount} == gain
    table = visitor()
    table.only(0)
    table.say("visit archon citizens", "gain", "take stone")
    assert table.amounts() == {"stone": 1, "food": 0, "wisdom": 0, "gold": 1}
    assert table.to_move == 1
    asked = {"war": "war", "buildings": "buy", "temples": "climb", "citizens": "citizen", "food": "spend"}
    for site, words in asked.items():
        table = visitor("red-1", "blue-3")
        table.people(0, "red-1", free=1)
        table.say(f"visit archon {site}", "act")
        families = {word.split(" ")[0] for word in table.legal()}
        assert words in families or (words == "war" and {"advance", "attack"} <= families)
