"""What goes wrong stays where it is, and is told as it is: unreadable tables, a store that breaks off or is full."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections import namedtuple
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncpg
import httpx
import pytest
from server.client import Person, Server
from server.test_hall import Guest, make, open_hall, run, setup_of, until
from uvicorn.protocols.utils import ClientDisconnected

from dolmen.server.http import socket as sockets
from dolmen.server.refused import Refused
from dolmen.server.store import StoreError, StoreFull, StoreUnknown, TableRow, make_store
from dolmen.server.store.postgres import PostgresStore
from dolmen.server.store.sqlite import SqliteStore
from dolmen.server.tables import authority as authorities
from dolmen.server.tables import hall as halls
from dolmen.server.tables.entries import Chair

PEAK = Chair(kind="person", name="Peak", person="peak")
BOT = Chair(kind="bot", name="greedy", bot="greedy")


def row(id: str, due: float | None = None) -> TableRow:
    return TableRow(
        id=id, game="stone-age", status="running", private=False, updated=1.0, due=due, info=b"{}", people=["peak"]
    )


@pytest.mark.parametrize(
    "body", [b"garbage", b'{"type": "unheard-of", "at": 1}', b"\xff", b'{"type": "said", "at": 1}']
)
def test_one_unreadable_entry_ends_nothing_but_its_own_table(tmp_path: Path, body: bytes) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            table = await hall.create(setup_of(), [PEAK, BOT])
            id, other = table.table.id, await make(hall)
            await hall.store.append(table.table.seq + 1, [], msgspec_row(table.table.row(), due=1.0))
            await hall.store.append(1, [body], row("broken", due=0.5))
            idle = other.table.id
        async with open_hall(tmp_path, sweep=0.05, idle=0.1) as hall:
            await hall.get(idle)
            await until(lambda: "broken" in hall.unreadable)
            await until(lambda: id in hall.tables or hall.metrics.counts["entries", "said"] > 0)  # the next one is due
            await until(lambda: idle not in hall.tables)  # and the sweep goes on: what is idle is forgotten
            with pytest.raises(Refused) as refused:
                await hall.get("broken")
            assert refused.value.key == "unreadable"
            assert await hall.store.public("running", 10)

    run(tell())


def msgspec_row(found: TableRow, **changes: Any) -> TableRow:
    import msgspec

    return msgspec.structs.replace(found, **changes)


def test_an_unreadable_table_is_told_in_the_health_and_closes_its_sockets_by_a_code(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        peak = Person(server, "Peak")
        id = peak.make_table(["me", "me"])["id"]
        other = peak.make_table(["me", "me"])["id"]
        server.kill()
        with sqlite3.connect(tmp_path / "dolmen.sqlite") as store:
            store.execute("update entries set body = ? where table_id = ? and seq = 2", (b"\xff{", id))
            store.execute("update tables set info = ? where id = ?", (b"\xff{", id))
        store.close()
        server.start()
        with peak.sit(id) as sitter:
            assert sitter.closed() == 4500
        assert peak.http.get(f"/api/tables/{id}").json()["error"] == "unreadable"
        assert [table["id"] for table in peak.get("/api/lobby")["mine"]] == [other]
        health = peak.get("/health")
        assert (health["status"], health["unreadable"]) == ("ok", 1)
        assert id in server.said()


# Whether it was written.


@pytest.mark.parametrize("written", [True, False])
def test_a_store_that_breaks_off_is_asked_what_it_has_written(
    tmp_path: Path, written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(authorities, "AGAIN", (0.01,))

    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            table = await make(hall)
            mover = table.table.to_move or 0
            guest = Guest(table, mover)
            append = hall.store.append

            async def breaking(*arguments: Any) -> None:
                hall.store.append = append  # type: ignore[method-assign]  # only once
                if written:
                    await append(*arguments)
                raise StoreUnknown("the line is lost")

            hall.store.append = breaking  # type: ignore[method-assign, assignment]
            assert table.table.play is not None
            words, seq = [table.table.play.legal()[0]], table.table.seq
            answer = await guest.ask("play", seat=mover, words=words)
            if written:
                assert answer["type"] == "answer"
                assert table.table.seq == seq + 1
            else:
                assert answer["key"] == "unknown"
                assert "nothing was changed" not in answer["message"]
                assert table.table.seq == seq  # it was read again
                again = await guest.ask("play", seat=mover, words=words)
                assert again["type"] == "answer"
            assert len(await hall.store.entries(table.table.id)) == seq + 1

    run(tell())


@asynccontextmanager
async def between(url: str) -> AsyncIterator[tuple[str, Callable[[], None]]]:
    """A line to PostgreSQL that can be told to lose all answers from now on."""
    host, _, port = url.split("@")[1].partition("/")[0].partition(":")
    lost = False
    writers: list[asyncio.StreamWriter] = []

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                if answers and lost:
                    break
                writer.write(data)
                await writer.drain()
        for found in writers if answers else []:
            found.close()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(host, int(port))
        writers.extend((writer, back))
        await asyncio.gather(carry(reader, back, False), carry(there, writer, True))

    def lose() -> None:
        nonlocal lost
        lost = True

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    try:
        yield url.replace(f":{port}", f":{server.sockets[0].getsockname()[1]}"), lose
    finally:
        server.close()
        for writer in writers:
            writer.close()


def test_a_line_to_postgresql_that_is_lost_while_it_writes_leaves_the_outcome_unknown(
    tmp_path: Path, new_database: Callable[[], str]
) -> None:
    url = new_database()

    async def tell() -> None:
        other = make_store(tmp_path, url)
        await other.open()
        async with between(url) as (address, lose):
            store = PostgresStore(address, patience=5)
            await store.open()
            await store.append(1, [b"{}"], row("before"))  # from now on PostgreSQL knows the statement
            lose()
            with pytest.raises(StoreUnknown):
                await store.append(1, [b"{}"], row("x"))
            await store.close()
        assert len(await other.entries("x")) == 1  # it was, this time
        await other.close()

    run(tell())


def test_errors_of_the_postgresql_client_itself_do_not_escape(tmp_path: Path) -> None:
    async def tell() -> None:
        store = PostgresStore("postgresql://x")
        for error in (
            asyncpg.InternalClientError("x"),
            ConnectionResetError(),
            TimeoutError(),
            asyncpg.InterfaceError("x"),
        ):
            with pytest.raises(StoreUnknown):
                async with store._explaining(writes=True):
                    raise error
            with pytest.raises(StoreError) as told:
                async with store._explaining():
                    raise error
            assert not isinstance(told.value, StoreUnknown)

    run(tell())


# Health.


def test_health_tells_a_locked_store(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        other = sqlite3.connect(tmp_path / "dolmen.sqlite", isolation_level=None)
        other.execute("begin immediate")
        began = time.monotonic()
        while (answer := httpx.get(f"{server.address}/health", timeout=30)).status_code == 200:
            assert time.monotonic() - began < 60
        assert answer.status_code == 503
        assert answer.json()["status"] == "store"
        assert answer.json()["alerts"] == ["store"]
        assert "locked" not in answer.text  # what the store says is for the host alone
        assert "locked" in str(httpx.get(f"{server.address}/api/admin", timeout=30).json())
        other.execute("rollback")
        other.close()
        began = time.monotonic()
        while (
            httpx.get(f"{server.address}/health", timeout=30).json()["status"] != "ok"
        ):  # it is asked every other second
            assert time.monotonic() - began < 60
            time.sleep(0.1)


def test_health_tells_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            assert isinstance(hall.store, SqliteStore)
            (pages,) = hall.store._writer.execute("pragma page_count").fetchone()
            hall.store._writer.execute(f"pragma max_page_count = {pages}")
            assert "no room" in await hall.store_fault()
            hall.store._writer.execute("pragma max_page_count = 1000000")
            await hall.store.check()
            usage = namedtuple("usage", "total used free")  # noqa: PYI024 - as shutil's own
            monkeypatch.setattr("shutil.disk_usage", lambda _: usage(100, 90, 10))
            with pytest.raises(StoreFull):
                await hall.store.check()

    run(tell())


def test_many_who_ask_for_the_health_cost_one_write(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            assert isinstance(hall.store, SqliteStore)
            before = hall.store.commits
            await asyncio.gather(*(hall.store_fault() for _ in range(50)))
            assert hall.store.commits == before + 1

    run(tell())


def test_a_store_that_answers_late_is_believed_from_then_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "FRESH", 0.5)
    asked: list[float] = []

    async def locked() -> None:
        asked.append(time.monotonic())
        await asyncio.sleep(1)
        raise StoreError("locked")

    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            monkeypatch.setattr(hall.store, "check", locked)
            assert await hall.store_fault() == "locked"
            assert await hall.store_fault() == "locked"
            assert len(asked) == 1
            await asyncio.sleep(0.6)
            assert await hall.store_fault() == "locked"
            assert len(asked) == 2

    run(tell())


def test_figures_are_told_here_or_for_a_token_and_to_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOLMEN_METRICS", "flint")
    with Server(tmp_path) as server:
        address = f"{server.address}/metrics"
        elsewhere = {"x-forwarded-for": "203.0.113.7"}
        assert httpx.get(address).status_code == 200
        for headers in (elsewhere, {"host": "198.51.100.1"}, {**elsewhere, "authorization": "Bearer fling"}):
            answer = httpx.get(address, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "not-here")
        told = httpx.get(address, headers={**elsewhere, "authorization": "Bearer flint"})
        assert "dolmen_requests_total" in told.text


def test_what_is_wrong_is_one_line_of_the_log_when_it_begins_and_one_when_it_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[tuple[str, Any]] = []
    monkeypatch.setattr(halls, "LOOK", 0.0)
    monkeypatch.setattr(halls, "tell", lambda what, *_, **fields: lines.append((what, fields.get("wrong"))))

    async def main() -> None:
        async with open_hall(tmp_path, sweep=3600) as hall:
            hall.unreadable.add("x")
            for _ in range(3):
                await hall._look_after()
            hall.unreadable.clear()
            for _ in range(3):
                await hall._look_after()

    run(main())
    told = [line for line in lines if line[0] in ("alert", "all is well again")]
    assert told == [("alert", ["unreadable: 1 tables; the log names them"]), ("all is well again", [])]


@pytest.mark.parametrize(
    ("fault", "codes", "logged"), [(ValueError("no number"), [4500], ["socket failed"]), (ClientDisconnected(), [], [])]
)
def test_what_breaks_at_one_socket_is_logged_and_ends_that_one(
    fault: Exception, codes: list[int], logged: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []
    closed: list[int] = []
    monkeypatch.setattr(sockets, "tell", lambda what, *_, **__: lines.append(what))

    async def send(_: Any) -> None:
        pass

    async def close(code: int, reason: str) -> None:
        closed.append(code)

    async def attend() -> None:
        raise fault

    async def main() -> None:
        socket: Any = SimpleNamespace(scope={"path": "/socket"}, send=send, receive=None, close=close)
        async with sockets.kept_apart(socket):
            await attend()
        assert not hasattr(socket, "send")

    asyncio.run(main())
    assert (closed, lines) == (codes, logged)
