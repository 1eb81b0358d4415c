"""`python -m dolmen.server`: the same as `dolmen serve`."""

from __future__ import annotations

import sys

from dolmen.cli import run

if __name__ == "__main__":
    sys.exit(run(["serve", *sys.argv[1:]]))
