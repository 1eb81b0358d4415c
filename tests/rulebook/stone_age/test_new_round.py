"""The new round (SA-132 … SA-135)."""

from __future__ import annotations

from rulebook.rule import rule
from rulebook.stone_age.endgame import deck_left, display, owned, quietly_until, view
from rulebook.stone_age.table import Table


def second_and_third_card_bought() -> Table:
    """Two players took the food cards in slots 2 and 3 (the rulebook's example); new cards are about to be laid."""
    table = Table(2, cards=(11, 12, 13, 14))
    table.give(0, wood=2, tools=1)
    table.give(1, wood=3)
    table.place("card-2 1", "card-3 1", "hunt 4", "hunt 4")
    table.say("act hunt")
    table.roll(1, 1, 1, 1)
    table.say("tool 1", "act card-2", "pay wood", "pay wood")
    table.say("act card-3", "pay wood", "pay wood", "pay wood")
    quietly_until(table, "reveal")
    return table


@rule("SA-132")
def test_cards_slide_right_and_new_ones_fill_the_free_slots_from_right_to_left() -> None:
    table = second_and_third_card_bought()
    assert display(table) == [11, 14, 0, 0]
    table.fate("reveal 30")
    assert display(table) == [11, 14, 30, 0]
    table.fate("reveal 5")
    assert display(table) == [11, 14, 30, 5]
    assert deck_left(table) == 30
    assert table.asked == "place"


@rule("SA-132")
def test_cards_keep_their_order_when_the_rightmost_is_gone() -> None:
    table = Table(2, cards=(11, 12, 13, 14))
    table.give(0, wood=1)
    table.place("card-1 1")
    table.everybody_hunts()
    table.say("act card-1", "pay wood")
    quietly_until(table, "reveal")
    assert display(table) == [12, 13, 14, 0]


@rule("SA-132")
def test_used_tools_are_turned_back_last_of_all() -> None:
    table = second_and_third_card_bought()
    assert view(table, 0).players[0].tools[0].used
    table.fate("reveal 30", "reveal 5")
    assert not view(table, 0).players[0].tools[0].used
    table.place("hunt 5", "hunt 5")
    table.say("act hunt")
    table.roll(1, 1, 1, 1, 1)
    table.say("act hunt")
    table.roll(1, 1, 1, 1, 1)
    assert table.to_move == 0
    assert table.can("tool 1")


@rule("SA-133")
def test_a_card_that_slid_from_slot_four_to_slot_two_costs_two() -> None:
    table = second_and_third_card_bought()
    table.fate("reveal 30", "reveal 5")
    assert table.to_move == 1
    table.give(1, wood=5)
    table.place("card-2 1")
    table.everybody_hunts()
    table.say("act card-2", "pay wood", "pay wood")
    assert 14 in owned(table, 1)
    assert table.goods(1) == {"wood": 3}


@rule("SA-134")
def test_nothing_slides_and_nothing_is_drawn_when_no_card_was_bought() -> None:
    table = Table(2, cards=(11, 12, 13, 14))
    table.place("card-2 1", "card-3 1")
    table.finish_round()
    assert table.state.round == 2
    assert table.asked == "place"
    assert display(table) == [11, 12, 13, 14]
    assert deck_left(table) == 32
    assert len(table.events("revealed")) == 4


@rule("SA-135")
def test_building_stacks_are_the_same_before_and_after_the_new_round() -> None:
    table = Table(2, tiles=(1, 2))
    table.give(0, wood=2, clay=1)
    table.place("building-1 1", "building-2 1")
    table.everybody_hunts()
    table.say("act building-1")
    table.fate("turn 9")  # at once, not at the new round
    before = [list(table.state.tiles), list(table.state.heights)]
    assert before == [[9, 2, 0, 0], [6, 7, 0, 0]]
    table.finish_round()
    assert table.state.round == 2
    assert [list(table.state.tiles), list(table.state.heights)] == before
    assert len(table.events("turned")) == 3
