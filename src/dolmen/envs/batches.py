"""Many games at once: compiled code steps them all and numpy arrays hold what came of it.

    games = dolmen.envs.batch("stone-age", n=1024, players=2, seed=1)
    while learning:
        games.step(choose(games.observations, games.masks))

The arrays are the same objects all the time, filled anew at every step. A game that ends gives its rewards, is marked
in `dones`, and begins anew at once: what is observed then is the new game.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection
from typing import Any, Self

from dolmen.core.extra import need

need("numpy")

import numpy as np
from numpy.typing import NDArray

from dolmen.core.asked import Refusal
from dolmen.core.errors import BadOption, DolmenError, IllegalMove
from dolmen.core.game import Game
from dolmen.core.lanes import ILLEGAL, Lanes
from dolmen.core.options import Value

from .desk import Desk, find_reward, whole

Arrays = dict[str, NDArray[Any]]
PROCESSES = multiprocessing.get_context("spawn")


class WorkerLost(DolmenError):
    """A process of a batch is gone."""


def batch(
    game: Game | str,
    n: int = 1024,
    players: int | None = None,
    *,
    seed: int = 0,
    rewards: str = "share",
    masks: bool = True,
    workers: int = 0,
    **options: Value,
) -> Batch:
    """So many games side by side. Without masks only the lists of legal words are kept, which is less work.

    Workers are processes that share the arrays; each plays its part of the games, and the games are the same.
    """
    return Batch(game, n, players, seed=seed, rewards=rewards, masks=masks, workers=workers, options=options)


class Batch:
    """Games side by side, each at a decision of one of its seats."""

    def __init__(
        self,
        game: Game | str,
        n: int,
        players: int | None = None,
        *,
        seed: int = 0,
        rewards: str = "share",
        masks: bool = True,
        workers: int = 0,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        n, workers = whole(n, "the number of games"), whole(workers, "the number of workers")
        if n < 1 or not 0 <= workers <= n:
            raise BadOption(f"a batch has at least one game and no more workers than games, not {n} and {workers}")
        find_reward(rewards)
        self.desk = Desk(game, players, options or {})
        self.n = n
        memory = {name: _Memory(*kind, workers > 0) for name, kind in self._kinds(masks).items()}
        arrays = {name: piece.array() for name, piece in memory.items()}
        self.observations: NDArray[np.int16] = arrays["observations"]  # as the seat to move sees it
        self.masks: NDArray[np.bool_] = arrays["masks"]  # its legal actions
        self.rewards: NDArray[np.float32] = arrays["rewards"]  # by seat, of games that have just ended
        self.dones: NDArray[np.bool_] = arrays["dones"]
        self.to_move: NDArray[np.int64] = arrays["to_move"]
        self.counts: NDArray[np.int64] = arrays["counts"]  # of legal actions
        self._words: NDArray[np.int64] = arrays["words"]
        self._parts: list[_Part] = []
        self._workers: list[_Worker] = []
        seed = whole(seed, "a seed")
        if workers:
            bounds = [round(k * n / workers) for k in range(workers + 1)]
            job = (self.desk.game, self.desk.seats, self.desk.options, seed, rewards, memory)
            self._workers = [_Worker(job, range(first, last)) for first, last in pairwise(bounds)]
            self._answers()
        else:
            self._parts = [_Part(self.desk, range(n), seed, rewards, arrays)]

    def _kinds(self, masks: bool) -> dict[str, tuple[Any, tuple[int, ...]]]:
        """What the arrays hold, and their shapes."""
        n, desk = self.n, self.desk
        return {
            "observations": (np.int16, (n, desk.layout.length)),
            "rewards": (np.float32, (n, desk.seats)),
            "dones": (np.bool_, (n,)),
            "to_move": (np.int64, (n,)),
            "counts": (np.int64, (n,)),
            "masks": (np.bool_, (n if masks else 0, desk.actions)),
            "words": (np.int64, (n,)),
        }

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Say a word in every game. If one is not legal nothing happens in any, and IllegalMove says which and why."""
        words = np.asarray(actions)
        if words.shape != (self.n,) or words.dtype.kind not in "iu":
            raise IllegalMove(
                f"a step takes {self.n} actions, one for each game, not {words.shape} of {words.dtype}",
                Refusal("not-legal"),
            )
        self._words[:] = words
        self._ask("check")
        self._ask("step")

    def reset(self, seed: int) -> None:
        """Begin all games anew, as a batch does that is made with this seed."""
        self._ask("reset", whole(seed, "a seed"))

    def legal(self, game: int) -> NDArray[np.int64]:
        """The legal words of one game, ascending."""
        if self._parts:
            return np.array(self._parts[0].lanes.lanes[game].legal.list(), np.int64)
        last = np.cumsum(self.counts)[game]
        return self._legal()[last - self.counts[game] : last]

    def sample(self, luck: np.random.Generator) -> NDArray[np.int64]:
        """A random legal word for every game."""
        first = np.cumsum(self.counts) - self.counts
        chosen: NDArray[np.int64] = first + (luck.random(self.n) * self.counts).astype(np.int64)
        return self._legal()[chosen]

    def close(self) -> None:
        """Let workers go."""
        for worker in self._workers:
            worker.stop()
        self._workers = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _legal(self) -> NDArray[np.int64]:
        """All legal words, game after game."""
        return np.concatenate(self._ask("legal"))

    def _ask(self, what: str, *said: Any) -> list[Any]:
        """Have every part do something, and hear what came of it; the first complaint is raised."""
        if self._parts:
            return [getattr(part, what)(*said) for part in self._parts]
        if not self._workers:
            raise BadOption("this batch is closed")
        for worker in self._workers:
            worker.ask(what, *said)
        return self._answers()

    def _answers(self) -> list[Any]:
        answers = [worker.answer() for worker in self._workers]
        for answer in answers:
            if isinstance(answer, DolmenError):
                raise answer
        return answers


