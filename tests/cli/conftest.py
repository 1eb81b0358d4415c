"""The tests of the command line have settings and saved games of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dolmen.cli.speech import SPOKEN


@pytest.fixture(autouse=True)
def _at_home(home: object) -> Iterator[None]:
    """Nothing of the person who runs the tests is read or written, and no test leaves its language to the next."""
    SPOKEN.clear()
    yield
    SPOKEN.clear()
