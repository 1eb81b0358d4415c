"""The end of a game: the score sheet item by item, places, what parted equals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import ClassVar

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from dolmen import Game, Match, Outcome
from dolmen.core.outcome import Item
from dolmen.core.texts import Texts

from .palette import Palette, badge
from .people import full_name, shown_names
from .scene import KeyLine, Redrawn
from .table import Seating


def sheet(outcome: Outcome, texts: Texts, names: Sequence[str], palette: Palette) -> Table:
    """One row for every item with its arithmetic; the best of a row is marked."""
    table = Table(box=SIMPLE_HEAD, border_style=palette.line, header_style="bold", padding=(0, 0, 0, 1))
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(Text.assemble(badge(seat), f" {name.replace(' (', chr(10) + '(')}"), justify="right")
    for label, cells in rows(outcome, texts):
        best = max(item.points for item in cells if item)
        shown = [cell(item, texts, best, palette) if item else Text("") for item in cells]
        table.add_row(label, *shown)
    table.add_section()
    totals = [Text(str(score), "bold") for score in outcome.scores]
    table.add_row(Text(texts.text("score-total"), "bold"), *totals)
    places = [Text(str(place), f"bold {palette.accent}" if place == 1 else "") for place in outcome.places]
    table.add_row(texts.text("score-place"), *places)
    return table


def rows(outcome: Outcome, texts: Texts) -> list[tuple[str, list[Item | None]]]:
    """The items of all seats side by side, in the order of the sheets; of equal name, those that bring the most first.

    One may have three lakes: each is a line of its own, and the name stands before the first.
    """
    out: list[tuple[str, list[Item | None]]] = []
    longest = sorted(outcome.items, key=len, reverse=True)
    for label in dict.fromkeys(texts.item(item) for items in longest for item in items):
        named = [[item for item in items if texts.item(item) == label] for items in outcome.items]
        lines = zip_longest(*(sorted(same, key=lambda item: -item.points) for same in named))
        out += [("" if n else label, list(line)) for n, line in enumerate(lines)]
    return out


def cell(item: Item, texts: Texts, best: int, palette: Palette) -> Text:
    sums = texts.item_sum(item)
    mark = "◆ " if item.points == best and item.points > 0 else ""
    out = Text(mark, palette.accent)
    if sums:
        out.append(f"{sums} = ", palette.dim)
    return out.append(str(item.points).replace("-", "−"))


def ties(outcome: Outcome, texts: Texts, names: Sequence[str]) -> Text:
    """What parted seats with equal points."""
    out = Text()
    for tie in outcome.tie_breaks:
        numbers = ", ".join(f"{names[seat]} {number}" for seat, number in zip(tie.seats, tie.numbers, strict=True))
        out.append(f"{texts.text('score-tie')}: {texts.tie(tie.key)}: {numbers}\n")
    return out


class ScoreScreen(Redrawn[None]):
    """The final screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "look", "board"),
        Binding("f2,ctrl+s", "save", "save", priority=True),
        Binding("n", "again", "again"),
        Binding("m", "menu", "menu"),
    ]

    def __init__(self, seating: Seating) -> None:
        super().__init__()
        self.seating = seating
        self.match: Match = seating.match

    @property
    def game(self) -> Game:
        return self.match.game

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="reading"):
            yield Static(id="winner")
            yield Static(id="sheet")
            yield Static(id="ties")
            yield Static(id="file")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        if not self.drawable:
            return
        texts, palette = self.texts, self.client.palette
        names = list(map(full_name, shown_names(self.match.seats, texts), self.match.seats))
        outcome = self.match.state.outcome()
        winners = ", ".join(names[seat] for seat in outcome.winners)
        won = texts.text("score-won", names=winners, count=len(outcome.winners))
        self.query_one("#winner", Static).update(Text(won, f"bold {palette.accent}"))
        self.query_one("#sheet", Static).update(sheet(outcome, texts, names, palette))
        self.query_one("#ties", Static).update(ties(outcome, texts, names))
        self.query_one("#file", Static).update(Text(texts.text("ui-saved", file=str(self.seating.file)), palette.dim))
        keys = [("N", "again"), ("M", "menu"), ("Esc", "look"), ("F2", "save")]
        line = [(key, f"screen.{action}", texts.text(f"key-{action}")) for key, action in keys]
        line += [("F3", "app.language", texts.text("key-language")), ("^Q", "app.leave", texts.text("key-leave"))]
        self.query_one("#keys", KeyLine).show(line)

    def action_look(self) -> None:
        """Back to the board as it stands."""
        self.dismiss()

    def action_save(self) -> None:
        self.notify(self.texts.text("ui-saved", file=str(self.seating.save())), timeout=4, markup=False)

    def action_menu(self) -> None:
        """Back to the welcome screen."""
        from .welcome import WelcomeScreen

        self.app.pop_screen()
        self.app.switch_screen(WelcomeScreen())

    def action_again(self) -> None:
        """The same table once more."""
        from .table import TableScreen

        match = Match(self.game, self.match.seats, self.match.options, forced=True)
        self.app.pop_screen()
        self.app.switch_screen(TableScreen(Seating(match, self.seating.components)))
