"""What a store refuses or cannot do."""

from __future__ import annotations

from dolmen.core.errors import DolmenError


class StoreError(DolmenError):
    """The store cannot do it now; nothing was changed."""


class StoreUnknown(StoreError):
    """The store broke off in the middle of a change: it may have been written, or not."""


class StoreBusy(StoreError):
    """Somebody else holds the database locked."""


class StoreFull(StoreError):
    """No room is left for the database."""


class StoreNewer(StoreError):
    """The database was written by a newer program."""


class StoreInUse(StoreError):
    """Another server uses this folder."""


class SeqTaken(StoreError):
    """Another process has appended this entry of the table first."""


class LoginTaken(StoreError):
    """Somebody has an account of that name."""
