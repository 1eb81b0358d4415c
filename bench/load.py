"""Loads a server of its own and prints figures as JSON: sockets, moves a second, delay until everybody sees a move.

    python bench/load.py                                   1,000 sockets at 250 tables, 200 moves/s for 60 s
    python bench/load.py --tables 25 --rate 50 --seconds 10
    python bench/load.py --knee                            raises the rate until the 99th of 100 waits 100 ms
    python bench/load.py --knee --postgres --workers 2     the same for two processes on a PostgreSQL of its own
    python bench/load.py --idle 9000 --rate 100            with 9,000 sockets more that only look on

    python bench/load.py --knee --postgres --workers 2 --share 0.3 --tables 100 --rate 400 --step 1.1

The last one gives each process that serves three tenths of a core (the same for one and for two): two of them,
PostgreSQL and this client together are too much for two cores, and nothing else would tell what a second process is
worth. Without it one process runs on core 0 and this client on core 1; only 127.0.0.1. `cpu_ms_per_move` is the
processor time of the server alone, which other programs on the machine disturb little; its inverse is what one core
could carry. At the end the server is killed (-9) and its database searched for every move that it had acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import functools
import json
import os
import random
import secrets
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from server.postgres import free_port, running_postgres

from dolmen.server.store import make_store

SEATS = 4
PATIENCE = 60.0
BOUND = 100.0  # ms that the 99th of 100 moves may take until everybody sees it
PERIOD = 10_000  # µs over which a share of a core is counted
STEP = 1.25  # by which the rate is raised
LOOKING = 40  # idle sockets at one table


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
encode = msgspec.json.Encoder().encode
decode_words = msgspec.json.Decoder(list[int]).decode


class Table:
    """A table with its four sockets: at most one move is under way."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lines: list[Line] = []
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
        self.lines: list[Line] = []
        self.idle: list[Line] = []
        self.pids: list[int] = options.pids

    async def run(self) -> dict[str, Any]:
        options = self.options
        began = time.monotonic()
        limit = asyncio.Semaphore(16)

        async def one() -> None:
            async with limit:
                self.tables.append(await self.make_table())

        await asyncio.gather(*(one() for _ in range(options.tables)))
        await self.look_on(options.idle)
        setting_up = time.monotonic() - began
        await asyncio.sleep(1)
        ticking = asyncio.create_task(self.tick())
        await self.play(options.warm_up, options.rate)
        found = await (self.find_knee() if options.knee else self.measure(options.rate, options.seconds))
        ticking.cancel()
        return {
            "sockets": len(self.lines) + len(self.idle),
            "idle": len(self.idle),
            "cut_off": sum(line.lost for line in (*self.lines, *self.idle)),
            "tables": len(self.tables),
            "set_up_seconds": round(setting_up, 1),
            **found,
            "server_mb": [round(rss_of(pid)) for pid in self.pids],
            "acknowledged": len(self.acknowledged),
            "refusals": self.refusals,
        }

    async def measure(self, rate: float, seconds: float) -> dict[str, Any]:
        """Play at a rate for so long: what came of it."""
        self.delays, self.lags, self.late = [], [], 0
        self.measuring = True
        cpu = sum(map(cpu_of, self.pids))
        began = time.monotonic()
        await self.play(seconds, rate)
        took = time.monotonic() - began
        cpu = sum(map(cpu_of, self.pids)) - cpu
        self.measuring = False
        await asyncio.sleep(1)
        moves = len(self.delays)
        return {
            "seconds": round(took, 1),
            "moves": moves,
            "moves_per_second": round(moves / took, 1),
            "wanted_per_second": round(rate, 1),
            "skipped": self.late,
            "delay_ms": figures(self.delays),
            "client_lag_ms": figures(self.lags),
            "server_cpu": round(cpu / took, 3),
            "cpu_ms_per_move": round(1000 * cpu / max(1, moves), 3),
        }

    async def find_knee(self) -> dict[str, Any]:
        """Raise the rate until it is not kept, or not in time: the last one that was."""
        rate, steps, good, misses = self.options.rate, 0, None, 0
        while misses < 2:  # a stall of the machine does not decide: what is not kept is tried once more
            step = await self.measure(rate, self.options.seconds)
            steps += 1
            print(json.dumps(step), file=sys.stderr, flush=True)
            if step["moves_per_second"] >= 0.95 * rate and step["delay_ms"].get("p99", BOUND + 1) <= BOUND:
                good, misses = step, 0
                rate *= self.options.step
            else:
                misses += 1
        knee = good["moves_per_second"] if good else 0.0
        return {"knee": knee, "bound_ms": BOUND, **(good or step), "steps": steps}

    async def look_on(self, count: int) -> None:
        """Sockets that only look on, at tables where nothing happens."""
        limit = asyncio.Semaphore(16)

        async def table(looking: int) -> None:
            async with limit, httpx.AsyncClient(base_url=self.address, timeout=PATIENCE, verify=False) as http:
                me = (await http.get("/api/me")).json()
                body = {"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Peak"}
                answer = await http.post("/api/tables", json=body, headers={"X-CSRF-Token": me["csrf"]})
                answer.raise_for_status()
                for _ in range(looking):
                    line = await Line.at(self.address, answer.json()["id"], http.cookies["dolmen"], lambda text: None)
                    self.idle.append(line)

        await asyncio.gather(*(table(min(LOOKING, count - first)) for first in range(0, count, LOOKING)))

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
            line = await Line.at(self.address, table.id, cookie, functools.partial(self.hear, table, seat))
            table.lines.append(line)
            self.lines.append(line)
        return table

    def hear(self, table: Table, seat: int, text: bytes) -> None:
        message = decode(text)
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

    async def play(self, seconds: float, rate: float) -> None:
        """Send moves at an even pace to tables picked at random."""
        began = time.monotonic()
        sent = 0
        while (now := time.monotonic() - began) < seconds:
            while sent < now * rate:
                sent += 1
                self.move()
            await asyncio.sleep(0.002)

    def move(self) -> None:
        for _ in range(20):
            table = self.rng.choice(self.tables)
            seat = table.mover
            if table.waiting_for or seat is None or len(set(table.versions)) > 1:
                continue
            self.sent += 1
            version = table.versions[seat]
            word = self.rng.choice(table.legal[seat])
            table.waiting_for, table.sent_at = version, time.perf_counter()
            body = {"type": "play", "seat": seat, "version": version, "move": f"m{self.sent}", "words": [word]}
            table.lines[seat].say(encode(body))
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


