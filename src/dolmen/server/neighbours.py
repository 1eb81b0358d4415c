"""Processes at one listener hand each other the sockets of tables, so that all who sit at a table are in one process.

Any process could serve any socket: what others write it hears from the store. But then every move is followed, and its
views are made, in each of them. So each table has a home among the processes, and who accepts a socket of it hands the
connection itself over, with what was read from it. Where that fails it is served here, which is as good but dearer.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import socket
import sys
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path

from .logs import tell

SOCKET = re.compile(rb"GET /api/tables/([A-Za-z0-9_-]+)/socket[? ]")
LARGEST = 65_536  # bytes that are handed over with a connection, at most
AT_ONCE = 64  # connections taken over before anything else happens

Take = Callable[[socket.socket, bytes], Awaitable[None]]


class Neighbours:
    """The processes at a listener, each with a place and a door of its own in a folder."""

    def __init__(self, folder: Path, place: int, places: int) -> None:
        self.folder = folder
        self.place = place
        self.places = places
        self.handed = 0
        self._out = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._out.setblocking(False)
        self._door: socket.socket | None = None
        self._taking: set[asyncio.Task[None]] = set()

    def home(self, table: bytes) -> int:
        """The place of the process at which a table's sockets meet."""
        return zlib.crc32(table) % self.places

    def hand_over(self, connection: socket.socket, said: bytes) -> bool:
        """Hand a connection to where it belongs, with what it has said; False if it stays here."""
        asked = SOCKET.match(said)
        if asked is None or not said.endswith(b"\r\n\r\n") or (home := self.home(asked[1])) == self.place:
            return False
        try:
            # Not socket.send_fds: before Python 3.12 it forgets the address.
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, connection.fileno().to_bytes(4, sys.byteorder))
            self._out.sendmsg([said], [rights], 0, str(self.door_of(home)))
        except OSError:  # nobody is there, or they have too much to do
            return False
        self.handed += 1
        return True

    def door_of(self, place: int) -> Path:
        return self.folder / str(place)

    def open(self, take: Take) -> None:
        """Take over what others hand us; whoever had our place before gets no more."""
        loop = asyncio.get_running_loop()
        self._door = door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        door.setblocking(False)
        fresh = self.folder / f"{self.place}.{os.getpid()}"
        door.bind(str(fresh))
        fresh.replace(self.door_of(self.place))
        loop.add_reader(door, self._receive, door, take)

    def _receive(self, door: socket.socket, take: Take) -> None:
        for _ in range(AT_ONCE):
            try:
                said, fds, _, _ = socket.recv_fds(door, LARGEST, 1)
            except (BlockingIOError, InterruptedError):
                return
            except OSError as error:
                tell("nothing taken over", logging.ERROR, error)
                return
            for fd in fds:
                task = asyncio.create_task(self._let_in(socket.socket(fileno=fd), said, take))
                self._taking.add(task)
                task.add_done_callback(self._taking.discard)

    async def _let_in(self, connection: socket.socket, said: bytes, take: Take) -> None:
        connection.setblocking(False)
        try:
            await take(connection, said)
        except OSError:  # it is gone already
            connection.close()

    def close(self) -> None:
        """Take nothing more; who stands at the door is sent away, and comes again."""
        if self._door is not None:
            with contextlib.suppress(RuntimeError):
                asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
            self._door = None
