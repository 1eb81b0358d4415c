"""The 36 civilization cards, one by one: what the top does and what the bottom scores (SA-159 … SA-208, SA-217)."""

from __future__ import annotations

from typing import Any

import pytest

from dolmen.games.stone_age.words import WORDS
from rulebook.rule import rule
from rulebook.stone_age.endgame import (
    before_feeding,
    before_scoring,
    deck_left,
    empty_stack,
    end,
    feed,
    give_buildings,
    leave_in_deck,
    numbers,
    owned,
    quietly_until,
    scores,
    sheet,
    view,
)
from rulebook.stone_age.table import Table


def on_card(card: int, seats: int = 2, wood: int = 1, hunters: int = 4, **options: Any) -> Table:
    """Seat 0 stands on a card in the slot of cost 1 and is about to act; its other figures hunt, the others' too."""
    rest = [other for other in (26, 27, 28, 14) if other != card]
    table = Table(seats, (card, *rest[:3]), **options)
    table.give(0, wood=wood)
    table.place("card-1 1", *["hunt 5"] * (seats - 1), f"hunt {hunters}")
    table.everybody_hunts()
    return table


def bought(card: int, seats: int = 2, **options: Any) -> Table:
    """Seat 0 has just paid its only wood for a card."""
    table = on_card(card, seats, **options)
    table.say("act card-1", "pay wood")
    return table


def position(table: Table, seat: int) -> dict[str, object]:
    """All a seat has, but for its cards."""
    player = table.player(seat)
    return {
        "goods": table.goods(seat),
        "food": int(player.food),
        "tools": table.tools(seat),
        "level": int(player.level),
        "figures": int(player.figures),
        "score": table.state.scores()[seat],
    }


START = {"goods": {}, "food": 12, "tools": [], "level": 0, "figures": 5, "score": 0}


# What the tops do.


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        pytest.param(11, {"food": 12 + 7}, marks=rule("SA-176")),
        pytest.param(12, {"food": 12 + 5}, marks=rule("SA-177")),
        pytest.param(13, {"food": 12 + 3}, marks=rule("SA-178")),
        pytest.param(14, {"food": 12 + 1}, marks=rule("SA-179")),
        pytest.param(15, {"food": 12 + 3}, marks=rule("SA-180")),
        pytest.param(16, {"food": 12 + 4}, marks=rule("SA-181")),
        pytest.param(17, {"food": 12 + 2}, marks=rule("SA-182")),
        pytest.param(18, {"goods": {"stone": 2}}, marks=rule("SA-183")),
        pytest.param(19, {"goods": {"stone": 1}}, marks=rule("SA-184")),
        pytest.param(20, {"goods": {"stone": 1}}, marks=rule("SA-184")),
        pytest.param(21, {"goods": {"gold": 1}}, marks=rule("SA-185")),
        pytest.param(22, {"goods": {"clay": 1}}, marks=rule("SA-186")),
        pytest.param(26, {"score": 3}, marks=rule("SA-192")),
        pytest.param(27, {"score": 3}, marks=rule("SA-192")),
        pytest.param(28, {"score": 3}, marks=rule("SA-192")),
        pytest.param(29, {"tools": [1]}, marks=rule("SA-193")),
        pytest.param(30, {"level": 1}, marks=rule("SA-194")),
        pytest.param(31, {"level": 1}, marks=rule("SA-194")),
    ],
)
def test_the_card_gives_this_at_once_and_nothing_to_the_other_player(card: int, gain: dict[str, object]) -> None:
    table = bought(card)
    assert position(table, 0) == START | gain
    assert position(table, 1) == START
    assert table.asked == "act"  # nothing was asked
    assert owned(table, 0) == [card]
    assert numbers(view(table, 0).players[0].face_up) == []


@rule("SA-193")
def test_the_tool_of_card_29_follows_the_ladder() -> None:
    table = on_card(29)
    table.give(0, tools=5)
    table.say("act card-1", "pay wood")
    assert table.tools(0) == [2, 2, 2]


@rule("SA-194")
@pytest.mark.parametrize("card", [30, 31])
def test_the_level_of_an_agriculture_card_ends_at_ten(card: int) -> None:
    table = on_card(card)
    table.give(0, level=10)
    table.say("act card-1", "pay wood")
    assert table.player(0).level == 10


DICE_FOR_EVERYONE = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)


