"""Routes about people: who I am, accounts, sessions, profiles."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from msgspec import Meta

from dolmen.core.texts import LANGUAGES
from dolmen.server.logs import tell
from dolmen.server.notices import Notices
from dolmen.server.refused import Refused
from dolmen.server.store import LoginTaken, Person, Rating, Session
from dolmen.server.tables.hall import Hall, new_id
from dolmen.server.tables.ratings import RatingInfo, fuse, shown
from dolmen.server.tables.seating import move_person
from dolmen.server.tables.table import TableInfo, infos

from .gate import address_of, cookies
from .identity import DEVICE, LIFE, RENEWAL, Identity, Sessions, Signer, set_cookie

Password = Annotated[str, Meta(min_length=8, max_length=200)]
LOGIN = re.compile(r"[\w.-]{2,30}")
hashing = asyncio.Semaphore(2)  # a hash takes 64 MB


class Me(msgspec.Struct, kw_only=True):
    """Who asks, as the client knows itself."""

    id: str
    name: str
    language: str
    account: str | None
    csrf: str
    ratings: dict[str, RatingInfo]


class MeChange(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    name: str | None = None
    language: str | None = None


class Credentials(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    login: str
    password: Annotated[str, Meta(max_length=200)]


class NewCredentials(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    login: str
    password: Password


class SessionInfo(msgspec.Struct, kw_only=True):
    """Where I am signed in."""

    id: str
    made: float
    seen: float
    agent: str
    current: bool


class Profile(msgspec.Struct, kw_only=True):
    """Somebody as others see them."""

    id: str
    name: str
    account: bool
    ratings: dict[str, RatingInfo]
    tables: list[TableInfo]


def clean_name(name: str) -> str:
    """A name as others read it: no control characters, no runs of spaces."""
    name = " ".join("".join(c for c in name if c.isprintable()).split())
    if not 1 <= len(name) <= 30:
        raise Refused("bad-name", "a name has 1 to 30 characters")
    return name


async def known(hall: Hall, person: str) -> Person:
    """Somebody from the store, or a guest who has done nothing yet."""
    return await hall.store.person(person) or Person(id=person, created=time.time())


def is_secure(request: Request[Any, Any, Any]) -> bool:
    return request.scope["scheme"] == "https"


def identity(request: Request[Any, Any, Any]) -> Identity:
    found: Identity = request.scope["state"]["identity"]
    return found


def session_of(request: Request[Any, Any, Any]) -> Session:
    """The session by which somebody asks."""
    found = identity(request)
    return Session(id=found.session, person=found.person, made=time.time() - found.age, seen=time.time())


def me(hall: Hall, person: Person, ratings: list[Rating], session: str, cookie: str | None = None) -> Response[Me]:
    body = Me(
        id=person.id,
        name=person.name,
        language=person.language,
        account=person.login,
        csrf=Signer(hall.key).csrf(session),
        ratings=shown(ratings),
    )
    headers = {"cache-control": "no-store"}
    if cookie:
        headers["set-cookie"] = cookie
    return Response(body, headers=headers)


async def sign(request: Request[Any, Any, Any], hall: Hall, sessions: Sessions, account: Person) -> Response[Me]:
    """Somebody is an account from now on: under a new session, known to no one who might have planted the old one."""
    now, secure, signer = time.time(), is_secure(request), Signer(hall.key)
    agent = "".join(c for c in request.headers.get("user-agent", "") if c.isprintable())[:200]
    new = Session(id=new_id(20), person=account.id, made=now, seen=now, agent=agent)
    old = session_of(request)
    await sessions.begin(new, old)
    hall.part({old.id})
    cookie = set_cookie(signer.cookie(account.id, new.id), secure)
    answer = me(hall, account, await hall.store.ratings(account.id), new.id, cookie)
    device = signer.device(new_id(20), account.id)
    answer.set_cookie(Cookie(key=DEVICE, value=device, max_age=LIFE, httponly=True, samesite="lax", secure=secure))
    return answer


@get("/api/me")
async def get_me(request: Request[Any, Any, Any], hall: Hall, sessions: Sessions) -> Response[Me]:
    """Who I am; a newcomer gets an identity."""
    found = identity(request)
    fresh = not found.person or found.age > RENEWAL
    id, session = found.person or new_id(20), found.session or new_id(20)
    person = await known(hall, id)
    if person.login is not None:
        await sessions.saw(session)
    cookie = set_cookie(Signer(hall.key).cookie(id, session), is_secure(request)) if fresh else None
    return me(hall, person, await hall.store.ratings(id), session, cookie)


@patch("/api/me")
async def change_me(request: Request[Any, Any, Any], hall: Hall, data: MeChange) -> Response[Me]:
    """Change my name or language."""
    id: str = request.scope["state"]["person"]
    if data.language not in (None, "", *LANGUAGES):
        raise Refused("malformed", f"languages are: {', '.join(LANGUAGES)}")
    name = None if data.name is None else clean_name(data.name)
    person = await hall.store.change_person(id, name, data.language)
    return me(hall, person, await hall.store.ratings(person.id), identity(request).session)


@post("/api/account/sign-up", status_code=200)
async def sign_up(
    request: Request[Any, Any, Any], hall: Hall, sessions: Sessions, data: NewCredentials
) -> Response[Me]:
    """Make this identity an account."""
    await hall.spend(hall.limits.passwords, address_of(request.scope))
    if not LOGIN.fullmatch(data.login):
        raise Refused("bad-login", "a login has 2 to 30 letters, digits or any of - _ .")
    person = await known(hall, request.scope["state"]["person"])
    if person.login is not None:
        raise Refused("has-account", f"you are signed in as {person.login} already")
    if await hall.store.account(data.login) is not None:
        raise Refused("login-taken", f"somebody else is called {data.login}")
    async with hashing:
        password = await asyncio.to_thread(hash_password, data.password)
    try:
        account = await hall.store.make_account(person.id, data.login, password)
    except LoginTaken as error:
        raise Refused("login-taken", str(error)) from None
    if account is None:
        raise Refused("has-account", "you have signed up already, at the same moment")
    return await sign(request, hall, sessions, account)


@post("/api/account/sign-in", status_code=200)
async def sign_in(
    request: Request[Any, Any, Any], hall: Hall, sessions: Sessions, notices: Notices, data: Credentials
) -> Response[Me]:
    """Become an account; a guest's seats and ratings move to it."""
    account = await hall.store.account(data.login) if LOGIN.fullmatch(data.login) else None
    await check_tries(request, hall, data.login.casefold()[:30], account)
    async with hashing:
        fits = await asyncio.to_thread(check_password, account.password if account else None, data.password)
    if account is None or not fits:
        raise Refused("wrong-password", "there is no account with this login and password")
    guest = await known(hall, request.scope["state"]["person"])
    if guest.login is None and guest.id != account.id:
        statuses = ("waiting", "running", "over", "closed")
        for row in await hall.store.tables_of(guest.id, statuses, 1000):
            try:
                authority = await hall.get(row.id)
                await authority.do(partial(move_person, authority, guest.id, account.id))
            except Refused as error:  # of other rules, or unreadable: nobody can sit there, and it keeps nobody out
                if error.key not in ("rules-changed", "unreadable"):
                    raise
                tell("seat not moved", logging.WARNING, table=row.id, message=str(error))
        await hall.store.adopt(guest.id, account.id, fuse)
        notices.wishes.move(guest.id, account.id)
    return await sign(request, hall, sessions, account)


