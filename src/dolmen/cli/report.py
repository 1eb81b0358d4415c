"""`dolmen report`: a tournament as one page that needs nothing else."""

from __future__ import annotations

from pathlib import Path

from dolmen.arena import Folder
from dolmen.arena.report import page
from dolmen.core.texts import choose_language
from dolmen.terminal.settings import Settings


def report(folder: Path, output: Path | None, language: str | None) -> None:
    """Write the page."""
    file = output or folder / "report.html"
    text = page(Folder(folder), choose_language(language, Settings.read().language))
    file.write_text(text, encoding="utf-8")
    print(f"{file}: {len(text.encode()) // 1000} kB, opens in any browser")
