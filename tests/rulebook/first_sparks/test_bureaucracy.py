"""Phase 4: bureaucracy (FS-191 … FS-209)."""

from __future__ import annotations

import pytest

from dolmen.games.first_sparks.words import FOODS
from rulebook.first_sparks.table import BOARDS, GAME, Table
from rulebook.rule import rule


@rule("FS-191")
def test_order_then_refill_then_market() -> None:
    table = Table()
    table.log.events.clear()
    table.jump("bureaucracy")
    told = [table.log.book.name(event) for event in table.log.events]
    assert told == ["ordered"] * 3 + ["refilled"] * 4 + ["put-under"]


@rule("FS-192")
def test_the_larger_clan_is_first() -> None:
    table = Table()
    for seat, size in ((0, 3), (1, 7), (2, 5)):
        table.stand_many(seat, size)
    table.jump("bureaucracy")
    assert table.order() == [1, 2, 0]


@rule("FS-193")
def test_equal_clans_are_ordered_by_their_highest_card() -> None:
    anya, styopa, vova = 0, 1, 2
    table = Table()
    table.stand_many(anya, 6)
    table.stand_many(styopa, 7)
    table.stand_many(vova, 7)
    table.give(anya, cards=(3, 41))
    table.give(styopa, cards=(2, 18))
    table.give(vova, cards=(1, 15))
    table.jump("bureaucracy")
    assert table.order() == [styopa, vova, anya]


@rule("FS-193")
def test_boxed_cards_do_not_count_for_order() -> None:
    table = Table()
    table.give(0, cards=(3,))
    table.give(1, cards=(2, 8, 10, 40))
    table.give(2, cards=(1, 25))
    table.give(1, cards=(2, 8, 10))  # 40 has been put away
    table.jump("bureaucracy")
    assert table.order() == [2, 1, 0]


@rule("FS-193")
def test_knowledge_counts_for_order_like_a_tool() -> None:
    table = Table()
    table.give(0, cards=(3, 20))
    table.give(1, cards=(2, 21))  # Sledge
    table.give(2, cards=(1, 19))
    table.jump("bureaucracy")
    assert table.order() == [1, 0, 2]


@rule("FS-194")
def test_no_tie_remains_because_every_clan_holds_a_card() -> None:
    table = Table()
    table.give(0, cards=(7,))
    table.give(1, cards=(2,))
    table.give(2, cards=(9, 10))
    table.set_order(0, 1, 2)
    table.jump("bureaucracy")
    assert table.order() == [2, 0, 1]
    highest = [max(table.cards(seat)) for seat in range(3)]
    assert len(set(highest)) == 3


@rule("FS-196")
def test_the_refill_is_added_to_what_is_left() -> None:
    table = Table()
    table.stock(berry=3, fish=0, bear=7, mammoth=1)
    table.jump("bureaucracy")
    assert table.harvest() == {"berry": 8, "fish": 3, "bear": 9, "mammoth": 4}
    told = {event["kind"]: event["amount"] for event in table.events("refilled")}
    assert told == {"berry": 5, "fish": 3, "bear": 2, "mammoth": 3}  # what came, not what lies there


@rule("FS-196", "FS-200")
def test_a_space_that_is_full_gets_nothing_and_nothing_is_told() -> None:
    table = Table()
    full = {kind: int(count) for kind, count in zip(FOODS, table.state.box.tokens, strict=False)}
    table.stock(**full)
    table.jump("bureaucracy")
    assert table.harvest() == full
    assert table.events("refilled") == []


@rule("FS-197", "FS-199")
@pytest.mark.parametrize(
    ("seats", "base", "refill"),
    [
        (2, (2, 1, 0, 0), (4, 2, 1, 2)),
        (3, (3, 2, 1, 1), (5, 3, 2, 3)),
        (4, (4, 2, 1, 1), (7, 4, 3, 2)),
        (5, (5, 3, 2, 1), (8, 6, 4, 3)),
        (6, (6, 4, 3, 1), (9, 7, 6, 4)),
    ],
)
def test_the_base_for_each_number_of_players(seats: int, base: tuple[int, ...], refill: tuple[int, ...]) -> None:
    table = Table(seats)
    grounds = [food for tile in table.view(None).tiles for food in tile.grounds]
    counted = tuple(grounds.count(food) for food in ("berry", "fish", "bear", "mammoth"))
    assert tuple(n - k for n, k in zip(table.refill(), counted, strict=True)) == base
    assert table.refill() == refill


