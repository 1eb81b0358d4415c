"""`dolmen check`: do records follow the rules?"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from dolmen import DolmenError, Record, load

from .speech import say, told


def check(files: Sequence[Path], components: Path | None) -> int:
    """One line for every file; 1 if any of them is wrong."""
    wrong = 0
    for file in files:
        try:
            print(f"{file}: {say('cli-ok')}: {verify(file, components)}")
        except DolmenError as error:
            wrong += 1
            fault = told(str(error).removeprefix(f"{file}").lstrip(":, "))
            print(f"{file}: {say('cli-wrong')}: {fault}", file=sys.stderr)
    return 1 if wrong else 0


def verify(file: Path, components: Path | None) -> str:
    """Replay one record; what it holds."""
    record = Record.open(file)
    game = load(record.game, components)
    record.verify(game)
    scores = " ".join(map(str, record.scores)) if record.scores else ""
    result = say("cli-scores", scores=scores) if scores else say("cli-not-over")
    return say("cli-record", game=record.game, seats=len(record.seats), words=len(record.words), result=result)
