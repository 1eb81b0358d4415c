"""A board as lines, for commands that ask and answer line by line: lessons and puzzles."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from dolmen import Game
from dolmen.core.texts import Texts
from dolmen.core.view import View

from .boards import Scene, board_for
from .boards.board import things
from .palette import DAY, NIGHT
from .settings import Settings

WIDEST = 120


def board(game: Game, view: View, texts: Texts, names: Sequence[str]) -> Text:
    """What a seat sees, drawn for the width of the terminal; what legal words speak of is lit."""
    lit = frozenset(thing for word in view.legal for thing in things(game.words.fields(word)))
    palette = DAY if Settings.read().theme == "day" else NIGHT
    scene = Scene(game, view, texts, names, palette, lit)
    own = board_for(game.id)()
    width = min(shutil.get_terminal_size().columns, WIDEST)
    return Text("\n").join([Text(own.status(scene), style="bold"), own.lines(scene, width)])


def print_board(game: Game, view: View, texts: Texts, names: Sequence[str]) -> None:
    """Print it: in colours on a terminal, in plain characters elsewhere."""
    text = board(game, view, texts, names)
    if sys.stdout.isatty():
        Console().print(text, no_wrap=True, crop=False)
    else:
        print("\n".join(line.rstrip() for line in text.plain.splitlines()))
