"""A server at whose clocked tables the first seat soon runs out of time, and nobody else does.

It has what a bank is above the whole hundreds: of 606 seconds the first seat has six, and every other all of them.
However slow the machine is, nobody else's flag falls meanwhile.
"""

from __future__ import annotations

import sys

from dolmen.cli import run
from dolmen.server.tables.clocks import Clocks
from dolmen.server.tables.entries import Clock

make_clocks = Clocks.__init__


def make_uneven(self: Clocks, clock: Clock, seats: int) -> None:
    make_clocks(self, clock, seats)
    self.left[0] = clock.bank % 100


if __name__ == "__main__":
    Clocks.__init__ = make_uneven  # type: ignore[method-assign]  # that is the stage
    sys.exit(run(["serve", *sys.argv[1:]]))
