"""The small interface that every store fulfils.

A table is a log of entries (table, seq), seq from 1 on without gaps; who appends a seq first wins, everybody else gets
`SeqTaken` and reads on. Beside the log stands one row per table, so that the lobby needs no log.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from dolmen.core.errors import DolmenError

SCHEMA = 2  # the version of the tables that this program reads and writes


class StoreError(DolmenError):
    """The store cannot do it now; nothing was changed."""


class StoreUnknown(StoreError):
    """The store broke off in the middle of a change: it may have been written, or not."""


class StoreBusy(StoreError):
    """Somebody else holds the database locked."""


class StoreFull(StoreError):
    """No room is left for the database."""


class StoreNewer(StoreError):
    """The database was written by a newer program."""


class StoreInUse(StoreError):
    """Another server uses this folder."""


class SeqTaken(StoreError):
    """Another process has appended this entry of the table first."""


class LoginTaken(StoreError):
    """Somebody has an account of that name."""


class Person(msgspec.Struct, kw_only=True):
    """An identity: a guest, or an account if it has a login."""

    id: str
    name: str = ""
    language: str = ""
    login: str | None = None
    password: str | None = None  # argon2's own text
    created: float = 0.0


class Session(msgspec.Struct, kw_only=True):
    """Where somebody is signed in."""

    id: str
    person: str
    made: float
    seen: float
    agent: str = ""  # what the browser calls itself


class TableRow(msgspec.Struct, kw_only=True):
    """What the lobby wants to know of a table without reading its log."""

    id: str
    game: str
    status: str
    private: bool
    updated: float
    due: float | None  # when the server must act by itself: a clock runs out, a bot is to move
    info: bytes  # the table as JSON
    people: Sequence[str] = ()


class Rating(msgspec.Struct, kw_only=True):
    """How well a person plays a game."""

    person: str
    game: str
    mu: float
    sigma: float
    games: int = 0


class Result(msgspec.Struct, kw_only=True):
    """How a rated table ended: each person's place."""

    table: str
    game: str
    ended: float
    places: dict[str, int]


Judge = Callable[[Result, dict[str, Rating]], list[Rating]]
Fuse = Callable[[Rating, Rating], Rating]
# (table, seq); seq 0: who is there has changed; table None: something may have been missed
Heard = Callable[[str | None, int], None]


# All that is worth keeping, by the names that it has in every store; who is there just now is not.
COLUMNS = {
    "entries": ("table_id", "seq", "body"),
    "tables": ("id", "game", "status", "private", "updated", "due", "info"),
    "sitters": ("person", "table_id"),
    "people": ("id", "name", "language", "login", "login_key", "password", "created"),
    "results": ("table_id", "game", "ended", "places", "rated"),
    "ratings": ("person", "game", "mu", "sigma", "games"),
    "sessions": ("id", "person", "made", "seen", "ended", "agent"),
}
TRUTHS = ("private", "rated")  # columns that are true or false
Rows = list[tuple[Any, ...]]


