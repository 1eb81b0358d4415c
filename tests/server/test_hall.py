"""What a hall does by itself, in this process: absent people, clocks, tables nobody uses, people at other processes."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dolmen
from dolmen import State
from dolmen.server.http.lobby import visible
from dolmen.server.refused import Refused
from dolmen.server.settings import Settings
from dolmen.server.store.sqlite import SqliteStore
from dolmen.server.tables import clocks, messages, seating
from dolmen.server.tables import hall as halls
from dolmen.server.tables.authority import Authority
from dolmen.server.tables.connection import Connection
from dolmen.server.tables.conversation import hear
from dolmen.server.tables.entries import Chair, Clock, Setup
from dolmen.server.tables.hall import Hall
from dolmen.server.workers import Workers
from dolmen.workers import WorkerFailed

PATIENCE = 90.0
NAMES = ("Peak", "Wave", "Sun")


@asynccontextmanager
async def open_hall(data: Path, database: str = "", **settings: Any) -> AsyncIterator[Hall]:
    hall = Hall(Settings(data=data, database=database, workers=1, bot_delay=0, limits=0, **settings))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


def setup_of(clock: Clock | None = None) -> Setup:
    game = dolmen.load("stone-age")
    return Setup(
        game=game.id,
        rules=game.version,
        components=game.pack.hash,
        options=game.settle({"round_limit": 2}),
        private=False,
        host="peak",
        rated=False,
        forced=True,
        shuffle=False,
        clock=clock,
        invite="x",
    )


async def make(hall: Hall, seats: int = 2, clock: Clock | None = None) -> Authority:
    """A running table of people named by their signs."""
    return await hall.create(setup_of(clock), [Chair(kind="person", name=n, person=n.lower()) for n in NAMES[:seats]])


class Guest(Connection):
    """Somebody at a table, without a socket."""

    def __init__(self, authority: Authority, seat: int) -> None:
        super().__init__(NAMES[seat].lower(), seat)
        self.authority = authority
        self.moves = 0
        authority.enter(self)

    def heard(self) -> list[dict[str, Any]]:
        out: list[dict[str, Any]] = []
        while not self.outbox.empty():
            text = self.outbox.get_nowait()
            out += [json.loads(text)] if text else []
        return out

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message; its answer or refusal."""
        self.heard()
        self.moves += 1
        body = {"type": type, "move": f"{self.person}-{self.moves}", "version": self.authority.table.version, **fields}
        await hear(self.authority, self, messages.read(json.dumps(body)))
        return next(message for message in self.heard() if message["type"] in ("answer", "refusal"))


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def let_pass(table: Authority, seconds: float) -> None:
    """As if so much time had passed since everybody's last sign of life."""
    table._born -= seconds
    table.seen = {person: at - seconds for person, at in table.seen.items()}


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


# Somebody is away.


def test_others_give_the_seat_of_somebody_absent_to_a_bot_who_plays_and_gives_it_back(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path, away=0.0) as hall:
            table = await make(hall, 3)
            mover = table.table.to_move
            assert mover is not None
            other = Guest(table, (mover + 1) % 3)
            assert (await other.ask("replace", seat=(mover + 2) % 3))["key"] == "not-away"  # nobody waits for that seat
            assert (await other.ask("replace", seat=other.seat))["key"] == "not-away"
            assert (await other.ask("replace", seat=mover))["type"] == "answer"
            chair = table.table.chairs[mover]
            assert (chair.kind, chair.left and chair.left.why) == ("bot", "absent")
            await until(lambda: table.table.to_move == other.seat)  # the bot plays
            back = Guest(table, mover)
            assert table.table.seats_of(back.person) == []
            assert (await back.ask("return", seat=mover))["type"] == "answer"
            assert table.table.seats_of(back.person) == [mover]
            assert table.table.chairs[mover].left is None

    run(tell())


