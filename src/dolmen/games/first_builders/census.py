"""Counting the components wherever they lie: they are the same in every position of a game."""

from __future__ import annotations

from .building import Placing
from .city import FARM_TILE
from .draft import Drafting
from .setup import RollingSpeakers
from .state import FirstBuilders
from .words import BUILDINGS, COLOURS, FIRST_CITIZEN

DICE = [f"{name} dice" for name in COLOURS]
TIERS = [f"{name} tiers" for name in COLOURS]
TILES = [f"{name} tiles" for name in BUILDINGS]


def census(s: FirstBuilders) -> dict[str, int]:
    out = dict(zip(TILES, tiles(s), strict=True))
    out.update(zip(DICE, dice(s), strict=True))
    out.update(zip(TIERS, tiers(s), strict=True))
    out["speakers"] = speakers(s)
    for n, player in enumerate(s.players, 1):
        at_home = sum([int(count) for count in player.home])
        on_sites = sum([code // 5 >= FIRST_CITIZEN for code in player.posted])
        out[f"empty bases of {n}, too many"] = int(player.free - player.bases) + at_home + on_sites
        out[f"archon of {n}"] = int(player.archon) + sum([code // 5 == 0 for code in player.posted])
    out["zodiac cards, too many"] = sum(int(p.signs).bit_count() for p in s.players) - sum(n >= 0 for n in s.owners)
    return out


def dice(s: FirstBuilders) -> list[int]:
    """All dice by colour: supply, row, draft, citizens, centres and advisers, and those that left the game."""
    counts = [int(n + gone) for n, gone in zip(s.supply, s.gone, strict=True)]
    for die in s.citizens:
        counts[die // 6] += 1
    for question in s.stack:
        if isinstance(question, Drafting):
            for die, n in enumerate(question.pool):
                counts[die // 6] += n
    for player in s.players:
        for die, n in enumerate(player.home):
            if n:
                counts[die // 6] += n
        for code in player.posted:
            if code // 5 >= FIRST_CITIZEN:
                counts[(code // 5 - FIRST_CITIZEN) // 6] += 1
        for centre in player.centres:
            counts[centre % 30 // 6] += 1
        for colour in player.advisers:
            counts[colour] += 1
    return counts


def tiers(s: FirstBuilders) -> list[int]:
    """All tiers by colour: in the supply, on palaces, and in the box."""
    return [int(sum(counts)) for counts in zip(s.tiers, s.boxed, *[p.towers for p in s.players], strict=True)]


def tiles(s: FirstBuilders) -> list[int]:
    """All tiles by kind: stacks, row, reserves, cities with their farms, and one in hand."""
    counts = [int(n) for n in s.bag]
    for kind in (*s.under, *s.row, *[top - 1 for top in s.tops if top]):
        counts[kind] += 1
    for player in s.players:
        for kind, n in enumerate(player.built):
            if n:
                counts[kind] += n
        for kind in (*player.reserve, *[player.grid[cell] - FARM_TILE for cell in player.farms]):
            counts[kind] += 1
    for question in s.stack:
        if isinstance(question, Placing):
            counts[question.kind] += 1
    return counts


def speakers(s: FirstBuilders) -> int:
    """All speakers: in the row, with players, on sites, and those about to be rolled."""
    n = sum(s.speakers)
    for player in s.players:
        n += sum(player.speakers) + sum([0 < code // 5 < FIRST_CITIZEN for code in player.posted])
    for question in s.stack:
        if isinstance(question, RollingSpeakers):
            n += int(question.left)
    return int(n)
