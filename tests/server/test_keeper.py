"""Several processes at one address: what happens to one is not felt, and none outlives the keeper."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from chaos.chaos import children, is_alive
from server.client import Person, Server, Sitter
from server.test_game import play_to_the_end

PATIENCE = 120.0  # for machines with much else to do


def await_that(holds: Callable[[], bool], why: str) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, why
        time.sleep(0.05)


@pytest.fixture
def house(tmp_path: Path, new_database: Callable[[], str]) -> Iterator[Server]:
    house = Server(tmp_path, "--workers", "2", "--limits", "0", "--log-level", "info", database=new_database())
    yield house
    house.stop()


def members(house: Server) -> set[int]:
    """The processes that serve: somebody answers before all of them do."""
    assert house.process is not None
    keeper = house.process

    def all_serve() -> bool:
        assert keeper.poll() is None, f"the keeper ended:\n{house.said()}"
        return house.said().count("process started") >= 2

    await_that(all_serve, "they did not start")
    return {pid for pid in children(house.process.pid) if is_alive(pid)}


def test_people_of_two_processes_play_one_game(house: Server) -> None:
    with house:
        assert len(members(house)) == 2
        people = [Person(house, "Peak"), Person(house, "Wave")]
        id = people[0].make_table(["me", "open"], options={"round_limit": 1})["id"]
        people[1].post(f"/api/tables/{id}/join")
        with people[0].sit(id) as first, people[1].sit(id) as second:
            play_to_the_end(first, second)


def holders(house: Server, sitters: Sequence[Sitter]) -> set[int]:
    """The processes that have the server's end of these sockets."""
    ports = {f"{sitter.socket.socket.getsockname()[1]:04X}" for sitter in sitters}
    lines = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]]
    ends = {f"socket:[{line[9]}]" for line in lines if line[2].partition(":")[2] in ports}
    return {
        pid
        for pid in members(house)
        for descriptor in Path(f"/proc/{pid}/fd").iterdir()
        if str(descriptor.readlink()) in ends
    }


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="Linux tells who holds a socket")
def test_all_who_are_at_a_table_are_in_one_process_and_every_process_has_tables(house: Server) -> None:
    with house:
        peak, wave = Person(house, "Peak"), Person(house, "Wave")
        homes: set[int] = set()
        for _ in range(20):
            id = peak.make_table(["me", "me"])["id"]
            with contextlib.ExitStack() as all_leave:
                sitters = [all_leave.enter_context(person.sit(id)) for person in (peak, wave, peak, wave, peak)]
                for sitter in sitters:
                    sitter.settle()
                home = holders(house, sitters)
                assert len(home) == 1
                homes |= home
            if len(homes) == 2:
                break
        assert homes == members(house)


def test_where_a_neighbour_is_gone_a_socket_is_served_by_who_took_it(house: Server) -> None:
    with house:
        peak = Person(house, "Peak")
        tables = [peak.make_table(["me", "me"])["id"] for _ in range(6)]
        gone = min(members(house))
        os.kill(gone, signal.SIGKILL)
        await_that(lambda: not is_alive(gone), "it lives on")  # till then it may still take a connection with it
        for id in tables:
            with peak.sit(id) as sitter:
                sitter.settle()
                assert sitter.view["seats"] == 2


def test_a_process_that_did_not_start_is_tried_again(house: Server, tmp_path: Path) -> None:
    clumsy = tmp_path / "clumsy"
    clumsy.mkdir()
    mark = clumsy / "fell"
    (clumsy / "sitecustomize.py").write_text(
        f"""
import os, sys
if "dolmen.server.keeper" in sys.orig_argv:
    try:
        os.close(os.open({str(mark)!r}, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        pass
    else:
        os._exit(3)
""",
        encoding="utf-8",
    )
    house.import_path = clumsy
    with house:
        assert len(members(house)) == 2
        assert mark.exists()
        assert house.said().count("process not started") == 1


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


def test_none_outlives_a_keeper_that_was_killed_and_the_next_waits_for_its_port(house: Server) -> None:
    house.start()
    serving = members(house)
    for pid in serving:
        os.kill(pid, signal.SIGSTOP)  # too busy to notice
    house.kill()

    def notice() -> None:
        for pid in serving:
            os.kill(pid, signal.SIGCONT)

    noticing = threading.Timer(3.0, notice)
    noticing.start()
    try:
        house.start()
    finally:
        noticing.join()
    assert Person(house, "Peak").me["name"] == "Peak"
    await_that(lambda: not any(map(is_alive, serving)), f"{serving} were left behind")


def test_a_database_that_is_not_there_is_one_clear_line(tmp_path: Path) -> None:
    house = Server(tmp_path, "--workers", "2", database="postgresql://dolmen@127.0.0.1:1/none")
    with pytest.raises(RuntimeError, match="the server ended") as failed:
        house.start()
    assert str(failed.value).count("cannot be used") == 1
    house = Server(tmp_path, "--workers", "2")
    with pytest.raises(RuntimeError, match="say where it is by DATABASE_URL"):
        house.start()
