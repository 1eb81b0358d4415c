"""Stone Age has one secret only, the card drawn with card 32; here every card draws one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dolmen
from conftest import Numbers
from dolmen.games.stone_age.game import HOME
from dolmen.testing import check_game


@pytest.fixture(scope="module")
def drawing_pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pack in which the top of every second card is a draw, and cards cost one resource."""
    text = (HOME / "components.toml").read_text(encoding="utf-8")
    cards = text[text.index("[cards]") : text.index("[buildings]")]
    cards = re.sub(r'id = (\d*[02468]), top = "[a-z-]+"(, amount = \d+)?', r'id = \1, top = "draw"', cards)
    path = tmp_path_factory.mktemp("packs") / "draws.toml"
    path.write_text(f"[slots]\ncosts = [1, 1, 1, 1]\n\n{cards}", encoding="utf-8")
    return path


@pytest.mark.parametrize("bought_cards", ["counted", "open"])
def test_many_secrets_stay_secret(drawing_pack: Path, bought_cards: str, numbers: Numbers) -> None:
    game = dolmen.load("stone-age", drawing_pack)
    rounds, every = numbers(6, 10, 60), numbers(100, 20, 2)
    summary = check_game(
        game, games=numbers(1, 2, 50), seed=3, every=every, bought_cards=bought_cards, round_limit=rounds
    )
    assert summary.secrets > 6
    assert summary.alike > 6
