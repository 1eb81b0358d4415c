"""The public face: what an author of a game imports comes from `dolmen` and `dolmen.testing`."""

from __future__ import annotations

import ast
import sys
import types
from pathlib import Path

import pytest

import dolmen
import dolmen.bots
import dolmen.testing

SAMPLES = Path(__file__).parents[1] / "testing" / "cairn.py", *Path(dolmen.__file__).parent.glob("cli/sample/**/*.py")


@pytest.mark.parametrize("module", [dolmen, dolmen.testing, dolmen.bots], ids=lambda module: module.__name__)
def test_all_is_all_that_is_offered(module: types.ModuleType) -> None:
    offered = {
        name
        for name, thing in vars(module).items()
        if not name.startswith("_") and (callable(thing) or not isinstance(thing, types.ModuleType))
    }
    assert offered == set(module.__all__)
    assert len(module.__all__) == len(set(module.__all__))
    mute = [name for name in module.__all__ if callable(thing := getattr(module, name)) and not described(thing)]
    assert not mute, f"what do {mute} do?"


def described(thing: object) -> bool:
    """Whether it says what it is for; compiled code has left that in its source."""
    source = getattr(sys.modules.get(getattr(thing, "__module__", "")), "__file__", "") or ""
    return bool(thing.__doc__) or not source.endswith(".py")


@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: file.name)
def test_a_game_needs_no_name_from_inside(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and not node.level:
            assert (
                node.module is None
                or node.module.split(".")[0] != "dolmen"
                or node.module
                in (
                    "dolmen",
                    "dolmen.bots",
                    "dolmen.testing",
                )
            ), f"{file.name} imports from {node.module}"
