"""The ratings of the five levels: a round robin of two-player games in every game, written down for the lobby.

    python bench/ratings.py [GAME …] [--games 40] [--levels novice,apprentice,hunter] [--processes 1] [--out DIR]

Each pair of levels plays so many games. The ratings go into `src/dolmen/bots/ratings.toml`, other games in it stay.
With --out the games are kept: stopped at any time, the same command goes on.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from dolmen import games, load
from dolmen.arena import Folder, Plan, plan_arena, run, stand
from dolmen.arena.crew import local_crew
from dolmen.arena.run import Series
from dolmen.arena.standings import Standing
from dolmen.bots.levels import NAMES

PATH = Path(__file__).parents[1] / "src" / "dolmen" / "bots" / "ratings.toml"


def main() -> int:
    """Prints a line for every pair, and writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--levels", default=",".join(NAMES))
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    levels = [name for name in NAMES if name in given.levels.split(",")]
    for id in given.only or games():
        plan = plan_arena(load(id), levels, seats=2, games=given.games)
        found = stand(plan, play(plan, given.processes, given.out and Folder(given.out / id)))
        for pair in found.pairs:
            if levels.index(pair.one) == levels.index(pair.other) + 1:
                share = pair.share
                print(f"{id}: {pair.one} against {pair.other} {share.mean:.0%} ({share.low:.0%} – {share.high:.0%})")
        rows = {one.bot: row(one) for one in found.bots}
        write(id, {name: rows[name] for name in levels})
        sys.stdout.flush()
    return 0


def play(plan: Plan, processes: int, folder: Folder | None) -> list[Series]:
    """All games, those that a folder has already among them."""
    if folder is None:
        return run(plan, local_crew(processes))
    return run(plan, local_crew(processes), hear=folder.add, done=folder.open(plan))


def row(one: Standing) -> dict[str, Any]:
    return {"rating": round(one.rating or 0, 1), "deviation": round(one.deviation or 0, 1), "games": one.games}


def write(game: str, rows: dict[str, dict[str, Any]]) -> None:
    """Put a game's ratings into the file."""
    known = tomllib.loads(PATH.read_text(encoding="utf-8"))["games"] if PATH.exists() else {}
    known[game] = rows
    today = datetime.now(UTC).date().isoformat()
    lines = ["# Ratings of the levels, made by `python bench/ratings.py`: a round robin of two-player games each."]
    lines += [f'made = "{today}"']
    for id in sorted(known):
        lines += ["", f"[games.{id}]"]
        for name, row in known[id].items():
            numbers = ", ".join(f"{key} = {value}" for key, value in row.items())
            lines.append(f"{name} = {{ {numbers} }}")
    PATH.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
