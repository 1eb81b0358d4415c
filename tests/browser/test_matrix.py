"""The table at every size: nothing lit is covered, no text is tiny or lies over another, nothing scrolls sideways."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.matrix import LANGUAGES, SIZES, audit, sample, whole
from browser.moments import GAMES, Staged
from conftest import Numbers


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staged]:
    with Staged(tmp_path_factory.mktemp("staged")) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_the_table_holds_at_every_size(game: str, browser: Browser, staged: Staged, numbers: Numbers) -> None:
    cells = (
        whole([game], "", LANGUAGES, SIZES) if numbers(0, 0, 1) else (cell for cell in sample() if cell[0].game == game)
    )
    faults = [
        f"{moment.name} {language} {size}: {fault}"
        for moment, language, sizes in cells
        for size, found in audit(browser, staged, moment, language, sizes)
        for fault in found
    ]
    assert not faults, "\n".join(faults)