class _Memory:
    """What an array lies in; processes may share it."""

    def __init__(self, dtype: Any, shape: tuple[int, ...], is_shared: bool) -> None:
        self.dtype = dtype
        self.shape = shape
        size = max(1, prod(shape) * np.dtype(dtype).itemsize)
        self.raw: Any = PROCESSES.RawArray("b", size) if is_shared else bytearray(size)

    def array(self) -> NDArray[Any]:
        return np.ndarray(self.shape, self.dtype, self.raw)


class _Part:
    """Some of the games, and their rows of the arrays."""

    def __init__(self, desk: Desk, part: range, seed: int, rewards: str, arrays: Arrays) -> None:
        self.desk = desk
        self.part = part
        self.pay = find_reward(rewards)
        rows = slice(part.start, part.stop)
        self.arrays = {name: array[rows] for name, array in arrays.items()}
        self.places = np.zeros(0, np.int64)  # of the masks that are set
        self.reset(seed)

    def reset(self, seed: int) -> None:
        lanes = [self.desk.lane(seed * 1_000_003 + k) for k in self.part]
        self.lanes = Lanes(lanes, self.desk.seats, self.desk.actions, self.pay)
        self.show()

    def check(self) -> None:
        """Refuse a step with a word that is not legal."""
        words = self.arrays["words"].tolist()
        wrong = self.lanes.refused(words)
        if wrong != ILLEGAL:
            reason = self.desk.refusal(self.lanes.lanes[wrong].state, words[wrong])
            raise IllegalMove(f"game {self.part[wrong]}: {reason}", Refusal("not-legal"))

    def step(self) -> None:
        self.lanes.step(self.arrays["words"].tolist())
        self.show()

    def show(self) -> None:
        """Bring the arrays up to date."""
        lanes, arrays = self.lanes, self.arrays
        observations = arrays["observations"]
        np.copyto(observations, np.frombuffer(memoryview(lanes.numbers.items), np.int16).reshape(observations.shape))
        np.copyto(
            arrays["rewards"], np.frombuffer(memoryview(lanes.rewards), np.float64).reshape(arrays["rewards"].shape)
        )
        np.copyto(arrays["dones"], np.frombuffer(memoryview(lanes.dones), np.bool_))
        np.copyto(arrays["to_move"], np.frombuffer(memoryview(lanes.to_move), np.int64))
        np.copyto(arrays["counts"], np.frombuffer(memoryview(lanes.counts), np.int64))
        places = np.frombuffer(memoryview(lanes.places.items), np.int64)[: int(lanes.places.size)].copy()
        if len(arrays["masks"]):
            flat = arrays["masks"].reshape(-1)
            flat[self.places] = False
            flat[places] = True
        self.places = places

    def legal(self) -> NDArray[np.int64]:
        """The legal words of its games, one after the other."""
        words: NDArray[np.int64] = self.places % self.desk.actions
        return words


class _Worker:
    """A process that plays some of the games."""

    def __init__(self, job: tuple[Any, ...], part: range) -> None:
        self.pipe, theirs = PROCESSES.Pipe()
        self.process = PROCESSES.Process(target=_work, args=(theirs, job, part), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, what: str, *said: Any) -> None:
        with suppress(OSError):  # it is gone: the answer says so
            self.pipe.send((what, said))

    def answer(self) -> Any:
        try:
            return self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(1)
            return WorkerLost(
                f"a worker of the batch has ended (code {self.process.exitcode}). Workers import the script that made "
                'them: what a script does must stand below `if __name__ == "__main__":`'
            )

    def stop(self) -> None:
        self.ask("stop")
        self.process.join(10)
        self.pipe.close()


def _work(pipe: Connection, job: tuple[Any, ...], part: range) -> None:
    """What a worker does: its part of whatever the batch does, until the batch is gone."""
    game, players, options, seed, rewards, memory = job
    arrays = {name: piece.array() for name, piece in memory.items()}
    games = _Part(Desk(game, players, options), part, seed, rewards, arrays)
    pipe.send(None)
    with suppress(EOFError):
        while (asked := pipe.recv())[0] != "stop":
            what, said = asked
            try:
                pipe.send(getattr(games, what)(*said))
            except DolmenError as error:
                pipe.send(error)
