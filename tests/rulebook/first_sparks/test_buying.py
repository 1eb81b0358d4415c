"""The round, and phase 1: buying technology (FS-114 … FS-145)."""

from __future__ import annotations

import pytest

from dolmen import CHANCE
from rulebook.first_sparks.table import Table
from rulebook.rule import rule


@rule("FS-114")
def test_a_round_has_four_phases_and_spoilage_after_buying() -> None:
    table = Table()
    table.finish_round()
    told = [table.log.book.name(event) for event in table.log.events]
    told = told[told.index("round") :]
    phases = [name for n, name in enumerate(told) if name not in told[:n]]
    wanted = ["round", "passed", "unsold", "spoilt", "hunted", "fed", "ordered", "refilled", "put-under"]
    assert [name for name in phases if name in wanted] == wanted


@rule("FS-115")
def test_everybody_completes_a_phase_before_the_next_begins() -> None:
    table = Table()
    table.say("pass", "pass")
    assert table.phase == "buying"
    assert table.events("spoilt") == table.events("fed") == []
    table.say("pass")
    table.fate("draw 20")
    assert len(table.events("fed")) == 3
    assert table.phase == "spreading"
    table.say("done", "done")
    assert table.events("refilled") == []
    table.say("done")
    assert table.phase == "bureaucracy"


@rule("FS-116", "FS-174")
def test_offers_run_in_order_and_the_rest_in_reverse() -> None:
    table = Table()
    order = []
    while table.phase == "buying":
        order.append(table.to_move)
        table.say("pass")
    table.fate("draw 20")
    fed = [event["seat"] for event in table.events("fed")]
    spread = []
    while table.phase == "spreading":
        spread.append(table.to_move)
        table.say("done")
    assert (order, fed, spread) == ([0, 1, 2], [2, 1, 0], [2, 1, 0])


@rule("FS-117", "FS-118")
def test_the_lowest_card_carries_a_grain_that_helps_to_pay_for_it() -> None:
    table = Table()
    assert table.view(None).market.bonus == 7
    table.show(9, 10, 11, 12, 13, 14, 15, 16)  # which puts the grain on the lowest
    for seat in range(3):
        table.give(seat, food=3)
    table.give(1, food=2)
    table.say("offer 9")  # the price is 4
    assert table.to_move == 2  # 2 food and the grain are not enough for seat 1
    assert table.state.asked().numbers["food"] == 3  # what the buyer gives of his own
    table.say("buy")
    assert table.food(2) == 0
    assert 9 in table.cards(2)
    assert table.view(None).market.bonus is None


@rule("FS-117")
def test_before_the_first_round_no_card_carries_a_grain() -> None:
    market = Table(until="placement").view(None).market
    assert (market.bonus, market.bonus_price) == (None, None)


@rule("FS-055")
def test_of_tools_a_clan_may_buy_another_of_the_same_kind() -> None:
    table = Table()
    table.say("offer 7", "decline", "decline")  # a basket
    table.finish_round()
    for seat in range(3):
        table.give(seat, food=20)
    table.show(14, 15, 16, 17, 20, 30, 31, 32)
    while table.to_move != 0:
        table.say("pass")
    assert table.can("offer 14")  # another one
    table.say("offer 14")
    while table.asked == "buy":
        table.say("decline")
    assert {7, 14} <= set(table.cards(0))


@rule("FS-117")
def test_every_round_the_grain_lies_on_the_lowest_card_of_the_current_market() -> None:
    table = Table()
    seen = set()
    for draw in (29, 30, 31, 32, 33):
        market = table.view(None).market
        assert market.bonus == min(card.id for card in market.current)
        assert table.events("bonus")[-1]["card"] == market.bonus
        assert table.events("bonus")[-1]["seat"] == table.state.order[0]
        seen.add(market.bonus)
        table.finish_round(draw)
    assert len(seen) > 3


@rule("FS-119", "FS-131")
def test_the_foremost_player_who_is_not_done_offers() -> None:
    table = Table(4)
    assert table.to_move == 0
    table.say("offer 7", "buy")  # seat 1 takes it
    table.fate("draw 20")
    assert table.to_move == 0
    table.say("offer 8", "decline", "decline")
    table.fate("draw 21")
    assert table.to_move == 2  # seat 0 has bought his own, seat 1 is done
    table.say("pass")
    assert table.to_move == 3


