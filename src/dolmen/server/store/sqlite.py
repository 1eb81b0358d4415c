"""The embedded store: SQLite in WAL, fully synchronous, one writer thread that commits in groups."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec

from .errors import LoginTaken, SeqTaken, StoreBusy, StoreError, StoreFull, StoreInUse, StoreUnknown
from .kept import COLUMNS, Fuse, Heard, Judge, Learned, Person, Rating, Result, Rows, Session, TableRow
from .store import OLD, SCHEMA, Store, check_schema

T = TypeVar("T")

ROOM = 2**20  # bytes without which the disk counts as full
GROUP = 500  # entries in one commit at most
BUSY = 0.005  # seconds after a commit in which another one comes when many write
GATHER = 0.003  # seconds that it then waits for others to share it: a commit costs as much for ten as for one
TABLES = """
create table meta (name text primary key, value blob not null) without rowid;
create table entries (
    table_id text not null, seq integer not null, body blob not null, primary key (table_id, seq)
) without rowid;
create table tables (
    id text primary key, game text not null, status text not null, private integer not null, updated real not null,
    due real, info blob not null
) without rowid;
create index tables_by_status on tables (status, private, updated);
create index tables_by_due on tables (due) where due is not null;
create table sitters (
    person text not null, table_id text not null, primary key (person, table_id)
) without rowid;
create table people (
    id text primary key, name text not null, language text not null, login text, login_key text unique,
    password text, created real not null
) without rowid;
create table results (
    table_id text primary key, game text not null, ended real not null, places text not null, rated integer not null
) without rowid;
create index results_unrated on results (table_id) where not rated;
create table ratings (
    person text not null, game text not null, mu real not null, sigma real not null, games integer not null,
    primary key (person, game)
) without rowid;
"""
SESSIONS = """
create table sessions (
    id text primary key, person text not null, made real not null, seen real not null, ended real, agent text not null
) without rowid;
create index sessions_by_person on sessions (person);
"""
LEARNED = """
create table learned (
    person text not null, what text not null, well integer not null, at real not null, primary key (person, what)
) without rowid;
create index learned_by_what on learned (what);
"""
STEPS = (TABLES, SESSIONS, LEARNED, "")  # from nothing to schema 1, from there to 2, …
ROW = "select id, game, status, private, updated, due, info from tables"
NEWCOMER = "insert into people values (?, '', '', null, null, null, ?)"
END = """
insert into sessions values (?, ?, ?, ?, ?, ?) on conflict (id) do update set ended = excluded.ended
where sessions.person = excluded.person and sessions.ended is null
"""
STANDS = """
select coalesce((select ended is null and person = ? from sessions where id = ?),
    not exists (select 1 from people where id = ? and login is not null))
