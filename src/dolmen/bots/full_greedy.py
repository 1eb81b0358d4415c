"""Full-greedy for Kingdomino Origins, the baseline of the literature that other bots are measured against."""

from __future__ import annotations

from dolmen.bots.bot import Bot
from dolmen.bots.seat import Seat
from dolmen.core.errors import DolmenError
from dolmen.core.rng import Rng
from dolmen.games.kingdomino_origins.planning import best_word
from dolmen.games.kingdomino_origins.state import KingdominoOrigins


class FullGreedy(Bot):
    """Maximises its own points over all pairs of a placement and a next domino.

    A pair counts the points after the placement and after the best immediate placement of the domino chosen; fires,
    totems and cavemen are decided by the same points. Equal words are drawn by lot.
    """

    name = "full-greedy"

    def choose(self, seat: Seat, rng: Rng) -> int:
        world = seat.world(rng)
        if not isinstance(world, KingdominoOrigins):
            raise DolmenError(f"the bot {self.name} plays kingdomino-origins only")
        return int(best_word(world, seat.seat, rng))
