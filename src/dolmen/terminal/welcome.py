"""The first screen: which game, who plays, how; or a saved game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import dolmen
from dolmen import BrokenPlugin, DolmenError, Game, Match, Record
from dolmen.bots import OFFERED
from dolmen.core.game import games as installed
from dolmen.core.options import Value
from dolmen.core.texts import LANGUAGES
from dolmen.core.told import told
from dolmen.terminal.settings import SPEEDS, folder

from .palette import badge
from .people import full_name, moment, seat_names, shown_names
from .scene import KeyLine, Redrawn

if TYPE_CHECKING:
    from .table import Seating

FIRST = "stone-age"  # the game to begin with
SHOWN = 6  # saved games on the screen


class Line(NamedTuple):
    """A line of the menu: what it shows, and what a step to the left or right (or Enter) does."""

    label: str | Text
    value: str
    step: Callable[[int], None]
    does: bool = False  # Enter does something instead of stepping


class Menu(OptionList):
    """Lines whose values change with the arrows, Enter or the mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("left", "step(-1)"), Binding("right", "step(1)")]

    lines: Sequence[Line] = ()

    def show(self, lines: Sequence[Line]) -> None:
        kept = self.highlighted
        self.lines = lines
        self.set_options([Option(self.render_line_of(line)) for line in lines])
        self.highlighted = 0 if kept is None else min(kept, len(lines) - 1)

    def render_line_of(self, line: Line) -> Text:
        head = line.label.copy() if isinstance(line.label, Text) else Text(line.label)
        if line.does:
            head.stylize("bold")
            return Text.assemble("  ", head, "  ", (line.value, "dim"))
        head.pad_right(max(1, 22 - len(head)))
        return Text.assemble("  ", head, " ◂ ", (line.value, "bold"), " ▸")

    def action_step(self, by: int) -> None:
        if self.highlighted is not None and not self.lines[self.highlighted].does:
            self.lines[self.highlighted].step(by)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.lines[event.option_index].step(1)


