"""The socket of a lesson: a scripted table for one person, kept nowhere."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from dolmen.core.errors import DolmenError
from dolmen.school import BadLessons, Sitting, course_of
from dolmen.server.limits import Bucket
from dolmen.server.refused import Refused
from dolmen.server.store import StoreError
from dolmen.server.tables import messages
from dolmen.server.tables.desk import Desk
from dolmen.server.tables.hall import Hall

from .gate import address_of, check_origin
from .library import game_of
from .socket import STRIKES, turn_away


@websocket("/api/lessons/{game:str}/{lesson:str}/socket")
async def lesson_socket(socket: WebSocket[Any, Any, Any], hall: Hall, game: str, lesson: str) -> None:
    """A lesson, both ways; `step` is where to begin."""
    try:
        await attend(socket, hall, game, lesson)
    finally:
        del socket.receive, socket.send  # they hold the socket, which holds them: no circle


async def attend(socket: WebSocket[Any, Any, Any], hall: Hall, game: str, lesson: str) -> None:
    await socket.accept()
    person: str = socket.scope["state"]["person"]
    address = address_of(socket.scope)
    try:
        check_origin(dict(socket.headers))
        if not person:
            raise Refused("no-identity", "there is no valid cookie: ask for /api/me first")
        if hall.limits.sockets and hall.sockets.get(address, 0) >= hall.limits.sockets:
            raise Refused("too-fast", "too many sockets are open from this address")
        step = socket.query_params.get("step", "0")
        sitting = sit_down(game, lesson, int(step) if step.isdecimal() and len(step) < 4 else 0)
        desk = Desk(sitting, person, await hall.name_of(person))
    except (Refused, StoreError) as error:
        await turn_away(socket, error)
        return
    hall.sockets[address] = hall.sockets.get(address, 0) + 1
    try:
        await serve(socket, hall, desk)
    finally:
        hall.sockets[address] -= 1
        if not hall.sockets[address]:
            del hall.sockets[address]


def sit_down(game: str, lesson: str, step: int) -> Sitting:
    """A lesson from a step on."""
    found = game_of(game)
    try:
        course = course_of(found)
        if course is None:
            raise BadLessons(f"{game} has no course")
        return Sitting(found, course.find(lesson), step)
    except BadLessons as error:
        raise Refused("unknown-table", str(error)) from None


async def serve(socket: WebSocket[Any, Any, Any], hall: Hall, desk: Desk) -> None:
    """Answer every message in turn, until the client goes."""
    limit = hall.limits.messages
    bucket = Bucket(limit.rate, limit.burst) if limit.rate else None
    strikes = 0
    for text in desk.welcome():
        await send(socket, text)
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] != "websocket.receive":
            continue
        hall.metrics.count("messages")
        if bucket is not None and bucket.take():
            strikes += 1
            if strikes > STRIKES:
                await socket.close(code=4429, reason="flooding")
                return
            await send(socket, messages.refusal(Refused("too-fast", "too many messages: slow down"), 0))
            continue
        for text in heard(desk, event.get("text") or event.get("bytes") or b""):
            await send(socket, text)


def heard(desk: Desk, body: str | bytes) -> list[str]:
    """What is answered to a message, whatever it is."""
    try:
        return desk.hear(messages.read_pupil(body))
    except Refused as error:
        return [messages.refusal(error, desk.sitting.version, messages.move_of(body))]
    except DolmenError as error:
        refused = Refused("malformed", str(error))
        return [messages.refusal(refused, desk.sitting.version, messages.move_of(body))]


async def send(socket: WebSocket[Any, Any, Any], text: str) -> None:
    await socket.send({"type": "websocket.send", "text": text, "bytes": None})


ROUTES = [lesson_socket]
