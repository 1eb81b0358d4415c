"""A box of one's own: the board shows its figures, since it has none itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from browser.house import Server, make_table, play_turns

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
CAVEMEN = """
[cavemen]
item = [
  { id = "hunter", copies = 2, points = 13, counts = "mammoth" },
  { id = "fisherwoman", copies = 2, points = 13, counts = "fish" },
  { id = "gatherer", copies = 2, points = 14, counts = "mushroom" },
  { id = "sculptor", copies = 2, points = 15, counts = "flint" },
  { id = "painter", copies = 2, points = 12, counts = "resource" },
  { id = "fire-lady", copies = 2, points = 11, counts = "fire" },
  { id = "shaman", copies = 2, points = 12, counts = "caveman" },
  { id = "warrior-1", copies = 4, power = 4 },
  { id = "warrior-2", copies = 3, power = 5 },
  { id = "warrior-3", copies = 1, power = 6 },
]
"""
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("data")
    (folder / "other.toml").write_text(OTHER)
    (folder / "cavemen.toml").write_text(CAVEMEN)
    own = (f"stone-age={folder / 'other.toml'}", f"kingdomino-origins={folder / 'cavemen.toml'}")
    with Server(folder, *(word for file in own for word in ("--components", file))) as running:
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


def test_cavemen_of_another_box_show_and_tell_their_numbers(page: Page, server: Server) -> None:
    """Each of the cave by its points, as it is drawn and as it is told; warriors by their power."""
    table = make_table(page, server, [{"kind": "me", "name": "Peak"}, BOT], {"mode": "tribe"}, "kingdomino-origins")
    page.goto(f"{server.url}/table/{table}")
    cavemen = page.locator(".cave [data-what^='caveman:'][aria-label]")
    page.wait_for_selector("[data-lit]")
    for _ in range(8):  # the cave is filled when the first row has been chosen
        if cavemen.count() < 4:
            play_turns(page, 1)
    expect(cavemen.nth(3)).to_be_visible()
    numbers = {id: int(n) for id, n in re.findall(r'id = "([\w-]+)", copies = \d, (?:points|power) = (\d+)', CAVEMEN)}
    for caveman in cavemen.all():
        name = (caveman.get_attribute("data-what") or "").removeprefix("caveman:")
        told = caveman.get_attribute("aria-label") or ""
        drawn = caveman.locator("g[aria-hidden] text.d")
        if name.startswith("warrior"):
            assert f"power {numbers[name]};" in told
        else:
            assert f"{numbers[name]} points for each" in told
            assert drawn.text_content() == str(numbers[name])
