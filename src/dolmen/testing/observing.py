"""Positions as numbers: complete, in range, the same from every chair, and enough to know what may be said."""

from __future__ import annotations

from dolmen.core.observation import Numbers
from dolmen.core.rng import Rng

from .trial import Trial

TURNED = 8  # one position in so many is looked at from all chairs


class Observing:
    """What the numbers of many positions have in common."""

    def __init__(self) -> None:
        self.seen: dict[tuple[object, ...], list[int]] = {}  # the words that were legal where a seat saw these numbers

    def look(self, t: Trial, luck: Rng) -> None:
        """Every seat's numbers; at its own decision, whether it has seen the same with other words."""
        rows = [self.observe(t, seat) for seat in range(t.seats)]
        if luck.below(TURNED) == 0:
            check_turned(t, rows)
        seat, legal = int(t.state.to_move), t.state.legal()
        if seat < 0:
            return
        table = (t.seats, *sorted(t.options.items()))
        before = self.seen.setdefault((*table, *rows[seat]), legal)
        if before != legal:
            raise t.wrong(
                f"seat {seat + 1} has seen the same numbers with other legal words, "
                f"{list(map(t.text, before))}; here {list(map(t.text, legal))}: the observer leaves out what is asked"
            )

    def observe(self, t: Trial, seat: int) -> list[int]:
        with t.guard(f"observe for seat {seat + 1}"):
            observer = t.game.observer(t.state)
            out = Numbers(observer.zeros[:])
            observer.observe(t.state, seat, out)
        if out.at != observer.layout.length:
            raise t.wrong(
                f"the observer wrote {int(out.at)} numbers for seat {seat + 1}, its layout has {observer.layout.length}"
            )
        row = [int(number) for number in out.items]
        for number, field in zip(row, observer.layout.of_numbers, strict=True):
            if not field.low <= number <= field.high:
                raise t.wrong(f"the observer wrote {number} in {field.name!r} for seat {seat + 1}: it is {field.range}")
        return row


def check_turned(t: Trial, rows: list[list[int]]) -> None:
    """What one chair sees is what another sees, turned; secrets apart."""
    layout = t.game.observer(t.state).layout
    for seat in range(1, t.seats):
        for wanted, found, field in zip(layout.turned(rows[0], seat), rows[seat], layout.of_numbers, strict=True):
            if wanted != found and not field.secret:
                raise t.wrong(
                    f"seat {seat + 1} sees {found} in {field.name!r}, which from the first seat's chair would be "
                    f"{wanted}: "
                    "what a seat sees is turned towards it"
                )
