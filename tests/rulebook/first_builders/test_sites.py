"""Temples, citizens, food, and the bonus tiles (FB-122 … FB-140)."""

from __future__ import annotations

from typing import Any

import pytest

from dolmen.games.first_builders.words import COLOURS
from rulebook.first_builders.table import Table
from rulebook.rule import rule


def at_site(site: str, *dice: str, free: int = 0, **options: Any) -> Table:
    """Seat 0's archon does the lower action of a site; it has these citizens and plenty of basics."""
    table = Table(**options)
    table.people(0, *dice, free=free)
    table.only(0, stone=9, food=9, wisdom=9)
    table.take_turn(0)
    table.say(f"visit archon {site}", "act")
    return table


@rule("FB-122")
def test_a_stone_for_two_steps_in_a_temple_and_its_card() -> None:
    table = at_site("temples")
    assert table.has("stone") == 8
    assert table.legal() == ["climb forest", "climb mountain", "climb sea"]
    table.say("climb mountain")
    assert [table.space(temple) for temple in ("forest", "mountain", "sea")] == [0, 2, 0]
    assert table.signs() == {"gemini"}


@rule("FB-123")
def test_a_step_beyond_the_top_is_lost() -> None:
    table = Table()
    table.move("sea", 11, 0)
    table.only(0, stone=1)
    table.say("visit archon temples", "act", "climb sea")
    assert [table.space(temple) for temple in ("forest", "mountain", "sea")] == [0, 0, 12]
    assert table.signs() == {"aries"}


@rule("FB-123")
def test_who_chooses_a_temple_sees_where_the_disc_would_come() -> None:
    table = Table()
    table.move("mountain", 4, 0)
    table.move("sea", 11, 0)
    table.only(0, stone=1)
    table.say("visit archon temples", "act")
    seen = [{one.name: one.comes_to for one in table.view(seat).temples} for seat in (0, 1)]
    assert seen == [{"forest": 2, "mountain": 6, "sea": 12}, dict.fromkeys(("forest", "mountain", "sea"))]
    table.say("climb mountain")
    assert table.space("mountain") == 6
    assert {one.comes_to for one in table.view(0).temples} == {None}


@rule("FB-124")
def test_the_card_is_taken_from_whoever_holds_it_even_from_behind() -> None:
    table = Table()
    table.move("forest", 0, 9)
    table.hold(1, "leo")
    table.only(0, stone=1)
    table.say("visit archon temples", "act", "climb forest")
    assert (table.signs(0), table.signs(1)) == ({"leo"}, set())


@rule("FB-125")
def test_from_the_top_the_action_still_brings_the_card() -> None:
    table = Table()
    table.move("sea", 12, 0)
    table.only(0, stone=1)
    table.say("visit archon temples", "act", "climb sea")
    assert (table.space("sea"), table.signs(), table.has("stone")) == (12, {"aries"}, 0)
    table = Table(full_temple="refused")
    table.move("sea", 12, 0)
    table.only(0, stone=1)
    table.say("visit archon temples", "act")
    assert table.legal() == ["climb forest", "climb mountain"]


@rule("FB-125")
def test_with_all_discs_on_top_a_stone_still_brings_a_card() -> None:
    for option, allowed in (("card", True), ("refused", False)):
        table = Table(full_temple=option)
        for temple in ("forest", "mountain", "sea"):
            table.move(temple, 12, 0)
        table.only(0, stone=1)
        table.say("visit archon temples")
        assert table.can("act") == allowed
        if allowed:
            table.say("act", "climb forest")
            assert (table.space("forest"), table.signs(), table.has("stone")) == (12, {"leo"}, 0)


@rule("FB-126", "FB-127")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_a_die_of_the_row_costs_the_wisdom_of_its_slot(slot: int) -> None:
    table = at_site("citizens", free=1)
    die = table.citizens()[slot - 1]
    table.say(f"citizen {slot}")
    assert 9 - table.has("wisdom") == slot - 1
    assert table.home() == [die]
    assert table.player().free == 0


