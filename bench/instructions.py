"""A gate that does not depend on the machine's mood: instructions for each word of random play, under callgrind.

    python bench/instructions.py            compare with bench/instructions.json: at most 1.05 times as many
    python bench/instructions.py --record   write the figures of this build

Needs valgrind and a compiled dolmen (not built with -march=native).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
RECORDED = HERE / "instructions.json"
SLACK = 1.05
CHILD = """
import sys, dolmen
from dolmen.bots.playout import Tally, play_out
game, rng, out, tally = dolmen.load(sys.argv[1]), dolmen.Rng(1), dolmen.Words(), Tally()
start = game.start(game.seats[-1])
for _ in range(int(sys.argv[2])):
    play_out(start.copy(), rng, out, tally)
print(tally.words)
"""


def instructions(game: str, games: int) -> tuple[int, int]:
    """Instructions of a whole run with so many random games, and its words."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [
                "valgrind",
                "--tool=callgrind",
                f"--callgrind-out-file={folder}/out",
                sys.executable,
                "-c",
                CHILD,
                game,
                str(games),
            ],
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=True,
        )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None:
        sys.exit(f"valgrind said nothing of instructions:\n{done.stderr[-500:]}")
    return int(found[1]), int(done.stdout)


def per_word(game: str) -> float:
    """Instructions for one word: what thirteen games cost beyond one."""
    few, few_words = instructions(game, 1)
    many, many_words = instructions(game, 13)
    return (many - few) / (many_words - few_words)


def main() -> None:
    if shutil.which("valgrind") is None:
        sys.exit("this gate needs valgrind")
    recorded = json.loads(RECORDED.read_text())
    failed = False
    for game, bar in recorded.items():
        figure = round(per_word(game))
        holds = figure <= SLACK * bar
        failed |= not holds
        print(f"{game}: {figure} instructions a word, recorded {bar}: {'holds' if holds else 'TOO MANY'}", flush=True)
        recorded[game] = figure
    if "--record" in sys.argv:
        RECORDED.write_text(json.dumps(recorded, indent=2) + "\n")
    sys.exit(failed)


if __name__ == "__main__":
    main()
