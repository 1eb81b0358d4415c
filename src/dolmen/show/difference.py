"""The difference of two views: a list of (path, new value) that turns one into the other."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

Path = list[str | int]
Change = tuple[Path, Any]
PLAIN = frozenset({int, str, bool, float, type(None)})


# What was found between parts that several views share, by the parts and their place; good while the views live.
Found = dict[tuple[int, int, int], list[Change]]


def difference(old: Any, new: Any, found: Found | None = None) -> list[Change]:
    """What must be set where in `old` to make it `new`; lists of another length, objects of other keys come whole.

    Views are compared as they are: nothing is turned into plain values before it is known to have changed. Views of one
    position share parts: who compares several hands in `found`, and each pair of parts is compared once.
    """
    changes: list[Change] = []
    if old != new or type(old) is not type(new):
        collect(old, new, [], changes, {} if found is None else found)
    return changes


def collect(old: Any, new: Any, path: Path, changes: list[Change], found: Found) -> None:
    """The changes between two values that differ."""
    kind = type(new)
    if kind in PLAIN:
        changes.append((path, new))
    elif type(old) is kind and (kind is list or issubclass(kind, Struct)):
        place = id(old), id(new), hash(tuple(path))
        if place not in found:
            found[place] = []
            compare(old, new, path, found[place], found)
        changes += found[place]
    else:
        compare(old, new, path, changes, found)


def compare(old: Any, new: Any, path: Path, changes: list[Change], found: Found) -> None:
    kind = type(new)
    if type(old) is not kind:
        changes.append((path, new))
    elif isinstance(new, Struct):
        for name, key in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True):
            before, value = getattr(old, name), getattr(new, name)
            if before is not value and (before != value or type(before) is not type(value)):
                collect(before, value, [*path, key], changes, found)
    elif kind is dict and old.keys() == new.keys():
        for key, value in new.items():
            before = old[key]
            if before is not value and (before != value or type(before) is not type(value)):
                collect(before, value, [*path, key], changes, found)
    elif kind is list and len(old) == len(new) and not is_flat(new):
        for index, (before, value) in enumerate(zip(old, new, strict=True)):
            if before is not value and (before != value or type(before) is not type(value)):
                collect(before, value, [*path, index], changes, found)
    else:
        changes.append((path, new))


def is_flat(items: list[Any]) -> bool:
    """Whether a list holds plain values only: it is shorter to send it whole."""
    return not items or not isinstance(items[0], dict | list | Struct)


def patched(old: Any, changes: list[Change]) -> Any:
    """The client's part, for tests: plain values with the changes made."""
    for path, value in changes:
        old = put(old, path, value)
    return old


def put(old: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    twin = old.copy()
    twin[path[0]] = put(old[path[0]], path[1:], value)
    return twin
