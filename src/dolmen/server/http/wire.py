"""The wire below HTTP: how much may be said before a request stands, how long that may take, by how many at once.

Nobody needs a cookie to open a connection, so all of this is counted by address, before anything is understood.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from dolmen.server.limits import Bucket, Limit
from dolmen.server.logs import tell
from dolmen.server.neighbours import Neighbours

from .names import household

LARGEST_HEAD = 32_768  # bytes of a request before its body: other programs on the host have cookies too
LARGEST_URL = 8_192
SLICE = 1024  # bytes of a socket that are understood in one go: a frame may have two of them
AHEAD = 16  # requests that may come before those before them are answered
PENANCE = 5.0  # seconds for which who floods is kept waiting, or they would only come back at once


class Ledger:
    """All connections of a server, by address: sockets too, and those that were turned away and do not go."""

    def __init__(
        self, most: int = 0, total: int = 0, patience: float = 10.0, slow: float = 30.0, requests: Limit | None = None
    ) -> None:
        self.most = most  # from one address; 0: any number
        self.total = total  # that wait for a request; 0: any number
        self.patience = patience  # seconds until a request has its head
        self.slow = slow  # seconds for a body, and for a reader that takes nothing
        self.requests = requests or Limit(0, 0, 0)  # by address, and connections: refusing more costs too much as well
        self.trusted: frozenset[str] = frozenset()  # proxies speak for many
        self.open: Counter[str] = Counter()
        self.waiting: dict[Wire, None] = {}  # whose request is not whole, the longest waiting first
        self.refused = 0

    def enter(self, address: str) -> bool:
        """Count a connection; whether it may stay."""
        self.open[address] += 1
        return not self.most or address in self.trusted or self.open[address] <= self.most

    def floods(self, address: str) -> bool:
        """Count a request, or a connection; whether there are more than it is worth to answer."""
        return address not in self.trusted and self.requests.take(address) > 0

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def wait(self, wire: Wire) -> None:
        """Somebody begins to wait for a request; when too many do, who has waited longest has to go."""
        self.waiting[wire] = None
        if self.total and len(self.waiting) > self.total:
            next(iter(self.waiting)).give_up(HTTPStatus.SERVICE_UNAVAILABLE)


class Wire(HttpToolsProtocol):
    """uvicorn's protocol with limits; `bound` makes one for a ledger, and for the processes beside this one."""

    ledger: Ledger
    neighbours: Neighbours | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.address = ""
        self.beside = 0  # bytes of the request so far that are no body: its head, and what stands between pieces
        self.heading = True  # the end of its head has not come
        self.over = False  # nothing more is heard
        self.verdict = HTTPStatus.BAD_REQUEST
        self.timer: asyncio.TimerHandle | None = None
        self.stuck: asyncio.TimerHandle | None = None
        self.said = b""  # what was read elsewhere, before the connection was handed to us

    @classmethod
    def bound(cls, ledger: Ledger, neighbours: Neighbours | None = None) -> type[Wire]:
        return type("BoundWire", (cls,), {"ledger": ledger, "neighbours": neighbours})

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's
        super().connection_made(transport)
        self.address = household(self.client[0]) if self.client else "-"
        if not self.ledger.enter(self.address):
            self.give_up(HTTPStatus.TOO_MANY_REQUESTS)
            return
        if self.ledger.floods(self.address):
            self.give_up(HTTPStatus.TOO_MANY_REQUESTS, PENANCE)
            return
        self.await_request(self.ledger.patience)
        if self.said:
            self.data_received(self.said)

    def connection_lost(self, exc: Exception | None) -> None:
        self.release()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.let_be()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        assert isinstance(line, Line)
        line.ledger, line.address, self.address = self.ledger, self.address, ""  # it is counted there from now on
        self.parser = None  # type: ignore[assignment] # as uvicorn does when a connection is lost: no circle

    def release(self) -> None:
        self.let_be()
        if self.address:
            self.ledger.leave(self.address)
            self.address = ""

    def let_be(self) -> None:
        """Nothing is waited for any more."""
        self.rest()
        self.resume_writing()

    # Time.

    def await_request(self, seconds: float) -> None:
        self.rest()
        self.timer = self.loop.call_later(seconds, self.give_up, HTTPStatus.REQUEST_TIMEOUT)
        self.ledger.wait(self)

    def rest(self) -> None:
        """A request is whole, or nobody waits for it any more."""
        self.ledger.waiting.pop(self, None)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stuck is None:
            self.stuck = self.loop.call_later(self.ledger.slow, self.transport.abort)

    def resume_writing(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None
        if self.flow is not None:
            super().resume_writing()

    # Size.

    def data_received(self, data: bytes) -> None:
        if self.over or self.transport.is_closing() or self.goes_on_elsewhere(data):
            return
        if self.timer is None:
            self.await_request(self.ledger.patience)
        self.beside += len(data)
        super().data_received(data)
        if self.beside > LARGEST_HEAD:
            self.give_up(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def goes_on_elsewhere(self, data: bytes) -> bool:
        """Whether this asks for a socket that belongs to a neighbour, who has it now."""
        if self.neighbours is None or self.said or self.beside or not self.heading:
            return False
        if self.pipeline or not (self.cycle is None or self.cycle.response_complete):
            return False
        if not self.neighbours.hand_over(self.transport.get_extra_info("socket"), data):
            return False
        self.transport.pause_reading()
        self.transport.abort()  # only our end of it
        return True

    def on_message_begin(self) -> None:
        self.heading = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.heading:
            super().on_header(name, value)  # those after a body are nobody's: no proxy has looked at them

    def on_headers_complete(self) -> None:
        self.heading = False
        if len(self.pipeline) >= AHEAD or self.ledger.floods(self.address):
            self.verdict = HTTPStatus.TOO_MANY_REQUESTS
        elif len(self.url) > LARGEST_URL:
            self.verdict = HTTPStatus.REQUEST_URI_TOO_LONG
        elif sum(len(name) + len(value) + 4 for name, value in self.headers) > LARGEST_HEAD:
            self.verdict = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        if self.verdict != HTTPStatus.BAD_REQUEST:
            raise ValueError(self.verdict.phrase)  # the parser stops, and `send_400_response` says why
        self.await_request(self.ledger.slow)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.beside = max(0, self.beside - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.heading, self.beside = True, 0
        self.rest()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        self.give_up(self.verdict, PENANCE if self.verdict == HTTPStatus.TOO_MANY_REQUESTS else 0.0)

    def give_up(self, status: HTTPStatus, after: float = 0.0) -> None:
        """Say why, and close, at once or after some seconds."""
        self.rest()
        if self.over or self.transport.is_closing():
            return
        self.over = True
        self.ledger.refused += 1
        tell("connection refused", logging.DEBUG, address=self.address, status=int(status))
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(head.encode())
        if after:
            self.transport.pause_reading()
            self.timer = self.loop.call_later(after, self.transport.close)
        else:
            self.transport.close()


class Line(WebSocketsSansIOProtocol):
    """uvicorn's protocol for sockets, with limits below those of messages: on frames that say nothing, and on who reads
    nothing. What it leaves behind lies in no circle, so that memory is free at once.
    """

    slow = 30.0  # seconds for a reader that takes nothing
    served = False
    stuck: asyncio.TimerHandle | None = None
    ledger: Ledger
    address = ""  # as the ledger counts it
    rest = b""  # what has come and is not looked at yet

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.empty = Bucket(20, 200)  # pings, pongs and pieces of messages

    def connection_lost(self, exc: Exception | None) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None
        if self.address:
            self.ledger.leave(self.address)
        super().connection_lost(exc)
        self.part()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.served = True
        self.cut_off_soon()
        self.part()

    def part(self) -> None:
        """Let go of everything, once nobody is served any more."""
        if self.served and self.disconnected:
            self.scope.clear()  # type: ignore[attr-defined] # a dict, whatever its type says
            self.conn.parser.close()
            self.transport = None  # type: ignore[assignment]

    # What can be sent at once: nobody need wake a task for it.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["say"] = self.say
            self.read_paused = True  # until somebody is there who hears
            self.transport.pause_reading()

    def say(self, text: str) -> bool:
        """Send a text, if it can leave now; whether it has."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN or self.conn.extensions:  # the other side is closing, or all is packed
            return False
        body = text.encode()
        self.transport.write(head_of(len(body)) + body)
        return True

    # Who reads nothing: what waits for them would never leave, so closing alone is not enough.

    def cut_off_soon(self) -> None:
        if self.stuck is None and not self.disconnected:
            self.stuck = self.loop.call_later(self.slow, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.cut_off_soon()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stuck is not None and not self.served:
            self.stuck.cancel()
            self.stuck = None

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_off_soon()

    # Who says nothing, very often.

    def data_received(self, data: bytes) -> None:
        self.rest += data
        self.understand()

    async def receive(self) -> Any:
        message = await super().receive()
        self.understand()
        return message

    def understand(self) -> None:
        """Look at what has come, until there is something to be heard: the rest waits, and so does who says more."""
        while self.rest and not (self.read_paused or self.disconnected or self.transport.is_closing()):
            data, self.rest = self.rest[:SLICE], self.rest[SLICE:]
            super().data_received(data)

    def handle_ping(self) -> None:
        if not self.flooding() and self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # nobody would read it

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self.flooding()

    def handle_cont(self, event: Frame) -> None:
        if not self.flooding():
            super().handle_cont(event)

    def flooding(self) -> bool:
        """Whether there are too many frames that say nothing: then it is over."""
        if self.empty.take():
            self.send_away()
        return self.transport.is_closing()

    def send_away(self) -> None:
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
        elif not self.transport.is_closing():
            self.conn.send_close(4429, "flooding")
            self.handle_parser_exception()


def head_of(size: int) -> bytes:
    """What stands before a text of so many bytes, sent by a server in one piece (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2) if size < 2**16 else b"\x81\x7f" + size.to_bytes(8)
