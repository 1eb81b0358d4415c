"""The table: a match, who sits there, and everything a person wants to know and do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from dolmen import CHANCE, BadWord, CannotUndo, Game, IllegalMove, Match
from dolmen.analysis import Hint
from dolmen.analysis.sentences import Sentences, percent
from dolmen.core.told import told
from dolmen.terminal.settings import folder
from dolmen.workers import WorkerFailed, WorkerHung

from .analysis import bar
from .boards import Board, Scene, board_for
from .boards.board import Fields, Tile, things
from .choices import Choice, choices, spread
from .coach import Coach
from .palette import badge
from .people import bot_of, full_name, shown_names
from .scene import KeyLine, Redrawn, Story, recent
from .thinker import Thinker


class Seating:
    """A match and who decides for its seats: bots by name, None for people."""

    def __init__(
        self, match: Match, components: Path | None = None, seed: int | None = None, file: Path | None = None
    ) -> None:
        self.match = match
        self.components = components
        self.bots = [bot_of(name) for name in match.seats]
        self.seed = seed if seed is not None else time.time_ns()
        self.file = file or folder("data") / f"{match.game.id}-{datetime.now(UTC):%Y%m%d-%H%M%S}.dolmen"

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def save(self) -> Path:
        """Write the record of the game so far."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.match.record().save(self.file, self.match.game)
        return self.file