@rule("SA-159", "SA-167", "SA-168", "SA-169", "SA-170", "SA-171", "SA-172", "SA-173", "SA-174", "SA-175")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("card", DICE_FOR_EVERYONE)
def test_the_card_rolls_one_die_for_every_player(card: int, seats: int) -> None:
    table = bought(card, seats)
    faces = (1, 2, 3, 4)[:seats]
    table.roll(*faces)
    for seat in range(seats - 1):
        assert table.asked == "pick"
        assert table.to_move == seat
        table.say(f"pick {faces[seat]}")  # the last die is taken without a choice
    assert table.asked == "act"
    kinds = ("wood", "clay", "stone", "gold")
    for seat in range(seats):
        assert position(table, seat) == START | {"goods": {kinds[seat]: 1}}
    assert owned(table, 0) == [card]


@rule("SA-160", "SA-161")
def test_red_takes_the_tool_blue_the_field_and_green_and_yellow_clay() -> None:
    table = bought(1, seats=4)
    table.roll(5, 6, 2, 2)
    assert table.to_move == 0
    assert table.legal() == ["pick 2", "pick 5", "pick 6"]
    table.say("pick 5")
    assert table.to_move == 1
    assert table.legal() == ["pick 2", "pick 6"]
    table.say("pick 6")
    assert position(table, 0) == START | {"tools": [1]}
    assert position(table, 1) == START | {"level": 1}
    assert position(table, 2) == START | {"goods": {"clay": 1}}
    assert position(table, 3) == START | {"goods": {"clay": 1}}


@rule("SA-160")
def test_the_buyer_picks_first_and_then_his_left_neighbours() -> None:
    table = Table(4)
    table.give(2, wood=1)
    table.place("hunt 5", "hunt 5", "card-1 1", "hunt 5", "hunt 4")
    quietly_until(table, "act")
    while table.to_move != 2:
        table.step_quietly()
    table.say("act card-1", "pay wood")
    table.roll(1, 2, 3, 4)
    order = []
    for _ in range(3):
        order.append(table.to_move)
        taken = table.legal()[0]
        table.say(taken)
        assert not table.can(taken)
    assert order == [2, 3, 0]
    assert [table.goods(seat) for seat in (2, 3, 0, 1)] == [{"wood": 1}, {"clay": 1}, {"stone": 1}, {"gold": 1}]


@rule("SA-161")
@pytest.mark.parametrize(
    ("face", "bonus"),
    [
        (1, {"goods": {"wood": 1}}),
        (2, {"goods": {"clay": 1}}),
        (3, {"goods": {"stone": 1}}),
        (4, {"goods": {"gold": 1}}),
        (5, {"tools": [1]}),
        (6, {"level": 1}),
    ],
)
def test_each_face_of_the_dice_for_everyone_has_its_bonus(face: int, bonus: dict[str, object]) -> None:
    table = bought(5)
    table.roll(face, face)  # equal dice leave nothing to choose
    assert table.asked == "act"
    for seat in range(2):
        assert position(table, seat) == START | bonus


@rule("SA-162")
def test_no_tool_of_any_sort_changes_the_dice_for_everyone() -> None:
    table = on_card(1)
    for seat, card in enumerate((33, 34)):
        table.give(seat, tools=6)
        table.give_card(seat, card, face_up=True)
    table.say("act card-1", "pay wood")
    table.roll(1, 4)
    assert table.legal() == ["pick 1", "pick 4"]
    table.say("pick 4")
    assert table.asked == "act"
    assert all(table.player(seat).used == 0 for seat in range(2))
    assert [numbers(view(table, None).players[seat].face_up) for seat in range(2)] == [[33], [34]]
    assert table.goods(1) == {"wood": 1}


@rule("SA-163")
def test_nobody_can_refuse_a_die_even_after_his_own_turn() -> None:
    table = Table(3)
    table.give(2, wood=1)
    table.place("hunt 5", "hunt 5", "card-1 1", "hunt 4")
    while table.to_move != 2:
        table.step_quietly()
    assert table.on("hunt", 0) == 0  # seats 0 and 1 have had their turns: no figure of theirs is on the board
    table.say("act card-1", "pay wood")
    table.roll(6, 1, 2)
    table.say("pick 1")
    assert table.to_move == 0
    assert table.legal() == ["pick 2", "pick 6"]
    table.say("pick 6")
    assert table.goods(1) == {"clay": 1}
    assert table.player(0).level == 1
    assert len(table.events("picked")) == 3


@rule("SA-164")
def test_a_die_whose_bonus_is_at_its_limit_gives_nothing() -> None:
    table = on_card(1)
    table.give(0, tools=12)
    table.give(1, level=10)
    table.say("act card-1", "pay wood")
    table.roll(5, 6)
    table.say("pick 5")
    assert table.asked == "act"
    assert table.tools(0) == [4, 4, 4]
    assert position(table, 1) == START | {"level": 10}


