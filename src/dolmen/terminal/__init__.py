"""The terminal client. Each of these opens the full screen and returns when it is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dolmen import Game, Record

    from .table import Seating


def welcome(language: str | None = None) -> None:
    """Let a person choose what to play."""
    from .app import DolmenApp
    from .welcome import WelcomeScreen

    class Welcome(DolmenApp):
        def get_default_screen(self) -> WelcomeScreen:
            return WelcomeScreen()

    Welcome(language).run()


def sit_down(seating: Seating, language: str | None = None) -> None:
    """Play a match."""
    from .app import DolmenApp
    from .table import TableScreen

    class Table(DolmenApp):
        def get_default_screen(self) -> TableScreen:
            return TableScreen(seating)

    Table(language).run()


def view_record(game: Game, record: Record, seat: int | None, at: int, language: str | None = None) -> None:
    """Step through a recorded game."""
    from .app import DolmenApp
    from .viewer import ReplayScreen

    screen = ReplayScreen(game, record, seat, at)

    class Viewer(DolmenApp):
        def get_default_screen(self) -> ReplayScreen:
            return screen

    Viewer(language).run()
