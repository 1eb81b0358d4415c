"""Cairns with one fault each, and what `check_game` should say of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any, Self, TypeVar, cast

import msgspec
from testing.cairn import (
    BURIED,
    DEAL,
    DEALT,
    DIG,
    FIND,
    FOUND,
    REST,
    WORDS,
    Cairn,
    CairnGame,
    CairnObserver,
    CairnView,
)

from dolmen.core.asked import Asked, Refusal
from dolmen.core.errors import BadOption
from dolmen.core.events import NUMBER, EventBook
from dolmen.core.observation import Numbers
from dolmen.core.options import Option, Value
from dolmen.core.outcome import Item, Outcome
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, OVER
from dolmen.core.view import View, common
from dolmen.core.words import Vocabulary, Words


class Plain(msgspec.Struct):
    """A view that nobody can count on."""

    seat: int | None


class OtherView(View, tag="other", kw_only=True):
    """A view of another game."""


BROKEN: dict[str, tuple[CairnGame, str]] = {}
T = TypeVar("T", bound=type[Cairn])
G = TypeVar("G", bound=type[CairnGame])


def table(message: str) -> Callable[[T], T]:
    """A faulty state; the game around it is sound."""

    def note(kind: T) -> T:
        game = type(f"{kind.__name__}Game", (CairnGame,), {"table": kind})
        BROKEN[kind.__name__] = cast("CairnGame", game()), message
        return kind

    return note


def game(message: str) -> Callable[[G], G]:
    """A faulty description; its states are sound."""

    def note(kind: G) -> G:
        BROKEN[kind.__name__] = kind(), message
        return kind

    return note


# Legal words.


class Listing(Cairn):
    """Changes what is listed where a seat is asked."""

    def changed(self, words: list[int]) -> list[int]:
        return words

    def list_into(self, out: Words) -> None:
        super().list_into(out)
        words = self.changed(out.list()) if self.to_move >= 0 else out.list()
        out.clear()
        for word in words:
            out.append(word)


@table("ids must ascend")
class Unsorted(Listing):
    def changed(self, words: list[int]) -> list[int]:
        return words[::-1]


@table(r"legal\(\) lists 'rest' twice")
class Twice(Listing):
    def changed(self, words: list[int]) -> list[int]:
        return [*words, REST]


@table(r"legal\(\) is empty before the")
class Empty(Listing):
    def changed(self, words: list[int]) -> list[int]:
        return [] if self.bank < 20 else words


@table(r"legal\(\) lists 'find one', which is a word of fate")
class SeatSaysFate(Listing):
    def changed(self, words: list[int]) -> list[int]:
        return [*words, FIND.of(0)]


@table(r"legal\(\) lists the veiled word 'deal 1 \?'")
class VeiledIsLegal(Cairn):
    def legal(self) -> list[int]:
        words = super().legal()
        return [WORDS.veil(DEAL.of(0, 1))] if words and words[0] == DEAL.of(0, 1) else words


@table("which is no word")
class NoWord(Listing):
    def changed(self, words: list[int]) -> list[int]:
        return [*words, len(WORDS)]


@table("the game is over, but 'rest' is legal")
class LegalAfterTheEnd(Cairn):
    def legal(self) -> list[int]:
        return super().legal() if self.to_move != OVER else [REST]


@table("list_into gives")
class OtherList(Cairn):
    def list_into(self, out: Words) -> None:
        super().list_into(out)
        if self.to_move >= 0 and self.bank < 25:
            out.append(REST + 1)

    def legal(self) -> list[int]:
        out = Words()
        super().list_into(out)
        return out.list()


@table("to_move is 7")
class StrangeSeat(Cairn):
    def apply(self, word: int) -> None:
        super().apply(word)
        if self.to_move == 1:
            self.to_move = 7


@table(r"apply\('dig'\).* raised ZeroDivisionError")
class Raises(Cairn):
    def apply(self, word: int) -> None:
        if word == DIG:
            self.bank //= self.pebbles[0] * 0
        super().apply(word)


@table(r"asked\(\) names seat 0, but to_move is")
class AsksAnother(Cairn):
    def asked(self) -> Asked:
        return Asked(name="act", seat=0)


@table("the game is not over after max_words = 21")
class Endless(Cairn):
    def apply(self, word: int) -> None:
        super().apply(word)
        if self.to_move == OVER:
            self.stack[-1].left = 2  # type: ignore[attr-defined]  # the question at the bottom is Turns
            self.settle()


# Copies, replay, pickling.


@table("shares something with")
class SharedPebbles(Cairn):
    def copy(self) -> Self:
        twin = super().copy()
        twin.pebbles = self.pebbles
        return twin


@table(r"copy\(\) does not hold the same")
class ForgetsTheBank(Cairn):
    def copy(self) -> Self:
        twin = super().copy()
        twin.bank = 30
        return twin


@table(r"copy\(\) kept the listener")
class LoudCopy(Cairn):
    def copy(self) -> Self:
        twin = super().copy()
        twin.listener = self.listener
        return twin


TICKS = count()


@table("replay is not play: after|does something else after pickling")
class HiddenClock(Cairn):
    def apply(self, word: int) -> None:
        super().apply(word)
        if next(TICKS) % 7 == 0 and self.bank:
            self.bank -= 1
            self.pebbles[0] += 1


STARTS = count()


@table("replay is not play: after 0 words")
class StartsDiffer(Cairn):
    def __init__(self, seats: int = 0, turns: int = 0, even: bool = False) -> None:
        super().__init__(seats, turns, even)
        if seats:
            self.bank -= next(STARTS) % 3


@table("the state is not the same after pickling")
class LosesPebblesInThePost(Cairn):
    def __reduce__(self) -> tuple[Any, ...]:
        return lossy, super().__reduce__()


def lossy(rebuild: Callable[..., Cairn], args: tuple[object, ...]) -> Cairn:
    state = rebuild(*args)
    state.bank += 1
    return state


@table("pickling the state raised TypeError")
class CannotTravel(Cairn):
    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a cairn stays where it is")


@table("asking changed the state")
class Cached(Cairn):
    def values(self) -> list[float]:
        self.asked_for = getattr(self, "asked_for", 0) + 1
        return super().values()

    def copy(self) -> Self:
        twin = super().copy()
        vars(twin).update(asked_for=getattr(self, "asked_for", 0))
        return twin


# Scores, values, components.


@table("its items are")
class UnexplainedPoint(Cairn):
    def scores(self) -> list[int]:
        return [score + (score > 4) for score in super().scores()]


class Placed(Cairn):
    def places(self, outcome: Outcome) -> tuple[int, ...]:
        return outcome.places

    def outcome(self) -> Outcome:
        outcome = super().outcome()
        if self.to_move != OVER:
            return outcome
        return Outcome(self.places(outcome), outcome.items, outcome.tie_breaks)


@table("but the places")
class LastIsFirst(Placed):
    def places(self, outcome: Outcome) -> tuple[int, ...]:
        return tuple(1 + sum(a < b for a in outcome.scores) for b in outcome.scores)


@table("1 is first, equals share, and the next place counts all before it")
class NobodyWins(Placed):
    def places(self, outcome: Outcome) -> tuple[int, ...]:
        return tuple(place + 1 for place in outcome.places)


@table("have equal points and tie-breaks|but the places")
class TieByLot(Placed):
    def places(self, outcome: Outcome) -> tuple[int, ...]:
        keys = [(score, seat) for seat, score in enumerate(outcome.scores)]
        return tuple(1 + sum(other > key for other in keys) for key in keys)


@table("should have 2 entries each")
class OneScoreTooMany(Cairn):
    def scores(self) -> list[int]:
        return [*super().scores(), 0]


@table("the census of 'pebbles' was 30 at the start and is 31 now")
class MintsPebbles(Cairn):
    def apply(self, word: int) -> None:
        super().apply(word)
        if word == FIND.of(2):
            self.pebbles[0] += 1


@table("which add up to 0.75")
class ValuesTooLow(Cairn):
    def values(self) -> list[float]:
        return [value * 0.75 for value in super().values()]


@table("a share of the win is from 0 to 1")
class ValuesOutOfRange(Cairn):
    def values(self) -> list[float]:
        return [2.0, -1.0, *[0.0] * (self.seats - 2)]


@table("the game is over and won by")
class EndIsNoEnd(Cairn):
    def values(self) -> list[float]:
        return [1 / self.seats] * self.seats


@game(r"value\(\) gives .* the state's values\(\)")
class AnotherOpinion(CairnGame):
    def value(self, state: Cairn, seat: int) -> float:
        return 1 / len(state.values())


# Chance.


@table(r"at the question 'dig' sample\(\) does not follow weights\(\)")
class EvenFinds(Cairn):
    def sample(self, rng: Rng) -> int:
        return FIND.of(rng.below(3)) if self.asked().name == "dig" else super().sample(rng)


@table("sample gave 'rest', which is not legal there")
class SampleOutside(Cairn):
    def sample(self, rng: Rng) -> int:
        return REST if self.asked().name == "dig" and rng.below(3) == 0 else super().sample(rng)


@table(r"weights\(\) has 2 numbers for 3 legal words")
class WeightMissing(Cairn):
    def weights(self) -> list[int]:
        return super().weights()[:2] if self.asked().name == "dig" else super().weights()


@table("whole numbers above 0")
class WeightZero(Cairn):
    def weights(self) -> list[int]:
        return [3, 2, 0] if self.asked().name == "dig" else super().weights()


# Secrets.


@table("determinize changed the view of seat 1")
class TakesMyCard(Cairn):
    def determinize(self, seat: int | None, rng: Rng) -> None:
        super().determinize(None, rng)


@table("determinize changed the view of .*\n.*the game is over")
class OpensAtTheEnd(Cairn):
    def determinize(self, seat: int | None, rng: Rng) -> None:
        who, self.to_move = self.to_move, CHANCE
        super().determinize(seat, rng)
        self.to_move = who


@table("determinize for seat . never changed anything")
class SeesAll(Cairn):
    def determinize(self, seat: int | None, rng: Rng) -> None:
        pass


@table("determinize for a spectator never changed anything")
class SpectatorSeesAll(Cairn):
    def determinize(self, seat: int | None, rng: Rng) -> None:
        if seat is not None:
            super().determinize(seat, rng)


class Dusty(Cairn):
    dust = 0

    def determinize(self, seat: int | None, rng: Rng) -> None:
        super().determinize(seat, rng)
        self.dust += 1


@game("determinize for .* lost or made components")
class MakesDust(CairnGame):
    table = Dusty

    def census(self, state: Cairn) -> dict[str, int]:
        return {**super().census(state), "dust": cast("Dusty", state).dust}


@table("determinize for .* changed who is asked or who sees")
class ForgetsTheTurn(Cairn):
    def determinize(self, seat: int | None, rng: Rng) -> None:
        super().determinize(seat, rng)
        self.seers = -1


@table("determinize for a spectator raised NotImplementedError")
class NoSpectators(Cairn):
    def determinize(self, seat: int | None, rng: Rng) -> None:
        if seat is None:
            raise NotImplementedError
        super().determinize(seat, rng)


class Tired(Listing):
    """Who holds a high card may only rest: its only word must wait, or it is said at once and tells the card."""

    def changed(self, words: list[int]) -> list[int]:
        return [REST] if self.hands[self.to_move] > 3 else words

    def conceals(self) -> bool:
        return True


@table("'rest' is said at once for seat ., but .* cannot know that it has no choice .it might have 3")
class ForcedBetrays(Tired):
    def conceals(self) -> bool:
        return False


@table("'rest' is said at once for seat ., but .* cannot know that it has no choice .it might have")
class PauseBetrays(Tired):
    def conceals(self) -> bool:
        return self.to_move >= 0 and self.hands[self.to_move] > 4


@table("rest: (seat .|a spectator) is told .*rested.*, but .* in a world that it cannot know from it")
class SighsOverTheCard(Cairn):
    def apply(self, word: int) -> None:
        seat = self.to_move
        super().apply(word)
        if word == REST:
            self.tell(FOUND, seat, self.hands[seat])


class Confessing(Cairn):
    """Who has dug shows its card, though no word said which it is."""

    def determinize(self, seat: int | None, rng: Rng) -> None:
        hands = list(self.hands)
        for other in range(self.seats):
            if self.pebbles[other]:
                self.hands[other] = 0
        super().determinize(seat, rng)
        self.hands = [hand or hands[other] for other, hand in enumerate(self.hands)]


@game("find .*: the view of .* tells worlds apart that it cannot know from each other")
class DiggersConfess(CairnGame):
    table = Confessing

    def sees(self, s: Cairn, seat: int | None, other: int) -> bool:
        return super().sees(s, seat, other) or s.pebbles[other] > 0

    def view(self, state: Cairn, seat: int | None) -> CairnView:
        view = super().view(state, seat)
        view.unseen = []
        return view

    def unseen(self, s: Cairn, seat: int | None) -> list[int]:
        return [0] * 6


@game("may not know 'deal .*, but its view differs")
class OpenHands(CairnGame):
    def sees(self, s: Cairn, seat: int | None, other: int) -> bool:
        return seat is not None or s.to_move == OVER


@game("determinize changed the view of|but its view differs")
class OpenBag(CairnGame):
    """Shows the bag itself, which betrays the hidden cards by their absence."""

    def unseen(self, s: Cairn, seat: int | None) -> list[int]:
        return [int(n) for n in s.deck.bag]


class Peeking(CairnObserver):
    def observe(self, s: Cairn, seat: int, out: Numbers) -> None:
        super().observe(s, seat, out)
        out.items[0] = s.hands[seat - 1]


@game("but its numbers differ|determinize changed the numbers")
class ObserverPeeks(CairnGame):
    def observer(self, s: Cairn) -> CairnObserver:
        return Peeking(self, s.seats)


@table("but it is told")
class TellsTheCard(Cairn):
    def tell(self, event: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        if event == DEALT:
            super().tell(FOUND, seat, a)
        super().tell(event, seat, a, b, c)


@table("no legal word has a veiled parameter")
class HidesThePublic(Cairn):
    def settle(self) -> None:
        super().settle()
        if self.to_move >= 0:
            self.seers = 1


@table("seers is 32")
class StrangeSeers(Cairn):
    def settle(self) -> None:
        super().settle()
        if self.seers > 0:
            self.seers = 32


@game("it says hidden = False")
class SaysOpen(CairnGame):
    hidden = False


# Views, numbers, refusals, events.


@game("carries legal =")
class LegalForAll(CairnGame):
    def view(self, state: Cairn, seat: int | None) -> CairnView:
        view = super().view(state, seat)
        view.legal = state.legal()
        return view


@game("carries asked = ")
class AskedNothing(CairnGame):
    def view(self, state: Cairn, seat: int | None) -> CairnView:
        view = super().view(state, seat)
        view.asked = Asked(name="", seat=0)
        return view


@game('the view for seat 1 is a Plain: it should be a subclass of dolmen.View with tag="cairn"')
class PlainView(CairnGame):
    def view(self, state: Cairn, seat: int | None) -> CairnView:
        return cast("CairnView", Plain(seat))


@game('the view for seat 1 is a OtherView: it should be a subclass of dolmen.View with tag="cairn"')
class OtherTag(CairnGame):
    def view(self, state: Cairn, seat: int | None) -> CairnView:
        return cast("CairnView", OtherView(**common(state, seat)))


@game("says that next are .9.: seats go from 0 to")
class NobodyIsNext(CairnGame):
    def view(self, state: Cairn, seat: int | None) -> CairnView:
        view = super().view(state, seat)
        view.next = [9]
        return view


@game("carries outcome = None; it should be Outcome")
class NeverOver(CairnGame):
    def view(self, state: Cairn, seat: int | None) -> CairnView:
        view = super().view(state, seat)
        view.outcome = None
        return view


@game("the record of the game is refused: record: option turns: a number, please")
class WantsNumbers(CairnGame):
    def settle(self, options: Mapping[str, Value]) -> dict[str, Value]:
        if isinstance(options.get("turns"), str):  # as a record writes it
            raise BadOption("option turns: a number, please")
        return super().settle(options)


@game("view for seat 1 raised")
class NoJson(CairnGame):
    def view(self, state: Cairn, seat: int | None) -> CairnView:
        view = super().view(state, seat)
        view.pebbles = cast("Any", object())
        return view


class Brief(CairnObserver):
    def observe(self, s: Cairn, seat: int, out: Numbers) -> None:
        super().observe(s, seat, out)
        out.at -= 1


@game("the observer wrote 9 numbers for seat 1, its layout has 10")
class BriefObserver(CairnGame):
    def observer(self, s: Cairn) -> CairnObserver:
        return Brief(self, s.seats)


class Wild(CairnObserver):
    def observe(self, s: Cairn, seat: int, out: Numbers) -> None:
        super().observe(s, seat, out)
        out.items[1] = 31


@game("the observer wrote 31 in 'bank' for seat 1: it is 0 … 30")
class WildObserver(CairnGame):
    def observer(self, s: Cairn) -> CairnObserver:
        return Wild(self, s.seats)


class Fixed(CairnObserver):
    def observe(self, s: Cairn, seat: int, out: Numbers) -> None:
        super().observe(s, seat, out)
        for n in range(s.seats):
            out.items[8 + n] = s.pebbles[n]


@game("sees .* in 'pebbles', which from the first seat's chair would be")
class FixedChairs(CairnGame):
    def observer(self, s: Cairn) -> CairnObserver:
        return Fixed(self, s.seats)


class Vague(CairnObserver):
    def observe(self, s: Cairn, seat: int, out: Numbers) -> None:
        out.skip(8 + s.seats)


class Pondering(Cairn):
    """Who has pebbles may not rest."""

    def list_into(self, out: Words) -> None:
        super().list_into(out)
        if self.to_move >= 0 and self.pebbles[self.to_move]:
            out.size -= 1

    def legal(self) -> list[int]:
        out = Words()
        self.list_into(out)
        return out.list()


@game("has seen the same numbers with other legal words")
class VagueObserver(CairnGame):
    table = Pondering

    def observer(self, s: Cairn) -> CairnObserver:
        return Vague(self, s.seats)


@game(r"why_not\('find one'\) raised KeyError")
class RaisesForFate(CairnGame):
    def why_not(self, state: Cairn, seat: int, word: int) -> Refusal:
        return {"dig": Refusal("bank-empty"), "swap": Refusal("no"), "rest": Refusal("no")}[WORDS.text(word)]


@game("not a Refusal with a key")
class NoReason(CairnGame):
    def why_not(self, state: Cairn, seat: int, word: int) -> Refusal:
        return cast("Refusal", None)


@game("the number 'pebbles' is .*, neither int nor str")
class StrangeNumber(CairnGame):
    def why_not(self, state: Cairn, seat: int, word: int) -> Refusal:
        return Refusal("no", {"pebbles": cast("Any", 1.5)})


@table("the event 'rested' was told with more parameters than it declares: none")
class TellsTooMuch(Cairn):
    def tell(self, event: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        super().tell(event, seat, a, b, seat + 1 if event == 3 else c)


@table("the event 'found' was told with find 3, of 3 names")
class TellsNoName(Cairn):
    def tell(self, event: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        super().tell(event, seat, a, b + 1 if event == FOUND else b, c)


@table("the event 'buried' was told of seat 9")
class TellsOfNobody(Cairn):
    def tell(self, event: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        super().tell(event, 9 if event == BURIED else seat, a, b, c)


SHORT_BOOK = EventBook()
SHORT_BOOK.add("found", pebbles=NUMBER, find=("one", "two", "five"))


@game("it told the event")
class ShortBook(CairnGame):
    events = SHORT_BOOK


# The description.


@game("start accepts a seat count it does not have")
class AnyNumber(CairnGame):
    def check_seats(self, seats: int) -> int:
        return seats


@game("start accepts an option it does not have")
class AnyOption(CairnGame):
    def settle(self, options: Mapping[str, Value]) -> dict[str, Value]:
        return super().settle({name: value for name, value in options.items() if name in ("digging", "turns")})


@game("the default of option 'digging' is not its first value")
class DefaultLast(CairnGame):
    options = (Option("digging", values=("even", "weighted"), default="weighted"), Option.number("turns", 1, 3, 3))


@game("the default does not fit: option turns")
class DefaultOutside(CairnGame):
    options = (Option.choice("digging", "weighted", "even"), Option.number("turns", 1, 3, 9))


@game("the tally is")
class CountsOneTooMany(CairnGame):
    def tally(self, state: Cairn) -> list[int]:
        return [points + 1 for points in state.scores()]


@game("weight = 6 is not from 1 to 5")
class TooHeavy(CairnGame):
    weight = 6


@game(r"minutes = \(60, 30\) is not a time from and to")
class EndsBeforeItBegins(CairnGame):
    minutes = (60, 30)


@game("start raised RuntimeError: no such turn")
class OptionCrashes(CairnGame):
    def begin(self, seats: int, options: Mapping[str, Value]) -> Cairn:
        if options["turns"] == 1:
            raise RuntimeError("no such turn")
        return super().begin(seats, options)


class Stutter:
    """A vocabulary that misreads one word."""

    def __init__(self, words: Vocabulary) -> None:
        self._words = words

    def __getattr__(self, name: str) -> Any:
        return getattr(self._words, name)

    def __len__(self) -> int:
        return len(self._words)

    def parse(self, text: str) -> int:
        return self._words.parse("dig" if text == "rest" else text)


@game("word 2 reads 'rest', which parses to word 0")
class Misreads(CairnGame):
    words = cast("Vocabulary", Stutter(WORDS))


@table("determinize changed the view of seat 1: .*echo")
class PlacesChange(Cairn):
    def outcome(self) -> Outcome:
        outcome = super().outcome()
        if self.to_move == OVER and self.listener is None:  # a score that depends on who listens
            return Outcome(outcome.places, tuple((*sheet, Item("echo", 1)) for sheet in outcome.items))
        return outcome
