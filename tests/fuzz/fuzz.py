"""Wrong inputs by the thousand, made from a corpus of right and once wrong ones, at every door for strangers' bytes.

`corpus/<target>/` holds the seeds; golden records and shipped components are seeds as well. Whatever is handed in is
answered or refused by an error of our own: anything else is a fault, and its input is worth a place in the corpus.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
import random
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from server.test_hall import make
from server.test_hostile import ask, fuzzed
from uvicorn.server import ServerState

from dolmen.core.errors import DolmenError
from dolmen.core.game import load
from dolmen.core.record import Record, seal
from dolmen.server.http.app import make_app
from dolmen.server.http.gate import headers_of, identify
from dolmen.server.http.identity import Signer
from dolmen.server.http.names import Names
from dolmen.server.http.socket import hear_one, wish_of
from dolmen.server.http.wire import Ledger, Line, Wire
from dolmen.server.limits import Limit
from dolmen.server.settings import Settings
from dolmen.server.tables.connection import Connection
from dolmen.server.tables.hall import Hall
from ours import GAMES

HERE = Path(__file__).parent
GOLDENS = HERE.parent / "goldens"
LONGEST = 30_000
TOKENS = [
    *(b"\x00", b"\xff", b"\xc0\xae", b"\xed\xa0\x80", b"\xe2\x80\xae", b"\r\n", b"\n\n", b"\x1b[2J", b"\\ud800"),
    *(b"-1", b"0", b"1e400", b"NaN", b"9" * 40, b"-9223372036854775809", b"4294967296", b"null", b"true", b"[]", b"{}"),
    *(b'"', b"'", b"[" * 2000, b'{"a":' * 500, b"(", b"=", b":", b",", b"#", b".", b"..", b"/", b"%00", b";", b"*"),
]


class Target(ABC):
    """A door: what it is given, and what is wrong about what it did (nothing, one hopes)."""

    name: str

    def __init__(self) -> None:
        self.seeds = [file.read_bytes() for file in sorted((HERE / "corpus" / self.name).glob("*"))]

    async def open(self) -> None:  # noqa: B027 - most have nothing to open
        """Make what is needed."""

    async def close(self) -> None:  # noqa: B027
        """Put it away."""

    @abstractmethod
    async def try_one(self, body: bytes, rng: random.Random) -> str:
        """Hand an input in; what is wrong, or nothing."""

    def state(self) -> object:
        """What no input may change."""
        return None


class Records(Target):
    """The text of a record, as a server and `dolmen check` read it."""

    name = "record"

    def __init__(self) -> None:
        super().__init__()
        self.seeds += [file.read_bytes() for file in sorted(GOLDENS.glob("*.dolmen"))[::3]]

    async def try_one(self, body: bytes, rng: random.Random) -> str:
        text = body.decode("utf-8", "replace")
        with contextlib.suppress(DolmenError):
            record = Record.parse(sealed(text) if rng.random() < 0.8 else text)
            record.verify(load(record.game))
        return ""


def sealed(text: str) -> str:
    """A record with a seal that fits, as anybody can make one: else nothing behind it would be tried."""
    body, _, end = text.rpartition("\nend ")
    return f"{body}\nend {end.partition(' ')[0]} {seal(body + chr(10))}\n"


class Packs(Target):
    """A component file of somebody's own."""

    name = "pack"

    def __init__(self) -> None:
        super().__init__()
        self.loaders: list[Callable[[Path], Any]] = []
        for id in GAMES:
            module = importlib.import_module(f"dolmen.games.{id.replace('-', '_')}.components")
            self.loaders.append(module.load_components)
            self.seeds.append((load(id).home / "components.toml").read_bytes())
        self.folder = tempfile.TemporaryDirectory(prefix="dolmen-fuzz-")

    async def try_one(self, body: bytes, rng: random.Random) -> str:
        file = Path(self.folder.name) / "own.toml"
        file.write_bytes(some_block(body, rng))
        with contextlib.suppress(DolmenError):
            rng.choice(self.loaders)(file)
        return ""

    async def close(self) -> None:
        self.folder.cleanup()


