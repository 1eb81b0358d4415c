"""Libraries that only some need, and one line where one is missing."""

from __future__ import annotations

from importlib.util import find_spec

from .errors import DolmenError


class MissingExtra(DolmenError, ImportError):
    """A library that only some need is not installed."""


def need(*libraries: str, extra: str = "envs") -> None:
    """Say in one line what to install where a library is missing."""
    missing = [name for name in libraries if find_spec(name) is None]
    if missing:
        raise MissingExtra(f"this needs {' and '.join(missing)}: pip install 'dolmen[{extra}]'")
