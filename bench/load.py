"""Loads a server of its own and prints figures as JSON: sockets, moves a second, delay until everybody sees a move.

    python bench/load.py                                   1,000 sockets at 250 tables, 200 moves/s for 60 s
    python bench/load.py --tables 25 --rate 50 --seconds 10

The server runs on core 0 with the embedded store, this client on core 1; only 127.0.0.1. At the end the server is
killed (-9) and its database searched for every move that it had acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

SEATS = 4
PATIENCE = 60.0


class Message(msgspec.Struct):
    """What the client reads of the server's messages."""

    type: str
    seat: int | None = None
    version: int = 0
    move: str | None = None
    key: str = ""
    view: msgspec.Raw = msgspec.Raw(b"")
    changes: list[tuple[list[str | int], msgspec.Raw]] = []


class Legal(msgspec.Struct):
    legal: list[int]


decode = msgspec.json.Decoder(Message).decode
decode_legal = msgspec.json.Decoder(Legal).decode
decode_words = msgspec.json.Decoder(list[int]).decode


class Table:
    """A table with its four sockets: at most one move is under way."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sockets: list[Any] = [None] * SEATS
        self.legal: list[list[int]] = [[] for _ in range(SEATS)]
        self.versions = [0] * SEATS
        self.sent_at = 0.0
        self.waiting_for = 0  # the version that everybody shall have passed; 0: no move is under way

    @property
    def mover(self) -> int | None:
        return next((seat for seat in range(SEATS) if self.legal[seat]), None)


class Load:
    """All tables, and what was measured."""

    def __init__(self, address: str, options: argparse.Namespace) -> None:
        self.address = address
        self.options = options
        self.tables: list[Table] = []
        self.delays: list[float] = []
        self.lags: list[float] = []
        self.acknowledged: list[tuple[str, str]] = []
        self.refusals: dict[str, int] = {}
        self.sent = 0
        self.late = 0  # moves that found no free table
        self.measuring = False
        self.rng = random.Random(1)
        self.readers: list[asyncio.Task[None]] = []

    async def run(self) -> dict[str, Any]:
        began = time.monotonic()
        limit = asyncio.Semaphore(16)

        async def one() -> None:
            async with limit:
                self.tables.append(await self.make_table())

        await asyncio.gather(*(one() for _ in range(self.options.tables)))
        setting_up = time.monotonic() - began
        await asyncio.sleep(1)
        ticking = asyncio.create_task(self.tick())
        await self.play(self.options.warm_up)
        self.measuring = True
        cpu = self.server_seconds()
        began = time.monotonic()
        await self.play(self.options.seconds)
        took = time.monotonic() - began
        cpu = self.server_seconds() - cpu
        self.measuring = False
        await asyncio.sleep(2)
        ticking.cancel()
        return {
            "sockets": len(self.readers),
            "tables": len(self.tables),
            "seconds": round(took, 1),
            "set_up_seconds": round(setting_up, 1),
            "moves": len(self.delays),
            "moves_per_second": round(len(self.delays) / took, 1),
            "wanted_per_second": self.options.rate,
            "skipped": self.late,
            "delay_ms": figures(self.delays),
            "client_lag_ms": figures(self.lags),
            "server_cpu": round(cpu / took, 3),
            "acknowledged": len(self.acknowledged),
            "refusals": self.refusals,
        }

    def server_seconds(self) -> float:
        fields = Path(f"/proc/{self.options.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def make_table(self) -> Table:
        """Four people sit down."""
        table: Table | None = None
        people: list[str] = []
        for seat in range(SEATS):
            async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE, verify=False) as http:
                me = (await http.get("/api/me")).json()
                headers = {"X-CSRF-Token": me["csrf"]}
                if table is None:
                    body = {"game": "stone-age", "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
                    answer = await http.post("/api/tables", json={**body, "name": f"P{seat}"}, headers=headers)
                    answer.raise_for_status()
                    table = Table(answer.json()["id"])
                else:
                    path = f"/api/tables/{table.id}/join"
                    answer = await http.post(path, json={"name": f"P{seat}"}, headers=headers)
                    answer.raise_for_status()
                people.append(http.cookies["dolmen"])
        assert table is not None
        for seat, cookie in enumerate(people):
            opened = asyncio.Event()
            self.readers.append(asyncio.create_task(self.read(table, seat, cookie, opened)))
            await asyncio.wait_for(opened.wait(), PATIENCE)
        return table

    async def read(self, table: Table, seat: int, cookie: str, opened: asyncio.Event) -> None:
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
        headers = {"Cookie": f"dolmen={cookie}"}
        async with connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as ws:
            table.sockets[seat] = ws
            opened.set()
            async for text in ws:
                self.hear(table, seat, decode(text))

    def hear(self, table: Table, seat: int, message: Message) -> None:
        if message.type == "view":
            table.versions[seat] = message.version
            if message.view:
                table.legal[seat] = decode_legal(message.view).legal
            else:
                for path, value in message.changes:
                    if path == ["legal"]:
                        table.legal[seat] = decode_words(value)
            if table.waiting_for and all(version > table.waiting_for for version in table.versions):
                table.waiting_for = 0
                if self.measuring:
                    self.delays.append(time.perf_counter() - table.sent_at)
        elif message.type == "answer":
            self.acknowledged.append((table.id, message.move or ""))
        elif message.type == "refusal":
            self.refusals[message.key] = self.refusals.get(message.key, 0) + 1
            table.waiting_for = 0

    async def play(self, seconds: float) -> None:
        """Send moves at an even pace to tables picked at random."""
        began = time.monotonic()
        sent = 0
        while (now := time.monotonic() - began) < seconds:
            while sent < now * self.options.rate:
                sent += 1
                await self.move()
            await asyncio.sleep(0.002)

    async def move(self) -> None:
        for _ in range(20):
            table = self.rng.choice(self.tables)
            seat = table.mover
            if table.waiting_for or seat is None or len(set(table.versions)) > 1:
                continue
            self.sent += 1
            version = table.versions[seat]
            word = self.rng.choice(table.legal[seat])
            table.legal[seat] = []
            table.waiting_for, table.sent_at = version, time.perf_counter()
            body = {"type": "play", "seat": seat, "version": version, "move": f"m{self.sent}", "words": [word]}
            await table.sockets[seat].send(json.dumps(body))
            return
        self.late += 1

    async def tick(self) -> None:
        """How late this client itself is."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.01)
            if self.measuring:
                self.lags.append(time.perf_counter() - began - 0.01)


