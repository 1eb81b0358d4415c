"""`dolmen export`: a recorded game as one page that needs nothing else."""

from __future__ import annotations

from pathlib import Path

from dolmen import BadSeats, Record
from dolmen.show.page import page

from .speech import language, say
from .usage import find_game


def export(file: Path, output: Path, seat: int | None, components: Path | None) -> None:
    """Write the page."""
    record = Record.open(file)
    game = find_game(record.game, components)
    if seat is not None and not 1 <= seat <= len(record.seats):
        raise BadSeats(f"{file} has the seats 1 to {len(record.seats)}, not {seat}")
    text = page(record, game, None if seat is None else seat - 1, language())
    output.write_text(text, encoding="utf-8")
    print(say("cli-page", file=str(output), size=len(text.encode()) // 1000))
