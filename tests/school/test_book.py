"""The book of rules: the numbered lines as people read them, pictures of lessons, what stands beside the chapters."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dolmen
from dolmen.school import BadLessons, Sitting, course_of, picture, sections
from dolmen.school.book import plain
from ours import GAMES

ROOT = Path(__file__).parents[2]
BOOK = (ROOT / "web/src/rules/book.ts").read_text(encoding="utf-8")


def chapters(game: str) -> list[str]:
    """What stands beside the chapters of a game, as it is written."""
    start = re.search(rf"^  '?{game}'?: \[$", BOOK, re.MULTILINE)
    assert start, f"there is no book of {game}"
    body = BOOK[start.end() : BOOK.index("\n  ],", start.end())]
    return re.split(r"^    \{", body, flags=re.MULTILINE)[1:]


@pytest.mark.parametrize("game", GAMES)
def test_every_numbered_line_is_read_once_and_without_its_marks(game: str) -> None:
    source = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    written = re.findall(r"^- ([A-Z]{2}-G?\d+) ", source, re.MULTILINE)
    lines = [line for section in sections(dolmen.load(game)) for line in section.lines]
    assert [line.number for line in lines] == written
    for line in lines:
        assert line.text, line
        assert not re.search(r"→ test|\[R\]|\[\?\]|`", line.text), line


def test_a_line_keeps_what_belongs_to_it() -> None:
    assert plain("Food never runs out. [O]") == "Food never runs out."
    assert plain("One each. [?] Option `x`: `a`, or `b`. → test: no.") == "One each. Option x: a, or b."
    assert plain("There are 3. [R], the number implied") == "There are 3."


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_names_rules_and_pictures_that_there_are(game: str) -> None:
    found = dolmen.load(game)
    known = {line.number for section in sections(found) for line in section.lines}
    page = (ROOT / f"web/src/rules/{game}.en.ts").read_text(encoding="utf-8")
    beside = chapters(game)
    assert len(beside) == len(re.findall(r"\btitle:", page))
    shown = 0
    for chapter in beside:
        assert set(re.findall(r"'([A-Z]{2}-G?\d+)'", chapter)) <= known
        for lesson, step in re.findall(r"\['([a-z-]+)', (\d+)", chapter):
            drawn = picture(found, lesson, int(step))
            assert drawn.view.legal == []
            shown += 1
    assert shown >= 4


def test_a_picture_that_there_is_not() -> None:
    game = dolmen.load("stone-age")
    with pytest.raises(BadLessons, match="there is no lesson 'nothing'"):
        picture(game, "nothing", 0)
    with pytest.raises(BadLessons, match="there is no step 99"):
        picture(game, "five-people", 99)


@pytest.mark.parametrize("game", GAMES)
def test_every_worked_example_stands_in_a_chapter_beside_its_rule(game: str) -> None:
    found = dolmen.load(game)
    course = course_of(found)
    assert course is not None
    assert len(course.example) >= 2
    beside = [set(re.findall(r"'([A-Z]{2}-G?\d+)'", chapter)) for chapter in chapters(game)]
    for example in course.example:
        assert sum(example.rule in rules for rules in beside) == 1, f"{example.id}: {example.rule}"
        assert picture(found, example.id, 0).view.legal == []


def standing(game: str, example: str) -> dict[str, Any]:
    """What the pupil has at the end of an example."""
    course = course_of(dolmen.load(game))
    assert course is not None
    sitting = Sitting(dolmen.load(game), course.find(example))
    while not sitting.done:
        sitting.show()
    found: dict[str, Any] = msgspec.to_builtins(sitting.match.view(sitting.seat))["players"][0]
    return found


@pytest.mark.parametrize(
    ("game", "example", "part", "result"),
    [
        ("stone-age", "example-hunt", "food", 12 + 7),
        ("stone-age", "example-values", "score", 18),
        ("stone-age", "example-two-tools", "food", 2 + 3),
        ("stone-age", "example-six", "goods", {"wood": 0, "clay": 0, "stone": 0, "gold": 2}),
        ("stone-age", "example-at-once", "goods", {"wood": 2, "clay": 0, "stone": 0, "gold": 1}),
        ("stone-age", "example-count", "score", 77 + 35 + 21 + 42 + 24 + 26 + 21),  # buildings before, resources after
        ("kingdomino-origins", "example-thirty-two", "score", 32),
        ("kingdomino-origins", "example-hunters", "score", 12 + 6 + 1),  # and a jungle with 1 fire
        ("kingdomino-origins", "example-fire-lady", "score", 5 + 6 + 4),  # and a steppe and a quarry of 2 squares
        ("kingdomino-origins", "example-horde", "score", 12 + 1 + 4),  # and 4 squares of desert with 1 fire
        ("first-builders", "example-attack", "points", 3),
        ("first-builders", "example-ship", "wisdom", 0),
        ("first-sparks", "example-two", "food", 0),
        ("first-sparks", "example-dear", "food", 1),
        ("first-sparks", "example-order", "place", 1),
        ("first-sparks", "example-spoil", "food", 6 + 1 + 6 - 1),  # then the hunt and a meal
        ("first-sparks", "example-no-basket", "food", 3 + 3 + 1 - 2),
        ("first-builders", "example-farm", "wisdom", 2),
        ("first-builders", "example-farm", "stone", 2),
        ("stone-age", "example-places", "figures", 6),
        ("stone-age", "example-ten", "score", 10),
        ("stone-age", "example-four", "food", 12 + 4),
        ("origin", "example-level", "tiles", [1, 1, 1, 0, 0]),
        ("origin", "example-count", "score", 24 + 3 + 4 + 9 + 11),
        ("first-sparks", "example-valleys", "food", 3 - 1 + 1 + 8 - 3),
        ("first-sparks", "example-steps", "food", 10 - 3 + 1 + 6 - 1),
        ("first-sparks", "example-sevens", "place", 1),
        ("first-builders", "example-march", "war", 3),
        ("first-builders", "example-march", "tokens", 1),
        ("first-builders", "example-no-card", "points", 0),
        ("first-builders", "example-tower", "gold", 0),
        ("first-builders", "example-sixth", "points", 10),
        ("first-builders", "example-retreat", "war", 3),
        ("first-builders", "example-aquarius", "signs", ["aquarius"]),
    ],
)
def test_an_example_ends_with_the_rulebooks_own_numbers(game: str, example: str, part: str, result: object) -> None:
    assert standing(game, example)[part] == result


def test_the_last_count_of_first_builders_has_the_rulebooks_own_numbers() -> None:
    points = [part["points"] for part in standing("first-builders", "example-count")["to_come"]]
    assert points == [4, 6, 47, 12 + 3]


@pytest.mark.parametrize("game", GAMES)
def test_no_worked_example_of_the_rulebook_is_missing(game: str) -> None:
    """Every numbered line with an example of the rulebook belongs to a position that can be played through."""
    course = course_of(dolmen.load(game))
    assert course is not None
    played = {rule for one in course.example for rule in (one.rule, *(step.rule for step in one.step))}
    source = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    wanted = set(re.findall(r"^- ([A-Z]{2}-\d+) .*\(example", source, re.MULTILINE))
    assert wanted
    assert wanted <= played, sorted(wanted - played)


def harvest(example: str, steps: int) -> dict[str, int]:
    """What lies on the harvest of The First Sparks after so many steps of an example."""
    game = dolmen.load("first-sparks")
    course = course_of(game)
    assert course is not None
    view = msgspec.to_builtins(Sitting(game, course.find(example), steps).match.view(0))
    return {space["food"]: space["tokens"] for space in view["harvest"]}


@pytest.mark.parametrize(
    ("example", "change"),
    [
        ("example-refill", {"berry": 5, "fish": 3, "bear": 2, "mammoth": 3}),
        ("example-four-refill", {"berry": 7, "fish": 4, "bear": 3, "mammoth": 2}),
        ("example-box", {"berry": -2, "fish": 0, "bear": 0, "mammoth": 0}),
    ],
)
def test_the_harvest_changes_by_the_rulebooks_own_numbers(example: str, change: dict[str, int]) -> None:
    before, after = harvest(example, 0), harvest(example, 2)
    assert {food: after[food] - before[food] for food in before} == change
