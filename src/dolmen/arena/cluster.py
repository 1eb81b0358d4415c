"""A crew on a Ray cluster: a lost node costs time, not games."""

from __future__ import annotations

import logging
import os
from importlib import import_module
from socket import create_connection
from typing import Any, Self

from dolmen.core.errors import DolmenError

from .crew import Batch
from .match import play_some
from .plan import Plan, Result

SILENCE = 600.0  # seconds without any result, after which the cluster counts as lost


class NoCluster(DolmenError):
    """Ray is not installed, or nobody answers."""


def knock(address: str | None) -> None:
    """Whether anybody listens at an address: Ray itself would try for minutes."""
    host, colon, port = (address or "").removeprefix("ray://").rpartition(":")
    if not colon:
        return  # this machine, or "auto"
    if not port.isdecimal():
        raise NoCluster(f"--address {address}: give a host and a port, as 127.0.0.1:6379")
    try:
        create_connection((host, int(port)), timeout=5).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"no Ray cluster answers at {address}: {error}") from None


class Cluster:
    """Sends batches to a Ray cluster as tasks; one that is lost with its node is played again elsewhere."""

    def __init__(self, address: str | None = None, silence: float = SILENCE) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise NoCluster("Ray is not installed here: pip install 'dolmen[cluster]'") from None
        self.ray = ray
        self.silence = silence
        self.ours = not ray.is_initialized()
        if self.ours:
            knock(address)
            try:
                ray.init(address=address, log_to_driver=False, include_dashboard=False, logging_level=logging.ERROR)
            except (ConnectionError, ValueError, RuntimeError) as error:
                reason = str(error).splitlines()[0]
                raise NoCluster(f"no Ray cluster answers at {address or 'this machine'}: {reason}") from None
        self.hands = max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))
        # Whatever ends a worker, its games are played again: they are the same games.
        self.task = ray.remote(num_cpus=1, max_retries=-1)(play_some)
        self.under_way: list[Any] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        for task in self.under_way:
            self.ray.cancel(task, force=True)
        if self.ours:
            self.ray.shutdown()

    def send(self, plan: Plan, batch: Batch) -> None:
        self.under_way.append(self.task.remote(plan, *batch))

    def take(self) -> list[Result]:
        done, _ = self.ray.wait(self.under_way, num_returns=1, timeout=self.silence)
        if not done:
            raise NoCluster(f"no game was finished in {self.silence:g} s: is the cluster still there?")
        self.under_way.remove(done[0])
        results: list[Result] = self.ray.get(done[0])
        return results
