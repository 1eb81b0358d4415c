"""A recorded game studied part by part: chances turn by turn, one seat's decisions, and where the game turned.

    study = Study(record, game, seat=0)
    analysis = study.run()

Parts come in the order of the game and know nothing of each other, so they can be worked out anywhere, shown as they
come, and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from dolmen.bots import Seat
from dolmen.core.asked import Asked
from dolmen.core.errors import BadRecord, BadSeats
from dolmen.core.game import Game
from dolmen.core.record import Record
from dolmen.core.state import CHANCE, State
from dolmen.core.walk import Step, Walk

from .decisions import QUICK, Decision, Depth, judge
from .trials import chances

TELLING = 0.1  # a change of the chances that is a turning point
MOST = 4  # turning points that are told
MARKS = 80  # of the chances, at most

Fields = dict[str, str | int]


class Mark(msgspec.Struct, frozen=True, kw_only=True, tag="mark"):
    """Everybody's chances when a turn is over."""

    place: int  # how many words had been said
    shares: list[float]


class Verdict(msgspec.Struct, frozen=True, kw_only=True, tag="decision"):
    """A decision of the seat that is studied."""

    decision: Decision


Part = Mark | Verdict


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A turning point: by whose doing, whose chance changed most, and what happened."""

    letter: str
    start: int  # words said before it, and after it
    end: int
    mover: int  # a seat, or CHANCE: nobody's doing
    seat: int
    change: float
    round: int
    events: list[Fields]  # what happened there, of one kind


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a game so far; `done` of `parts` are worked out."""

    game: str
    seat: int
    seats: list[str]
    depth: str
    words: int
    rounds: list[tuple[int, int]]  # where each begins, and its number
    done: int
    parts: int
    marks: list[Mark]
    decisions: list[Decision]
    moments: list[Moment]


class Spot(NamedTuple):
    """A place of the game that a part looks at; with a word: a decision of the seat."""

    place: int
    round: int
    state: State
    word: int | None = None
    asked: Asked | None = None


