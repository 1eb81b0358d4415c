"""Two players (FS-218 … FS-247)."""

from __future__ import annotations

import pytest

from rulebook.first_sparks.table import Table
from rulebook.rule import rule

NEUTRAL = 2


def spreading(first: int, second: int, neutral: int) -> Table:
    """Seat 0 is first; the clans have these sizes, and phase 3 begins."""
    table = Table(2)
    for clan, size in ((0, first), (1, second), (NEUTRAL, neutral)):
        table.stand_many(clan, size)
    table.give(0, food=0)
    table.give(1, food=0)
    table.set_order(0, 1)
    table.jump("spreading")
    return table


def grow(table: Table) -> int:
    """The neutral clan grows as far as it goes; says by how many."""
    n = 0
    while table.asked == "neutral":
        assert table.to_move == table.order()[1]
        assert not table.can("done")
        table.say(table.legal()[0])
        n += 1
    return n


@rule("FS-219")
def test_herbs_one_and_two_are_dealt_and_the_neutral_clan_has_no_place_in_order() -> None:
    table = Table(2, until="herbs")
    assert table.legal() == ["deal 1", "deal 2"]
    table.fate("deal 1", "deal 2")
    assert table.order() == [1, 0]
    assert table.view(None).order == [1, 0]


@rule("FS-220")
def test_the_first_player_lays_two_tiles_and_the_second_the_third() -> None:
    table = Table(2, until="placement", herbs=(1, 2))
    assert [event["seat"] for event in table.events("laid")] == [1, 1, 0]


@rule("FS-221", "FS-222", "FS-223")
def test_eight_cards_leave_the_market_has_six_and_two_are_boxed_unseen() -> None:
    table = Table(2)
    assert [card for card in table.boxed() if card > 6] == [10, 11, 15, 20, 24, 26, 33, 39]
    assert table.current() == [7, 8, 9]
    assert table.next() == [12, 13, 14]
    view = table.view(None).deck
    assert view.cards == 19 + 1
    assert len(view.unseen) == 21
    table.say("offer 7", "buy")
    table.fate("draw 41")
    assert table.current() == [8, 9, 12]
    assert table.next() == [13, 14, 41]


@rule("FS-224", "FS-225", "FS-226", "FS-227")
def test_the_second_player_puts_a_neutral_member_which_closes_its_ground() -> None:
    table = Table(2, until="placement")
    neutral = table.view(None).neutral
    assert neutral is not None
    assert neutral.marker == 1
    assert table.asked == "neutral-start"
    assert table.to_move == 1
    assert len(table.spaces()) == 18
    table.say("settle t1-a0")
    assert table.members(NEUTRAL) == ["t1-a0"]
    assert table.asked == "first-member"
    assert table.to_move == 1
    assert not {"t1-a0", "t1-a1", "t1-a2"} & set(table.spaces())
    table.say("settle t1-b1")
    assert table.to_move == 0
    table.say("settle t2-a0")
    assert table.asked == "second-member"
    assert table.to_move == 0
    table.say("done")
    assert table.to_move == 1
    table.say("settle t1-b0")
    assert table.order() == [1, 0]
    neutral = table.view(None).neutral
    assert neutral is not None
    assert neutral.marker == 1


@rule("FS-228")
def test_neutral_members_count_for_the_surcharge() -> None:
    table = Table(2)
    table.stand(NEUTRAL, "t1-a0")
    table.stand(0, "t1-a0")
    table.stand(1, "t1-a1")
    table.give(1, food=20)
    table.set_order(0, 1)
    table.jump("spreading")
    assert table.asked == "spread"
    assert table.price("t1-a0") == 1 + 3


@rule("FS-229", "FS-230")
def test_the_first_player_may_box_or_buy_his_refused_first_offer() -> None:
    table = Table(2)
    table.say("offer 8", "decline")
    assert table.asked == "refused"
    assert table.to_move == 0
    assert table.legal() == ["buy", "box"]
    table.say("buy")
    assert 8 in table.cards(0)
    table = Table(2)
    table.say("offer 8", "decline", "box")
    assert 8 in table.boxed()
    assert table.cards(0) == [2]
    assert table.food(0) == 7


