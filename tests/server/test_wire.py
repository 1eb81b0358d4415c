"""Who has no cookie and floods all the same: heads without end, requests that never come, too many at once."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from server.client import Person, Server
from server.test_hall import PATIENCE, until
from websockets.frames import Frame, Opcode

from dolmen.server.http import wire as wires
from dolmen.server.http.names import household
from dolmen.server.http.wire import AHEAD, LARGEST_HEAD, LARGEST_URL, SLICE, Ledger, Line, Wire, head_of
from dolmen.server.limits import Limit, Limits

HELLO = b"GET / HTTP/1.1\r\nhost: localhost\r\n"


def memory(server: Server) -> int:
    """What a server holds in memory, in kB."""
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def connect(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 30)


def status(wire: socket.socket) -> int:
    """The status of the answer; 0 if the connection ended without one."""
    with contextlib.suppress(OSError):
        line = wire.recv(1000).split(b"\r\n")[0]
        return int(line.split()[1]) if line else 0
    return 0


def pour(wire: socket.socket, drop: bytes, most: int) -> int:
    """Send until the other side has enough; how much it took."""
    sent = 0
    with contextlib.suppress(OSError):
        while sent < most:
            sent += wire.send(drop)
    return sent


def test_a_head_without_end_is_cut_off_and_costs_nothing(server: Server) -> None:
    before = memory(server)
    for drop in (b"x-a: " + b"y" * 1000 + b"\r\n", b"y" * 10_000):
        with connect(server) as wire:
            wire.sendall(HELLO + (b"" if drop.startswith(b"x") else b"x-a: "))
            assert pour(wire, drop, 50_000_000) < 10_000_000  # what lies in the system's buffers counts too
            assert status(wire) in (431, 0)
    assert memory(server) - before < 10_000
    long = f"{server.address}/api/lobby?x={'y' * LARGEST_URL}"
    assert httpx.get(long).status_code == 414
    assert httpx.get(server.address, headers={"x-a": "y" * LARGEST_HEAD}).status_code == 431
    assert httpx.get(f"{server.address}/api/lobby", headers={"cookie": "a=" + "b" * 8000}).status_code == 200


def test_nor_can_what_follows_a_body_go_on_without_end(server: Server) -> None:
    before = memory(server)
    pieces = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
    for drop in (b"x-a: " + b"y" * 1000 + b"\r\n", b"y" * 10_000):
        with connect(server) as wire:
            wire.sendall(pieces + b"0\r\n")
            assert pour(wire, drop, 50_000_000) < 10_000_000
    assert memory(server) - before < 10_000


def test_headers_after_a_body_are_nobodys() -> None:
    seen: list[dict[bytes, bytes]] = []

    async def look(scope: Any, receive: Any, send: Any) -> None:
        await answer(scope, receive, send)
        seen.append(dict(scope["headers"]))

    async def main() -> None:
        async with serving(Ledger(), look) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n")
            writer.write(b"3\r\nabc\r\n0\r\nhost: elsewhere\r\nx-forwarded-for: 127.0.0.1\r\n\r\n")
            assert b"200" in await first_line(reader)
            await until(lambda: bool(seen))
            writer.close()
        assert seen == [{b"host": b"localhost", b"transfer-encoding": b"chunked"}]

    asyncio.run(main())


def test_a_body_in_many_pieces_is_heard() -> None:
    heard: list[int] = []

    async def weigh(scope: Any, receive: Any, send: Any) -> None:
        size = 0
        while (event := await receive())["type"] == "http.request":
            size += len(event["body"])
            if not event["more_body"]:
                break
        heard.append(size)
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def main() -> None:
        async with serving(Ledger(), weigh) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for _ in range(2):  # the second on the same connection
                writer.write(b"POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n")
                writer.write(b"1000\r\n" + b"x" * 4096 + b"\r\n")
                writer.write((b"40\r\n" + b"y" * 64 + b"\r\n") * 4000 + b"0\r\n\r\n")
                assert b"204" in await first_line(reader)
                await reader.readuntil(b"\r\n\r\n")
            writer.close()
        assert heard == [4096 + 64 * 4000] * 2

    asyncio.run(main())


def test_what_makes_no_sense_does_not_fill_the_log(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0", "--log-level", "info") as server:
        before = server.said()
        upgrade = b"connection: upgrade\r\nupgrade: "
        for nonsense in (b"\x00\xff\r\n\r\n", HELLO + upgrade + b"h2c\r\n\r\n", HELLO + upgrade + b"websocket\r\n\r\n"):
            for _ in range(5):
                with connect(server) as wire:
                    wire.sendall(nonsense)
                    assert status(wire)
        assert server.said() == before


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0.1") as server:
        wires = [connect(server) for _ in range(40)]
        try:
            end = time.monotonic() + PATIENCE
            while len(refused := [wire for wire in wires if is_over(wire)]) < 10 and time.monotonic() < end:
                time.sleep(0.02)
            assert len(refused) >= 10  # more, if somebody was silent for too long meanwhile
            assert sum(status(wire) == 429 for wire in refused) == 10
        finally:
            for wire in wires:
                wire.close()
        end = time.monotonic() + PATIENCE
        while (answer := httpx.get(f"{server.address}/api/games")).status_code != 200 and time.monotonic() < end:
            time.sleep(0.1)
        assert answer.status_code == 200


def is_over(wire: socket.socket) -> bool:
    wire.setblocking(False)
    try:
        return bool(wire.recv(1, socket.MSG_PEEK)) or True
    except BlockingIOError:
        return False
    finally:
        wire.setblocking(True)


# The clockwork, with little patience.


async def answer(scope: Any, receive: Any, send: Any) -> None:
    body = b""
    while (event := await receive())["type"] == "http.request":
        body += event["body"]
        if not event["more_body"]:
            break
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5000000")]})
    await send({"type": "http.response.body", "body": b"x" * 5_000_000})


class Impatient(Line):
    slow = 0.5
    alive = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        Impatient.alive += 1

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        Impatient.alive -= 1


@asynccontextmanager
async def serving(ledger: Ledger, app: Any = answer) -> AsyncIterator[int]:
    config = uvicorn.Config(
        *(app,), lifespan="off", log_config=None, http=Wire.bound(ledger), ws=Impatient, timeout_keep_alive=1
    )
    server = uvicorn.Server(config)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    running = asyncio.create_task(server._serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = server.force_exit = True
        await running


async def first_line(reader: asyncio.StreamReader) -> bytes:
    async with asyncio.timeout(PATIENCE):
        return (await reader.readline()).strip()


def test_a_request_that_never_comes_is_not_waited_for() -> None:
    async def attempt(port: int, *parts: bytes) -> tuple[bytes, float]:
        began = time.monotonic()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        reading = asyncio.create_task(first_line(reader))
        for part in parts:
            if not reading.done():
                writer.write(part)
                await asyncio.sleep(0.15)
        line = await reading
        writer.close()
        return line, time.monotonic() - began

    async def main() -> None:
        ledger = Ledger(patience=1.5, slow=2.5)
        async with serving(ledger) as port:
            silent, slow, trickle, body, whole = await asyncio.gather(
                attempt(port),
                attempt(port, HELLO),
                attempt(port, HELLO, *[b"x: y\r\n"] * 20),  # a byte now and then does not buy time
                attempt(port, b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nabc"),
                attempt(port, HELLO + b"\r\n"),
            )
            for line, seconds in (silent, slow):
                assert line == b"HTTP/1.1 408 Request Timeout"
                assert seconds > 1.4
            assert trickle[0] == b"HTTP/1.1 408 Request Timeout"
            assert body[0] == b"" or body[0].startswith(b"HTTP/1.1 408")
            assert body[1] > 2.4
            assert whole[0] == b"HTTP/1.1 200 OK"
            await until(lambda: not ledger.waiting)

    asyncio.run(main())


def test_who_keeps_the_line_open_between_requests_is_not_waited_for_either() -> None:
    async def main() -> None:
        ledger = Ledger(patience=0.5)
        async with serving(ledger) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HELLO + b"\r\n")
            assert b"200" in await first_line(reader)
            while await reader.read(100_000) and not ledger.waiting:
                writer.write(b"\r\n")  # it ends the patience for silence, and begins no request
            async with asyncio.timeout(PATIENCE):
                await reader.read()
            writer.close()
            await until(lambda: not ledger.open)

    asyncio.run(main())


def test_who_reads_nothing_is_cut_off() -> None:
    async def main() -> None:
        ledger = Ledger(slow=0.5)
        async with serving(ledger) as port:
            wire = socket.create_connection(("127.0.0.1", port))
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            wire.sendall(HELLO + b"\r\n")
            await until(lambda: bool(ledger.open))
            await until(lambda: not ledger.open)
            wire.close()

    asyncio.run(main())


def test_when_too_many_wait_the_longest_waiting_goes() -> None:
    async def main() -> None:
        ledger = Ledger(total=5)
        async with serving(ledger) as port:
            pairs = [await asyncio.open_connection("127.0.0.1", port) for _ in range(8)]
            await until(lambda: ledger.refused == 3)
            assert len(ledger.waiting) == 5
            assert b"503" in await first_line(pairs[0][0])
            pairs[-1][1].write(HELLO + b"\r\n")
            assert b"200" in await first_line(pairs[-1][0])
            for _, writer in pairs:
                writer.close()

    asyncio.run(main())


async def say_little(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def test_requests_that_wait_for_no_answer_are_heard_up_to_a_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wires, "PENANCE", 0.5)

    async def main() -> None:
        ledger = Ledger()
        async with serving(ledger, say_little) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write((HELLO + b"\r\n") * 200)
            async with asyncio.timeout(PATIENCE):
                heard = await reader.read()
            assert heard.count(b"204 No Content") <= AHEAD + 1
            assert ledger.refused == 1
            writer.close()

    asyncio.run(main())


def test_who_floods_with_requests_is_kept_waiting_and_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wires, "PENANCE", 1.0)

    async def main() -> None:
        ledger = Ledger(requests=Limit(0.1, 12, 1))
        async with serving(ledger, say_little) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)  # a connection counts as a request
            for _ in range(11):
                writer.write(HELLO + b"\r\n")
                assert b"204" in await first_line(reader)
                await reader.readuntil(b"\r\n\r\n")
            writer.write(HELLO + b"\r\n")
            assert b"429" in await first_line(reader)
            writer.close()
            began = time.monotonic()
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            assert b"429" in await first_line(reader)
            writer.write((HELLO + b"\r\n") * 1000)
            async with asyncio.timeout(PATIENCE):
                with contextlib.suppress(ConnectionError):
                    assert b"204" not in await reader.read()
            assert time.monotonic() - began > 0.9
            writer.close()
            ledger.trusted = frozenset({"127.0.0.1"})  # a proxy speaks for many
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HELLO + b"\r\n")
            assert b"204" in await first_line(reader)
            writer.close()

    asyncio.run(main())


def test_others_play_on_while_one_address_floods_with_requests(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        peak = Person(server, "Peak")
        flood = [socket.create_connection(("127.0.0.1", server.port), 30, ("127.0.0.2", 0)) for _ in range(50)]
        try:
            with peak.sit(peak.make_table(["me", "me"])["id"]) as sitter:
                sitter.settle()
                seat = sitter.view["to_move"]
                sitter.watch(seat)
                began = time.monotonic()
                for wire in flood:
                    wire.setblocking(False)
                    pour(wire, b"GET /api/lobby HTTP/1.1\r\nhost: localhost\r\n\r\n" * 200, 100_000)
                answer = sitter.ask("play", seat=seat, version=sitter.version, words=[sitter.legal[0]], move="m")
                assert answer["type"] == "answer"
            time.sleep(3)
            told = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
            heard = [float(line.split()[1]) for line in told.splitlines() if line.startswith("dolmen_requests_total")]
            requests = Limits(1).requests
            assert sum(heard) < 2 * (requests.burst + requests.rate * (time.monotonic() - began))  # of 100,000
        finally:
            for wire in flood:
                wire.close()


def test_a_named_proxy_speaks_for_many() -> None:
    ledger = Ledger(most=1)
    ledger.trusted = frozenset({"10.0.0.1"})
    assert [ledger.enter("10.0.0.1") for _ in range(3)] == [True] * 3
    assert [ledger.enter("10.0.0.2") for _ in range(2)] == [True, False]
    for _ in range(2):
        ledger.leave("10.0.0.2")
    assert ledger.enter("10.0.0.2")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:a:b:c:d", "2001:db8:1:2::"),  # a house has 2**64 of them
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("fe80::1%eth0", "fe80::1%eth0"),  # all of a room begin so
        ("k3x9", "k3x9"),
    ],
)
def test_a_house_is_counted_once_however_many_addresses_it_has(address: str, counted: str) -> None:
    assert household(address) == counted
    assert household(counted) == counted


# Sockets, below their messages.

UPGRADE = (
    b"GET /socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
)


def frame(opcode: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame of a client, masked with nothing."""
    return bytes([opcode | (0x80 if last else 0), 0x80 | len(data)]) + bytes(4) + data


