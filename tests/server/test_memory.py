"""A table that leaves memory leaves it at once: nobody need look for garbage in circles."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.test_hall import Guest, make, open_hall, run, setup_of, until
from websockets.asyncio.client import connect

from dolmen.server.http.wire import Line
from dolmen.server.running import listen
from dolmen.server.running import run as serve
from dolmen.server.settings import Settings
from dolmen.server.tables.connection import Connection
from dolmen.server.tables.entries import Chair
from dolmen.server.tables.hall import Hall


async def use(hall: Hall, n: int) -> list[weakref.ref[Any]]:
    """Make a table and use it as people do: they come, play, take back, chat, go; weak references to its parts."""
    bot = Chair(kind="bot", name="random", bot="random")
    table = await make(hall) if n % 2 else await hall.create(setup_of(), [Chair(kind="person", person="peak"), bot])
    guest = Guest(table, 0)
    for _ in range(3):
        await until(lambda: table.table.to_move == 0 or table.table.chairs[1].kind == "person")
        mover = table.table.to_move or 0
        assert table.table.play is not None
        other = Guest(table, mover) if mover else guest
        await other.ask("play", seat=mover, words=[table.table.play.legal()[0]])
        await other.ask("undo", seat=mover)
        await other.ask("chat", text="brb")
        if mover:
            table.leave(other)
    table.leave(guest)
    await until(lambda: table.idle)
    play = table.table.play
    assert play is not None
    return [weakref.ref(table), weakref.ref(table.table), weakref.ref(table.broadcast), weakref.ref(play)]


def test_tables_that_leave_memory_are_gone_without_any_search_for_garbage(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path, idle=0.0, sweep=0.05) as hall:
            parts: list[weakref.ref[Any]] = []
            gc.collect()
            gc.disable()
            try:
                for n in range(10):
                    parts += await use(hall, n)
                ids = list(hall.tables)
                await until(lambda: not hall.tables)
                for id in ids:  # and once more from the store
                    table = await hall.get(id)
                    parts += [weakref.ref(table), weakref.ref(table.table), weakref.ref(table.broadcast)]
                    del table
                await until(lambda: not hall.tables)
                await asyncio.sleep(0.2)
                alive = [ref() for ref in parts if ref() is not None]
                assert not alive, [type(part).__name__ for part in alive]
            finally:
                gc.enable()

    run(tell())


def left(kind: type[Any]) -> int:
    return sum(type(thing) is kind for thing in gc.get_objects())


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_socket_that_was_closed_leaves_nothing_behind(tmp_path: Path) -> None:
    async def tell() -> None:
        listener, ready = listen("127.0.0.1", 0), asyncio.Event()
        port = listener.getsockname()[1]
        serving = asyncio.create_task(serve(Settings(data=tmp_path, port=port, limits=0), listener, ready.set))
        await ready.wait()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            headers = {"X-CSRF-Token": (await http.get("/api/me")).json()["csrf"]}
            wish = {"game": "stone-age", "name": "Peak", "seats": [{"kind": "me"}] * 2}
            id = (await http.post("/api/tables", json=wish, headers=headers)).json()["id"]
            cookie = {"Cookie": f"dolmen={http.cookies['dolmen']}"}
            gc.collect()
            gc.disable()
            try:
                for _ in range(5):
                    address = f"ws://127.0.0.1:{port}/api/tables/{id}/socket"
                    async with connect(address, additional_headers=cookie, open_timeout=60) as socket:
                        while '"view"' not in await socket.recv(decode=True):
                            pass
                        assert left(Line) == left(Connection) == 1
                await until(lambda: left(Line) == left(Connection) == 0)
            finally:
                gc.enable()
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)

    run(tell())
