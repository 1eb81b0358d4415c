"""A short storm; `bench/chaos.py` is the long one."""

from __future__ import annotations

from pathlib import Path

from chaos.chaos import chaos

from conftest import Numbers


def test_nothing_is_lost_doubled_or_stuck_in_a_storm(tmp_path: Path, numbers: Numbers) -> None:
    figures = chaos(tmp_path, deeds=numbers(4, 8, 60), players=4)
    assert figures["acknowledged"] > 50
    for fault in ("lost", "doubled", "tables_wrong", "stuck", "left_behind"):
        assert figures[fault] == 0, f"{fault}: {figures}"
    assert not figures["faults"], figures
