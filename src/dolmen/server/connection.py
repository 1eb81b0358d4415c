"""A socket as a table sees it: somebody who watches a seat, and messages on their way."""

from __future__ import annotations

import asyncio

BACKLOG = 200  # messages that may wait for a slow reader


class Connection:
    """What is sent to it waits in order; who reads too slowly is cut off and comes back later."""

    def __init__(self, person: str, seat: int | None = None) -> None:
        self.person = person
        self.seat = seat
        self.version = 0  # of the view it holds
        self.closing: tuple[int, str] | None = None
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, text: str) -> None:
        if self.closing is not None:
            return
        if self.outbox.qsize() >= BACKLOG:
            self.close(4408, "too slow")
        else:
            self.outbox.put_nowait(text)

    def close(self, code: int, why: str) -> None:
        if self.closing is None:
            self.closing = (code, why)
            self.outbox.put_nowait(None)
