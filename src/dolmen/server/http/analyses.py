"""Routes about analyses, and about tables that go on from a recorded game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from msgspec import Meta

import dolmen
from dolmen.analysis import Analysis
from dolmen.analysis.sentences import Telling
from dolmen.bots import BOTS
from dolmen.core.errors import DolmenError
from dolmen.core.record import Record
from dolmen.server.refused import Refused
from dolmen.server.tables.entries import Chair, Setup
from dolmen.server.tables.hall import Hall, new_id
from dolmen.server.tables.table import TableInfo
from dolmen.server.workers.pool import LaneFull, WorkerFailed, WorkerHung

from .gate import LARGEST_RECORD, address_of
from .lobby import name_for, shown, visible, who
from .records import record_of


class AnalysisBody(msgspec.Struct, kw_only=True):
    """What is known of a game so far, and how it is said, by language."""

    analysis: Analysis
    told: dict[str, Telling]


class ForkWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A table that goes on from a recorded game: after so many words, with bots at the other seats."""

    record: Annotated[str, Meta(max_length=LARGEST_RECORD)]
    at: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=20)]
    bot: str
    name: Annotated[str, Meta(max_length=100)] = ""


@get("/api/tables/{id:str}/analysis")
async def analyse_table(
    request: Request[Any, Any, Any],
    hall: Hall,
    id: str,
    seat: int = 0,
    depth: Literal["quick", "deep"] = "quick",
    invite: str = "",
) -> Response[bytes]:
    """The analysis of a finished table for a seat, as far as it is: it goes on by itself, so ask again."""
    authority = await visible(hall, id, who(request), invite)
    record = await authority.do(lambda: record_of(authority, who(request), None))
    if authority.table.status != "over" or record.places is None:
        raise Refused("not-over", "an analysis comes after the end")
    return await look(request, hall, record.text(authority.table.game), seat, depth)


@post("/records-analysis.json", status_code=200)
async def analyse_record(
    request: Request[Any, Any, Any], hall: Hall, seat: int = 0, depth: Literal["quick", "deep"] = "quick"
) -> Response[bytes]:
    """The analysis of a record of one's own."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise Refused("bad-record", "this is not text, so no record", {"why": str(error)}) from None
    return await look(request, hall, text, seat, depth)


async def look(request: Request[Any, Any, Any], hall: Hall, text: str, seat: int, depth: str) -> Response[bytes]:
    owner = address_of(request.scope)
    hall.limits.studies.check(owner)
    try:
        body = await hall.workers.studies.look(text, seat, depth, owner)
    except LaneFull as error:
        raise Refused("too-fast", str(error)) from None
    except (WorkerFailed, WorkerHung) as error:
        raise Refused("bad-record", str(error), {"why": str(error)}) from None
    return Response(body, media_type="application/json")


@post("/api/tables/fork")
async def fork(request: Request[Any, Any, Any], hall: Hall, data: ForkWish) -> TableInfo:
    """Play on from a step of a recorded game: one seat is one's own, bots take the others; fate is new."""
    person = who(request)
    hall.limits.tables.check(person)
    if data.bot not in BOTS:
        raise Refused("unknown-bot", f"there is no bot {data.bot!r}; bots are: {', '.join(BOTS)}")
    try:
        record = Record.parse(data.record)
        options = dolmen.load(record.game).settle(record.options)
    except DolmenError as error:
        raise Refused("bad-record", str(error), {"why": str(error)}) from None
    if not 0 <= data.seat < len(record.seats):
        raise Refused("bad-seats", f"this game has {len(record.seats)} seats")
    if data.at > len(record.words):
        why = f"this game has {len(record.words)} words"
        raise Refused("bad-record", why, {"why": why})
    name = await name_for(hall, person, data.name)
    bot = Chair(kind="bot", bot=data.bot, name=data.bot)
    chairs = [
        Chair(kind="person", name=name, person=person) if n == data.seat else bot for n in range(len(record.seats))
    ]
    setup = Setup(
        game=record.game,
        rules=record.version,
        components=record.components,
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
    try:
        authority = await hall.create(setup, chairs, words=record.words[: data.at])
    except DolmenError as error:
        if isinstance(error, Refused):
            raise
        raise Refused("bad-record", str(error), {"why": str(error)}) from None
    return await shown(authority, person)


ROUTES = [analyse_table, analyse_record, fork]
