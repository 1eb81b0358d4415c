"""The limit of rounds (SA-220): ours, so that every game ends."""

from __future__ import annotations

import pytest

from dolmen import BadOption
from rulebook.rule import rule
from rulebook.stone_age.endgame import before_feeding, display, empty_stack, end, feed, scores, sheet, winners
from rulebook.stone_age.table import GAME, Table


@rule("SA-220")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_the_game_ends_after_the_feeding_of_the_last_round(limit: int) -> None:
    table = Table(2, round_limit=limit)
    for number in range(1, limit + 1):
        assert not table.over
        assert table.state.round == number
        table.finish_round()
    assert table.over
    assert table.state.round == limit
    assert len(table.events("fed")) == 2 * limit
    assert table.events("ended")[0]["why"] == "limit"


@rule("SA-220")
def test_at_the_limit_cards_resources_hunger_and_ties_count_as_at_any_end() -> None:
    table = before_feeding(cards=(1, 2, 3, 4), round_limit=1)
    table.give(0, food=0, awarded=35, wood=2, level=2)
    table.give_card(0, 15, 36)
    table.give(1, awarded=32, tools=1)
    end(table)
    assert sheet(table, 0) == {"awards": 35, "hunger": -10, "farmers": 4, "green": 1, "resources": 2}
    assert scores(table) == [32, 32]
    assert winners(table) == (0,)  # 5 figures and level 2 against 5 figures and a tool


@rule("SA-220")
def test_a_hungry_player_still_decides_in_the_last_feeding() -> None:
    table = before_feeding(round_limit=1)
    table.give(0, food=4, wood=2)
    feed(table)
    assert table.asked == "feed"
    table.say("pay wood")
    assert table.over
    assert scores(table) == [1, 0]


@rule("SA-220")
def test_no_cards_are_laid_after_the_last_round() -> None:
    table = Table(2, cards=(26, 12, 13, 14), round_limit=1)
    table.give(0, wood=1)
    table.place("card-1 1")
    table.everybody_hunts()
    table.say("act card-1", "pay wood")
    table.finish_round()
    assert table.over
    assert sorted(display(table)) == [0, 12, 13, 14]


@rule("SA-220")
def test_the_rulebooks_own_ends_come_first() -> None:
    table = Table(2, round_limit=9)
    table.everybody_hunts()
    empty_stack(table)
    table.finish_round()
    assert table.over
    assert table.events("ended")[0]["why"] == "buildings"


@rule("SA-220")
def test_a_game_in_which_nobody_ever_buys_anything_ends_after_sixty_rounds() -> None:
    table = Table(2)
    while not table.over:
        table.finish_round()
    assert table.state.round == 60


@rule("SA-220")
@pytest.mark.parametrize("limit", [0, 61, -1, "many"])
def test_a_limit_below_one_or_above_sixty_is_refused(limit: int | str) -> None:
    with pytest.raises(BadOption, match="round_limit"):
        GAME.start(2, round_limit=limit)
