"""Libraries that only some need, and one line where one is missing."""

from __future__ import annotations

from importlib import import_module

from .errors import DolmenError


class MissingExtra(DolmenError, ImportError):
    """A library that only some need is not installed."""


def need(*libraries: str, extra: str = "envs") -> None:
    """Say in one line what to install where a library is missing."""
    missing = [name for name in libraries if not is_there(name)]
    if missing:
        raise MissingExtra(f"this needs {' and '.join(missing)}: pip install 'dolmen[{extra}]'")


def is_there(library: str) -> bool:
    try:
        import_module(library)
    except ImportError:
        return False
    return True
