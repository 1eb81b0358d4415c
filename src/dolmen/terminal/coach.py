"""The coach at a table against bots: whether it is at hand, and which questions it has explained, game by game."""

from __future__ import annotations

from collections.abc import Sequence

from .settings import Settings

LOWEST = "novice"


class Coach:
    """Explains a question the first time it comes up, and falls silent as questions are known."""

    def __init__(self, settings: Settings, game: str, bots: Sequence[str | None]) -> None:
        self.settings = settings
        self.game = game
        self.bots = [bot for bot in bots if bot is not None]
        self.can_come = 0 < len(self.bots) == len(bots) - 1  # one person, and bots at all other seats

    @property
    def on(self) -> bool:
        """Whether it is at hand; nobody has said: it is, for games against the lowest level."""
        wanted = self.settings.coach.get(self.game, all(bot == LOWEST for bot in self.bots))
        return self.can_come and wanted

    def turn(self) -> None:
        """Call it or send it away; who calls it anew wants to hear everything once more."""
        self.settings.coach[self.game] = not self.on
        if self.on:
            self.settings.met.pop(self.game, None)
        self.settings.write()

    def explains(self, question: str) -> bool:
        return self.on and question not in self.settings.met.get(self.game, [])

    def meet(self, question: str) -> None:
        """A question was explained and answered: the next time it goes without saying."""
        if self.explains(question):
            self.settings.met.setdefault(self.game, []).append(question)
            self.settings.write()
