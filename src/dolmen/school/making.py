"""Finding puzzles: bots play each other, and a decision is kept in which the obvious word is not the best.

Three searches look at it, each from what the seat knows and nothing more (every iteration deals what is hidden anew):
a glance plays the game and finds candidates; checks, larger and from other dice, must name the same word; then every
word is weighed by a search of its own after it, all alike, and the answer must be best by a clear share of the win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from dolmen.bots import Seat
from dolmen.bots.bot import GreedyBot
from dolmen.bots.search import Search
from dolmen.core.game import Game
from dolmen.core.match import Match
from dolmen.core.options import Value
from dolmen.core.rng import Rng

from .puzzles import BadPuzzles, Collection, Made, Puzzle, position, read_puzzles, write_puzzles, written

WORDS = range(3, 41)  # so many words are a choice
CLEAR = 0.03  # of the win: the answer is better than any other word by that
MISSED = 0.06  # and better than the obvious one by that
OPEN = 0.08  # of the win: the game is still to be won and lost
APART = 12  # words between two puzzles of a game
A_GAME = 3  # puzzles out of one game
A_KIND = 0.8  # of all puzzles: so many are answered by one family of words at most
AN_EASY = 0.4  # of all puzzles: so many are seen at the first glance of a search at most
ALIKE = 2  # puzzles with the same answer to the same obvious word
CHECKS = 2
WORLDS = 4  # in which a word is weighed
GLANCES = (20, 60, 200, 600)  # a search that sees it with so many iterations makes it easy, or less so


def searched(seat: Seat, iterations: int, seed: int) -> Search:
    rng = Rng(seed)
    search = Search(seat.world(rng), seat.seat, seat.seats, rng)
    search.run(0.0, iterations)
    return search


def weighed(seat: Seat, word: int, iterations: int, seed: int) -> float:
    """The seat's share of the win after a word: a search goes on from there, in several worlds."""
    total = 0.0
    for n in range(WORLDS):
        rng = Rng(seed * WORLDS + n)
        world = seat.world(rng)
        world.apply(word)
        search = Search(world, seat.seat, seat.seats, rng)
        search.run(0.0, iterations // WORLDS)
        total += search.mean()
    return total / WORLDS


def hardness(seat: Seat, answer: int, seed: int) -> int:
    """1 to 5: how much of a search it takes to see the answer, and to go on seeing it."""
    seen = [searched(seat, glance, seed).best() == answer for glance in GLANCES]
    return 1 + (max(n for n, sees in enumerate(seen) if not sees) + 1 if not all(seen) else 0)


class Maker:
    """Looks through games of self-play, one after the other; a file that was begun is gone on with."""

    def __init__(self, game: Game, made: Made, count: int, file: Path) -> None:
        self.game = game
        self.count = count
        self.file = file
        begun = read_puzzles(file) if file.exists() else Collection(made=made)
        asked_for, had = (msgspec.structs.replace(one, games=0, decisions=0) for one in (made, begun.made))
        if asked_for != had:
            raise BadPuzzles(f"{file} was made with another seed or other searches: name another file by --out")
        self.made = begun.made
        self.puzzles = [puzzle for puzzle in begun.puzzle if puzzle.game <= self.made.games]

    def is_more_of_the_same(self, answer: str, obvious: str, hard: int) -> bool:
        """Whether there are enough puzzles of that kind already."""
        kind = answer.partition(" ")[0]
        same = sum(kind == puzzle.answer.partition(" ")[0] for puzzle in self.puzzles)
        alike = sum((answer, obvious) == (puzzle.answer, puzzle.obvious) for puzzle in self.puzzles)
        easy = sum(puzzle.hard == 1 for puzzle in self.puzzles)
        return same >= A_KIND * self.count or alike >= ALIKE or (hard == 1 and easy >= AN_EASY * self.count)

    def run(self, games: int, tick: Callable[[int], None]) -> None:
        """Look through games until there are puzzles enough, or so many games are; `tick` hears how many were found."""
        while len(self.puzzles) < self.count and self.made.games < games:
            for puzzle in self.look_through(self.made.games + 1):
                self.puzzles.append(puzzle)
                tick(1)
                if len(self.puzzles) >= self.count:
                    break
            self.made = msgspec.structs.replace(self.made, games=self.made.games + 1)
            write_puzzles(self.file, self.game, Collection(made=self.made, puzzle=tuple(self.puzzles)))

    def table(self, number: int) -> tuple[int, dict[str, Value]]:
        """The seats and options of the n-th game: numbers of players and modes take turns."""
        tables = [dict(options) for tables in self.game.modes.values() for options in tables]
        several = [seats for seats in self.game.seats if seats > 1]
        return several[(number // len(tables)) % len(several)], tables[number % len(tables)]

    def look_through(self, number: int) -> Iterator[Puzzle]:
        """The puzzles of the n-th game."""
        seats, options = self.table(number)
        seed = self.made.seed * 1_000_000 + number * 1_000
        match = Match(self.game, seats, options, Rng(seed), forced=True)
        found, last = 0, -APART
        while found < A_GAME and not match.over:
            seat = Seat(self.game, match.state, match.to_move, seats)
            if len(seat.legal()) == 1:  # others must not learn that it has no choice
                match.play(match.to_move, seat.legal()[0])
                continue
            glance = searched(seat, self.made.glance, seed + len(match.words))
            best = int(glance.best())
            self.made = msgspec.structs.replace(self.made, decisions=self.made.decisions + 1)
            if len(match.words) - last >= APART and self.promises(seat, glance, best):
                puzzle = self.settle(seat, glance, best, number, options, match)
                if puzzle is not None:
                    found, last = found + 1, len(match.words)
                    yield puzzle
            match.play(match.to_move, best)

    def promises(self, seat: Seat, glance: Search, best: int) -> bool:
        """Whether it is worth a closer look: another word is obvious, and a glance says that it costs."""
        if len(seat.legal()) not in WORDS:
            return False
        means = {word: mean for word, _, mean in glance.table()}
        obvious = GreedyBot().choose(seat, Rng(0))
        text = self.game.words.text
        if obvious == best or means[best] - means[obvious] < MISSED * 0.8:
            return False
        return not self.is_more_of_the_same(text(best), text(obvious), 0)

    def settle(
        self, seat: Seat, glance: Search, best: int, number: int, options: dict[str, Value], match: Match
    ) -> Puzzle | None:
        """The puzzle of a decision, if larger searches agree and every other word is clearly worse."""
        seed = self.made.seed
        text = self.game.words.text
        obvious = GreedyBot().choose(seat, Rng(0))
        hard = hardness(seat, best, seed)
        if self.is_more_of_the_same(text(best), text(obvious), hard):
            return None
        # The likeliest rivals come first, so that most candidates are given up soon.
        means = {word: mean for word, _, mean in glance.table()}
        others = sorted((word for word in seat.legal() if word != best), key=lambda word: -means[word])
        others.sort(key=lambda word: word != obvious)
        shares = {best: weighed(seat, best, self.made.weigh, seed)}
        if not OPEN <= shares[best] <= 1 - OPEN:
            return None
        for place, word in enumerate(others):
            if place == 1 and any(searched(seat, self.made.check, seed + n).best() != best for n in range(CHECKS)):
                return None
            shares[word] = weighed(seat, word, self.made.weigh, seed)
            if shares[best] - shares[word] < (MISSED if word == obvious else CLEAR):
                return None
        return Puzzle(
            game=number,
            seats=seat.seats,
            options=options,
            seat=seat.seat,
            answer=text(best),
            obvious=text(obvious),
            hard=hard,
            shares={text(word): round(value, 3) for word, value in shares.items()},
            words=written(match.words, self.game.words),
        )


def keeps_answer(game: Game, puzzle: Puzzle, iterations: int, seed: int = 7) -> bool:
    """Whether a search of so many iterations still finds the answer."""
    state = position(game, puzzle).state
    seat = Seat(game, state, puzzle.seat, puzzle.seats)
    return game.words.text(int(searched(seat, iterations, seed).best())) == puzzle.answer
