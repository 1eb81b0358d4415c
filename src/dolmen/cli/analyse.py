"""`dolmen analyse`: what was best in a recorded game, by how much, and why."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import msgspec

from dolmen import BadSeats, Game, Record
from dolmen.analysis import DEPTHS, Analysis, Depth, Study
from dolmen.analysis.sentences import speaker, tell
from dolmen.core.texts import LANGUAGES, choose_language
from dolmen.terminal import analysis as lines
from dolmen.terminal.settings import Settings, folder

from .speech import say
from .usage import find_game


def analyse(
    file: Path, seat: int, deep: bool, html: Path | None, json: bool, language: str | None, components: Path | None
) -> None:
    """Study the record, or take up what was found before, and tell it."""
    language = choose_language(language, Settings.read().language)
    record = Record.open(file)
    game = find_game(record.game, components)
    if not 1 <= seat <= len(record.seats):
        raise BadSeats(f"{file} has the seats 1 to {len(record.seats)}, not {seat}")
    analysis = studied(record, game, seat - 1, DEPTHS["deep" if deep else "quick"])
    if html is not None:
        from dolmen.show.page import page

        told = {code: tell(analysis, game, code) for code in LANGUAGES}
        text = page(record, game, None, language, {"analysis": analysis, "told": told})
        html.write_text(text, encoding="utf-8")
        print(say("cli-page", file=str(html), size=len(text.encode()) // 1000))
    elif json:
        told = {code: tell(analysis, game, code) for code in LANGUAGES}
        print(msgspec.json.format(msgspec.json.encode({"analysis": analysis, "told": told})).decode())
    else:
        for line in lines.tell(analysis, speaker(game, language, record.seats)):
            print(line)


def studied(record: Record, game: Game, seat: int, depth: Depth) -> Analysis:
    """The analysis, from what was kept if there is; a folder that cannot be written to only costs time."""
    from dolmen import __version__

    name = hashlib.sha256(f"{__version__} {depth} {seat} {record.text(game)}".encode(errors="replace")).hexdigest()[:24]
    kept = folder("data") / "analyses" / f"{name}.json"
    try:
        return msgspec.json.decode(kept.read_bytes(), type=Analysis)
    except (OSError, msgspec.DecodeError):
        analysis = Study(record, game, seat, depth).run(tick if sys.stderr.isatty() else None)
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(msgspec.json.encode(analysis))
    except OSError:
        pass
    return analysis


def tick(done: int, parts: int) -> None:
    """How far it is, on one line that is written over."""
    end = "\r" if done < parts else "\r\033[K"
    print(f"  {100 * done // parts} %", end=end, file=sys.stderr, flush=True)
