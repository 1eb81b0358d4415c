"""What compiling the rules costs, and what it brings.

    python bench/compiling.py [--effort 1 3] [--games stone-age origin] [--json]

Builds the rules anew for each effort of the C compiler (its -O), as a wheel is built: processor seconds for the
translation to C, for each group and for the small libraries of its modules; seconds by the clock; and random play with
what was made, in turns, so that a busy machine is equally unfair to all. Run it by the environment of `./test`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path
from typing import Any

import dolmen

sys.path.insert(0, str(Path(__file__).parents[1]))

import boot

ROOT = boot.ROOT
ROUNDS = 3
# Notes what each call of the compiler cost: `times` tells it of the shell and of what it has run.
NOTING = """{compiler} "$@"; code=$?; {{ echo "$@"; times; }} > "{notes}/$$"; exit $code\n"""
BUILD = "import sys; from pathlib import Path; import hatch_build as h; root, work = map(Path, sys.argv[1:]); "
BUILD += "h.compile_rules(root, work, h.compiled_groups(root))"
PLAY = "import sys, dolmen; from dolmen.cli.bench import random_play; g = dolmen.load(sys.argv[1]); "
PLAY += "print(random_play(g, g.seats[-1], int(sys.argv[2]), rounds=3)['decisions_per_second'])"


def make_tools(folder: Path) -> Path:
    """An environment with what a wheel is built with; its Python."""
    uv = boot.installer()
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    boot.run(uv, "venv", "--no-project", "--python", sys.executable, folder)
    python = folder / boot.PROGRAMS / ("python" + boot.SUFFIX)
    boot.run(uv, "pip", "install", "--python", python, *needs)
    return python


def build(python: Path, folder: Path, effort: str) -> dict[str, Any]:
    """Build everything into a folder; what it cost."""
    notes = folder / "notes"
    notes.mkdir(parents=True)
    noting = folder / "cc.sh"
    compiler = os.environ.get("CC") or next(filter(shutil.which, boot.COMPILERS))
    noting.write_text(NOTING.format(compiler=compiler, notes=notes), encoding="utf-8")
    environment = os.environ | {"CC": f"sh {noting}", "DOLMEN_OPTIMIZE": effort, "PYTHONPATH": str(ROOT)}
    begun = time.monotonic()
    child = subprocess.Popen(
        [str(python), "-c", BUILD, str(ROOT), str(folder / "native")],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        sys.exit("the rules did not compile")
    wall = time.monotonic() - begun
    parts: dict[str, float] = {}
    for note in notes.iterdir():
        called, _, cost = note.read_text(encoding="utf-8").partition("\n")
        group = re.search(r"__native_(\w+)\.c\b", called)
        part = group[1] if group else "small libraries"
        parts[part] = parts.get(part, 0.0) + seconds(cost)
    total = used.ru_utime + used.ru_stime
    return {"translation": total - sum(parts.values()), **parts, "all": total, "by the clock": wall}


def seconds(times: str) -> float:
    """What the shell's `times` says, in seconds."""
    return sum(60 * int(minutes) + float(rest) for minutes, rest in re.findall(r"(\d+)m([\d.]+)s", times))


def package(folder: Path) -> Path:
    """The installed Dolmen with the libraries of a build; the folder to import it from."""
    place = folder / "site"
    shutil.copytree(Path(dolmen.__file__).parent, place / "dolmen", ignore=shutil.ignore_patterns("static", "*.pyc"))
    shutil.copytree(folder / "native" / "lib" / "dolmen", place / "dolmen", dirs_exist_ok=True)
    return place


def speed(place: Path, game: str, games: int) -> int:
    """Decisions a second of random play with a build."""
    environment = os.environ | {"PYTHONPATH": str(place), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-c", PLAY, game, str(games)]
    return int(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)


def measure(efforts: list[str], games: list[str]) -> dict[str, Any]:
    """All efforts: what each costs and how fast the rules are then."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(prefix="dolmen-") as name:
        folder = Path(name)
        python = make_tools(folder / "tools")
        for effort in efforts:
            print(f"-O{effort}…", file=sys.stderr)
            found[effort] = {"seconds": build(python, folder / effort, effort), "decisions_per_second": {}}
        places = {effort: package(folder / effort) for effort in efforts}
        for game in games:
            best = dict.fromkeys(efforts, 0)
            for _ in range(ROUNDS):
                for effort, place in places.items():
                    best[effort] = max(best[effort], speed(place, game, 200))
            for effort in efforts:
                found[effort]["decisions_per_second"][game] = best[effort]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--effort", nargs="+", choices=["0", "g", "1", "2", "3"], default=["1", "3"])
    parser.add_argument("--games", nargs="*", default=["stone-age", "first-builders", "origin"])
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = measure(options.effort, options.games)
    load = os.getloadavg()[0]
    if options.json:
        print(json.dumps({"efforts": found, "load": load, "processors": os.cpu_count()}))
        return
    for effort, row in found.items():
        print(f"-O{effort}, processor seconds:")
        for part, cost in row["seconds"].items():
            print(f"  {part:<20} {cost:6.1f}")
        for game, rate in row["decisions_per_second"].items():
            print(f"  {game:<20} {rate:>9,} decisions/s")
    print(f"{os.cpu_count()} processors, load {load:.1f}")


if __name__ == "__main__":
    main()
