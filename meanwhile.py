"""The lobby while the rules are being compiled: on plain rules first, on compiled ones as soon as they are there.

`boot.play` comes here when something must be compiled before `./play` can open the lobby as it should be. A server
starts on plain rules; a compiler works beside it at low priority; when it is done, the server is stopped and started
again on the same port from the compiled environment. Tables are in the store and pages come back by themselves, so
nobody need do anything.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path

import boot

LOOK = 0.5  # seconds between two looks
STOP = 20.0  # seconds a server may take to stop
USUAL_PORT = 8080
COMPILER = [sys.executable, str(boot.ROOT / "meanwhile.py")]


def serve(arguments: Sequence[str]) -> int:
    """Serves until the server ends; its exit code."""
    boot.set_up("first")
    began = time.time()
    compiler = subprocess.Popen(
        COMPILER,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C is for the server; we end it ourselves
    )
    signal.signal(signal.SIGTERM, give_up)
    words = [*(() if "serve" in arguments else ["serve"]), *arguments, *port_words(arguments)]
    boot.say("the rules are being compiled meanwhile; bots think slower until then.\n")
    tell(began)
    server = start("first", words)
    try:
        while server.poll() is None and compiler.poll() is None:
            time.sleep(LOOK)
            tell(began)
        if server.poll() is not None:
            return server.returncode
        said = compiler.communicate()[1]
        boot.PROGRESS.unlink(missing_ok=True)
        if compiler.returncode:
            why = said.strip().splitlines()
            boot.say(f"the rules were not compiled; it goes on without. {why[0] if why else ''}\n")
        else:
            boot.say("the rules are compiled; the tables go on with them.\n")
            stop(server)
            server = start("play", [*words, *([] if "--no-browser" in words else ["--no-browser"])])
        return server.wait()
    except KeyboardInterrupt:  # the server heard it too
        return server.wait(STOP)
    finally:
        if compiler.poll() is None:
            end_group(compiler)
        boot.PROGRESS.unlink(missing_ok=True)
        if server.poll() is None:
            stop(server)


def give_up(number: int, frame: object) -> None:
    """Being told to end is told on: nothing is left behind."""
    sys.exit(128 + number)


def start(name: str, words: Sequence[str]) -> subprocess.Popen[bytes]:
    """A server of an environment."""
    environment = os.environ | ({"DOLMEN_PROGRESS": str(boot.PROGRESS)} if name == "first" else {})
    return subprocess.Popen(boot.dolmen(name, words), env=environment)


def stop(server: subprocess.Popen[bytes]) -> None:
    """Ask a server to end, and wait for it."""
    server.terminate()
    try:
        server.wait(STOP)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def end_group(process: subprocess.Popen[str]) -> None:
    """End a compiler with all that it started."""
    if os.name == "nt":
        process.terminate()
    else:
        os.killpg(process.pid, signal.SIGTERM)
    process.communicate()


def port_words(arguments: Sequence[str]) -> list[str]:
    """A port for both servers, where none is named: the usual one, or else any that is free."""
    if any(word == "--port" or word.startswith("--port=") for word in arguments):
        return []
    for wanted in (USUAL_PORT, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", wanted))
            except OSError:
                continue
            return ["--port", str(probe.getsockname()[1])]
    return []


def tell(began: float) -> None:
    """Write down how many groups of rules are compiled, for the server to tell."""
    config = tomllib.loads((boot.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = len(config["tool"]["dolmen"]["compiled"])
    made = (boot.BUILD / "native" / "lib").rglob("*__mypyc*")
    done = sum(is_newer(library, began) for library in made)
    boot.PROGRESS.parent.mkdir(parents=True, exist_ok=True)
    boot.PROGRESS.write_text(f"{min(done, groups)} {groups}", encoding="utf-8")


def is_newer(path: Path, began: float) -> bool:
    """Whether a file was made since then."""
    try:
        return path.stat().st_mtime >= began
    except FileNotFoundError:  # the compiler is just replacing it
        return False


def compile_quietly() -> int:
    """What the process beside the server does: set up the compiled environment, giving way to everybody."""
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        boot.set_up("play")
    except boot.SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(compile_quietly())
