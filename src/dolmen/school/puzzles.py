"""Puzzles as they are written: a position, the one word that is best there, and what every word is worth.

A file `puzzles.toml` lies beside its game. `dolmen puzzles make` writes it (see `making.py`), nobody else does; reading
it plays every puzzle to its position, so that a file which does not fit the rules is refused with its line.
"""

from __future__ import annotations

import hashlib
import textwrap
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from dolmen.core.errors import DolmenError
from dolmen.core.game import Game, playable
from dolmen.core.options import Value
from dolmen.core.walk import Walk
from dolmen.core.words import Vocabulary

from .course import misshapen, said

FILE = "puzzles.toml"
WIDTH = 118


class BadPuzzles(DolmenError):
    """Puzzles that cannot be read or do not fit the rules: which line, and what was expected."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A decision of one seat, as it came up between bots."""

    game: int  # the game of self-play that it comes from
    seats: int
    options: dict[str, Value] = {}
    seat: int
    answer: str
    obvious: str  # what looks best at once
    hard: int  # 1 to 5: how far a search must look to see it
    shares: dict[str, float]  # of the win, after every word that may be said
    words: str  # that lead to the position, written as in a lesson

    @property
    def mark(self) -> str:
        """What it is known by, wherever it stands in the file."""
        return hashlib.sha256(f"{self.seats} {self.options} {self.words} {self.answer}".encode()).hexdigest()[:10]

    @property
    def gap(self) -> float:
        """By how much the answer is better than what is obvious."""
        return self.shares[self.answer] - self.shares[self.obvious]


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How puzzles were found: the seed, what was looked through, and the iterations of each search."""

    seed: int
    games: int = 0
    decisions: int = 0
    glance: int  # that plays the games and finds candidates
    check: int  # that must agree on a candidate
    weigh: int  # after every word, for its share


class Collection(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All puzzles of a game, numbered from 1."""

    made: Made
    puzzle: tuple[Puzzle, ...] = ()

    def find(self, number: int) -> Puzzle:
        if not 1 <= number <= len(self.puzzle):
            raise BadPuzzles(f"there is no puzzle {number}; puzzles are 1 to {len(self.puzzle)}")
        return self.puzzle[number - 1]


def position(game: Game, puzzle: Puzzle) -> Walk:
    """The game as it stands when the question is asked; every word is checked against the rules."""
    walk = Walk(game, [str(seat + 1) for seat in range(puzzle.seats)], puzzle.options)
    for word in said(puzzle.words, game.words):
        walk.check(word)
        walk.follow(word)
    return walk


# Reading.


