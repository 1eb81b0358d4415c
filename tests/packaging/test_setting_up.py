"""`./play` where something is missing or broken: one line says what to do, and what can be played is played."""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
import zipfile
from importlib.metadata import distributions, entry_points, version
from pathlib import Path

import pytest

from dolmen.server.http.lobby import compiled_so_far

sys.path.insert(0, str(Path(__file__).parents[2]))

import boot
import client
import hatch_build
import meanwhile

ROOT = boot.ROOT
# Runs a script as if by an older Python.
OLD = "import runpy, sys; sys.version_info = (3, 9, 18, 'final', 0); runpy.run_path(sys.argv[1], run_name='__main__')"


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    words = [str(word) for word in command]
    own = ("PYTHON", "DOLMEN", "VIRTUAL", "LC_", "LANG")
    world = {name: value for name, value in os.environ.items() if not name.startswith(own)}
    return subprocess.run(
        words, env=world | environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )


@pytest.fixture
def broken(tmp_path: Path) -> str:
    """A C compiler that fails."""
    compiler = tmp_path / "broken-cc"
    compiler.write_text("#!/bin/sh\necho 'broken-cc: internal error: no luck today' >&2\nexit 1\n", encoding="utf-8")
    compiler.chmod(0o755)
    return str(compiler)


@pytest.mark.parametrize("script", ["play", "test"])
def test_an_old_python_is_told_which_one_is_needed(script: str) -> None:
    done = run(sys.executable, "-c", OLD, ROOT / script, LANG="en_GB.UTF-8")
    assert done.returncode == 1
    assert done.stderr == f"Dolmen needs Python 3.11 or newer. If you have one, name it: python3.11 {script}\n"
    for file in (script, "too_old.py"):
        ast.parse((ROOT / file).read_text(encoding="utf-8"), feature_version=(3, 7))  # an old one can read that far


def test_even_python_2_is_told() -> None:
    done = run(sys.executable, "-c", OLD.replace("3, 9, 18", "2, 7, 18"), ROOT / "play", LANG="en_GB.UTF-8")
    assert done.returncode == 1
    assert done.stderr == "Dolmen needs Python 3.11 or newer. If you have one, name it: python3.11 play\n"
    head = (ROOT / "play").read_text(encoding="utf-8").partition("from pathlib")[0]
    assert "sys.exit" in head, "it has no pathlib"
    assert (ROOT / "play").read_bytes().isascii(), "it reads no other letters"


@pytest.mark.parametrize(("arguments", "system"), [(["--lang", "ru"], "en"), (["--language=ru"], "en"), ([], "ru")])
def test_an_old_python_is_spoken_to_in_russian(arguments: list[str], system: str) -> None:
    done = run(sys.executable, "-c", OLD, ROOT / "play", *arguments, DOLMEN_LANGUAGE=system, PYTHONIOENCODING="utf-8")
    assert done.returncode == 1
    assert done.stderr == "Для Dolmen нужен Python 3.11 или новее. Если он у вас есть, назовите его: python3.11 play\n"


def test_without_a_network_the_first_start_says_so_and_goes_on_from_there(tmp_path: Path) -> None:
    scripts = ("play", "boot.py", "client.py", "meanwhile.py", "hatch_build.py")
    needed = (*scripts, "pyproject.toml", *set(boot.LOCKS.values()))
    for name in needed:
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src").mkdir()
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "0", "PIP_CONFIG_FILE": os.devnull}
    nowhere |= {"PIP_NO_CACHE_DIR": "1", "PIP_FIND_LINKS": "", "no_proxy": "127.0.0.1"}
    done = run(sys.executable, tmp_path / "play", "games", **nowhere)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1] == (
        "Dolmen: packages could not be fetched. Check the network connection and run it again: it goes on from here."
    )
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) <= 4  # the steps that were done, and this


