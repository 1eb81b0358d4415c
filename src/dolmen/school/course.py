"""Courses as they are written: lessons, their steps, and how they are read and checked."""

from __future__ import annotations

import fnmatch
import re
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

from dolmen.core.components import readable
from dolmen.core.errors import BadWord, DolmenError
from dolmen.core.game import Game, playable
from dolmen.core.options import Value
from dolmen.core.words import Vocabulary

if TYPE_CHECKING:
    from .sitting import Sitting

FILE = "lessons.toml"
EXAMPLES = "examples.toml"  # beside it
ANY = "*"  # in place of a word: whatever the rules allow
NAME = re.compile(r"[a-z][a-z0-9-]*")


class BadLessons(DolmenError):
    """A course that cannot be read or does not fit the rules: which line, and what was expected."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Say → point → do. A step without `do` is to be looked at; a step with it waits for its words, one by one.

    Words are written as they are said, `;` between them; "roll 5, 4, 2" is short for three words of one family. In
    patterns `*` stands for anything, `|` for a choice, `..` for a range: "place forest|river 2..5"; `*` alone is any
    word. What is to be done may be a pattern too: then the pupil chooses.
    """

    id: str
    point: tuple[str, ...] = ()  # pieces of the board; where there is none, what is lit
    do: str = ""
    eg: str = ""  # what the coach says where the pupil may choose; else the first word that fits
    lit: tuple[str, ...] = ()  # words that are lit besides: some may be wrong, which is worth knowing
    wrong: dict[str, str] = {}  # pattern of a wrong word → the text `.wrong-<name>` that answers it
    then: str = ""  # what fate, others and, where there is no choice, the pupil say afterwards
    rule: str = ""  # the line of the rules that is met here


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position reached by words, and steps from there; the pupil sits at seat 0."""

    id: str
    rule: str = ""  # of an example: the line of the rules that it belongs to
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
    """All lessons of a game, in order, the table of the first game after them, and examples of the rules."""

    lesson: tuple[Lesson, ...]
    first: FirstGame = FirstGame()
    example: tuple[Lesson, ...] = ()  # out of their own file

    @property
    def minutes(self) -> int:
        return sum(lesson.minutes for lesson in self.lesson)

    def find(self, id: str) -> Lesson:
        """A lesson by its id or its number, counted from 1; or an example by its id."""
        for number, lesson in enumerate(self.lesson, 1):
            if id in (lesson.id, str(number)):
                return lesson
        for example in self.example:
            if id == example.id:
                return example
        raise BadLessons(f"there is no lesson {id!r}; lessons are: {', '.join(lesson.id for lesson in self.lesson)}")


Read = TypeVar("Read", "Course", "Examples")


class Examples(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The worked examples of a game's rules, each like a lesson."""

    example: tuple[Lesson, ...]


def parts(text: str) -> list[str]:
    """Words or patterns as a course writes them, one by one: "starts 1; reveal 4, 13, 25" are four."""
    found: list[str] = []
    for part in re.split(r"[;\n]", text):
        first, *more = [" ".join(one.split()) for one in part.split(",")]
        if first:
            head = first.rpartition(" ")[0]
            found += [first, *(f"{head} {one}" for one in more)]
    return found


def said(text: str, vocabulary: Vocabulary) -> list[int]:
    """Words as a course writes them: "starts 1; reveal 4, 13, 25"."""
    return [vocabulary.parse(one) for one in parts(text)]


def is_choice(pattern: str) -> bool:
    """Whether a pattern leaves a choice."""
    return any(mark in pattern for mark in ("*", "|", ".."))


def fits(pattern: str, text: str) -> bool:
    """Whether a word in notation is one of a pattern."""
    wanted, values = pattern.split(" "), text.split(" ")
    return pattern == ANY or (len(wanted) == len(values) and all(map(fits_value, wanted, values)))


def fits_value(pattern: str, value: str) -> bool:
    for one in pattern.split("|"):
        low, dots, high = one.partition("..")
        if dots and value.isdecimal() and int(low) <= int(value) <= int(high):
            return True
        if not dots and fnmatch.fnmatchcase(value, one):
            return True
    return False


def read_course(file: Path) -> Course:
    """A course as it is written; whether it fits the rules is found by playing it (`check`)."""
    found = read(file, Course)
    look_over(file, found.lesson)
    more = file.with_name(EXAMPLES)
    if more.exists():
        found = msgspec.structs.replace(found, example=read(more, Examples).example)
        look_over(more, found.example, [lesson.id for lesson in found.lesson])
    return found