@rule("SA-165")
def test_an_opponents_die_serves_him_in_his_own_turn_of_the_round() -> None:
    table = Table(3, cards=(1, 26, 27, 28))
    table.give(0, wood=1)
    table.give(1, clay=1)
    table.place("card-1 1", "card-2 1", "hunt 5", "hunt 4", "hunt 4")
    table.say("act card-1", "pay wood")
    table.roll(1, 5, 5)
    table.say("pick 5", "pick 1")  # seat 1 takes wood, seat 2 is left the tool
    table.say("act hunt")
    table.roll(1, 1, 1, 1)
    table.say("done")
    table.say("act card-2", "pay wood", "pay clay")
    assert owned(table, 1) == [26]
    table.say("act hunt")
    table.roll(1, 1, 1, 1)
    table.say("act hunt")
    table.roll(1, 1, 1, 1, 1)
    table.say("tool 1")
    assert table.events("worked")[-1]["amount"] == 3


@rule("SA-165")
def test_a_field_from_an_opponents_card_feeds_in_the_same_round() -> None:
    table = bought(1)
    table.roll(6, 6)
    table.give(1, food=2)
    quietly_until(table, "place")
    assert table.player(1).food == 0  # 2, 2 from the hunt, 1 from the field; 5 eaten
    assert table.state.scores() == [0, 0]


@rule("SA-166")
def test_the_first_of_two_dice_cards_is_dealt_out_before_the_second_is_bought() -> None:
    table = Table(2, cards=(1, 2, 3, 4))
    table.give(0, wood=2)
    table.place("card-1 1", "hunt 5", "card-2 1", "hunt 3")
    assert table.can("act card-2")
    table.say("act card-1", "pay wood")
    assert not any(word.startswith("act") for word in table.legal())
    table.roll(1, 6)
    assert table.legal() == ["pick 1", "pick 6"]
    table.say("pick 1")
    assert table.player(1).level == 1
    table.say("act card-2", "pay wood", "pay wood")  # the second wood came from the first card
    table.roll(3, 4)
    table.say("pick 4")
    assert table.goods(0) == {"gold": 1}
    assert table.goods(1) == {"stone": 1}
    assert owned(table, 0) == [1, 2]


# Resources by roll.


@pytest.mark.parametrize(
    ("card", "resource", "divisor"),
    [
        pytest.param(23, "gold", 6, marks=rule("SA-189")),
        pytest.param(24, "stone", 5, marks=rule("SA-190")),
        pytest.param(25, "wood", 3, marks=rule("SA-191")),
    ],
)
@rule("SA-187")
def test_the_card_rolls_two_dice_for_its_resource(card: int, resource: str, divisor: int) -> None:
    for first, second in ((1, 1), (2, 3), (1, 4), (2, 4), (5, 4), (6, 5), (6, 6)):
        table = bought(card)
        table.roll(first, second)
        assert table.asked == "act"
        amount = (first + second) // divisor
        assert position(table, 0) == START | {"goods": {resource: amount} if amount else {}}
        assert position(table, 1) == START


@rule("SA-187")
def test_seven_and_a_tool_of_two_bring_three_wood() -> None:
    table = on_card(25)
    table.give(0, tools=4)
    table.say("act card-1", "pay wood")
    table.roll(3, 4)
    table.say("tool 2")
    assert table.goods(0) == {"wood": 3}
    table.say("act hunt")
    table.roll(1, 1, 1, 1)
    assert table.legal() == ["tool 1", "done"]  # the tool of two is used for this round


@rule("SA-187")
def test_one_use_tools_help_a_cards_roll_and_need_not() -> None:
    for use, gold in ((True, 1), (False, 0)):
        table = on_card(23)
        table.give_card(0, 35, face_up=True)
        table.say("act card-1", "pay wood")
        table.roll(1, 3)
        table.say("use 35" if use else "done")
        assert table.goods(0) == ({"gold": gold} if gold else {})
        assert numbers(view(table, 0).players[0].face_up) == ([] if use else [35])


@rule("SA-188")
@pytest.mark.parametrize("figures", [1, 5, 10])
def test_a_cards_roll_is_always_of_two_dice(figures: int) -> None:
    table = Table(2, cards=(25, 26, 27, 28))
    table.give(0, wood=1, figures=figures)
    table.place("card-1 1")
    table.everybody_hunts()
    table.say("act card-1", "pay wood")
    table.roll(6, 6)
    assert table.goods(0) == {"wood": 4}
    assert len(table.events("rolled")) == 2


# The card for the end.


