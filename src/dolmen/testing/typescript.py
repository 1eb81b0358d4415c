"""Writes the TypeScript types of the games' views, so that the browser's boards are checked against the structs.

`python -m dolmen.testing.typescript` says which files are stale, `--write` writes them. Sources only: the types
belong to the web client, `web/src/lib/generated/`.
"""

from __future__ import annotations

import argparse
import re
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from dolmen.core import asked, outcome
from dolmen.core.game import Game, games, load

FOLDER = Path("web/src/lib/generated")
SHARED = {asked.Asked, outcome.Outcome, outcome.Item, outcome.TieBreak}  # src/lib/protocol.ts has them
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


def view_type(game: Game) -> type[msgspec.Struct]:
    """The struct that a game's `view` returns."""
    found: type[msgspec.Struct] = typing.get_type_hints(type(game).view)["return"]
    return found


def structs(kind: Any, seen: dict[type, None] | None = None) -> dict[type, None]:
    """A struct and all those its fields hold, in the order of first mention."""
    seen = {} if seen is None else seen
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind not in seen:
            seen[kind] = None
            for hint in hints(kind).values():
                structs(hint, seen)
    else:
        for part in typing.get_args(kind):
            structs(part, seen)
    return seen


def hints(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields of a struct as JSON names them, with their types."""
    found = typing.get_type_hints(struct)
    return {field.encode_name: found[field.name] for field in msgspec.structs.fields(struct)}


def expression(kind: Any) -> str:
    """A type as TypeScript writes it."""
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(expression(part) for part in parts)
    if origin is typing.Literal:
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in parts)
    if origin is dict:
        return f"Record<{expression(parts[0])}, {expression(parts[1])}>"
    if origin is tuple and not (len(parts) == 2 and parts[1] is Ellipsis):
        return f"[{', '.join(expression(part) for part in parts)}]"
    if origin in (list, tuple, set, frozenset):
        inner = expression(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    raise TypeError(f"no TypeScript for {kind!r}: add it to dolmen/testing/typescript.py")


def declaration(struct: type[msgspec.Struct], is_view: bool) -> str:
    """One interface."""
    tag = struct.__struct_config__.tag
    lines = [f"  type: '{tag}';"] if tag is not None else []
    lines += [f"  {name}: {expression(hint)};" for name, hint in hints(struct).items()]
    about = (struct.__doc__ or "").strip().splitlines()
    head = [f"/** {about[0]} */"] if about and not about[0].startswith(struct.__name__) else []
    extends = " extends View" if is_view else ""
    return "\n".join([*head, f"export interface {struct.__name__}{extends} {{", *lines, "}"])


def render(game: Game) -> str:
    """The file of one game."""
    view = view_type(game)
    found = list(structs(view))
    source = (
        f"Generated from {type(game).__module__}.view by `python -m dolmen.testing.typescript --write`: do not edit."
    )
    own = [declaration(kind, kind is view) for kind in found if kind not in SHARED]
    named = set(re.findall(r"\w+", "\n".join(own)))
    shared = sorted(kind.__name__ for kind in SHARED if kind.__name__ in named)
    return (
        "\n\n".join([f"/* {source} */", f"import type {{ {', '.join([*shared, 'View'])} }} from '../protocol';", *own])
        + "\n"
    )


def files(root: Path) -> Iterator[tuple[Path, str]]:
    """Every file that should be there, and what it should hold."""
    for id in games():
        yield root / FOLDER / f"{id}.ts", render(load(id))


def stale(root: Path) -> list[Path]:
    """The files that differ from what the structs say."""
    return [file for file, text in files(root) if not file.exists() or file.read_text(encoding="utf-8") != text]


def main() -> int:
    """Checks or writes, as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m dolmen.testing.typescript", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files")
    parser.add_argument("--root", type=Path, default=Path.cwd(), help="the repository (default: here)")
    options = parser.parse_args()
    if options.write:
        for file, text in files(options.root):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return 0
    found = stale(options.root)
    for file in found:
        print(f"{file} is stale; write it with: python -m dolmen.testing.typescript --write")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
