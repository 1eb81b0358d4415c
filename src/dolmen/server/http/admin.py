"""The host's page: how the house stands, and what the host may do about it.

It is for who has the token of DOLMEN_ADMIN; without one, for who sits at the machine itself, if no proxy is named.
"""

from __future__ import annotations

import hmac
import os
import time
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post, put
from msgspec import Meta

import dolmen
from dolmen.server.logs import tell
from dolmen.server.refused import Refused
from dolmen.server.tables import entries as log
from dolmen.server.tables.hall import Hall

from .doors import is_here
from .gate import address_of
from .names import household

LISTED = 200  # tables at most, the last used first
Name = Annotated[str, Meta(min_length=1, max_length=64)]


class HostedTable(msgspec.Struct, kw_only=True):
    """A table in the memory of the process that answers."""

    id: str
    game: str
    status: str
    private: bool
    seats: list[str]
    sockets: int
    words: int
    idle: float


class Visitor(msgspec.Struct, kw_only=True):
    """Somebody who is at tables now, and from where."""

    id: str
    name: str
    addresses: list[str]
    tables: list[str]


class Delay(msgspec.Struct, kw_only=True):
    """How long something takes: of 2, 20 and 100 the longest takes at most so many seconds."""

    what: str
    count: int
    p50: float
    p95: float
    p99: float


class HouseInfo(msgspec.Struct, kw_only=True):
    """How the house stands."""

    version: str
    process: int
    processes: int
    since: float
    memory: float
    store: str
    alerts: list[str]
    read_only: bool
    out: dict[str, float]
    online: int
    sockets: int
    thinking: int
    waiting: int
    tables: list[HostedTable]
    people: list[Visitor]
    delays: list[Delay]


class AwayWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    who: Name
    hours: Annotated[float, Meta(gt=0, le=87_600)] = 1.0


class ReadOnlyWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    on: bool


async def check_host(request: Request[Any, Any, Any], hall: Hall) -> None:
    """Let the host in, and nobody else."""
    token = hall.settings.admin_token
    if not token and not hall.settings.proxies and is_here(request):
        return
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return
    if given:
        await hall.spend(hall.limits.passwords, f"admin {address_of(request.scope)}")
        tell("host refused", address=address_of(request.scope))
    raise Refused("not-the-host", "this is for the host: at the server's machine, or with the token of DOLMEN_ADMIN")


@get("/api/admin")
async def get_house(request: Request[Any, Any, Any], hall: Hall) -> HouseInfo:
    """How the house stands."""
    await check_host(request, hall)
    return await house_info(hall)


@post("/api/admin/tables/{id:str}/close", status_code=200)
async def close_table(request: Request[Any, Any, Any], hall: Hall, id: str) -> HouseInfo:
    """Close a table for good."""
    await check_host(request, hall)
    authority = await hall.get(id)

    async def close() -> None:
        if authority.table.status in ("waiting", "running"):
            await authority.commit(log.Closed(at=time.time()), why="seats")

    await authority.do(close)
    tell("table closed by the host", table=id)
    return await house_info(hall)


@post("/api/admin/out", status_code=200)
async def send_away(request: Request[Any, Any, Any], hall: Hall, data: AwayWish) -> HouseInfo:
    """Send a person or an address away for some hours."""
    await check_host(request, hall)
    who = household(data.who)
    if who == address_of(request.scope):
        raise Refused("malformed", "who: that is your own address")
    await hall.decide(hall.house.without(who, data.hours * 3600))
    tell("sent away by the host", who=who, hours=data.hours)
    return await house_info(hall)


@delete("/api/admin/out/{who:str}", status_code=200)
async def let_in(request: Request[Any, Any, Any], hall: Hall, who: str) -> HouseInfo:
    """Let somebody in again."""
    await check_host(request, hall)
    await hall.decide(hall.house.without(who, 0))
    tell("let in by the host", who=who)
    return await house_info(hall)


@put("/api/admin/read-only")
async def set_read_only(request: Request[Any, Any, Any], hall: Hall, data: ReadOnlyWish) -> HouseInfo:
    """Let nothing be changed, by nobody, while something is repaired; clocks stand."""
    await check_host(request, hall)
    await hall.decide(hall.house.shutting(data.on))
    tell("read only" if data.on else "open again")
    return await house_info(hall)


async def house_info(hall: Hall) -> HouseInfo:
    authorities = sorted(hall.tables.values(), key=lambda authority: -authority.used)
    people: dict[str, Visitor] = {}
    for authority in authorities:
        names = {chair.person: chair.name for chair in authority.table.chairs if chair.person}
        for connection in authority.connections:
            visitor = people.setdefault(
                connection.person, Visitor(id=connection.person, name="", addresses=[], tables=[])
            )
            visitor.name = visitor.name or names.get(connection.person, "")
            if connection.address and connection.address not in visitor.addresses:
                visitor.addresses.append(connection.address)
            if authority.table.id not in visitor.tables:
                visitor.tables.append(authority.table.id)
    tables = [
        HostedTable(
            id=authority.table.id,
            game=authority.table.setup.game,
            status=authority.table.status,
            private=authority.table.setup.private,
            seats=[chair.name or chair.bot or "" for chair in authority.table.chairs],
            sockets=len(authority.connections),
            words=authority.table.said,
            idle=round(time.time() - authority.used, 1),
        )
        for authority in authorities[:LISTED]
    ]
    thinking, waiting = hall.workers.busy()
    return HouseInfo(
        version=dolmen.__version__,
        process=os.getpid(),
        processes=hall.settings.workers,
        since=hall.metrics.started,
        memory=memory(),
        store=hall.store.kind,
        alerts=await hall.alerts(),
        read_only=hall.house.read_only,
        out={who: until for who, until in hall.house.out.items() if until > time.time()},
        online=await hall.online(),
        sockets=hall.socket_count,
        thinking=thinking,
        waiting=waiting,
        tables=tables,
        people=sorted(people.values(), key=lambda visitor: visitor.name.casefold())[:LISTED],
        delays=[
            Delay(
                what=what,
                count=sum(hall.metrics.times[what]),
                p50=hall.metrics.within(what, 0.5),
                p95=hall.metrics.within(what, 0.95),
                p99=hall.metrics.within(what, 0.99),
            )
            for what in ("request", "commit", "rebuild", "lag")
            if what in hall.metrics.times
        ],
    )


def memory() -> float:
    """Megabytes that this process holds, where the system tells; else 0."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


ROUTES = [get_house, close_table, send_away, let_in, set_read_only]
