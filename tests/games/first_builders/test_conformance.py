"""First Builders keeps the contract, also before it is installed and with options that go together."""

from __future__ import annotations

import pytest

from conftest import Numbers
from dolmen.games.first_builders.game import FirstBuildersGame
from dolmen.testing import check_game

GAME = FirstBuildersGame()
TOGETHER: dict[str, str | int] = {
    option.name: option.values[-1] if option.values else option.low
    for option in GAME.options
    if option.name != "round_limit"
} | {"war_main_action_steps": 2}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_game_keeps_the_contract_with_all_options_turned(seats: int, numbers: Numbers) -> None:
    check_game(GAME, seats, games=numbers(1, 2, 40), seed=3, every=numbers(80, 40, 2), **TOGETHER)