def long_frame(data: bytes) -> bytes:
    return b"\x81\xfe" + len(data).to_bytes(2, "big") + bytes(4) + data


async def pour_out(scope: Any, receive: Any, send: Any) -> None:
    """Sends much, and hears nothing."""
    await receive()
    await send({"type": "websocket.accept"})
    while scope["path"] == "/socket":
        await send({"type": "websocket.send", "text": "x" * 100_000})


async def attend(scope: Any, receive: Any, send: Any) -> None:
    """Hears everything, slowly."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        await asyncio.sleep(0.005)


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (b"", frame(9)),  # pings
        (b"", frame(10)),  # pongs that nobody asked for
        (frame(1, b"{", last=False), frame(0, b"", last=False)),  # a message in pieces that never ends
    ],
)
def test_frames_that_say_nothing_are_a_flood(first: bytes, again: bytes) -> None:
    async def main() -> None:
        async with serving(Ledger(), attend) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(UPGRADE)
                assert b"101" in await reader.readuntil(b"\r\n\r\n")
                writer.write(first + again * 150)  # nothing out of the common
                await asyncio.sleep(0.2)
                assert Impatient.alive
                writer.write(again * 1000)
                async with asyncio.timeout(PATIENCE):
                    assert (4429).to_bytes(2, "big") + b"flooding" in await reader.read()
            finally:
                writer.close()

    asyncio.run(main())


def test_who_says_much_is_heard_bit_by_bit_and_to_the_end() -> None:
    told = 5000
    heard: list[str] = []
    waiting: list[int] = []

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] != "websocket.disconnect":
            heard.append(event["text"])
            waiting.append(receive.__self__.queue.qsize())
            if len(heard) % 100 == 0:
                await asyncio.sleep(0)

    async def main() -> None:
        async with serving(Ledger(), listen) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(UPGRADE)
            assert b"101" in await reader.readuntil(b"\r\n\r\n")
            long = "x" * 3 * SLICE
            writer.write(b"".join(frame(1, str(n).encode()) for n in range(told)) + long_frame(long.encode()))
            await until(lambda: len(heard) > told)
            assert heard == [*map(str, range(told)), long]
            assert max(waiting) <= SLICE / len(frame(1, b"0"))
            writer.close()

    asyncio.run(main())


def test_what_is_said_before_the_door_is_open_waits(caplog: pytest.LogCaptureFixture) -> None:
    heard: list[str] = []

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(0.3)
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] != "websocket.disconnect":
            heard.append(event["text"])

    async def main() -> None:
        async with serving(Ledger(), listen) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(UPGRADE)
            await asyncio.sleep(0.1)
            writer.write(frame(1, b"early"))
            assert b"101" in await reader.readuntil(b"\r\n\r\n")
            await until(lambda: heard == ["early"])
            writer.close()
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(UPGRADE)
            await asyncio.sleep(0.1)
            writer.write(b"\xff" * 100)  # no frame at all
            async with asyncio.timeout(PATIENCE):
                assert b"101" in await reader.readuntil(b"\r\n\r\n")
                assert (1002).to_bytes(2, "big") in await reader.read()
            writer.close()

    asyncio.run(main())
    assert not [record for record in caplog.records if record.exc_info]


def test_who_reads_nothing_from_a_socket_is_cut_off() -> None:
    async def main() -> None:
        async with serving(Ledger(), pour_out) as port:
            wire = socket.create_connection(("127.0.0.1", port))
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            wire.sendall(UPGRADE)
            await until(lambda: bool(Impatient.alive))
            await until(lambda: not Impatient.alive)
            wire.close()

    asyncio.run(main())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 2**16 - 1, 2**16, 2**17])
def test_what_is_sent_at_once_is_framed_as_any_other_text(size: int) -> None:
    body = b"x" * size
    assert head_of(size) + body == Frame(Opcode.TEXT, body).serialize(mask=False)
