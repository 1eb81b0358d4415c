"""Writes the browser's types of what it is sent and sends: the views of the games, and the protocol.

`python -m dolmen.server.typescript` says which files are stale, `--write` writes them. Sources only: the types
belong to the web client, `web/src/lib/generated/`.
"""

from __future__ import annotations

import argparse
import re
import sys
import types
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from dolmen.arena.report import Report
from dolmen.core.game import Game, games, load
from dolmen.core.view import View
from dolmen.show.catalogue import Catalogue
from dolmen.show.replay import Replay
from dolmen.show.vocabulary import VocabularyInfo

from .http.admin import HouseInfo
from .http.analyses import AnalysisBody, ForkWish
from .http.doors import Room
from .http.gate import ErrorBody
from .http.lobby import Lobby, TableWish
from .http.notices import NoticeInfo
from .http.people import Me, Profile, SessionInfo
from .http.progress import Progress
from .http.puzzles import PuzzleList, Today
from .tables import messages

FOLDER = Path("web/src/lib/generated")
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
HEARD = typing.get_args(messages.Pupils)
TOLD = typing.get_args(messages.ServerMessage)
SENT = (
    *(*TOLD, View, Catalogue, VocabularyInfo, ErrorBody, Me, SessionInfo, Profile),
    *(NoticeInfo, Room, HouseInfo, Lobby, Replay, Report, AnalysisBody, PuzzleList, Today, Progress),
)
WISHES = (*HEARD, TableWish, ForkWish)  # what a client sends: a field with a default may be left out
UNIONS = {"ServerMessage": TOLD, "ClientMessage": HEARD}


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
    found = typing.get_type_hints(struct, include_extras=True)
    return {field.encode_name: found[field.name] for field in msgspec.structs.fields(struct)}


def expression(kind: Any) -> str:
    """A type as TypeScript writes it."""
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is Annotated:
        titles = [about.title for about in parts[1:] if isinstance(about, msgspec.Meta) and about.title]
        return titles[0] if titles else expression(parts[0])
    if origin in (types.UnionType, typing.Union):
        return " | ".join(expression(part) for part in parts if part is not msgspec.UnsetType)
    if origin is typing.Literal:
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in parts)
    if origin in (dict, Mapping):
        return f"Record<{expression(parts[0])}, {expression(parts[1])}>"
    if origin is tuple and not (len(parts) == 2 and parts[1] is Ellipsis):
        return f"[{', '.join(expression(part) for part in parts)}]"
    if origin in (list, tuple, set, frozenset):
        inner = expression(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    raise TypeError(f"no TypeScript for {kind!r}: add it to dolmen/server/typescript.py")


def declaration(struct: type[msgspec.Struct], parent: type[msgspec.Struct] | None = None, wish: bool = False) -> str:
    """One interface; what a parent has is left to it."""
    tag = struct.__struct_config__.tag
    lines = [f"  type: '{tag}';"] if tag is not None else ["  type: string;"] if struct is View else []
    inherited = hints(parent) if parent else {}
    optional = {
        field.encode_name
        for field in msgspec.structs.fields(struct)
        if field.default is msgspec.UNSET or (wish and not field.required)
    }
    for name, hint in hints(struct).items():
        if name not in inherited:
            lines.append(f"  {name}{'?' if name in optional else ''}: {expression(hint)};")
    about = (struct.__doc__ or "").strip().splitlines()
    head = [f"/** {about[0]} */"] if about and not about[0].startswith(struct.__name__) else []
    extends = f" extends {parent.__name__}" if parent else ""
    return "\n".join([*head, f"export interface {struct.__name__}{extends} {{", *lines, "}"])


def generated(source: str) -> str:
    return f"/* Generated from {source} by `python -m dolmen.server.typescript --write`: do not edit. */"


def protocol() -> str:
    """The file of all that server and client say to each other."""
    wishes = [kind for root in WISHES for kind in structs(root)]
    told = [kind for root in SENT for kind in structs(root)]
    own = [declaration(kind, wish=kind in wishes and kind not in told) for kind in dict.fromkeys([*told, *wishes])]
    own += [f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};" for name, kinds in UNIONS.items()]
    head = generated("the structs of dolmen.server and dolmen.show")
    return "\n\n".join([head, "import type { EventFields } from '../protocol';", *own]) + "\n"


def views(game: Game) -> str:
    """The file of one game."""
    view = view_type(game)
    shared = structs(View)
    own = [declaration(kind, View if kind is view else None) for kind in structs(view) if kind not in shared]
    named = set(re.findall(r"\w+", "\n".join(own)))
    known = ", ".join(sorted(kind.__name__ for kind in shared if kind.__name__ in named))
    head = generated(f"{type(game).__module__}.view")
    return "\n\n".join([head, f"import type {{ {known} }} from './protocol';", *own]) + "\n"


def files(root: Path) -> Iterator[tuple[Path, str]]:
    """Every file that should be there, and what it should hold."""
    yield root / FOLDER / "protocol.ts", protocol()
    for id in games():
        if (root / "web" / "src" / "games" / id).is_dir():
            yield root / FOLDER / f"{id}.ts", views(load(id))


def stale(root: Path) -> list[Path]:
    """The files that differ from what the structs say."""
    return [file for file, text in files(root) if not file.exists() or file.read_text(encoding="utf-8") != text]


def main() -> int:
    """Checks or writes, as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m dolmen.server.typescript", description=__doc__)
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
        print(f"{file} is stale; write it with: python -m dolmen.server.typescript --write")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
