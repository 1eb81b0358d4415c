"""Puzzles and progress on the server: the socket, ratings by the first try, and what is kept with a person."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from server.client import Person, Server
from server.conftest import MakeStore
from server.test_hall import run
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import dolmen
from dolmen.school import puzzles_of
from dolmen.server.store import Learned
from dolmen.server.tables.puzzling import count, rating, what
from dolmen.server.tables.ratings import PUZZLES, puzzle_name, puzzle_rating

Json = dict[str, Any]
GAME = dolmen.load("stone-age")


@contextmanager
def puzzle(person: Person, server: Server, path: str) -> Iterator[ClientConnection]:
    jar = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    address = f"ws://127.0.0.1:{server.port}/api/puzzles/{path}/socket"
    with connect(address, additional_headers={"Cookie": jar}, proxy=None) as socket:
        yield socket


def hear(socket: ClientConnection, *types: str) -> list[Json]:
    found = [json.loads(socket.recv(30)) for _ in types]
    assert [message["type"] for message in found] == list(types)
    return found


def say(socket: ClientConnection, view: Json, word: str, move: str) -> None:
    message = {"type": "play", "seat": view["seat"], "version": view["version"], "move": move, "words": [word]}
    socket.send(json.dumps(message))


def test_the_first_try_counts_and_the_next_does_not(server: Server) -> None:
    collection = puzzles_of(GAME)
    assert collection is not None
    first = collection.puzzle[0]
    person = Person(server, "Peak")
    with puzzle(person, server, "stone-age/1") as socket:
        table, at, view = hear(socket, "table", "puzzle", "view")
        assert table["mine"] == [first.seat]
        assert (at["number"], at["count"], at["answer"], at["known"]) == (1, len(collection.puzzle), None, False)
        assert "answer" not in json.dumps(view)
        assert len(view["view"]["legal"]) == len(first.shares)
        say(socket, view, "starve", "a-1")
        (refusal,) = hear(socket, "refusal")
        assert refusal["move"] == "a-1"
        say(socket, view, first.obvious, "a-2")
        at, view, answer = hear(socket, "puzzle", "view", "answer")
        assert answer["move"] == "a-2"
        result = at["answer"]
        assert (result["right"], result["counted"], result["told"]) == (False, True, None)
        assert result["best"] == GAME.words.parse(first.answer)
        assert result["own"][1] < result["own"][0]
        assert result["rating"][1] > result["rating"][0]
        assert sorted(word for word, _ in result["shares"]) == sorted(hear_legal(view))
        (told,) = hear(socket, "puzzle")
        assert set(told["answer"]["told"]) == {"en", "ru"}
        say(socket, {**view, "seat": first.seat}, first.answer, "a-3")
        (refusal,) = hear(socket, "refusal")
        assert refusal["key"] == "not-here"
        socket.send(json.dumps({"type": "go", "to": "again"}))
        at, view = hear(socket, "puzzle", "view")
        assert (at["known"], at["tried"], at["solved"]) == (True, 1, 0)
        say(socket, {**view, "seat": first.seat}, first.answer, "a-4")
        at, view, answer = hear(socket, "puzzle", "view", "answer")
        assert (at["answer"]["right"], at["answer"]["counted"]) == (True, False)
        assert at["answer"]["own"][0] == at["answer"]["own"][1] == result["own"][1]
    listed = next(one for one in person.get("/api/puzzles") if one["game"] == "stone-age")
    assert listed["rating"] == result["own"][1]
    assert [one["solved"] for one in listed["puzzles"][:2]] == [False, None]
    assert person.get("/api/me")["ratings"] == {}


def hear_legal(view: Json) -> list[int]:
    """The words of a view that was told as changes."""
    return next(value for path, value in view["changes"] if path == ["legal"])


def test_the_answer_is_shown_as_missed(server: Server) -> None:
    person = Person(server, "Wave")
    with puzzle(person, server, "stone-age/2") as socket:
        hear(socket, "table", "puzzle", "view")
        socket.send(json.dumps({"type": "go", "to": "show"}))
        at, _ = hear(socket, "puzzle", "view")
        assert (at["answer"]["word"], at["answer"]["right"], at["answer"]["counted"]) == (None, False, True)


@pytest.mark.parametrize("path", ["stone-age/999", "no-such-game/1"])
def test_a_puzzle_that_is_not_there_is_refused(server: Server, path: str) -> None:
    with puzzle(Person(server, "Sun"), server, path) as socket:
        hear(socket, "refusal")
        with pytest.raises(ConnectionClosed) as error:
            socket.recv(10)
    assert error.value.rcvd is not None
    assert error.value.rcvd.code == 4404


def test_todays_puzzle_is_the_same_for_everybody(server: Server) -> None:
    today = [Person(server, name).get("/api/puzzles/today") for name in ("Peak", "Wave")]
    assert today[0] == today[1]
    assert today[0]["solved"] is None


def test_a_table_goes_on_from_a_puzzle(server: Server) -> None:
    person = Person(server, "Moon")
    table = person.post("/api/puzzles/stone-age/1/table")
    assert table["private"]
    assert [seat["kind"] for seat in table["seats"]].count("person") == 1
    assert person.post("/api/puzzles/stone-age/999/table", status=404)["error"] == "not-found"


# What is kept with a person.


def test_lessons_are_kept_with_the_person_and_merged_with_what_a_browser_knows(server: Server) -> None:
    person = Person(server, "Peak")
    assert person.get("/api/me/learned") == {"lessons": {}}
    known = person.post("/api/me/learned", {"lessons": {"stone-age": ["five-people", "supper"]}})
    assert known["lessons"]["stone-age"] == ["five-people", "supper"]
    known = person.post("/api/me/learned", {"lessons": {"stone-age": ["supper"], "origin": ["evolve"]}})
    assert known == {"lessons": {"stone-age": ["five-people", "supper"], "origin": ["evolve"]}}
    assert Person(server, "Wave").get("/api/me/learned") == {"lessons": {}}
    nothing = {"stone-age": ["no-such-lesson", "first-game"], "no-such-game": ["supper"]}
    known = person.post("/api/me/learned", {"lessons": nothing})  # what there is not does not fill the store
    assert known == {"lessons": {"stone-age": ["five-people", "supper", "first-game"], "origin": ["evolve"]}}
    for bad in ({"Stone Age": ["x"]}, {"stone-age": ["a/b"]}, {"stone-age": ["x"] * 41}):
        assert person.send("POST", "/api/me/learned", {"lessons": bad}).status_code == 400


def test_a_guests_progress_goes_to_the_account(store_maker: MakeStore) -> None:
    from dolmen.server.tables.ratings import fuse

    collection = puzzles_of(GAME)
    assert collection is not None
    first = collection.puzzle[0]

    async def tell() -> None:
        store = store_maker()
        await store.open()
        assert await store.learn("guest", Learned(what="origin/lesson/evolve", at=1.0))
        assert not await store.learn("guest", Learned(what="origin/lesson/evolve", at=2.0))
        assert await count(store, "guest", "stone-age", first, True)
        assert not await count(store, "guest", "stone-age", first, False)
        won = puzzle_rating(await rating(store, "guest", "stone-age"))
        assert won > 1000
        assert puzzle_rating(await rating(store, puzzle_name("stone-age", first.mark, first.hard), "stone-age")) < 1000
        await store.learn("account", Learned(what="origin/lesson/swap", at=3.0))
        await store.adopt("guest", "account", fuse)
        assert await store.learned("guest") == []
        moved = await store.learned("account")
        assert [one.what for one in moved] == [
            "origin/lesson/evolve",
            "origin/lesson/swap",
            what("stone-age", first),
        ]
        assert puzzle_rating(await rating(store, "account", "stone-age")) == won
        assert not await count(store, "account", "stone-age", first, True)  # who has tried as a guest has tried
        assert await store.tried(what("stone-age", first)) == (1, 1)
        assert [one.game for one in await store.ratings("account")] == [f"{PUZZLES}stone-age"]
        await store.close()

    run(tell())
