"""Lets a server of its own see many tables from start to end, and prints what it holds in memory before and after.

    python bench/memory.py                     1,000 tables after 100 to warm up: RSS within 10 % is a pass
    python bench/memory.py --tables 100

Tables leave memory after a second without use; every tenth is looked at as a replay. Only 127.0.0.1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from load import PATIENCE, await_health
from server.postgres import free_port  # load has said where that is
from websockets.asyncio.client import connect

SERVER = """
import sys
from pathlib import Path
from dolmen.server.running import start
from dolmen.server.settings import Settings
start(Settings(data=Path(sys.argv[1]), workers=1, bot_delay=0, limits=0, idle=1, sweep=0.5), int(sys.argv[2]), False)
"""
AT_ONCE = 8


async def play(address: str, n: int) -> None:
    """One person at both seats of a short game, to its end."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False) as http:
        headers = {"X-CSRF-Token": (await http.get("/api/me")).json()["csrf"]}
        wish = {"game": "stone-age", "options": {"round_limit": 1}, "name": "Peak", "seats": [{"kind": "me"}] * 2}
        id = (await http.post("/api/tables", json=wish, headers=headers)).json()["id"]
        cookie = {"Cookie": f"dolmen={http.cookies['dolmen']}"}
        url = f"{address.replace('http', 'ws')}/api/tables/{id}/socket"
        async with connect(url, additional_headers=cookie, compression=None, max_size=None) as socket:
            await finish(socket)
        if n % 10 == 0:
            (await http.get(f"/records/{id}.json")).raise_for_status()


async def finish(socket: Any) -> None:
    over, moves = False, 0
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "table":
            over = message["table"]["status"] == "over"
        elif message["type"] == "view" and message["since"] is not None and not over:
            await socket.send(json.dumps({"type": "watch", "seat": moves % 2}))  # a whole view comes
        elif message["type"] == "view" and not over:
            view = message["view"]
            if view["to_move"] != message["seat"]:
                await socket.send(json.dumps({"type": "watch", "seat": view["to_move"]}))
                continue
            moves += 1
            body = {"type": "play", "seat": message["seat"], "version": message["version"], "move": f"m{moves}"}
            await socket.send(json.dumps({**body, "words": [view["legal"][moves % len(view["legal"])]]}))
        if over and message["type"] in ("view", "answer"):
            return


async def many(address: str, count: int) -> None:
    left = iter(range(count))

    async def some() -> None:
        for n in left:
            await play(address, n)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


def memory(pid: int) -> float:
    """MB."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def settle(address: str) -> None:
    """Wait until no table is in memory."""
    end = time.monotonic() + PATIENCE
    while httpx.get(f"{address}/health", verify=False).json()["tables"] and time.monotonic() < end:
        time.sleep(0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    options = parser.parse_args()
    data, port = Path(tempfile.mkdtemp(prefix="dolmen-memory-")), free_port()
    address = f"http://127.0.0.1:{port}"
    with (data / "said").open("wb") as said:
        words = [sys.executable, "-c", SERVER, str(data), str(port)]
        process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
    try:
        await_health(address, process)
        figures: dict[str, Any] = {"at_start": round(memory(process.pid), 1)}
        asyncio.run(many(address, 100))
        settle(address)
        before = memory(process.pid)
        asyncio.run(many(address, options.tables))
        settle(address)
        after = memory(process.pid)
        figures |= {"tables": options.tables, "before": round(before, 1), "after": round(after, 1)}
        figures |= {"growth": round(after / before - 1, 3), "passed": after <= 1.1 * before}
        print(json.dumps(figures, indent=2))
    finally:
        process.kill()
        process.wait(PATIENCE)
        shutil.rmtree(data, ignore_errors=True)
    sys.exit(0 if figures["passed"] else 1)


if __name__ == "__main__":
    main()
