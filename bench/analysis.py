"""How long the analysis of a whole game takes, and what it says, in every game.

    python bench/analysis.py [GAME …] [--seats 2] [--deep] [--texts] [--json]

A novice plays at the first seat against apprentices; its decisions and everybody's chances are worked out, one part
after the other in one process, as the server does. With --texts all that is said is printed in both languages.
"""

from __future__ import annotations

import argparse
import json
import sys
from time import perf_counter
from typing import Any

from dolmen import Match, Record, Rng, games, load
from dolmen.analysis import DEPTHS, Analysis, Study
from dolmen.analysis.sentences import speaker
from dolmen.bots import Seat, make_bot
from dolmen.core.texts import LANGUAGES
from dolmen.terminal.analysis import tell

WANTED = 30.0  # seconds for a whole game at the quick setting


def played(game: str, seats: int) -> Record:
    """A game in which the first seat errs."""
    rules = load(game)
    match = Match(rules, seats, rng=Rng(5), forced=True)
    bots, rng = [make_bot(name) for name in ("novice", *["apprentice"] * (seats - 1))], Rng(6)
    while not match.over:
        seat = match.to_move
        match.play(seat, bots[seat].choose(Seat(rules, match.state, seat, seats), rng))
    return match.record()


def main() -> int:
    """Prints a line for every game; the exit code is 1 if one took too long."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", metavar="GAME")
    parser.add_argument("--seats", type=int, default=2, help="0: the most")
    parser.add_argument("--deep", action="store_true")
    parser.add_argument("--texts", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    depth = DEPTHS["deep" if given.deep else "quick"]
    rows: list[dict[str, Any]] = []
    for id in given.only or games():
        game = load(id)
        record = played(id, given.seats or game.seats[-1])
        began = perf_counter()
        found: Analysis = Study(record, game, 0, depth).run()
        took = perf_counter() - began
        rows.append(
            {
                "game": id,
                "seats": len(record.seats),
                "seconds": round(took, 1),
                "words": found.words,
                "decisions": len(found.decisions),
                "costly": sum(decision.is_costly for decision in found.decisions),
                "with_reason": sum(decision.reason.kind != "none" for decision in found.decisions),
                "turning_points": len(found.moments),
            }
        )
        if not given.json:
            print("  ".join(f"{key} {value}" for key, value in rows[-1].items()), flush=True)
        if given.texts:
            for language in LANGUAGES:
                print("", *tell(found, speaker(game, language, record.seats)), "", sep="\n", flush=True)
    if given.json:
        print(json.dumps(rows))
    return int(not given.deep and any(row["seconds"] > WANTED for row in rows))


if __name__ == "__main__":
    sys.exit(main())
