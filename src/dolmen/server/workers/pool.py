"""The processes in which bots think and replays are made; one that hangs is killed by its id and replaced."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import pickle
import secrets
import sys
from collections import Counter, OrderedDict, deque
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from dolmen.core.errors import DolmenError
from dolmen.core.state import State
from dolmen.server.logs import tell

from .worker import HEAD

if TYPE_CHECKING:
    from dolmen.analysis import Hint, Part
    from dolmen.analysis.sentences import Said

REPLAY = 15.0  # seconds that a replay may take
STUDY = 120.0  # seconds that a step of an analysis may take
SHARE = 4  # replays under way for one person
KEPT = 8 * 2**20  # bytes of replays that are kept


class Done(msgspec.Struct):
    done: int
    parts: int


class Found(msgspec.Struct):
    analysis: Done


def is_done(body: bytes) -> bool:
    """Whether an analysis has all its parts."""
    found = msgspec.json.decode(body, type=Found).analysis
    return found.done == found.parts


class WorkerHung(DolmenError):
    """The work took too long, and its process was ended."""


class WorkerFailed(DolmenError):
    """The work broke off with an error."""


class LaneFull(DolmenError):
    """Somebody has too much work under way."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, components: Mapping[str, str]) -> None:
        self.components = components
        self.starting: asyncio.Task[asyncio.subprocess.Process] | None = None  # whoever waits for it may go away
        self.ending: asyncio.Task[None] | None = None

    async def ask(self, body: bytes) -> tuple[Any, str]:
        if self.starting is not None and self.starting.done() and self.starting.result().returncode is not None:
            await self.kill()  # it ended by itself
        if self.starting is None:
            self.starting = asyncio.create_task(self.start())
        process = await asyncio.shield(self.starting)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(HEAD.pack(len(body)) + body)
        await process.stdin.drain()
        (size,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
        answer: tuple[Any, str] = pickle.loads(await process.stdout.readexactly(size))
        return answer

    async def start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "dolmen.server.workers.worker"),
            *(f"{game}={file}" for game, file in self.components.items()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=2**20,
        )
        tell("worker started", logging.DEBUG, pid=process.pid)
        return process

    async def kill(self) -> None:
        """End the process, even one that is just being started; it is ended although whoever asked may be cancelled."""
        if self.starting is not None:
            self.ending = asyncio.create_task(end(self.starting, self.ending))
            self.starting = None
        if self.ending is not None:
            await asyncio.shield(self.ending)


async def end(starting: asyncio.Task[asyncio.subprocess.Process], before: asyncio.Task[None] | None) -> None:
    """End a process, and see the one before it ended."""
    if before is not None:
        await before
    with contextlib.suppress(OSError):  # it did not start, or has ended
        process = await starting
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        # Nobody reads its pipes to their end, and till then asyncio keeps the transport open.
        process._transport.close()  # type: ignore[attr-defined]  # noqa: SLF001


class Lane:
    """Workers for one kind of work. Those who wait are served in turn, so that who asks for much waits longest."""

    def __init__(self, workers: Sequence[Worker], patience: float, most: int = 0) -> None:
        self.patience = patience
        self.most = most  # under way and waiting for one owner; 0: any number
        self.idle = list(workers)
        self.lines: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()  # by owner, the next one first
        self.load: Counter[str] = Counter()

    async def work(self, owner: str, job: str, *arguments: object) -> Any:
        """Have a job done in another process."""
        if self.most and self.load[owner] >= self.most:
            raise LaneFull(f"{self.most} such things are under way for you: wait for one of them")
        body = pickle.dumps((job, arguments))
        self.load[owner] += 1
        try:
            worker = await self.take(owner)
            try:
                return await self.ask(worker, job, body)
            finally:
                self.give(worker)
        finally:
            self.load[owner] -= 1
            if not self.load[owner]:
                del self.load[owner]

    async def take(self, owner: str) -> Worker:
        if self.idle:
            return self.idle.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(owner, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())  # it came in the same moment
            raise

    def give(self, worker: Worker) -> None:
        """A worker is free: the next owner's first one gets it, and the owner goes to the end."""
        while self.lines:
            owner, line = self.lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self.lines[owner] = line
            if not turn.done():
                turn.set_result(worker)
                return
        self.idle.append(worker)

    async def ask(self, worker: Worker, job: str, body: bytes) -> Any:
        try:
            async with asyncio.timeout(self.patience):
                result, error = await worker.ask(body)
        except TimeoutError:
            await worker.kill()
            raise WorkerHung(f"{job} took longer than {self.patience:g} s") from None
        except (asyncio.IncompleteReadError, OSError):
            await worker.kill()
            raise WorkerFailed(f"the process of {job} ended") from None
        except BaseException:
            await worker.kill()  # its answer would be taken for the next one's
            raise
        if error:
            raise WorkerFailed(error)
        return result


