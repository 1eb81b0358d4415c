"""Two tables side by side that somebody cannot tell apart: whatever is sent to them must not differ by a byte.

At a table in the midst of a random game all that a viewer cannot know is dealt anew. Both tables are then played on
with words that look alike to the viewer, chance and forced words said as a server says them, and everything that its
socket is sent is compared: views, words, events, pauses, the table, the record, what its own words would bring, and
why others are refused.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from dolmen import CHANCE, OVER, Game, Rng, State
from dolmen.core.errors import BadOption, BadSeats, IllegalMove
from dolmen.core.events import sees
from dolmen.core.match import is_peeking
from dolmen.core.options import Value
from dolmen.games.first_sparks.state import FirstSparks
from dolmen.server.http.records import record_of
from dolmen.server.refused import Refused
from dolmen.server.settings import Settings
from dolmen.server.tables import entries as log
from dolmen.server.tables.authority import Authority
from dolmen.server.tables.connection import Connection
from dolmen.server.tables.entries import Chair, Setup
from dolmen.server.tables.hall import Hall
from dolmen.server.tables.play import Play
from dolmen.server.tables.table import Table
from dolmen.testing.conformance import settings
from dolmen.testing.trial import fingerprint

FURTHER = 12  # words that two tables are played on
Options = dict[str, Value]


class ToldApart(AssertionError):
    """Something was sent that betrays a secret."""


def modes(game: Game) -> Iterator[tuple[int, Options, bool]]:
    """Every seat count with every value of every option, forced words said at once and not."""
    for seats in game.seats:
        for options in [{}, *settings(game.options)]:
            try:
                game.start(seats, **game.settle(options))
            except (BadOption, BadSeats):  # some do not go together
                continue
            for forced in (True, False):
                yield seats, options, forced


class Side:
    """One of the two tables, and the viewer's socket at it."""

    def __init__(self, hall: Hall, play: Play, viewer: int | None, world: State | None) -> None:
        game, seats = play.game, play.seats
        chairs = [Chair(kind="person", name=name, person=f"p{n}") for n, name in enumerate(seats)]
        setup = Setup(
            game=game.id, rules=game.version, components=game.pack.hash, options=play.options, private=False,
            host="p0", rated=True, forced=play.forced, shuffle=False, clock=None, invite="x",
        )  # fmt: skip
        self.viewer = viewer
        self.table = Table("secret")
        self.table.fold(log.Created(at=1.0, setup=setup, chairs=chairs))
        started = log.Started(at=2.0, chairs=chairs, words=list(play.words), after=play.to_move)
        self.table.play = Play.of_words(game, list(seats), play.options, game.version, play.words, play.forced)
        if world is not None:
            self.table.play.state, world.listener = world, self.table.play._log
            self.table.play._legal = None
        self.authority = Authority(hall, self.table)
        self.socket = Connection(f"p{viewer}" if viewer is not None else "spectator", viewer)
        self.authority.enter(self.socket)
        self.table.fold(started, advanced=True)
        self.authority.broadcast.publish("start")
        self.ahead = self.play.state.copy()  # where the words lead that are not told yet
        self.group: list[int] = []

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    def looks(self) -> dict[int, list[int]]:
        """The words that may come next, by how they look to the viewer."""
        state, veil = self.ahead, self.play.game.words.veil
        seen = sees(int(state.seers), self.viewer, False)
        looks: dict[int, list[int]] = {}
        for word in state.legal():
            looks.setdefault(word if seen else veil(word), []).append(word)
        return looks

    def waits(self) -> bool:
        """Whether the server waits for somebody's word."""
        state = self.ahead
        return state.to_move != CHANCE and (not self.play.forced or len(state.legal()) > 1 or state.conceals())

    async def tell(self) -> list[str]:
        """Let everybody hear what was said; all that the viewer gets."""
        if self.group:
            mover, after = int(self.play.state.to_move), int(self.ahead.to_move)
            self.table.fold(log.Said(at=3.0, seat=mover, words=self.group, after=after))
            self.authority.broadcast.publish("play")
            self.group = []
        self.authority.broadcast.show(self.socket)  # and whole, as to who comes back
        sent = [json.dumps({"row": self.table.row().info.decode(), "due": self.table.row().due})]
        while not self.socket.outbox.empty():
            sent.append(self.socket.outbox.get_nowait() or "")
        record = await record_of(self.authority, self.socket.person, self.viewer)
        sent.append(record.text(self.play.game))
        if self.viewer is not None and self.viewer == self.play.to_move:
            ahead = [self.play.ahead(self.viewer, [word]) for word in self.play.legal()[:20]]
            sent.append(msgspec.json.encode(ahead).decode())
        return [*sent, *self.refusals()]

    def refusals(self) -> Iterator[str]:
        """What the viewer is told of words at random, alone and after one that may be said."""
        if self.viewer is None:
            return
        play, luck = self.play, Rng(len(self.play.words))
        first = [[], *([word] for word in play.legal()[:8] if play.to_move == self.viewer)]
        for begin in first * 2:
            words = [*begin, luck.below(len(play.game.words))]
            try:
                play.check_said(self.viewer, words[0])
                yield f"{words}: {play._plan(self.viewer, words)[1]} would be said"
            except (IllegalMove, Refused) as error:
                yield f"{words}: {error}"

    def say(self, word: int) -> None:
        self.group.append(word)
        self.ahead.apply(word)


