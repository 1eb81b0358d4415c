"""How fast bots play: as fast as those who sit at the table like, and at once for who skips."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from server.client import Person, Server, Sitter

LONG = 240.0  # seconds that bots wait here, if nobody minds
MOMENT = 1.0  # seconds in which a bot that does not wait has answered long since


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("patient")
    with Server(folder, "--limits", "0", "--bot-delay", str(LONG)) as running:
        yield running


def until_a_bot_is_asked(sitters: list[Sitter]) -> None:
    """People play the first word they may until it is a bot's turn."""
    first = sitters[0]
    while True:
        for sitter in sitters:
            sitter.settle()
        if first.table["seats"][first.view["to_move"]]["kind"] == "bot":
            return
        mover = next(sitter for sitter in sitters if sitter.legal)
        assert mover.play(mover.legal[0])["type"] == "answer"


def seconds_until_a_person_is_asked(sitter: Sitter) -> float:
    began = time.monotonic()
    while sitter.table["seats"][sitter.view["to_move"]]["kind"] == "bot":
        sitter.hear()
    return time.monotonic() - began


@pytest.mark.parametrize("hurry", [{"type": "skip"}, {"type": "pace", "pace": "at-once"}], ids=["skip", "at once"])
def test_nobody_waits_for_a_bot_who_does_not_like_to(patient: Server, hurry: dict[str, str]) -> None:
    peak = Person(patient, "Peak")
    with peak.sit(peak.make_table(["me", "random", "random"])["id"]) as sitter:
        for _ in range(2):
            until_a_bot_is_asked([sitter])
            sitter.send(**hurry)
            assert seconds_until_a_person_is_asked(sitter) < LONG / 2


def test_a_skip_is_over_when_a_person_is_asked(patient: Server) -> None:
    peak = Person(patient, "Peak")
    with peak.sit(peak.make_table(["me", "random"])["id"]) as sitter:
        until_a_bot_is_asked([sitter])
        sitter.send("skip")
        seconds_until_a_person_is_asked(sitter)
        until_a_bot_is_asked([sitter])
        version = sitter.version
        time.sleep(MOMENT)
        sitter.settle()
        assert sitter.version == version, "the bot should wait again"


def test_the_slowest_at_the_table_decides(patient: Server) -> None:
    peak, wave = Person(patient, "Peak"), Person(patient, "Wave")
    table = peak.make_table(["me", "open", "random"])["id"]
    wave.post(f"/api/tables/{table}/join")
    with ExitStack() as stack:
        sitters = [stack.enter_context(person.sit(table)) for person in (peak, wave)]
        until_a_bot_is_asked(sitters)
        version = sitters[0].version
        sitters[0].send("skip")
        time.sleep(MOMENT)
        sitters[0].settle()
        assert sitters[0].version == version, "Wave still wants to see what the bot does"
        sitters[1].send("pace", pace="at-once")
        assert seconds_until_a_person_is_asked(sitters[0]) < LONG / 2


def test_a_spectator_hurries_nobody(patient: Server) -> None:
    peak, sun = Person(patient, "Peak"), Person(patient, "Sun")
    table = peak.make_table(["me", "random"])["id"]
    with peak.sit(table) as sitter, sun.sit(table) as looker:
        until_a_bot_is_asked([sitter])
        looker.settle()
        looker.send("skip")
        looker.send("pace", pace="at-once")
        version = sitter.version
        time.sleep(MOMENT)
        sitter.settle()
        assert sitter.version == version
