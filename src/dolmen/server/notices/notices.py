"""Looks, now and then, at whose turn it is at turn-a-day tables, and tells those who wished it and are not there.

It works beside the tables on what the store tells of them: no move ever waits for a notice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import dolmen
from dolmen.core.errors import DolmenError
from dolmen.core.texts import LANGUAGES, Texts
from dolmen.server.logs import tell
from dolmen.server.settings import Settings
from dolmen.server.store import Store, StoreError
from dolmen.server.tables.table import TableInfo, infos

from .ways import GONE, WELL, Fare, Mail, Push
from .wishes import Device, Mailbox, Wishes

HOUR = 3600.0
MOST = 200  # tables of one person that are looked at


class Notices:
    """Everything about notices: the wishes, the ways out, and the look round."""

    def __init__(self, settings: Settings, store: Store, here: Callable[[], set[str]]) -> None:
        self.settings = settings
        self.store = store
        self.here = here  # who is at a table of this process
        settings.data.mkdir(parents=True, exist_ok=True)
        self.wishes = Wishes(settings.data / "notices.sqlite")
        self.mail = Mail(settings.smtp) if settings.smtp else None
        self.push = Push(settings.data / "push.pem", settings.push_hosts) if has("pywebpush") else None

    async def watch(self) -> None:
        """Look round for as long as the server runs."""
        while True:
            await asyncio.sleep(self.settings.notice_look)
            try:
                await self.look()
            except (StoreError, OSError) as error:
                tell("notices failed", logging.WARNING, message=str(error))
            except Exception as error:  # noqa: BLE001 - notices are no reason to stop anything
                tell("notices failed", logging.ERROR, error)

    async def look(self) -> None:
        """Tell everybody who is to be told now."""
        present = self.here() | await self.store.online()
        now = time.time()
        for person in self.wishes.people():
            if person in present or not self.wishes.may_tell(person, now, self.settings.notice_pause):
                continue
            waiting = [table for table in await self.turns(person) if now - table.updated >= self.settings.notice_look]
            told = self.wishes.told(person)
            versions = {table.info.id: table.info.version for table in waiting}
            news = any(told.get(id) != version for id, version in versions.items())
            # Claimed first: whatever happens to the messages, nobody is told twice.
            if news and self.wishes.claim(person, versions, now, self.settings.notice_pause):
                await self.tell(person, [table.info for table in waiting])

    async def turns(self, person: str) -> list[Waiting]:
        """The turn-a-day tables that wait for somebody."""
        rows = await self.store.tables_of(person, ("running",), MOST)
        updated = {row.id: row.updated for row in rows}
        return [Waiting(info, updated[info.id]) for info in infos(rows) if is_awaited(info, person)]

    async def tell(self, person: str, tables: Sequence[TableInfo]) -> None:
        """One digest by every way that somebody has wished for."""
        for device in self.wishes.devices(person):
            if self.push is not None:
                self.note("devices", device.endpoint, await self.push.send(device, notice(device, tables)))
        box = self.wishes.mailbox(person)
        if box is not None and box.confirmed and self.mail is not None:
            subject, body = letter(box, tables)
            self.note("mailboxes", box.token, await self.mail.send(box.address, subject, body, stop_address(box)))

    async def ask(self, box: Mailbox) -> None:
        """Ask at an address whether it wants letters."""
        if self.mail is not None:
            texts = Texts.of(None, box.language)
            link = f"{box.origin}/api/notices/confirm/{box.token}"
            body = texts.text("notice-confirm-body", link=link, stop=stop_address(box))
            fare = await self.mail.send(box.address, texts.text("notice-confirm"), body, stop_address(box))
            self.note("mailboxes", box.token, fare)

    def note(self, kind: str, key: str, fare: Fare) -> None:
        """Remember how a message fared; a way that leads nowhere is forgotten, with a line in the log."""
        kept = self.wishes.went(kind, key, fare.how == WELL)
        if fare.how == GONE:
            (self.wishes.drop_device if kind == "devices" else self.wishes.stop_mail)(key)
        if fare.how == GONE or not kept:
            tell("notices given up", logging.WARNING, way=kind, why=fare.why)
        elif fare.how != WELL:
            tell("notice not delivered", logging.WARNING, way=kind, why=fare.why)

    def close(self) -> None:
        self.wishes.close()


class Waiting(NamedTuple):
    """A table that waits, and since when."""

    info: TableInfo
    updated: float


def has(package: str) -> bool:
    """Whether a package of the extra `notices` is installed."""
    from importlib.util import find_spec

    return find_spec(package) is not None


def is_awaited(table: TableInfo, person: str) -> bool:
    """Whether a turn-a-day table waits for this person."""
    if table.clock is None or table.clock.kind == "live" or table.to_move is None:
        return False
    return 0 <= table.to_move < len(table.seats) and table.seats[table.to_move].person == person


def title_of(table: TableInfo, language: str) -> str:
    try:
        return Texts.of(dolmen.load(table.game), language).title()
    except DolmenError:  # a game that is no longer installed
        return table.game


def spoken(language: str) -> str:
    return language if language in LANGUAGES else LANGUAGES[0]


def notice(device: Device, tables: Sequence[TableInfo]) -> dict[str, str]:
    """What a browser shows: the table, or how many."""
    texts = Texts.of(None, spoken(device.language))
    first = tables[0]
    return {
        "title": texts.text("notice-turn", count=len(tables), game=title_of(first, texts.language)),
        "body": texts.text("notice-where", who=others_of(first, texts)) if len(tables) == 1 else "",
        "url": f"{device.origin}/table/{first.id}" if len(tables) == 1 else f"{device.origin}/",
        "tag": "turn",
    }


def letter(box: Mailbox, tables: Sequence[TableInfo]) -> tuple[str, str]:
    """Subject and body of a digest."""
    texts = Texts.of(None, spoken(box.language))
    subject = texts.text("notice-turn", count=len(tables), game=title_of(tables[0], texts.language))
    lines = [
        f"{title_of(table, texts.language)} ({others_of(table, texts)})\n{box.origin}/table/{table.id}\n"
        for table in tables
    ]
    return subject, "\n".join([*lines, texts.text("notice-stop", link=stop_address(box))]) + "\n"


def others_of(table: TableInfo, texts: Texts) -> str:
    """Who else sits there."""
    names = [chair.name or texts.seat_name(seat) for seat, chair in enumerate(table.seats) if seat != table.to_move]
    return ", ".join(names)


def stop_address(box: Mailbox) -> str:
    return f"{box.origin}/stop/{box.token}"
