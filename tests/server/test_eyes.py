"""Whoever comes, goes or changes places: every byte on a socket is what its owner may see at that moment."""

from __future__ import annotations

import asyncio
import functools
import json
import secrets
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

import dolmen
from conftest import Numbers
from dolmen.core.state import State
from dolmen.server.http.lobby import visible
from dolmen.server.refused import Refused
from dolmen.server.settings import Settings
from dolmen.server.tables import messages, seating
from dolmen.server.tables.authority import Authority
from dolmen.server.tables.connection import FIRST, Connection
from dolmen.server.tables.conversation import hear
from dolmen.server.tables.entries import Chair, Said, Setup
from dolmen.server.tables.hall import Hall, new_id
from dolmen.server.tables.table import Table
from dolmen.show.difference import patched

PEOPLE = ("peak", "wave", "sun", "feather", "moon")
GAMES = ("stone-age", "kingdomino-origins", "first-sparks", "origin", "first-builders")
OPEN = ("chat", "presence", "undo", "answer", "refusal", "note", "pong")  # the same for everybody, or the sender's own
people = st.sampled_from(PEOPLE)
seats = st.integers(0, 2)
places = st.integers(0, 1)  # through which of two processes

Json = dict[str, Any]


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def truth(table: Table, seat: int | None) -> tuple[Any, Any, list[int]]:
    """What a seat may know now: view, log and words."""
    key = (table, table.version, seat)
    if key not in known:
        assert table.play is not None
        if len(known) > 50:
            known.clear()
        known[key] = plain(table.play.view(seat)), plain(table.play.told(seat, 0)), table.play.seen_words(seat, 0)
    return known[key]


known: dict[tuple[Table, int, int | None], tuple[Any, Any, list[int]]] = {}


class AnyWord:
    """Bots without processes: any legal word, at once."""

    async def choose(self, game: str, bot: str, seat: int, seats: int, world: State, owner: str) -> int:
        legal = world.legal()
        return int(legal[secrets.randbelow(len(legal))])

    async def close(self) -> None:
        pass


class Socket(Connection):
    """Somebody's socket: looks at every message when it is sent, and keeps what a client keeps."""

    def __init__(self, authority: Authority, person: str, wish: int | None, invite: str) -> None:
        super().__init__(person, wish, invite)
        self.authority = authority
        self.view: Any = None
        self.log: list[Json] = []
        self.words: list[int] = []
        self.at = 0
        self.answer: Json = {}

    def send(self, text: str) -> None:
        if self.closing is not None:
            return
        table = self.authority.table
        message = json.loads(text)
        own = [n for n, chair in enumerate(table.chairs) if chair.person == self.person]
        assert table.may_enter(self.person, self.invite)
        if message["type"] == "table":
            assert message["mine"] == own
            assert (message["table"]["invite"] is not None) == bool(own)
            assert {**message["table"], "invite": None} == {**plain(table.info()), "invite": None}
        elif message["type"] == "view":
            self.see(message, own)
        elif message["type"] == "ahead":
            assert message["seat"] in own
            assert message["seat"] == table.to_move
        else:
            assert message["type"] in OPEN
            self.answer = message if message["type"] in ("answer", "refusal") else self.answer

    def see(self, message: Json, own: list[int]) -> None:
        table, seat = self.authority.table, message["seat"]
        assert table.play is not None
        assert seat is None or seat in own or table.status == "over"
        whole = message["since"] is None
        assert whole or message["since"] == self.at
        self.view = message["view"] if whole else patched(self.view, message["changes"])
        self.log = self.log[: message["from"]] + message["events"]
        self.words = self.words[: message["words_from"]] + message["words"]
        self.at = message["version"]
        assert self.view["seat"] == seat
        assert (self.view, self.log, self.words) == truth(table, seat)


