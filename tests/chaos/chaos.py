"""People play while everything goes wrong that can: then it is counted what was lost, done twice, stuck or left behind.

Kills of the server, of its processes, of PostgreSQL; stops, freezes and rolling restarts; a full disk; a clock set
two hours forth and back; readers who never read; the same seat played from two places at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import shutil
import signal
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from server.client import Person, Server, Sitter
from server.postgres import Postgres
from websockets.exceptions import WebSocketException

from dolmen.server.store import make_store
from dolmen.server.tables.checking import check

LOST = (OSError, TimeoutError, EOFError, httpx.HTTPError, WebSocketException)
AWAY = ("store", "unknown", "unreadable")  # what a server may say while its store is away
CLOCK = {"kind": "live", "bank": 1800, "increment": 5}
JUMP = 7200  # seconds by which the clock is set
PAUSE = 0.05


class Move(msgspec.Struct):
    """A move that was sent, and may have been done or not."""

    id: str
    table: str
    seat: int
    version: int
    word: int
    at: float = msgspec.field(default_factory=time.monotonic)


class Player(threading.Thread):
    """Plays table after table, alone at two seats or against a bot, and comes back whenever the line is lost."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.rng = random.Random(seed)
        self.person = Person(server, "Peak")
        self.table = ""
        self.doubt: Move | None = None
        self.acknowledged: list[tuple[str, str]] = []
        self.delays: list[float] = []  # from the first try of a move to its answer
        self.ending = threading.Event()
        self.faults: list[str] = []
        self.last_loss = ""

    def run(self) -> None:
        while not self.ending.is_set():
            try:
                self.find_table()
                if self.table:
                    with self.person.sit(self.table) as sitter:
                        self.play(sitter, self.table)
                else:
                    time.sleep(PAUSE)
            except LOST as error:
                self.last_loss = repr(error)[:200]
                time.sleep(PAUSE)
            except AssertionError as error:
                if not any(f'"{key}"' in str(error) for key in AWAY):
                    self.faults.append(str(error)[:300])
                time.sleep(PAUSE)
            except Exception as error:  # noqa: BLE001 - a player who dies is a fault of the storm
                self.faults.append(repr(error)[:300])
                return

    def find_table(self) -> None:
        if not self.table:
            wishes: dict[str, Any] = {"options": {"round_limit": 3}}
            if self.rng.random() < 0.5:
                wishes["clock"] = CLOCK
            self.table = self.person.make_table(["me", self.rng.choice(["me", "random"])], **wishes)["id"]

    def leave_table(self) -> None:
        self.table = ""

    def play(self, sitter: Sitter, table: str) -> None:
        sitter.settle()
        if self.doubt is not None and self.doubt.table == table:
            self.send(sitter, self.doubt)
        while not self.ending.is_set():
            if sitter.over or (sitter.table and sitter.table["status"] == "closed"):
                self.leave_table()
                return
            seat = sitter.view["to_move"]
            if seat not in sitter.mine or not (sitter.legal or seat != sitter.view["seat"]):
                sitter.hear(20)
            elif seat != sitter.view["seat"]:
                sitter.watch(seat)
            else:
                word = self.rng.choice(sitter.legal)
                self.send(sitter, Move(secrets.token_hex(6), table, seat, sitter.version, word))

    def send(self, sitter: Sitter, move: Move) -> None:
        """Send a move; until it is answered it is in doubt, and is sent again under the same id."""
        self.doubt = move
        answer = sitter.ask("play", seat=move.seat, version=move.version, words=[move.word], move=move.id)
        if answer["type"] == "answer":
            self.acknowledged.append((move.table, move.id))
            self.delays.append(time.monotonic() - move.at)
        elif answer["key"] in AWAY:
            time.sleep(PAUSE)
            return
        elif answer["key"] not in ("stale", "over"):
            self.faults.append(f"refused: {answer['key']}: {answer['message']}")
        self.doubt = None


class Rival(Player):
    """The same person at the same table from another place: both play the same seats at once."""

    def __init__(self, leader: Player, seed: int) -> None:
        super().__init__(leader.server, seed)
        self.leader = leader
        self.person = leader.person

    def find_table(self) -> None:
        self.table = self.leader.table

    def leave_table(self) -> None:
        time.sleep(PAUSE)  # the leader finds another


