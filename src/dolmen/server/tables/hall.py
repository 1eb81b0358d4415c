"""The hall: all tables that this process holds in memory, and who looks after them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Any, Protocol

import msgspec

import dolmen
from dolmen.core.errors import DolmenError
from dolmen.server.limits import Limit, Limits, too_fast
from dolmen.server.logs import tell
from dolmen.server.metrics import Metrics
from dolmen.server.refused import Refused
from dolmen.server.settings import Settings, bot_processes
from dolmen.server.store import Store, StoreError, make_store
from dolmen.server.workers import Workers

from . import entries as log
from .authority import Authority
from .clocks import steady, ticked
from .entries import AnyEntry, Chair, Setup
from .house import House, read_house
from .ratings import judge
from .table import Table, words_mark

BUSY = 20  # decisions of bots that may wait for each process before it is worth a word
LOOK = 30.0  # seconds between two looks at what is wrong
LAG = 1.0  # seconds that the process may be late
MOST = 2000  # tables in memory, as far as nobody uses them just now
LINGER = 20.0  # seconds for which a table is followed that is played at through another process
FRESH = 2.0  # seconds for which the health of the store is believed
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 12) -> str:
    """A random name that can be read out: no letters that look alike."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Doors(Protocol):
    """Who can listen at further addresses."""

    async def open(self, host: str) -> int:
        """Listen there too; the port."""
        ...

    async def resume(self) -> dict[str, int]:
        """Listen where the server before this one did, too; the hosts and their ports."""
        ...


