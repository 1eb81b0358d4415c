"""The rooms of docs/architecture.md: imports only point down, and a game knows no other game."""

from __future__ import annotations

from pathlib import Path

from importlinter.cli import lint_imports


def test_imports_only_point_down() -> None:
    rules = Path(__file__).parents[2] / "pyproject.toml"
    assert lint_imports(config_filename=str(rules), no_cache=True) == 0
