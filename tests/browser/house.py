"""A real server in a process of its own, a real browser, and hands to play with."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, Page

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


BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str:
    """The browser: CHROMIUM, one on the PATH, or one installed now if we may."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found and shutil.which("apt-get") and os.geteuid() == 0:
        install = ["apt-get", "install", "-y", "-q", "chromium", "fonts-dejavu-core"]
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-q"], env=environment, stdin=subprocess.DEVNULL, check=False)
        subprocess.run(install, env=environment, stdin=subprocess.DEVNULL, check=False)
        found = shutil.which("chromium")
    if not found:
        raise FileNotFoundError("browser tests need Chromium: apt install chromium, or set CHROMIUM to its path")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`python -m dolmen.server` on a free port, bots without delay; can be killed and started again."""

    program: Sequence[str] = ("-m", "dolmen.server")

    def __init__(self, data: Path) -> None:
        self.data = data
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
        command = [sys.executable, *self.program, "--port", str(self.port), "--no-browser"]
        command += ["--data", str(self.data), "--bot-delay", "0", "--limits", "0", "--workers", "1"]
        log = (self.data / "server.log").open("ab")
        with log:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        deadline = time.monotonic() + 60
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{(self.data / 'server.log').read_text()[-3000:]}")
            time.sleep(0.1)

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
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


class People:
    """Persons with a browser profile each; what their consoles complain of is kept."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def come(self, width: int = 1440, height: int = 900, language: str = "en", dark: bool = False) -> Page:
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=width < 500,
        )
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def leave(self) -> None:
        for context in self.contexts:
            context.close()


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


TOUCH = """() => {
  if (document.querySelector('.win')) return 'over';
  if (document.querySelector('dialog[open]')) return 'dialog';
  const ember = document.querySelector('.prompt .btn.main');
  if (ember) { ember.click(); return 'said'; }
  const lit = [...document.querySelectorAll('[data-lit]')].filter((e) => e.getClientRects().length);
  if (!lit.length) return '';
  lit[Math.floor(Math.random() * lit.length)].dispatchEvent(new MouseEvent('click', {bubbles: true}));
  return 'picked';
}"""


def play_turns(page: Page, turns: int) -> int:
    """Touches lit targets and the ember button until so many were sent or the game is over; returns how many."""
    said = 0
    deadline = time.monotonic() + 240
    while said < turns and time.monotonic() < deadline:
        done = page.evaluate(TOUCH)  # one call into the page: what there is may change between two of them
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