class Storm:
    """What can be done to a server."""

    def __init__(
        self, server: Server, rng: random.Random, postgres: Postgres | None, workers: int, only: Sequence[str] = ()
    ) -> None:
        self.server = server
        self.rng = rng
        self.postgres = postgres
        self.workers = workers
        self.gone: list[tuple[int, str]] = []  # processes that should not be there any more, and when they were born
        self.deaf: list[Any] = []  # sockets of people who never read
        self.step = server.data / "step"
        self.deeds: list[Callable[[], bool | None]] = [
            self.kill,
            self.kill,
            self.stop,
            self.freeze,
            self.kill_child,
            self.deafen,
        ]
        if postgres is not None:
            self.deeds += [self.kill_postgres, self.kill_postgres]
        else:
            self.deeds.append(self.fill_disk)
        if workers > 1:
            self.deeds += [self.kill_child, self.renew]
        if server.environment.get("CLOCK_STEP"):
            self.deeds.append(self.set_clock)
        self.deeds = [deed for deed in self.deeds if not only or name_of(deed) in only]

    @property
    def pid(self) -> int:
        assert self.server.process is not None
        return self.server.process.pid

    def serving(self) -> list[int]:
        """The processes that serve."""
        return [self.pid] if self.workers == 1 else children(self.pid)

    def family(self) -> list[int]:
        return [pid for child in children(self.pid) for pid in (child, *children(child))]

    def mourn(self, pids: Sequence[int]) -> None:
        """These are about to end; their numbers are given to others again, so their birth is remembered too."""
        self.gone += [(pid, birth(pid)) for pid in pids]

    def do(self) -> str:
        """Something bad happens; its name, unless there was nobody to whom it could."""
        deed = self.rng.choice(self.deeds)
        return "" if deed() is False else name_of(deed)

    def kill(self) -> None:
        self.mourn(self.family())
        self.server.kill()
        self.server.start()

    def stop(self) -> None:
        self.mourn(self.family())
        self.server.stop()
        self.server.start()

    def freeze(self) -> None:
        pid = self.rng.choice(self.serving())
        os.kill(pid, signal.SIGSTOP)
        time.sleep(0.5)
        os.kill(pid, signal.SIGCONT)

    def kill_child(self) -> bool:
        """A process in which bots think dies, or one of several that serve; whether there was one."""
        found = [pid for pid in children(self.pid) if is_alive(pid)]
        if not found:
            return False
        pid = self.rng.choice(found)
        self.mourn([pid, *children(pid)])
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            return False
        return True

    def renew(self) -> None:
        before = self.serving()
        self.mourn(before)
        os.kill(self.pid, signal.SIGHUP)
        end = time.monotonic() + 60
        while any(map(is_alive, before)) and time.monotonic() < end:
            time.sleep(0.1)

    def kill_postgres(self) -> None:
        assert self.postgres is not None
        self.postgres.kill()
        time.sleep(self.rng.random())
        self.postgres.start()

    def fill_disk(self) -> None:
        """No file may grow for a second."""
        import resource

        limit = resource.RLIM_INFINITY
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (4096, limit))
        time.sleep(1)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (limit, limit))

    def set_clock(self) -> None:
        self.step.write_text(str(self.rng.choice([-JUMP, 0, JUMP])), encoding="ascii")

    def deafen(self) -> None:
        """Somebody opens a socket, says much and reads nothing."""
        try:
            person = Person(self.server, "Wave")
            sitter = person.sit(person.make_table(["me", "me"])["id"])
            for _ in range(300):
                sitter.socket.send('{"type": "ping"}')
            self.deaf.append(sitter)
        except (*LOST, AssertionError):
            pass
        for sitter in self.deaf[:-5]:
            with contextlib.suppress(Exception):
                sitter.close()
        del self.deaf[:-5]


def name_of(deed: Callable[[], bool | None]) -> str:
    return deed.__name__.replace("_", "-")


def children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += map(int, task.read_text(encoding="ascii").split())
    return found


def is_alive(pid: int) -> bool:
    fields = status(pid)
    return bool(fields) and fields[0] != "Z"


def birth(pid: int) -> str:
    """When a process was started, in ticks since the machine was; empty if it is gone."""
    return (status(pid) or [""] * 20)[19]