@rule("SA-195")
def test_card_32_brings_a_card_of_the_deck_that_counts_only_at_the_end() -> None:
    table = bought(32)
    assert table.asked == "draw"
    before = deck_left(table)
    table.fate("draw 31")
    assert deck_left(table) == before - 1
    assert owned(table, 0) == [31, 32]
    assert position(table, 0) == START  # the level of card 31 is not raised
    own = view(table, 0).players[0]
    assert (own.face_down, numbers(own.cards), numbers(own.face_up)) == (2, [31, 32], [])
    table.give(0, level=6)
    empty_stack(table)
    while not table.over:
        table.step_quietly()
    assert sheet(table, 0) == {"green": 1, "farmers": 6}


@rule("SA-195")
def test_the_drawn_card_comes_from_the_deck_and_every_card_of_it_may_come() -> None:
    table = bought(32)
    assert table.legal() == [f"draw {card}" for card in range(1, 37) if card not in (32, 26, 27, 28)]
    assert table.state.weights() == [1] * 32


@rule("SA-197")
@pytest.mark.parametrize("drawn", [1, 11, 18, 21, 25, 29, 30, 33, 34, 35, 36])
def test_the_top_of_the_drawn_card_does_nothing(drawn: int) -> None:
    table = bought(32, seats=3)
    table.fate(f"draw {drawn}")
    assert table.asked == "act"
    assert table.to_move == 0
    for seat in range(3):
        assert position(table, seat) == START
    assert numbers(view(table, 0).players[0].face_up) == []
    table.say("act hunt")
    table.roll(1, 1, 1, 1)  # no one-use tool is offered
    assert table.to_move == 1


@rule("SA-197")
def test_a_drawn_card_36_is_no_two_resources_ever() -> None:
    table = bought(32)
    table.fate("draw 36")
    table.give(0, food=0, wood=1)  # three are missing after the hunt: two resources of choice would do
    empty_stack(table)
    while not table.over:
        assert not table.can("use 36")
        table.step_quietly()
    assert sheet(table, 0) == {"green": 4, "resources": 1, "hunger": -10}


@rule("SA-198")
def test_card_32_may_be_bought_for_its_lower_half_when_the_deck_is_empty() -> None:
    table = on_card(32)
    leave_in_deck(table, 0, owner=1)
    table.say("act card-1", "pay wood")
    assert table.asked == "act"
    assert owned(table, 0) == [32]
    assert table.goods(0) == {}


@rule("SA-195", "SA-198")
def test_the_last_card_of_the_deck_can_be_drawn() -> None:
    table = on_card(32)
    leave_in_deck(table, 1, owner=1)
    table.say("act card-1", "pay wood")
    assert table.events("no-effect") == []
    table.fate("draw 36")
    assert owned(table, 0) == [32, 36]


@rule("SA-198")
def test_a_card_that_brings_nothing_says_so() -> None:
    table = on_card(32)
    leave_in_deck(table, 0, owner=1)
    table.say("act card-1", "pay wood")
    assert table.events("no-effect") == [{"event": "no-effect", "seat": 0, "where": "draw"}]


@rule("SA-199")
def test_the_drawn_card_shortens_the_deck() -> None:
    table = on_card(32)
    leave_in_deck(table, 2, owner=1)
    table.say("act card-1", "pay wood")
    table.fate("draw 36")
    assert deck_left(table) == 1
    quietly_until(table, "reveal")  # one slot is empty: the last card still fills it
    assert table.legal() == ["reveal 35"]
    table.say("reveal 35")
    assert table.asked == "place"


# One-use tools.


@rule("SA-200", "SA-201")
@pytest.mark.parametrize(("card", "value"), [(33, 4), (34, 3), (35, 2)])
def test_a_one_use_tool_lies_open_and_can_be_used_from_its_purchase_on(card: int, value: int) -> None:
    table = bought(card)
    for seat in (0, 1, None):
        seen = view(table, seat).players[0]
        assert (numbers(seen.face_up), seen.face_down) == ([card], 0)
    table.say("act hunt")
    table.roll(2, 2, 2, 2)
    assert table.legal() == [f"use {card}", "done"]
    table.say(f"use {card}")
    assert table.player(0).food == 12 + (8 + value) // 2


@rule("SA-201", "SA-203")
def test_a_one_use_tool_waits_open_for_a_later_round_and_then_is_spent() -> None:
    table = bought(34)
    table.finish_round()
    assert numbers(view(table, 1).players[0].face_up) == [34]
    table.place("hunt 5", "river 1", "hunt 4")
    table.say("act hunt")
    table.roll(1, 1, 1, 1, 1)
    table.say("act river")
    table.roll(3)
    table.say("use 34")
    assert table.goods(0) == {"gold": 1}
    seen = view(table, 1).players[0]
    assert (numbers(seen.face_up), seen.face_down) == ([], 1)
    table.say("act hunt")
    table.roll(1, 1, 1, 1)  # it is not offered again in this round …
    assert table.asked == "place"
    assert table.state.round == 3
    table.place("hunt 5", "hunt 5")
    table.say("act hunt")
    table.roll(1, 1, 1, 1, 1)  # … nor in the next
    assert table.to_move == 1


