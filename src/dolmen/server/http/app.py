"""The application: all routes, errors as clear answers, the gate around everything."""

from __future__ import annotations

import hmac
import logging
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json

import dolmen
from dolmen.server.logs import tell
from dolmen.server.notices import Notices
from dolmen.server.refused import Refused
from dolmen.server.store import StoreError
from dolmen.server.tables.authority import refusal_of
from dolmen.server.tables.hall import Hall

from . import admin, analyses, doors, library, lobby, notices, pages, people, progress, puzzles, records, school, socket
from .doors import is_here
from .gate import LARGEST_RECORD, ErrorBody, Gate, error_body
from .identity import Sessions

HTTP_KEYS = {404: "not-found", 405: "not-allowed", 413: "too-large"}


@get("/health")
async def health(hall: Hall) -> Response[dict[str, Any]]:
    """Whether the server answers and its store can be written; how many tables it could not read."""
    body = {"version": dolmen.__version__, "store": hall.store.kind, "tables": len(hall.tables)}
    # What exactly is wrong is for the host, who has it in the log and at /admin.
    alerts = [alert.partition(":")[0] for alert in await hall.alerts()]
    body |= {"sockets": hall.socket_count, "unreadable": len(hall.unreadable), "alerts": alerts}
    if "store" in alerts:
        return Response({"status": "store", **body}, status_code=503)
    if hall.draining:
        return Response({"status": "draining", **body}, status_code=503)
    return Response({"status": "ok", **body})


@get("/metrics", media_type="text/plain; version=0.0.4")
async def metrics(request: Request[Any, Any, Any], hall: Hall) -> str:
    """Figures for Prometheus: asked from this very machine, or with the token of DOLMEN_METRICS."""
    token = hall.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not is_here(request) and not (token and hmac.compare_digest(given.encode(), token.encode())):
        raise Refused("not-here", "figures are told at the server's own machine, or to who has the token")
    return hall.metrics.text()


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The HTTP side described for machines: written once, for it takes a while."""
    state = request.app.state
    if "described" not in state:
        state.described = encode_json(request.app.openapi_schema.to_schema())
    return Response(state.described, media_type="application/json")


def refuse(_: Request[Any, Any, Any], error: Refused) -> Response[ErrorBody]:
    headers = {"retry-after": str(error.numbers.get("seconds", 1))} if error.key == "too-fast" else {}
    return Response(error_body(error), status_code=error.status, headers=headers)


def refuse_store(request: Request[Any, Any, Any], error: StoreError) -> Response[ErrorBody]:
    tell("store failed", logging.ERROR, message=str(error))
    return refuse(request, refusal_of(error))


def refuse_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    key = HTTP_KEYS.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    extra = error.extra
    details = [f"{part.get('key', 'body')}: {part['message']}" for part in extra] if isinstance(extra, list) else []
    message = "; ".join(details) or error.detail
    return Response(ErrorBody(error=key, message=message), status_code=error.status_code)


def refuse_body(request: Request[Any, Any, Any], error: UnicodeDecodeError | RecursionError) -> Response[ErrorBody]:
    """What the decoders of bodies raise for some that are no JSON of ours."""
    why = "it is not UTF-8" if isinstance(error, UnicodeDecodeError) else "it is nested too deeply"
    return refuse(request, Refused("malformed", f"the body cannot be read: {why}"))


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    tell("request failed", logging.ERROR, error, path=request.scope["path"])
    return refuse(request, Refused("internal", "something went wrong here; it is in the server's log"))


def make_app(hall: Hall) -> Any:
    """The ASGI application of a hall that is open."""
    told = Notices(hall.settings, hall.store, hall.people_here)
    hall.background(told.watch())
    routes = (library, lobby, doors, admin, people, progress, notices, records, analyses, socket, school, puzzles)
    sessions = Sessions(hall.store)
    app = Litestar(
        [health, metrics, openapi, *(route for module in (*routes, pages) for route in module.ROUTES)],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "sessions": Provide(lambda: sessions, sync_to_thread=False),
            "notices": Provide(lambda: told, sync_to_thread=False),
        },
        exception_handlers={
            Refused: refuse,
            StoreError: refuse_store,
            HTTPException: refuse_http,
            UnicodeDecodeError: refuse_body,
            RecursionError: refuse_body,
            Exception: fail,
        },
        openapi_config=OpenAPIConfig(
            title="Dolmen",
            version=dolmen.__version__,
            description="One table for board games. The socket of a table is described in docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        request_max_body_size=LARGEST_RECORD,
        debug=False,
    )
    return Gate(app, hall, sessions)
