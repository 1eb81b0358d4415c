"""A finished game as views: what it was worth at every step."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from dolmen import Match, Record, Rng, load
from dolmen.show.replay import make_replay

GOLDENS = Path(__file__).parents[1] / "goldens"


def golden(name: str) -> Record:
    return Record.open(GOLDENS / f"{name}.dolmen")


@pytest.mark.parametrize(
    "name", ["stone-age-3", "first-builders-2", "kingdomino-origins-totem-3", "first-sparks-4", "origin-2"]
)
def test_chances_and_points_lead_to_the_result(name: str) -> None:
    record = golden(name)
    replay = make_replay(record, load(record.game))
    assert replay.places is not None
    assert replay.scores is not None
    winners = replay.places.count(1)
    for step in replay.steps:
        assert sum(step.chances) == pytest.approx(1, abs=0.01)
        assert all(0 <= share <= 1 for share in step.chances)
    last = replay.steps[-1]
    assert last.tally == last.scores == replay.scores
    assert last.chances == pytest.approx([(place == 1) / winners for place in replay.places], abs=0.001)


@pytest.mark.parametrize("name", ["stone-age-3", "first-builders-3"])  # their last words earn nothing themselves
def test_what_lies_on_the_table_counts_before_the_end(name: str) -> None:
    """The score jumps with the last word; the tally has grown to it."""
    record = golden(name)
    steps = make_replay(record, load(record.game)).steps
    before, last = steps[-2], steps[-1]
    assert max(b - a for a, b in zip(before.scores, last.scores, strict=True)) > 20
    assert before.tally == pytest.approx(last.tally, abs=5)
    assert all(now >= score for step in steps for now, score in zip(step.tally, step.scores, strict=True))


def test_a_game_that_has_not_ended_tells_no_chances() -> None:
    match = Match(load("stone-age"), ["Peak", "Wave"], rng=Rng(3))
    for _ in range(5):
        match.play(match.to_move, match.legal()[0])
    record = msgspec.structs.replace(match.record(), started="", ended=None)
    assert all(step.chances == step.tally == [] for step in make_replay(record, load("stone-age")).steps)


def test_a_finished_game_is_open_to_whoever_borrows_no_eyes() -> None:
    """The words of a replay are those that all at the table knew in the end; a seat's replay keeps its secrets."""
    record = golden("origin-2")
    game = load(record.game)
    assert tuple(step.word for step in make_replay(record, game).steps) == record.words
    seen = tuple(step.word for step in make_replay(record, game, 0).steps)
    assert seen != record.words
    assert tuple(map(game.words.veil, seen)) == tuple(map(game.words.veil, record.words))