@rule("SA-202", "SA-203")
def test_three_on_the_river_and_all_one_use_tools_make_two_gold() -> None:
    table = Table(2)
    table.give_card(0, 33, 34, 35, face_up=True)
    table.place("river 2", "hunt 5", "hunt 3")
    table.say("act river")
    table.roll(1, 2)
    table.say("use 33", "use 34", "use 35")
    assert table.goods(0) == {"gold": 2}
    seen = view(table, 1).players[0]
    assert (numbers(seen.face_up), seen.face_down) == ([], 3)
    table.say("act hunt")
    table.roll(1, 1, 1)
    assert table.to_move == 1


@rule("SA-202")
def test_a_one_use_tool_combines_with_tiles_and_counts_with_its_whole_value() -> None:
    table = Table(2)
    table.give_card(0, 33, 35, face_up=True)
    table.give(0, tools=2)
    table.place("quarry 1", "hunt 5", "hunt 4")
    table.say("act quarry")
    table.roll(5)
    assert table.legal() == ["tool 1", "use 33", "use 35", "done"]
    table.say("tool 1", "use 33", "done")
    assert table.goods(0) == {"stone": 2}
    assert numbers(view(table, 0).players[0].face_up) == [35]
    table.say("act hunt")
    table.roll(1, 1, 1, 1)
    assert table.legal() == ["tool 1", "use 35", "done"]


@rule("SA-202")
def test_tiles_are_added_before_one_use_tools() -> None:
    table = Table(2)
    table.give_card(0, 33, 35, face_up=True)
    table.give(0, tools=2)
    table.place("quarry 1", "hunt 5", "hunt 4")
    table.say("act quarry")
    table.roll(5)
    table.say("use 33")
    assert table.legal() == ["use 35", "done"]
    table.say("use 35")
    assert table.asked == "act"  # there are tiles left, but none that could be added now


@rule("SA-203")
def test_a_used_one_use_tool_still_scores_its_toolmakers() -> None:
    table = Table(2)
    table.give_card(0, 35, face_up=True)
    table.give(0, tools=3)
    table.place("hunt 5", "hunt 5")
    empty_stack(table)
    table.say("act hunt")
    table.roll(1, 1, 1, 1, 1)
    table.say("use 35")
    while not table.over:
        table.step_quietly()
    assert sheet(table, 0) == {"toolmakers": 2 * 3}


@rule("SA-204")
def test_a_one_use_tool_takes_no_tool_space_and_no_step_of_the_ladder() -> None:
    table = Table(2)
    table.give_card(0, 33, 34, 35, face_up=True)
    table.place("toolmaker 1", "hunt 5", "hunt 4")
    table.say("act toolmaker")
    assert table.tools(0) == [1]
    table = bought(33)
    assert table.tools(0) == []
    table.give(0, tools=12)
    assert [tool.value for tool in view(table, 1).players[0].tools] == [4, 4, 4]
    table.say("act hunt")
    table.roll(1, 1, 1, 1)
    table.say("tool 4", "tool 4", "tool 4", "use 33")
    assert table.player(0).food == 12 + (4 + 16) // 2


# Two resources of choice.


@rule("SA-205")
@pytest.mark.parametrize(
    ("pair", "goods"),
    [
        (("wood", "wood"), {"wood": 2}),
        (("gold", "gold"), {"gold": 2}),
        (("clay", "stone"), {"clay": 1, "stone": 1}),
        (("wood", "gold"), {"wood": 1, "gold": 1}),
    ],
)
def test_card_36_gives_two_resources_of_choice_both_together(pair: tuple[str, str], goods: dict[str, int]) -> None:
    table = on_card(26, wood=0)
    table.give_card(0, 36, face_up=True)
    table.say("use 36", f"take {pair[0]}")
    assert [event["card"] for event in table.events("spent")] == [36]
    assert all(word.startswith("take ") for word in table.legal())  # the second is taken now or never
    table.say(f"take {pair[1]}")
    assert table.goods(0) == goods
    assert not table.can("use 36")
    seen = view(table, 1).players[0]
    assert (numbers(seen.face_up), seen.face_down) == ([], 1)


@rule("SA-205")
def test_card_36_lies_open_until_it_is_used() -> None:
    table = bought(36)
    for _ in range(3):
        assert numbers(view(table, 1).players[0].face_up) == [36]
        assert view(table, 1).players[0].face_down == 0
        table.finish_round()
    assert table.goods(0) == {}


