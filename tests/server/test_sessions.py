"""Where somebody is signed in: a new cookie every time, ends that hold, tries of others that lock nobody out."""

from __future__ import annotations

import sqlite3
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from server.client import Person, Server
from server.conftest import MakeStore
from server.test_hall import make, open_hall, run

from dolmen.server.http.identity import Sessions
from dolmen.server.http.socket import check, serve
from dolmen.server.refused import Refused
from dolmen.server.settings import Settings
from dolmen.server.store import Session
from dolmen.server.store.sqlite import STEPS, SqliteStore
from dolmen.server.store.store import SCHEMA
from dolmen.server.tables.connection import Connection
from dolmen.server.tables.hall import Hall

PASSWORD = "stone and bone"


def account(server: Server, name: str = "Peak") -> tuple[Person, dict[str, str]]:
    person = Person(server, name)
    credentials = {"login": f"{name}{time.time_ns()}", "password": PASSWORD}
    person.me = person.post("/api/account/sign-up", credentials)
    return person, credentials


def who(server: Server, cookie: str) -> str | None:
    """Whom a cookie stands for."""
    return str(httpx.get(f"{server.address}/api/me", headers={"cookie": f"dolmen={cookie}"}).json()["id"])


@pytest.mark.parametrize("way", ["up", "in"])
def test_signing_in_or_up_makes_a_new_cookie_and_the_old_one_dies(server: Server, way: str) -> None:
    owner, credentials = account(server)
    victim = Person(server, "Wave")
    planted = victim.http.cookies["dolmen"]
    assert who(server, planted) == victim.id
    before = victim.id
    if way == "up":
        victim.me = victim.post("/api/account/sign-up", {**credentials, "login": f"w{time.time_ns()}"})
    else:
        victim.me = victim.post("/api/account/sign-in", credentials)
        assert victim.id == owner.id
    assert victim.http.cookies["dolmen"] != planted
    assert victim.get("/api/me")["id"] == victim.id
    assert who(server, planted) not in (before, victim.id)  # it is nobody's: a newcomer's is given
    old = {"cookie": f"dolmen={planted}", "x-csrf-token": victim.me["csrf"]}
    assert httpx.patch(f"{server.address}/api/me", json={"name": "X"}, headers=old).status_code == 401


@pytest.mark.parametrize("guest", [True, False])
def test_signing_out_revokes_the_cookie_wherever_it_is(server: Server, guest: bool) -> None:
    person = Person(server, "Sun") if guest else account(server)[0]
    id, stolen = person.id, person.http.cookies["dolmen"]
    table = person.make_table(["me", "me"])["id"]
    with person.sit(table) as sitter:
        sitter.settle()
        assert who(server, stolen) == id
        person.post("/api/account/sign-out")
        assert sitter.closed() == 4409
    assert who(server, stolen) != id


def test_sessions_are_listed_and_ended(server: Server) -> None:
    desk, credentials = account(server)
    phone, tablet, stranger = Person(server), Person(server), account(server, "Wave")[0]
    for other in (phone, tablet):
        other.http.headers["user-agent"] = "Phone 1"
        other.me = other.post("/api/account/sign-in", credentials)
    found = desk.get("/api/account/sessions")
    assert len(found) == 3
    assert [session["current"] for session in found].count(True) == 1
    assert {session["agent"] for session in found if not session["current"]} == {"Phone 1"}
    (own,) = [session["id"] for session in phone.get("/api/account/sessions") if session["current"]]
    assert stranger.send("DELETE", f"/api/account/sessions/{own}").status_code == 404
    assert phone.get("/api/me")["account"]
    assert desk.send("DELETE", f"/api/account/sessions/{own}").status_code == 204
    assert phone.get("/api/me")["account"] is None
    assert desk.send("DELETE", "/api/account/sessions/others").status_code == 204
    assert tablet.get("/api/me")["account"] is None
    assert [session["current"] for session in desk.get("/api/account/sessions")] == [True]
    assert Person(server).get("/api/account/sessions") == []


def test_wrong_tries_of_others_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0.5") as server:
        owner, credentials = account(server)
        owner.post("/api/account/sign-out")
        owner.me = owner.get("/api/me")
        thief = Person(server)
        wrong = {**credentials, "password": "bone and stone"}

        def tries(**options: Any) -> list[int]:
            """What is answered until it is too much; a machine that is slow may grant a few more."""
            found = [401]
            while found[-1] == 401:
                found.append(thief.send("POST", "/api/account/sign-in", wrong, **options).status_code)
            return found[1:]

        granted = tries()
        assert granted[-1] == 429
        assert 4 <= len(granted[:-1]) < 10  # of five, signing up was a try from this address too
        assert owner.post("/api/account/sign-in", credentials)["account"] == credentials["login"]
        forged = {"cookie": f"dolmen={thief.http.cookies['dolmen']}; dolmen-device=x.{'0' * 40}"}
        assert len(tries(headers=forged)) < 4  # a device of its own would have five


