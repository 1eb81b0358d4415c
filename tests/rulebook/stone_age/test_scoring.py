"""Final scoring and the winner (SA-143 … SA-158)."""

from __future__ import annotations

import pytest

from rulebook.rule import rule
from rulebook.stone_age.endgame import (
    before_scoring,
    empty_stack,
    end,
    give_buildings,
    last_building,
    numbers,
    scores,
    sheet,
    view,
    winners,
)
from rulebook.stone_age.table import Table

SANDS = (5, 7, 16, 24)  # four cards on display with which no test here scores anything

# The two cards of every symbol of culture (SA-148, and the card list SA-167 … SA-205).
SYMBOLS = {
    "writing": (2, 32),
    "medicine": (12, 36),
    "pottery": (1, 11),
    "sculpture": (23, 29),
    "music": (26, 27),
    "transport": (4, 18),
    "weaving": (13, 14),
    "time": (3, 30),
}


def scored(*cards: int, **things: int) -> Table:
    """A finished game in which seat 0 had these cards face down and these things, and no points before."""
    table = before_scoring(cards=SANDS)
    table.give_card(0, *cards)
    table.give(0, **things)
    end(table)
    return table


@rule("SA-143")
def test_points_of_buildings_and_of_point_cards_are_not_counted_again_at_the_end() -> None:
    table = Table(2, cards=(28, 2, 3, 4), tiles=(1, 2))
    last_building(table)
    table.give(0, wood=3, clay=1)
    table.place("building-1 1", "hunt 5", "card-1 1", "hunt 3")
    table.say("act building-1", "act card-1", "pay wood")
    assert scores(table) == [13, 0]
    while not table.over:
        table.step_quietly()
    assert sheet(table, 0) == {"buildings": 10, "awards": 3, "builders": 3}
    assert scores(table) == [16, 0]


@rule("SA-143")
@pytest.mark.parametrize("card", [26, 27, 28])
def test_a_point_card_of_an_earlier_round_gives_no_three_points_at_the_end(card: int) -> None:
    table = scored(card, awarded=3)
    green = {26: 1, 27: 1, 28: 0}[card]
    assert scores(table)[0] == 3 + green


@rule("SA-144")
def test_every_card_scores_its_lower_half_however_it_lies() -> None:
    table = Table(2, cards=(32, 2, 3, 4))
    give_buildings(table, 0, 20, 21)
    table.give_card(0, 15)  # two farmers, face down
    table.give_card(0, 33, 36, face_up=True)  # a toolmaker and medicine, both tops unused
    table.give(0, wood=1, level=4, tools=5, food=50)
    table.place("card-1 1", "hunt 5", "hunt 4")
    table.say("act card-1", "pay wood")
    table.fate("draw 28")  # three builders, unseen by the other player
    empty_stack(table)
    while not table.over:
        table.step_quietly()
    assert sheet(table, 0) == {"farmers": 8, "toolmakers": 5, "green": 4, "builders": 6, "resources": 2}


@rule("SA-145")
@pytest.mark.parametrize("n", range(1, 9))
def test_a_set_of_different_symbols_scores_its_size_squared(n: int) -> None:
    table = scored(*(pair[0] for pair in list(SYMBOLS.values())[:n]))
    assert scores(table) == [n * n, 0]


@rule("SA-146")
def test_elenas_five_symbols_and_a_second_pottery_score_26() -> None:
    writing, medicine, pottery, sculpture, music, second_pottery = 2, 12, 1, 23, 26, 11
    table = scored(writing, medicine, pottery, sculpture, music, second_pottery)
    assert sheet(table, 0) == {"green": 26}
    assert scores(table) == [26, 0]


@rule("SA-146")
def test_every_set_is_a_line_of_the_sheet() -> None:
    table = scored(2, 12, 1, 23, 26, 11)
    green = [item for item in table.state.outcome().items[0] if item.key == "green"]
    assert [(item.points, item.numbers) for item in green] == [(25, {"set": 1, "size": 5}), (1, {"set": 2, "size": 1})]


@rule("SA-146")
def test_all_sixteen_green_cards_score_128() -> None:
    table = scored(*(card for pair in SYMBOLS.values() for card in pair))
    assert scores(table) == [128, 0]


