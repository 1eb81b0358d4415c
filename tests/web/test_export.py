"""A game as one page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from dolmen import BadSeats, Record, load
from dolmen.cli.export import PLAYER, export, page

GOLDEN = Path(__file__).parents[1] / "goldens" / "stone-age-2.dolmen"

pytestmark = pytest.mark.skipif(not PLAYER.exists(), reason="the web client is not built here")


def test_an_exported_page_needs_nothing_else(tmp_path: Path) -> None:
    out = tmp_path / "game.html"
    export(GOLDEN, out, None, "en", None)
    text = out.read_text(encoding="utf-8")
    for outside in ('src="', 'href="/', 'href="http', "url(./", "url(/"):
        assert outside not in text.partition("<script>")[0], outside


def test_names_cannot_break_out_of_the_page() -> None:
    record = msgspec.structs.replace(Record.open(GOLDEN), seats=("</script><script>alert(1)</script>", "Wave"))
    text = page(record, load("stone-age"), None, "en")
    assert "alert(1)</script>" not in text
    assert text.count("</script>") == 2


def test_a_seat_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSeats, match="seats 1 to 2, not 5"):
        export(GOLDEN, tmp_path / "game.html", 5, "en", None)
