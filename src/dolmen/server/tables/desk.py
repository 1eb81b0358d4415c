"""A lesson as a client sees it: a small scripted table, told in the messages of any table."""

from __future__ import annotations

import time

from msgspec import UNSET

from dolmen.core.errors import BadWord
from dolmen.core.view import View
from dolmen.school import NotHere, Sitting
from dolmen.server.refused import Refused
from dolmen.show.difference import difference

from . import messages
from .broadcast import shared_length
from .entries import Chair
from .messages import LessonMessage, TableMessage, ViewMessage, ViewReason, WrongWord, write
from .table import TableInfo

BOT = "novice"  # who sits opposite, to look at: what it says is written


class Desk:
    """One person at one lesson. It writes nothing down: a client that comes back says where it was."""

    def __init__(self, sitting: Sitting, person: str, name: str) -> None:
        self.sitting = sitting
        self.person = person
        self.name = name
        self.at = time.time()
        self.told: tuple[int, View, list[int]] | None = None  # the version, view and words that the client holds

    def hear(self, message: messages.Pupils) -> list[str]:
        """Answer a message."""
        match message:
            case messages.Ping():
                return [write(messages.Pong())]
            case messages.Look():
                return self.look(message)
            case messages.Watch():
                return self.show()
            case messages.Go():
                return self.go(message)
            case messages.Say():
                return self.say(message)
            case messages.Undo():
                self.sitting.again()
                return [*self.tell("undo"), self.answer(message.move, 0)]
            case messages.Pace() | messages.Skip():
                return []
        raise Refused("not-here", "that has no place in a lesson")

    def welcome(self) -> list[str]:
        """All that a newcomer needs."""
        return [self.table(), *self.show()]

    def show(self) -> list[str]:
        """The whole view, and the step."""
        self.told = None
        return self.tell("whole")

    def go(self, message: messages.Go) -> list[str]:
        sitting = self.sitting
        if message.to == "next" and (sitting.done or not sitting.looks):
            return [self.lesson()]
        backwards = message.to in ("back", "again")
        {"next": sitting.next, "back": sitting.back, "again": sitting.again, "show": sitting.show}[message.to]()
        return self.tell("undo" if backwards else "play")

    def say(self, message: messages.Say) -> list[str]:
        sitting = self.sitting
        if message.version != sitting.version or message.seat != sitting.seat:
            refused = Refused("stale", f"the lesson has gone on to version {sitting.version}")
            return [messages.refusal(refused, sitting.version, message.move), *self.show()]
        vocabulary = sitting.game.words
        try:
            words = [vocabulary.parse(word) if isinstance(word, str) else word for word in message.words]
            for word in words:
                vocabulary.family(word)
        except BadWord as error:
            return [messages.refusal(Refused("bad-word", str(error)), sitting.version, message.move)]
        try:
            said = sitting.say(words)
        except NotHere as wrong:
            refused = Refused("not-here", "the lesson asks for another word")
            return [self.lesson(wrong), messages.refusal(refused, sitting.version, message.move)]
        return [*self.tell("play"), self.answer(message.move, said)]

    def look(self, message: messages.Look) -> list[str]:
        sitting = self.sitting
        if message.version != sitting.version or sitting.match.to_move != sitting.seat != message.seat:
            return []
        ahead = [sitting.ahead(words) for words in message.words]
        return [write(messages.AheadMessage(seat=message.seat, version=message.version, ahead=ahead))]

    # What is told.

    def answer(self, move: str, said: int) -> str:
        return write(messages.AnswerMessage(move=move, version=self.sitting.version, said=said))

    def tell(self, why: ViewReason) -> list[str]:
        """The step, and the position: whole, or what differs from the one told before."""
        sitting, match = self.sitting, self.sitting.match
        view, words = sitting.view(), match.seen_words(sitting.seat)
        since, before, known = self.told or (None, None, [])
        common = shared_length(known, words) if before is not None else 0
        start = match.log_place(common) if common else 0
        self.told = sitting.version, view, words
        position = ViewMessage(
            seat=sitting.seat,
            version=sitting.version,
            since=since,
            view=view if before is None else UNSET,
            changes=UNSET if before is None else difference(before, view),
            start=start,
            events=match.told(sitting.seat, start),
            words_from=common,
            words=words[common:],
            undo=False,
            clocks=None,
            why=why,
        )
        return [self.lesson(), write(position)]

    def lesson(self, wrong: NotHere | None = None) -> str:
        sitting = self.sitting
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

    def table(self) -> str:
        sitting = self.sitting
        own = Chair(kind="person", name=self.name, person=self.person)
        chairs = [own, *(Chair(kind="bot", name=BOT, bot=BOT) for _ in range(sitting.lesson.seats - 1))]
        info = TableInfo(
            id=f"lesson-{sitting.lesson.id}",
            game=sitting.game.id,
            rules=sitting.game.version,
            components=sitting.game.pack.hash,
            options=sitting.match.options,
            status="running",
            private=True,
            host=self.person,
            rated=False,
            forced=False,
            clock=None,
            seats=chairs,
            created=self.at,
            started=self.at,
            ended=None,
            version=sitting.version,
            to_move=None,
            scores=None,
            places=None,
            ended_by=None,
            invite=None,
            next=None,
        )
        return write(TableMessage(table=info, me=self.person, mine=[sitting.seat]))
