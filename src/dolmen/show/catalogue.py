"""What there is to play, as a client is told: by the server, and inside a page that needs none."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

import dolmen
from dolmen.bots.levels import catalogue as levels
from dolmen.core.components import Mark
from dolmen.core.game import Game
from dolmen.core.options import Option, Value
from dolmen.core.texts import LANGUAGES
from dolmen.school import Course


class BlockInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A block of components: where its figures come from, and what there is to say about that."""

    name: str
    mark: Mark
    note: str


class LessonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson of a game's course."""

    id: str
    minutes: int
    steps: int


class ExampleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A worked example of the rules, held like a lesson, and the line it belongs to."""

    id: str
    rule: str


class CourseInfo(msgspec.Struct, kw_only=True):
    """How a game is learned: lessons, examples, the addresses of what the coach says (by language), the first game."""

    lessons: list[LessonInfo]
    examples: list[ExampleInfo]
    texts: dict[str, str]
    seats: int
    options: dict[str, Value]


class PiecesInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Where a client finds what every thing on the table is, and the texts of that, by language."""

    pieces: str
    texts: dict[str, str]


class GameInfo(msgspec.Struct, kw_only=True):
    """A game as the lobby offers it; `vocabulary`, `texts` (by language), `cover` and `board` are addresses.

    `minutes` (from, to) and `weight` (1 to 5) are 0 where the game does not say; `kinds` tells what the values of a
    parameter are, {"card": {"7": ["basket"]}}, `figures` the numbers of the box that messages tell. `cover` and `board`
    are what the game itself brings along, if it does. `ratings` are those of the levels of play, on the scale of
    people's.
    """

    id: str
    version: int
    seats: list[int]
    minutes: tuple[int, int]
    weight: int
    hidden: bool
    components: str
    blocks: list[BlockInfo]
    kinds: Mapping[str, Mapping[str, tuple[str, ...]]]
    figures: Mapping[str, Mapping[str, int]]
    options: list[Option]
    vocabulary: str
    texts: dict[str, str]
    cover: str | None
    board: str | None
    course: CourseInfo | None
    pieces: PiecesInfo | None
    ratings: dict[str, int]


class Catalogue(msgspec.Struct, kw_only=True):
    """All that is installed; `texts` are the addresses of what all games share."""

    version: str
    languages: list[str]
    texts: dict[str, str]
    bots: list[str]
    games: list[GameInfo]


def describe(
    game: Game,
    vocabulary: str,
    texts: dict[str, str],
    cover: str | None = None,
    board: str | None = None,
    course: CourseInfo | None = None,
    pieces: PiecesInfo | None = None,
) -> GameInfo:
    """A game, whose words, texts, cover and browser board are found at these addresses."""
    return GameInfo(
        id=game.id,
        version=game.version,
        seats=list(game.seats),
        minutes=game.minutes,
        weight=game.weight,
        hidden=game.hidden,
        components=game.pack.hash,
        blocks=[BlockInfo(name=name, mark=mark, note=note) for name, (mark, note) in game.pack.marks.items()],
        kinds=game.kinds,
        figures=game.figures,
        options=list(game.options),
        vocabulary=vocabulary,
        texts=texts,
        cover=cover,
        board=board,
        course=course,
        pieces=pieces,
        ratings={card.name: round(card.rating.rating) for card in levels(game.id) if card.rating},
    )


def describe_course(course: Course, texts: dict[str, str]) -> CourseInfo:
    """A course whose texts are found at these addresses."""
    return CourseInfo(
        lessons=[LessonInfo(id=one.id, minutes=one.minutes, steps=len(one.step)) for one in course.lesson],
        examples=[ExampleInfo(id=one.id, rule=one.rule) for one in course.example],
        texts=texts,
        seats=course.first.seats,
        options=course.first.options,
    )


def catalogue(games: list[GameInfo], texts: dict[str, str], bots: list[str]) -> Catalogue:
    """These games, in the languages there are."""
    return Catalogue(version=dolmen.__version__, languages=list(LANGUAGES), texts=texts, bots=bots, games=games)
