"""Checks of streams: a game whose words look the same to a viewer looks the same to it in everything.

Play goes on in a position and in a world dealt anew for a viewer, with words that look alike to it, as at a table where
forced words are said at once. Views, events and pauses must not part before the words do: a word said at once, where in
the other world its seat would have had a choice, betrays what that seat holds (`State.conceals` keeps it waiting).
"""

from __future__ import annotations

from dolmen.core.match import is_peeking
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, OVER, State

from .trial import BrokenGame, Hearing, Trial, named


class Side:
    """One of the two games, and what its viewer receives of it."""

    def __init__(self, t: Trial, viewer: int | None, state: State) -> None:
        self.t = t
        self.viewer = viewer
        self.state = state
        self.hearing = Hearing(t.game.events, t.seats)
        state.listener = self.hearing

    def looks(self) -> dict[int, list[int]]:
        """The legal words by how they look to the viewer."""
        veiled = self.t.hides(int(self.state.seers), self.viewer)
        looks: dict[int, list[int]] = {}
        for word in self.state.legal():
            looks.setdefault(self.t.game.words.veil(word) if veiled else word, []).append(word)
        return looks

    def waits(self) -> bool:
        """Whether the table waits for somebody to decide."""
        with self.t.guard("conceals"):
            return self.state.to_move != CHANCE and (len(self.state.legal()) > 1 or self.state.conceals())

    def say(self, word: int, where: str) -> list[dict[str, str | int]]:
        """Say a word; what the viewer is told."""
        told = len(self.hearing.events)
        with self.t.guard(f"apply({self.t.text(word)!r}) {where}"):
            self.state.apply(word)
        if self.hearing.faults:
            raise self.t.wrong(self.hearing.faults[0])
        return [self.t.game.events.fields(event, self.viewer) for event in self.hearing.events[told:]]


def check(t: Trial, viewer: int | None, world: State, luck: Rng, further: int) -> int:
    """Follow a position and a world beside it for so many words; how many the viewer could not tell apart."""
    here, there = Side(t, viewer, t.state.copy()), Side(t, viewer, world)
    said: list[str] = []
    while len(said) < further and OVER not in (here.state.to_move, there.state.to_move):
        if is_open(here.state, viewer):
            break
        ours, theirs = here.looks(), there.looks()
        check_pause(t, viewer, (here, ours), (there, theirs), said)
        alike = [look for look in ours if look in theirs]
        if not alike:
            break
        look = alike[luck.below(len(alike))]
        said.append(t.text(look))
        word, other = (words[look][luck.below(len(words[look]))] for words in (ours, theirs))
        events = here.say(word, "in a copy"), there.say(other, f"in a world dealt for {named(viewer)}")
        if OVER not in (here.state.to_move, there.state.to_move):
            compare(t, viewer, here, there, events, said)
    return len(said)


def is_open(state: State, viewer: int | None) -> bool:
    """Whether a secret is shown to the viewer just now: what it sees there may well differ."""
    return viewer is not None and is_peeking(state, viewer)


def check_pause(
    t: Trial,
    viewer: int | None,
    here: tuple[Side, dict[int, list[int]]],
    there: tuple[Side, dict[int, list[int]]],
    said: list[str],
) -> None:
    """A word is said at once in both worlds or in none, unless the word itself tells them apart."""
    if here[0].waits() == there[0].waits():
        return
    (_, forced), (free, words) = (there, here) if here[0].waits() else (here, there)
    look = next(iter(forced))
    if look in words:
        seat = int(free.state.to_move)
        raise wrong(
            f"{t.text(look)!r} is said at once for {named(seat)}, but {named(viewer)} cannot know that it has "
            f"no choice (it might have {len(words)}): conceals() should be true there, whatever {named(seat)} holds",
            t,
            said,
        )


def compare(
    t: Trial,
    viewer: int | None,
    here: Side,
    there: Side,
    events: tuple[list[dict[str, str | int]], list[dict[str, str | int]]],
    said: list[str],
) -> None:
    """The viewer is told the same and sees the same."""
    if events[0] != events[1]:
        raise wrong(
            f"{named(viewer)} is told {events[0]}, but {events[1]} in a world that it cannot know from it", t, said
        )
    if is_open(here.state, viewer):
        return
    difference = differing(t.view(here.state, viewer), t.view(there.state, viewer))
    if difference:
        raise wrong(
            f"the view of {named(viewer)} tells worlds apart that it cannot know from each other: {difference}", t, said
        )


def wrong(message: str, t: Trial, said: list[str]) -> BrokenGame:
    """What is wrong after so many words more."""
    return t.wrong(f"after {'; '.join(said)}: {message}" if said else message)


def differing(here: bytes, there: bytes) -> str:
    """Where two texts part; empty if they do not."""
    if here == there:
        return ""
    at = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
    start = max(0, at - 40)
    one, two = (text[start : at + 20].decode(errors="replace") for text in (here, there))
    return f"…{one}… became …{two}…"
