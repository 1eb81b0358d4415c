"""What several commands read from their arguments."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from dolmen import BadOption, DolmenError, Game, load
from dolmen.bots import make_bot
from dolmen.core.options import Value, parse_option


class BadUsage(DolmenError):
    """Arguments that do not fit together."""


def find_game(id: str, components: Path | None = None) -> Game:
    """A game by its id; `stone_age` is taken for `stone-age`."""
    return load(id.replace("_", "-"), components)


def read_options(game: Game, given: Sequence[str]) -> dict[str, Value]:
    """The options as `name=value` arguments, checked."""
    options: dict[str, Value] = {}
    for text in given:
        name, value = parse_option(text)
        if name in options:
            raise BadOption(f"option {name} is given twice")
        options[name] = value
    settled = game.settle(options)
    return {name: settled[name] for name in options}


def read_bots(text: str, count: int, what: str = "players") -> list[str]:
    """Bots by name: one each, or one for all."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        make_bot(name)
    if len(names) == 1:
        return names * count
    if len(names) != count:
        raise BadUsage(f"--bots names {len(names)} bots for {count} {what}: give one for each, or one for all")
    return names


def has_terminal() -> bool:
    """Whether a person sits there with a whole screen."""
    return sys.stdin.isatty() and sys.stdout.isatty()
