"""The log of a table: what happened to it, entry by entry. A table is what its entries make of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from dolmen.core.options import Value

Why = Literal["resigned", "clock", "absent"]


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """Live: a bank and an increment after each turn. Turns: so many seconds for every turn."""

    kind: Literal["live", "turns"]
    bank: float
    increment: float = 0.0


class Left(msgspec.Struct, frozen=True, kw_only=True):
    """Who played a seat before a bot took it over; with how many seconds on the clock they would come back."""

    person: str
    name: str
    why: Why
    comes_back_with: float | None = None


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table and who sits there."""

    kind: Literal["person", "open", "bot"] = "open"
    name: str = ""
    person: str | None = None
    bot: str | None = None
    left: Left | None = None
    reserved: str | None = None


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled when a table is made."""

    game: str
    rules: int
    components: str
    options: dict[str, Value]
    private: bool
    host: str
    rated: bool
    forced: bool
    shuffle: bool
    clock: Clock | None
    invite: str
    hints: bool = False  # whether people may ask for a hint
    hint_count: int | None = None  # how many, for each seat; None: any number
    words: str = ""  # what the words of its rules mean, in short


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """One thing that happened; `by` and `move` tell whose message it was, so that a repeated one is known."""

    at: float
    by: str = ""
    move: str = ""


class Created(Entry, frozen=True, kw_only=True, tag="created"):
    setup: Setup
    chairs: list[Chair]


class Tick(msgspec.Struct, frozen=True, array_like=True):
    """A moment by a machine's own clock, which counts from its start and never jumps."""

    boot: str
    seconds: float


class Seated(Entry, frozen=True, kw_only=True, tag="seated"):
    """All seats as they are from now on.

    `became`: the account that `by`, a guest, has signed in to; `fallen`: the seat whose flag fell.
    """

    chairs: list[Chair]
    host: str = ""
    became: str = ""
    fallen: int | None = None
    tick: Tick | None = None


class Moved(Entry, frozen=True, kw_only=True):
    """The position changed; `after` is the seat to move then (None: the game is over).

    `took`: for how many seconds the clock of who decided had run, by a clock that never jumps; `tick`: what it showed.
    """

    after: int | None = None
    took: float | None = None
    tick: Tick | None = None


class Started(Moved, frozen=True, kw_only=True, tag="started"):
    """The seats in their final order, and the words of the set-up."""

    chairs: list[Chair]
    words: list[int]


class Said(Moved, frozen=True, kw_only=True, tag="said"):
    """The words of a seat, and the chance and forced words that followed."""

    seat: int
    words: list[int]
    said: int = 1
    note: str = ""


class Undone(Moved, frozen=True, kw_only=True, tag="undone"):
    """Taken back to so many words."""

    seat: int
    to: int


class Ended(Moved, frozen=True, kw_only=True, tag="ended"):
    """The game stopped before its rules end it: a seat lost by time."""

    why: Literal["time"]
    seat: int
    places: list[int]


class UndoAsked(Entry, frozen=True, kw_only=True, tag="undo-asked"):
    seat: int
    waiting: list[int]


class UndoAnswered(Entry, frozen=True, kw_only=True, tag="undo-answered"):
    seat: int
    yes: bool


class Chatted(Entry, frozen=True, kw_only=True, tag="chatted"):
    text: str
    name: str
    seat: int | None = None


class Hinted(Entry, frozen=True, kw_only=True, tag="hinted"):
    """A seat has taken a hint."""

    seat: int


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """Given up."""


class Followed(Entry, frozen=True, kw_only=True, tag="followed"):
    """The rematch is another table."""

    next: str


Beside = UndoAsked | UndoAnswered | Chatted | Hinted | Closed | Followed
AnyEntry = Created | Seated | Started | Said | Undone | Ended | Beside

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
