"""Who somebody is: a random id in a signed cookie. The key is the store's, so all processes agree."""

from __future__ import annotations

import hashlib
import hmac
import re
import time

COOKIE = "dolmen"
LIFE = 400 * 86_400  # browsers keep no cookie longer
RENEWAL = 30 * 86_400
SHAPE = re.compile(r"([a-z0-9]{1,32})\.([0-9]{1,12})\.([0-9a-f]{40})")


class Signer:
    """Signs ids, and knows its own signature."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def _mark(self, purpose: str, text: str) -> str:
        return hmac.new(self.key, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()[:40]

    def cookie(self, person: str, now: float | None = None) -> str:
        """The value of the cookie that makes somebody this person."""
        body = f"{person}.{int(time.time() if now is None else now)}"
        return f"{body}.{self._mark('cookie', body)}"

    def read(self, value: str) -> tuple[str, float] | None:
        """Who a cookie stands for and how old it is; None if it is forged or expired."""
        found = SHAPE.fullmatch(value)
        if found is None:
            return None
        person, issued, mark = found.groups()
        if not hmac.compare_digest(mark, self._mark("cookie", f"{person}.{issued}")):
            return None
        age = time.time() - int(issued)
        return (person, age) if -86_400 < age < LIFE else None

    def csrf(self, person: str) -> str:
        """What a page of ours must send along to change something."""
        return self._mark("csrf", person)


def set_cookie(value: str, secure: bool, life: int = LIFE) -> str:
    """The header that gives (or, with no life, takes away) the cookie."""
    return f"{COOKIE}={value}; Path=/; Max-Age={life}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
