"""A whole store into another one, of any kind."""

from __future__ import annotations

import hashlib

import msgspec

from .errors import StoreError
from .kept import COLUMNS, TRUTHS, Rows
from .store import Store


async def copy(source: Store, target: Store) -> dict[str, int]:
    """Copy everything into an empty store, look that it is there, and tell how many rows of each there are."""
    if any([await target.ids(), await target.rows("people"), await target.rows("sessions")]):
        raise StoreError("there is something in the store that should be filled: give an empty one")
    counts: dict[str, int] = {}
    async with source.still():
        for name in COLUMNS:
            counts[name] = 0
            for table in await source.ids() if name == "entries" else [""]:
                rows = await source.rows(name, table)
                await target.fill(name, rows)
                counts[name] += len(rows)
                if mark(name, rows) != mark(name, await target.rows(name, table)):
                    raise StoreError(f"the copy of {name} differs from what was copied: do not use it")
        await target.take_key(await source.key())
    return counts


def mark(name: str, rows: Rows) -> bytes:
    """A digest of rows, the same in every kind of store."""
    truths = [column in TRUTHS for column in COLUMNS[name]]
    plain = [[bool(v) if truth else v for v, truth in zip(row, truths, strict=True)] for row in rows]
    return hashlib.sha256(msgspec.msgpack.encode(plain)).digest()
