"""Routes about puzzles: what there is, today's, the socket of one, and a table that goes on from it."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, date, datetime
from functools import cache
from typing import Any

import msgspec
from litestar import Request, WebSocket, get, post, websocket

from dolmen.core.game import Game, playable
from dolmen.school import BadPuzzles, Collection, puzzles_of
from dolmen.school.course import said
from dolmen.server.logs import tell
from dolmen.server.refused import Refused
from dolmen.server.tables.hall import Hall
from dolmen.server.tables.puzzling import PuzzleDesk, rating, what
from dolmen.server.tables.ratings import puzzle_rating
from dolmen.server.tables.table import TableInfo

from .gate import address_of
from .library import game_of
from .lobby import going_on, may_make, name_for, one_against_bots, shown, who
from .school import attend

EPOCH = date(2026, 1, 1).toordinal()


class PuzzleInfo(msgspec.Struct, kw_only=True):
    """A puzzle in a list: how hard it is, and whether one has tried it and was right (null: not yet)."""

    number: int
    hard: int
    solved: bool | None


class PuzzleList(msgspec.Struct, kw_only=True):
    """The puzzles of a game, and how one is rated for them."""

    game: str
    rating: int
    puzzles: list[PuzzleInfo]


class Today(msgspec.Struct, kw_only=True):
    """Today's puzzle: the same for everybody until midnight (UTC)."""

    game: str
    number: int
    hard: int
    day: str
    rating: int
    solved: bool | None


@cache
def collection_of(game: Game) -> Collection | None:
    """The puzzles of a game; a file that does not fit the rules is told of in the log, and left out."""
    try:
        found = puzzles_of(game)
    except BadPuzzles as error:
        tell("puzzles left out", logging.ERROR, game=game.id, message=str(error))
        return None
    except Exception as error:  # noqa: BLE001 - puzzles may fail in any way, and their game goes on without them
        tell("puzzles left out", logging.ERROR, error, game=game.id)
        return None
    return found if found is not None and found.puzzle else None


@cache
def all_puzzles() -> list[tuple[Game, Collection]]:
    """The games that have puzzles, and these: looked for once, since the system is asked what is installed."""
    found = ((game, collection_of(game)) for game in playable()[0])
    return [(game, collection) for game, collection in found if collection is not None]


async def puzzles(id: str) -> tuple[Game, Collection]:
    """A game that has puzzles, and all of them: reading them takes a moment, beside everything else."""
    game = game_of(id)
    found = await asyncio.to_thread(collection_of, game)
    if found is None:
        raise Refused("not-found", f"{id} has no puzzles")
    return game, found


async def tried_by(hall: Hall, person: str) -> dict[str, bool]:
    """What somebody has tried, and whether the first try was right."""
    return {one.what: one.well for one in await hall.store.learned(person)} if person else {}


@get("/api/puzzles")
async def list_puzzles(request: Request[Any, Any, Any], hall: Hall) -> list[PuzzleList]:
    """The puzzles of all games."""
    person = who(request)
    tried = await tried_by(hall, person)
    out: list[PuzzleList] = []
    for game, found in await asyncio.to_thread(all_puzzles):
        infos = [
            PuzzleInfo(number=number, hard=puzzle.hard, solved=tried.get(what(game.id, puzzle)))
            for number, puzzle in enumerate(found.puzzle, 1)
        ]
        own = puzzle_rating(await rating(hall.store, person, game.id))
        out.append(PuzzleList(game=game.id, rating=own, puzzles=infos))
    return out


@get("/api/puzzles/today")
async def today(request: Request[Any, Any, Any], hall: Hall) -> Today | None:
    """The puzzle of the day, if there is any: games take turns, and so do their puzzles."""
    day = datetime.now(UTC).date()
    games = await asyncio.to_thread(all_puzzles)
    if not games:
        return None
    rounds, place = divmod(day.toordinal() - EPOCH, len(games))
    game, found = games[place]
    number = rounds * 7 % len(found.puzzle) + 1  # neighbours come from one game of self-play
    puzzle = found.puzzle[number - 1]
    person = who(request)
    return Today(
        game=game.id,
        number=number,
        hard=puzzle.hard,
        day=day.isoformat(),
        rating=puzzle_rating(await rating(hall.store, person, game.id)),
        solved=(await tried_by(hall, person)).get(what(game.id, puzzle)),
    )


@websocket("/api/puzzles/{game:str}/{number:int}/socket")
async def puzzle_socket(socket: WebSocket[Any, Any, Any], hall: Hall, game: str, number: int) -> None:
    """A puzzle, both ways."""

    async def make(person: str) -> PuzzleDesk:
        try:
            found, collection = await puzzles(game)
            return await PuzzleDesk.make(hall, found, number, collection, person, address_of(socket.scope))
        except BadPuzzles as error:
            raise Refused("unknown-table", str(error)) from None
        except Refused as error:
            raise Refused("unknown-table", str(error)) from None

    await attend(socket, hall, make)


@post("/api/puzzles/{game:str}/{number:int}/table")
async def play_on(request: Request[Any, Any, Any], hall: Hall, game: str, number: int) -> TableInfo:
    """A table that goes on from a puzzle, with bots at the other seats; fate is new."""
    person = who(request)
    await may_make(request, hall)
    found, collection = await puzzles(game)
    try:
        puzzle = collection.find(number)
    except BadPuzzles as error:
        raise Refused("not-found", str(error)) from None
    name = await name_for(hall, person, "")
    chairs = one_against_bots(puzzle.seats, puzzle.seat, person, name, PuzzleDesk.bot)
    options = found.settle(puzzle.options)
    setup = going_on(person, game=found.id, rules=found.version, components=found.pack.hash, options=options)
    words = said(puzzle.words, found.words)
    authority = await hall.create(setup, chairs, words=words, address=address_of(request.scope))
    return await shown(authority, person)


ROUTES = [list_puzzles, today, puzzle_socket, play_on]
