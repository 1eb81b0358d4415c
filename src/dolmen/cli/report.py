"""`dolmen report`: a tournament as one page that needs nothing else."""

from __future__ import annotations

from pathlib import Path

from dolmen.arena import Folder
from dolmen.arena.report import page

from .speech import language, say


def report(folder: Path, output: Path | None) -> None:
    """Write the page."""
    file = output or folder / "report.html"
    text = page(Folder(folder), language())
    file.write_text(text, encoding="utf-8")
    print(say("cli-page", file=str(file), size=len(text.encode()) // 1000))
