"""`dolmen puzzles`: what there is, solving them, finding new ones, and checking them again."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec

from dolmen.analysis import compare
from dolmen.analysis.sentences import speaker
from dolmen.bots import Seat
from dolmen.core.errors import BadWord, IllegalMove
from dolmen.core.game import Game
from dolmen.core.texts import Texts, choose_language
from dolmen.school import Attempt, BadPuzzles, Collection, collections, puzzles_of
from dolmen.school.making import Maker, keeps_answer
from dolmen.school.puzzles import Made
from dolmen.terminal.printed import print_board
from dolmen.terminal.settings import Settings

from .simulate import progress
from .speech import say, told
from .usage import BadUsage, find_game

KEYS = ("show", "next", "leave")


def collection_of(game: Game) -> Collection:
    found = puzzles_of(game)
    if found is None or not found.puzzle:
        raise BadPuzzles(f"{game.id} has no puzzles; `dolmen puzzles make {game.id}` finds some")
    return found


def dump(found: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


def list_all(json: bool, language: str | None) -> None:
    """The puzzles of all games, as data or a line a game."""
    language = choose_language(language, Settings.read().language)
    found, broken = collections()
    for error in broken:
        print(told(str(error)), file=sys.stderr)
    if json:
        dump([describe(id, collection) for id, collection in found.items()])
        return
    for id, collection in found.items():
        title = Texts.of(find_game(id, None), language).title()
        print(f"{id} — {title}: {len(collection.puzzle)}")


def describe(id: str, collection: Collection) -> dict[str, Any]:
    """A game's puzzles as data, without their answers."""
    return {
        "game": id,
        "made": collection.made,
        "puzzles": [
            {
                "number": number,
                "mark": puzzle.mark,
                "seats": puzzle.seats,
                "options": puzzle.options,
                "seat": puzzle.seat + 1,
                "hard": puzzle.hard,
                "choices": len(puzzle.shares),
            }
            for number, puzzle in enumerate(collection.puzzle, 1)
        ],
    }


# Solving.


def play(id: str, number: int | None, language: str | None) -> None:
    """Set one puzzle, or all one after the other."""
    game = find_game(id, None)
    collection = collection_of(game)
    language = choose_language(language, Settings.read().language)
    numbers = range(1, len(collection.puzzle) + 1) if number is None else [number]
    right = tried = 0
    texts = Texts.of(game, language)
    for place in numbers:
        answer = pose(game, collection, place, language)
        if answer is None:
            break
        tried += 1
        right += answer
    if tried:
        print(texts.text("ui-puzzle-total", right=right, tried=tried))


def pose(game: Game, collection: Collection, number: int, language: str) -> bool | None:
    """One puzzle; whether the first answer was right, None if somebody leaves."""
    texts = Texts.of(game, language)
    puzzle = collection.find(number)
    attempt = Attempt(game, puzzle, texts.seat_names(puzzle.seats))
    asked = attempt.match.state.asked()
    print(f"\n=== {texts.text('ui-puzzle', number=number, count=len(collection.puzzle))} {'●' * puzzle.hard} ===")
    print_board(game, attempt.view(), texts, attempt.names)
    print(f"> {texts.ask(asked, attempt.names)} {texts.text('ui-puzzle-ask')}")
    for word in attempt.match.legal(attempt.seat):
        print(f"    {game.words.text(word)}  ({texts.word(game.words.fields(word), attempt.names, asked)})")
    while True:
        try:
            line = " ".join(input(f"{texts.text('ui-puzzle-keys')} ").split()).lower()
        except EOFError:
            print()
            return None
        if line == "leave":
            return None
        try:
            if line in ("show", "next"):
                attempt.show()
            elif line:
                attempt.say(game.words.parse(line))
            else:
                continue
        except IllegalMove as error:
            print(texts.refusal(error.refusal, attempt.names))
            continue
        except BadWord as error:
            near = get_close_matches(line, KEYS, 1)
            print(told(f"{error}{f'; or {near[0]!r}?' if near else ''}"))
            continue
        tell(attempt, language)
        return attempt.right


def tell(attempt: Attempt, language: str) -> None:
    """What the words are worth, and why the best one is."""
    game, puzzle = attempt.game, attempt.puzzle
    texts = Texts.of(game, language)
    print(texts.text("ui-puzzle-right" if attempt.right else "ui-puzzle-wrong"))
    asked = attempt.match.state.asked()
    for word, share in attempt.told():
        mark = "✓" if word == attempt.best else "·" if word == attempt.given else " "
        said = texts.word(game.words.fields(word), attempt.names, asked)
        print(f"  {mark} {round(100 * share):3d} %  {said}")
    other = attempt.obvious if attempt.given in (None, attempt.best) else attempt.given
    seat = Seat(game, attempt.match.state, attempt.seat, puzzle.seats)
    found = compare(seat, asked, attempt.best, other)
    why = speaker(game, language, ["-"] * puzzle.seats).decision(found).why
    if why:
        print(f"  {why}")


# Making and checking.


def make(id: str, count: int, games: int, seed: int, glance: int, check: int, weigh: int, out: Path) -> None:
    """Find puzzles, and write what was found after every game."""
    game = find_game(id, None)
    maker = Maker(game, Made(seed=seed, glance=glance, check=check, weigh=weigh), count, out)
    with progress(count) as tick:
        tick(len(maker.puzzles))
        try:
            maker.run(games, tick)
        except KeyboardInterrupt:
            print(say("cli-puzzles-stopped", games=maker.made.games), file=sys.stderr)
    found, made = len(maker.puzzles), maker.made
    numbers = {"count": found, "decisions": made.decisions, "games": made.games}
    print(say("cli-puzzles-made", game=game.id, file=str(out), **numbers))


def check(id: str, times: int, numbers: str | None, json: bool) -> None:
    """Search again, and longer."""
    game = find_game(id, None)
    collection = collection_of(game)
    try:
        wanted = [int(one) for one in numbers.split(",")] if numbers else range(1, len(collection.puzzle) + 1)
    except ValueError:
        raise BadUsage(f"{numbers!r}: puzzles are named by numbers, as in 1,5,9") from None
    found: dict[int, bool] = {}
    with progress(len(wanted)) as tick:
        for number in wanted:
            found[number] = keeps_answer(game, collection.find(number), times * collection.made.check)
            tick(1)
    lost = [number for number, kept in found.items() if not kept]
    kept = len(found) - len(lost)
    if json:
        dump({"game": game.id, "times": times, "checked": len(found), "kept": kept, "lost": lost})
    else:
        print(say("cli-puzzles-kept", game=game.id, kept=kept, of=len(found), times=times))
        if lost:
            print(say("cli-puzzles-lost", numbers=", ".join(map(str, lost))))
