"""Why one word is better than another: what differs between the games tried after each, and nothing else.

A reason is made of terms: lines of the score sheets at the end, and what the seat holds at the horizon. A term is told
only if it holds in most of the games (`OFTEN`), and with a "mostly" if it does in half of them (`MOSTLY`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from dolmen.core.outcome import Item

from .trials import Trial, mean

OFTEN = 0.7  # of the games: told as it is
MOSTLY = 0.5  # told with "mostly"
WORTH = 0.75  # a difference below that rounds to nothing worth telling
HALF = 0.5  # of the whole difference: such a term is the reason
PRICE = 0.34  # of the gain: what is lost is told too


class Term(msgspec.Struct, frozen=True, kw_only=True):
    """Something that differs between the games after the better word and after the other."""

    where: Literal["sheet", "rival", "held"]  # a line of one's score sheet, another seat's points, what one holds soon
    key: str  # of the line or the thing; "" for all points of a rival
    seat: int  # whose it is
    by: float  # how much more of it there is after the better word, on average
    holds: float  # the share of the games in which the difference has that sign
    better: Item | None = None  # the line as it stands in most games after the better word, and after the other
    worse: Item | None = None

    @property
    def gain(self) -> float:
        """What it is worth to the seat that decides."""
        return -self.by if self.where == "rival" else self.by


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """What is told: one term, a little of everything, or nothing; with what it costs, and what is at hand sooner."""

    kind: Literal["term", "mixed", "none"] = "none"
    terms: tuple[Term, ...] = ()
    price: Term | None = None
    held: tuple[Term, ...] = ()


def difference(
    where: Literal["sheet", "rival", "held"], key: str, seat: int, better: Sequence[int], worse: Sequence[int]
) -> Term:
    """A term from what each game counted after the one word and after the other."""
    gaps = [a - b for a, b in zip(better, worse, strict=True)]
    by = mean(gaps)
    return Term(where=where, key=key, seat=seat, by=by, holds=mean([gap * by > 0 for gap in gaps]))


def terms(better: Sequence[Trial], worse: Sequence[Trial]) -> list[Term]:
    """All that differs on the score sheets at the end: one's own lines, and the points of every other seat."""
    me = better[0].seat
    own = [[trial.points(me) for trial in line] for line in (better, worse)]
    keys = sorted({key for line in own for sheet in line for key in sheet})
    found = []
    for key in keys:
        term = difference("sheet", key, me, *([sheet.get(key, 0) for sheet in line] for line in own))
        found.append(with_sums(term, better, worse))
    for seat in range(better[0].seats):
        if seat != me:
            scores = ([trial.finish().scores[seat] for trial in line] for line in (better, worse))
            found.append(difference("rival", "", seat, *scores))
    return [term for term in found if abs(term.by) >= WORTH]


def with_sums(term: Term, better: Sequence[Trial], worse: Sequence[Trial]) -> Term:
    """The term with its arithmetic, where one sum stands on most sheets after each word."""
    usual = [usual_line(line, term.key) for line in (better, worse)]
    if usual[0] is None or usual[1] is None or usual[0].points <= usual[1].points:
        return term
    return msgspec.structs.replace(term, better=usual[0], worse=usual[1])


def usual_line(line: Sequence[Trial], key: str) -> Item | None:
    """A line of the score sheet that reads the same in most games; None if there is none."""
    lines = [trial.line(key) for trial in line]
    counted = Counter(msgspec.json.encode(item) for item in lines if item is not None)
    if not counted:
        return None
    text, count = counted.most_common(1)[0]
    return msgspec.json.decode(text, type=Item) if count >= OFTEN * len(line) else None


def held_terms(better: Sequence[Trial], worse: Sequence[Trial]) -> list[Term]:
    """What the seat has most more of at the horizon, and what it costs; points are told by the sheet."""
    names = [name for name in better[0].held if name != "points"]
    me = better[0].seat
    found = [
        difference("held", name, me, *([trial.held[name] for trial in line] for line in (better, worse)))
        for name in names
    ]
    told = sorted((term for term in found if abs(term.by) >= WORTH and term.holds >= OFTEN), key=lambda term: -term.by)
    if not told or told[0].by < 0:  # a loss alone is no reason
        return []
    return [told[0], told[-1]] if told[-1].by < 0 else told[:2]


def reason(better: Sequence[Trial], worse: Sequence[Trial]) -> Reason:
    """The largest single term of the difference, if it makes half of it; else the two largest; else nothing."""
    found = sorted(terms(better, worse), key=lambda term: -term.gain)
    told = [term for term in found if term.gain > 0 and term.holds >= MOSTLY]
    held = tuple(held_terms(better, worse))
    if not told or told[0] is not found[0]:  # what differs most does so too seldom
        return Reason(held=held)
    first = told[0]
    whole = sum(term.by for term in found if term.where == "sheet") + max(
        (term.gain for term in found if term.where == "rival"), default=0.0
    )
    if whole < WORTH:  # the points do not show why
        return Reason(held=held)
    if first.gain >= HALF * whole or len(told) == 1:
        lost = [term for term in found if term.where == "sheet" and term.holds >= OFTEN]
        price = next((term for term in lost[::-1] if -term.by >= PRICE * first.gain), None)
        return Reason(kind="term", terms=(first,), price=price, held=held)
    return Reason(kind="mixed", terms=tuple(told[:2]), held=held)
