"""Greedy play is fed. How strong it is: bench/strength.py; how often it hungers in whole games: bench/hunger.py."""

from __future__ import annotations

import pytest

from dolmen import CHANCE
from dolmen.bots import Seat, make_bot
from dolmen.core.rng import Rng
from rulebook.first_sparks.table import GAME, Table


def greedy_until_fed(table: Table, seat: int) -> None:
    """The seat plays greedily, the others pass and place nobody, until all clans have eaten once more."""
    greedy = make_bot("greedy")
    fed = len(table.events("fed"))
    while not table.over and len(table.events("fed")) < fed + table.seats and table.asked != "starve":
        if table.to_move == CHANCE:
            table.state.apply(table.state.sample(Rng(0)))
        elif table.to_move == seat:
            table.state.apply(greedy.choose(Seat(GAME, table.state, seat, table.seats), Rng(0)))
        else:
            table.state.apply(table.state.legal()[-1])  # pass, decline, done


@pytest.mark.parametrize("food", [4, 6, 8, 12, 20])
@pytest.mark.parametrize("size", [3, 5, 8])
def test_greedy_does_not_spread_beyond_what_it_can_feed(size: int, food: int) -> None:
    table = Table()
    table.stand_many(0, size)
    table.give(0, food=food + size, cards=(3, 12))  # Herbs and a field: three grain a round
    table.jump("spreading")
    greedy_until_fed(table, 0)
    assert table.asked != "starve"


@pytest.mark.parametrize("food", [2, 3, 4, 5, 6])
def test_greedy_does_not_buy_with_the_food_its_clan_must_eat(food: int) -> None:
    table = Table()
    table.stand_many(0, 1 + food * 2 // 3)  # what spoilage leaves, and one grain: just enough
    table.give(0, food=food)
    greedy_until_fed(table, 0)
    assert table.asked != "starve"


def test_a_better_position_is_worth_more() -> None:
    table = Table()
    even = table.state.values()
    assert abs(sum(even) - 1) < 1e-9
    table.give(1, food=12)
    assert table.state.values()[1] > even[1]
    table.give(1, food=7, cards=(2, 22))  # a good basket, at the berry bush
    assert table.members(1) == ["t1-b0"]
    assert table.state.values()[1] > even[1]
    for seat in range(3):
        table.stand_many(seat, 12 if seat == 1 else 9)
        table.give(seat, food=12, cards=(3 - seat, 38 if seat == 0 else 37 if seat == 1 else 36))
    assert table.state.values()[1] > 0.5


def test_somebody_about_to_starve_is_worth_less() -> None:
    table = Table()
    before = table.state.values()[0]
    table.stand_many(0, 8)
    table.give(0, food=0)
    assert table.state.values()[0] < before


def test_neutral_members_are_not_taken_for_a_players_own() -> None:
    table = Table(2)
    table.stand_many(0, 9)
    table.stand_many(1, 8)
    table.stand_many(2, 5)
    table.give(0, food=17, cards=(2, 36, 37, 40))
    table.give(1, food=17, cards=(1, 34, 38, 39))
    table.set_order(0, 1)
    table.jump("spreading")
    before = table.state.values()[1]
    prices = []
    while table.asked == "neutral":
        prices.append(int(table.state.box.step[table.state.placed]))
        table.say(table.legal()[0])
    assert prices == [1, 1, 1, 1]  # the base price of the player's own next member
    assert table.asked == "spread"
    assert abs(table.state.values()[1] - before) < 0.02
