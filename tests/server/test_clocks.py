"""When a flag falls, at a hall in this process: who plays on, what can be taken back, who is away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.test_hall import NAMES, Guest, let_pass, make, open_hall, run, setup_of, until

from dolmen.server.store import Result
from dolmen.server.tables import entries as log
from dolmen.server.tables.authority import Authority
from dolmen.server.tables.entries import Chair, Clock

SHORT = Clock(kind="live", bank=0.3)


def notes(guest: Guest) -> list[dict[str, Any]]:
    return [message for message in guest.heard() if message["type"] == "note"]


async def play(guests: list[Guest], times: int) -> None:
    table = guests[0].authority.table
    for _ in range(times):
        mover = table.to_move
        assert mover is not None
        assert table.play is not None
        answer = await guests[mover].ask("play", seat=mover, words=[table.play.legal()[0]])
        assert answer["type"] == "answer", answer


def fallen(authority: Authority) -> list[int]:
    return [n for n, chair in enumerate(authority.table.chairs) if chair.left and chair.left.why == "clock"]


@pytest.mark.parametrize("kind", ["live", "turns"])
def test_when_all_have_run_out_bots_play_to_the_end_and_it_counts(tmp_path: Path, kind: str) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            seats = 3 if kind == "live" else 2
            setup = msgspec.structs.replace(setup_of(msgspec.convert({"kind": kind, "bank": 0.3}, Clock)), rated=True)
            chairs = [Chair(kind="person", name=name, person=name.lower()) for name in NAMES[:seats]]
            results: list[Result] = []
            append = hall.store.append

            async def noting(seq: int, entries: Any, row: Any, result: Result | None = None) -> None:
                results.extend([result] if result else [])
                await append(seq, entries, row, result)

            hall.store.append = noting  # type: ignore[method-assign]  # to look at it
            authority = await hall.create(setup, chairs)
            await until(lambda: authority.table.status != "running")
            table = authority.table
            assert (table.status, table.ended_by) == ("over", None)
            assert table.play is not None
            assert table.play.over
            assert fallen(authority) == list(range(seats))
            assert table.info().places == list(table.play.state.outcome().places)
            assert results[0].places == {name.lower(): seats + 1 for name in NAMES[:seats]}

    run(tell())


def test_who_comes_back_has_one_turns_time_and_never_a_fresh_bank(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            for clock, back in (
                (Clock(kind="live", bank=0.3, increment=2), 15.0),
                (Clock(kind="live", bank=0.3, increment=40), 40.0),
                (Clock(kind="turns", bank=0.3), 0.3),
            ):
                table = await make(hall, 3, clock)
                guests = [Guest(table, n) for n in range(3)]
                await until(lambda table=table: bool(fallen(table)))  # type: ignore[misc]
                seat = fallen(table)[0]
                left = table.table.chairs[seat].left
                assert left is not None
                assert left.comes_back_with == back
                told: list[dict[str, Any]] = []
                await until(lambda told=told, guests=guests: bool(told.extend(notes(guests[1])) or told))  # type: ignore[misc]
                assert told == [{"type": "note", "key": "flag-fell", "numbers": {"player": seat}}]
                # However far bots have played by the time that this is heard.
                assert (await guests[seat].ask("return", seat=seat, version=-1))["type"] == "answer"
                assert table.table.clocks is not None
                assert back - 0.2 <= table.table.clocks.left[seat] <= back

    run(tell())


def test_who_was_away_comes_back_with_the_time_that_was_left(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path, away=0.0) as hall:
            table = await make(hall, 3, Clock(kind="live", bank=500, increment=5))
            mover = table.table.to_move or 0
            other = Guest(table, (mover + 1) % 3)
            assert (await other.ask("replace", seat=mover))["type"] == "answer"
            left = table.table.chairs[mover].left
            assert left is not None
            assert left.comes_back_with is not None
            assert 490 < left.comes_back_with <= 500
            await until(lambda: table.table.to_move == other.seat)
            assert (await Guest(table, mover).ask("return", seat=mover))["type"] == "answer"
            assert table.table.clocks is not None
            assert 490 < table.table.clocks.left[mover] <= 500

    run(tell())


def test_nothing_is_taken_back_past_the_moment_a_seat_changed_hands(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            table = await make(hall, 3)
            guests = [Guest(table, n) for n in range(3)]
            await play(guests, 2)
            assert table.table.play is not None
            alone = table.table.play.can_undo
            first = next(n for n in range(3) if table.table.undo_place(n) is not None and not alone(n))
            assert (await guests[first].ask("undo", seat=first))["type"] == "answer"
            assert vars(table.table)["request"] is not None
            leaver = next(n for n in range(3) if n not in (first, table.table.to_move))
            assert (await guests[leaver].ask("resign", seat=leaver, version=-1))["type"] == "answer"
            assert vars(table.table)["request"] is None  # it would have reached behind that
            assert (await guests[first].ask("undo", seat=first))["key"] == "flag-fallen"
            view = [message for message in guests[first].heard() if message["type"] == "view"]
            assert all(not message["undo"] for message in view)
            # What is decided afterwards can be taken back as ever.
            mover = table.table.to_move
            assert mover is not None
            while table.table.chairs[mover].kind != "person":
                await asyncio.sleep(0.01)
                mover = table.table.to_move
                assert mover is not None
            await play(guests, 1)
            answer = await guests[mover].ask("undo", seat=mover)
            assert answer["type"] == "answer", answer

    run(tell())


@pytest.mark.parametrize("jump", [-7200.0, 7200.0])
def test_a_jump_of_the_systems_clock_is_nobodys_gain_or_loss(
    tmp_path: Path, jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path, sweep=0.02, idle=0.05) as hall:
            table = await make(hall, 2, Clock(kind="live", bank=600, increment=0))
            guests = [Guest(table, n) for n in range(2)]
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + jump)
            await asyncio.sleep(0.2)
            await play(guests, 4)
            assert table.table.status == "running"
            assert table.table.clocks is not None
            for seat in range(2):
                assert 300 < table.table.clocks.remaining(seat) < 600.0001
            for guest in guests:  # the table leaves memory and comes back
                table.leave(guest)
            id = table.table.id
            await until(lambda: id not in hall.tables or hall.tables[id] is not table)
            again = await hall.get(id)
            assert again.table.clocks is not None
            asked = again.table.to_move
            assert asked is not None
            assert 300 < again.table.clocks.remaining(asked) < 600

    run(tell())


@pytest.mark.parametrize("jump", [-7200.0, 7200.0])
def test_nor_is_it_when_the_server_starts_again_meanwhile(
    tmp_path: Path, jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            table = await make(hall, 2, Clock(kind="live", bank=600))
            await play([Guest(table, n) for n in range(2)], 2)
            id = table.table.id
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        async with open_hall(tmp_path) as hall:
            found = (await hall.get(id)).table
            assert found.clocks is not None
            assert found.to_move is not None
            assert 300 < found.clocks.remaining(found.to_move) < 599.9999  # what passed has passed, and no more

    run(tell())


def test_clocks_stand_at_tables_that_nobody_looks_at_too(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path, sweep=0.02, idle=0.05) as hall:
            table = await make(hall, 2, Clock(kind="turns", bank=1.5))
            id, mover = table.table.id, table.table.to_move
            assert mover is not None
            await hall.decide(hall.house.shutting(True))
            await until(lambda: id not in hall.tables)
            del table
            await asyncio.sleep(2)
            assert (await hall.store.row(id)) is not None
            await hall.decide(hall.house.shutting(False))
            found = (await hall.get(id)).table
            assert found.chairs[mover].kind == "person"
            assert found.clocks is not None
            assert 0 < found.clocks.remaining(mover) < 1.5

    run(tell())


def test_a_flag_falls_on_time_although_the_systems_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path, sweep=0.02, idle=0.05) as hall:
            table = await make(hall, 3, Clock(kind="live", bank=1.0))
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() - 7200)
            began = time.monotonic()
            id = table.table.id
            while True:
                await asyncio.sleep(0.02)
                here = hall.tables.get(id)
                if here is not None and (fallen(here) or here.table.status != "running"):
                    break
                assert time.monotonic() - began < 30
            assert time.monotonic() - began > 0.9

    run(tell())


def test_old_entries_tell_their_time_by_the_day(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            table = await make(hall, 2, Clock(kind="live", bank=600, increment=5))
            guests = [Guest(table, n) for n in range(2)]
            mover = table.table.to_move
            assert mover is not None
            await play(guests, 1)
            bodies = await hall.store.entries(table.table.id)
            said = log.decode(bodies[-1][1])
            started = log.decode(bodies[-2][1])
            assert isinstance(said, log.Said)
            assert said.took is not None
            old = msgspec.structs.replace(said, took=None, at=started.at + 100)
            read = type(table.table).of("old", [*bodies[:-1], (bodies[-1][0], log.encode(old))])
            assert read.clocks is not None
            if said.after != mover:
                assert read.clocks.left[mover] == pytest.approx(505)

    run(tell())


def test_absence_counts_from_when_somebody_went_and_not_from_their_turn(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path, away=3600.0) as hall:
            table = await make(hall)
            mover = table.table.to_move
            assert mover is not None
            here, other = Guest(table, mover), Guest(table, 1 - mover)
            let_pass(table, 4000)  # thinks for long
            table.leave(here)  # and is gone for a moment
            assert (await other.ask("replace", seat=mover))["key"] == "not-away"
            let_pass(table, 4000)
            assert (await other.ask("replace", seat=mover))["type"] == "answer"

    run(tell())