def some_block(body: bytes, rng: random.Random) -> bytes:
    """Now and then a few tables only, so that those of one game are tried in another."""
    parts = body.split(b"\n\n")
    return b"\n\n".join(rng.sample(parts, min(len(parts), 3))) if rng.random() < 0.3 else body


class Messages(Target):
    """What a spectator says on the socket of a running table: it changes nothing there."""

    name = "message"

    async def open(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="dolmen-fuzz-")
        self.hall = Hall(Settings(data=Path(self.folder.name), limits=0, sweep=3600))
        await self.hall.open()
        self.authority = await make(self.hall)
        self.connection = Connection("stranger")
        self.authority.enter(self.connection)

    async def close(self) -> None:
        await self.hall.close()
        self.folder.cleanup()

    def state(self) -> object:
        table = self.authority.table
        return table.version, table.status, list(table.chairs), table.said, table.host

    async def try_one(self, body: bytes, rng: random.Random) -> str:
        text: str | bytes = body
        if rng.random() < 0.5:
            text = body.decode("utf-8", "replace")
        await hear_one(self.authority, self.connection, text)
        while not self.connection.outbox.empty():
            said = self.connection.outbox.get_nowait() or ""
            if '"key":"internal"' in said:
                return said
        return "the socket was closed" if self.connection.closing else ""


class Heads(Target):
    """Cookies, names and addresses, before anybody is known."""

    name = "head"

    async def open(self) -> None:
        self.signer = Signer(b"k" * 32)
        self.names = Names(["127.0.0.1", "games.example"])
        self.seeds.append(b"dolmen=" + self.signer.cookie("peak", "wave").encode())

    async def try_one(self, body: bytes, rng: random.Random) -> str:
        scope = {"headers": [(b"cookie", body), (b"host", body), (b"origin", body)]}
        headers = headers_of(scope)
        found = identify(headers, self.signer)
        if found.person and self.seeds[-1] not in body:
            return f"a cookie that was not signed is believed: {found}"
        self.names.fit(headers["host"])
        wish_of(body.decode("utf-8", "replace"))
        return ""


class Requests(Target):
    """Whole requests of somebody without an identity: no answer says that the server failed, and nothing is kept."""

    name = "request"

    async def open(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="dolmen-fuzz-")
        self.hall = Hall(Settings(data=Path(self.folder.name), limits=0, sweep=3600))
        await self.hall.open()
        self.app = make_app(self.hall)

    async def close(self) -> None:
        kept = [await self.hall.store.ids(), await self.hall.store.rows("people")]
        await self.hall.close()
        self.folder.cleanup()
        assert kept == [[], []], f"strangers have left {kept}"

    def state(self) -> object:
        return len(self.hall.tables), self.hall.house

    async def try_one(self, body: bytes, rng: random.Random) -> str:
        method, target, headers, usual = fuzzed(rng)
        content = body if rng.random() < 0.7 else usual
        away = [(b"host", b"localhost"), (b"x-forwarded-for", b"203.0.113.7")]  # nobody at the machine itself
        status = await ask(self.app, (method, target, [*away, *headers], content))
        built = status != 503 or target.startswith("/api")  # the client's pages may not be built here
        return f"{status} {method} {target[:80]}" if built and not 200 <= status < 500 else ""


