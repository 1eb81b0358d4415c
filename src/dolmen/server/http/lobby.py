"""Routes about tables: the lobby, making, joining, leaving, rematches."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from msgspec import Meta

from dolmen.bots import BOTS
from dolmen.core.errors import BadOption, BadSeats
from dolmen.core.options import Value
from dolmen.server.refused import Refused
from dolmen.server.store import SeqTaken
from dolmen.server.tables import seating
from dolmen.server.tables.authority import Authority
from dolmen.server.tables.entries import Chair, Clock, Setup
from dolmen.server.tables.hall import Hall, new_id
from dolmen.server.tables.table import TableInfo, infos

from .gate import address_of
from .library import game_of
from .people import clean_name, known

SHOWN = 50
Name = Annotated[str, Meta(max_length=100)]


class SeatWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a seat shall be filled."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: str = ""


class TableWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    options: dict[str, Value] = {}
    private: bool = False
    name: Name = ""
    clock: Clock | None = None
    forced: bool = True
    rated: bool = True
    shuffle: bool = False
    hints: bool = False
    hint_count: Annotated[int, Meta(ge=1, le=99)] | None = None


class JoinWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    seat: int | None = None
    invite: str = ""
    name: Name = ""


class LeaveWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    seat: int | None = None


class Lobby(msgspec.Struct, kw_only=True):
    """What can be joined, watched, gone on with; and how far the rules are compiled, while they are."""

    open: list[TableInfo]
    running: list[TableInfo]
    mine: list[TableInfo]
    online: int
    compiling: tuple[int, int] | None


def one_against_bots(seats: int, seat: int, person: str, name: str, bot: str) -> list[Chair]:
    """Chairs of a table at which somebody plays on alone."""
    others = Chair(kind="bot", bot=bot, name=bot)
    return [Chair(kind="person", name=name, person=person) if n == seat else others for n in range(seats)]


def going_on(person: str, *, game: str, rules: int, components: str, options: dict[str, Value]) -> Setup:
    """How a table is set up that goes on from a position that somebody was shown: for them alone, and not rated."""
    return Setup(
        game=game,
        rules=rules,
        components=components,
        options=options,
        private=True,
        host=person,
        rated=False,
        forced=True,
        shuffle=False,
        clock=None,
        invite=new_id(16),
        hints=True,
    )


def who(request: Request[Any, Any, Any]) -> str:
    person: str = request.scope["state"]["person"]
    return person


async def may_make(request: Request[Any, Any, Any], hall: Hall) -> None:
    """Count a table that somebody makes; identities cost nothing, so their address counts as well."""
    await hall.spend(hall.limits.tables, who(request))
    await hall.spend(hall.limits.house_tables, address_of(request.scope))


async def visible(hall: Hall, id: str, person: str, invite: str = "") -> Authority:
    """A table that somebody may see; a private one is as if it were not there."""
    authority = await hall.get(id)
    if not authority.table.may_enter(person, invite):
        raise Refused("unknown-table", f"there is no table {id!r}")
    return authority


async def shown(authority: Authority, person: str) -> TableInfo:
    async def info() -> TableInfo:
        return authority.table.info(secret=bool(authority.table.seats_of(person)))

    return await authority.do(info)


async def name_for(hall: Hall, person: str, given: str) -> str:
    """The name for a seat: a guest's first one becomes the guest's name."""
    found = await known(hall, person)
    if given.strip():
        name = clean_name(given)
        if not found.name:
            await hall.store.change_person(person, name)
        return name
    return found.name


def chair_of(wish: SeatWish, person: str, name: str) -> Chair:
    if wish.kind == "me":
        return Chair(kind="person", name=clean_name(wish.name) if wish.name.strip() else name, person=person)
    if wish.kind == "bot":
        if wish.bot not in BOTS:
            raise Refused("unknown-bot", f"there is no bot {wish.bot!r}; bots are: {', '.join(BOTS)}")
        return Chair(kind="bot", bot=wish.bot, name=clean_name(wish.name) if wish.name.strip() else wish.bot)
    return Chair()


def check_clock(clock: Clock | None) -> None:
    if clock is None:
        return
    low, high = (1, 86_400) if clock.kind == "live" else (60, 30 * 86_400)
    if not low <= clock.bank <= high or not 0 <= clock.increment <= 3600:
        raise Refused(
            "bad-clock", f"a bank has {low} to {high} seconds, an increment 0 to 3600", {"low": low, "high": high}
        )


def compiled_so_far(file: str) -> tuple[int, int] | None:
    """How many groups of rules are compiled, of how many; None where nothing is being compiled."""
    if not file:
        return None
    try:
        done, of = Path(file).read_text(encoding="utf-8").split()
        return int(done), int(of)
    except (OSError, ValueError):  # done, or just being written
        return None


@get("/api/lobby")
async def lobby(request: Request[Any, Any, Any], hall: Hall) -> Lobby:
    """Public tables that wait or run, and one's own."""
    person = who(request)
    own = infos(await hall.store.tables_of(person, ("waiting", "running"), SHOWN)) if person else []
    return Lobby(
        open=infos(await hall.store.public("waiting", SHOWN)),
        running=infos(await hall.store.public("running", SHOWN)),
        mine=[t for t in own if any(person in (c.person, c.reserved, c.left and c.left.person) for c in t.seats)],
        online=await hall.online(),
        compiling=compiled_so_far(hall.settings.progress),
    )


