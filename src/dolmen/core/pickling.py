"""Pickling of compiled objects: they travel to workers as their class, constructor arguments and attributes."""

from __future__ import annotations

import copyreg
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8


def reduced(thing: object, *args: object, **changed: object) -> tuple[object, ...]:
    """What a class's `__reduce__` returns: built with these arguments, then given all attributes (some changed)."""
    return rebuild, (type(thing), args, {**attributes(thing), **changed})


def rebuild(kind: type, args: tuple[object, ...], parts: dict[str, Any]) -> object:
    thing = kind(*args)
    for name, value in parts.items():
        setattr(thing, name, value)
    return thing


def attributes(thing: object) -> dict[str, Any]:
    """The attributes of an object: of a compiled class, an interpreted one, or an interpreted one above a compiled."""
    names: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    native = {name: getattr(thing, name) for name in names if name != "__dict__"}
    return {**native, **getattr(thing, "__dict__", {})}


def i64s(items: list[int]) -> vec[i64]:
    return vec[i64](items)


def u8s(items: bytes) -> vec[u8]:
    return vec[u8](items)


def floats(items: list[float]) -> vec[float]:
    return vec[float](items)


copyreg.pickle(type(vec[i64]()), lambda items: (i64s, (list(items),)))
copyreg.pickle(type(vec[u8]()), lambda items: (u8s, (bytes(items),)))
copyreg.pickle(type(vec[float]()), lambda items: (floats, (list(items),)))
