"""A table for one person, kept nowhere: a lesson, a puzzle or a mistake, told in the messages of any table."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Generic, TypeVar

from msgspec import UNSET

from dolmen.core.errors import BadWord, IllegalMove
from dolmen.core.view import View
from dolmen.school import Attempt, NotHere, Retry, Sitting
from dolmen.server.refused import Refused
from dolmen.show.difference import difference

from . import messages
from .broadcast import shared_length
from .entries import Chair
from .messages import LessonMessage, TableMessage, ViewMessage, ViewReason, WrongWord, write
from .table import TableInfo

At = TypeVar("At", bound=Sitting | Attempt | Retry)


class Desk(Generic[At]):
    """One person before a position. It writes nothing down: a client that comes back says where it was."""

    bot: str  # who sits opposite, to look at

    def __init__(self, at: At, person: str, name: str) -> None:
        self.at: At = at
        self.person = person
        self.name = name
        self.since = time.time()
        self.told: tuple[int, View, list[int]] | None = None  # the version, view and words that the client holds
        self.later: Callable[[], Awaitable[str]] | None = None  # what takes a moment, and is told when it is known

    async def hear(self, message: messages.Pupils) -> AsyncIterator[str]:
        """Answer a message, in one go or bit by bit."""
        match message:
            case messages.Ping():
                yield write(messages.Pong())
            case messages.Look():
                for text in self.look(message):
                    yield text
            case messages.Watch():
                for text in self.show():
                    yield text
            case messages.Pace() | messages.Skip():
                pass
            case messages.Go() | messages.Say() | messages.Undo():
                async for text in self.answer(message):
                    yield text
            case _:
                raise Refused("not-here", "that has no place here")

    def answer(self, message: messages.Go | messages.Say | messages.Undo) -> AsyncIterator[str]:
        """What is done and told when somebody acts."""
        raise NotImplementedError

    def standing(self) -> str:
        """Where one is, beside the position."""
        raise NotImplementedError

    @property
    def id(self) -> str:
        raise NotImplementedError

    def welcome(self) -> list[str]:
        """All that a newcomer needs."""
        return [self.table(), *self.show()]

    def show(self) -> list[str]:
        """The whole view, and where one is."""
        self.told = None
        return self.tell("whole")

    def words_of(self, message: messages.Say) -> list[int]:
        """The words of a message that speaks of the position as it is."""
        if message.version != self.at.version or message.seat != self.at.seat:
            raise Refused("stale", f"this has gone on to version {self.at.version}")
        vocabulary = self.at.game.words
        try:
            words = [vocabulary.parse(word) if isinstance(word, str) else word for word in message.words]
            for word in words:
                vocabulary.family(word)
        except BadWord as error:
            raise Refused("bad-word", str(error)) from None
        return words

    def look(self, message: messages.Look) -> list[str]:
        at = self.at
        if message.version != at.version or at.match.to_move != at.seat != message.seat:
            return []
        ahead = [at.ahead(words) for words in message.words]
        return [write(messages.AheadMessage(seat=message.seat, version=message.version, ahead=ahead))]

    # What is told.

    def refused(self, error: Refused | IllegalMove, move: str) -> str:
        """Why something said here does not count."""
        if isinstance(error, IllegalMove):
            why = error.refusal
            error = Refused(why.key, str(error), why.numbers, why.rules, 0)
        return messages.refusal(error, self.at.version, move)

    def done(self, move: str, said: int) -> str:
        return write(messages.AnswerMessage(move=move, version=self.at.version, said=said))

    def tell(self, why: ViewReason) -> list[str]:
        """Where one is, and the position: whole, or what differs from the one told before."""
        at, match = self.at, self.at.match
        view, words = at.view(), match.seen_words(at.seat)
        since, before, known = self.told or (None, None, [])
        common = shared_length(known, words) if before is not None else 0
        start = match.log_place(common) if common else 0
        self.told = at.version, view, words
        position = ViewMessage(
            seat=at.seat,
            version=at.version,
            since=since,
            view=view if before is None else UNSET,
            changes=UNSET if before is None else difference(before, view),
            start=start,
            events=match.told(at.seat, start),
            words_from=common,
            words=words[common:],
            undo=False,
            clocks=None,
            why=why,
        )
        return [self.standing(), write(position)]

    def chair(self, seat: int) -> Chair:
        """Who sits there: oneself, or a bot."""
        if seat == self.at.seat:
            return Chair(kind="person", name=self.name, person=self.person)
        return Chair(kind="bot", name=self.bot, bot=self.bot)

    def table(self) -> str:
        at = self.at
        info = TableInfo(
            id=self.id,
            game=at.game.id,
            rules=at.game.version,
            components=at.game.pack.hash,
            options=at.match.options,
            status="running",
            private=True,
            host=self.person,
            rated=False,
            forced=False,
            clock=None,
            seats=[self.chair(seat) for seat in range(len(at.names))],
            created=self.since,
            started=self.since,
            ended=None,
            version=at.version,
            to_move=None,
            scores=None,
            places=None,
            ended_by=None,
            invite=None,
            next=None,
        )
        return write(TableMessage(table=info, me=self.person, mine=[at.seat]))


class LessonDesk(Desk[Sitting]):
    """A lesson: what is said opposite is written."""

    bot = "novice"

    @property
    def id(self) -> str:
        return f"lesson-{self.at.lesson.id}"

    async def answer(self, message: messages.Go | messages.Say | messages.Undo) -> AsyncIterator[str]:
        match message:
            case messages.Go():
                texts = self.go(message)
            case messages.Undo():
                self.at.again()
                texts = [*self.tell("undo"), self.done(message.move, 0)]
            case messages.Say():
                texts = self.say(message)
        for text in texts:
            yield text

    def go(self, message: messages.Go) -> list[str]:
        sitting = self.at
        if message.to == "next" and (sitting.done or not sitting.looks):
            return [self.standing()]
        backwards = message.to in ("back", "again")
        {"next": sitting.next, "back": sitting.back, "again": sitting.again, "show": sitting.show}[message.to]()
        return self.tell("undo" if backwards else "play")

    def say(self, message: messages.Say) -> list[str]:
        sitting = self.at
        try:
            said = sitting.say(self.words_of(message))
        except Refused as error:
            refused = messages.refusal(error, sitting.version, message.move)
            return [refused, *(self.show() if error.key == "stale" else [])]
        except NotHere as wrong:
            refusal = Refused("not-here", "the lesson asks for another word")
            return [self.standing(wrong), messages.refusal(refusal, sitting.version, message.move)]
        return [*self.tell("play"), self.done(message.move, said)]

    def standing(self, wrong: NotHere | None = None) -> str:
        sitting = self.at
        refusal = wrong.refusal if wrong else None
        told = wrong and WrongWord(
            word=wrong.word,
            text=wrong.text,
            key=refusal.key if refusal else "",
            numbers=refusal.numbers if refusal else {},
            rules=list(refusal.rules) if refusal else [sitting.step.rule] if sitting.step.rule else [],
        )
        return write(
            LessonMessage(
                lesson=sitting.lesson.id,
                place=sitting.place,
                id=sitting.step.id,
                steps=[(step.id, step.rule) for step in sitting.lesson.step],
                point=list(sitting.points),
                words=list(sitting.left),
                wrong=told or None,
                wrongs=sitting.wrongs,
                done=sitting.done,
            )
        )
