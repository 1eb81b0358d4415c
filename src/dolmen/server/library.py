"""Routes about the games themselves: what there is, vocabularies, texts."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get

import dolmen
from dolmen.bots import BOTS
from dolmen.core.errors import BrokenPlugin, UnknownGame
from dolmen.core.game import Game, playable
from dolmen.core.options import Option
from dolmen.core.texts import LANGUAGES, SHARED
from dolmen.show.provenance import BlockInfo, blocks_of
from dolmen.show.vocabulary import vocabulary

from .logs import tell
from .refused import Refused

FOR_EVER = "public, max-age=31536000, immutable"


class GameInfo(msgspec.Struct, kw_only=True):
    """A game as the lobby offers it."""

    id: str
    version: int
    seats: list[int]
    minutes: tuple[int, int]
    weight: int
    hidden: bool
    components: str
    blocks: list[BlockInfo]
    kinds: Mapping[str, Mapping[str, tuple[str, ...]]]
    options: list[Option]
    vocabulary: str
    texts: dict[str, str]


class Library(msgspec.Struct, kw_only=True):
    """All that is installed."""

    version: str
    languages: list[str]
    texts: dict[str, str]
    bots: list[str]
    games: list[GameInfo]


def mark(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:16]


def texts_in(folder: Path, base: str) -> dict[str, str]:
    files = {language: folder / f"{language}.ftl" for language in LANGUAGES}
    return {
        language: f"{base}/{language}.ftl?h={mark(file.read_bytes())}"
        for language, file in files.items()
        if file.exists()
    }


@cache
def vocabulary_of(id: str) -> bytes:
    """The words and events of a game as JSON."""
    return vocabulary(game_of(id))


def game_of(id: str) -> Game:
    try:
        return dolmen.load(id)
    except (UnknownGame, BrokenPlugin) as error:
        raise Refused("unknown-game", str(error)) from None


def describe(id: str) -> GameInfo:
    game = game_of(id)
    return GameInfo(
        id=id,
        version=game.version,
        seats=list(game.seats),
        minutes=game.minutes,
        weight=game.weight,
        hidden=game.hidden,
        components=game.pack.hash,
        blocks=blocks_of(game),
        kinds=game.kinds,
        options=list(game.options),
        vocabulary=f"/games/{id}/vocabulary.json?h={mark(vocabulary_of(id))}",
        texts=texts_in(game.home / "text", f"/games/{id}"),
    )


@get("/api/games")
async def games() -> Library:
    """What can be played, in which languages, with which bots."""
    return Library(
        version=dolmen.__version__,
        languages=list(LANGUAGES),
        texts=texts_in(SHARED, "/texts"),
        bots=list(BOTS),
        games=offered(),
    )


@cache
def offered() -> list[GameInfo]:
    """The games that can be loaded and described; the others are told of in the log, once, and left out."""
    found, broken = playable()
    for error in broken:
        tell("plug-in left out", logging.ERROR, message=str(error))
    out: list[GameInfo] = []
    for game in found:
        try:
            out.append(describe(game.id))
        except Exception as error:  # noqa: BLE001 - a plug-in may fail in any way
            tell("plug-in left out", logging.ERROR, error, game=game.id)
    return out


def kept(body: bytes, media_type: str, h: str) -> Response[bytes]:
    """A body that may be kept for ever by who asked for exactly this one."""
    caching = FOR_EVER if h == mark(body) else "no-cache"
    return Response(body, media_type=media_type, headers={"cache-control": caching, "etag": f'"{mark(body)}"'})


@get("/games/{id:str}/vocabulary.json")
async def get_vocabulary(id: str, h: str = "") -> Response[bytes]:
    """The words and events of a game."""
    return kept(vocabulary_of(id), "application/json", h)


def text_file(folder: Path, name: str, h: str) -> Response[Any]:
    language, _, ending = name.partition(".")
    file = folder / name
    if ending != "ftl" or language not in LANGUAGES or not file.exists():
        raise Refused("not-found", f"there are no texts {name!r}")
    return kept(file.read_bytes(), "text/plain; charset=utf-8", h)


@get("/games/{id:str}/{name:str}")
async def get_game_text(id: str, name: str, h: str = "") -> Response[Any]:
    """The texts of a game in a language."""
    return text_file(game_of(id).home / "text", name, h)


@get("/texts/{name:str}")
async def get_shared_text(name: str, h: str = "") -> Response[Any]:
    """The texts that all games share."""
    return text_file(SHARED, name, h)


ROUTES = [games, get_vocabulary, get_game_text, get_shared_text]