class WelcomeScreen(Redrawn[None]):
    """Chooses a game, seats, bots, options and language; lists saved games."""

    def __init__(self) -> None:
        super().__init__()
        self.games = sorted(installed(), key=lambda name: (name != FIRST, name))
        self.at = 0
        self.seats = self.game.seats[0]
        self.bots: list[str | None] = [None, *["hunter"] * 5]
        self.options: dict[str, Value] = {}
        self.open_options = False
        self.saved: list[tuple[Path, Record]] = []

    @property
    def game(self) -> Game:
        return dolmen.load(self.games[self.at])  # when it is wanted: the first screen waits for one game only

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        with Horizontal(id="welcome"):
            yield Menu(id="menu")
            with Vertical(id="beside"):
                yield Static(id="blurb")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        self.query_one(Menu).focus()

    def on_screen_resume(self) -> None:  # when it opens, too
        self.saved = saved_games()
        self.redraw()

    def redraw(self) -> None:
        if not self.drawable:
            return
        texts, palette = self.texts, self.client.palette
        top = Text().append(" Dolmen ", f"bold {palette.accent}").append(f" {texts.text('ui-welcome')}", palette.dim)
        self.query_one("#top", Static).update(top)
        self.query_one(Menu).show(self.menu())
        blurb = Text().append(f"{texts.title()}\n", f"bold {palette.accent}")
        blurb.append(texts.text("game-blurb") + "\n\n", palette.ink)
        blurb.append(texts.text("ui-players", low=self.game.seats[0], high=self.game.seats[-1]) + "\n", palette.dim)
        if self.game.pack.reconstructed:
            parts = ", ".join(texts.find(f"block-{name}", {}) or name for name in self.game.pack.reconstructed)
            blurb.append(f"⚠ {texts.text('ui-reconstructed')}: {parts}\n", palette.dim)
        self.query_one("#blurb", Static).update(blurb)
        keys = [("↑↓", "", "key-move"), ("←→", "", "key-change"), ("Enter", "", "key-choose")]
        line = [(key, action, texts.text(text)) for key, action, text in keys]
        line += [("^Q", "app.leave", texts.text("key-leave"))]
        self.query_one("#keys", KeyLine).show(line)

    def menu(self) -> list[Line]:
        texts, client = self.texts, self.client
        lines = [Line(Text(f"▶ {texts.text('menu-start')}", client.palette.accent), "", self.start, True)]
        lines.append(Line(texts.text("menu-game"), texts.title(), self.step_game))
        lines.append(Line(texts.text("menu-players"), str(self.seats), self.step_seats))
        for seat in range(self.seats):
            who = texts.text("menu-person") if self.bots[seat] is None else texts.text("menu-bot", name=self.bots[seat])
            label = Text.assemble(badge(seat), f" {texts.seat_name(seat)}")
            lines.append(Line(label, who, partial(self.step_bot, seat)))
        for path, record in self.saved[:SHOWN]:
            who = ", ".join(map(full_name, shown_names(record.seats, texts), record.seats))
            when = moment(record.started, texts)
            label = Text(f"↻ {texts.text('menu-resume')}: {record.game}")
            lines.append(Line(label, f"{who} · {when}", partial(self.resume, path), True))
        changed = texts.text("menu-changed", count=len(self.options))
        lines.append(Line(texts.text("menu-options"), changed, lambda _: self.toggle_options(), True))
        if self.open_options:
            lines += self.option_lines()
        language = texts.text("menu-this-language")
        lines.append(Line(texts.text("menu-language"), language, self.step_language))
        lines.append(Line(texts.text("menu-theme"), texts.text(f"theme-{client.settings.theme}"), self.step_theme))
        lines.append(Line(texts.text("menu-speed"), texts.text(f"speed-{client.settings.speed}"), self.step_speed))
        return lines

    def option_lines(self) -> list[Line]:
        """The options of the game, each with its value."""
        out = []
        for option in self.game.options:
            value = self.options.get(option.name, option.default)
            shown = self.texts.value(option, value)
            out.append(Line("· " + self.texts.option(option), shown, partial(self.step_option, option.name)))
        return out

    # Changing.

    def step_game(self, by: int) -> None:
        self.at = (self.at + by) % len(self.games)
        try:
            seats = self.game.seats
        except BrokenPlugin as error:  # it is named, and passed over from now on
            self.notify(told(str(error), self.texts.language), severity="error", markup=False)
            del self.games[self.at]
            self.step_game(min(by, 0))
            return
        self.seats = max(seats[0], min(seats[-1], self.seats))
        self.options = {}
        self.redraw()

    def step_seats(self, by: int) -> None:
        seats = self.game.seats
        self.seats = seats[(self.seats - seats[0] + by) % len(seats)]
        self.redraw()

    def step_bot(self, seat: int, by: int) -> None:
        kinds: list[str | None] = [None, *OFFERED]
        self.bots[seat] = kinds[(kinds.index(self.bots[seat]) + by) % len(kinds)]
        self.redraw()

    def step_option(self, name: str, by: int) -> None:
        option = next(o for o in self.game.options if o.name == name)
        value = self.options.get(name, option.default)
        values: Sequence[Value] = option.values or range(option.low, option.high + 1)
        self.options[name] = values[(values.index(value) + by) % len(values)]
        if self.options[name] == option.default:
            del self.options[name]
        self.redraw()

    def step_language(self, by: int) -> None:
        self.client.set_language(LANGUAGES[(LANGUAGES.index(self.client.language) + by) % len(LANGUAGES)])

    def step_theme(self, by: int) -> None:
        self.client.action_theme()

    def step_speed(self, by: int) -> None:
        self.client.set_speed(SPEEDS[(SPEEDS.index(self.client.settings.speed) + by) % len(SPEEDS)])

    def toggle_options(self) -> None:
        self.open_options = not self.open_options
        self.redraw()

    # Starting.

    def start(self, _: int) -> None:
        from .table import Seating  # when it is wanted: the first screen does not wait for it

        names = seat_names(self.texts, self.bots[: self.seats])
        self.sit_down(Seating(Match(self.game, names, self.options, forced=True)))

    def resume(self, path: Path, _: int) -> None:
        try:
            seating = resume(path)
        except DolmenError as error:
            self.notify(told(str(error), self.texts.language), severity="error", markup=False)
            return
        self.sit_down(seating)

    def sit_down(self, seating: Seating) -> None:
        from .table import TableScreen

        self.app.push_screen(TableScreen(seating))


def saved_games() -> list[tuple[Path, Record]]:
    """The unfinished games in the data folder, newest first; what cannot be read is passed over."""
    out = []
    paths = sorted(folder("data").glob("*.dolmen"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in paths[: SHOWN * 4]:
        try:
            record = Record.open(path)
        except DolmenError:
            continue
        if record.scores is None:
            out.append((path, record))
    return out


def resume(path: Path, components: Path | None = None) -> Seating:
    """A saved game, to be played on in the same file."""
    from .table import Seating

    record = Record.open(path)
    game = dolmen.load(record.game, components)
    return Seating(Match.resume(game, record, forced=True), components, file=path)
