"""What is this? Every piece, card, tile, track and number of a game, told in a sentence or two with its own numbers.

A game lists its pieces by id, `kind` or `kind:which` (`place:forest`, `card:12`, `food`), made from its components: a
box with other figures tells other figures. A board marks what it draws with `data-what="card:12 slot:3"`: the first id
names the thing, the others add what they have to say. Texts are Fluent, in `text/pieces/<language>.ftl`:

- the message of a piece is its name, `.is` what sort of thing it is, `.text` what it does;
- a further line is a message of its own: its value is what the line begins with, if anything ("At the end"), `.text`
  the rest.

Values reach a message as everywhere (see `texts.py`); amounts of several goods, `{"wood": 2, "clay": 1}`, as one text:
"2 wood, 1 clay".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

if TYPE_CHECKING:
    from .game import Game
    from .texts import Texts

FOLDER = "pieces"  # below a game's `text`
Amounts = Mapping[str, int]


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing on the table: the message that names it, further lines, their values, and the rules behind it."""

    key: str
    values: Mapping[str, int | str | Amounts] = {}
    lines: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


Pieces = Mapping[str, Piece]


def piece(key: str, *lines: str, rules: Iterable[str] = (), **values: int | str | Amounts) -> Piece:
    """A piece with the message `what-<key>` and the further lines `what-…`."""
    return Piece(f"what-{key}", values, tuple(f"what-{line}" for line in lines), tuple(rules))


class Told(NamedTuple):
    """A piece in one language: its name, what sort of thing it is, lines (how each begins, and the rest), rules."""

    name: str
    sort: str
    lines: list[tuple[str, str]]
    rules: tuple[str, ...]


def tell(texts: Texts, pieces: Iterable[Piece]) -> Told:
    """What the first piece is, with the lines and rules of all; the others' lines begin with their names."""
    name, sort = "", ""
    lines: list[tuple[str, str]] = []
    rules: dict[str, None] = {}
    for one in pieces:
        values = filled(texts, one.values)
        begins = texts.text(one.key, **values) if name else ""
        if not name:
            name, sort = texts.text(one.key, **values), part(texts, one.key, "is", values)
        for key in (one.key, *one.lines):
            text = part(texts, key, "text", values)
            if text:
                further = texts.text(key, **values) if key != one.key and texts.has(key) else ""
                lines.append((begins if key == one.key else further, text))
        rules |= dict.fromkeys(one.rules)
    return Told(name, sort, lines, tuple(rules))


def part(texts: Texts, key: str, attribute: str, values: Mapping[str, Any]) -> str:
    """An attribute of a message; "" if it has none."""
    return texts.text(f"{key}.{attribute}", **values) if texts.has(key, attribute) else ""


def filled(texts: Texts, values: Mapping[str, int | str | Amounts]) -> dict[str, Any]:
    """Values as messages get them; amounts are told one after the other."""
    plain = {name: value for name, value in values.items() if isinstance(value, int | str)}
    out = texts.fill(plain)
    for name, value in values.items():
        if not isinstance(value, int | str):
            told = [texts.find(f"name-{id}.count", {"amount": n}) or f"{n} {texts.name(id)}" for id, n in value.items()]
            out[name] = ", ".join(told)
    return out


def texts_for(game: Game, language: str, strict: bool = False) -> Texts:
    """The texts of a game together with those of its pieces."""
    return made(game.home, language, strict)


@cache
def made(home: Path, language: str, strict: bool) -> Texts:
    from .texts import SHARED, Texts

    folders = [SHARED, home / "text", home / "text" / FOLDER]
    return Texts(language, [folder / f"{language}.ftl" for folder in folders], strict)
