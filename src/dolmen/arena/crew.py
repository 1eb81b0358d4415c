"""Who plays the games: this process, several of them, or a cluster (`cluster.py`)."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Protocol, Self

from .match import play_some
from .plan import Plan, Result

Batch = tuple[int, tuple[int, ...]]  # a line-up, and the numbers of its games


class Crew(Protocol):
    """Takes batches of games and gives back what came out, in any order, every batch once."""

    hands: int  # how many batches are worth having under way

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: object) -> None: ...

    def send(self, plan: Plan, batch: Batch) -> None: ...

    def take(self) -> list[Result]:
        """The results of a batch that is done; waits for one."""


class Here:
    """Plays in this process, when asked for results."""

    hands = 1

    def __init__(self) -> None:
        self.waiting: list[tuple[Plan, Batch]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.waiting.clear()

    def send(self, plan: Plan, batch: Batch) -> None:
        self.waiting.append((plan, batch))

    def take(self) -> list[Result]:
        plan, (lineup, numbers) = self.waiting.pop(0)
        return play_some(plan, lineup, numbers)


class Processes:
    """Plays in processes of this machine."""

    def __init__(self, count: int) -> None:
        self.hands = 2 * count
        self.pool = ProcessPoolExecutor(count, get_context("spawn"))
        self.under_way: set[Future[list[Result]]] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.pool.shutdown(wait=error[0] is None, cancel_futures=True)

    def send(self, plan: Plan, batch: Batch) -> None:
        self.under_way.add(self.pool.submit(play_some, plan, *batch))

    def take(self) -> list[Result]:
        done, _ = wait(self.under_way, return_when=FIRST_COMPLETED)
        one = done.pop()
        self.under_way.remove(one)
        return one.result()


def local_crew(processes: int) -> Crew:
    """The crew of this machine."""
    return Here() if processes == 1 else Processes(processes)