@rule("FS-120")
def test_only_cards_of_the_current_market_may_be_offered() -> None:
    table = Table()
    assert table.legal() == ["offer 7", "offer 8", "offer 9", "offer 10", "pass"]
    assert table.why("offer 11") == "next-market"
    assert table.why("offer 20") == "not-in-the-market"


@rule("FS-121", "FS-129")
def test_who_has_passed_or_bought_gets_no_further_chance() -> None:
    table = Table()
    table.say("pass", "offer 7")
    assert table.to_move == 2
    table.say("buy")
    table.fate("draw 20")
    assert table.to_move == 1
    table.say("offer 8")
    assert table.asked == "draw"  # nobody was left to ask
    assert table.cards(1) == [2, 8]


@rule("FS-122", "FS-128")
def test_everybody_behind_has_exactly_one_chance_and_declining_is_not_passing() -> None:
    table = Table(4)
    assert table.why("done") == "another-question"
    table.say("offer 7")
    assert table.why("pass") == "another-question"
    asked = []
    while table.asked == "buy":
        asked.append(table.to_move)
        assert table.legal() == ["buy", "decline"]
        table.say("decline")
    assert asked == [1, 2, 3]
    table.fate("draw 20")
    assert table.to_move == 1
    table.say("offer 8")
    assert table.to_move == 2
    table.say("buy")


@rule("FS-123")
@pytest.mark.parametrize(("option", "asked"), [("next", [1, 2, 3]), ("last", [3, 2, 1])])
def test_of_several_the_nearest_behind_gets_the_card_or_with_the_option_the_last(option: str, asked: list[int]) -> None:
    table = Table(4, offer_precedence=option)
    table.say("offer 7")
    found = []
    while table.asked == "buy":
        found.append(table.to_move)
        table.say("decline")
    assert found == asked
    table = Table(4, offer_precedence=option)
    table.say("offer 7")
    while table.asked == "buy":  # seats 1 and 3 want it
        table.say("decline" if table.to_move == 2 else "buy")
    assert 7 in table.cards(1 if option == "next" else 3)


@rule("FS-125")
def test_only_who_can_pay_and_own_the_card_may_take_it() -> None:
    table = Table(4)
    table.give(1, food=2)
    table.give(2, food=3)
    table.give(3, food=4)
    table.say("offer 10")  # the price is 3
    assert table.to_move == 2
    table.say("decline")
    assert table.to_move == 3


@rule("FS-126")
def test_the_offerer_must_buy_what_nobody_takes() -> None:
    table = Table()
    table.say("offer 10", "decline", "decline")
    assert table.cards(0) == [3, 10]
    assert table.food(0) == 4


@rule("FS-127")
def test_a_player_may_only_offer_what_he_can_pay() -> None:
    table = Table()
    table.give(0, food=2)
    assert table.offers() == [7, 8]
    table.give(0, food=0)
    assert table.legal() == ["pass"]
    assert table.why("offer 8") == "card-too-expensive"


@rule("FS-130")
def test_if_another_takes_the_card_the_same_player_chooses_anew() -> None:
    table = Table()
    table.say("offer 8", "buy")
    table.fate("draw 15")
    assert table.to_move == 0
    assert table.offers() == [7, 9, 10, 11]
    table.say("pass")
    assert table.to_move == 2


@rule("FS-132")
def test_buying_ends_when_all_have_bought_or_passed() -> None:
    table = Table()
    table.say("offer 7", "buy")
    table.fate("draw 20")
    table.say("offer 8", "decline")
    table.fate("draw 21")
    assert table.phase == "buying"
    table.say("pass")
    assert table.phase == "spreading"


@rule("FS-133", "FS-134")
def test_the_gap_is_filled_at_once_and_a_low_card_can_be_offered_at_once() -> None:
    table = Table()
    table.show(10, 11, 12, 14, 16, 17, 19, 20)
    table.say("offer 11", "buy")
    assert table.to_move == CHANCE
    table.fate("draw 8")
    assert table.current() == [8, 10, 12, 14]
    assert table.next() == [16, 17, 19, 20]
    assert table.can("offer 8")
    table.say("offer 10", "decline")
    table.fate("draw 41")
    assert table.next() == [17, 19, 20, 41]


