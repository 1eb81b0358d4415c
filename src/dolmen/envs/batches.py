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
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Self

from dolmen.core.extra import need

need("numpy")

import numpy as np
from numpy.typing import NDArray

from dolmen.core.asked import Refusal
from dolmen.core.errors import BadOption, IllegalMove
from dolmen.core.game import Game, load
from dolmen.core.lanes import ILLEGAL, Lane, Lanes
from dolmen.core.options import Value
from dolmen.core.rng import Rng

from .desk import Desk, find_reward

Arrays = dict[str, NDArray[Any]]


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
        if n < 1 or not 0 <= workers <= n:
            raise BadOption(f"a batch has at least one game and no more workers than games, not {n} and {workers}")
        self.desk = Desk(game, players, options or {})
        self.n = n
        seats, length, actions = self.desk.seats, self.desk.layout.length, self.desk.actions
        shapes: dict[str, tuple[Any, tuple[int, ...]]] = {
            "observations": (np.int16, (n, length)),
            "rewards": (np.float32, (n, seats)),
            "dones": (np.bool_, (n,)),
            "to_move": (np.int64, (n,)),
            "counts": (np.int64, (n,)),
            "masks": (np.bool_, (n if masks else 0, actions)),
            "words": (np.int64, (n,)),
        }
        self._memory: list[SharedMemory] = []
        arrays = {name: self._array(dtype, shape, workers > 0) for name, (dtype, shape) in shapes.items()}
        self.observations: NDArray[np.int16] = arrays["observations"]  # as the seat to move sees it
        self.masks: NDArray[np.bool_] = arrays["masks"]  # its legal actions
        self.rewards: NDArray[np.float32] = arrays["rewards"]  # by seat, of games that have just ended
        self.dones: NDArray[np.bool_] = arrays["dones"]
        self.to_move: NDArray[np.int64] = arrays["to_move"]
        self.counts: NDArray[np.int64] = arrays["counts"]  # of legal actions
        self._words: NDArray[np.int64] = arrays["words"]
        find_reward(rewards)
        bounds = [round(k * n / max(1, workers)) for k in range(max(1, workers) + 1)]
        parts = [range(first, last) for first, last in pairwise(bounds)]
        self._parts: list[_Part] = []
        self._workers: list[_Worker] = []
        if workers:
            memory = {name: (piece.name, *shapes[name]) for name, piece in zip(shapes, self._memory, strict=True)}
            file = getattr(self.desk.game, "file", None)  # of other components
            job = (self.desk.game.id, file, self.desk.seats, dict(options or {}), seed, rewards, memory)
            self._workers = [_Worker(job, part) for part in parts]
            self._wait()
        else:
            self._parts = [_Part(self.desk, parts[0], seed, rewards, arrays)]

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Say a word in every game. If one is not legal nothing happens in any, and IllegalMove says which and why."""
        words = np.asarray(actions)
        if words.shape != (self.n,) or words.dtype.kind not in "iu":
            raise IllegalMove(
                f"a step takes {self.n} actions, one for each game, not {words.shape} of {words.dtype}",
                Refusal("not-legal"),
            )
        self._words[:] = words
        if self._workers:
            self._ask("check")
            self._ask("step")
        else:
            self._parts[0].check()
            self._parts[0].step()

    def legal(self, game: int) -> NDArray[np.int64]:
        """The legal words of one game, ascending."""
        if self._parts:
            lane = self._parts[0].lanes.lanes[game]
            return np.array(lane.legal.list(), np.int64)
        return np.flatnonzero(self.masks[game])

    def sample(self, luck: np.random.Generator) -> NDArray[np.int64]:
        """A random legal word for every game."""
        if not self._parts:
            return np.array([luck.choice(self.legal(k)) for k in range(self.n)])
        return self._parts[0].sample(luck)

    def close(self) -> None:
        """Let workers and shared memory go."""
        for worker in self._workers:
            worker.stop()
        self._workers = []
        for piece in self._memory:
            piece.close()
            piece.unlink()
        self._memory = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _array(self, dtype: Any, shape: tuple[int, ...], shared: bool) -> NDArray[Any]:
        if not shared:
            return np.zeros(shape, dtype)
        size = int(np.prod(shape)) * np.dtype(dtype).itemsize
        piece = SharedMemory(create=True, size=max(1, size))
        self._memory.append(piece)
        return np.ndarray(shape, dtype, piece.buf)

    def _ask(self, what: str) -> None:
        for worker in self._workers:
            worker.pipe.send(what)
        self._wait()

    def _wait(self) -> None:
        """All workers have answered; the first complaint is raised."""
        answers = [worker.pipe.recv() for worker in self._workers]
        for answer in answers:
            if answer:
                raise IllegalMove(answer, Refusal("not-legal"))


class _Part:
    """Some of the games, and their rows of the arrays."""

    def __init__(self, desk: Desk, part: range, seed: int, rewards: str, arrays: Arrays) -> None:
        self.desk = desk
        self.part = part
        rows = slice(part.start, part.stop)
        self.arrays = {name: array[rows] for name, array in arrays.items()}
        luck = [Rng(seed * 1_000_003 + k) for k in part]
        lanes = [Lane(desk.start, desk.observer, rng) for rng in luck]
        self.lanes = Lanes(lanes, desk.seats, desk.actions, find_reward(rewards))
        self.places = np.zeros(0, np.int64)  # of the masks that are set
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

    def sample(self, luck: np.random.Generator) -> NDArray[np.int64]:
        counts = self.arrays["counts"]
        first = np.cumsum(counts) - counts
        chosen: NDArray[np.int64] = first + (luck.random(len(counts)) * counts).astype(np.int64)
        words: NDArray[np.int64] = self.places[chosen] % self.desk.actions
        return words


class _Worker:
    """A process that plays some of the games."""

    def __init__(self, job: tuple[Any, ...], part: range) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, job, part), daemon=True)
        self.process.start()
        theirs.close()

    def stop(self) -> None:
        self.pipe.send("stop")
        self.process.join(10)
        self.pipe.close()


def _work(pipe: Connection, job: tuple[Any, ...], part: range) -> None:
    """What a worker does: step its part whenever it is told to."""
    game, file, players, options, seed, rewards, memory = job
    pieces = {name: SharedMemory(name=shared) for name, (shared, _, _) in memory.items()}
    arrays = {name: np.ndarray(shape, dtype, pieces[name].buf) for name, (_, dtype, shape) in memory.items()}
    games = _Part(Desk(load(game, file), players, options), part, seed, rewards, arrays)
    pipe.send("")
    while (said := pipe.recv()) != "stop":
        try:
            games.check() if said == "check" else games.step()
        except IllegalMove as error:
            pipe.send(str(error))
        else:
            pipe.send("")
    del games, arrays
    for piece in pieces.values():
        piece.close()
