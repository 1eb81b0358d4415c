"""The shared store: any number of server processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import asyncpg
import msgspec

from .errors import LoginTaken, SeqTaken, StoreBusy, StoreError, StoreFull, StoreUnknown
from .kept import COLUMNS, TRUTHS, Fuse, Heard, Judge, Learned, Person, Rating, Result, Rows, Session, TableRow
from .sqlite import learned_of, person_of, rating_of, rename, session_of, table_row
from .store import OLD, SCHEMA, Store, check_schema

# The line is lost, or what came by it makes no sense; PostgreSQL itself has refused nothing.
LOST = (
    OSError,  # with TimeoutError
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
)
# What is wrong with one table's change, and not with others that share its commit.
OWN_FAULTS = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.LockNotAvailableError,
    asyncpg.TransactionRollbackError,
    asyncpg.DataError,
)
CHANNEL = "dolmen"
MAKING = 0x646F6C6D  # the advisory lock of whoever makes the tables
GROUP = 64  # appended by one commit, at most
BUSY = 0.01  # seconds after a commit in which another one comes when many write
GATHER = 0.005  # seconds that it then waits for others to share it: a commit costs nearly as much for one as for four
HELD_UP = 0.25  # seconds after which a commit is not waited for by the next
SILENCE = 30  # seconds after which a process that says nothing counts as gone
TABLES = """
create table meta (name text primary key, value bytea not null);
create table entries (
    table_id text not null, seq integer not null, body bytea not null, primary key (table_id, seq)
);
create table tables (
    id text primary key, game text not null, status text not null, private boolean not null,
    updated double precision not null, due double precision, info bytea not null
) with (fillfactor = 70);
create index tables_by_status on tables (status, private, updated);
create index tables_by_due on tables (due) where due is not null;
create table sitters (person text not null, table_id text not null, primary key (person, table_id));
create table people (
    id text primary key, name text not null, language text not null, login text, login_key text unique,
    password text, created double precision not null
);
create table results (
    table_id text primary key, game text not null, ended double precision not null, places text not null,
    rated boolean not null
);
create index results_unrated on results (table_id) where not rated;
create table ratings (
    person text not null, game text not null, mu double precision not null, sigma double precision not null,
    games integer not null, primary key (person, game)
);
create unlogged table processes (id text primary key, seen timestamptz not null);
create unlogged table presence (
    process text not null, table_id text not null, person text not null, primary key (process, table_id, person)
);
create index presence_by_table on presence (table_id);
"""
SESSIONS = """
create table sessions (
    id text primary key, person text not null, made double precision not null, seen double precision not null,
    ended double precision, agent text not null
);
create index sessions_by_person on sessions (person);
"""
LEARNED = """
create table learned (
    person text not null, what text not null, well boolean not null, at double precision not null,
    primary key (person, what)
);
create index learned_by_what on learned (what);
"""
SPENT = """
create unlogged table spent (key bytea primary key, until timestamptz not null);
create index spent_until on spent (until);
"""
STEPS = (TABLES, SESSIONS, LEARNED, SPENT)  # from nothing to schema 1, from there to 2, …
END = """
insert into sessions values ($1, $2, $3, $4, $5, $6) on conflict (id) do update set ended = excluded.ended
where sessions.person = excluded.person and sessions.ended is null
"""
STANDS = """
select coalesce((select ended is null and person = $2 from sessions where id = $1),
    not exists (select 1 from people where id = $2 and login is not null))
"""
APPEND = f"""
with entry as (
         insert into entries
             select $1, $2 + place - 1, body from unnest($3::bytea[]) with ordinality as new (body, place)),
     the_row as (
         insert into tables values ($1, $4, $5, $6, $7, $8, $9) on conflict (id) do update set
             status = excluded.status, private = excluded.private, updated = excluded.updated, due = excluded.due,
             info = excluded.info),
     sitting as (insert into sitters select person, $1 from unnest($10::text[]) person on conflict do nothing),
     result as (
         insert into results select $1, $4, $11, $12, false where $12::text is not null on conflict do nothing)
