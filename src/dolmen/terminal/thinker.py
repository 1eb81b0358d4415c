"""Bots think in a process of their own: compiled search in a thread would hold up the screen."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from dolmen import Game, Rng, State
from dolmen.analysis import Hint
from dolmen.bots import Seat, make_bot
from dolmen.bots.levels import level_below
from dolmen.core.foresight import conjure
from dolmen.workers import ANYBODY, Lane, Worker, WorkerFailed, WorkerHung

QUICK = ("random",)  # not worth a process
PATIENCE = 60.0  # seconds that a bot may think: one that thinks longer is hung


class Thinker:
    """Asks bots for their words without holding up anything."""

    def __init__(self, game: Game, components: Path | None, names: Sequence[str], seed: int) -> None:
        self.game = game
        self.names = tuple(names)
        self.seats = len(names)
        self.seed = seed
        self.worker = Worker({} if components is None else {game.id: str(components)}, quiet=True)
        self.lane = Lane([self.worker], PATIENCE)

    async def choose(self, state: State, seat: int, bot: str, version: int) -> tuple[int, str]:
        """The word a bot says at this position; for one that hangs, fails or cheats the next lower level speaks.

        With it the text of what went wrong: "" if nothing did.
        """
        legal = state.legal()
        if len(legal) == 1:
            return legal[0], ""
        fault = ""
        for name in filter(None, (bot, level_below(bot))):
            try:
                word = await self.word_of(name, state, seat, version)
            except (WorkerHung, WorkerFailed) as error:
                fault = fault or ("ui-bot-hung" if isinstance(error, WorkerHung) else "ui-bot-failed")
            else:
                if word in legal:
                    return word, fault
                fault = fault or "ui-bot-failed"
        return random.choice(legal), fault

    async def word_of(self, bot: str, state: State, seat: int, version: int) -> int:
        """What one bot says."""
        seed = (self.seed << 40) + (version << 8) + seat
        world = conjure(state, seat)
        if bot in QUICK:
            return make_bot(bot).choose(Seat(self.game, world, seat, self.seats), Rng(seed))
        return await self.ask("choose", self.game.id, bot, seat, self.seats, seed, world)

    async def hint(self, state: State, seat: int) -> Hint:
        """Words worth thinking of for a seat, from what it knows."""
        question = (self.game.id, seat, self.seats, conjure(state, seat), self.names)
        found, _ = await self.lane.work(ANYBODY, "hint", *question)
        assert isinstance(found, Hint)
        return found

    async def ask(self, job: str, *question: object) -> int:
        """Put a question to the process, begun when first needed."""
        return int(await self.lane.work(ANYBODY, job, *question))

    async def close(self) -> None:
        """Let the process go, whatever it is thinking about."""
        await self.worker.kill()
