"""Takes a picture of every screen: `./test --shots [WORDS]`.

Pictures go to build/shots, named screen-size-theme-language.png. A server of its own is started.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.house import FLAGS, LUCK, Server, find_chromium, make_table, play_turns
from dolmen.school import courses

SIZES = {"desk": (1440, 900), "tablet": (900, 1100), "phone": (390, 844), "low": (844, 390)}
THEMES = ("day", "night")
LANGUAGES = ("en", "ru")
OUT = Path(__file__).parents[2] / "build" / "shots"


def lobby(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.wait_for_selector(".cover")
    page.wait_for_timeout(300)


def lobby_busy(page: Page, server: Server) -> None:
    """Others wait for players, and two games of one's own are under way."""
    browser = page.context.browser
    assert browser
    free, bot = {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
    for name, game, seats in (("Sun", "kingdomino-origins", 4), ("Moon", "first-sparks", 5), ("Wave", "stone-age", 3)):
        other = browser.new_context()
        clock = {"kind": "live", "bank": 900, "increment": 20} if name == "Sun" else None
        make_table(
            other.new_page(), server, [{"kind": "me", "name": name}, bot, *[free] * (seats - 2)], game=game, clock=clock
        )
        other.close()
    make_table(page, server, [{"kind": "me", "name": "Peak"}, bot, bot])
    make_table(page, server, [{"kind": "me", "name": "Peak"}, free], game="kingdomino-origins")
    lobby(page, server)


def new_table(page: Page, server: Server) -> None:
    lobby(page, server)
    if page.locator(".cover .play small").first.is_visible() and not page.locator(".more").count():
        page.locator(".face").first.click()  # on a phone the panel is a sheet
    page.locator(".more").click()
    page.wait_for_selector("dialog[open] details")


def gathering(page: Page, server: Server) -> None:
    table = make_table(page, server, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}])
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(".gather")
    page.wait_for_timeout(300)


def invite(page: Page, server: Server) -> None:
    """The room is let in: a picture to scan."""
    gathering(page, server)
    page.wait_for_selector(".invite figure, .invite .warn")
    if page.locator(".invite .warn").count():
        page.locator(".invite .btn.main").click()
    page.wait_for_selector(".invite figure")


def table(page: Page, server: Server) -> None:
    id = make_table(page, server, [{"kind": "me", "name": "Peak"}, *[{"kind": "bot", "bot": "greedy"}] * 3])
    page.goto(f"{server.url}/table/{id}")
    page.wait_for_selector("[data-lit]")
    play_turns(page, 3)
    page.locator("[data-lit]").first.click()
    page.wait_for_timeout(400)


def menu(page: Page, server: Server) -> None:
    table(page, server)
    page.locator(".bar button").last.click()
    page.wait_for_selector("dialog[open]")


def sure(page: Page, server: Server) -> None:
    menu(page, server)
    page.locator(".menu button:has([href='#warning'])").click()
    page.wait_for_selector("dialog[open] .sure")


def talk(page: Page, server: Server) -> None:
    table(page, server)
    page.keyboard.press("Escape")
    if page.locator(".tabbar").is_visible():
        page.locator(".tabbar button").last.click()
    page.get_by_role("tab").last.click()
    page.locator(".say input").fill("3 + 4 = 7")
    page.keyboard.press("Enter")
    page.wait_for_timeout(400)


def cards(page: Page, server: Server) -> None:
    table(page, server)
    if page.locator(".tabbar").is_visible():  # elsewhere they lie open on the table
        page.locator(".tabbar button").nth(1).click()
        page.wait_for_timeout(300)


def rules_drawer(page: Page, server: Server) -> None:
    table(page, server)
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.wait_for_selector("dialog[open] .prose")


