"""Short storms; `bench/chaos.py` is the long one."""

from __future__ import annotations

from pathlib import Path

from chaos.chaos import FAULTS, chaos
from server.postgres import own_postgres

from conftest import Numbers


def test_nothing_is_lost_doubled_or_stuck_in_a_storm(tmp_path: Path, numbers: Numbers) -> None:
    figures = chaos(tmp_path, deeds=numbers(3, 8, 60), players=4)
    assert figures["acknowledged"] > 50
    for fault in FAULTS:
        assert not figures[fault], f"{fault}: {figures}"


def test_nor_in_one_over_two_processes_and_their_postgresql(tmp_path: Path, numbers: Numbers) -> None:
    with own_postgres() as postgres:
        figures = chaos(tmp_path, deeds=numbers(2, 4, 60), players=4, seed=4, postgres=postgres, workers=2)
    assert figures["acknowledged"] > 20
    for fault in FAULTS:
        assert not figures[fault], f"{fault}: {figures}"
