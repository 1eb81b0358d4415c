"""Phase 3: feeding the tribe (SA-118 … SA-131)."""

from __future__ import annotations

import pytest

from rulebook.rule import rule
from rulebook.stone_age.endgame import before_feeding, feed, scores
from rulebook.stone_age.table import Table


@rule("SA-118")
def test_nobody_eats_before_the_last_player_has_finished_his_actions() -> None:
    table = before_feeding(3)
    assert table.events("fed") == []
    assert [table.player(seat).food for seat in range(3)] == [50, 50, 50]
    feed(table)
    assert [event["seat"] for event in table.events("fed")] == [0, 1, 2]
    assert [table.player(seat).food for seat in range(3)] == [45, 45, 47]


@rule("SA-119")
def test_a_level_of_three_brings_three_food_before_the_tribe_eats() -> None:
    table = before_feeding()
    table.give(0, level=3, food=0, wood=5)
    feed(table)
    assert table.asked == "feed"
    assert table.state.asked().numbers["short"] == 2
    table.say("pay wood", "pay wood")
    assert table.goods(0) == {"wood": 3}
    assert scores(table) == [0, 0]


@rule("SA-119")
def test_the_level_feeds_every_player_by_his_own_marker() -> None:
    table = before_feeding(3)
    table.give(0, level=10, food=0)
    table.give(1, level=1, food=4)
    table.give(2, level=0, food=5)
    feed(table)
    assert [table.player(seat).food for seat in range(3)] == [5, 0, 2]
    assert scores(table) == [0, 0, 0]


@rule("SA-120")
def test_figures_left_at_home_and_a_new_one_eat_like_those_that_were_placed() -> None:
    table = Table(2)
    table.give(0, figures=9)
    table.give(1, figures=10)
    # Seat 0 hunts with one figure; every other place is taken one by one until its ninth figure finds none.
    table.place("hunt 1", "toolmaker 1", "hut 2", "forest 1", "clay-pit 1", "quarry 1", "river 1", "card-1 1")
    table.place("card-2 1", "card-3 1", "card-4 1", "building-1 1", "building-2 1")
    table.everybody_hunts()
    assert table.asked == "act"
    assert table.player(0).idle == 1
    while not table.events("fed"):
        table.step_quietly()
    assert table.player(0).figures == 10
    assert table.player(0).food == 2  # of 12
    assert table.player(1).food == 4  # of 12 and 2 from four hunters that rolled 1 each


@rule("SA-121")
def test_enough_food_is_paid_without_a_question_and_the_rest_is_kept() -> None:
    table = before_feeding()
    table.give(0, figures=6, food=6, level=2)
    feed(table)
    assert table.asked == "place"
    assert table.player(0).food == 2


@rule("SA-122")
@pytest.mark.parametrize("food", [5, 6, 12])
def test_a_player_with_enough_food_can_neither_pay_resources_nor_starve(food: int) -> None:
    table = before_feeding()
    table.give(0, food=food, wood=9, gold=9)
    table.give_card(0, 36, face_up=True)
    feed(table)
    assert table.asked == "place"
    assert table.player(0).food == food - 5
    assert table.goods(0) == {"wood": 9, "gold": 9}
    assert scores(table) == [0, 0]


@rule("SA-123")
@pytest.mark.parametrize("answer", [("pay wood", "pay wood"), ("starve",)])
def test_all_food_is_returned_whether_the_rest_is_paid_or_refused(answer: tuple[str, ...]) -> None:
    table = before_feeding()
    table.give(0, food=3, wood=2)
    feed(table)
    assert table.player(0).food == 0
    table.say(*answer)
    assert table.player(0).food == 0


@rule("SA-123")
def test_all_food_is_returned_by_a_player_who_cannot_feed_everybody() -> None:
    table = before_feeding()
    table.give(0, food=1, level=3)
    feed(table)
    assert table.asked == "place"
    assert table.player(0).food == 0
    assert scores(table) == [-10, 0]


@rule("SA-124")
def test_two_missing_food_are_replaced_by_one_wood_and_one_gold() -> None:
    table = before_feeding()
    table.give(0, food=3, wood=1, gold=1)
    feed(table)
    table.say("pay wood", "pay gold")
    assert table.asked == "place"
    assert table.player(0).food == 0
    assert table.goods(0) == {}
    assert scores(table) == [0, 0]


