"""What an analysis says in plain language: at most the choice, the gain, what differs, and what it costs.

Every clause is a term of a `Reason`; nothing is said that the terms do not hold.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from dolmen.bots import BOTS
from dolmen.core.asked import Asked
from dolmen.core.game import Game
from dolmen.core.state import CHANCE
from dolmen.core.texts import LANGUAGES, Texts

from .decisions import Choice, Decision, Hint
from .reasons import OFTEN, Reason, Term
from .study import Analysis, Moment

# Short words that belong to what follows them: "into the forest, not into the hut".
LEADS = re.compile("a|an|the|at|in|into|on|onto|to|from|of|with|for|во?|на|ко?|у|со?|из|от|для|по|за")


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """A choice and its reason as they are read."""

    title: str
    why: str = ""


class Sentences:
    """Says what was found, in one language, of players with these names."""

    def __init__(self, game: Game, texts: Texts, names: Sequence[str]) -> None:
        self.game = game
        self.texts = texts
        self.names = names

    def word(self, choice: Choice, asked: Asked) -> str:
        """A word as a person would say it, with what it was about (`.told`): the prompt that told it is gone."""
        fields = self.game.words.fields(choice.word)
        about = {name: value for name, value in fields.items() if name != "word"}
        told = self.texts.find(f"word-{fields['word']}.told", self.texts.fill({**asked.numbers, **about}, self.names))
        return told or self.texts.word(fields, self.names, asked)

    def title(self, best: Choice, other: Choice, asked: Asked) -> str:
        """The better word, and of the other what differs: "Choose domino 37, not 42"."""
        better, worse = self.word(best, asked).split(), self.word(other, asked).split()
        head = same_head(better, worse)
        if not head:
            return self.texts.text("why-instead", best=" ".join(better), other=" ".join(worse))
        tail = same_head(better[head:][::-1], worse[head:][::-1])
        if tail == 1 and not worse[head].isdecimal():
            tail = 0  # "the Mountain Temple, not the Sea Temple"
        while head > 1 and LEADS.fullmatch(better[head - 1]):
            head -= 1
        part = " ".join(worse[head : len(worse) - tail]).rstrip(",.;:")
        if not part:
            return " ".join(better)
        return self.texts.text("why-not", best=" ".join(better).rstrip("."), other=part)

    def decision(self, decision: Decision) -> Said:
        """What would have been better, and why."""
        if decision.best.word == decision.played.word:
            return Said(title=self.word(decision.played, decision.asked))
        title = self.title(decision.best, decision.played, decision.asked)
        return Said(title=title, why=self.reason(decision.reason))

    def hint(self, hint: Hint) -> Said:
        """The best word, or that two are as good, and what speaks for it."""
        first = self.word(hint.choices[0], hint.asked)
        if hint.either:
            other = self.word(hint.choices[1], hint.asked)
            return Said(title=self.texts.text("why-either", one=first, other=lower(other)))
        return Said(title=first, why=self.reason(hint.reason))

    def whole(self, decision: Decision) -> str:
        """One line: the choice, the gain, the reason."""
        said = self.decision(decision)
        gain = self.texts.text("why-gain", title=said.title, gain=percent(decision.loss))
        return f"{gain} {said.why}".rstrip()

    def reason(self, reason: Reason) -> str:
        """What differs, in one or two sentences; "" if there is nothing to be sure of."""
        return " ".join(part for part in (self.end(reason), self.soon(reason)) if part)

    def end(self, reason: Reason) -> str:
        """What differs at the end of the game."""
        if reason.kind == "mixed":
            parts = ", ".join(f"{self.what(term)} {signed(term.by)}" for term in reason.terms)
            return self.texts.text("why-mixed", parts=parts)
        if reason.kind == "none":
            return ""
        first = upper(self.term(reason.terms[0]))
        price = reason.price and self.texts.text(
            "why-price", what=lower(self.what(reason.price)), by=-rounded(reason.price.by)
        )
        return f"{first}; {price}." if price else f"{first}."

    def soon(self, reason: Reason) -> str:
        """What is at hand by the time it is one's turn again."""
        if not reason.held:
            return ""
        parts = ", ".join(f"{self.texts.name(term.key)} {signed(term.by)}" for term in reason.held)
        return self.texts.text("why-held", parts=parts)

    def term(self, term: Term) -> str:
        """One term as a clause."""
        sums = term.better and term.worse and (self.texts.item_sum(term.better), self.texts.item_sum(term.worse))
        if sums and all(sums) and term.better and term.worse:
            numbers = {"better": sums[0], "worse": sums[1], "points": term.better.points, "other": term.worse.points}
            return self.texts.text("why-sum", what=self.what(term), **numbers)
        key = "why-more" if term.by > 0 else "why-less"
        mostly = "no" if term.holds >= OFTEN else "yes"
        return self.texts.text(key, what=self.what(term), by=abs(rounded(term.by)), mostly=mostly)

    def what(self, term: Term) -> str:
        """What a term is about: a line of the score sheet by its name, a rival by theirs."""
        if term.where == "rival":
            return self.texts.seat_name(term.seat, self.names)
        return self.texts.find(f"item-{term.key}.all", {}) or self.texts.find(f"item-{term.key}", {}) or term.key

    def moment(self, moment: Moment) -> str:
        """What happened at a turning point."""
        told = list(dict.fromkeys(self.texts.event(event, self.names) for event in moment.events))
        if told:
            return upper(joined([text.split() for text in told]))
        key = "why-fate" if moment.mover == CHANCE else "why-turn-of"
        return self.texts.text(key, player=self.texts.seat_name(max(0, moment.mover), self.names))


