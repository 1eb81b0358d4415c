"""Whether what a server sends tells anybody what they may not know: in every game, with any seats, in every mode.

    python bench/streams.py [GAME …] [--games 3] [--seats 2 3 …] [--seed 1] [--json]

So many random games are played in each mode (every value of every option, forced words said at once and not). At many
places all that a viewer cannot know is dealt anew, for every seat and for spectators, and both tables are played on
with words that look alike to it (tests/server/streams.py). Exit code 1 if a byte differs.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from server.streams import ToldApart, look, modes

from dolmen.core.game import games, load


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=3, help="in each mode")
    parser.add_argument("--seats", type=int, nargs="+", default=[], help="only so many seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    results: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory(prefix="dolmen-streams-") as folder:
        for id in options.game or games():
            game, began = load(id), time.monotonic()
            kinds = [kind for kind in modes(game) if not options.seats or kind[0] in options.seats]
            found: Counter[str] = Counter()
            apart: list[str] = []
            for seed in range(options.seed, options.seed + options.games):
                for seats, setting, forced in kinds:
                    try:
                        found += look(game, seats, setting, forced, seed, Path(folder))
                    except ToldApart as fault:
                        apart.append(str(fault))
            figures = {name: found[name] for name in ("games", "pairs", "nothing hidden", "words", "messages", "bytes")}
            told = {
                "game": id,
                "seats": sorted({kind[0] for kind in kinds}),
                "modes": len(kinds),
                **figures,
                "told_apart": len(apart),
            }
            results.append({**told, "seconds": round(time.monotonic() - began), "faults": apart[:5]})
            if not options.json:
                print("  ".join(f"{key} {value}" for key, value in results[-1].items() if value != []), flush=True)
    if options.json:
        print(json.dumps(results, indent=2))
    sys.exit(1 if any(result["told_apart"] for result in results) else 0)


if __name__ == "__main__":
    main()
