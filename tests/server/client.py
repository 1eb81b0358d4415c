"""A server in a process of its own, and a client that speaks the protocol."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Self

import httpx
from server.postgres import free_port
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from dolmen.show.difference import patched

PATIENCE = 90.0  # for machines with much else to do
Json = dict[str, Any]


class Server:
    """`dolmen serve` on a free port of 127.0.0.1."""

    def __init__(self, data: Path, *options: str, database: str = "", import_path: Path | None = None) -> None:
        self.data = data
        self.options = options
        self.database = database
        self.import_path = import_path
        self.port = free_port()
        self.python = sys.executable
        self.process: subprocess.Popen[bytes] | None = None
        self.environment: dict[str, str] = {}
        self.heard = 0  # what it had said before it was started last

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = {**os.environ, "DATABASE_URL": self.database, "PYTHONUNBUFFERED": "1", **self.environment}
        if self.import_path is not None:
            environment["PYTHONPATH"] = f"{self.import_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
        words = ["--data", str(self.data), "--port", str(self.port), "--no-browser", "--bot-delay", "0"]
        words += ["--thinkers", "1", *self.options]
        self.data.mkdir(parents=True, exist_ok=True)
        with (self.data / "said").open("ab") as said:
            self.heard = said.tell()
            self.process = subprocess.Popen(
                [self.python, "-m", "dolmen.cli", "serve", *words],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
            )
        self.await_health()

    def await_health(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process is not None
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended:\n{self.said()}")
            # Before it says where it is, a process of one that was killed may still answer there.
            if self.address in self.said(self.heard):
                with contextlib.suppress(httpx.TransportError):
                    if httpx.get(f"{self.address}/health", timeout=10).status_code == 200:
                        return
            time.sleep(0.05)
        self.kill()
        raise RuntimeError(f"the server does not answer:\n{self.said()}")

    def said(self, start: int = 0) -> str:
        return (self.data / "said").read_bytes()[start:].decode(errors="replace")

    def kill(self) -> None:
        """As if the power failed: kill -9."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(PATIENCE)
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(PATIENCE)
            self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Person:
    """An identity with its cookie: speaks HTTP."""

    everybody: ClassVar[list[Person]] = []

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, verify=False)
        self.me: Json = self.http.get("/api/me").json()
        self.everybody.append(self)
        if name:
            self.change(name=name)

    @property
    def id(self) -> str:
        return str(self.me["id"])

    def send(self, method: str, path: str, body: Any = None, **options: Any) -> httpx.Response:
        headers = {"X-CSRF-Token": self.me["csrf"], **options.pop("headers", {})}
        content = {"json": body} if "content" not in options else {}
        return self.http.request(method, path, headers=headers, **content, **options)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Json:
        response = self.send("POST", path, {} if body is None else body)
        assert response.status_code == status if status else response.is_success, response.text
        answer: Json = response.json() if response.content else {}
        return answer

    def get(self, path: str, status: int = 200) -> Any:
        response = self.http.get(path)
        assert response.status_code == status, response.text
        return response.json()

    def change(self, **fields: str) -> None:
        self.me = self.send("PATCH", "/api/me", fields).json()

    def make_table(self, seats: Sequence[Any], **wishes: Any) -> Json:
        """A table of short games: seats are "me", "open" or a bot's name."""
        kinds = [seat if isinstance(seat, dict) else wish(seat) for seat in seats]
        body = {"game": "stone-age", "options": {"round_limit": 2}, "seats": kinds, **wishes}
        return self.post("/api/tables", body)

    def sit(self, table: str, query: str = "") -> Sitter:
        return Sitter(self, table, f"/api/tables/{table}/socket{query}")

    def learn(self, game: str, lesson: str) -> Sitter:
        return Sitter(self, lesson, f"/api/lessons/{game}/{lesson}/socket")

    def close(self) -> None:
        self.http.close()


def wish(seat: str) -> Json:
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}


class Sitter:
    """A socket at a table, with the client's part of the protocol: it keeps view, log and table up to date."""

    numbers = itertools.count(1)

    def __init__(self, person: Person, id: str, path: str) -> None:
        self.person = person
        self.id = id
        self.path = path
        self.socket: ClientConnection
        self.raw: list[str] = []
        self.open()

    def open(self) -> None:
        self.view: Json = {}
        self.version = 0
        self.log: list[Json] = []
        self.words: list[int] = []
        self.table: Json = {}
        self.chats: list[Json] = []
        self.notes: list[Json] = []
        self.undo: Json | None = None
        self.mine: list[int] = []
        cookie = f"dolmen={self.person.http.cookies['dolmen']}"
        address = self.person.server.address.replace("http", "ws")
        self.opening = connect(
            f"{address}{self.path}",
            additional_headers={"Cookie": cookie},
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=2**22,
        )
        self.socket = self.opening.__enter__()

    def close(self) -> None:
        self.opening.__exit__(None, None, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message, taken in as a client does."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        self.take(message)
        return message

    def take(self, message: Json) -> None:
        match message["type"]:
            case "table":
                self.table, self.mine = message["table"], message["mine"]
            case "view":
                if message["since"] is None:
                    self.view = message["view"]
                else:
                    assert message["since"] == self.version
                    self.view = patched(self.view, message["changes"])
                self.version = message["version"]
                assert message["from"] <= len(self.log) or message["since"] is None
                self.log = self.log[: message["from"]] + message["events"]
                self.words = self.words[: message["words_from"]] + message["words"]
            case "chat":
                self.chats += message["messages"]
            case "undo":
                self.undo = message["request"]
            case "note":
                self.notes.append(message)

    def until(self, wanted: Callable[[Json], bool], timeout: float = PATIENCE) -> Json:
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def settle(self) -> None:
        """Hear everything that was sent before now."""
        self.socket.send('{"type": "ping"}')
        self.until(lambda message: message["type"] == "pong")

    def watch(self, seat: int) -> None:
        """See the table as one of one's seats does."""
        self.socket.send(json.dumps({"type": "watch", "seat": seat}))
        self.settle()

    def send(self, type: str, **fields: Any) -> str:
        """Send a message; its move id."""
        move = fields.pop("move", None) or f"{secrets.token_hex(3)}-{next(self.numbers)}"
        self.socket.send(json.dumps({"type": type, "move": move, **fields}))
        return str(move)

    def ask(self, type: str, **fields: Any) -> Json:
        """Send a message and hear its answer or refusal."""
        fields.setdefault("version", self.version)
        move = self.send(type, **fields)
        return self.until(lambda message: message["type"] in ("answer", "refusal") and message["move"] == move)

    def play(self, *words: int | str, **fields: Any) -> Json:
        fields.setdefault("seat", self.view["seat"])
        return self.ask("play", words=list(words), **fields)

    @property
    def legal(self) -> list[int]:
        return list(self.view.get("legal", []))

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["status"] == "over"

    def closed(self) -> int:
        """The code by which the server closes, hearing all until then."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 0
