"""The First Sparks keeps the contract, also before it is installed and with options that go together."""

from __future__ import annotations

import pytest

from conftest import Numbers
from dolmen.testing import check_game
from rulebook.first_sparks.table import GAME

TOGETHER: dict[str, str | int] = {
    "map": "random",
    "offer_precedence": "last",
    "discard_new_tool": "off",
    "plow_bonus": 2,
    "speech_surcharge": "one_less",
    "starved_members": "box",
    "last_member": "starves",
    "full_tie": "later",
    "first_offer": "payable",
    "boxed_tool": "position",
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_game_keeps_the_contract_with_all_options_turned(seats: int, numbers: Numbers) -> None:
    check_game(GAME, seats, games=numbers(1, 2, 40), seed=3, every=numbers(80, 40, 2), **TOGETHER)
