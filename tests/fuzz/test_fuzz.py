"""A few wrong inputs at every door; `bench/fuzz.py` hands in as many as one has time for."""

from __future__ import annotations

import pytest
from fuzz.fuzz import TARGETS, run

from conftest import Numbers


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize("name", TARGETS)
def test_no_input_is_uncaught_or_changes_anything(name: str, numbers: Numbers) -> None:
    figures = run(name, numbers(100, 400, 20_000))
    assert not figures["faults"], figures
    assert not figures["changed"], figures
