"""What everybody must be able to use: small and large screens, keyboard alone, assistive technology."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.house import People, Server, check_axe, make_table, play_turns, redrawn
from dolmen import Match, load

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
    page.wait_for_selector(".chart svg, .score.phone .facts .chip:nth-child(2)")


def replay(page: Page, server: Server) -> None:
    score(page, server)
    page.goto(page.url.replace("/table/", "/replay/") + "?move=30")
    page.wait_for_selector(".replay input")
    redrawn(page)


def rules(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/rules/stone-age")
    page.wait_for_selector(".chapter h2")


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
        redrawn(page)
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


OVERLAPS = """() => {
  const parts = [...document.querySelectorAll('.game > *')].filter((part) => part.getClientRects().length);
  const boxes = parts.map((part) => [part.className.split(' ')[0], part.getBoundingClientRect()]);
  const both = (a, b, c, d) => Math.min(b, d) - Math.max(a, c) > 1;
  const cut = ([, p], [, q]) => both(p.left, p.right, q.left, q.right) && both(p.top, p.bottom, q.top, q.bottom);
  return boxes.flatMap((one, k) => boxes.slice(k + 1).filter((two) => cut(one, two)).map((two) => one[0] + two[0]));
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (900, 1100), (390, 844), (390, 640)], ids=str)
def test_the_parts_of_a_table_do_not_overlap(people: People, server: Server, size: tuple[int, int]) -> None:
    page = people.come(*size, language="ru")
    table(page, server)
    redrawn(page)
    assert page.evaluate(OVERLAPS) == []
    small = page.evaluate("""() => [...document.querySelectorAll('[data-lit]')]
      .map((lit) => lit.getBoundingClientRect())
      .filter((box) => box.width && Math.min(box.width, box.height) < (innerWidth < 500 ? 43.5 : 30)).length""")
    assert small == 0, f"{small} targets are too small to touch"


def test_where_the_rail_is_short_log_and_chat_are_a_drawer(people: People, server: Server) -> None:
    page = people.come(900, 560)
    table(page, server)
    expect(page.locator(".rail .talk")).to_have_count(0)
    page.get_by_role("button", name="Talk").click()
    drawer = page.get_by_role("dialog")
    expect(drawer.get_by_role("log", name="Log")).to_contain_text("Peak")
    drawer.get_by_role("tab", name="Chat").click()
    drawer.get_by_label("Say something").fill("hello")
    page.keyboard.press("Enter")
    expect(drawer.get_by_role("log", name="Chat")).to_contain_text("hello")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 900, "height": 1100})
    expect(page.locator(".rail .talk")).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
def test_how_sure_the_components_are_is_told_in_a_list(people: People, server: Server, width: int) -> None:
    page = people.come(width, 844, language="ru")
    table(page, server)
    if width > 1000:
        page.get_by_role("button", name="реконструкция").focus()
        page.keyboard.press("Enter")
    else:
        page.get_by_role("button", name="Ещё").tap()
        page.get_by_role("button", name="Насколько точны компоненты").tap()
    shown = page.get_by_role("dialog")
    expect(shown.get_by_role("heading", name="восстановлено нами")).to_be_visible()
    expect(shown.get_by_text("Жетоны инструментов")).to_be_visible()
    expect(shown.get_by_text("из одного источника")).to_be_visible()


def test_a_match_shows_itself_in_a_notebook(page: Page) -> None:
    match = Match(load("stone-age"), ["Peak", "Wave"])
    for _ in range(6):
        match.play(match.to_move, match.legal()[-1])
    page.set_content(f"<main>{match._repr_html_()}</main>")
    shown = page.frame_locator("iframe")
    expect(shown.locator(".replay")).to_be_visible()
    expect(shown.locator("main svg").first).to_be_visible()
    shown.get_by_role("button", name="To the end").click()
    expect(shown.get_by_role("slider", name="Move")).to_have_value(str(len(match.words)))


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("show", SCREENS, ids=lambda show: str(show.__name__))
def test_axe_finds_nothing(
    show: Callable[[Page, Server], None], dark: bool, people: People, server: Server, axe: str
) -> None:
    page = people.come(1440 if dark else 390, 900, dark=dark)
    show(page, server)
    check_axe(page, axe, show.__name__)


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