@rule("SA-206")
def test_a_card_of_cost_three_can_be_paid_with_one_wood_and_card_36() -> None:
    table = Table(2, cards=(26, 27, 28, 14))
    table.give_card(0, 36, face_up=True)
    table.give(0, wood=1)
    table.place("card-3 1", "hunt 5", "hunt 4")
    assert not table.can("act card-3")
    table.say("use 36", "take clay", "take gold", "act card-3", "pay wood", "pay clay", "pay gold")
    assert owned(table, 0) == [28, 36]


@rule("SA-206")
def test_card_36_is_offered_when_it_alone_can_pay() -> None:
    table = on_card(26, wood=0, hunters=4)
    table.give_card(0, 36, face_up=True)
    table.say("act hunt")
    table.roll(1, 1, 1, 1)
    assert table.legal() == ["use 36", "done"]
    table.say("use 36", "take wood", "take gold", "act card-1", "pay wood")
    assert table.goods(0) == {"gold": 1}
    assert owned(table, 0) == [26, 36]


@rule("SA-049", "SA-200")
def test_an_open_one_use_tool_pays_for_nothing() -> None:
    table = on_card(26, wood=0, hunters=4)
    table.give_card(0, 33, face_up=True)
    table.say("act hunt")
    table.roll(1, 1, 1, 1)
    table.say("done")  # the tool is offered for the roll, and kept
    assert table.to_move == 1
    assert table.events("declined") == [{"event": "declined", "seat": 0, "where": "card-1"}]


@rule("SA-206")
def test_a_building_too_can_be_paid_with_card_36() -> None:
    table = Table(2, tiles=(9, 2))  # two stone and a gold
    table.give_card(0, 36, face_up=True)
    table.give(0, stone=1)
    table.place("building-1 1", "hunt 5", "hunt 4")
    table.say("use 36", "take stone", "take gold", "act building-1")
    assert table.state.scores()[0] == 16


@rule("SA-206")
def test_a_hungry_owner_is_offered_card_36_before_he_loses_ten_points() -> None:
    table = before_feeding()
    table.give_card(0, 36, face_up=True)
    table.give(0, food=3)
    feed(table)
    assert table.asked == "feed"
    assert table.legal() == ["use 36", "starve"]
    table.say("use 36", "take wood", "take wood", "pay wood", "pay wood")
    assert table.asked == "place"
    assert table.goods(0) == {}
    assert scores(table) == [0, 0]


@rule("SA-125", "SA-206")
def test_who_has_taken_resources_to_feed_may_still_let_people_starve_and_keep_them() -> None:
    table = before_feeding()
    table.give_card(0, 36, face_up=True)
    table.give(0, food=3)
    feed(table)
    table.say("use 36", "take wood", "take gold")
    assert table.events("spent") == [{"event": "spent", "seat": 0, "card": 36}]
    assert table.legal() == ["pay wood", "starve"]
    table.say("starve")
    assert table.goods(0) == {"wood": 1, "gold": 1}
    assert scores(table) == [-10, 0]


@rule("SA-206")
def test_nobody_is_forced_to_use_card_36_to_feed() -> None:
    table = before_feeding()
    table.give_card(0, 36, face_up=True)
    table.give(0, food=3, gold=2)
    feed(table)
    assert table.legal() == ["use 36", "pay gold", "starve"]
    table.say("starve")
    assert table.goods(0) == {"gold": 2}
    assert numbers(view(table, 0).players[0].face_up) == [36]
    assert scores(table) == [-10, 0]


@rule("SA-206")
def test_card_36_is_not_asked_about_when_even_two_more_resources_do_not_feed() -> None:
    table = before_feeding()
    table.give_card(0, 36, face_up=True)
    table.give(0, food=1, wood=1)
    feed(table)
    assert table.asked == "place"
    assert numbers(view(table, 0).players[0].face_up) == [36]
    assert scores(table) == [-10, 0]


@rule("SA-206")
def test_another_players_turn_is_no_time_for_card_36() -> None:
    table = on_card(26, wood=1)
    table.give_card(1, 36, face_up=True)
    for word in ("act card-1", "pay wood", "act hunt"):
        assert table.to_move == 0
        assert not table.can("use 36")
        table.say(word)
    table.roll(1, 1, 1, 1)
    assert table.to_move == 1
    assert table.legal() == ["act hunt", "use 36"]


@rule("SA-206")
def test_card_36_may_be_used_with_no_figure_on_a_card_or_building() -> None:
    table = Table(2)
    table.give_card(0, 36, face_up=True)
    table.place("hunt 3", "hunt 5", "forest 2")
    assert table.legal() == ["act hunt", "act forest", "use 36"]
    table.say("act hunt")
    table.roll(1, 1, 1)
    table.say("use 36", "take gold", "take gold")
    assert table.goods(0) == {"gold": 2}
    assert table.legal() == ["act forest"]  # the turn goes on


