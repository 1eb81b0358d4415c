"""What a stranger does: `dolmen new ember && pip install ./ember`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import boot


def new_game(id: str, home: Path) -> Path:
    """The package as `dolmen new` writes it."""
    call("-m", "dolmen.cli", "new", id, "--folder", str(home))
    return home


def install_game(package: Path, target: Path) -> None:
    """`pip install ./ember`, into a folder of its own; what builds the wheel is here already."""
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--quiet")
    call(*boot.pip()[1:], "install", *offline, "--target", str(target), str(package))


def call(*arguments: str, folder: Path | None = None) -> str:
    """Run Python; what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