def while_(*statuses: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Something that is done only then. No precondition: those must not depend on dice and bots."""

    def only(step: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(step)
        def taken(machine: Chairs, **values: Any) -> None:
            if machine.table.status in statuses:
                step(machine, **values)

        return taken

    return only


class Chairs(RuleBasedStateMachine):
    """Five people around one private table of three, which two processes hold."""

    game = ""

    @initialize(shuffle=st.booleans(), forced=st.booleans(), sitting=st.integers(1, 2))
    def make(self, shuffle: bool, forced: bool, sitting: int) -> None:
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.halls = [
            Hall(Settings(data=Path(self.folder.name), workers=1, bot_delay=delay, limits=0, away=0.0, sweep=3600.0))
            for delay in (0.0, 3600.0)  # the bots' process is the first
        ]
        self.halls[1].store = self.halls[0].store
        for hall in self.halls:
            hall.workers = AnyWord()  # type: ignore[assignment]  # all that is asked of them
        game = dolmen.load(self.game)
        setup = Setup(
            game=game.id, rules=game.version, components=game.pack.hash, options=game.settle({}), private=True,
            host="peak", rated=True, forced=forced, shuffle=shuffle, clock=None, invite="friends",
        )  # fmt: skip
        self.sockets: list[Socket] = []
        self.moves = 0

        async def begin() -> None:
            await self.halls[0].store.open()
            chairs = [Chair(kind="person", name="Peak", person="peak"), Chair(), Chair()]
            await self.take(await self.halls[0].create(setup, chairs))

        self.loop.run_until_complete(begin())
        for n, person in enumerate(PEOPLE):  # who sits here needs no invitation
            if 0 < n < sitting:
                self.join(at=n % 2, person=person, seat=None)
            self.come(n % 2, person, FIRST, n >= sitting)

    async def take(self, authority: Authority) -> None:
        self.tables = [authority, await self.halls[1].get(authority.table.id)]
        await self.settle()

    @property
    def table(self) -> Any:
        return self.tables[0].table

    def run(self, at: int, work: Callable[[Authority], Awaitable[Any]]) -> Any:
        """Do something through one of the processes; the other hears of it, and bots have their say."""

        async def both() -> Any:
            authority = self.tables[at]
            try:
                return await authority.do(lambda: work(authority))
            except Refused as error:
                return error.key
            finally:
                await self.settle()

        return self.loop.run_until_complete(both())

    async def settle(self) -> None:
        first, second = self.tables
        while True:
            await first.do(first.catch_up)
            await second.do(second.catch_up)
            # A bot that has chosen is no bot any more, but its word may still stand in the queue.
            resting = first._bot is None and first._draining is None
            if resting and first.table.seq == second.table.seq:
                return
            await asyncio.sleep(0.001)

    def say(self, socket: Socket, type: str, **fields: Any) -> None:
        self.moves += 1
        body = {"type": type, "move": f"m{self.moves}", "version": socket.authority.table.version, **fields}

        async def both() -> None:
            await hear(socket.authority, socket, messages.read(json.dumps(body)))
            await self.settle()

        self.loop.run_until_complete(both())

    def socket_of(self, person: str) -> Socket | None:
        here = [socket for socket in self.sockets if socket.authority in self.tables]
        return next((socket for socket in here if socket.person == person and socket.closing is None), None)

    # Before the start.

    @rule(at=places, person=people, seat=seats | st.none())
    @while_("waiting")
    def join(self, at: int, person: str, seat: int | None) -> None:
        self.run(at, lambda table: seating.join(table, person, person.title(), seat))

    @rule(at=places, person=people, seat=seats | st.none())
    @while_("waiting")
    def leave(self, at: int, person: str, seat: int | None) -> None:
        if sum(chair.kind == "person" for chair in self.table.chairs) > 1:  # or it is given up
            self.run(at, lambda table: seating.leave(table, person, seat))

    @rule(at=places, seat=seats, kind=st.sampled_from(["open", "open", "bot", "me"]))
    @while_("waiting")
    def host_changes(self, at: int, seat: int, kind: str) -> None:
        host = self.table.host
        chair = Chair(kind="person", name="Host", person=host) if kind == "me" else Chair(kind=kind)  # type: ignore[arg-type]  # of three
        self.run(at, lambda table: seating.change(table, host, seat, chair))

    @rule(at=places, seat=seats)
    @while_("waiting")
    def host_removes(self, at: int, seat: int) -> None:
        host = self.table.host
        if self.table.chairs[seat].person not in (None, host):
            self.run(at, lambda table: seating.change(table, host, seat, Chair()))

    @rule(person=people)
    @while_("waiting")
    def all_seats_are_taken(self, person: str) -> None:
        for seat in range(3):
            self.join(at=0, person=person if seat else "peak", seat=seat)

    # Sockets.

    @rule(at=places, person=people, wish=st.sampled_from([FIRST, None, 0, 1, 2, 7]), invited=st.booleans())
    def come(self, at: int, person: str, wish: int | None, invited: bool) -> None:
        if len(self.sockets) > 12:
            return
        authority = self.tables[at]
        socket = Socket(authority, person, wish, "friends" if invited else "")

        async def enter() -> None:
            try:
                await visible(self.halls[at], authority.table.id, person, socket.invite)
            except Refused:
                return
            authority.enter(socket)
            self.sockets.append(socket)

        self.loop.run_until_complete(authority.do(enter))

    @rule(which=st.integers(0, 20))
    def go(self, which: int) -> None:
        if self.sockets:
            socket = self.sockets.pop(which % len(self.sockets))
            self.loop.run_until_complete(self.away(socket))

    async def away(self, socket: Socket) -> None:
        socket.authority.leave(socket)
        socket.closing = (1000, "")

    @rule(which=st.integers(0, 20), seat=st.none() | st.integers(-1, 3))
    def watch(self, which: int, seat: int | None) -> None:
        if self.sockets:
            socket = self.sockets[which % len(self.sockets)]
            table = socket.authority.table
            open = table.status == "over" and seat in (0, 1, 2)
            try:
                self.say(socket, "watch", seat=seat)
                refused = ""
            except Refused as error:
                refused = error.key
            may = seat is None or open or seat in table.seats_of(socket.person)
            assert refused == ("" if may else "not-your-seat")

    # While it runs.

    @rule(times=st.integers(1, 12), choice=st.integers(0, 1000))
    @while_("running")
    def play(self, times: int, choice: int) -> None:
        for _ in range(times):
            mover = self.table.to_move
            if mover is None or self.table.chairs[mover].kind != "person":
                return
            socket = self.socket_of(self.table.chairs[mover].person) or Socket(
                self.tables[0], self.table.chairs[mover].person, FIRST, "friends"
            )
            legal = self.table.play.legal()
            self.say(socket, "play", seat=mover, words=[legal[choice % len(legal)]])
            assert socket.answer["type"] == "answer", socket.answer

    @rule(at=places, really=st.integers(0, 3))
    @while_("running")
    def the_rest_is_played(self, at: int, really: int) -> None:
        """Any words to the end, told at once."""
        if really:
            return

        async def play(authority: Authority) -> None:
            play = authority.table.play
            assert play is not None
            before, mover = len(play.words), play.to_move
            while not play.over:
                legal = play.legal()
                play.play(play.to_move, legal[secrets.randbelow(len(legal))])
            entry = Said(at=time.time(), seat=mover, words=play.words[before:], after=None)
            await authority.commit(entry, advanced=True)

        assert self.run(at, play) is None
        assert self.table.status == "over"

    @rule(which=st.integers(0, 20), seat=seats, what=st.sampled_from(["resign", "replace", "return", "undo"]))
    @while_("running", "over")
    def change_hands(self, which: int, seat: int, what: str) -> None:
        people = sum(chair.kind == "person" for chair in self.table.chairs)
        if self.sockets and not (what in ("resign", "replace") and people < 2):
            self.say(self.sockets[which % len(self.sockets)], what, seat=seat)

    @rule(which=st.integers(0, 20), seat=seats, yes=st.booleans())
    @while_("running")
    def consent(self, which: int, seat: int, yes: bool) -> None:
        if self.sockets:
            self.say(self.sockets[which % len(self.sockets)], "consent", seat=seat, yes=yes)

    @rule(which=st.integers(0, 20), seat=seats)
    @while_("running")
    def look_ahead(self, which: int, seat: int) -> None:
        """What words would bring is told to who has the seat, at its turn."""
        if not self.sockets:
            return
        socket = self.sockets[which % len(self.sockets)]
        table = socket.authority.table
        refused = ""
        try:
            self.say(socket, "look", seat=seat, words=[self.table.play.legal()[:1] or [0]])
        except Refused as error:
            refused = error.key
        foreign = seat == table.to_move and seat not in table.seats_of(socket.person)
        assert refused == ("not-your-seat" if foreign else "")

    @rule(at=places, guest=people, account=people)
    def sign_in(self, at: int, guest: str, account: str) -> None:
        if guest == account:
            return
        sat = self.table.seats_of(guest)
        self.run(at, lambda table: seating.move_person(table, guest, account))
        assert not self.table.seats_of(guest)
        for socket in self.sockets:
            assert socket.closing or socket.person != guest or not sat or socket.authority not in self.tables

    @rule(at=places, seat=seats)
    @while_("over", "closed")
    def rematch(self, at: int, seat: int) -> None:
        old, person = self.table, self.table.chairs[seat].person
        following = self.run(at, lambda table: seating.rematch(table, person or "", new_id))
        if following == "not-your-seat":
            return

        async def begin() -> None:
            setup = msgspec.structs.replace(old.setup, host=person)
            await self.take(await self.halls[0].create(setup, seating.rematch_chairs(old.chairs, person), following))

        self.loop.run_until_complete(begin())
        self.come(at, "wave", FIRST, False)

    @invariant()
    def nobody_is_left_behind(self) -> None:
        for socket in getattr(self, "sockets", []):
            table = socket.authority.table
            if socket.closing is not None:
                assert socket.closing[0] == 4409
            elif table.play is not None:
                assert socket.seat == table.eyes(socket.person, socket.wish)
                assert (socket.at, socket.version) == (table.version, table.version)

    def teardown(self) -> None:
        if not hasattr(self, "loop"):
            return

        async def end() -> None:
            for hall in self.halls:
                for authority in hall.tables.values():
                    authority.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            await self.halls[0].store.close()

        self.loop.run_until_complete(end())
        self.loop.close()
        self.folder.cleanup()


@pytest.mark.parametrize("game", GAMES)
def test_every_byte_is_what_its_reader_may_see_at_that_moment(game: str, numbers: Numbers) -> None:
    machine = type("Chairs", (Chairs,), {"game": game})
    phases = [Phase.generate, Phase.shrink]  # to explain, every line would be traced
    run_state_machine_as_test(
        machine,
        settings=settings(max_examples=numbers(4, 12, 400), stateful_step_count=60, deadline=None, phases=phases),
    )
