"""A socket as a table sees it: somebody who looks on, and messages on their way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

BACKLOG = 200  # messages that may wait for a slow reader
HEAVY = 2**18  # characters of them, and one message more
TOO_SLOW = 4408
FIRST = -1  # the wish of who has not asked for a seat: one's first, whichever that is


class Outbox(asyncio.Queue[str | None]):
    """What waits to be sent (None: nothing more), and how many characters that is."""

    weight = 0

    def _put(self, item: str | None) -> None:
        self.weight += len(item or "")
        super()._put(item)

    def _get(self) -> str | None:
        item = super()._get()
        self.weight -= len(item or "")
        return item


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
        self.outbox = Outbox()
        self.say: Callable[[str], bool] | None = None  # sends a text if it can leave at once
        self.sending = False  # what was taken from the outbox has not left yet

    def look_from(self, seat: int | None) -> None:
        """From now on it is told what this seat may know; what it holds of another is of no use."""
        if seat != self.seat:
            self.seat, self.version = seat, -1

    def send(self, text: str) -> None:
        if self.closing is not None:
            return
        if self.say is not None and not self.sending and self.outbox.empty() and self.say(text):
            return
        if self.outbox.qsize() >= BACKLOG or self.outbox.weight > HEAVY:
            self.close(TOO_SLOW, "too slow")
        else:
            self.outbox.put_nowait(text)

    def close(self, code: int, why: str) -> None:
        if self.closing is None:
            self.closing = (code, why)
            while code == TOO_SLOW and not self.outbox.empty():
                self.outbox.get_nowait()  # nobody would read it
            self.outbox.put_nowait(None)
