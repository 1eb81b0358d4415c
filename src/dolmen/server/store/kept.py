"""What is kept: people, sessions, tables, ratings, results, what was learned, and the columns they are kept in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec


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


class Learned(msgspec.Struct, kw_only=True):
    """Something that a person has been through: a lesson, or a puzzle and whether the first try was right."""

    what: str  # "stone-age/lesson/supper", "stone-age/puzzle/1a2b3c4d"
    well: bool = True
    at: float = 0.0


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
    "learned": ("person", "what", "well", "at"),
}
TRUTHS = ("private", "rated", "well")  # columns that are true or false
Rows = list[tuple[Any, ...]]
