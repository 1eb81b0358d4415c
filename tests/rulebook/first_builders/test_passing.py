"""Passing, advisers, the archon's colours, and tokens (FB-166 … FB-184)."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.first_builders.table import Table
from rulebook.rule import rule


def ready(*dice: str, free: int = 0, **options: Any) -> Table:
    """It is seat 0's turn, with these citizens beside its board and no resources."""
    table = Table(**options)
    table.people(0, *dice, free=free)
    table.only(0)
    table.take_turn(0)
    return table


@rule("FB-166")
def test_who_has_passed_does_nothing_more_not_even_with_a_token() -> None:
    table = ready("red-2")
    table.give(0, tokens=3)
    table.say("pass")
    assert table.to_move == 1
    table.say("visit archon food", "gain")
    assert table.to_move == 1


@rule("FB-167")
def test_citizens_and_the_archon_come_home() -> None:
    table = ready("red-2", "blue-3")
    table.say("visit red-2 food", "gain")
    table.take_turn(0)
    table.say("visit archon food", "gain")
    table.take_turn(0)
    table.say("pass")
    assert table.posted() == []
    assert table.home() == ["red-3", "blue-4"]
    assert table.player().archon


@rule("FB-167", "FB-176")
def test_the_order_of_those_who_retire_is_the_players() -> None:
    for first, second in (("red", "blue"), ("blue", "red")):
        table = ready("red-6", "blue-6")
        table.say("pass")
        assert table.legal() == ["retire red", "retire blue"]
        turn = table.view().turn
        assert turn
        assert turn.dice == {"retire red": "red-6", "retire blue": "blue-6"}
        table.say(f"retire {first}")
        assert table.advisers() == [first, second]


@rule("FB-168", "FB-G01")
def test_all_own_citizens_rise_or_by_option_only_those_who_return() -> None:
    for option, home in (
        ("all_own_citizens_on_bases", ["red-3", "blue-4"]),
        ("returning_citizens", ["red-3", "blue-3"]),
    ):
        table = ready("red-2", "blue-3", pass_increments=option)
        table.say("visit red-2 food", "gain")
        table.take_turn(0)
        table.say("pass")
        assert table.home() == home


@rule("FB-168")
def test_every_die_that_rises_is_told() -> None:
    table = ready("red-2", "red-2", "blue-3")
    table.say("pass")
    assert table.home() == ["red-3", "red-3", "blue-4"]
    assert [event["to"] for event in table.events("changed")] == ["red-3", "red-3", "blue-4"]


@rule("FB-168")
def test_who_chooses_the_order_of_those_who_retire_has_the_others_rise_once() -> None:
    table = ready("red-6", "blue-6", "yellow-2")
    table.say("pass", "retire blue")
    assert table.home() == ["yellow-3"]


@rule("FB-169")
def test_a_five_that_becomes_six_stays_a_citizen() -> None:
    table = ready("red-5")
    table.say("pass")
    assert (table.home(), table.advisers()) == (["red-6"], [])


@rule("FB-170")
def test_speakers_on_sites_stay_until_the_round_ends() -> None:
    table = ready()
    table.give_speakers(0, 3)
    table.take_turn(0)
    table.say("visit speaker-3 food", "gain")
    table.take_turn(0)
    table.say("pass")
    assert table.posted() == [("speaker-3", "food")]


@rule("FB-171", "FB-187")
def test_unused_speakers_stay_with_their_value() -> None:
    table = ready()
    table.give_speakers(0, 2, 5)
    table.take_turn(0)
    table.everybody_passes()
    assert table.round == 2
    assert table.speakers(0) == [2, 5]


@rule("FB-172")
def test_a_retiring_citizen_frees_its_base() -> None:
    table = ready("red-6")
    table.say("pass")
    assert (table.player().free, table.player().bases) == (1, 1)


