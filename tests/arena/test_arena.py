"""Tournaments: who meets whom, the same fates for all, stopping when it is clear, going on after a stop."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from dolmen import load
from dolmen.arena import BadFolder, Folder, Here, Plan, Processes, Question, Result, plan_arena, run, stand
from dolmen.arena.plan import BadPlan

SHORT = {"round_limit": 1}


def short_plan(*bots: str, seats: int = 2, games: int = 8, settle: bool = False, above: float | None = None) -> Plan:
    game = load("stone-age")
    return plan_arena(game, bots, seats=seats, games=games, options=dict(SHORT), settle=settle, above=above)


def without_time(result: Result) -> Result:
    return msgspec.structs.replace(result, thinking=())


def played(plan: Plan) -> list[list[Result]]:
    return [[without_time(result) for result in one.results()] for one in run(plan, Here())]


def test_every_bot_meets_every_other_from_every_chair() -> None:
    plan = short_plan("random", "greedy", "search:20", games=4)
    assert plan.lineups == ((0, 1), (0, 2), (1, 2))
    lineups = played(plan)
    chairs = Counter((n, result.bots) for n, results in enumerate(lineups) for result in results)
    assert chairs == {(0, (0, 1)): 2, (0, (1, 0)): 2, (1, (0, 2)): 2, (1, (2, 0)): 2, (2, (1, 2)): 2, (2, (2, 1)): 2}


def test_the_last_bot_fills_the_chairs() -> None:
    plan = short_plan("greedy", "random", seats=4, games=5)
    assert plan.lineups == ((0, 1, 1, 1),)
    assert plan.games == 8  # whole rounds of chairs
    assert [result.bots.index(0) for result in played(plan)[0]] == [0, 3, 2, 1] * 2


def test_a_fate_is_met_from_every_chair_and_by_every_line_up() -> None:
    """A bot that never gambles meets itself under three names: only fate makes games differ."""
    plan = short_plan("greedy", "random", "search:1", games=4)
    assert [plan.fate_of(number) for number in range(4)] == [0, 0, 1, 1]
    twins = msgspec.structs.replace(plan, bots=("greedy", "greedy", "greedy"))
    first, *others = [[(game.number, game.points, game.moves) for game in games] for games in played(twins)]
    assert others == [first, first]
    assert first[0][1:] == first[1][1:] != first[2][1:]  # both chairs; another fate


def test_processes_play_the_same_games() -> None:
    plan = short_plan("random", "greedy", games=12)
    (alone,) = run(plan, Here())
    (together,) = run(plan, Processes(2))
    assert list(map(without_time, alone.results())) == list(map(without_time, together.results()))
    assert len(alone.results()) == 12


def test_standings_count_wins_places_points_and_margins() -> None:
    plan = short_plan("greedy", "random", games=20)
    found = stand(plan, run(plan, Here()))
    best, worst = found.bots
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.wins + worst.wins == pytest.approx(20)
    assert 0.5 < best.share.low < best.share.mean <= best.share.high
    assert best.margin.mean == pytest.approx(-worst.margin.mean)
    assert best.points.mean - worst.points.mean == pytest.approx(best.margin.mean)
    assert best.place.mean + worst.place.mean == pytest.approx(3, abs=0.5)
    assert best.rating is not None
    assert worst.rating is not None
    assert best.rating > worst.rating
    assert {(pair.one, pair.other) for pair in found.pairs} == {("greedy", "random"), ("random", "greedy")}
    assert sum(pair.share.mean for pair in found.pairs) == pytest.approx(1)
    assert best.word > 0
    assert best.longest >= best.word


def test_a_bot_on_several_chairs_has_no_rating() -> None:
    plan = short_plan("greedy", "random", seats=3, games=3)
    found = stand(plan, run(plan, Here()))
    assert all(one.rating is None for one in found.bots)
    assert sum(one.wins for one in found.bots) == pytest.approx(3)
    assert {one.bot: one.games for one in found.bots} == {"greedy": 3, "random": 6}


# When it is clear.


@pytest.mark.parametrize("true", [0.45, 0.55])
def test_the_sequential_test_errs_as_rarely_as_it_says(true: float) -> None:
    """With two games a fate; at half the width it may err in 5 of 100, here it is a whole width away."""
    dice = random.Random(1)
    question = Question(level=0.5)
    wrong = 0
    lengths = []
    for _ in range(300):
        shares = [(int(dice.random() < true) + int(dice.random() < true)) / 2 for _ in range(2000)]
        after = question.settled_after(shares)
        assert after is not None
        lengths.append(after)
        wrong += (sum(shares[:after]) / after > 0.5) != (true > 0.5)
    assert wrong <= 15
    assert sum(lengths) / len(lengths) < 400


def test_an_even_match_takes_long_to_settle() -> None:
    dice = random.Random(2)
    question = Question(level=0.5)
    after = [question.settled_after([float(dice.random() < 0.5) for _ in range(100)]) for _ in range(200)]
    assert sum(one is None for one in after) > 150


def test_a_settled_line_up_plays_no_more_and_the_answer_hangs_on_no_process() -> None:
    plan = short_plan("greedy", "random", games=200, settle=True)
    (alone,) = run(plan, Here())
    assert alone.settled is not None
    assert len(alone.results()) == 2 * alone.settled < 200
    (together,) = run(plan, Processes(2))
    assert together.settled == alone.settled
    found = stand(plan, [alone])
    assert found.answers[0].settled
    assert found.answers[0].share.mean > 0.5
    asked = short_plan("greedy", "random", games=2, above=0.85)
    assert stand(asked, run(asked, Here())).answers[0].level == 0.85


# On disk.


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = short_plan("greedy", "random", games=12)
    whole = played(plan)
    folder = Folder(tmp_path / "one")
    heard: list[Result] = []

    class Enough(Exception):
        pass

    def stop_at_five(results: list[Result]) -> None:
        folder.add(results)
        heard.extend(results)
        if len(heard) >= 5:
            raise Enough

    assert folder.open(plan) == []
    with pytest.raises(Enough):
        run(plan, Here(), hear=stop_at_five)
    with folder.games_file.open("ab") as file:
        file.write(b'{"lineup":0,"numb')  # cut off in the middle of a line
    done = folder.open(plan)
    assert sorted(result.number for result in done) == sorted(result.number for result in heard)
    again: list[Result] = []
    series = run(plan, Here(), hear=again.extend, done=done)
    assert not {result.number for result in again} & {result.number for result in done}
    assert [list(map(without_time, one.results())) for one in series] == whole


def test_another_plan_is_refused_and_more_games_are_welcome(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.open(short_plan("greedy", "random", games=4))
    with pytest.raises(BadFolder, match="other bots"):
        folder.open(short_plan("greedy", "search:5", games=4))
    folder.open(short_plan("greedy", "random", games=8))
    assert folder.plan().games == 8
    with pytest.raises(BadFolder, match="holds no tournament"):
        Folder(tmp_path / "nowhere").plan()


def test_the_table_has_a_row_for_every_seat(tmp_path: Path) -> None:
    from pyarrow import parquet

    plan = short_plan("greedy", "random", games=4)
    folder = Folder(tmp_path)
    folder.open(plan)
    series = run(plan, Here(), hear=folder.add)
    files = folder.finish(stand(plan, series), series[0].results())
    assert [file.name for file in files] == ["standings.json", "games.parquet"]
    rows = parquet.read_table(files[1]).to_pylist()
    assert len(rows) == 8
    assert sum(row["share"] for row in rows) == pytest.approx(4)
    assert {row["bot"] for row in rows} == {"greedy", "random"}


# What makes no tournament.


@pytest.mark.parametrize(
    ("bots", "seats", "says"),
    [
        (["greedy"], 2, "at least two bots"),
        (["greedy", "greedy"], 2, "all the same bot"),
        (["greedy", "random", "greedy"], 2, "name each only once"),
    ],
)
def test_bots_that_make_no_tournament(bots: list[str], seats: int, says: str) -> None:
    with pytest.raises(BadPlan, match=says):
        plan_arena(load("stone-age"), bots, seats=seats, games=2)


def test_a_budget_is_for_bots_that_think() -> None:
    bots = ["search", "search@0.5", "greedy"]
    game = load("stone-age")
    assert plan_arena(game, bots, seats=2, games=2, budget="0.2s").bots == ("search@0.2", "search@0.5", "greedy")
    assert plan_arena(game, bots, seats=2, games=2, budget="300").bots == ("search:300", "search@0.5", "greedy")
    levels = plan_arena(game, ["chieftain", "apprentice"], seats=2, games=2, budget="300")
    assert levels.bots == ("chieftain:300", "apprentice")
    with pytest.raises(BadPlan, match="a time as"):
        plan_arena(game, bots, seats=2, games=2, budget="long")
