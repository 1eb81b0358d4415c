"""The stranger's walk on the command line: a new game is tested, simulated, exported and played in the terminal."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from stranger import call, install_game, new_game
from textual.widgets import OptionList, Static

import dolmen
from dolmen import Match, Record, Rng
from dolmen.cli import run
from dolmen.show.page import STATIC
from dolmen.terminal.app import DolmenApp
from dolmen.terminal.settings import Settings
from dolmen.terminal.table import Seating, TableScreen

Output = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return new_game("first-ember", tmp_path_factory.mktemp("stranger") / "package")


@pytest.fixture(scope="module")
def site(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which pip has put it."""
    target = tmp_path_factory.mktemp("site")
    install_game(package, target)
    return target


@pytest.fixture
def installed(site: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The new game beside the others, for the length of a test."""
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setenv("PYTHONPATH", str(site), prepend=os.pathsep)
    return site


def test_a_new_game_keeps_the_contract_and_its_own_tests_pass(installed: Path, package: Path, capsys: Output) -> None:
    assert run(["test", "first-ember", "--games", "5"]) == 0
    assert "first-ember: ok: 15 games" in capsys.readouterr().out
    assert "7 passed" in call("-m", "pytest", "-q", "-p", "no:cacheprovider", str(package / "tests"), folder=package)


def test_a_new_game_is_listed_simulated_recorded_and_exported(installed: Path, tmp_path: Path, capsys: Output) -> None:
    assert run(["games", "--language", "ru"]) == 0
    assert "first-ember — First Ember\n  Соберите столько дров" in capsys.readouterr().out
    assert run(["simulate", "first-ember", "--players", "2", "--games", "10", "--bots", "greedy,random"]) == 0
    assert "10 games of first-ember" in capsys.readouterr().out
    game = dolmen.load("first-ember")
    match = Match(game, ["Peak", "Wave"], rng=Rng(1))
    while not match.over:
        match.play(match.to_move, match.legal()[-1])
    file = tmp_path / "game.dolmen"
    match.record().save(file, game)
    assert run(["check", str(file)]) == 0
    assert run(["replay", str(file)]) == 0
    assert "Peak finds" in capsys.readouterr().out
    if (STATIC / "player").exists():
        assert run(["export", str(file), "-o", str(tmp_path / "game.html")]) == 0
        assert "Gather as much wood" in (tmp_path / "game.html").read_text(encoding="utf-8")


def test_a_new_game_is_played_in_the_terminal(installed: Path) -> None:
    game = dolmen.load("first-ember")
    seating = Seating(Match(game, ["Peak", "Wave (random)"], {"rounds": 1}, Rng(2), forced=True))

    async def play() -> None:
        app = DolmenApp("en", Settings(speed="instant", language="en"))
        async with app.run_test(size=(100, 30)) as pilot:
            await app.push_screen(TableScreen(seating))
            for _ in range(400):
                await pilot.pause()
                if seating.match.over:
                    break
                if seating.bots[seating.match.to_move] is None and app.screen.query(OptionList):
                    assert "In arms" in str(app.screen.query_one("#plain", Static).render())
                    await pilot.press("enter")
            assert seating.match.over

    asyncio.run(play())


def test_a_fault_is_told_and_saved_as_a_record(
    installed: Path, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = dolmen.load("first-ember")
    monkeypatch.setattr(type(game), "census", lambda self, state: {"sticks": sum(state.hearths)})
    fault = tmp_path / "fault.dolmen"
    assert run(["test", "first-ember", "--players", "2", "--output", str(fault)]) == 1
    told = capsys.readouterr().err
    assert "the census of 'sticks' was 0 at the start" in told
    assert f"record: {fault}" in told
    record = Record.open(fault, game)
    (*_, last) = record.steps(game)
    assert sum(last.state.scores()) > 0  # the word after which sticks were counted anew
    assert f"after {len(record.words)} words" in told


@pytest.mark.parametrize(
    ("id", "message"),
    [
        ("Ember", "'Ember': a game is called by lower-case letters"),
        ("stone-age", "there is a game 'stone-age' already"),
        ("ember-", "'ember-': a game is called by"),
    ],
)
def test_a_name_that_will_not_do_is_refused(id: str, message: str, tmp_path: Path, capsys: Output) -> None:
    assert run(["new", id, "--folder", str(tmp_path / "new")]) == 2
    assert message in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_nothing_is_written_over(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert run(["new", "ember", "--folder", str(tmp_path)]) == 2
    assert "is there already and not empty" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]
