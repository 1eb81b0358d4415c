"""What every store must do, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from dolmen.server.store import (
    LoginTaken,
    Rating,
    Result,
    SeqTaken,
    Store,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreInUse,
    StoreNewer,
    TableRow,
    make_store,
)
from dolmen.server.store.postgres import Change, PostgresStore
from dolmen.server.store.sqlite import SqliteStore

MakeStore = Callable[[], Store]


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def row(id: str = "t1", **changes: Any) -> TableRow:
    values: dict[str, Any] = {
        "id": id,
        "game": "stone-age",
        "status": "running",
        "private": False,
        "updated": 1.0,
        "due": None,
        "info": b"{}",
        "people": ["peak", "wave"],
        **changes,
    }
    return TableRow(**values)


def test_a_log_is_read_as_it_was_written_even_after_a_restart(store_maker: MakeStore) -> None:
    async def work() -> None:
        async with opened(store_maker()) as store:
            for seq in range(1, 6):
                await store.append(seq, [f"entry {seq}".encode()], row())
        async with opened(store_maker()) as store:
            assert await store.entries("t1") == [(seq, f"entry {seq}".encode()) for seq in range(1, 6)]
            assert await store.entries("t1", after=3) == [(4, b"entry 4"), (5, b"entry 5")]
            assert await store.entries("t2") == []

    run(work())


def test_who_appends_an_entry_second_is_told_and_changes_nothing(store_maker: MakeStore) -> None:
    async def work() -> None:
        async with opened(store_maker()) as store:
            await store.append(1, [b"first"], row(info=b"first"))
            with pytest.raises(SeqTaken):
                await store.append(1, [b"second"], row(info=b"second"))
            assert await store.entries("t1") == [(1, b"first")]
            found = await store.row("t1")
            assert found is not None
            assert found.info == b"first"

    run(work())


def test_of_many_writers_exactly_one_wins_each_entry(store_maker: MakeStore) -> None:
    async def work() -> None:
        async with opened(store_maker()) as store:
            for seq in range(1, 9):
                tries = [store.append(seq, [f"{writer}".encode()], row()) for writer in range(6)]
                ends = await asyncio.gather(*tries, return_exceptions=True)
                assert sum(end is None for end in ends) == 1
                assert all(end is None or isinstance(end, SeqTaken) for end in ends)
            assert [seq for seq, _ in await store.entries("t1")] == list(range(1, 9))

    run(work())


def test_the_signing_key_stays(store_maker: MakeStore) -> None:
    async def work() -> None:
        async with opened(store_maker()) as store:
            key = await store.key()
        assert len(key) == 32
        async with opened(store_maker()) as store:
            assert await store.key() == key

    run(work())


def test_tables_are_found_by_status_and_by_who_sits_there(store_maker: MakeStore) -> None:
    async def work() -> None:
        async with opened(store_maker()) as store:
            assert await store.row("t1") is None
            await store.append(1, [b""], row("t1", status="waiting", updated=1.0))
            await store.append(1, [b""], row("t2", status="waiting", updated=2.0, people=["wave"]))
            await store.append(1, [b""], row("t3", status="waiting", private=True))
            await store.append(2, [b""], row("t1", status="running", updated=3.0, due=50.0))
            assert [found.id for found in await store.public("waiting", 9)] == ["t2"]
            assert [found.id for found in await store.public("running", 9)] == ["t1"]
            both = ["waiting", "running"]
            assert [found.id for found in await store.tables_of("wave", both, 9)] == ["t1", "t2", "t3"]
            assert [found.id for found in await store.tables_of("peak", ["running"], 9)] == ["t1"]
            assert [found.id for found in await store.tables_of("wave", both, 1)] == ["t1"]
            assert await store.due(49.0) == []
            assert await store.due(51.0) == ["t1"]

    run(work())


def test_an_account_is_found_by_its_login_in_any_case_and_taken_only_once(store_maker: MakeStore) -> None:
    async def work() -> None:
        async with opened(store_maker()) as store:
            await store.change_person("p1", language="ru")
            peak = await store.make_account("p1", "Peak", "secret")
            assert peak is not None
            assert (peak.name, peak.language, peak.login, peak.password) == ("Peak", "ru", "Peak", "secret")
            assert await store.make_account("p1", "Summit", "other") is None  # one is enough
            assert await store.account("pEAk") == await store.person("p1") == peak
            assert await store.person("p3") is None
            guest = await store.change_person("p2", "Wave")
            with pytest.raises(LoginTaken):
                await store.make_account("p2", "PEAK", "x")
            assert await store.person("p2") == guest
            assert (guest.name, guest.login) == ("Wave", None)
            with pytest.raises(LoginTaken):
                await store.make_account("p3", "peak", "x")

    run(work())


def test_changes_of_one_person_at_the_same_moment_all_stay(store_maker: MakeStore) -> None:
    async def work() -> None:
        async with opened(store_maker()) as store:
            for n in range(10):
                id = f"p{n}"
                await asyncio.gather(
                    store.change_person(id, name="Peak"),
                    store.make_account(id, f"peak{n}", "secret"),
                    store.change_person(id, language="ru"),
                )
                found = await store.person(id)
                assert found == await store.account(f"peak{n}")
                assert found is not None
                assert (found.name, found.language, found.password) == ("Peak", "ru", "secret")

    run(work())


def test_a_result_counts_once(store_maker: MakeStore) -> None:
    def judge(result: Result, before: dict[str, Rating]) -> list[Rating]:
        return [
            Rating(
                person=person,
                game=result.game,
                mu=(before[person].mu if person in before else 25.0) + 1,
                sigma=8.0,
                games=(before[person].games if person in before else 0) + 1,
            )
            for person in result.places
        ]

    async def work() -> None:
        async with opened(store_maker()) as store:
            for id in ("t1", "t2"):
                result = Result(table=id, game="stone-age", ended=1.0, places={"peak": 1, "wave": 2})
                await store.append(1, [b""], row(id), result)
            assert sorted(await store.unrated()) == ["t1", "t2"]
            counted = await asyncio.gather(*(store.rate(id, judge) for id in ("t1", "t2", "t1", "t2")))
            assert sum(counted) == 2
            assert await store.unrated() == []
            (rating,) = await store.ratings("peak")
            assert (rating.mu, rating.games) == (27.0, 2)

    run(work())


def test_a_change_that_fails_leaves_others_of_its_group_alone(store_maker: MakeStore) -> None:
    def broken(result: Result, before: dict[str, Rating]) -> list[Rating]:
        raise ZeroDivisionError

    async def work() -> None:
        async with opened(store_maker()) as store:
            await store.append(1, [b""], row(), Result(table="t1", game="stone-age", ended=1.0, places={"peak": 1}))
            ends = await asyncio.gather(
                *(store.append(2, [b""], row()), store.rate("t1", broken), store.append(1, [b""], row("t2"))),
                return_exceptions=True,
            )
            assert [type(end) for end in ends] == [type(None), ZeroDivisionError, type(None)]
            assert await store.unrated() == ["t1"]

    run(work())


# SQLite alone.


def test_many_entries_share_a_commit(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path)
        async with opened(store):
            await asyncio.gather(*(store.append(1, [b""], row(f"t{n}")) for n in range(200)))
            assert store.commits < 100

    run(work())


def test_a_locked_database_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path, patience=0.2)
        async with opened(store):
            await store.append(1, [b""], row())
            other = sqlite3.connect(store.file, isolation_level=None)
            other.execute("begin exclusive")
            with pytest.raises(StoreBusy, match="locked"):
                await store.append(2, [b""], row())
            other.execute("rollback")
            other.close()
            await store.append(2, [b""], row())

    run(work())


def test_a_full_database_says_so_and_keeps_what_it_has(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path)
        async with opened(store):
            await store.append(1, [b"kept"], row())
            pages = store._writer.execute("pragma page_count").fetchone()[0]
            store._writer.execute(f"pragma max_page_count = {pages}")
            with pytest.raises(StoreFull, match="room"):
                await store.append(2, [b"x" * 100_000], row())
            store._writer.execute("pragma max_page_count = 1000000")
            await store.append(2, [b"y" * 100_000], row())
            assert [len(body) for _, body in await store.entries("t1")] == [4, 100_000]

    run(work())


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(SqliteStore(tmp_path)):
            with pytest.raises(StoreInUse, match="another Dolmen server"):
                await SqliteStore(tmp_path).open()

    run(work())


def test_a_newer_sqlite_database_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path)
        async with opened(store):
            pass
        other = sqlite3.connect(store.file)
        with other:
            other.execute("update meta set value = 99 where name = 'schema'")
        other.close()
        with pytest.raises(StoreNewer, match="newer Dolmen"):
            await store.open()

    run(work())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "dolmen.sqlite").write_bytes(b"this is a shopping list, not a database" * 100)
    with pytest.raises(StoreError, match="no sound database"):
        run(SqliteStore(tmp_path).open())


def test_an_address_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="postgresql://"):
        make_store(tmp_path, "mysql://somewhere")


# PostgreSQL alone.


def test_processes_hear_what_others_append(new_database: Callable[[], str]) -> None:
    url = new_database()

    async def work() -> None:
        heard: asyncio.Queue[tuple[str | None, int]] = asyncio.Queue()
        listener, writer = PostgresStore(url), PostgresStore(url)
        await listener.open(lambda table, seq: heard.put_nowait((table, seq)))
        async with opened(writer):
            assert await writer.key() == await listener.key()
            await writer.append(1, [b""], row())
            assert await asyncio.wait_for(heard.get(), 10) == ("t1", 1)
            async with writer._using() as connection:  # the listener's connection breaks, and comes back
                await connection.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity "
                    "where query ilike 'listen%' and datname = current_database()"
                )
            assert await asyncio.wait_for(heard.get(), 10) == (None, 0)
            await writer.append(2, [b""], row())
            assert await asyncio.wait_for(heard.get(), 10) == ("t1", 2)
        await listener.close()

    run(work())


def test_a_process_that_died_has_nobody_at_its_tables(new_database: Callable[[], str]) -> None:
    url = new_database()
    heard: list[tuple[str | None, int]] = []

    async def tell() -> None:
        alive, dead = make_store(Path(), url), make_store(Path(), url)
        await alive.open(lambda table, seq: heard.append((table, seq)))
        await dead.open(lambda table, seq: None)
        await dead.appear("t", ["wave", "sun"])
        await dead.appear("t", ["wave"])
        assert await alive.present("t") == await alive.online() == {"wave"}
        assert await dead.present("t") == set()  # its own people it knows itself
        assert not await alive.beat()
        assert await alive.present("t") == {"wave"}
        connection = await asyncpg.connect(url, timeout=90)
        await connection.execute("update processes set seen = now() - interval '1 hour'")
        await connection.close()
        assert not await alive.beat()
        assert await alive.present("t") == set()
        async with asyncio.timeout(90):
            while heard.count(("t", 0)) < 3:  # twice appeared, once gone
                await asyncio.sleep(0.01)
        assert await dead.beat()  # it was only slow: it is told to appear again
        await alive.close()
        await dead.close()

    asyncio.run(tell())


def test_processes_count_together_what_may_be_done_rarely(new_database: Callable[[], str]) -> None:
    url = new_database()

    async def work() -> None:
        one, two = PostgresStore(url), PostgresStore(url)
        async with opened(one), opened(two):
            taken = [await store.spend("peak", 100, 400) for store in (one, two, one, two, one, two)]
            assert taken == [True] * 4 + [False] * 2
            assert await two.spend("wave", 100, 400)
            at_once = await asyncio.gather(*(store.spend("sun", 100, 500) for store in (one, two) * 5))
            assert at_once.count(True) == 5
            assert await one.spend("dune", 0.01, 0.01)
            while not await two.spend("dune", 0.01, 0.01):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.02)
            await one.beat()  # forgets what is whole again
            assert len(await two._read("select 1 from spent")) == 3

    run(work())


def test_a_locked_postgres_says_so(new_database: Callable[[], str]) -> None:
    url = new_database()

    async def work() -> None:
        async with opened(PostgresStore(url, patience=1)) as store:
            await store.append(1, [b""], row())
            other = await asyncpg.connect(url, timeout=10)
            async with other.transaction():
                await other.execute("lock table entries in access exclusive mode")
                with pytest.raises(StoreBusy):
                    await store.append(2, [b""], row())
            await other.close()
            await store.append(2, [b""], row())

    run(work())


def test_a_table_that_is_held_up_or_broken_holds_up_no_other(new_database: Callable[[], str]) -> None:
    url = new_database()

    async def work() -> None:
        async with opened(PostgresStore(url, patience=4)) as store:
            tables = [f"t{n}" for n in range(5)]
            for table in tables:
                await store.append(1, [b""], row(table))
            other = await asyncpg.connect(url, timeout=10)
            async with other.transaction():
                await other.execute("select 1 from tables where id = 't1' for update")
                writes = [asyncio.create_task(store.append(2, [b""], row(table))) for table in tables]
                await asyncio.sleep(0.1)
                await store.append(1, [b""], row("t9"))
                assert not any(write.done() for write in writes)  # what came later was not held up
                ends = dict(zip(tables, await asyncio.gather(*writes, return_exceptions=True), strict=True))
            assert isinstance(ends.pop("t1"), StoreBusy)
            assert set(ends.values()) == {None}
            await other.close()
            broken = row("t\0")  # no text of PostgreSQL holds that
            first, *others = await asyncio.gather(
                *(store.append(1, [b""], broken), *(store.append(3, [b""], row(t)) for t in ends)),
                return_exceptions=True,
            )
            assert isinstance(first, StoreError)
            assert others == [None] * len(ends)

    run(work())


def test_writes_that_come_one_after_the_other_share_commits(monkeypatch: pytest.MonkeyPatch) -> None:
    groups: list[int] = []

    async def write(store: PostgresStore, group: list[Change]) -> None:
        groups.append(len(group))
        for _, written in group:
            written.set_result(None)

    monkeypatch.setattr(PostgresStore, "_write_group", write)

    async def work() -> None:
        store = PostgresStore("postgresql://nowhere")
        await store.append(1, [b""], row("alone"))
        writes = []
        for n in range(60):
            writes.append(asyncio.create_task(store.append(1, [b""], row(f"t{n}"))))
            await asyncio.sleep(0.001)
        await asyncio.gather(*writes)

    run(work())
    assert sum(groups) == 61
    assert groups[0] == 1  # nobody was about to share it
    assert len(groups) < 30


def test_a_connection_is_clean_after_a_transaction_that_was_cut_off(new_database: Callable[[], str]) -> None:
    url = new_database()

    async def work() -> None:
        async with opened(PostgresStore(url, connections=1)) as store:
            assert isinstance(store, PostgresStore)
            held = asyncio.Event()

            async def cut_off() -> None:
                async with store._using(writes=True) as connection:
                    await connection.execute("begin")
                    await connection.execute("insert into meta values ('half', '')")
                    held.set()
                    await asyncio.sleep(60)

            task = asyncio.create_task(cut_off())
            await held.wait()
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await store.append(1, [b""], row())
            async with opened(PostgresStore(url)) as other:
                assert isinstance(other, PostgresStore)
                assert not await other._read("select 1 from meta where name = 'half'")
                assert len(await other.entries("t1")) == 1

    run(work())


def test_a_newer_postgres_database_is_refused(new_database: Callable[[], str]) -> None:
    url = new_database()

    async def work() -> None:
        store = PostgresStore(url)
        async with opened(store), store._using() as connection:
            await connection.execute("update meta set value = '99' where name = 'schema'")
        with pytest.raises(StoreNewer, match="newer Dolmen"):
            await store.open()

    run(work())


def test_an_absent_postgres_says_so() -> None:
    with pytest.raises(StoreError, match="cannot be used"):
        run(PostgresStore("postgresql://dolmen@127.0.0.1:1/none", patience=2).open())
