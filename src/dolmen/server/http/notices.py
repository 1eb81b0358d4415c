"""Routes about notices of one's turn: what this server offers, what I wish, and one click to stop."""

from __future__ import annotations

import html
import re
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from msgspec import Meta

from dolmen.core.texts import LANGUAGES, Texts, choose_language
from dolmen.server.notices import Device, Mailbox, Notices
from dolmen.server.notices.ways import are_keys
from dolmen.server.refused import Refused
from dolmen.server.tables.hall import Hall

from .gate import address_of
from .names import is_number, name_of

ADDRESS = re.compile(r"[^@\s<>\"',;:\\]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,24}")
PAGE = """<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Dolmen</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{{font:18px/1.5 system-ui,sans-serif;max-width:34em;margin:15vh auto;padding:0 1em;
background:#F3EADB;color:#2A2420}}a{{color:#8F3818}}
button{{font:inherit;padding:.5em 1.2em;border:0;border-radius:.4em;background:#8F3818;color:#FFF9EE}}</style></head>
<body><h1>Dolmen</h1><p>{text}</p>{button}<p><a href="/">{lobby}</a></p></body></html>"""
BUTTON = '<form method="post"><button>{label}</button></form>'

Text = Annotated[str, Meta(max_length=1000)]


class PushKeys(msgspec.Struct, kw_only=True):
    p256dh: Text
    auth: Text


class PushWish(msgspec.Struct, kw_only=True):
    """A subscription, as the browser's PushManager tells it."""

    endpoint: Text
    keys: PushKeys


class MailWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    address: Text


class NoticeInfo(msgspec.Struct, kw_only=True):
    """What this server can do, and what I have wished for: the address, and whether it has been confirmed."""

    push_key: str | None
    mail: bool
    devices: int
    address: str
    confirmed: bool


def info(notices: Notices, person: str) -> NoticeInfo:
    box = notices.wishes.mailbox(person) if person else None
    return NoticeInfo(
        push_key=notices.push.public if notices.push else None,
        mail=notices.mail is not None,
        devices=len(notices.wishes.devices(person)) if person else 0,
        address=box.address if box else "",
        confirmed=bool(box and box.confirmed),
    )


def origin_of(request: Request[Any, Any, Any], hall: Hall) -> str:
    """The address by which the person came: the gate has looked at its name.

    A server that was given a name puts it in the place of a number, since anybody may ask by any number, and letters to
    others would lead there.
    """
    host = request.headers.get("host", "")
    given = next((name for name in hall.settings.names if name != "*"), "")
    if given and is_number(name_of(host)):
        host = given
    return f"{request.scope['scheme']}://{host}"


async def language_of(hall: Hall, person: str) -> str:
    found = await hall.store.person(person)
    return found.language if found and found.language in LANGUAGES else choose_language()


@get("/api/notices")
async def get_notices(request: Request[Any, Any, Any], notices: Notices) -> NoticeInfo:
    """What this server offers, and what I wish."""
    return info(notices, request.scope["state"]["person"])


@post("/api/notices/push", status_code=200)
async def wish_push(request: Request[Any, Any, Any], hall: Hall, notices: Notices, data: PushWish) -> NoticeInfo:
    """Tell me at this browser."""
    person: str = request.scope["state"]["person"]
    if notices.push is None:
        raise Refused("not-offered", "this server sends no pushed notices: it lacks the extra dolmen[notices]")
    if not notices.push.allows(data.endpoint):
        raise Refused("malformed", "that is no address of a push service that is known")
    if not are_keys(data.keys.p256dh, data.keys.auth):
        raise Refused("malformed", "these keys cannot seal a message")
    notices.wishes.add_device(
        Device(
            endpoint=data.endpoint,
            person=person,
            p256dh=data.keys.p256dh,
            auth=data.keys.auth,
            language=await language_of(hall, person),
            origin=origin_of(request, hall),
        )
    )
    return info(notices, person)


@post("/api/notices/mail", status_code=200)
async def wish_mail(request: Request[Any, Any, Any], hall: Hall, notices: Notices, data: MailWish) -> NoticeInfo:
    """Write to me; the address is asked first whether it wants that."""
    person: str = request.scope["state"]["person"]
    if notices.mail is None:
        raise Refused("not-offered", "this server sends no letters: who runs it has named no mail server (DOLMEN_SMTP)")
    address = data.address.strip()
    if not ADDRESS.fullmatch(address):
        raise Refused("bad-address", f"{address[:100]!r} is no e-mail address")
    before = notices.wishes.mailbox(person)
    if before is None or before.address != address:
        # Letters to strangers are as rare as tries of passwords.
        await hall.spend(hall.limits.passwords, address_of(request.scope))
        await hall.spend(hall.limits.letters, address.casefold())
        box = notices.wishes.set_mailbox(person, address, await language_of(hall, person), origin_of(request, hall))
        hall.background(notices.ask(box))
    return info(notices, person)


@delete("/api/notices", status_code=200)
async def stop_all(request: Request[Any, Any, Any], notices: Notices) -> NoticeInfo:
    """No more notices of any kind."""
    person: str = request.scope["state"]["person"]
    notices.wishes.stop(person)
    return info(notices, person)


# Programs that look after mail open its links before anybody has read it: so a link asks, and its button does.


@get("/api/notices/confirm/{token:str}", include_in_schema=False)
async def ask_to_confirm(notices: Notices, token: str) -> Response[str]:
    """The link in the first letter."""
    return said("notice-confirming", notices.wishes.box_of(token[:100]), "notice-confirming-yes")


@post("/api/notices/confirm/{token:str}", include_in_schema=False, status_code=200)
async def confirm(notices: Notices, token: str) -> Response[str]:
    return said("notice-confirmed", notices.wishes.confirm(token[:100]))


@get("/stop/{token:str}", include_in_schema=False)
async def ask_to_stop(notices: Notices, token: str) -> Response[str]:
    """The link in every letter."""
    return said("notice-stopping", notices.wishes.box_of(token[:100]), "notice-stopping-yes")


@post("/stop/{token:str}", include_in_schema=False, status_code=200)
async def stop_letters(notices: Notices, token: str) -> Response[str]:
    """Its button, which programs of mail have as well (RFC 8058)."""
    return said("notice-stopped", notices.wishes.stop_mail(token[:100]))


def said(key: str, box: Mailbox | None, yes: str = "") -> Response[str]:
    """A page of one sentence, with a button if it is a question."""
    texts = Texts.of(None, box.language if box and box.language in LANGUAGES else choose_language())
    text = texts.text(key, address=box.address) if box else texts.text("notice-unknown")
    body = PAGE.format(
        language=texts.language,
        text=html.escape(text),
        button=BUTTON.format(label=html.escape(texts.text(yes))) if box and yes else "",
        lobby=html.escape(texts.text("notice-lobby")),
    )
    return Response(body, media_type="text/html; charset=utf-8", status_code=200 if box else 404)


ROUTES = [get_notices, wish_push, wish_mail, stop_all, ask_to_confirm, confirm, ask_to_stop, stop_letters]
