"""A board as lines, for commands that ask and answer line by line: lessons and puzzles."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.style import Style
from rich.text import Text

from dolmen import Game
from dolmen.core.texts import Texts
from dolmen.core.view import View

from .boards import Scene, board_for
from .boards.board import things
from .palette import PALETTES
from .settings import Settings

WIDEST = 120


def board(game: Game, view: View, texts: Texts, names: Sequence[str]) -> Text:
    """What a seat sees, drawn for the width of the terminal; what legal words speak of is lit."""
    lit = frozenset(thing for word in view.legal for thing in things(game.words.fields(word)))
    scene = Scene(game, view, texts, names, PALETTES[Settings.read().theme], lit)
    own = board_for(game.id)()
    width = min(shutil.get_terminal_size().columns, WIDEST)
    return Text("\n").join([Text(own.status(scene), style="bold"), own.lines(scene, width)])


def print_board(game: Game, view: View, texts: Texts, names: Sequence[str]) -> None:
    """Print it: in colours on a terminal, on a ground of its own, since nobody knows that of the terminal; in plain
    characters elsewhere.
    """
    text = board(game, view, texts, names)
    if sys.stdout.isatty():
        palette = PALETTES[Settings.read().theme]
        ground = Style(color=palette.ink, bgcolor=palette.table)
        Console().print(text, style=ground, justify="left", no_wrap=True, crop=False)
    else:
        print("\n".join(line.rstrip() for line in text.plain.splitlines()))
