"""`@rule("SA-017")` above a test: that line of docs/rules/ is shown to hold by it."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*numbers)
