"""Friends in the same room: which addresses a server tells, and who may open a door to them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.client import Person, Server

from dolmen.server.http.doors import is_in_a_room, room_addresses, room_of
from dolmen.server.http.names import is_loopback
from dolmen.server.settings import Settings

ROOM = "127.0.0.2"  # stands for the machine's address in the room: another listener, though not another network


@pytest.fixture
def shut(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that listens to its own machine alone."""
    with Server(tmp_path_factory.mktemp("shut"), "--room", ROOM) as server:
        yield server


def reachable(server: Server) -> bool:
    try:
        return httpx.get(f"http://{ROOM}:{server.port}/health", timeout=5).status_code == 200
    except httpx.ConnectError:
        return False


def test_somebody_at_the_machine_lets_the_room_in(shut: Server) -> None:
    host = Person(shut, "Peak")
    before = host.get("/api/room")
    assert before["here"]
    assert before["open"] == []
    assert before["shut"] == [ROOM]
    assert before["command"].endswith(f" serve --host 0.0.0.0 --port {shut.port}")
    assert not reachable(shut)

    after = host.post("/api/room", {"address": ROOM})
    assert after["open"] == [f"http://{ROOM}:{shut.port}"]
    assert after["shut"] == []
    assert reachable(shut)
    assert host.get("/api/me")["name"] == "Peak"  # and the old door is as open as before


def test_nobody_else_may(shut: Server) -> None:
    host = Person(shut, "Peak")
    for foreign in ({"host": "192.168.7.7"}, {"x-forwarded-for": "203.0.113.7"}, {"forwarded": "for=203.0.113.7"}):
        assert host.http.get("/api/room", headers=foreign).json() == {
            "here": False,
            "open": [],
            "shut": [],
            "command": "",
        }
        headers = {"X-CSRF-Token": host.me["csrf"], **foreign}
        refused = host.http.post("/api/room", json={"address": ROOM}, headers=headers)
        assert (refused.status_code, refused.json()["error"]) == (403, "not-here")
    assert not reachable(shut)


def test_only_the_machines_own_addresses_are_opened(shut: Server) -> None:
    host = Person(shut, "Peak")
    for address in ("0.0.0.0", "203.0.113.7", "", "127.0.0.3"):
        refused = host.send("POST", "/api/room", {"address": address})
        assert (refused.status_code, refused.json()["error"]) == (409, "cannot-open")


@pytest.mark.parametrize(
    ("host", "open", "shut"),
    [
        ("0.0.0.0", ["http://192.168.1.20:8080", "http://10.0.0.7:8080"], []),
        ("10.0.0.7", ["http://10.0.0.7:8080"], ["192.168.1.20"]),
        ("127.0.0.1", [], ["192.168.1.20", "10.0.0.7"]),
    ],
)
def test_a_server_knows_where_it_listens(tmp_path: Path, host: str, open: list[str], shut: list[str]) -> None:
    found = room_of(Settings(data=tmp_path, host=host, room=("192.168.1.20", "10.0.0.7")), {})
    assert (found.open, found.shut) == (open, shut)


def test_addresses_are_told_apart() -> None:
    assert all(map(is_loopback, ("127.0.0.1", "127.8.8.8", "localhost", "[::1]", "dolmen.localhost")))
    assert not any(map(is_loopback, ("192.168.1.20", "dolmen.example", "", "1270.0.0.1")))
    assert all(map(is_in_a_room, ("192.168.1.20", "10.0.0.7", "172.20.0.3")))
    assert not any(map(is_in_a_room, ("127.0.0.1", "169.254.3.4", "8.8.8.8", "0.0.0.0")))
    assert all(map(is_in_a_room, room_addresses()))
