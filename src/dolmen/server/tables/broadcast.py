"""What is told to whom: each connection gets what changed since it was told last, as its seat may know it."""

from __future__ import annotations

import time
import weakref
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from dolmen.core.events import EVERYONE
from dolmen.core.view import View
from dolmen.show.difference import Change, Found, difference

from .clocks import ClockFace
from .connection import Connection
from .messages import (
    ChatMessage,
    NoteMessage,
    PresenceMessage,
    TableMessage,
    UndoMessage,
    ViewMessage,
    ViewReason,
    write,
)
from .play import Play
from .table import Table

if TYPE_CHECKING:
    from .authority import Authority


News = tuple[list[dict[str, str | int]], list[int]] | None  # events and words; none: not everybody may know them


class Told:
    """The position that was told last."""

    def __init__(self, table: Table) -> None:
        self.version = table.version
        self.words = list(table.play.words) if table.play else []
        self.chat = table.chats[-1].id if table.chats else 0
        self.face = face_of(table)
        self.request = request_of(table)
        self.views: dict[int | None, View] = {}
        self.news: dict[tuple[int, int], News] = {}  # what everybody is told alike, by where it begins


def face_of(table: Table) -> tuple[Any, ...]:
    return (table.status, tuple(table.chairs), table.host, table.next)


def request_of(table: Table) -> tuple[Any, ...] | None:
    request = table.request
    return None if request is None else (request.seat, request.version, tuple(request.waiting))


