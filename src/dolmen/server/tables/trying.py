"""What puzzles and mistakes have in common: one word is tried, and why it is better or worse is told later."""

from __future__ import annotations

import logging
from typing import TypeVar

from dolmen.analysis.sentences import Said
from dolmen.bots import Seat
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.school import Attempt, Retry
from dolmen.server.logs import tell
from dolmen.server.refused import Refused
from dolmen.workers import LaneFull, WorkerFailed, WorkerHung

from . import messages
from .desk import Desk
from .hall import Hall

Tried = TypeVar("Tried", bound=Attempt | Retry)


class TryDesk(Desk[Tried]):
    """One person before a position in which one word is to be found."""

    bot = "elder"

    def __init__(self, hall: Hall, at: Tried, person: str, name: str, address: str = "") -> None:
        super().__init__(at, person, name)
        self.hall = hall
        self.address = address  # from where the person came

    def try_of(self, message: messages.Say, ended: str) -> int:
        """The one word of a try; `ended` says why none is taken any more, if so."""
        word = self.words_of(message)[0]
        if ended:
            raise Refused("not-here", ended)
        return word

    @property
    def world(self) -> State:
        """The position without what the seat cannot know."""
        return Seat(self.at.game, self.at.match.state, self.at.seat, len(self.at.names)).world(Rng(0))

    async def reasons(self, better: int, other: int) -> dict[str, Said]:
        """What speaks for one word against another; nothing where nobody has time to find out."""
        arguments = (self.at.game.id, self.at.seat, len(self.at.names), self.world, better, other)
        try:
            return await self.hall.workers.compare(*arguments, owner=(self.address, self.person))
        except (WorkerHung, WorkerFailed, LaneFull) as error:
            tell("no reason", logging.WARNING, message=str(error))
            return {}
