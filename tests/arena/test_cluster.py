"""A tournament on a real Ray cluster of two nodes, on this machine only; one of them is killed in the middle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
import pytest

from dolmen import load
from dolmen.arena import Here, Plan, Result, plan_arena, run
from dolmen.arena.cluster import Cluster, NoCluster

pytestmark = [pytest.mark.timeout(240), pytest.mark.filterwarnings("ignore")]

ENVIRONMENT = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_AUTH_MODE": "disabled",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_health_check_initial_delay_ms": "500",
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_failure_threshold": "3",
}


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Any, Any]]:
    """A head that plays nothing, and two nodes that play; only their own processes are ended."""
    for name, value in ENVIRONMENT.items():
        monkeypatch.setenv(name, value)
    ray: Any = import_module("ray")
    nodes_class: Any = import_module("ray.cluster_utils").Cluster

    nodes = nodes_class(initialize_head=True, head_node_args={"num_cpus": 0, "node_ip_address": "127.0.0.1"})
    try:
        added = [nodes.add_node(num_cpus=1, node_ip_address="127.0.0.1") for _ in range(2)]
        ray.init(address=nodes.address, log_to_driver=False, logging_level=50, _node_ip_address="127.0.0.1")
        yield nodes, added[0]
    finally:
        ray.shutdown()
        nodes.shutdown()


def plan_of(games: int) -> Plan:
    return plan_arena(load("stone-age"), ["search:40", "random"], seats=2, games=games, options={"round_limit": 1})


def test_a_lost_node_costs_time_and_no_games(two_nodes: tuple[Any, Any]) -> None:
    nodes, doomed = two_nodes
    plan = plan_of(40)
    heard: list[Result] = []
    killed: list[int] = []

    def hear(results: list[Result]) -> None:
        heard.extend(results)
        if not killed and len(heard) >= 6:
            killed.append(len(heard))
            nodes.remove_node(doomed, allow_graceful=False)

    (series,) = run(plan, Cluster(), hear=hear)
    assert killed
    assert killed[0] < 40
    assert Counter(result.number for result in heard) == Counter(range(40))
    (alone,) = run(plan, Here())
    assert [untimed(result) for result in series.results()] == [untimed(result) for result in alone.results()]


def untimed(result: Result) -> Result:
    return msgspec.structs.replace(result, thinking=())


@pytest.mark.parametrize(
    ("address", "says"),
    [("127.0.0.1:1", r"no Ray cluster answers at 127\.0\.0\.1:1"), ("127.0.0.1:port", "give a host and a port")],
)
def test_nobody_answers(address: str, says: str) -> None:
    with pytest.raises(NoCluster, match=says):
        Cluster(address)
