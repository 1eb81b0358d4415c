"""What a view costs: the mean of one seat's view over the golden games, in processor time.

    python bench/views.py [GAME …]

A move at a table of four makes five of them (four seats and the spectators), so they bound how many moves a server
can carry, and how long a replay takes to make.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from dolmen.core.game import games, load
from dolmen.core.record import Record

GOLDENS = Path(__file__).parents[1] / "tests" / "goldens"
EVERY = 3  # every third position is looked at


def main() -> None:
    """Prints one line a game."""
    print(f"{'game':22}{'views':>8}{'mean ms':>10}{'longest ms':>12}")
    for id in sys.argv[1:] or games():
        times = [spent for path in sorted(GOLDENS.glob(f"{id}-*.dolmen")) for spent in views_of(path)]
        print(f"{id:22}{len(times):8}{1000 * sum(times) / len(times):10.3f}{1000 * max(times):12.3f}")


def views_of(path: Path) -> list[float]:
    """Seconds for the views of a seat along a record."""
    record = Record.parse(path.read_text(encoding="utf-8"))
    game = load(record.game)
    state = game.start(len(record.seats), **record.options)
    times = []
    for n, word in enumerate(record.words):
        if n % EVERY == 0:
            start = time.process_time()
            game.view(state, 0)
            times.append(time.process_time() - start)
        state.apply(word)
    return times


if __name__ == "__main__":
    main()
