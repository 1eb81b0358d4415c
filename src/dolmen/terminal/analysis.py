"""An analysis in plain characters: chances as strata of the seats' signs, decisions, turning points."""

from __future__ import annotations

from collections.abc import Iterator

from dolmen.analysis import Analysis, Decision
from dolmen.analysis.sentences import Sentences, percent
from dolmen.core.state import CHANCE

from .people import MARKS

HEIGHT = 9
BAR = 26  # characters of a whole chance
COSTLY = ("costly", "turning")


def strata(analysis: Analysis, width: int, height: int = HEIGHT) -> list[str]:
    """The chances over time: each column a place of the game, filled with the signs of the seats, the first below."""
    columns = [column(analysis, round((n + 0.5) * analysis.words / width), height) for n in range(width)]
    return ["".join(column[row] for column in columns) for row in range(height - 1, -1, -1)]


def column(analysis: Analysis, place: int, height: int) -> list[str]:
    """The signs of one place from below; blank where nothing is known yet."""
    known = [mark for mark in analysis.marks if mark.place <= place] or analysis.marks[:1]
    if not known or (analysis.done < analysis.parts and place > analysis.marks[-1].place):
        return [" "] * height
    shares = known[-1].shares
    out: list[str] = []
    seat, reached = 0, shares[0]
    for row in range(height):
        while (row + 0.5) / height > reached and seat < len(shares) - 1:
            seat += 1
            reached += shares[seat]
        out.append(MARKS[seat])
    return out


def letters(analysis: Analysis, width: int) -> str:
    """The letters of the turning points under their places."""
    line = [" "] * width
    for moment in analysis.moments:
        line[min(width - 1, moment.end * width // max(1, analysis.words))] = moment.letter
    return "".join(line).rstrip()


def rounds(analysis: Analysis, width: int) -> str:
    """The numbers of the rounds where they begin, as many as stand apart."""
    line = ""
    for place, number in analysis.rounds:
        column = min(width - 2, place * width // max(1, analysis.words))
        if not line or column > len(line):
            line = f"{line:<{column}}{number}"
    return line


def counts(analysis: Analysis) -> dict[str, int]:
    """How many decisions were best, nearly so, costly."""
    out = {"best": 0, "nearly": 0, "costly": 0}
    for decision in analysis.decisions:
        out["costly" if decision.verdict in COSTLY else decision.verdict] += 1
    return out


def bar(chance: float) -> str:
    return "█" * max(1, round(chance * BAR))


def tell(analysis: Analysis, sentences: Sentences, width: int = 100) -> Iterator[str]:
    """The whole analysis, line by line."""
    texts, names = sentences.texts, sentences.names
    shares = analysis.marks[-1].shares if analysis.marks else []
    yield f"{texts.title()} · {texts.text('study-title', player=names[analysis.seat])}"
    if len(shares) > 1:
        yield ""
        rows = strata(analysis, width - 6)
        labels = {0: "100%", len(rows) // 2: " 50%", len(rows) - 1: "  0%"}
        for n, row in enumerate(rows):
            yield f"{labels.get(n, ''):>4}  {row}"
        if analysis.moments:
            yield f"      {letters(analysis, width - 6)}"
        if analysis.rounds:
            yield f"      {rounds(analysis, width - 6)}"
        yield "      " + "  ".join(f"{MARKS[n]} {name}" for n, name in enumerate(names))
    yield ""
    yield texts.text("study-counts", **counts(analysis))
    for decision in analysis.decisions:
        if decision.verdict in COSTLY:
            yield from told(decision, sentences)
    others = [moment for moment in analysis.moments if moment.mover != analysis.seat]
    for heading, moments in (
        ("study-moments", [moment for moment in analysis.moments if moment.mover == analysis.seat]),
        ("study-others", others),
    ):
        if moments:
            yield ""
            yield texts.text(heading)
        for moment in moments:
            mark = "⚄" if moment.mover == CHANCE else MARKS[moment.mover]
            change = f"{names[moment.seat]} {percent(abs(moment.change))} %"
            yield f"  {moment.letter} {mark} {sentences.moment(moment)} · {'+' if moment.change > 0 else '−'}{change}"


def told(decision: Decision, sentences: Sentences) -> Iterator[str]:
    """A decision with what was better, what was played, and why."""
    texts, said = sentences.texts, sentences.decision(decision)
    number = f"{decision.round:>3}" if decision.round else "  ·"
    yield ""
    yield f"{number}  {said.title}  −{percent(decision.loss)} %"
    choices = (("study-best", decision.best), ("study-also", decision.also), ("study-played", decision.played))
    for key, choice in choices:
        if choice is None:
            continue
        share = f"{percent(choice.chance):>3} %  {bar(choice.chance):<{BAR}}"
        yield f"     {texts.text(key):<8} {share}  {sentences.word(choice, decision.asked)}"
    if said.why:
        yield f"     {said.why}"
