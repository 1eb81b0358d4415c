"""How much may be said at a table. Its log is kept for ever, so that there is an end to it."""

from __future__ import annotations

from collections import Counter

import msgspec

from dolmen.server.refused import Refused

LINE = 200  # bytes of a line beside its text: who said it, when, under which id
TALK = (
    3 * 2**16
)  # bytes of all that is said from seats; with the remarks it fits what may wait for a newcomer (`HEAVY`)
OWN_TALK = 3 * 2**15  # of them, what one person says: some hundreds of lines
REMARKS = 2**15  # bytes of all that lookers-on say: it takes nothing from those who play
OWN_REMARKS = 2**13
ENTRIES = 10_000  # after which a table only goes on: nothing is taken back, nobody changes places, nobody is advised


class Talk:
    """What was said so far, from seats and by lookers-on."""

    def __init__(self) -> None:
        self.sizes: Counter[bool] = Counter()
        self.own: Counter[tuple[bool, str]] = Counter()

    def add(self, person: str, seated: bool, text: str) -> None:
        size = size_of(text)
        self.sizes[seated] += size
        self.own[seated, person] += size

    def check(self, person: str, seated: bool, text: str) -> None:
        """Refuse what does not fit any more."""
        size = size_of(text)
        if self.own[seated, person] + size > (OWN_TALK if seated else OWN_REMARKS):
            raise Refused("chat-share", "you have said as much at this table as is kept of one person")
        if self.sizes[seated] + size > (TALK if seated else REMARKS):
            raise Refused("chat-full", "as much was said at this table as is kept")


def size_of(text: str) -> int:
    """What a line takes in the log."""
    return LINE + len(msgspec.json.encode(text))


def check_entries(seq: int) -> None:
    """Refuse what could be done for ever."""
    if seq >= ENTRIES:
        raise Refused("log-full", f"this table has {seq} entries: only moves are taken now")
