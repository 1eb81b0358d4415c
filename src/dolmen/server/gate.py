"""What every request passes first: who it is, where it comes from, how often, how large."""

from __future__ import annotations

import logging
import time
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from .hall import Hall
from .identity import COOKIE, Signer
from .logs import tell
from .refused import Refused

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Send

SAFE = ("GET", "HEAD", "OPTIONS")
LARGEST = 65_536
LARGEST_RECORD = 1_048_576
POLICY = (
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",  # transitions and colours of seats are styles of elements
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
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

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app = app
        self.hall = hall

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        identify(scope, headers, Signer(self.hall.key))
        if scope["type"] == "http":
            await self.http(scope, receive, send, headers)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Any, receive: Receive, send: Send, headers: dict[str, str]) -> None:
        began = time.perf_counter()
        status = 500

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            self.check(scope, headers)
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
        if scope["method"] in SAFE:
            if scope["path"] not in ("/health", "/metrics"):
                self.hall.limits.reads.check(address)
            return
        check_origin(headers)
        self.hall.limits.writes.check(address)
        size = headers.get("content-length", "0")
        most = LARGEST_RECORD if scope["path"] == "/records.json" else LARGEST
        if not size.isdigit() or int(size) > most:
            raise Refused("too-large", f"the body of a request has at most {most} bytes", {"most": most})
        person = scope["state"]["person"]
        if not person:
            raise Refused("no-identity", "there is no valid cookie: ask for /api/me first")
        if headers.get("x-csrf-token", "") != Signer(self.hall.key).csrf(person):
            raise Refused("bad-csrf", "the header X-CSRF-Token is missing or wrong: ask for /api/me again")


def identify(scope: Any, headers: dict[str, str], signer: Signer) -> None:
    """Put who asks, and the age of the cookie, into the scope."""
    person, age = "", 0.0
    try:
        cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        cookie = None
    found = signer.read(cookie.value) if cookie else None
    if found:
        person, age = found
    scope.setdefault("state", {})
    scope["state"] = {**scope["state"], "person": person, "cookie_age": age}


def check_origin(headers: dict[str, str]) -> None:
    """Refuse what pages of other sites send in a visitor's name."""
    origin = headers.get("origin")
    if origin and urlsplit(origin).netloc != headers.get("host", ""):
        raise Refused("foreign-origin", f"requests from {origin[:100]} are not taken")


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "-"


async def refuse(send: Any, error: Refused) -> None:
    headers = [(b"content-type", b"application/json")]
    if error.key == "too-fast":
        headers.append((b"retry-after", str(error.numbers.get("seconds", 1)).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(error_body(error))})