def test_who_has_been_away_for_a_moment_only_keeps_the_seat(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path, away=3600.0) as hall:
            table = await make(hall)
            mover = table.table.to_move
            assert mover is not None
            refused = await Guest(table, 1 - mover).ask("replace", seat=mover)
            assert refused["key"] == "not-away"
            assert table.table.chairs[mover].kind == "person"

    run(tell())


def test_who_thinks_for_long_and_then_loses_the_line_has_only_just_gone(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path, away=3600.0) as hall:
            table = await make(hall)
            mover = table.table.to_move
            assert mover is not None
            thinker, other = Guest(table, mover), Guest(table, 1 - mover)
            let_pass(table, 4000)
            assert (await other.ask("replace", seat=mover))["key"] == "not-away"  # time to move is no absence
            table.leave(thinker)
            assert (await other.ask("replace", seat=mover))["key"] == "not-away"
            let_pass(table, 4000)
            assert (await other.ask("replace", seat=mover))["type"] == "answer"

    run(tell())


def test_who_is_removed_from_a_private_table_while_coming_in_stays_outside(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            chairs = [Chair(kind="person", name=n, person=n.lower()) for n in NAMES[:2]]
            table = await hall.create(msgspec.structs.replace(setup_of(), private=True), [*chairs, Chair()])
            assert await visible(hall, table.table.id, "wave") is table  # at the door
            removing = asyncio.create_task(table.do(lambda: seating.change(table, "peak", 1, Chair())))
            await asyncio.sleep(0)
            socket = Connection("wave")

            async def enter() -> None:
                table.enter(socket)

            with pytest.raises(Refused, match="there is no table"):
                await table.do(enter)
            await removing
            assert not table.connections
            assert socket.outbox.empty()

    run(tell())


def test_spectators_give_nobodys_seat_away(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path, away=0.0) as hall:
            table = await make(hall)
            stranger = Guest(table, 2)
            assert (await stranger.ask("replace", seat=table.table.to_move))["key"] == "not-your-seat"

    run(tell())


# Clocks and servers that stop.


def test_a_clock_that_ran_out_while_no_server_ran_gets_some_grace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, passed = time.time, 0.0
    monkeypatch.setattr(time, "time", lambda: real() + passed)

    def hours_pass() -> None:
        nonlocal passed
        passed += 7200
        monkeypatch.setattr(clocks, "ANCHOR", clocks.ANCHOR + 7200)
        monkeypatch.setattr(clocks, "BOOT", f"after {passed:g} s")  # the machine was off

    async def tell() -> None:
        async with open_hall(tmp_path, sweep=0.05) as hall:
            table = await make(hall, 3, clock=Clock(kind="live", bank=600))
            id, mover = table.table.id, table.table.to_move
        assert mover is not None
        hours_pass()  # the clock is out now
        async with open_hall(tmp_path, sweep=0.05, grace=3600.0) as hall:
            await until(lambda: id in hall.tables)  # looked after by itself: it is due
            table = hall.tables[id]
            await asyncio.sleep(0.2)
            assert table.table.chairs[mover].kind == "person"
            here = Guest(table, mover)
            legal = table.table.play.legal() if table.table.play else []
            assert (await here.ask("play", seat=mover, words=[legal[0]]))["type"] == "answer"
        hours_pass()
        async with open_hall(tmp_path, sweep=0.05, grace=0.0) as hall:
            await until(lambda: id in hall.tables and any(chair.left for chair in hall.tables[id].table.chairs))
            left = next(chair.left for chair in hall.tables[id].table.chairs if chair.left)
            assert left.why == "clock"

    run(tell())


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path, sweep=0.02, idle=0.1) as hall:
            table = await make(hall)
            id = table.table.id
            here = Guest(table, 0)
            await asyncio.sleep(0.5)
            assert hall.tables[id] is table  # somebody is there
            assert table.table.play is not None
            mover = table.table.to_move
            if mover == 0:
                await here.ask("play", seat=0, words=[table.table.play.legal()[0]])
            words, version = list(table.table.play.words), table.table.version
            table.leave(here)
            await until(lambda: id not in hall.tables)
            again = await hall.get(id)
            assert again is not table
            assert again.table.play is not None
            assert (again.table.play.words, again.table.version) == (words, version)

    run(tell())