def test_a_folder_of_somebody_else_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    told = f"{boot.ROOT} cannot be written. Put Dolmen into a folder of your own and run it again."

    def refuse(path: Path, **wishes: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(boot, "is_current", lambda name, lobby: False)
    monkeypatch.setattr(Path, "mkdir", refuse)  # who runs the tests may be allowed everything
    with pytest.raises(boot.SetupError) as refused:
        boot.set_up("first")
    assert str(refused.value) == told
    for tool in (
        f"error: failed to create directory `{boot.VENVS}/first`: Permission denied (os error 13)",
        f"npm error EACCES: permission denied, mkdir '{boot.ROOT}/web/node_modules'",
        f"[Errno 30] Read-only file system: '{boot.ROOT}/src/dolmen/static/made-of'",
    ):
        assert boot.advice_for(tool) == told
    assert boot.advice_for("sh: 1: cc: Permission denied") == "", "that is another folder"


def test_who_has_no_home_keeps_what_is_fetched_beside_the_rest(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = "import os; print(os.environ.get('UV_CACHE_DIR'), os.environ.get('npm_config_cache'))"
    for name in ("UV_CACHE_DIR", "npm_config_cache"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert boot.run(sys.executable, "-c", told) == "None None\n"
    monkeypatch.setenv("HOME", "/nonexistent")
    assert boot.run(sys.executable, "-c", told).split() == [str(boot.VENVS / "cache" / tool) for tool in ("uv", "npm")]
    monkeypatch.setenv("UV_CACHE_DIR", "/elsewhere")
    assert boot.run(sys.executable, "-c", told).startswith("/elsewhere ")


def test_every_tool_is_locked_by_the_hashes_of_its_files() -> None:
    builds = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    for package in (f"uv=={boot.UV_VERSION}", client.NODE, *builds):
        assert boot.pin_of(package).count(" --hash=sha256:") >= 1
    for lock in set(boot.LOCKS.values()):
        pins = (ROOT / lock).read_text(encoding="utf-8").replace("\\\n", "").splitlines()
        for pin in pins:
            assert " --hash=sha256:" in pin or pin.lstrip().startswith("#") or not pin, f"{lock}: {pin}"


def test_a_tool_that_is_not_what_the_lock_says_is_not_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = tmp_path / "thing-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr("thing.py", "")
        packed.writestr("thing-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: thing\nVersion: 1.0\n")
        packed.writestr("thing-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        packed.writestr("thing-1.0.dist-info/RECORD", "")
    monkeypatch.setattr(boot, "ROOT", tmp_path)
    for name, value in {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path), "PIP_CONFIG_FILE": os.devnull}.items():
        monkeypatch.setenv(name, value)
    found = hashlib.sha256(wheel.read_bytes()).hexdigest()
    lock = tmp_path / boot.LOCKS["tools"]
    lock.write_text(f"thing==1.0 \\\n    --hash=sha256:{'0' * 64}\n", encoding="utf-8")
    with pytest.raises(boot.SetupError, match="a lock file does not fit its packages"):
        boot.fetch("thing==1.0", tmp_path / "there")
    assert not (tmp_path / "there" / "thing.py").exists()
    with pytest.raises(boot.SetupError, match=r"does not hold thing==2\.0"):
        boot.fetch("thing==2.0", tmp_path / "there")
    lock.write_text(f"thing==1.0 \\\n    --hash=sha256:{found}\n", encoding="utf-8")
    boot.fetch("thing==1.0", tmp_path / "there")
    assert (tmp_path / "there" / "thing.py").exists()


def test_a_compiler_that_fails_is_noticed_before_anything_waits_for_it(
    broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for compiler in (broken, "/no/such/cc"):
        monkeypatch.setenv("CC", compiler)
        boot.has_compiler.cache_clear()
        assert not boot.may_compile()
    boot.has_compiler.cache_clear()


@pytest.mark.skipif(os.name == "nt", reason="a shell script stands for the compiler")
def test_a_broken_compiler_leaves_plain_rules_and_one_line(broken: str, tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path / "dist"]
    settings = {"CC": broken, "DOLMEN_NO_WEB": "1", "DOLMEN_BUILD_DIR": str(tmp_path / "build")}
    settings["DOLMEN_REQUIRE_COMPILED"] = ""  # whoever runs the tests may ask for it
    project = tmp_path / "project"
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", project / "docs" / "rules")
    for name in ("pyproject.toml", "client.py", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project / name)
    words = [str(word) for word in build]
    done = subprocess.run(words, cwd=project, env=os.environ | settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = (tmp_path / "dist").iterdir()
    assert wheel.name.endswith("-none-any.whl")
    said = done.stdout + done.stderr
    assert "The rules stay plain Python: no working C compiler" in said
    assert "no luck today" in said
    assert boot.advice_for(said).startswith("compiling needs a C compiler and Python's headers.")
    settings["DOLMEN_REQUIRE_COMPILED"] = "1"
    assert subprocess.run(words, cwd=project, env=os.environ | settings, capture_output=True, check=False).returncode


def test_a_build_that_was_not_compiled_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boot, "BUILD", tmp_path)
    monkeypatch.setattr(boot, "ROOT", tmp_path)
    (tmp_path / "quick").mkdir()
    for said, advice in (
        ("no working C compiler: cc says nothing", "apt install gcc python3-dev."),
        ("No space left on device", "the disk is full. Free some space"),
        ("ld: cannot find crti.o", "quick/build.log says why."),
    ):
        (tmp_path / "quick" / "build.log").write_text(said, encoding="utf-8")
        line = boot.not_compiled("quick")
        assert line.startswith("the rules were not compiled, so bots think many times slower: ")
        assert advice in line
        assert "\n" not in line


def test_who_compiles_beside_the_lobby_tells_it_what_became_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "nice", lambda more: more)
    monkeypatch.setattr(boot, "set_up", lambda name: None)
    monkeypatch.setattr(boot, "is_compiled", lambda build: True)
    assert meanwhile.compile_quietly() == 0
    monkeypatch.setattr(boot, "is_compiled", lambda build: False)
    monkeypatch.setattr(boot, "not_compiled", lambda build: f"{build}: not compiled")
    assert meanwhile.compile_quietly() == 1
    assert capsys.readouterr().err == "quick: not compiled\n"

    def fail(name: str) -> None:
        raise boot.SetupError("packages could not be fetched.")

    monkeypatch.setattr(boot, "set_up", fail)
    assert meanwhile.compile_quietly() == 1
    assert capsys.readouterr().err.endswith("it goes on without. packages could not be fetched.\n")


def test_nothing_is_compiled_beside_a_server_that_has_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(name: str, words: list[str], *, held: bool = False) -> subprocess.Popen[bytes]:
        server = subprocess.Popen([sys.executable, "-c", "import sys; sys.exit(2)"])
        server.wait()
        return server

    monkeypatch.setattr("signal.signal", lambda *how: None)
    monkeypatch.setattr(meanwhile, "start", start)
    monkeypatch.setattr(boot, "set_up", lambda name, lobby: lobby())
    monkeypatch.setattr(meanwhile, "COMPILER", ["/no/such/compiler"])
    assert meanwhile.serve(["serve", "--port", "99999"]) == 2


def test_play_takes_the_thorough_build_where_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boot, "VENVS", tmp_path)
    assert [boot.build_for(name, "x") for name in ("first", "play", "test")] == ["", "quick", "thorough"]
    with boot.stamping("thorough", "x"):
        pass
    assert boot.build_for("play", "x") == "thorough"
    assert boot.build_for("play", "changed") == "quick"


def test_a_server_is_made_ready_while_the_lobby_is_built_and_the_rest_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boot, "VENVS", tmp_path)
    done: list[str] = []
    monkeypatch.setattr(boot, "installer", lambda: None)
    monkeypatch.setattr(boot, "is_ready", lambda name: True)
    monkeypatch.setattr(boot, "put_in_place", lambda packages: done.append("packages"))
    monkeypatch.setattr(boot, "build_client", lambda *, lobby: done.append("lobby" if lobby else "all pages"))
    boot.set_up("first", lobby=lambda: done.append("server"))
    assert sorted(done) == ["lobby", "packages", "server"]
    assert done.index("packages") < done.index("server")
    boot.set_up("first", lobby=lambda: done.append("server"))
    assert len(done) == 3, "it is there"
    boot.set_up("first")  # `./play --interpreted export` wants more
    assert done[3:] == ["packages", "all pages"] or done[3:] == ["all pages", "packages"]
    boot.set_up("first", lobby=lambda: done.append("server"))
    assert len(done) == 5


def test_the_rest_of_the_pages_is_built_beside_the_rules_and_the_wheel_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boot, "VENVS", tmp_path)
    monkeypatch.setattr(boot, "PAGES", tmp_path / "pages")
    monkeypatch.setattr(boot, "installer", lambda: None)
    monkeypatch.setattr(boot, "is_ready", lambda name: True)
    monkeypatch.setattr(boot, "install_wheel", lambda *what: None)
    monkeypatch.setattr(client, "is_wanted", lambda root: True)
    monkeypatch.setattr(client, "is_built", lambda root, lobby=False: lobby)
    monkeypatch.delenv("DOLMEN_REQUIRE_COMPILED", raising=False)
    told: list[bool] = []
    built = threading.Event()

    def build_pages() -> None:
        assert boot.PAGES.exists()
        time.sleep(0.2)
        built.set()

    def build_wheel(build: str, made_from: str, *, meanwhile: bool) -> None:
        hatch_build.await_others(str(boot.PAGES))
        told.extend([meanwhile, built.is_set()])

    monkeypatch.setattr(boot, "build_client", build_pages)
    monkeypatch.setattr(boot, "build_wheel", build_wheel)
    boot.set_up("play")
    assert told == [True, True]
    assert not boot.PAGES.exists()
    monkeypatch.setattr(client, "is_built", lambda root, lobby=False: True)
    boot.set_up("play")
    assert told[2:] == [False, True], "all pages are there"


