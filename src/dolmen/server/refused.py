"""The one error that reaches people: a key for its text, numbers to fill it, and plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dolmen.core.errors import DolmenError

STATUS = {
    "no-identity": 401,
    "wrong-password": 401,
    "bad-csrf": 403,
    "foreign-origin": 403,
    "not-here": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "sent-away": 403,
    "needs-invitation": 403,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-person": 404,
    "not-found": 404,
    "seat-taken": 409,
    "already-started": 409,
    "not-started": 409,
    "over": 409,
    "not-over": 409,
    "login-taken": 409,
    "rules-changed": 409,
    "has-account": 409,
    "cannot-open": 409,
    "too-large": 413,
    "wrong-host": 421,
    "too-fast": 429,
    "internal": 500,
    "unreadable": 500,
    "read-only": 503,
    "store": 503,
    "unknown": 503,
}


class Refused(DolmenError):
    """Something that was asked for and will not be done; nothing was changed (`unknown`: nobody knows)."""

    def __init__(
        self,
        key: str,
        message: str,
        numbers: Mapping[str, int | str] | None = None,
        rules: Sequence[str] = (),
        index: int | None = None,
    ) -> None:
        super().__init__(message)
        self.key = key
        self.message = message
        self.numbers = dict(numbers or {})
        self.rules = list(rules)
        self.index = index

    @classmethod
    def record(cls, error: DolmenError) -> Refused:
        """A record that was brought and cannot be used."""
        return cls("bad-record", str(error), {"fault": getattr(error, "fault", "")})

    @property
    def status(self) -> int:
        return STATUS.get(self.key, 400)
