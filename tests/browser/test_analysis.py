"""Hints while a game lasts, its analysis afterwards, and one's own mistakes tried again, in a real browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from server.client import Person

import dolmen
from browser.house import People, Server, check_axe, make_table
from browser.moments import Staged
from dolmen import CHANCE, OVER, Rng
from dolmen.analysis import DEPTHS, Depth
from dolmen.cli import run

GOLDEN = Path(__file__).parents[1] / "goldens" / "kingdomino-origins-discovery-2.dolmen"
LONG = 180_000  # milliseconds that a busy machine may take to think


@pytest.fixture(scope="module")
def server(moments_server: Staged) -> Staged:
    return moments_server


@pytest.fixture(scope="module")
def finished(server: Staged) -> str:
    """Always the same short game, in which somebody did the first thing that came to mind."""
    options = {"round_limit": 2}
    state, rng = dolmen.load("stone-age").start(2, **options), Rng(1)
    words: list[int] = []
    while state.to_move != OVER:
        legal = [] if state.to_move == CHANCE else state.legal()
        word = state.sample(rng) if state.to_move == CHANCE else legal[rng.below(len(legal)) if state.to_move else 0]
        words.append(int(word))
        state.apply(word)
    stage = server.data / "stage.json"
    stage.write_text(json.dumps(words))
    house: Any = SimpleNamespace(address=server.url)
    id = str(Person(house, "Peak").make_table(["me", "random"], options=options, rated=False)["id"])
    stage.unlink()
    return id


def test_an_analysis_grows_stops_and_goes_on_and_what_was_better_is_lit(
    people: People, server: Server, axe: str, finished: str
) -> None:
    page = people.come()
    page.goto(f"{server.url}/analysis/{finished}?seat=0")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Stopped half-way")).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Think longer")).to_be_visible(timeout=LONG)
    page.keyboard.press("ArrowDown")
    card = page.locator(".decisions article.on")
    expect(card.locator("dt").first).to_have_text("best")
    expect(card.locator("dt").last).to_have_text("played")
    expect(page.locator(".tab.best")).to_be_visible()
    expect(page.get_by_role("slider", name="Move")).to_have_attribute(
        "aria-valuetext", re.compile(r"move \d+ of \d+, Peak")
    )
    assert not overflow(page)
    check_axe(page, axe, "analysis, desk")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_mistake_is_missed_shown_and_left_for_the_next_on_a_phone(
    people: People, server: Server, axe: str, finished: str
) -> None:
    page = people.come(390, 844, language="ru", dark=True)
    page.goto(f"{server.url}/analysis/{finished}?seat=0")
    expect(page.locator(".strata svg")).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Разбор").click()
    expect(page.get_by_role("button", name="Учиться")).to_be_visible(timeout=LONG)
    page.locator(".decisions article .head").first.click()
    card = page.locator(".card")
    expect(card.locator(".loss")).to_contain_text("−")
    assert not overflow(page)
    card.get_by_role("button", name="Сыграть ещё раз").click()
    page.wait_for_selector(".stage [data-lit]", timeout=LONG)
    first = page.url
    lit = page.locator(".stage [data-lit]").count()
    assert lit > 2  # nothing tells which is best
    expect(page.locator(".tab")).to_have_count(0)
    played = page.locator(".prompt")
    expect(played).to_contain_text("Есть выбор на")
    page.get_by_role("button", name="Показать ответ").click()
    expect(page.locator(".tries .found")).to_be_visible(timeout=LONG)
    expect(page.locator(".tab.best")).to_be_visible()
    check_axe(page, axe, "a mistake, phone")
    assert not overflow(page)
    page.get_by_role("button", name="Следующая ошибка").click()
    page.wait_for_function("first => location.href !== first", arg=first)
    page.wait_for_selector(".stage [data-lit]", timeout=LONG)
    expect(page.locator(".mistake li.shown, .prompt")).not_to_have_count(0)


def test_hints_are_counted_and_the_same_position_costs_nothing(people: People, server: Server, axe: str) -> None:
    page = people.come()
    seats = [{"kind": "me", "name": "Peak"}, {"kind": "bot", "bot": "random"}]
    id = make_table(page, server, seats, {"round_limit": 2}, hints=True, hint_count=3)
    page.goto(f"{server.url}/table/{id}")
    torch = page.locator(".torch").first
    expect(torch.locator(".badge")).to_have_text("3")
    expect(torch).to_be_enabled(timeout=LONG)
    torch.click()
    expect(page.locator(".hint .choices .best").first).to_be_visible(timeout=LONG)
    expect(torch.locator(".badge")).to_have_text("2")
    expect(page.locator(".log, .feed").first).to_contain_text("Peak takes a hint")
    check_axe(page, axe, "a hint, desk")
    page.locator(".hint .choices button").last.click()
    expect(page.locator(".hint .choices button").last).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt .btn.main")).to_be_visible()  # it is picked, not said
    page.get_by_role("button", name="Put the torch away").click()
    torch.click()
    expect(page.locator(".hint .choices .best").first).to_be_visible(timeout=LONG)
    expect(torch.locator(".badge")).to_have_text("2")
    assert not overflow(page)


def test_one_plays_on_from_a_step_of_a_replay_with_bots_at_the_other_seats(
    people: People, server: Server, finished: str
) -> None:
    page = people.come()
    page.goto(f"{server.url}/replay/{finished}?move=6")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_function("() => location.pathname.startsWith('/table/')")
    page.wait_for_selector(".stage [data-lit]", timeout=LONG)
    table = page.evaluate("async () => (await fetch('/api' + location.pathname.replace('/table/', '/tables/'))).json()")
    assert (table["status"], table["rated"]) == ("running", False)
    assert sorted(seat["kind"] for seat in table["seats"]) == ["bot", "person"]
    before = page.url
    page.goto(f"{server.url}/analysis/{finished}?seat=0&move=6")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_function("before => location.pathname.startsWith('/table/') && location.href !== before", arg=before)


def test_an_analysis_is_a_page_of_its_own(
    people: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, axe: str
) -> None:
    monkeypatch.setitem(DEPTHS, "quick", Depth(name="quick", mind="hunter", glances=2, words=200, course=60))
    file = tmp_path / "analysis.html"
    assert run(["analyse", str(GOLDEN), "--html", str(file), "--language", "ru"]) == 0
    page = people.come(language="ru")
    page.goto(file.as_uri())
    head = page.locator(".decisions article .head").first
    expect(head).to_be_visible()
    head.click()
    expect(page.locator(".decisions article.on dl")).to_be_visible()
    expect(page.locator(".strata svg")).to_be_visible()
    for name in ("Учиться", "Подумать дольше", "Хватит", "Играть отсюда"):  # there is no server to ask
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    check_axe(page, axe, "analysis, on its own")
    expect(page.locator(".decisions h2")).to_have_text("Решения")
    page.get_by_role("button", name="English").click()
    expect(page.locator(".decisions h2")).to_have_text("Decisions")


def overflow(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))
