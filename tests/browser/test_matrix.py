"""The table at every size: nothing lit is covered, no text is tiny or lies over another, nothing scrolls sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

import dolmen
from browser.house import People, redrawn
from browser.matrix import LANGUAGES, SIZES, audit, look, sample, whole
from browser.moments import GAMES, Staged, moments, open_moment
from conftest import Numbers
from dolmen.core.texts import Texts


@pytest.mark.parametrize("game", GAMES)
def test_the_table_holds_at_every_size(game: str, browser: Browser, moments_server: Staged, numbers: Numbers) -> None:
    cells = (
        whole([game], "", LANGUAGES, SIZES) if numbers(0, 0, 1) else (cell for cell in sample() if cell[0].game == game)
    )
    faults = [
        f"{moment.name} {language} {size}: {fault}"
        for moment, language, sizes in cells
        for size, found in audit(browser, moments_server, moment, language, sizes)
        for fault in found
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_holds_at_every_size(game: str, people: People, moments_server: Staged) -> None:
    """At the move of which there is most to tell."""
    language = LANGUAGES[GAMES.index(game) % 2]
    page = people.come(language=language)
    open_moment(page, moments_server, next(moment for moment in moments(game).values() if moment.question == "end"))
    steps = page.request.get(page.url.replace("/table/", "/records/") + ".json").json()["steps"]
    texts = Texts.of(dolmen.load(game), language)
    told = [texts.event(step["events"][-1]) if step["events"] else "" for step in steps]
    page.goto(f"{page.url.replace('/table/', '/replay/')}?move={1 + max(range(len(told)), key=lambda k: len(told[k]))}")
    page.wait_for_selector(".replay input")
    faults = [f"{size}: {fault}" for size in SIZES for fault in look(page, size)]
    assert not faults, "\n".join(faults)


# A small lit target, and a point beside it that belongs to nothing lit but that a finger still covers.
BESIDE = """() => {
  for (const one of document.querySelectorAll('[data-dense] [data-lit]')) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (Math.min(width, height) > 41) continue;
    for (const [dx, dy] of [[21, 0], [-21, 0], [0, 21], [0, -21]]) {
      const hit = document.elementFromPoint(x + dx, y + dy);
      if (hit?.closest('[data-dense]') && !hit.closest('[data-lit], button'))
        return { word: one.dataset.lit, x: x + dx, y: y + dy };
    }
  }
  return null;
}"""


def test_a_touch_beside_a_small_target_reaches_it(people: People, moments_server: Staged) -> None:
    page = people.come(360, 640)
    open_moment(page, moments_server, moments("first-builders")["first-builders place 4"])
    redrawn(page)
    beside = page.evaluate(BESIDE)
    assert beside
    page.touchscreen.tap(beside["x"], beside["y"])
    expect(page.locator(f"[data-dense] [data-picked][data-lit='{beside['word']}']")).to_be_visible()