@rule("SA-206")
def test_card_36_may_be_used_while_paying_for_a_card() -> None:
    table = Table(2, cards=(26, 27, 28, 14))
    table.give_card(0, 36, face_up=True)
    table.give(0, clay=1, stone=1, gold=2)
    table.place("card-3 1", "hunt 5", "hunt 4")
    table.say("act card-3")
    assert table.legal() == ["use 36", "pay clay", "pay stone"]
    table.say("pay clay")
    assert table.legal() == ["use 36", "pay stone", "pay gold"]
    table.say("use 36", "take wood", "take wood")
    assert table.legal() == ["pay wood", "pay stone", "pay gold"]  # what has just come may be paid, cheap as it is
    table.say("pay wood", "pay wood")
    assert table.goods(0) == {"stone": 1, "gold": 2}
    assert owned(table, 0) == [28, 36]


@rule("SA-206", "SA-099")
def test_card_36_may_raise_what_a_building_of_any_resources_is_worth() -> None:
    table = Table(2, tiles=(28, 2))
    table.give_card(0, 36, face_up=True)
    table.give(0, stone=1)
    table.place("building-1 1", "hunt 5", "hunt 4")
    table.say("act building-1", "pay stone")
    assert table.legal() == ["use 36", "done"]  # nothing is left to pay with but what the card would bring
    table.say("use 36", "take gold", "take gold", "pay gold", "pay gold")
    assert table.state.scores()[0] == 5 + 6 + 6


@rule("SA-206", "SA-098")
def test_where_kinds_are_counted_card_36_is_used_before_the_first_is_paid() -> None:
    table = Table(2, tiles=(19, 2))  # four of two kinds
    table.give_card(0, 36, face_up=True)
    table.give(0, wood=2, clay=2)
    table.place("building-1 1", "hunt 5", "hunt 4")
    table.say("act building-1")
    assert table.legal() == ["use 36", "pay wood"]
    twin = table.state.copy()
    twin.apply(WORDS.parse("pay wood"))
    assert [WORDS.text(word) for word in twin.legal()] == ["pay wood"]
    table.say("use 36", "take gold", "take gold")
    assert table.legal() == ["pay wood", "pay clay"]


@rule("SA-206")
def test_nobody_uses_card_36_while_he_feeds() -> None:
    """Before he decides about the shortfall he may; once he pays, he pays with what he has."""
    table = before_feeding()
    table.give_card(0, 36, face_up=True)
    table.give(0, food=3, gold=2)
    feed(table)
    table.say("pay gold")
    assert table.legal() == ["pay gold"]


@rule("SA-206")
def test_by_option_card_36_is_used_at_once_on_purchase() -> None:
    table = bought(36, card_36="at_once")
    assert table.to_move == 0
    assert table.legal() == ["take wood", "take clay", "take stone", "take gold"]
    table.say("take clay", "take gold")
    assert table.goods(0) == {"clay": 1, "gold": 1}
    seen = view(table, 1).players[0]
    assert (numbers(seen.face_up), seen.face_down) == ([], 1)
    while table.state.round == 1:
        assert not table.can("use 36")
        table.step_quietly()


@rule("SA-207")
def test_an_unused_card_36_and_one_wood_are_three_points_for_resources() -> None:
    table = before_scoring()
    table.give_card(0, 36, face_up=True)
    table.give(0, wood=1)
    end(table)
    assert sheet(table, 0) == {"resources": 3, "green": 1}


@rule("SA-207")
@pytest.mark.parametrize("option", ["any_time", "at_once"])
def test_a_used_card_36_counts_nothing_more_for_resources(option: str) -> None:
    table = before_scoring(card_36=option)
    table.give_card(0, 36)
    table.give(0, wood=1)
    end(table)
    assert sheet(table, 0) == {"resources": 1, "green": 1}


@rule("SA-208")
def test_card_36_cannot_pay_for_itself() -> None:
    table = on_card(36, wood=0)
    assert table.legal() == ["act hunt"]
    table.say("act hunt")
    table.roll(1, 1, 1, 1)
    assert table.to_move == 1
    assert owned(table, 0) == []


@rule("SA-208")
def test_card_36_can_pay_for_the_next_action_of_the_same_turn() -> None:
    table = Table(2, cards=(36, 27, 28, 14))
    table.give(0, wood=1)
    table.place("card-1 1", "hunt 5", "card-2 1", "hunt 3")
    assert not table.can("act card-2")
    table.say("act card-1", "pay wood")
    table.say("use 36", "take clay", "take clay", "act card-2", "pay clay", "pay clay")
    assert owned(table, 0) == [27, 36]


