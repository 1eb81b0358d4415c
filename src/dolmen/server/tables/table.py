"""A table: what its entries make of it. It writes nothing and sends nothing."""

from __future__ import annotations

import hashlib
import logging
import random
import time
from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

import msgspec

import dolmen
from dolmen.core.errors import DolmenError, OtherRules
from dolmen.core.game import Game
from dolmen.core.options import Value
from dolmen.server.logs import tell
from dolmen.server.refused import Refused
from dolmen.server.store import Result, TableRow
from dolmen.show.vocabulary import vocabulary

from . import entries as log
from .clocks import Clocks, steady
from .entries import AnyEntry, Chair, Clock, Setup
from .play import Play
from .talk import Talk

REMEMBERED = 1000  # answers to moves, should they come again
CHATS = 500
BOT_DUE = 15.0  # if a bot's process has not moved by then, any process looks after the table


Status = Literal["waiting", "running", "over", "closed"]


class TableInfo(msgspec.Struct, kw_only=True):
    """The table as its page and the lobby show it."""

    id: str
    game: str
    rules: int
    components: str
    options: dict[str, Value]
    status: Status
    private: bool
    host: str
    rated: bool
    forced: bool
    hints: bool = False
    hints_left: list[int] | None = None  # for each seat; null: any number
    clock: Clock | None
    seats: list[Chair]
    created: float
    started: float | None
    ended: float | None
    version: int
    to_move: int | None
    scores: list[int] | None
    places: list[int] | None
    ended_by: str | None
    invite: str | None
    next: str | None


class Answered(msgspec.Struct, frozen=True):
    """The answer that a move got."""

    version: int
    said: int


class UndoRequest(msgspec.Struct, kw_only=True):
    seat: int
    version: int
    waiting: list[int]
    place: int | None  # how many words would be left: the next one is what the seat takes back


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    at: float
    person: str
    name: str
    seat: int | None
    text: str


