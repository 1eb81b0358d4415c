"""A box of one's own: the board shows its figures, since it has none itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from browser.house import Server, make_table

OTHER = """
[resources]
divisor = { wood = 2, clay = 4, stone = 5, gold = 6 }
value = { wood = 30, clay = 40, stone = 50, gold = 60 }
hunt = 2
[limits]
figures = 10
level = 10
gatherers = 5
stack = 7
penalty = 10
"""
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("data")
    (folder / "other.toml").write_text(OTHER)
    with Server(folder, "--components", f"stone-age={folder / 'other.toml'}") as running:
        yield running


def test_a_board_shows_the_values_of_another_box(page: Page, server: Server) -> None:
    """Five may gather in the forest, not seven; its dice are divided by two, not by three; wood is worth 30, not 3."""
    table = make_table(page, server, [{"kind": "me", "name": "Peak"}, BOT], {"first_player": "random"})
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector("[data-lit]")
    assert "5 free" in (page.locator("[data-lit][aria-label^='Forest']").get_attribute("aria-label") or "")
    page.locator("[data-lit][aria-label^='Forest']").dispatch_event("click")
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text(re.compile(r"\d+ dic?e ÷ 2: about [\d.]+ wood"))
    dice, about = re.findall(r"(\d+) dic?e ÷ 2: about ([\d.]+) wood", prompt.inner_text().replace("\n", " "))[0]
    thrown = [sum(faces) // 2 for faces in product(range(1, 7), repeat=int(dice))]
    assert float(about) == pytest.approx(sum(thrown) / len(thrown), abs=0.06)
    building = page.locator("[aria-label*='–'][aria-label^='Building']")
    for label in building.evaluate_all("found => found.map((one) => one.getAttribute('aria-label'))"):
        least, most = map(int, re.findall(r"(\d+)–(\d+) points", label)[0])
        assert least >= 30
        assert most % 10 == 0
