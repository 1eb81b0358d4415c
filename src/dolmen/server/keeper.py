"""Several processes at one address: a keeper holds the listener and serves nobody; its members all accept at it.

A member that ends is followed by another. On SIGHUP all are renewed, one after the other, each by one that already
serves, so a newer program takes over without a moment in which nobody answers. Members end with their keeper, even if
it is killed: each holds one end of a line, and the other end closes with the keeper. They hand each other the sockets
of tables, so that all of a table meet in one of them (`neighbours`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from dolmen.core.errors import DolmenError
from dolmen.core.game import use_components

from .logs import set_up_logs, tell
from .settings import Settings
from .store import make_store

READY = 180.0  # seconds in which a new process should serve: one that fails ends by itself, one that is slow comes
FAREWELL = 20.0  # seconds in which one that was asked to should be gone
PAUSES = (0.0, 0.5, 2.0, 10.0)  # before a process that ended is followed: longer each time, if it was soon
SOON = 30.0
TRIES = 3  # processes that are started for a place before it is given up


class NoMember(DolmenError):
    """A process could not be started."""


class Member:
    """One process that serves, and the line to it."""

    def __init__(self, process: asyncio.subprocess.Process, line: socket.socket) -> None:
        self.process = process
        self.line = line
        self.began = time.monotonic()

    async def dismiss(self) -> None:
        """Let it finish what it was asked, send everybody to the others, and go."""
        if self.process.returncode is None:
            self.process.terminate()
        try:
            async with asyncio.timeout(FAREWELL):
                await self.process.wait()
        except TimeoutError:
            tell("process did not go", logging.ERROR, pid=self.process.pid)
            self.process.kill()
            await self.process.wait()
        self.line.close()


class Keeper:
    """Keeps so many processes at a listener."""

    def __init__(self, settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
        self.settings = settings
        self.listener = listener
        self.ready = ready
        self.members: list[Member] = []
        self.doors = tempfile.TemporaryDirectory(prefix="dolmen-")  # in which they hand each other sockets
        self.begun = asyncio.Event()
        self.ending = asyncio.Event()
        self.changing = asyncio.Lock()  # one place at a time gets a new process

    async def run(self) -> None:
        """Keep them until stopped."""
        store = make_store(self.settings.data, self.settings.database)
        await store.open()  # what is wrong with it is said once, and its schema is made before anybody serves
        await store.close()
        self.listener.listen(2048)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.ending.set)
        tasks: set[asyncio.Task[None]] = set()
        loop.add_signal_handler(signal.SIGHUP, lambda: tasks.add(loop.create_task(self.renew())))
        try:
            self.members += await asyncio.gather(*map(self.begin, range(self.settings.workers)))
            self.begun.set()
            self.ready()
            tasks |= {loop.create_task(self.keep(place)) for place in range(self.settings.workers)}
            await self.ending.wait()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.gather(*(member.dismiss() for member in self.members))
            self.doors.cleanup()

    async def begin(self, place: int) -> Member:
        """A new process for a place, once it serves; on a busy machine not the first may come so far."""
        for pause in PAUSES[1:TRIES]:
            try:
                return await self.begin_one(place)
            except NoMember as error:
                tell("process not started", logging.WARNING, message=str(error))
            await asyncio.sleep(pause)
        return await self.begin_one(place)

    async def begin_one(self, place: int) -> Member:
        settings = msgspec.structs.replace(self.settings, place=place, neighbours=self.doors.name)
        ours, theirs = socket.socketpair()
        fds = (self.listener.fileno(), theirs.fileno())
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "dolmen.server.keeper", *map(str, fds)),
            pass_fds=fds,
            stdin=asyncio.subprocess.DEVNULL,
        )
        theirs.close()
        ours.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(READY):
                await loop.sock_sendall(ours, encode(settings) + b"\n")
                ready = await loop.sock_recv(ours, 1)
        except (TimeoutError, OSError):
            ready = b""
        if not ready:
            ours.close()
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise NoMember("a process that should serve did not start: it said why above")
        tell("process started", pid=process.pid)
        return Member(process, ours)

    async def keep(self, place: int) -> None:
        """Let a process that ended by itself be followed by another."""
        misses = 0
        while True:
            member = self.members[place]
            code = await member.process.wait()
            if self.members[place] is not member:
                continue  # it was renewed
            member.line.close()
            misses = misses + 1 if time.monotonic() - member.began < SOON else 0
            tell("process ended", logging.ERROR, pid=member.process.pid, code=code)
            while self.members[place] is member:
                await asyncio.sleep(PAUSES[min(misses, len(PAUSES) - 1)])
                misses += not await self.follow(place, member)

    async def follow(self, place: int, member: Member) -> bool:
        """Put a new process in the place of one; whether there is one."""
        async with self.changing:
            try:
                if self.members[place] is member:
                    self.members[place] = await self.begin(place)
            except (NoMember, OSError) as error:
                tell("process not started", logging.ERROR, message=str(error))
                return False
        return True

    async def renew(self) -> None:
        """Replace all processes, one after the other, each by one that serves already."""
        await self.begun.wait()
        for place, old in enumerate(self.members):
            if not await self.follow(place, old):
                tell("renewal given up, the others go on", logging.ERROR)
                return
            await old.dismiss()
        tell("renewed", processes=len(self.members))


def encode(settings: Settings) -> bytes:
    return msgspec.json.encode(settings, enc_hook=str)


def decode(text: bytes) -> Settings:
    return msgspec.json.decode(text, type=Settings, dec_hook=lambda _, value: Path(value))


def main() -> None:
    """A member: serve at the keeper's listener until it says so, or is gone."""
    from .running import serve_at

    listener, line = (socket.socket(fileno=int(text)) for text in sys.argv[1:3])
    with line.makefile("rb") as lines:
        settings = decode(lines.readline())
    set_up_logs(settings.log_level)
    for game, file in settings.components.items():
        use_components(game, file)

    def ready() -> None:
        line.sendall(b"+")
        asyncio.get_running_loop().add_reader(line, gone)

    def gone() -> None:
        asyncio.get_running_loop().remove_reader(line)
        os.kill(os.getpid(), signal.SIGTERM)

    try:
        serve_at(settings, listener, ready)
    except DolmenError as error:
        print(f"dolmen: {error}", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