async def check_tries(request: Request[Any, Any, Any], hall: Hall, login: str, account: Person | None) -> None:
    """Let passwords be tried only so often: by address, and for a login by strangers.

    A device on which the account was signed in counts for itself alone, so that nobody else's tries lock it out.
    """
    for device in cookies(request.headers.get("cookie", ""), DEVICE):
        if account is not None and Signer(hall.key).knows(device, account.id):
            await hall.spend(hall.limits.passwords, f"device {device}")
            return
    await hall.spend(hall.limits.passwords, address_of(request.scope))
    await hall.spend(hall.limits.strangers, login)


@get("/api/account/sessions")
async def get_sessions(request: Request[Any, Any, Any], hall: Hall) -> list[SessionInfo]:
    """Where I am signed in; a guest is nowhere."""
    found = await hall.store.sessions(identity(request).person)
    own = identity(request).session
    return [SessionInfo(id=s.id, made=s.made, seen=s.seen, agent=s.agent, current=s.id == own) for s in found]


@delete("/api/account/sessions/{id:str}", status_code=204)
async def end_session(request: Request[Any, Any, Any], hall: Hall, sessions: Sessions, id: str) -> None:
    """Sign out elsewhere: one of my sessions, or (`others`) all but this one."""
    mine = await hall.store.sessions(identity(request).person)
    own = identity(request).session
    ending = [s for s in mine if s.id == id or (id == "others" and s.id != own)]
    if not ending and id != "others":
        raise Refused("not-found", "you have no such session")
    for session in ending:
        await sessions.end(session)
    hall.part({session.id for session in ending})


@post("/api/account/sign-out", status_code=204)
async def sign_out(request: Request[Any, Any, Any], hall: Hall, sessions: Sessions) -> Response[None]:
    """Forget who I am here: the cookie stands for nobody any more, wherever else it may be."""
    await sessions.end(session_of(request))
    hall.part({identity(request).session})
    return Response(None, headers={"set-cookie": set_cookie("", is_secure(request), life=0)})


@get("/api/people/{id:str}")
async def profile(request: Request[Any, Any, Any], hall: Hall, id: str) -> Profile:
    """Somebody's ratings and finished tables."""
    person = await hall.store.person(id) if id.isalnum() and len(id) <= 32 else None
    mine = id == request.scope["state"]["person"]
    if person is None and not mine:
        raise Refused("unknown-person", "nobody is known by that id")
    rows = await hall.store.tables_of(id, ("over",), 50)
    return Profile(
        id=id,
        name=person.name if person else "",
        account=bool(person and person.login),
        ratings=shown(await hall.store.ratings(id)),
        tables=infos([row for row in rows if mine or not row.private]),
    )


def hash_password(password: str) -> str:
    from argon2 import PasswordHasher

    return PasswordHasher().hash(password)


def check_password(stored: str | None, password: str) -> bool:
    """Whether a password fits; an unknown login takes as long as a wrong password."""
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return PasswordHasher().verify(stored or NOBODY, password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


NOBODY = (
    "$argon2id$v=19$m=65536,t=3,p=4$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"  # fits nothing
)
ROUTES = [get_me, change_me, sign_up, sign_in, sign_out, get_sessions, end_session, profile]
