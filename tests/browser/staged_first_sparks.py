"""A server whose tables of The First Sparks begin late: the shuffle card has left, and all of the market is on offer.

Nobody has bought anything, and everybody is rich. For people only: bots think in processes that know nothing of this.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from dolmen import CHANCE, Rng
from dolmen.cli import run
from dolmen.core.options import Value
from dolmen.games.first_sparks.game import FirstSparksGame
from dolmen.games.first_sparks.rounds import begin
from dolmen.games.first_sparks.state import FirstSparks


def begin_late(self: FirstSparksGame, seats: int, options: Mapping[str, Value]) -> FirstSparks:
    s = begin(self.box(seats, options))
    rng = Rng(0)
    while not (s.shrunk and s.asked().name == "offer"):
        s.apply(s.sample(rng) if s.to_move == CHANCE else s.legal()[-1])  # pass, decline, done
    for clan in s.clans:
        clan.food = 20
    return s


if __name__ == "__main__":
    FirstSparksGame.begin = begin_late  # type: ignore[method-assign]  # that is the stage
    sys.exit(run(["serve", *sys.argv[1:]]))
