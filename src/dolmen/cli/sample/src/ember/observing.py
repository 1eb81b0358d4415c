"""A position as numbers, for programs that learn: the viewing seat first."""

from __future__ import annotations

from functools import cache

from dolmen import Field, Layout, Numbers, Observer

from .state import FULL, Ember


class EmberObserver(Observer[Ember]):
    """Writes what a seat may know, in the order of the layout."""

    def observe(self, s: Ember, seat: int, out: Numbers) -> None:
        seats = len(s.hearths)
        out.put_seat(s.to_move, seat, seats)
        out.put(s.rounds)
        out.put(s.round)
        out.put(s.arms)
        for n in range(seats):
            out.put(s.hearths[(seat + n) % seats])


@cache
def observer_for(seats: int) -> EmberObserver:
    table = [
        Field.seat("to_move", "who decides; 0 is fate, or nobody at the end"),
        Field.number("rounds", 9, "rounds in all"),
        Field.number("round", 9, "the round"),
        Field.number("arms", FULL + 2, "sticks in arms"),
    ]
    return EmberObserver(Layout(seats, table, [Field.number("hearth", 99, "sticks at the hearth", usual=20)]))
