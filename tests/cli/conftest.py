"""What the tests of the command line share: a folder of their own, and a recorded game."""

from __future__ import annotations

from pathlib import Path

import pytest

import dolmen
from dolmen import Game, Match, Rng


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings and saved games of the test alone, and a known language."""
    folder = tmp_path / "home"
    monkeypatch.setenv("DOLMEN_FOLDER", str(folder))
    monkeypatch.setenv("LANG", "C")
    for name in ("DOLMEN_LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    return folder


def play_randomly(game: Game, words: int = 100_000, **options: str | int) -> Match:
    """A match of two after so many random decisions."""
    rng = Rng(4)
    match = Match(game, ["Peak", "Wave (random)"], options, Rng(5))
    while not match.over and words > 0:
        legal = match.legal()
        match.play(match.to_move, legal[rng.below(len(legal))])
        words -= 1
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a short finished game."""
    game = dolmen.load("stone-age")
    path = tmp_path / "game.dolmen"
    play_randomly(game, round_limit=2).record().save(path, game)
    return path
