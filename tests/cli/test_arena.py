"""`dolmen arena`: what it prints, keeps and refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dolmen.cli import run

Output = pytest.CaptureFixture[str]


def test_arena_prints_who_is_stronger_and_keeps_its_games(capsys: Output, tmp_path: Path) -> None:
    line = ("arena", "stone-age", "--bots", "greedy,random", "--games", "4", "-o", "round_limit=1", "--processes", "1")
    out = tmp_path / "kept"
    assert run([*line, "--out", str(out)]) == 0
    printed = capsys.readouterr().out
    assert printed.splitlines()[1].startswith("greedy")
    assert "4 games of stone-age with 2 seats" in printed
    assert run([*line, "--out", str(out), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4
    assert [one["bot"] for one in found["bots"]] == ["greedy", "random"]
    assert len((out / "games.jsonl").read_text().splitlines()) == 4


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bots", "greedy"], "at least two bots"),
        (["--bots", "greedy,nobody"], "there is no bot 'nobody'"),
        (["--bots", "greedy,search:0"], "as in search:2000"),
        (["--bots", "greedy,random", "--on", "moon"], "on local or on ray"),
        (["--bots", "greedy,random", "--address", "x"], "--address is for --on ray"),
        (["--bots", "greedy,random", "--above", "85"], "between 0 and 1"),
        (["--bots", "greedy,search", "--budget", "long"], "a time as 0.5s"),
    ],
)
def test_arena_refuses_in_one_line(capsys: Output, arguments: list[str], says: str) -> None:
    assert run(["arena", "stone-age", *arguments]) != 0
    error = capsys.readouterr().err
    assert says in error
    assert len(error.strip().splitlines()) == 1