@rule("FB-128")
def test_the_row_moves_left_and_a_die_of_that_colour_joins_on_the_right() -> None:
    table = at_site("citizens", free=1)
    table.say("citizen 2")
    assert table.legal() == [f"roll {value}" for value in range(1, 6)]
    table.fate("roll 1")
    assert table.citizens() == ["red-1", "yellow-3", "blue-4", "purple-5", "orange-1"]  # not sorted again


@rule("FB-129")
def test_without_a_free_base_no_citizen_can_be_had() -> None:
    table = Table()
    table.people(0, "red-2")
    table.give(0, wisdom=9)
    table.take_turn(0)
    table.say("visit archon citizens")
    assert table.legal() == ["gain"]


@rule("FB-130")
def test_a_colour_that_the_supply_lacks_is_not_refilled_and_ends_the_game() -> None:
    table = Table()
    table.people(0, free=1)
    table.only(0, wisdom=9)
    table.set_supply(orange=0)
    table.take_turn(0)
    table.say("visit archon citizens", "act", "citizen 2")
    assert table.citizens() == ["red-1", "yellow-3", "blue-4", "purple-5"]
    table.everybody_passes()
    assert table.over
    assert table.events("ended")[0]["condition"] == "dice"


@rule("FB-131")
def test_three_food_raise_a_citizen_twice_and_march_once() -> None:
    table = at_site("food", "red-2", "blue-3")
    assert table.legal() == ["spend 1", "spend 2", "spend 3"]
    table.say("spend 3", "raise red-2", "raise red-3", "march")
    assert table.home() == ["red-4", "blue-3"]
    assert table.space("war") == 1
    assert table.has("food") == 6


@rule("FB-131", "FB-134")
def test_gold_stands_in_for_food_and_three_are_the_most() -> None:
    table = Table()
    table.people(0, "red-2")
    table.only(0, food=1, gold=1)
    table.take_turn(0)
    table.say("visit archon food", "act")
    assert table.legal() == ["spend 1", "spend 2"]
    table.say("spend 2")
    assert (table.has("food"), table.has("gold")) == (0, 0)
    assert at_site("food", "red-2").legal() == ["spend 1", "spend 2", "spend 3"]  # of nine
    table = Table()
    table.people(0, "red-2")
    table.only(0)
    table.take_turn(0)
    table.say("visit archon food")
    assert not table.can("act")


@rule("FB-132")
def test_only_citizens_beside_the_board_rise() -> None:
    table = Table()
    table.people(0, "red-2", "blue-3", "yellow-4")
    table.give_speakers(0, 3)
    table.lay(0, n13="castle", n14="granary")
    table.only(0, food=3)
    table.take_turn(0)
    table.say("close m13", "appoint yellow-4")
    table.say_first(until="turn")
    table.take_turn(0)
    table.say("visit red-2 food", "act", "spend 1")
    assert table.legal() == ["raise blue-3", "march"]


@rule("FB-134", "FB-G32")
def test_food_is_not_spent_on_a_disc_that_cannot_move() -> None:
    table = Table()
    table.people(0, "red-5")
    table.move("war", 15, 0)
    table.only(0, food=9)
    table.take_turn(0)
    table.say("visit archon food", "act")
    assert table.legal() == ["spend 1", "spend 2"]  # to 6, and to the adviser
    table.say("spend 2")
    assert table.legal() == ["raise red-5"]
    table.say("raise red-5", "raise red-6")
    table.player().archon = True
    table.take_turn(0)
    table.say("visit archon food")
    assert table.why("act") == "nothing-to-raise"


@rule("FB-134", "FB-G32")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("value", range(1, 7))
def test_a_citizen_of_any_colour_takes_what_it_lacks_to_an_adviser(colour: str, value: int) -> None:
    table = Table()
    table.people(0, f"{colour}-{value}")
    table.move("war", 15, 0)
    table.only(0, food=9)
    table.take_turn(0)
    table.say("visit archon food", "act")
    assert table.legal() == [f"spend {n}" for n in range(1, min(3, 7 - value) + 1)]


