"""A match as a table needs it: it can follow words that were drawn elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from dolmen.core.errors import BadRecord
from dolmen.core.game import Game
from dolmen.core.match import Match, is_peeking
from dolmen.core.options import Value
from dolmen.core.record import Record
from dolmen.core.state import CHANCE, OVER
from dolmen.server.refused import Refused


class Play(Match):
    """The match of one table; `stopped`: the table is over although the rules would go on."""

    stopped = False

    @classmethod
    def of_words(
        cls, game: Game, names: Sequence[str], options: dict[str, Value], rules: int, words: Sequence[int], forced: bool
    ) -> Play:
        """Take up a game from its words, each checked against the rules."""
        play = cls.on_from(game, names, options, rules, words, forced)
        if len(play.words) != len(words):
            raise BadRecord("the rules now go on where they stopped before")
        return play

    @classmethod
    def on_from(
        cls, game: Game, names: Sequence[str], options: dict[str, Value], rules: int, words: Sequence[int], forced: bool
    ) -> Play:
        """Go on from the words of a game, each checked against the rules, to the next decision."""
        record = Record(
            game=game.id,
            version=rules,
            components=game.pack.hash,
            options=options,
            seats=tuple(names),
            words=tuple(words),
            movers=(),
        )
        return cls.resume(game, record, forced=forced)

    @property
    def open(self) -> bool:
        """Whether everything may be seen: the game is over, or has stopped for good."""
        return self.over or self.stopped

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
        self.check_said(seat, words[0])
        trial = self.state.copy()
        planned: list[int] = []
        place = 0
        while place < len(words) and trial.to_move != CHANCE:
            word = words[place]
            if trial.to_move == OVER:
                raise Refused("over", "the game is over by then", index=place)
            if trial.to_move != seat:
                why = "the seat is not asked any more"
                raise Refused("not-your-turn", why, {"player": int(trial.to_move)}, index=place)
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