select pg_notify('{CHANNEL}', $1 || ' ' || ($2 + cardinality($3) - 1)::text)
"""
APPEAR = f"""
with gone as (delete from presence where process = $1 and table_id = $2 and person <> all($3::text[])),
     come as (insert into presence select $1, $2, person from unnest($3::text[]) person on conflict do nothing)
select pg_notify('{CHANNEL}', $2 || ' 0')
"""
BEAT = """
insert into processes values ($1, now()) on conflict (id) do update set seen = excluded.seen returning xmax = 0
"""
BURY = f"""
with dead as (delete from processes where seen < now() - interval '{SILENCE} seconds' returning id),
     gone as (delete from presence where process in (select id from dead) returning table_id)
select pg_notify('{CHANNEL}', table_id || ' 0') from (select distinct table_id from gone) changed
"""
GOODBYE = f"""
with gone as (delete from presence where process = $1 returning table_id),
     me as (delete from processes where id = $1)
select pg_notify('{CHANNEL}', table_id || ' 0') from (select distinct table_id from gone) changed
"""
# A key is free again at `until`, which everything that is taken puts off; it may not be put off too far.
SPEND = """
insert into spent values ($1, now() + $2) on conflict (key) do update set until = greatest(spent.until, now()) + $2
where greatest(spent.until, now()) + $2 <= now() + $3 returning true
"""
ROW = "select id, game, status, private, updated, due, info from tables"
PERSON_FIELDS = "id, name, language, login, password, created"
PERSON = f"select {PERSON_FIELDS} from people"
NEWCOMER = "insert into people values ($1, '', '', null, null, null, $2) on conflict (id) do nothing"


Change = tuple[tuple[Any, ...], asyncio.Future[None]]  # the values of APPEND, and who waits for them to be written


class NotTogether(Exception):
    """One of several changes cannot be written: each is to be tried for itself."""


class PostgresStore(Store):
    """A database shared by server processes; its primary key is the lock on a table's next entry."""

    kind = "postgresql"

    def __init__(self, url: str, patience: float = 10.0, connections: int = 8) -> None:
        self.url = url
        self.patience = patience
        self.connections = connections
        self.process = secrets.token_hex(8)  # who we are among the processes on this database
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._waiting: list[Change] = []  # what shall be appended
        self._writing: asyncio.Task[None] | None = None
        self._wrote = 0.0  # when a commit was made last
        self._groups: set[asyncio.Task[None]] = set()  # what is just being appended
        self._still: Any = None  # the connection whose transaction sees one moment only

    async def open(self, heard: Heard | None = None) -> None:
        async with self._explaining():
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=self.connections,
                command_timeout=self.patience,
                timeout=self.patience,
                server_settings={"lock_timeout": str(int(self.patience * 500))},
                reset=leave_as_it_is,
            )
        try:
            await self._make_tables()
        except BaseException:
            await self.close()
            raise
        if heard is not None:
            ready = asyncio.Event()
            self._listening = asyncio.create_task(self._listen(heard, ready))
            async with self._explaining():
                await asyncio.wait_for(ready.wait(), self.patience)
            await self.beat()

    async def _make_tables(self) -> None:
        async with self._using(writes=True) as connection, connection.transaction():
            # Of processes that start together one brings the database to the schema, and the others wait for it.
            await connection.execute("select pg_advisory_xact_lock($1)", MAKING)
            found = 0
            if await connection.fetchval("select to_regclass('meta')") is not None:
                found = int((await connection.fetchval("select value from meta where name = 'schema'")).decode())
            check_schema(found, "the PostgreSQL database")
            for step in STEPS[found:]:
                await connection.execute(step)
            if not found:
                await connection.execute("insert into meta values ('key', $1)", secrets.token_bytes(32))
            if found != SCHEMA:
                query = "insert into meta values ('schema', $1) on conflict (name) do update set value = excluded.value"
                await connection.execute(query, str(SCHEMA).encode())

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
            self._listening = None
            with contextlib.suppress(StoreError):
                await self._read(GOODBYE, self.process)
        if self._pool is not None:
            pool, self._pool = self._pool, None
            try:
                await asyncio.wait_for(pool.close(), 5)
            except TimeoutError:
                pool.terminate()

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        """Hear what others append; after a lost connection, come back and say that something may have been missed."""

        def notified(_: Any, __: int, ___: str, payload: object) -> None:
            table, _, seq = str(payload).partition(" ")
            heard(table, int(seq))

        pause = 0.1
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self.url, timeout=self.patience)
            except (*LOST, asyncpg.PostgresError):
                await asyncio.sleep(pause)
                pause = min(5.0, pause * 2)
                continue
            try:
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, notified)
                if ready.is_set():
                    heard(None, 0)
                ready.set()
                pause = 0.1
                await lost.wait()
            except (*LOST, asyncpg.PostgresError):
                await asyncio.sleep(pause)
            finally:
                connection.terminate()

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        async with self._using() as connection, connection.transaction(isolation="repeatable_read", readonly=True):
            self._still = connection
            try:
                yield
            finally:
                self._still = None

    @asynccontextmanager
    async def _using(self, writes: bool = False) -> AsyncIterator[Any]:
        if self._still is not None:
            async with self._explaining(writes):
                yield self._still
            return
        pool = self._pool
        if pool is None:
            raise StoreError("the store is closed")
        async with self._explaining():
            connection = await pool.acquire(timeout=self.patience)
        try:
            async with self._explaining(writes):
                yield connection
        finally:
            with contextlib.suppress(*LOST, asyncpg.PostgresError):  # what is broken the pool throws away
                await pool.release(connection, timeout=self.patience)

    @asynccontextmanager
    async def _explaining(self, writes: bool = False) -> AsyncIterator[None]:
        """Say what is wrong, and whether anything was changed: who loses the line while it writes does not know."""
        try:
            yield
        except (asyncpg.LockNotAvailableError, asyncpg.QueryCanceledError):
            raise StoreBusy("the PostgreSQL database is locked; nothing was changed") from None
        except asyncpg.DiskFullError:
            raise StoreFull("no room is left for the PostgreSQL database; nothing was lost") from None
        except asyncpg.UniqueViolationError:
            raise
        except LOST as error:
            if writes:
                why = "the PostgreSQL database broke off; whether it was written is not known"
                raise StoreUnknown(why) from error
            if isinstance(error, TimeoutError):
                raise StoreBusy("the PostgreSQL database does not answer; nothing was changed") from None
            raise StoreError(f"the PostgreSQL database cannot be used: {error}") from None
        except asyncpg.PostgresError as error:
            raise StoreError(f"the PostgreSQL database cannot be used: {error}") from None

    async def _read(self, query: str, *values: object) -> list[Any]:
        async with self._using() as connection:
            rows: list[Any] = await connection.fetch(query, *values)
            return rows

    # The interface.

    async def check(self) -> None:
        query = "insert into meta values ('checked', $1) on conflict (name) do update set value = excluded.value"
        await self._read(query, str(time.time()).encode())

    async def key(self) -> bytes:
        rows = await self._read("select value from meta where name = 'key'")
        return bytes(rows[0][0])

    async def append(self, seq: int, entries: Sequence[bytes], row: TableRow, result: Result | None = None) -> None:
        places = None if result is None else msgspec.json.encode(result.places).decode()
        ended = None if result is None else result.ended
        values = (
            *(row.id, seq, list(entries), row.game, row.status, row.private, row.updated, row.due, row.info),
            *(list(row.people), ended, places),
        )
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((values, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await written

    async def _write(self) -> None:
        """Write what waits: all that comes while something is written shares the next commit.

        Unless that takes long: then a table in it is held up by somebody, and the others do not wait for it.
        """
        while self._waiting:
            if time.monotonic() < self._wrote + BUSY:
                await asyncio.sleep(GATHER)
            # In one order everywhere: no two processes wait for each other.
            group = sorted(self._waiting[:GROUP], key=lambda change: change[0][:2])
            del self._waiting[:GROUP]
            writing = asyncio.create_task(self._write_group(group))
            self._groups.add(writing)
            writing.add_done_callback(self._groups.discard)
            await asyncio.wait([writing], timeout=HELD_UP)
            self._wrote = time.monotonic()
        self._writing = None

    async def _write_group(self, group: list[Change]) -> None:
        if len(group) == 1:
            await self._write_alone(*group[0])
            return
        try:
            await self._write_together([values for values, _ in group])
        except NotTogether:
            await asyncio.gather(*(self._write_alone(*change) for change in group))
        except Exception as error:  # noqa: BLE001 - it belongs to those who asked
            for _, written in group:
                settle(written, error)
        else:
            for _, written in group:
                settle(written)

    async def _write_together(self, group: list[tuple[Any, ...]]) -> None:
        async with self._using(writes=True) as connection:
            try:
                await connection.executemany(APPEND, group)  # all or none
            except OWN_FAULTS as error:
                raise NotTogether from error

    async def _write_alone(self, values: tuple[Any, ...], written: asyncio.Future[None]) -> None:
        try:
            async with self._using(writes=True) as connection:
                await connection.execute(APPEND, *values)
        except asyncpg.UniqueViolationError:
            settle(written, SeqTaken(f"entry {values[1]} of table {values[0]} exists"))
        except Exception as error:  # noqa: BLE001 - it belongs to who asked
            settle(written, error)
        else:
            settle(written)

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        query = "select seq, body from entries where table_id = $1 and seq > $2 order by seq"
        return [(row[0], row[1]) for row in await self._read(query, table, after)]

    async def row(self, table: str) -> TableRow | None:
        rows = await self._read(f"{ROW} where id = $1", table)
        return table_row(rows[0]) if rows else None

    async def public(self, status: str, limit: int) -> list[TableRow]:
        query = f"{ROW} where status = $1 and not private order by updated desc limit $2"
        return [table_row(row) for row in await self._read(query, status, limit)]

    async def tables_of(self, person: str, statuses: Sequence[str], limit: int) -> list[TableRow]:
        query = f"{ROW} join sitters on table_id = id where person = $1 and status = any($2::text[])"
        query += " order by updated desc limit $3"
        return [table_row(row) for row in await self._read(query, person, list(statuses), limit)]

    async def due(self, before: float) -> list[str]:
        rows = await self._read("select id from tables where due < $1 order by due limit 1000", before)
        return [row[0] for row in rows]

    async def person(self, id: str) -> Person | None:
        rows = await self._read(f"{PERSON} where id = $1", id)
        return person_of(rows[0]) if rows else None

    async def account(self, login: str) -> Person | None:
        rows = await self._read(f"{PERSON} where login_key = $1", login.casefold())
        return person_of(rows[0]) if rows else None

    async def change_person(self, id: str, name: str | None = None, language: str | None = None) -> Person:
        async with self._using(writes=True) as connection, connection.transaction():
            await connection.execute(NEWCOMER, id, time.time())
            changed = "update people set name = coalesce($2, name), language = coalesce($3, language) where id = $1"
            return person_of(await connection.fetchrow(f"{changed} returning {PERSON_FIELDS}", id, name, language))

    async def make_account(self, id: str, login: str, password: str) -> Person | None:
        changed = (
            "update people set login = $2, login_key = $3, password = $4, "
            "name = case name when '' then $2 else name end where id = $1 and login is null"
        )
        try:
            async with self._using(writes=True) as connection, connection.transaction():
                await connection.execute(NEWCOMER, id, time.time())
                values = (id, login, login.casefold(), password)
                found = await connection.fetchrow(f"{changed} returning {PERSON_FIELDS}", *values)
        except asyncpg.UniqueViolationError:
            raise LoginTaken(f"somebody else is called {login}") from None
        return person_of(found) if found else None

    async def begin_session(self, session: Session, old: Session) -> None:
        async with self._using(writes=True) as connection, connection.transaction():
            await connection.execute(END, old.id, old.person, old.made, session.made, session.made, "")
            values = (session.id, session.person, session.made, session.seen, session.agent)
            await connection.execute("insert into sessions values ($1, $2, $3, $4, null, $5)", *values)

    async def end_session(self, session: Session) -> None:
        values = (session.id, session.person, session.made, session.seen, time.time(), session.agent)
        async with self._using(writes=True) as connection:
            await connection.execute(END, *values)

    async def stands(self, session: str, person: str) -> bool:
        return bool((await self._read(STANDS, session, person))[0][0])

    async def sessions(self, person: str) -> list[Session]:
        query = "select id, person, made, seen, agent from sessions where person = $1 and ended is null"
        return [session_of(row) for row in await self._read(f"{query} order by seen desc", person)]

    async def saw(self, session: str, at: float) -> None:
        await self._read("update sessions set seen = $2 where id = $1", session, at)
        await self._read("delete from sessions where seen < $1", at - OLD)

    async def ended(self, sessions: Sequence[str]) -> set[str]:
        query = "select id from sessions where ended is not null and id = any($1::text[])"
        return {row[0] for row in await self._read(query, list(sessions))}

    async def ratings(self, person: str) -> list[Rating]:
        rows = await self._read("select person, game, mu, sigma, games from ratings where person = $1", person)
        return [rating_of(row) for row in rows]

    async def rate(self, table: str, judge: Judge) -> bool:
        async with self._using(writes=True) as connection, connection.transaction():
            # One result of a game at a time: two tables that end together may share people without a rating yet.
            game = await connection.fetchval("select game from results where table_id = $1 and not rated", table)
            if game is None:
                return False
            await connection.execute("select pg_advisory_xact_lock($1, hashtext($2))", MAKING, game)
            query = "select game, ended, places from results where table_id = $1 and not rated for update"
            found = await connection.fetchrow(query, table)
            if found is None:
                return False
            places = msgspec.json.decode(found[2], type=dict[str, int])
            result = Result(table=table, game=found[0], ended=found[1], places=places)
            rows = await connection.fetch(
                "select person, game, mu, sigma, games from ratings where game = $1 and person = any($2::text[])",
                *(game, list(places)),
            )
            for new in judge(result, {row[0]: rating_of(row) for row in rows}):
                await connection.execute(
                    "insert into ratings values ($1, $2, $3, $4, $5) on conflict (person, game) do update set "
                    "mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
                    *(new.person, new.game, new.mu, new.sigma, new.games),
                )
            await connection.execute("update results set rated = true where table_id = $1", table)
        return True

    async def unrated(self) -> list[str]:
        return [row[0] for row in await self._read("select table_id from results where not rated")]

    async def adopt(self, old: str, new: str, fuse: Fuse) -> None:
        async with self._using(writes=True) as connection, connection.transaction():
            for row in await connection.fetch("select game from ratings where person = $1 order by game", old):
                await connection.execute("select pg_advisory_xact_lock($1, hashtext($2))", MAKING, row[0])
            query = "select person, game, mu, sigma, games from ratings where person = $1"
            own = {row[1]: rating_of(row) for row in await connection.fetch(query, new)}
            for theirs in map(rating_of, await connection.fetch(query, old)):
                fused = fuse(theirs, own[theirs.game]) if theirs.game in own else theirs
                await connection.execute(
                    "insert into ratings values ($1, $2, $3, $4, $5) on conflict (person, game) do update set "
                    "mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
                    *(new, fused.game, fused.mu, fused.sigma, fused.games),
                )
            await connection.execute("delete from ratings where person = $1", old)
            for table, text in await connection.fetch(
                "select table_id, places from results where not rated for update"
            ):
                if (renamed := rename(text, old, new)) != text:
                    await connection.execute("update results set places = $1 where table_id = $2", renamed, table)
            await connection.execute(
                "insert into learned select $1, what, well, at from learned where person = $2 on conflict do nothing",
                *(new, old),
            )
            await connection.execute("delete from learned where person = $1", old)

    async def settle(self, result: Result) -> None:
        async with self._using(writes=True) as connection:
            await connection.execute(
                "insert into results values ($1, $2, $3, $4, false) on conflict do nothing",
                *(result.table, result.game, result.ended, msgspec.json.encode(result.places).decode()),
            )

    async def learn(self, person: str, learned: Learned) -> bool:
        async with self._using(writes=True) as connection:
            done: str = await connection.execute(
                "insert into learned values ($1, $2, $3, $4) on conflict do nothing",
                *(person, learned.what, learned.well, learned.at),
            )
        return done.endswith(" 1")

    async def learned(self, person: str) -> list[Learned]:
        query = "select what, well, at from learned where person = $1 order by at, what"
        return [learned_of(row) for row in await self._read(query, person)]

    async def tried(self, what: str) -> tuple[int, int]:
        rows = await self._read("select count(*), count(*) filter (where well) from learned where what = $1", what)
        return int(rows[0][0]), int(rows[0][1])

    async def ids(self) -> list[str]:
        return sorted(row[0] for row in await self._read("select distinct table_id from entries"))

    async def rows(self, name: str, table: str = "") -> Rows:
        query = f"select {', '.join(COLUMNS[name])} from {name}"
        if name == "entries":
            return [tuple(row) for row in await self._read(f"{query} where table_id = $1 order by seq", table)]
        return sorted((tuple(row) for row in await self._read(query)), key=lambda row: row[:2])

    async def fill(self, name: str, rows: Rows) -> None:
        columns = COLUMNS[name]
        truths = [n for n, column in enumerate(columns) if column in TRUTHS]
        values = [tuple(bool(v) if n in truths else v for n, v in enumerate(row)) for row in rows]
        async with self._using(writes=True) as connection, connection.transaction():
            await connection.copy_records_to_table(name, records=values, columns=list(columns))

    async def house(self) -> bytes | None:
        rows = await self._read("select value from meta where name = 'house'")
        return bytes(rows[0][0]) if rows else None

    async def set_house(self, body: bytes) -> None:
        query = "insert into meta values ('house', $1) on conflict (name) do update set value = excluded.value"
        async with self._using(writes=True) as connection:
            await connection.execute(query, body)

    async def take_key(self, key: bytes) -> None:
        async with self._using(writes=True) as connection:
            await connection.execute("update meta set value = $1 where name = 'key'", key)

    # Who is there.

    async def spend(self, key: str, each: float, whole: float) -> bool:
        digest = hashlib.sha256(key.encode(errors="replace")).digest()  # it may be an address of mail
        return bool(await self._read(SPEND, digest, timedelta(seconds=each), timedelta(seconds=whole)))

    async def beat(self) -> bool:
        rows = await self._read(BEAT, self.process)
        await self._read(BURY)
        await self._read("delete from spent where until < now()")
        return bool(rows[0][0])

    async def appear(self, table: str, people: Sequence[str]) -> None:
        await self._read(APPEAR, self.process, table, list(people))

    async def present(self, table: str) -> set[str]:
        query = "select person from presence where table_id = $1 and process <> $2"
        return {row[0] for row in await self._read(query, table, self.process)}

    async def online(self) -> set[str]:
        query = "select distinct person from presence where process <> $1"
        return {row[0] for row in await self._read(query, self.process)}


async def leave_as_it_is(connection: Any) -> None:
    """Nothing here changes what a connection of the pool is like; to undo it would be a round trip after each query.

    A transaction that was cut off is rolled back all the same.
    """


def settle(future: asyncio.Future[None], error: Exception | None = None) -> None:
    """Tell who waits, if somebody still does."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
