"""The terminal client, played by keyboard and mouse."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import dolmen
from dolmen import CHANCE, OVER, Game, Match, Record, Rng
from dolmen.core.texts import Texts
from dolmen.terminal.app import DolmenApp
from dolmen.terminal.boards import board_for
from dolmen.terminal.boards.board import Scene
from dolmen.terminal.boards.stone_age import StoneAgeBoard
from dolmen.terminal.choices import choices, spread
from dolmen.terminal.coach import Coach
from dolmen.terminal.palette import PALETTES
from dolmen.terminal.panels import CoverScreen, LeaveScreen, TextScreen
from dolmen.terminal.people import bot_of, moment, seat_names, shown_names
from dolmen.terminal.score import ScoreScreen
from dolmen.terminal.settings import Settings
from dolmen.terminal.table import Seating, TableScreen
from dolmen.terminal.thinker import Thinker
from dolmen.terminal.viewer import ReplayScreen
from dolmen.terminal.welcome import Menu, WelcomeScreen, resume
from dolmen.terminal.whats import WhatScreen
from dolmen.workers import WorkerFailed, WorkerHung

Script = Callable[[DolmenApp, Pilot[None]], Coroutine[Any, Any, None]]
SMALL, WIDE = (80, 24), (200, 50)


class Heard(DolmenApp):
    """The app, and everything it has notified of; on the screen that stays for seconds only."""

    def __init__(self, *how: Any) -> None:
        super().__init__(*how)
        self.heard: list[str] = []

    def notify(self, message: str, **how: Any) -> None:
        self.heard.append(message)
        super().notify(message, **how)


def act(script: Script, size: tuple[int, int] = SMALL, language: str = "en") -> None:
    """Run a script against the app."""

    async def run() -> None:
        app = Heard(language, Settings(speed="instant", language=language))
        async with app.run_test(size=size) as pilot:
            await script(app, pilot)

    asyncio.run(run())


def sit(game: Game, *bots: str | None, seed: int = 5, **options: str | int) -> Seating:
    """A table with these bots (None: a person)."""
    names = seat_names(Texts.of(game, "en"), bots)
    return Seating(Match(game, names, {"round_limit": 2, **options}, Rng(seed), forced=True), seed=seed)


async def settle(app: DolmenApp, pilot: Pilot[None], seating: Seating) -> None:
    """Wait until a person is asked or the game is over."""
    await until(pilot, lambda: seating.match.over or seating.bots[seating.match.to_move] is None)
    await pilot.pause()


async def until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Wait for something: on a busy machine keys are heard late."""
    end = time.monotonic() + 60
    await pilot.pause()
    while not condition():
        assert time.monotonic() < end
        await pilot.pause(0.01)


def shown(app: DolmenApp, selector: str) -> str:
    """The text of a part of the screen."""
    return str(app.screen.query_one(selector, Static).render())


def test_a_whole_game_is_played_by_keyboard(stone_age: Game) -> None:
    seating = sit(stone_age, None, "random")

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(TableScreen(seating))
        for _ in range(200):
            await settle(app, pilot, seating)
            if seating.match.over:
                break
            before = seating.match.version
            await pilot.press("enter")
            if seating.match.version == before:  # that spread out a group of words
                await pilot.press("enter")
        await pilot.pause()
        assert seating.match.over
        assert isinstance(app.screen, ScoreScreen)
        assert "win" in shown(app, "#winner") or "victory" in shown(app, "#winner")
        assert Record.open(seating.file).scores == seating.match.state.outcome().scores
        await pilot.press("f3")
        assert "Побе" in shown(app, "#winner")
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.match is not seating.match

    act(script)


