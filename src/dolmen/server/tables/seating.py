"""Who sits where: joining, leaving, the host's changes, rematches. Each is one change in a table's queue."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from dolmen.server.logs import tell
from dolmen.server.refused import Refused

from . import entries as log
from .authority import Authority
from .entries import Chair
from .talk import check_entries


def check_waiting(authority: Authority) -> None:
    if authority.table.status == "closed":
        raise Refused("over", "this table was given up")
    if authority.table.status != "waiting":
        raise Refused("already-started", "the game has started: seats are settled")


async def seat(authority: Authority, chairs: list[Chair], by: str) -> None:
    """Let people sit so; when no seat is open, the game begins."""
    check_entries(authority.table.seq)
    entries = [log.Seated(at=time.time(), by=by, chairs=chairs), *authority.table.begin(chairs)]
    await authority.commit(*entries, why="start", advanced=True)
    if authority.table.status == "running":
        tell("table started", table=authority.table.id, game=authority.table.setup.game, seats=len(chairs))


async def join(authority: Authority, person: str, name: str, wanted: int | None) -> None:
    """Take an open seat; reserved ones are for whom they are reserved."""
    table = authority.table
    check_waiting(authority)
    if table.seats_of(person) and wanted is None:
        return  # two tabs, or a repeated click
    free = [n for n, chair in enumerate(table.chairs) if chair.kind == "open" and chair.reserved in (None, person)]
    if wanted is not None and not 0 <= wanted < len(table.chairs):
        raise Refused("bad-seats", f"this table has {len(table.chairs)} seats")
    if not free or (wanted is not None and wanted not in free):
        raise Refused("seat-taken", "that seat is taken" if wanted is not None else "no seat is open any more")
    own = [n for n in free if table.chairs[n].reserved == person]
    chairs = list(table.chairs)
    for n in [wanted] if wanted is not None else own or free[:1]:
        chairs[n] = Chair(kind="person", name=name or table.chairs[n].name, person=person)
    await seat(authority, chairs, person)


async def leave(authority: Authority, person: str, wanted: int | None) -> None:
    """Give up seats before the start; a host who goes hands the table to the next person, or gives it up."""
    table = authority.table
    check_waiting(authority)
    seats = table.seats_of(person)
    if not seats or (wanted is not None and wanted not in seats):
        raise Refused("not-your-seat", "you do not sit there")
    chairs = list(table.chairs)
    for n in seats if wanted is None else [wanted]:
        chairs[n] = Chair()
    people = [chair.person for chair in chairs if chair.person]
    host = table.host
    if host == person and person not in people:
        host = people[0] if people else host
    entries: list[log.AnyEntry] = [log.Seated(at=time.time(), by=person, chairs=chairs, host=host)]
    if not people:
        entries.append(log.Closed(at=time.time(), by=person))
    await authority.commit(*entries)


async def change(authority: Authority, person: str, n: int, chair: Chair) -> None:
    """The host changes a seat before the start."""
    table = authority.table
    if table.host != person:
        raise Refused("not-the-host", "only who made the table may do that")
    check_waiting(authority)
    if not 0 <= n < len(table.chairs):
        raise Refused("bad-seats", f"this table has {len(table.chairs)} seats")
    sitting = table.chairs[n]
    if sitting.kind == "person" and sitting.person != person and chair.kind != "open":
        raise Refused("seat-taken", "somebody sits there: ask them, or open the seat first")
    chairs = [*table.chairs[:n], chair, *table.chairs[n + 1 :]]
    if not any(chair.person for chair in chairs):
        raise Refused("no-person", "at least one person sits at a table; leave it to give it up")
    await seat(authority, chairs, person)


async def close(authority: Authority, person: str) -> None:
    if authority.table.host != person:
        raise Refused("not-the-host", "only who made the table may do that")
    check_waiting(authority)
    await authority.commit(log.Closed(at=time.time(), by=person))


async def move_person(authority: Authority, old: str, new: str) -> None:
    """A guest has become an account: its seats move."""
    table = authority.table

    def moved(chair: Chair) -> Chair:
        left = chair.left
        if left is not None and left.person == old:
            left = msgspec.structs.replace(left, person=new)
        return msgspec.structs.replace(
            chair,
            left=left,
            person=new if chair.person == old else chair.person,
            reserved=new if chair.reserved == old else chair.reserved,
        )

    chairs = [moved(chair) for chair in table.chairs]
    host = new if table.host == old else table.host
    if chairs != table.chairs or host != table.host:
        await authority.commit(log.Seated(at=time.time(), by=old, chairs=chairs, host=host, became=new))


async def rematch(authority: Authority, person: str, new_id: Callable[[], str]) -> str:
    """The table that follows: made by who asks first, joined by who asks later."""
    table = authority.table
    if table.status not in ("over", "closed"):
        raise Refused("not-over", "a rematch comes after the end")
    if not table.seats_of(person):
        raise Refused("not-your-seat", "only people at the table may do that")
    if table.next is None:
        following = new_id()
        await authority.commit(log.Followed(at=time.time(), by=person, next=following))
    assert authority.table.next is not None
    return authority.table.next


def rematch_chairs(chairs: list[Chair], person: str) -> list[Chair]:
    """The same seats: one's own and the bots' taken, others' kept for them."""
    out: list[Chair] = []
    for chair in chairs:
        if chair.kind == "person" and chair.person != person:
            out.append(Chair(kind="open", name=chair.name, reserved=chair.person))
        elif chair.kind == "bot":
            out.append(Chair(kind="bot", name="" if chair.left else chair.name, bot=chair.bot))
        else:
            out.append(chair)
    return out