def test_a_server_that_is_held_opens_when_it_is_let_go_and_not_when_nobody_does(tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-m", "dolmen.cli", "serve", "--no-browser", "--port", "0"]
    command += ["--data", str(tmp_path)]
    ready = tmp_path / "ready"
    world = os.environ | {"DOLMEN_HELD": str(ready), "DOLMEN_LANGUAGE": "en"}
    left = subprocess.run(command, env=world, input="", capture_output=True, text=True, timeout=60, check=False)
    assert (left.returncode, left.stdout, left.stderr) == (0, "", "")
    assert ready.exists()
    server = subprocess.Popen(command, env=world, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert server.stdin
    assert server.stdout
    try:
        server.stdin.write("open\n")
        server.stdin.flush()
        assert "http://127.0.0.1:" in server.stdout.readline()
    finally:
        server.terminate()
        server.communicate(timeout=30)


@pytest.mark.skipif(os.name == "nt", reason="only the build knows of a compiler there")
def test_without_a_compiler_the_sources_are_played_and_one_line_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(boot, "VENVS", tmp_path)
    for name in ("installer", "build_client"):
        monkeypatch.setattr(boot, name, lambda **wishes: None)
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(tmp_path / "plain")}))
    monkeypatch.setattr(boot, "make_environment", lambda name: packages.mkdir(parents=True))
    monkeypatch.setattr(boot, "run", lambda *command: "")
    monkeypatch.setattr(boot, "become", lambda command: sys.exit(" ".join(command)))
    monkeypatch.setattr(boot, "may_compile", lambda: False)
    monkeypatch.delenv("DOLMEN_REQUIRE_COMPILED", raising=False)
    monkeypatch.delenv("DOLMEN_PURE", raising=False)
    with pytest.raises(SystemExit) as became:
        boot.play(["serve"])
    assert became.value.code == " ".join(boot.dolmen("plain", ["serve"]))
    assert capsys.readouterr().err.splitlines()[-1] == (
        "Dolmen: the rules were not compiled, so bots think many times slower: compiling needs a C compiler and "
        "Python's headers. On Debian or Ubuntu: apt install gcc python3-dev."
    )
    assert (packages / "dolmen.pth").read_text(encoding="utf-8") == f"{ROOT / 'src'}\n"
    (known,) = distributions(path=[str(packages)])
    assert (known.name, known.version) == ("dolmen", version("dolmen"))
    games = {(point.name, point.value) for point in known.entry_points}
    assert len(games) == 5
    assert games <= {(point.name, point.value) for point in entry_points(group="dolmen.games")}
    monkeypatch.setenv("DOLMEN_REQUIRE_COMPILED", "1")
    assert boot.is_compiling()


