"""A mistake of a finished game tried again, as a client sees it: a try is weighed in the games of the analysis."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from functools import partial

from dolmen.analysis.sentences import Said
from dolmen.bots import BOTS
from dolmen.core.errors import IllegalMove
from dolmen.school import Retry
from dolmen.server.logs import tell
from dolmen.server.refused import Refused
from dolmen.workers import LaneFull, WorkerFailed, WorkerHung

from . import messages
from .entries import Chair
from .hall import Hall
from .messages import MistakeMessage, TryAnswer, write
from .trying import TryDesk

TRIES = 40  # that are kept in mind


class MistakeDesk(TryDesk[Retry]):
    """One person before one mistake."""

    def __init__(self, hall: Hall, retry: Retry, places: Sequence[int], person: str, address: str = "") -> None:
        super().__init__(hall, retry, person, retry.names[retry.seat], address)
        self.places = list(places)
        self.tries: list[TryAnswer] = []

    def chair(self, seat: int) -> Chair:
        """Who sat there in the game."""
        name = self.at.names[seat]
        if seat == self.at.seat:
            return super().chair(seat)
        return Chair(kind="bot", name=name, bot=name) if name in BOTS else Chair(kind="person", name=name)

    @property
    def id(self) -> str:
        return f"mistake-{self.at.decision.place}"

    async def answer(self, message: messages.Go | messages.Say | messages.Undo) -> AsyncIterator[str]:
        retry = self.at
        if isinstance(message, messages.Say):
            try:
                word = self.try_of(message, "this mistake is mended: try again, or go on" if retry.over else "")
                retry.check(word)
                chance = await self.weigh(word)
            except (Refused, IllegalMove) as error:
                yield self.refused(error, message.move)
                return
            found = retry.say(word, chance)
            self.tries = [*self.tries[1 - TRIES :], TryAnswer(word=word, chance=chance, found=found, told=None)]
            for text in self.tell("play" if found else "undo"):
                yield text
            yield self.done(message.move, 1)
            self.later = partial(self.explain, self.tries[-1])
            return
        if isinstance(message, messages.Go) and message.to == "show" and not retry.over:
            retry.show()
        elif retry.over:
            retry.again()
            self.tries = []
        else:
            return
        for text in self.tell("undo"):
            yield text

    async def weigh(self, word: int) -> float:
        """The chance after a word, as the analysis would have it."""
        retry = self.at
        if (known := retry.known(word)) is not None:
            return known
        arguments = (retry.game.id, retry.seat, len(retry.names), self.world, word, retry.decision.games)
        try:
            return await self.hall.workers.weigh(*arguments, owner=(self.address, self.person))
        except (WorkerHung, WorkerFailed, LaneFull) as error:
            tell("no weight", logging.WARNING, message=str(error))
            raise Refused("no-hint", "no answer was found: try again") from None

    async def explain(self, answer: TryAnswer) -> str:
        """What differs between the try and what was played, for the better or the worse."""
        answer.told = await self.why(answer)
        return self.standing()

    async def why(self, answer: TryAnswer) -> dict[str, Said]:
        played = self.at.decision.played
        if answer.word == played.word:
            return {}
        if answer.chance >= played.chance:
            return await self.reasons(answer.word, played.word)
        return await self.reasons(played.word, answer.word)

    def standing(self) -> str:
        decision = self.at.decision
        return write(
            MistakeMessage(
                place=decision.place,
                places=self.places,
                round=decision.round,
                played=decision.played.word,
                worth=decision.played.chance,
                best=decision.best.chance,
                answer=decision.best.word if self.at.over else None,
                tries=self.tries,
            )
        )
