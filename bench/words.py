"""How long people wait for bots: their words as a browser hears them, and what ten that think cost everybody else.

    python bench/words.py [GAME …] [--seconds 8] [--levels hunter,chieftain] [--json]
    python bench/words.py --crowd [--seconds 8] [--rate 100] [--json]

The first looks on in a real browser (Chromium) at tables of bots with the most seats, without the pause that people
like to have: what passes from one word with a choice until the next one stands on the screen, the wire and the painting
among it. The second plays at 25 tables of people by bench/load.py's client, alone and then beside ten tables of
chieftains, twice, each time on a new server with one process for bots. Only 127.0.0.1.
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
from playwright.sync_api import sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from load import PATIENCE, Load, figures, running

from browser.house import FLAGS, find_chromium
from dolmen import games, load

WANTED = {"hunter": 0.6, "chieftain": 3.5}  # seconds that 95 of 100 words may take
RISE = 1.2  # times that 99 of 100 moves of people may wait longer
TABLES = 10
# Hands on what the page hears, and when it is painted: after the frame that follows it.
EAR = """
globalThis.heard = [];
const Plain = WebSocket;
globalThis.WebSocket = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      if (message.type !== 'view') return;
      requestAnimationFrame(() => setTimeout(() => heard.push([message.why, performance.now()])));
    });
  }
};
"""


def waits(game: str, level: str, seconds: float, page: Any, address: str) -> list[float]:
    """What passes between the words of bots, as a page sees it."""
    seats = load(game).seats[-1]
    id = make_table(address, game, [level] * seats)
    page.goto(f"{address}/table/{id}")
    page.wait_for_function("heard.length > 1", timeout=PATIENCE * 1000)
    page.wait_for_timeout(1000 * seconds)
    times = [at / 1000 for why, at in page.evaluate("heard") if why == "bot"]
    return [b - a for a, b in pairwise(times)]


def make_table(address: str, game: str, bots: list[str]) -> str:
    """A table at which nobody sits but bots."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        me = http.get("/api/me").json()
        body = {"game": game, "seats": [{"kind": "bot", "bot": bot} for bot in bots], "name": "Peak"}
        answer = http.post("/api/tables", json=body, headers={"X-CSRF-Token": me["csrf"]})
        answer.raise_for_status()
        return str(answer.json()["id"])


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
    made = [(game, ["chieftain"] * load(game).seats[-1]) for game in (games() * TABLES)[:TABLES]]
    ids = [await asyncio.to_thread(make_table, address, game, bots) for game, bots in made]
    crowd = await people.measure(given.rate, given.seconds)
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        on = sum([(await http.get(f"/api/tables/{id}")).json()["status"] == "running" for id in ids])
    keys = ("moves_per_second", "delay_ms", "cpu_ms_per_move")
    return {
        "still_playing": on,
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