@rule("SA-124")
def test_a_hungry_player_pays_whichever_resources_he_likes_one_for_one() -> None:
    table = before_feeding()
    table.give(0, food=3, wood=2, clay=1, stone=1, gold=3)
    feed(table)
    assert table.legal() == ["pay wood", "pay clay", "pay stone", "pay gold", "starve"]
    table.say("pay stone", "pay gold")
    assert table.asked == "place"
    assert table.goods(0) == {"wood": 2, "clay": 1, "gold": 2}


@rule("SA-124")
def test_a_payment_once_begun_covers_the_whole_shortfall() -> None:
    table = before_feeding()
    table.give(0, food=2, wood=3)
    feed(table)
    for _ in range(2):
        table.say("pay wood")
        assert table.legal() == ["pay wood"]
    table.say("pay wood")
    assert table.goods(0) == {}
    assert scores(table) == [0, 0]


@rule("SA-125")
@pytest.mark.parametrize("unfed", [1, 2, 6, 10])
def test_ten_points_are_lost_however_many_go_hungry(unfed: int) -> None:
    table = before_feeding()
    table.give(0, figures=10, food=10 - unfed, awarded=30)
    feed(table)
    assert scores(table) == [20, 0]


@rule("SA-125")
def test_hunger_costs_ten_points_again_every_round() -> None:
    table = before_feeding()
    table.give(0, food=0)
    feed(table)
    assert scores(table) == [-10, 0]
    table.finish_round()
    assert scores(table) == [-20, 0]


@rule("SA-126")
def test_a_player_may_refuse_to_feed_though_his_resources_would_do() -> None:
    table = before_feeding()
    table.give(0, food=4, wood=7)
    feed(table)
    table.say("starve")
    assert table.asked == "place"
    assert table.goods(0) == {"wood": 7}
    assert scores(table) == [-10, 0]


@rule("SA-127")
def test_a_seat_that_starves_keeps_its_resources() -> None:
    table = before_feeding()
    table.give(0, food=2, wood=2)
    feed(table)
    assert table.asked == "place"  # three are missing: nothing to choose
    assert table.player(0).food == 0
    assert table.goods(0) == {"wood": 2}
    assert scores(table) == [-10, 0]


@rule("SA-128")
def test_four_points_become_minus_six() -> None:
    table = before_feeding()
    table.give(0, food=0, awarded=4)
    feed(table)
    assert scores(table) == [-6, 0]


@rule("SA-129")
def test_unfed_figures_stay_and_can_be_placed_in_the_next_round() -> None:
    table = before_feeding()
    table.give(0, food=0)
    feed(table)
    table.place("hunt 1")  # the other seat begins the new round
    assert table.to_move == 0
    assert table.player(0).figures == 5
    assert table.can("place hunt 5")


@rule("SA-130")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_feeding_gives_the_same_goods_whoever_is_fed_first(first: int) -> None:
    table = before_feeding(3)
    table.state.first = first
    table.give(0, food=3, wood=4)
    table.give(1, food=4, gold=2)
    table.give(2, food=0, clay=9)  # and 2 food from the last die
    feed(table)
    asked = []
    answers = {0: ("pay wood", "pay wood"), 1: ("starve",), 2: ("pay clay", "pay clay", "pay clay")}
    while table.asked == "feed":
        asked.append(table.to_move)
        table.say(*answers[table.to_move])
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]
    assert [table.player(seat).food for seat in range(3)] == [0, 0, 0]
    assert [table.goods(seat) for seat in range(3)] == [{"wood": 2}, {"gold": 2}, {"clay": 6}]
    assert scores(table) == [0, -10, 0]


@rule("SA-130")
@pytest.mark.parametrize("answer", ["pay gold", "starve"])
def test_what_one_player_decides_does_not_touch_what_another_is_asked(answer: str) -> None:
    table = before_feeding()
    table.give(0, food=4, gold=1)
    table.give(1, food=1, wood=2, gold=2)  # and 2 food from the last die
    feed(table)
    table.say(answer)
    assert table.to_move == 1
    assert table.state.asked().numbers["short"] == 2
    assert table.legal() == ["pay wood", "pay gold", "starve"]


@rule("SA-131")
def test_the_first_player_token_goes_around_clockwise_after_every_feeding() -> None:
    table = before_feeding(3)
    table.give(1, food=0, wood=5)
    feed(table)
    assert table.asked == "feed"
    assert table.state.first == 0  # not everybody has fed yet
    assert table.state.round == 1
    table.say("starve")
    firsts = []
    for number in range(2, 6):
        assert table.state.round == number
        assert table.asked == "place"
        assert table.to_move == table.state.first
        firsts.append(int(table.state.first))
        table.finish_round()
    assert firsts == [1, 2, 0, 1]
