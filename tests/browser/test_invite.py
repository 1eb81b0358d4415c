"""Friends in the same room: a link that they can open, as an address and as a picture."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect

from browser.house import People, Server, make_table

ROOM = "127.0.0.2"  # stands for the machine's address in the room
FREE = {"kind": "open"}


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that listens to its own machine alone."""
    with Server(tmp_path_factory.mktemp("data"), "--room", ROOM) as running:
        yield running


def host(page: Page, server: Server, private: bool = False) -> str:
    """At a table of one's own that waits for friends; its id."""
    table = make_table(page, server, [{"kind": "me", "name": "Peak"}, FREE, FREE], private=private)
    page.goto(f"{server.url}/table/{table}")
    return table


def scan(page: Page) -> list[str]:
    """What a camera reads on the screen."""
    return [found.text for found in zxingcpp.read_barcodes(Image.open(io.BytesIO(page.screenshot())))]


@pytest.mark.parametrize(("size", "language", "dark"), [((1440, 900), "en", False), ((390, 844), "ru", True)], ids=str)
def test_a_link_that_friends_cannot_open_says_so_and_is_mended(
    people: People, server: Server, size: tuple[int, int], language: str, dark: bool
) -> None:
    page = people.come(*size, language=language, dark=dark)
    table = host(page, server)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(re.compile("works only on this computer|только на этом компьютере"))
    expect(alert).to_contain_text(f"127.0.0.1:{server.port}")
    expect(alert).to_contain_text(ROOM)
    expect(page.get_by_text(f"serve --host 0.0.0.0 --port {server.port}")).to_be_visible()
    assert scan(page) == []
    assert page.locator("input.address").count() == 0

    let_in = page.get_by_role("button", name=re.compile("Let the room in|Впустить комнату"))
    if size[0] < 500:
        let_in.tap()
    else:
        let_in.click()
    expect(alert).not_to_be_visible()
    expect(page.locator("input.address")).to_have_value(f"{ROOM}:{server.port}/table/{table}")
    assert scan(page) == [f"http://{ROOM}:{server.port}/table/{table}"]


def test_a_friend_scans_names_herself_and_sits_down(people: People, server: Server) -> None:
    page, friend = people.come(), people.come(390, 844)
    host(page, server, private=True)
    page.get_by_role("button", name="Let the room in").click()
    expect(page.locator("figure svg")).to_be_visible()
    (link,) = scan(page)
    assert "?invite=" in link
    friend.goto(link)
    friend.get_by_label("Your name").tap()
    friend.keyboard.type("Wave")
    friend.get_by_role("button", name="Sit down").first.tap()
    expect(page.locator("li.come")).to_contain_text("Wave · just sat down")
    # A friend who came by the room's address invites by it too.
    expect(friend.locator("input.address")).to_have_value(re.compile(f"^{ROOM}:{server.port}/table/"))
    page.get_by_role("button", name="Start now with a bot").click()
    for one in (page, friend):
        expect(one.locator(".prompt")).to_be_visible()


def test_the_picture_is_dark_on_bone_by_night(people: People, server: Server) -> None:
    page = people.come(dark=True)
    host(page, server)
    page.get_by_role("button", name="Let the room in").click()
    shot = Image.open(io.BytesIO(page.locator("figure svg").screenshot())).convert("L")
    tones = shot.histogram()
    assert sum(tones[:60]) > 1000
    assert shot.getpixel((4, 4)) == max(tone for tone, count in enumerate(tones) if count) > 230  # the quiet zone