class Store(ABC):
    """Keeps tables, people and ratings. What a call has done when it returns is durable."""

    kind: str

    @abstractmethod
    async def open(self, heard: Heard | None = None) -> None:
        """Make or check the database; tell `heard` of what other processes append."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def check(self) -> None:
        """Write something and see it written, or raise: who can only read cannot keep a game."""

    @abstractmethod
    async def key(self) -> bytes:
        """The key that signs cookies: one for all processes on this store."""

    # Tables.

    @abstractmethod
    async def append(self, seq: int, entries: Sequence[bytes], row: TableRow, result: Result | None = None) -> None:
        """Add entries, the first of them `seq`, to a table's log, with its row (and result) after them: all or none."""

    @abstractmethod
    async def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]: ...

    @abstractmethod
    async def row(self, table: str) -> TableRow | None:
        """A table's row (without its people)."""

    @abstractmethod
    async def public(self, status: str, limit: int) -> list[TableRow]:
        """Public tables of a status, the last changed first."""

    @abstractmethod
    async def tables_of(self, person: str, statuses: Sequence[str], limit: int) -> list[TableRow]:
        """The tables where somebody sits, the last changed first."""

    @abstractmethod
    async def due(self, before: float) -> list[str]:
        """Running tables where the server must have acted before this time."""

    # People.

    @abstractmethod
    async def person(self, id: str) -> Person | None: ...

    @abstractmethod
    async def account(self, login: str) -> Person | None:
        """The account of a login, whatever its case."""

    @abstractmethod
    async def change_person(self, id: str, name: str | None = None, language: str | None = None) -> Person:
        """Change what is given of somebody (who is made if unknown) and nothing else; how they are then."""

    @abstractmethod
    async def make_account(self, id: str, login: str, password: str) -> Person | None:
        """Give somebody a login; None if they have one. Who has no name yet is called by the login."""

    # Sessions. A guest's is not written down until it ends; an account has only those that are.

    @abstractmethod
    async def begin_session(self, session: Session, old: Session) -> None:
        """Sign somebody in; who they were in this browser before they are no more."""

    @abstractmethod
    async def end_session(self, session: Session) -> None:
        """End a session of a person, known or not; somebody else's is left alone."""

    @abstractmethod
    async def stands(self, session: str, person: str) -> bool:
        """Whether a session was not ended and is this person's: a guest has any, an account those that were begun."""

    @abstractmethod
    async def sessions(self, person: str) -> list[Session]:
        """Where somebody is signed in, the last used first."""

    @abstractmethod
    async def saw(self, session: str, at: float) -> None:
        """Somebody used a session; sessions that nobody has used for longer than any cookie lives are forgotten."""

    @abstractmethod
    async def ended(self, sessions: Sequence[str]) -> set[str]:
        """Those of some sessions that have ended."""

    # Ratings.

    @abstractmethod
    async def ratings(self, person: str) -> list[Rating]: ...

    @abstractmethod
    async def rate(self, table: str, judge: Judge) -> bool:
        """Let a result count, once; whether it did."""

    @abstractmethod
    async def unrated(self) -> list[str]:
        """Tables whose result does not count yet."""

    @abstractmethod
    async def adopt(self, old: str, new: str, fuse: Fuse) -> None:
        """Give what somebody has won to somebody else; where both have a rating, `fuse` makes one of the two."""

    # The whole store, for copies and checks.

    @abstractmethod
    async def ids(self) -> list[str]:
        """All tables that have entries."""

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Within it, what is read is as it was at one moment, whatever others write meanwhile."""
        yield  # a store of one process stands still by itself

    @abstractmethod
    async def rows(self, name: str, table: str = "") -> Rows:
        """The rows of one of COLUMNS, in order; of entries those of one table."""

    @abstractmethod
    async def fill(self, name: str, rows: Rows) -> None:
        """Add rows as they are: all or none."""

    @abstractmethod
    async def take_key(self, key: bytes) -> None:
        """Take over the key that signs cookies, so that everybody stays who they are."""

    # Who is there: a store of one process has nobody to tell.

    async def beat(self) -> bool:
        """Say that this process lives; who has not said so for long has nobody there. Whether that happened to us."""
        return False

    async def appear(self, table: str, people: Sequence[str]) -> None:  # noqa: B027 - nobody else to tell
        """Say who is at a table through this process."""

    async def present(self, table: str) -> set[str]:
        """Who is at a table through other processes."""
        return set()

    async def online(self) -> set[str]:
        """Who is at any table through other processes."""
        return set()


OLD = 400 * 86_400  # seconds after which no cookie is left of a session


def check_schema(found: int, where: str) -> None:
    """Refuse a database of a newer program."""
    if found > SCHEMA:
        raise StoreNewer(
            f"{where} was written by a newer Dolmen (schema {found}; this one knows {SCHEMA}): update the program, "
            "or give it another database"
        )
