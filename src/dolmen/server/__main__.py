"""`python -m dolmen.server`: the same as `dolmen serve`."""

from __future__ import annotations

import typer

from dolmen.cli.serve import serve

if __name__ == "__main__":
    typer.run(serve)
