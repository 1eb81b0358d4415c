"""The lobby while the rules are being compiled: on plain rules first, on compiled ones as soon as they are there.

`boot.play` comes here when something must be compiled before `./play` can open the lobby as it should be. A server
starts on plain rules; a compiler works beside it at low priority; when it is done, the server is stopped and started
again on the same port from the compiled environment. Tables are in the store and pages come back by themselves, so
nobody need do anything; the address is handed on, so that who comes in between waits and is not refused.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from functools import cache

import boot

LOOK = 0.5  # seconds between two looks
STOP = 20.0  # seconds a server may take to stop
WARM = 20.0  # seconds a server may take to make ready
READY = boot.VENVS / "ready"  # a server that is held is ready
USUAL_PORT = 8080
COMPILER = [sys.executable, str(boot.ROOT / "meanwhile.py")]


def serve(arguments: Sequence[str]) -> int:
    """Serves until the server ends; its exit code."""
    signal.signal(signal.SIGTERM, give_up)
    words = [*(() if "serve" in arguments else ["serve"]), *arguments, *port_words(arguments)]
    early: list[subprocess.Popen[bytes]] = []
    try:
        boot.set_up("first", lobby=lambda: early.append(start("first", words, held=True)))
    except BaseException:
        for server in early:
            stop(server)
        raise
    server = early[0] if early else start("first", words)
    if server.poll() is not None:  # it has refused what it was asked for
        return server.returncode
    began = time.time()
    compiler = subprocess.Popen(
        COMPILER,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C is for the server; we end it ourselves
    )
    boot.say("the rules are being compiled meanwhile; bots think slower until then.")
    done = tell(began)
    let_go(server)
    try:
        while server.poll() is None and compiler.poll() is None:
            time.sleep(LOOK)
            before, done = done, tell(began)
            if done != before:
                boot.say("the rules are being compiled: {} of {}.".format(*done))
        if server.poll() is not None:
            return server.returncode
        said = compiler.communicate()[1]
        boot.PROGRESS.unlink(missing_ok=True)
        if compiler.returncode:
            why = said.strip().splitlines() or ["the rules were not compiled; it goes on without."]
            boot.say(why[-1])
        else:
            boot.say("the rules are compiled; the tables go on with them.")
            after = start("play", [*words, *([] if "--no-browser" in words else ["--no-browser"])], held=True)
            await_ready(after)  # the one before it still serves
            stop(server)
            server = after
            let_go(server)
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


def start(name: str, words: Sequence[str], *, held: bool = False) -> subprocess.Popen[bytes]:
    """A server of an environment; one that is held makes ready, and takes the address when it is let go."""
    environment = os.environ | ({"DOLMEN_PROGRESS": str(boot.PROGRESS)} if name == "first" else {})
    environment |= {"DOLMEN_HELD": str(READY)} if held else {}
    baton = [] if os.name == "nt" else [baton_of(name)]  # Windows hands no addresses on
    if baton:
        environment["DOLMEN_BATON"] = str(baton[0])
    READY.unlink(missing_ok=True)
    stdin = subprocess.PIPE if held else None
    return subprocess.Popen(boot.dolmen(name, words), env=environment, stdin=stdin, pass_fds=baton)


def baton_of(name: str) -> int:
    """A server's end of the line on which the address is handed on."""
    before, after = ends()
    return (before if name == "first" else after).fileno()


@cache
def ends() -> tuple[socket.socket, socket.socket]:
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)


def await_ready(server: subprocess.Popen[bytes]) -> None:
    """Wait till a server that is held is ready, or has ended."""
    deadline = time.monotonic() + WARM
    while server.poll() is None and not READY.exists() and time.monotonic() < deadline:
        time.sleep(0.1)


def let_go(server: subprocess.Popen[bytes]) -> None:
    """A server that was held may open now."""
    if server.stdin:
        with contextlib.suppress(BrokenPipeError):  # it has refused what it was asked for, and ended
            server.stdin.write(b"open\n")
            server.stdin.flush()


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


def tell(began: float) -> tuple[int, int]:
    """Write down how many groups of rules are compiled, for the server to tell; and return it."""
    done, groups = boot.compiled_so_far("quick", began)
    boot.PROGRESS.parent.mkdir(parents=True, exist_ok=True)
    fresh = boot.PROGRESS.with_suffix(".new")
    fresh.write_text(f"{done} {groups}", encoding="utf-8")
    fresh.replace(boot.PROGRESS)  # whole at any moment: half a line would mean that all is compiled
    return done, groups


def compile_quietly() -> int:
    """What the process beside the server does: set up the compiled environment, giving way to everybody."""
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        boot.set_up("play")
    except boot.SetupError as error:
        print(f"the rules were not compiled; it goes on without. {error}", file=sys.stderr)
        return 1
    if not boot.is_compiled("quick"):
        print(boot.not_compiled("quick"), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(compile_quietly())
