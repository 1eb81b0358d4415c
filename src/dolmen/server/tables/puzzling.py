"""A puzzle as a client sees it, and what a try does to the ratings: the first one counts."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from functools import partial

from dolmen.analysis.sentences import Said
from dolmen.core.errors import IllegalMove
from dolmen.core.game import Game
from dolmen.school import Attempt, Collection, Puzzle
from dolmen.server.refused import Refused
from dolmen.server.store import Learned, Rating, Result, Store

from . import messages
from .hall import Hall
from .messages import PuzzleAnswer, PuzzleMessage, write
from .ratings import PUZZLES, first_guess, judge, puzzle_name, puzzle_rating
from .trying import TryDesk


def what(game: str, puzzle: Puzzle) -> str:
    """What a puzzle is called among the things that people have been through."""
    return f"{game}/puzzle/{puzzle.mark}"


async def rating(store: Store, who: str, game: str) -> Rating:
    """How somebody, or a puzzle, is rated for the puzzles of a game."""
    kept = [rating for rating in await store.ratings(who) if rating.game == PUZZLES + game]
    return kept[0] if kept else first_guess(who, PUZZLES + game)


async def count(store: Store, person: str, game: str, puzzle: Puzzle, right: bool) -> bool:
    """Let a first try count: it is a game of two, won by whoever solves or the puzzle that is not solved."""
    now = time.time()
    if not await store.learn(person, Learned(what=what(game, puzzle), well=right, at=now)):
        return False
    rival = puzzle_name(game, puzzle.mark, puzzle.hard)
    places = {person: 1 if right else 2, rival: 2 if right else 1}
    result = Result(table=f"{rival}/{person}", game=PUZZLES + game, ended=now, places=places)
    await store.settle(result)
    await store.rate(result.table, judge)
    return True


class PuzzleDesk(TryDesk[Attempt]):
    """One person at one puzzle."""

    def __init__(self, hall: Hall, attempt: Attempt, number: int, collection: Collection, person: str) -> None:
        super().__init__(hall, attempt, person, "")
        self.number = number
        self.collection = collection
        self.rival = puzzle_name(attempt.game.id, attempt.puzzle.mark, attempt.puzzle.hard)
        self.result: PuzzleAnswer | None = None

    @classmethod
    async def make(
        cls, hall: Hall, game: Game, number: int, collection: Collection, person: str, address: str = ""
    ) -> PuzzleDesk:
        desk = cls(hall, Attempt(game, collection.find(number)), number, collection, person)
        desk.name = await hall.name_of(person)
        desk.address = address
        await desk.recall()
        return desk

    async def recall(self) -> None:
        """What is known of the puzzle and of who is before it."""
        store, game = self.hall.store, self.at.game.id
        name = what(game, self.at.puzzle)
        self.own = puzzle_rating(await rating(store, self.person, game))
        self.rating = puzzle_rating(await rating(store, self.rival, game))
        self.tried, self.solved = await store.tried(name)
        self.known = any(one.what == name for one in await store.learned(self.person))

    @property
    def id(self) -> str:
        return f"puzzle-{self.number}"

    async def answer(self, message: messages.Go | messages.Say | messages.Undo) -> AsyncIterator[str]:
        attempt = self.at
        if isinstance(message, messages.Say):
            try:
                answered = "this puzzle is answered: try again, or go on" if attempt.answered else ""
                attempt.say(self.try_of(message, answered))
            except (Refused, IllegalMove) as error:
                yield self.refused(error, message.move)
                return
            async for text in self.judge(message.move):
                yield text
        elif isinstance(message, messages.Go) and message.to == "show" and not attempt.answered:
            attempt.show()
            async for text in self.judge():
                yield text
        elif attempt.answered:
            attempt.again()
            self.result = None
            await self.recall()
            for text in self.tell("undo"):
                yield text

    async def judge(self, move: str = "") -> AsyncIterator[str]:
        """Let the try count, and tell what each word is worth; why is told later."""
        attempt, before = self.at, (self.own, self.rating)
        counted = await count(self.hall.store, self.person, attempt.game.id, attempt.puzzle, attempt.right)
        await self.recall()
        self.result = PuzzleAnswer(
            word=attempt.given,
            best=attempt.best,
            right=attempt.right,
            shares=attempt.told(),
            counted=counted,
            own=(before[0], self.own),
            rating=(before[1], self.rating),
            told=None,
        )
        for text in self.tell("play"):
            yield text
        if move:
            yield self.done(move, 1)
        self.later = partial(self.explain, self.result)

    async def explain(self, result: PuzzleAnswer) -> str:
        """Why, if that is still asked."""
        told = await self.why()
        if self.result is not result:
            return ""
        result.told = told
        return self.standing()

    async def why(self) -> dict[str, Said]:
        """What speaks for the answer against one's own word, or against the obvious one."""
        attempt = self.at
        other = attempt.obvious if attempt.given in (None, attempt.best) else attempt.given
        return await self.reasons(attempt.best, other)

    def standing(self) -> str:
        return write(
            PuzzleMessage(
                number=self.number,
                count=len(self.collection.puzzle),
                hard=self.at.puzzle.hard,
                rating=self.rating,
                own=self.own,
                tried=self.tried,
                solved=self.solved,
                known=self.known,
                iterations=self.collection.made.weigh,
                answer=self.result,
            )
        )
