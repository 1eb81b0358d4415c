"""How long people wait for bots: their words as a browser hears them, and what ten that think cost everybody else.

    python bench/words.py [GAME …] [--seconds 8] [--levels hunter,chieftain] [--json]
    python bench/words.py --crowd [--seconds 8] [--rate 100] [--json]

The first sits in a real browser (Chromium) at tables with the most seats, all others bots, without the pause that
people like to have: what passes from one word with a choice until a bot's next one stands on the screen, the wire and
the painting among it. The second plays at 25 tables of people by bench/load.py's client, alone and then beside ten
tables of chieftains, twice, each time on a new server with one process for bots. Only 127.0.0.1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from load import PATIENCE, Line, Load, decode, decode_legal, decode_words, encode, figures, running

from browser.house import FLAGS, find_chromium
from dolmen import games, load

WANTED = {"hunter": 0.6, "chieftain": 3.5}  # seconds that 95 of 100 words may take
RISE = 1.2  # times that 99 of 100 moves of people may wait longer
TABLES = 10
# Notes when the page has painted what it heard, and says any word for the person who sits there.
EAR = """
globalThis.heard = [];
let legal = [];
const Plain = WebSocket;
globalThis.WebSocket = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => {
      const { type, why, version, view, changes } = JSON.parse(data);
      if (type !== 'view') return;
      legal = view ? view.legal : (changes.find(([path]) => path.join() === 'legal') ?? [0, legal])[1];
      const words = legal.slice(-1);
      requestAnimationFrame(() =>
        setTimeout(() => {
          heard.push([why, performance.now()]);
          const move = `m${version}`;
          if (words.length) this.send(JSON.stringify({ type: 'play', seat: 0, version, move, words }));
        }),
      );
    });
  }
};
"""


def waits(game: str, level: str, seconds: float, page: Page, address: str) -> list[float]:
    """What passes until a page shows a bot's word, from the word before it."""
    id = make_table(page, address, game, [level] * (load(game).seats[-1] - 1))
    page.goto(f"{address}/table/{id}")
    page.wait_for_selector(".stage", timeout=PATIENCE * 1000)
    page.wait_for_timeout(1000 * seconds)
    found = [(why, at / 1000) for why, at in page.evaluate("heard")]
    return [after - before for (_, before), (why, after) in pairwise(found) if why == "bot"]


def make_table(page: Page, address: str, game: str, bots: list[str]) -> str:
    """A table of this page's person and bots."""
    me = page.request.get(f"{address}/api/me").json()
    body = {"game": game, "seats": [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)], "name": "Peak"}
    answer = page.request.post(f"{address}/api/tables", headers={"X-CSRF-Token": me["csrf"]}, data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


class Host:
    """Somebody at a table of bots who says any word at once, so that they think all the time."""

    def __init__(self) -> None:
        self.legal: list[int] = []
        self.heard = 0

    @classmethod
    async def sit(cls, address: str, game: str) -> Host:
        host = cls()
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            me = (await http.get("/api/me")).json()
            bots = [{"kind": "bot", "bot": "chieftain"}] * (load(game).seats[-1] - 1)
            body = {"game": game, "seats": [{"kind": "me"}, *bots], "name": "Peak"}
            answer = await http.post("/api/tables", json=body, headers={"X-CSRF-Token": me["csrf"]})
            answer.raise_for_status()
            host.line = await Line.at(address, answer.json()["id"], http.cookies["dolmen"], host.hear)
        return host

    def hear(self, text: bytes) -> None:
        message = decode(text)
        if message.type != "view":
            return
        self.heard += 1
        if message.view:
            self.legal = decode_legal(message.view).legal
        for path, value in message.changes:
            if path == ["legal"]:
                self.legal = decode_words(value)
        if self.legal:
            move = {"type": "play", "seat": 0, "version": message.version, "move": f"m{message.version}"}
            asyncio.get_running_loop().call_soon(lambda: self.line.say(encode({**move, "words": self.legal[-1:]})))


def in_browser(only: list[str], levels: list[str], seconds: float) -> list[dict[str, Any]]:
    """A row for every level and game, each with a server of its own: a table goes on when nobody looks."""
    rows = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for level, game in product(levels, only):
            with (
                tempfile.TemporaryDirectory(prefix="dolmen-words-") as data,
                running(Path(data), 1, "", False) as (address, *_),
            ):
                page = browser.new_page()
                page.add_init_script(EAR)
                found = waits(game, level, seconds, page, address)
                page.close()
            rows.append({"bot": level, "game": game, "words": len(found), "ms": figures(found)})
            print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
        browser.close()
    return rows


async def beside(address: str, pids: list[int], given: argparse.Namespace) -> dict[str, Any]:
    """How long people wait alone, and beside bots."""
    wishes = argparse.Namespace(tables=25, rate=given.rate, seconds=given.seconds, idle=0, pids=pids)
    people = Load(address, wishes)
    for _ in range(wishes.tables):
        people.tables.append(await people.make_table())
    await people.play(2, given.rate)
    alone = await people.measure(given.rate, given.seconds)
    hosts = [await Host.sit(address, game) for game in (games() * TABLES)[:TABLES]]
    began = sum(host.heard for host in hosts)
    crowd = await people.measure(given.rate, given.seconds)
    keys = ("moves_per_second", "delay_ms", "cpu_ms_per_move")
    return {
        "words_beside": sum(host.heard for host in hosts) - began,
        "alone": {key: alone[key] for key in keys},
        "beside_bots": {key: crowd[key] for key in keys},
        "p99_times": round(crowd["delay_ms"]["p99"] / alone["delay_ms"]["p99"], 2),
    }


def main() -> int:
    """Prints figures; the exit code is 1 where they are not what is wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", metavar="GAME")
    parser.add_argument("--levels", default=",".join(WANTED))
    parser.add_argument("--crowd", action="store_true", help="what ten bots that think cost people")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rate", type=float, default=100, help="moves of people a second")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.crowd:
        rows = []
        for _ in range(2):
            with (
                tempfile.TemporaryDirectory(prefix="dolmen-words-") as data,
                running(Path(data), 1, "", False) as (address, pids, _process),
            ):
                rows.append(asyncio.run(beside(address, pids, given)))
        failed = min(row["p99_times"] for row in rows) > RISE
    else:
        rows = in_browser(given.only or games(), given.levels.split(","), given.seconds)
        failed = any(row["ms"].get("p95", 1e9) > 1000 * WANTED.get(row["bot"], 1e9) for row in rows)
    if given.json:
        print(json.dumps(rows))
    else:
        for row in rows:
            print("  ".join(f"{key} {value}" for key, value in row.items()))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
