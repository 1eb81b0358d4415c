"""The school in the browser: every lesson from its first to its last step by doing what it says, and one wrong word."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

import dolmen
from browser.house import People, Server, check_axe
from conftest import Numbers
from dolmen.school import Lesson, Sitting, courses

COURSES = courses()[0]
LESSONS = [(game, lesson) for game, course in COURSES.items() for lesson in course.lesson]
EXAMPLES = [(game, example) for game, course in COURSES.items() for example in course.example]
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
LANGUAGES = ("en", "ru")

# Where the pieces of a step are, and how much of them the bubble covers, in square pixels. Of several that are named
# the first must be there: on a phone the others may be in another tab.
MEASURE = """([point, word]) => {
  const box = (e) => e.getBoundingClientRect();
  const shown = (e) => box(e).width > 0 && box(e).height > 0;
  const find = (what) => [...document.querySelectorAll(what)].filter(shown);
  const bubble = document.querySelector('.coach');
  const coach = box(bubble);
  let pieces = point.flatMap((name) => find(`[data-place~="${name}"]`));
  if (!pieces.length && word >= 0) pieces = find(`[data-lit="${word}"]`);
  if (!pieces.length && word >= 0) pieces = find('[data-lit]');
  const main = (e) => !point.length || e.matches(`[data-place~="${point[0]}"]`);
  const seen = (e) => {  // what it lies in may scroll: only what is seen of it can be covered
    const all = box(e);
    const around = e.closest('.tabsheet, .stage');
    const edge = around ? box(around) : all;
    return { left: Math.max(all.left, edge.left), right: Math.min(all.right, edge.right),
      top: Math.max(all.top, edge.top), bottom: Math.min(all.bottom, edge.bottom) };
  };
  bubble.style.visibility = 'hidden';  // what the bubble lies over is covered, not away
  const open = pieces.filter((e) => {
    const b = seen(e);
    const spots = [0.5, 0.25, 0.75].flatMap((u) => [0.5, 0.25, 0.75].map((v) => [u, v]));  // it may be hollow
    return b.right > b.left && b.bottom > b.top && spots.some(([u, v]) => {
      const hit = document.elementFromPoint(b.left + (b.right - b.left) * u, b.top + (b.bottom - b.top) * v);
      return hit && (e.contains(hit) || hit.contains(e));
    });
  });
  bubble.style.visibility = '';
  const common = (b) => Math.max(0, Math.min(b.right, coach.right) - Math.max(b.left, coach.left)) *
    Math.max(0, Math.min(b.bottom, coach.bottom) - Math.max(b.top, coach.top));
  const covered = open.reduce((sum, e) => sum + common(seen(e)), 0);
  const huts = find('.stage [data-what~="hut"]').map(box);  // the middle of one's own land in Kingdomino
  const hut = Math.max(0, ...huts.map((b) => common(b) / (b.width * b.height)));
  const prompt = box(document.querySelector('.prompt'));
  const over = Math.max(0, Math.min(prompt.bottom, coach.bottom) - Math.max(prompt.top, coach.top));
  const frame = box(bubble.closest('.dock') ?? document.documentElement);  // a dock may scroll what it has no room for
  const inside = coach.left >= 0 && coach.top >= Math.max(0, frame.top) - 1 &&
    coach.right <= innerWidth && coach.bottom <= innerHeight;
  const wide = document.documentElement.scrollWidth - innerWidth;
  return { pieces: open.filter(main).length, covered, over, hut, inside, wide };
}"""

# Where a finger would come down on a lit word: on a point of it that nothing covers.
SPOT = """(word) => {
  for (const e of document.querySelectorAll(`[data-lit="${word}"]`)) {
    const b = e.getBoundingClientRect();
    for (const [u, v] of [[0.5, 0.5], [0.25, 0.25], [0.75, 0.75], [0.25, 0.75], [0.75, 0.25]]) {
      const [x, y] = [b.left + b.width * u, b.top + b.height * v];
      const hit = document.elementFromPoint(x, y);
      if (b.width && hit && (e.contains(hit) || hit.contains(e))) return [x, y];
    }
  }
  return null;
}"""


STANDS = """() => {
  const dots = document.querySelector('.coach .dots');
  return dots ? [dots.querySelectorAll('.done').length, Number(dots.dataset.left)] : [-1, -1];
}"""
# Says what is picked, unless it was said meanwhile.
CONFIRM = f"(before) => String(({STANDS})()) === String(before) && document.querySelector('.prompt .btn.main')?.click()"


class Pupil:
    """Somebody who does what a lesson says, and knows how it must go."""

    def __init__(self, page: Page, server: Server, game: str, lesson: Lesson, keys: bool = False, at: int = 0) -> None:
        self.page = page
        self.keys = keys  # by the keyboard alone
        self.sitting = Sitting(dolmen.load(game), lesson, at)
        page.goto(f"{server.url}/learn/{game}/{lesson.id}?step={at}")
        self.follow()

    def follow(self) -> None:
        """Wait until the page stands where the lesson does; it may say what goes without saying a moment later."""
        for _ in range(300):
            steps, left = self.stands()
            while self.sitting.todo and (steps, -left) > (self.sitting.place, -len(self.sitting.left)) and steps >= 0:
                self.sitting.say([self.sitting.coached()])
            if [steps, left] == [self.sitting.place, len(self.sitting.left)]:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{self.sitting.lesson.id}, {self.sitting.step.id}: the page stands at {self.stands()}")

    def measure(self) -> None:
        """What is pointed at is on the screen, and the bubble covers neither it nor the prompt."""
        step = self.sitting.step
        word = self.sitting.left[0] if self.sitting.left else -1
        for _ in range(20):  # the bubble looks for its place again once the board has settled, up to a second later
            self.page.wait_for_timeout(160)
            found = self.page.evaluate(MEASURE, [list(self.sitting.points), word])
            if (
                found["pieces"]
                and found["inside"]
                and not found["covered"]
                and not found["over"]
                and found["hut"] < 0.1
            ):
                break
        where = f"{self.sitting.lesson.id}, {step.id}: {found}"
        assert found["pieces"] > 0, where
        assert found["covered"] == 0, where
        assert found["over"] == 0, where
        assert found["hut"] < 0.1, where
        assert found["inside"], where
        assert found["wide"] <= 0, where

    def type(self, word: int) -> None:
        """Say a word by the keyboard alone."""
        box = self.page.locator(".notation input")
        if not box.is_visible():
            self.page.keyboard.press("/")
        box.fill(self.sitting.game.words.text(word))
        box.press("Enter")
        with suppress(Error):  # the box is closed, or gone with the game's last word
            box.press("Escape", timeout=2_000)

    def err(self) -> bool:
        """Say a word that is not asked for, if there is one: the coach tells why, and nothing has changed."""
        right = self.sitting.right()
        legal = [word for word in self.sitting.match.legal(self.sitting.seat) if word not in right]
        if not legal:
            return False
        before = self.stands()
        self.type(legal[-1])
        expect(self.page.locator(".coach.bad p").first).not_to_be_empty()
        self.measure()
        assert self.stands() == before
        return True

    def do(self) -> None:
        """Touch what is asked for and confirm it; where a touch means something else first, type it."""
        word = self.sitting.coached()
        before = self.stands()
        spot = None if self.keys else self.page.evaluate(SPOT, word)
        if spot:
            self.page.mouse.click(*spot)
            for _ in range(12):
                self.page.wait_for_timeout(80)
                if self.stands() != before:
                    break
                self.page.evaluate(CONFIRM, before)
        if self.stands() == before:
            self.type(word)
            self.page.wait_for_function(f"(before) => String(({STANDS})()) !== String(before)", arg=before)
        self.sitting.say([word])
        steps, left = self.stands()
        while self.sitting.place == steps and len(self.sitting.todo) > left:  # the page said what goes without saying
            self.sitting.say([self.sitting.coached()])

    def stands(self) -> list[int]:
        """Where the page stands: steps behind, and words left of this one."""
        found: list[int] = self.page.evaluate(STANDS)
        return found

    def go_on(self) -> None:
        self.page.keyboard.press("Enter")
        self.sitting.next()


def hold(page: Page, server: Server, axe: str, game: str, lesson: Lesson, keys: bool = False) -> None:
    """A lesson from its first to its last step, with one wrong word, looked at by axe where something is to be done."""
    pupil = Pupil(page, server, game, lesson, keys)
    erred = looked = False
    while not pupil.sitting.done:
        pupil.follow()
        pupil.measure()
        if pupil.sitting.looks:
            pupil.go_on()
            continue
        if not looked:
            check_axe(page, axe, f"{game}, {lesson.id}, {pupil.sitting.step.id}")
            looked = True
        erred = erred or pupil.err()
        pupil.do()
    assert erred or lesson.rule, "there was nothing wrong to say"  # the rulebook's examples may leave no choice
    page.wait_for_function("id => !location.pathname.endsWith('/' + id)", arg=lesson.id)


@pytest.mark.parametrize("game", COURSES)
def test_a_lesson_is_held_on_the_real_board(people: People, server: Server, axe: str, game: str) -> None:
    """One lesson of each game, at a desk or on a phone; `test_every_lesson` holds all of them."""
    place = list(COURSES).index(game)
    page = people.come(*SIZES[list(SIZES)[place % 2]], language=LANGUAGES[place % 2])
    hold(page, server, axe, game, COURSES[game].lesson[0], keys=place == 2)


@pytest.mark.parametrize("game", COURSES)
def test_in_a_low_window_the_whole_bubble_is_seen(people: People, server: Server, game: str, numbers: Numbers) -> None:
    """A phone held sideways: at the first, middle and last step of a course; at every step with --numbers long."""
    page = people.come(844, 390, language="ru")
    steps = [(lesson, place) for lesson in COURSES[game].lesson for place in range(len(lesson.step))]
    for lesson, place in steps if numbers(0, 0, 1) else (steps[0], steps[len(steps) // 2], steps[-1]):
        pupil = Pupil(page, server, game, lesson, at=place)
        pupil.measure()
        if not pupil.sitting.looks:
            pupil.err()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game}-{lesson.id}" for game, lesson in LESSONS])
def test_every_lesson(
    people: People, server: Server, axe: str, game: str, lesson: Lesson, size: str, language: str, numbers: Numbers
) -> None:
    """By hand, but at a desk in Russian by the keyboard alone."""
    if not numbers(0, 0, 1):
        pytest.skip("all lessons are held with --numbers long")
    keys = size == "desk" and language == "ru"
    hold(people.come(*SIZES[size], language=language), server, axe, game, lesson, keys)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=[f"{game}-{example.id}" for game, example in EXAMPLES])
def test_every_worked_example(
    people: People, server: Server, axe: str, game: str, example: Lesson, size: str, numbers: Numbers
) -> None:
    """Like a lesson; the two languages take turns."""
    if not numbers(0, 0, 1):
        pytest.skip("all examples are held with --numbers long")
    language = LANGUAGES[(EXAMPLES.index((game, example)) + list(SIZES).index(size)) % 2]
    hold(people.come(*SIZES[size], language=language), server, axe, game, example)


def test_a_touch_of_another_place_is_answered_and_the_third_time_the_coach_offers_to_show(
    page: Page, server: Server
) -> None:
    page.goto(f"{server.url}/learn/stone-age/five-people")
    for _ in range(2):
        page.get_by_role("button", name="Next").click()
    expect(page.locator(".coach h2")).to_have_text("Wood first")
    for place, told in (("river", "That is the river"), ("hunt", "hunting grounds"), ("hut", "That is the hut")):
        page.locator(f'[data-place="{place}"]').dispatch_event("click")
        expect(page.locator(".coach.bad p").first).to_contain_text(told)
        expect(page.locator(".prompt")).to_contain_text("Nothing was changed")
    page.get_by_role("button", name="Shall I show you?").click()
    expect(page.locator(".coach h2")).to_have_text("Wave's turn")
    page.keyboard.press("Backspace")
    expect(page.locator(".coach h2")).to_have_text("Wood first")
    page.keyboard.press("Escape")
    expect(page.locator("h1")).to_have_text("Stone Age in 6 minutes")


def test_the_lobby_leads_to_the_course_and_remembers_how_far_one_is(page: Page, server: Server, axe: str) -> None:
    page.goto(server.url)
    learn = page.get_by_role("link", name="Learn 6 minutes Stone Age")
    play = page.get_by_role("button", name="Play against bots Stone Age")
    sizes = [learn.bounding_box(), play.bounding_box()]
    assert sizes[0] is not None
    assert sizes[1] is not None
    assert abs(sizes[0]["width"] - sizes[1]["width"]) < 2
    assert abs(sizes[0]["height"] - sizes[1]["height"]) < 2
    learn.click()
    expect(page.locator(".plate.next b")).to_have_text("Five people")
    check_axe(page, axe, "course")
    page.goto(f"{server.url}/learn/stone-age/five-people")
    for _ in range(9):
        before = page.locator(".coach .dots .done").count()
        page.locator(".coach .foot .btn").last.click()
        page.wait_for_function("n => document.querySelectorAll('.coach .dots .done').length !== n", arg=before)
    expect(page.locator(".coach h2")).to_have_text("Help your luck")
    page.goto(f"{server.url}/learn/stone-age")
    expect(page.locator(".plate.next b")).to_have_text("Tools help the dice")
    page.goto(server.url)
    expect(page.get_by_role("link", name="Learn lesson 2 of 6 Stone Age")).to_be_visible()


def test_after_the_course_one_sits_down_against_the_novice(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/learn/stone-age")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".rail")).to_contain_text("Novice")


def test_the_last_step_says_where_it_leads(page: Page, server: Server) -> None:
    course = COURSES["stone-age"]
    for lesson, leads in (
        (course.lesson[0], "Next lesson"),
        (course.lesson[-1], "To your first game"),
        (course.example[0], "Back to the rules"),
    ):
        page.goto(f"{server.url}/learn/stone-age/{lesson.id}?step={len(lesson.step) - 1}")
        expect(page.locator(".prompt .btn.main")).to_contain_text(leads)


def test_a_lesson_that_is_not_there_says_so(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/learn/stone-age/no-such")
    expect(page.locator("h1")).to_have_text("There is nothing here")
