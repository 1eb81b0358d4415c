"""Puzzles in the browser: solved on the board, answered with shares, reasons and ratings, by keyboard alone too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import dolmen
from browser.house import People, Server, check_axe
from dolmen.school import collections

FOUND = collections()[0]
SIZES = {"desk": (1440, 900), "phone": (390, 844)}


def type_word(page: Page, word: str) -> None:
    page.keyboard.press("/")
    box = page.locator(".notation input")
    box.fill(word)
    box.press("Enter")


@pytest.mark.parametrize("game", FOUND)
def test_a_wrong_answer_is_told_what_was_better_and_the_next_puzzle_follows(
    people: People, server: Server, axe: str, game: str
) -> None:
    place = list(FOUND).index(game)
    size, language = list(SIZES)[place % 2], ("en", "ru")[place % 2]
    page = people.come(*SIZES[size], language=language)
    puzzle = FOUND[game].puzzle[0]
    page.goto(f"{server.url}/puzzles/{game}/1")
    page.wait_for_selector(".stage [data-lit]")
    check_axe(page, axe, f"{game}, asked, {size}")
    type_word(page, puzzle.obvious)
    expect(page.locator(".riddle li.best")).to_be_visible()
    expect(page.locator(".riddle li.own")).to_be_visible()
    expect(page.locator(".riddle .ratings b").first).to_contain_text("→")
    expect(page.locator(".riddle [role=status]")).not_to_contain_text("…", timeout=90_000)
    share = round(100 * puzzle.shares[puzzle.answer])
    expect(page.locator(".riddle li.best b")).to_contain_text(str(share))
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    check_axe(page, axe, f"{game}, answered, {size}")
    page.locator(".prompt .btn.main").click()
    page.wait_for_function("game => location.pathname === `/puzzles/${game}/2`", arg=game)


def test_the_answer_is_found_by_keyboard_alone_and_counts_once(page: Page, server: Server) -> None:
    puzzle = FOUND["stone-age"].puzzle[1]
    page.goto(f"{server.url}/puzzles/stone-age/2")
    page.wait_for_selector(".stage [data-lit]")
    type_word(page, puzzle.answer)
    expect(page.locator(".prompt b").first).to_have_text("That is it")
    expect(page.locator(".riddle em.good")).to_contain_text("+")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".riddle")).to_contain_text("does not count any more")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".riddle .ratings")).to_contain_text("does not count")
    page.locator(".stage").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => location.pathname === '/puzzles/stone-age/3'")
    page.goto(f"{server.url}/puzzles")
    expect(page.get_by_role("link", name="Puzzle 2, solved").first).to_be_visible()


def test_a_puzzle_is_solved_by_touching_the_board_and_played_on(page: Page, server: Server) -> None:
    game = dolmen.load("stone-age")
    puzzle = next(one for one in FOUND["stone-age"].puzzle if one.answer.startswith("place card-"))
    number = FOUND["stone-age"].puzzle.index(puzzle) + 1
    page.goto(f"{server.url}/puzzles/stone-age/{number}")
    page.wait_for_selector(".stage [data-lit]")
    page.locator(f'[data-lit="{game.words.parse(puzzle.answer)}"]').first.dispatch_event("click")
    page.locator(".prompt .btn.main").click()
    expect(page.locator(".prompt b").first).to_have_text("That is it")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_function("() => location.pathname.startsWith('/table/')")
    expect(page.locator(".stage")).to_be_visible()


def test_the_lobby_shows_todays_puzzle_and_learn_shrinks_for_who_knows_a_game(page: Page, server: Server) -> None:
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Today’s puzzle")).to_be_visible()
    expect(page.get_by_text("New here?")).to_be_visible()
    page.evaluate(
        "done => localStorage.setItem('dolmen-learned', JSON.stringify(done))",
        {"stone-age": ["first-game"], "origin": ["evolve"]},
    )
    page.reload()
    expect(page.get_by_role("link", name="Learn, Stone Age")).to_be_visible()
    expect(page.get_by_text("New here?")).to_have_count(0)
    page.wait_for_function(
        "async () => (await (await fetch('/api/me/learned')).json()).lessons.origin?.[0] === 'evolve'"
    )
    page.evaluate("() => localStorage.removeItem('dolmen-learned')")  # another browser of the same person
    page.reload()
    expect(page.get_by_role("link", name="Learn, Stone Age")).to_be_visible()


def test_an_address_of_no_puzzle_says_so(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/puzzles/stone-age/999")
    expect(page.locator("h1")).not_to_have_text("")
    expect(page.locator(".riddle")).to_have_count(0)