"""
PERSON = "select id, name, language, login, password, created from people"


class Job:
    """One change, and who waits for it."""

    def __init__(self, change: Callable[[sqlite3.Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.change = change
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class SqliteStore(Store):
    """A database file in the data folder, for one server process."""

    kind = "sqlite"

    def __init__(self, data: Path, patience: float = 5.0) -> None:
        self.data = data
        self.file = data / "dolmen.sqlite"
        self.patience = patience  # how long to wait for somebody else's lock
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lock: IO[str] | None = None
        self.commits = 0

    async def open(self, heard: Heard | None = None) -> None:
        await asyncio.to_thread(self._open)
        self._reading = ThreadPoolExecutor(1, "sqlite-reader")
        self._thread = threading.Thread(target=self._write, name="sqlite-writer", daemon=True)
        self._thread.start()

    def _open(self) -> None:
        try:
            self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._hold()
            self.file.touch(0o600)  # passwords and the key of all cookies are in it
            for name in ("", "-wal", "-shm"):
                with contextlib.suppress(FileNotFoundError):
                    self.file.with_name(self.file.name + name).chmod(0o600)
        except OSError as error:
            why = error.strerror
            raise StoreError(f"{self.data}: the data folder cannot be used ({why}): give another by --data") from None
        try:
            self._writer = self._connect()
            self._make_tables(self._writer)
            self._reader = self._connect()
        except sqlite3.Error as error:
            self._release()
            raise self._explain(error) from None
        except StoreError:
            self._release()
            raise

    def _hold(self) -> None:
        """One server to a folder: the lock ends with its process."""
        try:
            import fcntl
        except ImportError:  # not on Windows
            return
        (self.data / "dolmen.lock").touch(0o600)
        self._lock = (self.data / "dolmen.lock").open("w")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._release()
            raise StoreInUse(
                f"another Dolmen server uses {self.data}: stop it, give another folder by --data, "
                "or share a PostgreSQL by DATABASE_URL"
            ) from None

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, timeout=self.patience, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        return connection

    def _make_tables(self, connection: sqlite3.Connection) -> None:
        """Bring the database to this program's schema, one step after the other, all or none."""
        found = 0
        if connection.execute("select 1 from sqlite_master where name = 'meta'").fetchone() is not None:
            found = int(connection.execute("select value from meta where name = 'schema'").fetchone()[0])
        check_schema(found, str(self.file))
        if found == SCHEMA:
            return
        if found:
            copy = self.data / f"dolmen.schema-{found}.sqlite"
            copy.unlink(missing_ok=True)
            connection.execute("vacuum into ?", (str(copy),))
            copy.chmod(0o600)
        connection.execute("begin immediate")
        for statement in ";".join(STEPS[found:]).split(";"):
            connection.execute(statement)
        if not found:
            connection.execute("insert into meta values ('key', ?)", (secrets.token_bytes(32),))
        connection.execute("insert or replace into meta values ('schema', ?)", (SCHEMA,))
        connection.execute("commit")

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
            self._reading.shutdown()
            self._reader.close()
            self._writer.close()
        self._release()

    # The writer.

    def _write(self) -> None:
        """Take whatever waits, do it in one transaction, tell everybody at once."""
        done = 0.0
        while (job := self._jobs.get()) is not None:
            if time.monotonic() < done + BUSY:
                time.sleep(GATHER)
            group = [job]
            ended = False
            while len(group) < GROUP:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    ended = True
                    break
                group.append(more)
            self._commit(group)
            done = time.monotonic()
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                group[0].loop.call_soon_threadsafe(settle, group)
            if ended:
                return

    def _commit(self, group: list[Job]) -> None:
        connection = self._writer
        committing = False
        try:
            connection.execute("begin immediate")
            for job in group:
                connection.execute("savepoint job")
                try:
                    job.result = job.change(connection)
                except sqlite3.Error:
                    raise
                except Exception as error:  # noqa: BLE001 - the writer outlives whatever a change does
                    job.error = error
                    connection.execute("rollback to job")
                connection.execute("release job")
            committing = True
            connection.execute("commit")
            self.commits += 1
        except sqlite3.Error as error:
            why = self._explain(error)
            if committing and type(why) is StoreError:
                why = StoreUnknown(f"{why}; whether it was written is not known")
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("rollback")
            for job in group:
                job.error = job.error or why

    def _explain(self, error: sqlite3.Error) -> StoreError:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return StoreBusy(f"{self.file} is locked by another program; nothing was changed")
        if code == sqlite3.SQLITE_FULL:
            return StoreFull(f"no room is left for {self.file}: free some space; nothing was lost")
        if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
            return StoreError(f"{self.file} is no sound database ({error}): restore it from a copy, or move it away")
        return StoreError(f"{self.file}: {error}")

    async def _change(self, change: Callable[[sqlite3.Connection], T]) -> T:
        if self._thread is None:
            raise StoreError("the store is closed")
        job = Job(change, asyncio.get_running_loop())
        self._jobs.put(job)
        result: T = await job.future
        return result

    async def _read(self, query: str, *values: object) -> list[Any]:
        def read() -> list[Any]:
            try:
                return self._reader.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise self._explain(error) from None

        return await asyncio.get_running_loop().run_in_executor(self._reading, read)

    # The interface.

    async def check(self) -> None:
        if shutil.disk_usage(self.data).free < ROOM:
            raise StoreFull(f"no room is left for {self.file}: free some space; nothing was lost")
        mark = str(time.time()).encode().ljust(8192)
        await self._change(lambda db: db.execute("insert or replace into meta values ('checked', ?)", (mark,)))

    async def key(self) -> bytes:
        rows = await self._read("select value from meta where name = 'key'")
        return bytes(rows[0][0])

    async def append(self, seq: int, entries: Sequence[bytes], row: TableRow, result: Result | None = None) -> None:
        def change(connection: sqlite3.Connection) -> None:
            try:
                connection.executemany(
                    "insert into entries values (?, ?, ?)", [(row.id, n, body) for n, body in enumerate(entries, seq)]
                )
            except sqlite3.IntegrityError:
                raise SeqTaken(f"entry {seq} of table {row.id} exists") from None
            connection.execute(
                "insert or replace into tables values (?, ?, ?, ?, ?, ?, ?)",
                (row.id, row.game, row.status, row.private, row.updated, row.due, row.info),
            )
            connection.executemany(
                "insert or ignore into sitters values (?, ?)", [(person, row.id) for person in row.people]
            )
            if result is not None:
                places = msgspec.json.encode(result.places).decode()
                connection.execute(
                    "insert or ignore into results values (?, ?, ?, ?, 0)", (row.id, row.game, result.ended, places)
                )

        await self._change(change)

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        return await self._read(
            "select seq, body from entries where table_id = ? and seq > ? order by seq", table, after
        )

    async def row(self, table: str) -> TableRow | None:
        rows = await self._read(f"{ROW} where id = ?", table)
        return table_row(rows[0]) if rows else None

    async def public(self, status: str, limit: int) -> list[TableRow]:
        query = f"{ROW} where status = ? and not private order by updated desc limit ?"
        return [table_row(row) for row in await self._read(query, status, limit)]

    async def tables_of(self, person: str, statuses: Sequence[str], limit: int) -> list[TableRow]:
        marks = ", ".join("?" * len(statuses))
        query = f"{ROW} join sitters on table_id = id where person = ? and status in ({marks})"
        query += " order by updated desc limit ?"
        return [table_row(row) for row in await self._read(query, person, *statuses, limit)]

    async def due(self, before: float) -> list[str]:
        rows = await self._read("select id from tables where due < ? order by due limit 1000", before)
        return [row[0] for row in rows]

    async def person(self, id: str) -> Person | None:
        rows = await self._read(f"{PERSON} where id = ?", id)
        return person_of(rows[0]) if rows else None

    async def account(self, login: str) -> Person | None:
        rows = await self._read(f"{PERSON} where login_key = ?", login.casefold())
        return person_of(rows[0]) if rows else None

    async def change_person(self, id: str, name: str | None = None, language: str | None = None) -> Person:
        def change(connection: sqlite3.Connection) -> Person:
            connection.execute(f"{NEWCOMER} on conflict do nothing", (id, time.time()))
            connection.execute(
                "update people set name = coalesce(?, name), language = coalesce(?, language) where id = ?",
                (name, language, id),
            )
            return person_of(connection.execute(f"{PERSON} where id = ?", (id,)).fetchone())

        return await self._change(change)

    async def make_account(self, id: str, login: str, password: str) -> Person | None:
        def change(connection: sqlite3.Connection) -> Person | None:
            connection.execute(f"{NEWCOMER} on conflict do nothing", (id, time.time()))
            try:
                done = connection.execute(
                    "update people set login = ?, login_key = ?, password = ?, "
                    "name = case name when '' then ? else name end where id = ? and login is null",
                    (login, login.casefold(), password, login, id),
                )
            except sqlite3.IntegrityError:
                raise LoginTaken(f"somebody else is called {login}") from None
            found = connection.execute(f"{PERSON} where id = ?", (id,)).fetchone()
            return person_of(found) if done.rowcount else None

        return await self._change(change)

    async def begin_session(self, session: Session, old: Session) -> None:
        def change(connection: sqlite3.Connection) -> None:
            connection.execute(END, (old.id, old.person, old.made, session.made, session.made, ""))
            values = (session.id, session.person, session.made, session.seen, session.agent)
            connection.execute("insert into sessions values (?, ?, ?, ?, null, ?)", values)

        await self._change(change)

    async def end_session(self, session: Session) -> None:
        values = (session.id, session.person, session.made, session.seen, time.time(), session.agent)
        await self._change(lambda connection: connection.execute(END, values))

    async def stands(self, session: str, person: str) -> bool:
        return bool((await self._read(STANDS, person, session, person))[0][0])

    async def sessions(self, person: str) -> list[Session]:
        query = "select id, person, made, seen, agent from sessions where person = ? and ended is null"
        return [session_of(row) for row in await self._read(f"{query} order by seen desc", person)]

    async def saw(self, session: str, at: float) -> None:
        def change(connection: sqlite3.Connection) -> None:
            connection.execute("update sessions set seen = ? where id = ?", (at, session))
            connection.execute("delete from sessions where seen < ?", (at - OLD,))

        await self._change(change)

    async def ended(self, sessions: Sequence[str]) -> set[str]:
        marks = ", ".join("?" * len(sessions))
        query = f"select id from sessions where ended is not null and id in ({marks})"
        return {row[0] for row in await self._read(query, *sessions)}

    async def ratings(self, person: str) -> list[Rating]:
        rows = await self._read("select person, game, mu, sigma, games from ratings where person = ?", person)
        return [rating_of(row) for row in rows]

    async def rate(self, table: str, judge: Judge) -> bool:
        def change(connection: sqlite3.Connection) -> bool:
            query = "select game, ended, places from results where table_id = ? and not rated"
            found = connection.execute(query, (table,)).fetchone()
            if found is None:
                return False
            places = msgspec.json.decode(found[2], type=dict[str, int])
            result = Result(table=table, game=found[0], ended=found[1], places=places)
            marks = ", ".join("?" * len(places))
            rows = connection.execute(
                f"select person, game, mu, sigma, games from ratings where game = ? and person in ({marks})",
                (result.game, *places),
            ).fetchall()
            for new in judge(result, {row[0]: rating_of(row) for row in rows}):
                connection.execute(
                    "insert or replace into ratings values (?, ?, ?, ?, ?)",
                    (new.person, new.game, new.mu, new.sigma, new.games),
                )
            connection.execute("update results set rated = 1 where table_id = ?", (table,))
            return True

        return await self._change(change)

    async def unrated(self) -> list[str]:
        return [row[0] for row in await self._read("select table_id from results where not rated")]

    async def adopt(self, old: str, new: str, fuse: Fuse) -> None:
        def change(connection: sqlite3.Connection) -> None:
            query = "select person, game, mu, sigma, games from ratings where person = ?"
            own = {row[1]: rating_of(row) for row in connection.execute(query, (new,))}
            for theirs in map(rating_of, connection.execute(query, (old,)).fetchall()):
                fused = fuse(theirs, own[theirs.game]) if theirs.game in own else theirs
                connection.execute(
                    "insert or replace into ratings values (?, ?, ?, ?, ?)",
                    (new, fused.game, fused.mu, fused.sigma, fused.games),
                )
            connection.execute("delete from ratings where person = ?", (old,))
            for table, text in connection.execute("select table_id, places from results where not rated").fetchall():
                if (renamed := rename(text, old, new)) != text:
                    connection.execute("update results set places = ? where table_id = ?", (renamed, table))
            connection.execute(
                "insert into learned select ?, what, well, at from learned where person = ? on conflict do nothing",
                (new, old),
            )
            connection.execute("delete from learned where person = ?", (old,))

        await self._change(change)

    async def settle(self, result: Result) -> None:
        values = (result.table, result.game, result.ended, msgspec.json.encode(result.places).decode())
        query = "insert or ignore into results values (?, ?, ?, ?, 0)"
        await self._change(lambda connection: connection.execute(query, values))

    async def learn(self, person: str, learned: Learned) -> bool:
        values = (person, learned.what, learned.well, learned.at)
        query = "insert or ignore into learned values (?, ?, ?, ?)"
        done = await self._change(lambda connection: connection.execute(query, values))
        return done.rowcount > 0

    async def learned(self, person: str) -> list[Learned]:
        query = "select what, well, at from learned where person = ? order by at, what"
        return [learned_of(row) for row in await self._read(query, person)]

    async def tried(self, what: str) -> tuple[int, int]:
        rows = await self._read("select count(*), coalesce(sum(well), 0) from learned where what = ?", what)
        return int(rows[0][0]), int(rows[0][1])

    async def ids(self) -> list[str]:
        return [row[0] for row in await self._read("select distinct table_id from entries order by 1")]

    async def rows(self, name: str, table: str = "") -> Rows:
        query = f"select {', '.join(COLUMNS[name])} from {name}"
        if name == "entries":
            return await self._read(f"{query} where table_id = ? order by seq", table)
        return await self._read(f"{query} order by 1, 2")

    async def fill(self, name: str, rows: Rows) -> None:
        marks = ", ".join("?" * len(COLUMNS[name]))
        query = f"insert into {name} ({', '.join(COLUMNS[name])}) values ({marks})"
        await self._change(lambda connection: connection.executemany(query, rows))

    async def house(self) -> bytes | None:
        rows = await self._read("select value from meta where name = 'house'")
        return bytes(rows[0][0]) if rows else None

    async def set_house(self, body: bytes) -> None:
        await self._change(lambda db: db.execute("insert or replace into meta values ('house', ?)", (body,)))

    async def take_key(self, key: bytes) -> None:
        await self._change(
            lambda connection: connection.execute("update meta set value = ? where name = 'key'", (key,))
        )


