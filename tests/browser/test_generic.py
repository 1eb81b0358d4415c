"""The plain board of games that have none: it holds in small and low windows, and a touch says a word."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.house import People, redrawn
from browser.matrix import AUDIT
from browser.moments import Staged, moments, open_moment

QUESTIONS = {"stone-age": "place", "origin": "act", "kingdomino-origins": "choose"}


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (720, 450), (1024, 768)])
@pytest.mark.parametrize("game", QUESTIONS)
def test_words_and_table_are_both_in_sight(
    game: str, size: tuple[int, int], people: People, moments_server: Staged
) -> None:
    page = people.come(*size, "ru" if size == (720, 450) else "en")
    open_moment(page, moments_server, next(one for one in moments(game).values() if one.question == QUESTIONS[game]))
    page.goto(f"{page.url}?board=generic")
    page.wait_for_selector("[data-lit]")
    redrawn(page)
    assert page.evaluate(AUDIT) == []
    stage, words, table = (page.locator(one).bounding_box() for one in (".stage", ".choices", ".parts"))
    assert stage
    assert words
    assert table
    for part in (words, table):
        assert part["height"] >= 50
        assert part["width"] >= 180
        assert part["y"] + part["height"] <= stage["y"] + stage["height"] + 1
    word = page.locator(".choices [data-lit]").last
    word.click()
    if page.locator(".prompt .btn.main").count():
        expect(word).to_have_attribute("aria-pressed", "true")
