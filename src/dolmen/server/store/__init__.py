"""Where tables and people are kept: SQLite in a folder, or PostgreSQL shared by many processes."""

from __future__ import annotations

from pathlib import Path

from .errors import LoginTaken, SeqTaken, StoreBusy, StoreError, StoreFull, StoreInUse, StoreNewer, StoreUnknown
from .kept import Learned, Person, Rating, Result, Session, TableRow
from .store import Store

__all__ = [
    "Learned",
    "LoginTaken",
    "Person",
    "Rating",
    "Result",
    "SeqTaken",
    "Session",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoreFull",
    "StoreInUse",
    "StoreNewer",
    "StoreUnknown",
    "TableRow",
    "make_store",
]


def make_store(data: Path, url: str = "") -> Store:
    """The store behind an address, or the embedded one in a folder."""
    if not url:
        from .sqlite import SqliteStore

        return SqliteStore(data)
    if not url.startswith(("postgresql://", "postgres://")):
        raise StoreError(f"DATABASE_URL should begin with postgresql://, not {url.split(':', 1)[0]!r}")
    from .postgres import PostgresStore

    return PostgresStore(url)
