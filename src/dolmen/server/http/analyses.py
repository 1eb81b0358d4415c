"""Routes about analyses, and about tables that go on from a recorded game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, WebSocket, delete, get, post, websocket
from litestar.di import Provide
from msgspec import Meta

import dolmen
from dolmen.analysis import DEPTHS, Analysis, Decision
from dolmen.analysis.sentences import Telling
from dolmen.bots import BOTS
from dolmen.core.errors import BadRecord, DolmenError
from dolmen.core.record import Record
from dolmen.school import Retry
from dolmen.server.refused import Refused
from dolmen.server.tables.hall import Hall
from dolmen.server.tables.mending import MistakeDesk
from dolmen.server.tables.table import TableInfo
from dolmen.workers import LaneFull, WorkerFailed, WorkerHung

from .gate import LARGEST_RECORD, address_of
from .lobby import going_on, may_make, name_for, one_against_bots, shown, visible, who
from .records import record_of
from .school import attend
from .socket import SEATS

PATIENCE = 120.0  # seconds to wait for an analysis to come as far as a mistake
LOOK = 0.3  # seconds between two looks at it

Depth = Literal["quick", "deep"]


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


async def finished(hall: Hall, id: str, person: str, invite: str) -> tuple[Record, str]:
    """The record of a table that is over, and its text."""
    authority = await visible(hall, id, person, invite)
    record = await authority.do(lambda: record_of(authority, person, None))
    if authority.table.status != "over" or record.places is None:
        raise Refused("not-over", "an analysis comes after the end")
    return record, record.text(authority.table.game)


async def text_of(request: Request[Any, Any, Any], hall: Hall, id: str, invite: str = "") -> str:
    """The text of a table that is over."""
    return (await finished(hall, id, who(request), invite))[1]


OF_A_TABLE = {"text": Provide(text_of)}


@get("/api/tables/{id:str}/analysis", dependencies=OF_A_TABLE)
async def analyse_table(
    request: Request[Any, Any, Any], hall: Hall, text: str, seat: int = 0, depth: Depth = "quick"
) -> Response[bytes]:
    """The analysis of a finished table for a seat, as far as it is: it goes on by itself, so ask again."""
    return await look(request, hall, text, seat, depth)


@delete("/api/tables/{id:str}/analysis", dependencies=OF_A_TABLE)
async def stop_analysis(hall: Hall, text: str, seat: int = 0, depth: Depth = "quick") -> None:
    """Let an analysis rest; what is known stays, and whoever looks again has it go on."""
    await hall.workers.studies.stop(text, seat, depth)


@websocket("/api/tables/{id:str}/mistakes/{place:int}/socket")
async def mistake_socket(socket: WebSocket[Any, Any, Any], hall: Hall, id: str, place: int) -> None:
    """A mistake of a finished game, to be tried again, both ways."""
    query = socket.query_params

    async def make(person: str) -> MistakeDesk:
        owner = address_of(socket.scope)
        hall.limits.studies.check(owner)
        seat, depth = query.get("seat", "0"), query.get("depth", "quick")
        if seat not in SEATS or depth not in DEPTHS:
            raise Refused("unknown-table", "there is no such analysis")
        record, text = await finished(hall, id, person, query.get("invite", ""))
        try:
            async with asyncio.timeout(PATIENCE):
                mistakes = await mistakes_of(hall, text, int(seat), depth, owner, place)
        except (DolmenError, TimeoutError) as error:
            raise Refused("unknown-table", str(error) or "the analysis has not come so far") from None
        found = next((one for one in mistakes if one.place == place), None)
        if found is None:
            raise Refused("unknown-table", f"at move {place} there is no mistake of seat {seat}")
        retry = Retry(dolmen.load(record.game), record, int(seat), found, record.seats)
        return MistakeDesk(hall, retry, [one.place for one in mistakes], person, owner)

    await attend(socket, hall, make)


async def mistakes_of(hall: Hall, text: str, seat: int, depth: str, owner: str, place: int) -> list[Decision]:
    """The costly decisions of a seat as far as they are known, which is as far as a place at least."""
    while True:
        body = msgspec.json.decode(await hall.workers.studies.look(text, seat, depth, owner), type=AnalysisBody)
        found = body.analysis
        if found.done == found.parts or any(one.place >= place for one in found.decisions):
            return [one for one in found.decisions if one.is_costly]
        await asyncio.sleep(LOOK)


@post("/records-analysis.json", status_code=200)
async def analyse_record(
    request: Request[Any, Any, Any], hall: Hall, seat: int = 0, depth: Depth = "quick"
) -> Response[bytes]:
    """The analysis of a record of one's own."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused.record(BadRecord("this is not text, so no record", "no-record")) from None
    return await look(request, hall, text, seat, depth)


async def look(request: Request[Any, Any, Any], hall: Hall, text: str, seat: int, depth: str) -> Response[bytes]:
    owner = address_of(request.scope)
    hall.limits.studies.check(owner)
    try:
        body = await hall.workers.studies.look(text, seat, depth, owner)
    except LaneFull as error:
        raise Refused("too-fast", str(error)) from None
    except (WorkerFailed, WorkerHung) as error:
        raise Refused.record(error) from None
    return Response(body, media_type="application/json")


@post("/api/tables/fork")
async def fork(request: Request[Any, Any, Any], hall: Hall, data: ForkWish) -> TableInfo:
    """Play on from a step of a recorded game: one seat is one's own, bots take the others; fate is new."""
    person = who(request)
    await may_make(request, hall)
    if data.bot not in BOTS:
        raise Refused("unknown-bot", f"there is no bot {data.bot!r}; bots are: {', '.join(BOTS)}")
    try:
        record = await hall.workers.parse(data.record, address_of(request.scope))
        options = dolmen.load(record.game).settle(record.options)
    except LaneFull as error:
        raise Refused("too-fast", str(error)) from None
    except DolmenError as error:
        raise Refused.record(error) from None
    if not 0 <= data.seat < len(record.seats):
        raise Refused("bad-seats", f"this game has {len(record.seats)} seats")
    if data.at > len(record.words):
        raise Refused.record(BadRecord(f"this game has {len(record.words)} words", "too-short"))
    name = await name_for(hall, person, data.name)
    chairs = one_against_bots(len(record.seats), data.seat, person, name, data.bot)
    setup = going_on(person, game=record.game, rules=record.version, components=record.components, options=options)
    try:
        authority = await hall.create(setup, chairs, words=record.words[: data.at], address=address_of(request.scope))
    except DolmenError as error:
        if isinstance(error, Refused):
            raise
        raise Refused.record(error) from None
    return await shown(authority, person)


ROUTES = [analyse_table, stop_analysis, analyse_record, mistake_socket, fork]
