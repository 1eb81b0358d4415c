"""`dolmen rules`: the numbered rules of a game."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Sequence

import msgspec

from dolmen.core.errors import DolmenError
from dolmen.school import Section, sections

from .speech import language, say
from .usage import find_game

WIDTH = 96
WRITTEN = "en"  # the language of the numbered lines


class NoRules(DolmenError):
    """Nothing is written down, or nothing of that kind."""


def rules(id: str, words: Sequence[str], json: bool) -> None:
    """All lines of a game, or those that hold every word (or the number)."""
    game = find_game(id, None)
    written = sections(game)
    if not written:
        raise NoRules(f"the rules of {game.id} are not written down line by line")
    found = [section for section in (narrowed(section, words) for section in written) if section.lines]
    if not found:
        raise NoRules(f"no rule of {game.id} speaks of {' '.join(words)}")
    if json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    if language() != WRITTEN:
        print(say("cli-rules", game=game.id), file=sys.stderr)
    for section in found:
        print(f"\n{section.title}\n")
        for line in section.lines:
            print(textwrap.fill(f"{line.number:<8}{line.text}", WIDTH, subsequent_indent=" " * 8))


def narrowed(section: Section, words: Sequence[str]) -> Section:
    """The lines of a section that hold every word; all of them if its title does."""
    sought = [word.lower() for word in words]
    holds = [
        line
        for line in section.lines
        if all(word in f"{section.title} {line.number} {line.text}".lower() for word in sought)
    ]
    return Section(section.title, holds)
