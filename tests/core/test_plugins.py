"""Games are found by entry point; a broken one is named and left out, and leaves the others working."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import dolmen
from dolmen import BrokenPlugin
from dolmen.core.game import playable
from ours import GAMES

Install = Callable[[str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Installs a package with one game for the length of a test."""

    def installed(id: str, source: str) -> None:
        package = id.replace("-", "_")
        (tmp_path / f"{package}.py").write_text(source)
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[dolmen.games]\n{id} = {package}:GAME\n")
        monkeypatch.syspath_prepend(str(tmp_path))
        monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")

    return installed


BROKEN = {
    "no-module": ("import there_is_no_such_module\n", "there_is_no_such_module"),
    "no-class": ("GAME = 3\n", "not a subclass of dolmen.Game"),
    "no-name": ("", "GAME"),
    "no-start": (
        "import dolmen\nclass GAME(dolmen.Game):\n    def __init__(self, components=None): raise OSError('no data')\n",
        "no data",
    ),
}


@pytest.mark.parametrize("id", BROKEN)
def test_a_broken_game_is_named_and_left_out(install: Install, id: str) -> None:
    source, why = BROKEN[id]
    before = [game.id for game in playable()[0]]
    install(id, source)
    found, broken = playable()
    assert [game.id for game in found] == before
    assert len(broken) == 1
    with pytest.raises(BrokenPlugin, match=f"the game '{id}' of the package {id} cannot be loaded .*{why}"):
        dolmen.load(id)


def test_the_list_of_games_goes_on_without_a_broken_one(install: Install) -> None:
    install("no-module", BROKEN["no-module"][0])
    said = subprocess.run(
        [sys.executable, "-m", "dolmen.cli", "games", "--json"], capture_output=True, text=True, timeout=60, check=True
    )
    assert {"stone-age", "origin"} <= {game["id"] for game in json.loads(said.stdout)}
    assert "the game 'no-module' of the package no-module cannot be loaded" in said.stderr
    assert "Traceback" not in said.stderr


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (
            "from dolmen.bots import Bot\nclass GAME(Bot):\n    def choose(self, seat, rng): return seat.legal()[-1]\n",
            "",
        ),
        ("import there_is_no_such_module\n", "the bot 'last' of the package last cannot be loaded .*no_such_module"),
        ("GAME = dict\n", "the bot 'last' of the package last is no subclass of dolmen.bots.Bot"),
    ],
)
def test_bots_are_found_by_entry_point(install: Install, tmp_path: Path, source: str, message: str) -> None:
    install("last", source)
    points = tmp_path / "last-1.0.dist-info" / "entry_points.txt"
    points.write_text("[dolmen.bots]\nlast = last:GAME\n")
    play = [sys.executable, "-m", "dolmen.cli", "simulate", "stone-age", "--games", "1", "--bots", "last,random"]
    done = subprocess.run([*play, "-o", "round_limit=1"], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode == 0) == (not message), done.stderr
    assert re.search(message, done.stderr)
    assert "Traceback" not in done.stderr


def test_the_games_that_are_tested_are_those_of_the_package() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert list(GAMES) == sorted(project["entry-points"]["dolmen.games"])
    assert set(GAMES) <= set(dolmen.games())


def test_no_test_runs_over_whatever_is_installed() -> None:
    here = Path(__file__).parents[1]
    over = re.compile(r"(parametrize\(.*|\bin |== set\()(dolmen\.)?games\(\)")
    found = [
        f"{file.relative_to(here)}:{n}"
        for file in sorted(here.rglob("*.py"))
        for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if over.search(line) and not line.lstrip().startswith('assert "stone-age" in')
    ]
    assert not found, f"name ours.GAMES: {found}"
