"""Golden playthroughs: every game has one for each mode and seat count, and still plays it the same.

After an intended change of the rules: `python -m dolmen.testing.goldens tests/goldens`, and look at the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import dolmen
from dolmen import OVER, Record
from dolmen.testing import goldens
from dolmen.testing.goldens import Golden

HERE = Path(__file__).parent
ALL = [golden for id in dolmen.games() for golden in goldens.wanted(dolmen.load(id))]


@pytest.mark.parametrize("golden", ALL, ids=lambda golden: golden.name)
def test_the_golden_game_is_played_the_same(golden: Golden) -> None:
    path = HERE / f"{golden.name}.dolmen"
    assert path.exists(), (
        f"{golden.name} has no golden: python -m dolmen.testing.goldens tests/goldens {golden.game.id}"
    )
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text, golden.game, path.name)
    assert record.text(golden.game) == text
    assert len(record.seats) == golden.seats
    assert record.options == golden.options
    assert record.verify(golden.game).to_move == OVER


@pytest.mark.parametrize("golden", ALL, ids=lambda golden: golden.name)
def test_the_golden_game_tells_the_same(golden: Golden) -> None:
    record = Record.open(HERE / f"{golden.name}.dolmen", golden.game)
    lines = (HERE / f"{golden.name}.log").read_text(encoding="utf-8").splitlines()
    played = goldens.replay(golden, list(record.words))
    assert played.lines == lines[:-1]
    assert played.record == record


@pytest.mark.parametrize("golden", ALL, ids=lambda golden: golden.name)
def test_random_games_have_the_digest_that_was_written_down(golden: Golden) -> None:
    lines = (HERE / f"{golden.name}.log").read_text(encoding="utf-8").splitlines()
    assert goldens.digest(golden) == lines[-1]


def test_no_golden_is_left_over() -> None:
    names = {golden.name for golden in ALL}
    found = {path.stem for path in HERE.iterdir() if path.suffix in (".dolmen", ".log")}
    assert found <= names, f"nobody asks for {sorted(found - names)}"
