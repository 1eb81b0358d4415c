"""`dolmen check`: do records follow the rules?"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from dolmen import DolmenError, Record, load


def check(files: Sequence[Path], components: Path | None) -> int:
    """One line for every file; 1 if any of them is wrong."""
    wrong = 0
    for file in files:
        try:
            print(f"{file}: ok: {verify(file, components)}")
        except DolmenError as error:
            wrong += 1
            print(f"{file}: wrong: {str(error).removeprefix(f'{file}').lstrip(':, ')}", file=sys.stderr)
    return 1 if wrong else 0


def verify(file: Path, components: Path | None) -> str:
    """Replay one record; what it holds."""
    record = Record.open(file)
    game = load(record.game, components)
    record.verify(game)
    result = f"scores {' '.join(map(str, record.scores))}" if record.scores else "not over yet"
    return f"{record.game}, {len(record.seats)} players, {len(record.words)} words, {result}"