@rule("FS-200")
def test_a_harvest_space_never_holds_more_than_there_are_tokens() -> None:
    table = Table(6)
    table.stock(berry=13, fish=20, bear=17, mammoth=12)
    table.jump("bureaucracy")
    assert table.harvest() == {"berry": 18, "fish": 20, "bear": 18, "mammoth": 12}


@rule("FS-202", "FS-204")
def test_the_highest_card_goes_under_the_deck_and_one_is_drawn() -> None:
    table = Table()
    table.everybody_passes(draw=33)
    table.nobody_spreads()
    assert table.market() == [8, 9, 10, 11, 12, 13, 14]
    assert table.under() == [33]
    assert [event["card"] for event in table.events("put-under")] == [33]
    before = table.deck()
    assert 33 not in table.draws()
    table.fate("draw 15")
    assert table.deck() == before - 1
    assert table.current() == [8, 9, 10, 11]
    assert table.next() == [12, 13, 14, 15]


@rule("FS-203")
def test_one_card_only_even_if_the_drawn_one_is_the_highest() -> None:
    table = Table()
    table.jump("bureaucracy")
    table.fate("draw 41")
    assert table.round == 2
    assert table.next() == [11, 12, 13, 41]
    assert table.under() == [14]


@rule("FS-205")
def test_from_an_empty_market_the_shuffle_card_leaves_alone() -> None:
    table = Table()
    table.state.boxed |= table.state.market
    table.state.market = 0
    table.state.waits = True
    table.jump("bureaucracy")
    assert table.phase == "buying"
    assert table.events("left-game") == []
    assert len(table.events("shrank")) == 1


@rule("FS-205", "FS-209", "FS-256")
def test_the_shuffle_card_drawn_here_leaves_with_the_lowest_card() -> None:
    table = Table()
    table.finish_round(draw=20)
    under = table.under()
    table.last_above(0)
    lowest, highest = min(table.market()), max(table.market())
    rest = [card for card in table.market() if card not in (lowest, highest)]
    unseen = table.view(None).deck.unseen
    table.jump("bureaucracy")
    assert table.phase == "buying"  # nothing further was drawn
    assert table.market() == rest
    assert len(rest) == 6
    assert lowest in table.boxed()
    view = table.view(None)
    assert view.deck.unseen == sorted([*under, highest])
    assert view.deck.cards == 2
    assert view.deck.under == []
    assert not view.market.shuffle_card
    assert set(unseen) <= set(table.boxed())


@rule("FS-206")
def test_a_shuffle_card_that_waits_leaves_with_the_lowest_instead_of_the_highest_card() -> None:
    table = Table()
    table.finish_round(draw=20)
    table.last_above(0)
    for seat in range(3):
        table.give(seat, food=20)
    first, *_ = table.current()
    table.say(f"offer {first}", "buy")
    assert table.view(None).market.shuffle_card
    ranked = table.market()
    assert len(ranked) == 7
    table.everybody_passes()
    table.nobody_spreads()
    assert table.market() == ranked[1:]
    assert table.view(None).market.small
    assert ranked[0] in table.boxed()
    assert table.round == 3


@rule("FS-207")
def test_afterwards_no_highest_card_goes_under_but_grain_and_the_unsold_card_go_on() -> None:
    table = Table()
    table.state.shuffled = True
    table.state.shrunk = True
    table.show(10, 11, 12, 14, 16, 17)
    table.jump("bureaucracy")
    assert table.phase == "buying"
    assert table.market() == [10, 11, 12, 14, 16, 17]
    assert table.view(None).market.bonus == 10
    table.say("pass", "pass", "pass")
    assert 10 in table.boxed()
    table.fate("draw 25")
    assert table.market() == [11, 12, 14, 16, 17, 25]


@rule("FS-140")
def test_the_shuffle_card_drawn_for_the_unsold_card_waits_too() -> None:
    table = Table()
    table.finish_round(draw=20)
    table.last_above(0)
    table.everybody_passes()  # the lowest card is unsold; no second card is drawn
    assert table.view(None).market.shuffle_card
    assert len(table.market()) == 7
    table.nobody_spreads()
    assert len(table.market()) == 6


@rule("FS-199")
def test_the_maps_of_the_tests_are_those_of_the_lines() -> None:
    assert [name for name, _, _ in BOARDS[5]] == ["t1", "t2", "t3", "t4", "t5"]
    assert [name for name, _, _ in BOARDS[2]] == ["t1", "t2", "t3"]
    assert len(GAME.pack.blocks.tiles.item) == 6