# What the bottoms score: a seat on level 7, with tools of 5, three buildings and eight figures.

FACTORS = {"farmers": 7, "toolmakers": 5, "builders": 3, "shamans": 8}


def scored(*cards: int) -> Table:
    display = [card for card in (1, 26, 22, 16, 5, 8, 10, 34) if card not in cards]
    table = before_scoring(cards=tuple(display[:4]))
    table.give_card(0, *cards)
    table.give(0, level=7, tools=5, figures=8)
    give_buildings(table, 0, 20, 21, 22)
    end(table)
    return table


@pytest.mark.parametrize(
    ("card", "role", "people"),
    [
        pytest.param(5, "farmers", 1, marks=rule("SA-171")),
        pytest.param(6, "farmers", 2, marks=rule("SA-172")),
        pytest.param(7, "builders", 1, marks=rule("SA-173")),
        pytest.param(8, "builders", 2, marks=rule("SA-174")),
        pytest.param(9, "toolmakers", 2, marks=rule("SA-175")),
        pytest.param(10, "toolmakers", 2, marks=rule("SA-175")),
        pytest.param(15, "farmers", 2, marks=rule("SA-180")),
        pytest.param(16, "builders", 1, marks=rule("SA-181")),
        pytest.param(17, "builders", 2, marks=rule("SA-182")),
        pytest.param(19, "farmers", 1, marks=rule("SA-184")),
        pytest.param(20, "shamans", 1, marks=rule("SA-184")),
        pytest.param(21, "shamans", 1, marks=rule("SA-185")),
        pytest.param(22, "shamans", 2, marks=rule("SA-186")),
        pytest.param(24, "shamans", 1, marks=rule("SA-190")),
        pytest.param(25, "shamans", 2, marks=rule("SA-191")),
        pytest.param(28, "builders", 3, marks=rule("SA-192")),
        pytest.param(31, "farmers", 1, marks=rule("SA-194")),
        pytest.param(33, "toolmakers", 1, marks=rule("SA-200")),
        pytest.param(34, "toolmakers", 1, marks=rule("SA-200")),
        pytest.param(35, "toolmakers", 2, marks=rule("SA-200")),
    ],
)
def test_the_lower_half_shows_people_of_a_role(card: int, role: str, people: int) -> None:
    table = scored(card)
    assert sheet(table, 0) == {role: people * FACTORS[role]}
    assert scores(table) == [people * FACTORS[role], 0]


@pytest.mark.parametrize(
    ("card", "twin", "symbol"),
    [
        pytest.param(1, 11, "pottery", marks=rule("SA-167")),
        pytest.param(2, 32, "writing", marks=rule("SA-168")),
        pytest.param(3, 30, "time", marks=rule("SA-169")),
        pytest.param(4, 18, "transport", marks=rule("SA-170")),
        pytest.param(11, 1, "pottery", marks=rule("SA-176")),
        pytest.param(12, 36, "medicine", marks=rule("SA-177")),
        pytest.param(13, 14, "weaving", marks=rule("SA-178")),
        pytest.param(14, 13, "weaving", marks=rule("SA-179")),
        pytest.param(18, 4, "transport", marks=rule("SA-183")),
        pytest.param(23, 29, "sculpture", marks=rule("SA-189")),
        pytest.param(26, 27, "music", marks=rule("SA-192")),
        pytest.param(27, 26, "music", marks=rule("SA-192")),
        pytest.param(29, 23, "sculpture", marks=rule("SA-193")),
        pytest.param(30, 3, "time", marks=rule("SA-194")),
        pytest.param(32, 2, "writing", marks=rule("SA-195")),
        pytest.param(36, 12, "medicine", marks=rule("SA-205")),
    ],
)
def test_the_lower_half_shows_a_symbol_of_culture(card: int, twin: int, symbol: str) -> None:
    table = scored(card)
    assert sheet(table, 0) == {"green": 1}
    assert [seen.bottom for seen in view(table, 0).players[0].cards] == [symbol]
    assert sheet(scored(card, twin), 0) == {"green": 2}  # the same symbol again: another set
    other = 13 if symbol != "weaving" else 3
    assert sheet(scored(card, other), 0) == {"green": 4}


@rule("SA-217")
def test_the_tool_of_a_card_bought_first_can_be_used_in_the_quarry() -> None:
    table = Table(2, cards=(29, 26, 27, 28))
    table.give(0, wood=1)
    table.place("quarry 1", "hunt 5", "card-1 1", "hunt 3")
    table.say("act card-1", "pay wood", "act quarry")
    table.roll(4)
    assert table.legal() == ["tool 1", "done"]
    table.say("tool 1")
    assert table.goods(0) == {"stone": 1}
