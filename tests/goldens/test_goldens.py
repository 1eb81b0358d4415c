"""Golden playthroughs: every game has one for each mode and seat count, and still plays it the same.

After an intended change of the rules: `python -m dolmen.testing.goldens tests/goldens`, and look at the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import testing.cairn
from testing.cairn import CairnGame

import dolmen
from dolmen import OVER, Record
from dolmen.testing import goldens
from dolmen.testing.goldens import Golden
from ours import GAMES

HERE = Path(__file__).parent
ALL = [golden for id in GAMES for golden in goldens.wanted(dolmen.load(id))]


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
    goldens.check_version(golden, HERE)  # says what to do where only the version was forgotten
    lines = (HERE / f"{golden.name}.log").read_text(encoding="utf-8").splitlines()
    assert goldens.digest(golden) == lines[-1]


def test_other_rules_of_the_same_version_fail_and_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cairn = CairnGame()
    monkeypatch.setattr(goldens, "load", lambda _: cairn)
    goldens.main(tmp_path, ["cairn"])
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    goldens.main(tmp_path, ["cairn"])  # nothing has changed: it may be written again
    monkeypatch.setattr(testing.cairn, "AMOUNTS", (1, 3, 5))
    with pytest.raises(goldens.SameVersion, match=r"cairn-2: games go .* raise `version` in CairnGame to 2"):
        goldens.main(tmp_path, ["cairn"])
    assert before == {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    monkeypatch.setattr(CairnGame, "version", 2)
    goldens.main(tmp_path, ["cairn"])
    assert "game cairn 2" in (tmp_path / "cairn-2.dolmen").read_text(encoding="utf-8")


def test_no_golden_is_left_over() -> None:
    names = {golden.name for golden in ALL}
    found = {path.stem for path in HERE.iterdir() if path.suffix in (".dolmen", ".log")}
    assert found <= names, f"nobody asks for {sorted(found - names)}"