@rule("FB-173", "FB-174")
def test_a_new_colour_goes_on_the_leftmost_free_slot_without_points() -> None:
    table = ready("red-6")
    table.advise(0, "blue")
    table.say("pass")
    assert table.advisers() == ["blue", "red"]
    assert table.points() == 0


@rule("FB-175", "FB-179")
def test_a_colour_already_there_scores_the_last_slot_and_goes_to_the_supply() -> None:
    table = ready("blue-6")
    table.advise(0, "blue", "orange", "purple")
    supply = table.supply()["blue"]
    table.say("pass")
    assert table.points() == 6
    assert table.supply()["blue"] == supply + 1
    assert table.advisers() == ["blue", "orange", "purple"]


@rule("FB-176")
def test_two_of_one_colour_are_handled_one_after_the_other() -> None:
    table = ready("red-6", "red-6")
    table.say("pass")
    assert table.advisers() == ["red"]
    assert table.points() == 1


@rule("FB-177", "FB-208")
@pytest.mark.parametrize(("advisers", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_the_last_occupied_slot_counts(advisers: int, points: int) -> None:
    table = ready()
    table.advise(0, *("red", "orange", "yellow", "blue", "purple")[:advisers])
    table.set_gold(0, 0, 0, 0)
    table.everybody_passes()
    assert table.over
    assert table.score_items()["adviser-track"] == points


@rule("FB-180", "FB-G16")
def test_the_archons_colours_are_those_when_the_bonus_is_taken() -> None:
    for option, can in (("when_taken", True), ("on_placement", False)):
        table = Table(bonuses=("blue", "orange", "yellow", "purple", "red"), archon_colours=option)
        table.people(0, "red-6")
        table.only(0, food=1, wisdom=1)
        table.take_turn(0)
        table.say("visit archon food", "act", "spend 1", "raise red-6")  # the red tile lies there
        assert table.advisers() == ["red"]
        assert table.can("bonus") == can


@rule("FB-181", "FB-182", "FB-G09")
def test_a_token_buys_one_more_action_of_any_kind_once_a_turn() -> None:
    table = ready("red-2", "blue-3")
    table.give(0, tokens=2, gold=2)
    table.take_turn(0)
    table.say("visit red-2 food", "gain")
    assert table.legal() == ["token", "done"]
    table.say("token")
    families = {word.split(" ")[0] for word in table.legal()}
    assert {"visit", "tower", "pass"} <= families
    table.say("tower red")
    assert table.to_move == 1  # the second token must wait
    assert table.player().tokens == 1


@rule("FB-181")
def test_the_second_action_may_be_a_pass_but_a_pass_is_followed_by_nothing() -> None:
    table = ready("red-2")
    table.give(0, tokens=2)
    table.take_turn(0)
    table.say("visit red-2 food", "gain", "token", "pass")
    assert table.player().passed
    table = ready("red-2")
    table.give(0, tokens=2)
    table.take_turn(0)
    table.say("pass")
    assert table.to_move == 1


@rule("FB-183")
def test_a_token_won_in_this_turn_may_be_used() -> None:
    table = ready("red-2")
    table.move("war", 2, 0)
    table.lay(0, n13="castle", n14="granary")
    table.take_turn(0)
    table.say("visit archon war", "act", "advance", "done")
    assert table.asked == "token"
    table.say("token", "close m13", "appoint red-2")
    assert table.centres() == {"m13": "red-2"}


@rule("FB-184", "FB-207")
def test_tokens_stay_across_rounds_and_are_worth_nothing() -> None:
    table = ready()
    table.give(0, tokens=3, stone=5, food=5, wisdom=5)
    table.give_speakers(0, 5)
    table.take_turn(0)
    table.everybody_passes()
    assert (table.round, table.player().tokens) == (2, 3)
    table.set_gold(0, 0, 0, 0)
    table.everybody_passes()
    assert table.over
    assert table.state.scores()[0] == 0