@rule("FB-133", "FB-172")
def test_food_for_a_six_makes_it_an_adviser_and_frees_its_base() -> None:
    table = at_site("food", "red-6")
    table.say("spend 1", "raise red-6")
    assert table.advisers() == ["red"]
    assert table.home() == []
    assert table.player().free == 1


def at_bonus(colour: str, **amounts: int) -> Table:
    """A citizen of that colour stands on the site of war, where the tile of that colour lies."""
    others = [name for name in ("red", "orange", "yellow", "blue", "purple") if name != colour]
    table = Table(bonuses=(colour, *others))
    table.people(0, f"{colour}-3")
    table.only(0, **amounts)
    table.take_turn(0)
    table.say(f"visit {colour}-3 war")
    return table


@rule("FB-135")
def test_blue_a_stone_for_one_step_in_a_temple_without_its_card() -> None:
    table = at_bonus("blue", stone=1)
    table.say("bonus", "climb sea")
    assert (table.space("sea"), table.signs(), table.has("stone")) == (1, set(), 0)
    assert not at_bonus("blue").can("bonus")


@rule("FB-135", "FB-G31")
def test_the_blue_bonus_is_not_paid_for_no_step_at_all() -> None:
    table = at_bonus("blue", stone=1)
    for temple in ("forest", "mountain"):
        table.move(temple, 12, 0)
    assert table.can("bonus")
    table.move("sea", 12, 0)
    assert not table.can("bonus")


@rule("FB-136")
def test_purple_a_food_for_buying_a_building_as_usual() -> None:
    table = at_bonus("purple", food=1, stone=2, wisdom=1)
    table.say("bonus")
    assert {"buy 1 building", "buy 1 farm"} <= set(table.legal())
    assert not table.can("buy 3 building")  # 2 wisdom
    table.say("buy 1 building", "place n13")
    assert table.amounts() == {"stone": 0, "food": 0, "wisdom": 1, "gold": 0}


@rule("FB-137")
@pytest.mark.parametrize("word", ["advance", "attack"])
def test_red_a_wisdom_for_a_step_or_an_attack_not_both(word: str) -> None:
    table = at_bonus("red", wisdom=1)
    table.say("bonus")
    assert {"advance", "attack"} <= set(table.legal())
    table.say(word)
    assert not {"advance", "attack"} & set(table.legal())
    assert table.has("wisdom") == 0
    assert table.space("war") == (1 if word == "advance" else 0)
    assert not at_bonus("red").can("bonus")


@rule("FB-138")
def test_orange_a_speaker_of_choice_if_there_is_one() -> None:
    table = at_bonus("orange")
    table.say("bonus")
    assert table.legal() == ["speaker 2", "speaker 3"]
    table.say("speaker 3")
    assert (table.speakers(0), table.speakers()) == ([3], [2])
    table = Table(bonuses=("orange", "red", "yellow", "blue", "purple"))
    table.people(0, "orange-3")
    table.state.add_speaker(3, -1)
    table.take_turn(0)
    table.say("visit orange-3 war")
    assert table.can("bonus")  # a two is a speaker as well
    table = Table(bonuses=("orange", "red", "yellow", "blue", "purple"))
    table.people(0, "orange-3")
    for value in (2, 3):
        table.state.add_speaker(value, -1)
    table.take_turn(0)
    table.say("visit orange-3 war")
    assert not table.can("bonus")


@rule("FB-139")
def test_yellow_a_basic_of_choice() -> None:
    table = at_bonus("yellow")
    table.say("bonus")
    assert table.legal() == ["take stone", "take food", "take wisdom"]
    table.say("take stone")
    assert table.has("stone") == 1
    assert not table.legal("take")  # one only


@rule("FB-140")
def test_a_bonus_comes_once_a_visit_even_for_a_six() -> None:
    table = Table(bonuses=("yellow", "red", "orange", "blue", "purple"))
    table.people(0, "yellow-6")
    table.take_turn(0)
    table.say("visit yellow-6 war", "bonus", "take food", "gain")
    assert not table.can("bonus")
    table.say("act", "advance", "done")
    assert not table.can("bonus")