def lines_of(file: str) -> set[str]:
    """Every line that a part of the set-up can say, with {} for its parts."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("say", "step", "SetupError"):
            found |= {written(text) for text in node.args[:1]}
        if isinstance(node, ast.FunctionDef) and node.name in ("advice_for", "usual_time", "not_compiled"):
            found |= {written(each) for each in ast.walk(node) if isinstance(each, (ast.Constant, ast.JoinedStr))}
    return {line for line in found if line.count(" ") > 2 and "\n" not in line}


def written(node: ast.AST) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return str(node.value) if isinstance(node, ast.Constant) else ""


def test_all_that_is_said_while_setting_up_is_said_in_russian(monkeypatch: pytest.MonkeyPatch) -> None:
    docs = {"One line for a build that should have compiled rules and has none: what it means, and what to do."}
    docs |= {"Says what to do about failures whose cause can be told.", "A guess at how long compiling takes."}
    said = (lines_of("boot.py") | lines_of("meanwhile.py")) - docs
    assert len(said) > 12
    monkeypatch.setattr(sys, "argv", ["play", "--lang", "ru"])
    boot.sentences.cache_clear()
    english = [line for line in said if not re.search("[а-яё]", boot.told(line)) and boot.advice_for(line) == ""]
    assert english == []
    assert boot.told("installing 55 packages") == "устанавливаются пакеты: 55"
    within = "compiling the rules (about a minute)"
    assert boot.told(f"installing packages, {within}") == "устанавливаются пакеты, компилируются правила (около минуты)"
    monkeypatch.setattr(sys, "argv", ["play"])
    for name in ("DOLMEN_LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for language, line in (("ru_RU.UTF-8", "не удалось"), ("C.UTF-8", "failed")):
        monkeypatch.setenv("LANG", language)
        boot.sentences.cache_clear()
        assert boot.told("failed") == line
    boot.sentences.cache_clear()


@pytest.mark.parametrize(("wish", "environment"), [([], "play"), (["--interpreted"], "first")])
def test_commands_wait_for_the_compiler_unless_they_are_told_not_to(
    wish: list[str], environment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[object] = []

    def become(command: list[str]) -> None:
        done.append(command)
        raise SystemExit

    monkeypatch.setattr(boot, "is_compiling", lambda: True)
    monkeypatch.setattr(boot, "may_compile", lambda: True)
    monkeypatch.setattr(boot, "is_built", lambda name: False)
    monkeypatch.setattr(boot, "set_up", done.append)
    monkeypatch.setattr(boot, "become", become)
    with pytest.raises(SystemExit):
        boot.play([*wish, "simulate", "stone-age"])
    python = str(boot.program(environment, "python"))
    assert done == [environment, [python, "-P", "-m", "dolmen.cli", "simulate", "stone-age"]]


def test_groups_are_counted_as_they_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boot, "BUILD", tmp_path)
    libraries = tmp_path / "quick" / "native" / "lib" / "dolmen"
    libraries.mkdir(parents=True)
    old = libraries / "core__mypyc.so"
    old.touch()
    os.utime(old, (1, 1))
    assert boot.compiled_so_far("quick", 100.0) == (0, 6)
    (libraries / "origin__mypyc.so").touch()
    assert boot.compiled_so_far("quick", 100.0) == (1, 6)


def test_how_far_the_compiler_is_can_be_read_at_any_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lobby asks while it is being written: an empty file would say that nothing is compiled any more."""
    monkeypatch.setattr(boot, "BUILD", tmp_path)
    monkeypatch.setattr(boot, "PROGRESS", tmp_path / "progress")
    assert meanwhile.tell(0.0) == (0, 6)
    with boot.PROGRESS.open(encoding="utf-8") as reader:  # what was open stays whole when it is written anew
        meanwhile.tell(0.0)
        assert reader.read() == "0 6"
    assert compiled_so_far(str(boot.PROGRESS)) == (0, 6)
    assert not boot.PROGRESS.with_suffix(".new").exists()


def test_steps_within_a_step_are_not_told_apart_and_failures_are(capsys: pytest.CaptureFixture[str]) -> None:
    done: list[str] = []

    def install() -> None:
        with boot.step("installing 5 packages"):
            done.append("installed")

    def pack() -> None:
        with boot.step("packing rules and pages"):
            raise boot.SetupError("the disk is full.")

    with pytest.raises(boot.SetupError, match="the disk is full"), boot.step("both"):
        boot.side_by_side([pack, install])
    assert done == ["installed"]
    assert capsys.readouterr().err == "Dolmen: both… failed\n"
    assert boot.STEPS == []
