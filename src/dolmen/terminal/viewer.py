"""The viewer of a recorded game: every position, forwards and backwards."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from dolmen import Game, Record
from dolmen.core.walk import Step

from .boards import Board, Scene, board_for
from .people import shown_names
from .scene import KeyLine, Redrawn, Story, recent
from .score import sheet


class ReplayScreen(Redrawn[None]):
    """Steps through a record with the arrow keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)"),
        Binding("right,space", "step(1)"),
        Binding("up,pageup", "turn(-1)"),
        Binding("down,pagedown", "turn(1)"),
        Binding("home", "jump(0)"),
        Binding("end", "jump(-1)"),
        Binding("s", "seat"),
        Binding("escape,q", "app.leave"),
    ]

    def __init__(self, game: Game, record: Record, seat: int | None, at: int) -> None:
        super().__init__()
        self.of = game
        self.record = record
        self.seat = seat
        self.at = at
        self.board: Board = board_for(game.id)()
        self.states = [record.start(game)]
        self.steps: list[Step] = []
        for step in record.steps(game):
            self.states.append(step.state.copy())
            self.steps.append(step)
        self.turns = [0, *turn_ends(record)]

    @property
    def game(self) -> Game:
        return self.of

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        with Vertical(id="stage"):
            yield self.board
            yield Static(id="bar")
            with Horizontal(id="dock"):
                yield Story(id="log")
                yield Static(id="result")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        self.redraw()

    def scene(self) -> Scene:
        view = self.game.view(self.states[self.at], self.seat)
        names = shown_names(self.record.seats, self.texts)
        return Scene(self.game, view, self.texts, names, self.client.palette, frozenset())

    def redraw(self) -> None:
        if not self.drawable:
            return
        scene = self.scene()
        palette, texts = scene.palette, scene.texts
        self.board.draw(scene)
        top = Text().append(f" {texts.title()} ", f"bold {palette.accent}").append(f" {self.board.status(scene)}")
        who = texts.text("ui-spectator") if self.seat is None else scene.names[self.seat]
        self.query_one("#top", Static).update(top.append(f"  · {texts.text('ui-seen-by', player=who)}", palette.dim))
        self.query_one("#bar", Static).update(self.bar(scene))
        self.query_one("#log", Story).tell(self.board.tell(scene, recent(self.events())))
        result = self.query_one("#result", Static)
        ended = self.at == len(self.record.words) and self.record.scores is not None
        result.display = ended
        if ended:
            result.update(sheet(self.states[-1].outcome(), texts, scene.names, palette))
        keys = [
            ("←→", "", "key-word"),
            ("↑↓", "", "key-turn"),
            ("Home End", "", "key-ends"),
            ("S", "screen.seat", "key-seat"),
        ]
        line_ = [(key, action, texts.text(text)) for key, action, text in keys]
        line_ += [("F3", "app.language", texts.text("key-language")), ("Esc", "app.leave", texts.text("key-leave"))]
        self.query_one("#keys", KeyLine).show(line_)

    def bar(self, scene: Scene) -> Text:
        """Where we are in the game, and the last word."""
        width = max(10, self.size.width // 3)
        done = round(width * self.at / max(1, len(self.record.words)))
        out = Text(" " + "━" * done, scene.palette.accent).append("─" * (width - done), scene.palette.dim)
        out.append(f" {self.at}/{len(self.record.words)}  ", "bold")
        if self.at:
            word = self.steps[self.at - 1].seen(self.seat, self.record.is_open(self.seat))
            out.append(self.game.words.text(word), scene.palette.dim)
        return out

    def events(self) -> list[dict[str, str | int]]:
        opened = self.record.is_open(self.seat)
        return [event for step in self.steps[: self.at] for event in step.events(self.seat, opened)]

    def go(self, at: int) -> None:
        self.at = max(0, min(len(self.record.words), at))
        self.redraw()

    def action_step(self, by: int) -> None:
        self.go(self.at + by)

    def action_turn(self, by: int) -> None:
        """To the end of the turn before or after."""
        ends = [end for end in self.turns if (end - self.at) * by > 0]
        if ends:
            self.go(min(ends) if by > 0 else max(ends))

    def action_jump(self, to: int) -> None:
        self.go(len(self.record.words) if to < 0 else to)

    def action_seat(self) -> None:
        """Look from the next seat, or as a spectator."""
        seats = len(self.record.seats)
        self.seat = 0 if self.seat is None else None if self.seat + 1 == seats else self.seat + 1
        self.redraw()


def turn_ends(record: Record) -> list[int]:
    """How many words were said at the end of every turn."""
    ends, place = [], 0
    for _, words in record.turns():
        place += len(words)
        ends.append(place)
    return ends
