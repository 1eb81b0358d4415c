"""`dolmen analyse`: what it prints, keeps and refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dolmen
from dolmen.analysis import DEPTHS, Depth, Study
from dolmen.cli import run
from dolmen.terminal.people import MARKS

Output = pytest.CaptureFixture[str]
GOLDEN = Path(__file__).parents[1] / "goldens" / "kingdomino-origins-discovery-2.dolmen"


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    glance = Depth(name="quick", mind="hunter", glances=2, words=200, course=60)
    monkeypatch.setitem(DEPTHS, "quick", glance)


def test_it_tells_chances_decisions_and_turning_points(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(["analyse", str(GOLDEN), "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "100%" in told
    assert MARKS[0] in told
    assert "costly" in told
    lines = told.splitlines()
    numbers = next(line for line in lines if line.split()[:3] == ["1", "2", "3"])  # rounds under the graph
    assert [int(number) for number in numbers.split()] == sorted({int(number) for number in numbers.split()})
    assert max(map(len, lines[: lines.index(numbers) + 1])) <= 100
    assert any(line.split()[:1] == ["also"] for line in lines)
    monkeypatch.setattr(Study, "run", lambda *_: pytest.fail("what was found is kept"))
    assert run(["analyse", str(GOLDEN), "--language", "ru"]) == 0
    assert "ошибок" in capsys.readouterr().out


def test_as_json_it_holds_the_terms_and_both_languages(capsys: Output) -> None:
    assert run(["analyse", str(GOLDEN), "--seat", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["analysis"]["seat"] == 1
    assert found["analysis"]["done"] == found["analysis"]["parts"]
    assert len(found["told"]["en"]["decisions"]) == len(found["analysis"]["decisions"])
    assert len(found["told"]["ru"]["decisions"]) == len(found["analysis"]["decisions"])


def test_what_cannot_be_analysed_is_refused_in_one_line(capsys: Output, tmp_path: Path) -> None:
    game = dolmen.load("kingdomino-origins")
    running = tmp_path / "running.dolmen"
    dolmen.Match(game, 2, rng=dolmen.Rng(1)).record().save(running, game)
    assert run(["analyse", str(running)]) == 2
    assert capsys.readouterr().err.strip().endswith("only a finished game can be analysed")
    assert run(["analyse", str(GOLDEN), "--seat", "9"]) == 2
    assert "seats 1 to 2, not 9" in capsys.readouterr().err
