"""Every page but the table, at every size: nothing sideways, no tiny text, nothing covered, every button reachable."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.house import People, Server, make_table, redrawn
from browser.moments import Staged, moments, open_moment
from conftest import Numbers

AUDIT = (Path(__file__).parent / "page.js").read_text(encoding="utf-8")
SIZES = [(360, 640), (390, 844), (844, 390), (720, 450), (768, 1024), (1024, 768), (1440, 900), (2560, 1440)]
BOT, FREE = {"kind": "bot", "bot": "greedy"}, {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Staged(tmp_path_factory.mktemp("data"), "--room", "127.0.0.2") as running:
        yield running


def lobby(page: Page, server: Server) -> None:
    """With games of one's own, and others' tables to sit down at."""
    long = "Анна-Мария Очень-Длинная-Имя"
    make_table(page, server, [{"kind": "me"}, BOT, BOT], game="first-builders", name=long)
    make_table(page, server, [{"kind": "me", "name": "Peak"}, BOT])
    other = page.context.browser.new_context() if page.context.browser else page.context
    make_table(other.new_page(), server, [{"kind": "me", "name": long}, FREE, FREE, FREE])
    page.goto(server.url)
    page.wait_for_selector(".my")
    page.wait_for_selector(".tab")


def new_table(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.wait_for_selector(".cover")
    page.locator(".face").nth(1).click()
    page.locator(".more").click()
    page.wait_for_selector("dialog summary")
    for fold in page.locator("dialog summary").all():
        fold.click()


def sheet(page: Page, server: Server) -> None:
    """The quick panel of the game with most to choose."""
    page.goto(server.url)
    page.wait_for_selector(".cover")
    page.locator(".face").nth(1).click()
    page.get_by_role("radio", name="4", exact=True).click()


def gathering(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/{make_table(page, server, [{'kind': 'me', 'name': 'Peak'}, FREE, FREE, BOT])}")
    page.wait_for_selector(".invite .btn.main")


def invite(page: Page, server: Server) -> None:
    gathering(page, server)
    if not page.locator(".invite figure").count():
        page.locator(".invite .btn.main").click()
    page.wait_for_selector(".invite figure")


def guest(page: Page, server: Server) -> None:
    other = page.context.browser.new_context() if page.context.browser else page.context
    table = make_table(other.new_page(), server, [{"kind": "me", "name": "Peak"}, FREE, FREE], game="origin")
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(".gather")


def score(page: Page, server: Server) -> None:
    """Always the same game."""
    open_moment(page, server, moments("stone-age")["stone-age end 4"])
    (server.data / "stage.json").unlink()
    page.wait_for_selector(".facts .chip:nth-child(2)")


def replays(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/replay")
    page.wait_for_selector(".drop")


def person(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/person")
    page.wait_for_selector(".box")


def about(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/about")
    page.wait_for_selector("h1")


def missing(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/nothing")
    page.wait_for_selector(".empty h1")


def admin(page: Page, server: Server) -> None:
    """The host's page; a table is closed there, by two clicks."""
    made = [
        make_table(page, server, [{"kind": "me", "name": "Peak"}, FREE], game=game) for game in ("origin", "stone-age")
    ]
    page.goto(f"{server.url}/admin")
    row = page.locator("li", has=page.locator(f"a[href='/table/{made[0]}']"))
    row.get_by_role("button").click()
    row.get_by_role("button").click()
    row.get_by_role("button").wait_for(state="detached")


PAGES = [lobby, new_table, sheet, gathering, invite, guest, score, replays, person, about, admin, missing]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("show", PAGES, ids=lambda show: str(show.__name__))
def test_a_page_holds_together_at_every_size(
    show: Callable[[Page, Server], None], language: str, people: People, server: Server, numbers: Numbers
) -> None:
    """Every other size in English, those between in Russian; all of them in both with --numbers long."""
    page = people.come(1440, 900, language)
    sizes = SIZES if numbers(0, 0, 1) else SIZES[language == "ru" :: 2]
    faults = []
    if show in (new_table, sheet):  # what a phone shows as a sheet is made anew for every size
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            show(page, server)
            redrawn(page)
            faults += [f"{width}×{height}: {fault}" for fault in page.evaluate(AUDIT)]
    else:
        show(page, server)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            redrawn(page)
            for tab in [None, *page.get_by_role("tab").all()]:
                if tab is not None:
                    tab.click()
                    redrawn(page)
                faults += [f"{width}×{height}: {fault}" for fault in page.evaluate(AUDIT)]
    assert not faults, "\n".join(faults)


def test_the_ways_into_a_game_hold_their_words_at_every_width(people: People, server: Server) -> None:
    page = people.come(768, 1024, "ru")
    page.goto(server.url)
    page.wait_for_selector(".ways .play")
    for width in (360, 390, 768, 900, 999, 1000, 1024, 1100, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        redrawn(page)
        cut = page.evaluate(
            "() => [...document.querySelectorAll('.ways > *')].map((e) => e.scrollWidth - e.clientWidth)"
        )
        assert len(cut) == 10
        assert max(cut) <= 1, f"at {width}: {cut}"
