"""A socket as a table sees it: somebody who looks on, and messages on their way."""

from __future__ import annotations

import asyncio

BACKLOG = 200  # messages that may wait for a slow reader
FIRST = -1  # the wish of who has not asked for a seat: one's first, whichever that is


class Connection:
    """What is sent to it waits in order; who reads too slowly is cut off and comes back later.

    It only holds a wish to see from a seat: whether it may is asked of the table whenever something is sent.
    """

    def __init__(
        self, person: str, wish: int | None = FIRST, invite: str = "", session: str = "", address: str = ""
    ) -> None:
        self.person = person
        self.address = address
        self.session = session
        self.wish = wish
        self.invite = invite
        self.seat: int | None = None  # from which it was told last
        self.version = -1  # of the view it holds; -1: of none from this seat
        self.pace = "brisk"  # how fast bots should play
        self.skips = False  # they need not wait at all, until a person is asked
        self.closing: tuple[int, str] | None = None
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()

    def look_from(self, seat: int | None) -> None:
        """From now on it is told what this seat may know; what it holds of another is of no use."""
        if seat != self.seat:
            self.seat, self.version = seat, -1

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
