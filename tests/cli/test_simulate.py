"""What a simulation says of scores and of moves."""

from __future__ import annotations

import json
from statistics import fmean, pstdev
from typing import Any

import pytest

import dolmen
from dolmen import CHANCE, OVER, Rng
from dolmen.cli import run

Output = pytest.CaptureFixture[str]


def simulated(output: Output, *arguments: str) -> dict[str, Any]:
    assert run(["simulate", *arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(output.readouterr().out)
    return found


def test_every_seat_has_the_mean_deviation_and_range_of_its_score(capsys: Output) -> None:
    found = simulated(capsys, "kingdomino-origins", "--players", "3", "--games", "7", "--each")
    assert len(found["seats"]) == 3
    for seat, line in enumerate(found["seats"]):
        points = [game["points"][seat] for game in found["each"]]
        assert line["seat"] == seat + 1
        assert line["points"]["mean"] == pytest.approx(fmean(points), abs=1e-3)
        assert line["points"]["deviation"] == pytest.approx(pstdev(points), abs=1e-3)
        assert (line["points"]["least"], line["points"]["most"]) == (min(points), max(points))
    assert [line["points"] for line in found["bots"]] == [line["points"] for line in found["seats"]]


def test_bots_that_change_seats_have_a_score_of_their_own(capsys: Output) -> None:
    arguments = ("stone-age", "--players", "2", "--games", "6", "--rotate", "--each", "-o", "round_limit=2")
    found = simulated(capsys, *arguments, "--bots", "random,greedy")
    for bot, line in enumerate(found["bots"]):
        points = [game["points"][game["bots"].index(bot)] for game in found["each"]]
        assert line["points"]["mean"] == pytest.approx(fmean(points), abs=1e-3)
    assert found["bots"][1]["points"]["mean"] != found["seats"][1]["points"]["mean"]


def test_the_lengths_of_games_are_told_with_their_distribution(capsys: Output) -> None:
    found = simulated(capsys, "first-sparks", "--players", "3", "--games", "8", "--each", "-o", "round_limit=9")
    rounds = [game["rounds"] for game in found["each"]]
    assert found["rounds"]["mean"] == pytest.approx(fmean(rounds), abs=1e-3)
    assert (found["rounds"]["least"], found["rounds"]["most"]) == (min(rounds), max(rounds))
    assert found["rounds"]["games"] == {str(n): rounds.count(n) for n in sorted(set(rounds))}


def test_the_2017_dominoes_tell_pairs_of_placement_and_choice_by_round(capsys: Output) -> None:
    options = ("--option", "tiles=classic", "--option", "middle=true", "--option", "complete=true")
    bots = ("--bots", "random,random,random,random")
    found = simulated(capsys, "kingdomino-origins", "--players", "4", *options, *bots, "--games", "20")
    rounds = {line["round"]: line["mean"] for line in found["moves"]["rounds"]}
    assert sorted(rounds) == list(range(13))
    assert rounds[0] == 2.5  # four chiefs choose among 4, 3, 2 and 1
    # A first domino has 24 places at the hut, one with equal halves 12; the next is one of 4, 3, 2 and 1.
    assert 12 * 2.5 < rounds[1] < 24 * 2.5
    assert rounds[12] < rounds[11] < rounds[6] < rounds[1]
    asked = 4 * 13
    assert found["moves"]["mean"] == pytest.approx(sum(4 * mean for mean in rounds.values()) / asked, abs=1e-2)


def test_a_pair_is_counted_once_when_the_domino_is_placed() -> None:
    game = dolmen.load("kingdomino-origins")
    state = game.start(4, mode="tribe")
    rng = Rng(11)
    pairs = 0
    while state.to_move != OVER:
        legal = state.legal()
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        asked = state.asked().name
        if asked == "place":
            after = state.copy()
            free = []
            after.apply(legal[0])
            while after.to_move == state.to_move:
                if after.asked().name == "choose":
                    free = after.legal()
                    break
                after.apply(after.legal()[0])
            assert game.moves(state) == len(legal) * max(1, len(free))
            pairs += 1
        elif state.round:
            assert game.moves(state) == 0
        else:
            assert game.moves(state) == len(legal)
        state.apply(legal[rng.below(len(legal))])
    assert pairs == 48


def test_people_read_the_same(capsys: Output) -> None:
    assert run(["simulate", "kingdomino-origins", "--players", "2", "--games", "3"]) == 0
    told = capsys.readouterr().out
    assert "±" in told
    assert " to " in told
    assert "legal moves at a time" in told
