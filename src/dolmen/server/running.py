"""Running a server: store first, then the address, then the browser."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import io
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path

import msgspec
import uvicorn

from dolmen.core.errors import DolmenError
from dolmen.core.game import playable
from dolmen.core.texts import Texts

from .baton import hand_on, take
from .http.app import make_app
from .http.doors import UvicornDoors, room_of
from .http.wire import Ledger, Line, Wire
from .logs import set_up_logs
from .neighbours import Neighbours
from .settings import Settings
from .tables.hall import Hall

USUAL_PORT = 8080
WHITE_ON_BLACK, AS_BEFORE = "\x1b[38;5;231;48;5;16m", "\x1b[0m"  # the same in every theme of a terminal
GOODBYE = 0.5  # seconds in which connections that are kept open may still be used
LETTING_GO = 15.0  # seconds in which the processes of a keeper that was killed leave its port


class CannotServe(DolmenError):
    """The address cannot be used; `taken`: by somebody who listens there."""

    taken = False


class DrainingServer(uvicorn.Server):
    """Before it stops it lets nobody new in, finishes what was begun and sends everybody away in order."""

    def __init__(
        self, hall: Hall, config: uvicorn.Config, ready: Callable[[], None], neighbours: Neighbours | None
    ) -> None:
        super().__init__(config)
        self.hall = hall
        self.ready = ready
        self.neighbours = neighbours

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self.hall.doors is not None:
                self.hall.opened |= await self.hall.doors.resume()
            if self.neighbours is not None:
                self.neighbours.open(self.take)
            self.ready()

    async def take(self, connection: socket.socket, said: bytes) -> None:
        """Go on with a connection that a neighbour accepted."""

        def protocol() -> asyncio.Protocol:
            wire = self.config.http_protocol_class(
                config=self.config,  # type: ignore[call-arg]  # as uvicorn does
                server_state=self.server_state,
                app_state=self.lifespan.state,
            )
            assert isinstance(wire, Wire)
            wire.said = said
            return wire

        await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.neighbours is not None:
            self.neighbours.close()
        for door in self.servers:
            door.close()
        for listener in sockets or []:
            listener.close()
        await self.hall.drain()
        if self.neighbours is not None:
            await self.say_goodbye()
        await super().shutdown(sockets)

    async def say_goodbye(self) -> None:
        """Answer a little longer who keeps a connection: told to close it, they ask a neighbour next."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while self.server_state.connections:
                    await asyncio.sleep(0.01)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the address; without a port, the usual one or else any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in [USUAL_PORT, 0] if port is None else [port]:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wanted))
        except OSError as error:
            listener.close()
            if port is not None or wanted == 0:
                refused = CannotServe(refusal(host, wanted, error))
                refused.taken = error.errno == errno.EADDRINUSE
                raise refused from None
        else:
            return listener
    raise CannotServe(f"no port is free on {host}")


def listen_next(host: str, port: int | None) -> socket.socket:
    """The same for a keeper: one that was killed before it may have left processes that are just letting go."""
    end = time.monotonic() + LETTING_GO
    while True:
        try:
            return listen(host, port)
        except CannotServe as error:
            if not (error.taken and time.monotonic() < end):
                raise
        time.sleep(0.1)


def follow(settings: Settings, port: int | None) -> socket.socket:
    """The socket at which the server before this one listened, or one of its own that another may follow at."""
    if handed := take(settings.baton):
        return handed[1]
    listener = (listen if settings.workers == 1 else listen_next)(settings.host, port)
    hand_on(settings.baton, settings.host, listener.fileno())
    return listener


def refusal(host: str, port: int, error: OSError) -> str:
    """Why there can be no server at an address, and what to do about it."""
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is used by another program: give another by --port, or none for a free one"
    if error.errno == errno.EACCES:
        return f"port {port} is kept for the system: give one from 1024 on by --port"
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"{host} is no address of this machine: give 127.0.0.1 (only here) or 0.0.0.0 (everybody) by --host"
    return f"{host}:{port} cannot be used ({error.strerror}): give another --host or --port"


