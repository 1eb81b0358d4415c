"""The difference of two views: a list of (path, new value) that turns one into the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

Path = list[str | int]
Change = tuple[Path, Any]
PLAIN = frozenset({int, str, bool, float, type(None)})


# What was found between parts that several views share, by the parts: paths begin at them. Good while the views live.
Found = dict[tuple[int, int], list[Change]]


def difference(old: Any, new: Any, found: Found | None = None) -> list[Change]:
    """What must be set where in `old` to make it `new`; lists of another length, objects of other keys come whole.

    Views are compared as they are: nothing is turned into plain values before it is known to have changed. Views of one
    position share parts: who compares several hands in `found`, and each pair of parts is compared once.
    """
    known: Found = {} if found is None else found
    if not isinstance(new, Struct) or type(old) is not type(new):
        return changes_of(old, new, known)
    changes: list[Change] = []
    for key, before, value in zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=True):
        if before is not value and (before != value or type(before) is not type(value)):
            changes += [([key, *path], part) for path, part in changes_of(before, value, known)]
    return changes


def changes_of(old: Any, new: Any, found: Found) -> list[Change]:
    """The changes between two parts, looked for once."""
    pair = id(old), id(new)
    known = found.get(pair)
    if known is None:
        same = old == new and type(old) is type(new)
        known = found[pair] = [] if same else compare(old, new, found)
    return known


def compare(old: Any, new: Any, found: Found) -> list[Change]:
    """The changes between two parts that differ."""
    kind = type(new)
    if kind is not type(old) or kind in PLAIN:
        return [([], new)]
    fields: Iterable[tuple[str | int, Any, Any]]
    if issubclass(kind, Struct):
        fields = zip(kind.__struct_encode_fields__, astuple(old), astuple(new), strict=True)
    elif kind is dict and old.keys() == new.keys():
        fields = ((key, old[key], value) for key, value in new.items())
    elif kind is list and len(old) == len(new) and not is_flat(new):
        fields = zip(range(len(new)), old, new, strict=True)
    else:
        return [([], new)]
    changes: list[Change] = []
    for key, before, value in fields:
        if before is value or (before == value and type(before) is type(value)):
            continue
        if type(value) in PLAIN:
            changes.append(([key], value))
        else:
            changes += [([key, *path], part) for path, part in changes_of(before, value, found)]
    return changes


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