class Table:
    """The fold of a table's entries; `seq` counts them, `version` is the last that changed the position."""

    setup: Setup
    chairs: list[Chair]

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.version = 0
        self.status: Status = "waiting"
        self.host = ""
        self.play: Play | None = None
        self.clocks: Clocks | None = None
        self.created = self.updated = 0.0
        self.started: float | None = None
        self.ended: float | None = None
        self.ended_by: str | None = None  # what ended it, if not its rules
        self.places: list[int] | None = None  # as they are then
        self.said = 0  # words so far
        self.handed = 0  # how many had been said when a seat last changed hands: nothing is taken back past that
        self.moved = 0.0  # when the position changed last
        self.next: str | None = None
        self.request: UndoRequest | None = None
        self.chats: list[ChatLine] = []
        self.talk = Talk()
        self.hinted: Counter[int] = Counter()  # hints that seats have taken
        self.answers: OrderedDict[tuple[str, str], Answered] = OrderedDict()

    @classmethod
    def of(cls, id: str, stored: Sequence[tuple[int, bytes]]) -> Table:
        """Rebuild a table from the store: its words are played again at the end, not one entry at a time."""
        table = cls(id)
        words: list[int] = []
        asked: dict[int, int | None] = {}  # after so many words, which seat (None: none any more)
        for _, body in stored:
            entry = log.decode(body)
            if isinstance(entry, log.Started):
                words = list(entry.words)
            elif isinstance(entry, log.Said):
                asked[len(words)] = entry.seat
                words += entry.words
            elif isinstance(entry, log.Undone):
                del words[entry.to :]
                asked = {place: seat for place, seat in asked.items() if place < entry.to}
            if isinstance(entry, log.Started | log.Said | log.Undone):
                asked[len(words)] = entry.after
            table.fold(entry, rebuilding=True)
        if asked:
            try:
                table.play = table.play_on(words, asked)
            except DolmenError as error:
                raise Refused("rules-changed", f"this table was played by other rules: {error}") from None
            table.play.stopped = table.ended_by is not None
        return table

    def play_on(self, words: Sequence[int], asked: Mapping[int, int | None]) -> Play:
        """The match of a stored table. One of earlier rules goes on by ours if its record holds by them: every word
        means the same and may be said, and the same seats were asked."""
        try:
            return self.make_play(words)
        except OtherRules:
            if self.setup.rules > self.game.version or self.setup.words != words_mark(self.game):
                raise
            play = self.make_play(words, rules=self.game.version)
            last = None if play.over else play.to_move
            if any((play.movers[at] if at < len(words) else last) != seat for at, seat in asked.items()):
                raise
            return play

    @property
    def game(self) -> Game:
        return dolmen.load(self.setup.game)

    def make_play(
        self, words: Sequence[int] | None = None, chairs: Sequence[Chair] | None = None, rules: int | None = None
    ) -> Play:
        """A match for the seats (as they are): a new one, or one that goes on from its words, by its rules."""
        game, setup = self.game, self.setup
        names = [chair.name or "-" for chair in chairs or self.chairs]
        if words is None:
            return Play(game, names, setup.options, forced=setup.forced)
        if game.pack.hash != setup.components:
            raise Refused("rules-changed", "this table was played with other components")
        return Play.of_words(game, names, setup.options, rules or setup.rules, words, setup.forced)

    def begin(self, chairs: Sequence[Chair], words: Sequence[int] | None = None) -> list[AnyEntry]:
        """The start, when no seat is open: the match is made, or goes on from words, and an entry tells of it."""
        if any(chair.kind == "open" for chair in chairs):
            return []
        mixed = list(chairs)
        if self.setup.shuffle:
            random.SystemRandom().shuffle(mixed)
        self.play = play = self.make_play(chairs=mixed) if words is None else self.fork(words, mixed)
        after = None if play.over else play.to_move
        return [log.Started(at=time.time(), chairs=mixed, words=list(play.words), after=after)]

    def fork(self, words: Sequence[int], chairs: Sequence[Chair]) -> Play:
        """A match that goes on from words of another one: dice and forced words follow until somebody decides."""
        setup = self.setup
        if self.game.pack.hash != setup.components:
            raise Refused("rules-changed", "this game was played with other components")
        names = [chair.name or "-" for chair in chairs]
        play = Play.on_from(self.game, names, setup.options, setup.rules, words, setup.forced)
        if play.over:
            raise Refused("over", "the game is over there: nothing can be played any more")
        return play

    # The fold.

    def fold(self, entry: AnyEntry, advanced: bool = False, rebuilding: bool = False) -> None:
        """Let an entry take effect; `advanced`: the match has moved already; `rebuilding`: it comes at the end."""
        self.seq += 1
        match entry:
            case log.Created():
                self.setup, self.chairs, self.host = entry.setup, entry.chairs, entry.setup.host
                self.created = entry.at
            case log.Started():
                self.chairs, self.status, self.started = entry.chairs, "running", entry.at
                if not (advanced or rebuilding):
                    self.play = self.make_play(entry.words)
                self.clocks = None if self.setup.clock is None else Clocks(self.setup.clock, len(self.chairs))
                self.said = len(entry.words)
            case log.Said():
                self.said += len(entry.words)
                if not (advanced or rebuilding) and self.play:
                    for word in entry.words:
                        self.play.follow(word)
            case log.Undone():
                self.said = entry.to
                if not (advanced or rebuilding) and self.play:
                    self.play.rewind(entry.to)
            case log.Ended():
                self.ended_by, self.places = entry.why, entry.places
                if self.play:
                    self.play.stopped = True
            case _:
                self.fold_beside(entry)
        self.updated = entry.at
        if isinstance(entry, log.Moved):
            self.version = self.seq
            self.request = None
            if self.clocks is not None:
                self.fold_clocks(self.clocks, entry)
            self.moved = entry.at
            if entry.after is None:
                self.status, self.ended = "over", entry.at
        if entry.move:
            self.answers[entry.by, entry.move] = Answered(self.version, getattr(entry, "said", 0))
            if len(self.answers) > REMEMBERED:
                self.answers.popitem(last=False)

    def fold_clocks(self, clocks: Clocks, entry: log.Moved) -> None:
        """Take the time that a decision took; entries of older programs tell it by the time of day."""
        took = max(0.0, entry.at - self.moved) if entry.took is None else entry.took
        counts = clocks.running is not None and self.chairs[clocks.running].kind == "person"
        clocks.moved(entry.at, took, entry.after, counts, entry.tick)
        if isinstance(entry, log.Ended):
            clocks.left[entry.seat] = 0.0

    def fold_hands(self, entry: log.Seated) -> None:
        """Seats go from people to bots and back: nothing is taken back past that, and a new stretch of time begins."""
        for n, (before, after) in enumerate(zip(self.chairs, entry.chairs, strict=True)):
            if before.kind == after.kind:
                continue
            self.handed, self.request = self.said, None
            if self.clocks is not None:
                if after.kind == "person":
                    back = before.left.comes_back_with if before.left else None
                    self.clocks.left[n] = self.clocks.back_with(n, True) if back is None else back
                if self.clocks.running == n:
                    self.clocks.restart(entry.at, entry.tick)

    def fold_beside(self, entry: AnyEntry) -> None:
        """The entries that do not change the position."""
        match entry:
            case log.Seated():
                if self.status == "running":
                    self.fold_hands(entry)
                self.chairs = entry.chairs
                self.host = entry.host or self.host
            case log.UndoAsked():
                self.request = UndoRequest(
                    seat=entry.seat,
                    version=self.version,
                    waiting=list(entry.waiting),
                    place=self.undo_place(entry.seat),
                )
            case log.UndoAnswered():
                if self.request is not None and entry.yes and entry.seat in self.request.waiting:
                    self.request.waiting.remove(entry.seat)
                elif not entry.yes:
                    self.request = None
            case log.Chatted():
                line = ChatLine(
                    id=self.seq, at=entry.at, person=entry.by, name=entry.name, seat=entry.seat, text=entry.text
                )
                self.chats = [*self.chats[1 - CHATS :], line]
                self.talk.add(entry.by, entry.seat is not None, entry.text)
            case log.Hinted():
                self.hinted[entry.seat] += 1
            case log.Closed():
                self.status, self.ended = "closed", entry.at
            case log.Followed():
                self.next = entry.next

    # Asking.

    @property
    def to_move(self) -> int | None:
        """The seat that decides, while the table runs."""
        if self.status != "running" or self.play is None or self.play.over:
            return None
        return self.play.to_move

    @property
    def hints(self) -> bool:
        """Whether people may ask for a hint: the table allows it, and no ratings hang on it."""
        people = sum(chair.kind == "person" or chair.left is not None for chair in self.chairs)
        return self.setup.hints and not (self.setup.rated and people > 1)

    def hints_left(self, seat: int) -> int | None:
        """How many hints a seat may still take; None: any number."""
        most = self.setup.hint_count
        return None if most is None else max(0, most - self.hinted[seat])

    def seats_of(self, person: str) -> list[int]:
        return [n for n, chair in enumerate(self.chairs) if chair.kind == "person" and chair.person == person]

    def eyes(self, person: str, wish: int | None) -> int | None:
        """The seat as which somebody sees the table now: the one they wish for if it is theirs, else their first.

        After the end any seat may be looked from; nobody's is None.
        """
        own = self.seats_of(person)
        if wish is None or wish in own:
            return wish
        if self.status == "over" and 0 <= wish < len(self.chairs):
            return wish
        return own[0] if own else None

    def may_enter(self, person: str, invite: str) -> bool:
        """Whether somebody may see the table at all."""
        if not self.setup.private or invite == self.setup.invite:
            return True
        return any(
            person and person in (chair.person, chair.reserved, chair.left and chair.left.person)
            for chair in self.chairs
        )

    @property
    def people(self) -> list[str]:
        """Who sits, or sat, at the table."""
        found = [chair.person for chair in self.chairs] + [chair.left.person for chair in self.chairs if chair.left]
        found += [chair.reserved for chair in self.chairs]
        return list(dict.fromkeys(person for person in found if person))

    def info(self, secret: bool = False) -> TableInfo:
        """The table as JSON shows it; the invitation only if it may be shown."""
        outcome = self.play.state.outcome() if self.play is not None and self.play.over else None
        places = self.final_places()
        setup = self.setup
        return TableInfo(
            id=self.id,
            game=setup.game,
            rules=setup.rules,
            components=setup.components,
            options=setup.options,
            status=self.status,
            private=setup.private,
            host=self.host,
            rated=setup.rated,
            forced=setup.forced,
            hints=self.hints,
            hints_left=None
            if setup.hint_count is None
            else [self.hints_left(seat) or 0 for seat in range(len(self.chairs))],
            clock=setup.clock,
            seats=self.chairs,
            created=self.created,
            started=self.started,
            ended=self.ended,
            version=self.version,
            to_move=self.to_move,
            scores=list(outcome.scores) if outcome else None,
            places=places,
            ended_by=self.ended_by,
            invite=setup.invite if secret else None,
            next=self.next,
        )

    def final_places(self) -> list[int] | None:
        """Everybody's place, once the game is over."""
        if self.status != "over" or self.play is None:
            return None
        return self.places or list(self.play.state.outcome().places)

    def undo_place(self, seat: int) -> int | None:
        """How many words would be left if a seat took back its last decision; None if there is none."""
        return None if self.play is None else self.play.undo_place(seat)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last decision alone: only who spoke last can."""
        play = self.play
        if play is None or self.status != "running" or not play.words or play.movers[-1] != seat:
            return False
        place = play.undo_place(seat)
        return place is not None and place >= self.handed and play.can_undo(seat)

    def due(self) -> float | None:
        """When the server must act by itself, by the steady time of day."""
        seat = self.to_move
        if seat is None:
            return None
        if self.chairs[seat].kind == "bot":
            return steady() + BOT_DUE
        return None if self.clocks is None else steady() + self.clocks.remaining(seat)

    def row(self, seats: bool = True) -> TableRow:
        """As the store keeps it; a game against bots, or at one device, is not listed for everybody.

        `seats`: they may have changed.
        """
        return TableRow(
            id=self.id,
            game=self.setup.game,
            status=self.status,
            private=self.setup.private or (self.status == "running" and len(self.people) < 2),
            updated=self.updated,
            due=self.due(),
            info=msgspec.json.encode(self.info()),
            people=self.people if seats else (),
        )

    def result(self) -> Result | None:
        """What counts for ratings: two people or more, each at one seat; who resigned or ran out of time comes last."""
        final = self.final_places()
        if not self.setup.rated or final is None:
            return None
        places: dict[str, int] = {}
        people = 0
        for chair, place in zip(self.chairs, final, strict=True):
            person = chair.person or (chair.left.person if chair.left else None)
            if person is not None:
                people += 1
                places[person] = place if chair.kind == "person" else len(self.chairs) + 1
        if people < 2 or len(places) < people:
            return None
        return Result(table=self.id, game=self.setup.game, ended=self.updated, places=places)


@cache
def words_mark(game: Game) -> str:
    """What the words of a game mean, in short: rules with the same mark can read each other's records."""
    return hashlib.sha256(vocabulary(game)).hexdigest()[:16]


def infos(rows: Sequence[TableRow]) -> list[TableInfo]:
    """Tables as their rows tell them; one that cannot be read is left out."""
    found: list[TableInfo] = []
    for row in rows:
        try:
            found.append(msgspec.json.decode(row.info, type=TableInfo))
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            tell("table cannot be listed", logging.ERROR, table=row.id, message=str(error))
    return found
