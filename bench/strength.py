"""How strong the bots are, game by game: what the suite does not hang on, since luck decides single games.

    python bench/strength.py [GAME …] [--games 100] [--processes 2] [--json]

Each line is a match of the arena: chairs rotated, every fate met from every chair. The last column is what we want of
it; the exit code is 1 if the whole 95 % interval lies below that.
"""

from __future__ import annotations

import argparse
import json
import os
import sys

import msgspec

from dolmen import load
from dolmen.arena import plan_arena, run, stand
from dolmen.arena.crew import local_crew
from dolmen.core.options import Value


class Bout(msgspec.Struct, frozen=True):
    """One bot against others, and the share of wins we want."""

    game: str
    seats: int
    bots: tuple[str, ...]
    wanted: float
    options: dict[str, Value] = {}


CLASSIC: dict[str, Value] = {"tiles": "classic", "middle": "true", "complete": "true"}
PLAIN = ("stone-age", "first-sparks", "origin", "first-builders")
MODES = ("discovery", "totem", "tribe")
BOUTS = [
    *(Bout(game, 2, ("greedy", "random"), 0.95) for game in PLAIN),
    *(
        Bout("kingdomino-origins", 2, ("greedy", "random"), 0.95, {"mode": mode})
        for mode in ("discovery", "totem", "tribe")
    ),
    Bout("kingdomino-origins", 4, ("full-greedy", "random"), 0.95, CLASSIC),
    *(
        Bout(game, 2, ("search:200", "greedy"), 0.6)
        for game in ("stone-age", "first-sparks", "origin", "first-builders")
    ),
    Bout("kingdomino-origins", 2, ("search:200", "greedy"), 0.5),
    Bout("kingdomino-origins", 4, ("greedy", "full-greedy"), 0.8, CLASSIC),
    *(
        Bout(game, 2, pair, 0.65)
        for game in (*PLAIN, "kingdomino-origins")
        for pair in (("apprentice", "novice"), ("hunter", "apprentice"), ("elder", "hunter"), ("chieftain", "elder"))
    ),
]


def main() -> int:
    """Prints a line for every match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rows = []
    failed = False
    for bout in BOUTS:
        if options.only and bout.game not in options.only:
            continue
        plan = plan_arena(load(bout.game), bout.bots, seats=bout.seats, games=options.games, options=bout.options)
        found = stand(plan, run(plan, local_crew(options.processes)))
        first = next(one for one in found.bots if one.bot == bout.bots[0])
        failed |= first.share.high < bout.wanted
        rows.append(
            {
                "game": bout.game,
                "options": bout.options,
                "seats": bout.seats,
                "bots": list(bout.bots),
                "games": found.games,
                "share": first.share.mean,
                "low": first.share.low,
                "high": first.share.high,
                "points": first.points.mean,
                "wanted": bout.wanted,
            }
        )
        if not options.json:
            name = " ".join([bout.game, *map(str, bout.options.values())])
            print(
                f"{name:40} {bout.seats} seats  {' against '.join(bout.bots):28} {first.share.mean:6.1%} "
                f"({first.share.low:.1%} – {first.share.high:.1%}), {first.points.mean:.1f} points; "
                f"wanted {bout.wanted:.0%}",
                flush=True,
            )
    if options.json:
        print(json.dumps(rows))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
