"""What happened, as ids and numbers: the log, the animations and the statistics feed on it.

    EVENTS: Final = EventBook()
    PLACED: Final = EVENTS.add("placed", where=PLACES, people=NUMBER)
    DREW: Final = EVENTS.add("drew", secret=("card",), card=NUMBER)

Every event begins with the seat it happened to. A rule tells it with ``s.tell(PLACED, seat, where, people)``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

NUMBER: Final[tuple[str, ...]] = ()  # the domain of a parameter that is a plain number
EVERYONE: Final = -1  # all bits set: every seat, and spectators


def sees(seers: int, viewer: int | None, opened: bool = False) -> bool:
    """Whether a seat (None: a spectator) sees in full what is for these eyes: nothing else decides about secrets.

    Opened: the game is over, and everything may be seen.
    """
    return opened or seers == EVERYONE or (viewer is not None and (seers >> viewer) & 1 == 1)


class Event(NamedTuple):
    """One thing that happened; the mask says which seats see its secret parameters."""

    what: int
    seat: int
    numbers: tuple[int, ...]
    seers: int = EVERYONE


class EventKind:
    """The name and parameters of one kind of event."""

    def __init__(self, name: str, params: dict[str, tuple[str, ...]], secret: tuple[str, ...]) -> None:
        self.name = name
        self.params = params
        self.secret = secret


class EventBook:
    """The kinds of events a game tells."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(self, name: str, secret: Sequence[str] = (), **params: Sequence[str]) -> i64:
        """Declare a kind of event: up to three parameters, each a list of names or NUMBER."""
        if len(params) > 3:
            raise ValueError(f"{name}: an event has three parameters at most")
        for key in secret:
            if key not in params:
                raise ValueError(f"{name}: the secret {key!r} is none of its parameters: {', '.join(params) or 'none'}")
        self.kinds.append(EventKind(name, {key: tuple(params[key]) for key in params}, tuple(secret)))
        return len(self.kinds) - 1

    def name(self, event: Event) -> str:
        return self.kinds[event.what].name

    def fields(self, event: Event, seat: int | None = None, opened: bool = False) -> dict[str, str | int]:
        """The event as names and numbers, as a seat (None: a spectator) may know it; what is hidden reads "?"."""
        kind = self.kinds[event.what]
        whole = sees(event.seers, seat, opened)
        out: dict[str, str | int] = {"event": kind.name, "seat": event.seat}
        for (key, names), number in zip(kind.params.items(), event.numbers, strict=True):
            if key in kind.secret and not whole:
                out[key] = "?"
            else:
                out[key] = names[number] if names else number
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears what a state tells; a state without one is silent, as in search."""

    def hear(self, event: i64, seat: i64, a: i64, b: i64, c: i64, seers: i64) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Log(Listener):
    """Keeps every event it hears."""

    def __init__(self, book: EventBook) -> None:
        self.book = book
        self.events: list[Event] = []

    def hear(self, event: i64, seat: i64, a: i64, b: i64, c: i64, seers: i64) -> None:
        kind = self.book.kinds[event]
        mask: int = seers
        if not kind.secret:
            mask = EVERYONE
        elif mask == EVERYONE:  # told outside a secret word: its own seat alone knows
            mask = 1 << int(seat) if seat >= 0 else 0
        self.events.append(Event(int(event), int(seat), (int(a), int(b), int(c))[: len(kind.params)], mask))
