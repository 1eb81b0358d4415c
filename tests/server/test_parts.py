"""Small parts by themselves: clocks, signatures, limits."""

from __future__ import annotations

import time

import msgspec
import pytest

from dolmen.server.http.identity import Signer
from dolmen.server.limits import Bucket
from dolmen.server.tables.clocks import BOOT, Clocks
from dolmen.server.tables.entries import Clock, Tick


class Time:
    """A clock that never jumps, for tests: it goes on when told to."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        patch.setattr(time, "monotonic", lambda: self.now)


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def test_a_live_clock_takes_the_time_of_who_thinks_and_adds_after_each_turn(steady: Time) -> None:
    clocks = Clocks(Clock(kind="live", bank=100, increment=5), 2)
    clocks.moved(0.0, 0.0, 0)  # seat 1 begins
    clocks.moved(0.0, 10.0, 0)  # one word of its turn
    assert clocks.left == [90, 100]
    clocks.moved(0.0, 10.0, 1)  # its turn ends
    assert clocks.left == [85, 100]
    steady.now += 30
    assert clocks.spent == 30
    assert clocks.face(7.0, [True, True]).left == [85, 70]
    assert clocks.face(7.0, [True, False]).left == [85, None]
    clocks.moved(0.0, 40.0, None)
    assert clocks.left == [85, 65]
    clocks.moved(0.0, 0.0, 0)
    clocks.moved(0.0, 50.0, 1, counts=False)  # a bot's thinking costs nobody anything
    assert clocks.left == [85, 65]


def test_in_turn_a_day_play_every_turn_has_the_whole_time(steady: Time) -> None:
    clocks = Clocks(Clock(kind="turns", bank=86_400), 2)
    clocks.moved(0.0, 0.0, 0)
    clocks.moved(0.0, 80_000.0, 0)  # within a turn the time goes on
    assert clocks.remaining(0) == 6_400
    steady.now += 6_000
    assert clocks.remaining(0) == 400
    clocks.moved(0.0, 6_000.0, 1)
    assert clocks.left == [86_400, 86_400]
    steady.now += 90_000
    assert clocks.remaining(1) == 0


@pytest.mark.parametrize("jump", [-7200.0, 7200.0])
def test_a_jump_of_the_systems_clock_gives_and_takes_nothing(
    steady: Time, jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks = Clocks(Clock(kind="live", bank=600, increment=5), 2)
    clocks.moved(time.time(), 0.0, 0)
    steady.now += 100
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    assert clocks.remaining(0) == 500
    read = Clocks(clocks.clock, 2)  # the table was read again from the store
    read.moved(clocks.begun, 0.0, 0)
    assert read.go_on(clocks)
    assert read.remaining(0) == 500
    read.resume(grace=60.0, served=0.0)  # nobody measured it
    assert 500 <= read.remaining(0) <= 600
    read.moved(clocks.begun, 0.0, 0, tick=Tick(BOOT, steady.now - 200))  # another process of this machine did
    read.resume(grace=60.0, served=0.0)
    assert read.remaining(0) == 400


def test_another_machines_clock_tells_nothing(steady: Time) -> None:
    clocks = Clocks(Clock(kind="live", bank=600), 2)
    clocks.moved(time.time() - 50, 0.0, 0, tick=Tick("elsewhere", steady.now - 200))
    clocks.resume(grace=60.0, served=0.0)
    assert 549 < clocks.remaining(0) < 551


def test_a_clock_that_runs_out_while_its_table_is_not_in_memory_has_no_grace(steady: Time) -> None:
    for kind in ("live", "turns"):
        clocks = Clocks(msgspec.convert({"kind": kind, "bank": 100}, Clock), 2)
        clocks.moved(time.time(), 0.0, 0, tick=Tick(BOOT, steady.now - 150))
        clocks.resume(grace=60.0, served=70.0)  # the server was there when it did
        assert clocks.remaining(0) == 0
        clocks.resume(grace=60.0, served=30.0)
        assert clocks.remaining(0) >= 60


def test_nobody_pays_for_the_time_in_which_clocks_stood(steady: Time) -> None:
    now = time.time()
    clocks = Clocks(Clock(kind="turns", bank=1000), 2)
    tick = Tick(BOOT, steady.now - 800)
    clocks.moved(now - 800, 0.0, 0, tick=tick)
    clocks.resume(grace=0.0, served=0.0, stood=[(now - 900, now - 700), (now - 500, now - 400), (now - 9e5, now - 8e5)])
    assert 399 < clocks.remaining(0) < 401
    clocks.moved(now - 800, 0.0, 0, tick=tick)
    clocks.resume(grace=0.0, served=0.0, stood=[(now - 300, now)])  # they still stand
    steady.now += 50
    clocks.stand(steady.now - 350)  # and go on now
    assert 499 < clocks.remaining(0) < 501


def test_a_clock_that_ran_out_while_nobody_measured_has_some_grace(steady: Time) -> None:
    for kind, bank, left in (("live", 600, 600), ("live", 20, 60), ("turns", 86_400, 60)):
        clocks = Clocks(msgspec.convert({"kind": kind, "bank": bank}, Clock), 2)
        clocks.moved(time.time() - 100_000, 0.0, 0)
        clocks.resume(grace=60.0, served=10.0)
        assert clocks.remaining(0) == left
        clocks.resume(grace=0.0, served=10.0)
        assert clocks.remaining(0) == 0


def test_a_signature_is_good_for_one_person_and_one_key() -> None:
    ours, theirs = Signer(b"ours"), Signer(b"theirs")
    cookie = ours.cookie("peak", "x")
    found = ours.read(cookie)
    assert found is not None
    assert (found.person, found.session) == ("peak", "x")
    assert theirs.read(cookie) is None
    assert ours.read(cookie.replace("peak", "wave")) is None
    assert ours.csrf("peak") != ours.csrf("wave")


def test_a_bucket_lets_a_burst_through_and_then_a_trickle() -> None:
    bucket = Bucket(rate=0.001, burst=3)
    assert [bucket.take() > 0 for _ in range(5)] == [False, False, False, True, True]