class Ends(asyncio.Transport):
    """The system's end of a connection: nobody reads what is said by it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 1), "sockname": ("192.0.2.2", 80)})
        self.reading = True
        self.closed = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """It goes nowhere."""


async def listen(scope: Any, receive: Any, send: Any) -> None:
    """Hears whatever is said, and answers requests."""
    said = (await receive())["type"]
    if said == "websocket.connect":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": "heard"})
        return
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


class Wires(Target):
    """Bytes in any pieces, below HTTP and sockets: nothing breaks, and nothing stays of a connection that has ended."""

    name = "wire"

    async def open(self) -> None:
        self.broken: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, about: self.broken.append(str(about)))
        self.log = logging.Handler(logging.ERROR)
        self.log.emit = lambda record: self.broken.append(self.log.format(record))  # type: ignore[method-assign]
        logging.getLogger("uvicorn.error").addHandler(self.log)
        self.ledger = Ledger(requests=Limit(1e6, 1e6, 1))
        self.wire = Wire.bound(self.ledger)
        self.config = uvicorn.Config(
            *(listen,), lifespan="off", log_config=None, http=self.wire, ws=Line, ws_per_message_deflate=False
        )
        self.config.load()

    async def close(self) -> None:
        logging.getLogger("uvicorn.error").removeHandler(self.log)

    async def try_one(self, body: bytes, rng: random.Random) -> str:
        server, transport = ServerState(), Ends()
        wire = self.wire(config=self.config, server_state=server, app_state={})
        transport.set_protocol(wire)
        wire.connection_made(transport)
        while body and not transport.closed:
            if transport.reading:
                size = rng.choice((1, 7, 60, 400, 5000))
                transport.get_protocol().data_received(body[:size])
                body = body[size:]
            elif not server.tasks:
                break  # it is kept waiting, and nobody will hear it
            for _ in range(rng.randrange(3)):
                await asyncio.sleep(0)
        transport.closed = True
        transport.get_protocol().connection_lost(None)
        for _ in range(200):
            if not server.tasks:
                break
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        broken, self.broken = self.broken, []
        stays = [*server.tasks, *self.ledger.open, *self.ledger.waiting]
        return broken[0] if broken else f"{stays} stays" if stays else ""


TARGETS: dict[str, type[Target]] = {kind.name: kind for kind in (Messages, Records, Packs, Heads, Requests, Wires)}


def mutate(seeds: Sequence[bytes], rng: random.Random) -> bytes:
    """An input: a seed with a few things wrong about it."""
    body = bytearray(rng.choice(seeds))
    for _ in range(1 + rng.randrange(4)):
        place = rng.randrange(len(body) + 1)
        end = min(len(body), place + 1 + rng.randrange(30))
        match rng.randrange(8):
            case 0 if body:
                body[place % len(body)] = rng.randrange(256)
            case 1 if body:
                body[place % len(body)] ^= 1 << rng.randrange(8)
            case 2:
                del body[place:end]
            case 3:
                body[place:place] = body[place:end]
            case 4:
                body[place:end] = rng.choice(TOKENS)
            case 5:
                other = rng.choice(seeds)
                start = rng.randrange(len(other) + 1)
                body[place:end] = other[start : start + rng.randrange(60)]
            case 6:
                lines = bytes(body).splitlines(keepends=True)
                rng.shuffle(lines) if rng.random() < 0.2 else lines[:1].clear()
                body = bytearray(b"".join(lines[rng.randrange(len(lines)) :] if lines else []) or body)
            case _:
                body[place:place] = str(rng.choice([rng.randrange(-5, 300), rng.getrandbits(70)])).encode()
    return bytes(body[:LONGEST])


async def fuzz(name: str, inputs: int, seed: int) -> dict[str, Any]:
    """Hand all seeds and so many wrong inputs to a target: how many, what it did wrong."""
    target = TARGETS[name]()
    rng = random.Random(f"{seed} {name}")
    faults: dict[str, str] = {}
    changed = tried = 0
    await target.open()
    before = target.state()
    try:
        while tried < max(inputs, len(target.seeds)):
            body = target.seeds[tried] if tried < len(target.seeds) else mutate(target.seeds, rng)
            tried += 1
            try:
                fault = await target.try_one(body, rng)
            except Exception as error:  # noqa: BLE001 - that is what is looked for
                fault = repr(error)
            if fault:
                faults.setdefault(fault[:200], msgspec.json.encode(body).decode()[:400])
            if target.state() != before:
                changed, before = changed + 1, target.state()
    finally:
        await target.close()
    return {"target": name, "inputs": tried, "uncaught": len(faults), "changed": changed, "faults": faults}


def run(name: str, inputs: int, seed: int = 1) -> dict[str, Any]:
    return asyncio.run(fuzz(name, inputs, seed))
