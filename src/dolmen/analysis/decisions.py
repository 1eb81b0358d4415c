"""One decision: what was best, what was played, by how much they differ, and why. Hints are made of the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Literal

import msgspec

from dolmen.bots import Seat, make_bot
from dolmen.bots.greedy import rate
from dolmen.core.asked import Asked
from dolmen.core.rng import Rng

from .reasons import Reason, reason
from .trials import Trial, mean, try_word

NEARLY = 0.01  # a difference of winning chances below that is none
COSTLY = 0.05
TURNING = 0.15
FOUND = 0.9  # of the gain: a word that has it counts as the best
SURE = 1.6  # a difference of fewer standard errors is no more than nearly

Verdict = Literal["best", "nearly", "costly", "turning"]


class Depth(msgspec.Struct, frozen=True, kw_only=True):
    """How much thought goes into a game. Games of trial are counted in words: short ones are played more often."""

    name: str
    mind: str  # the bot that proposes a word
    glances: int  # how often each word is tried to its horizon
    words: int  # said in games to their ends after each of two words that seem to differ
    course: int  # said in games that tell the chances at the end of a turn


QUICK = Depth(name="quick", mind="elder:1000", glances=8, words=5_000, course=1_500)
DEEP = Depth(name="deep", mind="elder:10000", glances=48, words=60_000, course=20_000)
HINT = Depth(name="hint", mind="elder:2000", glances=12, words=4_000, course=0)
DEPTHS = {depth.name: depth for depth in (QUICK, DEEP)}
LEAST = 12  # games after a word from which anything is concluded
SOON = 16  # from which on a difference may be called small
MOST = 120


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A word, and the winning chance it leads to."""

    word: int
    text: str
    chance: float


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat decided, and what it might have."""

    place: int  # how many words had been said
    round: int  # 0: the game has none
    asked: Asked
    best: Choice
    played: Choice
    also: Choice | None = None  # the next that was tried, where what was played was costly
    loss: float  # of winning chance; 0 if nothing was better
    verdict: Verdict
    reason: Reason
    games: int  # tried after each word

    @property
    def is_costly(self) -> bool:
        return self.verdict in ("costly", "turning")

    def is_found(self, chance: float) -> bool:
        """Whether a word of that chance does as well as the best, but for a little."""
        return chance - self.played.chance >= FOUND * (self.best.chance - self.played.chance)


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """Words worth thinking of, the best first, and what speaks for the first."""

    asked: Asked
    choices: tuple[Choice, ...]
    either: bool  # whether the first two are as good as each other
    reason: Reason


def candidates(seat: Seat, depth: Depth, count: int, seed: int) -> list[int]:
    """The words worth trying: the one that a bot chooses after thinking, then those that look best at once."""
    legal = seat.legal()
    first = make_bot(depth.mind).choose(seat, Rng(seed))
    if len(legal) <= count:
        return [first, *(word for word in legal if word != first)]
    deal = Rng(seed)
    worlds = [seat.world(deal) for _ in range(2)]
    ratings = {word: rate(worlds, seat.seat, word) for word in legal}
    rest = sorted((word for word in legal if word != first), key=lambda word: -ratings[word])
    return [first, *rest[: count - 1]]


class Tried:
    """Words of a decision with the games tried after each."""

    def __init__(self, seat: Seat, words: Sequence[int], depth: Depth) -> None:
        self.seat = seat
        self.depth = depth
        numbers = range(depth.glances)
        self.lines: dict[int, list[Trial]] = {word: [try_word(seat, word, n) for n in numbers] for word in words}

    def finish(self, words: Sequence[int], settled: Callable[[int], bool] = lambda _: False) -> int:
        """Play the games after some words to their ends, the same number after each; tells how many.

        `settled` hears how many there are, and may tell that this is enough.
        """
        spent = count = 0
        while count < LEAST or (count < MOST and spent < self.depth.words * len(words) and not settled(count)):
            spent += sum(self.finish_one(word, count) for word in words)
            count += 1
        for word in words:
            del self.lines[word][count:]
        return count

    def finish_one(self, word: int, number: int) -> int:
        """Play the n-th game after a word to its end; tells how many words it took."""
        line = self.lines[word]
        if number == len(line):
            line.append(try_word(self.seat, word, number))
        line[number].finish()
        return line[number].words

    def join(self, word: int, games: int) -> None:
        """Play another word out in as many games as those before it."""
        for number in range(games):
            self.finish_one(word, number)
        del self.lines[word][games:]

    def costs_little(self, better: int, worse: int, count: int) -> bool:
        """Whether the first games show that a word is hardly better than another: no more need be played."""
        middle, error = self.estimate(better, worse, count)
        return count >= SOON and middle + SURE * error < COSTLY

    @property
    def words(self) -> list[int]:
        """The best first."""
        return sorted(self.lines, key=lambda word: -self.chance(word))

    def chance(self, word: int) -> float:
        """The winning chance after a word."""
        return mean([trial.shares[self.seat.seat] for trial in self.lines[word]])

    def choice(self, word: int) -> Choice:
        return Choice(word=word, text=self.seat.game.words.text(word), chance=round(self.chance(word), 4))

    def gap(self, better: int, worse: int) -> tuple[float, bool]:
        """By how much a word is better than another, and whether that can be trusted."""
        middle, error = self.estimate(better, worse, max(map(len, self.lines.values())))
        return middle, middle >= SURE * error

    def estimate(self, better: int, worse: int, count: int) -> tuple[float, float]:
        """By how much a word is better than another in the first games, with the standard error of that."""
        me = self.seat.seat
        pairs = zip(self.lines[better][:count], self.lines[worse][:count], strict=True)
        gaps = [a.shares[me] - b.shares[me] for a, b in pairs]
        middle = mean(gaps)
        spread = mean([(gap - middle) ** 2 for gap in gaps])
        return middle, sqrt(spread / max(1, len(gaps) - 1))


def judge(seat: Seat, asked: Asked, played: int, place: int, round_: int, depth: Depth) -> Decision:
    """Compare what was played with what might have been, by what the seat knew."""
    words = candidates(seat, depth, 3, place)
    if words[0] == played:
        words = [played]
    tried = Tried(seat, words if played in words else [*words, played], depth)
    best, *rest = tried.words
    loss, sure = tried.gap(best, played)
    games = depth.glances
    if loss >= NEARLY:
        games = tried.finish([best, played], lambda count: tried.costs_little(best, played, count))
        loss, sure = tried.gap(best, played)
    verdict = verdict_on(loss, sure)
    if verdict == "best":
        best, loss = played, 0.0
    told = verdict in ("costly", "turning")
    also = next((word for word in rest if word != played), None) if told else None
    if also is not None:
        tried.join(also, games)
        gap, sure = tried.gap(also, played)
        if gap > loss and sure:  # what was first at a glance is second when played out
            best, also, loss, verdict = also, best, gap, verdict_on(gap, sure)
    return Decision(
        place=place,
        round=round_,
        asked=asked,
        best=tried.choice(best),
        played=tried.choice(played),
        also=None if also is None else tried.choice(also),
        loss=round(loss, 4),
        verdict=verdict,
        reason=reason(tried.lines[best], tried.lines[played]) if told else Reason(),
        games=games,
    )


def compare(seat: Seat, asked: Asked, best: int, other: int, depth: Depth = HINT) -> Decision:
    """Two words of a decision played out side by side; a reason is given if the games bear the first one out."""
    tried = Tried(seat, [best, other], depth)
    games = tried.finish([best, other])
    loss, sure = tried.gap(best, other)
    borne_out = sure and loss >= NEARLY
    return Decision(
        place=0,
        round=0,
        asked=asked,
        best=tried.choice(best),
        played=tried.choice(other),
        loss=round(loss, 4),
        verdict=verdict_on(loss, sure),
        reason=own_reason(reason(tried.lines[best], tried.lines[other])) if borne_out else Reason(),
        games=games,
    )


def weigh(seat: Seat, word: int, games: int) -> float:
    """The winning chance after a word, by as many games as a decision was judged by: the same worlds, the same fate."""
    lines = [try_word(seat, word, number) for number in range(games)]
    for trial in lines:
        trial.finish()
    return round(mean([trial.shares[seat.seat] for trial in lines]), 4)


def own_reason(reason: Reason) -> Reason:
    """What differs for oneself: what becomes of rivals depends on how well they play on."""
    told = reason.kind != "none" and all(term.where != "rival" for term in reason.terms)
    return reason if told else Reason(held=reason.held)


def verdict_on(loss: float, sure: bool) -> Verdict:
    if loss < NEARLY:
        return "best"
    if loss < COSTLY or not sure:
        return "nearly"
    return "costly" if loss < TURNING else "turning"


def hint(seat: Seat, asked: Asked, depth: Depth = HINT, seed: int = 0) -> Hint:
    """Up to three words worth thinking of, from what the seat knows."""
    tried = Tried(seat, candidates(seat, depth, 3, seed), depth)
    tried.finish(list(tried.lines))
    first, *rest = tried.words
    either = bool(rest) and tried.chance(first) - tried.chance(rest[0]) < NEARLY
    why = reason(tried.lines[first], tried.lines[rest[0]]) if rest and not either else Reason()
    return Hint(asked=asked, choices=tuple(map(tried.choice, tried.words)), either=either, reason=why)
