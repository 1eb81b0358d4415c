"""`dolmen train`: bots play themselves, and what they learn is written down as weights."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from dolmen import Game
from dolmen.arena.standings import wilson
from dolmen.bots.training import Course, Gate, School, learn, lesson_of
from dolmen.core.minds import read_minds, write_minds

from .simulate import progress
from .speech import decimal, grouped, percent, say
from .usage import BadUsage, find_game


def train(
    id: str,
    seats: Sequence[int],
    modes: Sequence[str],
    generations: int,
    games: int,
    gate: int,
    seed: int,
    workers: int,
    turns: bool,
    out: Path,
    anyway: bool,
) -> None:
    """Train every mode and seat count asked for, print how it went, and write the weights that passed the gate."""
    game = find_game(id)
    for mode in modes:
        if not any(game.modes):
            raise BadUsage(f"{game.id} has no modes: leave out --mode")
        if mode not in game.modes:
            raise BadUsage(f"{game.id} has no mode {mode!r} to train; modes are: {', '.join(game.modes)}")
    if out.exists():
        game.minds = read_minds(out, game.version, game.features_version, game.features)
    for mode in modes or list(game.modes):
        for n in seats or [n for n in game.seats if n > 1]:
            course = Course(
                game=game.id,
                mode=mode,
                seats=game.check_seats(n),
                generations=generations,
                games=games,
                gate=gate,
                seed=seed,
                workers=workers,
                turns=turns,
            )
            train_one(game, course, out, anyway)


def train_one(game: Game, course: Course, out: Path, anyway: bool) -> None:
    """One mode at one number of seats."""
    start = time.perf_counter()
    name = say("cli-course", game=game.id, mode=course.mode, seats=course.seats).replace("  ", " ").replace(" ,", ",")
    how = f"dolmen train {game.id} --mode '{course.mode}' --seats {course.seats} --generations {course.generations}"
    how += f" --games {course.games} --gate {course.gate} --seed {course.seed}"
    how += " --turns" if course.turns else ""
    today = datetime.now(UTC).date().isoformat()
    present = minds = game.minds
    total = course.generations * course.games + course.gate
    with progress(total) as tick, School(game, course, tick).open() as school:
        for generation in range(course.generations):
            mind, found = learn(school.harvest(minds, course.seed * 100 + generation), game.features, course.seats)
            line = say(
                "cli-generation",
                course=name,
                n=generation + 1,
                rows=grouped(found.rows),
                error=decimal(found.error),
                explained=percent(found.explained),
                loss=decimal(found.loss, 4),
                even=decimal(found.even, 3),
            )
            print(line, flush=True)
            minds = present.with_lesson(lesson_of(game, course, mind, today, how, ""))
        result = school.compare(minds, present, course.seed * 100 + 99)
    seconds = decimal(time.perf_counter() - start, 0)
    print(say("cli-gate", course=name, match=said(result), seconds=seconds), flush=True)
    if result.share <= 0.5 and not anyway:
        print(say("cli-no-better", course=name), flush=True)
        return
    lesson = minds.lesson(course.mode, course.seats)
    if lesson is None:
        raise BadUsage("a course has at least one generation")
    before = "the weights before" if present.lesson(course.mode, course.seats) else "the value without weights"
    game.minds = present.with_lesson(msgspec.structs.replace(lesson, gate=f"against {before}: {noted(result)}"))
    out.write_text(write_minds(game.minds), encoding="utf-8")
    print(say("cli-written", course=name, file=str(out)), flush=True)


def said(gate: Gate) -> str:
    """A match in words."""
    low, high = wilson(gate.share, gate.games)
    return say(
        "cli-match",
        share=percent(gate.share),
        low=percent(low),
        high=percent(high),
        games=grouped(gate.games),
        points=decimal(gate.points),
        others=decimal(gate.others),
    )


def noted(gate: Gate) -> str:
    """A match as the file of weights keeps it, whoever trained them."""
    low, high = wilson(gate.share, gate.games)
    return (
        f"{gate.share:.1%} ({low:.1%} to {high:.1%}) of {gate.games} one-ply games, "
        f"{gate.points:.1f} points to {gate.others:.1f}"
    )
