"""Greedy play: stronger than random, and fed."""

from __future__ import annotations

import pytest

from conftest import Numbers
from dolmen import CHANCE, OVER
from dolmen.bots import Bot, Seat, make_bot
from dolmen.core.rng import Rng
from dolmen.games.first_sparks.phases import HUNTING
from dolmen.games.first_sparks.state import FirstSparks
from rulebook.first_sparks.table import GAME, Table

MUST_ANSWER = ("refused", "discard")
MAY_HUNGER = ("second-member", "offer", "buy", "refused", "discard", "spread")


def play(bots: list[Bot], seed: int) -> tuple[FirstSparks, list[int]]:
    """A game of these bots, and how many members each seat lost to hunger."""
    state = GAME.start(len(bots))
    assert isinstance(state, FirstSparks)
    rng = Rng(seed)
    starved = [0] * len(bots)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        seat = int(state.to_move)
        starved[seat] += state.asked().name == "starve"
        state.apply(bots[seat].choose(Seat(GAME, state, seat, len(bots)), rng))
    return state, starved


def play_random(seed: int) -> tuple[FirstSparks, int, int]:
    """A game of greedy against random, greedy's seat, and how many members it lost."""
    me = seed % 2
    bots = [make_bot("greedy"), make_bot("random")]
    state, starved = play(bots if me == 0 else bots[::-1], seed)
    return state, me, starved[me]


def test_greedy_beats_random_and_stays_fed(numbers: Numbers) -> None:
    games = numbers(2, 40, 400)
    won = 0.0
    starved = limited = 0
    for n in range(games):
        state, me, lost = play_random(n)
        winners = state.outcome().winners
        won += (me in winners) / len(winners)
        starved += lost
        limited += state.round >= 40
    assert won / games >= 0.95
    assert starved <= games * 0.1
    assert limited <= games * 0.05


def after(state: FirstSparks, word: int) -> FirstSparks:
    copy = state.copy()
    copy.apply(word)
    return copy


def starving(state: FirstSparks, seat: int) -> int:
    """How many members a seat loses at its next feeding if from now on all pass and it answers well what it must."""
    s = state.copy()
    feeding = s.round if s.phase <= HUNTING else s.round + 1
    lost = 0
    while s.to_move != OVER and (s.round, s.phase) <= (feeding, HUNTING):
        if s.to_move == seat and s.asked().name in MUST_ANSWER:
            return lost + min(starving(after(s, word), seat) for word in s.legal())
        lost += s.to_move == seat and s.asked().name == "starve"
        s.apply(s.sample(Rng(0)) if s.to_move == CHANCE else s.legal()[-1])
    return lost


def own_faults(seats: int, seed: int) -> tuple[FirstSparks, list[int], int]:
    """A game of greedy clans, what they lost, and how often one chose hunger when a word would have avoided it."""
    greedy = make_bot("greedy")
    state = GAME.start(seats)
    assert isinstance(state, FirstSparks)
    rng = Rng(seed)
    starved = [0] * seats
    faults = 0
    safe = False
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        seat, kind = int(state.to_move), state.asked().name
        starved[seat] += kind == "starve"
        word = greedy.choose(Seat(GAME, state, seat, seats), rng)
        if kind in MAY_HUNGER and not (kind == "spread" and state.placed):  # a turn's members count together
            safe = any(not starving(after(state, other), seat) for other in state.legal())
        state.apply(word)
        if kind in MAY_HUNGER and safe and not (state.asked().name == "spread" and state.placed):
            faults += starving(state, seat) > 0
    return state, starved, faults


@pytest.mark.parametrize("seats", range(2, 7))
def test_greedy_clans_do_not_starve_themselves_and_reach_the_goal(seats: int, numbers: Numbers) -> None:
    games = numbers(1, 4, 200)
    played = [own_faults(seats, n) for n in range(games)]
    assert sum(faults for _, _, faults in played) <= numbers(0, 0, 10)
    assert sum(sum(starved) for _, starved, _ in played) <= numbers(1, 2, 100)
    assert sum(state.round >= 40 for state, _, _ in played) <= games * 0.04


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


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_games_end_by_size_in_a_sensible_number_of_rounds(seats: int, numbers: Numbers) -> None:
    rounds = sorted(int(play([make_bot("greedy")] * seats, n)[0].round) for n in range(numbers(2, 10, 60)))
    assert 4 <= rounds[len(rounds) // 2] <= 12


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