@rule("SA-146", "SA-147")
def test_the_sets_are_made_for_the_best_total() -> None:
    for different in range(1, 9):
        for twice in range(different + 1):
            pairs = list(SYMBOLS.values())
            cards = [pair[0] for pair in pairs[:different]] + [pair[1] for pair in pairs[:twice]]
            # Every symbol held twice is in both sets; those held once may go to either.
            once = different - twice
            best = max((twice + k) ** 2 + (twice + once - k) ** 2 for k in range(once + 1))
            assert scores(scored(*cards)) == [best, 0], (different, twice)


@rule("SA-148")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_each_of_the_eight_symbols_is_on_exactly_two_cards(symbol: str) -> None:
    table = scored(*SYMBOLS[symbol])
    assert [card.bottom for card in view(table, 0).players[0].cards] == [symbol, symbol]
    assert scores(table) == [2, 0]  # two sets of one
    others = [card for name, pair in SYMBOLS.items() if name != symbol for card in pair]
    table = scored(SYMBOLS[symbol][0], *others)
    assert scores(table) == [64 + 49, 0]


@rule("SA-149")
def test_five_farmers_on_level_seven_score_35() -> None:
    table = scored(6, 15, 19, level=7)
    assert sheet(table, 0) == {"farmers": 35}
    assert scores(table) == [35, 0]


@rule("SA-150")
def test_three_toolmakers_with_tools_of_seven_in_all_score_21() -> None:
    table = scored(9, 33, tools=7)
    assert table.tools(0) == [3, 2, 2]
    assert sheet(table, 0) == {"toolmakers": 21}
    assert scores(table) == [21, 0]


@rule("SA-151")
def test_seven_builders_with_six_buildings_score_42() -> None:
    table = before_scoring(cards=SANDS)
    table.give_card(0, 28, 8, 17)
    give_buildings(table, 0, 20, 21, 22, 23, 24, 25)
    end(table)
    assert sheet(table, 0) == {"builders": 42}
    assert scores(table) == [42, 0]


@rule("SA-152")
def test_three_shamans_with_eight_figures_score_24() -> None:
    table = scored(22, 20, figures=8)
    assert sheet(table, 0) == {"shamans": 24}
    assert scores(table) == [24, 0]


@rule("SA-153")
def test_the_persons_on_all_cards_of_a_role_are_added_before_multiplying() -> None:
    assert scores(scored(10, level=9, tools=4)) == [2 * 4, 0]  # one card, two toolmakers
    table = scored(6, 15, 31, 9, 34, 35, 25, 21, level=3, tools=8, figures=7)
    assert sheet(table, 0) == {
        "farmers": (2 + 2 + 1) * 3,
        "toolmakers": (2 + 1 + 2) * 8,
        "shamans": (2 + 1) * 7,
    }


@rule("SA-153")
def test_the_other_player_multiplies_by_what_is_his() -> None:
    table = before_scoring(cards=SANDS)
    table.give_card(0, 6)
    table.give_card(1, 15)
    table.give(0, level=2)
    table.give(1, level=9)
    end(table)
    assert scores(table) == [4, 18]


@rule("SA-154")
def test_one_use_tools_do_not_count_for_toolmakers() -> None:
    table = before_scoring(cards=SANDS)
    table.give_card(0, 33, 34, 35, face_up=True)  # values 4, 3, 2; one, one and two toolmakers
    table.give(0, tools=2)
    end(table)
    assert scores(table) == [4 * 2, 0]


@rule("SA-154")
def test_one_use_tools_do_not_count_in_the_tie_break() -> None:
    table = before_scoring(cards=SANDS)
    table.give_card(0, 33, face_up=True)
    table.give(1, level=1)
    end(table)
    assert scores(table) == [0, 0]
    assert winners(table) == (1,)


@rule("SA-155")
def test_a_resource_left_scores_one_whatever_its_kind_and_food_nothing() -> None:
    table = before_scoring(cards=SANDS)
    table.give(0, wood=2, gold=1, food=14)  # five are eaten
    table.give(1, clay=1, stone=1)
    end(table)
    assert table.player(0).food == 9
    assert sheet(table, 0) == {"resources": 3}
    assert scores(table) == [3, 2]


