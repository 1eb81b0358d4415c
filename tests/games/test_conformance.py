"""Every installed game keeps the contract, at every seat count and with every option."""

from __future__ import annotations

import pytest

import dolmen
from conftest import Numbers
from dolmen.testing import check_game
from ours import GAMES

TABLES = [(id, seats) for id in GAMES for seats in dolmen.load(id).seats]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_game_keeps_the_contract(id: str, seats: int, numbers: Numbers) -> None:
    game = dolmen.load(id)
    defaults = {option.name: option.default for option in game.options}
    summary = check_game(game, seats, games=numbers(1, 1, 100), seed=11, every=numbers(8, 8, 1), **defaults)
    assert summary.looks > 10


@pytest.mark.parametrize("id", GAMES)
def test_every_value_of_every_option_can_be_played(id: str, numbers: Numbers) -> None:
    game = dolmen.load(id)
    seats = list(game.seats)[: numbers(1, 9, 9)]
    check_game(game, seats, games=0, seed=5, every=numbers(50, 20, 1))
