"""The lobby does not wait for the compiler: a table begun on plain rules goes on when the compiled ones come."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser.house import Server, make_table, play_turns

ROOT = Path(__file__).parents[2]
ROOM = "127.0.0.2"  # stands for the machine's address in the room
BOT = {"kind": "bot", "bot": "greedy"}

# `./play serve` with everything real but the two environments, which are this one, and the compiler, whose work is done
# when a file appears: the plain server sees the sources, the other one the installed package.
PLAY = """
import os, sys
sys.path.insert(0, sys.argv[1])
import boot, meanwhile
boot.PROGRESS = boot.Path(sys.argv[2]) / "progress"
meanwhile.READY = boot.Path(sys.argv[2]) / "ready"
boot.set_up = lambda name, **wishes: None
boot.dolmen = lambda name, words: [sys.executable, "-m", "dolmen.cli", *words]
wait = "import sys, time, os\\nwhile not os.path.exists(sys.argv[1]): time.sleep(0.1)\\nsys.exit(int(sys.argv[2]))"
meanwhile.COMPILER = [sys.executable, "-c", wait, sys.argv[2] + "/compiled", sys.argv[3]]
sys.exit(meanwhile.serve(sys.argv[4:]))
"""


class FirstMinute(Server):
    """`./play serve` while something is being compiled."""

    ends_with = "0"  # the compiler's exit code

    def start(self) -> None:
        self.program = ("-c", PLAY, str(ROOT), str(self.data), self.ends_with, "serve", "--room", ROOM)
        super().start()

    def compiled(self) -> None:
        (self.data / "compiled").touch()

    def said(self) -> str:
        return (self.data / "server.log").read_text(encoding="utf-8")

    def wait_for(self, words: str, times: int = 1) -> None:
        deadline = time.monotonic() + 60
        while self.said().count(words) < times:
            assert time.monotonic() < deadline, self.said()
            time.sleep(0.1)


@pytest.fixture
def first(tmp_path: Path) -> Iterator[FirstMinute]:
    with FirstMinute(tmp_path) as running:
        yield running


def test_a_table_goes_on_over_the_change(page: Page, first: FirstMinute) -> None:
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(first.url)
    expect(page.locator(".making")).to_contain_text("The rules are being compiled: 0 of 6")
    table = make_table(page, first, [{"kind": "me", "name": "Peak"}, BOT])
    page.goto(f"{first.url}/table/{table}?board=generic")
    page.wait_for_selector("[data-lit]")
    page.evaluate("window.stayed = true")
    assert play_turns(page, 2) == 2
    told = page.locator(".feed li").count()
    first.compiled()
    first.wait_for("Dolmen is at", times=2)
    assert play_turns(page, 2) == 2
    assert page.evaluate("window.stayed"), "nobody reloaded the page"
    assert page.locator(".feed li").count() > told
    page.goto(first.url)
    page.wait_for_selector(".cover")
    expect(page.locator(".making")).to_have_count(0)
    assert errors == [], "the browser found the address always open"


def test_who_knocks_during_the_change_waits_and_is_let_in(first: FirstMinute) -> None:
    """At the first address, and at one in the room that was opened before the change."""
    room = f"http://{ROOM}:{first.port}"
    with httpx.Client(base_url=first.url, timeout=60) as host:
        csrf = host.get("/api/me").json()["csrf"]
        opened = host.post("/api/room", json={"address": ROOM}, headers={"X-CSRF-Token": csrf})
        assert opened.json()["open"] == [room]
    refused: list[str] = []
    answered = Counter[str]()
    changed = threading.Event()

    def knock(url: str) -> None:
        while not changed.is_set():
            try:  # a connection of its own each time
                answered[url] += httpx.get(f"{url}/health", timeout=60).status_code == 200
            except httpx.ConnectError as error:
                refused.append(f"{url}: {error}")
            except httpx.TransportError:  # the server that was asked has ended
                pass

    with ThreadPoolExecutor() as pool:
        for url in (first.url, room):
            pool.submit(knock, url)
        try:
            first.compiled()
            first.wait_for("Dolmen is at", times=2)
        finally:
            changed.set()
    assert refused == []
    assert answered[first.url] > 0
    assert httpx.get(f"{room}/health", timeout=60).status_code == 200
    assert httpx.get(f"{first.url}/api/room", timeout=60).json()["open"] == [room], "it is known to be open"


def test_a_broken_compiler_leaves_the_plain_rules(page: Page, tmp_path: Path) -> None:
    first = FirstMinute(tmp_path)
    first.ends_with = "1"
    with first:
        first.compiled()
        first.wait_for("the rules were not compiled; it goes on without")
        assert first.answers()
        page.goto(first.url)
        page.wait_for_selector(".cover")


def test_nothing_is_left_behind(first: FirstMinute) -> None:
    assert first.process
    first.stop()
    assert first.process.returncode == 128 + 15
    left = subprocess.run(["pgrep", "-f", str(first.data)], capture_output=True, text=True, check=False)
    assert not left.stdout.split(), "a server or a compiler goes on"
    assert not first.answers()


def test_the_command_knows_what_waits_for_no_compiler() -> None:
    sys.path.insert(0, str(ROOT))
    try:
        import boot
    finally:
        sys.path.remove(str(ROOT))
    assert boot.opens_lobby(["serve", "--port", "9000"])
    assert boot.opens_lobby(["--lang", "ru", "serve"])
    assert boot.opens_lobby(["--language=ru", "--lan"])
    assert not boot.opens_lobby(["--lang", "ru", "games"])
    assert not boot.opens_lobby(["serve", "--help"])
    assert not boot.opens_lobby(["simulate", "stone-age"])
    assert not boot.opens_lobby([])  # no terminal here
