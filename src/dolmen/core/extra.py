"""Libraries that only some need, and one line where one is missing."""

from __future__ import annotations

from importlib import import_module

from .errors import DolmenError


class MissingExtra(DolmenError, ImportError):
    """A library that only some need is not installed."""


def need(*libraries: str, extra: str = "envs") -> None:
    """Say in one line what to install where a library is missing: an extra of ours, or without one the library."""
    missing = [name for name in libraries if not is_there(name)]
    if missing:
        wanted = f"'dolmen[{extra}]'" if extra else " ".join(missing)
        raise MissingExtra(f"this needs {' and '.join(missing)}: pip install {wanted}")


def is_there(library: str) -> bool:
    try:
        import_module(library)
    except ImportError:
        return False
    return True
