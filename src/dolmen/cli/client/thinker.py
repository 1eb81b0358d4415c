"""Bots think in a process of their own: compiled search would hold up the screen in a thread."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from dolmen import Game, Rng, State, load
from dolmen.bots import Seat, make_bot

QUICK = ("random",)  # not worth a process


def choose(id: str, components: str | None, state: State, seat: int, seats: int, bot: str, seed: int) -> int:
    """A bot's word, as the process chooses it."""
    return make_bot(bot).choose(Seat(load(id, components), state, seat, seats), Rng(seed))


class Thinker:
    """Asks bots for their words without holding up anything."""

    def __init__(self, game: Game, components: Path | None, seats: int, seed: int) -> None:
        self.game = game
        self.components = None if components is None else str(components)
        self.seats = seats
        self.seed = seed
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, state: State, seat: int, bot: str, version: int) -> int:
        """The word a bot says at this position."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        seed = (self.seed << 40) + (version << 8) + seat
        if bot in QUICK:
            return make_bot(bot).choose(Seat(self.game, state.copy(), seat, self.seats), Rng(seed))
        self.pool = self.pool or ProcessPoolExecutor(1, get_context("spawn"))
        told = self.pool.submit(choose, self.game.id, self.components, state.copy(), seat, self.seats, bot, seed)
        return await asyncio.wrap_future(told)

    def close(self) -> None:
        """Let the process go, whatever it is thinking about."""
        if self.pool is not None:
            for process in list(getattr(self.pool, "_processes", {}).values()):
                process.terminate()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
