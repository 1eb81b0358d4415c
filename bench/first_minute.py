"""How long a new user waits: a clean clone, an empty home, `./play serve`.

    python bench/first_minute.py [--json]

Prints the seconds to the lobby, to the first own move against a bot in a browser, and to compiled rules; then the same
for a second start, and the load of the machine before. Packages come from wherever the installer finds them.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.house import FLAGS, LUCK, Server, find_chromium, make_table, play_turns

ROOT = Path(__file__).parents[1]
PATIENCE = 900.0


class Clone(Server):
    """`./play serve` of a clone; started without waiting."""

    def __init__(self, clone: Path, home: Path) -> None:
        super().__init__(home)
        self.clone = clone

    def start(self) -> None:
        command = [sys.executable, str(self.clone / "play"), "serve", "--port", str(self.port), "--no-browser"]
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))}
        environment |= {"HOME": str(self.data), "XDG_DATA_HOME": str(self.data / "share")}
        with (self.data / "play.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.clone
            )

    def shows_lobby(self) -> bool:
        """Whether the client's page is there, not only a server."""
        try:
            with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(self.url, timeout=2) as reply:
                return b'id="app"' in reply.read()
        except OSError:
            return False


def measure(clone: Path, home: Path) -> dict[str, float]:
    """One start."""
    times: dict[str, float] = {}
    began = time.monotonic()
    with Clone(clone, home) as server, sync_playwright() as api:
        wait(server.shows_lobby)
        times["lobby"] = time.monotonic() - began
        page = api.chromium.launch(executable_path=find_chromium(), args=FLAGS).new_page()
        page.add_init_script(LUCK % 7)
        page.goto(server.url)
        table = make_table(page, server, [{"kind": "me", "name": "Peak"}, {"kind": "bot", "bot": "greedy"}])
        page.goto(f"{server.url}/table/{table}?board=generic")
        play_turns(page, 1)
        times["first move"] = time.monotonic() - began

        def is_compiled() -> bool:
            try:
                return page.request.get(f"{server.url}/api/lobby").json()["compiling"] is None
            except Exception:  # noqa: BLE001 - between two servers nobody answers
                return False

        wait(is_compiled)
        times["compiled"] = time.monotonic() - began
    return {name: round(seconds, 1) for name, seconds in times.items()}


def wait(for_what: object) -> None:
    """Look until it is so."""
    assert callable(for_what)
    deadline = time.monotonic() + PATIENCE
    while not for_what():
        if time.monotonic() > deadline:
            raise TimeoutError
        time.sleep(0.1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="dolmen-") as folder:
        clone, home = Path(folder, "clone"), Path(folder, "home")
        home.mkdir()
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        shutil.rmtree(clone / ".venvs", ignore_errors=True)
        load = os.getloadavg()[0]
        found = {"cold": measure(clone, home), "warm": measure(clone, home)}
    if options.json:
        print(json.dumps({**found, "load": load, "processors": os.cpu_count()}))
    else:
        for start, times in found.items():
            print(f"{start}: " + ", ".join(f"{what} after {seconds} s" for what, seconds in times.items()))
        print(f"{os.cpu_count()} processors, load {load:.1f}")


if __name__ == "__main__":
    main()
