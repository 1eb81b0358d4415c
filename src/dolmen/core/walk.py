"""A game word by word: who said each, for whose eyes, what it told. Matches and records both go this way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .errors import BadRecord
from .events import Event, Log, sees
from .game import Game
from .options import Value
from .state import CHANCE, OVER, State


class Step(NamedTuple):
    """One word: who said it, who saw it in full, what it told, and where it led."""

    game: Game
    place: int  # how many words came before it
    word: int
    mover: int  # a seat or CHANCE
    seers: int
    told: list[Event]
    state: State  # the walk's own position after it: copy it to keep it

    def seen(self, viewer: int | None, opened: bool = False) -> int:
        """The word as a seat (None: a spectator) knows it."""
        return self.word if sees(self.seers, viewer, opened) else self.game.words.veil(self.word)

    def events(self, viewer: int | None, opened: bool = False) -> list[dict[str, str | int]]:
        """What it told, as a seat (None: a spectator) knows it."""
        return [self.game.events.fields(event, viewer, opened) for event in self.told]


class Walk:
    """A game so far. It trusts the words it is told; `check` is for those that come from outside."""

    state: State
    words: list[int]
    movers: list[int]  # who said each word: a seat or CHANCE
    seers: list[int]  # who saw it in full
    decided: list[bool]  # whether its seat had a choice, as far as others may know

    def __init__(self, game: Game, seats: Sequence[str], options: Mapping[str, Value]) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.options = game.settle(options)
        self.begin()

    def begin(self) -> None:
        """Go to the first question."""
        self.words, self.movers, self.seers, self.decided = [], [], [], []
        self._marks: list[int] = []  # length of the log before each word
        self._log = Log(self.game.events)
        self._legal: list[int] | None = None
        self.state = self.game.start(len(self.seats), **self.options)
        self.state.listener = self._log

    # Asking.

    @property
    def over(self) -> bool:
        return self.state.to_move == OVER

    @property
    def open(self) -> bool:
        """Whether everybody may see everything: the game is over."""
        return self.over

    @property
    def log(self) -> list[Event]:
        return self._log.events

    def known_legal(self) -> list[int]:
        """The words that may come next, found once for each position."""
        if self._legal is None:
            self._legal = self.state.legal()
        return self._legal

    def decides(self) -> bool:
        """Whether the seat to move has a choice, or others must not learn that it has none."""
        return self.state.to_move != CHANCE and (len(self.known_legal()) > 1 or self.state.conceals())

    def log_place(self, place: int) -> int:
        """How long the log was when so many words had been said."""
        return self._marks[place] if place < len(self._marks) else len(self.log)

    def told(self, viewer: int | None, start: int = 0) -> list[dict[str, str | int]]:
        """The log from a place on, as a seat (None: a spectator) may know it; at the end everything is open."""
        opened = self.open
        return [self.game.events.fields(event, viewer, opened) for event in self.log[start:]]

    def seen_words(self, viewer: int | None, since: int = 0) -> list[int]:
        """The words from a place on, as a seat (None: a spectator) may know them."""
        veil, opened = self.game.words.veil, self.open
        return [
            word if sees(seers, viewer, opened) else veil(word)
            for word, seers in zip(self.words[since:], self.seers[since:], strict=True)
        ]

    # Going on, and back.

    def check(self, word: int) -> None:
        """Refuse a word that the rules do not allow here."""
        where = f"word {len(self.words) + 1} ({self.game.words.text(word)!r})"
        if self.game.words.is_veiled(word):
            raise BadRecord(f"{where} is hidden: a record of a running game can be read, not replayed", "hidden")
        if self.over:
            raise BadRecord(f"{where} comes after the end of the game", "against-rules")
        if word not in self.known_legal():
            raise BadRecord(f"{where} is not legal there", "against-rules")

    def follow(self, word: int) -> Step:
        """Carry out a legal word, and write down who said it and what it told."""
        state = self.state
        step = Step(self.game, len(self.words), word, int(state.to_move), int(state.seers), [], state)
        self.decided.append(self.decides())
        self.words.append(word)
        self.movers.append(step.mover)
        self.seers.append(step.seers)
        self._marks.append(len(self.log))
        self._legal = None
        state.apply(word)
        step.told.extend(self.log[self._marks[-1] :])
        return step

    def rewind(self, place: int) -> None:
        """Go back to so many words."""
        words = self.words[:place]
        self.begin()
        for word in words:
            self.follow(word)
