"""A question of First Builders: what the core asks of one, and what its words still to come are worth."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from dolmen.core.state import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Question[Any]):
    """The base of this game's questions."""

    def promise(self, s: Any) -> float:
        """About how many points the words that will be said here bring to the seat that is asked (see `value`)."""
        return 0.0
