"""The notebooks of docs/notebooks run from top to bottom, and carry no outputs."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest
from nbclient import NotebookClient
from nbformat import reads

from conftest import Numbers

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "docs/notebooks").glob("*.ipynb"))
NEEDED = {"maskable-ppo": "sb3_contrib"}  # too large for the test environment
SMALL = {"GAMES": "4", "DUELS": "2", "STEPS": "512"}
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")


def opened(file: Path) -> Any:
    return reads(file.read_text(encoding="utf-8"), as_version=4)  # type: ignore[no-untyped-call]  # it has no types


def run(file: Path) -> Any:
    notebook = opened(file)
    NotebookClient(notebook, timeout=1800, kernel_name="python3", resources={"metadata": {"path": "."}}).execute()
    return notebook


def printed(notebook: Any) -> str:
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    return "".join(output.get("text", "") for output in outputs)


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs(file: Path, numbers: Numbers, monkeypatch: pytest.MonkeyPatch) -> None:
    if file.stem in NEEDED and importlib.util.find_spec(NEEDED[file.stem]) is None:
        pytest.skip(f"it needs {NEEDED[file.stem]}: pip install 'dolmen[learning]'")
    for name, value in SMALL.items():
        monkeypatch.setenv(name, value) if numbers(1, 1, 0) else monkeypatch.delenv(name, raising=False)
    told = printed(run(file))
    assert told
    if file.stem == "train-a-policy" and numbers(0, 0, 1):
        share, error = (
            float(number)
            for number in re.findall(r"wins ([\d.]+)% ± ([\d.]+)% of \d+ games against the bot greedy", told)[0]
        )
        assert share - error > 50  # it beats greedy, and not by luck
        assert float(re.findall(r"(\d+) s of one core in all", told)[0]) <= 600


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_is_kept_without_outputs(file: Path) -> None:
    cells = opened(file).cells
    assert cells[0].source.startswith("# ")
    assert not [cell for cell in cells if cell.cell_type == "code" and (cell.outputs or cell.execution_count)]
