"""The terminal client: one app, a screen for each situation."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from dolmen import Game
from dolmen.core.texts import LANGUAGES, Texts, choose_language
from dolmen.terminal.settings import SPEEDS, Settings, Speed, Theme

from .palette import PALETTES, Palette, theme
from .scene import Redrawn


class DolmenApp(App[None]):
    """Holds what all screens share: settings, language, theme."""

    CSS_PATH = Path(__file__).with_name("terminal.tcss")
    TITLE = "Dolmen"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-narrow"), (148, "-wide")]  # noqa: RUF012 - as declared
    VERTICAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-low"), (34, "-high")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3", "language", "language", priority=True),
        Binding("f4", "theme", "theme", priority=True),
        Binding("f5", "speed", "speed", priority=True),
        Binding("ctrl+q", "leave", "quit", priority=True),
        Binding("ctrl+c", "leave", "quit", priority=True, show=False),
    ]

    def __init__(self, language: str | None = None, settings: Settings | None = None) -> None:
        super().__init__()
        self.settings = settings or Settings.read()
        self.language = choose_language(language, self.settings.language)
        for name in PALETTES:
            self.register_theme(theme(name))
        self.theme = f"dolmen-{self.settings.theme}"

    def texts(self, game: Game | None = None) -> Texts:
        return Texts.of(game, self.language)

    @property
    def palette(self) -> Palette:
        return PALETTES[self.settings.theme]

    # Settings, each changed on the fly and remembered.

    def set_language(self, language: str) -> None:
        self.language = self.settings.language = language
        self.changed()

    def set_theme(self, name: Theme) -> None:
        self.settings.theme = name
        self.theme = f"dolmen-{name}"
        self.changed()

    def set_speed(self, speed: Speed) -> None:
        self.settings.speed = speed
        self.changed()

    def changed(self) -> None:
        """Remember the settings and let every screen draw itself anew."""
        self.settings.write()
        for screen in self.screen_stack:
            if isinstance(screen, Redrawn):
                screen.redraw()

    def action_language(self) -> None:
        self.set_language(LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])

    def action_theme(self) -> None:
        self.set_theme("day" if self.settings.theme == "night" else "night")

    def action_speed(self) -> None:
        self.set_speed(SPEEDS[(SPEEDS.index(self.settings.speed) + 1) % len(SPEEDS)])
        texts = self.texts()
        self.notify(texts.text("ui-speed-now", speed=texts.text(f"speed-{self.settings.speed}")), timeout=2)

    def action_leave(self) -> None:
        """Quit; every screen keeps what must not be lost."""
        for screen in self.screen_stack:
            if isinstance(screen, Redrawn):
                screen.leave()
        self.exit()
