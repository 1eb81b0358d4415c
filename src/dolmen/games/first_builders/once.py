"""A question that one word answers."""

from __future__ import annotations

from mypy_extensions import i64

from dolmen.core.state import NOT_ASKED

from .state import FirstBuilders
from .step import Step


class Once(Step):
    """It is off the stack before its answer is carried out, so that it never changes and is its own copy."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def is_due(self, s: FirstBuilders) -> bool:
        """Whether there is something to decide; if not, the flow goes on."""
        return True

    def asks(self, s: FirstBuilders) -> i64:
        if self.is_due(s):
            return self.seat
        s.pop()
        return NOT_ASKED

    def answer(self, s: FirstBuilders, word: i64) -> None:
        s.pop()
        self.carry_out(s, word)

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        """What the word does."""
        raise NotImplementedError

    def copy(self) -> Once:
        return self
