"""`dolmen games`: what can be played here."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from dolmen import Game
from dolmen.core.game import playable
from dolmen.core.texts import Texts

from .speech import language, told


def games(json: bool) -> None:
    """List the installed games."""
    found, broken = playable()
    for error in broken:
        print(told(str(error)), file=sys.stderr)
    if json:
        print(msgspec.json.format(msgspec.json.encode([describe(game, language()) for game in found])).decode())
        return
    print("\n\n".join(tell(game, language()) for game in found))


def describe(game: Game, spoken: str) -> dict[str, Any]:
    """A game as data."""
    texts = Texts.of(game, spoken)
    options = [
        {
            "name": option.name,
            "kind": option.kind,
            "title": texts.option(option),
            "help": texts.option_help(option),
            "values": list(option.values) if option.values else {"from": option.low, "to": option.high},
            "default": option.default,
            "rules": list(option.rules),
        }
        for option in game.options
    ]
    return {
        "id": game.id,
        "title": texts.title(),
        "players": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "weight": game.weight,
        "rules": game.version,
        "hidden": game.hidden,
        "options": options,
        "components": {
            "hash": game.pack.hash,
            "blocks": {name: {"mark": mark, "note": note} for name, (mark, note) in game.pack.marks.items()},
        },
    }


def tell(game: Game, spoken: str) -> str:
    """A game as lines for people."""
    texts = Texts.of(game, spoken)
    lines = [f"{game.id} — {texts.title()}", f"  {texts.text('game-blurb')}"]
    lines.append("  " + texts.text("ui-players", low=game.seats[0], high=game.seats[-1]))
    lines.append("  " + texts.text("ui-components", marks=marks(game, texts)))
    lines.append("  " + texts.text("ui-options"))
    for option in game.options:
        values = "|".join(option.values) if option.values else f"{option.low}…{option.high}"
        lines.append(f"    {option.name}={values} ({option.default})")
        lines.append(f"      {texts.option(option)}: {texts.option_help(option)}")
    return "\n".join(lines)


def marks(game: Game, texts: Texts) -> str:
    """How sure the components are: the blocks by mark."""
    by_mark: dict[str, list[str]] = {}
    for name, (mark, _) in game.pack.marks.items():
        title = texts.find(f"block-{name}", {})
        by_mark.setdefault(mark, []).append(f"{title} ({name})" if title else name)  # by its name one replaces it
    return "; ".join(f"{texts.text(f'mark-{mark}')}: {', '.join(names)}" for mark, names in by_mark.items())
