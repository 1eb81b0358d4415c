"""Kills, stops, freezes a server of its own under load, again and again, and prints what was lost: nothing, one hopes.

    python bench/chaos.py --kills 100 [--players 8] [--json]
    DATABASE_URL=postgresql://… python bench/chaos.py --kills 100       an empty database

Only 127.0.0.1. Exit code 1 if an acknowledged move is lost or done twice, or a table stuck.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
sys.path = [str(HERE.parent / "tests"), *(folder for folder in sys.path if Path(folder) != HERE)]  # `chaos` is theirs

FAULTS = ("lost", "doubled", "tables_wrong", "stuck", "left_behind")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    from chaos.chaos import chaos

    with tempfile.TemporaryDirectory(prefix="dolmen-chaos-") as folder:
        url = os.environ.get("DATABASE_URL", "")
        figures = chaos(Path(folder), options.kills, options.players, options.seed, database=url)
    if options.json:
        print(json.dumps(figures, indent=2))
    else:
        print("\n".join(f"{name:16} {value}" for name, value in figures.items()))
    sys.exit(1 if any(figures[fault] for fault in FAULTS) or figures["faults"] else 0)


if __name__ == "__main__":
    main()
