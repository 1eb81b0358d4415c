"""The boards drawn in characters: each plays a whole game by keyboard, fits its screen, and can be clicked."""

from __future__ import annotations

import io
import re
from functools import partial

import pytest
from rich.style import Style
from rich.text import Text
from textual.pilot import Pilot

import dolmen
from conftest import Numbers
from dolmen import Match, Rng
from dolmen.bots import Seat, make_bot
from dolmen.core.texts import LANGUAGES, Texts
from dolmen.games.first_builders.view import FirstBuildersView
from dolmen.games.kingdomino_origins.view import KingdominoOriginsView
from dolmen.terminal.app import DolmenApp
from dolmen.terminal.boards import OWN, Board, board_for
from dolmen.terminal.boards.board import Scene, things
from dolmen.terminal.boards.drawn import DrawnBoard
from dolmen.terminal.canvas import Canvas, Picture, contrast, cut, on
from dolmen.terminal.palette import PALETTES
from dolmen.terminal.people import seat_names
from dolmen.terminal.printed import print_board
from dolmen.terminal.scene import KeyLine, Story
from dolmen.terminal.score import ScoreScreen, rows
from dolmen.terminal.settings import Settings, Theme
from dolmen.terminal.table import Seating, TableScreen

from .test_terminal import act, settle, shown, until

SIZE = (100, 30)
DRAWN = ("kingdomino-origins", "first-sparks", "origin", "first-builders")
# Enough of each game to end soon: what bounds its length, where it has such an option.
BRIEF: dict[str, dict[str, str | int]] = {
    "stone-age": {"round_limit": 2},
    "kingdomino-origins": {"mode": "tribe"},
    "first-sparks": {"round_limit": 2, "map": "random"},
    "origin": {"turn_limit": 8},
    "first-builders": {"round_limit": 1},
}
SAID = {"kingdomino-origins": 170}  # words that are said beforehand, two thirds of a game: no option makes it short


def sit(id: str, *bots: str | None, seed: int = 5, brief: bool = True) -> Seating:
    game = dolmen.load(id)
    names = seat_names(Texts.of(game, "en"), bots)
    return Seating(Match(game, names, BRIEF[id] if brief else {}, Rng(seed), forced=True), seed=seed)


def picture(app: DolmenApp) -> Canvas:
    canvas = app.screen.query_one(Picture).canvas
    assert canvas is not None
    return canvas


def said(screen: TableScreen, at: int, opened: bool = False) -> bool:
    """Whether anything was said since, or a group of words spread out."""
    return screen.match.version > at or (opened and screen.opened is not None)


@pytest.mark.parametrize("id", sorted(OWN))
def test_a_game_is_played_to_its_end_by_keyboard_at_100_by_30(id: str, numbers: Numbers) -> None:
    brief = numbers.size != "long"
    seating = sit(id, None, "random", brief=brief)
    match, rng = seating.match, Rng(5)
    while brief and len(match.words) < SAID.get(id, 0):
        legal = match.legal()
        match.play(match.to_move, legal[rng.below(len(legal))])

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        screen, match = TableScreen(seating), seating.match
        await app.push_screen(screen)
        for turn in range(2000):
            await settle(app, pilot, seating)
            if match.over:
                break
            at = match.version
            await pilot.press(*["down"] * (turn % 3), "enter")
            await until(pilot, partial(said, screen, at, opened=True))
            if not said(screen, at):  # that spread out a group of words
                await pilot.press("enter")
                await until(pilot, partial(said, screen, at))
        assert match.over
        await until(pilot, lambda: isinstance(app.screen, ScoreScreen))

    act(script, SIZE)


@pytest.mark.parametrize("id", DRAWN)
def test_every_position_of_a_game_can_be_drawn_in_both_languages_and_themes(id: str) -> None:
    """Strict texts raise where one is missing; a spectator and all seats see a board at every size."""
    game = dolmen.load(id)
    spoken = [Texts.of(game, language, strict=True) for language in LANGUAGES]
    match = Match(game, 3, BRIEF[id], Rng(11), forced=True)
    rng = Rng(2)
    board = board_for(id)()
    assert isinstance(board, DrawnBoard)
    step = 0
    while True:
        texts = spoken[step % 2]
        names = texts.seat_names(3)
        for seat in (None, 0, 2) if step % 5 == 0 else (1,):
            legal = match.legal(seat) if seat is not None and not match.over and seat == match.to_move else []
            fields = [game.words.fields(word) for word in legal]
            lit = frozenset(thing for each in fields for thing in things(each))
            palette = PALETTES["day" if step % 4 > 1 else "night"]
            scene = Scene(game, match.view(seat), texts, names, palette, lit, fields[0] if fields else {})
            canvas = Canvas(100, 19, palette, lit)
            board.paint(canvas, scene)
            assert unreadable(canvas) == []
            assert board.status(scene)
            assert "{" not in canvas.text().plain
            if step % 5 == 0:
                assert board.details(scene).plain
                assert all("{" not in board.note(scene, each) for each in fields)
                board.paint(Canvas(180, 40, palette, lit), scene)
        if match.over:
            break
        legal = match.legal()
        match.play(match.to_move, legal[rng.below(len(legal))])
        step += 1
    assert step > 10


