"""The real board as a picture: one page of the browser client, kept open and shown position after position.

It needs Playwright, Pillow and a Chromium: `pip install 'dolmen[render]'`, then `playwright install chromium` unless
there is one on the PATH or in the variable CHROMIUM.
"""

from __future__ import annotations

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from dolmen.core.errors import DolmenError
from dolmen.core.game import Game
from dolmen.core.record import Record
from dolmen.core.state import State
from dolmen.core.texts import choose_language
from dolmen.show.page import page
from dolmen.show.replay import Replay, make_replay

LIBRARIES = ("playwright", "PIL")
WIDTH, HEIGHT = 1280, 800
BROWSERS = ("chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking")
# Only the board and the seats: a position has no controls and no past.
STYLE = ".viewer > .bar, .viewer .replay, .viewer .chart, .viewer .talk { display: none !important }"
SHOW = """async (replay) => {
    dispatchEvent(new CustomEvent('dolmen-replay', {detail: JSON.parse(replay)}));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let tries = 0; tries < 600 && !document.querySelector('.stage')?.firstElementChild; tries++) await frame();
    await document.fonts.ready;
    await frame();
    await frame();
}"""


class NoBrowser(DolmenError):
    """There is no Chromium to draw with."""


class Painter:
    """Paints positions of one game. Its browser lives in a thread of its own, so that notebooks may paint too."""

    def __init__(self, game: Game, record: Record) -> None:
        """A game, and a record that says which table it is, with nothing played yet."""
        self.game = game
        self.record = record
        self._thread = ThreadPoolExecutor(1, "dolmen-painter")
        self._driver: Any = None
        self._page: Any = None

    def paint(self, state: State, seat: int | None) -> NDArray[np.uint8]:
        """A position as a seat sees it, or everybody: height × width × red, green and blue."""
        return self._thread.submit(self._paint, state, seat).result()

    def close(self) -> None:
        if self._driver:
            self._thread.submit(self._driver.stop).result()  # and the browser with it
        self._thread.shutdown()

    def _paint(self, state: State, seat: int | None) -> NDArray[np.uint8]:
        from PIL import Image

        if self._page is None:
            self._open()
        replay = position(self.game, self.record, state, seat)
        self._page.evaluate(SHOW, msgspec.json.encode(replay).decode())
        png = self._page.screenshot(type="png", animations="disabled")
        with Image.open(BytesIO(png)) as image:
            return np.asarray(image.convert("RGB"))

    def _open(self) -> None:
        from playwright.sync_api import Error, sync_playwright

        driver = sync_playwright().start()
        try:
            browser = driver.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        except Error as error:
            driver.stop()
            raise NoBrowser(
                "rgb_array draws with Chromium: `playwright install chromium`, or set CHROMIUM to its path "
                f"({str(error).strip().splitlines()[0]})"
            ) from None
        self._driver = driver
        self._page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce")
        self._page.set_content(page(self.record, self.game, None, choose_language()))
        self._page.add_style_tag(content=STYLE)


def position(game: Game, record: Record, state: State, seat: int | None) -> Replay:
    """A position as the client takes it: a game that begins there and goes no further."""
    return msgspec.structs.replace(make_replay(record, game, seat), view=game.view(state, seat))


def chromium() -> str | None:
    """A browser of this machine; None is Playwright's own."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
