"""How well the search of this Dolmen decides beside that of another one, at equal iterations, without playing games.

    python bench/regret.py OTHER_PYTHON GAME [--seats 2] [--iterations 200] [--deep 4000] [--seeds 12] [--json]

Both look at the same positions with few iterations, once for every seed, and once with many. What the word of a short
look is worth less than the best one, as the long looks of both see it, is its regret, in percent of the win. It takes
seconds where matches take hours; strength itself is what `bench/before.py` tells.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from math import sqrt

from search import positions

from dolmen import Rng, State, load
from dolmen.bots.search import Search
from dolmen.bots.team import no_collection

Found = list[tuple[dict[str, float], list[str]]]  # of every position: what each word is worth, and the words said


def look(state: State, seats: int, iterations: int, seed: int) -> Search:
    """A tree of so many iterations."""
    search = Search(state, state.to_move, seats, Rng(seed))
    search.run(0.0, iterations)
    return search


def decide(given: argparse.Namespace) -> Found:
    """One long look at every position, and the words of short ones."""
    found: Found = []
    with no_collection():
        for state in positions(load(given.game), given.seats, given.positions):
            worth = {str(word): mean for word, _, mean in look(state, given.seats, given.deep, 1000).table()}
            said = [str(look(state, given.seats, given.iterations, seed).best()) for seed in range(given.seeds)]
            found.append((worth, said))
    return found


def regrets(found: Found, others: Found) -> list[float]:
    """What each word said is worth less than the best."""
    out = []
    for (mine, said), (theirs, _) in zip(found, others, strict=True):
        worth = {word: (mine[word] + theirs[word]) / 2 for word in mine if word in theirs}
        best = max(worth.values())
        out.append(100 * sum(best - worth[word] for word in said) / len(said))
    return out


def main() -> int:
    """Prints one line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("python")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--deep", type=int, default=4000)
    parser.add_argument("--seeds", type=int, default=12)
    parser.add_argument("--positions", type=int, default=24)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.python == "-":  # the other side
        print(json.dumps(decide(given)))
        return 0
    rest = [f"--{name}={getattr(given, name)}" for name in ("seats", "iterations", "deep", "seeds", "positions")]
    other = subprocess.run([given.python, __file__, "-", given.game, *rest], capture_output=True, text=True, check=True)
    found, others = decide(given), json.loads(other.stdout)
    ours, theirs = regrets(found, others), regrets(others, found)
    differences = [a - b for a, b in zip(ours, theirs, strict=True)]
    mean = sum(differences) / len(differences)
    spread = sqrt(sum((one - mean) ** 2 for one in differences) / max(len(differences) - 1, 1) / len(differences))
    row = {
        "game": given.game,
        "seats": given.seats,
        "regret": round(sum(ours) / len(ours), 3),
        "other": round(sum(theirs) / len(theirs), 3),
        "difference": round(mean, 3),
        "give_or_take": round(2 * spread, 3),
    }
    print(json.dumps(row) if given.json else "  ".join(f"{key} {value}" for key, value in row.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
