"""The wheel and the source archive: made, installed where there is neither a C compiler nor Node, and played with.

Minutes and a package index are needed, so this belongs to the long numbers: ./test --long tests/packaging.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest
from server.client import Person, Server

ROOT = Path(__file__).parents[2]
UV = ROOT / ".venvs" / "uv" / "bin" / "uv"  # the installer of ./test itself
LARGEST = 25_000_000  # bytes of a wheel
# Programs that installers and Python itself call on some systems; no compiler, no Node.
PROGRAMS = ("sh", "uname", "env", "cat", "ls", "mkdir", "rm", "realpath", "dirname", "ldd", "ldconfig")
pytestmark = pytest.mark.timeout(3600)


@pytest.fixture(scope="module", autouse=True)
def _long(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--numbers") != "long":
        pytest.skip("only with the long numbers")


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The world of somebody who has Python and nothing else."""
    programs, home = tmp_path_factory.mktemp("bin"), tmp_path_factory.mktemp("home")
    for name in PROGRAMS:
        if found := shutil.which(name):
            (programs / name).symlink_to(found)
    # A compiler that only tells that it was called: whoever has a wheel needs none.
    telling = programs / "telling-cc"
    telling.write_text(f'#!/bin/sh\necho "$@" >> {home}/compiled\nexit 1\n', encoding="utf-8")
    telling.chmod(0o755)
    own = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL", "DOLMEN"))}
    own.setdefault("UV_CACHE_DIR", str(Path.home() / ".cache" / "uv"))
    if (settings := Path.home() / ".config" / "pip" / "pip.conf").exists():
        own.setdefault("PIP_CONFIG_FILE", str(settings))
    return {**own, "PATH": str(programs), "HOME": str(home), "CC": str(telling), "PYTHONPATH": "", "LANG": "C.UTF-8"}


def build(target: str, folder: Path) -> Path:
    """An archive as it is made for a release; what ./test has compiled is not compiled again."""
    settings = {"DOLMEN_REQUIRE_COMPILED": "1", "DOLMEN_BUILD_DIR": str(ROOT / ".venvs" / "build" / "thorough")}
    command: list[str | Path] = [
        UV,
        "build",
        "-q",
        f"--{target}",
        "--python",
        sys.executable,
        "--out-dir",
        folder,
        ROOT,
    ]
    subprocess.run(command, env=os.environ | settings, check=True, stdin=subprocess.DEVNULL)
    (found,) = folder.glob("dolmen*")
    return found


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", tmp_path_factory.mktemp("sdist"))


def install(archive: Path, folder: Path, bare: dict[str, str]) -> Path:
    """A clean environment with the archive in it; its Python."""
    python = folder / "bin" / "python"
    subprocess.run([UV, "venv", "-q", "--no-project", "--python", sys.executable, folder], check=True)
    own = folder / "archive" / archive.name  # a place of its own: not what was built of it in another world
    own.parent.mkdir()
    shutil.copy(archive, own)
    command: list[str | Path] = [UV, "pip", "install", "-q", "--python", python, own]
    subprocess.run(command, env=bare, check=True, cwd=folder)
    return python


def said(command: list[str | Path], bare: dict[str, str], folder: Path) -> str:
    done = subprocess.run(command, env=bare, capture_output=True, text=True, cwd=folder, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def is_compiled(python: Path, bare: dict[str, str]) -> bool:
    code = "import dolmen.core.state as s; print(s.__spec__.origin)"
    return not said([python, "-c", code], bare, python.parent).strip().endswith(".py")


def plays(python: Path, bare: dict[str, str], folder: Path) -> None:
    """Bots play; a server shows the client, and a person plays a game at its table to the end."""
    dolmen: list[str | Path] = [python.parent / "dolmen"]
    games = ["simulate", "kingdomino-origins", "--games", "2", "--bots", "greedy,random", "--json"]
    assert json.loads(said([*dolmen, *games], bare, folder))["games"] == 2
    assert "stone-age" in said([*dolmen, "games"], bare, folder)
    server = Server(folder / "data", "--limits", "0")
    server.python, server.environment = str(python), bare
    with server:
        shown(server.address)
        peak = Person(server, "Peak")
        table = peak.make_table(["me", "greedy"])
        with peak.sit(table["id"]) as sitter:
            sitter.until(lambda message: message["type"] == "view")
            words = 0
            while not sitter.over:
                if sitter.legal:
                    assert sitter.play(sitter.legal[0])["type"] == "answer"
                    words += 1
                else:
                    sitter.hear()
            assert words > 5
        peak.close()


def shown(address: str) -> None:
    """The client is there, with all that its page names."""
    page = httpx.get(f"{address}/").text
    assert '<div id="app">' in page
    named = re.findall(r'(?:src|href)="\./([^"]+)"', page)
    assert len(named) >= 3
    for name in (*named, "sw.js"):
        reply = httpx.get(f"{address}/{name}")
        assert (reply.status_code, name) == (200, name)
        assert "text/html" not in reply.headers["content-type"], name


def test_a_wheel_brings_compiled_rules_and_the_client_and_is_small(
    wheel: Path, tmp_path: Path, bare: dict[str, str]
) -> None:
    assert wheel.stat().st_size <= LARGEST
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "dolmen/static/index.html" in names
    assert any(name.endswith((".so", ".pyd")) for name in names)
    python = install(wheel, tmp_path / "venv", bare)
    assert is_compiled(python, bare)
    plays(python, bare, tmp_path)
    assert not Path(bare["HOME"], "compiled").exists(), "nothing is compiled where a wheel fits"


def test_a_wheel_is_played_without_being_installed(wheel: Path, tmp_path: Path, bare: dict[str, str]) -> None:
    words = ["simulate", "stone-age", "--players", "2", "--games", "1", "--json"]
    tool: list[str | Path] = [UV, "tool", "run", "-q", "--python", sys.executable]
    assert json.loads(said([*tool, "--from", wheel, "dolmen", *words], bare, tmp_path))["games"] == 1  # this is uvx
    pipx: list[str | Path] = [*tool, "pipx", "run", "--python", sys.executable, "--spec", wheel]
    assert json.loads(said([*pipx, "dolmen", *words], bare, tmp_path))["games"] == 1
    assert not Path(bare["HOME"], "compiled").exists()


def test_a_source_archive_installs_and_plays_without_compiler_and_node(
    sdist: Path, tmp_path: Path, bare: dict[str, str]
) -> None:
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
    assert any(name.endswith("src/dolmen/static/index.html") for name in names)
    assert not any("node_modules" in name or name.endswith(".so") for name in names)
    world = {name: value for name, value in bare.items() if name != "CC"}
    python = install(sdist, tmp_path / "venv", world)
    assert not is_compiled(python, world)
    plays(python, world, tmp_path)


def test_a_source_archive_compiles_where_it_can(sdist: Path, tmp_path: Path, bare: dict[str, str]) -> None:
    world = {name: value for name, value in bare.items() if name != "CC"}
    world |= {"PATH": os.environ["PATH"], "DOLMEN_OPTIMIZE": "0"}  # the rules are tested elsewhere: the least effort
    python = install(sdist, tmp_path / "venv", world)
    assert is_compiled(python, world)
    assert "stone-age" in said([python.parent / "dolmen", "games"], world, tmp_path)
