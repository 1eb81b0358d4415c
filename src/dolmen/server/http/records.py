"""Routes about replays and records."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar import Request, Response, get, post

from dolmen.core.errors import BadRecord
from dolmen.core.record import Record
from dolmen.server.refused import Refused
from dolmen.server.tables.authority import Authority
from dolmen.server.tables.hall import Hall
from dolmen.workers import LaneFull, WorkerFailed, WorkerHung

from .gate import address_of
from .lobby import visible, who


async def record_of(authority: Authority, person: str, seat: int | None) -> Record:
    """A table's record: whole after the end, as the seat may know it before."""
    table = authority.table
    if table.play is None:
        raise Refused("not-started", "the table waits for players")
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise Refused("bad-seats", f"this table has {len(table.chairs)} seats")
    if seat is not None and table.status != "over" and seat not in table.seats_of(person):
        raise Refused("not-your-seat", "while the game runs one sees one's own seats only")
    record = table.play.record(seat, redacted=not table.play.open)
    return msgspec.structs.replace(
        record,
        seats=tuple(chair.name or "-" for chair in table.chairs),
        started=date(table.started),
        ended=date(table.ended) if record.places else None,
    )


def date(at: float | None) -> str:
    return datetime.fromtimestamp(at or 0, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@get("/records/{name:str}")
async def get_record(
    request: Request[Any, Any, Any], hall: Hall, name: str, seat: int | None = None, invite: str = ""
) -> Response[bytes]:
    """A table's record as text (`.dolmen`) or as views (`.json`)."""
    id, _, kind = name.partition(".")
    if kind not in ("dolmen", "json"):
        raise Refused("not-found", "records are <table>.dolmen and <table>.json")
    authority = await visible(hall, id, who(request), invite)
    record = await authority.do(lambda: record_of(authority, who(request), seat))
    text = record.text(authority.table.game)
    if kind == "dolmen":
        headers = {"content-disposition": f'attachment; filename="{record.game}-{id}.dolmen"'}
        return Response(text.encode(), media_type="text/plain; charset=utf-8", headers=headers)
    if authority.table.status != "over":
        raise Refused("not-over", "a replay comes after the end")
    return Response(await replay(request, hall, text, seat), media_type="application/json")


@post("/records.json", status_code=200)
async def replay_record(request: Request[Any, Any, Any], hall: Hall, seat: int | None = None) -> Response[bytes]:
    """A record of one's own as views."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused.record(BadRecord("this is not text, so no record", "no-record")) from None
    return Response(await replay(request, hall, text, seat), media_type="application/json")


async def replay(request: Request[Any, Any, Any], hall: Hall, text: str, seat: int | None) -> bytes:
    """Made in a worker: it takes a while, and a record may be anything. Identities cost nothing, so addresses count."""
    try:
        return await hall.workers.replay(text, seat, address_of(request.scope))
    except LaneFull as error:
        raise Refused("too-fast", str(error)) from None
    except (WorkerFailed, WorkerHung) as error:
        raise Refused.record(error) from None


ROUTES = [get_record, replay_record]
