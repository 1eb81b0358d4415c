"""Learned values as data: read, checked, written, and worth what their numbers say."""

from __future__ import annotations

import pickle
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec

import dolmen
from dolmen.core.errors import BadWeights
from dolmen.core.mind import mind_of
from dolmen.core.minds import Lesson, Minds, read_minds, write_minds
from ours import GAMES

NAMES = ("seat", "food")
LESSON = Lesson(
    mode="usual",
    seats=(2, 3),
    made="2026-11-16",
    how="by hand",
    gate="against nothing",
    heat=(1.0, 0.5, -0.25),
    weights={"seat": (1.0, 2.0, 3.0), "food": (0.5, 0.0, -0.1234)},
)
MINDS = Minds(rules=4, features=7, mind=(LESSON,))


def written(tmp_path: Path, minds: Minds) -> Path:
    path = tmp_path / "weights.toml"
    path.write_text(write_minds(minds), encoding="utf-8")
    return path


def test_weights_read_back_as_they_were_written(tmp_path: Path) -> None:
    assert read_minds(written(tmp_path, MINDS), 4, 7, NAMES) == MINDS


def test_a_game_without_weights_has_no_minds(tmp_path: Path) -> None:
    assert read_minds(tmp_path / "weights.toml", 4, 7, NAMES).mind == ()


@pytest.mark.parametrize(
    ("rules", "features", "names", "line"),
    [
        (5, 7, NAMES, r"weights of rules 4, but these are rules 5: train them anew"),
        (4, 8, NAMES, r"weights of features 7, but these are features 8: train them anew"),
        (4, 7, ("seat",), r"mode 'usual', seats \[2, 3\]: unknown features: food"),
        (4, 7, (*NAMES, "wood"), r"mode 'usual', seats \[2, 3\]: no weights for: wood"),
    ],
)
def test_weights_of_another_game_are_refused_in_one_line(
    tmp_path: Path, rules: int, features: int, names: tuple[str, ...], line: str
) -> None:
    with pytest.raises(BadWeights, match=line) as refused:
        read_minds(written(tmp_path, MINDS), rules, features, names)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("text", ["rules = ", "rules = 4\nfeatures = 7\n[[mind]]\nmode = 3\n"])
def test_a_broken_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadWeights, match=r"weights\.toml"):
        read_minds(path, 4, 7, NAMES)


def test_a_lesson_takes_the_place_of_what_was_for_the_same_tables() -> None:
    fresh = msgspec.structs.replace(LESSON, seats=(3,), how="anew")
    minds = MINDS.with_lesson(fresh)
    found = minds.lesson("usual", 3)
    assert found is not None
    assert found.how == "anew"
    kept = minds.lesson("usual", 2)
    assert kept is not None
    assert kept.how == "by hand"
    assert minds.lesson("usual", 4) is None
    assert minds.lesson("other", 2) is None


def test_points_are_features_times_weights_of_the_stage() -> None:
    mind = MINDS.find("usual", 2, NAMES)
    assert mind is not None
    features = vec[float]([1.0, 0.0, 1.0, 10.0])
    half = 1 + 2 * 0.5 + 3 * 0.25
    assert mind.points(features, 0, 0.5) == pytest.approx(half)
    assert mind.points(features, 1, 0.5) == pytest.approx(half + 10 * (0.5 - 0.1234 * 0.25))
    values = mind.values(features, 2, 0.5)
    assert sum(values) == pytest.approx(1)
    assert values[1] > values[0]
    assert list(pickle.loads(pickle.dumps(mind)).weights) == list(mind.weights)


def test_a_lead_is_worth_less_where_the_heat_is_higher() -> None:
    features = vec[float]([1.0, 3.0])
    early = mind_of([1.0, 0.0, 0.0], [0.0, 2.0, 0.0]).values(features, 2, 1.0)
    late = mind_of([1.0, 0.0, 0.0], [0.0, 2.0, 0.0]).values(features, 2, 0.0)
    assert 0.5 < early[1] < late[1] < 1


@pytest.mark.parametrize("id", GAMES)
def test_the_weights_of_every_game_fit_its_features(id: str) -> None:
    game = dolmen.load(id)
    for lesson in game.minds.mind:
        assert lesson.mode in game.modes
        assert lesson.gate.startswith("against ")
    for mode, tables in game.modes.items():
        for options in tables:
            assert game.mode(game.settle(options)) == mode
            for seats in game.seats:
                state = game.start(seats, **options)
                assert len(state.features()) == seats * len(game.features)
