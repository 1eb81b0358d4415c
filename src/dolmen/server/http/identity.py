"""Who somebody is: a random id and a session in a signed cookie. The key is the store's, so all processes agree."""

from __future__ import annotations

import hashlib
import hmac
import re
import time
from collections import OrderedDict

import msgspec

from dolmen.server.store import Session, Store

COOKIE = "dolmen"
DEVICE = "dolmen-device"
LIFE = 400 * 86_400  # browsers keep no cookie longer
RENEWAL = 30 * 86_400
SHAPE = re.compile(r"([a-z0-9]{1,32})\.([a-z0-9]{1,32})\.([0-9]{1,12})\.([0-9a-f]{40})")
BELIEVED = 5.0  # seconds for which it is not asked again whether a session stands: another process may end it
NOTED = 3600.0  # seconds between two notes of a session's use
REMEMBERED = 20_000


class Identity(msgspec.Struct, frozen=True):
    """Whom a cookie stands for."""

    person: str = ""
    session: str = ""
    age: float = 0.0


class Signer:
    """Signs ids, and knows its own signature."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def _mark(self, purpose: str, text: str) -> str:
        return hmac.new(self.key, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()[:40]

    def cookie(self, person: str, session: str, now: float | None = None) -> str:
        """The value of the cookie that makes somebody this person."""
        body = f"{person}.{session}.{int(time.time() if now is None else now)}"
        return f"{body}.{self._mark('cookie', body)}"

    def read(self, value: str) -> Identity | None:
        """Whom a cookie stands for and how old it is; None if it is forged or expired."""
        found = SHAPE.fullmatch(value)
        if found is None:
            return None
        person, session, issued, mark = found.groups()
        if not hmac.compare_digest(mark, self._mark("cookie", f"{person}.{session}.{issued}")):
            return None
        age = time.time() - int(issued)
        return Identity(person, session, age) if -86_400 < age < LIFE else None

    def csrf(self, session: str) -> str:
        """What a page of ours must send along to change something."""
        return self._mark("csrf", session)

    def device(self, nonce: str, person: str) -> str:
        """The value of the cookie by which a device is known where somebody has signed in."""
        return f"{nonce}.{self._mark('device', f'{nonce}:{person}')}"

    def knows(self, value: str, person: str) -> bool:
        return hmac.compare_digest(value.encode(), self.device(value.partition(".")[0], person).encode())


class Sessions:
    """Which sessions stand, asked of the store now and then."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[tuple[str, str], tuple[float, bool]] = OrderedDict()
        self.noted: OrderedDict[str, float] = OrderedDict()
        self.ends = 0

    async def stands(self, session: str, person: str) -> bool:
        now = time.monotonic()
        until, stands = self.known.get((session, person), (0.0, False))
        if now < until:
            return stands
        ends = self.ends
        stands = await self.store.stands(session, person)
        if ends != self.ends:
            return await self.stands(session, person)  # it may have ended while it was asked about
        self.known.pop((session, person), None)
        self.known[session, person] = now + BELIEVED, stands
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return stands

    async def saw(self, session: str) -> None:
        """Note now and then that an account's session is used."""
        now = time.monotonic()
        if now - self.noted.get(session, -NOTED) >= NOTED:
            self.noted[session] = now
            if len(self.noted) > REMEMBERED:
                self.noted.popitem(last=False)
            await self.store.saw(session, time.time())

    def forget(self, session: str) -> None:
        self.ends += 1
        for key in [key for key in self.known if key[0] == session]:
            del self.known[key]

    async def begin(self, session: Session, old: Session) -> None:
        """Sign somebody in under a new session; the old one dies."""
        await self.store.begin_session(session, old)
        self.forget(old.id)

    async def end(self, session: Session) -> None:
        await self.store.end_session(session)
        self.forget(session.id)


def set_cookie(value: str, secure: bool, life: int = LIFE) -> str:
    """The header that gives (or, with no life, takes away) the cookie."""
    return f"{COOKIE}={value}; Path=/; Max-Age={life}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
