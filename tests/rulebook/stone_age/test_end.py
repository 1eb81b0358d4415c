"""The end of the game (SA-136 … SA-142), and putting it off (SA-216)."""

from __future__ import annotations

import pytest

from rulebook.rule import rule
from rulebook.stone_age.endgame import (
    deck_left,
    display,
    empty_stack,
    last_building,
    leave_in_deck,
    owned,
    quietly_until,
    scores,
)
from rulebook.stone_age.table import Table


def two_cards_bought(deck: int) -> Table:
    """Seat 0 has just bought two of the four cards; so many are left in the deck. Both still have to be fed."""
    table = Table(2, cards=(26, 27, 13, 14))
    leave_in_deck(table, deck, owner=1)
    table.give(0, wood=3)
    table.place("card-1 1", "hunt 5", "card-2 1", "hunt 3")
    table.say("act card-1", "pay wood", "act card-2", "pay wood", "pay wood")
    return table


@rule("SA-136")
@pytest.mark.parametrize("deck", [0, 1])
def test_the_game_ends_at_once_when_the_deck_cannot_fill_both_empty_slots(deck: int) -> None:
    table = two_cards_bought(deck)
    while not table.over:
        assert table.asked != "reveal"
        table.step_quietly()
    assert table.state.round == 1
    assert deck_left(table) == deck
    assert display(table).count(0) == 2
    # The round itself was finished with its one feeding: 12 food, 1 from three hunters and 2 from five, 5 eaten.
    assert [table.player(seat).food for seat in range(2)] == [8, 9]
    assert [event["seat"] for event in table.events("fed")] == [0, 1]
    assert table.events("ended")[0]["why"] == "cards"


@rule("SA-137")
def test_exactly_enough_cards_for_the_empty_slots_and_the_round_is_played() -> None:
    table = two_cards_bought(2)
    table.finish_round()
    assert not table.over
    assert table.state.round == 2
    assert table.asked == "place"
    assert 0 not in display(table)
    assert deck_left(table) == 0


@rule("SA-138")
def test_an_empty_deck_with_four_cards_on_display_goes_on() -> None:
    table = Table(2)
    leave_in_deck(table, 0, owner=1)
    for number in (2, 3):
        table.finish_round()
        assert not table.over
        assert table.state.round == number
        assert table.asked == "place"


def last_building_taken() -> Table:
    """The first of three players has just taken the last building of stack 1 and a card; the others have yet to act."""
    table = Table(3, cards=(26, 12, 13, 14), tiles=(1, 2, 3))
    last_building(table, 1)
    table.give(0, wood=3, clay=1)
    table.give(1, wood=2, stone=1)
    table.place("building-1 1", "building-2 1", "farm 1", "card-1 1", "hunt 4", "hunt 4", "hunt 3")
    table.say("act building-1", "act card-1", "pay wood", "act hunt")
    table.roll(2, 2, 2)
    return table


@rule("SA-139")
def test_the_round_in_which_a_stack_runs_out_is_played_to_its_end_with_feeding() -> None:
    table = last_building_taken()
    assert table.state.heights[0] == 0
    assert table.to_move == 1
    table.say("act building-2")
    table.fate("turn 9")
    table.say("act hunt")
    table.roll(2, 2, 2, 2)
    table.say("act farm", "act hunt")
    table.roll(2, 2, 2, 2)
    assert table.over
    assert [table.player(seat).food for seat in range(3)] == [10, 11, 12]
    assert scores(table) == [10 + 3 + 1, 11, 0]
    assert table.state.round == 1
    assert table.events("ended")[0]["why"] == "buildings"


@rule("SA-139")
def test_no_new_cards_are_laid_after_a_stack_has_run_out() -> None:
    table = last_building_taken()
    while not table.over:
        assert table.asked != "reveal"
        table.step_quietly()
    assert display(table) == [0, 12, 13, 14]
    assert deck_left(table) == 32


@rule("SA-139")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_one_of_the_stacks_in_play_ends_the_game(seats: int) -> None:
    for stack in range(1, seats + 1):
        table = Table(seats)
        table.everybody_hunts()
        empty_stack(table, stack)
        table.finish_round()
        assert table.over


@rule("SA-139")
@pytest.mark.parametrize("seats", [2, 3])
def test_stacks_that_are_not_in_play_do_not_end_the_game(seats: int) -> None:
    table = Table(seats)
    table.finish_round()
    assert not table.over


@rule("SA-140", "SA-216")
def test_a_player_who_takes_no_building_keeps_the_last_stack_and_the_game_alive() -> None:
    table = Table(2, tiles=(1, 2))
    last_building(table, 1)
    for seat in range(2):
        table.give(seat, wood=2, clay=1)
    table.place("building-1 1")
    assert not any(word.startswith("place building-1") for word in table.legal())
    table.everybody_hunts()
    table.say("act hunt")
    table.roll(1, 1, 1, 1)
    assert table.can("act building-1")
    table.say("done")
    assert not table.can("act building-1")  # the other player has no figure there
    table.finish_round()
    assert not table.over
    assert table.state.round == 2
    assert [int(n) for n in table.state.tiles[:2]] == [1, 2]
    assert table.goods(0) == {"wood": 2, "clay": 1}
    assert table.can("place building-1 1")


@rule("SA-141")
def test_both_ends_at_once_mean_one_feeding_and_then_scoring() -> None:
    table = two_cards_bought(1)
    empty_stack(table)
    while not table.over:
        table.step_quietly()
    assert [event["seat"] for event in table.events("fed")] == [0, 1]
    assert [table.player(seat).food for seat in range(2)] == [8, 9]
    assert len(table.events("ended")) == 1
    assert scores(table)[0] == 3 + 3 + 1 + 1  # both music cards: points at once, and two sets of one


@rule("SA-142")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_nobody_gets_an_extra_turn_when_the_game_ends(rounds: int) -> None:
    table = Table(4)
    for _ in range(rounds - 1):
        table.finish_round()
    assert table.state.first == rounds - 1
    table.everybody_hunts()
    empty_stack(table, 2)
    table.finish_round()
    assert table.over
    assert table.state.round == rounds
    assert table.legal() == []


@rule("SA-136", "SA-199")
def test_the_card_drawn_with_card_32_can_be_the_one_that_is_missing() -> None:
    table = Table(2, cards=(32, 27, 13, 14))
    leave_in_deck(table, 2, owner=1)
    table.give(0, wood=3)
    table.place("card-1 1", "hunt 5", "card-2 1", "hunt 3")
    table.say("act card-1", "pay wood")
    table.fate("draw 35")
    table.say("act card-2", "pay wood", "pay wood")
    assert deck_left(table) == 1
    while not table.over:
        assert table.asked != "reveal"
        table.step_quietly()
    assert owned(table, 0) == [27, 32, 35]
    assert table.state.round == 1


@rule("SA-137", "SA-199")
def test_without_the_draw_the_same_two_purchases_let_the_game_go_on() -> None:
    table = Table(2, cards=(26, 27, 13, 14))
    leave_in_deck(table, 2, owner=1)
    table.give(0, wood=3)
    table.place("card-1 1", "hunt 5", "card-2 1", "hunt 3")
    table.say("act card-1", "pay wood", "act card-2", "pay wood", "pay wood")
    quietly_until(table, "reveal")
    assert deck_left(table) == 2
