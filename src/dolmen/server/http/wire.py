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

from dolmen.server.logs import tell

LARGEST_HEAD = 32_768  # bytes of a request before its body: other programs on the host have cookies too
LARGEST_URL = 8_192


class Ledger:
    """All connections of a server that are no sockets of tables (yet), by address."""

    def __init__(self, most: int = 0, total: int = 0, patience: float = 10.0, slow: float = 30.0) -> None:
        self.most = most  # from one address; 0: any number
        self.total = total  # that wait for a request; 0: any number
        self.patience = patience  # seconds until a request has its head
        self.slow = slow  # seconds for a body, and for a reader that takes nothing
        self.trusted: frozenset[str] = frozenset()  # proxies speak for many
        self.open: Counter[str] = Counter()
        self.waiting: dict[Wire, None] = {}  # whose request is not whole, the longest waiting first
        self.refused = 0

    def enter(self, address: str) -> bool:
        """Count a connection; whether it may stay."""
        self.open[address] += 1
        return not self.most or address in self.trusted or self.open[address] <= self.most

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
    """uvicorn's protocol with limits; `bound` makes one for a ledger."""

    ledger: Ledger

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.address = ""
        self.head = 0  # bytes of the head so far
        self.heading = True  # its end has not come
        self.verdict = HTTPStatus.BAD_REQUEST
        self.timer: asyncio.TimerHandle | None = None
        self.stuck: asyncio.TimerHandle | None = None

    @classmethod
    def bound(cls, ledger: Ledger) -> type[Wire]:
        return type("BoundWire", (cls,), {"ledger": ledger})

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's
        super().connection_made(transport)
        self.address = self.client[0] if self.client else "-"
        if self.ledger.enter(self.address):
            self.await_request(self.ledger.patience)
        else:
            self.give_up(HTTPStatus.TOO_MANY_REQUESTS)

    def connection_lost(self, exc: Exception | None) -> None:
        self.release()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.release()  # sockets of tables are counted by the hall
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # as uvicorn does when a connection is lost: no circle

    def release(self) -> None:
        self.rest()
        self.resume_writing()
        if self.address:
            self.ledger.leave(self.address)
            self.address = ""

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
        if self.transport.is_closing():
            return
        if self.timer is None:
            self.await_request(self.ledger.patience)
        self.head += len(data) if self.heading else 0
        super().data_received(data)
        if self.heading and self.head > LARGEST_HEAD:
            self.give_up(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        self.heading = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.heading, self.head = False, 0
        if len(self.url) > LARGEST_URL:
            self.verdict = HTTPStatus.REQUEST_URI_TOO_LONG
        elif sum(len(name) + len(value) + 4 for name, value in self.headers) > LARGEST_HEAD:
            self.verdict = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        if self.verdict != HTTPStatus.BAD_REQUEST:
            raise ValueError(self.verdict.phrase)  # the parser stops, and `send_400_response` says why
        self.await_request(self.ledger.slow)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.heading = True
        self.rest()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        self.give_up(self.verdict)

    def give_up(self, status: HTTPStatus) -> None:
        """Say why, and close."""
        self.rest()
        self.ledger.refused += 1
        tell("connection refused", logging.DEBUG, address=self.address, status=int(status))
        if not self.transport.is_closing():
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(head.encode())
            self.transport.close()


class Line(WebSocketsSansIOProtocol):
    """uvicorn's protocol for sockets; what it leaves behind lies in no circle, so that memory is free at once."""

    served = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.part()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.served = True
        self.part()

    def part(self) -> None:
        """Let go of everything, once nobody is served any more."""
        if self.served and self.disconnected:
            self.scope.clear()  # type: ignore[attr-defined] # a dict, whatever its type says
            self.conn.parser.close()
            self.transport = None  # type: ignore[assignment]
