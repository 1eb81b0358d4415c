"""Small parts by themselves: clocks, signatures, limits."""

from __future__ import annotations

from dolmen.server.clocks import Clocks
from dolmen.server.entries import Clock
from dolmen.server.identity import Signer
from dolmen.server.limits import Bucket


def test_a_live_clock_takes_the_time_of_who_thinks_and_adds_after_each_turn() -> None:
    clocks = Clocks(Clock(kind="live", bank=100, increment=5), 2)
    clocks.moved(0.0, 0)  # seat 1 begins
    clocks.moved(10.0, 0)  # one word of its turn
    assert clocks.left == [90, 100]
    clocks.moved(20.0, 1)  # its turn ends
    assert clocks.left == [85, 100]
    assert clocks.deadline() == 120.0
    assert clocks.face(50.0, [True, True]).left == [85, 70]
    assert clocks.face(50.0, [True, False]).left == [85, None]
    clocks.moved(60.0, None)
    assert clocks.left == [85, 65]
    assert clocks.deadline() is None


def test_in_turn_a_day_play_every_turn_has_the_whole_time() -> None:
    clocks = Clocks(Clock(kind="turns", bank=86_400), 2)
    clocks.moved(0.0, 0)
    clocks.moved(80_000.0, 0)  # within a turn the time goes on
    assert clocks.deadline() == 86_400.0
    clocks.moved(86_000.0, 1)
    assert clocks.deadline() == 172_400.0
    clocks.moved(90_000.0, 0)
    assert clocks.deadline() == 176_400.0


def test_a_signature_is_good_for_one_person_and_one_key() -> None:
    ours, theirs = Signer(b"ours"), Signer(b"theirs")
    cookie = ours.cookie("peak")
    found = ours.read(cookie)
    assert found is not None
    assert found[0] == "peak"
    assert theirs.read(cookie) is None
    assert ours.read(cookie.replace("peak", "wave")) is None
    assert ours.csrf("peak") != ours.csrf("wave")


def test_a_bucket_lets_a_burst_through_and_then_a_trickle() -> None:
    bucket = Bucket(rate=0.001, burst=3)
    assert [bucket.take() > 0 for _ in range(5)] == [False, False, False, True, True]
