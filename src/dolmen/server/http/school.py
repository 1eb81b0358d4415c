"""The sockets of lessons: scripted tables for one person, kept nowhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from litestar import WebSocket, websocket

from dolmen.core.errors import DolmenError
from dolmen.school import BadLessons, Sitting, course_of
from dolmen.server.refused import Refused
from dolmen.server.store import StoreError
from dolmen.server.tables import messages
from dolmen.server.tables.authority import refusal_of
from dolmen.server.tables.desk import Desk, LessonDesk
from dolmen.server.tables.hall import Hall

from .gate import address_of
from .library import game_of
from .socket import Throttle, body_of, check, kept_apart, turn_away


@websocket("/api/lessons/{game:str}/{lesson:str}/socket")
async def lesson_socket(socket: WebSocket[Any, Any, Any], hall: Hall, game: str, lesson: str) -> None:
    """A lesson, both ways; `step` is where to begin."""
    step = socket.query_params.get("step", "0")

    async def make(person: str) -> LessonDesk:
        sitting = sit_down(game, lesson, int(step) if step.isdecimal() and len(step) < 4 else 0)
        return LessonDesk(sitting, person, await hall.name_of(person))

    await attend(socket, hall, make)


async def attend(socket: WebSocket[Any, Any, Any], hall: Hall, make: Callable[[str], Awaitable[Desk[Any]]]) -> None:
    """Let somebody sit down at a desk that is made for them, until they go."""
    async with kept_apart(socket):
        await socket.accept()
        person: str = socket.scope["state"]["person"]
        address = address_of(socket.scope)
        try:
            check(socket, hall)
            desk = await make(person)
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


async def serve(socket: WebSocket[Any, Any, Any], hall: Hall, desk: Desk[Any]) -> None:
    """Answer every message in turn, until the client goes."""
    throttle = Throttle(hall.limits, address_of(socket.scope))
    beside: set[asyncio.Task[None]] = set()
    for text in desk.welcome():
        await send(socket, text)
    try:
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] != "websocket.receive":
                continue
            hall.metrics.count("messages")
            body = body_of(event)
            if throttle.wait(body):
                if throttle.flooding:
                    await socket.close(code=4429, reason="flooding")
                    return
                refused = Refused("too-fast", "too many messages: slow down")
                await send(socket, messages.refusal(refused, 0, messages.move_of(body)))
                await asyncio.sleep(throttle.pause)
                continue
            async for text in heard(desk, body):
                await send(socket, text)
            if desk.later is not None:
                task = asyncio.create_task(tell_later(socket, desk.later))
                desk.later = None
                beside.add(task)
                task.add_done_callback(beside.discard)
    finally:
        for task in beside:
            task.cancel()


async def tell_later(socket: WebSocket[Any, Any, Any], later: Callable[[], Awaitable[str]]) -> None:
    if text := await later():
        await send(socket, text)


async def heard(desk: Desk[Any], body: str | bytes) -> AsyncIterator[str]:
    """What is answered to a message, whatever it is."""
    try:
        async for text in desk.hear(messages.read_pupil(body)):
            yield text
    except StoreError as error:
        yield messages.refusal(refusal_of(error), desk.at.version, messages.move_of(body))
    except DolmenError as error:
        refused = error if isinstance(error, Refused) else Refused("malformed", str(error))
        yield messages.refusal(refused, desk.at.version, messages.move_of(body))


async def send(socket: WebSocket[Any, Any, Any], text: str) -> None:
    await socket.send({"type": "websocket.send", "text": text, "bytes": None})


ROUTES = [lesson_socket]
