"""The rules as they are numbered, line by line, and pictures for a book of rules: positions of lessons."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import dolmen
from dolmen.core.game import Game
from dolmen.core.view import View

from .course import BadLessons, course_of
from .sitting import Sitting

FILE = "rules.md"  # beside a plug-in's game
PACKAGE = Path(dolmen.__file__).parent
FOLDERS = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")  # installed, and in the sources
LINE = re.compile(r"- ([A-Z]{2}-G?\d+) (.+)")
HEAD = re.compile(r"#{2,3} (?:\d+\. )?(.+?)(?: \([^()]*[а-яё«][^()]*\))?$", re.IGNORECASE)
TEST = re.compile(r" → test.*$")
MARK = re.compile(r" ?\[(?:[RPODF](?![a-z])|rec|\?|no test)[^\]]*\]")  # where a line comes from


class Line(msgspec.Struct, frozen=True):
    """A rule: its number, and what it says."""

    number: str
    text: str


class Section(msgspec.Struct, frozen=True):
    """Rules that belong together."""

    title: str
    lines: list[Line]


class Picture(msgspec.Struct, frozen=True):
    """A position of a lesson, what happened before, the step it belongs to, and what is pointed at."""

    view: View
    events: list[dict[str, Any]]
    step: str
    point: tuple[str, ...]


@cache
def sections(game: Game) -> list[Section]:
    """The numbered rules of a game, without what only testers read; none for a game that has not written them down."""
    files = [game.home / FILE, *(folder / f"{game.id}.md" for folder in FOLDERS)]
    file = next((file for file in files if file.exists()), None)
    found: list[Section] = []
    for row in file.read_text(encoding="utf-8").splitlines() if file else ():
        head, line = HEAD.fullmatch(row), LINE.fullmatch(row)
        if head:
            found.append(Section(head[1].strip(), []))
        elif line and found:
            found[-1].lines.append(Line(line[1], plain(line[2])))
    return [section for section in found if section.lines]


def plain(text: str) -> str:
    """A rule without its test, and without the marks of where it comes from and what is said about them."""
    said = TEST.sub("", text).replace("**", "").replace("`", "")
    mark = MARK.search(said)
    if mark is None:
        return said.strip()
    rest = MARK.sub("", said[mark.end() :]).strip()
    return f"{said[: mark.start()]} {rest if rest[:1].isupper() else ''}".strip()


def picture(game: Game, lesson: str, step: int) -> Picture:
    """The position at the beginning of a step, as the pupil sees it, with nothing to say."""
    course = course_of(game)
    if course is None:
        raise BadLessons(f"{game.id} has no lessons yet")
    found = course.find(lesson)
    if step not in range(len(found.step)):
        raise BadLessons(f"lesson {found.id} has {len(found.step)} steps, counted from 0; there is no step {step}")
    sitting = Sitting(game, found, step)
    view = msgspec.structs.replace(sitting.match.view(sitting.seat), legal=[])
    events = sitting.match.events(sitting.seat)
    return Picture(view, events, found.step[step].id, found.step[step].point)
