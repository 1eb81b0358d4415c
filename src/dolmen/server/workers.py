"""What the server has done in other processes, each kind in a lane of its own: bots, replays, analyses."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from dolmen.core.errors import DolmenError
from dolmen.core.state import State
from dolmen.workers import ANYBODY, Lane, LaneFull, Owner, Worker, WorkerFailed

if TYPE_CHECKING:
    from dolmen.analysis import Hint, Part
    from dolmen.analysis.sentences import Said
    from dolmen.core.record import Record

REPLAY = 15.0  # seconds that a replay may take
STUDY = 120.0  # seconds that a step of an analysis may take
SHARE = 4  # replays under way for one person
KEPT = 8 * 2**20  # bytes of replays that are kept


class Done(msgspec.Struct):
    done: int
    parts: int


class Found(msgspec.Struct):
    analysis: Done


def is_done(body: bytes) -> bool:
    """Whether an analysis has all its parts."""
    found = msgspec.json.decode(body, type=Found).analysis
    return found.done == found.parts


def key_of(text: str, seat: int, depth: str) -> bytes:
    """What an analysis is made of."""
    return hashlib.sha256(f"{seat} {depth} {text}".encode(errors="replace")).digest()


class Studies:
    """Analyses under way and done: each goes on by itself, a moment at a time, whoever looks, until it is stopped."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.known: OrderedDict[bytes, bytes] = OrderedDict()  # what was found so far, by what it was made of
        self.parts: dict[bytes, list[Part]] = {}  # of those that are not done
        self.going: dict[bytes, asyncio.Task[None]] = {}
        self.enough: set[bytes] = set()  # of those, what is to stop
        self.failed: dict[bytes, DolmenError] = {}

    async def look(self, text: str, seat: int, depth: str, owner: str) -> bytes:
        """All that is known by now; it is begun if it was not, and goes on if it was stopped."""
        key = key_of(text, seat, depth)
        if key not in self.going and (key not in self.known or key in self.parts):
            if sum(task.get_name() == owner for task in self.going.values()) >= SHARE:
                raise LaneFull(f"{SHARE} such things are under way for you: wait for one of them")
            self.failed.pop(key, None)
            going = self.going[key] = asyncio.create_task(self._go(key, text, seat, depth, owner), name=owner)
            going.add_done_callback(lambda done: (self.going.pop(key, None), done.cancelled() or done.exception()))
        while key not in self.known and key in self.going:
            await asyncio.sleep(0.05)
        if key not in self.known:  # it failed, or had to make room at once
            raise self.failed.pop(key, None) or WorkerFailed("the analysis broke off: ask again")
        self.known.move_to_end(key)
        return self.known[key]

    async def stop(self, text: str, seat: int, depth: str) -> None:
        """Enough for now: what is known stays, and whoever looks again has it go on from there."""
        key = key_of(text, seat, depth)
        if key in self.going:
            self.enough.add(key)
            await asyncio.gather(self.going[key], return_exceptions=True)  # the step under way is done first

    async def _go(self, key: bytes, text: str, seat: int, depth: str, owner: str) -> None:
        parts = self.parts.setdefault(key, [])
        try:
            while True:
                new, body = await self.lane.work((owner, ""), "study", text, seat, depth, parts)
                parts += new
                self.known[key] = body
                if not new or is_done(body):
                    del self.parts[key]
                    break
                if key in self.enough:
                    break
        except DolmenError as error:
            self.known.pop(key, None)
            self.parts.pop(key, None)
            self.failed[key] = error
        finally:
            self.enough.discard(key)
        while sum(map(len, self.known.values())) > KEPT and len(self.known) > 1:
            self.parts.pop(self.known.popitem(last=False)[0], None)

    async def close(self) -> None:
        for task in list(self.going.values()):
            task.cancel()
        await asyncio.gather(*self.going.values(), return_exceptions=True)


class Workers:
    """Bots think in some processes, replays are made in another, games studied in a third: none waits for the other."""

    def __init__(self, count: int, patience: float, components: Mapping[str, str]) -> None:
        self.all = [Worker(components) for _ in range(count + 2)]
        self.thinkers = count
        self.bots = Lane(self.all[:count], patience)
        self.replays = Lane(self.all[count : count + 1], min(patience, REPLAY), most=SHARE)
        self.studies = Studies(Lane(self.all[count + 1 :], STUDY, most=SHARE))
        self.made: OrderedDict[bytes, bytes] = OrderedDict()  # the last replays, by what they were made of
        self.making: dict[bytes, asyncio.Task[bytes]] = {}

    def busy(self) -> tuple[int, int]:
        """How many bots think, and how many wait for their turn."""
        return self.thinkers - len(self.bots.idle), len(self.bots.turns)

    async def choose(self, game: str, bot: str, seat: int, seats: int, state: State, owner: Owner = ANYBODY) -> int:
        """A word for a seat, from a position that holds no secrets of others."""
        return int(await self.bots.work(owner, "choose", game, bot, seat, seats, secrets.randbits(64), state))

    async def hint(
        self, game: str, seat: int, seats: int, state: State, names: tuple[str, ...], owner: Owner = ANYBODY
    ) -> tuple[Hint, dict[str, Said]]:
        """Words worth thinking of, from a position that holds no secrets of others."""
        found: tuple[Hint, dict[str, Said]] = await self.bots.work(owner, "hint", game, seat, seats, state, names)
        return found

    async def compare(
        self, game: str, seat: int, seats: int, state: State, best: int, other: int, owner: Owner = ANYBODY
    ) -> dict[str, Said]:
        """Why one word is better than another, in a position that holds no secrets of others."""
        found: dict[str, Said] = await self.bots.work(owner, "compare", game, seat, seats, state, best, other)
        return found

    async def weigh(
        self, game: str, seat: int, seats: int, state: State, word: int, games: int, owner: Owner = ANYBODY
    ) -> float:
        """The winning chance after a word, in a position that holds no secrets of others."""
        return float(await self.bots.work(owner, "weigh", game, seat, seats, state, word, games))

    async def replay(self, text: str, seat: int | None, owner: str = "") -> bytes:
        """A record as views: made once, however many ask for it."""
        key = hashlib.sha256(f"{seat} {text}".encode(errors="replace")).digest()
        if key in self.made:
            self.made.move_to_end(key)
            return self.made[key]
        making = self.making.get(key)
        if making is None:
            making = self.making[key] = asyncio.create_task(self._make(key, text, seat, owner))
            making.add_done_callback(lambda done: (self.making.pop(key, None), done.cancelled() or done.exception()))
        return await asyncio.shield(making)

    async def parse(self, text: str, owner: str = "") -> Record:
        """A record of somebody's own, read where that holds up nobody: it may be long."""
        record: Record = await self.replays.work((owner, ""), "parse", text)
        return record

    async def _make(self, key: bytes, text: str, seat: int | None, owner: str) -> bytes:
        body = bytes(await self.replays.work((owner, ""), "replay", text, seat))
        self.made[key] = body
        while sum(map(len, self.made.values())) > KEPT and len(self.made) > 1:
            self.made.popitem(last=False)
        return body

    async def close(self) -> None:
        await self.studies.close()
        for making in list(self.making.values()):
            making.cancel()
        await asyncio.gather(*self.making.values(), return_exceptions=True)
        for worker in self.all:
            await worker.kill()
