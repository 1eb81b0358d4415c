"""Features of all games: as many as are named, at every node; and corrections begin as the value set by hand."""

from __future__ import annotations

import math

import pytest

import dolmen
from dolmen import CHANCE, OVER, Rng, State
from dolmen.core.shares import shares
from ours import GAMES

NAMING = [id for id in GAMES if dolmen.load(id).features]
CORRECTING = [id for id in NAMING if "reckoned" in dolmen.load(id).features]


def walk(id: str, seats: int, seed: int) -> list[State]:
    """All positions of a random game, but the last."""
    rng = Rng(seed)
    state: State = dolmen.load(id).start(seats)
    found = []
    while state.to_move != OVER:
        found.append(state.copy())
        legal = state.legal()
        state.apply(state.sample(rng) if state.to_move == CHANCE else legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("id", NAMING)
def test_every_position_has_the_features_that_are_named(id: str) -> None:
    game = dolmen.load(id)
    for seats in (game.seats[-1], 2):
        for state in walk(id, seats, 3):
            numbers = list(state.features())
            assert len(numbers) == seats * len(game.features)
            assert all(math.isfinite(number) for number in numbers)
            assert 0 <= state.left() <= 1


@pytest.mark.parametrize("id", CORRECTING)
def test_a_correction_begins_as_the_value_set_by_hand(id: str) -> None:
    """Where a table has no weights, what is reckoned makes the same shares as the value (but at special moments)."""
    game = dolmen.load(id)
    seats = game.seats[-1]
    assert game.mind(seats, game.settle({})) is None
    at = game.features.index("reckoned")
    same = 0
    positions = walk(id, seats, 5)
    for state in positions:
        numbers = list(state.features())
        reckoned = [numbers[seat * len(game.features) + at] for seat in range(seats)]
        same += shares(reckoned, 1.0) == pytest.approx(state.values(), abs=1e-6)
    assert same > 0.6 * len(positions)
