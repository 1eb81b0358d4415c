"""Somebody at a lesson: forwards, backwards, and wrongly."""

from __future__ import annotations

import pytest

import dolmen
from dolmen.school import NotHere, Sitting, course_of


@pytest.fixture
def sitting() -> Sitting:
    game = dolmen.load("stone-age")
    course = course_of(game)
    assert course is not None
    return Sitting(game, course.find("five-people"))


def word(sitting: Sitting, text: str) -> int:
    return sitting.game.words.parse(text)


def test_what_is_to_be_looked_at_has_nothing_to_say(sitting: Sitting) -> None:
    assert sitting.looks
    assert sitting.view().legal == []
    with pytest.raises(NotHere) as wrong:
        sitting.say([word(sitting, "place forest 3")])
    assert wrong.value.text == "look"


def test_what_is_to_be_done_is_lit_and_nothing_else(sitting: Sitting) -> None:
    sitting.go(2)
    texts = [sitting.game.words.text(one) for one in sitting.view().legal]
    assert texts == [f"place forest {n}" for n in range(1, 6)]
    with pytest.raises(NotHere):
        sitting.next()


def test_a_wrong_word_gets_its_own_answer_or_the_rules(sitting: Sitting) -> None:
    sitting.go(4)
    for text, told in (("place forest 1", "wrong-twice"), ("place hunt 1", "wrong-number"), ("place river 2", "wrong")):
        with pytest.raises(NotHere) as wrong:
            sitting.say([word(sitting, text)])
        assert wrong.value.text == told
    with pytest.raises(NotHere) as wrong:
        sitting.say([word(sitting, "place hut 2")])
    assert wrong.value.refusal is not None
    assert wrong.value.refusal.key == "taken"
    assert sitting.wrongs == 4


def test_fate_and_the_others_say_what_is_written(sitting: Sitting) -> None:
    sitting.go(2)
    sitting.say([word(sitting, "place forest 3")])
    assert sitting.game.words.text(sitting.match.words[-1]) == "place hut 2"
    sitting.go(len(sitting.lesson.step) - 1)
    assert sitting.game.holdings(sitting.match.state, 0) | {"wood": 3, "food": 16} == sitting.game.holdings(
        sitting.match.state, 0
    )


def test_one_goes_back_and_again_and_the_version_never_comes_twice(sitting: Sitting) -> None:
    seen = {sitting.version}

    def fresh() -> None:
        assert sitting.version not in seen
        seen.add(sitting.version)

    for _ in range(3):
        sitting.show()
        fresh()
    assert sitting.step.id == "wave"
    sitting.back()
    fresh()
    assert sitting.step.id == "wood"
    assert sitting.left
    sitting.again()
    fresh()
    assert sitting.step.id == "wood"
    sitting.go(0)
    sitting.back()
    assert sitting.place == 0


def test_words_of_a_step_are_said_all_or_none() -> None:
    game = dolmen.load("stone-age")
    course = course_of(game)
    assert course is not None
    sitting = Sitting(game, course.find("supper"), 4)
    wood, clay = game.words.parse("pay wood"), game.words.parse("pay clay")
    before = list(sitting.match.words)
    with pytest.raises(NotHere):
        sitting.say([wood, clay])
    assert sitting.match.words == before
    assert sitting.points == ()
    assert sitting.say([wood]) == 1
    assert sitting.say([wood]) == 1
    assert sitting.step.id == "end"