def read(file: Path, kind: type[Read]) -> Read:
    """What is written in a file, as far as its shape goes."""
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
        return msgspec.convert(raw, kind, strict=True)
    except OSError as error:
        raise BadLessons(f"{file.name}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadLessons(f"{file.name}: not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadLessons(misshapen(file, str(error))) from None


def misshapen(file: Path, error: str) -> str:
    """What does not have the shape it should, by file and line: msgspec names it as in `$.lesson[0].step[1].point`."""
    path = "".join(re.findall(r"`\$\.?(.*)`$", error))
    unknown = re.findall(r"unknown field `(.+?)`", error)
    rows = file.read_text(encoding="utf-8").splitlines()
    line, table = 0, ""
    for name, index in [*re.findall(r"(\w+)(?:\[(\d+)\])?", path), *((name, "") for name in unknown)]:
        table = f"{table}.{name}" if table else name
        heads = [n for n in range(line, len(rows)) if rows[n].strip() in (f"[{table}]", f"[[{table}]]")]
        keys = (n for n in range(line, len(rows)) if rows[n].partition("=")[0].strip() == name)
        line = heads[int(index or 0)] if len(heads) > int(index or 0) else next(keys, line)
    return f"{file.name}:{line + 1}: {readable(error)}"


def look_over(file: Path, lessons: Sequence[Lesson], others: Sequence[str] = ()) -> None:
    """Refuses ids that are none or come twice, and a lesson without something to look at in the end."""
    names = [*others, *(lesson.id for lesson in lessons)]
    for lesson in lessons:
        if not NAME.fullmatch(lesson.id) or names.count(lesson.id) > 1:
            raise BadLessons(f"{where(file, lesson)}: an id is in lower case, and no other lesson has it")
        steps = [step.id for step in lesson.step]
        if not lesson.step or lesson.step[-1].do:
            raise BadLessons(f"{where(file, lesson)}: its last step should be one to look at")
        for step in lesson.step:
            if not NAME.fullmatch(step.id) or steps.count(step.id) > 1:
                raise BadLessons(f"{where(file, lesson, step)}: an id is in lower case, and no other step has it")


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
    """Play every lesson and example to its end, and refuse a course whose words the rules do not allow."""
    for lesson in course.lesson:
        check_lesson(game, lesson, file)
    for example in course.example:
        check_lesson(game, example, file.with_name(EXAMPLES))


def check_lesson(game: Game, lesson: Lesson, file: Path) -> None:
    """Play a lesson as the coach would, and to its end after everything that a pupil may choose."""
    from .sitting import Sitting

    if lesson.seats not in game.seats:
        raise BadLessons(f"{where(file, lesson, part='seats')}: {game.id} is not for {lesson.seats} players")
    for step in lesson.step:
        for pattern in (*step.lit, *step.wrong, *filter(is_choice, parts(step.do))):
            check_pattern(game, pattern, where(file, lesson, step))
        fixed = "; ".join(one for one in parts(step.do) if not is_choice(one))
        for part, text in (("do", fixed), ("eg", step.eg)):
            try:
                said(text, game.words)
            except BadWord as error:
                raise BadLessons(f"{where(file, lesson, step, part)}: {error}") from None
    try:
        sitting = Sitting(game, lesson)
    except DolmenError as error:
        raise BadLessons(f"{where(file, lesson, part='start')}: {error}") from None
    while not sitting.done:
        step, first = sitting.step, True
        for word in sitting.right()[1:]:
            play_on(Sitting(game, lesson, sitting.place), file, word)
        while sitting.step is step and not sitting.done and (first or sitting.left):
            first = False
            play_step(sitting, file)


def play_on(sitting: Sitting, file: Path, word: int) -> None:
    """Say a word of one's own choice, and then what the coach would say."""
    play_step(sitting, file, word)
    while not sitting.done:
        play_step(sitting, file)


def play_step(sitting: Sitting, file: Path, word: int | None = None) -> None:
    """Say the next word, or look and go on."""
    step, left = sitting.step, sitting.todo
    try:
        if left:
            said = sitting.coached() if word is None else word
            sitting.match.check_said(sitting.seat, said)
            sitting.say([said])
        else:
            sitting.next()
    except DolmenError as error:
        part = "do" if left and sitting.todo else "then"
        raise BadLessons(f"{where(file, sitting.lesson, step, part)}: {error}") from None


def check_pattern(game: Game, pattern: str, place: str) -> None:
    """A pattern names a family, and as many values as it has."""
    if pattern == ANY:
        return
    name, *values = pattern.split(" ")
    family = game.words.named.get(name)
    if family is None or len(values) != len(family.params):
        raise BadLessons(f"{place}: {pattern!r} is no word of {game.id}, nor a pattern of one")
    for value, param in zip(values, family.params, strict=True):
        for one in (bound for choice in value.split("|") for bound in choice.split("..")):
            if "*" in one:
                continue
            try:
                param.parse(one)
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
