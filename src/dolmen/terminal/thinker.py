"""Bots think in a process of their own: compiled search in a thread would hold up the screen.

The process reads pickled positions from its input and writes one word, or one hint, a line. It is a plain child,
because the screen has taken over the streams that `multiprocessing` would hand on.
"""

from __future__ import annotations

import asyncio
import pickle
import subprocess
import sys
from pathlib import Path

import msgspec

from dolmen import Game, Rng, State, load
from dolmen.analysis import Hint, hint
from dolmen.bots import Seat, make_bot
from dolmen.core.foresight import conjure

QUICK = ("random",)  # not worth a process
HINT = "?"  # asked for instead of a bot's word


class Thinker:
    """Asks bots for their words without holding up anything."""

    def __init__(self, game: Game, components: Path | None, seats: int, seed: int) -> None:
        self.game = game
        self.components = None if components is None else str(components)
        self.seats = seats
        self.seed = seed
        self.child: subprocess.Popen[bytes] | None = None

    async def choose(self, state: State, seat: int, bot: str, version: int) -> int:
        """The word a bot says at this position."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        seed = (self.seed << 40) + (version << 8) + seat
        if bot in QUICK:
            return make_bot(bot).choose(Seat(self.game, state.copy(), seat, self.seats), Rng(seed))
        question = (self.game.id, self.components, state.copy(), seat, self.seats, bot, seed)
        return int(await asyncio.to_thread(self.ask, pickle.dumps(question)))

    async def hint(self, state: State, seat: int) -> Hint:
        """Words worth thinking of for a seat, from what it knows."""
        question = (self.game.id, self.components, conjure(state, seat), seat, self.seats, HINT, 0)
        return msgspec.json.decode(await asyncio.to_thread(self.ask, pickle.dumps(question)), type=Hint)

    def ask(self, question: bytes) -> bytes:
        """Put a question to the process, begun when first needed, and wait for the answer."""
        if self.child is None:
            call = [sys.executable, "-m", __name__]
            pipe = subprocess.PIPE
            self.child = subprocess.Popen(call, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)
        child = self.child
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(question)
        child.stdin.flush()
        return child.stdout.readline()

    def close(self) -> None:
        """Let the process go, whatever it is thinking about."""
        child, self.child = self.child, None
        if child is not None:
            child.kill()
            child.wait()
            for stream in (child.stdin, child.stdout):
                if stream is not None:
                    stream.close()


def answer_all() -> None:
    """What the process does: choose a word, or find a hint, for every position it is given."""
    while True:
        try:
            id, components, state, seat, seats, bot, seed = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        place = Seat(load(id, components), state, seat, seats)
        if bot == HINT:
            print(msgspec.json.encode(hint(place, state.asked())).decode(), flush=True)
        else:
            print(make_bot(bot).choose(place, Rng(seed)), flush=True)


if __name__ == "__main__":
    answer_all()
