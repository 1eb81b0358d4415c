"""Where friends find this server: its addresses in the room, and a door to them that is opened on demand.

A server that listens to this machine alone can listen in the room too, while it runs: a second listener at the
machine's own address there. Only somebody at the machine itself may ask for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import shutil
import socket
from typing import Any

import msgspec
from litestar import Request, get, post
from uvicorn import Server

from dolmen.server.baton import hand_on, take
from dolmen.server.logs import tell
from dolmen.server.refused import Refused
from dolmen.server.settings import Settings
from dolmen.server.tables.hall import Hall

from .gate import address_of
from .names import is_loopback, name_of

# Nothing is sent to them: the system is only asked by which of its own addresses it would speak to such networks.
FAR = ("10.255.255.255", "172.31.255.255", "192.168.255.255", "198.51.100.1")
PROGRAM = "dolmen" if shutil.which("dolmen") else "./play"
PROXIES = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


class Room(msgspec.Struct, kw_only=True):
    """Whether friends can reach this server: at which addresses, or at which they could."""

    here: bool  # asked from the machine itself, by a name that means "myself" everywhere
    open: list[str] = []  # what friends can type
    shut: list[str] = []  # addresses of this machine in the room where nobody listens
    command: str = ""  # how to start the server so that it listens there


class DoorWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    address: str


class UvicornDoors:
    """Further listeners of a running server; they close with it."""

    def __init__(self, server: Server, port: int, baton: int) -> None:
        self.server = server
        self.port = port
        self.baton = baton

    async def open(self, host: str) -> int:
        try:
            listener = await self.listen(host=host, port=self.port)
        except OSError:  # the port is taken there: any other will do
            listener = await self.listen(host=host, port=0)
        hand_on(self.baton, host, listener.fileno())
        return int(listener.getsockname()[1])

    async def resume(self) -> dict[str, int]:
        found: dict[str, int] = {}
        while handed := take(self.baton):
            host, listener = handed
            found[host] = int((await self.listen(sock=listener)).getsockname()[1])
        return found

    async def listen(self, **where: Any) -> Any:
        """A listener there that serves as the first one does; its socket."""
        config = self.server.config

        def protocol() -> asyncio.Protocol:
            make: Any = config.http_protocol_class
            found: asyncio.Protocol = make(
                config=config, server_state=self.server.server_state, app_state=self.server.lifespan.state
            )
            return found

        listener = await asyncio.get_running_loop().create_server(protocol, backlog=config.backlog, **where)
        self.server.servers.append(listener)
        return listener.sockets[0]


def room_addresses() -> list[str]:
    """The addresses of this machine in its own networks."""
    found: dict[str, None] = {}
    for far in FAR:
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            found[probe.getsockname()[0]] = None
    with contextlib.suppress(OSError):
        for *_, where in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found[str(where[0])] = None
    return [host for host in found if is_in_a_room(host)]


def is_in_a_room(host: str) -> bool:
    address = ipaddress.ip_address(host)
    return address.is_private and not (address.is_loopback or address.is_link_local or address.is_unspecified)


def is_here(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody at this very machine asks, and no other machine through a proxy."""
    asks = is_loopback(address_of(request.scope)) and is_loopback(name_of(request.headers.get("host", "")))
    return asks and not any(name in request.headers for name in PROXIES)


def room_of(settings: Settings, opened: dict[str, int]) -> Room:
    addresses = list(settings.room) or room_addresses()
    if settings.host in ("0.0.0.0", "::"):
        opened = dict.fromkeys(addresses, settings.port) | opened
    elif not is_loopback(settings.host):
        opened = {settings.host: settings.port} | opened
    return Room(
        here=True,
        open=[f"http://{host}:{port}" for host, port in opened.items()],
        shut=[host for host in addresses if host not in opened],
        command=f"{PROGRAM} serve --host 0.0.0.0 --port {settings.port}",
    )


@get("/api/room")
async def get_room(request: Request[Any, Any, Any], hall: Hall) -> Room:
    """Where friends find this server. Who is not at this machine has come by an address that works."""
    if not is_here(request):
        return Room(here=False)
    return await asyncio.to_thread(room_of, hall.settings, hall.opened)


@post("/api/room", status_code=200)
async def open_room(request: Request[Any, Any, Any], hall: Hall, data: DoorWish) -> Room:
    """Let the room in: listen at an address of this machine too."""
    if not is_here(request):
        raise Refused("not-here", "only somebody at the server's own machine lets others in")
    room = await asyncio.to_thread(room_of, hall.settings, hall.opened)
    if data.address not in room.shut or hall.doors is None:
        why = f"{data.address[:100]} is not an address to open: start {room.command!r} instead"
        raise Refused("cannot-open", why, {"address": data.address[:100], "command": room.command})
    try:
        hall.opened[data.address] = await hall.doors.open(data.address)
    except OSError as error:
        why = f"{data.address} cannot be used ({error.strerror}): {room.command}"
        raise Refused("cannot-open", why, {"address": data.address, "command": room.command}) from None
    tell("room let in", address=data.address, port=hall.opened[data.address])
    return await asyncio.to_thread(room_of, hall.settings, hall.opened)


ROUTES = [get_room, open_room]
