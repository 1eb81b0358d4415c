"""A server whose tables begin where the words of a file lead, in any game; log, undo and record are whole.

The file is `stage.json` in the data folder, a list of words; an empty list begins as always.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dolmen.cli import run
from dolmen.server.tables.play import Play
from dolmen.server.tables.table import Table

make_play = Table.make_play


def make_late_play(self: Table, words: Sequence[int] | None = None, *rest: Any, **named: Any) -> Play:
    stage = Path(sys.argv[sys.argv.index("--data") + 1]) / "stage.json"
    staged = json.loads(stage.read_text()) if words is None and stage.exists() else []
    return make_play(self, staged or words, *rest, **named)


if __name__ == "__main__":
    Table.make_play = make_late_play  # type: ignore[method-assign]  # that is the stage
    sys.exit(run(["serve", *sys.argv[1:]]))
