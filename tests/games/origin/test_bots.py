"""What the value of a position is good for: greedy play. How strong that is: bench/strength.py."""

from __future__ import annotations

import pytest

from conftest import Numbers
from dolmen import CHANCE, OVER
from dolmen.bots import Bot, make_bot
from dolmen.bots.seat import Seat
from dolmen.core.rng import Rng
from dolmen.games.origin.state import Origin
from rulebook.origin.table import GAME, Table


def play(bots: list[Bot], seed: int) -> Origin:
    """A whole game between bots."""
    state = GAME.start(len(bots))
    rng = Rng(seed)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        seat = int(state.to_move)
        state.apply(bots[seat].choose(Seat(GAME, state, seat, len(bots)), rng))
    return state


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_games_end_by_themselves(seats: int, numbers: Numbers) -> None:
    for n in range(numbers(0, 3, 40)):
        state = play([make_bot("greedy")] * seats, n)
        assert state.ending >= 0
        assert state.number < 100


def test_a_better_position_is_worth_more() -> None:
    table = Table()
    even = table.state.values()
    assert abs(sum(even) - 1) < 1e-9
    assert even[0] == even[1] or abs(even[0] - even[1]) < 0.1
    table.straits(0, 5)
    assert table.state.values()[0] > even[0]


def test_pawns_that_count_for_a_goal_in_hand_are_worth_more() -> None:
    values = []
    for lands in (("sa_ori", "sa_and"), ("na_mac", "na_lab")):
        table = Table()
        table.strip(0)
        table.give(0, "in_south_america")
        table.stand_anyhow(0, *lands)
        values.append(table.state.values()[0])
    assert values[0] > values[1]
