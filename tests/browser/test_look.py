"""What everybody must be able to use: small and large screens, keyboard alone, assistive technology."""

from __future__ import annotations

import re
import statistics
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.house import People, Server, make_table, play_turns

BOT = {"kind": "bot", "bot": "greedy"}


def lobby(page: Page, server: Server) -> None:
    make_table(page, server, [{"kind": "me", "name": "Peak"}, {"kind": "open"}, {"kind": "open"}])
    page.goto(server.url)
    page.wait_for_selector(".my")


def table(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/{make_table(page, server, [{'kind': 'me', 'name': 'Peak'}, BOT, BOT, BOT])}")
    page.wait_for_selector("[data-lit]")
    play_turns(page, 2)
    page.wait_for_selector("[data-lit]")


def waiting(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/{make_table(page, server, [{'kind': 'me', 'name': 'Peak'}, {'kind': 'open'}])}")
    page.wait_for_selector(".gather")


def score(page: Page, server: Server) -> None:
    id = make_table(page, server, [{"kind": "me", "name": "Peak"}, BOT, BOT, BOT], {"round_limit": 1})
    page.goto(f"{server.url}/table/{id}")
    play_turns(page, 500)
    page.wait_for_selector(".chart svg")


def replay(page: Page, server: Server) -> None:
    score(page, server)
    page.goto(page.url.replace("/table/", "/replay/") + "?move=30")
    page.wait_for_selector(".replay input")
    page.wait_for_timeout(200)


def rules(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/rules/stone-age")
    page.wait_for_selector(".prose h2")


def person(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/person")
    page.wait_for_selector(".box")


SCREENS: list[Callable[[Page, Server], None]] = [lobby, table, waiting, score, replay, rules, person]


@pytest.mark.parametrize("show", SCREENS, ids=lambda show: str(show.__name__))
def test_no_screen_scrolls_sideways(show: Callable[[Page, Server], None], people: People, server: Server) -> None:
    page = people.come(1440, 900, "ru")
    show(page, server)
    for width, height in ((1440, 900), (900, 1100), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{show.__name__} at {width}: {wide} px too wide"


@pytest.mark.parametrize("width", [1440, 390])
def test_the_table_needs_no_scrolling(people: People, server: Server, width: int) -> None:
    page = people.come(width, 900 if width > 800 else 844)
    table(page, server)
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    prompt = page.locator(".prompt").bounding_box()
    assert prompt is not None
    assert prompt["y"] + prompt["height"] <= page.evaluate("() => innerHeight")


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("show", SCREENS, ids=lambda show: str(show.__name__))
def test_axe_finds_nothing(
    show: Callable[[Page, Server], None], dark: bool, people: People, server: Server, axe: str
) -> None:
    page = people.come(1440 if dark else 390, 900, dark=dark)
    show(page, server)
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("() => axe.run(document)")
    said = [
        f"{rule['id']}: {node['target']} {node['html'][:160]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
    assert not said, "\n".join(said)


def test_the_keyboard_is_enough(page: Page, server: Server) -> None:
    id = make_table(page, server, [{"kind": "me", "name": "Peak"}, BOT], {"round_limit": 1})
    page.goto(f"{server.url}/table/{id}")
    for _ in range(300):
        page.wait_for_function("() => document.querySelector('.win') || document.querySelector('[data-lit]')")
        if page.locator(".win").count():
            break
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        page.wait_for_timeout(40)
    expect(page.locator(".win h1")).to_be_visible()


def test_moves_can_be_typed(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/{make_table(page, server, [{'kind': 'me', 'name': 'Peak'}, BOT])}")
    page.wait_for_selector("[data-lit]")
    page.keyboard.press("/")
    box = page.get_by_role("combobox", name="Type moves")
    box.fill("place forest 99")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="1–10")).to_be_visible()
    box.fill("place hut 1")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt.refused")).to_contain_text(re.compile("exactly two|already stands"))
    box.fill("place hunt 2")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Log")).to_contain_text("Peak sends 2 people to the hunting grounds")


def test_the_first_paint_comes_within_a_second_and_a_half(people: People, server: Server) -> None:
    times = []
    for _ in range(5):
        page = people.come()
        page.goto(server.url)
        page.wait_for_selector(".cover")
        times.append(page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime"))
    assert statistics.median(times) <= 1500, times
