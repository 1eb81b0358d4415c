"""What every request passes first: who it is, where it comes from, how often, how large."""

from __future__ import annotations

import contextlib
import hmac
import logging
import re
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from dolmen.server.logs import tell
from dolmen.server.refused import Refused
from dolmen.server.store import StoreError
from dolmen.server.tables.authority import refusal_of
from dolmen.server.tables.hall import Hall

from .identity import COOKIE, Identity, Sessions, Signer
from .names import Names, household

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Send

SAFE = ("GET", "HEAD", "OPTIONS")
SLASHES = re.compile("//+")
NOBODY = Identity()
PERSONAL = ("/api/", "/records")  # where it matters who asks
UNSIGNED = ("/stop/", "/api/notices/confirm/")  # for whoever has the link, in whichever browser; also programs of mail
FILE = 0.2  # of a read: a page has a hundred of them, and they lie in memory
LARGEST = 65_536
LARGEST_RECORD = 1_048_576
WITH_RECORDS = ("/records.json", "/records-analysis.json", "/api/tables/fork")
POLICY = (
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",  # transitions and colours of seats are styles of elements
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
GOODBYE = [(b"connection", b"close")]  # the next request of this connection would find nobody
HEADERS = [
    (b"content-security-policy", "; ".join(POLICY).encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]


class ErrorBody(msgspec.Struct, kw_only=True):
    """The body of every refused request."""

    error: str
    message: str
    numbers: dict[str, int | str] = {}
    rules: list[str] = []


def error_body(error: Refused) -> ErrorBody:
    return ErrorBody(error=error.key, message=error.message, numbers=error.numbers, rules=error.rules)


class Gate:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, hall: Hall, sessions: Sessions) -> None:
        self.app = app
        self.hall = hall
        self.sessions = sessions
        self.names = Names([hall.settings.host, *hall.settings.names])

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        scope["path"] = SLASHES.sub("/", scope["path"])  # as the routes read it: all look at the same path
        scope["state"] = {**scope.get("state", {}), "identity": NOBODY, "person": ""}
        if scope["type"] == "http":
            await self.http(scope, receive, send, headers)
        elif self.names.fit(headers.get("host", "")):
            with contextlib.suppress(StoreError):  # then it is nobody, and comes back
                await self.identify(scope, headers)
            await self.app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 4403, "reason": "wrong-host"})

    async def identify(self, scope: Any, headers: dict[str, str]) -> None:
        """Put who asks into the scope: whom the cookie stands for, if that session stands."""
        if not scope["path"].startswith(PERSONAL):
            return
        found = identify(headers, Signer(self.hall.key))
        if found.person and await self.sessions.stands(found.session, found.person):
            scope["state"] |= {"identity": found, "person": found.person}

    async def http(self, scope: Any, receive: Receive, send: Send, headers: dict[str, str]) -> None:
        began = time.perf_counter()
        status = 500

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS, *(GOODBYE if self.hall.draining else ())]
            await send(message)

        try:
            self.check(scope, headers)
            await self.identify(scope, headers)
            self.check_token(scope, headers)
        except StoreError as error:
            await refuse(sending, refusal_of(error))
        except Refused as error:
            await refuse(sending, error)
        else:
            await self.app(scope, receive, sending)
        seconds = time.perf_counter() - began
        self.hall.metrics.count("requests", str(status))
        self.hall.metrics.time("request", seconds)
        tell(
            "request",
            logging.DEBUG if status < 500 else logging.ERROR,
            method=scope["method"],
            path=scope["path"],
            status=status,
            ms=round(seconds * 1000, 1),
        )

    def check(self, scope: Any, headers: dict[str, str]) -> None:
        address = address_of(scope)
        host = headers.get("host", "")
        if not self.names.fit(host):
            why = f"this server is not called {host[:100]!r}: who runs it can name it so by --host-name"
            raise Refused("wrong-host", why)
        hosts = scope["path"].startswith("/api/admin")  # who may do what there is asked there
        if self.hall.house.sends_away(address) and not hosts:
            raise Refused("sent-away", "the host has sent you away for some time")
        if scope["method"] in SAFE:
            if scope["path"] not in ("/health", "/metrics"):
                self.hall.limits.reads.check(address, 1 if scope["path"].startswith(PERSONAL) else FILE)
            return
        check_origin(headers)
        if not hosts:
            self.hall.house.check_open()
        self.hall.limits.writes.check(address)
        size = headers.get("content-length", "0")
        most = LARGEST_RECORD if scope["path"] in WITH_RECORDS else LARGEST
        if not (size.isascii() and size.isdigit()) or int(size) > most:
            raise Refused("too-large", f"the body of a request has at most {most} bytes", {"most": most})

    def check_token(self, scope: Any, headers: dict[str, str]) -> None:
        """Who changes something is somebody, and a page of ours."""
        if scope["method"] in SAFE or scope["path"].startswith(UNSIGNED):
            return
        identity: Identity = scope["state"]["identity"]
        if not identity.person:
            raise Refused("no-identity", "there is no valid cookie: ask for /api/me first")
        if self.hall.house.sends_away(identity.person) and not scope["path"].startswith("/api/admin"):
            raise Refused("sent-away", "the host has sent you away for some time")
        if not hmac.compare_digest(
            headers.get("x-csrf-token", "").encode(), Signer(self.hall.key).csrf(identity.session).encode()
        ):
            raise Refused("bad-csrf", "the header X-CSRF-Token is missing or wrong: ask for /api/me again")


def headers_of(scope: Any) -> dict[str, str]:
    """The headers of a request by name; what comes more than once stands in a row, as cookies do."""
    headers: dict[str, str] = {}
    for raw, value in scope["headers"]:
        name = raw.decode("latin-1")
        before = f"{headers[name]}; " if name in headers else ""
        headers[name] = before + value.decode("latin-1")
    return headers


def cookies(header: str, wanted: str = COOKIE) -> Iterator[str]:
    """All that our cookie might be; what other programs on this host keep in theirs, and how, is not looked at."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted:
            yield value


def identify(headers: dict[str, str], signer: Signer) -> Identity:
    """Who asks, by the cookie alone."""
    read = map(signer.read, cookies(headers.get("cookie", "")))
    return next((found for found in read if found), NOBODY)


def check_origin(headers: dict[str, str]) -> None:
    """Refuse what pages of other sites send in a visitor's name."""
    origin = headers.get("origin")
    if origin and origin.partition("://")[2] != headers.get("host", ""):
        raise Refused("foreign-origin", f"requests from {origin[:100]} are not taken")


def address_of(scope: Any) -> str:
    """From where somebody asks, as limits and the host count it."""
    client = scope.get("client")
    return household(str(client[0])) if client else "-"


async def refuse(send: Any, error: Refused) -> None:
    headers = [(b"content-type", b"application/json")]
    if error.key == "too-fast":
        headers.append((b"retry-after", str(error.numbers.get("seconds", 1)).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(error_body(error))})