def test_placing_goes_by_digit_notation_filter_and_mouse(stone_age: Game) -> None:
    seating = sit(stone_age, None, None, first_player="chosen")
    match = seating.match

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        screen = TableScreen(seating)
        await app.push_screen(screen)
        await pilot.pause()
        await pilot.press("enter", "down", "down")  # Peak starts
        words = screen.query_one("#words", OptionList)
        while not screen.listed[words.highlighted or 0].is_group:
            await pilot.press("down")
        await pilot.press("3")  # so many people
        assert stone_age.words.text(match.words[-1]) == "place hunt 3"
        await uncover(app, pilot)
        await pilot.press("slash", *"place forest 2", "enter")
        assert stone_age.words.text(match.words[-1]) == "place forest 2"
        await uncover(app, pilot)
        await pilot.press("slash", *"quarry", "enter")
        assert spread_out(screen)
        await pilot.press("escape")
        assert not spread_out(screen)
        await pilot.click("#tile-farm")
        assert stone_age.words.text(match.words[-1]) == "place farm 1"
        await uncover(app, pilot)
        await pilot.click("#tile-forest")  # taken already: nothing happens but a reason
        assert stone_age.words.text(match.words[-1]) == "place farm 1"
        assert "forest" in notes(app)

    act(script)


def spread_out(screen: TableScreen) -> bool:
    return screen.opened is not None


async def uncover(app: DolmenApp, pilot: Pilot[None]) -> None:
    await pilot.pause()
    if isinstance(app.screen, CoverScreen):
        await pilot.press("enter")
    await pilot.pause()


def test_the_table_is_covered_between_two_people(stone_age: Game) -> None:
    seating = sit(stone_age, None, None)

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        table = TableScreen(seating)
        await app.push_screen(table)
        await uncover(app, pilot)
        first = seating.match.to_move
        await pilot.press("enter")
        await pilot.pause()
        assert seating.match.to_move != first
        assert type(app.screen) is CoverScreen
        assert ("Wave" if first == 0 else "Peak") in shown(app, "#whose")
        await pilot.press("f3")
        assert ("Волна" if first == 0 else "Гора") in shown(app, "#whose")
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen_stack[-1] is table
        assert table.viewer == seating.match.to_move

    act(script)


def test_a_coach_explains_what_is_new_and_takes_everything_back(stone_age: Game, home: Path) -> None:
    """Against the lowest level it comes by itself; what it has explained goes without saying; C sends it away."""
    first, second = sit(stone_age, None, "novice"), sit(stone_age, None, "novice")

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        table = TableScreen(first)
        await app.push_screen(table)
        await pilot.pause()
        while not table.may_decide:
            await pilot.pause(0.05)
        said = len(first.match.words)
        assert "[Lamp]" in str(table.query_one("#prompt", Static).render())
        table.say("place hunt 2")
        while first.bots[first.match.to_move] is not None:
            await pilot.pause(0.05)
        await pilot.pause()
        assert "[Lamp]" not in str(table.query_one("#prompt", Static).render())
        assert len(first.match.words) > said + 1  # the bot has placed, too
        await pilot.press("u")
        assert len(first.match.words) == said
        other = TableScreen(second)
        await app.push_screen(other)
        await pilot.press("c")  # away, and called again it explains once more
        assert not other.coach.on
        await pilot.press("c")
        assert other.coach.explains("place")

    act(script)
    assert Settings.read().coach == {"stone-age": True}
    assert not Coach(Settings(), "stone-age", [None, None]).can_come
    assert not Coach(Settings(), "stone-age", [None, "elder"]).on


def test_a_hint_is_given_against_bots_and_not_among_people(stone_age: Game) -> None:
    alone, together = sit(stone_age, None, "random"), sit(stone_age, None, None)

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        table = TableScreen(alone)
        await app.push_screen(table)
        await pilot.pause()
        while not table.may_decide:
            await pilot.pause(0.05)
        await pilot.press("h")
        while table.hinted is None:
            await pilot.pause(0.05)
        told = str(table.query_one("#prompt", Static).render())
        best = table.hinted[1].choices[0]
        assert best.text in told
        assert f"{round(100 * best.chance)} %" in told
        await pilot.press("h")
        assert best.text not in str(table.query_one("#prompt", Static).render())
        await app.push_screen(TableScreen(together))
        await pilot.pause()
        await pilot.press("h")
        assert "one person and bots" in notes(app)

    act(script)