class Line(asyncio.Protocol):
    """The smallest client of a socket, so that what is measured is the server: it answers pings and hands on texts."""

    transport: asyncio.Transport

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.lost = False

    @classmethod
    async def at(cls, address: str, table: str, cookie: str, hear: Callable[[bytes], None]) -> Line:
        host, _, port = address.removeprefix("http://").partition(":")
        transport, line = await asyncio.get_running_loop().create_connection(lambda: cls(hear), host, int(port))
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        line.transport = transport
        transport.write("\r\n".join([*lines, f"Cookie: dolmen={cookie}", "", ""]).encode())
        await asyncio.wait_for(line.opened, PATIENCE)
        return line

    def say(self, text: bytes, kind: int = 1) -> None:
        """Send a frame; its mask is zero."""
        size = len(text)
        first = 0x80 | kind
        head = struct.pack("!BB", first, 0x80 | size) if size < 126 else struct.pack("!BBH", first, 0xFE, size)
        self.transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        rest = self.rest + data if self.rest else data
        if not self.opened.done():
            head, end, after = rest.partition(b"\r\n\r\n")
            if not end:
                self.rest = rest
                return
            rest = after
            if b" 101 " in head.split(b"\r\n")[0]:
                self.opened.set_result(None)
            else:
                self.opened.set_exception(RuntimeError(head.decode("latin-1")))
        at = 0
        while len(rest) >= at + 2:
            size, start = rest[at + 1] & 127, at + 2
            if size >= 126:
                start = at + (4 if size == 126 else 10)
                size = int.from_bytes(rest[at + 2 : start])
            if len(rest) < start + size:
                break
            frame, kind = rest[start : start + size], rest[at] & 15
            at = start + size
            if kind == 1:
                self.hear(frame)
            elif kind == 9:
                self.say(frame, 10)
        self.rest = rest[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True


async def lost_moves(data: Path, database: str, acknowledged: list[tuple[str, str]]) -> int:
    """How many acknowledged moves the database does not hold."""
    store = make_store(data, database)
    await store.open()
    kept = {
        (table, json.loads(body).get("move", ""))
        for table in await store.ids()
        for _, body in await store.entries(table)
    }
    await store.close()
    return len(set(acknowledged) - kept)


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss_of(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def children_of(pid: int) -> list[int]:
    found = [task.read_text(encoding="ascii").split() for task in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(child) for group in found for child in group]


def pin(core: int) -> list[str]:
    """The words that pin a process to a core, where that can be done."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    return ["taskset", "-c", str(core)] if shutil.which("taskset") and core in cores else []


@contextlib.contextmanager
def confined(pids: list[int], share: float) -> Iterator[None]:
    """Let each process have so much of a core and no more, by control groups of Linux."""
    if not share:
        yield
        return
    old = Path("/sys/fs/cgroup/cpu")
    made: list[Path] = []
    try:
        for pid in pids:
            made.append((old if old.exists() else old.parent) / f"dolmen-load-{pid}")
            made[-1].mkdir()
            limits = {"cpu.cfs_period_us": PERIOD, "cpu.cfs_quota_us": int(share * PERIOD)}
            for name, value in limits.items() if old.exists() else [("cpu.max", f"{int(share * PERIOD)} {PERIOD}")]:
                (made[-1] / name).write_text(str(value), encoding="ascii")
            (made[-1] / "cgroup.procs").write_text(str(pid), encoding="ascii")
        yield
    except OSError as error:
        raise SystemExit(f"--share needs Linux's control groups and the right to make them: {error}") from None
    finally:
        for pid, group in zip(pids, made, strict=False):
            with contextlib.suppress(OSError):
                (group.parent / "cgroup.procs").write_text(str(pid), encoding="ascii")
            end = time.monotonic() + PATIENCE
            while group.exists() and time.monotonic() < end:
                try:
                    group.rmdir()
                except OSError:
                    time.sleep(0.1)


def await_health(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            if httpx.get(f"{address}/health", timeout=2, verify=False).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def await_members(pid: int, count: int) -> list[int]:
    """The processes that a keeper keeps, once they are all there: the first may answer before the last has begun."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if len(members := children_of(pid)) == count:
            return members
        time.sleep(0.1)
    raise SystemExit("not all processes started")


@contextlib.contextmanager
def running(
    data: Path, workers: int, database: str, pinned: bool
) -> Iterator[tuple[str, list[int], subprocess.Popen[bytes]]]:
    """A server: its address, the processes that serve, and the one to stop."""
    port = free_port()
    command = [*(pin(0) if pinned else []), sys.executable, "-m", "dolmen.cli", "serve", "--data", str(data)]
    command += ["--port", str(port), "--no-browser", "--limits", "0", "--thinkers", "1", "--workers", str(workers)]
    with (data / "said").open("wb") as said:
        process = subprocess.Popen(
            [*command, "--bot-delay", "0"],
            env={**os.environ, "DATABASE_URL": database},
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
        )
    try:
        address = f"http://127.0.0.1:{port}"
        await_health(address, process)
        yield address, [process.pid] if workers == 1 else await_members(process.pid, workers), process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(PATIENCE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=200, help="moves a second (with --knee: at first)")
    parser.add_argument("--seconds", type=float, default=None, help="60; with --knee 10 for each rate")
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--idle", type=int, default=0, help="sockets more that only look on")
    parser.add_argument("--knee", action="store_true", help="raise the rate until it is not kept in time")
    parser.add_argument("--workers", type=int, default=1, help="processes that serve; more than one need --postgres")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own")
    parser.add_argument("--share", type=float, default=0, help="of a core that each process that serves may use")
    parser.add_argument("--step", type=float, default=STEP, help="by which --knee raises the rate")
    options = parser.parse_args()
    options.seconds = options.seconds or (10 if options.knee else 60)
    data = Path(tempfile.mkdtemp(prefix="dolmen-load-"))
    try:
        with running_postgres() if options.postgres else contextlib.nullcontext("") as database:
            url = f"{database}/postgres" if database else ""
            pinned = options.workers == 1 and not options.share
            with running(data, options.workers, url, pinned) as (address, options.pids, process):
                if pinned and pin(1):
                    os.sched_setaffinity(0, {1})
                load = Load(address, options)
                with confined(options.pids, options.share):
                    result = asyncio.run(load.run())
                process.send_signal(signal.SIGKILL)
                process.wait(PATIENCE)
            result["lost"] = asyncio.run(lost_moves(data, url, load.acknowledged))
    finally:
        shutil.rmtree(data, ignore_errors=True)
    in_time = result["delay_ms"].get("p99", float("inf")) <= BOUND
    kept = result["moves_per_second"] >= 0.95 * result["wanted_per_second"]
    result["passed"] = in_time and kept and not result["lost"] and not result["cut_off"]
    print(json.dumps(result, indent=2))
    sys.exit(0 if result["passed"] else 1)


if __name__ == "__main__":
    main()
