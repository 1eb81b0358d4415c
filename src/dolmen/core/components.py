"""Component packs: what is in the box, as data, with how sure each block is.

A game ships `components.toml`. A pack of one's own replaces whole blocks of it; it may change what a component does,
never the list of ids, so that words keep their meaning.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

import msgspec

from .errors import BadComponents

Mark = Literal["rulebook", "published", "reconstructed", "owner", "ours"]


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of a block: where its figures come from. A pack of one's own need not say."""

    provenance: Mark = "owner"
    note: str = ""


class Blocks(msgspec.Struct):
    """The blocks of a game that has no components to change."""


B = TypeVar("B", bound=msgspec.Struct)


class Pack(Generic[B]):
    """The blocks in use, their hash, and their marks."""

    def __init__(self, blocks: B, raw: Mapping[str, Any]) -> None:
        self.blocks = blocks
        self.raw = raw
        facts = {
            name: {k: v for k, v in block.items() if k not in ("provenance", "note")} for name, block in raw.items()
        }
        text = msgspec.json.encode(facts, order="deterministic")
        self.hash = hashlib.sha256(text).hexdigest()[:12]

    @property
    def marks(self) -> dict[str, tuple[Mark, str]]:
        """Block by block: its mark and its note."""
        return {name: (block.get("provenance", "owner"), block.get("note", "")) for name, block in self.raw.items()}

    @property
    def reconstructed(self) -> list[str]:
        """The blocks that are our reconstruction, which a screen must say."""
        return [name for name, (mark, _) in self.marks.items() if mark == "reconstructed"]


def read_toml(path: Path) -> dict[str, Any]:
    """The raw blocks of a component file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadComponents(f"{path}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadComponents(f"{path}: not valid TOML: {error}") from None


def load_pack(spec: type[B], shipped: Path, own: Path | None = None) -> Pack[B]:
    """The game's own pack, with the blocks of a second file in place of its own."""
    raw = read_toml(shipped)
    if own is None:
        return make_pack(spec, raw, raw, str(shipped))
    changes = read_toml(own)
    surplus = [name for name in changes if name not in raw]
    if surplus:
        raise BadComponents(f"{own}: there is no block [{surplus[0]}]; blocks are: {', '.join(raw)}")
    for name, block in changes.items():
        if not isinstance(block, dict):
            raise BadComponents(f"{own}: {name}: it should be a block, written under the line [{name}]")
    merged = {**raw, **{name: {"provenance": "owner", **block} for name, block in changes.items()}}
    return make_pack(spec, merged, raw, str(own))


def make_pack(spec: type[B], raw: Mapping[str, Any], shipped: Mapping[str, Any], source: str) -> Pack[B]:
    """Check raw blocks against the game's description of them and against the shipped ids."""
    for name in shipped:
        if name not in raw:
            raise BadComponents(f"{source}: the block [{name}] is missing")
    try:
        blocks = msgspec.convert(raw, spec, strict=True)
    except msgspec.ValidationError as error:
        raise BadComponents(f"{source}: {readable(str(error))}") from None
    for name, block in shipped.items():
        check_ids(ids(raw[name]), ids(block), f"{source}: [{name}]")
    return Pack(blocks, raw)


def readable(error: str) -> str:
    """msgspec's message with the key in front: "cards, item 3, top: Expected `str`, got `int`"."""
    found = re.fullmatch(r"(.*) - at (?:`key` in )?`\$\.(.*)`", error, re.DOTALL)
    if found is None:
        return error
    key = re.sub(r"\[(\d+)\]", lambda index: f" {int(index[1]) + 1}", found[2].replace("[...]", ""))
    return f"{key.replace('.', ', ')}: {found[1]}"


def ids(block: Mapping[str, Any]) -> list[int | str]:
    """The ids of the components in a block."""
    return [item["id"] for item in block.get("item", [])]


def check_ids(found: list[int | str], wanted: list[int | str], where: str) -> None:
    missing = [i for i in wanted if i not in found]
    surplus = [i for i in found if i not in wanted]
    twice = sorted({i for i in found if found.count(i) > 1}, key=str)
    if missing:
        raise BadComponents(f"{where}: component {missing[0]} is missing; the block must list all {len(wanted)} ids")
    if surplus:
        raise BadComponents(f"{where}: there is no component {surplus[0]}; ids are {wanted[0]} to {wanted[-1]}")
    if twice:
        raise BadComponents(f"{where}: component {twice[0]} is listed twice")
