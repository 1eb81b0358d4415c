"""Somebody before a mistake of their own: tried again until a word does as well as the best, or it is shown."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dolmen.analysis import Decision
from dolmen.core.game import Game
from dolmen.core.record import Record
from dolmen.core.view import View

from .attempt import Before


class Retry(Before):
    """One decision of a recorded game once more. A wrong word costs nothing but the next try."""

    def __init__(self, game: Game, record: Record, seat: int, decision: Decision, names: Sequence[str]) -> None:
        super().__init__(game, seat, names, record.options, record.words[: decision.place])
        self.decision = decision
        self.tried: list[tuple[int, float]] = []  # what was said, and the chance it leads to
        self.shown = False

    @property
    def found(self) -> bool:
        return bool(self.tried) and self.decision.is_found(self.tried[-1][1])

    @property
    def over(self) -> bool:
        """Nothing more is to be said: it was found or shown."""
        return self.found or self.shown

    def view(self) -> View:
        """What the seat sees; at the end the best, what was played and what was found stay lit."""
        view = super().view()
        if not self.over:
            return view
        told = {self.decision.best.word, self.decision.played.word, *(word for word, _ in self.tried[-1:])}
        return msgspec.structs.replace(view, legal=sorted(told))

    def check(self, word: int) -> None:
        """Be refused by the rules, if they do."""
        self.match.check_said(self.seat, word)

    def known(self, word: int) -> float | None:
        """The chance of a word that the analysis has tried itself."""
        choices = (self.decision.best, self.decision.played, self.decision.also)
        return next((choice.chance for choice in choices if choice is not None and choice.word == word), None)

    def say(self, word: int, chance: float) -> bool:
        """Try a word of that chance; whether it does."""
        self.tried.append((word, chance))
        self.version += 1
        return self.found

    def show(self) -> None:
        """Have the best shown."""
        self.shown = True
        self.version += 1

    def again(self) -> None:
        """Begin anew."""
        self.tried, self.shown = [], False
        self.version += 1