def joined(texts: Sequence[Sequence[str]]) -> str:
    """Texts that begin and end alike as one: what they have in common is said once."""
    least = min(map(len, texts)) - 1
    head = min(least, *(same_head(texts[0], other) for other in texts))
    tail = min(least - head, *(same_head(texts[0][::-1], other[::-1]) for other in texts))
    middle = ", ".join(" ".join(text[head : len(text) - tail]) for text in texts)
    return " ".join([*texts[0][:head], middle, *texts[0][len(texts[0]) - tail :]])


def same_head(one: Sequence[str], other: Sequence[str]) -> int:
    """How many words two texts have in common at their beginning."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def rounded(by: float) -> int:
    """To whole numbers, and never to nothing."""
    return round(by) or (1 if by > 0 else -1)


def signed(by: float) -> str:
    return f"{'+' if by > 0 else '−'}{abs(rounded(by))}"


def percent(share: float) -> int:
    return round(100 * share)


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def lower(text: str) -> str:
    """As it stands within a sentence; a name in capitals stays as it is."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


class Telling(msgspec.Struct, frozen=True, kw_only=True):
    """An analysis in one language: a text for every decision and every turning point, in their order."""

    decisions: list[Said]
    moments: list[str]


def tell(analysis: Analysis, game: Game, language: str) -> Telling:
    """Everything an analysis has to say."""
    sentences = speaker(game, language, analysis.seats)
    return Telling(
        decisions=[sentences.decision(decision) for decision in analysis.decisions],
        moments=[sentences.moment(moment) for moment in analysis.moments],
    )


def speaker(game: Game, language: str, seats: Sequence[str]) -> Sentences:
    """Says what was found of a record's seats; who is no person is called by the sign of the seat."""
    texts = Texts.of(game, language)
    return Sentences(game, texts, [texts.seat_name(n) if is_sign(name, n) else name for n, name in enumerate(seats)])


def is_sign(name: str, seat: int) -> bool:
    """Whether a seat's name is its sign, its number or the kind of bot that sits there, with or without the other."""
    head, _, bot = name.rstrip(")").rpartition(" (")
    names = {Texts.of(None, language).seat_name(seat) for language in LANGUAGES} | {str(seat + 1), "-", *BOTS}
    return name in names or (bot in BOTS and head in names)
