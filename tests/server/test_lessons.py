"""The socket of a lesson: a scripted table in the messages of any table, for one person, kept nowhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from server.client import Person, Server
from stranger import install_game, new_game
from websockets.sync.client import ClientConnection, connect

import dolmen

Json = dict[str, Any]


@contextmanager
def lesson(server: Server, path: str, cookie: str | None = None) -> Iterator[ClientConnection]:
    person = Person(server, "Peak")
    jar = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items()) if cookie is None else cookie
    address = f"ws://127.0.0.1:{server.port}/api/lessons/{path}"
    with connect(address, additional_headers={"Cookie": jar}, proxy=None) as socket:
        yield socket


def hear(socket: ClientConnection, *types: str) -> list[Json]:
    """The next messages, which are of these types."""
    found = [json.loads(socket.recv(10)) for _ in types]
    assert [message["type"] for message in found] == list(types)
    return found


def test_a_lesson_is_a_table_of_ones_own(server: Server) -> None:
    words = dolmen.load("stone-age").words
    with lesson(server, "stone-age/five-people/socket") as socket:
        table, at, view = hear(socket, "table", "lesson", "view")
        assert table["mine"] == [0]
        assert [seat["kind"] for seat in table["table"]["seats"]] == ["person", "bot"]
        assert (at["id"], at["place"], at["words"], at["done"]) == ("welcome", 0, [], False)
        assert view["view"]["legal"] == []
        for _ in range(2):
            socket.send(json.dumps({"type": "go", "to": "next"}))
            at, view = hear(socket, "lesson", "view")
        assert at["words"] == [words.parse("place forest 3")]
        assert view["since"] is not None

        say = {"type": "play", "seat": 0, "version": view["version"], "move": "a-1"}
        socket.send(json.dumps(say | {"words": ["place river 3"]}))
        at, refusal = hear(socket, "lesson", "refusal")
        assert (at["wrong"]["text"], at["wrongs"]) == ("wrong-river", 1)
        assert (refusal["key"], refusal["move"]) == ("not-here", "a-1")

        socket.send(json.dumps({"type": "look", "seat": 0, "version": view["version"], "words": [at["words"]]}))
        (ahead,) = hear(socket, "ahead")
        assert ahead["ahead"][0]["legal"]

        socket.send(json.dumps(say | {"move": "a-2", "words": at["words"]}))
        at, view, answer = hear(socket, "lesson", "view", "answer")
        assert (at["id"], at["wrong"], answer["said"]) == ("wave", None, 1)
        assert [event["event"] for event in view["events"]] == ["placed", "placed"]

        socket.send(json.dumps(say | {"move": "a-3", "words": [1]}))
        hear(socket, "refusal", "lesson", "view")  # of a version that has gone by

        socket.send(json.dumps({"type": "go", "to": "back"}))
        at, view = hear(socket, "lesson", "view")
        assert (at["id"], view["why"]) == ("wood", "undo")


def test_a_lesson_is_taken_up_at_a_step_and_ends(server: Server) -> None:
    with lesson(server, "stone-age/five-people/socket?step=8") as socket:
        _, at, _ = hear(socket, "table", "lesson", "view")
        assert at["id"] == "end"
        socket.send(json.dumps({"type": "go", "to": "next"}))
        at, _ = hear(socket, "lesson", "view")
        assert at["done"]


def test_what_makes_no_sense_is_refused(server: Server) -> None:
    with lesson(server, "stone-age/no-such/socket") as socket:
        (refusal,) = hear(socket, "refusal")
        assert refusal["key"] == "unknown-table"
    with lesson(server, "no-such/five-people/socket") as socket:
        assert hear(socket, "refusal")[0]["key"] == "unknown-game"
    with lesson(server, "stone-age/five-people/socket", cookie="") as socket:
        assert hear(socket, "refusal")[0]["key"] == "no-identity"
    with lesson(server, "stone-age/five-people/socket?step=nonsense") as socket:
        hear(socket, "table", "lesson", "view")
        for text in ("{", json.dumps({"type": "go", "to": "heaven"}), "x" * 20_000):
            socket.send(text)
            assert hear(socket, "refusal")[0]["key"] in ("malformed", "too-large")
        socket.send(json.dumps({"type": "resign", "seat": 0, "version": 1, "move": "r"}))
        assert hear(socket, "refusal")[0]["key"] == "not-here"
        socket.send(json.dumps({"type": "ping"}))
        hear(socket, "pong")


def test_the_catalogue_tells_of_the_course(server: Server) -> None:
    person = Person(server)
    game = next(game for game in person.get("/api/games")["games"] if game["id"] == "stone-age")
    lessons = game["course"]["lessons"]
    assert lessons[0] == {"id": "five-people", "minutes": 1, "steps": 9}
    for language, address in game["course"]["texts"].items():
        reply = person.send("GET", address)
        assert reply.status_code == 200
        assert "lesson-five-people =" in reply.text
        assert language in address
        assert "immutable" in reply.headers["cache-control"]


def test_lessons_and_puzzles_that_do_not_fit_are_left_out_and_everything_else_works(tmp_path: Path) -> None:
    package = new_game("first-ember", tmp_path / "package")
    home = package / "src" / "first_ember"
    (home / "lessons.toml").write_text('[[lesson]]\nid = "one"\nseats = 99\n[[lesson.step]]\nid = "end"\n')
    (home / "puzzles.toml").write_text("[made]\nseed = 1\ngames = 2\nglance = 3\nweigh = 4\n")
    install_game(package, tmp_path / "site")
    with Server(tmp_path / "data", import_path=tmp_path / "site") as server:
        peak = Person(server, "Peak")
        courses = {game["id"]: game["course"] for game in peak.get("/api/games")["games"]}
        assert courses["first-ember"] is None
        assert courses["stone-age"]["lessons"]
        assert "first-ember is not for 99 players" in server.said()
        assert "lessons.toml:3: lesson one" in server.said()
        offered = {one["game"] for one in peak.get("/api/puzzles")}
        assert "stone-age" in offered
        assert "first-ember" not in offered
        assert "puzzles.toml:1: made: Object missing required field `check`" in server.said()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        assert peak.post("/api/tables", {"game": "first-ember", "seats": seats}, status=201)["game"] == "first-ember"
