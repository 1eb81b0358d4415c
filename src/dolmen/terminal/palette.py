"""Colours: day is bone and limestone, night is slate with a fire."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.style import Style
from rich.text import Text
from textual.theme import Theme

from .people import COLOURS, INKS, MARKS


class Palette(NamedTuple):
    """The colours of one theme that boards paint with."""

    ink: str
    dim: str
    accent: str
    table: str
    panel: str
    raised: str
    line: str
    good: str
    bad: str
    goods: dict[str, str]


DAY: Final = Palette(
    ink="#2A2420",
    dim="#5F5147",
    accent="#8F3818",
    table="#D8CCB8",
    panel="#F3EADB",
    raised="#FBF5EA",
    line="#BBAB94",
    good="#3C6B40",
    bad="#9B2C22",
    goods={"wood": "#8A5A2E", "clay": "#A84D28", "stone": "#5A5E60", "gold": "#8A6206", "food": "#5F6A20"},
)
NIGHT: Final = Palette(
    ink="#EFE5D4",
    dim="#BDB0A0",
    accent="#F0A04B",
    table="#17181A",
    panel="#26272A",
    raised="#303134",
    line="#47464A",
    good="#8FC08F",
    bad="#F0907E",
    goods={"wood": "#C08A52", "clay": "#DC7F55", "stone": "#A9AEAF", "gold": "#EBB53C", "food": "#B3C162"},
)
PALETTES: Final = {"day": DAY, "night": NIGHT}


def theme(name: str) -> Theme:
    """The theme of the whole screen."""
    p = PALETTES[name]
    return Theme(
        name=f"dolmen-{name}",
        primary=p.accent,
        secondary=p.dim,
        accent=p.accent,
        foreground=p.ink,
        background=p.table,
        surface=p.panel,
        panel=p.raised,
        success=p.good,
        warning=p.accent,
        error=p.bad,
        dark=name == "night",
        variables={"border": p.line, "footer-key-foreground": p.accent},
    )


def badge(seat: int, text: str | None = None) -> Text:
    """A player's sign (or some text) on the player's colour."""
    seat %= len(MARKS)
    return Text(f" {MARKS[seat] if text is None else text} ", Style(color=INKS[seat], bgcolor=COLOURS[seat]))
