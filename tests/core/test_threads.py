"""Games are loaded once, also by many threads at once."""

from __future__ import annotations

import subprocess
import sys

RACE = """
import sys, threading
sys.setswitchinterval(1e-6)
import dolmen
found = []
start = threading.Barrier(8)

def load():
    start.wait()
    found.append(dolmen.load("stone-age"))

threads = [threading.Thread(target=load) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len({id(game) for game in found}) == 1 and len(found) == 8
"""


def test_many_threads_load_one_game() -> None:
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", RACE], capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0, done.stderr