def figures(seconds: list[float]) -> dict[str, float]:
    if not seconds:
        return {}
    ordered = sorted(seconds)
    places = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * p))], 1) for name, p in places.items()}


def lost_moves(data: Path, acknowledged: list[tuple[str, str]]) -> int:
    """How many acknowledged moves the database does not hold."""
    store = sqlite3.connect(data / "dolmen.sqlite")
    kept = {
        (table, json.loads(body).get("move", "")) for table, body in store.execute("select table_id, body from entries")
    }
    store.close()
    return len(set(acknowledged) - kept)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pin(core: int) -> list[str]:
    """The words that pin a process to a core, where that can be done."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    return ["taskset", "-c", str(core)] if shutil.which("taskset") and core in cores else []


def await_health(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            if httpx.get(f"{address}/health", timeout=2, verify=False).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=200, help="moves a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=5)
    options = parser.parse_args()
    data = Path(tempfile.mkdtemp(prefix="dolmen-load-"))
    port = free_port()
    server = [*pin(0), sys.executable, "-m", "dolmen.cli", "serve", "--data", str(data), "--port", str(port)]
    environment = {**os.environ, "DATABASE_URL": ""}
    with (data / "said").open("wb") as said:
        process = subprocess.Popen(
            [*server, "--no-browser", "--limits", "0", "--workers", "1", "--bot-delay", "0"],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
        )
    try:
        if pin(1):
            os.sched_setaffinity(0, {1})
        options.pid = process.pid  # taskset becomes the server
        address = f"http://127.0.0.1:{port}"
        await_health(address, process)
        load = Load(address, options)
        result = asyncio.run(load.run())
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
        result["lost"] = lost_moves(data, load.acknowledged)
        p99 = result["delay_ms"].get("p99", float("inf"))
        result["passed"] = p99 <= 150 and result["lost"] == 0 and result["moves_per_second"] >= 0.98 * options.rate
        print(json.dumps(result, indent=2))
    finally:
        if process.poll() is None:
            process.kill()
            process.wait(PATIENCE)
        shutil.rmtree(data, ignore_errors=True)
    sys.exit(0 if result["passed"] else 1)


if __name__ == "__main__":
    main()
