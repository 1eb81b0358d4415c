"""The rooms of docs/architecture.md: imports only point down, and a game knows no other game."""

from __future__ import annotations

import logging
import re
from pathlib import Path

from importlinter.cli import lint_imports

import dolmen
from dolmen import Match
from dolmen.core.walk import Walk


def test_imports_only_point_down() -> None:
    rules = Path(__file__).parents[2] / "pyproject.toml"
    try:
        assert lint_imports(config_filename=str(rules), no_cache=True) == 0
    finally:  # it sets up logging of its own, which silences everybody else's
        for logger in logging.root.manager.loggerDict.values():
            if isinstance(logger, logging.Logger):
                logger.disabled = False


def test_secrecy_is_decided_in_one_line() -> None:
    """A mask of seats is looked into by `sees` alone; everybody else asks it."""
    source = Path(dolmen.__file__).parent
    looks = re.compile(r"seers\)?\s*>>")
    found = [
        f"{file.relative_to(source)}:{n}"
        for file in sorted(source.rglob("*.py"))
        for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if looks.search(line) or "_replace(seers" in line
    ]
    assert [place.partition(":")[0] for place in found] == [str(Path("core/events.py"))], found


def test_nobody_reaches_behind_the_doors_of_a_match() -> None:
    """Server, terminal and commands use what `Match` offers; nothing of its own business."""
    source = Path(dolmen.__file__).parent
    own = {name for kind in (Walk, Match) for name in vars(kind) if name.startswith("_") and not name.startswith("__")}
    own |= {"_marks", "_log", "_legal", "_taken_back", "_kept"}
    for folder in ("server", "terminal", "cli", "show"):
        for file in (source / folder).rglob("*.py"):
            reached = own & set(re.findall(r"\b_\w+", file.read_text(encoding="utf-8")))
            assert reached <= {"_repr_html_"}, f"{file.relative_to(source)}: {reached}"