class Study:
    """The parts of a game's analysis for one seat."""

    def __init__(self, record: Record, game: Game, seat: int, depth: Depth = QUICK) -> None:
        if not 0 <= seat < len(record.seats):
            raise BadSeats(f"the record has the seats 1 to {len(record.seats)}, not {seat + 1}")
        if record.places is None:
            raise BadRecord("only a finished game can be analysed", "unfinished")
        self.record = record
        self.game = game
        self.seat = seat
        self.depth = depth
        self.spots: list[Spot] = []
        self.events: list[list[Fields]] = []  # what each word told
        self.rounds: list[int] = []  # the round after each word
        self._walk()
        self._thin()

    def _thin(self) -> None:
        """Leave out marks that stand so close that nobody could tell them apart."""
        room, last = len(self.record.words) / MARKS, 0.0
        end = max((spot.place for spot in self.spots if spot.word is None), default=0)
        kept: list[Spot] = []
        for spot in self.spots:
            if spot.word is None and spot.place - last < room and spot.place != end:
                continue
            if spot.word is None:
                last = spot.place
            kept.append(spot)
        self.spots = kept

    def _walk(self) -> None:
        """Go through the record and keep the positions that parts look at."""
        walk = Walk(self.game, self.record.seats, self.record.options)
        number, turn = 0, CHANCE  # whose turn it is: nobody's while the game is laid out
        for step in self._steps(walk):
            told = step.events(self.seat, True)
            self.events.append(told)
            number = next((int(event["number"]) for event in told if event["event"] == "round"), number)
            self.rounds.append(number)
            if step.mover != CHANCE:
                turn = step.mover
            asked = int(walk.state.to_move)
            if asked not in (CHANCE, turn) and turn != CHANCE:
                self.spots.append(Spot(step.place + 1, number, walk.state.copy()))

    def _steps(self, walk: Walk) -> Iterator[Step]:
        """The game word by word, with the seat's decisions kept as they come."""
        steps = self.record.steps(self.game, walk)
        while True:
            spot = None
            if walk.state.to_move == self.seat and len(walk.known_legal()) > 1:
                number = self.rounds[-1] if self.rounds else 0
                spot = Spot(len(walk.words), number, walk.state.copy(), None, walk.state.asked())
            step = next(steps, None)
            if step is None:
                return
            if spot is not None:
                self.spots.append(spot._replace(word=step.word))
            yield step

    def __len__(self) -> int:
        return len(self.spots)

    def part(self, n: int) -> Part:
        """Work out one part."""
        spot = self.spots[n]
        seats = len(self.record.seats)
        if spot.word is None or spot.asked is None:
            return self.mark(spot.place, spot.state)
        seat = Seat(self.game, spot.state, self.seat, seats)
        return Verdict(decision=judge(seat, spot.asked, spot.word, spot.place, spot.round, self.depth))

    def mark(self, place: int, state: State) -> Mark:
        shares = chances(self.game, state, len(self.record.seats), self.depth.course)
        return Mark(place=place, shares=[round(share, 4) for share in shares])

    def run(self, tick: Callable[[int, int], None] | None = None) -> Analysis:
        """Work out everything; `tick` hears how many parts are done, of how many."""
        parts: list[Part] = []
        for n in range(len(self)):
            parts.append(self.part(n))
            if tick is not None:
                tick(n + 1, len(self))
        return self.conclude(parts)

    def conclude(self, parts: Sequence[Part]) -> Analysis:
        """What the parts so far, from the first on, say together; turning points come when all are there."""
        marks = lasting([part for part in parts if isinstance(part, Mark)])
        return Analysis(
            game=self.record.game,
            seat=self.seat,
            seats=list(self.record.seats),
            depth=self.depth.name,
            words=len(self.record.words),
            rounds=[(n + 1, new) for n, (old, new) in enumerate(pairwise([0, *self.rounds])) if new != old],
            done=len(parts),
            parts=len(self),
            marks=marks,
            decisions=[part.decision for part in parts if isinstance(part, Verdict)],
            moments=self.moments(marks) if len(parts) == len(self) else [],
        )

    def moments(self, marks: Sequence[Mark]) -> list[Moment]:
        """The largest changes of the chances, in their order, lettered."""
        turns = [(a, b) for a, b in pairwise(marks) if largest(a.shares, b.shares) >= TELLING]
        turns = sorted(turns, key=lambda turn: -largest(turn[0].shares, turn[1].shares))[:MOST]
        found = [self.moment(a, b) for a, b in sorted(turns, key=lambda turn: turn[0].place)]
        told = [moment for moment in found if abs(moment.change) >= TELLING]
        return [msgspec.structs.replace(moment, letter="ABCD"[k]) for k, moment in enumerate(told)]

    def moment(self, before: Mark, after: Mark) -> Moment:
        """Between two marks, whose words changed the chances most: a seat's, or fate's; no more is told than lasted."""
        marks = [before, *self.within(before.place, after.place), after]
        a, b = max(pairwise(marks), key=lambda pair: largest(pair[0].shares, pair[1].shares))
        mover = self.record.movers[b.place - 1]
        changes = [new - old for old, new in zip(a.shares, b.shares, strict=True)]
        most = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        own = mover != CHANCE and abs(changes[mover]) >= 0.6 * abs(changes[most])
        seat = mover if own else most
        return Moment(
            letter="",
            start=a.place,
            end=b.place,
            mover=mover,
            seat=seat,
            change=round(lesser(changes[seat], after.shares[seat] - before.shares[seat]), 4),
            round=self.rounds[b.place - 1],
            events=self.telling(a.place, b.place, mover),
        )

    def within(self, start: int, end: int) -> list[Mark]:
        """The chances between two marks, wherever somebody else or fate takes over."""
        movers = self.record.movers
        places = [n for n in range(start + 1, end) if movers[n] != movers[n - 1]]
        if not places:
            return []
        out: list[Mark] = []
        for step in self.record.steps(self.game):
            if step.place + 1 in places:
                out.append(self.mark(step.place + 1, step.state.copy()))
            if step.place + 1 >= places[-1]:
                break
        return out

    def telling(self, start: int, end: int, mover: int) -> list[Fields]:
        """What happened there: the last kind of event, of the mover if it was a seat's doing."""
        told = [event for words in self.events[start:end] for event in words if event["event"] != "round"]
        own = [event for event in told if event.get("seat") == mover] or told
        return [event for event in own if event["event"] == own[-1]["event"]][-MOST:]


def lasting(marks: Sequence[Mark]) -> list[Mark]:
    """The chances without what the very next turn takes back again (the middle of three): an estimate trembles."""
    out = list(marks)
    for n in range(1, len(marks) - 1):
        shares = [sorted(three)[1] for three in zip(*(mark.shares for mark in marks[n - 1 : n + 2]), strict=True)]
        whole = sum(shares)
        out[n] = Mark(place=marks[n].place, shares=[round(share / whole, 4) for share in shares])
    return out


def lesser(one: float, other: float) -> float:
    """Of two changes the smaller; none if they contradict each other."""
    return min(one, other, key=abs) if one * other > 0 else 0.0


def largest(before: Sequence[float], after: Sequence[float]) -> float:
    """How much the chances of the seat changed that it mattered to most."""
    return max(abs(b - a) for a, b in zip(before, after, strict=True))
