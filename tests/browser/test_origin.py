"""Origin in a real browser: games at a desk and on a phone, cards in mid-turn, every Tribal war, keys and fingers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.house import People, Server, check_axe, make_table
from browser.moments import Staged as Moments
from browser.moments import moments, open_moment

ME = {"kind": "me", "name": "Peak"}
BOT = {"kind": "bot", "bot": "random"}
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
EVERY = SIZES | {"sideways": (844, 390)}
WHOLE = {("desk", 4), ("phone", 2)}  # the others play three rounds, unless there is time

# Touches what is lit until a turn is reached, the game is over, or nothing has been lit for a long time. A touch goes
# to whatever lies on top at the middle of its target. Whenever something else is asked it looks whether the table holds
# together, and whether every lit target is reached there.
PLAY = """async ([turns, patience]) => {
  const faults = new Set();
  const seen = new Set();
  const all = (what) => [...document.querySelectorAll(what)].filter((e) => e.getClientRects().length);
  const box = (e) => e.getBoundingClientRect();
  const name = (e) => e.getAttribute('aria-label') ?? e.textContent;
  const turn = () => Number(/\\d+/.exec(document.querySelector('.bar .chip')?.textContent ?? '0'));
  const asked = () => document.querySelector('.prompt b')?.textContent ?? '';
  const fault = (what) => faults.add(`turn ${turn()}, ${asked()}: ${what}`);
  const apart = (a, b) =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const keepApart = (list) => {
    list.forEach((a, k) => list.slice(k + 1).forEach((b) => {
      if (!a.contains(b) && !b.contains(a) && !apart(box(a), box(b))) fault(`${name(a)} over ${name(b)}`);
    }));
  };
  const top = (one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = box(one.querySelector('[data-middle]') ?? one);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !one.contains(hit)) fault(`${name(one)} is covered`);
    return hit;
  };
  const look = (lit) => {
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) fault(`${root.scrollWidth - innerWidth} px too wide`);
    if (root.scrollHeight > innerHeight) fault('the page scrolls');
    keepApart(all('.stage, .rail, .dock'));
    keepApart(all('.world, .shelf > *, .strip2, .choices'));
    keepApart(all('.prompt b, .prompt .btn, .prompt .seg, .prompt li'));
    keepApart(all('.own .card, .own .me, .own .things, .own .open'));
    for (const one of lit) {
      top(one);
      if (Math.min(box(one).width, box(one).height) < 24) fault(`${name(one)} is too small`);
    }
  };
  let idle = Date.now();
  while (Date.now() - idle < patience) {
    if (document.querySelector('.win')) return ['over', [...faults]];
    if (turn() > turns) return ['played', [...faults]];
    const ember = document.querySelector('.prompt .btn.main');
    const lit = all('[data-lit]');
    const held = document.querySelector('[aria-pressed=true][data-lit]') !== null;
    const state = `${turn()} ${asked()} ${!!ember} ${held}`;
    if (lit.length && !seen.has(state)) { seen.add(state); look(ember ? [] : lit); }
    const fresh = lit.filter((one) => one.getAttribute('aria-pressed') !== 'true');
    const one = ember ?? fresh[Math.floor(luck() * fresh.length)] ?? lit[0];
    if (one) top(one)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    if (one) idle = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return ['stuck: ' + document.querySelector('.prompt')?.textContent, [...faults]];
}"""


class Staged(Server):
    """Its tables begin in the midst of a game."""

    program = ("-f", str(Path(__file__).with_name("staged_origin.py")))


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Staged(tmp_path_factory.mktemp("staged")) as running:
        yield running


def sit(page: Page, server: Server, seats: list[dict[str, str]]) -> None:
    """Sits down at a new table; on the stage nothing is said for a player who has no choice."""
    forced = not isinstance(server, Staged)
    page.goto(f"{server.url}/table/{make_table(page, server, seats, {}, 'origin', forced=forced)}")
    page.wait_for_selector("[data-lit]")


def play_until(page: Page, turn: int) -> str:
    """Plays by touch until a turn is over; returns how it ended. Nothing may overlap, be covered or scroll."""
    page.set_default_timeout(480_000)
    end, faults = page.evaluate(PLAY, [turn, 120_000])
    page.set_default_timeout(30_000)
    assert not faults, "\n".join(faults)
    return str(end)


def say(page: Page) -> None:
    """Presses the ember button, and waits until the answer has come."""
    ember = page.locator(".prompt .btn.main")
    ember.click()
    expect(ember).to_have_count(0)


def settle(page: Page) -> None:
    """Says the picked word, unless it was said at once because it can be taken back alone."""
    page.wait_for_timeout(300)
    if page.locator(".prompt .btn.main").count():
        say(page)


def touch(target: Locator) -> None:
    """Clicks the first of the targets, whatever lies over it; a land in the middle of its shape, not of its box."""
    one = target.first
    one.evaluate("e => e.scrollIntoView({ block: 'nearest', inline: 'nearest' })")
    middle = one.locator("[data-middle]")
    box = (middle if middle.count() else one).bounding_box()
    assert box
    one.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def swap(page: Page) -> None:
    """Makes a swap, whichever is possible."""
    page.locator("[data-kind=swap]").click()
    touch(page.locator("[data-land][data-lit]"))
    if not page.locator(".prompt .btn.main").count():
        touch(page.locator("[data-land][data-lit]:not([aria-pressed])"))
    expect(page.locator(".prompt small")).to_contain_text("Pays: ")
    say(page)


def log(page: Page) -> Locator:
    if page.get_by_role("button", name="Talk").count():
        page.get_by_role("button", name="Talk").click()
    return page.get_by_role("log", name="Log")


@pytest.mark.parametrize(("size", "seats"), [*product(SIZES, (2, 3, 4))])
def test_a_game_is_played(
    size: str, seats: int, people: People, server: Server, request: pytest.FixtureRequest
) -> None:
    whole = request.config.getoption("--numbers") == "long" or (size, seats) in WHOLE
    page = people.come(*SIZES[size])
    sit(page, server, [ME, *[BOT] * (seats - 1)])
    end = play_until(page, 400 if whole else 3 * seats)
    if not whole:
        assert end == "played"
        return
    assert end == "over"
    expect(page.locator(".win h1")).to_be_visible()
    assert page.locator("tfoot td").count() == seats


def test_a_card_is_played_between_action_and_reward(page: Page, staged: Server) -> None:
    sit(page, staged, [ME, {"kind": "me", "name": "Wave"}])
    swap(page)
    asked = page.locator(".prompt b")
    expect(asked).to_contain_text("Your reward")
    page.locator("[data-card=cart][data-lit]").click()  # it can be taken back alone, so it is played at once
    expect(page.locator(".own .open")).to_contain_text("Cart")
    expect(asked).to_contain_text("Your reward")  # it is still to come
    touch(page.locator(".rewards [data-lit]"))
    say(page)
    expect(log(page)).to_contain_text(re.compile("swaps with Wave.*plays Cart.*Peak (takes|draws)", re.DOTALL))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("war_strait", "Peak takes a strait token from"),
        ("war_cards", "Peak takes “.*” from"),
        ("war_tile", "Peak takes a tile of level [1-5] from"),
    ],
)
def test_a_swap_is_followed_by_tribal_war(size: str, card: str, told: str, people: People, staged: Server) -> None:
    page = people.come(*SIZES[size])
    sit(page, staged, [ME, {"kind": "me", "name": "Wave"}, {"kind": "me", "name": "Sun"}])
    held = page.locator(f"[data-card={card}]")
    if size == "desk":
        held.click()
        expect(page.locator(".prompt.refused")).to_contain_text("needs a swap")
    swap(page)
    if size == "phone":
        page.get_by_role("button", name=re.compile("^Hand")).click()
    held.and_(page.locator("[data-lit]")).click()
    settle(page)
    if card != "war_strait":
        if size == "phone":
            page.get_by_role("button", name=re.compile("^World")).click()
        touch(page.locator(".choices [data-lit]"))
        settle(page)
    expect(log(page)).to_contain_text(re.compile(told))


def test_a_pawn_lights_where_it_may_go_and_a_land_who_may_come(page: Page, server: Server) -> None:
    sit(page, server, [ME, BOT])
    touch(page.locator(".choices [data-lit]"))
    say(page)
    page.wait_for_selector("[data-kind=evolve]")
    pawns, lands = page.locator("[data-pawn][data-lit]"), page.locator("[data-land][data-lit]")
    before = pawns.count(), lands.count()
    touch(pawns)
    expect(pawns).to_have_count(1)
    assert 0 < lands.count() <= before[1]
    name = pawns.get_attribute("aria-label") or ""
    touch(page.locator("[data-land=oc_sou]"))  # far away
    expect(page.locator(".prompt.refused")).to_contain_text("South Australia is not next to any pawn")
    page.keyboard.press("Escape")
    expect(pawns).to_have_count(before[0])
    touch(lands)
    if not page.locator(".prompt .btn.main").count():
        assert pawns.count() < before[0] or before[0] == pawns.count() > 1
        touch(pawns)
    expect(page.locator(".prompt .btn.main")).to_contain_text("Evolve")
    assert "pawn" in name


@pytest.mark.parametrize("size", EVERY)
def test_the_prompt_leads_through_the_picks(size: str, people: People, staged: Server) -> None:
    page = people.come(*EVERY[size])
    sit(page, staged, [ME, {"kind": "me", "name": "Wave"}])
    title, detail, steps = page.locator(".prompt b"), page.locator(".prompt small"), page.locator(".prompt li")
    expect(title).to_have_text("Your action: evolve, migrate or swap")
    expect(detail).to_contain_text("Put a new pawn beside one")  # what evolving, migrating and swapping are
    expect(detail).to_contain_text(re.compile("tags show what a territory pays", re.IGNORECASE))
    page.locator("[data-kind=evolve]").click()
    expect(detail).to_contain_text("Costs a village")
    lands, pawns = page.locator("[data-land][data-lit]"), page.locator("[data-pawn][data-lit]")
    open_before = pawns.count()
    several = next(k for k in range(lands.count()) if leads_on(page, lands.nth(k)))
    land = (lands.nth(several).get_attribute("aria-label") or "").split(":")[0]
    touch(lands.nth(several))
    expect(title).to_have_text(f"{land}: now the new pawn")
    expect(detail).to_contain_text(f"{pawns.count()} pawns of the supply fit.")
    assert 1 < pawns.count() < open_before
    expect(steps).to_have_text([land, "pawn", "reward"])
    expect(page.locator(".prompt li[aria-current=step]")).to_have_text("pawn")
    fitting = pawns.count()
    touch(pawns)
    expect(title).to_contain_text("Evolve")
    expect(detail).to_contain_text(re.compile(r"^Costs 1 village\..*Pays: "))
    expect(page.locator(".prompt li[aria-current=step]")).to_have_text("reward")
    back(page)  # one step: the pawn
    expect(title).to_have_text(f"{land}: now the new pawn")
    assert pawns.count() == fitting
    back(page)  # and the land
    expect(title).to_have_text("Your action: evolve, migrate or swap")
    expect(steps).to_have_count(0)
    touch(pawns)  # the pawn first
    expect(title).to_contain_text(": now its territory")
    expect(steps).to_have_text(["pawn", "territory", "reward"])
    touch(lands)
    say(page)
    expect(title).to_contain_text("Your reward")
    expect(page.locator(".prompt li[aria-current=step]")).to_have_text("reward")


def leads_on(page: Page, land: Locator) -> bool:
    """Whether several pawns may go to a land; it is let go again."""
    touch(land)
    several = page.locator(".prompt .btn.main").count() == 0
    back(page)
    expect(page.locator(".prompt li")).to_have_count(0)
    return several


def back(page: Page) -> None:
    """One step back, by key at a desk and by hand on a phone."""
    button = page.locator(".prompt .back")
    if page.viewport_size and page.viewport_size["width"] > 1000:
        page.keyboard.press("Escape")
    else:
        button.click()


@pytest.mark.parametrize("size", EVERY)
def test_a_touch_of_what_is_not_lit_says_why(size: str, people: People, staged: Server) -> None:
    page = people.come(*EVERY[size])
    sit(page, staged, [ME, {"kind": "me", "name": "Wave"}])
    told = page.locator(".prompt.refused b")
    touch(page.locator("[data-strait]:not([data-lit])"))
    expect(told).to_contain_text("whoever has pawns on both of its ends")
    touch(page.locator("[data-land][aria-disabled=true]:not([data-land=af_ori])"))
    expect(told).to_contain_text(
        re.compile("is not next to any pawn|fits none|occupied|weaker|does not give way|steps? from")
    )
    if size != "desk":
        page.get_by_role("button", name=re.compile("^Rewards")).click()
    touch(page.locator("[data-tile]:not([data-lit])"))
    expect(told).to_contain_text("Tiles and cards are the reward of an action")
    touch(page.locator("[data-deck]:not([data-lit])"))
    expect(told).to_contain_text("Tiles and cards are the reward of an action")
    if size != "desk":
        page.get_by_role("button", name=re.compile("^Hand")).click()
    touch(page.locator("[data-card=war_strait]"))
    expect(told).to_contain_text("needs a swap")


# Names on the map, and what of it lies under or over a piece, a token or a tag.
NAMES = """() => {
  const box = (e) => e.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const things = [...document.querySelectorAll('.map .piece, .map .token')].map(box);
  const names = [...document.querySelectorAll('.map .name tspan')];
  const met = names.filter((one) => things.some((thing) => !apart(box(one), thing)));
  return [names.length, met.map((one) => one.textContent)];
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1024, 768), (768, 1024), (1440, 900), (1920, 1080), (844, 390)])
def test_names_of_territories_stand_clear_of_pieces(
    size: tuple[int, int], language: str, people: People, staged: Server
) -> None:
    page = people.come(*size, language)
    sit(page, staged, [ME, {"kind": "me", "name": "Wave"}])
    count, covered = page.evaluate(NAMES)
    assert count > 15
    assert not covered


