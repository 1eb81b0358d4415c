"""What must not be lost: kill -9, two processes, hung bots, floods, a locked database."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.client import Person, Server, Sitter
from server.test_game import play_to_the_end
from websockets.exceptions import ConnectionClosed

from conftest import Numbers
from dolmen.server.store.sqlite import SqliteStore

BOTS = """
import time
from dolmen.bots import BOTS, Bot
from dolmen.bots.bot import RandomBot

class Hanging(Bot):
    def choose(self, seat, rng):
        time.sleep(1000)

class Crashing(Bot):
    def choose(self, seat, rng):
        import os
        os._exit(3)

class Failing(Bot):
    def choose(self, seat, rng):
        raise ZeroDivisionError

class Cheating(Bot):
    def choose(self, seat, rng):
        return 0

BOTS |= {"hanging": Hanging, "crashing": Crashing, "failing": Failing, "cheating": Cheating}
"""


def play_until_killed(sitter: Sitter, acknowledged: list[dict[str, Any]], seed: int) -> None:
    """Play any words for both seats of a hot-seat, noting what the server has promised to keep."""
    rng = random.Random(seed)
    try:
        sitter.settle()
        while not sitter.over:
            seat = sitter.view["to_move"]
            if seat != sitter.view["seat"]:
                sitter.watch(seat)
            if rng.random() < 0.1 and len(acknowledged) > 2:
                answer = sitter.ask("undo", seat=seat)
            else:
                answer = sitter.play(rng.choice(sitter.legal), seat=seat)
            if answer["type"] == "answer":
                acknowledged.append({**answer, "view": sitter.view, "words": list(sitter.words)})
    except (ConnectionClosed, OSError, TimeoutError):
        return


def test_kill_9_under_load_loses_no_acknowledged_move(tmp_path: Path, numbers: Numbers) -> None:
    server = Server(tmp_path, "--limits", "0")
    server.start()
    try:
        people = [Person(server, f"Guest {n}") for n in range(3)]
        tables = [p.make_table(["me", "me"], options={"round_limit": 60})["id"] for p in people]
        promises: list[list[dict[str, Any]]] = [[] for _ in people]
        for round in range(numbers(1, 2, 6)):
            sitters = [person.sit(table) for person, table in zip(people, tables, strict=True)]
            threads = [
                threading.Thread(target=play_until_killed, args=(sitter, promise, round * 10 + n))
                for n, (sitter, promise) in enumerate(zip(sitters, promises, strict=True))
            ]
            before = list(map(len, promises))
            for thread in threads:
                thread.start()
            while any(len(promise) < had + 10 for promise, had in zip(promises, before, strict=True)):
                assert any(thread.is_alive() for thread in threads)
                time.sleep(0.05)
            server.kill()
            for thread in threads:
                thread.join(30)
            for sitter in sitters:
                sitter.close()
            server.start()
            for person, table, promise in zip(people, tables, promises, strict=True):
                assert promise
                with person.sit(table) as sitter:
                    last = promise[-1]
                    sitter.watch(last["view"]["seat"])  # the seats of a hot-seat have secrets from each other
                    assert sitter.version >= last["version"]
                    if sitter.version == last["version"]:
                        assert sitter.words == last["words"]
                    again = sitter.ask("play", seat=0, words=[0], move=last["move"], version=0)
                    assert (again["type"], again["version"]) == ("answer", last["version"])
    finally:
        server.stop()


def test_after_a_restart_everybody_goes_on_where_they_were(tmp_path: Path) -> None:
    server = Server(tmp_path, "--limits", "0")
    server.start()
    try:
        peak, wave = Person(server, "Peak"), Person(server, "Wave")
        id = peak.make_table(["me", "open", "random"])["id"]
        wave.post(f"/api/tables/{id}/join")
        with peak.sit(id) as first, wave.sit(id) as second:
            first.ask("chat", text="brb")
            for _ in range(4):
                for sitter in (first, second):
                    sitter.settle()
                    if sitter.legal:
                        sitter.play(sitter.legal[-1])
            first.settle()
            server.kill()
        server.start()
        with peak.sit(id) as again, wave.sit(id) as second:
            again.settle()
            assert again.words[: len(first.words)] == first.words
            assert [line["text"] for line in again.chats] == ["brb"]
            play_to_the_end(again, second)
    finally:
        server.stop()


def test_two_processes_on_one_postgres_agree(tmp_path: Path, new_database: Callable[[], str]) -> None:
    url = new_database()
    with (
        Server(tmp_path / "a", "--limits", "0", database=url) as one,
        Server(tmp_path / "b", "--limits", "0", database=url) as two,
    ):
        peak = Person(one, "Peak")
        wave = Person(two, "Wave")
        table = peak.make_table(["me", "open"])
        wave.post(f"/api/tables/{table['id']}/join")
        other = Person(two)
        other.http.cookies = peak.http.cookies  # one identity, two tabs at two processes
        with peak.sit(table["id"]) as first, wave.sit(table["id"]) as second, other.sit(table["id"]) as tab:
            first.until(lambda message: message["type"] == "view")
            # Both tabs say something else at the same moment: one is done, the other is told that it came late.
            rng = random.Random(4)
            contested = 0
            while not (first.over and second.over and tab.over):
                for sitter in (first, second, tab):
                    sitter.settle()
                if first.legal and first.version == tab.version:
                    words = rng.sample(first.legal, 2) if len(first.legal) > 1 else first.legal * 2
                    for s, w in zip((first, tab), words, strict=True):
                        s.send("play", seat=0, version=s.version, words=[w])
                    answers = [s.until(lambda m: m["type"] in ("answer", "refusal")) for s in (first, tab)]
                    assert [a["type"] for a in answers].count("answer") == 1, answers
                    assert {a.get("key", "stale") for a in answers} <= {"stale", "over"}, answers
                    contested += 1
                elif second.legal:
                    assert second.play(rng.choice(second.legal))["type"] in ("answer", "refusal")
                time.sleep(0.005)
            assert contested > 3
            assert first.words == second.words == tab.words
            assert first.view["outcome"] == second.view["outcome"]
        for server in (one, two):
            assert "failed" not in server.said()


def test_the_game_goes_on_with_a_bot_that_hangs_breaks_or_cheats(tmp_path: Path) -> None:
    plug = tmp_path / "plug"
    plug.mkdir()
    (plug / "sitecustomize.py").write_text(BOTS, encoding="utf-8")
    with Server(tmp_path / "data", "--limits", "0", "--bot-patience", "1.5", import_path=plug) as server:
        peak = Person(server, "Peak")
        for bot, note in (("hanging", "hung"), ("crashing", "failed"), ("failing", "failed"), ("cheating", "failed")):
            table = peak.make_table(["me", bot])
            with peak.sit(table["id"]) as sitter:
                while not sitter.notes:
                    message = sitter.hear(30)
                    if sitter.legal and message["type"] == "view":
                        sitter.send("play", seat=0, version=sitter.version, words=sitter.legal[:1])
                assert sitter.notes[0]["key"] == f"bot-{note}"
                assert sitter.notes[0]["numbers"] == {"player": 1}
                sitter.ask("resign", seat=0)
        assert 'dolmen_bot_faults_total{kind="bot-hung"}' in peak.http.get("/metrics").text


def test_floods_are_slowed_down_then_cut_off_and_others_play_on(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0.2") as server:
        peak, wave = Person(server, "Peak"), Person(server, "Wave")
        id = peak.make_table(["me", "open"])["id"]
        wave.post(f"/api/tables/{id}/join")
        with peak.sit(id) as flooder, wave.sit(id) as other:
            for _ in range(40):  # too fast, but no flood yet: each is answered
                flooder.socket.send('{"type": "ping"}')
            answers = [flooder.until(lambda m: m["type"] in ("pong", "refusal")) for _ in range(40)]
            assert {answer.get("key", "pong") for answer in answers} == {"pong", "too-fast"}

            def flood() -> None:
                with contextlib.suppress(ConnectionClosed, OSError):
                    while True:
                        flooder.socket.send('{"type": "ping"}')

            thread = threading.Thread(target=flood)
            thread.start()
            for _ in range(5):  # the other is served meanwhile
                other.settle()
            # 0: the closing frame was lost, as it is when what was sent before it is never read.
            assert flooder.closed() in (4429, 0)
            thread.join()
            assert until_refused(lambda: other.ask("chat", text="spam"))["key"] == "too-fast"
        refused = until_refused(lambda: wave.send("PATCH", "/api/me", {"name": "B"}))
        assert refused.status_code == 429
        assert refused.json()["error"] == "too-fast"
        assert refused.headers["retry-after"]


def until_refused(ask: Callable[[], Any]) -> Any:
    """The first answer that is none, of a hundred at most."""
    answers = (ask() for _ in range(100))
    return next(a for a in answers if (a["type"] == "refusal" if isinstance(a, dict) else a.is_error))


def test_a_locked_database_refuses_the_move_and_the_game_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        peak = Person(server, "Peak")
        id = peak.make_table(["me", "me"], options={"round_limit": 1})["id"]
        with peak.sit(id, "?seat=0") as sitter:
            sitter.settle()
            sitter.socket.send(f'{{"type": "watch", "seat": {sitter.view["to_move"]}}}')
            sitter.settle()
            before = sitter.view
            other = sqlite3.connect(tmp_path / "dolmen.sqlite", isolation_level=None)
            other.execute("begin immediate")
            refused = sitter.play(sitter.legal[0])
            assert (refused["type"], refused["key"]) == ("refusal", "store")
            assert "locked" in refused["message"]
            other.execute("rollback")
            other.close()
            sitter.settle()
            assert sitter.view == before
            assert sitter.play(sitter.legal[0])["type"] == "answer"


def test_a_server_that_is_stopped_finishes_and_answers_what_was_said_and_tells_everybody_to_come_back(
    tmp_path: Path,
) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        peak, wave = Person(server, "Peak"), Person(server, "Wave")
        id = peak.make_table(["me", "open"], options={"round_limit": 60})["id"]
        wave.post(f"/api/tables/{id}/join")
        with peak.sit(id) as first, wave.sit(id) as second:
            for sitter in (first, second):
                sitter.settle()
            mover, other = (first, second) if first.legal else (second, first)
            lock = sqlite3.connect(tmp_path / "dolmen.sqlite", isolation_level=None)
            lock.execute("begin immediate")  # the store is slow just now
            heard = messages_heard(server)
            move = mover.send("play", seat=mover.view["seat"], version=mover.version, words=mover.legal[:1])
            while messages_heard(server) == heard:
                time.sleep(0.02)
            assert server.process is not None
            server.process.terminate()
            time.sleep(0.5)
            lock.execute("rollback")
            lock.close()
            assert mover.closed() == other.closed() == 1012
            told = [json.loads(text) for text in mover.raw]
            assert [m["move"] for m in told if m["type"] == "answer"] == [move]
            assert other.version == mover.version  # everybody has seen it
            assert server.process.wait(30) in (0, -15)
        server.start()
        with peak.sit(id) as again:
            again.settle()
            assert again.version == mover.version


def messages_heard(server: Server) -> str:
    """What the server says of messages that came by sockets."""
    lines = httpx.get(f"{server.address}/metrics", timeout=60).text.splitlines()
    return next(line for line in lines if line.startswith("dolmen_messages_total"))


def test_a_database_of_a_newer_program_stops_the_server_with_a_clear_word(tmp_path: Path) -> None:
    async def make() -> None:
        empty = SqliteStore(tmp_path)
        await empty.open()
        await empty.close()

    asyncio.run(make())
    server = Server(tmp_path)
    store = sqlite3.connect(tmp_path / "dolmen.sqlite")
    with store:
        store.execute("update meta set value = 99 where name = 'schema'")
    store.close()
    with pytest.raises(RuntimeError, match="newer Dolmen"):
        server.start()
    server.stop()
