"""`dolmen report`: the page of a tournament, opened from a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from dolmen import load
from dolmen.arena import Folder, Here, plan_arena, run, stand
from dolmen.arena.report import page
from dolmen.arena.run import gather


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """Three bots, every pair of them."""
    found = Folder(tmp_path_factory.mktemp("arena"))
    bots = ["greedy", "random", "search:5"]
    plan = plan_arena(load("stone-age"), bots, seats=2, games=40, options={"round_limit": 2}, settle=True)
    found.open(plan)
    series = run(plan, Here(), hear=found.add)
    found.finish(stand(plan, series), [result for one in series for result in one.results()])
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_page_shows_every_chart_and_its_numbers(
    browser: Browser, folder: Folder, language: str, width: int, height: int
) -> None:
    file = folder.path / f"{language}.html"
    file.write_text(page(folder, language), encoding="utf-8")
    shown = browser.new_page(viewport={"width": width, "height": height})
    faults: list[str] = []
    shown.on("pageerror", lambda error: faults.append(str(error)))
    shown.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    shown.goto(file.as_uri())
    cards = shown.locator("section.card")
    cards.first.wait_for()
    assert cards.count() == 6
    assert shown.locator("section.card svg[role=img]").count() == 5  # the sixth is a table
    assert shown.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert shown.locator("section.card text").evaluate_all(
        "all => all.every((one) => !/NaN|undefined/.test(one.outerHTML))"
    )
    assert "web-report" not in shown.locator("main").inner_text()
    cards.first.locator("summary").click()
    rows = cards.first.locator("tbody tr")
    assert rows.count() == 3
    strongest = stand(folder.plan(), gather(folder.plan(), folder.results())).bots[0]
    assert rows.first.inner_text().startswith(strongest.bot)
    assert folder.plan().bots[0] in shown.locator("code").inner_text()
    assert not faults
    shown.close()


def test_a_folder_without_games_is_no_report(tmp_path: Path) -> None:
    from dolmen.cli import run as dolmen

    assert dolmen(["report", str(tmp_path)]) == 2
