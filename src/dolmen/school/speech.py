"""What the coach says, in one language: the texts of a course, filled."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from dolmen.core.game import Game
from dolmen.core.texts import SHARED, Texts

from .course import Lesson, Step

FOLDER = "lessons"  # below a game's `text`


class Speech:
    """Titles and steps of a game's lessons.

    `lesson-<lesson>` is a lesson's title, `.about` one line about it; `lesson-<lesson>-<step>` is a step's title,
    `.text` what the coach says, `.ask` the prompt, and, where there is something to say, `.sum` the arithmetic, `.know`
    what has been learned, `.wrong` and `.wrong-<name>` why not here.
    """

    def __init__(self, game: Game, language: str, strict: bool = False) -> None:
        self.texts = made(game.home, language, strict)

    def title(self, lesson: Lesson) -> str:
        return self.texts.text(f"lesson-{lesson.id}")

    def about(self, lesson: Lesson) -> str:
        return self.texts.text(f"lesson-{lesson.id}.about")

    def has(self, lesson: Lesson, step: Step, part: str) -> bool:
        return self.texts.has(f"lesson-{lesson.id}-{step.id}", part)

    def step(self, lesson: Lesson, step: Step, part: str = "", /, **values: Any) -> str:
        """A part of a step's text; "" where there is none."""
        key = f"lesson-{lesson.id}-{step.id}"
        return self.texts.text(f"{key}.{part}" if part else key, **values) if self.has(lesson, step, part) else ""


@cache
def made(home: Path, language: str, strict: bool) -> Texts:
    """The shared texts, the game's, and those of its lessons."""
    folders = [SHARED, home / "text", home / "text" / FOLDER]
    return Texts(language, [folder / f"{language}.ftl" for folder in folders], strict)
