"""The courses: every lesson is played through the rules, and everything the coach says is there in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dolmen
from dolmen.core.texts import LANGUAGES
from dolmen.school import BadLessons, Lesson, NotHere, Sitting, Speech, Step, course_of, courses
from dolmen.school.course import Course, check, fits, parts, read_course
from dolmen.school.speech import FOLDER
from ours import GAMES

ROOT = Path(__file__).parents[2]
COURSES = courses()[0]
LESSONS = [(game, lesson) for game, course in COURSES.items() for lesson in course.lesson]
MOST = 40  # words that the coach says in one step
EXAMPLES = [(game, example) for game, course in COURSES.items() for example in course.example]
HELD = [*LESSONS, *EXAMPLES]
NAMED = pytest.mark.parametrize(("game", "lesson"), HELD, ids=[f"{g}-{lesson.id}" for g, lesson in HELD])
MINUTES = {"stone-age": 6, "kingdomino-origins": 7, "origin": 8, "first-sparks": 9, "first-builders": 12}


def test_no_course_is_left_out() -> None:
    found, broken = courses()
    assert not broken
    assert set(GAMES) <= set(found)
    for game, course in found.items():
        assert 5 <= len(course.lesson) <= 8
        assert course.minutes <= MINUTES[game]


@NAMED
def test_a_lesson_is_played_to_its_end_by_what_it_says(game: str, lesson: Lesson) -> None:
    sitting = Sitting(dolmen.load(game), lesson)
    done = 0
    for step in lesson.step:
        assert sitting.step is step
        if step.do:
            done += 1
            for _ in parts(step.do):
                word = sitting.coached()
                assert word in sitting.legal()
                assert word in sitting.match.legal(sitting.seat)
                sitting.say([word])
        else:
            sitting.next()
    assert sitting.done
    assert done >= 1
    assert any(step.do for step in lesson.step[:3]), "something can be touched by the third step"


@NAMED
def test_a_wrong_word_is_told_why_and_changes_nothing(game: str, lesson: Lesson) -> None:
    """Every word of the pupil that the rules allow at a step, and every pattern that the step answers."""
    speeches = [Speech(dolmen.load(game), language, strict=True) for language in LANGUAGES]
    sitting = Sitting(dolmen.load(game), lesson)
    while not sitting.done:
        words, version = list(sitting.match.words), sitting.version
        for word in sitting.match.legal(sitting.seat)[:200]:
            if word in sitting.right():
                continue
            with pytest.raises(NotHere) as wrong:
                sitting.say([word])
            assert wrong.value.text
            if wrong.value.text != "look":
                assert all(speech.step(lesson, sitting.step, wrong.value.text) for speech in speeches)
        assert (sitting.match.words, sitting.version) == (words, version)
        sitting.show()


@NAMED
def test_every_answer_of_a_step_can_be_given(game: str, lesson: Lesson) -> None:
    """A pattern fits some word of the game, but not only the right one."""
    words = dolmen.load(game).words
    texts = [words.text(word) for word in range(len(words)) if not words.is_veiled(word)]
    for step in lesson.step:
        right = parts(step.do)
        for pattern in step.wrong:
            wrong = [text for text in texts if fits(pattern, text) and not any(fits(one, text) for one in right)]
            assert wrong, f"{step.id}: {pattern}"


@pytest.mark.parametrize("language", LANGUAGES)
@NAMED
def test_the_coach_says_everything_in_few_words(game: str, lesson: Lesson, language: str) -> None:
    speech = Speech(dolmen.load(game), language, strict=True)
    assert speech.title(lesson)
    assert lesson.rule or speech.about(lesson)
    for step in lesson.step:
        parts = ["", "text", "ask", *(["wrong"] if step.do else []), *(f"wrong-{name}" for name in step.wrong.values())]
        for part in parts:
            text = speech.step(lesson, step, part)
            assert text, f"{step.id}.{part} says nothing"
            assert counted(text) <= MOST
        assert counted(speech.step(lesson, step)) + counted(speech.step(lesson, step, "text")) <= MOST, step.id
        assert "!" not in "".join(speech.step(lesson, step, part) for part in parts)
        assert all(speech.texts.find(f"name-{name}", {}) for name in step.point), step.point


# How people read and touch: words a minute of silent reading in each language (the means of the IReST texts), seconds
# until a word is said on the board, and until one goes on from what is to be looked at.
PACE = {"en": 228, "ru": 184}
TOUCH = 2.0
LOOK = 1.0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COURSES)
def test_a_course_takes_no_longer_than_it_says(game: str, language: str) -> None:
    """Everything that bubble and prompt say is read, everything that is asked for is done."""
    speech = Speech(dolmen.load(game), language, strict=True)
    steps = [(lesson, step) for lesson in COURSES[game].lesson for step in lesson.step]
    words = sum(counted(speech.step(*at, part)) for at in steps for part in ("", "text", "sum", "ask"))
    seconds = 60 * words / PACE[language] + sum(TOUCH * len(parts(step.do)) or LOOK for _, step in steps)
    assert seconds / 60 <= COURSES[game].minutes, f"{seconds / 60:.1f} minutes"


def counted(text: str) -> int:
    return len(re.findall(r"[\w’'-]+", text))


@pytest.mark.parametrize("game", COURSES)
def test_both_languages_say_the_same_and_nothing_is_orphaned(game: str) -> None:
    keys = [said_keys(dolmen.load(game).home / "text" / FOLDER / f"{language}.ftl") for language in LANGUAGES]
    assert keys[0] == keys[1]
    wanted = {
        key
        for lesson in (*COURSES[game].lesson, *COURSES[game].example)
        for key in (
            f"lesson-{lesson.id}",
            f"lesson-{lesson.id}.about",
            *(k for s in lesson.step for k in keys_of(lesson, s)),
        )
    }
    assert {key for key in keys[0] if key.startswith("lesson-")} <= wanted


def keys_of(lesson: Lesson, step: Step) -> list[str]:
    key = f"lesson-{lesson.id}-{step.id}"
    parts = ["text", "ask", "sum", "know", "wrong", *(f"wrong-{name}" for name in step.wrong.values())]
    return [key, *(f"{key}.{part}" for part in parts)]


def said_keys(file: Path) -> set[str]:
    """Messages and attributes of a file."""
    found: set[str] = set()
    key = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if message := re.match(r"([a-z][\w-]*) =", line):
            key = message[1]
            found.add(key)
        elif attribute := re.match(r" {4}\.([\w-]+) =", line):
            found.add(f"{key}.{attribute[1]}")
    return found


@pytest.mark.parametrize("game", COURSES)
def test_the_rules_that_are_met_are_there(game: str) -> None:
    rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    for lesson in (*COURSES[game].lesson, *COURSES[game].example):
        for step in lesson.step:
            assert not step.rule or f"- {step.rule} " in rules, f"{lesson.id}, {step.id}: {step.rule}"


# Bad input.

GOOD = """
[[lesson]]
id = "one"
start = "starts 1; reveal 4, 13, 25, 33; turn 21, 19"
[[lesson.step]]
id = "wood"
do = "place forest 3"
then = "place hut 2"
[[lesson.step]]
id = "end"
"""


def read(tmp_path: Path, text: str) -> Course:
    file = tmp_path / "lessons.toml"
    file.write_text(text, encoding="utf-8")
    course = read_course(file)
    check(dolmen.load("stone-age"), course, file)
    return course


def test_a_course_that_fits_is_read(tmp_path: Path) -> None:
    assert [step.id for step in read(tmp_path, GOOD).lesson[0].step] == ["wood", "end"]


def test_a_pupil_may_choose_and_goes_back_to_what_was_chosen(tmp_path: Path) -> None:
    """A family with conditions, and free choice; what was chosen is said again when somebody goes back."""
    text = GOOD.replace("place forest 3", "place forest|river 2..4").replace(
        'id = "end"', 'id = "free"\ndo = "*"\neg = "place hunt 1"\n[[lesson.step]]\nid = "end"'
    )
    sitting = Sitting(dolmen.load("stone-age"), read(tmp_path, text).lesson[0])
    notation = sitting.game.words.text
    assert [notation(word) for word in sitting.right()] == [
        *(f"place forest {n}" for n in (2, 3, 4)),
        *(f"place river {n}" for n in (2, 3, 4)),
    ]
    for wrong in ("place forest 1", "place hunt 2", "starve"):
        with pytest.raises(NotHere):
            sitting.say([sitting.game.words.parse(wrong)])
    sitting.say([sitting.game.words.parse("place river 4")])
    assert notation(sitting.coached()) == "place hunt 1"
    with pytest.raises(NotHere) as refused:  # whatever one likes, but by the rules
        sitting.say([sitting.game.words.parse("place river 1")])
    assert refused.value.refusal is not None
    sitting.say([sitting.game.words.parse("place toolmaker 1")])
    sitting.back()
    assert notation(sitting.match.words[-2]) == "place river 4"
    assert sitting.step.id == "free"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "place forest 3",
            "place forest 8",
            "lessons.toml:7: lesson one, step wood: 'place forest 8' is not allowed now",
        ),
        ("place forest 3", "plase forest 3", "did you mean place"),
        ("place hut 2", "place forest 2", "lessons.toml:8: lesson one, step wood: word 9 ('place forest 2')"),
        ("reveal 4, 13", "reveal 4, 4", "lessons.toml:4: lesson one: word 3 ('reveal 4') is not legal there"),
        ('id = "end"', 'id = "wood"', "no other step has it"),
        ('id = "end"', 'id = "end"\ndo = "place hunt 2"', "its last step should be one to look at"),
        ('id = "end"', 'id = "end"\npointt = ["hut"]', "lessons.toml:11: lesson 1, step 2: Object contains unknown"),
        ('id = "end"', 'id = "end"\npoint = "hut"', "lessons.toml:11: lesson 1, step 2, point: Expected `array`"),
        ('id = "end"', 'point = ["hut"]', "lessons.toml:9: lesson 1, step 2: Object missing required field `id`"),
        ('id = "one"', 'id = "one"\nseats = "two"', "lessons.toml:4: lesson 1, seats: Expected `int`, got `str`"),
        ('id = "one"', 'id = "One"', "lessons.toml:3: lesson One: an id is in lower case"),
        ('id = "wood"', 'id = "wood"\nlit = ["place wood *"]', "'place wood *': no where is called 'wood'"),
        ('id = "wood"', 'id = "wood"\nlit = ["place *"]', "'place *' is no word of stone-age, nor a pattern of one"),
        ('id = "one"', 'id = "one"\nseats = 5', "stone-age is not for 5 players"),
        ("[[lesson]]", "[[lesson]", "not valid TOML"),
        ("place forest 3", "place woods 1..3", "'place woods 1..3': no where is called 'woods'"),
        ('id = "wood"', 'id = "wood"\neg = "plase"', "lessons.toml:7: lesson one, step wood: 'plase'"),
        # A pupil may choose so that what is written no longer fits.
        ("place forest 3", "place forest|hut *", "lessons.toml:8: lesson one, step wood: word 9 ('place hut 2')"),
    ],
)
def test_what_does_not_fit_the_rules_is_named_with_its_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadLessons) as error:
        read(tmp_path, GOOD.replace(old, new, 1))
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_a_broken_course_hides_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: dolmen.Game) -> Course | None:
        if game.id == "stone-age":
            raise BadLessons("lessons.toml:7: no")
        return course_of(game)

    monkeypatch.setattr("dolmen.school.course.course_of", broken)
    found, errors = courses()
    assert "stone-age" not in found
    assert [str(error) for error in errors] == ["the course of stone-age is left out (lessons.toml:7: no)"]
