"""A game as one page, and as a notebook shows it."""

from __future__ import annotations

import html
import re
from pathlib import Path

import msgspec
import pytest

from dolmen import BadSeats, Match, Record, load
from dolmen.cli.export import export
from dolmen.server.http.library import described
from dolmen.show import page as pages
from dolmen.show.page import STATIC, page

GOLDEN = Path(__file__).parents[1] / "goldens" / "stone-age-2.dolmen"

built = pytest.mark.skipif(not (STATIC / "player").exists(), reason="the web client is not built here")


@built
def test_an_exported_page_needs_nothing_else(tmp_path: Path) -> None:
    out = tmp_path / "game.html"
    export(GOLDEN, out, None, None)
    text = out.read_text(encoding="utf-8")
    for outside in ('src="', 'href="/', 'href="http', "url(./", "url(/"):
        assert outside not in text.partition("<script>")[0], outside


@built
def test_names_cannot_break_out_of_the_page() -> None:
    record = msgspec.structs.replace(Record.open(GOLDEN), seats=("</script><script>alert(1)</script>", "Wave"))
    text = page(record, load("stone-age"), None, "en")
    assert "alert(1)</script>" not in text
    assert text.count("</script>") == 2


def test_a_seat_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSeats, match="seats 1 to 2, not 5"):
        export(GOLDEN, tmp_path / "game.html", 5, None)


@built
def test_a_match_shows_itself_in_a_notebook() -> None:
    match = Match(load("stone-age"), ['Peak "the first"', "Wave"])
    match.play(match.to_move, match.legal()[0])
    shown = match._repr_html_()
    framed = re.fullmatch(r'<iframe srcdoc="([^"]*)"[^>]*></iframe>', shown)
    assert framed, shown[:200]
    inner = html.unescape(framed[1])
    assert inner.startswith("<!doctype html>")
    assert inner.count("</script>") == 2


def test_without_the_client_a_match_says_so_in_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    shown = Match(load("stone-age"), 2)._repr_html_()
    assert "stone-age" in shown
    assert "not built" in shown


@pytest.mark.parametrize("id", ["stone-age", "first-sparks", "kingdomino-origins"])
def test_a_page_knows_of_its_game_what_a_server_tells(id: str) -> None:
    """One `GameInfo`: only the addresses of words and texts differ."""
    game = load(id)
    record = Match(game, game.seats[0]).record()
    (inside,) = pages.contents(record, game, None, "en")["catalogue"].games
    told = msgspec.to_builtins(described(game))
    elsewhere = {key: told[key] for key in ("vocabulary", "texts", "course", "pieces")}  # a page holds no lessons
    assert {**msgspec.to_builtins(inside), **elsewhere} == told
    assert inside.texts.keys() == told["texts"].keys()
    assert inside.kinds == game.kinds
