"""What all tests share: how large the numbers are, and the games."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

import dolmen
from dolmen import Game

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
