"""What a view costs: the mean of one seat's view over the golden games, in processor time.

    python bench/views.py [GAME …]

A move at a table of four makes five of them (four seats and the spectators), so they bound how many moves a server
can carry, and how long a replay takes to make. `each` is one of all of a table's, made together as a server makes them.
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
    print(f"{'game':22}{'views':>8}{'mean ms':>10}{'longest ms':>12}{'each ms':>10}")
    for id in sys.argv[1:] or games():
        pairs = [pair for path in sorted(GOLDENS.glob(f"{id}-*.dolmen")) for pair in views_of(path)]
        alone, together = [1000 * one for one, _ in pairs], [1000 * each for _, each in pairs]
        mean, each = sum(alone) / len(pairs), sum(together) / len(pairs)
        print(f"{id:22}{len(pairs):8}{mean:10.3f}{max(alone):12.3f}{each:10.3f}")


def views_of(path: Path) -> list[tuple[float, float]]:
    """Seconds for the view of a seat along a record, and for each of a whole table's made together."""
    record = Record.parse(path.read_text(encoding="utf-8"))
    game = load(record.game)
    state = game.start(len(record.seats), **record.options)
    everybody = [None, *range(len(record.seats))]
    times = []
    for n, word in enumerate(record.words):
        if n % EVERY == 0:
            start = time.process_time()
            game.view(state, 0)
            middle = time.process_time()
            game.views(state, everybody)
            times.append((middle - start, (time.process_time() - middle) / len(everybody)))
        state.apply(word)
    return times


if __name__ == "__main__":
    main()
