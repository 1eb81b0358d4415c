"""Somebody before a puzzle: any word may be said, the first one counts, and then it is told what each was worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from dolmen.core.foresight import Ahead
from dolmen.core.game import Game
from dolmen.core.options import Value
from dolmen.core.view import View

from .course import said
from .puzzles import Puzzle
from .sitting import Scripted

SHOWN = 3  # words whose shares are told on the board: the best, one's own, the next


class Before:
    """One person before a position that stays as it is, whatever is said; `version` grows with every answer."""

    def __init__(
        self, game: Game, seat: int, names: Sequence[str], options: Mapping[str, Value], words: Iterable[int]
    ) -> None:
        self.game = game
        self.seat = seat
        self.names = list(names)
        self.match = Scripted(game, self.names, options)
        for word in words:
            self.match.follow(word)
        self.version = len(self.match.words)

    def view(self) -> View:
        """What the seat sees."""
        return self.match.view(self.seat)

    def ahead(self, words: Sequence[int]) -> Ahead:
        return self.match.ahead(self.seat, words)


class Attempt(Before):
    """One person at one puzzle."""

    def __init__(self, game: Game, puzzle: Puzzle, names: Sequence[str] = ()) -> None:
        names = names or [str(seat + 1) for seat in range(puzzle.seats)]
        super().__init__(game, puzzle.seat, names, puzzle.options, said(puzzle.words, game.words))
        self.puzzle = puzzle
        self.given: int | None = None
        self.answered = False

    @property
    def best(self) -> int:
        return self.game.words.parse(self.puzzle.answer)

    @property
    def obvious(self) -> int:
        return self.game.words.parse(self.puzzle.obvious)

    @property
    def right(self) -> bool:
        return self.given == self.best

    def shares(self) -> list[tuple[int, float]]:
        """What every word is worth, the best first."""
        found = [(self.game.words.parse(word), share) for word, share in self.puzzle.shares.items()]
        return sorted(found, key=lambda one: (one[0] != self.best, -one[1]))

    def told(self) -> list[tuple[int, float]]:
        """Those that are told: the best, one's own, and the next."""
        shares = self.shares()
        own = [one for one in shares if one[0] in (self.best, self.given)]
        rest = [one for one in shares if one not in own]
        return sorted([*own, *rest[: SHOWN - len(own)]], key=shares.index)

    def view(self) -> View:
        """What the seat sees; when it has answered, what is told stays lit."""
        view = super().view()
        return msgspec.structs.replace(view, legal=sorted(word for word, _ in self.told())) if self.answered else view

    def say(self, word: int) -> bool:
        """Answer, or be refused by the rules; whether it is right."""
        self.match.check_said(self.seat, word)
        self.given, self.answered = word, True
        self.version += 1
        return self.right

    def show(self) -> None:
        """Have the answer shown."""
        self.given, self.answered = None, True
        self.version += 1

    def again(self) -> None:
        """Try again; it does not count any more."""
        self.given, self.answered = None, False
        self.version += 1
