"""Many random games of every mode and seat count: all end, nothing is lost, every sheet adds up."""

from __future__ import annotations

import pytest

from conftest import Numbers
from dolmen import OVER, Rng, Words
from dolmen.bots.playout import Tally, play_out
from rulebook.kingdomino_origins.table import GAME

OTHER = {option.name: option.values[-1] for option in GAME.options if option.name not in ("mode", "tiles")}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
def test_every_mode_ends_with_everything_in_its_place(mode: str, seats: int, numbers: Numbers) -> None:
    out = Words()
    for seed in range(numbers(4, 100, 10_000)):
        tally = Tally()
        options = OTHER if seed % 4 == 3 else {}
        state = GAME.start(seats, mode=mode, **options)
        census = GAME.census(state)
        play_out(state, Rng(seed), out, tally)
        assert state.to_move == OVER
        assert tally.words <= GAME.max_words
        assert GAME.census(state) == census
        outcome = state.outcome()
        assert list(outcome.scores) == state.scores()
        assert 1 in outcome.places


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_classic_dominoes_too(seats: int, numbers: Numbers) -> None:
    out = Words()
    for seed in range(numbers(4, 100, 10_000)):
        state = GAME.start(seats, tiles="classic", middle="true", complete="true")
        play_out(state, Rng(seed), out, Tally())
        assert list(state.outcome().scores) == state.scores()
