"""Who has a cookie, or as many as they like, and means no good: one address holds up nobody else."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from server.client import Person, Server
from server.test_hall import PATIENCE, Guest, make, open_hall, run, setup_of, until
from server.test_hostile import ask
from server.test_wire import UPGRADE, Impatient, connect, serving, status

from dolmen.server.http.app import make_app
from dolmen.server.http.library import game_of
from dolmen.server.http.progress import lessons_of
from dolmen.server.http.socket import DEAREST, DROP, Throttle, send_all
from dolmen.server.http.wire import Ledger
from dolmen.server.limits import Limits
from dolmen.server.refused import Refused
from dolmen.server.tables import hall as halls
from dolmen.server.tables import seating, talk
from dolmen.server.tables.authority import Authority
from dolmen.server.tables.connection import BACKLOG, HEAVY, TOO_SLOW, Connection
from dolmen.server.tables.entries import Chair
from dolmen.server.tables.table import Table
from dolmen.server.tables.talk import REMARKS, TALK


async def turn_away(scope: Any, receive: Any, send: Any) -> None:
    """Sends everybody away at once."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": 4401})


def test_who_is_turned_away_and_does_not_go_is_counted_as_long_as_they_stay() -> None:
    async def main() -> None:
        ledger = Ledger(most=5)
        async with serving(ledger, turn_away) as port:
            wires = [socket.create_connection(("127.0.0.1", port)) for _ in range(5)]
            for wire in wires:
                wire.sendall(UPGRADE)
            await until(lambda: Impatient.alive == 5)
            await asyncio.sleep(0.2)
            assert sum(ledger.open.values()) == 5
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            assert b"429" in await reader.readline()
            writer.close()
            for wire in wires:
                wire.close()
            await until(lambda: not ledger.open)

    asyncio.run(main())


