"""Who wants to be told of turns, and where. A small store of its own, in the data folder beside everything else."""

from __future__ import annotations

import os
import secrets
import sqlite3
from pathlib import Path

import msgspec

SCHEMA = """
create table if not exists devices (
    endpoint text primary key, person text not null, p256dh text not null, auth text not null,
    language text not null, origin text not null, failed integer not null default 0
);
create table if not exists mailboxes (
    person text primary key, address text not null, token text not null unique,
    language text not null, origin text not null,
    confirmed integer not null default 0, failed integer not null default 0
);
create table if not exists told (
    person text not null, table_id text not null, version integer not null, primary key (person, table_id)
);
create table if not exists digests (person text primary key, at real not null);
"""
PATIENCE = 5  # so many failures in a row, and a way to somebody is given up
DEVICES = 8  # of one person; the oldest makes room


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that takes pushed messages: where to send them, and the keys to seal them with."""

    endpoint: str
    person: str
    p256dh: str
    auth: str
    language: str
    origin: str  # the address by which the person came: links lead back there


class Mailbox(msgspec.Struct, frozen=True, kw_only=True):
    """An address; nothing but one question is sent there before it is confirmed."""

    person: str
    address: str
    token: str
    language: str
    origin: str
    confirmed: bool = False


class Wishes:
    """All wishes. Calls are short and come from one thread at a time."""

    def __init__(self, file: Path) -> None:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        self.base = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        self.base.executescript(SCHEMA)

    def close(self) -> None:
        self.base.close()

    # Push.

    def add_device(self, device: Device) -> None:
        self.base.execute(
            "insert or replace into devices (endpoint, person, p256dh, auth, language, origin) "
            "values (?, ?, ?, ?, ?, ?)",
            (device.endpoint, device.person, device.p256dh, device.auth, device.language, device.origin),
        )
        self.base.execute(
            "delete from devices where person = ? and rowid not in "
            "(select rowid from devices where person = ? order by rowid desc limit ?)",
            (device.person, device.person, DEVICES),
        )

    def devices(self, person: str) -> list[Device]:
        rows = self.base.execute(
            "select endpoint, person, p256dh, auth, language, origin from devices where person = ?", (person,)
        )
        names = ("endpoint", "person", "p256dh", "auth", "language", "origin")
        return [Device(**dict(zip(names, row, strict=True))) for row in rows]

    def drop_device(self, endpoint: str) -> None:
        self.base.execute("delete from devices where endpoint = ?", (endpoint,))

    # Mail.

    def set_mailbox(self, person: str, address: str, language: str, origin: str) -> Mailbox:
        """A new address is to be confirmed; the same one stays as it was."""
        found = self.mailbox(person)
        if found is not None and found.address == address:
            return found
        box = Mailbox(person=person, address=address, token=secrets.token_urlsafe(18), language=language, origin=origin)
        self.base.execute(
            "insert or replace into mailboxes (person, address, token, language, origin) values (?, ?, ?, ?, ?)",
            (person, address, box.token, language, origin),
        )
        return box

    def mailbox(self, person: str) -> Mailbox | None:
        return self._mailbox("person", person)

    def _mailbox(self, column: str, value: str) -> Mailbox | None:
        row = self.base.execute(
            f"select person, address, token, language, origin, confirmed from mailboxes where {column} = ?",
            (value,),
        ).fetchone()
        if row is None:
            return None
        person, address, token, language, origin, confirmed = row
        return Mailbox(
            person=person, address=address, token=token, language=language, origin=origin, confirmed=bool(confirmed)
        )

    def box_of(self, token: str) -> Mailbox | None:
        return self._mailbox("token", token)

    def confirm(self, token: str) -> Mailbox | None:
        self.base.execute("update mailboxes set confirmed = 1 where token = ?", (token,))
        return self.box_of(token)

    def stop_mail(self, token: str) -> Mailbox | None:
        """No more letters; whose they were."""
        found = self.box_of(token)
        self.base.execute("delete from mailboxes where token = ?", (token,))
        return found

    # Both.

    def stop(self, person: str) -> None:
        """Forget every way to somebody."""
        for name in ("devices", "mailboxes", "told", "digests"):
            self.base.execute(f"delete from {name} where person = ?", (person,))

    def move(self, old: str, new: str) -> None:
        """A guest has signed in: the wishes are the account's."""
        self.base.execute("update devices set person = ? where person = ?", (new, old))
        self.base.execute("update or ignore mailboxes set person = ? where person = ?", (new, old))
        self.stop(old)

    def went(self, kind: str, key: str, well: bool) -> bool:
        """Whether a message arrived; a way that fails again and again is given up (then this is false)."""
        column = {"devices": "endpoint", "mailboxes": "token"}[kind]
        change = "failed = 0" if well else "failed = failed + 1"
        self.base.execute(f"update {kind} set {change} where {column} = ?", (key,))
        gone = self.base.execute(f"delete from {kind} where {column} = ? and failed >= ?", (key, PATIENCE))
        return gone.rowcount == 0

    def people(self) -> list[str]:
        """Everybody who wants to be told by at least one way."""
        rows = self.base.execute(
            "select person from devices union select person from mailboxes where confirmed = 1 order by 1"
        )
        return [person for (person,) in rows]

    def told(self, person: str) -> dict[str, int]:
        """Of which tables somebody was told, and at which version they stood."""
        return dict(self.base.execute("select table_id, version from told where person = ?", (person,)))

    def may_tell(self, person: str, at: float, pause: float) -> bool:
        """Whether the last digest is long enough ago."""
        row = self.base.execute("select at from digests where person = ?", (person,)).fetchone()
        return row is None or at - float(row[0]) >= pause

    def claim(self, person: str, tables: dict[str, int], at: float, pause: float) -> bool:
        """Take it on oneself to tell somebody of these tables; of several processes one does."""
        taken = self.base.execute(
            "insert into digests values (?, ?) on conflict (person) do update set at = excluded.at where at <= ?",
            (person, at, at - pause),
        )
        if taken.rowcount < 1:
            return False
        self.base.execute("delete from told where person = ?", (person,))
        rows = [(person, table, version) for table, version in tables.items()]
        self.base.executemany("insert into told values (?, ?, ?)", rows)
        return True