def test_a_table_is_followed_only_where_somebody_is_at_it(
    tmp_path: Path, new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "LINGER", 0.0)
    url = new_database()

    async def tell() -> None:
        async with open_hall(tmp_path / "a", url) as one, open_hall(tmp_path / "b", url) as two:
            table = await make(one)
            id = table.table.id
            guests = [Guest(table, seat) for seat in range(2)]

            async def play() -> None:
                mover = table.table.to_move
                assert mover is not None
                assert table.table.play is not None
                answer = await guests[mover].ask("play", seat=mover, words=[table.table.play.legal()[0]])
                assert answer["type"] == "answer", answer

            there = await two.get(id)
            looking = Guest(there, 0)
            await play()
            await until(lambda: there.table.version == table.table.version)
            there.leave(looking)
            await until(lambda: there.deserted)
            await play()
            await until(lambda: id not in two.tables)
            two.keep(there)  # somebody stood at its door meanwhile
            assert two.tables[id] is there
            await until(lambda: there.table.version == table.table.version)
            await play()
            await until(lambda: id not in two.tables)
            again = await two.get(id)
            assert again.table.version == table.table.version
            with pytest.raises(Refused, match="come again"):
                two.keep(there)

    run(tell())


# What goes wrong.


def test_a_full_database_refuses_the_move_and_the_game_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            store = hall.store
            assert isinstance(store, SqliteStore)
            table, other = await make(hall), await make(hall)
            here, there = (Guest(one, one.table.to_move or 0) for one in (table, other))

            def limit(pages: int) -> Callable[[Any], Any]:
                return lambda connection: connection.execute(f"pragma max_page_count = {pages}").fetchone()

            async def standing() -> tuple[list[int], int]:
                assert table.table.play is not None
                return list(table.table.play.words), table.table.version

            before = await table.do(standing)
            await store._change(limit(1))  # as many pages as there are
            async with asyncio.timeout(PATIENCE):
                for size in (400, 40, 1):  # what is left of the last page may hold a few lines, then short ones
                    refused: dict[str, Any] = {}
                    while refused.get("key") != "store":
                        refused = await here.ask("chat", text="x" * size)
                        assert refused["type"] == "answer" or refused["key"] == "store"
            assert "no room is left" in refused["message"]
            assert table.table.play is not None
            move = {"seat": here.seat, "words": [table.table.play.legal()[0]]}
            assert (await here.ask("play", **move))["key"] == "store"
            assert await table.do(standing) == before
            assert not [message for message in there.heard() if message["type"] in ("view", "refusal")][1:]
            await store._change(limit(2**30))
            assert (await here.ask("play", **move))["type"] == "answer"
            assert other.table.play is not None
            assert (await there.ask("play", seat=there.seat, words=[other.table.play.legal()[0]]))["type"] == "answer"

    run(tell())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_of_many_who_take_a_seat_at_once_one_gets_it(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue("new_database")() if kind == "postgresql" else ""

    async def sit(hall: Hall, id: str, person: str) -> str:
        authority = await hall.get(id)
        try:
            await authority.do(lambda: seating.join(authority, person, person, 1))
        except Refused as error:
            return error.key
        return "sat"

    async def tell() -> None:
        async with open_hall(tmp_path / "a", url) as one:
            halls = [one]
            if url:
                halls.append(Hall(Settings(data=tmp_path / "b", database=url, workers=1, limits=0)))
                await halls[1].open()
            chairs = [Chair(kind="person", name="Peak", person="peak"), Chair(), Chair()]
            table = await one.create(setup_of(), chairs)
            answers = await asyncio.gather(
                *(sit(halls[k % len(halls)], table.table.id, f"guest{k}") for k in range(8)),
            )
            assert sorted(answers) == ["sat"] + ["seat-taken"] * 7
            for hall in halls[1:]:
                await hall.close()

    run(tell())


# Several processes.


def test_processes_tell_each_other_who_is_at_a_table(tmp_path: Path, new_database: Callable[[], str]) -> None:
    url = new_database()

    async def tell() -> None:
        async with open_hall(tmp_path / "a", url, away=0.0) as one:
            table = await make(one)
            peak = Guest(table, 0)
            async with open_hall(tmp_path / "b", url, away=0.0) as two:
                there = await two.get(table.table.id)
                await until(lambda: there.online == {"peak"})
                wave = Guest(there, 1)
                await until(lambda: table.online == {"peak", "wave"})
                presence = [message for message in peak.heard() if message["type"] == "presence"][-1]
                assert presence["seats"] == [True, True]
                assert await one.online() == await two.online() == 2
                mover = table.table.to_move
                assert mover is not None
                asking = wave if mover == 0 else peak
                assert (await asking.ask("replace", seat=mover))["key"] == "not-away"  # somebody is there, elsewhere
                there.leave(wave)
                await until(lambda: table.online == {"peak"})
                Guest(there, 1)
                await until(lambda: table.online == {"peak", "wave"})
            await until(lambda: table.online == {"peak"})  # a process that stops takes its people along

    run(tell())


# A guest becomes an account.


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_guests_ratings_go_to_the_account(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    from dolmen.server.store import Result, make_store
    from dolmen.server.tables.ratings import fuse, judge

    url = request.getfixturevalue("new_database")() if kind == "postgresql" else ""

    async def tell() -> None:
        store = make_store(tmp_path, url)
        await store.open()
        row = (await table_row()).row()
        for seq, places in enumerate(({"guest": 1, "sun": 2}, {"account": 2, "sun": 1}, {"guest": 1, "moon": 2}), 1):
            result = Result(table=f"t{seq}", game="stone-age", ended=float(seq), places=places)
            await store.append(1, [b"{}"], msgspec.structs.replace(row, id=f"t{seq}"), result)
        assert await store.rate("t1", judge)
        assert await store.rate("t2", judge)
        (guest,), (account,) = await store.ratings("guest"), await store.ratings("account")
        await store.adopt("guest", "account", fuse)
        assert await store.ratings("guest") == []
        (both,) = await store.ratings("account")
        assert both.games == 2
        assert account.mu < both.mu < guest.mu
        assert both.sigma < min(account.sigma, guest.sigma)
        # A result that does not count yet counts for the account.
        assert await store.rate("t3", judge)
        (after,) = await store.ratings("account")
        assert after.games == 3
        assert await store.ratings("guest") == []
        # Who had no rating takes over the guest's as it is.
        await store.adopt("account", "newcomer", fuse)
        (moved,) = await store.ratings("newcomer")
        assert (moved.mu, moved.sigma, moved.games) == (after.mu, after.sigma, after.games)
        await store.close()

    async def table_row() -> Any:
        from dolmen.server.tables import entries as log
        from dolmen.server.tables.table import Table

        table = Table("t0")
        setup = Setup(
            game="stone-age", rules=1, components="", options={}, private=False, host="", rated=True, forced=True,
            shuffle=False, clock=None, invite="",
        )  # fmt: skip
        table.fold(log.Created(at=time.time(), setup=setup, chairs=[]))
        return table

    run(tell())


@pytest.mark.parametrize("fault", ["breaks", "cheats"])
def test_the_next_lower_level_speaks_for_a_bot_that_fails(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    drawn: list[object] = []
    choice = secrets.choice
    enough = asyncio.Event()

    async def choose(game: str, bot: str, seat: int, seats: int, state: State, owner: object) -> int:
        asked.append(bot)
        if len(asked) > 8:
            enough.set()
            await asyncio.sleep(PATIENCE)
        if bot == "chieftain" and fault == "breaks":
            raise WorkerFailed("it broke")
        return -5 if bot == "chieftain" else state.legal()[-1]

    def draw(what: Sequence[Any]) -> Any:
        if not isinstance(what, str):  # letters of names are drawn too
            drawn.append(what)
        return choice(what)

    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            monkeypatch.setattr(hall.workers, "choose", choose)
            monkeypatch.setattr("dolmen.server.tables.authority.secrets.choice", draw)
            chairs = [Chair(kind="bot", name=name, bot="chieftain") for name in NAMES[:2]]
            await hall.create(setup_of(), chairs)
            await asyncio.wait_for(enough.wait(), PATIENCE)

    run(tell())
    assert asked[:8] == ["chieftain", "elder"] * 4
    assert not drawn  # no word by lot


def test_a_bots_process_is_ended_although_who_asked_it_is_cancelled_twice() -> None:
    async def tell() -> None:
        workers = Workers(1, PATIENCE, {})
        worker = workers.all[0]
        thinking = asyncio.create_task(workers.choose("stone-age", "random", 0, 2, dolmen.load("stone-age").start(2)))
        while worker.starting is None:
            await asyncio.sleep(0)
        starting = worker.starting
        thinking.cancel()
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        await workers.close()
        assert starting.result().returncode is not None

    asyncio.run(tell())


async def table_of_earlier_rules(hall: Hall) -> str:
    """A table at which something was said, taken back and said again."""
    table = await hall.create(
        msgspec.structs.replace(setup_of(), rules=1),
        [Chair(kind="person", name=name, person=name.lower()) for name in NAMES[:2]],
    )
    for type in ("play", "play", "undo", "play", "play"):
        mover = table.table.to_move or 0
        assert table.table.play is not None
        said = next(iter(reversed([m for m in table.table.play.movers if m >= 0])), 0)
        seat = mover if type == "play" else said
        answer = await Guest(table, seat).ask(type, seat=seat, words=table.table.play.legal()[:1])
        if type == "undo" and table.table.request is not None:
            await Guest(table, 1 - seat).ask("consent", seat=1 - seat, yes=True)
        assert answer["type"] == "answer", answer
    return table.table.id


def test_a_table_of_earlier_rules_goes_on_where_its_record_holds_by_ours(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            id = await table_of_earlier_rules(hall)
            words = list(hall.tables[id].table.play.words)  # type: ignore[union-attr]  # it runs
        async with open_hall(tmp_path) as hall:
            table = await hall.get(id)
            assert table.table.play is not None
            assert table.table.play.words == words
            assert table.table.setup.rules == 1
            mover = table.table.to_move or 0
            answer = await Guest(table, mover).ask("play", seat=mover, words=table.table.play.legal()[:1])
            assert answer["type"] == "answer"
            assert table.table.play.record().version == 2

    run(tell())


@pytest.mark.parametrize("other", ["words that mean something else", "another seat was asked", "a word not allowed"])
def test_a_stored_table_of_other_rules_is_refused_with_what_to_do(tmp_path: Path, other: str) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            id = await table_of_earlier_rules(hall)
            stored = await hall.store.entries(id)
            bodies = [json.loads(body) for _, body in stored]
            if other.startswith("words"):
                bodies[0]["setup"]["words"] = "other"
            elif other.startswith("another"):
                bodies[-1]["seat"] = 1 - bodies[-1].get("seat", 0)
            else:
                bodies[-1]["words"][0] = 0
            changed = [json.dumps(body).encode() for body in bodies]
            row = hall.tables[id].table.row()
            await hall.store.append(1, changed, msgspec.structs.replace(row, id="changed"))
        id = "changed"
        async with open_hall(tmp_path) as hall:
            with pytest.raises(Refused, match="this table was played by other rules") as e:
                await hall.get(id)
            if not other.startswith("a word"):
                assert "played by rules 1 of stone-age, here are rules 2: open it with" in str(e.value)
            assert e.value.key == "rules-changed"

    run(tell())
