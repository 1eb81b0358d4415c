"""Who sits at the table: people by name or sign, bots with their kind in brackets."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import cache

from dolmen.bots import BOTS
from dolmen.core.texts import LANGUAGES, Texts

MARKS = ("▲", "≈", "☼", "ƒ", "☾", "○")  # the players' signs, in their order
COLOURS = ("#B0392A", "#2C6BA0", "#EBB53C", "#6FA377", "#4A2C57", "#F2E9D8")
INKS = ("#FFF8EA", "#FFF8EA", "#211C19", "#16120F", "#F7EEDD", "#211C19")


def seat_names(texts: Texts, bots: Sequence[str | None]) -> list[str]:
    """The names of a new table's seats, as its record will keep them."""
    return [
        texts.seat_name(seat) if bot is None else f"{texts.seat_name(seat)} ({bot})" for seat, bot in enumerate(bots)
    ]


def bot_of(name: str) -> str | None:
    """The bot that a seat's name speaks of; None for a person."""
    head, bracket, bot = name.rstrip(")").rpartition(" (")
    return bot if name.endswith(")") and bracket and head and bot in BOTS else None


def shown_names(names: Sequence[str], texts: Texts) -> list[str]:
    """The seats' names in the language of the texts: signs are translated, names of people stay."""
    return [shown_name(name, seat, texts) for seat, name in enumerate(names)]


def shown_name(name: str, seat: int, texts: Texts) -> str:
    head = name if bot_of(name) is None else name.rpartition(" (")[0]
    return texts.seat_name(seat) if head == str(seat + 1) or head in signs(seat) else head


def full_name(shown: str, name: str) -> str:
    """A name with the kind of bot, where it is one."""
    bot = bot_of(name)
    return shown if bot is None else f"{shown} ({bot})"


def moment(started: str, texts: Texts) -> str:
    """When a game began, by the clock of this place, as people of the language write it; blank where nobody knows."""
    try:
        at = datetime.fromisoformat(started).astimezone()
    except ValueError:
        return ""
    parts = {"year": "%Y", "month": "%m", "day": "%d", "time": "%H:%M"}
    return texts.text("ui-moment", **{name: at.strftime(code) for name, code in parts.items()})


@cache
def signs(seat: int) -> frozenset[str]:
    """What a seat's sign is called in all languages."""
    return frozenset(Texts.of(None, language).seat_name(seat) for language in LANGUAGES)