def test_one_address_cannot_take_all_connections_by_sockets_either(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0.1") as server:
        upgrade = UPGRADE.replace(b"/socket", b"/api/tables/x/socket")
        wires = [connect(server) for _ in range(40)]
        try:
            for wire in wires:
                wire.sendall(upgrade)
            found = [status(wire) for wire in wires]
            assert found.count(101) <= 30  # as many as one address has
            assert found.count(429) >= 5
        finally:
            for wire in wires:
                wire.close()


def test_an_address_speaks_only_so_fast_through_however_many_sockets() -> None:
    limits = Limits(1)
    sockets = [Throttle(limits, "192.0.2.1") for _ in range(100)]
    began = time.monotonic()
    heard = sum(not one.wait(b"{}") for one in sockets for _ in range(30))
    allowed = limits.house_messages.burst + limits.house_messages.rate * (time.monotonic() - began) + 1
    assert limits.messages.burst < heard <= allowed
    assert not Throttle(limits, "192.0.2.2").wait(b"{}")  # nobody else waits for that
    free = Throttle(Limits(0), "192.0.2.1")
    assert not any(free.wait(b"{}") for _ in range(1000))


def test_what_asks_for_much_counts_for_more() -> None:
    limits = Limits(1)
    sockets = [Throttle(limits, "192.0.2.1") for _ in range(100)]
    began = time.monotonic()
    heard = sum(not one.wait(b"x" * DROP * 100) for one in sockets)
    allowed = limits.house_messages.burst + limits.house_messages.rate * (time.monotonic() - began)
    assert 0 < heard <= allowed / DEAREST + 1


def test_who_does_not_stop_is_a_flood() -> None:
    throttle = Throttle(Limits(1), "192.0.2.1")
    for _ in range(40 + 60):
        throttle.wait(b"{}")
    assert throttle.flooding


@pytest.mark.parametrize("size", [10, 30_000])
def test_who_reads_nothing_fills_no_memory(size: int) -> None:
    async def main() -> None:
        connection = Connection("peak")
        most = 0
        for _ in range(2 * BACKLOG):
            connection.send("x" * size)
            most = max(most, connection.outbox.weight)
        assert connection.closing == (TOO_SLOW, "too slow")
        assert most <= HEAVY + size
        assert connection.outbox.weight == 0  # it is let go at once
        assert await connection.outbox.get() is None

    asyncio.run(main())


class Narrow:
    """A socket that takes nothing until it is free."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.free = asyncio.Event()

    def say(self, text: str) -> bool:
        if self.free.is_set():
            self.sent.append(text)
        return self.free.is_set()

    async def send(self, message: Any) -> None:
        await self.free.wait()
        await asyncio.sleep(0)
        self.sent.append(message["text"])


def test_what_is_sent_at_once_does_not_overtake_what_waits() -> None:
    async def main() -> None:
        connection, narrow = Connection("peak"), Narrow()
        connection.say = narrow.say
        sending = asyncio.create_task(send_all(narrow, connection))  # type: ignore[arg-type]  # all that is asked of it
        connection.send("1")
        await asyncio.sleep(0.01)
        assert connection.outbox.empty()  # it was taken, and has not left
        narrow.free.set()
        connection.send("2")
        await until(lambda: len(narrow.sent) == 2)
        connection.send("3")
        assert narrow.sent == ["1", "2", "3"]
        sending.cancel()

    asyncio.run(main())


def test_new_names_do_not_let_an_address_talk_more(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            hall.limits = Limits(1)
            table = await make(hall)
            peak = Guest(table, 0)
            refused = 0
            for n in range(60):
                guest = await come(table, f"guest{n}")
                refused += (await guest.ask("chat", text="buy this"))["type"] == "refusal"
                table.leave(guest)
            assert refused >= 30
            peak.address = "192.0.2.2"
            assert (await peak.ask("chat", text="quiet, please"))["type"] == "answer"

    run(tell())


LONG = "\x01" * 500  # stored, each of these takes six bytes


@pytest.mark.parametrize("seated", [False, True])
def test_talk_cannot_fill_a_tables_log_whoever_comes(tmp_path: Path, seated: bool) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            table = await hall.create(setup_of(), [*PEOPLE[:1], Chair(), Chair()])
            peak = Guest(table, 0)
            assert (await peak.ask("chat", text="welcome"))["type"] == "answer"
            refused: list[str] = []
            for n in range(60):
                guest = await come(table, f"guest{n}")
                if seated:
                    await table.do(partial(seating.join, table, guest.person, "Wave", 1))
                for _ in range(100):
                    answer = await guest.ask("chat", text=LONG)
                    if answer["type"] == "refusal":
                        refused.append(answer["key"])
                        break
                if seated:
                    await table.do(partial(seating.leave, table, guest.person, None))
                table.leave(guest)
            assert refused.count("chat-share") >= 2  # one person
            assert refused[-1] == "chat-full"  # and all of them
            stored = await hall.store.entries(table.table.id)
            assert sum(len(body) for _, body in stored) < (TALK if seated else REMARKS) + 2**16
            again = Table.of(table.table.id, stored)
            with pytest.raises(Refused, match="as much was said at this table"):
                again.talk.check("new", seated, LONG)
            if not seated:
                assert (await peak.ask("chat", text="quiet, please"))["type"] == "answer"

    run(tell())


def test_nothing_can_be_done_at_a_table_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "ENTRIES", 12)

    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            table = await make(hall)
            people = [Guest(table, seat) for seat in range(2)]
            refused = ""
            for _ in range(12):
                mover = table.table.to_move
                assert mover is not None
                assert table.table.play is not None
                word = table.table.play.legal()[0]
                assert (await people[mover].ask("play", seat=mover, words=[word]))["type"] == "answer"
                answer = await people[mover].ask("undo", seat=mover)
                if answer["type"] == "refusal":
                    refused = answer["key"]
                    break
                if table.table.request is not None:
                    await people[1 - mover].ask("consent", seat=1 - mover, yes=True)
            assert refused == "log-full"
            mover = table.table.to_move  # the game itself goes on
            assert mover is not None
            assert table.table.play is not None
            word = table.table.play.legal()[0]
            assert (await people[mover].ask("play", seat=mover, words=[word]))["type"] == "answer"

    run(tell())


async def come(table: Authority, name: str) -> Guest:
    """Somebody looks on."""
    guest = Guest.__new__(Guest)
    Connection.__init__(guest, name, None, address="192.0.2.1")
    guest.authority, guest.moves = table, 0
    table.enter(guest)
    return guest


def test_many_can_open_the_page_from_one_address(tmp_path: Path) -> None:
    """A page has a hundred files; a class sits behind one address."""
    with Server(tmp_path) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
        assert {http.get("/texts/en.ftl").status_code for _ in range(600)} == {200}


def test_new_names_do_not_let_an_address_make_more_tables(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0.2") as server:  # four for a person, twelve for an address
        found = []
        for _ in range(5):
            person = Person(server)
            body = {"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Peak"}
            for _ in range(3):
                answer = person.send("POST", "/api/tables", body)
                while answer.status_code == 429 and answer.json()["numbers"]["seconds"] <= 1:  # writes of any kind
                    time.sleep(1)
                    answer = person.send("POST", "/api/tables", body)
                found.append(answer.status_code)
        assert found.count(201) <= 13
        assert 429 in found


def test_a_table_that_cannot_be_read_keeps_nobody_from_signing_in(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        credentials = {"login": "peak", "password": "correct horse"}
        Person(server, "Peak").post("/api/account/sign-up", credentials)
        guest = Person(server, "Wave")
        ids = [guest.make_table(["me", "me"])["id"] for _ in range(3)]
        server.kill()
        with sqlite3.connect(tmp_path / "dolmen.sqlite") as store:
            store.execute("update entries set body = ? where table_id = ? and seq = 1", (b"{", ids[0]))
            body = store.execute("select body from entries where table_id = ? and seq = 1", (ids[1],)).fetchone()[0]
            other = bytes(body).replace(b'"rules":', b'"rules":1000')
            store.execute("update entries set body = ? where table_id = ? and seq = 1", (other, ids[1]))
        store.close()
        server.start()
        me = guest.post("/api/account/sign-in", credentials)
        assert me["account"] == "peak"
        guest.me = me
        assert [seat["person"] for seat in guest.get(f"/api/tables/{ids[2]}")["seats"]] == [me["id"]] * 2


def test_a_hint_is_not_told_to_who_has_left_the_seat_meanwhile(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            table = await hall.create(msgspec.structs.replace(setup_of(), hints=True), PEOPLE)
            mover = table.table.to_move or 0
            guest = Guest(table, mover)
            thinking, done = asyncio.Event(), asyncio.Event()

            async def think(*_: Any, **__: Any) -> Any:
                thinking.set()
                await done.wait()
                return None, {}

            hall.workers.hint = think  # type: ignore[method-assign]  # to resign at the right moment
            asked = asyncio.create_task(table.hint(guest.person, mover, table.table.version))
            await asyncio.wait_for(thinking.wait(), PATIENCE)
            version = table.table.version
            assert (await guest.ask("resign", seat=mover))["type"] == "answer"
            done.set()
            table.table.version = version  # a seat that changes hands does not change the position
            assert await asked is None
            with pytest.raises(Refused) as refused:
                await table.hint(guest.person, mover, table.table.version)
            assert refused.value.key == "not-your-seat"

    run(tell())


PEOPLE = [Chair(kind="person", name=name, person=name.lower()) for name in ("Peak", "Wave", "Sun")]


def test_an_invitation_does_not_stand_in_the_log(tmp_path: Path) -> None:
    with Server(tmp_path, "--log-level", "info") as server:
        table = Person(server, "Peak").make_table(["me", "open"], private=True)
        wave = Person(server, "Wave")
        with wave.sit(table["id"], f"?invite={table['invite']}") as sitter:
            sitter.settle()
        assert table["invite"] not in server.said()


def test_who_looks_at_one_table_after_the_other_fills_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "MOST", 3)

    async def tell() -> None:
        async with open_hall(tmp_path, sweep=3600, idle=3600) as hall:
            used = await make(hall)
            Guest(used, 0)
            ids = [(await make(hall)).table.id for _ in range(8)]
            await until(lambda: sum(table.idle for table in hall.tables.values()) == 8)
            await hall._forget_idle()
            assert set(hall.tables) == {used.table.id, *ids[-2:]}  # the last ones, and where somebody is
            assert (await hall.get(ids[0])).table.status == "running"

    run(tell())


def test_who_asks_for_games_that_there_are_not_costs_next_to_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To look what is installed takes milliseconds; one request may name forty games."""

    def look(*_: Any, **__: Any) -> Any:
        raise AssertionError("the system was asked what is installed")

    assert lessons_of("stone-age")  # now it is known
    monkeypatch.setattr("dolmen.core.game.entry_points", look)
    with pytest.raises(Refused, match=r"there is no game 'n{60}'; installed are: first-builders"):
        game_of("n" * 5000)
    assert lessons_of("nothing") == set()
    assert lessons_of("stone-age")


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_the_puzzle_of_the_day_is_looked_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            app = make_app(hall)
            request: Any = ("GET", "/api/puzzles/today", [(b"host", b"localhost")], b"")
            assert await ask(app, request) == 200
            monkeypatch.setattr("dolmen.core.game.entry_points", lambda **_: pytest.fail("asked again"))
            assert await ask(app, request) == 200

    run(tell())
