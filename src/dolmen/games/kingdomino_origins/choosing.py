"""The second action of a turn: the chief goes on a free domino of the next row (KO-022 … KO-024)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.state import Question
from dolmen.core.words import Words

from .box import ROW
from .state import NOBODY, KingdominoOrigins
from .words import CHOOSE, CHOSE, GOT, WORDS


@final
class Choosing(Question[KingdominoOrigins]):
    """One chief chooses; it must, and there is always a free domino."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def asks(self, s: KingdominoOrigins) -> i64:
        return self.seat

    def words(self, s: KingdominoOrigins, out: Words) -> None:
        position: i64
        for position in range(ROW):
            if s.next_chiefs[position] == NOBODY:
                out.append(CHOOSE.base + s.next_row[position] - 1)

    def answer(self, s: KingdominoOrigins, word: i64) -> None:
        domino = WORDS.first[word]
        s.pop()
        free: i64 = 0
        position: i64
        for position in range(ROW):
            if s.next_chiefs[position] == NOBODY:
                free += 1
            if s.next_row[position] == domino:
                s.set_chief(position, self.seat)
        s.tell(CHOSE if free > 1 else GOT, self.seat, domino)

    def asked(self, s: KingdominoOrigins) -> Asked:
        return Asked(name="choose", seat=int(self.seat), rules=("KO-022",))

    def copy(self) -> Choosing:
        return self
