"""The processes in which bots think and replays are made; one that hangs is killed by its id and replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import secrets
import sys
from collections.abc import Mapping
from typing import Any

from dolmen.core.errors import DolmenError
from dolmen.core.state import State

from .logs import tell
from .worker import HEAD


class WorkerHung(DolmenError):
    """The work took too long, and its process was ended."""


class WorkerFailed(DolmenError):
    """The work broke off with an error."""


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
            *(sys.executable, "-m", "dolmen.server.worker"),
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


class Workers:
    """A few workers; positions wait in line for the next free one."""

    def __init__(self, count: int, patience: float, components: Mapping[str, str]) -> None:
        self.patience = patience
        self.all = [Worker(components) for _ in range(count)]
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.all:
            self.free.put_nowait(worker)

    async def choose(self, game: str, bot: str, seat: int, seats: int, state: State) -> int:
        """A word for a seat, from a position that holds no secrets of others."""
        return int(await self.work("choose", game, bot, seat, seats, secrets.randbits(64), state))

    async def replay(self, text: str, seat: int | None) -> bytes:
        """A record as views."""
        return bytes(await self.work("replay", text, seat))

    async def work(self, job: str, *arguments: object) -> Any:
        """Have a job done in another process."""
        body = pickle.dumps((job, arguments))
        worker = await self.free.get()
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
        finally:
            self.free.put_nowait(worker)
        if error:
            raise WorkerFailed(error)
        return result

    async def close(self) -> None:
        for worker in self.all:
            await worker.kill()
