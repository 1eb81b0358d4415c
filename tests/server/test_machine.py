"""Any sequence of messages, good and bad, leaves everybody with the same true picture of the table."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from server.client import Json, Person, Server, Sitter

import dolmen
from conftest import Numbers
from dolmen.core.record import Record

current: list[Server] = []
ids = itertools.count(1)


class Table(RuleBasedStateMachine):
    """Two people, three sockets and a bot; the model is what a client keeps, checked against the server's record."""

    @initialize()
    def sit_down(self) -> None:
        server = current[0]
        self.people = [Person(server, "Peak"), Person(server, "Wave")]
        self.id = self.people[0].make_table(["me", "open", "random"], options={"round_limit": 1})["id"]
        self.people[1].post(f"/api/tables/{self.id}/join")
        self.sitters = [person.sit(self.id) for person in self.people]
        self.watcher = Person(server).sit(self.id)
        self.said: list[tuple[int, Json, Json]] = []
        self.everybody()

    def everybody(self) -> list[Sitter]:
        for sitter in (*self.sitters, self.watcher):
            sitter.settle()
        return [*self.sitters, self.watcher]

    def mover(self) -> int | None:
        return next((n for n, sitter in enumerate(self.sitters) if sitter.legal), None)

    @rule(choice=st.integers(0, 1000))
    def play_a_legal_word(self, choice: int) -> None:
        n = self.mover()
        if n is None:
            return
        sitter = self.sitters[n]
        message = {"seat": n, "version": sitter.version, "words": [sitter.legal[choice % len(sitter.legal)]]}
        answer = sitter.ask("play", move=f"h{next(ids)}", **message)
        assert answer["type"] == "answer", answer
        self.said.append((n, message, answer))

    @rule(n=st.integers(0, 1), word=st.integers(-1, 400), seat=st.integers(-1, 3))
    def play_any_word(self, n: int, word: int, seat: int) -> None:
        sitter = self.sitters[n]
        legal = sitter.legal
        before = sitter.version
        answer = sitter.ask("play", seat=seat, words=[word], move=f"h{next(ids)}")
        if answer["type"] == "answer":
            assert seat == n
            assert word in legal
        elif answer["key"] != "stale":
            assert answer["version"] >= before

    @rule(which=st.integers(0, 1000))
    def repeat_a_move(self, which: int) -> None:
        if not self.said:
            return
        n, message, answer = self.said[which % len(self.said)]
        again = self.sitters[n].ask("play", move=answer["move"], **message)
        assert again == answer

    @rule(n=st.integers(0, 1), back=st.integers(1, 5))
    def send_a_stale_message(self, n: int, back: int) -> None:
        sitter = self.sitters[n]
        answer = sitter.ask("play", seat=n, words=[0], version=max(0, sitter.version - back), move=f"h{next(ids)}")
        assert answer["key"] in ("stale", "over"), answer

    @rule(n=st.integers(0, 1), yes=st.booleans())
    def ask_to_take_back(self, n: int, yes: bool) -> None:
        sitter, other = self.sitters[n], self.sitters[1 - n]
        answer = sitter.ask("undo", seat=n, move=f"h{next(ids)}")
        assert answer["type"] == "answer" or answer["key"] in ("cannot-undo", "stale", "over"), answer
        other.settle()
        if other.undo is not None and 1 - n in other.undo["waiting"]:
            answer = other.ask("consent", seat=1 - n, yes=yes, move=f"h{next(ids)}")
            assert answer["type"] == "answer" or answer["key"] in ("no-request", "stale"), answer

    @rule(text=st.text(max_size=20), n=st.integers(0, 1))
    def chat(self, text: str, n: int) -> None:
        answer = self.sitters[n].ask("chat", text=text, move=f"h{next(ids)}")
        assert answer["type"] == "answer" or answer["key"] == "malformed"

    @rule(body=st.binary(max_size=60) | st.text(max_size=60))
    def talk_nonsense(self, body: Any) -> None:
        self.watcher.socket.send(body)
        heard = self.watcher.until(lambda message: message["type"] == "refusal")
        assert heard["key"] == "malformed"

    @rule(n=st.integers(0, 1))
    def come_back(self, n: int) -> None:
        self.sitters[n].close()
        self.sitters[n].open()
        self.sitters[n].settle()

    @invariant()
    def everybody_sees_the_same(self) -> None:
        if not hasattr(self, "sitters"):
            return
        first, second, watcher = self.everybody()
        newest = max(first.version, second.version, watcher.version)
        if {first.version, second.version, watcher.version} != {newest}:
            return  # the bot moved in between
        assert len(first.words) == len(second.words) == len(watcher.words)
        open_parts = ("round", "phase", "to_move", "places", "slots", "stacks", "deck")
        for part in open_parts:
            assert first.view[part] == second.view[part] == watcher.view[part]
        assert len(first.log) == len(second.log) == len(watcher.log)

    def teardown(self) -> None:
        if not hasattr(self, "sitters"):
            return
        text = self.people[0].http.get(f"/records/{self.id}.dolmen?seat=0").text
        record = Record.parse(text)
        if not any(map(dolmen.load("stone-age").words.is_veiled, record.words)):
            record.verify(dolmen.load("stone-age"))
        for sitter in (*self.sitters, self.watcher):
            sitter.close()


@pytest.fixture
def serving(server: Server) -> Iterator[None]:
    current.append(server)
    yield
    current.clear()


@pytest.mark.usefixtures("serving")
def test_any_conversation_leaves_everybody_with_the_same_table(numbers: Numbers) -> None:
    run_state_machine_as_test(
        Table, settings=settings(max_examples=numbers(3, 6, 60), stateful_step_count=15, deadline=None)
    )
