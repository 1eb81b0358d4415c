"""What a bot gets to see: its own seat, never the referee's state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import State

if TYPE_CHECKING:
    import msgspec


class Seat:
    """One seat at its own decision: its view, its words, and worlds that agree with all it knows."""

    def __init__(self, game: Game, state: State, seat: int, seats: int) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self._state = state

    def legal(self) -> list[int]:
        """The words the seat may say now."""
        return self._state.legal()

    def view(self) -> msgspec.Struct:
        return self.game.view(self._state, self.seat)

    def world(self, rng: Rng) -> State:
        """A copy of the position in which all that the seat cannot know is dealt anew."""
        world = self._state.copy()
        world.determinize(self.seat, rng)
        return world
