"""What all tests share: how large the numbers are, and the games."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import dolmen
from dolmen import Game, Match, Rng

SIZES = ("small", "usual", "long")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--numbers", choices=SIZES, default="usual", help="how many games, examples and steps")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the lines of docs/rules/ that a test would catch if broken")
    size = config.getoption("--numbers")
    examples = {"small": 15, "usual": 100, "long": 2_000}[size]
    settings.register_profile(
        size, max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), derandomize=size != "long"
    )
    settings.load_profile(size)


class Numbers:
    """Picks the number that fits the size of the run."""

    def __init__(self, size: str) -> None:
        self.size = size

    def __call__(self, small: int, usual: int, long: int) -> int:
        return {"small": small, "usual": usual, "long": long}[self.size]


@pytest.fixture(scope="session")
def numbers(request: pytest.FixtureRequest) -> Numbers:
    return Numbers(request.config.getoption("--numbers"))


@pytest.fixture(scope="session")
def stone_age() -> Game:
    return dolmen.load("stone-age")


@pytest.fixture
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
