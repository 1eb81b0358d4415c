"""What a move costs the process that serves, without the wire: ten tables of four, everybody told of every move.

    python bench/move.py                        2,000 moves in Stone Age
    python bench/move.py --profile              the functions that took longest
    PYTHONPATH=OTHER/src python bench/move.py   another state of the server, to compare in turns

Milliseconds of processor time a move: of the loop that serves everybody, and of the whole process with the store's
writer. Others on the machine disturb that little, so it tells small gains that `bench/load.py` does not.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import cProfile
import gc
import json
import pstats
import random
import sys
import tempfile
import time
from pathlib import Path

import msgspec

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from server.test_hall import open_hall, setup_of

from dolmen.server.tables import messages
from dolmen.server.tables.connection import Connection
from dolmen.server.tables.conversation import hear
from dolmen.server.tables.entries import Chair

TABLES = 10
SEATS = 4


async def play(data: Path, moves: int, profile: cProfile.Profile | None) -> dict[str, float]:
    """Play at all tables at once, by words picked at random."""
    rng = random.Random(1)
    chairs = [Chair(kind="person", name=f"P{seat}", person=f"p{seat}") for seat in range(SEATS)]
    setup = msgspec.structs.replace(setup_of(), options={})
    async with open_hall(data) as hall:
        tables = []
        for _ in range(TABLES):
            table = await hall.create(setup, chairs)
            lines = [Connection(chair.person or "", seat) for seat, chair in enumerate(chairs)]
            for line in lines:
                line.say = lambda text: True  # it has left
                table.enter(line)
            tables.append((table, lines))
        loop, process, done = time.thread_time(), time.process_time(), 0
        with profile or contextlib.nullcontext():
            while done < moves:
                said = []
                for table, lines in tables:
                    seat, match = table.table.to_move, table.table.play
                    if seat is None or match is None:
                        continue
                    done += 1
                    body: dict[str, object] = {
                        "type": "play",
                        "seat": seat,
                        "version": table.table.version,
                        "move": f"m{done}",
                    }
                    body["words"] = [rng.choice(match.legal())]
                    said.append(hear(table, lines[seat], messages.read(json.dumps(body))))
                if not said:
                    break
                await asyncio.gather(*said)
        return {
            "moves": done,
            "loop_ms_per_move": round(1000 * (time.thread_time() - loop) / done, 3),
            "process_ms_per_move": round(1000 * (time.process_time() - process) / done, 3),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=2000)
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args()
    profile = cProfile.Profile(time.thread_time) if options.profile else None
    gc.freeze()  # as the server does
    gc.set_threshold(50_000, 20, 50)
    with tempfile.TemporaryDirectory(prefix="dolmen-move-") as folder:
        print(json.dumps(asyncio.run(play(Path(folder), options.moves, profile))))
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(40)


if __name__ == "__main__":
    main()
