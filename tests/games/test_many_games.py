"""Many random games: no exception, nothing lost, all ended."""

from __future__ import annotations

import pytest

import dolmen
from conftest import Numbers
from dolmen import CHANCE, OVER, Rng, Words
from dolmen.bots.playout import Tally, play_out
from ours import GAMES

TABLES = [(id, seats) for id in GAMES for seats in dolmen.load(id).seats]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_components_are_conserved_at_every_step(id: str, seats: int, numbers: Numbers) -> None:
    game = dolmen.load(id)
    rng = Rng(seats)
    out = Words()
    for _ in range(numbers(3, 60, 10_000)):
        state = game.start(seats)
        census = game.census(state)
        words = 0
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                word = state.sample(rng)
            else:
                state.list_into(out)
                word = out.at(rng.below(out.size))
            state.apply(word)
            words += 1
            assert game.census(state) == census
        assert words <= game.max_words


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_random_games_all_end_within_their_bound(id: str, seats: int, numbers: Numbers) -> None:
    game = dolmen.load(id)
    out = Words()
    longest = 0
    for seed in range(numbers(5, 1_000, 10_000)):
        tally = Tally()
        state = game.start(seats)
        play_out(state, Rng(seed), out, tally)
        assert state.to_move == OVER
        assert min(state.outcome().places) == 1
        longest = max(longest, int(tally.words))
    assert longest <= game.max_words