class TableScreen(Redrawn[None]):
    """Plays a match of any game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,question_mark", "help", "help"),
        Binding("f2,ctrl+s", "save", "save", priority=True),
        Binding("u,ctrl+z", "undo", "undo"),
        Binding("h", "hint", "hint"),
        Binding("c", "coach", "coach"),
        Binding("i", "details", "details"),
        Binding("w", "what", "what is this"),
        Binding("slash", "filter", "filter"),
        Binding("escape", "back", "back"),
        *(Binding(str(n), f"number({n})", show=False) for n in range(10)),
    ]

    def __init__(self, seating: Seating) -> None:
        super().__init__()
        self.seating = seating
        self.match = seating.match
        self.viewer: int | None = seating.people[0] if seating.people else None
        self.covered = False
        self.opened: Choice | None = None  # the group of words that is spread out
        self.touched: list[str] = []  # the parts of the board that were picked, one after another
        self.listed: list[Choice] = []
        self.hinted: tuple[int, Hint] | None = None  # a hint, and the version it speaks of
        self.thinker = Thinker(self.match.game, seating.components, self.match.seats, seating.seed)
        self.board: Board = board_for(self.match.game.id)()

    @property
    def game(self) -> Game:
        return self.match.game

    @cached_property
    def coach(self) -> Coach:
        return Coach(self.client.settings, self.game.id, self.seating.bots)

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        with Horizontal(id="middle"):
            with Vertical(id="stage"):
                yield self.board
                yield Static(id="prompt")
                with Horizontal(id="dock"):
                    with Vertical(id="choosing"):
                        yield OptionList(id="words")
                        yield Input(id="filter", compact=True)
                    yield Story(id="log")
            with Vertical(id="rail"):
                yield Static(id="why")
                yield Static(id="mine")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        self.go_on()

    async def on_unmount(self) -> None:
        await self.thinker.close()

    # The course of the match.

    def go_on(self) -> None:
        """After every change: let whoever is asked decide."""
        self.opened, self.touched = None, []
        self.query_one("#filter", Input).clear()
        seat = self.match.to_move
        if self.match.over:
            self.redraw()
            self.finish()
            return
        bot = self.seating.bots[seat]
        if bot is not None:
            self.redraw()
            self.let_bot_decide(seat, bot)
            return
        if seat != self.viewer and self.game.hidden and len(self.seating.people) > 1:
            self.cover(seat)
            return
        self.viewer = seat
        self.redraw()
        self.query_one("#words").focus()

    def cover(self, seat: int) -> None:
        """Hide the table until the next person sits down."""
        from .panels import CoverScreen

        def uncover(_: None) -> None:
            self.covered = False
            self.redraw()
            self.query_one("#words").focus()

        self.viewer = seat
        self.covered = True
        self.app.push_screen(CoverScreen(self.game, seat, self.match.seats[seat]), uncover)

    @work(exclusive=True, group="bots", exit_on_error=True)
    async def let_bot_decide(self, seat: int, bot: str) -> None:
        version = self.match.version
        begun = time.monotonic()
        word, fault = await self.thinker.choose(self.match.state, seat, bot, version)
        if fault:
            self.warn(self.texts.text(fault, player=self.names[seat]))
        rest = self.client.settings.pause - (time.monotonic() - begun)
        await asyncio.sleep(max(0.0, rest) if len(self.match.legal()) > 1 else 0.0)
        if self.match.version == version:
            self.match.play(seat, word)
            self.go_on()

    @work(exclusive=True, group="bots", exit_on_error=True)
    async def find_hint(self, seat: int) -> None:
        version = self.match.version
        try:
            found = await self.thinker.hint(self.match.state, seat)
        except (WorkerHung, WorkerFailed):
            self.warn(self.texts.text("refusal-no-hint"))
            return
        if self.match.version == version:
            self.hinted = version, found
            self.redraw()

    def say(self, word: int | str) -> None:
        """Say a word for the person who is asked, or tell why not."""
        seat = self.match.to_move
        if self.match.over or self.seating.bots[seat] is not None or self.covered:
            return
        question = self.match.state.asked().name
        try:
            self.match.play(seat, word)
        except IllegalMove as error:
            rules = f" [{', '.join(error.refusal.rules)}]" if error.refusal.rules else ""
            self.warn(self.texts.refusal(error.refusal, self.names) + rules)
            return
        except BadWord as error:
            self.warn(told(str(error), self.texts.language))
            return
        self.coach.meet(question)
        self.go_on()

    def warn(self, message: str) -> None:
        self.notify(message, severity="warning", timeout=6, markup=False)

    def finish(self) -> None:
        from .score import ScoreScreen

        self.seating.save()
        self.app.push_screen(ScoreScreen(self.seating))

    def leave(self) -> None:
        if self.match.words:
            self.seating.save()

    # Drawing.

    @property
    def names(self) -> Sequence[str]:
        return shown_names(self.match.seats, self.texts)

    @property
    def may_decide(self) -> bool:
        """Whether the person at the screen is asked."""
        seat = self.match.to_move
        return not self.match.over and seat == self.viewer and self.seating.bots[seat] is None

    def scene(self) -> Scene:
        lit = frozenset(thing for word in self.fitting(self.touched) for thing in things(self.game.words.fields(word)))
        view = self.match.view(self.viewer)
        return Scene(self.game, view, self.texts, self.names, self.client.palette, lit)

    def fitting(self, touched: Sequence[str]) -> list[int]:
        """The legal words that speak of everything that was touched."""
        legal = self.match.legal(self.viewer) if self.may_decide else []
        return [word for word in legal if things(self.game.words.fields(word)).issuperset(touched)]

    def redraw(self) -> None:
        if not self.drawable or self.covered:
            return
        scene = self.scene()
        self.board.draw(scene)
        self.query_one("#top", Static).update(self.top_line(scene))
        self.query_one("#prompt", Static).update(self.prompt(scene))
        self.query_one("#why", Static).update(self.explanation(scene))
        self.query_one("#mine", Static).update(self.board.details(scene))
        self.query_one("#log", Story).tell(self.board.tell(scene, recent(self.match.events(self.viewer))))
        self.list_words(scene)
        texts = scene.texts
        self.query_one("#filter", Input).placeholder = texts.text("ui-filter")
        keys = [
            ("F1", "help"),
            ("U", "undo"),
            ("H", "hint"),
            *([("C", "coach")] if self.coach.can_come else []),
            ("I", "details"),
            ("W", "what"),
            ("/", "filter"),
            ("F2", "save"),
        ]
        line = [(key, f"screen.{action}", texts.text(f"key-{action}")) for key, action in keys]
        more = [("F3", "language"), ("F4", "theme"), ("^Q", "leave"), ("F5", "speed")]
        line += [(key, f"app.{action}", texts.text(f"key-{action}")) for key, action in more]
        self.query_one("#keys", KeyLine).show(line)

    def top_line(self, scene: Scene) -> Text:
        out = Text(no_wrap=True, overflow="ellipsis")
        out.append(f" {scene.texts.title()} ", f"bold {scene.palette.accent}")
        out.append(f" {self.board.status(scene)}", scene.palette.ink)
        if self.game.pack.reconstructed:
            note = f" {scene.texts.text('ui-reconstructed')}"
            fits = out.cell_len + len("  ⚠" + note) <= self.app.size.width
            out.append(f"  ⚠{note if fits else ''}", scene.palette.dim)
        return out

    def prompt(self, scene: Scene) -> Text:
        """The one voice that says what to do, with the arithmetic of the roll."""
        asked = self.match.state.asked()
        sums = self.board.sums(scene)
        if self.may_decide:
            question = scene.texts.ask(asked, scene.names)
            out = Text.assemble(badge(self.match.to_move), (" ▌", scene.palette.accent), (question, "bold"))
            if asked.rules:
                out.append(f"  {' '.join(asked.rules)}", scene.palette.dim)
        elif self.match.over:
            out = Text(scene.texts.ask(asked, scene.names), "bold")
        else:
            seat = self.match.to_move
            names = [full_name(*pair) for pair in zip(scene.names, self.match.seats, strict=True)]
            out = Text.assemble(badge(seat), " ", (scene.texts.other(asked, names), scene.palette.dim))
        out = Text.assemble(out, "\n", sums) if sums.plain else out
        if self.may_decide and self.coach.explains(asked.name):
            out = Text.assemble(out, "\n", self.lamp(scene))
        if self.may_decide and self.hinted is not None and self.hinted[0] == self.match.version:
            out = Text.assemble(out, "\n", self.torch(self.hinted[1], scene))
        return out

    def lamp(self, scene: Scene) -> Text:
        """What the coach says of a question that comes up for the first time."""
        texts = scene.texts
        out = Text(f" [{texts.text('ui-learn-lamp')}] ", f"bold {scene.palette.accent}")
        out.append(texts.help(self.match.state.asked(), scene.names), scene.palette.ink)
        return out.append(f"  {texts.text('ui-coach-keys')}", scene.palette.dim)

    def torch(self, hint: Hint, scene: Scene) -> Text:
        """A hint: what is best and why, then the choices with their chances."""
        sentences = Sentences(self.game, scene.texts, scene.names)
        said = sentences.hint(hint)
        out = Text(f" * {said.title}. ", f"bold {scene.palette.accent}").append(said.why, scene.palette.ink)
        for choice in hint.choices:
            out.append(f"\n   {percent(choice.chance):>3} %  ", "bold").append(f"{bar(choice.chance):<26}")
            out.append(f"  {sentences.word(choice, hint.asked)}").append(f"  {choice.text}", scene.palette.dim)
        return out

    def explanation(self, scene: Scene) -> Text:
        """The rules of this step."""
        asked = self.match.state.asked()
        out = Text().append(scene.texts.text("ui-this-step") + "\n", f"bold {scene.palette.accent}")
        out.append(scene.texts.help(asked, scene.names), scene.palette.ink)
        if asked.rules:
            out.append(f"\n{scene.texts.text('ui-rules')}: {', '.join(asked.rules)}\n", scene.palette.dim)
        return out

    # Words.

    def list_words(self, scene: Scene | None = None) -> None:
        """List what can be said: spread out, narrowed to what was touched, or filtered."""
        scene = scene or self.scene()
        words = self.query_one("#words", OptionList)
        words.clear_options()
        self.listed = []
        if not self.may_decide:
            return
        legal = self.fitting(self.touched) if self.opened is None else list(self.opened.words)
        asked = self.match.state.asked()
        grouped = self.opened is None and not self.touched
        every = choices(self.game, scene.texts, legal, scene.names, asked, lambda f: self.board.note(scene, f), grouped)
        text = self.query_one("#filter", Input).value.strip().lower()
        self.listed = [c for c in every if text in c.label.lower() or text in c.notation or c.notation in text]
        for choice in self.listed:
            words.add_option(Option(self.line(choice, scene)))
        if self.listed:
            words.highlighted = 0

    def line(self, choice: Choice, scene: Scene) -> Text:
        out = Text(no_wrap=True, overflow="ellipsis")
        if choice.is_group:
            out.append(f"{spread(choice.numbers):<5}", f"bold {scene.palette.accent}")
        out.append(choice.label)
        return out.append(f"  {choice.notation}", scene.palette.dim)

    @on(OptionList.OptionSelected, "#words")
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self.choose(self.listed[event.option_index])

    @on(OptionList.OptionHighlighted, "#words")
    def pointed(self, event: OptionList.OptionHighlighted) -> None:
        """Let the board show what the line under the cursor is about."""
        if event.option_index < len(self.listed):
            choice = self.listed[event.option_index]
            fields: Fields = self.game.words.fields(choice.words[0])
            self.board.point(dict(list(fields.items())[:-1]) if choice.is_group else fields)

    def choose(self, choice: Choice) -> None:
        if choice.is_group:
            self.opened = choice
            self.list_words()
        else:
            self.say(choice.words[0])

    @on(Input.Changed, "#filter")
    def filtered(self) -> None:
        self.list_words()

    @on(Input.Submitted, "#filter")
    def typed(self, event: Input.Submitted) -> None:
        """Typed notation is said; otherwise the only line left is chosen."""
        text = " ".join(event.value.lower().split())
        if not text:
            self.query_one("#words").focus()
            return
        try:
            word = self.game.words.parse(text)
        except BadWord as error:
            if len(self.listed) == 1:
                self.query_one("#words").focus()
                self.choose(self.listed[0])
            elif self.listed:
                self.query_one("#words").focus()
            else:
                self.warn(told(str(error), self.texts.language))
            return
        self.say(word)

    @on(Tile.Picked)
    def touch(self, event: Tile.Picked) -> None:
        """Touching a part of the board says its only word, or lists its words."""
        if not self.may_decide:
            return
        touched = [*self.touched, event.key]
        if not self.fitting(touched):
            touched = [event.key]
        fitting = self.fitting(touched)
        if len(fitting) == 1:
            self.say(fitting[0])
        elif fitting:
            self.opened, self.touched = None, touched
            self.redraw()
            self.query_one("#words").focus()
        else:
            self.refuse(event.key)

    def refuse(self, key: str) -> None:
        """Say why a part of the board cannot be touched now."""
        families = {self.game.words.family(word).name for word in self.match.legal()}
        for word in range(len(self.game.words)):
            fields = self.game.words.fields(word)
            if fields["word"] in families and key in things(fields):
                self.say(word)
                return

    # Keys.

    def action_number(self, number: int) -> None:
        """A digit says that number of the highlighted group."""
        highlighted = self.query_one("#words", OptionList).highlighted
        if highlighted is None or not self.listed:
            return
        choice = self.listed[highlighted]
        pool = choice if choice.is_group else self.opened
        if pool is not None and number in pool.numbers:
            self.say(pool.words[pool.numbers.index(number)])
        elif not any(c.is_group for c in self.listed) and 1 <= number <= len(self.listed):
            self.choose(self.listed[number - 1])

    def action_filter(self) -> None:
        self.query_one("#filter", Input).focus()

    def action_back(self) -> None:
        """Close what is open; on a bare table ask whether to leave it."""
        box = self.query_one("#filter", Input)
        if self.opened is None and not self.touched and not box.value and not box.has_focus:
            from .panels import LeaveScreen

            self.app.push_screen(LeaveScreen(self.game), self.left)
            return
        self.opened, self.touched = None, []
        box.clear()
        self.redraw()
        self.query_one("#words").focus()

    def left(self, leave: bool | None) -> None:
        if leave:
            self.leave()
            self.dismiss()

    def action_hint(self) -> None:
        """Let a bot think in one's place, at a table of one person and bots; once more puts the torch away."""
        if not self.may_decide or self.covered:
            return
        if len(self.seating.people) > 1:
            self.warn(self.texts.text("ui-no-hints"))
        elif self.hinted is not None and self.hinted[0] == self.match.version:
            self.hinted = None
            self.redraw()
        else:
            self.notify(self.texts.text("ui-hint-thinks"), timeout=2)
            self.find_hint(self.match.to_move)

    def action_coach(self) -> None:
        """Call the coach, or send it away."""
        if not self.coach.can_come:
            self.warn(self.texts.text("ui-no-coach"))
            return
        self.coach.turn()
        self.redraw()
        self.notify(self.texts.text("ui-coach-on" if self.coach.on else "ui-coach-off"), timeout=3)

    def action_undo(self) -> None:
        seat = self.viewer
        if seat is None:
            return
        try:
            self.match.undo(seat, consent=self.coach.on)  # who is being coached may take anything back
        except CannotUndo:
            self.warn(self.texts.text(f"undo-{self.undo_hurdle(seat)}"))
            return
        self.workers.cancel_group(self, "bots")
        self.go_on()
        self.notify(self.texts.text("ui-undone"), timeout=2)

    def undo_hurdle(self, seat: int) -> str:
        """What stands between now and the seat's last decision."""
        movers = self.match.movers
        own = [place for place, mover in enumerate(movers) if mover == seat]
        since = movers[own[-1] :] if own else []
        if any(mover not in (seat, CHANCE) for mover in since):
            return "others"
        return "chance" if CHANCE in since else "nothing"

    def action_save(self) -> None:
        try:
            path = self.seating.save()
        except OSError as error:
            self.warn(f"{self.seating.file}: {error.strerror}")
            return
        self.notify(self.texts.text("ui-saved", file=str(path)), timeout=4, markup=False)

    def action_help(self) -> None:
        from .panels import TextScreen

        self.app.push_screen(TextScreen(self.game, self.help_text))

    def help_text(self) -> Text:
        scene = self.scene()
        out = self.explanation(scene)
        out.append("\n" + scene.texts.text("ui-keys") + "\n", f"bold {scene.palette.accent}")
        out.append(scene.texts.text("ui-keys-help"))
        return out

    def action_details(self) -> None:
        from .panels import TextScreen

        self.app.push_screen(TextScreen(self.game, lambda: self.board.details(self.scene())))

    def action_what(self) -> None:
        """What the line under the cursor speaks of, and everything else there is."""
        from .whats import WhatScreen

        highlighted = self.query_one("#words", OptionList).highlighted
        ids: list[str] = []
        if highlighted is not None and highlighted < len(self.listed):
            fields = self.game.words.fields(self.listed[highlighted].words[0])
            ids = self.board.pieces(self.scene(), fields)
        self.app.push_screen(WhatScreen(self.game, ids))