def test_a_phone_may_be_turned(people: People, staged: Server) -> None:
    page = people.come(*SIZES["phone"])
    sit(page, staged, [ME, {"kind": "me", "name": "Wave"}])
    for width, height in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        window, middle = page.locator(".window").bounding_box(), page.locator(".land.open [data-middle]")
        assert window
        inside = [
            box
            for k in range(middle.count())
            if (box := middle.nth(k).bounding_box())
            and window["x"] < box["x"] < window["x"] + window["width"]
            and window["y"] < box["y"] < window["y"] + window["height"]
        ]
        assert inside  # what is lit stays in sight
        expect(page.locator(".map .name").first).to_be_attached()


def test_a_goal_shows_the_pawns_that_count(page: Page, staged: Server) -> None:
    sit(page, staged, [ME, {"kind": "me", "name": "Wave"}, {"kind": "me", "name": "Sun"}])
    goals = page.locator(".own .card.lilac")
    marked = 0
    for k in range(goals.count()):
        goals.nth(k).focus()
        said = goals.nth(k).locator(".sr").inner_text()
        have, need = map(int, re.findall(r"(\d) of (\d)", said)[0])
        assert goals.nth(k).locator(".far i").count() == need
        assert goals.nth(k).locator(".far i.on").count() == min(have, need)
        if "pawns" in said and "each" not in said and "4 of the 6" not in said:
            expect(page.locator(".map .counts")).to_have_count(have)
            marked += have
    assert marked


