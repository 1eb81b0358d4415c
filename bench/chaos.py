"""Kills, stops, freezes, fills and starves a server of its own under load, again and again, and prints what was lost.

    python bench/chaos.py --kills 500 --moves 50000 --json        SQLite
    python bench/chaos.py --kills 100 --postgres --workers 2      two processes on a PostgreSQL, which is killed as well
    python bench/chaos.py --kills 0 --things 20 --only renew --postgres --workers 2      how long players wait for that
    python bench/chaos.py --kills 500 --minutes 8 --seed 2 --json > 2.json               a part, no longer than that
    python bench/chaos.py --sum 1.json 2.json                                            what parts come to together

Only 127.0.0.1. Exit code 1 if an acknowledged move is lost or done twice, a table wrong or stuck, a clock run out, a
process left behind. `delay_ms` is from the first try of a move to its answer, over everything that happened meanwhile.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path = [str(HERE.parent / "tests"), *(folder for folder in sys.path if Path(folder) != HERE)]  # `chaos` is theirs


def tell(line: str) -> None:
    """Says on one line of a terminal how far it is."""
    if sys.stderr.isatty():
        print(f"\r{line}\033[K", end="", file=sys.stderr, flush=True)


def add_up(runs: list[dict[str, Any]]) -> None:
    """Prints the runs one by one, and their sums."""
    from chaos.chaos import FAULTS

    names = ("kills", "acknowledged", *FAULTS)
    counts = [{name: run[name] if isinstance(run[name], int) else len(run[name]) for name in names} for run in runs]
    kinds = [f"{run['store']}, {run['processes']} processes" for run in runs]
    print("\t".join(("run", "of", *names)))
    for number, (kind, count) in enumerate(zip(kinds, counts, strict=True), 1):
        print("\t".join(map(str, (number, kind, *count.values()))))
    print("\t".join(("all", "", *(str(sum(count[name] for count in counts)) for name in names))))
    sys.exit(1 if any(count[fault] for count in counts for fault in FAULTS) else 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50, help="processes killed, at least, among other bad things")
    parser.add_argument("--things", type=int, default=0, help="bad things of any kind, at least")
    parser.add_argument("--only", nargs="*", default=[], metavar="THING", help="none but these: kill, stop, renew …")
    parser.add_argument("--moves", type=int, default=0, help="acknowledged moves, at least")
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--pause", type=float, default=0.7, help="seconds between bad things, about")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own")
    parser.add_argument("--workers", type=int, default=1, help="processes that serve; more than one need --postgres")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="after which it is enough")
    parser.add_argument("--sum", nargs="+", type=Path, default=[], metavar="FILE", help="add up what runs have printed")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.sum:
        add_up([json.loads(file.read_text(encoding="utf-8")) for file in options.sum])
        return
    from chaos.chaos import FAULTS, chaos
    from server.postgres import own_postgres

    database = own_postgres() if options.postgres else contextlib.nullcontext()
    with tempfile.TemporaryDirectory(prefix="dolmen-chaos-") as folder, database as postgres:
        figures = chaos(
            Path(folder),
            options.things,
            options.players,
            options.seed,
            options.pause,
            postgres,
            options.workers,
            options.moves,
            options.kills,
            tell,
            options.only,
            options.minutes,
        )
    if sys.stderr.isatty():
        print(file=sys.stderr)
    if options.json:
        print(json.dumps(figures, indent=2))
    else:
        print("\n".join(f"{name:16} {value}" for name, value in figures.items()))
    sys.exit(1 if any(figures[fault] for fault in FAULTS) else 0)


if __name__ == "__main__":
    main()
