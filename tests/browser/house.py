"""A real server in a process of its own, a real browser, and hands to play with."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page
from server.postgres import free_port

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


# The shell without a window of its own starts a page in a third of the time.
BROWSERS = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


def find_chromium() -> str:
    """The browser: CHROMIUM, or one on the PATH; `./test` installs one where it may."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        raise FileNotFoundError("browser tests need Chromium: apt install chromium, or set CHROMIUM to its path")
    return found


# What fate and bots are seeded with, in the order in which tables are made: a test meets the same games at every run.
# Names and keys stay secret.
FATED = """
import random, runpy, secrets, sys
secrets.randbits = random.Random(7).getrandbits
what, name = sys.argv[1:3]
sys.argv = [name, *sys.argv[3:]]
if what == "-m":
    runpy.run_module(name, run_name="__main__", alter_sys=True)
else:
    runpy.run_path(name, run_name="__main__")
"""


RUNNING: set[str] = set()  # addresses of servers


class Server:
    """`dolmen serve` on a free port, bots without delay; can be killed and started again."""

    program: Sequence[str] = ("-m", "dolmen.cli", "serve")  # or "-f" and a file, or "-c" and a text

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        program = self.program if self.program[0] == "-c" else ("-c", FATED, *self.program)
        command = [sys.executable, *program, "--port", str(self.port), "--no-browser"]
        command += ["--data", str(self.data), "--bot-delay", "0", "--limits", "0", "--thinkers", "1", *self.options]
        log = (self.data / "server.log").open("ab")
        with log:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        deadline = time.monotonic() + 60
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{(self.data / 'server.log').read_text()[-3000:]}")
            time.sleep(0.1)
        RUNNING.add(self.url)

    def answers(self) -> bool:
        try:
            with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(
                f"{self.url}/health", timeout=2
            ) as reply:
                return bool(reply.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As if the machine had lost its power."""
        assert self.process
        RUNNING.discard(self.url)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        RUNNING.discard(self.url)
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


HANDS = random.Random(7)  # every test begins anew
# What hands touch, the same at every run (mulberry32); the page itself has no part in it.
LUCK = """let dice = %d;
globalThis.luck = () => {
  dice = (dice + 0x6d2b79f5) | 0;
  let t = Math.imul(dice ^ (dice >>> 15), dice | 1);
  t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};"""


class Lent(Page):
    """A page that another person has afterwards, as good as new: a page that is already there opens in half the time.

    One at which something was done that cannot be undone is not lent again.
    """

    kind: tuple[Browser, str, bool]
    origins: set[str]
    times: int
    spoilt: bool

    def goto(self, url: str, **how: Any) -> Any:
        parts = urlsplit(url)
        self.origins.add(f"{parts.scheme}://{parts.netloc}")
        return super().goto(url, **how)

    def set_content(self, html: str, **how: Any) -> None:
        super().goto("about:blank")  # no server's rules hold for it
        super().set_content(html, **how)

    @property
    def context(self) -> BrowserContext:
        self.spoilt = True
        return super().context

    @property
    def clock(self) -> Any:
        self.spoilt = True
        return super().clock

    def add_init_script(self, *what: Any, **how: Any) -> Any:
        self.spoilt = True
        return super().add_init_script(*what, **how)

    def on(self, *what: Any, **how: Any) -> Any:
        self.spoilt = True
        return super().on(*what, **how)

    def route(self, *what: Any, **how: Any) -> Any:
        self.spoilt = True
        return super().route(*what, **how)

    def begin(self) -> None:
        """What hands touch from now on."""
        super().add_init_script(LUCK % HANDS.getrandbits(31))

    def clear(self) -> bool:
        """Forget everything, if that can be done."""
        context = super().context
        if self.spoilt or self.is_closed() or len(context.pages) > 1 or self.times > LENT:
            return False
        if not self.origins <= RUNNING or len(self.origins) != 1:
            return False
        # A page of the same server that does nothing: for any other the browser begins anew.
        self.goto(f"{next(iter(self.origins))}/health", timeout=5_000)
        self.mouse.move(-100, -100)
        context.clear_cookies()
        tools = context.new_cdp_session(self)
        for origin in self.origins:
            tools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        tools.detach()
        self.origins.clear()
        return True


LENT = 30  # times; with 0 everybody has a page of their own
IDLE: dict[tuple[Browser, str, bool], list[Lent]] = {}


class People:
    """Persons with a browser profile each; what their consoles complain of is kept."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.pages: list[Lent] = []
        self.kept: list[BrowserContext] = []
        self.errors: list[str] = []

    def come(
        self,
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        dark: bool = False,
        still: bool = True,
        kept: bool = False,
    ) -> Page:
        """A page of a new person; with `kept` the client is kept on the device by its service worker."""
        kind = (self.browser, language, width < 500)
        waiting = [] if kept else IDLE.setdefault(kind, [])
        page = waiting.pop() if waiting else self.open(kind, kept)
        page.times += 1
        if not kept:
            self.pages.append(page)
        page.begin()
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(
            media="null",
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        page.set_default_timeout(30_000)
        Page.on(page, "pageerror", self.fault)
        Page.on(page, "console", self.hear)
        return page

    def open(self, kind: tuple[Browser, str, bool], kept: bool) -> Lent:
        """A page in a profile of its own."""
        context = self.browser.new_context(
            service_workers="allow" if kept else "block", locale=kind[1], has_touch=kind[2]
        )
        if kept:
            self.kept.append(context)
        page = context.new_page()
        page.__class__ = Lent
        assert isinstance(page, Lent)
        page.kind, page.origins, page.times, page.spoilt = kind, set(), 0, False
        return page

    def fault(self, error: Error) -> None:
        self.errors.append(str(error))

    def hear(self, message: ConsoleMessage) -> None:
        """What the browser itself complains of is an error of ours, but for requests and sockets that fail."""
        kind, text = message.type, message.text
        failed = "Failed to load resource" in text or "WebSocket connection" in text
        if (kind == "error" and not failed) or "Content Security Policy" in text or "Permissions policy" in text:
            self.errors.append(text)

    def leave(self) -> None:
        """What the pages have complained of is heard; then others have them."""
        for page in self.pages:
            if not page.is_closed():
                with suppress(Error):  # it may be on its way elsewhere
                    page.evaluate("() => { try { sessionStorage.clear(); } catch { /* it has none */ } }")
        for page in self.pages:
            page.remove_listener("pageerror", self.fault)
            page.remove_listener("console", self.hear)
            cleared = False
            with suppress(Error):
                cleared = page.clear()
            if cleared:
                IDLE[page.kind].append(page)
            else:
                Page.context.__get__(page).close()
        for context in self.kept:
            context.close()
        self.pages.clear()
        self.kept.clear()


def make_table(
    page: Page,
    server: Server,
    seats: Sequence[Mapping[str, Any]],
    options: Mapping[str, Any] | None = None,
    game: str = "stone-age",
    **wishes: Any,
) -> str:
    """A table made by this page's person, over HTTP."""
    me = page.request.get(f"{server.url}/api/me").json()
    reply = page.request.post(
        f"{server.url}/api/tables",
        headers={"X-CSRF-Token": me["csrf"]},
        data={"game": game, "seats": list(seats), "options": dict(options or {}), **wishes},
    )
    assert reply.ok, reply.text()
    id: str = reply.json()["id"]
    return id


TOUCH = """(first) => {
  if (document.querySelector('.win')) return 'over';
  if (document.querySelector('dialog[open]')) return 'dialog';
  const ember = document.querySelector('.prompt .btn.main');
  if (ember) { ember.click(); return 'said'; }
  const lit = [...document.querySelectorAll('[data-lit]')].filter((e) => e.getClientRects().length);
  if (!lit.length) return '';
  lit[first ? 0 : Math.floor(luck() * lit.length)].dispatchEvent(new MouseEvent('click', {bubbles: true}));
  return 'picked';
}"""


def play_turns(page: Page, turns: int, first: bool = False) -> int:
    """Touches lit targets and the ember button until so many were sent or the game is over; returns how many.

    Any target by chance, or always the first.
    """
    said = 0
    deadline = time.monotonic() + 240
    while said < turns and time.monotonic() < deadline:
        done = page.evaluate(TOUCH, first)  # one call into the page: what there is may change between two of them
        if done in ("over", "dialog"):
            return said
        said += done == "said"
        page.wait_for_timeout(20 if done else 60)
    return said


def take_turns(pages: Sequence[Page], words: int = 100_000) -> None:
    """Plays for several people, each in a browser, until so many words were sent or the game is over for all."""
    deadline = time.monotonic() + 240
    said = 0
    while said < words and time.monotonic() < deadline:
        done = [page.evaluate(TOUCH) for page in pages]
        if all(answer == "over" for answer in done):
            return
        said += done.count("said")
        pages[0].wait_for_timeout(20 if any(done) else 60)


# Touches what is lit until a round is reached, the game is over, or nothing has been lit for a long time.
# In every round it looks once whether the table holds together.
PLAY = """async ([rounds, patience]) => {
  const faults = new Set();
  const seen = new Set();
  const all = (what) => [...document.querySelectorAll(what)].filter((e) => e.getClientRects().length);
  const box = (e) => e.getBoundingClientRect();
  const name = (e) => e.getAttribute('aria-label') ?? e.textContent;
  const round = () => Number(/\\d+/.exec(document.querySelector('.bar .chip')?.textContent ?? '0'));
  const fault = (what) => faults.add(`round ${round()}: ${what}`);
  const apart = (a, b) => [a, b].some((one) => {
    const other = one === a ? b : a;
    return one.right <= other.left + 1 || one.bottom <= other.top + 1;
  });
  const keepApart = (list) => {
    for (const a of list) for (const b of list)
      if (a !== b && !a.contains(b) && !b.contains(a) && !apart(box(a), box(b))) fault(`${name(a)} over ${name(b)}`);
  };
  const look = (lit) => {
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) fault(`${root.scrollWidth - innerWidth} px too wide`);
    if (root.scrollHeight > innerHeight) fault('the page scrolls');
    keepApart(all('.stage, .rail, .dock'));
    keepApart(all('.prompt b, .prompt .btn, .prompt .gain'));
    for (const one of lit) {
      one.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = box(one);
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit || !one.contains(hit)) fault(`${name(one)} is covered`);
      if (Math.min(width, height) < 24) fault(`${name(one)} is too small`);
    }
  };
  const touch = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  let idle = Date.now();
  while (Date.now() - idle < patience) {
    if (document.querySelector('.win')) return ['over', [...faults]];
    if (round() > rounds) return ['played', [...faults]];
    const ember = document.querySelector('.prompt .btn.main');
    const lit = all('[data-lit]');
    const asked = `${round()} ${document.querySelector('.prompt b')?.textContent} ${!!ember}`;
    if (lit.length && !seen.has(asked)) { seen.add(asked); look(ember ? [] : lit); }
    if (ember) ember.click();
    else if (lit.length) touch(lit[Math.floor(luck() * lit.length)]);
    if (ember || lit.length) idle = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 12));
  }
  return ['stuck: ' + document.querySelector('.prompt')?.textContent, [...faults]];
}"""


def play_rounds(page: Page, rounds: int) -> str:
    """Plays by touch until a round is over; returns how it ended. Nothing may overlap, be covered or scroll."""
    page.set_default_timeout(480_000)
    end, faults = page.evaluate(PLAY, [rounds, 120_000])
    page.set_default_timeout(30_000)
    assert not faults, "\n".join(faults)
    return str(end)


# A few frames: what is measured is drawn anew, and measured again.
FRAMES = """async () => {
  for (let k = 0; k < 5; k += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 60));
}"""


def redrawn(page: Page) -> None:
    """Waits until the page has settled in a window of another size, however long its machine takes for a frame."""
    page.evaluate(FRAMES)


def check_axe(page: Page, axe: str, state: str) -> None:
    """Assistive technology finds its way: axe has nothing to complain of."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe)
    # Every rule is checked on everything; where there is nothing to complain of, the elements are not told one by one.
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    said = [
        f"{state}: {rule['id']}: {node['target']} {node['html'][:160]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
    assert not said, "\n".join(said)
