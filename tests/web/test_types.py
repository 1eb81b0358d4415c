"""The browser's types are those of the views."""

from __future__ import annotations

from pathlib import Path

from dolmen.testing.typescript import stale

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_views_are_fresh() -> None:
    assert not stale(ROOT), "python -m dolmen.testing.typescript --write"
