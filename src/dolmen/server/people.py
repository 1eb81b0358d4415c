"""Routes about people: who I am, accounts, profiles."""

from __future__ import annotations

import asyncio
import re
import time
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, patch, post
from msgspec import Meta

from dolmen.core.texts import LANGUAGES

from .gate import address_of
from .hall import Hall, new_id
from .identity import RENEWAL, Signer, set_cookie
from .ratings import RatingInfo, fuse, shown
from .refused import Refused
from .seating import move_person
from .store import LoginTaken, Person, Rating
from .table import TableInfo

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


def me(hall: Hall, person: Person, ratings: list[Rating], cookie: str | None = None) -> Response[Me]:
    body = Me(
        id=person.id,
        name=person.name,
        language=person.language,
        account=person.login,
        csrf=Signer(hall.key).csrf(person.id),
        ratings=shown(ratings),
    )
    headers = {"cache-control": "no-store"}
    if cookie:
        headers["set-cookie"] = cookie
    return Response(body, headers=headers)


@get("/api/me")
async def get_me(request: Request[Any, Any, Any], hall: Hall) -> Response[Me]:
    """Who I am; a newcomer gets an identity."""
    id: str = request.scope["state"]["person"]
    fresh = not id or request.scope["state"]["cookie_age"] > RENEWAL
    id = id or new_id(20)
    cookie = set_cookie(Signer(hall.key).cookie(id), is_secure(request)) if fresh else None
    return me(hall, await known(hall, id), await hall.store.ratings(id), cookie)


@patch("/api/me")
async def change_me(request: Request[Any, Any, Any], hall: Hall, data: MeChange) -> Response[Me]:
    """Change my name or language."""
    id: str = request.scope["state"]["person"]
    if data.language not in (None, "", *LANGUAGES):
        raise Refused("malformed", f"languages are: {', '.join(LANGUAGES)}")
    name = None if data.name is None else clean_name(data.name)
    person = await hall.store.change_person(id, name, data.language)
    return me(hall, person, await hall.store.ratings(person.id))


@post("/api/account/sign-up", status_code=200)
async def sign_up(request: Request[Any, Any, Any], hall: Hall, data: NewCredentials) -> Response[Me]:
    """Make this identity an account."""
    hall.limits.passwords.check(address_of(request.scope))
    if not LOGIN.fullmatch(data.login):
        raise Refused("bad-name", "a login has 2 to 30 letters, digits or any of - _ .")
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
    cookie = set_cookie(Signer(hall.key).cookie(account.id), is_secure(request))
    return me(hall, account, await hall.store.ratings(account.id), cookie)


@post("/api/account/sign-in", status_code=200)
async def sign_in(request: Request[Any, Any, Any], hall: Hall, data: Credentials) -> Response[Me]:
    """Become an account; a guest's seats and ratings move to it."""
    hall.limits.passwords.check(address_of(request.scope))
    hall.limits.passwords.check(f"login {data.login.casefold()}")
    account = await hall.store.account(data.login)
    async with hashing:
        fits = await asyncio.to_thread(check_password, account.password if account else None, data.password)
    if account is None or not fits:
        raise Refused("wrong-password", "there is no account with this login and password")
    guest = await known(hall, request.scope["state"]["person"])
    if guest.login is None and guest.id != account.id:
        statuses = ("waiting", "running", "over", "closed")
        for row in await hall.store.tables_of(guest.id, statuses, 1000):
            authority = await hall.get(row.id)
            await authority.do(partial(move_person, authority, guest.id, account.id))
        await hall.store.adopt(guest.id, account.id, fuse)
    cookie = set_cookie(Signer(hall.key).cookie(account.id), is_secure(request))
    return me(hall, account, await hall.store.ratings(account.id), cookie)


@post("/api/account/sign-out", status_code=204)
async def sign_out(request: Request[Any, Any, Any]) -> Response[None]:
    """Forget who I am here."""
    return Response(None, headers={"set-cookie": set_cookie("", is_secure(request), life=0)})


@get("/api/people/{id:str}")
async def profile(request: Request[Any, Any, Any], hall: Hall, id: str) -> Profile:
    """Somebody's ratings and finished tables."""
    person = await hall.store.person(id)
    mine = id == request.scope["state"]["person"]
    if person is None and not mine:
        raise Refused("unknown-person", "nobody is known by that id")
    rows = await hall.store.tables_of(id, ("over",), 50)
    return Profile(
        id=id,
        name=person.name if person else "",
        account=bool(person and person.login),
        ratings=shown(await hall.store.ratings(id)),
        tables=[msgspec.json.decode(row.info, type=TableInfo) for row in rows if mine or not row.private],
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
ROUTES = [get_me, change_me, sign_up, sign_in, sign_out, profile]
