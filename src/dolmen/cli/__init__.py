"""The command line: `dolmen …`."""

from __future__ import annotations

from dolmen import __version__


def main() -> None:
    """Say what this is."""
    print(f"dolmen {__version__}")
