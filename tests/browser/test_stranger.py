"""A game that a stranger wrote this minute: in the lobby, at the table, to its end, in both languages."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from stranger import call, install_game, new_game

from browser.house import People, Server, make_table, play_turns

BOT = {"kind": "bot", "bot": "greedy"}
BOARD = """
export function mount(element, props) {
  const draw = ({ view, legal, words, pick }) => {
    element.innerHTML = `<p class="in-arms">In arms: ${view.arms}</p>`;
    for (const word of legal) {
      const button = element.appendChild(document.createElement('button'));
      button.textContent = `Say ${words.format(word)}`;
      button.dataset.lit = word;
      button.onclick = () => pick(word);
    }
  };
  draw(props);
  return { update: draw };
}
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Two new games are installed: one as it was written, one that brings its own board along."""
    home = tmp_path_factory.mktemp("stranger")
    target = home / "site"
    install_game(new_game("ember", home / "ember"), target)
    package = new_game("cold-ash", home / "ash")
    (package / "src" / "cold_ash" / "board.js").write_text(BOARD, encoding="utf-8")
    install_game(package, target)
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = f"{target}{os.pathsep}{before}" if before else str(target)
    yield target
    os.environ["PYTHONPATH"] = before


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


def test_a_stranger_finds_a_new_game_in_the_lobby_and_plays_it_to_the_end(page: Page, server: Server) -> None:
    page.goto(server.url)
    cover = page.locator(".cover").filter(has_text="Ember")
    expect(cover.locator("image")).to_have_attribute("href", re.compile(r"/games/ember/cover\.svg"))
    expect(cover).to_contain_text("5–10 min")
    cover.get_by_role("button").first.click()
    expect(page.get_by_text("Gather as much wood as you dare").first).to_be_visible()
    page.get_by_role("button", name="All choices…").click()
    choices = page.get_by_role("dialog")
    choices.get_by_label("Your name").fill("Peak")
    choices.get_by_label("Rounds").fill("9")
    choices.get_by_role("button", name="Start the game").click()
    expect(page.locator(".prompt")).to_contain_text(re.compile("Gather (wood|more)|gathers wood"))
    expect(page.get_by_role("button", name=re.compile("^Gather")).first).to_be_visible()
    expect(page.locator(".part").filter(has_text="In arms")).to_be_visible()
    play_turns(page, 500)
    expect(page.locator(".win h1")).to_be_visible()
    assert page.locator("tfoot td").count() == 2
    expect(page.get_by_text("Sticks on the hearth").first).to_be_visible()


def test_a_new_game_speaks_russian_and_fits_a_phone(people: People, server: Server) -> None:
    page = people.come(360, 640, "ru")
    table = make_table(page, server, [{"kind": "me", "name": "Гора"}, BOT], {"rounds": 9}, game="ember")
    page.goto(f"{server.url}/table/{table}")
    expect(page.get_by_role("button", name=re.compile("^Собирать")).first).to_be_visible()
    play_turns(page, 500)
    expect(page.locator(".win h1")).to_be_visible()


def test_a_board_that_a_game_brings_along_is_drawn_and_played(people: People, server: Server) -> None:
    page = people.come()
    table = make_table(page, server, [{"kind": "me", "name": "Peak"}, BOT], {"rounds": 9}, game="cold-ash")
    page.goto(f"{server.url}/table/{table}")
    button = page.get_by_role("button", name="Say gather")
    expect(button).to_be_visible()
    expect(page.locator(".in-arms")).to_have_text(re.compile(r"In arms: \d"))
    play_turns(page, 500)
    expect(page.locator(".win h1")).to_be_visible()


def test_an_exported_page_plays_a_new_game_with_its_own_board(
    people: People, site: Path, server: Server, tmp_path: Path
) -> None:
    for id, shown in (("ember", ".part"), ("cold-ash", ".in-arms")):
        script = (
            "import sys, pathlib, dolmen\n"
            f"game = dolmen.load('{id}')\n"
            "match = dolmen.Match(game, ['Peak', 'Wave'], rng=dolmen.Rng(1))\n"
            "while not match.over: match.play(match.to_move, match.legal()[-1])\n"
            "match.record().save(pathlib.Path(sys.argv[1]), game)\n"
        )
        record, html = tmp_path / f"{id}.dolmen", tmp_path / f"{id}.html"
        call("-c", script, str(record))
        call("-m", "dolmen.cli", "export", str(record), "-o", str(html))
        page = people.come()
        page.goto(html.as_uri())
        expect(page.locator(shown).first).to_be_visible()
