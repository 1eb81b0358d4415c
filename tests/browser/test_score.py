"""After the game: who won, where you came, when it turned, and how to watch it from there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count
from types import SimpleNamespace
from typing import NamedTuple, cast

import pytest
from playwright.sync_api import Locator, Page, expect
from server.client import Person
from server.client import Server as Place

import dolmen
from browser.house import People, Server
from browser.moments import Staged
from dolmen import CHANCE, OVER, Rng

DESK, PHONE = (1440, 900), (390, 844)
GAME = "kingdomino-origins"


class Third(NamedTuple):
    """A game in which somebody came third of three."""

    table: str
    cookie: str


def play_to_third_place() -> list[int]:
    """The first game of any words in which the first seat comes third: always the same one."""
    for seed in count():
        state, rng = dolmen.load(GAME).start(3), Rng(seed)
        words: list[int] = []
        while state.to_move != OVER:
            legal = [] if state.to_move == CHANCE else state.legal()
            words.append(int(state.sample(rng)) if state.to_move == CHANCE else legal[rng.below(len(legal))])
            state.apply(words[-1])
        if state.outcome().places in ((3, 1, 2), (3, 2, 1)):
            return words
    raise AssertionError


@pytest.fixture(scope="module")
def server(moments_server: Staged) -> Staged:
    return moments_server


@pytest.fixture(scope="module")
def third(server: Staged) -> Iterator[Third]:
    """That game, played by Peak against two bots."""
    (server.data / "stage.json").write_text(json.dumps(play_to_third_place()))
    peak = Person(cast("Place", SimpleNamespace(address=server.url)), "Peak")
    table = peak.make_table(["me", "greedy", "greedy"], game=GAME, options={})["id"]
    yield Third(table, peak.http.cookies["dolmen"])
    peak.close()


def look(people: People, server: Server, third: Third, size: tuple[int, int], language: str = "en") -> Page:
    """The score page as that person sees it."""
    page = people.come(*size, language=language)
    page.context.add_cookies([{"name": "dolmen", "value": third.cookie, "url": server.url}])
    page.goto(f"{server.url}/table/{third.table}")
    expect(page.locator(".win h1")).to_be_visible()
    return page


def press(page: Page, what: Locator) -> None:
    if (page.viewport_size or {"width": 0})["width"] < 500:
        what.tap()
    else:
        what.click()


def open_tab(page: Page, number: int) -> None:
    """On a phone every part has a tab; at a desk all are in sight."""
    tabs = page.get_by_role("tab")
    if tabs.count():
        press(page, tabs.nth(number))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("language", "won", "came"),
    [
        ("en", r"(Wave|Sun) wins( by \d+ points?)?", "You came third."),
        ("ru", r"(Победила Волна|Победило Солнце)( с отрывом в \d+ (очко|очка|очков))?", "У вас третье место."),
    ],
    ids=["en", "ru"],
)
def test_it_says_who_won_and_that_you_came_third(
    people: People, server: Server, third: Third, size: tuple[int, int], language: str, won: str, came: str
) -> None:
    page = look(people, server, third, size, language)
    expect(page.locator(".win h1")).to_have_text(re.compile(f"^{won}$"))
    expect(page.locator(".win b")).to_have_text(came)
    rival = r"\d+ against \d+ of (Wave|Sun)" if language == "en" else r"против \d+ \(второе место: (Волна|Солнце)\)"
    expect(page.locator(".win p")).to_contain_text(re.compile(rival))
    expect(page.locator(".bar .chip")).to_have_text(re.compile(r"\d+ (min|мин)$"))  # how long it lasted
    expect(page.locator(".facts")).to_contain_text(re.compile("12 (rounds|раундов)"))
    expect(page.locator("tfoot td")).to_have_count(3)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_turning_points_are_told_and_can_be_watched(
    people: People, server: Server, third: Third, size: tuple[int, int]
) -> None:
    page = look(people, server, third, size)
    open_tab(page, 1)
    graph = page.get_by_role("img", name="Everybody’s chance to win")
    expect(graph).to_be_visible()
    turning = page.locator(".turning li")
    expect(turning.first).to_be_visible()
    letters = turning.locator("i").all_inner_texts()
    assert letters == list("ABCD")[: len(letters)]
    assert graph.locator("text.d").all_text_contents() == letters  # the graph has the same
    for told in turning.all():
        assert re.search(r"(Peak|Wave|Sun) .+[+−]\d+\s%$", told.inner_text().replace("\n", " "))
    press(page, turning.first.get_by_role("button"))
    watch = turning.first.get_by_role("link", name="Watch from here")
    move = re.search(r"move=(\d+)", watch.get_attribute("href") or "")
    assert move
    expect(page.get_by_role("slider")).to_have_value(move[1])
    press(page, watch)
    expect(page).to_have_url(re.compile(rf"/replay/{third.table}\?move={move[1]}$"))
    expect(page.get_by_role("slider", name="Move")).to_have_value(move[1])


def test_the_bar_under_the_graph_leads_to_any_move(people: People, server: Server, third: Third) -> None:
    page = look(people, server, third, DESK)
    slider = page.get_by_role("slider", name="Move")
    expect(page.get_by_role("link", name="Watch the whole game")).to_be_visible()
    shares = page.locator(".film .shares")
    expect(shares).to_contain_text(re.compile(r"100\s%"))  # at the end it is decided
    graph = page.get_by_role("img", name="Everybody’s chance to win")
    box = graph.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.3, box["y"] + 40)
    at = int(slider.input_value())
    assert 0.1 < at / int(slider.get_attribute("max") or 0) < 0.5
    assert sum(map(int, re.findall(r"\d+", shares.inner_text()))) in (99, 100, 101)
    slider.press("ArrowRight")
    expect(slider).to_have_value(str(at + 1))
    page.get_by_role("link", name="Watch from here").click()
    expect(page).to_have_url(re.compile(rf"move={at + 1}$"))
    expect(page.get_by_role("img", name="Everybody’s chance to win")).to_be_visible()  # the replay has the same graph


def test_points_lead_to_the_result(people: People, server: Server, third: Third) -> None:
    page = look(people, server, third, DESK)
    chart = page.get_by_role("img", name="Points of every player")
    expect(chart).to_be_visible()
    ends = sorted(map(int, chart.locator("text.d").all_text_contents()))
    assert ends == sorted(map(int, page.locator("tfoot td b").all_inner_texts()))


def test_whoever_watched_is_told_no_place(people: People, server: Server, third: Third) -> None:
    page = people.come()
    page.goto(f"{server.url}/table/{third.table}")
    expect(page.locator(".win h1")).to_contain_text("wins")
    expect(page.locator(".win b")).to_have_count(0)
