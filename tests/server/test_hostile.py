"""Requests that no browser sends: each gets an answer, none makes the server fail, none costs somebody's identity."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from server.client import Person, Server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from conftest import Numbers
from dolmen.server.http.app import make_app
from dolmen.server.http.identity import Signer
from dolmen.server.settings import Settings
from dolmen.server.tables.hall import Hall

DEEP = b"[" * 100_000
NASTY = [
    "²",
    "%00",
    "%ff%fe",
    "%c0%ae",
    "..",
    "x" * 300,
    "x" * 5000,
    "%E2%80%AE",
    "-1",
    "9" * 30,
    "1e9",
    "null",
    "[]",
    "%",
]
PATHS = [
    "/",
    "/{}",
    "/table/{}",
    "/api/{}",
    "/api/me",
    "/api/lobby",
    "/api/tables",
    "/api/tables/{}",
    "/api/tables/{}/join",
    "/api/tables/x/seats/{}",
    "/api/people/{}",
    "/api/room",
    "/api/account/sign-in",
    "/api/account/sign-up",
    "/records/{}.json",
    "/records/{}.dolmen",
    "/records.json",
    "/games/{}/vocabulary.json",
    "/games/stone-age/{}",
    "/texts/{}",
    "/assets/{}",
    "/health",
    "/metrics",
    "/api/tables/{}/analysis",
    "/api/tables/fork",
    "/records-analysis.json",
    "/api/notices",
    "/api/notices/push",
    "/api/notices/mail",
    "/api/notices/confirm/{}",
    "/stop/{}",
    "/api/account/sessions/{}",
    "/api/admin",
    "/api/admin/out",
    "/api/admin/out/{}",
    "/api/admin/tables/{}/close",
    "/games/stone-age/lessons/{}",
]
HEADERS = [
    (b"origin", b"http://["),
    (b"origin", b"null"),
    (b"origin", b"http://[::1"),
    (b"origin", b"\xff\xfe"),
    (b"content-length", b"\xb2"),
    (b"content-length", b"-5"),
    (b"content-type", b"application/json; charset=\xff"),
    (b"content-type", b"multipart/form-data"),
    (b"content-type", b"multipart/form-data; boundary="),
    (b"content-type", b"application/x-www-form-urlencoded"),
    (b"content-type", b"application/x-msgpack"),
    (b"cookie", b'foo={"a":1}; \xff=\xfe;;=;'),
    (b"accept-encoding", b"\xb2"),
    (b"x-forwarded-for", b"\xff, [::"),
    (b"x-forwarded-proto", b"gopher"),
    (b"accept", b"\x01"),
]
BODIES = [
    b"",
    b"{}",
    DEEP,
    b'{"a":' * 20_000,
    b'"\xff"',
    b"\xff\xfe",
    b'{"name": "\\ud800"}',
    b'{"name": "\\u0000"}',
    b'{"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"round_limit": 1e400}}',
    b'{"game": "../..", "seats": [{"kind": "me"}]}',
    b'{"login": "\\u0000", "password": "12345678"}',
    b'{"login": "x", "password": "' + b"y" * 5000 + b'"}',
    b'{"seat": 99999999999999999999999999}',
    b'{"who": "\\u0000"}',
    b'{"address": "\\u0000@x.de"}',
    b'{"endpoint": "https://[", "keys": {"p256dh": "a", "auth": "\xff"}}',
    b'{"record": "dolmen 1\\ngame stone-age\\n", "at": 0, "seat": 0, "bot": "random"}',
    b"dolmen 1\ngame x\n",
    b"\x00" * 1000,
]


Asked = tuple[str, str, list[tuple[bytes, bytes]], bytes]


def fuzzed(rng: random.Random) -> Asked:
    """A request: method, target, headers, body."""
    path = rng.choice(PATHS).replace("{}", rng.choice([*NASTY, quote(chr(rng.randrange(1, 0xD7FF))), "x"]))
    if rng.random() < 0.5:
        key = rng.choice(["seat", "invite", "h", "x", "%ff", "²".encode().decode("latin-1")])
        path += f"?{quote(key, safe='%')}={rng.choice(NASTY)}"
    headers = rng.sample(HEADERS, rng.randrange(4))
    body = rng.choice(BODIES)
    if rng.random() < 0.2:
        body = bytes(rng.randrange(256) for _ in range(rng.randrange(200)))
    return (
        rng.choice(["GET", "GET", "POST", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS", "X"]),
        path,
        headers,
        body,
    )


async def ask(app: Any, request: Asked) -> int:
    """Hand a request to the application as uvicorn does; the status."""
    method, target, headers, body = request
    path, _, query = target.partition("?")
    from urllib.parse import unquote

    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "server": ("127.0.0.1", 80),
        "client": ("127.0.0.1", 5),
        "scheme": "http",
        "root_path": "",
        "headers": headers,
        "method": method,
        "path": unquote(path),
        "raw_path": path.encode("ascii", "replace"),
        "query_string": query.encode("utf-8"),
        "state": {},
    }
    status = 0

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]

    await app(scope, receive, send)
    return status


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_request_however_strange_makes_the_server_fail(
    tmp_path: Path, numbers: Numbers, kind: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("new_database")() if kind == "postgresql" else ""

    async def main() -> None:
        hall = Hall(Settings(data=tmp_path, database=database, limits=0, workers=1))
        await hall.open()
        app = make_app(hall)
        cookie = Signer(hall.key).cookie("peak", "x")
        own = [(b"host", b"localhost"), (b"x-csrf-token", Signer(hall.key).csrf("x").encode())]
        rng = random.Random(11)
        failed: dict[str, int] = {}
        try:
            plain: list[Asked] = [("GET", path.replace("{}", nasty), [], b"") for path in PATHS for nasty in NASTY]
            for method, target, headers, body in [*plain, *(fuzzed(rng) for _ in range(numbers(400, 1500, 40_000)))]:
                extra = (
                    [] if any(name == b"cookie" for name, _ in headers) else [(b"cookie", f"dolmen={cookie}".encode())]
                )
                status = await ask(app, (method, target, [*own, *extra, *headers], body))
                # 503: the client's pages are not built here
                if not 200 <= status < 500 and not (status == 503 and not target.startswith("/api")):
                    failed[f"{status} {method} {target[:60]} {headers} {body[:40]!r}"] = status
        finally:
            await hall.close()
        assert not failed, f"{len(failed)}: " + "\n".join(list(failed)[:20])

    asyncio.run(main())


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "x" * 5000, "/a/" * 200, "/%ff%fe", "/..%00/x", "/" + "x" * 300 + ".js"]
)
def test_a_path_that_no_file_can_have_is_a_page_or_nothing(server: Server, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert answer.status_code in (200, 404, 503)
    assert answer.headers["content-type"].startswith("text/html") or answer.json()["error"] == "not-found"


def test_an_origin_that_is_no_address_is_a_foreign_one(server: Server) -> None:
    peak = Person(server, "Peak")
    for origin in ("http://[", "null", "http://[::1", "x", "http://"):
        answer = peak.send("PATCH", "/api/me", {"name": "Pike"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    assert peak.get("/api/me")["name"] == "Peak"


def test_bodies_too_deep_or_not_in_utf_8_are_refused(server: Server) -> None:
    peak = Person(server, "Peak")
    for path in ("/api/tables", "/api/account/sign-in"):
        for body in (DEEP[:60_000], b'{"game": "\xff"}', b'{"login": "\xff"}'):
            answer = peak.send("POST", path, content=body)
            assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), answer.text


def test_a_seat_is_a_number_in_plain_digits(server: Server) -> None:
    peak = Person(server, "Peak")
    id = peak.make_table(["me", "me"])["id"]
    for seat in ("²", "٣", "0x1", "9" * 30):
        answer = peak.http.get(f"/records/{id}.dolmen", params={"seat": seat})
        assert answer.status_code == 400, answer.text
        with peak.sit(id, f"?seat={quote(seat)}") as sitter:
            sitter.settle()
            assert sitter.view["seat"] == 0


def test_a_foreign_name_that_points_here_is_not_answered(tmp_path: Path) -> None:
    with Server(tmp_path, "--host-name", "games.example", "--host-name", "Club.Example:443") as server:
        me = f"{server.address}/api/me"
        for name in ("evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "x@y"):
            answer = httpx.get(me, headers={"host": name})
            assert (answer.status_code, answer.json()["error"]) == (421, "wrong-host")
            assert "set-cookie" not in answer.headers
        own = f"localhost:{server.port}", "127.0.0.1", "[::1]:80", "192.168.1.20:8080", "games.example", "CLUB.example."
        for name in own:
            assert httpx.get(me, headers={"host": name}).status_code == 200, name
        peak = Person(server, "Peak")
        id = peak.make_table(["me", "me"])["id"]
        cookie = f"dolmen={peak.http.cookies['dolmen']}"
        address = f"ws://127.0.0.1:{server.port}/api/tables/{id}/socket"
        twice = {"Cookie": cookie, "Host": "evil.example"}  # beside the true one
        with pytest.raises(InvalidStatus), connect(address, additional_headers=twice):
            pass


def test_only_a_named_proxy_is_believed_for_whom_it_asks(tmp_path: Path) -> None:
    told = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}
    with Server(tmp_path / "a") as server:
        assert "Secure" not in httpx.get(f"{server.address}/api/me", headers=told).headers["set-cookie"]
    with Server(tmp_path / "b", "--proxy", "127.0.0.1") as server:
        assert "Secure" in httpx.get(f"{server.address}/api/me", headers=told).headers["set-cookie"]
        with httpx.Client(base_url=server.address, headers=told) as one:
            assert 429 in [one.get("/api/games").status_code for _ in range(400)]
        assert httpx.get(f"{server.address}/api/lobby").status_code == 200  # somebody else's bucket


@pytest.mark.parametrize(
    "others", ['foo={"a":1}', "a=b; foo=[1,2]", "dolmen=forged", "a b c", "=; ;;", 'x="unclosed', "ключ=знач"]
)
def test_cookies_of_other_programs_do_not_cost_the_identity(server: Server, others: str) -> None:
    peak = Person(server, "Peak")
    own = f"dolmen={peak.http.cookies['dolmen']}"
    for cookie in (f"{others}; {own}", f"{own}; {others}"):
        answer = httpx.get(f"{server.address}/api/me", headers={b"cookie": cookie.encode()})
        assert answer.json()["id"] == peak.id
        assert json.loads(answer.content)["name"] == "Peak"
    split = [(b"cookie", others.encode()), (b"cookie", own.encode())]
    assert httpx.get(f"{server.address}/api/me", headers=split).json()["id"] == peak.id
