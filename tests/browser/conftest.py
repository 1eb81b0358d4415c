"""One server and one browser for all browser tests of a module; every page is another person's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.house import FLAGS, HANDS, People, Server, find_chromium
from browser.moments import Staged

expect.set_options(timeout=20_000)  # machines may have much else to do


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="module")
def moments_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staged]:
    """Its tables begin at a moment of one's choice."""
    with Staged(tmp_path_factory.mktemp("moments")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as api:
        found = api.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield found
        found.close()


@pytest.fixture(autouse=True)
def steady_hand(request: pytest.FixtureRequest) -> None:
    """Hands touch the same things at every run."""
    HANDS.seed(request.node.nodeid)


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    """Makes persons: each call is another browser profile."""
    company = People(browser)
    yield company
    company.leave()
    assert not company.errors, company.errors


@pytest.fixture
def page(people: People) -> Page:
    return people.come()


@pytest.fixture
def axe() -> str:
    """The source of axe-core."""
    return (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
