"""Checks of secrets: what a viewer receives does not depend on what it may not know."""

from __future__ import annotations

from dolmen.core.events import EVERYONE
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import OVER, State

from . import streams
from .streams import differing
from .trial import BrokenGame, Hearing, Trial, fingerprint, named

OTHERS = 3  # so many other words are tried in place of a secret one
DEALS = 24  # so often a world is dealt anew to see that something changes
ENOUGH = 3  # so many chances to differ must have gone by before "never differs" is believed
FURTHER = 4  # so many words a dealt world is played on


class Secrets:
    """Follows the secrets of many games."""

    def __init__(self) -> None:
        self.tried: dict[int | None, int] = {}  # by viewer: positions where something was surely hidden
        self.varied: dict[int | None, int] = {}  # and those of them where worlds did differ

    def hides(self, t: Trial, word: int) -> bool:
        """Whether a word is about to be said that somebody may not know."""
        return t.state.seers != EVERYONE and t.game.words.veil(word) != word

    def say(self, t: Trial, word: int, luck: Rng) -> None:
        """Say a secret word, and beside it in other worlds other words that look the same from outside."""
        seers = int(t.state.seers)
        veil = t.game.words.veil(word)
        like = [other for other in t.state.legal() if other != word and t.game.words.veil(other) == veil]
        twins: list[tuple[int, State, Hearing]] = []
        for _ in range(min(OTHERS, len(like))):
            other = like[luck.below(len(like))]
            twin = t.state.copy()
            hearing = Hearing(t.game.events, t.seats)
            twin.listener = hearing
            with t.guard(f"apply({t.text(other)!r})"):
                twin.apply(other)
            twins.append((other, twin, hearing))
        told = len(t.hearing.events)
        t.say(word)
        for viewer in t.viewers:
            if t.hides(seers, viewer):
                for other, twin, hearing in twins:
                    self.compare(t, viewer, told, other, twin, hearing)
                if like and t.state.to_move != OVER:
                    self.vary(t, viewer, luck)

    def compare(self, t: Trial, viewer: int | None, told: int, other: int, twin: State, hearing: Hearing) -> None:
        """A viewer that may not know the word receives the same, whichever it was."""
        if OVER in (t.state.to_move, twin.to_move):
            return
        instead = f"{named(viewer)} may not know {t.text(t.words[-1])!r} from {t.text(other)!r}"
        difference = differing(t.view(t.state, viewer), t.view(twin, viewer))
        if difference:
            raise t.wrong(f"{instead}, but its view differs: {difference}")
        here = [t.game.events.fields(event, viewer) for event in t.hearing.events[told:]]
        there = [t.game.events.fields(event, viewer) for event in hearing.events]
        if here != there:
            raise t.wrong(f"{instead}, but it is told {here} for the one and {there} for the other")
        if viewer is not None and t.game.observe(t.state, viewer) != t.game.observe(twin, viewer):
            raise t.wrong(f"{instead}, but its numbers differ")

    def vary(self, t: Trial, viewer: int | None, luck: Rng) -> None:
        """Count whether worlds differ where something is hidden."""
        mark = fingerprint(t.state)
        self.tried[viewer] = self.tried.get(viewer, 0) + 1
        for _ in range(DEALS):
            if fingerprint(self.world(t, viewer, luck)) != mark:
                self.varied[viewer] = self.varied.get(viewer, 0) + 1
                return

    def world(self, t: Trial, viewer: int | None, luck: Rng) -> State:
        world = t.state.copy()
        with t.guard(f"determinize for {named(viewer)}"):
            world.determinize(viewer, luck)
        return world

    def check_worlds(self, t: Trial, views: list[bytes], luck: Rng) -> int:
        """For every viewer, a world dealt anew looks the same to it, can be played, and goes on looking the same.

        How many words were said in two worlds that differ.
        """
        mark = fingerprint(t.state)
        alike = 0
        for viewer, before in zip(t.viewers, views, strict=True):
            world = self.world(t, viewer, luck)
            difference = differing(before, t.view(world, viewer))
            if difference:
                raise t.wrong(f"determinize changed the view of {named(viewer)}: {difference}")
            if world.to_move != t.state.to_move or world.seers != t.state.seers:
                raise t.wrong(f"determinize for {named(viewer)} changed who is asked or who sees the next word")
            if t.game.census(world) != t.game.census(t.state):
                raise t.wrong(f"determinize for {named(viewer)} lost or made components")
            if viewer is not None and viewer == t.state.to_move:
                self.check_own(t, viewer, world)
            if fingerprint(world) != mark:
                alike += streams.check(t, viewer, world, luck, FURTHER)
            self.play_on(t, viewer, world, luck)
        return alike

    def check_own(self, t: Trial, seat: int, world: State) -> None:
        """At its own decision a seat also has the same words and the same numbers."""
        if world.legal() != t.state.legal():
            raise t.wrong(f"determinize changed the legal words of {named(seat)}, which is asked")
        if t.game.observe(world, seat) != t.game.observe(t.state, seat):
            raise t.wrong(f"determinize changed the numbers of {named(seat)}, which is asked")

    def play_on(self, t: Trial, viewer: int | None, world: State, luck: Rng) -> None:
        for _ in range(FURTHER):
            if world.to_move == OVER:
                return
            word = t.pick(world, luck)
            with t.guard(f"apply({t.text(word)!r}) in a world dealt for {named(viewer)}"):
                world.apply(word)

    def finish(self, game: Game) -> None:
        """Where something is hidden, worlds must differ now and then; and a game without secrets must say so."""
        for viewer, tried in self.tried.items():
            if tried >= ENOUGH and not self.varied.get(viewer):
                raise BrokenGame(
                    f"{game.id}: determinize for {named(viewer)} never changed anything in {tried} positions "
                    f"where something was hidden from it: it should deal anew what that viewer cannot know"
                )
        if self.tried and not game.hidden:
            raise BrokenGame(f"{game.id}: it says hidden = False, but words were hidden from {named(min_viewer(self))}")


def min_viewer(secrets: Secrets) -> int | None:
    return next(iter(secrets.tried))