@rule("FS-231")
def test_the_first_offer_may_be_a_card_he_cannot_pay_or_own_which_he_must_then_box() -> None:
    table = Table(2)
    table.give(0, food=0, cards=(2, 15))
    assert table.offers() == [7, 8, 9]
    table.say("offer 9", "decline")
    assert table.legal() == ["box"]
    table.say("box")
    table.fate("draw 30")
    assert table.offers() == []  # the second offer must be one he can buy
    table = Table(2, first_offer="payable")
    table.give(0, food=2)
    assert table.offers() == [7, 8]


@rule("FS-232", "FS-071")
def test_a_boxed_basket_22_takes_two_of_five_berries_to_the_bank() -> None:
    table = Table(2)
    table.show(22, 23, 25, 27, 28, 29)
    table.stock(berry=5, fish=4)
    table.say("offer 22")
    if table.asked == "buy":
        table.say("decline")
    table.say("box")
    assert table.harvest() == {"berry": 3, "fish": 4, "bear": 0, "mammoth": 0}
    assert table.food(0) == 7


@rule("FS-233")
@pytest.mark.parametrize(
    ("option", "spaces", "left"),
    [
        ("steps", ("t1-a0",), 3),  # nobody need stand at the berries
        ("steps", ("t1-b0", "t2-a0"), 3),
        ("position", ("t1-a0",), 5),
        ("position", ("t1-b0",), 3),
        ("position", ("t1-b0", "t2-a0"), 3),
    ],
)
def test_only_the_steps_and_real_tokens_count_or_with_the_option_the_position(
    option: str, spaces: tuple[str, ...], left: int
) -> None:
    table = Table(2, boxed_tool=option)
    table.stand(0, *spaces)
    table.show(22, 23, 25, 27, 28, 29)
    table.stock(berry=5)
    table.say("offer 22")
    if table.asked == "buy":
        table.say("decline")
    table.say("box")
    assert table.harvest()["berry"] == left


@rule("FS-233")
def test_imaginary_tokens_count_for_a_boxed_tool_only_with_the_option() -> None:
    for option, left in (("steps", 1), ("position", 0)):
        table = Table(2, boxed_tool=option)
        table.stand(0, "t1-b0", "t2-a0")
        table.show(22, 23, 25, 27, 28, 29)
        table.stock(berry=2)
        table.say("offer 22")
        if table.asked == "buy":
            table.say("decline")
        table.say("box")
        assert table.harvest()["berry"] == left


@rule("FS-234")
def test_a_boxed_field_or_knowledge_takes_nothing() -> None:
    for card in (12, 13, 8):
        table = Table(2)
        table.show(card, 29, 30, 31, 32, 34)
        table.stock(berry=5, fish=0, bear=5, mammoth=5)
        before = table.harvest()
        table.say(f"offer {card}", "decline", "box")
        assert table.harvest() == before
        assert table.events("wasted") == []


@rule("FS-235")
def test_the_grain_of_a_boxed_card_goes_to_the_bank_and_nothing_is_unsold() -> None:
    table = Table(2)
    table.say("offer 7", "decline", "box")
    assert table.view(None).market.bonus is None
    assert table.food(0) == 7
    table.fate("draw 30")
    table.say("pass", "pass")
    assert table.events("unsold") == []


@rule("FS-235")
def test_the_grain_stays_where_it_lies_if_another_card_is_boxed() -> None:
    table = Table(2)
    table.say("offer 8", "decline", "box")
    assert table.view(None).market.bonus == 7


@rule("FS-236")
def test_a_boxed_card_is_replaced_at_once() -> None:
    table = Table(2)
    table.say("offer 8", "decline", "box")
    assert table.asked == "draw"
    table.fate("draw 16")
    assert table.current() == [7, 9, 12]
    assert table.next() == [13, 14, 16]
    assert table.can("offer 12")


@rule("FS-237")
def test_after_boxing_he_offers_a_second_card_that_he_must_buy_or_passes() -> None:
    table = Table(2)
    table.say("offer 8", "decline", "box")
    table.fate("draw 16")
    assert table.to_move == 0
    assert table.can("pass")
    table.say("offer 7", "decline")
    assert 7 in table.cards(0)