class Studies:
    """Analyses under way and done: each goes on by itself, a moment at a time, whoever looks at it."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.known: OrderedDict[bytes, bytes] = OrderedDict()  # what was found so far, by what it was made of
        self.going: dict[bytes, asyncio.Task[None]] = {}
        self.failed: dict[bytes, str] = {}

    async def look(self, text: str, seat: int, depth: str, owner: str) -> bytes:
        """All that is known by now; it is begun if it was not."""
        key = hashlib.sha256(f"{seat} {depth} {text}".encode(errors="replace")).digest()
        if key not in self.known and key not in self.going:
            if sum(task.get_name() == owner for task in self.going.values()) >= SHARE:
                raise LaneFull(f"{SHARE} such things are under way for you: wait for one of them")
            self.failed.pop(key, None)
            going = self.going[key] = asyncio.create_task(self._go(key, text, seat, depth, owner), name=owner)
            going.add_done_callback(lambda done: (self.going.pop(key, None), done.cancelled() or done.exception()))
        while key not in self.known and key in self.going:
            await asyncio.sleep(0.05)
        if key in self.failed:
            raise WorkerFailed(self.failed.pop(key))
        self.known.move_to_end(key)
        return self.known[key]

    async def _go(self, key: bytes, text: str, seat: int, depth: str, owner: str) -> None:
        parts: list[Part] = []
        try:
            while True:
                new, body = await self.lane.work(owner, "study", text, seat, depth, parts)
                parts += new
                self.known[key] = body
                if not new or is_done(body):
                    break
        except DolmenError as error:
            self.known.pop(key, None)
            self.failed[key] = str(error)
        while sum(map(len, self.known.values())) > KEPT and len(self.known) > 1:
            self.known.popitem(last=False)

    async def close(self) -> None:
        for task in list(self.going.values()):
            task.cancel()
        await asyncio.gather(*self.going.values(), return_exceptions=True)


class Workers:
    """Bots think in some processes, replays are made in another, games studied in a third: none waits for the other."""

    def __init__(self, count: int, patience: float, components: Mapping[str, str]) -> None:
        self.all = [Worker(components) for _ in range(count + 2)]
        self.bots = Lane(self.all[:count], patience)
        self.replays = Lane(self.all[count : count + 1], min(patience, REPLAY), most=SHARE)
        self.studies = Studies(Lane(self.all[count + 1 :], STUDY, most=SHARE))
        self.made: OrderedDict[bytes, bytes] = OrderedDict()  # the last replays, by what they were made of
        self.making: dict[bytes, asyncio.Task[bytes]] = {}

    def busy(self) -> tuple[int, int]:
        """How many bots think, and how many wait for their turn."""
        return len(self.all) - 1 - len(self.bots.idle), sum(map(len, self.bots.lines.values()))

    async def choose(self, game: str, bot: str, seat: int, seats: int, state: State, owner: str = "") -> int:
        """A word for a seat, from a position that holds no secrets of others."""
        return int(await self.bots.work(owner, "choose", game, bot, seat, seats, secrets.randbits(64), state))

    async def hint(
        self, game: str, seat: int, seats: int, state: State, names: tuple[str, ...], owner: str = ""
    ) -> tuple[Hint, dict[str, Said]]:
        """Words worth thinking of, from a position that holds no secrets of others."""
        found: tuple[Hint, dict[str, Said]] = await self.bots.work(owner, "hint", game, seat, seats, state, names)
        return found

    async def replay(self, text: str, seat: int | None, owner: str = "") -> bytes:
        """A record as views: made once, however many ask for it."""
        key = hashlib.sha256(f"{seat} {text}".encode(errors="replace")).digest()
        if key in self.made:
            self.made.move_to_end(key)
            return self.made[key]
        making = self.making.get(key)
        if making is None:
            making = self.making[key] = asyncio.create_task(self._make(key, text, seat, owner))
            making.add_done_callback(lambda done: (self.making.pop(key, None), done.cancelled() or done.exception()))
        return await asyncio.shield(making)

    async def _make(self, key: bytes, text: str, seat: int | None, owner: str) -> bytes:
        body = bytes(await self.replays.work(owner, "replay", text, seat))
        self.made[key] = body
        while sum(map(len, self.made.values())) > KEPT and len(self.made) > 1:
            self.made.popitem(last=False)
        return body

    async def close(self) -> None:
        await self.studies.close()
        for making in list(self.making.values()):
            making.cancel()
        await asyncio.gather(*self.making.values(), return_exceptions=True)
        for worker in self.all:
            await worker.kill()
