"""Floods a server of its own from another address, and prints how long somebody else's moves take meanwhile.

    python bench/flood.py                              every kind, by a hundred connections for five seconds
    python bench/flood.py requests chats --lines 50 --seconds 3 --json

Only 127.0.0.1 and 127.0.0.2, with the usual limits. Exit code 1 if half of the moves take more than 100 ms, or one more
than two seconds.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import selectors
import socket
import sys
import tempfile
import time
from pathlib import Path

from load import BOUND, cpu_of, figures
from server.client import Person, Server, Sitter  # load has said where that is

PAUSE = 0.1  # seconds between two moves
HEAP = 50  # of what is said at once
LONGEST = 2000.0  # ms


def request(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode()


def frame(kind: int, body: bytes = b"") -> bytes:
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
    return bytes([0x80 | kind]) + size + bytes(4) + body


LOOK = b'{"type":"look","seat":0,"version":2,"words":[' + b",".join([b"[1]"] * 250) + b"]}"
REQUESTS = {"requests": request("/api/lobby"), "files": request("/texts/en.ftl"), "health": request("/health")}
FRAMES = {
    "messages": frame(1, b'{"type":"ping"}'),
    "looks": frame(1, LOOK),
    "chats": frame(1, b'{"type":"chat","move":"m","text":"hello"}'),
    "pings": frame(9),
}
KINDS = [*REQUESTS, *FRAMES, "connections"]


def upgrade(table: str, cookie: str) -> bytes:
    lines = [f"GET /api/tables/{table}/socket HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", f"Cookie: dolmen={cookie}"]
    return "\r\n".join([*lines, "", ""]).encode()


class Flood:
    """Says the same without end on so many connections, and opens another for each that is closed."""

    def __init__(self, port: int, greeting: bytes, drop: bytes) -> None:
        self.port = port
        self.greeting = greeting
        self.drop = drop * HEAP
        self.lines = selectors.DefaultSelector()

    def open(self) -> None:
        line = socket.socket()
        try:
            line.bind(("127.0.0.2", 0))
            line.settimeout(2)
            line.connect(("127.0.0.1", self.port))
            line.sendall(self.greeting)
        except OSError:
            line.close()
            return
        line.setblocking(False)
        self.lines.register(line, selectors.EVENT_READ | selectors.EVENT_WRITE)

    def pour(self, lines: int, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while len(self.lines.get_map()) < lines and time.monotonic() < end:
                self.open()
            for key, ready in self.lines.select(0.1):
                line = key.fileobj
                assert isinstance(line, socket.socket)
                if not self.goes_on(line, ready):
                    self.lines.unregister(line)
                    line.close()
            time.sleep(0.002)  # who floods has a processor of their own

    def goes_on(self, line: socket.socket, ready: int) -> bool:
        try:
            if ready & selectors.EVENT_READ and not line.recv(65_536):
                return False
            if ready & selectors.EVENT_WRITE and self.drop:
                line.send(self.drop)
        except BlockingIOError:
            return True
        except OSError:
            return False
        return bool(self.drop)


def flood(port: int, greeting: bytes, drop: bytes, lines: int, seconds: float) -> None:
    Flood(port, greeting, drop).pour(lines, seconds)


def play(sitter: Sitter, seconds: float) -> list[float]:
    """Moves one after the other: how long each took."""
    rng = random.Random(1)
    delays: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end and not sitter.over:
        seat = sitter.view["to_move"]
        if seat != sitter.view["seat"]:
            sitter.watch(seat)
            continue
        began = time.monotonic()
        word = rng.choice(sitter.legal)
        sitter.ask("play", seat=seat, version=sitter.version, words=[word], move=f"m{len(delays)}")
        delays.append(time.monotonic() - began)
        time.sleep(PAUSE)
    return delays


def measure(kind: str, lines: int, seconds: float) -> dict[str, object]:
    with tempfile.TemporaryDirectory(prefix="dolmen-flood-") as folder, Server(Path(folder)) as server:
        peak, wave = Person(server, "Peak"), Person(server, "Wave")
        theirs = wave.make_table(["me", "me"])["id"]
        greeting = upgrade(theirs, wave.http.cookies["dolmen"]) if kind in FRAMES else b""
        drop = (REQUESTS | FRAMES).get(kind, b"")
        with peak.sit(peak.make_table(["me", "me"])["id"]) as sitter:
            sitter.settle()
            other = multiprocessing.Process(target=flood, args=(server.port, greeting, drop, lines, seconds + 1))
            other.start()
            time.sleep(1)
            assert server.process is not None
            cpu, began = cpu_of(server.process.pid), time.monotonic()
            delays = play(sitter, seconds)
            cpu = (cpu_of(server.process.pid) - cpu) / (time.monotonic() - began)
            other.join()
        return {"flood": kind, "moves": len(delays), "delay_ms": figures(delays), "server_cpu": round(cpu, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", choices=[*KINDS, []], default=KINDS, metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("--lines", type=int, default=100, help="connections at once")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = []
    for kind in options.kinds or KINDS:
        found.append(measure(kind, options.lines, options.seconds))
        if not options.json:
            print(json.dumps(found[-1]), flush=True)
    if options.json:
        print(json.dumps(found, indent=2))
    slow = [one for one in found if not held(one["delay_ms"])]
    sys.exit(1 if slow else 0)


def held(delays: object) -> bool:
    return isinstance(delays, dict) and delays.get("p50", BOUND + 1) <= BOUND and delays["max"] <= LONGEST


if __name__ == "__main__":
    main()
