"""What is this? Every thing on every board answers; the card stays beside it, and nothing is played by asking."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import dolmen
from browser.house import People, check_axe, redrawn
from browser.moments import GAMES, Moment, Staged, moments, open_moment

AUDIT = Path(__file__).with_name("what.js").read_text(encoding="utf-8").partition("*/")[2].strip()
SIZES = ((1440, 900), (390, 844))
# Whether the card is on the screen, and how much it covers of the thing it speaks of, in square pixels.
MEASURE = """(what) => {
  const card = document.querySelector('.what').getBoundingClientRect();
  const thing = document.querySelector(`[data-what="${what}"]`).getBoundingClientRect();
  const w = Math.min(thing.right, card.right) - Math.max(thing.left, card.left);
  const h = Math.min(thing.bottom, card.bottom) - Math.max(thing.top, card.top);
  const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
  return { inside, covered: Math.max(0, w) * Math.max(0, h) };
}"""


def late(game: str) -> list[Moment]:
    """In every mode of a game the question that comes latest, so that most things lie on the table."""
    latest: dict[Any, Moment] = {}
    for moment in moments(game).values():
        if moment.mover >= 0 and len(moment.words) > len(latest.get(moment.options, moment._replace(words=())).words):
            latest[moment.options] = moment
    return list(latest.values())


def unknown(page: Page, game: str) -> list[str]:
    """What on this screen has no answer, in any tab."""
    known = list(dolmen.load(game).pieces)
    found = page.evaluate(AUDIT, known)
    faults: list[str] = found["faults"] + ([] if len(found["pieces"]) > 8 else ["there are hardly any pieces"])
    tabs = page.locator(".tabbar button")
    for n in range(1, max(1, tabs.count() - 1)):  # the last is talk
        tabs.nth(n).click()
        redrawn(page)
        faults += page.evaluate(AUDIT, known)["faults"]
    return faults


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_table_says_what_it_is(game: str, browser: Browser, moments_server: Staged) -> None:
    company = People(browser)
    page = company.come()
    faults = []
    for moment in late(game):
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        open_moment(page, moments_server, moment)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            redrawn(page)
            faults += [f"{moment.name} {width}: {fault}" for fault in unknown(page, game)]
    company.leave()
    assert not faults, "\n".join(faults)


def test_a_thing_is_asked_about_by_keyboard(people: People, moments_server: Staged, axe: str) -> None:
    page = people.come()
    open_moment(page, moments_server, late("stone-age")[0])
    lit = page.locator("[data-lit]")
    before = lit.count()
    place = page.locator('[data-what="place:toolmaker"] .target')
    place.focus()
    page.keyboard.press("i")
    card = page.get_by_role("dialog", name="Tool maker")
    expect(card).to_be_visible()
    expect(card).to_contain_text("One person makes one tool")
    expect(card.get_by_role("link", name="SA-053")).to_have_attribute("href", "/rules/stone-age#SA-053")
    assert page.evaluate(MEASURE, "place:toolmaker") == {"inside": True, "covered": 0}
    check_axe(page, axe, "what is this")
    page.keyboard.press("ArrowRight")  # to the next thing, lit or not
    expect(page.get_by_role("dialog", name="Hut")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("() => document.activeElement.closest('[data-what]').dataset.what") == "place:toolmaker"
    assert lit.count() == before
    expect(page.locator(".prompt .btn.main")).to_have_count(0)  # nothing was picked

    page.locator("[data-of='1'] [data-what='food']").hover()  # whose it is
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Food")).to_contain_text("Wave")
    page.mouse.click(700, 20)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_long_press_asks_and_plays_nothing(people: People, moments_server: Staged, axe: str) -> None:
    page = people.come(390, 844, "ru")
    open_moment(page, moments_server, late("stone-age")[0])
    box = page.locator('[data-what="place:forest"]').bounding_box()
    assert box
    fingers = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 20}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(600)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    card = page.get_by_role("dialog", name="Лес")
    expect(card).to_contain_text("разделите на 3")
    assert page.evaluate(MEASURE, "place:forest") == {"inside": True, "covered": 0}
    check_axe(page, axe, "what is this, phone")
    page.locator(".strip").tap()  # a tap elsewhere
    expect(card).to_have_count(0)
    expect(page.locator(".prompt .btn.main")).to_have_count(0)
    assert page.locator("[data-picked]").count() == 0
