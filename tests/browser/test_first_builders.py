"""First Builders in a real browser: games alone, of two and of four, every question that has a place on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.house import People, Server, check_axe, make_table, play_rounds
from browser.staged_first_builders import ALONE, QUESTIONS

GAME = "first-builders"
ME = {"kind": "me", "name": "Peak"}
BOT = {"kind": "bot", "bot": "greedy"}
PAIR = [ME, {"kind": "me", "name": "Wave"}]
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
WHOLE = {("desk", 2), ("phone", 1)}  # the others play three rounds, unless there is time
EMBER = ".prompt .btn.main"
TOLD = "() => document.querySelector('.feed').innerText + document.querySelector('.prompt b').innerText"
SAID = f"([wait, told]) => document.querySelector(wait) || ({TOLD})() !== told"
FITS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
}"""


class Staged(Server):
    """Its tables begin at a question of one's choice."""

    program = (str(Path(__file__).with_name("staged_first_builders.py")),)


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Staged(tmp_path_factory.mktemp("staged")) as running:
        yield running


def sit(page: Page, server: Server, seats: list[dict[str, str]], **options: str) -> None:
    page.goto(f"{server.url}/table/{make_table(page, server, seats, options, GAME)}")
    page.wait_for_selector("[data-lit]")


def stage(page: Page, staged: Server, question: str) -> None:
    seats = [ME] if question in ALONE else PAIR
    sit(page, staged, seats, round_limit=str([*QUESTIONS].index(question) + 1))


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator(".tabbar" if size == "phone" else ".rail")).to_be_visible()  # the other arrangement is drawn


def say(page: Page, what: str) -> None:
    """Touches something lit, confirms it if it waits, and sees in the log or the next question that it was said."""
    before = page.evaluate(TOLD)
    page.locator(what).first.dispatch_event("click")
    page.wait_for_function(SAID, arg=[EMBER, before])
    if page.locator(EMBER).count():
        page.locator(EMBER).dispatch_event("click")
    page.wait_for_function(SAID, arg=[".nothing", before])


def draft(page: Page) -> None:
    """Both people take their dice."""
    for _ in range(4):
        say(page, ".pool [data-lit]")
        page.wait_for_selector("[data-lit]")


# Whole games.


@pytest.mark.parametrize(("size", "seats"), [*product(SIZES, (1, 2, 4))])
def test_a_game_is_played(
    size: str, seats: int, people: People, server: Server, request: pytest.FixtureRequest
) -> None:
    whole = request.config.getoption("--numbers") == "long" or (size, seats) in WHOLE
    page = people.come(*SIZES[size])
    sit(page, server, [ME, *[BOT] * (seats - 1)])
    end = play_rounds(page, 40 if whole else 3)
    if not whole and end != "over":
        assert end == "played"
        return
    assert end == "over"
    expect(page.locator(".win h1")).to_be_visible()
    assert page.locator("tfoot td").count() == seats


# Every question.


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_is_answered_where_it_is_asked(question: str, page: Page, staged: Server) -> None:
    stage(page, staged, question)
    lit = f"{QUESTIONS[question]} [data-lit], {QUESTIONS[question]}[data-lit]"
    resize(page, "phone")
    expect(page.locator(lit).first).to_be_visible()
    resize(page, "desk")
    expect(page.locator(lit).first).to_be_visible()
    say(page, lit)


# A turn.


def test_a_worker_is_chosen_and_sent_for_the_price_on_the_site(page: Page, server: Server) -> None:
    sit(page, server, PAIR)
    draft(page)
    archon = page.get_by_role("button", name=re.compile("^Archon"))
    expect(archon).not_to_have_attribute("aria-pressed", "true")
    archon.click()
    expect(archon).to_have_attribute("aria-pressed", "true")
    page.locator(".sites [data-lit]").nth(2).click()
    expect(page.locator(EMBER)).to_have_text(re.compile("archon to the temple site", re.IGNORECASE))
    expect(page.locator(".prompt small")).to_have_text("Nothing to pay")
    page.locator(EMBER).click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("sends archon to the temple site")
    current = page.locator(".site.current")
    expect(current.locator(".band svg").nth(1)).to_be_visible()
    current.get_by_role("button", name="Upper action: resources").click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("gains 3 wisdom")


