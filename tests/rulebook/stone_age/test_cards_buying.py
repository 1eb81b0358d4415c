"""«Карты цивилизации»: paying for a card, and where it lies afterwards (SA-081 … SA-091)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from dolmen import CHANCE
from dolmen.games.stone_age.words import RESOURCES
from rulebook.rule import rule
from rulebook.stone_age.table import Table

SLOTS = pytest.mark.parametrize("slot", [1, 2, 3, 4])


@rule("SA-081")
@SLOTS
def test_a_card_costs_one_resource_more_for_every_slot_to_the_left(slot: int) -> None:
    table = Table(2, cards=(11, 12, 13, 14))
    table.give(0, wood=slot - 1)
    table.turn_on("hunt 1", f"card-{slot}")
    assert not table.can(f"act card-{slot}")
    assert table.why(f"act card-{slot}") == "too-expensive"
    table.give(0, wood=slot)
    table.say(f"act card-{slot}", *["pay wood"] * slot)
    assert table.goods(0) == {}
    assert table.cards(0) == [10 + slot]


@rule("SA-082")
@SLOTS
@pytest.mark.parametrize("held", [(4, 4, 4, 4), (1, 0, 2, 1), (0, 2, 0, 2), (3, 1, 0, 1)])
def test_any_mix_of_resources_pays_a_card_and_each_in_one_way(slot: int, held: tuple[int, ...]) -> None:
    table = Table(2, cards=(11, 12, 13, 14))
    goods = dict(zip(RESOURCES, held, strict=True))
    table.give(0, **goods)
    table.turn_on(f"card-{slot}")
    table.say(f"act card-{slot}")
    expected = [
        mix for mix in combinations_with_replacement(RESOURCES, slot) if all(Counter(mix)[r] <= goods[r] for r in goods)
    ]
    assert sorted(table.ways()) == sorted(expected)


@rule("SA-082")
def test_three_resources_may_be_one_wood_and_two_gold_but_not_food() -> None:
    table = Table(2, cards=(11, 12, 13, 14))
    table.give(0, wood=1, gold=2, food=20)
    table.turn_on("card-3")
    table.say("act card-3")
    assert table.ways() == [("wood", "gold", "gold")]
    table.say("pay wood", "pay gold", "pay gold")
    assert table.cards(0) == [13]


@rule("SA-082")
def test_who_pays_is_told_how_much_is_paid_and_left() -> None:
    table = Table(2, cards=(11, 12, 13, 14))
    table.give(0, wood=4)
    table.turn_on("card-3")
    table.say("act card-3", "pay wood")
    assert table.state.asked().numbers == {"left": 2, "paid": 1, "where": "card-3"}


@rule("SA-082")
def test_nobody_pays_more_than_the_cost() -> None:
    table = Table(2, cards=(11, 12, 13, 14))
    table.give(0, wood=4)
    table.turn_on("card-3")
    table.say("act card-3", "pay wood", "pay wood", "pay wood")
    assert table.to_move == 1
    assert table.goods(0) == {"wood": 1}


@rule("SA-083")
def test_what_is_paid_goes_to_nobody() -> None:
    table = Table(3, cards=(11, 12, 13, 14))
    for seat in range(3):
        table.give(seat, wood=2, gold=2)
    table.turn_on("card-2")
    table.say("act card-2", "pay wood", "pay gold")
    assert table.goods(0) == {"wood": 1, "gold": 1}
    assert table.goods(1) == table.goods(2) == {"wood": 2, "gold": 2}


@rule("SA-084")
@pytest.mark.parametrize(("card", "slot", "held"), [(21, 1, 0), (18, 2, 1), (36, 2, 0), (25, 3, 2)])
def test_a_card_cannot_pay_for_itself(card: int, slot: int, held: int) -> None:
    cards = [11, 12, 13, 14]
    cards[slot - 1] = card
    table = Table(2, cards=tuple(cards))
    table.give(0, clay=held)
    table.turn_on("hunt 1", f"card-{slot}")
    assert table.legal() == ["act hunt"]


@rule("SA-084")
def test_all_is_paid_before_the_card_gives_anything() -> None:
    table = Table(2, cards=(11, 18))
    table.give(0, wood=2)
    table.turn_on("card-2")
    table.say("act card-2", "pay wood")
    assert table.goods(0) == {"wood": 1}
    table.say("pay wood")
    assert table.goods(0) == {"stone": 2}


@rule("SA-085")
def test_the_top_of_a_card_happens_at_once_and_in_full() -> None:
    table = Table(2, cards=(11,))
    table.give(0, wood=1)
    table.turn_on("card-1", "hunt 1")
    before = table.food(0)
    table.say("act card-1", "pay wood")
    assert table.food(0) == before + 7
    assert table.legal() == ["act hunt"]


@rule("SA-085")
@pytest.mark.parametrize(("card", "dice"), [(1, 2), (23, 2), (32, 0)])
def test_a_roll_or_a_draw_cannot_be_refused(card: int, dice: int) -> None:
    table = Table(2, cards=(card,))
    table.give(0, wood=1)
    table.turn_on("card-1", "hunt 1")
    table.say("act card-1", "pay wood")
    assert table.to_move == CHANCE
    assert table.asked == ("roll" if dice else "draw")
    if dice:
        assert table.state.asked().numbers["dice"] == dice


@rule("SA-086")
def test_who_can_pay_may_still_decline() -> None:
    table = Table(2, cards=(11,))
    table.give(0, wood=5)
    table.turn_on("card-1")
    table.say("done")
    assert table.player(0).idle == 1
    assert table.cards(0) == []
    assert table.goods(0) == {"wood": 5}
    assert table.display()[0] == 11
    table.finish_round()
    assert table.display()[0] == 11


@rule("SA-086")
def test_who_cannot_pay_gets_the_figure_back_and_the_card_stays() -> None:
    table = Table(2, cards=(11,))
    table.turn_on("card-1", "hunt 1")
    assert table.legal() == ["act hunt"]
    table.say("act hunt")
    table.roll(1)
    assert table.to_move == 1
    assert table.player(0).idle == 2
    assert table.display()[0] == 11


@rule("SA-087")
def test_the_other_cards_keep_their_slots_and_costs_until_the_new_round() -> None:
    table = Table(2, cards=(11, 12, 13, 14))
    table.give(0, wood=2)
    table.turn_on("card-1", "card-2")
    table.say("act card-1", "pay wood")
    assert table.display() == [None, 12, 13, 14]
    assert table.to_move == 1  # one wood is not enough for the card in slot 2

    table = Table(2, cards=(11, 12, 13, 14))
    table.give(0, wood=3)
    table.turn_on("card-1", "card-2")
    table.say("act card-1", "pay wood", "act card-2", "pay wood", "pay wood")
    assert table.goods(0) == {}
    assert table.display() == [None, None, 13, 14]
    while table.asked != "reveal":
        assert table.display() == [None, None, 13, 14]
        table.step_quietly()
    assert table.display() == [13, 14, None, None]


@rule("SA-088")
@pytest.mark.parametrize("card", [1, 11, 18, 25, 26, 29, 30, 32])
def test_a_card_is_laid_face_down_after_its_top(card: int) -> None:
    table = Table(2, cards=(card,))
    table.give(0, wood=1)
    table.turn_on("card-1", "hunt 1")
    table.say("act card-1", "pay wood")
    while table.asked != "act":
        table.say(table.legal()[0])
    player = table.view(None).players[0]
    assert player.face_up == []
    assert player.face_down == (2 if card == 32 else 1)
    assert card in table.cards(0)


@rule("SA-088")
@pytest.mark.parametrize("card", [33, 34, 35, 36])
def test_one_use_cards_lie_face_up_until_they_are_used(card: int) -> None:
    table = Table(2, cards=(card, 11))
    table.give(0, wood=1)
    table.turn_on("card-1", "card-2", "hunt 1")
    table.say("act card-1", "pay wood")
    for viewer in (None, 0, 1):
        player = table.view(viewer).players[0]
        assert [shown.id for shown in player.face_up] == [card]
        assert player.face_down == 0
    if card == 36:
        table.say("use 36", "take wood", "take wood")
    else:
        table.say("act hunt")
        table.roll(1)
        table.say(f"use {card}")
    player = table.view(None).players[0]
    assert player.face_up == []
    assert player.face_down == 1


@rule("SA-088")
def test_by_option_card_36_is_used_at_once_and_lies_face_down() -> None:
    table = Table(2, cards=(36,), card_36="at_once")
    table.give(0, wood=1)
    table.turn_on("card-1")
    table.say("act card-1", "pay wood", "take gold", "take gold")
    player = table.view(None).players[0]
    assert (player.face_up, player.face_down) == ([], 1)


def with_bought_cards(**options: str) -> Table:
    """Seat 0 has bought cards 11, 30 and 32, and drew card 8 with the last."""
    table = Table(3, cards=(11, 30, 32), bought_cards=options.get("bought_cards", "counted"))
    table.give(0, wood=6)
    table.turn_on("card-1", "card-2", "card-3", "hunt 1")
    table.say("act card-1", "pay wood", "act card-2", "pay wood", "pay wood")
    table.say("act card-3", "pay wood", "pay wood", "pay wood", "draw 8")
    return table


@rule("SA-089")
def test_an_owner_sees_all_own_cards_at_any_time() -> None:
    table = with_bought_cards()
    while table.state.round == 1:
        mine = table.view(0).players[0]
        assert [card.id for card in mine.cards] == [8, 11, 30, 32]
        assert mine.hidden == 0
        table.step_quietly()


@rule("SA-090")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_others_see_how_many_cards_lie_face_down_but_not_which(viewer: int | None) -> None:
    theirs = with_bought_cards().view(viewer).players[0]
    assert (theirs.face_down, theirs.hidden) == (4, 4)
    assert theirs.cards == []


@rule("SA-090")
def test_the_record_of_open_purchases_may_be_read() -> None:
    table = with_bought_cards()
    assert [event["card"] for event in table.events("bought")] == [11, 30, 32]
    assert [event["card"] for event in table.events("drew")] == ["?"]


@rule("SA-090")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_by_option_bought_cards_are_open_but_the_drawn_one_is_not(viewer: int | None) -> None:
    theirs = with_bought_cards(bought_cards="open").view(viewer).players[0]
    assert [card.id for card in theirs.cards] == [11, 30, 32]
    assert (theirs.face_down, theirs.hidden) == (4, 1)


@rule("SA-091")
def test_a_player_may_own_any_number_of_cards() -> None:
    table = Table(2, cards=(11, 12, 13, 14))
    table.give_card(0, *range(1, 11), *range(15, 33))
    table.give(0, wood=9)
    table.turn_on("card-1", "card-2", "card-3")
    table.say("act card-1", "pay wood", "act card-2", "pay wood", "pay wood")
    table.say("act card-3", "pay wood", "pay wood", "pay wood")
    assert table.cards(0) == [*range(1, 14), *range(15, 33)]
