"""Routes about what somebody has learned: lessons that they have been through, kept with the person."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from msgspec import Meta

from dolmen.core.errors import DolmenError
from dolmen.school import course_of
from dolmen.server.store import Learned
from dolmen.server.tables.hall import Hall

from .library import game_of
from .lobby import who

FIRST_GAME = "first-game"
Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,60}$")]
Lessons = dict[Name, Annotated[list[Name], Meta(max_length=40)]]


class Progress(msgspec.Struct, kw_only=True):
    """Lessons by game; "first-game" stands for a finished game."""

    lessons: Annotated[Lessons, Meta(max_length=40)]


async def progress(hall: Hall, person: str) -> Progress:
    lessons: dict[str, list[str]] = {}
    for one in await hall.store.learned(person):
        game, kind, name = one.what.split("/")
        if kind == "lesson":
            lessons.setdefault(game, []).append(name)
    return Progress(lessons=lessons)


def lessons_of(id: str) -> set[str]:
    """The lessons of a game's course, and its first game; nothing if there is no such course."""
    with contextlib.suppress(DolmenError):
        course = course_of(game_of(id))
        return {FIRST_GAME, *(lesson.id for lesson in course.lesson)} if course else set()
    return set()


@get("/api/me/learned")
async def get_learned(request: Request[Any, Any, Any], hall: Hall) -> Progress:
    """What I have learned."""
    return await progress(hall, who(request))


@post("/api/me/learned", status_code=200)
async def add_learned(request: Request[Any, Any, Any], hall: Hall, data: Progress) -> Progress:
    """Add what this browser knows of; all that is known then."""
    person = who(request)
    known = (await progress(hall, person)).lessons
    for game, lessons in data.lessons.items():
        there = await asyncio.to_thread(lessons_of, game)  # what there is not cannot be learned, nor fill the store
        for lesson in lessons:
            if lesson in there and lesson not in known.get(game, ()):
                await hall.store.learn(person, Learned(what=f"{game}/lesson/{lesson}", at=time.time()))
    return await progress(hall, person)


ROUTES = [get_learned, add_learned]
