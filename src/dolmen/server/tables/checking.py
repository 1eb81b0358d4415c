"""Whether everything in a store can be played again."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from dolmen.server.store import Store

from .table import Table, TableInfo


async def check(store: Store) -> AsyncIterator[tuple[str, str]]:
    """Rebuild every table from its entries; for each its id and what is wrong with it, or nothing."""
    listed = set()
    for id in await store.ids():
        listed.add(id)
        yield id, await fault_of(store, id)
    for row in await store.rows("tables"):
        if row[0] not in listed:
            yield row[0], "it is listed and has no entries"


async def fault_of(store: Store, id: str) -> str:
    stored = await store.entries(id)
    numbers = [seq for seq, _ in stored]
    if numbers != list(range(1, len(stored) + 1)):
        return "entries are missing"
    try:
        table = Table.of(id, stored)
    except Exception as error:  # noqa: BLE001 - whatever is stored there
        return f"it cannot be played again: {error}"
    row = await store.row(id)
    if row is None:
        return "it has entries and is not listed"
    try:
        shown = msgspec.json.decode(row.info, type=TableInfo)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        return f"its row in the lobby cannot be read: {error}"
    if (row.status, shown.version) != (table.status, table.version):
        return (
            f"the lobby shows it {row.status} at {shown.version}, its entries make it {table.status} at {table.version}"
        )
    return ""
