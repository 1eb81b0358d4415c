"""The authority of a table: one queue; every change is written, committed, and only then told to anybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from dolmen.bots.levels import level_below
from dolmen.core.errors import DolmenError
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.server.logs import tell
from dolmen.server.refused import Refused
from dolmen.server.store import SeqTaken, StoreError, StoreUnknown
from dolmen.workers import WorkerFailed, WorkerHung

from . import entries as log
from . import messages
from .broadcast import Broadcast
from .clocks import ticked
from .connection import Connection
from .entries import AnyEntry, Chair
from .messages import ViewReason
from .table import BOT_DUE, Table
from .talk import check_entries

if TYPE_CHECKING:
    from dolmen.analysis import Hint
    from dolmen.analysis.sentences import Said

    from .hall import Hall

T = TypeVar("T")
Work = Callable[[], Awaitable[Any]]

TRIES = 8  # how often a change is tried again when other processes come first
REFUSALS = 200
AGAIN = (0.1, 0.5, 2.0)  # seconds after which a store that broke off is asked what it has written
WHYS: dict[str, ViewReason] = {
    "started": "start",
    "said": "play",
    "undone": "undo",
    "seated": "seats",
    "ended": "clock",
}
PACES = {"at-once": 0.0, "brisk": 1.0, "slow": 3.0}  # how long bots wait before they play, as multiples of the usual


class Authority:
    """Holds a table in memory and lets one change at a time happen to it."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.address = ""  # from where the host came, or else whoever did: bots think for it in turn with others
        self.used = time.time()
        self.seen: dict[str, float] = {}  # when people gave a sign of life last
        self._born = time.monotonic()
        self.connections: set[Connection] = set()
        self.elsewhere: set[str] = set()  # who is here through other processes
        self.broadcast = Broadcast(self)
        self.refusals: OrderedDict[tuple[str, str], Refused] = OrderedDict()
        self._queue: deque[tuple[Work, asyncio.Future[Any]]] = deque()
        self._draining: asyncio.Task[None] | None = None
        self._bot: asyncio.Task[None] | None = None
        self._bot_version = 0
        self._pausing: tuple[asyncio.Task[None] | None, float] | None = None  # who waits before it plays, and how long
        self._alarm: asyncio.TimerHandle | None = None
        self._dirty = False  # memory may be ahead of the store: read it again first
        self._hint: messages.HintMessage | None = None  # the last one given
        self._announced: set[str] = set()  # who is here, as other processes know it
        self._announcing: asyncio.Task[None] | None = None

    # The queue.

    async def do(self, work: Callable[[], Awaitable[T]], asked: bool = True) -> T:
        """Do something when everything before it is done; it goes on even if the caller goes away.

        Not asked: nobody here has any use for it.
        """
        if asked:
            self.used = time.time()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append((work, future))
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain())
        return await future  # who goes away cancels no more than this

    async def _drain(self) -> None:
        while self._queue:
            work, future = self._queue.popleft()
            try:
                result = await self._attempt(work)
                if not future.done():
                    future.set_result(result)
            except Exception as error:  # noqa: BLE001 - it belongs to whoever asked
                if not future.done():
                    future.set_exception(error)
                    future.exception()  # the caller may be gone: that is no error of the queue
        self._draining = None

    async def _attempt(self, work: Work) -> Any:
        try:
            for _ in range(TRIES):
                if self._dirty:
                    await self.reload()
                try:
                    return await work()
                except SeqTaken:
                    continue
        except StoreError as error:
            raise refusal_of(error) from None
        except DolmenError:
            raise
        except Exception as error:
            self._dirty = True
            tell("change failed", logging.ERROR, error, table=self.table.id)
            raise
        raise Refused("store", "others change this table too fast; nothing was done: try again")

    @property
    def idle(self) -> bool:
        return self.deserted and not self._bot

    @property
    def deserted(self) -> bool:
        """Whether nobody is here, and nothing is being done."""
        return not (self.connections or self._queue or self._draining)

    # Changes.

    async def commit(self, *entries: AnyEntry, why: ViewReason = "play", advanced: bool = False) -> None:
        """Let the entries of one action take effect, write all or none, and tell them.

        If they cannot be written, nothing has happened.
        """
        if not entries:
            return
        table = self.table
        first = table.seq + 1
        if table.setup.clock is not None:
            entries = tuple(map(ticked, entries))
        self._dirty = True
        for entry in entries:
            table.fold(entry, advanced)
        result = table.result() if any(isinstance(entry, log.Moved) for entry in entries) else None
        began = time.perf_counter()
        bodies = [log.encode(entry) for entry in entries]
        try:
            seats = any(isinstance(entry, log.Seated | log.Started) for entry in entries)
            await self.hall.store.append(first, bodies, table.row(seats), result)
        except SeqTaken:
            raise
        except StoreError as error:
            tell("store failed", logging.ERROR, table=table.id, message=str(error))
            if not (isinstance(error, StoreUnknown) and await self._was_written(first, bodies)):
                raise
        self._dirty = False
        self.hall.metrics.time("commit", time.perf_counter() - began)
        if result is not None:
            self.hall.rate(table.id)
        for entry in entries:
            self.hall.metrics.count("entries", tag_of(entry))
            self.seen[entry.by] = time.monotonic()
        self.tell(entries, why)
        self.wake(own=True)

    async def _was_written(self, first: int, bodies: list[bytes]) -> bool:
        """Look whether entries stand in the store that broke off when it should write them."""
        for pause in AGAIN:
            await asyncio.sleep(pause)
            with contextlib.suppress(StoreError):
                stored = await self.hall.store.entries(self.table.id, first - 1)
                return [body for _, body in stored[: len(bodies)]] == bodies
        return False

    def tell(self, entries: Sequence[AnyEntry], why: ViewReason) -> None:
        """Tell everybody what entries have changed, and what they say beside."""
        for entry in entries:
            self.part(entry)
        notes = [note for entry in entries for note in notes_of(entry)]
        self.broadcast.publish(why, notes=notes)

    async def reload(self) -> None:
        """Take the table from the store as it is there."""
        stored = await self.hall.store.entries(self.table.id)
        before = self.table.clocks
        self.table = await self.hall.rebuild(self.table.id, stored)
        if self.table.clocks is None or not self.table.clocks.go_on(before):
            self.hall.resume(self.table)
        self._dirty = False
        self.broadcast.publish("whole", whole=True)
        self.wake(own=False)

    async def catch_up(self) -> None:
        """Follow what other processes have written."""
        entries = [log.decode(body) for _, body in await self.hall.store.entries(self.table.id, self.table.seq)]
        if not entries:
            return
        why: ViewReason = "whole"
        for entry in entries:
            self.table.fold(entry)
            why = WHYS.get(tag_of(entry), why)
        self.tell(entries, why)
        self.wake(own=False)

    async def mend(self) -> None:
        """Do the second step of an action that was cut off after its first, as older programs could leave it."""
        table = self.table
        if self.hall.house.read_only:
            return
        if table.status in ("waiting", "running") and is_given_up(table.chairs):
            await self.commit(log.Closed(at=time.time()))
        elif table.status == "waiting":
            await self.commit(*table.begin(table.chairs), why="start", advanced=True)
        elif table.request is not None and not table.request.waiting:
            await self.commit(await self.undone(table.request.seat), why="undo", advanced=True)

    def after(self) -> int | None:
        play = self.table.play
        return None if play is None or play.over else play.to_move

    async def say(self, seat: int, words: list[int], by: str = "", move: str = "", note: str = "") -> int:
        """Say words for a seat; how many were said."""
        play = self.table.play
        assert play is not None
        before = len(play.words)
        said = play.say(seat, words)
        entry = log.Said(
            at=time.time(),
            by=by,
            move=move,
            seat=seat,
            words=play.words[before:],
            said=said,
            note=note,
            after=self.after(),
            took=self.took(),
        )
        await self.commit(entry, why="play" if by else "bot", advanced=True)
        if play.over:
            tell("table over", table=self.table.id, game=self.table.setup.game, words=len(play.words))
        return said

    async def undone(self, seat: int, by: str = "", move: str = "") -> log.Undone:
        """Take a seat's last decision back: the entry that says so."""
        play = self.table.play
        assert play is not None
        await asyncio.to_thread(play.undo, seat, True)
        to, after, took = len(play.words), self.after(), self.took()
        return log.Undone(at=time.time(), by=by, move=move, seat=seat, to=to, after=after, took=took)

    async def replace(self, seat: int, why: log.Why, bot: str, by: str = "", move: str = "") -> None:
        """Give a person's seat to a bot; with nobody left, and nobody who only ran out of time, it is given up."""
        table = self.table
        chair = table.chairs[seat]
        back = None if table.clocks is None or why == "resigned" else table.clocks.back_with(seat, why == "clock")
        left = log.Left(person=chair.person or "", name=chair.name, why=why, comes_back_with=back)
        chairs = list(table.chairs)
        chairs[seat] = Chair(kind="bot", name=chair.name, bot=bot, left=left)
        fallen = seat if why == "clock" else None
        entries: list[AnyEntry] = [log.Seated(at=time.time(), by=by, move=move, chairs=chairs, fallen=fallen)]
        if is_given_up(chairs):
            entries.append(log.Closed(at=time.time()))
        await self.commit(*entries, why="seats" if fallen is None else "clock")
        tell("seat handed to a bot", table=table.id, seat=seat, why=why, bot=bot)

    # Bots and clocks.

    def wake(self, own: bool) -> None:
        """See to it that a bot moves and a clock runs out. Other processes' tables are theirs, unless they are late."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        table, seat = self.table, self.table.to_move
        if seat is None:
            return
        if table.chairs[seat].kind == "bot":
            if self._bot is None or self._bot_version != table.version:
                delay = self.pause()
                if not own and self.hall.store.kind != "sqlite":
                    late = table.updated + BOT_DUE - time.time()
                    delay = max(delay, min(late, BOT_DUE) + random.random())
                self._bot_version = table.version
                self._bot = asyncio.create_task(self._think(seat, table.version, delay, self._bot))
            return
        for connection in self.connections:
            connection.skips = False
        if table.clocks is not None:
            wait = table.clocks.remaining(seat)
            self._alarm = asyncio.get_running_loop().call_later(min(wait, 86_400.0), self._ring, table.version)

    def pause(self) -> float:
        """How long a bot waits before it plays: as long as the slowest of those who sit here likes."""
        seated = [connection for connection in self.connections if self.table.seats_of(connection.person)]
        paces = [PACES["at-once" if connection.skips else connection.pace] for connection in seated]
        return self.hall.settings.bot_delay * max(paces, default=1.0)

    def hurry(self) -> None:
        """Somebody likes a faster pace: a bot that only waits before it plays waits no longer than that."""
        if self._pausing is not None and self.pause() < self._pausing[1]:
            self._bot_version = -1
            self.wake(own=True)

    def took(self) -> float | None:
        """How long the clock of who decides has run."""
        return None if self.table.clocks is None else round(self.table.clocks.spent, 3)

    def _ring(self, version: int) -> None:
        self.hall.background(self.do(lambda: self._flag(version)))

    async def _flag(self, version: int) -> None:
        table, seat = self.table, self.table.to_move
        if table.version != version or seat is None or table.clocks is None or table.chairs[seat].kind != "person":
            return
        if self.hall.house.read_only:
            return  # clocks stand: they are looked at again afterwards
        if table.clocks.remaining(seat) > 0:
            self.wake(own=True)
        elif table.clocks.clock.kind == "live" and len(table.chairs) == 2:
            places = [1 + (n == seat) for n in range(2)]
            entry = log.Ended(at=time.time(), why="time", seat=seat, places=places, took=self.took())
            await self.commit(entry, why="clock")
            tell("table over", table=table.id, game=table.setup.game, why="time")
        else:
            await self.replace(seat, "clock", self.hall.default_bot)

    async def _think(self, seat: int, version: int, delay: float, before: asyncio.Task[None] | None) -> None:
        """A bot's decision: in a worker, on a position without others' secrets."""
        me = asyncio.current_task()
        try:
            if before is not None and not before.done():
                before.cancel()
            if delay:
                self._pausing = me, delay
                await asyncio.sleep(delay)
                self._pausing = None
            world = await self.do(lambda: self._world(seat, version))
            if world is None or self.hall.house.read_only:  # then it is asked again afterwards
                return
            table = self.table
            bot = table.chairs[seat].bot or self.hall.default_bot
            word, note = await self._ask_bot(bot, seat, world)
            below = level_below(bot)
            if note and below:  # its turn goes to the next lower level
                word, _ = await self._ask_bot(below, seat, world)
            self._bot = None if self._bot is me else self._bot
            await self.do(lambda: self._say_for_bot(seat, version, word, note))
        except (Refused, StoreError) as error:
            tell("bot could not move", logging.WARNING, table=self.table.id, seat=seat, message=str(error))
            await asyncio.sleep(1.0)
            self.hall.background(self._again())
        finally:
            if self._bot is me:
                self._bot = None
            if self._pausing is not None and self._pausing[0] is me:
                self._pausing = None
            del me, before  # a task that was cancelled keeps this frame: no circle

    async def _ask_bot(self, bot: str, seat: int, world: State) -> tuple[int, str]:
        """A bot's word; if it hangs, breaks or cheats, no word and what to note."""
        table = self.table
        try:
            word = await self.hall.workers.choose(
                *(table.setup.game, bot, seat, len(table.chairs), world), owner=(self.address, table.host)
            )
        except (WorkerHung, WorkerFailed) as error:
            note, problem = "bot-hung" if isinstance(error, WorkerHung) else "bot-failed", str(error)
        else:
            if word in world.legal():
                return word, ""
            note, problem = "bot-failed", f"{bot} said {word}, which is not allowed"
        tell("bot did not answer", logging.WARNING, table=table.id, seat=seat, message=problem)
        self.hall.metrics.count("bot_faults", note)
        return -1, note

    async def _world(self, seat: int, version: int) -> State | None:
        """The position for a bot, without what it cannot know; None if it is no longer asked."""
        table = self.table
        if table.version != version or table.to_move != seat or table.play is None:
            return None
        world = table.play.state.copy()
        world.determinize(seat, Rng(secrets.randbits(64)))
        return world

    async def _again(self) -> None:
        self.wake(own=True)

    async def _say_for_bot(self, seat: int, version: int, word: int, note: str) -> None:
        table = self.table
        if table.version != version or table.to_move != seat or table.play is None:
            return  # somebody took back, or another process was first
        if table.chairs[seat].kind != "bot" or self.hall.house.read_only:
            return
        legal = table.play.legal()
        if word not in legal:  # neither the bot nor the level below had one
            note = note or "bot-failed"
            word = secrets.choice(legal)
        await self.say(seat, [word], note=note)

    # Hints.

    async def hint(self, person: str, seat: int, version: int, address: str = "") -> messages.HintMessage | None:
        """What a bot would think of in somebody's place; None if the table has gone on."""
        table = self.table
        if not table.hints:
            raise Refused("no-hints", "this table is played without hints")
        if seat not in table.seats_of(person):
            raise Refused("not-your-seat", f"seat {seat + 1} belongs to somebody else", {"player": seat})
        if self._hint is not None and (self._hint.version, self._hint.seat) == (version, seat):
            return self._hint
        if table.hints_left(seat) == 0:
            raise Refused("no-hints-left", "this seat has taken all its hints", {"most": table.setup.hint_count or 0})
        self.hall.house.check_open()
        check_entries(table.seq)
        self.hall.limits.hints.check(person)
        world = await self.do(lambda: self._world(seat, version))
        if world is None:
            return None
        names = tuple(chair.name or "-" for chair in table.chairs)
        try:
            found, told = await self.hall.workers.hint(
                *(table.setup.game, seat, len(table.chairs), world, names), owner=(address, person)
            )
        except (WorkerHung, WorkerFailed) as error:
            tell("no hint", logging.WARNING, table=table.id, message=str(error))
            raise Refused("no-hint", "no hint was found: try again") from None
        return await self.do(lambda: self._give_hint(person, seat, version, found, told))

    async def _give_hint(
        self, person: str, seat: int, version: int, found: Hint, told: dict[str, Said]
    ) -> messages.HintMessage | None:
        """Let it count, once for a position, and everybody hear of it; None if the table has gone on."""
        if self.table.version != version or seat not in self.table.seats_of(person):
            return None
        if self._hint is None or (self._hint.version, self._hint.seat) != (version, seat):
            if self.table.hints_left(seat) == 0:
                return None  # asked for at two places at once
            await self.commit(log.Hinted(at=time.time(), by=person, seat=seat))
            left = self.table.hints_left(seat)
            self._hint = messages.HintMessage(seat=seat, version=version, hint=found, told=told, left=left)
        return self._hint

    # Connections.

    @property
    def people(self) -> set[str]:
        """Who is here through this process."""
        return {connection.person for connection in self.connections}

    @property
    def online(self) -> set[str]:
        """Who is here."""
        return self.people | self.elsewhere

    def absence(self, person: str) -> float:
        """For how many seconds somebody who is not here has given no sign of life, as far as this process knows."""
        return time.monotonic() - self.seen.get(person, self._born)

    def enter(self, connection: Connection) -> None:
        """Let somebody in, if they still may: seats may have changed since they were at the door."""
        if not self.table.may_enter(connection.person, connection.invite):
            raise Refused("unknown-table", f"there is no table {self.table.id!r}")
        self.connections.add(connection)
        if connection.person == self.table.host or not self.address:
            self.address = connection.address
        self.broadcast.welcome(connection)
        self.broadcast.presence()
        self.announce()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = time.time()
        self.seen[connection.person] = time.monotonic()
        self.broadcast.presence()
        self.announce()

    def announce(self, anew: bool = False) -> None:
        """Tell other processes who is here; anew: they may have forgotten."""
        if anew:
            self._announced = set()
        if self._announcing is None:
            self._announcing = self.hall.background(self._announce())

    async def _announce(self) -> None:
        try:
            while (people := self.people) != self._announced:
                await self.hall.store.appear(self.table.id, sorted(people))
                self._announced = people
        except StoreError as error:
            tell("presence not told", logging.WARNING, table=self.table.id, message=str(error))
        finally:
            self._announcing = None

    async def look_round(self) -> None:
        """Ask who is here through other processes."""
        elsewhere = await self.hall.store.present(self.table.id)
        if elsewhere != self.elsewhere:
            self.seen |= dict.fromkeys(self.elsewhere - elsewhere, time.monotonic())
            self.elsewhere = elsewhere
            self.broadcast.presence()

    def part(self, entry: AnyEntry) -> None:
        """A guest who has become an account comes back as that."""
        if isinstance(entry, log.Seated) and entry.became:
            for connection in self.connections:
                if connection.person == entry.by:
                    connection.close(4409, "come back")

    def refuse(self, connection: Connection, error: Refused, move: str | None = None) -> None:
        self.hall.metrics.count("refusals", error.key)
        connection.send(messages.refusal(error, self.table.version, move))

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for task in (self._bot, self._draining):
            if task is not None:
                task.cancel()
        for connection in list(self.connections):
            connection.close(1012, "the server stops")


def refusal_of(error: StoreError) -> Refused:
    """What the store could not do, as it is told to people: nothing was done, or nobody knows."""
    if isinstance(error, StoreUnknown):
        return Refused("unknown", f"{error}: look, and if it is not there, try again")
    return Refused("store", f"{error}; try again")


def is_given_up(chairs: Sequence[Chair]) -> bool:
    """Whether nobody is left, nor anybody for whom a bot plays on because their time ran out."""
    return not any(chair.kind == "person" or (chair.left and chair.left.why == "clock") for chair in chairs)


def notes_of(entry: AnyEntry) -> list[tuple[str, int]]:
    """What an entry says beside the game, and of which seat."""
    match entry:
        case log.Said() if entry.note:
            return [(entry.note, entry.seat)]
        case log.Seated() if entry.fallen is not None:
            return [("flag-fell", entry.fallen)]
        case log.Hinted():
            return [("hint", entry.seat)]
        case log.Ended():
            return [("flag-fell", entry.seat)]
    return []


def tag_of(entry: log.Entry) -> str:
    return str(entry.__struct_config__.tag)
