"""The host's page: nobody else sees it, and what the host decides holds at once, everywhere, and not longer."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server.client import Json, Person, Server
from server.test_hall import open_hall, run

from dolmen.server.tables.clocks import Clocks
from dolmen.server.tables.entries import Clock
from dolmen.server.tables.house import House

TOKEN = "stone and bone and fire"


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("guarded"), "--limits", "0", "--log-level", "info")
    server.environment["DOLMEN_ADMIN"] = TOKEN
    with server:
        yield server


def ask(person: Person, method: str, path: str, body: Json | None = None, token: str = TOKEN) -> Json:
    """The host's answer, or its refusal."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer: Json = person.send(method, f"/api/admin{path}", body, headers=headers).json()
    return answer


def test_only_the_host_sees_the_page_and_does_something(guarded: Server) -> None:
    peak = Person(guarded, "Peak")
    deeds = [("GET", "", None), ("POST", "/out", {"who": "x"}), ("PUT", "/read-only", {"on": True})]
    for token in ("", "stone", TOKEN + "x"):
        for method, path, body in [*deeds, ("DELETE", "/out/x", None), ("POST", "/tables/x/close", {})]:
            assert ask(peak, method, path, body, token)["error"] == "not-the-host"
    house = ask(peak, "GET", "")
    assert (house["read_only"], house["out"], house["alerts"]) == (False, {}, [])
    assert house["processes"] == 1
    assert house["memory"] > 10


def test_without_a_token_the_machine_itself_is_the_host_and_no_proxy_makes_one(server: Server) -> None:
    peak = Person(server, "Peak")
    assert peak.get("/api/admin")["store"] == "sqlite"
    away = peak.send("GET", "/api/admin", headers={"X-Forwarded-For": "203.0.113.7"})
    assert away.json()["error"] == "not-the-host"


def test_the_host_sees_tables_and_people_and_closes_a_table(guarded: Server) -> None:
    peak = Person(guarded, "Peak")
    id = peak.make_table(["me", "random"])["id"]
    with peak.sit(id) as sitter:
        sitter.settle()
        house = ask(peak, "GET", "")
        table = next(table for table in house["tables"] if table["id"] == id)
        assert (table["status"], table["sockets"], table["seats"]) == ("running", 1, ["Peak", "random"])
        visitor = next(visitor for visitor in house["people"] if visitor["id"] == peak.id)
        assert (visitor["name"], visitor["addresses"], visitor["tables"]) == ("Peak", ["127.0.0.1"], [id])
        assert {delay["what"] for delay in house["delays"]} >= {"request"}
        ask(peak, "POST", f"/tables/{id}/close", {})
        sitter.until(lambda message: message["type"] == "table" and message["table"]["status"] == "closed")


def test_who_is_sent_away_goes_at_once_and_may_come_back_when_let_in(guarded: Server) -> None:
    host, wave = Person(guarded, "Peak"), Person(guarded, "Wave")
    id = wave.make_table(["me", "me"])["id"]
    with wave.sit(id) as sitter:
        sitter.settle()
        assert wave.id in ask(host, "POST", "/out", {"who": wave.id, "hours": 2})["out"]
        assert sitter.closed() == 4403
    with wave.sit(id) as sitter:
        assert sitter.closed() == 4403
    with wave.learn("stone-age", "five-people") as sitter:
        assert sitter.closed() == 4403
    assert wave.send("POST", "/api/tables", {}).json()["error"] == "sent-away"
    assert host.make_table(["me", "me"])["id"]
    assert ask(host, "DELETE", f"/out/{wave.id}")["out"] == {}
    with wave.sit(id) as sitter:
        sitter.settle()
        assert sitter.table["id"] == id
    assert ask(host, "POST", "/out", {"who": "127.0.0.1"})["error"] == "malformed"  # oneself


def test_while_nothing_may_be_changed_all_can_still_be_read(guarded: Server) -> None:
    peak = Person(guarded, "Peak")
    id = peak.make_table(["me", "me"])["id"]
    with peak.sit(id) as sitter:
        sitter.settle()
        seat = sitter.view["to_move"]
        if seat != sitter.view["seat"]:
            sitter.watch(seat)
        before = sitter.version
        assert ask(peak, "PUT", "/read-only", {"on": True})["read_only"]
        assert sitter.play(sitter.legal[0])["key"] == "read-only"
        assert peak.send("POST", "/api/tables", {}).json()["error"] == "read-only"
        assert peak.get(f"/api/tables/{id}")["version"] == before
        assert not ask(peak, "PUT", "/read-only", {"on": False})["read_only"]
        sitter.settle()
        assert sitter.play(sitter.legal[0])["type"] == "answer"
    assert '"read only"' in guarded.said()


def test_what_is_decided_holds_after_a_restart_and_at_other_processes(
    tmp_path: Path, new_database: Callable[[], str]
) -> None:
    url = new_database()

    async def scene() -> None:
        async with open_hall(tmp_path / "a", url) as one, open_hall(tmp_path / "b", url) as other:
            await one.decide(House(read_only=True).without("203.0.113.7", 60))
            await other._look_after()
            assert other.house.read_only
            assert other.house.sends_away("203.0.113.7", "")
            assert not other.house.sends_away("203.0.113.8", "p")
        async with open_hall(tmp_path / "a", url) as again:
            assert again.house.read_only

    run(scene())


def test_a_clock_that_stood_takes_nothing_from_anybody() -> None:
    clocks = Clocks(Clock(kind="live", bank=60), 2)
    clocks.moved(0.0, 0.0, 0)
    clocks.since -= 30  # so long it runs
    clocks.stand(time.monotonic() - 20)  # and of that it stood
    assert 49 < clocks.remaining(0) < 51
    clocks.stand(time.monotonic() - 1000)  # before this stretch began
    assert 59 < clocks.remaining(0) <= 60


def test_sent_away_is_forgotten_when_its_time_is_over() -> None:
    house = House(out={"x": time.time() - 1})
    assert not house.sends_away("x")
    assert house.without("y", 60).out.keys() == {"y"}
    assert house.without("y", 0).out == {}
