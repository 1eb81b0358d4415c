"""Moments of all five games, found by playing: every question that leaves a choice, where it was met last."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

import dolmen
from browser.house import Server, make_table
from dolmen import CHANCE, OVER, Rng

GAMES = ("stone-age", "kingdomino-origins", "first-sparks", "origin", "first-builders")
SAMPLES = 12  # games that are looked through for a game's questions
BOT = {"kind": "bot", "bot": "random"}


class Staged(Server):
    """Its tables begin at a moment of one's choice."""

    program = ("-f", str(Path(__file__).with_name("staged_words.py")))


class Moment(NamedTuple):
    """A position of a game, by the words that lead there."""

    game: str
    question: str
    seats: int
    options: tuple[tuple[str, str], ...]
    mover: int  # the seat that is asked, or OVER
    words: tuple[int, ...]

    @property
    def name(self) -> str:
        mode = "".join(f" {value}" for _, value in self.options)
        return f"{self.game}{mode} {self.question} {self.seats}"


def tables(game: str) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Every number of seats, the most first, in every mode."""
    modes = ("discovery", "totem", "tribe") if game == "kingdomino-origins" else ()
    options = [{"mode": mode} for mode in modes] or [{}]
    for seats in reversed(dolmen.load(game).seats):
        for option in options:
            yield seats, option


@cache
def moments(game: str) -> dict[str, Moment]:
    """All questions of a game that random play meets, each where it leaves most words, and the end.

    With the most seats; with fewer only what is not asked there, and the question with most words.
    """
    found: dict[str, tuple[int, Moment]] = {}
    for seats, options in tables(game):
        for seed in range(SAMPLES):
            state, rng = dolmen.load(game).start(seats, **options), Rng(seed)
            words: list[int] = []
            while True:
                mover = int(state.to_move)
                if mover == CHANCE:
                    word = int(state.sample(rng))
                else:
                    legal = [] if mover == OVER else state.legal()
                    name = state.asked().name if legal else "end"
                    moment = Moment(game, name, seats, tuple(options.items()), mover, ())
                    if len(legal) != 1 and len(legal) >= found.get(moment.name, (0,))[0]:
                        found[moment.name] = len(legal), moment._replace(words=tuple(words))
                    if mover == OVER:
                        break
                    word = legal[rng.below(len(legal))]
                words.append(word)
                state.apply(word)
    asked: set[tuple[str, tuple[tuple[str, str], ...]]] = set()  # with more seats
    kept: dict[str, Moment] = {}
    for seats in reversed(dolmen.load(game).seats):
        here = {name: one for name, one in found.items() if one[1].seats == seats}
        widest = max(count for count, _ in here.values())
        for name, (count, moment) in here.items():
            if count == widest or (moment.question, moment.options) not in asked:
                kept[name] = moment
        asked |= {(moment.question, moment.options) for _, moment in here.values()}
    return kept


def open_moment(page: Page, server: Server, moment: Moment) -> None:
    """Takes the seat that is asked, with bots at the others, and shows the table."""
    (server.data / "stage.json").write_text(json.dumps(moment.words))
    me = {"kind": "me", "name": "Peak"}
    seats = [me if seat == max(0, moment.mover) else BOT for seat in range(moment.seats)]
    id = make_table(page, server, seats, dict(moment.options), moment.game)
    page.goto(f"{server.url}/table/{id}")
    page.wait_for_selector("[data-lit]" if moment.mover >= 0 else ".win")