def turn_of(page: Page) -> int:
    return int((re.findall(r"\d+", page.locator(".bar .chip").first.inner_text()) or ["0"])[0])


def test_the_keyboard_is_enough(page: Page, server: Server) -> None:
    sit(page, server, [ME, BOT])
    keys = Random(1)
    for _ in range(400):
        page.wait_for_function("() => document.querySelector('[data-lit], .win')")
        if turn_of(page) > 4:
            break
        for _ in range(keys.randint(1, 3)):
            page.keyboard.press(keys.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        page.keyboard.press("Enter")
        if page.locator(".prompt .btn.main").count():
            page.keyboard.press("Enter")  # again, and it is said
            expect(page.locator(".prompt .btn.main")).to_have_count(0)
    assert turn_of(page) > 4
    expect(log(page)).to_contain_text("Peak evolves")


def test_a_phone_opens_on_what_is_lit_and_the_world_is_moved_by_fingers(people: People, server: Server) -> None:
    page = people.come(*SIZES["phone"])
    sit(page, server, [ME, BOT])
    touch(page.locator(".choices [data-lit]"))
    say(page)
    page.wait_for_selector("[data-kind=evolve]")
    touch(page.locator("[data-pawn][data-lit]"))
    land = page.locator("[data-land][data-lit]").first
    window, box = page.locator(".window").bounding_box(), land.bounding_box()
    assert window
    assert box
    assert window["x"] <= box["x"] + box["width"] / 2 <= window["x"] + window["width"]
    assert min(box["width"], box["height"]) >= 44

    def finger(event: str, id: int, x: float, y: float) -> None:
        at = {"clientX": x, "clientY": y, "pointerId": id, "pointerType": "touch", "bubbles": True}
        page.locator(".window").dispatch_event(event, at)

    x, y = window["x"] + 150, window["y"] + 150
    finger("pointerdown", 1, x, y)
    finger("pointermove", 1, x + 40, y + 30)
    finger("pointerup", 1, x + 40, y + 30)
    moved = land.bounding_box()
    assert moved
    assert (round(moved["x"] - box["x"]), round(moved["y"] - box["y"])) != (0, 0)
    finger("pointerdown", 1, x - 20, y)
    finger("pointerdown", 2, x + 20, y)
    finger("pointermove", 2, x + 60, y)
    finger("pointerup", 2, x + 60, y)
    finger("pointerup", 1, x - 20, y)
    larger = land.bounding_box()
    assert larger
    assert larger["width"] > box["width"] * 1.3
    while page.get_by_role("button", name="Farther").is_enabled():
        page.get_by_role("button", name="Farther").click()
    assert page.locator(".mini").count() == 0  # the whole world is seen


def test_a_pawn_travels_when_things_may_move(people: People, staged: Server) -> None:
    page = people.come()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(
        """addEventListener('transitionrun', (e) => {
          if (e.target.matches?.('.piece')) window.travelled = (window.travelled ?? 0) + 1;
        });"""
    )
    sit(page, staged, [ME, {"kind": "me", "name": "Wave"}])
    swap(page)
    page.wait_for_function("() => window.travelled >= 2")  # both of them


# Who has no rulebook.

# What is lit and not in sight: its middle is outside of the window, or under what lies over its foot.
UNSEEN = """() => {
  const window = document.querySelector('.window').getBoundingClientRect();
  return [...document.querySelectorAll('.window [data-lit]')].filter((one) => {
    const { left, top, width, height } = (one.querySelector('[data-middle]') ?? one).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x < window.left || x > window.right || y < window.top || y > window.bottom;
  }).length;
}"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1024, 768)])
@pytest.mark.parametrize("question", ["hunt", "claim"])
def test_what_is_lit_is_in_sight_or_pointed_at(
    size: tuple[int, int], question: str, people: People, moments_server: Moments
) -> None:
    page = people.come(*size)
    open_moment(page, moments_server, moments("origin")[f"origin {question} 4"])
    beyond = page.locator(".beyond")
    for _ in range(6):  # each touch looks at the nearest of them
        unseen = page.evaluate(UNSEEN)
        if not unseen:
            break
        expect(beyond).to_be_visible()
        page.locator(".beyond").click()
        page.wait_for_timeout(100)
        seen = page.locator(".window [data-lit]").count() - page.evaluate(UNSEEN)
        assert seen > 0
    if question == "hunt" and size != (390, 844):
        assert page.evaluate(UNSEEN) == 0


@pytest.mark.parametrize("question", ["cards", "second-tile", "reward"])
def test_a_shelf_begins_at_what_is_lit_and_shows_that_there_is_more(
    question: str, people: People, moments_server: Moments
) -> None:
    page = people.come(*SIZES["phone"])
    open_moment(page, moments_server, moments("origin")[f"origin {question} 4"])
    shelf = page.locator(".strip2")
    first = shelf.locator("[data-lit]").first.bounding_box()
    assert first
    assert 0 <= first["x"] < SIZES["phone"][0] - first["width"] / 2
    last = shelf.locator("[data-lit]").last.bounding_box()
    assert last
    hidden = last["x"] + last["width"] / 2 > SIZES["phone"][0] - 8
    expect(shelf.locator(".more:not(.left)")).to_have_count(int(hidden))


def test_a_card_that_helps_is_told_in_its_own_words(page: Page, moments_server: Moments) -> None:
    open_moment(page, moments_server, moments("origin")["origin helped 4"])
    card = (page.locator(".prompt b").inner_text()).split(":")[0]
    told = {"Great shaman": "whatever its neighbours", "Navigator": "across straits", "Control": "however strong"}
    expect(page.locator(".prompt small")).to_contain_text(told[card])


@pytest.mark.parametrize("question", ["keep", "steal"])
def test_a_goal_to_choose_says_how_far_one_is(question: str, page: Page, moments_server: Moments) -> None:
    open_moment(page, moments_server, moments("origin")[f"origin {question} 4"])
    goals = page.locator(".choices [data-lit]:has(.far)")
    assert goals.count()
    goals.first.click()
    expect(page.locator(".prompt small")).to_contain_text(re.compile(r"\d points? once you lay it; so far \d of \d"))


def test_tags_of_cards_are_told_and_lie_over_no_name(page: Page, moments_server: Moments) -> None:
    open_moment(page, moments_server, moments("origin")["origin cards 4"])
    expect(page.locator(".prompt small")).to_contain_text("The tag shows your points if you play it now")
    cards = page.locator(".own .card:has(.gain)")
    assert cards.count() > 1
    for card in cards.all():
        name, gain = card.locator(".name").bounding_box(), card.locator(".gain").bounding_box()
        assert name
        assert gain
        assert gain["y"] >= name["y"] + name["height"] - 1


def test_cards_in_hand_say_what_they_do_where_there_is_room(people: People, moments_server: Moments) -> None:
    page = people.come(1440, 900)
    open_moment(page, moments_server, moments("origin")["origin act 4"])
    helps = page.locator(".own .card .name small")
    assert helps.count() > 0
    for one in helps.all():
        expect(one).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    open_moment(page, moments_server, moments("origin")["origin cards 4"])
    expect(page.locator(".strip2 .card .name small").first).to_be_visible()


def test_what_small_tiles_are_worth_covers_no_level(people: People, moments_server: Moments) -> None:
    page = people.come(768, 1024)
    open_moment(page, moments_server, moments("origin")["origin reward 4"])
    tiles = page.locator(".rewards .tile:has(.worth)")
    assert tiles.count() > 1
    for tile in tiles.all():
        level, worth = tile.locator("text").bounding_box(), tile.locator(".worth").bounding_box()
        assert level
        assert worth
        assert worth["y"] > level["y"] + level["height"] * 0.8


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing(size: str, people: People, staged: Server, server: Server, axe: str) -> None:
    page = people.come(*SIZES[size], dark=size == "phone")
    if size == "phone":
        sit(page, server, [ME, BOT, BOT])
        check_axe(page, axe, "goals to choose from")
    sit(page, staged, [ME, {"kind": "me", "name": "Wave"}, {"kind": "me", "name": "Sun"}])
    if size == "desk":
        touch(page.locator("[data-land][data-lit]"))
        check_axe(page, axe, "a pawn in hand")
        page.keyboard.press("Escape")
    swap(page)
    check_axe(page, axe, "a reward to choose")
    if size == "phone":
        page.get_by_role("button", name=re.compile("^Hand")).click()
        check_axe(page, axe, "the hand")
