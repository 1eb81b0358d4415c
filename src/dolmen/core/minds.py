"""The learned values of a game as data: `weights.toml` in its package, read, checked and written.

They are no rules: other weights play other words, and every record stays what it was.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from .errors import BadWeights
from .mind import Mind, mind_of

Numbers = tuple[float, float, float]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The weights of one kind of table, and where they come from."""

    mode: str
    seats: tuple[int, ...]
    made: str  # the day
    how: str
    gate: str  # against what they were tried, and how that went
    heat: Numbers
    weights: dict[str, Numbers]


class Minds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All weights of a game, for one version of its rules and its features."""

    rules: int
    features: int
    mind: tuple[Lesson, ...] = ()

    def lesson(self, mode: str, seats: int) -> Lesson | None:
        return next((lesson for lesson in self.mind if lesson.mode == mode and seats in lesson.seats), None)

    def find(self, mode: str, seats: int, names: Sequence[str]) -> Mind | None:
        """The mind for a kind of table, if there is one."""
        lesson = self.lesson(mode, seats)
        if lesson is None:
            return None
        return mind_of([number for name in names for number in lesson.weights[name]], list(lesson.heat))

    def with_lesson(self, lesson: Lesson) -> Minds:
        """These with one more, instead of what it was for."""
        rest = []
        for old in self.mind:
            seats = tuple(n for n in old.seats if old.mode != lesson.mode or n not in lesson.seats)
            if seats:
                rest.append(msgspec.structs.replace(old, seats=seats))
        return msgspec.structs.replace(self, mind=tuple(sorted([*rest, lesson], key=lambda m: (m.mode, m.seats))))


def read_minds(path: Path, rules: int, features: int, names: Sequence[str]) -> Minds:
    """The weights of a file; none if there is no file. They must be of these rules and name these features."""
    if not path.exists():
        return Minds(rules=rules, features=features)
    try:
        minds = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Minds)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadWeights(f"{path.name}: {error}") from None
    for what, found, wanted in (("rules", minds.rules, rules), ("features", minds.features, features)):
        if found != wanted:
            raise BadWeights(f"{path.name}: weights of {what} {found}, but these are {what} {wanted}: train them anew")
    for lesson in minds.mind:
        unknown = [name for name in lesson.weights if name not in names]
        missing = [name for name in names if name not in lesson.weights]
        if unknown or missing:
            problem = f"unknown features: {', '.join(unknown)}" if unknown else f"no weights for: {', '.join(missing)}"
            raise BadWeights(f"{path.name}: mode {lesson.mode!r}, seats {list(lesson.seats)}: {problem}")
    return minds


def write_minds(minds: Minds) -> str:
    """The text of a file that reads back the same."""
    lines = ["# Learned values, made by `dolmen train`: three numbers a feature, for 1, left and left²;"]
    lines += ["# left is the share of the game that is left. Points of a feature times its number add up."]
    lines += [f"rules = {minds.rules}", f"features = {minds.features}"]
    for lesson in minds.mind:
        lines += ["", "[[mind]]", f'mode = "{lesson.mode}"', f"seats = {list(lesson.seats)}"]
        lines += [f'{name} = "{getattr(lesson, name)}"' for name in ("made", "how", "gate")]
        lines += [f"heat = {numbers(lesson.heat)}", "[mind.weights]"]
        lines += [f"{name} = {numbers(weights)}" for name, weights in lesson.weights.items()]
    return "\n".join(lines) + "\n"


def numbers(three: Numbers) -> str:
    return f"[{', '.join(f'{round(number, 4) + 0.0:.6g}' for number in three)}]"