def back_up(source: Path, target: Path) -> None:
    """A sound copy of a folder's database in another, empty one, even while a server writes to it."""
    file, copy = source / "dolmen.sqlite", target / "dolmen.sqlite"
    if not file.exists():
        raise StoreError(f"{source} holds no dolmen.sqlite: give the folder of a server")
    if copy.exists():
        raise StoreError(f"{copy} exists: give an empty folder, one for each copy")
    try:
        target.mkdir(mode=0o700, parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("vacuum into ?", (str(copy),))
        copy.chmod(0o600)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{file} cannot be copied to {target}: {error}") from None


def settle(group: list[Job]) -> None:
    for job in group:
        job.settle()


def rename(places: str, old: str, new: str) -> str:
    """The places of a result with somebody's under another id."""
    found = msgspec.json.decode(places, type=dict[str, int])
    if old not in found or new in found:
        return places
    return msgspec.json.encode({new if person == old else person: place for person, place in found.items()}).decode()


def table_row(row: Sequence[Any]) -> TableRow:
    id, game, status, private, updated, due, info = row
    body = info.encode() if isinstance(info, str) else bytes(info)  # who mends a row by hand may write text
    return TableRow(id=id, game=game, status=status, private=bool(private), updated=updated, due=due, info=body)


def person_of(row: Sequence[Any]) -> Person:
    id, name, language, login, password, created = row
    return Person(id=id, name=name, language=language, login=login, password=password, created=created)


def session_of(row: Sequence[Any]) -> Session:
    id, person, made, seen, agent = row
    return Session(id=id, person=person, made=made, seen=seen, agent=agent)


def learned_of(row: Sequence[Any]) -> Learned:
    what, well, at = row
    return Learned(what=what, well=bool(well), at=at)


def rating_of(row: Sequence[Any]) -> Rating:
    person, game, mu, sigma, games = row
    return Rating(person=person, game=game, mu=mu, sigma=sigma, games=games)