def status(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return []


def clock_shim(folder: Path) -> dict[str, str]:
    """What makes a program's clock follow a file, where there is a compiler for it."""
    compiler, shim = shutil.which("cc") or shutil.which("gcc"), folder / "clock.so"
    if compiler is None:
        return {}
    source = Path(__file__).with_name("clock.c")
    done = subprocess.run([compiler, "-shared", "-fPIC", "-O2", "-o", shim, source], capture_output=True, check=False)
    return {"LD_PRELOAD": str(shim), "CLOCK_STEP": str(folder / "step")} if not done.returncode else {}


KILLS = ("kill", "kill-child", "kill-postgres")  # what ends a process without a word


def chaos(
    data: Path,
    deeds: int,
    players: int,
    seed: int = 1,
    pause: float = 0.7,
    postgres: Postgres | None = None,
    workers: int = 1,
    moves: int = 0,
    kills: int = 0,
    tell: Callable[[str], None] = lambda line: None,
    only: Sequence[str] = (),
    minutes: float = float("inf"),
) -> dict[str, Any]:
    """Let people play through so many bad things, so many kills among them and so many moves at least; the figures.

    When the minutes are over it is enough.
    """
    over = time.monotonic() + 60 * minutes
    rng = random.Random(seed)
    database = f"{postgres.address}/postgres" if postgres else ""
    server = Server(data, "--limits", "0", "--workers", str(workers), database=database)
    server.environment |= clock_shim(data)
    server.start()
    storm = Storm(server, rng, postgres, workers, only)
    done: Counter[str] = Counter()
    people = [Player(server, seed * 1000 + n) for n in range(players)]
    people += [Rival(leader, seed * 1000 + 500 + n) for n, leader in enumerate(people[: max(1, players // 4)])]
    try:
        for player in people:
            player.start()
        while time.monotonic() < over and (
            done.total() < deeds
            or sum(done[deed] for deed in KILLS) < kills
            or sum(len(player.acknowledged) for player in people) < moves
        ):
            time.sleep(pause * (0.5 + rng.random()))
            if name := storm.do():
                done[name] += 1
            tell(
                f"{sum(done[deed] for deed in KILLS)} kills among {done.total()} bad things, "
                f"{sum(len(player.acknowledged) for player in people)} moves"
            )
        stuck = [player for player in await_moves(people) if not isinstance(player, Rival)]
        for player in people:
            player.ending.set()
        for player in people:
            player.join(60)
    finally:
        server.stop()
    acknowledged = [pair for player in people for pair in player.acknowledged]
    lost, doubled, wrong, fallen = asyncio.run(count(data, database, acknowledged))
    delays = sorted(delay for player in people for delay in player.delays)
    return {
        "store": "postgresql" if postgres else "sqlite",
        "processes": workers,
        "kills": sum(done[deed] for deed in KILLS),
        "deeds": dict(done),
        "acknowledged": len(acknowledged),
        "lost": lost,
        "doubled": doubled,
        "tables_wrong": wrong,
        "clocks_wrong": fallen,
        "stuck": len(stuck),
        "stuck_at": [(player.table, str(player.doubt), player.last_loss) for player in stuck],
        "left_behind": sum(is_alive(pid) and birth(pid) == born for pid, born in storm.gone),
        "delay_ms": {name: round(1000 * at(delays, place), 1) for name, place in PLACES.items()},
        "faults": [fault for player in people for fault in player.faults][:5],
    }


PLACES = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
FAULTS = ("lost", "doubled", "tables_wrong", "clocks_wrong", "stuck", "left_behind", "faults")  # none is expected


def at(ordered: Sequence[float], place: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * place))] if ordered else 0.0


def await_moves(people: Sequence[Player]) -> list[Player]:
    """When all is quiet everybody can go on: those who could not."""
    before = [len(player.acknowledged) for player in people]
    end = time.monotonic() + 60
    while True:
        stuck = [p for p, n in zip(people, before, strict=True) if len(p.acknowledged) < n + 3]
        if time.monotonic() > end or all(isinstance(player, Rival) for player in stuck):
            return stuck
        time.sleep(0.1)


async def count(data: Path, database: str, acknowledged: list[tuple[str, str]]) -> tuple[int, int, int, int]:
    """How many acknowledged moves the store does not hold, how many it holds twice, how many tables make no sense.

    And at how many a clock ran out, which nobody's does in half an hour of a storm.
    """
    store = make_store(data, database)
    await store.open()
    kept: Counter[tuple[str, str]] = Counter()
    fallen = 0
    for id in await store.ids():
        for _, body in await store.entries(id):
            entry = json.loads(body)
            kept[id, entry.get("move", "")] += 1
            fallen += entry.get("why") == "time" or entry.get("fallen") is not None
    wrong = [fault async for _, fault in check(store) if fault]
    await store.close()
    lost = [pair for pair in set(acknowledged) if not kept[pair]]
    doubled = [pair for pair, times in kept.items() if pair[1] and times > 1]
    return len(lost), len(doubled), len(wrong), fallen
