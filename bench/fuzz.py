"""Hands wrong inputs to every door where strangers' bytes come in, and prints what was not refused in order.

    python bench/fuzz.py --inputs 1000000 [--json] [--only message record …] [--seed 1]
    python bench/fuzz.py --sum 1.json 2.json                what several runs come to together

Targets, corpus and the way inputs are made are in tests/fuzz. Exit code 1 if anything was uncaught or
changed, or if memory grew by more than a tenth.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
import warnings
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path = [str(HERE.parent / "tests"), *(folder for folder in sys.path if Path(folder) != HERE)]  # `fuzz` is theirs

SHARES = {"message": 0.4, "head": 0.2, "wire": 0.1, "record": 0.2, "pack": 0.05, "request": 0.05}  # dear ones get fewer


def rss() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def add_up(runs: list[dict[str, Any]]) -> None:
    """Prints each target of each run, and the sums."""
    names = ("inputs", "uncaught", "changed", "mb_before", "mb_after")
    print("\t".join(("run", "target", *names)))
    for number, run in enumerate(runs, 1):
        for target in run["targets"]:
            print("\t".join(map(str, (number, target["target"], *(target[name] for name in names)))))
    sums = {name: sum(run[name] for run in runs) for name in names[:3]}
    print("\t".join(("all", "", *map(str, sums.values()))))
    sys.exit(1 if sums["uncaught"] or sums["changed"] else 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--only", nargs="+", choices=SHARES, default=list(SHARES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sum", nargs="+", type=Path, default=[], metavar="FILE", help="add up what runs have printed")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.sum:
        add_up([json.loads(file.read_text(encoding="utf-8")) for file in options.sum])
        return
    warnings.simplefilter("ignore")
    from fuzz.fuzz import run

    results = []
    whole = sum(SHARES[name] for name in options.only)
    for name in options.only:
        inputs = int(options.inputs * SHARES[name] / whole)
        run(name, inputs // 10, options.seed + 1)  # what is kept for ever is made here
        before, began = rss(), time.monotonic()
        found = run(name, inputs - inputs // 10, options.seed)
        found["inputs"] += inputs // 10
        found |= {"seconds": round(time.monotonic() - began, 1), "mb_before": round(before), "mb_after": round(rss())}
        results.append(found)
        print(f"{name}: {found['inputs']} inputs, {found['uncaught']} uncaught", file=sys.stderr, flush=True)
    total = {key: sum(result[key] for result in results) for key in ("inputs", "uncaught", "changed")}
    if options.json:
        print(json.dumps({**total, "targets": results}, indent=2))
    else:
        for result in results:
            print("  ".join(f"{key} {value}" for key, value in result.items()))
    grown = any(result["mb_after"] > 1.1 * result["mb_before"] for result in results)
    sys.exit(1 if total["uncaught"] or total["changed"] or grown else 0)


if __name__ == "__main__":
    main()