@rule("FS-135", "FS-136")
def test_a_lower_card_drawn_sends_the_grain_home_and_gets_none() -> None:
    table = Table()
    table.show(10, 11, 12, 14, 16, 17, 19, 20)
    table.say("offer 12", "buy")
    table.fate("draw 15")
    assert table.view(None).market.bonus == 10
    table.say("offer 11", "decline")
    table.fate("draw 7")
    assert table.view(None).market.bonus is None
    food = table.food(2)
    table.say("offer 7")
    assert table.food(2) == food - 2


@rule("FS-137")
def test_after_the_sale_of_the_grain_card_the_new_lowest_carries_none() -> None:
    table = Table()
    table.say("offer 7", "buy")
    assert table.food(1) == 7 + 1 - 2
    table.fate("draw 20")
    assert table.view(None).market.bonus is None
    table.say("offer 8", "decline")
    assert table.food(0) == 7 - 2


@rule("FS-138")
def test_if_nobody_buys_the_lowest_card_goes_to_the_box() -> None:
    table = Table()
    table.say("pass", "pass", "pass")
    assert 7 in table.boxed()
    table.fate("draw 33")
    assert table.market() == [8, 9, 10, 11, 12, 13, 14, 33]
    assert table.view(None).market.bonus is None


@rule("FS-139")
@pytest.mark.parametrize("how", ["sold", "returned"])
def test_no_card_is_boxed_if_the_grain_has_left(how: str) -> None:
    table = Table()
    if how == "sold":
        table.say("offer 7", "buy")
        table.fate("draw 20")
        table.say("pass", "pass")
    else:
        table.show(10, 11, 12, 14, 16, 17, 19, 20)
        table.say("offer 11", "buy")
        table.fate("draw 9")
        table.say("pass", "pass")
    assert table.phase == "spreading"
    assert table.events("unsold") == []


@rule("FS-140", "FS-141", "FS-142")
def test_the_shuffle_card_waits_as_the_highest_and_the_cards_under_it_are_the_new_deck() -> None:
    table = Table()
    table.finish_round(draw=20)  # 14 goes under
    table.finish_round(draw=21)  # 20 or another goes under
    under = table.under()
    assert len(under) == 2
    table.last_above(0)
    for seat in range(3):
        table.give(seat, food=20)
    first, second, third = table.current()[:3]
    table.say(f"offer {first}", "buy")
    view = table.view(None)
    assert view.market.shuffle_card
    assert len(table.market()) == 7  # it fills the eighth place, nothing else was drawn
    assert view.deck.unseen == under
    assert view.deck.cards == 2
    assert table.current() == table.market()[:4]
    table.say(f"offer {second}", "decline")
    assert table.draws() == under
    table.fate(f"draw {under[0]}")
    assert len(table.market()) == 7
    table.say(f"offer {third}")
    assert table.draws() == under[1:]


@rule("FS-143")
def test_with_an_empty_deck_the_market_shrinks_until_all_must_pass() -> None:
    table = Table()
    table.state.shuffled = True
    table.state.shrunk = True
    table.last_above(0)
    table.show(7, 8)
    table.last_above(0)
    table.say("offer 7", "buy")
    assert table.market() == [8]
    table.say("offer 8", "decline")
    assert table.market() == []
    assert table.legal() == ["pass"]
    table.finish_round()
    assert table.view(None).market.bonus is None
    assert table.legal() == ["pass"]


@rule("FS-144", "FS-208")
def test_the_smaller_market_is_all_current_and_refilled_to_six() -> None:
    table = Table()
    table.show(7, 8, 10, 11, 12, 14)
    table.state.shuffled = True
    table.state.shrunk = True
    for seat in range(3):
        table.give(seat, food=20)
    assert table.offers() == [7, 8, 10, 11, 12, 14]
    table.say("offer 14", "buy")
    table.fate("draw 41")
    assert table.offers() == [7, 8, 10, 11, 12, 41]
    assert table.next() == []
