"""A match as a table needs it: it can follow words that were drawn elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from dolmen.core.errors import BadRecord, CannotUndo
from dolmen.core.events import EVERYONE
from dolmen.core.game import Game
from dolmen.core.match import Match, is_peeking
from dolmen.core.options import Value
from dolmen.core.record import Record
from dolmen.core.state import CHANCE, OVER, State

from .refused import Refused


class Stored(Record, frozen=True, kw_only=True):
    """The words of a table's log: who said them follows from the rules."""

    def check_word(self, game: Game, state: State, place: int) -> None:
        """Refuse a word that the rules do not allow at its place."""
        if state.to_move == OVER or self.words[place] not in state.legal():
            raise BadRecord(f"word {place + 1} ({game.words.text(self.words[place])!r}) is not legal there")


class Play(Match):
    """The match of one table; `stopped`: the table is over although the rules would go on."""

    stopped = False

    @classmethod
    def of_words(
        cls, game: Game, names: Sequence[str], options: dict[str, Value], rules: int, words: Sequence[int], forced: bool
    ) -> Play:
        """Take up a game from its words, each checked against the rules."""
        record = Stored(
            game=game.id,
            version=rules,
            components=game.pack.hash,
            options=options,
            seats=tuple(names),
            words=tuple(words),
            movers=(CHANCE,) * len(words),
        )
        play = cls(game, names, options, forced=forced, resumed=record)
        if len(play.words) != len(words):
            raise BadRecord("the rules now go on where they stopped before")
        return play

    def follow(self, words: Sequence[int]) -> None:
        """Apply words that another process has drawn and stored."""
        for word in words:
            self._apply(word)

    def rewind(self, place: int) -> None:
        """Go back to so many words."""
        words = self.words[:place]
        self.ended = None
        self._begin()
        self.follow(words)

    def undo_place(self, seat: int) -> int | None:
        """How many words would be left if a seat took back its last decision; None if it has decided nothing."""
        try:
            return self._undo_to(seat)
        except CannotUndo:
            return None

    @property
    def open(self) -> bool:
        """Whether everything may be seen: the game is over, or has stopped for good."""
        return self.over or self.stopped

    def log_place(self, place: int) -> int:
        """How long the log was when so many words had been said."""
        return self._marks[place] if place < len(self._marks) else len(self.log)

    def told(self, seat: int | None, start: int) -> list[dict[str, str | int]]:
        """The log from a place on, as a seat may know it; at the end everything is open."""
        events = self.log[start:]
        if self.open:
            events = [event._replace(seers=EVERYONE) for event in events]
        return [self.game.events.fields(event, seat) for event in events]

    def seen_words(self, seat: int | None, since: int) -> list[int]:
        """The words from a place on, as a seat may know them."""
        if self.open:
            return self.words[since:]
        return [
            word if seers == EVERYONE or (seat is not None and seers >> seat & 1) else self.game.words.veil(word)
            for word, seers in zip(self.words[since:], self.seers[since:], strict=True)
        ]

    def say(self, seat: int, words: Sequence[int]) -> int:
        """Say words for a seat, all or none, up to where chance falls or a secret is seen; how many were said."""
        if len(words) == 1:
            self.play(seat, words[0])
            return 1
        planned, said = self._plan(seat, words)
        for word in planned:
            self.play(seat, word)
        return said

    def _plan(self, seat: int, words: Sequence[int]) -> tuple[list[int], int]:
        """Try words on a copy: which must be said (others are forced, and said by themselves), and how many count.

        Nothing is drawn here: a list that is refused must not have shown, or changed, what chance brings, nor what
        another seat hides.
        """
        self._check(seat, words[0])
        trial = self.state.copy()
        planned: list[int] = []
        place = 0
        while place < len(words) and trial.to_move != CHANCE:
            word = words[place]
            if trial.to_move != seat:
                raise Refused("not-your-turn", "the seat is not asked any more", index=place)
            if word not in trial.legal():
                self.game.words.family(word)
                refusal = self.game.why_not(trial, seat, word)
                text = f"{self.game.words.text(word)!r} is not allowed then: {refusal.key}"
                raise Refused(refusal.key, text, refusal.numbers, refusal.rules, place)
            planned.append(word)
            trial.apply(word)
            place += 1
            if is_peeking(trial, seat):
                break
            while self.forced and trial.to_move >= 0 and not trial.conceals() and len(legal := trial.legal()) == 1:
                if trial.to_move == seat and place < len(words) and words[place] == legal[0]:
                    place += 1
                trial.apply(legal[0])
        return planned, place
