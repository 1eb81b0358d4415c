"""The small interface that every store fulfils.

A table is a log of entries (table, seq), seq from 1 on without gaps; who appends a seq first wins, everybody else gets
`SeqTaken` and reads on. Beside the log stands one row per table, so that the lobby needs no log.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from .errors import StoreNewer
from .kept import Fuse, Heard, Judge, Learned, Person, Rating, Result, Rows, Session, TableRow

SCHEMA = 4  # the version of the tables that this program reads and writes


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
        """Add entries, the first of them `seq`, to a table's log, with its row (and result) after them: all or none.

        People of the row are added to those who sit, or sat, there.
        """

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
        """Give what somebody has won and learned to somebody else; of two ratings `fuse` makes one."""

    @abstractmethod
    async def settle(self, result: Result) -> None:
        """Keep a result that no table has; it counts by `rate`."""

    # What was learned.

    @abstractmethod
    async def learn(self, person: str, learned: Learned) -> bool:
        """Note that somebody has been through something; whether it is the first time, which is the one that stays."""

    @abstractmethod
    async def learned(self, person: str) -> list[Learned]:
        """What somebody has been through, the first first."""

    @abstractmethod
    async def tried(self, what: str) -> tuple[int, int]:
        """How many people have been through something, and how many of them well."""

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
    async def house(self) -> bytes | None:
        """What the host has decided for all processes."""

    @abstractmethod
    async def set_house(self, body: bytes) -> None: ...

    @abstractmethod
    async def take_key(self, key: bytes) -> None:
        """Take over the key that signs cookies, so that everybody stays who they are."""

    # What several processes count together: a store of one process leaves it to that.

    async def spend(self, key: str, each: float, whole: float) -> bool:
        """Take one of some things: each comes back in so many seconds, all in `whole`. Whether there was one."""
        return True

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