class Hall:
    """Finds, makes, rebuilds and forgets tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store = make_store(settings.data, settings.database)
        self.metrics = Metrics()
        self.limits = Limits(settings.limits)
        self.workers = Workers(bot_processes(settings), settings.bot_patience, settings.components)
        self.tables: dict[str, Authority] = {}
        self.sockets: dict[str, int] = {}  # by address
        self.unreadable: set[str] = set()  # tables whose entries make no sense
        self._checked = (-FRESH, "")  # when the store was asked last whether it can be written, and what kept it
        self._checking: asyncio.Task[None] | None = None
        self._loading: dict[str, asyncio.Task[Authority]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.key = b""
        self.house = House()
        self.began = time.monotonic()
        self.shut = 0.0  # since when nothing may be changed
        self._alerted: list[str] = []
        self._looked = time.monotonic()
        self.draining = False  # the server is about to stop
        self.doors: Doors | None = None  # who can listen at further addresses
        self.opened: dict[str, int] = {}  # those that were let in while running, with their ports
        self.metrics.gauges["tables"] = lambda: len(self.tables)
        self.metrics.gauges["sockets"] = lambda: self.socket_count

    @property
    def default_bot(self) -> str:
        """Who takes over a seat: the best of those that answer at once."""
        return "hunter"

    @property
    def socket_count(self) -> int:
        return sum(self.sockets.values())

    async def online(self) -> int:
        """How many people are at tables, here and at other processes."""
        return len(self.people_here() | await self.store.online())

    def people_here(self) -> set[str]:
        """Who is at a table of this process."""
        return {person for authority in self.tables.values() for person in authority.people}

    # Opening and closing.

    async def open(self) -> None:
        await self.store.open(self.heard)
        self.key = await self.store.key()
        self.follow(read_house(await self.store.house()))
        for table in await self.store.unrated():
            self.rate(table)
        self.background(self._sweep())
        tell("open", store=self.store.kind)

    async def drain(self, patience: float = 4.0) -> None:
        """Before the end: what was said is done and answered, then everybody is told to come back at once."""
        self.draining = True

        async def done() -> None:
            pass

        async def wait() -> None:
            await asyncio.gather(*(table.do(done) for table in self.tables.values()), return_exceptions=True)

        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await wait()
        for authority in self.tables.values():
            for connection in list(authority.connections):
                connection.close(1012, "come back")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while any(authority.connections for authority in self.tables.values()):
                    await asyncio.sleep(0.01)

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
            found.used = time.time()
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
        table = await self.rebuild(id, stored)
        if id in self.tables:
            return self.tables[id]
        self.resume(table)
        authority = self.tables[id] = Authority(self, table)
        authority.wake(own=False)
        self.background(authority.do(authority.catch_up))  # what was written while we read
        self.background(authority.do(authority.mend))
        self.background(authority.look_round())
        return authority

    def keep(self, authority: Authority) -> None:
        """Somebody comes in: the table may have been forgotten while they stood at the door."""
        id = authority.table.id
        if id not in self.tables:
            self.tables[id] = authority
            self.background(authority.do(authority.catch_up))
        elif self.tables[id] is not authority:
            raise Refused("store", "the table was read again at this moment: come again")

    def resume(self, table: Table) -> None:
        """Let the clocks of a table that was just read go on."""
        if table.clocks is not None:
            table.clocks.resume(self.settings.grace, time.monotonic() - self.began, self.house.times_shut())

    async def rebuild(self, id: str, stored: Sequence[tuple[int, bytes]]) -> Table:
        """A table from its entries, made beside everything else."""
        began = time.perf_counter()
        try:
            table = await asyncio.to_thread(Table.of, id, stored)
        except DolmenError:
            raise
        except Exception as error:
            if id not in self.unreadable:
                tell("table cannot be read", logging.ERROR, error, table=id)
            self.unreadable.add(id)
            raise Refused("unreadable", f"what is stored of table {id} cannot be read") from error
        self.unreadable.discard(id)
        self.metrics.time("rebuild", time.perf_counter() - began)
        return table

    async def create(
        self,
        setup: Setup,
        chairs: list[Chair],
        id: str | None = None,
        words: Sequence[int] | None = None,
        address: str = "",
    ) -> Authority:
        """A new table; it starts at once if no seat is open, and goes on from words that were said before."""
        id = id or new_id()
        table = Table(id)
        setup = msgspec.structs.replace(setup, words=words_mark(dolmen.load(setup.game)))
        created = log.Created(at=time.time(), by=setup.host, setup=setup, chairs=chairs)
        table.fold(created)
        entries: list[AnyEntry] = [created, *table.begin(chairs, words)]
        if setup.clock is not None:
            entries = [ticked(entry) for entry in entries]
        for entry in entries[1:]:
            table.fold(entry, advanced=True)
        await self.store.append(1, [log.encode(entry) for entry in entries], table.row())
        authority = self.tables.setdefault(id, Authority(self, table))
        authority.address = authority.address or address
        tell("table made", table=id, game=setup.game, seats=len(chairs), private=setup.private)
        authority.wake(own=True)
        return authority

    def heard(self, table: str | None, seq: int) -> None:
        """Another process has written, or somebody has come to it or gone.

        A table that nobody has asked for here is not followed, which costs as much as to play at it, but forgotten.
        """
        concerned = list(self.tables) if table is None else [table]
        for id in concerned:
            authority = self.tables.get(id)
            if authority is None:
                continue
            if seq > authority.table.seq and authority.deserted and time.time() - authority.used > LINGER:
                self.tables.pop(id).close()
                continue
            if table is None or seq > authority.table.seq:
                self.background(authority.do(authority.catch_up, asked=False))
            if table is None:
                authority.announce(anew=True)
            if table is None or seq == 0:
                self.background(authority.look_round())

    async def spend(self, limit: Limit, key: str) -> None:
        """Take a drop of a limit that holds for the whole house: here first, so that a flood stays here."""
        limit.check(key)
        if limit.rate and not await self.store.spend(f"{limit.name} {key}", 1 / limit.rate, limit.burst / limit.rate):
            raise too_fast(1 / limit.rate)

    async def store_fault(self) -> str:
        """What keeps the store from being written, or nothing; believed for a while, and asked once by many."""
        if self._checking is None and time.monotonic() - self._checked[0] > FRESH:
            self._checking = self.background(self._check_store())
        if self._checking is not None:
            await asyncio.shield(self._checking)
        return self._checked[1]

    async def _check_store(self) -> None:
        fault = ""
        try:
            await self.store.check()
        except StoreError as error:
            fault = str(error)
        finally:
            self._checking = None
        self._checked = time.monotonic(), fault

    async def _sweep(self) -> None:
        """Look after tables that nobody holds, and forget those that nobody uses; what fails for one is its own."""
        while True:
            for duty in (self._beat, self._wake_due, self._forget_idle, self._part_ended, self._look_after):
                try:
                    await duty()
                except StoreError as error:
                    tell("store failed", logging.ERROR, message=str(error))
                except Exception as error:  # noqa: BLE001 - the sweep outlives whatever a table does
                    tell("sweep failed", logging.ERROR, error, duty=duty.__name__)
            began = time.monotonic()
            await asyncio.sleep(self.settings.sweep)
            self.metrics.time("lag", max(0.0, time.monotonic() - began - self.settings.sweep))

    async def _beat(self) -> None:
        if await self.store.beat():
            self.heard(None, 0)

    async def _wake_due(self) -> None:
        for id in await self.store.due(steady()):
            if id in self.tables or id in self.unreadable:
                continue
            try:
                await self.get(id)
            except Refused as error:
                tell("table cannot go on", logging.WARNING, table=id, message=str(error))

    async def _forget_idle(self) -> None:
        """Forget what nobody has used for long; sooner, if somebody looks at one table after the other."""
        now = time.time()
        idle = sorted((authority.used, id) for id, authority in self.tables.items() if authority.idle)
        spare = len(self.tables) - MOST
        for n, (used, id) in enumerate(idle):
            if n < spare or now - used > self.settings.idle:
                self.tables.pop(id).close()

    async def _part_ended(self) -> None:
        """Close the sockets of sessions that were ended through other processes."""
        open = {c.session for authority in self.tables.values() for c in authority.connections if c.session}
        if open and self.store.kind != "sqlite":
            self.part(await self.store.ended(sorted(open)))

    # The host's decisions.

    async def decide(self, house: House) -> None:
        """Let a decision of the host hold here at once, and at other processes with their next sweep."""
        await self.store.set_house(msgspec.json.encode(house))
        self.follow(house)

    def follow(self, house: House) -> None:
        before, self.house = self.house, house
        if house.read_only and not before.read_only:
            self.shut = time.monotonic()
        if before.read_only and not house.read_only:
            for authority in self.tables.values():
                if authority.table.clocks is not None:
                    authority.table.clocks.stand(self.shut)
                authority.wake(own=True)
        if house.out != before.out:
            for authority in self.tables.values():
                for connection in authority.connections:
                    if house.sends_away(connection.address, connection.person):
                        connection.close(4403, "sent-away")

    async def _look_after(self) -> None:
        """Follow what was decided through other processes, and say what is wrong when that changes."""
        if self.store.kind != "sqlite":
            self.follow(read_house(await self.store.house()))
        if time.monotonic() - self._looked > LOOK:
            self._looked = time.monotonic()
            alerts = await self.alerts()
            if alerts != self._alerted:
                tell("alert" if alerts else "all is well again", logging.WARNING, wrong=alerts)
            self._alerted = alerts

    async def alerts(self) -> list[str]:
        """What is wrong, in one line each: nothing, one hopes."""
        found = []
        if fault := await self.store_fault():
            found.append(f"store: {fault}")
        if self.unreadable:
            found.append(f"unreadable: {len(self.unreadable)} tables; the log names them")
        thinking, waiting = self.workers.busy()
        if waiting > BUSY * thinking:
            found.append(f"bots: {waiting} decisions wait")
        if self.metrics.recent("lag") > LAG:
            found.append(f"slow: the process was {self.metrics.recent('lag'):.1f} s late")
        return found

    # People.

    def part(self, sessions: set[str]) -> None:
        """Close the sockets of sessions that have ended; their browsers may come back as somebody else."""
        for authority in self.tables.values():
            for connection in authority.connections:
                if connection.session in sessions:
                    connection.close(4409, "come back")

    async def name_of(self, person: str) -> str:
        found = await self.store.person(person)
        return found.name if found else ""

    def rate(self, table: str) -> None:
        """Let a result count, beside the game."""
        self.background(self.store.rate(table, judge))
