"""What `dolmen` does without a command: the lobby in the browser or, without a screen for one, the terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from .speech import language, say

CLIENT = Path(__file__).parents[1] / "static" / "index.html"


def start(lan: bool = False) -> int:
    """Open the table; the exit code."""
    if CLIENT.exists() and (lan or has_screen()):
        from .serve import serve

        print(say("cli-terminal"), file=sys.stderr)
        return serve(lan=lan, no_browser=not has_screen())
    from dolmen.terminal import welcome

    welcome(language())
    return 0


def has_screen() -> bool:
    """Whether a browser window can be expected to open here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
