"""The wheel under test is compiled where it should be."""

from __future__ import annotations

import importlib
import os
import tomllib
from pathlib import Path

import pytest

import dolmen

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(os.environ.get("DOLMEN_REQUIRE_COMPILED") != "1", reason="compiled modules are not required here")
@pytest.mark.skipif(Path(dolmen.__file__).is_relative_to(ROOT / "src"), reason="this is the interpreted run")
def test_every_listed_module_is_native() -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["dolmen"]["compiled"]
    modules = [path.removesuffix(".py").replace("/", ".") for group in groups.values() for path in group]
    assert modules
    for name in modules:
        file = importlib.import_module(name).__file__ or ""
        assert file.endswith((".so", ".pyd")), f"{name} is interpreted: {file}"
