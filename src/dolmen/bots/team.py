"""How a tree is grown: in slices, so that it can be stopped, and in several processes at once."""

from __future__ import annotations

import gc
import math
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from time import perf_counter

from dolmen.bots.search import Search
from dolmen.core.rng import Rng
from dolmen.core.state import State

SLICE = 0.02  # seconds between two looks at whether to stop
ITERATIONS = 256  # and iterations, at most


def grow(search: Search, seconds: float, iterations: int, is_stopped: Callable[[], bool]) -> None:
    """Grow a tree until the time or the iterations are used up (0 is no bound), or it is stopped."""
    end = perf_counter() + seconds
    done = int(search.iterations)
    with no_collection():
        while (not iterations or done < iterations) and not is_stopped():
            left = end - perf_counter() if seconds else math.inf
            if left <= 0 and done:
                return
            search.run(min(max(left, 1e-6), SLICE), min(iterations or done + ITERATIONS, done + ITERATIONS))
            done = int(search.iterations)


@contextmanager
def no_collection() -> Iterator[None]:
    """A tree has no cycles: looking for garbage in it takes time and finds none."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


class Team:
    """Processes that search the same decision, each with dice of its own."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = ProcessPoolExecutor(processes, get_context("spawn"))

    @staticmethod
    @cache
    def of(processes: int) -> Team:
        """The team of so many; it stays as long as this process does."""
        return Team(processes)

    def best(self, world: State, seat: int, seats: int, rng: Rng, seconds: float, iterations: int) -> int:
        """The word visited most by all together; of equals the lower one."""
        share = -(-iterations // self.processes)
        seeds = [int(rng.bits()) for _ in range(self.processes)]
        jobs = [self.pool.submit(visits, world, seat, seats, seed, seconds, share) for seed in seeds]
        total: Counter[int] = Counter()
        for job in jobs:
            total.update(job.result())
        return max(sorted(total), key=lambda word: total[word])


def visits(world: State, seat: int, seats: int, seed: int, seconds: float, iterations: int) -> dict[int, int]:
    """A tree of one's own: how often each word was visited."""
    search = Search(world, seat, seats, Rng(seed))
    grow(search, seconds, iterations, lambda: False)
    return {word: count for word, count, _ in search.table()}
