"""The safe door to a state: a match checks, refuses with a reason, draws chance, records and takes back."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Self

from .asked import Refusal
from .errors import CannotUndo, IllegalMove, NotYourTurn
from .events import EVERYONE
from .foresight import Ahead, conjure, look_ahead
from .game import Game
from .options import Value
from .record import Record, clean
from .rng import Rng
from .state import CHANCE, OVER, State
from .view import View
from .walk import Walk


class Match(Walk):
    """One game being played by seats 0, 1, …; nothing else reaches its state from outside.

    With `forced=True` a decision that leaves one word only is said at once for its seat.
    """

    ended: str | None
    _world: tuple[tuple[int, int], State] | None  # the position as a seat knew it at a version

    def __init__(
        self,
        game: Game,
        seats: int | Sequence[str],
        options: Mapping[str, Value] | None = None,
        rng: Rng | None = None,
        forced: bool = False,
        resumed: Record | None = None,
    ) -> None:
        game.check_seats(seats if isinstance(seats, int) else len(seats))
        names = [str(seat + 1) for seat in range(seats)] if isinstance(seats, int) else seats
        self.rng = Rng(secrets.randbits(128)) if rng is None else rng
        self.forced = forced
        self.started = resumed.started if resumed else now()
        self._taken_back = 0  # words taken back, and one for each time
        super().__init__(game, list(map(clean, names)), options or {})
        if resumed:
            for _ in resumed.steps(game, self):
                pass
            self.ended = resumed.ended if self.over else None
        self._go_on()

    @classmethod
    def resume(cls, game: Game, record: Record, rng: Rng | None = None, forced: bool = False) -> Self:
        """Take up a recorded game where it stopped; every word is checked against the rules."""
        record.check_game(game)
        return cls(game, record.seats, record.options, rng, forced, record)

    # Asking.

    @property
    def to_move(self) -> int:
        """The seat that decides now, or OVER."""
        return int(self.state.to_move)

    @property
    def version(self) -> int:
        """Grows with every change of the table, by one with each word and each undo: it never comes twice."""
        return len(self.words) + self._taken_back

    def legal(self, seat: int | None = None) -> list[int]:
        """The words the seat (default: the one to move) may say now; empty if it is not asked."""
        if self.over or (seat is not None and seat != self.state.to_move):
            return []
        return list(self.known_legal())

    def view(self, seat: int | None) -> View:
        """What the seat (None: a spectator) may know."""
        return self.game.view(self.state, seat)

    def views(self, seats: Iterable[int | None]) -> Mapping[int | None, View]:
        """What several seats may know."""
        return self.game.views(self.state, seats)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened from a version on, as the seat may know it; at the end everything is open.

        An undo writes a new log: from a version before it, the whole of it is told.
        """
        place = since - self._taken_back
        return self.told(seat, self.log_place(place) if place >= self._kept else 0)

    def ahead(self, seat: int, words: Sequence[int]) -> Ahead:
        """What these words of the seat to move would bring, as far as it can know."""
        if self._world is None or self._world[0] != (self.version, seat):
            self._world = (self.version, seat), conjure(self.state, seat)
        return look_ahead(self.game, self._world[1], seat, words, self.forced)

    def _repr_html_(self) -> str:
        """The game so far, as a notebook shows it: the browser's own boards, without others' secrets."""
        from dolmen.show.page import NoPlayer, frame

        from .texts import choose_language

        try:
            return frame(self.record(), self.game, None, choose_language())
        except NoPlayer as error:
            return f"<p>{self.game.id}, {len(self.words)} words; {error}.</p>"

    # Acting.

    def play(self, seat: int, word: int | str) -> None:
        """Say a word for a seat, or refuse with the reason and change nothing."""
        said = self.game.words.parse(word) if isinstance(word, str) else word
        self.check_said(seat, said)
        self.follow(said)
        self._go_on()

    def check_said(self, seat: int, word: int) -> None:
        """Refuse, with the reason, a word that a seat may not say now."""
        if self.over:
            refusal = Refusal("over")
            raise NotYourTurn("the game is over: nothing can be played any more", refusal)
        if seat != self.state.to_move:
            asked = int(self.state.to_move)
            refusal = Refusal("not-your-turn", {"player": asked})
            raise NotYourTurn(f"seat {seat + 1} is not asked; seat {asked + 1} is", refusal)
        if word not in self.legal():
            self.game.words.family(word)  # a number that is no word has its own error
            refusal = self.game.why_not(self.state, seat, word)
            numbers = ", ".join(f"{key} {value}" for key, value in refusal.numbers.items())
            reason = f"{refusal.key}{f' ({numbers})' if numbers else ''}"
            raise IllegalMove(f"{self.game.words.text(word)!r} is not allowed now: {reason}", refusal)

    def undo(self, seat: int, consent: bool = False) -> None:
        """Go back to before the seat's own last decision.

        A seat alone may not go back past chance, a secret or another seat's decision; with everybody's consent it may.
        """
        place = self.undo_place(seat)
        if place is None:
            raise CannotUndo("nothing to take back: this seat has not decided anything yet")
        if not consent:
            self._check_undo(seat, place)
        self._taken_back += len(self.words) - place + 1
        self.rewind(place)
        self._kept = place

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last decision alone."""
        place = self.undo_place(seat)
        try:
            if place is not None:
                self._check_undo(seat, place)
        except CannotUndo:
            return False
        return place is not None

    def undo_place(self, seat: int) -> int | None:
        """How many words would be left if a seat took back its last decision; None if it has decided nothing."""
        places = range(len(self.words) - 1, -1, -1)
        return next((place for place in places if self.movers[place] == seat and self.decided[place]), None)

    def _check_undo(self, seat: int, place: int) -> None:
        for mover, seers in zip(self.movers[place:], self.seers[place:], strict=True):
            if mover == CHANCE:
                raise CannotUndo("dice or cards have fallen since: only everybody together can take that back")
            if mover != seat:
                raise CannotUndo(f"seat {mover + 1} has decided since: only everybody together can take that back")
            if seers != EVERYONE:
                raise CannotUndo("a secret was seen since: only everybody together can take that back")
        if is_peeking(self.state, seat):
            raise CannotUndo("a secret is seen now: only everybody together can take that back")

    def begin(self) -> None:
        super().begin()
        self.ended = None
        self._kept = 0  # how many of the words were said before the last undo
        self._world = None

    def _go_on(self) -> None:
        """Draw chance, and say forced words, until somebody decides."""
        while self.state.to_move != OVER:
            if self.state.to_move == CHANCE:
                self.follow(int(self.state.sample(self.rng)))
            elif self.forced and not self.decides():
                self.follow(self.known_legal()[0])
            else:
                return
        if self.ended is None:
            self.ended = now()

    # Recording.

    def record(self, seat: int | None = None, redacted: bool = False) -> Record:
        """The game so far; redacted, as the seat (None: a spectator) may know it while the game runs."""
        words = self.seen_words(seat) if redacted else self.words
        outcome = self.state.outcome() if self.over else None
        return Record(
            game=self.game.id,
            version=self.game.version,
            components=self.game.pack.hash,
            options={o.name: self.options[o.name] for o in self.game.options if self.options[o.name] != o.default},
            seats=self.seats,
            words=tuple(words),
            movers=tuple(self.movers),
            places=outcome.places if outcome else None,
            scores=outcome.scores if outcome else None,
            started=self.started,
            ended=self.ended if outcome else None,
        )


def is_peeking(state: State, seat: int) -> bool:
    """Whether what a seat is asked shows it another seat's secret: its answer is for the two of them alone."""
    return state.to_move == seat and state.seers not in (EVERYONE, 1 << seat)


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
