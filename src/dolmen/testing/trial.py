"""One random game under examination: where it stands, and how to come there again."""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

import msgspec

from dolmen.core.events import EventBook, Log, sees
from dolmen.core.game import Game
from dolmen.core.options import Value
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, OVER, State

SHOWN = 12  # so many of the last words stand in a message


class BrokenGame(AssertionError):
    """A game does not keep the contract: what is wrong, where, and how to see it again.

    `words` led there, said by `movers`, at a table of `seats` with `options`; 0 seats: no game was played.
    """

    def __init__(self, message: str, trial: Trial | None = None) -> None:
        super().__init__(message)
        self.words = tuple(trial.words) if trial else ()
        self.movers = tuple(trial.movers) if trial else ()
        self.seats = trial.seats if trial else 0
        self.options = dict(trial.options) if trial else {}


class Hearing(Log):
    """Keeps every event, and notes those that were not declared as they were told."""

    def __init__(self, book: EventBook, seats: int) -> None:
        super().__init__(book)
        self.seats = seats
        self.faults: list[str] = []

    def hear(self, event: int, seat: int, a: int, b: int, c: int, seers: int) -> None:
        if not 0 <= event < len(self.book.kinds):
            self.faults.append(f"it told the event {event}, but its book has {len(self.book.kinds)} kinds")
            return
        kind = self.book.kinds[event]
        if not CHANCE <= seat < self.seats:
            self.faults.append(f"the event {kind.name!r} was told of seat {seat}, which nobody sits on")
        for (key, names), number in zip(kind.params.items(), (a, b, c), strict=False):
            if names and not 0 <= number < len(names):
                self.faults.append(f"the event {kind.name!r} was told with {key} {number}, of {len(names)} names")
        if any((a, b, c)[len(kind.params) :]):
            declared = ", ".join(kind.params) or "none"
            self.faults.append(f"the event {kind.name!r} was told with more parameters than it declares: {declared}")
        super().hear(event, seat, a, b, c, seers)


class Kept(NamedTuple):
    """A copy made on the way, and what it held."""

    place: int  # how many words had been said
    copy: State
    mark: bytes


class Trial:
    """A game from its start, with everything said and told so far."""

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.words: list[int] = []
        self.movers: list[int] = []
        self.rng = Rng(seed)
        with self.guard("start"):
            self.state: State = game.start(seats, **self.options)
        self.hearing = Hearing(game.events, seats)
        self.state.listener = self.hearing

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(self.seats), None]

    def choose(self) -> int:
        """The next word of random play."""
        if self.state.to_move == CHANCE:
            with self.guard("sample"):
                return int(self.state.sample(self.rng))
        legal = self.state.legal()
        return legal[self.rng.below(len(legal))]

    def say(self, word: int) -> None:
        """Play a word on the trial's own state."""
        mover = int(self.state.to_move)
        with self.guard(f"apply({self.text(word)!r})"):
            self.state.apply(word)
        self.words.append(word)
        self.movers.append(mover)

    def pick(self, state: State, luck: Rng) -> int:
        """Any legal word of a copy that is played on."""
        legal = state.legal()
        if not legal:
            raise self.wrong(f"further on, where {standing(int(state.to_move))}, legal() is empty before the end")
        return legal[luck.below(len(legal))]

    def text(self, word: int) -> str:
        """A word as people read it, even if it is none."""
        return self.game.words.text(word) if 0 <= word < len(self.game.words) else f"no word: {word}"

    @contextmanager
    def guard(self, what: str) -> Iterator[None]:
        """Whatever the game raises becomes a message that says what was asked of it."""
        try:
            yield
        except BrokenGame:
            raise
        except Exception as error:
            raise self.wrong(f"{what} raised {type(error).__name__}: {error}") from error

    def wrong(self, message: str) -> BrokenGame:
        """The error that says what is wrong, where the game stands and how to come here again."""
        where = standing(int(self.state.to_move)) if hasattr(self, "state") else "before the game began"
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        lines = [
            f"{self.game.id}: {message}",
            f"where: after {len(self.words)} words, {where}",
            f"again: check_game(game, seats={self.seats}, games=1, seed={self.seed}{options})",
        ]
        if self.words:
            last = "; ".join(map(self.text, self.words[-SHOWN:]))
            lines.append(f"words: {'… ' if len(self.words) > SHOWN else ''}{last}")
        return BrokenGame("\n".join(lines), self)

    def hides(self, seers: int, viewer: int | None) -> bool:
        """Whether a mask keeps something from a seat or a spectator."""
        return not sees(seers, viewer)

    def view(self, state: State, viewer: int | None) -> bytes:
        """What a viewer receives, byte by byte."""
        with self.guard(f"view for {named(viewer)}"):
            return msgspec.json.encode(self.game.view(state, viewer))


def standing(who: int) -> str:
    return "the game is over" if who == OVER else "fate is asked" if who == CHANCE else f"seat {who + 1} is asked"


def named(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer + 1}"


def fingerprint(state: State) -> bytes:
    """All that a state holds, whatever lies where in memory: equal for equal positions of one game, and cheap."""
    out = io.BytesIO()
    pickler = pickle.Pickler(out, 5)
    pickler.fast = True  # no memory of objects met before: the same bytes however parts are shared
    pickler.dump(state)
    return out.getvalue()


def random_words(game: Game, seats: int, seed: int, **options: Value) -> list[int]:
    """The words of a whole game by random play; the same for the same seed, compiled or not."""
    rng = Rng(seed)
    state = game.start(seats, **options)
    words: list[int] = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            word = int(state.sample(rng))
        else:
            legal = state.legal()
            word = legal[rng.below(len(legal))]
        words.append(word)
        state.apply(word)
    return words