def read_puzzles(file: Path) -> Collection:
    """Puzzles as they are written; whether they fit the rules is found by playing them (`check`)."""
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
        return msgspec.convert(raw, Collection, strict=True)
    except OSError as error:
        raise BadPuzzles(f"{file.name}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadPuzzles(f"{file.name}: not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadPuzzles(misshapen(file, str(error))) from None


def check(game: Game, collection: Collection, file: Path) -> None:
    """Play every puzzle to its position, and refuse one that the rules do not lead to."""
    for number, puzzle in enumerate(collection.puzzle, 1):
        fault = fault_of(game, puzzle)
        if fault is not None:
            part, what = fault
            raise BadPuzzles(f"{file.name}:{line_of(file, number, part)}: puzzle {number}: {what}")


def fault_of(game: Game, puzzle: Puzzle) -> tuple[str, str] | None:
    """The part of a puzzle that does not fit the rules, and what was expected; None if all is well."""
    if puzzle.seats not in game.seats:
        return "seats", f"{game.id} is not for {puzzle.seats} players"
    try:
        state = position(game, puzzle).state
    except DolmenError as error:
        return "words", str(error)
    if state.to_move != puzzle.seat:
        return "seat", f"seat {int(state.to_move)} is asked there, not {puzzle.seat}"
    legal = sorted(map(game.words.text, state.legal()))
    for part, word in (("answer", puzzle.answer), ("obvious", puzzle.obvious)):
        if word not in legal:
            return part, f"{word!r} is not legal there"
    if sorted(puzzle.shares) != legal:
        return "shares", f"every word that is legal there should have a share: {', '.join(legal)}"
    if puzzle.answer == puzzle.obvious or puzzle.shares[puzzle.answer] < max(puzzle.shares.values()):
        return "answer", f"{puzzle.answer!r} should have the largest share, and not be the obvious word"
    return None


def line_of(file: Path, number: int, part: str) -> int:
    """The line of a part of the n-th puzzle."""
    seen = 0
    for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        seen += text.strip() == "[[puzzle]]"
        if seen == number and text.startswith(f"{part} = "):
            return line
    return 0


@cache
def puzzles_of(game: Game) -> Collection | None:
    """The puzzles of a game, read and played through once; None if it brings none."""
    file = game.home / FILE
    if not file.exists():
        return None
    found = read_puzzles(file)
    check(game, found, file)
    return found


def collections() -> tuple[dict[str, Collection], list[BadPuzzles]]:
    """The puzzles of all games that have some, and what is wrong with those that are left out."""
    found: dict[str, Collection] = {}
    broken: list[BadPuzzles] = []
    for game in playable()[0]:
        try:
            collection = puzzles_of(game)
        except BadPuzzles as error:
            broken.append(BadPuzzles(f"the puzzles of {game.id} are left out ({error})"))
            continue
        if collection is not None and collection.puzzle:
            found[game.id] = collection
    return found, broken


# Writing.


def written(words: Iterable[int], vocabulary: Vocabulary) -> str:
    """Words as `said` reads them, those that differ in their last value alone put together: "roll 5, 4, 2"."""
    parts: list[str] = []
    head = ""
    for word in words:
        text = vocabulary.text(word)
        before, _, last = text.rpartition(" ")
        if before and before == head:
            parts[-1] += f", {last}"
        else:
            parts.append(text)
        head = before
    return "; ".join(parts)


def write_puzzles(file: Path, game: Game, collection: Collection) -> None:
    """Write the file, whole or not at all."""
    made = collection.made
    lines = [
        f"# Decisions of {game.id} in which one word is best, and not the obvious one: see docs/puzzles.md.",
        f"# Written by `dolmen puzzles make {game.id} --seed {made.seed}`; not to be changed by hand.",
        "",
        "[made]",
        *(f"{name} = {value}" for name, value in msgspec.structs.asdict(made).items()),
    ]
    for puzzle in collection.puzzle:
        lines += ["", "[[puzzle]]", *puzzle_lines(puzzle)]
    draft = file.with_name(file.name + ".part")
    draft.write_text("\n".join(lines) + "\n", encoding="utf-8")
    draft.replace(file)


def puzzle_lines(puzzle: Puzzle) -> list[str]:
    shares = sorted(puzzle.shares.items(), key=lambda item: -item[1])
    glued = puzzle.words.replace(" ", "\0").replace(";\0", "; ")  # a line ends where a word does
    words = textwrap.wrap(glued, WIDTH, break_long_words=False, break_on_hyphens=False)
    return [
        f"game = {puzzle.game}",
        f"seats = {puzzle.seats}",
        *([f"options = {table(puzzle.options)}"] if puzzle.options else []),
        f"seat = {puzzle.seat}",
        f"answer = {quoted(puzzle.answer)}",
        f"obvious = {quoted(puzzle.obvious)}",
        f"hard = {puzzle.hard}",
        f"shares = {{ {', '.join(f'{quoted(word)} = {share}' for word, share in shares)} }}",
        'words = """',
        "\n".join(words).replace("\0", " ") + '"""',
    ]


def table(options: dict[str, Value]) -> str:
    values = {name: quoted(value) if isinstance(value, str) else str(value) for name, value in options.items()}
    return f"{{ {', '.join(f'{name} = {value}' for name, value in values.items())} }}"


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
