"""The contract: a game from start to end is a list of words, and a state knows which may come next.

A game's flow is a stack of questions: small classes, one per kind of question, each with its legal words and their
effect side by side. The top question answers a word; then the top question is asked until one wants an answer.
"""

from __future__ import annotations

from typing import Any, Final, Generic, Self, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .asked import Asked
from .events import EVERYONE, Listener
from .outcome import Outcome
from .pickling import reduced
from .rng import Rng
from .words import Words

CHANCE: Final = -1  # fate is asked
OVER: Final = -2  # the game has ended
NOT_ASKED: Final = -3  # a question moved the flow on instead of asking
NO_FEATURES: Final = vec[float]()

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One kind of question to a seat or to fate.

    A rule is a quantity or a predicate of the position that `words` and `asks` use; `answer` carries out and checks
    nothing again. Every constructor argument has a default, so that a question pickles.
    """

    def asks(self, s: S) -> i64:
        """Who decides now (a seat, CHANCE or OVER); or move the flow on (push, pop) and say NOT_ASKED."""
        raise NotImplementedError

    def words(self, s: S, out: Words) -> None:
        """Append the legal words, ascending."""
        raise NotImplementedError

    def answer(self, s: S, word: i64) -> None:
        """Carry out a legal word."""
        raise NotImplementedError

    def weights(self, s: S) -> list[int]:
        """At CHANCE: how likely each word is, as integers; equally likely unless a question says otherwise."""
        out = Words()
        self.words(s, out)
        return [1] * len(out)

    def sample(self, s: S, rng: Rng) -> i64:
        """At CHANCE: a word drawn by those weights, without building lists where a question can do so."""
        out = Words()
        self.words(s, out)
        weights = self.weights(s)
        r: int = rng.below(sum(weights))
        k = 0
        while r >= weights[k]:
            r -= weights[k]
            k += 1
        return out[k]

    def suggest(self, s: S, rng: Rng) -> i64:
        """A plausible answer at little cost, for playouts: any legal one unless a question knows better."""
        out = Words()
        self.words(s, out)
        return out.at(rng.below(out.size))

    def promise(self, s: S) -> float:
        """About how many points the words still to come here bring the seat that is asked, for values that ask."""
        return 0.0

    def sees(self, s: S) -> i64:
        """The mask of the seats that will see the next word in full."""
        return EVERYONE

    def conceals(self, s: S) -> bool:
        """Whether others must not learn that the seat has no choice here. It may depend on what all know only."""
        return False

    def asked(self, s: S) -> Asked:
        """What is asked, for the prompt."""
        raise NotImplementedError

    def copy(self) -> Question[S]:
        """A copy of its own; a question that never changes may be its own copy."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Once(Question[S]):
    """A question that one word answers.

    It is off the stack before its answer is carried out, so that it never changes and is its own copy.
    """

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def is_due(self, s: S) -> bool:
        """Whether there is something to decide; if not, the flow goes on."""
        return True

    def asks(self, s: S) -> i64:
        if self.is_due(s):
            return self.seat
        s.pop()
        return NOT_ASKED

    def answer(self, s: S, word: i64) -> None:
        s.pop()
        self.carry_out(s, word)

    def carry_out(self, s: S, word: i64) -> None:
        """What the word does."""
        raise NotImplementedError

    def copy(self) -> Once[S]:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. It holds no random generator and no shuffled deck; `apply` is the only way it changes.

    `to_move` is a seat, CHANCE or OVER. `seers` is the bit mask of the seats that see the next word in full.
    """

    def __init__(self) -> None:
        self.to_move: i64 = OVER
        self.seers: i64 = EVERYONE
        self.stack: list[Question[Any]] = []
        self.listener: Listener | None = None

    # The contract.

    def legal(self) -> list[int]:
        """The words that may come next, ascending; never empty before OVER."""
        out = Words()
        self.list_into(out)
        return out.list()

    def list_into(self, out: Words) -> None:
        """The same into a buffer that is used again."""
        out.clear()
        if self.to_move != OVER:
            self.stack[-1].words(self, out)

    def weights(self) -> list[int]:
        """At CHANCE, how likely each legal word is."""
        return self.stack[-1].weights(self)

    def sample(self, rng: Rng) -> i64:
        """At CHANCE, a word drawn by its weight."""
        return self.stack[-1].sample(self, rng)

    def apply(self, word: i64) -> None:
        """Carry out a legal word and go on to the next question. It trusts the word: `Match.play` is the safe door."""
        self.stack[-1].answer(self, word)
        self.settle()

    def copy(self) -> Self:
        """An independent copy, silent."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points so far; final at OVER."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """Places and score sheets; final at OVER."""
        raise NotImplementedError

    def values(self) -> list[float]:
        """Each seat's estimated share of the win, 0 to 1, adding to 1; defined at every node."""
        raise NotImplementedError

    def is_quiet(self) -> bool:
        """Whether `values` can be trusted here; a search plays on by `suggest` until it is."""
        return True

    def is_turn_over(self) -> bool:
        """Whether a new turn has just begun, though perhaps of the same seat: greedy play looks no further."""
        return False

    def features(self) -> vec[float]:
        """What a learned value stands on: the numbers that the game names, seat after seat; none in a plain game."""
        return NO_FEATURES

    def left(self) -> float:
        """How much of the game is left, from 1 down to 0, as learned values see it."""
        return 0.0

    def conceals(self) -> bool:
        """Whether others must not learn that the seat to move has no choice: then its only word waits to be said."""
        return self.to_move >= 0 and self.stack[-1].conceals(self)

    def suggest(self, rng: Rng) -> i64:
        """A plausible word for the seat to move, at little cost: any legal one unless a question knows better."""
        return self.stack[-1].suggest(self, rng)

    def determinize(self, seat: int | None, rng: Rng) -> None:
        """Deal anew what the seat (None: a spectator) cannot know; its view stays the same."""
        raise NotImplementedError

    def asked(self) -> Asked:
        """The question before the seat to move."""
        if self.to_move == OVER:
            return Asked(name="over", seat=OVER)
        return self.stack[-1].asked(self)

    def __reduce__(self) -> tuple[object, ...]:
        """It pickles by its attributes; one that shares a box (see `boxed`) is made with it, any other with nothing."""
        box = getattr(self, "box", None)
        return reduced(self, listener=None) if box is None else reduced(self, box, listener=None)

    # The stack of questions.

    def settle(self) -> None:
        """Ask the top question, until one wants an answer."""
        who: i64 = NOT_ASKED
        while who == NOT_ASKED:
            who = self.stack[-1].asks(self)
        self.to_move = who
        self.seers = EVERYONE if who == OVER else self.stack[-1].sees(self)

    def push(self, question: Question[Any]) -> None:
        self.stack.append(question)

    def pop(self) -> None:
        self.stack.pop()

    def copy_into(self, twin: State) -> None:
        """Give a blank state this one's place in the flow."""
        twin.to_move = self.to_move
        twin.seers = self.seers
        twin.stack = [question.copy() for question in self.stack]

    def tell(self, event: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tell what happened to whoever listens."""
        listener = self.listener
        if listener is not None:
            listener.hear(event, seat, a, b, c, self.seers)
