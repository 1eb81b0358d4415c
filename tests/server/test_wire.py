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
import uvicorn
from server.client import Server

from dolmen.server.http.wire import LARGEST_HEAD, LARGEST_URL, Ledger, Wire

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


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        wires = [connect(server) for _ in range(400)]
        try:
            end = time.monotonic() + 8  # before the silent ones have to go
            while len(refused := [wire for wire in wires if is_over(wire)]) < 100 and time.monotonic() < end:
                time.sleep(0.1)
            assert len(refused) == 100
            assert status(refused[0]) == 429
        finally:
            for wire in wires:
                wire.close()
        end = time.monotonic() + 10
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


@asynccontextmanager
async def serving(ledger: Ledger) -> AsyncIterator[int]:
    config = uvicorn.Config(answer, lifespan="off", log_config=None, http=Wire.bound(ledger), timeout_keep_alive=1)
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
    async with asyncio.timeout(10):
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
        ledger = Ledger(patience=0.5, slow=1.0)
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
                assert 0.4 < seconds < 9
            assert trickle[0] == b"HTTP/1.1 408 Request Timeout"
            assert body[0] == b"" or body[0].startswith(b"HTTP/1.1 408")
            assert 0.9 < body[1] < 9
            assert whole[0] == b"HTTP/1.1 200 OK"
            await asyncio.sleep(0.1)
            assert not ledger.waiting

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
            async with asyncio.timeout(5):
                await reader.read()
            writer.close()
            await asyncio.sleep(0.1)
            assert not ledger.open

    asyncio.run(main())


def test_who_reads_nothing_is_cut_off() -> None:
    async def main() -> None:
        ledger = Ledger(slow=0.5)
        async with serving(ledger) as port:
            wire = socket.create_connection(("127.0.0.1", port))
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            wire.sendall(HELLO + b"\r\n")
            await asyncio.sleep(1.5)
            assert not ledger.open
            wire.close()

    asyncio.run(main())


def test_when_too_many_wait_the_longest_waiting_goes() -> None:
    async def main() -> None:
        ledger = Ledger(total=5)
        async with serving(ledger) as port:
            pairs = [await asyncio.open_connection("127.0.0.1", port) for _ in range(8)]
            await asyncio.sleep(0.1)
            assert len(ledger.waiting) == 5
            assert b"503" in await first_line(pairs[0][0])
            pairs[-1][1].write(HELLO + b"\r\n")
            assert b"200" in await first_line(pairs[-1][0])
            for _, writer in pairs:
                writer.close()

    asyncio.run(main())


def test_a_named_proxy_speaks_for_many() -> None:
    ledger = Ledger(most=1)
    ledger.trusted = frozenset({"10.0.0.1"})
    assert [ledger.enter("10.0.0.1") for _ in range(3)] == [True] * 3
    assert [ledger.enter("10.0.0.2") for _ in range(2)] == [True, False]
    for _ in range(2):
        ledger.leave("10.0.0.2")
    assert ledger.enter("10.0.0.2")
