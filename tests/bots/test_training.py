"""Training: the fit finds what is there, courses repeat, and what they write is played."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec

import dolmen
from dolmen import Rng
from dolmen.bots.study import Fit, Lesson, Sheet, fit_shares, lessons_of, loss_of, play_lesson
from dolmen.bots.training import Course, School, fit_heat, leads_of, learn
from dolmen.cli.train import train
from dolmen.cli.usage import BadUsage
from dolmen.core.mind import mind_of
from dolmen.core.minds import read_minds

GAME = dolmen.load("kingdomino-origins")


def test_the_fit_finds_the_weights_that_made_the_points() -> None:
    wanted = mind_of([2.0, -1.0, 0.5, 3.0, 0.0, 0.0], [0.0, 0.0, 0.0])
    fit = Fit(2)
    rng = Rng(1)
    for _ in range(500):
        features = vec[float]([1.0, rng.unit() * 4, 1.0, rng.unit() * 4])
        left = rng.unit()
        fit.add([Sheet(features, left)], [wanted.points(features, seat, left) for seat in (0, 1)], None, 1.0)
    assert list(fit.solve(1e-9)) == pytest.approx(list(wanted.weights), abs=1e-3)


def test_halves_of_the_games_teach_the_same_as_all() -> None:
    sheets = [Sheet(vec[float]([1.0, n * 0.1]), n / 10) for n in range(10)]
    whole, one, other = Fit(2), Fit(2), Fit(2)
    for n, sheet in enumerate(sheets):
        for fit in (whole, one if n % 2 else other):
            fit.add([sheet], [float(n)], None, 1.0)
    one.take(other)
    assert one.rows == whole.rows == 10
    assert list(one.solve(0.1)) == pytest.approx(list(whole.solve(0.1)))


def test_an_impatient_fit_learns_from_the_next_position() -> None:
    """Two positions of a game that ended with 10 points; the mind expected 4 at the second."""
    sheets = [Sheet(vec[float]([1.0, 0.0]), 0.0), Sheet(vec[float]([0.0, 1.0]), 0.0)]
    mind = mind_of([0.0, 0.0, 0.0, 4.0, 0.0, 0.0], [0.0, 0.0, 0.0])
    fit = Fit(2)
    fit.add(sheets, [10.0], mind, 0.75)
    first, *_, second, _, _ = fit.solve(1e-9)
    assert second == pytest.approx(10, abs=0.01)
    assert first == pytest.approx(0.75 * 10 + 0.25 * 4, abs=0.01)


def test_a_correction_learns_who_wins() -> None:
    """The second feature decides, the first says nothing; the fit starts from trust in the first."""
    rng = Rng(1)
    lessons = []
    for _ in range(2000):
        features = vec[float]([rng.unit(), rng.unit(), rng.unit(), rng.unit()])
        first = float(features[1] > features[3])
        lessons.append(Lesson(Sheet(features, rng.unit()), [first, 1.0 - first]))
    start = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    before, after = mind_of(start, [0.0] * 3), mind_of(fit_shares(lessons, start, 1e-4, 10, Rng(2)), [0.0] * 3)
    assert loss_of(lessons, before) > 0.65
    assert loss_of(lessons, after) < 0.3


def test_lessons_trust_what_a_mind_expected_later_a_little() -> None:
    sheets = [Sheet(vec[float]([0.0, 0.0]), 0.0), Sheet(vec[float]([0.0, 0.0]), 0.0)]
    mind = mind_of([0.0, 0.0, 0.0], [0.0, 0.0, 0.0])  # all is even
    last, first = lessons_of(sheets, [1.0, 0.0], mind, 0.8)
    assert last.goal == [1.0, 0.0]
    assert first.goal == pytest.approx([0.9, 0.1])


def test_leads_are_what_a_seat_has_more_than_all_on_average() -> None:
    assert leads_of([10.0, 16.0]) == [-3.0, 3.0]
    assert leads_of([0.0, 900.0]) == [-100.0, 100.0]


def test_the_heat_tells_how_sure_a_lead_is() -> None:
    sure = [(0.0, [5.0, 0.0], [1.0, 0.0])] * 50
    unsure = [(1.0, [5.0, 0.0], [1.0, 0.0] if n % 10 < 6 else [0.0, 1.0]) for n in range(50)]
    heat, _ = fit_heat(sure + unsure, 1.0)
    mind = mind_of([0.0, 0.0, 0.0], heat)
    assert mind.heat_at(0.0) < mind.heat_at(1.0)


def test_lessons_keep_a_share_of_the_positions_and_none_of_a_wild_opening() -> None:
    rng = Rng(5)
    all_kept = play_lesson(GAME.start(2, tiles="classic"), rng, 1.0, 2.0, 1.0)
    late = play_lesson(GAME.start(2, tiles="classic"), rng, 1.0, 0.3, 1.0)
    assert all_kept[0].left == 1.0
    assert late[0].left <= 0.3
    assert len(all_kept) > 100 > len(late) > 0


def test_a_course_repeats_itself_in_several_processes() -> None:
    found = []
    for workers in (1, 2):
        course = Course(game=GAME.id, mode="classic", seats=2, generations=1, games=16, gate=2, seed=3, workers=workers)
        with School(GAME, course, lambda games: None).open() as school:
            mind, how = learn(school.harvest(GAME.minds, 1), GAME.features, 2)
        found.append(([round(weight, 6) for weight in mind.weights], how.rows))
    assert found[0] == found[1]
    assert found[0][1] > 0


def test_train_writes_weights_that_the_game_can_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.toml"
    train(GAME.id, [2], ["classic"], 1, 16, 2, 1, 1, False, out, True)
    said = capsys.readouterr().out
    assert "generation 1" in said
    assert "against the value before" in said
    lesson = read_minds(out, GAME.version, GAME.features_version, GAME.features).lesson("classic", 2)
    assert lesson is not None
    assert lesson.how.startswith("dolmen train kingdomino-origins --mode 'classic' --seats 2")
    assert "of 2 one-ply games" in lesson.gate


def test_a_mode_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadUsage, match="modes are: discovery, totem, tribe, classic"):
        train(GAME.id, [2], ["clasic"], 1, 16, 2, 1, 1, False, tmp_path / "w.toml", False)
