"""Counting the components wherever they lie: they are the same in every position of a game."""

from __future__ import annotations

from .building import Placing
from .city import FARM_TILE
from .draft import Drafting
from .player import Player
from .rounds import Rerolling
from .setup import FirstSpeakers
from .state import FirstBuilders
from .words import BUILDINGS, COLOURS, FIRST_CITIZEN


def census(s: FirstBuilders) -> dict[str, int]:
    out = tiles(s)
    for colour, name in enumerate(COLOURS):
        out[f"{name} dice"] = dice(s, colour)
        out[f"{name} tiers"] = int(s.tiers[colour] + s.boxed[colour] + sum(p.towers[colour] for p in s.players))
    out["speakers"] = speakers(s)
    for n, player in enumerate(s.players):
        out[f"empty bases of {n + 1}, too many"] = int(player.free - player.bases) + citizens(player)
        out[f"archon of {n + 1}"] = int(player.archon) + sum(code // 5 == 0 for code in player.posted)
    out["zodiac cards, too many"] = sum(int(p.signs).bit_count() for p in s.players) - sum(n >= 0 for n in s.owners)
    return out


def citizens(player: Player) -> int:
    return sum(player.home) + sum(code // 5 >= FIRST_CITIZEN for code in player.posted)


def dice(s: FirstBuilders, colour: int) -> int:
    """All dice of a colour: supply, row, draft, citizens, centres and advisers."""
    n = int(s.supply[colour]) + sum(die // 6 == colour for die in s.citizens)
    for question in s.stack:
        if isinstance(question, Drafting):
            n += sum(question.pool[colour * 6 : colour * 6 + 6])
    for player in s.players:
        n += sum(player.home[colour * 6 : colour * 6 + 6])
        n += sum((code // 5 - FIRST_CITIZEN) // 6 == colour for code in player.posted if code // 5 >= FIRST_CITIZEN)
        n += sum(centre % 30 // 6 == colour for centre in player.centres)
        n += sum(adviser == colour for adviser in player.advisers)
    return n


def tiles(s: FirstBuilders) -> dict[str, int]:
    """All tiles by kind: stacks, row, reserves, cities with their farms, and one in hand."""
    counts = [int(n) for n in s.bag]
    for kind in (*s.under, *s.row, *(top - 1 for top in s.tops if top)):
        counts[kind] += 1
    for player in s.players:
        for kind, n in enumerate(player.built):
            counts[kind] += n
        for kind in (*player.reserve, *(player.grid[cell] - FARM_TILE for cell in player.farms)):
            counts[kind] += 1
    for question in s.stack:
        if isinstance(question, Placing) and not question.done:
            counts[question.kind] += 1
    return {f"{name} tiles": counts[kind] for kind, name in enumerate(BUILDINGS)}


def speakers(s: FirstBuilders) -> int:
    """All speakers: in the row, with players, on sites, and those about to be rolled."""
    n = sum(s.speakers)
    for player in s.players:
        n += sum(player.speakers) + sum(0 < code // 5 < FIRST_CITIZEN for code in player.posted)
    for question in s.stack:
        if isinstance(question, FirstSpeakers | Rerolling):
            n += int(question.left)
    return n
