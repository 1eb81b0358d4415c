"""Routes about the games themselves: what there is, vocabularies, texts."""

from __future__ import annotations

import hashlib
import logging
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get

import dolmen
from dolmen.bots import OFFERED
from dolmen.core.errors import BrokenPlugin, UnknownGame
from dolmen.core.game import Game, playable
from dolmen.core.pieces import FOLDER as PIECES
from dolmen.core.texts import LANGUAGES, SHARED
from dolmen.school import BadLessons, course_of, picture, sections
from dolmen.school.speech import FOLDER
from dolmen.server.logs import tell
from dolmen.server.refused import Refused
from dolmen.show.catalogue import (
    Catalogue,
    CourseInfo,
    GameInfo,
    PiecesInfo,
    catalogue,
    describe,
    describe_course,
)
from dolmen.show.vocabulary import vocabulary

BROUGHT = {"cover.svg": "image/svg+xml", "board.js": "text/javascript"}  # what a game may ship for the browser
FOR_EVER = "public, max-age=31536000, immutable"


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


@cache
def pieces_of(id: str) -> bytes:
    """What every thing on the table of a game is, as JSON."""
    return msgspec.json.encode(game_of(id).pieces)


@cache
def installed() -> frozenset[str]:
    """The games that there are: the system is asked once, for that takes milliseconds, and anybody may ask for any."""
    return frozenset(dolmen.games())


def game_of(id: str) -> Game:
    if id not in installed():
        raise Refused("unknown-game", f"there is no game {id[:60]!r}; installed are: {', '.join(sorted(installed()))}")
    try:
        return dolmen.load(id)
    except (UnknownGame, BrokenPlugin) as error:
        raise Refused("unknown-game", str(error)) from None


def described(game: Game) -> GameInfo:
    """A game with the addresses at which this server tells of it."""
    base = f"/games/{game.id}"
    words = f"{base}/vocabulary.json?h={mark(vocabulary_of(game.id))}"
    files = {name: game.home / name for name in BROUGHT}
    found = {name: f"{base}/{name}?h={mark(file.read_bytes())}" for name, file in files.items() if file.exists()}
    texts = texts_in(game.home / "text", base)
    return describe(
        game, words, texts, found.get("cover.svg"), found.get("board.js"), course_info(game), pieces_info(game)
    )


def pieces_info(game: Game) -> PiecesInfo | None:
    """Where it is told what things are, if the game tells it."""
    if not game.pieces:
        return None
    base = f"/games/{game.id}/{PIECES}"
    data = f"{base}/all.json?h={mark(pieces_of(game.id))}"
    return PiecesInfo(pieces=data, texts=texts_in(game.home / "text" / PIECES, base))


def course_info(game: Game) -> CourseInfo | None:
    """The game's course; one that does not fit the rules is told of in the log, and left out."""
    try:
        course = course_of(game)
    except BadLessons as error:
        tell("course left out", logging.ERROR, game=game.id, message=str(error))
        return None
    except Exception as error:  # noqa: BLE001 - a course may fail in any way, and its game goes on without it
        tell("course left out", logging.ERROR, error, game=game.id)
        return None
    folder = game.home / "text" / FOLDER
    return None if course is None else describe_course(course, texts_in(folder, f"/games/{game.id}/{FOLDER}"))


@get("/api/games")
async def games() -> Catalogue:
    """What can be played, in which languages, with which bots."""
    return catalogue(offered(), texts_in(SHARED, "/texts"), list(OFFERED))


@cache
def offered() -> list[GameInfo]:
    """The games that can be loaded and described; the others are told of in the log, once, and left out."""
    found, broken = playable()
    for error in broken:
        tell("plug-in left out", logging.ERROR, message=str(error))
    out: list[GameInfo] = []
    for game in found:
        try:
            out.append(described(game))
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
async def get_game_file(id: str, name: str, h: str = "") -> Response[Any]:
    """The texts of a game in a language, or what it brings along for the browser."""
    home = game_of(id).home
    if name in BROUGHT and (home / name).exists():
        return kept((home / name).read_bytes(), BROUGHT[name], h)
    return text_file(home / "text", name, h)


@get("/games/{id:str}/lessons/{name:str}")
async def get_lesson_text(id: str, name: str, h: str = "") -> Response[Any]:
    """What the coach says in the lessons of a game."""
    return text_file(game_of(id).home / "text" / FOLDER, name, h)


@get("/games/{id:str}/pieces/{name:str}")
async def get_pieces(id: str, name: str, h: str = "") -> Response[Any]:
    """What every thing on the table of a game is: `all.json`, and its texts in a language."""
    if name == "all.json":
        return kept(pieces_of(id), "application/json", h)
    return text_file(game_of(id).home / "text" / PIECES, name, h)


@get("/games/{id:str}/book/lines.json")
async def get_lines(id: str) -> Response[bytes]:
    """The numbered rules of a game, section by section."""
    return kept(msgspec.json.encode(sections(game_of(id))), "application/json", "")


@get("/games/{id:str}/book/{lesson:str}/{step:int}")
async def get_picture(id: str, lesson: str, step: int) -> Response[bytes]:
    """A position of a lesson, for the book of rules."""
    return kept(drawn(id, lesson, step), "application/json", "")


@cache
def drawn(id: str, lesson: str, step: int) -> bytes:
    try:
        return msgspec.json.encode(picture(game_of(id), lesson, step))
    except BadLessons as error:
        raise Refused("not-found", str(error)) from None


@get("/texts/{name:str}")
async def get_shared_text(name: str, h: str = "") -> Response[Any]:
    """The texts that all games share."""
    return text_file(SHARED, name, h)


ROUTES = [games, get_vocabulary, get_game_file, get_lesson_text, get_pieces, get_lines, get_picture, get_shared_text]