@rule("SA-156")
def test_the_highest_score_wins() -> None:
    table = before_scoring(4, cards=SANDS)
    for seat, points in enumerate([30, 41, 12, 40]):
        table.give(seat, awarded=points)
    table.give(3, tools=12, figures=10, level=10)
    end(table)
    assert winners(table) == (1,)
    assert table.state.outcome().places == (3, 1, 4, 2)


@rule("SA-156")
def test_the_highest_score_wins_even_below_zero() -> None:
    table = before_scoring(cards=SANDS)
    table.give(0, hungry=10)
    table.give(1, hungry=10, awarded=6)
    end(table)
    assert scores(table) == [-10, -4]
    assert winners(table) == (1,)


@rule("SA-156")
def test_points_of_the_final_scoring_decide_who_wins() -> None:
    table = before_scoring(cards=SANDS)
    table.give(0, awarded=20)
    table.give(1, awarded=15, level=3)
    table.give_card(1, 6)
    end(table)
    assert scores(table) == [20, 21]
    assert winners(table) == (1,)


@rule("SA-157")
def test_a_development_of_16_beats_15_at_120_points_each() -> None:
    table = before_scoring(cards=SANDS)
    table.give(0, awarded=120, tools=8, figures=6, level=1)
    table.give(1, awarded=120, tools=5, figures=7, level=4)
    end(table)
    assert scores(table) == [120, 120]
    assert winners(table) == (1,)
    assert table.state.outcome().places == (2, 1)


@rule("SA-157")
def test_development_counts_only_among_those_tied_for_first() -> None:
    table = before_scoring(3, cards=SANDS)
    table.give(0, awarded=50, level=2)
    table.give(1, awarded=50)
    table.give(2, awarded=49, tools=12, figures=10, level=10)
    end(table)
    assert winners(table) == (0,)
    assert table.state.outcome().places == (1, 2, 3)


@rule("SA-157")
def test_before_the_end_equal_markers_on_the_track_are_not_parted() -> None:
    table = before_scoring(cards=SANDS)
    table.give(0, awarded=50, level=2)
    table.give(1, awarded=50)
    assert table.state.outcome().places == (1, 1)
    end(table)
    assert table.state.outcome().places == (1, 2)


@rule("SA-158")
def test_players_with_equal_points_and_development_share_the_win() -> None:
    table = before_scoring(3, cards=SANDS)
    table.give(0, awarded=50, tools=3, food=60)
    table.give(1, awarded=50, level=3, food=70)
    table.give(2, awarded=50, level=2, food=90)
    end(table)
    assert winners(table) == (0, 1)
    assert table.state.outcome().places == (1, 1, 3)


@rule("SA-158")
def test_by_option_the_most_food_left_parts_a_second_tie() -> None:
    table = before_scoring(3, cards=SANDS, second_tie="food")
    table.give(0, awarded=50, tools=3, food=60)
    table.give(1, awarded=50, level=3, food=58)  # the level brings three more
    table.give(2, awarded=50, level=2, food=90)  # less developed: its food does not matter
    end(table)
    assert [table.player(seat).food for seat in range(2)] == [55, 56]
    assert winners(table) == (1,)
    assert table.state.outcome().places == (2, 1, 3)


@rule("SA-158")
def test_equal_food_too_is_a_shared_win() -> None:
    table = before_scoring(cards=SANDS, second_tie="food")
    table.give(0, awarded=50, food=60)
    table.give(1, awarded=50, food=58)  # and two from the last hunt
    end(table)
    assert winners(table) == (0, 1)


@rule("SA-143", "SA-144")
def test_nothing_of_the_final_scoring_is_on_the_track_before_the_end() -> None:
    table = before_scoring(cards=SANDS)
    table.give_card(0, 1, 2, 6)
    table.give(0, level=5, wood=4, awarded=7)
    assert scores(table) == [7, 0]
    assert sheet(table, 0) == {"awards": 7}
    end(table)
    assert scores(table) == [7 + 4 + 10 + 4, 0]
    assert numbers(view(table, 1).players[0].cards) == [1, 2, 6]


@rule("SA-148")
def test_who_has_no_symbol_has_one_empty_set_on_the_sheet() -> None:
    table = scored()
    green = [item for item in table.state.outcome().items[0] if item.key == "green"]
    assert [(item.points, item.numbers) for item in green] == [(0, {"set": 1, "size": 0})]