class Broadcast:
    """Compares the table with what was told last, and sends the difference."""

    def __init__(self, authority: Authority) -> None:
        self.authority: Authority = weakref.proxy(authority)  # whose part this is: no circle
        self.told = Told(authority.table)
        self.here = ""  # who is here, as everybody was told

    @property
    def table(self) -> Table:
        return self.authority.table

    def publish(self, why: ViewReason, whole: bool = False, notes: Sequence[tuple[str, int]] = ()) -> None:
        """Tell everybody what has changed."""
        table, old = self.table, self.told
        new = Told(table)
        if new.version == old.version and not whole:
            new.views, new.news = old.views, old.news  # the same position
        self.told = new
        if not self.authority.connections:
            return
        self.seat_anew()
        if new.face != old.face:
            for connection in self.authority.connections:
                connection.send(self.table_message(connection.person))
        self.publish_views(old, new, why, whole, afresh=new.face != old.face and table.status == "running")
        if new.face != old.face:
            self.presence()
        if new.request != old.request:
            self.everybody(self.undo_message())
        lines = [line for line in table.chats if line.id > old.chat]
        if lines:
            self.everybody(write(ChatMessage(messages=lines)))
        for key, seat in notes:
            self.note(key, seat)

    def note(self, key: str, seat: int) -> None:
        """Tell everybody something about a seat."""
        self.everybody(write(NoteMessage(key=key, numbers={"player": seat})))

    def seat_anew(self) -> None:
        """Let everybody look from the seat that is theirs now; who may not look on any more has to go."""
        for connection in self.authority.connections:
            if not self.table.may_enter(connection.person, connection.invite):
                connection.close(4409, "come back")
            connection.look_from(self.table.eyes(connection.person, connection.wish))

    def publish_views(self, old: Told, new: Told, why: ViewReason, whole: bool, afresh: bool) -> None:
        """Build each view once, and send it whole or as a difference to all that do not hold it.

        Afresh: to all, since clocks, and what may be taken back, have changed beside it.
        """
        play = self.table.play
        if play is None:
            return
        common = shared_length(old.words, new.words)
        clocks = self.clocks()
        groups: dict[int | None, list[Connection]] = {}
        for connection in self.authority.connections:
            if whole or afresh or connection.version != new.version:
                groups.setdefault(connection.seat, []).append(connection)
        self.build(groups)
        found: Found = {}
        for seat, group in groups.items():
            view = self.view_of(seat)
            texts: dict[bool, str] = {}
            for connection in group:
                fits = not whole and seat in old.views and connection.version == old.version and not play.open
                if fits not in texts:
                    before = old.views[seat] if fits else None
                    changes = None if before is None else difference(before, view, found)
                    texts[fits] = self.view_message(seat, view, why, clocks, changes, old.version, common)
                connection.send(texts[fits])
                connection.version = new.version

    def build(self, seats: Iterable[int | None]) -> None:
        """Build the views of seats that have none yet, all at once: what they see alike is made once."""
        views, play = self.told.views, self.table.play
        missing = [seat for seat in seats if seat not in views]
        if missing and play is not None:
            for seat, view in play.views(missing).items():
                views[seat] = msgspec.structs.replace(view, legal=[]) if play.stopped else view

    def view_of(self, seat: int | None) -> View:
        """The position as a seat sees it, built once."""
        self.build([seat])
        return self.told.views[seat]

    def view_message(
        self,
        seat: int | None,
        view: View,
        why: ViewReason,
        clocks: ClockFace | None,
        changes: list[Change] | None = None,
        since: int = 0,
        common: int = 0,
    ) -> str:
        """A view: whole, or what differs from the one told before."""
        table, play = self.table, self.table.play
        assert play is not None
        if changes is None:
            common = 0
        start = play.log_place(common) if common else 0
        events, words = self.news(play, start, common) or (play.told(seat, start), play.seen_words(seat, common))
        return write(
            ViewMessage(
                seat=seat,
                version=table.version,
                since=None if changes is None else since,
                view=view if changes is None else UNSET,
                changes=UNSET if changes is None else changes,
                start=start,
                events=events,
                words_from=common,
                words=words,
                undo=seat is not None and table.may_undo(seat),
                clocks=clocks,
                why=why,
            )
        )

    def news(self, play: Play, start: int, common: int) -> News:
        """What was said and happened, where everybody may know all of it."""
        found = self.told.news
        if (start, common) not in found:
            everybody = all(seers == EVERYONE for seers in play.seers[common:])
            if everybody and all(event.seers == EVERYONE for event in play.log[start:]):
                found[start, common] = play.told(None, start), play.seen_words(None, common)
            else:
                found[start, common] = None
        return found[start, common]

    def clocks(self) -> ClockFace | None:
        table = self.table
        if table.clocks is None:
            return None
        return table.clocks.face(time.time(), [chair.kind == "person" for chair in table.chairs])

    def table_message(self, person: str) -> str:
        mine = self.table.seats_of(person)
        return write(TableMessage(table=self.table.info(secret=bool(mine)), me=person, mine=mine))

    def undo_message(self) -> str:
        return write(UndoMessage(request=self.table.request))

    def welcome(self, connection: Connection) -> None:
        """All that a newcomer needs."""
        connection.send(self.table_message(connection.person))
        connection.send(write(ChatMessage(messages=self.table.chats)))
        connection.send(self.presence_message())
        if self.table.request is not None:
            connection.send(self.undo_message())
        self.show(connection)

    def show(self, connection: Connection, why: ViewReason = "whole") -> None:
        """Send somebody the whole view."""
        if self.table.play is None:
            return
        connection.look_from(self.table.eyes(connection.person, connection.wish))
        connection.send(self.view_message(connection.seat, self.view_of(connection.seat), why, self.clocks()))
        connection.version = self.table.version

    def everybody(self, text: str) -> None:
        for connection in self.authority.connections:
            connection.send(text)

    def presence_message(self) -> str:
        table = self.table
        online = self.authority.online
        sitting = {chair.person for chair in table.chairs if chair.person}
        return write(
            PresenceMessage(
                online=sorted(online & sitting),
                seats=[chair.kind == "bot" or chair.person in online for chair in table.chairs],
                spectators=len(online - sitting),
            )
        )

    def presence(self) -> None:
        """Tell everybody who is here, if that is news: somebody may have come by a second socket."""
        text = self.presence_message()
        if text != self.here:
            self.here = text
            self.everybody(text)


def shared_length(old: list[int], new: list[int]) -> int:
    """How many words two games have in common from the start."""
    short = min(len(old), len(new))
    if old[:short] == new[:short]:
        return short
    return next(k for k in range(short) if old[k] != new[k])
