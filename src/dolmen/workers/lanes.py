"""Processes for work that would hold up others; one that hangs is killed by its id and replaced."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
from collections import Counter, OrderedDict, deque
from collections.abc import Mapping, Sequence
from typing import Any

from dolmen.core.errors import DolmenError

from .worker import HEAD

Owner = tuple[str, str]  # from where something is asked for, and by whom
ANYBODY: Owner = ("", "")
START = "from dolmen.workers.worker import main; main()"  # by -m it would be read twice, with a warning


class WorkerHung(DolmenError):
    """The work took too long, and its process was ended."""


class WorkerFailed(DolmenError):
    """The work broke off with an error; `fault` is that of a record that was to be read."""

    def __init__(self, message: str, fault: str = "") -> None:
        super().__init__(message)
        self.fault = fault


class LaneFull(DolmenError):
    """Somebody has too much work under way."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, components: Mapping[str, str], quiet: bool = False) -> None:
        self.components = components
        self.quiet = quiet  # what it says beside its answers is lost: where a screen is drawn
        self.starting: asyncio.Task[asyncio.subprocess.Process] | None = None  # whoever waits for it may go away
        self.ending: asyncio.Task[None] | None = None

    async def ask(self, body: bytes) -> tuple[Any, tuple[str, str] | None]:
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
        answer: tuple[Any, tuple[str, str] | None] = pickle.loads(await process.stdout.readexactly(size))
        return answer

    async def start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", START),
            *(f"{game}={file}" for game, file in self.components.items()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL if self.quiet else None,
            limit=2**20,
        )

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


class Turns:
    """Who waits for a worker: addresses take turns, and the people of an address among themselves.

    So who asks for much waits longest, under however many names.
    """

    def __init__(self) -> None:
        self.lines: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[Worker]]]] = OrderedDict()  # the next first

    def __len__(self) -> int:
        return sum(len(line) for people in self.lines.values() for line in people.values())

    def add(self, owner: Owner, turn: asyncio.Future[Worker]) -> None:
        address, person = owner
        self.lines.setdefault(address, OrderedDict()).setdefault(person, deque()).append(turn)

    def next(self) -> asyncio.Future[Worker] | None:
        """The next who still waits; person and address go to the end."""
        while self.lines:
            address, people = self.lines.popitem(last=False)
            person, line = people.popitem(last=False)
            turn = line.popleft()
            if line:
                people[person] = line
            if people:
                self.lines[address] = people
            if not turn.done():
                return turn
        return None


class Lane:
    """Workers for one kind of work."""

    def __init__(self, workers: Sequence[Worker], patience: float, most: int = 0) -> None:
        self.patience = patience
        self.most = most  # under way and waiting for one owner; 0: any number
        self.idle = list(workers)
        self.turns = Turns()
        self.load: Counter[Owner] = Counter()

    async def work(self, owner: Owner, job: str, *arguments: object) -> Any:
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

    async def take(self, owner: Owner) -> Worker:
        if self.idle:
            return self.idle.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.turns.add(owner, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())  # it came in the same moment
            raise

    def give(self, worker: Worker) -> None:
        """A worker is free: who is next gets it."""
        turn = self.turns.next()
        if turn is None:
            self.idle.append(worker)
        else:
            turn.set_result(worker)

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
            raise WorkerFailed(*error)
        return result