def other_world(state: State, viewer: int | None, luck: Rng) -> tuple[State, int]:
    """A position with all dealt anew that a viewer cannot know, and how many words it may be played on."""
    world = state.copy()
    world.determinize(viewer, luck)
    if not isinstance(world, FirstSparks):
        return world, FURTHER
    # Who kept count of a clan's food knows it, so nothing is dealt anew; but with Fire it is not shown.
    for seat, clan in enumerate(world.clans):
        if seat != viewer and world.hides(seat):
            clan.food += 1 + luck.below(5)
    return world, 1


async def follow(play: Play, viewer: int | None, hall: Hall, luck: Rng, found: Counter[str]) -> None:
    """Play on at a table, and at one where all that the viewer cannot know is dealt anew."""
    world, further = other_world(play.state, viewer, luck)
    if fingerprint(world) == fingerprint(play.state):
        found["nothing hidden"] += 1
        return
    found["pairs"] += 1
    here, there = Side(hall, play, viewer, None), Side(hall, play, viewer, world)
    said: list[str] = []
    where = f"{play.game.id}, {len(play.seats)} seats, {play.options}, forced {play.forced}, seen by {viewer}"
    for _ in range(further):
        if viewer is not None and is_peeking(here.ahead, viewer):
            break  # a secret is shown to it: what it sees may well differ
        ours, theirs = here.looks(), there.looks()
        alike = [look for look in ours if look in theirs]
        if here.waits() != there.waits():
            forced = theirs if here.waits() else ours
            if next(iter(forced)) in alike:
                raise ToldApart(f"{where}: after {said} a word is said at once at one table and not at the other")
            break  # the word itself tells
        if here.waits():
            await compare(here, there, f"{where}: after {said}", found)
        if not alike:
            break
        look = alike[luck.below(len(alike))]
        said.append(play.game.words.text(look))
        for side, words in ((here, ours), (there, theirs)):
            side.say(words[look][luck.below(len(words[look]))])
        found["words"] += 1
        if OVER in (here.ahead.to_move, there.ahead.to_move):
            break  # then everything is open


async def compare(here: Side, there: Side, where: str, found: Counter[str]) -> None:
    one, two = await here.tell(), await there.tell()
    found["messages"] += len(one)
    found["bytes"] += sum(map(len, one))
    for a, b in zip(one, two, strict=True):
        if a != b:
            at = next((n for n in range(min(len(a), len(b))) if a[n] != b[n]), 0)
            raise ToldApart(f"{where}: …{a[max(0, at - 80) : at + 40]}… became …{b[max(0, at - 80) : at + 40]}…")


def look(game: Game, seats: int, options: Options, forced: bool, seed: int, data: Path) -> Counter[str]:
    """Look at a random game, as `look_at` does."""
    return asyncio.run(look_at(game, seats, options, forced, seed, data))


async def look_at(game: Game, seats: int, options: Options, forced: bool, seed: int, data: Path) -> Counter[str]:
    """A random game; at a few places of it, every viewer's two tables."""
    found: Counter[str] = Counter(games=1)
    luck = Rng(seed)
    names = ["Peak", "Wave", "Sun", "Feather", "Moon", "River", "Stone"][:seats]
    hall = Hall(Settings(data=data, limits=0))
    play = Play(game, names, game.settle(options), rng=Rng(seed + 1), forced=forced)
    step = 5 + luck.below(40)
    while not play.over:
        legal = play.legal()
        play.play(play.to_move, legal[luck.below(len(legal))])
        step -= 1
        if step <= 0 and not play.over:
            step = 20 + luck.below(60) + len(play.words) // 8
            for viewer in [None, *range(seats)]:
                await follow(play, viewer, hall, luck, found)
    return found
