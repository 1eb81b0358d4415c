"""What a stranger does: `dolmen new`, a wheel of it, and that wheel installed into a folder."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path


def new_game(id: str, home: Path) -> Path:
    """The package as `dolmen new` writes it."""
    call("-m", "dolmen.cli", "new", id, "--folder", str(home))
    return home


def install_game(package: Path, target: Path) -> None:
    """Build a wheel of a package and lay it where a path finds it: what an installer does with a plain one."""
    call("-m", "hatchling", "build", "-t", "wheel", "-d", str(package / "dist"), folder=package)
    (wheel,) = (package / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(target)


def call(*arguments: str, folder: Path | None = None) -> str:
    """Run Python; what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
