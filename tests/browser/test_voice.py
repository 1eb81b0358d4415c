"""What the one voice tells those who wait, what a double click does not do, and how the log reads."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import dolmen
from browser.house import People, Server, check_axe, make_table, play_turns
from browser.moments import Staged, moments, open_moment
from conftest import Numbers

BOT = {"kind": "bot", "bot": "greedy"}
GAMES = ["stone-age", "kingdomino-origins", "first-sparks", "origin", "first-builders"]


def sit_two(people: People, server: Server, game: str, language: str = "en") -> tuple[Page, Page]:
    """Peak and Wave at a table of two, in two browsers: who is to move, and who waits."""
    peak, wave = people.come(language=language), people.come(language=language)
    table = make_table(peak, server, [{"kind": "me", "name": "Peak"}, {"kind": "open"}], game=game)
    me = wave.request.get(f"{server.url}/api/me").json()
    joined = wave.request.post(
        f"{server.url}/api/tables/{table}/join", headers={"X-CSRF-Token": me["csrf"]}, data={"name": "Wave"}
    )
    assert joined.ok, joined.text()
    for page in (peak, wave):
        page.goto(f"{server.url}/table/{table}")
        page.wait_for_selector(".prompt b")
    for page in (peak, wave):
        expect(page.locator(".prompt b")).not_to_have_text(re.compile("Setting|Накрываем"))
    while not (asked := [page for page in (peak, wave) if page.title().startswith("✋")]):
        peak.wait_for_timeout(50)
    return (peak, wave) if asked == [peak] else (wave, peak)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_those_who_wait_hear_what_the_other_is_doing(people: People, server: Server, game: str, language: str) -> None:
    mover, waiter = sit_two(people, server, game, language)
    asked = mover.locator(".prompt b").inner_text()
    told = waiter.locator(".prompt b").inner_text()
    assert re.match(r"(Peak|Wave) [a-zа-яё]", told), told
    assert told != asked
    assert not re.search(r"\b(your|you)\b|\bваш", told), f"an order to the wrong one: {told}"


def test_those_who_wait_hear_who_is_next(people: People, server: Server) -> None:
    _, waiter = sit_two(people, server, "origin")
    expect(waiter.locator(".prompt b")).to_have_text(re.compile("chooses a goal"))
    expect(waiter.locator(".prompt small")).to_have_text("then you")


# Picks one of each family of lit words in turn and lets go of it: those of which the prompt then says nothing.
SILENT = """async (families) => {
  const silent = [];
  const frames = async () => { for (let k = 0; k < 3; k += 1) await new Promise(requestAnimationFrame); };
  const lit = () => [...document.querySelectorAll('[data-lit]')].filter((e) => e.getClientRects().length);
  const said = () => {
    const of = (what) => document.querySelector(`.prompt ${what}`)?.textContent.trim() ?? '';
    return [of('b'), of('small')];
  };
  if (said().some((one) => !one)) silent.push(`the question: ${said()}`);
  for (const family of Object.values(families)) {
    const target = lit().find((e) => family.includes(Number(e.dataset.lit)));
    if (!target) continue;
    const word = Number(target.dataset.lit);
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await frames();
    if (said().some((one) => !one)) silent.push(`${word}: ${said()}`);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await frames();
  }
  return silent;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_prompt_is_never_silent(game: str, people: People, moments_server: Staged, numbers: Numbers) -> None:
    """Every question has a second line, and so has whatever is picked, in every moment that play leads to."""
    page = people.come(language="en" if GAMES.index(game) % 2 else "ru")
    page.add_init_script("localStorage.setItem('dolmen-settings', '{\"confirm\": true}')")  # nothing is sent
    asked = [moment for moment in moments(game).values() if moment.mover >= 0]
    silent = []
    for moment in asked[:: numbers(4, 3, 1)]:
        open_moment(page, moments_server, moment)
        page.wait_for_function("() => document.querySelector('.prompt .mark.mine')")
        words = dolmen.load(game).words
        lit = page.evaluate("() => [...document.querySelectorAll('[data-lit]')].map((e) => Number(e.dataset.lit))")
        families: dict[str, list[int]] = {}
        for word in lit:
            families.setdefault(words.text(word).split()[0], []).append(word)
        silent += [f"{moment.name}: {one}" for one in page.evaluate(SILENT, families)]
    assert not silent, "\n".join(silent)


def test_a_double_click_only_picks(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/{make_table(page, server, [{'kind': 'me', 'name': 'Peak'}, BOT])}")
    forest = page.locator("[data-lit][aria-label*='orest']").first
    expect(forest).to_be_visible()
    told = page.locator(".feed li").count()
    forest.dblclick()
    ember = page.locator(".prompt .btn.main")
    expect(ember).to_contain_text("forest")
    page.wait_for_timeout(500)
    expect(ember).to_be_visible()
    assert page.locator(".feed li").count() == told
    forest.click()  # a second touch, meant as one
    expect(ember).to_have_count(0)
    expect(page.locator(".feed li").filter(has_text=re.compile("Peak sends .* to the forest"))).to_have_count(1)


def test_a_held_key_only_picks(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/{make_table(page, server, [{'kind': 'me', 'name': 'Peak'}, BOT])}")
    page.wait_for_selector("[data-lit]")
    page.keyboard.press("ArrowRight")
    for _ in range(3):
        page.keyboard.down("Enter")  # the second and third are repeats
    expect(page.locator(".prompt .btn.main")).to_be_visible()
    page.keyboard.up("Enter")
    page.wait_for_timeout(200)
    expect(page.locator(".prompt .btn.main")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .btn.main")).to_have_count(0)


def test_draws_of_the_set_up_belong_to_nobody(page: Page, server: Server, axe: str) -> None:
    page.goto(f"{server.url}/table/{make_table(page, server, [{'kind': 'me', 'name': 'Peak'}, BOT])}")
    page.wait_for_selector("[data-lit]")
    drawn = page.locator(".feed li").filter(has_text=re.compile("comes to space|comes into view"))
    assert drawn.count() >= 6
    expect(drawn.locator(".sign")).to_have_count(0)
    expect(page.locator(".feed li .sign").first).to_be_visible()
    check_axe(page, axe, "log")


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("patient"), "--bot-delay", "60") as running:
        yield running


def until_bots_play(page: Page) -> None:
    """One figure at a time, until the turn is a bot's."""
    page.wait_for_selector("[data-lit], .prompt .btn.quiet:has-text('Skip')")
    while not page.locator(".prompt").get_by_text("Skip to my turn").count():
        play_turns(page, 1, first=True) if page.locator("[data-lit]").count() else page.wait_for_timeout(50)


@pytest.mark.parametrize("by", ["hand", "key"])
def test_bots_are_skipped_to_my_own_turn(page: Page, patient: Server, axe: str, by: str) -> None:
    """Three bots that wait a minute each: nobody has to."""
    table = make_table(page, patient, [{"kind": "me", "name": "Peak"}, BOT, BOT, BOT])
    page.goto(f"{patient.url}/table/{table}?board=generic")
    until_bots_play(page)
    check_axe(page, axe, "skip")
    if by == "hand":
        page.get_by_role("button", name="Skip to my turn").click()
    else:
        page.keyboard.press("s")
    page.wait_for_function("() => document.title.startsWith('✋')")


def test_the_pace_of_bots_is_chosen_once_and_remembered(page: Page, patient: Server) -> None:
    table = make_table(page, patient, [{"kind": "me", "name": "Peak"}, BOT, BOT, BOT])
    page.goto(f"{patient.url}/table/{table}?board=generic")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="At once").click()
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-lit]")
    page.reload()
    page.wait_for_selector("[data-lit]")
    play_turns(page, 1, first=True)
    page.wait_for_function("() => document.title.startsWith('✋')")
    expect(page.get_by_text("Skip to my turn")).to_have_count(0)  # nothing is left to skip
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="At once")).to_be_checked()


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "dance", "There is no move “dance”."),
        ("ru", "dance", "Хода «dance» нет."),
        ("ru", "place", "Это пишется так: place <where> <people>"),
        ("ru", "place moon 3", "«moon» здесь не подходит:"),
    ],
)
def test_a_mistyped_move_is_answered_in_the_language_of_the_page(
    people: People, server: Server, language: str, typed: str, told: str
) -> None:
    page = people.come(language=language)
    page.goto(f"{server.url}/table/{make_table(page, server, [{'kind': 'me', 'name': 'Peak'}, BOT])}")
    page.wait_for_selector("[data-lit]")
    page.keyboard.press("/")
    page.keyboard.type(typed)
    page.keyboard.press("Enter")
    problem = page.locator(".notation").get_by_role("alert")
    expect(problem).to_contain_text(told)
    words, meanings = problem.locator(".near code"), problem.locator(".near > span")
    expect(words).to_have_count(3)
    expect(words.first).to_have_text(re.compile("^place "))
    expect(meanings.first).to_have_text(re.compile({"en": "[a-z]+", "ru": "[а-я]+"}[language]))
