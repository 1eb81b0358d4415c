"""What can go wrong, each for the person who meets it: what was wrong and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .asked import Refusal


class DolmenError(Exception):
    """The root of all errors that are meant for people; its text is one clear line."""


class UnknownGame(DolmenError):
    """No game of that name is installed."""


class BrokenPlugin(DolmenError):
    """A game is installed but cannot be loaded; all others go on."""


class BadSeats(DolmenError):
    """The game is not for that many players."""


class BadOption(DolmenError):
    """An option that does not exist, or a value it does not take."""


class BadComponents(DolmenError):
    """A component file that does not describe the game's components."""


class BadWeights(DolmenError):
    """Learned weights that are not of this game, its rules or its features."""


class BadWord(DolmenError, ValueError):
    """Text or a number that is no word of the game's vocabulary."""


class BadRecord(DolmenError):
    """A record that cannot be read, was changed, or does not follow the rules; `fault` names which, for texts."""

    fault = "unreadable"

    def __init__(self, message: str, fault: str = "") -> None:
        super().__init__(message)
        self.fault = fault or self.fault


class OtherRules(BadRecord):
    """A game played by rules that this program does not play (any more, or not yet)."""

    fault = "other-rules"


class IllegalMove(DolmenError):
    """A word that the rules do not allow now; `refusal` says why."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        super().__init__(message)
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (str(self), self.refusal)


class NotYourTurn(IllegalMove):
    """Another seat is asked, or nobody is."""


class CannotUndo(DolmenError):
    """The last decision cannot be taken back by this seat alone."""
