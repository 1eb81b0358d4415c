"""The socket of a table: reads messages, one at a time, and sends what waits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

from litestar import WebSocket, websocket
from uvicorn.protocols.utils import ClientDisconnected

from dolmen.server.limits import Bucket, Limits
from dolmen.server.logs import tell
from dolmen.server.refused import Refused
from dolmen.server.store import StoreError
from dolmen.server.tables import messages
from dolmen.server.tables.authority import Authority, refusal_of
from dolmen.server.tables.connection import FIRST, Connection
from dolmen.server.tables.conversation import hear
from dolmen.server.tables.hall import Hall

from .gate import address_of, check_origin
from .identity import Sessions
from .lobby import visible

CLOSING = 20.0  # seconds in which a flood is told that it is one
SEATS = [str(seat) for seat in range(20)]
CODES = {
    "no-identity": 4401,
    "foreign-origin": 4403,
    "sent-away": 4403,
    "unknown-table": 4404,
    "too-fast": 4429,
    "unreadable": 4500,
    "internal": 4500,
    "store": 4503,
    "unknown": 4503,
}
STRIKES = 50  # refused for speed, less a quarter for each that was not: more is a flood
DROP = 128  # bytes of a message that count as one: long ones ask for much
DEAREST = 20  # drops for a message at most


class Throttle:
    """How fast one socket may speak: by itself, and together with all others of its address."""

    def __init__(self, limits: Limits, address: str) -> None:
        self.limits = limits
        self.address = address
        rate = limits.messages.rate
        self.bucket = Bucket(rate, limits.messages.burst) if rate else None
        self.strikes = 0.0

    def wait(self, body: str | bytes) -> float:
        """0, or the seconds until such a message may be heard."""
        if self.bucket is None:
            return 0.0
        drops = min(DEAREST, 1 + len(body) // DROP)
        wait = self.bucket.take() or self.limits.house_messages.take(self.address, drops)
        self.strikes = self.strikes + 1 if wait else max(0.0, self.strikes - 0.25)
        return wait

    @property
    def pause(self) -> float:
        """The seconds for which who was too fast is not heard: more each time, since refusing costs as well."""
        return self.strikes / 200

    @property
    def flooding(self) -> bool:
        return self.strikes > STRIKES


def body_of(event: Any) -> str | bytes:
    """What a message says."""
    body: str | bytes = event.get("text") or event.get("bytes") or b""
    return body


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], hall: Hall, sessions: Sessions, id: str) -> None:
    """Everything that happens at a table, both ways."""
    async with kept_apart(socket):
        await attend(socket, hall, sessions, id)


@contextlib.asynccontextmanager
async def kept_apart(socket: WebSocket[Any, Any, Any]) -> AsyncIterator[None]:
    """Whatever goes wrong at one socket is logged, and ends that one alone."""
    try:
        yield
    except ClientDisconnected:
        pass
    except Exception as error:  # noqa: BLE001 - nobody else is concerned
        tell("socket failed", logging.ERROR, error, path=socket.scope["path"])
        await turn_away(socket, Refused("internal", "something went wrong here; it is in the server's log"))
    finally:
        del socket.receive, socket.send  # they hold the socket, which holds them: no circle


def check(socket: WebSocket[Any, Any, Any], hall: Hall) -> None:
    """Refuse who may open no socket at all, or no further one."""
    person: str = socket.scope["state"]["person"]
    address = address_of(socket.scope)
    check_origin(dict(socket.headers))
    check_welcome(hall, address, person)
    hall.limits.reads.check(address)
    if not person:
        raise Refused("no-identity", "there is no valid cookie: ask for /api/me first")
    if hall.limits.sockets and hall.sockets.get(address, 0) >= hall.limits.sockets:
        raise Refused("too-fast", "too many sockets are open from this address")


def check_welcome(hall: Hall, address: str, person: str) -> None:
    if hall.house.sends_away(address, person):
        raise Refused("sent-away", "the host has sent you away for some time")


async def attend(socket: WebSocket[Any, Any, Any], hall: Hall, sessions: Sessions, id: str) -> None:
    """Let somebody who may enter sit at the table until they go."""
    await socket.accept()
    person: str = socket.scope["state"]["person"]
    address = address_of(socket.scope)
    try:
        check(socket, hall)
        authority = await visible(hall, id, person, socket.query_params.get("invite", ""))
        if hall.limits.table_sockets:
            own = Counter(connection.person for connection in authority.connections)[person]
            if own >= hall.limits.table_sockets:
                raise Refused("too-fast", "too many sockets are open at this table")
    except (Refused, StoreError) as error:
        await turn_away(socket, error)
        return
    query = socket.query_params
    session: str = socket.scope["state"]["identity"].session
    connection = Connection(person, wish_of(query.get("seat", "")), query.get("invite", ""), session, address)
    connection.say = socket.scope["state"].get("say")
    hall.sockets[address] = hall.sockets.get(address, 0) + 1
    try:
        await serve(socket, hall, sessions, authority, connection)
    finally:
        hall.sockets[address] -= 1
        if not hall.sockets[address]:
            del hall.sockets[address]


async def turn_away(socket: WebSocket[Any, Any, Any], error: Refused | StoreError) -> None:
    refused = error if isinstance(error, Refused) else refusal_of(error)
    with contextlib.suppress(Exception):
        await socket.send({"type": "websocket.send", "text": messages.refusal(refused, 0), "bytes": None})
        await socket.close(code=CODES.get(refused.key, 4400), reason=refused.key)


def wish_of(seat: str) -> int | None:
    """The seat that an address asks for: "null" is nobody's, and what is no seat is one's first."""
    if seat == "null":
        return None
    return int(seat) if seat in SEATS else FIRST


async def serve(
    socket: WebSocket[Any, Any, Any], hall: Hall, sessions: Sessions, authority: Authority, connection: Connection
) -> None:
    """Read and send until either ends."""

    async def enter() -> None:
        # While they stood at the door they may have been signed out, or sent away.
        if not await sessions.stands(connection.session, connection.person):
            raise Refused("no-identity", "this session has ended: ask for /api/me first")
        check_welcome(hall, connection.address, connection.person)
        hall.keep(authority)
        authority.enter(connection)

    tasks: list[asyncio.Task[None]] = []
    try:
        try:
            await authority.do(enter)
        except Refused as error:
            return await turn_away(socket, error)
        tasks = [
            asyncio.create_task(send_all(socket, connection)),
            asyncio.create_task(read_all(socket, hall, authority, connection)),
        ]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        authority.leave(connection)


async def send_all(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Send what waits, in order; who does not read is cut off below (`Line`)."""
    while (text := await connection.outbox.get()) is not None:
        connection.sending = True
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})
        connection.sending = False
    code, why = connection.closing or (1000, "")
    await socket.close(code=code, reason=why)


async def read_all(socket: WebSocket[Any, Any, Any], hall: Hall, authority: Authority, connection: Connection) -> None:
    throttle = Throttle(hall.limits, connection.address)
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return None
        if event["type"] != "websocket.receive":
            continue
        hall.metrics.count("messages")
        body = body_of(event)
        if throttle.wait(body):
            if throttle.flooding:
                connection.close(4429, "flooding")
                return await asyncio.sleep(CLOSING)  # until the closing is sent
            authority.refuse(connection, Refused("too-fast", "too many messages: slow down"), messages.move_of(body))
            await asyncio.sleep(throttle.pause)
            continue
        await hear_one(authority, connection, body)


async def hear_one(authority: Authority, connection: Connection, body: str | bytes) -> None:
    try:
        await hear(authority, connection, messages.read(body))
    except Refused as error:
        authority.refuse(connection, error, messages.move_of(body))
    except (asyncio.CancelledError, GeneratorExit):
        raise
    except Exception:  # noqa: BLE001 - it is in the log; the sender is told, and nobody else is concerned
        why = "something went wrong here, it is in the server's log: the table is read again as it is stored"
        authority.refuse(connection, Refused("internal", why), messages.move_of(body))


ROUTES = [table_socket]