def score(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/{finished(page, server)}")  # with the board of the game
    page.wait_for_selector(".chart svg, .score.phone .facts .chip:nth-child(2)")


def score_chances(page: Page, server: Server) -> None:
    """A turning point is picked; on a phone the graph has a tab of its own."""
    score(page, server)
    if page.locator(".score.phone").count():
        page.get_by_role("tab").nth(1).click()
    page.locator(".turning li button").first.click()
    page.wait_for_timeout(200)


def replay(page: Page, server: Server) -> None:
    id = finished(page, server)
    page.goto(f"{server.url}/replay/{id}?move=60")
    page.wait_for_selector(".replay")
    page.wait_for_timeout(500)


def replays(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/replay")
    page.wait_for_selector(".drop")


def person(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/person")
    page.wait_for_selector(".box")
    page.wait_for_timeout(300)


def rules(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/rules/stone-age")
    page.wait_for_selector(".chapter h2")


def about(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/about")
    page.wait_for_selector("h1")


def settings(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/about")
    page.locator("button.icon").first.click()
    page.wait_for_selector("dialog[open]")


def missing(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/nothing")
    page.wait_for_selector(".empty h1")


def hand_over(page: Page, server: Server) -> None:
    id = make_table(page, server, [{"kind": "me", "name": "Peak"}, {"kind": "me", "name": "Wave"}])
    page.goto(f"{server.url}/table/{id}")
    page.wait_for_selector("[data-lit], dialog[open]")
    play_turns(page, 1)
    page.wait_for_selector("dialog[open]")


# Says what is picked, or touches the lit target whose name promises most; returns the round, 99 at the end.
BEST = """() => {
  const gain = (e) => [...(e.getAttribute('aria-label') ?? '').matchAll(/([+−]\\d+)\\)/g)]
    .reduce((sum, found) => sum + Number(found[1].replace('−', '-')), Math.random() / 2);
  const ember = document.querySelector('.prompt .btn.main');
  const lit = [...document.querySelectorAll('[data-lit]')].filter((e) => e.getClientRects().length);
  const best = ember ?? lit.sort((a, b) => gain(b) - gain(a))[0];
  best?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  const chip = document.querySelector('.bar .chip')?.textContent ?? '0';
  return document.querySelector('.win') ? 99 : Number(/\\d+/.exec(chip));
}"""


def kingdomino(page: Page, server: Server, seats: int, mode: str, until: int) -> None:
    """A table that has come to a round, or to its end."""
    bots = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
    options = {"mode": mode, "middle": "true", "complete": "true"}
    id = make_table(page, server, [{"kind": "me", "name": "Peak"}, *bots], options, "kingdomino-origins")
    page.goto(f"{server.url}/table/{id}")
    page.wait_for_selector("[data-lit]")
    while page.evaluate(BEST) < until:
        page.wait_for_timeout(30)


def until_placing(page: Page) -> None:
    """Goes on until a domino is to be placed."""
    page.wait_for_selector("[data-lit]")
    while not page.locator("[data-cell][data-lit]").count() or page.locator(".prompt .btn.main").count():
        page.evaluate(BEST)
        page.wait_for_timeout(100)
        page.wait_for_selector("[data-lit]")


def kingdomino_early(page: Page, server: Server) -> None:
    """Two players, 7×7: a domino hovers over the land."""
    kingdomino(page, server, 2, "discovery", 2)
    until_placing(page)
    page.locator("[data-cell][data-lit]").first.hover()
    page.wait_for_timeout(400)


def kingdomino_middle(page: Page, server: Server) -> None:
    """Totems: a domino is picked and waits for the ember button."""
    kingdomino(page, server, 4, "totem", 7)
    until_placing(page)
    page.evaluate(BEST)
    page.wait_for_selector(".prompt .btn.main")
    page.wait_for_timeout(400)


def kingdomino_end(page: Page, server: Server) -> None:
    """Tribes: near the end."""
    kingdomino(page, server, 3, "tribe", 11)
    page.wait_for_selector("[data-lit]")
    page.wait_for_timeout(400)


def kingdomino_score(page: Page, server: Server) -> None:
    kingdomino(page, server, 3, "tribe", 99)
    page.wait_for_selector(".chart svg, .score.phone .facts .chip:nth-child(2)")


# Says what is picked, or touches what a careful clan would: the tool that takes most now, a member while food is left.
THRIFT = """() => {
  const ember = document.querySelector('.prompt .btn.main');
  const lit = [...document.querySelectorAll('[data-lit]')].filter((e) => e.getClientRects().length);
  const words = lit.filter((e) => e.closest('.prompt'));
  const places = lit.filter((e) => !words.includes(e));
  const sums = [...document.querySelectorAll('.dock dl dd')].map((e) => Number(e.textContent.replace('−', '-')));
  const worth = (e) => e.dataset.space
    ? -Number(document.querySelector(`[data-price=${e.dataset.space}]`)?.textContent ?? 0)
    : Number(/→(\\d+)/.exec(e.textContent)?.[1] ?? 1);
  const poor = words.length && places.some((e) => e.dataset.space) && sums[0] + sums[2] + sums[3] < 4;
  const best = ember ?? (poor || !places.length ? words : places.sort((a, b) => worth(b) - worth(a)))[0];
  best?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
}"""


def first_sparks(page: Page, server: Server, seats: list[dict[str, str]], until: str) -> None:
    """A table that is played until something is to be seen, or to its end."""
    page.add_init_script("localStorage.setItem('dolmen-settings', '{\"cover\": false}')")
    page.goto(f"{server.url}/table/{make_table(page, server, seats, {}, 'first-sparks')}")
    page.wait_for_selector("[data-lit]")  # a touch while it is still coming would play past what is wanted
    while not page.locator(f"{until}, .win").count():
        page.evaluate(THRIFT)
        page.wait_for_timeout(60)


def on_one_device(seats: int) -> list[dict[str, str]]:
    """People only: somebody of us is always asked."""
    return [{"kind": "me", "name": name} for name in ("Peak", "Wave", "Sun", "Feather", "Moon", "Ring")[:seats]]


def first_sparks_early(page: Page, server: Server) -> None:
    """A tile lies as it was held and waits to be turned or confirmed."""
    first_sparks(page, server, on_one_device(4), "[data-cell=g8]")
    page.locator("[data-cell=g8]").dispatch_event("click")
    page.wait_for_selector(".prompt .btn.main")
    page.wait_for_timeout(300)


def first_sparks_middle(page: Page, server: Server) -> None:
    """Six clans spread: prices on the spaces, one picked."""
    first_sparks(page, server, on_one_device(6), ".sizes li:nth-child(n+5) .sign")
    while not page.locator("[data-price] ~ [data-price], .win").count() or page.locator(".prompt .btn.main").count():
        page.evaluate(THRIFT)
        page.wait_for_timeout(100)
    page.wait_for_timeout(1_800)  # what is new is outlined for a moment
    for space in page.locator("[data-space][data-lit]").all()[-1:]:
        space.dispatch_event("click")
    page.wait_for_timeout(300)


def first_sparks_end(page: Page, server: Server) -> None:
    """The board after the last member."""
    bots = [{"kind": "bot", "bot": "greedy"}] * 3
    first_sparks(page, server, [{"kind": "me", "name": "Peak"}, *bots], ".win")
    page.locator(".bar button").first.click()
    page.wait_for_selector("[data-space]")
    page.wait_for_timeout(300)


def origin(page: Page, server: Server, seats: int, until: int) -> None:
    """A table of Origin that has come to a turn, with an action to choose."""
    bots = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
    id = make_table(page, server, [{"kind": "me", "name": "Peak"}, *bots], {}, "origin")
    page.goto(f"{server.url}/table/{id}")
    page.wait_for_selector("[data-lit]")
    while (turn := page.evaluate(BEST)) < until or (turn < 99 and not page.locator("[data-kind]").count()):
        page.wait_for_timeout(30)


def origin_early(page: Page, server: Server) -> None:
    """Two players: a new pawn in hand, and where it may go."""
    origin(page, server, 2, 5)
    page.locator("[data-pawn][data-lit]").first.dispatch_event("click")
    page.wait_for_timeout(400)


def origin_middle(page: Page, server: Server) -> None:
    """Four players: a swap or a migration is picked and waits for the ember button."""
    origin(page, server, 4, 24)
    page.locator("[data-kind]").last.click()
    page.locator("[data-land][data-lit]").first.dispatch_event("click")
    if not page.locator(".prompt .btn.main").count():
        page.locator("[data-land][data-lit]:not([aria-pressed])").last.dispatch_event("click")
    page.wait_for_timeout(400)


def origin_end(page: Page, server: Server) -> None:
    """Three players, late: rewards and cards to choose from."""
    origin(page, server, 3, 30)
    while not page.locator(".rewards [data-lit], .choices [data-lit], .win").count():
        page.evaluate(BEST)
        page.wait_for_timeout(100)
    page.wait_for_timeout(400)


def origin_score(page: Page, server: Server) -> None:
    origin(page, server, 4, 99)
    page.wait_for_selector(".chart svg, .score.phone .facts .chip:nth-child(2)")


# Says what is picked, or touches what a builder would: a district to close, a building, a site; passes last of all.
BUILD = """() => {
  const ember = document.querySelector('.prompt .btn.main');
  const lit = [...document.querySelectorAll('[data-lit]')].filter((e) => e.getClientRects().length);
  const wishes = ['.gap', '.part', '.buildings .target:not(:has(.farm))', '.cell', '.sites', '.towers', '.tile'];
  const wish = (e) => {
    const k = wishes.findIndex((one) => e.matches(one) || e.closest(one));
    const last = (e.closest('.prompt') ? 10 : 0) + (e.hasAttribute('aria-pressed') ? 50 : 0);
    return (k < 0 ? 20 : k) + last + Math.random();
  };
  const best = ember ?? lit.sort((a, b) => wish(a) - wish(b))[0];
  best?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  const chip = document.querySelector('.bar .chip')?.textContent ?? '0';
  return document.querySelector('.win') ? 99 : Number(/\\d+/.exec(chip));
}"""


def first_builders(page: Page, server: Server, seats: int, until: int) -> None:
    """A table of greedy bots and a builder that has come to a round, at a turn of ours."""
    bots = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
    id = make_table(page, server, [{"kind": "me", "name": "Peak"}, *bots], {}, "first-builders")
    page.goto(f"{server.url}/table/{id}")
    page.wait_for_selector("[data-lit]")
    while page.evaluate(BUILD) < until:
        page.wait_for_timeout(30)
    page.wait_for_selector("[data-lit], .win")
    page.wait_for_timeout(1_800)  # what is new is outlined for a moment


def first_builders_early(page: Page, server: Server) -> None:
    """Four players, the first round."""
    first_builders(page, server, 4, 1)


def first_builders_middle(page: Page, server: Server) -> None:
    """Three players, the third round."""
    first_builders(page, server, 3, 3)


def first_builders_end(page: Page, server: Server) -> None:
    """The board after the last round."""
    first_builders(page, server, 2, 99)
    page.locator(".bar button").first.click()
    page.wait_for_selector(".sites")
    page.wait_for_timeout(300)


def first_builders_score(page: Page, server: Server) -> None:
    first_builders(page, server, 2, 99)
    page.wait_for_selector(".chart svg, .score.phone .facts .chip:nth-child(2)")


def admin(page: Page, server: Server) -> None:
    """Two tables, somebody at one of them, and an address that was sent away."""
    seats = [{"kind": "me", "name": "Peak"}, {"kind": "bot", "bot": "hunter"}]
    make_table(page, server, [*seats, {"kind": "open"}], game="origin")
    there = page.context.new_page()
    there.goto(f"{server.url}/table/{make_table(page, server, seats)}")
    page.goto(f"{server.url}/admin")
    page.get_by_role("heading", level=2).first.wait_for()
    page.evaluate(
        """async () => {
            const { csrf } = await (await fetch('/api/me')).json();
            const body = JSON.stringify({ who: '203.0.113.7', hours: 24 });
            const headers = { 'X-CSRF-Token': csrf, 'Content-Type': 'application/json' };
            await fetch('/api/admin/out', { method: 'POST', headers, body });
        }"""
    )
    page.get_by_text("203.0.113.7").wait_for()


def school(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/learn/first-builders")
    page.wait_for_selector(".plate.next")
    page.wait_for_timeout(300)


def book(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/rules/stone-age")
    page.wait_for_selector("figure svg")
    page.wait_for_timeout(300)


def puzzle(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/puzzles/stone-age/1")
    page.wait_for_selector(".stage [data-lit]")
    page.wait_for_timeout(400)


def coached(page: Page, server: Server) -> None:
    """The first game after a course."""
    page.goto(f"{server.url}/learn/stone-age")
    page.locator(".after .btn").click()
    page.wait_for_selector(".tutor p")
    page.wait_for_timeout(400)


def lessons() -> Iterator[tuple[str, Callable[[Page, Server], object]]]:
    """The first, the middle and the last step of each course."""
    for game, course in courses()[0].items():
        steps = [(lesson.id, n) for lesson in course.lesson for n in range(len(lesson.step))]
        for part, (lesson, n) in {"first": steps[0], "middle": steps[len(steps) // 2], "last": steps[-1]}.items():
            yield f"course-{game}-{part}", partial(step_of, lesson=f"{game}/{lesson}", number=n)


def step_of(page: Page, server: Server, lesson: str, number: int) -> None:
    page.goto(f"{server.url}/learn/{lesson}?step={number}")
    page.wait_for_selector(".coach p")
    page.wait_for_timeout(1_800)  # what is new is outlined for a moment, and the bubble looks for its place


SCREENS: dict[str, Callable[[Page, Server], object]] = {
    function.__name__.replace("_", "-"): function
    for function in (
        lobby, lobby_busy, new_table, gathering, invite,
        table, menu, sure, talk, cards, rules_drawer, score, score_chances, replay, replays,
        person, rules, about, settings, missing, hand_over, admin,
        kingdomino_early, kingdomino_middle, kingdomino_end, kingdomino_score,
        first_sparks_early, first_sparks_middle, first_sparks_end,
        origin_early, origin_middle, origin_end, origin_score,
        first_builders_early, first_builders_middle, first_builders_end, first_builders_score,
        school, book, puzzle, coached,
    )
} | dict(lessons())  # fmt: skip


def finished(page: Page, server: Server) -> str:
    """A table that is played to its end, with the score before us."""
    seats = [{"kind": "me", "name": "Peak"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
    id = make_table(page, server, seats, {"round_limit": 2})
    page.goto(f"{server.url}/table/{id}?board=generic")
    play_turns(page, 400)
    page.wait_for_selector(".win")
    return id


def combinations(only: str) -> Iterator[tuple[str, str, str, list[str]]]:
    """Screen, size and language, with the themes that are wanted of them."""
    for screen in SCREENS:
        for size in SIZES:
            for language in LANGUAGES:
                names = {theme: f"{screen}-{size}-{theme}-{language}-" for theme in THEMES}
                themes = [theme for theme, name in names.items() if all(word in name for word in only.split())]
                if themes:
                    yield screen, size, language, themes


def shoot(browser: Browser, server: Server, only: str) -> int:
    """Takes the pictures, of one table by day and by night; returns how many screens failed."""
    failed = 0
    OUT.mkdir(parents=True, exist_ok=True)
    for screen, size, language, themes in combinations(only):
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="light",
            reduced_motion="reduce",
            has_touch=size == "phone",
        )
        context.add_init_script(LUCK % 7)
        page = context.new_page()
        page.set_default_timeout(20_000)
        name = f"{screen}-{size}-{language}"
        try:
            SCREENS[screen](page, server)
            for theme in themes:
                name = f"{screen}-{size}-{theme}-{language}.png"
                page.emulate_media(color_scheme="dark" if theme == "night" else "light")
                page.screenshot(path=OUT / name)
                print(name, flush=True)
        except Exception as error:  # noqa: BLE001 - a screen that fails must not hide the others
            failed += 1
            print(f"{name}: {error}", file=sys.stderr)
        context.close()
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="words that the name must hold, like 'lobby desk day'")
    options = parser.parse_args()
    with (
        TemporaryDirectory() as data,
        Server(Path(data), "--room", "127.0.0.2") as server,
        sync_playwright() as api,
    ):
        browser = api.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            return 1 if shoot(browser, server, options.only) else 0
        finally:
            browser.close()


if __name__ == "__main__":
    sys.exit(main())
