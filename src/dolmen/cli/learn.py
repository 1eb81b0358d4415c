"""`dolmen learn`: the lessons of a game, in the terminal."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

import msgspec

from dolmen import Game
from dolmen.core.errors import BadWord
from dolmen.core.texts import Texts, choose_language
from dolmen.school import BadLessons, Course, Lesson, NotHere, Sitting, Speech, course_of, courses
from dolmen.terminal.printed import print_board
from dolmen.terminal.settings import Settings

from .speech import say, told
from .usage import find_game

WIDTH = 78
KEYS = ("next", "back", "again", "skip", "leave")


def learn(id: str | None, lesson: str | None, json: bool, language: str | None) -> None:
    """List the courses, or hold a lesson; without its name the course, from the first lesson that is not known."""
    language = choose_language(language, Settings.read().language)
    if id is None:
        found, broken = courses()
        for error in broken:
            print(told(str(error)), file=sys.stderr)
        listed = [describe(find_game(game, None), course, language) for game, course in found.items()]
        if json:
            print(msgspec.json.format(msgspec.json.encode(listed)).decode())
        else:
            print("\n\n".join(tell(course) for course in listed))
        return
    game = find_game(id, None)
    course = course_of(game)
    if course is None:
        raise BadLessons(f"{game.id} has no lessons yet")
    chosen = to_come(game, course) if lesson is None else [course.find(lesson)]
    if json:
        print(msgspec.json.format(msgspec.json.encode(describe(game, course, language))).decode())
        return
    for one in chosen:
        if not hold(game, one, language):
            return
        keep(game, one)


def learned(game: Game) -> list[str]:
    """The lessons of a game that were held to their end."""
    return Settings.read().learned.get(game.id, [])


def keep(game: Game, lesson: Lesson) -> None:
    """Remember that a lesson was held to its end."""
    settings, done = Settings.read(), learned(game)
    settings.learned[game.id] = [*done, *([] if lesson.id in done else [lesson.id])]
    settings.write()


def to_come(game: Game, course: Course) -> list[Lesson]:
    """The lessons from the first one that is not known; all of them for who knows them all."""
    done = learned(game)
    new = [place for place, lesson in enumerate(course.lesson) if lesson.id not in done]
    return list(course.lesson[new[0] if new else 0 :])


def describe(game: Game, course: Course, language: str) -> dict[str, Any]:
    """A course as data."""
    speech, done = Speech(game, language), learned(game)
    return {
        "game": game.id,
        "title": Texts.of(game, language).title(),
        "minutes": course.minutes,
        "lessons": [
            {
                "id": lesson.id,
                "title": speech.title(lesson),
                "about": speech.about(lesson),
                "minutes": lesson.minutes,
                "steps": len(lesson.step),
                "done": lesson.id in done,
                "rules": sorted({step.rule for step in lesson.step if step.rule}),
            }
            for lesson in course.lesson
        ],
        "examples": [
            {"id": one.id, "title": speech.title(one), "rule": one.rule, "steps": len(one.step)}
            for one in course.example
        ],
    }


def tell(course: dict[str, Any]) -> str:
    """A course as lines for people."""
    lines = [f"{course['game']} — {course['title']}, {say('cli-minutes', minutes=course['minutes'])}"]
    for number, lesson in enumerate(course["lessons"], 1):
        tick = "✓" if lesson["done"] else " "
        time = say("cli-minutes", minutes=lesson["minutes"])
        lines.append(f"{tick} {number}. {lesson['title']} ({lesson['id']}, {time})")
        lines.append(f"     {lesson['about']}")
    lines += [f"  {one['rule']} {one['title']} ({one['id']})" for one in course["examples"]]
    return "\n".join(lines)


def hold(game: Game, lesson: Lesson, language: str) -> bool:
    """Hold a lesson with whoever types; whether it went to its end."""
    speech = Speech(game, language)
    texts = Texts.of(game, language)
    sitting = Sitting(game, lesson, names=texts.seat_names(lesson.seats))
    print(f"\n=== {speech.title(lesson)} ===")
    shown = len(sitting.match.log)  # how the position came about is not told
    drawn = -1
    while not sitting.done:
        shown = news(sitting, texts, shown)
        if drawn != len(sitting.match.words):  # the board, whenever it has changed
            drawn = len(sitting.match.words)
            print_board(game, sitting.view(), texts, sitting.names)
        print_step(sitting, speech)
        if not answer(sitting, speech, texts):
            return False
        shown = min(shown, len(sitting.match.log))
    print(f"\n{texts.text('ui-learn-done', lesson=speech.title(lesson))}")
    return True


def news(sitting: Sitting, texts: Texts, shown: int) -> int:
    """What has happened since the last step; how long the log is now."""
    match = sitting.match
    for fields in match.told(sitting.seat, shown):
        print(f"  · {texts.event(fields, sitting.names)}")
    return len(match.log)


def print_step(sitting: Sitting, speech: Speech) -> None:
    lesson, step = sitting.lesson, sitting.step
    say = speech.texts
    place = f"{sitting.place + 1}/{len(lesson.step)}"
    print(f"\n[{say.text('ui-learn-lamp')}] {speech.step(lesson, step)}  ({place})")
    print(textwrap.fill(speech.step(lesson, step, "text"), WIDTH))
    if total := speech.step(lesson, step, "sum"):
        print(f"    {total}")
    if step.point:
        print("→ " + ", ".join(say.name(name) for name in step.point))
    print(f"> {speech.step(lesson, step, 'ask')}")
    for line in choices(sitting, say):
        print(f"    {line}")


def choices(sitting: Sitting, texts: Texts) -> Iterator[str]:
    """The words that are lit, as they are typed and as they are read."""
    words = sitting.game.words
    asked = sitting.match.state.asked()
    for word in sitting.legal():
        yield f"{words.text(word)}  ({texts.word(words.fields(word), sitting.names, asked)})"


def answer(sitting: Sitting, speech: Speech, texts: Texts) -> bool:
    """Read lines until something is done; whether the lesson goes on."""
    keys = texts.text("ui-learn-keys")
    while True:
        try:
            line = " ".join(input(f"{keys} ").split()).lower()
        except EOFError:
            print()
            return False
        if line == "leave":
            return False
        try:
            if line in ("", "next") and sitting.looks:
                sitting.next()
            elif line == "back":
                sitting.back()
            elif line == "again":
                sitting.again()
            elif line == "skip":
                sitting.show()
            elif line:
                sitting.say([sitting.game.words.parse(line)])
            else:
                continue
        except NotHere as wrong:
            print(textwrap.fill(why_not(sitting, speech, texts, wrong), WIDTH))
        except BadWord as error:
            near = get_close_matches(line, KEYS, 1)
            print(told(f"{error}{f'; or {near[0]!r}?' if near else ''}"))
        else:
            return True


def why_not(sitting: Sitting, speech: Speech, texts: Texts, wrong: NotHere) -> str:
    if wrong.refusal is not None:
        rules = f" ({', '.join(wrong.refusal.rules)})" if wrong.refusal.rules else ""
        return f"{texts.refusal(wrong.refusal, sitting.names)}{rules}"
    if wrong.text == "look":
        return texts.text("ui-learn-look")
    return speech.step(sitting.lesson, sitting.step, wrong.text)
