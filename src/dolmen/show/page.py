"""A recorded game as one page that needs nothing else, drawn by the browser client's own boards."""

from __future__ import annotations

import html
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

import dolmen
from dolmen.core.errors import DolmenError
from dolmen.core.game import Game
from dolmen.core.pieces import FOLDER as PIECES
from dolmen.core.record import Record
from dolmen.core.texts import LANGUAGES, SHARED

from .catalogue import PiecesInfo, catalogue, describe
from .replay import make_replay
from .vocabulary import vocabulary

STATIC = Path(dolmen.__file__).parent / "static"
FRAME = '<iframe srcdoc="{page}" title="{title}" style="width: 100%; height: 680px; border: 0"></iframe>'


class NoPlayer(DolmenError):
    """The web client was not built, so there is nothing to draw with."""


def page(record: Record, game: Game, seat: int | None, language: str, beside: Mapping[str, Any] | None = None) -> str:
    """One self-contained HTML page: the player, the game's texts and the game, and what else there is to show."""
    return alone("player", {**contents(record, game, seat, language), **(beside or {})}, language)


def alone(name: str, contents: object, language: str) -> str:
    """A page that brings along what it shows, drawn by one of the client's scripts."""
    script, style = STATIC / name / f"{name}.js", STATIC / name / f"{name}.css"
    if not script.exists():
        if (STATIC / "index.html").exists():
            raise NoPlayer("this page is still being built, beside the rules: try again in a minute")
        raise NoPlayer("the web client is not built here; ./play builds it")
    data = msgspec.json.encode(contents).decode()
    # "<" never ends a script early, whatever names people have.
    return PAGE.format(
        language=language,
        style=style.read_text(encoding="utf-8"),
        data=data.replace("<", "\\u003c"),
        script=script.read_text(encoding="utf-8").replace("</script", "<\\/script"),
    )


def frame(record: Record, game: Game, seat: int | None, language: str) -> str:
    """The page inside another one, such as a notebook."""
    return FRAME.format(page=html.escape(page(record, game, seat, language)), title=game.id)


def contents(record: Record, game: Game, seat: int | None, language: str) -> dict[str, Any]:
    """What the player is told instead of asking a server."""
    return {
        "replay": make_replay(record, game, seat),
        **stock(game, language),
        "vocabularies": {"vocabulary": msgspec.Raw(vocabulary(game))},
    }


def stock(game: Game, language: str) -> dict[str, Any]:
    """The texts of a game and how to find them; addresses are only names here."""
    shared = {code: f"shared/{code}" for code in LANGUAGES}
    own = {code: f"{game.id}/{code}" for code in LANGUAGES}
    told = {code: f"{game.id}/{PIECES}/{code}" for code in LANGUAGES}
    pieces = PiecesInfo(pieces="pieces", texts=told) if game.pieces else None
    info = describe(game, "vocabulary", own, board=board_in(game), pieces=pieces)
    texts = {shared[code]: (SHARED / f"{code}.ftl").read_text(encoding="utf-8") for code in LANGUAGES}
    texts |= {own[code]: (game.home / "text" / f"{code}.ftl").read_text(encoding="utf-8") for code in LANGUAGES}
    if game.pieces:
        folder = game.home / "text" / PIECES
        texts |= {told[code]: (folder / f"{code}.ftl").read_text(encoding="utf-8") for code in LANGUAGES}
        texts["pieces"] = msgspec.json.encode(game.pieces).decode()
    return {"language": language, "catalogue": catalogue([info], shared, []), "texts": texts}


def board_in(game: Game) -> str | None:
    """The board that a game brings along, as an address that holds it."""
    file = game.home / "board.js"
    return f"data:text/javascript;base64,{b64encode(file.read_bytes()).decode()}" if file.exists() else None


PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dolmen</title>
<link rel="icon" href="data:,">
<style>{style}</style>
</head>
<body>
<div id="app"></div>
<script type="application/json" id="dolmen-game">{data}</script>
<script>{script}</script>
</body>
</html>
"""
