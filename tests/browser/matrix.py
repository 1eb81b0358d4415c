"""The matrix: every moment of every game at every size in both languages, looked at by hit-testing.

    ./test --matrix [GAME…] [--question WORDS] [--size 390x844…] [--language ru] [--pictures] [--sample]

prints the faults and a table of them, sizes × games. `--pictures` leaves a picture of each look in build/matrix.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

import dolmen

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.house import FLAGS, People, find_chromium, redrawn
from browser.moments import GAMES, Moment, Staged, moments, open_moment

SIZES = (
    (360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768),
    (1280, 720), (1440, 900), (1920, 1080), (2560, 1440), (720, 450),
)  # fmt: skip  # the last is a laptop of 1440×900 at 200 %
LANGUAGES = ("en", "ru")
AUDIT = Path(__file__).with_name("audit.js").read_text(encoding="utf-8").partition("*/")[2].strip()
OUT = Path(__file__).parents[2] / "build" / "matrix"

Size = tuple[int, int]


def look(page: Page, size: Size, picture: Path | None = None) -> list[str]:
    """What is wrong with the table in front of us at a size, in every tab where something is lit."""
    page.mouse.move(0, 0)  # no tip lies over the table
    page.set_viewport_size({"width": size[0], "height": size[1]})
    redrawn(page)
    if picture:  # before what is lit is scrolled to
        picture.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=picture)
    faults: list[str] = page.evaluate(AUDIT)
    tabs = page.locator(".tabbar button")
    for n in range(tabs.count()):
        if n and tabs.nth(n).locator(".badge").count():
            tabs.nth(n).click()
            redrawn(page)
            if picture:
                page.screenshot(path=picture.with_stem(f"{picture.stem}-tab{n + 1}"))
            faults += [f"tab {n + 1}: {fault}" for fault in page.evaluate(AUDIT)]
            tabs.nth(n).click()
    return faults


def audit(
    browser: Browser, server: Staged, moment: Moment, language: str, sizes: Sequence[Size], pictures: bool = False
) -> Iterator[tuple[Size, list[str]]]:
    """Looks at one moment at several sizes."""
    company = People(browser)
    page = company.come(1440, 900, language)
    try:
        open_moment(page, server, moment)
        for size in sizes:
            name = f"{moment.name} {size[0]}x{size[1]} {language}".replace(" ", "-")
            faults = look(page, size, OUT / f"{name}.png" if pictures else None)
            yield size, faults + company.errors
            company.errors.clear()
    finally:
        company.leave()


def sample() -> Iterator[tuple[Moment, str, list[Size]]]:
    """A fixed part of the matrix in which every game meets every size, both languages and every number of seats."""
    for n, game in enumerate(GAMES):
        known = sorted(moments(game))
        for k in range(3):
            moment = moments(game)[known[(n + k * len(known) // 3) % len(known)]]
            yield moment, LANGUAGES[(n + k) % 2], [size for m, size in enumerate(SIZES) if m % 3 == (n + k) % 3]
        counts = dolmen.load(game).seats[1:-1]
        middle = {moment.seats: moment for moment in moments(game).values() if moment.seats in counts}
        for k, moment in enumerate(middle.values()):
            yield moment, LANGUAGES[(n + k) % 2], [SIZES[(2 * n + 3 * k) % len(SIZES)]]


def whole(
    games: Sequence[str], question: str, languages: Sequence[str], sizes: Sequence[Size]
) -> Iterator[tuple[Moment, str, list[Size]]]:
    """The whole matrix, or the part that was asked for."""
    for game in games:
        for name, moment in sorted(moments(game).items()):
            if question in name:
                for language in languages:
                    yield moment, language, list(sizes)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./test --matrix", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--question", default="", help="only moments whose name holds this")
    parser.add_argument("--size", action="append", help="only this size, like 390x844")
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--pictures", action="store_true", help="leave pictures in build/matrix")
    parser.add_argument("--sample", action="store_true", help="the part that ./test looks at")
    asked = parser.parse_args(arguments)
    sizes = [(int(w), int(h)) for w, h in (size.split("x") for size in asked.size)] if asked.size else SIZES
    cells = list(sample() if asked.sample else whole(asked.games, asked.question, asked.language or LANGUAGES, sizes))
    looks: Counter[tuple[Size, str]] = Counter()
    wrong: Counter[tuple[Size, str]] = Counter()
    told: Counter[str] = Counter()
    with TemporaryDirectory() as data, Staged(Path(data)) as server, sync_playwright() as api:
        browser = api.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for n, (moment, language, wanted) in enumerate(cells):
            print(f"\r{n + 1} of {len(cells)}: {moment.name} {language}".ljust(79), end="", file=sys.stderr, flush=True)
            for size, faults in audit(browser, server, moment, language, wanted, asked.pictures):
                looks[size, moment.game] += 1
                wrong[size, moment.game] += bool(faults)
                for fault in faults:
                    told[f"{moment.game} {size[0]}x{size[1]} {moment.question} {language}: {fault}"] += 1
        browser.close()
    print(file=sys.stderr)
    for line in told:
        print(line)
    games = [game for game in GAMES if any(game == one for _, one in looks)]
    print("size".ljust(11) + "".join(game.rjust(20) for game in games))
    for size in SIZES if not asked.size else sizes:
        print(
            f"{size[0]}×{size[1]}".ljust(11) + "".join(f"{wrong[size, g]} of {looks[size, g]}".rjust(20) for g in games)
        )
    print(f"{sum(wrong.values())} of {sum(looks.values())} looks found a fault")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
