"""People play while the server is killed, stopped, frozen and robbed of its workers; then everything is counted."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
from server.client import Person, Server, Sitter
from websockets.exceptions import WebSocketException

from dolmen.server.store import make_store
from dolmen.server.tables.checking import check

LOST = (OSError, TimeoutError, EOFError, httpx.HTTPError, WebSocketException)
DEEDS = ("kill", "kill", "stop", "freeze", "kill-worker")


class Move(msgspec.Struct):
    """A move that was sent, and may have been done or not."""

    id: str
    table: str
    seat: int
    version: int
    word: int


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
        self.longest = 0.0  # seconds between two answers
        self.last = time.monotonic()
        self.ending = threading.Event()
        self.faults: list[str] = []
        self.last_loss = ""

    def run(self) -> None:
        while not self.ending.is_set():
            try:
                if not self.table:
                    other = self.rng.choice(["me", "random"])
                    self.table = self.person.make_table(["me", other], options={"round_limit": 3})["id"]
                with self.person.sit(self.table) as sitter:
                    self.play(sitter)
            except LOST as error:
                self.last_loss = repr(error)[:200]
                time.sleep(0.05)
            except AssertionError as error:
                if "store" not in str(error) and "unknown" not in str(error):
                    self.faults.append(str(error)[:300])
                time.sleep(0.05)
            except Exception as error:  # noqa: BLE001 - a player who dies is a fault of the storm
                self.faults.append(repr(error)[:300])
                return

    def play(self, sitter: Sitter) -> None:
        sitter.settle()
        if self.doubt is not None and self.doubt.table == self.table:
            self.send(sitter, self.doubt)
        while not self.ending.is_set():
            if sitter.over:
                self.table = ""
                return
            seat = sitter.view["to_move"]
            if seat not in sitter.mine:
                sitter.hear(20)
                continue
            if seat != sitter.view["seat"]:
                sitter.watch(seat)
                continue
            if not sitter.legal:
                sitter.hear(20)
                continue
            word = self.rng.choice(sitter.legal)
            self.send(sitter, Move(secrets.token_hex(6), self.table, seat, sitter.version, word))

    def send(self, sitter: Sitter, move: Move) -> None:
        """Send a move; until it is answered it is in doubt, and is sent again under the same id."""
        self.doubt = move
        answer = sitter.ask("play", seat=move.seat, version=move.version, words=[move.word], move=move.id)
        if answer["type"] == "answer":
            self.acknowledged.append((move.table, move.id))
            self.longest = max(self.longest, time.monotonic() - self.last)
            self.last = time.monotonic()
        elif answer["key"] in ("store", "unknown"):
            return
        elif answer["key"] not in ("stale", "over"):
            self.faults.append(f"refused: {answer['key']}: {answer['message']}")
        self.doubt = None


def children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        found += map(int, task.read_text(encoding="ascii").split())
    return found


def do(server: Server, deed: str) -> list[int]:
    """Something bad happens; the processes that should be gone afterwards."""
    assert server.process is not None
    pid = server.process.pid
    if deed == "kill":
        workers = children(pid)
        server.kill()
        server.start()
        return workers
    if deed == "stop":
        workers = children(pid)
        server.stop()
        server.start()
        return workers
    if deed == "freeze":
        os.kill(pid, signal.SIGSTOP)
        time.sleep(0.5)
        os.kill(pid, signal.SIGCONT)
        return []
    workers = children(pid)
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    return workers


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def chaos(
    data: Path, deeds: int, players: int, seed: int = 1, pause: float = 0.7, database: str = ""
) -> dict[str, Any]:
    """Let people play through so many bad things; the figures."""
    rng = random.Random(seed)
    server = Server(data, "--limits", "0", database=database)
    server.start()
    done: Counter[str] = Counter()
    gone: list[int] = []
    people = [Player(server, seed * 1000 + n) for n in range(players)]
    try:
        for player in people:
            player.start()
        for _ in range(deeds):
            time.sleep(pause * (0.5 + rng.random()))
            deed = rng.choice(DEEDS)
            done[deed] += 1
            gone += do(server, deed)
        before = [len(player.acknowledged) for player in people]
        end = time.monotonic() + 30
        while time.monotonic() < end and any(len(p.acknowledged) < n + 3 for p, n in zip(people, before, strict=True)):
            time.sleep(0.1)
        stuck = [p for p, n in zip(people, before, strict=True) if len(p.acknowledged) < n + 3]
        for player in people:
            player.ending.set()
        for player in people:
            player.join(60)
    finally:
        server.stop()
    acknowledged = [pair for player in people for pair in player.acknowledged]
    lost, doubled, wrong = asyncio.run(count(data, database, acknowledged))
    return {
        "deeds": dict(done),
        "acknowledged": len(acknowledged),
        "lost": lost,
        "doubled": doubled,
        "tables_wrong": wrong,
        "stuck": len(stuck),
        "stuck_at": [(player.table, str(player.doubt), player.last_loss) for player in stuck],
        "left_behind": sum(map(is_alive, gone)),
        "longest_pause_s": round(max(player.longest for player in people), 2),
        "faults": [fault for player in people for fault in player.faults][:5],
    }


async def count(data: Path, database: str, acknowledged: list[tuple[str, str]]) -> tuple[int, int, int]:
    """How many acknowledged moves the store does not hold, how many it holds twice, how many tables make no sense."""
    store = make_store(data, database)
    await store.open()
    kept: Counter[tuple[str, str]] = Counter()
    for id in await store.ids():
        for _, body in await store.entries(id):
            kept[id, json.loads(body).get("move", "")] += 1
    wrong = [fault async for _, fault in check(store) if fault]
    await store.close()
    lost = [pair for pair in set(acknowledged) if not kept[pair]]
    doubled = [pair for pair, times in kept.items() if pair[1] and times > 1]
    return len(lost), len(doubled), len(wrong)
