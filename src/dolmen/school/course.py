"""Courses as they are written: lessons, their steps, and how they are read and checked."""

from __future__ import annotations

import fnmatch
import re
import tomllib
from functools import cache
from pathlib import Path

import msgspec

from dolmen.core.components import readable
from dolmen.core.errors import BadWord, DolmenError
from dolmen.core.game import Game, playable
from dolmen.core.options import Value
from dolmen.core.words import Vocabulary

FILE = "lessons.toml"
NAME = re.compile(r"[a-z][a-z0-9-]*")


class BadLessons(DolmenError):
    """A course that cannot be read or does not fit the rules: which line, and what was expected."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Say → point → do. A step without `do` is to be looked at; a step with it waits for its words, one by one.

    Words are written as they are said, `;` between them; "roll 5, 4, 2" is short for three words of one family. In
    patterns `*` stands for anything: "place river *".
    """

    id: str
    point: tuple[str, ...] = ()  # pieces of the board; where there is none, what is lit
    do: str = ""
    lit: tuple[str, ...] = ()  # words that are lit besides: some may be wrong, which is worth knowing
    wrong: dict[str, str] = {}  # pattern of a wrong word → the text `.wrong-<name>` that answers it
    then: str = ""  # what fate, others and, where there is no choice, the pupil say afterwards
    rule: str = ""  # the line of the rules that is met here


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position reached by words, and steps from there; the pupil sits at seat 0."""

    id: str
    minutes: int = 1
    seats: int = 2
    options: dict[str, Value] = {}
    start: str = ""
    step: tuple[Step, ...]


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table at which the first game is played, against the lowest level."""

    seats: int = 2
    options: dict[str, Value] = {}


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All lessons of a game, in order, and the table of the first game after them."""

    lesson: tuple[Lesson, ...]
    first: FirstGame = FirstGame()

    @property
    def minutes(self) -> int:
        return sum(lesson.minutes for lesson in self.lesson)

    def find(self, id: str) -> Lesson:
        """A lesson by its id or its number, counted from 1."""
        for number, lesson in enumerate(self.lesson, 1):
            if id in (lesson.id, str(number)):
                return lesson
        raise BadLessons(f"there is no lesson {id!r}; lessons are: {', '.join(lesson.id for lesson in self.lesson)}")


def said(text: str, vocabulary: Vocabulary) -> list[int]:
    """Words as a course writes them: "starts 1; reveal 4, 13, 25"."""
    words: list[int] = []
    for part in re.split(r"[;\n]", text):
        first, *more = [" ".join(one.split()) for one in part.split(",")]
        if not first:
            continue
        words.append(vocabulary.parse(first))
        head = first.rpartition(" ")[0]
        words += [vocabulary.parse(f"{head} {one}") for one in more]
    return words


def fits(pattern: str, text: str) -> bool:
    """Whether a word in notation is one of a pattern, `*` standing for anything."""
    return fnmatch.fnmatchcase(text, pattern)


def read_course(file: Path) -> Course:
    """A course as it is written; whether it fits the rules is found by playing it (`check`)."""
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
        found = msgspec.convert(raw, Course, strict=True)
    except OSError as error:
        raise BadLessons(f"{file.name}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadLessons(f"{file.name}: not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadLessons(f"{file.name}: {readable(str(error))}") from None
    names = [lesson.id for lesson in found.lesson]
    for lesson in found.lesson:
        if not NAME.fullmatch(lesson.id) or names.count(lesson.id) > 1:
            raise BadLessons(f"{file.name}: lesson {lesson.id!r}: an id is in lower case, and no other lesson has it")
        steps = [step.id for step in lesson.step]
        if not lesson.step or lesson.step[-1].do:
            raise BadLessons(f"{where(file, lesson)}: its last step should be one to look at")
        for step in lesson.step:
            if not NAME.fullmatch(step.id) or steps.count(step.id) > 1:
                raise BadLessons(f"{where(file, lesson, step)}: an id is in lower case, and no other step has it")
    return found


def where(file: Path, lesson: Lesson, step: Step | None = None, part: str = "") -> str:
    """Where something is written, by file, line, lesson and step."""
    line = line_of(file, lesson.id, step.id if step else "", part)
    return f"{file.name}:{line}: lesson {lesson.id}" + (f", step {step.id}" if step else "")


def line_of(file: Path, lesson: str, step: str, part: str) -> int:
    """The line on which a lesson, its step or a part of that begins."""
    wanted = [f'id = "{lesson}"', *([f'id = "{step}"'] if step else []), *([f"{part} = "] if part else [])]
    line = 0
    for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if wanted and text.strip().startswith(wanted[0]):
            line = number
            wanted.pop(0)
    return line


def check(game: Game, course: Course, file: Path) -> None:
    """Play every lesson to its end, and refuse a course whose words the rules do not allow."""
    from .sitting import Sitting

    for lesson in course.lesson:
        if lesson.seats not in game.seats:
            raise BadLessons(f"{where(file, lesson, part='seats')}: {game.id} is not for {lesson.seats} players")
        try:
            sitting = Sitting(game, lesson)
        except DolmenError as error:
            raise BadLessons(f"{where(file, lesson, part='start')}: {error}") from None
        for step in lesson.step:
            part = "do"
            try:
                words = said(step.do, game.words)
                for word in words:
                    sitting.match.check_said(sitting.seat, word)
                    sitting.say([word])
                if not words:
                    sitting.next()
            except DolmenError as error:
                part = "do" if step.do and sitting.left else "then"
                raise BadLessons(f"{where(file, lesson, step, part)}: {error}") from None
            for pattern in (*step.lit, *step.wrong):
                check_pattern(game, pattern, where(file, lesson, step))


def check_pattern(game: Game, pattern: str, place: str) -> None:
    """A pattern names a family, and as many values as it has."""
    name, *values = pattern.split(" ")
    family = game.words.named.get(name)
    if family is None or len(values) != len(family.params):
        raise BadLessons(f"{place}: {pattern!r} is no word of {game.id}, nor a pattern of one")
    for value, param in zip(values, family.params, strict=True):
        if "*" not in value:
            try:
                param.parse(value)
            except BadWord as error:
                raise BadLessons(f"{place}: {pattern!r}: {error}") from None


@cache
def course_of(game: Game) -> Course | None:
    """The course of a game, read and played through once; None if it brings none."""
    file = game.home / FILE
    if not file.exists():
        return None
    found = read_course(file)
    check(game, found, file)
    return found


def courses() -> tuple[dict[str, Course], list[BadLessons]]:
    """The courses of all games that have one, and what is wrong with those that are left out."""
    found: dict[str, Course] = {}
    broken: list[BadLessons] = []
    for game in playable()[0]:
        try:
            course = course_of(game)
        except BadLessons as error:
            broken.append(BadLessons(f"the course of {game.id} is left out ({error})"))
            continue
        if course is not None:
            found[game.id] = course
    return found, broken
