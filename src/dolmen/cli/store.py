"""`dolmen store`: check what a server has kept, copy it into another store, or back it up while it is used."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from dolmen.server.store import Store, make_store

from .speech import say
from .usage import BadUsage


def check(place: str | None) -> int:
    """Play everything again that a store holds; 1 if something cannot be."""
    return asyncio.run(check_all(place))


async def check_all(place: str | None) -> int:
    from dolmen.server.tables.checking import check as check_store

    source = whereabouts(place)
    check_there(source)
    store = find(source)
    await store.open()
    good = wrong = 0
    try:
        async for id, fault in check_store(store):
            if fault:
                wrong += 1
                print(plain(f"{id}: {say('cli-wrong')}: {fault}"))
            else:
                good += 1
    finally:
        await store.close()
    print(say("cli-tables", count=good + wrong, wrong=wrong))
    return 1 if wrong else 0


def plain(text: str) -> str:
    """A line without what would command a terminal: a store may come from anywhere."""
    return "".join(c if c.isprintable() else "?" for c in text)


def copy(source: str, target: str) -> int:
    return asyncio.run(copy_all(source, target))


async def copy_all(source: str, target: str) -> int:
    from dolmen.server.store.copying import copy as copy_store

    if source == target:
        raise BadUsage("a store cannot be copied into itself: give another folder or address")
    check_there(source)
    one, other = find(source), find(target)
    await one.open()
    try:
        await other.open()
        try:
            counts = await copy_store(one, other)
        finally:
            await other.close()
    finally:
        await one.close()
    print(say("cli-copied", what=", ".join(f"{name} {count}" for name, count in counts.items())))
    return 0


def check_there(source: str) -> None:
    """Refuse a folder without a store, which would be made there, empty and whole."""
    if "://" not in source and not (Path(source) / "dolmen.sqlite").exists():
        raise BadUsage(f"{source} holds no dolmen.sqlite: give the folder of a server, or postgresql://…")


def back_up(target: Path, place: str | None) -> int:
    """Keep what a server has, as it is now, in a folder: a store of its own, to be checked or copied back."""
    from dolmen.server.store.sqlite import back_up as copy_file

    source = whereabouts(place)
    if "://" in source:
        return asyncio.run(copy_all(source, str(target)))
    copy_file(Path(source), target)
    print(say("cli-kept", folder=str(target)))
    return 0


def find(place: str | None) -> Store:
    """The store in a folder or behind an address; the usual one if none is given."""
    place = whereabouts(place)
    return make_store(Path(), place) if "://" in place else make_store(Path(place))


def whereabouts(place: str | None) -> str:
    from dolmen.server.settings import default_data

    return place or os.environ.get("DATABASE_URL") or str(default_data())
