"""A mistake of a finished game tried again, as a client sees it: a try is weighed in the games of the analysis."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from functools import partial

from dolmen.analysis.sentences import Said
from dolmen.bots import BOTS, Seat
from dolmen.core.errors import IllegalMove
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.school import Retry
from dolmen.server.logs import tell
from dolmen.server.refused import Refused
from dolmen.workers import LaneFull, WorkerFailed, WorkerHung

from . import messages
from .desk import Desk
from .entries import Chair
from .hall import Hall
from .messages import MistakeMessage, TryAnswer, write

TRIES = 40  # that are kept in mind


class MistakeDesk(Desk[Retry]):
    """One person before one mistake."""

    bot = "elder"

    def __init__(self, hall: Hall, retry: Retry, places: Sequence[int], person: str, address: str = "") -> None:
        super().__init__(retry, person, retry.names[retry.seat])
        self.hall = hall
        self.address = address  # from where the person came
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
                word = self.words_of(message)[0]
                if retry.over:
                    raise Refused("not-here", "this mistake is mended: try again, or go on")
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

    @property
    def world(self) -> State:
        """The position without what the seat cannot know."""
        return Seat(self.at.game, self.at.match.state, self.at.seat, len(self.at.names)).world(Rng(0))

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
        retry, played = self.at, self.at.decision.played
        if answer.word == played.word:
            return {}
        pair = (answer.word, played.word) if answer.chance >= played.chance else (played.word, answer.word)
        arguments = (retry.game.id, retry.seat, len(retry.names), self.world, *pair)
        try:
            return await self.hall.workers.compare(*arguments, owner=(self.address, self.person))
        except (WorkerHung, WorkerFailed, LaneFull) as error:
            tell("no reason", logging.WARNING, message=str(error))
            return {}

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
