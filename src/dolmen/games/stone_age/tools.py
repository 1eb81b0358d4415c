"""Tools: getting one more, and which of equal ones is raised (SA-053 … SA-069)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.state import Once
from dolmen.core.words import Words

from .state import StoneAge
from .words import RAISE, USE, WORDS


def tool(s: StoneAge, seat: i64) -> None:
    """One more tool, from whatever source (SA-060); the owner is asked where that can matter."""
    if s.must_choose_tool(seat):
        s.push(Raising(seat))
    else:
        s.give_tool(seat)


@final
class Raising(Once[StoneAge]):
    """Which of two equal tools is raised (options equal_tools=ask and raised_tool=fresh)."""

    def words(self, s: StoneAge, out: Words) -> None:
        out.append(RAISE.of(0))
        out.append(RAISE.of(1))

    def carry_out(self, s: StoneAge, word: i64) -> None:
        s.give_tool(self.seat, WORDS.first[word] == 1)

    def asked(self, s: StoneAge) -> Asked:
        trial = s.copy()
        space = trial.lowest_tool(self.seat, False)
        before = int(trial.players[self.seat].tools[space])
        trial.give_tool(self.seat)
        numbers: dict[str, int | str] = {"value": before, "raised": int(trial.players[self.seat].tools[space])}
        return Asked(name="raise", seat=int(self.seat), numbers=numbers, rules=("SA-068", "SA-069"))


def list_cards(s: StoneAge, seat: i64, top: i64, out: Words, above: i64 = 0) -> None:
    """Offer the open cards of one kind above an id."""
    card = s.usable(seat, top, above)
    while card > 0:
        out.append(USE.of(card))
        card = s.usable(seat, top, card)