@rule("FS-238")
def test_if_the_second_player_takes_the_first_offer_the_free_refusal_is_used_up() -> None:
    table = Table(2)
    table.say("offer 8", "buy")
    table.fate("draw 16")
    assert table.to_move == 0
    table.say("offer 7")
    assert 7 in table.cards(0)


@rule("FS-239")
def test_the_second_player_has_no_free_refusal() -> None:
    table = Table(2)
    table.say("pass", "offer 8")
    assert 8 in table.cards(1)
    table = Table(2)
    table.give(1, food=2)
    table.say("pass")
    assert table.offers() == [7, 8]


@rule("FS-240", "FS-241")
def test_the_second_player_first_grows_the_neutral_clan_to_the_size_of_the_first() -> None:
    table = spreading(5, 3, 2)
    table.give(1, food=20)
    assert table.asked == "neutral"
    assert table.why("done") == "not-done"
    assert grow(table) == 3
    assert table.size(NEUTRAL) == 5
    assert table.asked == "spread"
    assert table.to_move == 1


@rule("FS-242")
def test_the_neutral_clan_too_grows_by_five_at_most_and_catches_up_later() -> None:
    table = spreading(9, 3, 2)
    assert grow(table) == 5
    assert table.size(NEUTRAL) == 7
    table.stand_many(0, 9)
    table.give(0, food=0)
    table.jump("spreading")
    assert grow(table) == 2


@rule("FS-243")
def test_neutral_members_stand_next_to_neutral_ones_and_cost_nothing() -> None:
    table = Table(2)
    table.stand(NEUTRAL, "t1-a1")
    table.stand(0, "t1-a0", "t1-b1")
    table.stand(1, "t1-a2")
    for seat in (0, 1):
        table.give(seat, food=5)
    table.set_order(0, 1)
    table.jump("spreading")
    assert table.asked == "neutral"
    assert table.spaces() == ["t1-a0", "t1-a2"]  # both held by others
    assert table.why("settle t1-a1") == "already-there"
    assert table.why("settle t1-b1") == "not-next-to"
    table.say("settle t1-a0")
    assert table.foods() == [5, 5]


@rule("FS-244")
def test_a_neutral_clan_that_is_as_large_stays_as_it_is() -> None:
    for neutral in (5, 7):
        table = spreading(5, 3, neutral)
        assert grow(table) == 0
        assert table.size(NEUTRAL) == neutral


@rule("FS-245")
def test_first_and_second_are_those_of_the_order_track_now_and_sizes_those_after_feeding() -> None:
    table = Table(2)
    table.show(28, 29, 30, 31, 32, 34)
    table.stand_many(0, 4)
    table.stand_many(1, 6)
    table.stand_many(NEUTRAL, 1)
    table.set_order(0, 1)
    table.give(0, food=30)
    table.give(1, food=2, cards=(1, 9))
    table.say("offer 28")
    if table.asked == "buy":
        table.say("decline")
    table.say("buy")  # Intelligence: seat 1 is first now
    assert table.order() == [1, 0]
    table.fate("draw 35")
    table.everybody_passes()
    while table.asked == "starve":
        assert table.to_move == 1
        table.say(table.legal()[0])
    assert table.size(1) == 3  # of six; 2 food and a grain
    assert table.asked == "neutral"
    assert table.to_move == 0  # who is second now grows the neutral clan
    assert grow(table) == 3 - 1


@rule("FS-246")
def test_the_neutral_clan_neither_buys_hunts_eats_starves_nor_ends_the_game_or_wins() -> None:
    table = Table(2)
    table.stand_many(NEUTRAL, 13)
    table.finish_round()
    assert table.round == 2
    assert table.size(NEUTRAL) == 13
    assert {event["seat"] for name in ("hunted", "fed") for event in table.events(name)} == {0, 1}
    assert len(table.state.scores()) == len(table.state.values()) == 2


@rule("FS-247")
def test_with_the_shuffle_card_gone_the_market_has_four_cards_all_current() -> None:
    table = Table(2)
    table.last_above(0)
    table.jump("bureaucracy")
    assert table.market() == [8, 9, 12, 13]
    assert table.current() == [8, 9, 12, 13]
    table.say("offer 13", "buy")
    table.fate("draw 14")
    assert table.market() == [8, 9, 12, 14]
