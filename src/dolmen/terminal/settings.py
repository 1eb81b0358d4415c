"""What is remembered between games: settings, and saved games, each in the system's own folder for it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import msgspec

from dolmen.core.texts import LANGUAGES

Theme = Literal["day", "night"]
Speed = Literal["slow", "usual", "fast", "instant"]
SPEEDS: tuple[Speed, ...] = ("slow", "usual", "fast", "instant")
PAUSES: dict[Speed, float] = {"slow": 1.6, "usual": 0.8, "fast": 0.3, "instant": 0.0}


class Settings(msgspec.Struct, kw_only=True):
    """How a person likes the screen."""

    language: str | None = None
    theme: Theme = "night"
    speed: Speed = "usual"
    coach: dict[str, bool] = {}  # by game: whether somebody wants a coach at the table; where nobody has said, nothing
    met: dict[str, list[str]] = {}  # by game: questions that the coach has explained
    learned: dict[str, list[str]] = {}  # by game: lessons that were held to their end

    @property
    def pause(self) -> float:
        """Seconds before a bot's move is shown."""
        return PAUSES[self.speed]

    @classmethod
    def read(cls) -> Settings:
        """The saved settings; a file that cannot be read counts as none."""
        try:
            found = msgspec.json.decode((folder("config") / "settings.json").read_bytes(), type=cls)
        except (OSError, msgspec.DecodeError):
            return cls()
        if found.language not in LANGUAGES:
            found.language = None
        return found

    def write(self) -> None:
        """Remember them; a folder that cannot be written to is no reason to stop playing."""
        try:
            path = folder("config") / "settings.json"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(self))
        except OSError:
            return


def folder(kind: Literal["config", "data"]) -> Path:
    """Where settings or saved games lie; DOLMEN_FOLDER puts both into one place of one's own."""
    own = os.environ.get("DOLMEN_FOLDER")
    if own:
        return Path(own)
    import platformdirs

    return platformdirs.user_config_path("dolmen") if kind == "config" else platformdirs.user_data_path("dolmen")
