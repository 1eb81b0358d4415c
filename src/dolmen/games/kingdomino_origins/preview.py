"""What a word that is not said yet would do to the points: the sums beside the ghost of a domino."""

from __future__ import annotations

import msgspec

from . import scoring
from .box import GRID, STEPS, Box
from .hiring import Paying, Putting
from .placing import Firing, Placing
from .scoring import Survey
from .state import KingdominoOrigins
from .territory import Territory
from .words import SET_ASIDE, WORDS


class GainView(msgspec.Struct, tag="gain", kw_only=True):
    """A region as it would be, and how many points that is more than now."""

    terrain: str
    squares: int
    fires: int
    points: int
    plus: int


class PreviewView(msgspec.Struct, tag="preview", kw_only=True):
    """A legal word in notation, how many points more its seat would have after it, and the regions it changes."""

    word: str
    plus: int
    regions: list[GainView]


class Region:
    """A region with the cells it covers."""

    def __init__(self, survey: Survey) -> None:
        self.terrain = int(survey.terrain)
        self.squares = int(survey.squares)
        self.fires = int(survey.fires)
        self.points = int(survey.points())
        self.cells = frozenset(int(survey.queue[k]) for k in range(survey.squares))


def regions(box: Box, territory: Territory) -> list[Region]:
    """All regions of a territory in reading order."""
    survey = Survey(box, territory)
    out = []
    while survey.next():
        out.append(Region(survey))
    return out


def previews(s: KingdominoOrigins) -> list[PreviewView]:
    """The legal words of the seat to move that change its territory."""
    if not isinstance(s.stack[-1], (Placing, Firing, Paying, Putting)):
        return []
    seat = s.to_move
    points = int(scoring.points_of(s, seat))
    before = regions(s.box, s.territories[seat])
    out = []
    for word in s.legal():
        if word == SET_ASIDE:
            continue
        after = s.copy()
        after.apply(word)
        cells = changed(s, word)
        now = regions(s.box, after.territories[seat]) if cells else []
        out.append(
            PreviewView(
                word=WORDS.text(word),
                plus=int(scoring.points_of(after, seat)) - points,
                regions=gains(s.box, before, [region for region in now if region.cells & cells]),
            )
        )
    return out


def changed(s: KingdominoOrigins, word: int) -> set[int]:
    """The cells whose regions a word changes: those of the domino, or that of the fire."""
    cell = int(GRID[WORDS.first[word]])
    if isinstance(s.stack[-1], Placing):
        return {cell, cell + int(STEPS[WORDS.second[word]])}
    return {cell} if isinstance(s.stack[-1], Firing) else set()


def gains(box: Box, before: list[Region], now: list[Region]) -> list[GainView]:
    """What regions are worth and were worth, the greatest gain first; volcanoes score nothing and are left out."""
    out = [
        GainView(
            terrain=box.terrains[region.terrain],
            squares=region.squares,
            fires=region.fires,
            points=region.points,
            plus=region.points - sum(old.points for old in before if old.cells & region.cells),
        )
        for region in now
        if region.terrain != box.volcano
    ]
    return sorted(out, key=lambda gain: (-gain.plus, -gain.points))