def test_a_tile_can_be_bought_as_a_building_or_turned_over(page: Page, staged: Server) -> None:
    stage(page, staged, "build")
    tile = page.locator(".buildings .line [data-lit]").first
    tile.click()
    ways = page.get_by_role("radiogroup", name="How to build it")
    farm = ways.get_by_role("radio", name=re.compile("farm"))
    farm.click()
    expect(farm).to_have_attribute("aria-checked", "true")
    expect(page.locator(".prompt small")).to_contain_text("a farm, free")
    page.locator(EMBER).click()
    expect(page.locator(".prompt b")).to_have_text("Place a farm")
    cell = page.locator(".cell[data-lit]").first
    where = cell.get_attribute("data-cell")
    cell.click()
    page.locator(EMBER).click()
    expect(page.get_by_role("log", name="Log")).to_contain_text(f"places a farm on {where}")


def test_what_is_not_lit_says_why(page: Page, server: Server) -> None:
    sit(page, server, PAIR)
    draft(page)
    say(page, ".towers [data-lit]")  # the only gold is spent
    page.wait_for_selector("[data-lit]")
    for _ in range(2):  # Wave's turn, then Peak's again
        if page.locator(".towers [data-lit]").count() == 0:
            break
        say(page, ".towers [data-lit]")
        page.wait_for_selector("[data-lit]")
    page.locator(".towers .target").first.dispatch_event("click")
    expect(page.locator(".prompt.refused")).to_contain_text(re.compile("gold|tier"))
    expect(page.locator(".prompt.refused")).to_contain_text("Nothing was changed")


def test_a_city_is_enlarged_and_looked_at_closely(page: Page, staged: Server) -> None:
    stage(page, staged, "retire")
    page.get_by_role("button", name=re.compile("Show the city of")).first.click()
    city = page.locator(".show .city")
    expect(city.get_by_role("group", name=re.compile("City of"))).to_be_visible()
    world = city.locator(".world")
    before = world.get_attribute("style")
    city.get_by_role("button", name="Nearer").click()
    expect(world).not_to_have_attribute("style", str(before))
    city.get_by_role("button", name="Show the whole city").click()
    expect(world).to_have_attribute("style", str(before))
    page.keyboard.press("Escape")
    expect(city).to_have_count(0)


def test_the_board_says_what_a_building_does_and_what_is_reconstructed(page: Page, server: Server) -> None:
    sit(page, server, PAIR)
    page.locator(".stacks .target").first.hover()
    note = page.locator(".about")
    expect(note).to_be_visible()
    assert len(note.inner_text()) > 20
    expect(page.locator(".sure")).to_contain_text("reconstructed")


# Everybody.


def test_the_keyboard_is_enough(page: Page, server: Server) -> None:
    sit(page, server, [ME], round_limit="1")
    for _ in range(300):
        page.wait_for_selector(".win, [data-lit]")
        if page.locator(".win").count():
            break
        for key in ("ArrowRight", "Enter", "Enter"):
            page.keyboard.press(key)
        page.wait_for_timeout(30)
    expect(page.locator(".win h1")).to_be_visible()


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_and_nothing_scrolls(
    size: str, dark: bool, people: People, server: Server, staged: Server, axe: str
) -> None:
    page = people.come(*SIZES[size], language="en" if dark else "ru", dark=dark)
    sit(page, server, [ME, *[BOT] * 3])
    check_axe(page, axe, "draft")
    for width, height in ((360, 640), (430, 932)) if size == "phone" else ((1180, 720), (900, 1100), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITS)
    resize(page, size)
    stage(page, staged, "copy" if dark else "place")
    check_axe(page, axe, "city")
    stage(page, staged, "retire")
    check_axe(page, axe, "late")
    if size == "phone":
        for tab in range(1, 5):
            page.locator(".tabbar button").nth(tab).click()
            check_axe(page, axe, f"tab {tab}")
    else:
        page.locator(".thumb-city").first.click()
        check_axe(page, axe, "another city")


def test_the_rules_can_be_searched(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/rules/{GAME}")
    search = page.get_by_role("searchbox", name="Search these rules")
    expect(page.locator(".prose dt")).to_have_count(44)  # thirty buildings, two grey tiles, twelve signs
    search.fill("obelisk")
    expect(page.locator(".prose dt")).to_have_count(1)
    expect(page.locator(".prose dd")).to_contain_text("1, 2, 4 or 7 points")
    search.fill("nothing like this")
    expect(page.locator(".prose")).to_contain_text("Nothing here speaks of that.")