@post("/api/tables")
async def make_table(request: Request[Any, Any, Any], hall: Hall, data: TableWish) -> TableInfo:
    """Make a table."""
    person = who(request)
    await may_make(request, hall)
    check_clock(data.clock)
    try:
        game = game_of(data.game)
        game.check_seats(len(data.seats))
        options = game.settle(data.options)
    except BadSeats as error:
        raise Refused("bad-seats", str(error)) from None
    except BadOption as error:
        raise Refused("bad-option", str(error)) from None
    if not any(seat.kind == "me" for seat in data.seats):
        raise Refused("no-person", "take at least one seat yourself")
    name = await name_for(hall, person, data.name)
    setup = Setup(
        game=game.id,
        rules=game.version,
        components=game.pack.hash,
        options=options,
        private=data.private,
        host=person,
        rated=data.rated,
        forced=data.forced,
        shuffle=data.shuffle,
        clock=data.clock,
        invite=new_id(16),
        hints=data.hints,
        hint_count=data.hint_count,
    )
    chairs = [chair_of(seat, person, name) for seat in data.seats]
    authority = await hall.create(setup, chairs, address=address_of(request.scope))
    return await shown(authority, person)


@get("/api/tables/{id:str}")
async def get_table(request: Request[Any, Any, Any], hall: Hall, id: str, invite: str = "") -> TableInfo:
    """A table."""
    authority = await visible(hall, id, who(request), invite)
    return await shown(authority, who(request))


@post("/api/tables/{id:str}/join", status_code=200)
async def join(request: Request[Any, Any, Any], hall: Hall, id: str, data: JoinWish) -> TableInfo:
    """Take an open seat."""
    person = who(request)
    authority = await visible(hall, id, person, data.invite)
    name = await name_for(hall, person, data.name)
    await authority.do(lambda: seating.join(authority, person, name, data.seat))
    return await shown(authority, person)


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(request: Request[Any, Any, Any], hall: Hall, id: str, data: LeaveWish) -> TableInfo:
    """Give up one's seats before the start."""
    person = who(request)
    authority = await visible(hall, id, person)
    await authority.do(lambda: seating.leave(authority, person, data.seat))
    return await shown(authority, person)


@post("/api/tables/{id:str}/seats/{n:int}", status_code=200)
async def change_seat(request: Request[Any, Any, Any], hall: Hall, id: str, n: int, data: SeatWish) -> TableInfo:
    """The host changes a seat before the start."""
    person = who(request)
    authority = await visible(hall, id, person)
    chair = chair_of(data, person, await name_for(hall, person, ""))
    await authority.do(lambda: seating.change(authority, person, n, chair))
    return await shown(authority, person)


@post("/api/tables/{id:str}/close", status_code=200)
async def close(request: Request[Any, Any, Any], hall: Hall, id: str) -> TableInfo:
    """The host gives up a table before the start."""
    person = who(request)
    authority = await visible(hall, id, person)
    await authority.do(lambda: seating.close(authority, person))
    return await shown(authority, person)


@post("/api/tables/{id:str}/rematch", status_code=200)
async def rematch(request: Request[Any, Any, Any], hall: Hall, id: str) -> TableInfo:
    """The same table anew."""
    person = who(request)
    await may_make(request, hall)
    authority = await visible(hall, id, person)
    following = await authority.do(lambda: seating.rematch(authority, person, new_id))
    old = authority.table
    try:
        next = await hall.get(following)
    except Refused:  # ours is the first wish: the table is not made yet
        setup = msgspec.structs.replace(old.setup, host=person, invite=new_id(16), rules=old.game.version)
        try:
            chairs = seating.rematch_chairs(old.chairs, person)
            next = await hall.create(setup, chairs, following, address=address_of(request.scope))
        except SeqTaken:
            next = await hall.get(following)
    if next.table.status == "waiting" and not next.table.seats_of(person):
        name = await name_for(hall, person, "")
        await next.do(lambda: seating.join(next, person, name, None))
    return await shown(next, person)


ROUTES = [lobby, make_table, get_table, join, leave, change_seat, close, rematch]