def test_undo_takes_back_ones_own_word_and_says_when_it_cannot(stone_age: Game) -> None:
    seating = sit(stone_age, None, None, first_player="chosen")
    match = seating.match

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(TableScreen(seating))
        await pilot.pause()
        await pilot.press("u")
        await until(pilot, lambda: "nothing to take back" in notes(app))
        await pilot.press("enter")  # Peak starts; cards fall
        await pilot.press("u")
        await until(pilot, lambda: "fallen since" in notes(app))
        match.play(0, "place farm 1")
        match.play(1, "place hunt 5")
        match.play(0, "place toolmaker 1")
        await pilot.press("u")
        assert match.game.words.text(match.words[-1]) == "place hunt 5"
        match.play(0, "place river 3")
        match.play(0, "place toolmaker 1")
        await pilot.press("f3", "f3", "slash", *"act farm", "enter")
        assert match.game.words.text(match.words[-1]) == "act farm"
        await pilot.press("u")
        assert match.game.words.text(match.words[-1]) == "place toolmaker 1"
        await until(pilot, lambda: "Taken back" in notes(app))

    act(script)


def notes(app: DolmenApp) -> str:
    """Everything the app has notified of."""
    assert isinstance(app, Heard)
    return " ".join(app.heard)


def test_a_game_is_saved_and_resumed_from_the_first_screen(stone_age: Game) -> None:
    seating = sit(stone_age, None, "random", round_limit=3)

    async def save(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(TableScreen(seating))
        await settle(app, pilot, seating)
        await pilot.press("enter")
        await settle(app, pilot, seating)
        await pilot.press("ctrl+s")
        assert seating.file.exists()
        await pilot.press("escape")
        assert isinstance(app.screen, LeaveScreen)
        await pilot.press("y")
        await pilot.pause()

    act(save)
    said = list(seating.match.words)
    assert resume(seating.file).match.words[: len(said)] == said

    async def go_on(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(WelcomeScreen())
        await pilot.pause()
        menu = app.screen.query_one(Menu)
        at = next(n for n, line in enumerate(menu.lines) if "Go on" in str(line.label))
        for _ in range(at):
            await pilot.press("down")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.match.words[: len(said)] == said
        assert app.screen.seating.bots == [None, "random"]

    act(go_on)


@pytest.mark.parametrize("size", [SMALL, WIDE])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_fits_at_both_sizes(stone_age: Game, size: tuple[int, int], language: str) -> None:
    seating = sit(stone_age, None, "random", "random", "random")

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(TableScreen(seating))
        await settle(app, pilot, seating)
        for part in ("#top", "#valley", "#goods", "#prompt", "#words", "#filter", "#log", "#keys"):
            region = app.screen.query_one(part).region
            assert region.height >= 1, part
            assert region.y >= 0
            assert region.bottom <= size[1], part
            assert region.right <= size[0], part
        assert app.screen.query_one("#words").region.height >= 4
        assert app.screen.query_one("#rail").display == (size == WIDE)
        assert ("forest" if language == "en" else "лес") in shown(app, "#tile-forest").lower()

    act(script, size, language)


def test_language_theme_and_speed_change_on_the_fly_and_are_remembered(stone_age: Game) -> None:
    seating = sit(stone_age, None, "random")

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(TableScreen(seating))
        await settle(app, pilot, seating)
        assert "Place" in shown(app, "#prompt")
        await pilot.press("f3")
        assert "Выставьте" in shown(app, "#prompt")
        assert "Гора" in shown(app, "#goods")
        await pilot.press("f4", "f5")
        assert app.theme == "dolmen-day"
        await pilot.press("f1")
        assert isinstance(app.screen, TextScreen)
        assert "SA-021" in shown(app, "#text")
        await pilot.press("escape", "i")
        assert "древесина" in shown(app, "#text")

    act(script)
    assert Settings.read() == Settings(language="ru", theme="day", speed="slow")


def test_what_is_this_speaks_of_the_line_under_the_cursor_and_of_everything(stone_age: Game) -> None:
    seating = sit(stone_age, None, "random")

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(TableScreen(seating))
        await settle(app, pilot, seating)
        await pilot.press("w")
        assert isinstance(app.screen, WhatScreen)
        assert shown(app, "#text").startswith("Tool maker  Place in the village\n  One person makes one tool.")
        assert "SA-053" in shown(app, "#text")
        await pilot.press(*"quarry")
        assert shown(app, "#text").startswith("Quarry")
        assert "Tool maker" not in shown(app, "#text")
        await pilot.press(*"xx")
        assert shown(app, "#text") == "There is nothing of that name."
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)

    act(script)


def test_what_is_this_knows_what_every_board_points_at() -> None:
    """In every game the words that are offered lead to things that can be told."""
    for id in ("stone-age", "kingdomino-origins", "first-sparks", "origin", "first-builders"):
        game = dolmen.load(id)
        state, rng, board = game.start(2), Rng(3), board_for(id)()
        told = 0
        for _ in range(400):
            if state.to_move == OVER:
                break
            if state.to_move == CHANCE:
                state.apply(state.sample(rng))
                continue
            legal = state.legal()
            view, texts = game.view(state, state.to_move), Texts.of(game, "en")
            scene = Scene(game, view, texts, ["1", "2"], PALETTES["day"], frozenset())
            told += bool(board.pieces(scene, game.words.fields(legal[0])))
            state.apply(legal[rng.below(len(legal))])
        assert told > 12, id


def test_the_first_screen_starts_a_game_with_chosen_seats_and_options() -> None:
    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(WelcomeScreen())
        await pilot.pause()
        menu = app.screen.query_one(Menu)
        welcome = app.screen
        assert isinstance(welcome, WelcomeScreen)
        while welcome.game.id != "stone-age":
            welcome.step_game(1)
        await pilot.press("down", "down", "right")
        assert welcome.seats == 3
        await pilot.press("down", "down", "left")
        assert welcome.bots[1] == "apprentice"
        welcome.bots[2] = None
        welcome.toggle_options()
        at = next(n for n, line in enumerate(menu.lines) if "Most rounds" in str(line.label))
        menu.highlighted = at
        await pilot.press("right")
        assert welcome.options == {"round_limit": 1}
        menu.highlighted = 0
        await pilot.press("enter")
        await pilot.pause()
        table = app.screen_stack[2]
        assert isinstance(table, TableScreen)
        assert table.match.seats == ("Peak", "Wave (apprentice)", "Sun")
        assert table.match.options["round_limit"] == 1

    act(script)


def test_a_finished_game_can_be_stepped_through(stone_age: Game, record: Path) -> None:
    found = Record.open(record)

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        screen = ReplayScreen(stone_age, found, None, len(found.words))
        await app.push_screen(screen)
        await pilot.pause()
        assert screen.query_one("#result").display
        await pilot.press("home", "right", "right", "down")
        assert 2 < screen.at < len(found.words)
        at = screen.at
        await pilot.press("left", "s")
        assert screen.at == at - 1
        assert screen.seat == 0
        await pilot.press("f3", "end")
        assert "Каменный век" in shown(app, "#top")

    act(script, WIDE)


def test_the_plain_board_shows_any_view(stone_age: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dolmen.terminal.boards.OWN", {})
    seating = sit(stone_age, None, "random")

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(TableScreen(seating))
        await settle(app, pilot, seating)
        assert "Peak" in shown(app, "#plain")
        assert app.screen.query_one("#filter", Input).region.bottom <= 24
        await pilot.press("enter")
        await settle(app, pilot, seating)

    act(script)


def test_a_thinking_bot_does_not_hold_up_the_screen(stone_age: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seating = sit(stone_age, "greedy", None, first_player="chosen")
    ready = asyncio.Event()
    first = seating.match.legal()[0]
    own = Thinker.ask

    async def think(thinker: Thinker, job: str, *question: object) -> int:
        await asyncio.wait_for(ready.wait(), 30)
        return first

    monkeypatch.setattr(Thinker, "ask", think)

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(TableScreen(seating))
        await pilot.press("f4")
        assert app.theme == "dolmen-day"
        assert "chooses who starts" in shown(app, "#prompt")
        assert not seating.match.words
        monkeypatch.setattr(Thinker, "ask", own)  # from here on the bot has its process
        ready.set()
        for _ in range(600):
            await pilot.pause(0.05)
            if seating.match.movers.count(0) > 1:
                break
        assert seating.match.words[0] == first
        assert seating.match.movers.count(0) > 1

    act(script)


@pytest.mark.parametrize("error", [WorkerHung, WorkerFailed])
def test_for_a_bot_that_hangs_or_breaks_any_legal_word_is_said(
    stone_age: Game, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    seating = sit(stone_age, "greedy", None, first_player="chosen")

    async def fail(thinker: Thinker, job: str, *question: object) -> int:
        raise error("no answer")

    monkeypatch.setattr(Thinker, "ask", fail)

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(TableScreen(seating))
        for _ in range(200):
            await pilot.pause(0.05)
            if seating.match.words and seating.match.to_move == 1:
                break
        assert seating.match.words
        await until(pilot, lambda: "moves for it" in notes(app))

    act(script)


def test_for_a_bot_that_fails_or_cheats_the_next_lower_level_speaks(
    stone_age: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = stone_age.start(2, first_player="chosen")
    best = int(state.legal()[-1])
    asked: list[str] = []

    async def ask(thinker: Thinker, job: str, *question: object) -> int:
        asked.append(str(question[1]))
        if asked[-1] == "apprentice":
            return best
        if asked[-1] == "elder":
            raise WorkerFailed("lost its head")
        return -7

    monkeypatch.setattr(Thinker, "ask", ask)

    async def script() -> None:
        thinker = Thinker(stone_age, None, ["Peak", "Wave"], 1)
        assert await thinker.choose(state, int(state.to_move), "somebodys", 0) == (best, "ui-bot-failed")
        assert await thinker.choose(state, int(state.to_move), "apprentice", 0) == (best, "")
        word, fault = await thinker.choose(state, int(state.to_move), "elder", 0)
        assert word in state.legal()  # neither it nor the hunter below had one
        assert fault == "ui-bot-failed"
        assert asked == ["somebodys", "apprentice", "apprentice", "elder", "hunter"]

    asyncio.run(script())


def test_words_that_differ_in_a_number_share_a_line(stone_age: Game) -> None:
    texts = Texts.of(stone_age, "en")
    state = dolmen.Match(stone_age, 2, rng=Rng(1)).state
    lines = choices(stone_age, texts, state.legal(), ["Moon", "Ring"], state.asked(), lambda fields: "")
    forest = next(line for line in lines if line.notation == "place forest")
    assert (forest.label, forest.numbers) == ("To the forest", (1, 2, 3, 4, 5))
    assert sorted(word for line in lines for word in line.words) == state.legal()
    assert (spread((1, 2, 3)), spread((2, 4)), spread((1,))) == ("1–3", "2, 4", "1")


def test_names_say_who_is_a_bot_and_signs_are_translated() -> None:
    assert bot_of("Wave (greedy)") == "greedy"
    assert bot_of("Wave (the great)") is None
    assert bot_of("(greedy)") is None
    russian = Texts.of(None, "ru")
    assert shown_names(["Peak", "Wave (random)", "Olga", "4"], russian) == ["Гора", "Волна", "Olga", "Перо"]


@pytest.mark.parametrize(("language", "said"), [("en", "no word begins with"), ("ru", "ни одно слово не начинается с")])
def test_a_mistyped_word_is_answered_in_the_language_of_the_screen(stone_age: Game, language: str, said: str) -> None:
    seating = sit(stone_age, None, "random", first_player="chosen")

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(TableScreen(seating))
        await settle(app, pilot, seating)
        box = app.screen.query_one("#filter", Input)
        box.focus()
        box.value = "frolic 3"
        await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: said in notes(app))

    act(script, language=language)


def test_when_a_game_began_is_told_as_people_write_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "UTC-3")
    time.tzset()
    english, russian = (Texts.of(None, language) for language in ("en", "ru"))
    try:
        assert moment("2026-11-09T22:05:59Z", english) == "2026-11-10, 01:05"
        assert moment("2026-11-09T22:05:59Z", russian) == "10.11.2026, 01:05"
        assert moment("", russian) == ""
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_tool_that_shuts_out_a_smaller_one_says_so(stone_age: Game) -> None:
    legal = [stone_age.words.parse(word) for word in ("tool 1", "tool 2", "done")]
    scene = Scene(stone_age, SimpleNamespace(legal=legal), Texts.of(stone_age, "en"), [], PALETTES["day"], frozenset())
    notes = [StoneAgeBoard().note(scene, stone_age.words.fields(word)) for word in legal]
    assert notes == ["", "smaller tools stay unused", ""]
