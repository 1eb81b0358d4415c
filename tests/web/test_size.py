"""The client stays small enough for a slow line."""

from __future__ import annotations

import gzip
import re

import pytest

from dolmen.server.http.pages import STATIC

BUDGET = 154_500  # JavaScript, styles and glyphs before boards, gzipped, without fonts


def test_the_client_is_small_before_any_board() -> None:
    page = STATIC / "index.html"
    if not page.exists():
        pytest.skip("the web client is not built here")
    files = {
        STATIC / name for name in re.findall(r'(?:src|href)="\./(assets/[^"]+)"', page.read_text(encoding="utf-8"))
    }
    files |= {file for file in (STATIC / "assets").glob("*.js") if re.match(r"(en|ru)-", file.name)}
    assert len(files) >= 2
    size = sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)
    assert size <= BUDGET, f"{size} bytes: {sorted(file.name for file in files)}"
