"""An action is whole or has not happened, whatever comes between its steps; what was cut off long ago is mended."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from server.test_hall import NAMES, Guest, make, open_hall, run, setup_of, until

from conftest import Numbers
from dolmen.server.refused import Refused
from dolmen.server.store import Store, StoreError
from dolmen.server.tables import entries as log
from dolmen.server.tables import seating
from dolmen.server.tables.authority import Authority
from dolmen.server.tables.entries import Chair
from dolmen.server.tables.hall import Hall
from dolmen.server.tables.table import Table, TableInfo

PEAK = Chair(kind="person", name="Peak", person="peak")
WAVE = Chair(kind="person", name="Wave", person="wave")


def is_whole(info: TableInfo) -> bool:
    """Whether a table is none that was left between two steps."""
    people = any(seat.kind == "person" for seat in info.seats)
    full = all(seat.kind != "open" for seat in info.seats)
    return not (info.status == "waiting" and full) and (people or info.status not in ("waiting", "running"))


async def full_at_once(hall: Hall) -> None:
    await hall.create(setup_of(), [PEAK, WAVE])


async def the_last_seat_is_taken(hall: Hall) -> None:
    table = await hall.create(setup_of(), [PEAK, Chair()])
    await table.do(lambda: seating.join(table, "wave", "Wave", None))


async def the_last_one_leaves(hall: Hall) -> None:
    table = await hall.create(setup_of(), [PEAK, Chair()])
    await table.do(lambda: seating.leave(table, "peak", None))


async def the_last_one_resigns(hall: Hall) -> None:
    table = await hall.create(setup_of(), [PEAK, Chair(kind="bot", bot="random")])
    await Guest(table, 0).ask("resign", seat=0)


async def all_consent(hall: Hall) -> None:
    table = await make(hall)
    both = [Guest(table, 0), Guest(table, 1)]
    first = table.table.to_move or 0
    for _ in range(2):
        assert table.table.play is not None
        mover = table.table.to_move or 0
        await both[mover].ask("play", seat=mover, words=[table.table.play.legal()[0]])
    await both[first].ask("undo", seat=first)
    await both[1 - first].ask("consent", seat=1 - first, yes=True)


@pytest.mark.parametrize(
    "action", [full_at_once, the_last_seat_is_taken, the_last_one_leaves, the_last_one_resigns, all_consent]
)
def test_a_server_that_dies_at_any_moment_leaves_no_action_half_done(
    tmp_path: Path, action: Callable[[Hall], Awaitable[None]]
) -> None:
    async def tell(after: int) -> bool:
        """Let the store die after so many writes; whether the action was done by then."""
        folder = tmp_path / str(after)
        written: list[str] = []
        async with open_hall(folder) as hall:
            append = hall.store.append

            async def dying(seq: int, *rest: object) -> None:
                if len(written) == after:
                    raise StoreError("the power is gone")
                await append(seq, *rest)  # type: ignore[arg-type]  # the same as came
                written.append(rest[1].id)  # type: ignore[attr-defined]  # the row

            hall.store.append = dying  # type: ignore[method-assign, assignment]  # that is the point
            with contextlib.suppress(StoreError, Refused):
                await action(hall)
            for id in set(written):
                row = await hall.store.row(id)
                assert row is not None
                assert is_whole(msgspec.json.decode(row.info, type=TableInfo)), row.info
                table = Table.of(id, await hall.store.entries(id))
                assert table.request is None or table.request.waiting
            return len(written) < after

    async def at_every_moment() -> None:
        after = 0
        while not await tell(after):
            after += 1

    run(at_every_moment())


def test_two_servers_and_a_chat_leave_no_table_full_and_waiting(
    tmp_path: Path, new_database: Callable[[], str], numbers: Numbers
) -> None:
    url = new_database()

    async def chat(hall: Hall, id: str) -> None:
        there = await hall.get(id)
        guest = Guest(there, 2)
        for n in range(6):
            await guest.ask("chat", text=f"line {n}")
        there.leave(guest)

    async def tell() -> None:
        async with open_hall(tmp_path / "a", url) as one, open_hall(tmp_path / "b", url) as two:
            tables: list[Authority] = []
            for _ in range(numbers(5, 25, 100)):
                table = await one.create(setup_of(), [PEAK, Chair()])
                await two.get(table.table.id)
                tables.append(table)

                async def join(table: Authority = table) -> None:
                    await table.do(lambda: seating.join(table, "wave", "Wave", None))

                await asyncio.gather(chat(two, table.table.id), join())
            for table in tables:
                row = await one.store.row(table.table.id)
                assert row is not None
                assert row.status == "running"

    run(tell())


async def write(store: Store, id: str, *entries: log.AnyEntry) -> None:
    """A table as another program has left it."""
    table = Table(id)
    for entry in entries:
        table.fold(entry, rebuilding=True)
    await store.append(1, [log.encode(entry) for entry in entries], table.row())


def test_a_table_that_was_left_half_way_is_mended_when_it_is_loaded(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            now = time.time()
            created = log.Created(at=now, by="peak", setup=setup_of(), chairs=[PEAK, Chair()])
            await write(hall.store, "full", created, log.Seated(at=now, by="wave", chairs=[PEAK, WAVE]))
            await write(hall.store, "empty", created, log.Seated(at=now, by="peak", chairs=[Chair(), Chair()]))
            table = await make(hall)
            both = [Guest(table, 0), Guest(table, 1)]
            first = table.table.to_move or 0
            for _ in range(2):
                assert table.table.play is not None
                mover = table.table.to_move or 0
                await both[mover].ask("play", seat=mover, words=[table.table.play.legal()[0]])
            await both[first].ask("undo", seat=first)
            assert table.table.request is not None
            words = len(table.table.play.words) if table.table.play else 0
            answered = log.UndoAnswered(at=now, by=NAMES[1 - first].lower(), seat=1 - first, yes=True)
            seq = table.table.seq + 1
            table.table.fold(answered)
            await hall.store.append(seq, [log.encode(answered)], table.table.row())
            id = table.table.id
        async with open_hall(tmp_path) as hall:
            full, empty, asked = await hall.get("full"), await hall.get("empty"), await hall.get(id)
            await until(lambda: full.table.status == "running")
            assert full.table.play is not None
            await until(lambda: empty.table.status == "closed")
            await until(lambda: asked.table.request is None)
            assert asked.table.play is not None
            assert len(asked.table.play.words) < words

    run(tell())