async def run(settings: Settings, listener: socket.socket, ready: Callable[[], None], alone: bool = True) -> None:
    """Serve at a listener until stopped; `ready` is called once it answers."""
    hall = Hall(settings)
    try:
        await hall.open()
        ledger = Ledger(hall.limits.connections, descriptors() // 2, requests=hall.limits.requests)
        ledger.trusted = frozenset(settings.proxies)
        neighbours = None
        if settings.neighbours:
            neighbours = Neighbours(Path(settings.neighbours), settings.place, settings.workers)
        server = DrainingServer(
            hall,
            uvicorn.Config(
                make_app(hall),
                lifespan="off",
                log_config=None,
                access_log=False,
                http=Wire.bound(ledger, neighbours),
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                ws=Line,
                ws_max_size=65_536,
                ws_ping_interval=25,
                ws_ping_timeout=25,
                ws_per_message_deflate=False,
                server_header=False,
                timeout_graceful_shutdown=3,
                backlog=2048,
            ),
            ready,
            neighbours,
        )
        hall.doors = UvicornDoors(server, settings.port, settings.baton) if alone else None
        await server.serve(sockets=[listener])
    finally:
        listener.close()
        await hall.close()


def descriptors() -> int:
    """How many connections and files the system grants this process: as many as may be asked for."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    hard = 65_536 if hard == resource.RLIM_INFINITY else hard
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        return hard
    return soft


def address_of(settings: Settings) -> str:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def announce(settings: Settings) -> None:
    """Say where the server is."""
    texts = Texts.of(None, settings.language)
    print(texts.text("cli-at", address=address_of(settings)), flush=True)
    others = room_of(settings, {}).open
    for other in others:
        print(texts.text("cli-room", address=other), flush=True)
    if settings.lan:
        if others:
            print(qr(others[0]))
        print(texts.text("cli-room-open" if others else "cli-room-none"), flush=True)


def qr(address: str) -> str:
    """An address as a code that phones read off the terminal, dark on bright whatever its own colours are."""
    import segno

    out = io.StringIO()
    segno.make(address, micro=False).terminal(out, compact=True, border=2)
    before, after = (WHITE_ON_BLACK, AS_BEFORE) if sys.stdout.isatty() else ("", "")
    return "\n".join(f"{before}{line}{after}" for line in out.getvalue().splitlines())


def serve_at(settings: Settings, listener: socket.socket, ready: Callable[[], None], alone: bool = False) -> None:
    """Serve in this process until stopped."""
    sys.setswitchinterval(0.001)  # the store's writer, done with a commit, need not wait long for the event loop
    playable()  # now, and not while people wait
    gc.freeze()  # modules and games stay for ever: nobody need look through them for garbage
    gc.set_threshold(10_000, 100, 50)  # views are no garbage in circles: it is looked for seldom, and in small heaps
    factory = None
    with contextlib.suppress(ImportError):
        import uvloop

        factory = uvloop.new_event_loop
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=factory) as runner:
        runner.run(run(settings, listener, ready, alone))


def start(settings: Settings, port: int | None, browser: bool) -> int:
    """Serve until stopped; the exit code. What keeps it from serving is a `DolmenError`."""
    set_up_logs(settings.log_level)
    if settings.held:
        playable()
        Path(settings.held).touch()
        if not sys.stdin.readline():
            return 0  # whoever was to let it go has given up
    listener = follow(settings, port)
    settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])

    def ready() -> None:
        announce(settings)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address_of(settings),), daemon=True).start()

    try:
        if settings.workers == 1:
            serve_at(settings, listener, ready, alone=True)
        else:
            from .keeper import Keeper

            asyncio.run(Keeper(settings, listener, ready).run())
    finally:
        listener.close()
    return 0
