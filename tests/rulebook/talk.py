"""What a table of any game can do in a test: say what may be said now, and have words said as text."""

from __future__ import annotations

from typing import Generic, TypeVar

from dolmen import CHANCE, OVER, Game, State

S = TypeVar("S", bound=State)
MANY = 20_000  # words that no test needs
SHOWN = 40  # words in a message


class Talk(Generic[S]):
    """A game whose fate the test decides. Seats are 0, 1, …; words are said as text."""

    game: Game
    state: S
    said = 0  # words so far

    @property
    def to_move(self) -> int:
        return int(self.state.to_move)

    @property
    def over(self) -> bool:
        return self.to_move == OVER

    @property
    def asked(self) -> str:
        return self.state.asked().name

    def legal(self, family: str = "") -> list[str]:
        """The words that may be said now, or those of one family."""
        texts = [self.game.words.text(word) for word in self.state.legal()]
        return [text for text in texts if not family or text.split(" ")[0] == family]

    def can(self, text: str) -> bool:
        return text in self.legal()

    def why(self, text: str) -> str:
        """The reason why the seat to move may not say a word."""
        assert not self.can(text), f"{text!r} is legal"
        return self.game.why_not(self.state, self.to_move, self.game.words.parse(text)).key

    def say(self, *texts: str) -> None:
        """Say words, each of which must be legal."""
        for text in texts:
            assert self.can(text), f"{text!r} is not among {self.legal()[:SHOWN]}"
            self.said += 1
            assert self.said < MANY, f"the game goes round in circles: {text!r} again"
            self.state.apply(self.game.words.parse(text))

    def fate(self, *texts: str) -> None:
        """Let fate say words."""
        for text in texts:
            assert self.to_move == CHANCE, f"fate is not asked: {self.legal()[:SHOWN]}"
            self.say(text)
