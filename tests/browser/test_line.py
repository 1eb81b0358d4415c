"""The line to the table is lost: it is said at once, with what becomes of the move that was sent."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.house import People, Server, check_axe, make_table

BOT = {"kind": "bot", "bot": "greedy"}
TO_SERVER, TO_CLIENT = "to the server", "to the client"


class Wire:
    """A cable between browser and server: what it should carry, it carries; the rest it swallows without a word."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.swallows: set[str] = set()
        self.ends: list[socket.socket] = []
        self.ear = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.ear.getsockname()[1]}"
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.ear.accept()
                far = socket.create_connection(("127.0.0.1", self.port))
                self.ends += [near, far]
                threading.Thread(target=self.carry, args=(near, far, TO_SERVER), daemon=True).start()
                threading.Thread(target=self.carry, args=(far, near, TO_CLIENT), daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket, way: str) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if way not in self.swallows:
                    target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """New connections work; what was lost stays lost."""
        self.swallows = set()

    def close(self) -> None:
        for end in (self.ear, *self.ends):
            end.close()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    cable = Wire(server.port)
    yield cable
    cable.close()


def sit_down(page: Page, server: Server, wire: Wire, **wishes: Any) -> None:
    table = make_table(page, server, [{"kind": "me", "name": "Peak"}, BOT], **wishes)
    page.goto(f"{wire.url}/table/{table}?board=generic")
    page.wait_for_selector("[data-lit]")


# How many milliseconds after the next event of a kind the loss was told, but for those by which all was late.
WATCH = """(kind) => addEventListener(kind, () => {
  const begun = performance.now();
  let [last, late] = [begun, 0];
  const ticking = setInterval(() => {
    const now = performance.now();
    late += Math.max(0, now - last - 20);
    last = now;
  }, 20);
  new MutationObserver((_, watch) => {
    if (!document.querySelector('.banner.down')) return;
    watch.disconnect();
    clearInterval(ticking);
    window.took = performance.now() - begun - late;
  }).observe(document.body, { childList: true, subtree: true });
}, { once: true, capture: true })"""


def told(page: Page, name: str) -> list[str]:
    return [line for line in page.locator(".feed li").all_inner_texts() if line.startswith(name)]


@pytest.mark.parametrize("ways", [{TO_SERVER, TO_CLIENT}, {TO_CLIENT}], ids=["nothing passes", "the answer is lost"])
def test_a_move_into_a_dead_line_is_told_and_said_once(page: Page, server: Server, wire: Wire, ways: set[str]) -> None:
    sit_down(page, server, wire, options={"first_player": "chosen"})
    lit = page.locator("[data-lit]")
    move = lit.first.inner_text().splitlines()[0]
    before = len(told(page, "Peak"))
    lit.first.click()
    wire.swallows = ways
    page.evaluate(WATCH, "click")
    page.locator(".prompt .btn.main").click()
    banner = page.locator(".banner.down")
    expect(banner).to_be_visible()
    assert page.evaluate("window.took") < 2_400
    expect(banner).to_contain_text("No connection")
    expect(banner).to_contain_text(f"“{move}” was not confirmed yet")
    expect(lit).to_have_count(0)
    expect(page.locator(".prompt b")).to_have_text("Waiting for the server")
    above, below = banner.bounding_box(), page.locator(".prompt").bounding_box()
    assert above
    assert below
    assert 0 <= below["y"] - above["y"] - above["height"] <= 12

    wire.mend()
    page.get_by_role("button", name="Try now").click()
    back = page.locator(".banner.back")
    expect(back).to_be_visible()
    expect(back).to_contain_text("Your move was received.")
    expect(back).not_to_be_visible()
    page.wait_for_selector("[data-lit]")
    own = told(page, "Peak")
    assert len(own) > before
    assert len(own) == len(dict.fromkeys(own)), "the move was played twice"


def test_the_browser_says_that_it_is_offline(page: Page, server: Server, wire: Wire) -> None:
    """Nothing was sent: nothing is lost. It comes back by itself when the network does."""
    sit_down(page, server, wire)
    wire.swallows = {TO_SERVER, TO_CLIENT}
    page.evaluate(WATCH, "offline")
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    banner = page.locator(".banner.down")
    expect(banner).to_be_visible()
    assert page.evaluate("window.took") < 2_000
    expect(banner).to_contain_text("nothing is lost")
    expect(page.locator("[data-lit]")).to_have_count(0)
    wire.mend()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator(".banner.back")).to_contain_text("Nobody has moved since.")
    page.wait_for_selector("[data-lit]")


def test_a_line_that_only_stammers_is_not_told(page: Page, server: Server, wire: Wire) -> None:
    sit_down(page, server, wire)
    page.evaluate("""() => {
      window.seen = 0;
      new MutationObserver(() => (window.seen += document.querySelectorAll('.banner').length))
        .observe(document.body, {childList: true, subtree: true});
    }""")
    for end in list(wire.ends):  # cut in the middle; the next line stands at once
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
    page.wait_for_timeout(2_500)
    assert page.evaluate("window.seen") == 0
    expect(page.locator("[data-lit]").first).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (720, 450)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_banner_leaves_room_for_the_prompt(
    people: People, server: Server, wire: Wire, axe: str, width: int, height: int, language: str
) -> None:
    page = people.come(width, height, language)
    table = make_table(page, server, [{"kind": "me", "name": "Peak"}, BOT])
    page.goto(f"{wire.url}/table/{table}")
    page.wait_for_selector("[data-lit]")
    wire.swallows = {TO_SERVER, TO_CLIENT}
    expect(page.locator(".banner.down")).to_be_visible()
    inside = """(what) => {
      const {left, right, top, bottom} = document.querySelector(what).getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    }"""
    for what in (".banner.down", ".banner .btn", ".prompt b", ".prompt"):
        assert page.evaluate(inside, what), what
    check_axe(page, axe, "line down")
