"""The tests of the command line have settings and saved games of their own."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _at_home(home: object) -> None:
    """Nothing of the person who runs the tests is read or written."""