def test_what_is_kept_can_be_read_by_its_owner_only(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        Person(server, "Peak")
        for file in (tmp_path / "data").iterdir():
            if file.name != "said":
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name
    (tmp_path / "data" / "dolmen.sqlite").chmod(0o644)
    with Server(tmp_path / "data"):
        assert stat.S_IMODE((tmp_path / "data" / "dolmen.sqlite").stat().st_mode) == 0o600


def test_stores_know_which_sessions_stand(store_maker: MakeStore) -> None:
    async def tell() -> None:
        store = store_maker()
        await store.open()

        def session(id: str, person: str = "peak") -> Session:
            return Session(id=id, person=person, made=time.time(), seen=time.time())

        assert await store.stands("a", "peak")  # a guest's
        await store.end_session(session("a"))
        assert not await store.stands("a", "peak")
        assert await store.stands("b", "peak")
        await store.make_account("peak", "Peak", "x")
        assert not await store.stands("b", "peak")  # an account has none but those that were begun
        await store.begin_session(session("c"), session("b"))
        await store.begin_session(session("d"), session("g", "guest"))
        assert await store.stands("c", "peak")
        assert not await store.stands("c", "wave")
        assert not await store.stands("b", "peak")
        assert not await store.stands("g", "guest")
        await store.end_session(session("c", "wave"))
        assert await store.stands("c", "peak")  # somebody else's is left alone
        assert {found.id for found in await store.sessions("peak")} == {"c", "d"}
        await store.saw("d", time.time() + 5)
        assert [found.id for found in await store.sessions("peak")] == ["d", "c"]
        await store.end_session(session("c"))
        assert await store.ended(["a", "b", "c", "d", "x"]) == {"a", "b", "c"}
        await store.saw("d", time.time() + 500 * 86_400)
        assert [found.id for found in await store.sessions("peak")] == ["d"]
        await store.close()

    run(tell())


def test_a_database_of_an_older_program_is_brought_up_to_date_and_kept_as_it_was(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "dolmen.sqlite")
    old.executescript(STEPS[0])
    old.execute("insert into meta values ('schema', 1), ('key', ?)", (b"k" * 32,))
    old.execute("insert into people values ('peak', 'Peak', 'en', 'peak', 'peak', 'x', 1.0)")
    old.commit()
    old.close()

    async def tell() -> None:
        store = SqliteStore(tmp_path)
        await store.open()
        assert await store.key() == b"k" * 32
        found = await store.person("peak")
        assert found is not None
        assert found.name == "Peak"
        assert await store.sessions("peak") == []
        await store.close()
        await store.open()  # and once is enough
        await store.close()

    run(tell())
    copy = sqlite3.connect(tmp_path / "dolmen.schema-1.sqlite")
    assert copy.execute("select name from people").fetchall() == [("Peak",)]
    copy.close()


def test_many_processes_bring_one_postgresql_up_to_date_together(
    tmp_path: Path, new_database: Callable[[], str]
) -> None:
    import asyncio

    import asyncpg

    from dolmen.server.store import make_store
    from dolmen.server.store import postgres as shared

    url = new_database()

    async def tell() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(shared.STEPS[0])
        await connection.execute("insert into meta values ('schema', '1'), ('key', '1234')")
        stores = [make_store(tmp_path, url) for _ in range(5)]
        await asyncio.gather(*(store.open() for store in stores))
        assert await connection.fetchval("select value from meta where name = 'schema'") == str(SCHEMA).encode()
        assert {await store.key() for store in stores} == {b"1234"}
        for store in stores:
            await store.close()
        await connection.close()

    run(tell())


class Door:
    """A socket that was let through the gate, and writes down what it is told."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.code: int | None = None

    async def send(self, message: dict[str, str]) -> None:
        self.said.append(message["text"])

    async def close(self, code: int, reason: str) -> None:
        self.code = code

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.disconnect"}


@pytest.mark.parametrize("how", ["signed out", "sent away"])
def test_who_is_shut_out_while_the_door_opens_does_not_enter(tmp_path: Path, how: str) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            table, sessions, door = await make(hall), Sessions(hall.store), Door()
            assert await sessions.stands("s1", "peak")  # so it was at the gate
            if how == "signed out":
                await sessions.end(Session(id="s1", person="peak", made=time.time(), seen=time.time()))
            else:
                await hall.decide(hall.house.without("peak", 3600))
            await serve(door, hall, sessions, table, Connection("peak", session="s1", address="127.0.0.1"))  # type: ignore[arg-type]
            assert door.code == (4401 if how == "signed out" else 4403)
            assert len(door.said) == 1
            assert '"refusal"' in door.said[0]
            assert not table.connections

    run(tell())


def test_sockets_are_opened_as_often_as_pages_and_no_more(tmp_path: Path) -> None:
    class Asked:
        scope: ClassVar[dict[str, Any]] = {"state": {"person": "peak"}, "client": ("192.0.2.1", 1), "path": "/"}
        headers: ClassVar[dict[str, str]] = {}

    hall = Hall(Settings(data=tmp_path))
    for _ in range(200):
        check(Asked(), hall)  # type: ignore[arg-type]
    with pytest.raises(Refused, match="too many requests"):
        check(Asked(), hall)  # type: ignore[arg-type]
