"""Several processes at one address: what happens to one is not felt, and none outlives the keeper."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from chaos.chaos import children, is_alive
from server.client import Person, Server
from server.test_game import play_to_the_end

PATIENCE = 60.0


def await_that(holds: Callable[[], bool], why: str) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, why
        time.sleep(0.05)


@pytest.fixture
def house(tmp_path: Path, new_database: Callable[[], str]) -> Server:
    return Server(tmp_path, "--workers", "2", "--limits", "0", "--log-level", "info", database=new_database())


def members(house: Server) -> set[int]:
    """The processes that serve: somebody answers before all of them do."""
    assert house.process is not None
    await_that(lambda: house.said().count("process started") >= 2, "they did not start")
    return {pid for pid in children(house.process.pid) if is_alive(pid)}


def test_people_of_two_processes_play_one_game(house: Server) -> None:
    with house:
        assert len(members(house)) == 2
        people = [Person(house, "Peak"), Person(house, "Wave")]
        id = people[0].make_table(["me", "open"], options={"round_limit": 1})["id"]
        people[1].post(f"/api/tables/{id}/join")
        with people[0].sit(id) as first, people[1].sit(id) as second:
            play_to_the_end(first, second)


def test_a_process_that_is_killed_is_followed_by_another(house: Server) -> None:
    with house:
        before = members(house)
        os.kill(min(before), signal.SIGKILL)
        await_that(lambda: len(members(house)) == 2 and members(house) != before, "nobody followed")
        Person(house, "Peak").make_table(["me", "me"])


def test_all_are_renewed_one_by_one_while_somebody_always_answers(house: Server) -> None:
    with house:
        before = members(house)
        peak = Person(house, "Peak")
        id = peak.make_table(["me", "me"])["id"]
        assert house.process is not None
        with peak.sit(id) as sitter:
            sitter.settle()
            house.process.send_signal(signal.SIGHUP)
            # There is no moment in which nobody answers.
            await_that(lambda: peak.get("/api/me")["id"] == peak.id and not members(house) & before, "not renewed")
            assert sitter.closed() == 1012
        with peak.sit(id) as sitter:
            sitter.settle()
            assert sitter.view["seats"] == 2


def test_none_outlives_a_keeper_that_was_killed(house: Server) -> None:
    house.start()
    serving = members(house)
    house.kill()
    await_that(lambda: not any(map(is_alive, serving)), f"{serving} were left behind")


def test_a_database_that_is_not_there_is_one_clear_line(tmp_path: Path) -> None:
    house = Server(tmp_path, "--workers", "2", database="postgresql://dolmen@127.0.0.1:1/none")
    with pytest.raises(RuntimeError, match="the server ended") as failed:
        house.start()
    assert str(failed.value).count("cannot be used") == 1
    house = Server(tmp_path, "--workers", "2")
    with pytest.raises(RuntimeError, match="say where it is by DATABASE_URL"):
        house.start()
