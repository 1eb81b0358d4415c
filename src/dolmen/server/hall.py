"""The hall: all tables that this process holds in memory, and who looks after them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from dolmen.bots import BOTS

from . import entries as log
from .authority import Authority
from .clocks import Clocks, steady
from .entries import AnyEntry, Chair, Setup
from .limits import Limits
from .logs import tell
from .metrics import Metrics
from .ratings import judge
from .refused import Refused
from .settings import Settings, bot_workers
from .store import Store, StoreError, make_store
from .table import Table
from .workers import Workers

if TYPE_CHECKING:
    from .doors import Doors

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 12) -> str:
    """A random name that can be read out: no letters that look alike."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Hall:
    """Finds, makes, rebuilds and forgets tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store = make_store(settings.data, settings.database)
        self.metrics = Metrics()
        self.limits = Limits(settings.limits)
        self.workers = Workers(bot_workers(settings.workers), settings.bot_patience, settings.components)
        self.tables: dict[str, Authority] = {}
        self.sockets: dict[str, int] = {}  # by address
        self.resting: dict[str, Clocks] = {}  # of tables that left memory while their time runs
        self._loading: dict[str, asyncio.Task[Authority]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.key = b""
        self.doors: Doors | None = None  # who can listen at further addresses
        self.opened: dict[str, int] = {}  # those that were let in while running, with their ports
        self.metrics.gauges["tables"] = lambda: len(self.tables)
        self.metrics.gauges["sockets"] = lambda: self.socket_count

    @property
    def default_bot(self) -> str:
        """Who takes over a seat: the best of those that answer at once."""
        return "greedy" if "greedy" in BOTS else "random"

    @property
    def socket_count(self) -> int:
        return sum(self.sockets.values())

    async def online(self) -> int:
        """How many people are at tables, here and at other processes."""
        here = {person for authority in self.tables.values() for person in authority.people}
        return len(here | await self.store.online())

    # Opening and closing.

    async def open(self) -> None:
        await self.store.open(self.heard)
        self.key = await self.store.key()
        for table in await self.store.unrated():
            self.rate(table)
        self.background(self._sweep())
        tell("open", store=self.store.kind)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for authority in self.tables.values():
            authority.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.close()
        await self.store.close()
        tell("closed")

    def background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            tell("background work failed", logging.ERROR, error)

    # Tables.

    async def get(self, id: str) -> Authority:
        """A table, from memory or rebuilt from the store."""
        found = self.tables.get(id)
        if found is not None:
            return found
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda done: (self._loading.pop(id, None), done.cancelled() or done.exception()))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Authority:
        stored = await self.store.entries(id) if id.isalnum() and len(id) <= 32 else []
        if not stored:
            raise Refused("unknown-table", f"there is no table {id!r}")
        began = time.perf_counter()
        table = await asyncio.to_thread(Table.of, id, stored)
        self.metrics.time("rebuild", time.perf_counter() - began)
        if id in self.tables:
            return self.tables[id]
        if table.clocks is not None:
            table.clocks.resume(self.resting.pop(id, None), self.settings.grace)
        authority = self.tables[id] = Authority(self, table)
        authority.wake(own=False)
        self.background(authority.do(authority.catch_up))  # what was written while we read
        self.background(authority.do(authority.mend))
        self.background(authority.look_round())
        return authority

    async def create(self, setup: Setup, chairs: list[Chair], id: str | None = None) -> Authority:
        """A new table; it starts at once if no seat is open."""
        id = id or new_id()
        table = Table(id)
        created = log.Created(at=time.time(), by=setup.host, setup=setup, chairs=chairs)
        table.fold(created)
        entries: list[AnyEntry] = [created, *table.begin(chairs)]
        for entry in entries[1:]:
            table.fold(entry, advanced=True)
        await self.store.append(1, [log.encode(entry) for entry in entries], table.row())
        authority = self.tables.setdefault(id, Authority(self, table))
        tell("table made", table=id, game=setup.game, seats=len(chairs), private=setup.private)
        authority.wake(own=True)
        return authority

    def heard(self, table: str | None, seq: int) -> None:
        """Another process has written, or somebody has come to it or gone."""
        concerned = list(self.tables) if table is None else [table]
        for id in concerned:
            authority = self.tables.get(id)
            if authority is None:
                continue
            if table is None or seq > authority.table.seq:
                self.background(authority.do(authority.catch_up))
            if table is None:
                authority.announce(anew=True)
            if table is None or seq == 0:
                self.background(authority.look_round())

    async def _sweep(self) -> None:
        """Look after tables that nobody holds, and forget those that nobody uses."""
        while True:
            try:
                if await self.store.beat():
                    self.heard(None, 0)
                now = time.time()
                for id in await self.store.due(steady()):
                    if id not in self.tables:
                        try:
                            await self.get(id)
                        except Refused as error:
                            tell("table cannot go on", logging.WARNING, table=id, message=str(error))
                for id, authority in list(self.tables.items()):
                    if authority.idle and now - authority.used > self.settings.idle:
                        authority.close()
                        del self.tables[id]
                        if authority.table.clocks is not None and authority.table.status == "running":
                            self.resting[id] = authority.table.clocks
            except StoreError as error:
                tell("store failed", logging.ERROR, message=str(error))
            await asyncio.sleep(self.settings.sweep)

    # People.

    async def name_of(self, person: str) -> str:
        found = await self.store.person(person)
        return found.name if found else ""

    def rate(self, table: str) -> None:
        """Let a result count, beside the game."""
        self.background(self.store.rate(table, judge))
