"""Somebody at a lesson: which step it is, what may be said, why not this word here."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dolmen.core.asked import Refusal
from dolmen.core.errors import DolmenError, IllegalMove
from dolmen.core.foresight import Ahead
from dolmen.core.game import Game
from dolmen.core.match import Match
from dolmen.core.view import View

from .course import Lesson, Step, fits, is_choice, parts, said

PUPIL = 0


class NotHere(DolmenError):
    """A word that the step does not ask for: the attribute of its text that says why, or the rules' refusal."""

    def __init__(self, word: int, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(text or (refusal.key if refusal else "not here"))
        self.word = word
        self.text = text  # "wrong", "wrong-river"; "" where the rules answer
        self.refusal = refusal


class Scripted(Match):
    """A match in which fate and the others say what is written, and nothing by themselves."""

    def _go_on(self) -> None:
        return


class Sitting:
    """One person at one lesson; `place` counts the steps that are behind."""

    seat = PUPIL

    def __init__(self, game: Game, lesson: Lesson, step: int = 0, names: Sequence[str] = ()) -> None:
        self.game = game
        self.lesson = lesson
        self.names = list(names) or [str(seat + 1) for seat in range(lesson.seats)]
        self.version = 0  # grows with every change
        self.wrongs = 0  # wrong words at this step
        self.chosen: dict[int, list[int]] = {}  # what was said at a step, where there was a choice
        self.go(step)

    # Asking.

    @property
    def step(self) -> Step:
        return self.lesson.step[min(self.place, len(self.lesson.step) - 1)]

    @property
    def done(self) -> bool:
        """Whether all steps are behind."""
        return self.place >= len(self.lesson.step)

    @property
    def looks(self) -> bool:
        """Whether the step is to be looked at, not done."""
        return not self.todo

    @property
    def points(self) -> tuple[str, ...]:
        """What is pointed at; once a step has begun, what is lit next is."""
        begun = self.todo and len(self.todo) < len(parts(self.step.do))
        return () if begun else self.step.point

    def right(self) -> list[int]:
        """The words that are right here: one, or all that a choice leaves; the coach's own first."""
        if self.done or not self.todo:
            return []
        if not is_choice(self.todo[0]):
            return [self.game.words.parse(self.todo[0])]
        text = self.game.words.text
        found = [word for word in self.match.legal(self.seat) if fits(self.todo[0], text(word))]
        if self.step.eg:
            own = said(self.step.eg, self.game.words)[-len(self.todo)]
            found.sort(key=lambda word: word != own)
        return found

    def coached(self) -> int:
        """The next word that the coach would say."""
        found = self.right()
        if not found:
            raise NotHere(-1, "wrong")
        return found[0]

    @property
    def left(self) -> list[int]:
        """What is still to be said at this step, as the coach would; what comes after a choice is -1."""
        return [self.coached(), *([-1] * (len(self.todo) - 1))] if self.todo else []

    def legal(self) -> list[int]:
        """The words that are lit: those that are right, and those that the step lights besides."""
        if not self.todo or self.done:
            return []
        text = self.game.words.text
        lit = [word for word in self.match.legal(self.seat) if any(fits(one, text(word)) for one in self.step.lit)]
        return sorted({*self.right(), *lit})

    def view(self) -> View:
        """What the pupil sees, with nothing to say but what is lit."""
        return msgspec.structs.replace(self.match.view(self.seat), legal=self.legal())

    def ahead(self, words: Sequence[int]) -> Ahead:
        return self.match.ahead(self.seat, words)

    # Acting.

    def say(self, words: Sequence[int]) -> int:
        """Say words of the step, all or none; how many were said. A wrong one is told why not here."""
        text, state = self.game.words.text, self.match.state.copy()
        for place, word in enumerate(words):
            right = place < len(self.todo) and fits(self.todo[place], text(word))
            if not right or state.to_move != self.seat or word not in state.legal():
                self.wrongs += 1
                raise self.why_not(word)
            state.apply(word)
        for word in words:
            self.match.play(self.seat, word)
            self.chosen.setdefault(self.place, []).append(word)
            del self.todo[0]
        self.version += 1
        if not self.todo:
            self.finish()
        return len(words)

    def why_not(self, word: int) -> NotHere:
        """Why this word is not said here: the step's own answer, the rules', or the step's answer to anything."""
        text = self.game.words.text(word)
        for pattern, name in self.step.wrong.items():
            if fits(pattern, text):
                return NotHere(word, f"wrong-{name}")
        if self.todo:
            try:
                self.match.check_said(self.seat, word)
            except IllegalMove as error:
                return NotHere(word, "", error.refusal)
        return NotHere(word, "wrong" if self.step.do else "look")

    def next(self) -> None:
        """Go on from a step that is to be looked at."""
        if self.done or self.todo:
            raise NotHere(-1, "wrong")
        self.version += 1
        self.finish()

    def show(self) -> None:
        """Let the coach do what the step asks for."""
        if self.todo:
            for _ in range(len(self.todo)):
                self.say([self.coached()])
        elif not self.done:
            self.next()

    def back(self) -> None:
        """To the step before."""
        self.go(max(0, min(self.place, len(self.lesson.step)) - 1))

    def again(self) -> None:
        """To the beginning of this step; of the lesson, if it is over."""
        self.go(0 if self.done else self.place)

    def go(self, step: int) -> None:
        """To the beginning of any step: everything before it is said again, as it was chosen."""
        chosen, self.chosen = self.chosen, {}
        self.match = Scripted(self.game, self.names, self.lesson.options)
        self.follow(self.lesson.start)
        self.place = 0
        self.begin()
        while (place := self.place) < min(max(step, 0), len(self.lesson.step) - 1):
            if place in chosen:
                self.say(chosen[place])
            else:
                self.show()
        self.version += 1

    def begin(self) -> None:
        self.todo = [] if self.done else parts(self.step.do)
        self.wrongs = 0

    def finish(self) -> None:
        """The step is done: fate and the others say what is written, and the next one begins."""
        self.todo = []
        self.follow(self.step.then)
        self.place += 1
        self.begin()

    def follow(self, text: str) -> None:
        for word in said(text, self.game.words):
            self.match.check(word)
            self.match.follow(word)