def unreadable(canvas: Canvas) -> list[tuple[str, str, str]]:
    """What has too little contrast to what it stands on, but for lines, which are faint on purpose."""
    palette = canvas.palette
    text = canvas.text()
    styles = {(text.plain[span.start : span.end].strip(), span.style) for span in text.spans}
    found: list[tuple[str, str, str]] = []
    for run, style in styles:
        assert isinstance(style, Style)
        ink, ground = (each.name if each else None for each in (style.color, style.bgcolor))
        if run and ink and ink != palette.line.lower():
            under = ground or palette.table
            if contrast(ink, under) < (3 if ground else 4.5):
                found.append((run, ink, under))
    return found


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("id", sorted(OWN))
def test_a_printed_board_can_be_read_in_light_and_dark_terminals(
    id: str, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lessons and puzzles print into a terminal whose ground nobody knows: the board brings its own."""

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    Settings(theme=theme).write()
    for name, value in {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "100"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("NO_COLOR", raising=False)
    terminal = Terminal()
    monkeypatch.setattr("sys.stdout", terminal)
    game = dolmen.load(id)
    texts = Texts.of(game, "en", strict=True)
    print_board(game, Match(game, 2, BRIEF[id], Rng(3), forced=True).view(0), texts, texts.seat_names(2))
    monkeypatch.undo()
    printed = Text.from_ansi(terminal.getvalue())
    palette = PALETTES[theme]
    bare = set(range(len(printed.plain))) - {n for n, char in enumerate(printed.plain) if char == "\n"}
    for span in printed.spans:
        assert isinstance(span.style, Style)
        bare -= set(range(span.start, span.end))
        ink, ground = (None if each is None else each.name for each in (span.style.color, span.style.bgcolor))
        assert ground, printed.plain[span.start : span.end]
        if ink and ink != palette.line.lower() and printed.plain[span.start : span.end].strip():
            assert contrast(ink, ground) >= 3
    assert not bare
    assert printed.plain.strip()


@pytest.mark.parametrize("size", [(100, 30), (200, 50)])
@pytest.mark.parametrize("id", DRAWN)
def test_the_board_leaves_room_for_question_and_words(id: str, size: tuple[int, int]) -> None:
    seating = sit(id, None, "random")

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(TableScreen(seating))
        await settle(app, pilot, seating)
        for part in ("#top", "#picture", "#prompt", "#words", "#filter", "#log", "#keys"):
            region = app.screen.query_one(part).region
            assert region.height >= 1, part
            assert region.bottom <= size[1], part
            assert region.right <= size[0], part
        assert app.screen.query_one("#words").region.height >= 4
        assert picture(app).width <= app.screen.query_one("#picture").region.width
        assert picture(app).height <= app.screen.query_one("#picture").region.height

    act(script, size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lands_of_the_world_and_hexes_and_cards_of_the_sparks_are_named_in_full(language: str) -> None:
    for id in ("origin", "first-sparks"):
        game = dolmen.load(id)
        texts = Texts.of(game, language, strict=True)
        match = Match(game, 4, {}, Rng(6), forced=True)
        rng = Rng(1)
        board = board_for(id)()
        assert isinstance(board, DrawnBoard)
        while not match.over and len(match.words) < 150:
            scene = Scene(game, match.view(0), texts, texts.seat_names(4), PALETTES["night"], frozenset())
            canvas = Canvas(100, 19, scene.palette)
            board.paint(canvas, scene)
            drawn = canvas.text().plain
            assert "…" not in drawn, drawn
            legal = match.legal()
            match.play(match.to_move, legal[rng.below(len(legal))])


def test_discs_on_a_temple_leave_no_half_of_a_number_beside_them() -> None:
    game = dolmen.load("first-builders")
    texts = Texts.of(game, "en", strict=True)
    match = Match(game, 2, {}, Rng(3), forced=True)
    rng, bot = Rng(5), make_bot("greedy")
    board = board_for(game.id)()
    assert isinstance(board, DrawnBoard)
    above = 0
    while not match.over and above < 10:
        view = match.view(0)
        assert isinstance(view, FirstBuildersView)
        points = set(map(str, view.temple_points))
        canvas = Canvas(100, 19, PALETTES["night"])
        board.paint(canvas, Scene(game, view, texts, texts.seat_names(2), canvas.palette, frozenset()))
        for temple in view.temples:
            line = next(line for line in canvas.text().plain.splitlines() if line.startswith(f" {temple.name} "))
            assert set(re.findall(r"\d+", line)) <= points, line
            above += any(temple.discs[5:])
        match.play(match.to_move, bot.choose(Seat(game, match.state.copy(), match.to_move, 2), rng))
    assert above, "nobody came to a number of two digits"


@pytest.mark.parametrize("size", [(100, 30), (160, 45)])
def test_the_story_is_broken_to_its_width_and_keys_are_no_underlined_links(size: tuple[int, int]) -> None:
    seating = sit("origin", None, "random", brief=False)
    match, rng = seating.match, Rng(5)
    while len(match.words) < 60 or match.to_move != 0:
        legal = match.legal()
        match.play(match.to_move, legal[rng.below(len(legal))])

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(TableScreen(seating))
        await settle(app, pilot, seating)
        story = app.screen.query_one("#log", Story)
        await until(pilot, lambda: bool(story.lines))
        assert max(line.cell_length for line in story.lines) <= story.scrollable_content_region.width
        assert story.max_scroll_x == 0
        told = len(story.lines)
        await pilot.resize_terminal(size[0] - 30, size[1])
        await until(pilot, lambda: len(story.lines) != told)
        assert max(line.cell_length for line in story.lines) <= story.scrollable_content_region.width
        keys = app.screen.query_one("#keys", KeyLine)
        styles = [segment.style for line in keys.render_lines(keys.size.region) for segment in line]
        assert not any(style.underline for style in styles if style)
        await pilot.click("#keys", offset=(2, 0))  # F1
        assert not isinstance(app.screen, TableScreen)

    act(script, size)


def test_a_click_on_the_board_says_the_only_word_of_a_thing_or_narrows_the_words() -> None:
    seating = sit("origin", None, "random", seed=3)
    match = seating.match

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        screen = TableScreen(seating)
        await app.push_screen(screen)
        while not screen.may_decide or match.state.asked().name != "act":
            await settle(app, pilot, seating)
            if match.state.asked().name != "act" or not screen.may_decide:
                await pilot.press("enter")
        fields = [match.game.words.fields(word) for word in match.legal()]
        word = next(each for each in fields if each["word"] == "evolve")
        before = len(screen.listed)
        await click(app, pilot, str(word["pawn"]))
        assert screen.touched == [word["pawn"]]
        assert len(screen.listed) < before
        assert str(word["where"]) in picture(app).lit
        said = len(match.words)
        await click(app, pilot, str(word["where"]))
        assert match.game.words.text(match.words[said]) == f"evolve {word['pawn']} {word['where']}"

    act(script, SIZE)


async def click(app: DolmenApp, pilot: Pilot[None], key: str) -> None:
    """Click where the board shows a thing."""
    canvas = picture(app)
    y, x = next((y, x) for y in range(canvas.height) for x in range(canvas.width) if canvas.key_at(x, y) == key)
    await pilot.click(Picture, offset=(x, y))
    await pilot.pause()


def test_the_cursor_shows_where_a_domino_would_lie() -> None:
    seating = sit("kingdomino-origins", None, "random")

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        screen = TableScreen(seating)
        await app.push_screen(screen)
        while not screen.may_decide or seating.match.state.asked().name != "place":
            await settle(app, pilot, seating)
            if seating.match.state.asked().name != "place":
                await pilot.press("enter")
        await pilot.pause()
        first = picture(app).text().plain
        assert "◢" in first
        await pilot.press("down")
        await pilot.pause()
        assert picture(app).text().plain != first
        assert "Place" in shown(app, "#prompt")

    act(script, SIZE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["discovery", "tribe"])
def test_a_land_shows_its_sums_and_what_the_marks_mean_beside_it(language: str, mode: str) -> None:
    game = dolmen.load("kingdomino-origins")
    texts = Texts.of(game, language, strict=True)
    match = Match(game, 4, {"mode": mode}, Rng(4), forced=True)
    rng = Rng(1)
    while not match.over:
        legal = match.legal()
        match.play(match.to_move, legal[rng.below(len(legal))])
    view = match.view(2)
    assert isinstance(view, KingdominoOriginsView)
    scene = Scene(game, view, texts, texts.seat_names(4), PALETTES["night"], frozenset())
    canvas = Canvas(100, 19, scene.palette)
    board = board_for(game.id)()
    assert isinstance(board, DrawnBoard)
    board.paint(canvas, scene)
    drawn = canvas.text().plain
    assert all(f" {texts.name(terrain)}" in drawn for terrain in view.terrains)
    assert (f"¶ {texts.name('mushroom')}" in drawn) == (mode == "tribe")
    best = max(view.players[2].sheet, key=lambda item: item.points)
    assert f"{texts.text('ko-now')}  {texts.item(best)} {texts.item_sum(best)} = {best.points}" in drawn
    told = board.details(scene).plain.split(scene.names[2])[1].split(scene.names[3])[0]
    sums = [int(line.rpartition(" ")[2]) for line in told.splitlines() if line.startswith("  ") and " = " in line]
    assert sum(sums) == view.players[2].score - sum(
        item.points for item in view.players[2].sheet if not texts.item_sum(item)
    )


@pytest.mark.parametrize("id", sorted(OWN))
def test_every_line_of_the_score_sheet_is_shown(id: str) -> None:
    """Two lakes are two lines: what stands in a column adds up to its total."""
    game = dolmen.load(id)
    texts = Texts.of(game, "en", strict=True)
    match = Match(game, 3, BRIEF[id] | ({"mode": "discovery"} if id == "kingdomino-origins" else {}), Rng(7))
    rng = Rng(4)
    while not match.over:
        legal = match.legal()
        match.play(match.to_move, legal[rng.below(len(legal))])
    outcome = match.state.outcome()
    lines = rows(outcome, texts)
    for seat, score in enumerate(outcome.scores):
        shown = [cells[seat] for _, cells in lines]
        assert sum(item.points for item in shown if item) == score
        assert sum(item is not None for item in shown) == len(outcome.items[seat])
    labels = [label for label, _ in lines]
    assert labels[0]
    assert len(set(filter(None, labels))) == len(list(filter(None, labels))), "a name stands once"
    if id == "kingdomino-origins":
        assert "" in labels


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", sorted(OWN))
def test_the_score_sheet_shows_every_seat_at_100_by_30(id: str, language: str) -> None:
    game = dolmen.load(id)
    seats = game.seats[-1]
    names = Texts.of(game, language).seat_names(seats)
    seating = Seating(Match(game, names, BRIEF[id], Rng(7), forced=True), seed=7)
    match, rng = seating.match, Rng(4)
    while not match.over:
        legal = match.legal()
        match.play(match.to_move, legal[rng.below(len(legal))])

    async def script(app: DolmenApp, pilot: Pilot[None]) -> None:
        await app.push_screen(ScoreScreen(seating))
        await pilot.pause()
        region = app.screen.query_one("#sheet").region
        assert region.right <= SIZE[0]
        text = app.export_screenshot(simplify=True).replace("&#160;", " ")
        for name in names:
            assert name in text, name
        assert app.screen.query_one("#reading").max_scroll_x == 0

    act(script, SIZE, language)


def test_things_go_by_name_by_parameter_and_by_word() -> None:
    assert things({"word": "citizen", "slot": 2}) == {"slot-2", "citizen-2"}
    assert {"war", "site-war", "visit-war"} <= things({"word": "visit", "worker": "archon", "site": "war"})


def test_a_canvas_cuts_what_falls_outside_and_knows_what_was_drawn_where() -> None:
    canvas = Canvas(6, 2, PALETTES["night"], frozenset({"lake"}))
    assert canvas.put(4, 0, "lake", key="lake") == 8
    canvas.put(-1, 1, "ab")
    assert canvas.text().plain == "    la\nb     "
    assert (canvas.key_at(5, 0), canvas.key_at(3, 0), canvas.key_at(6, 0)) == ("lake", None, None)
    assert (cut("volcano", 4), cut("sea", 4)) == ("vol…", "sea ")
    assert on("#FFFFFF") != on("#000000")


def test_a_game_of_a_stranger_gets_the_plain_board() -> None:
    assert board_for("ember").__name__ == "PlainBoard"
    assert all(issubclass(board_for(id), Board) for id in OWN)
