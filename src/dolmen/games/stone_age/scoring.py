"""Final scoring, item by item (SA-143 … SA-158)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from dolmen.core.bits import bit, count_bits, has
from dolmen.core.outcome import Item, Outcome, rank
from dolmen.core.state import OVER

from .box import BUILDER, CARDS, FARMER, SHAMAN, TOOLMAKERS, TOP_CHOICE, Box

if TYPE_CHECKING:
    from .state import Player, StoneAge


def points(s: StoneAge, player: Player) -> i64:
    """Where a player's marker stands on the score track; at the end with everything the final scoring adds."""
    return player.score() + final_points(s.box, player) if s.to_move == OVER else player.score()


def final_points(box: Box, player: Player) -> i64:
    """What a player's cards and resources would score if the game ended now."""
    points = leftover(box, player)
    if player.cards == 0:
        return points
    once: i64 = 0  # symbols held, one bit each
    doubles = False
    farmers: i64 = 0
    toolmakers: i64 = 0
    builders: i64 = 0
    shamans: i64 = 0
    cards = player.cards >> 1
    card: i64 = 1
    while cards != 0:
        if cards & 1 == 1:
            bottom = box.bottom[card]
            people = box.people[card]
            if bottom < FARMER:
                if has(once, bottom):
                    doubles = True
                once |= bit(bottom)
            elif bottom == FARMER:
                farmers += people
            elif bottom == TOOLMAKERS:
                toolmakers += people
            elif bottom == BUILDER:
                builders += people
            else:
                shamans += people
        cards >>= 1
        card += 1
    points += farmers * player.level + toolmakers * player.tool_total() + shamans * player.figures
    points += builders * count_bits(player.buildings)
    if doubles:
        return points + green_points(box, player.cards)
    n = count_bits(once)
    return points + n * n


def green_points(box: Box, cards: i64) -> i64:
    """All sets of different symbols, the first as large as possible, each its size squared (SA-145 … SA-147)."""
    points: i64 = 0
    cards &= box.green
    while cards != 0:
        size: i64 = 0
        more: i64 = 0  # what is left for further sets
        symbol: i64
        for symbol in range(FARMER):
            alike = cards & box.symbols[symbol]
            if alike != 0:
                size += 1
                more |= alike & (alike - 1)
        points += size * size
        cards = more
    return points


def set_sizes(box: Box, cards: i64) -> list[int]:
    """The sizes of the sets of different symbols, largest first."""
    counts = [int(count_bits(cards & box.symbols[symbol])) for symbol in range(FARMER)]
    return [sum(count >= deep for count in counts) for deep in range(1, max(counts) + 1)]


def people(box: Box, cards: i64, role: i64) -> i64:
    """How many persons of a role a player's cards show (SA-153)."""
    n: i64 = 0
    rest = (cards & ~box.green) >> 1
    card: i64 = 1
    while rest != 0:
        if rest & 1 == 1 and box.bottom[card] == role:
            n += box.people[card]
        rest >>= 1
        card += 1
    return n


def leftover(box: Box, player: Player) -> i64:
    """One point for each resource left; an unused card 36 counts as its two resources (SA-155, SA-207)."""
    n = player.resources()
    if player.face_up != 0:
        card: i64
        for card in range(1, CARDS + 1):
            if has(player.face_up, card) and box.top[card] == TOP_CHOICE:
                n += box.amount[card]
    return n


def development(player: Player) -> i64:
    """Tools, figures and level together: what parts equal scores (SA-157)."""
    return player.tool_total() + player.figures + player.level


def outcome(s: StoneAge) -> Outcome:
    """Places and score sheets; before the end, of the score track alone."""
    sheets = [sheet(s, player) for player in s.players]
    criteria: list[tuple[str, list[int]]] = []
    if s.to_move == OVER:
        criteria.append(("development", [int(development(player)) for player in s.players]))
        if s.box.food_breaks_ties:
            criteria.append(("food", [int(player.food) for player in s.players]))
    places, tie_breaks = rank(s.scores(), criteria)
    return Outcome(places, tuple(tuple(lines) for lines in sheets), tie_breaks)


def sheet(s: StoneAge, player: Player) -> list[Item]:
    """A player's score sheet; its points add up to the score."""
    box = s.box
    lines = [Item("buildings", int(player.built), {"tiles": int(count_bits(player.buildings))})]
    lines.append(Item("awards", int(player.awarded)))
    lines.append(Item("hunger", -int(player.hungry)))
    if s.to_move != OVER:
        return lines
    sizes = set_sizes(box, player.cards)
    for n, size in enumerate(sizes):
        lines.append(Item("green", size * size, {"set": n + 1, "size": size}))
    if not sizes:
        lines.append(Item("green", 0, {"set": 1, "size": 0}))
    for key, role, factor in (
        ("farmers", FARMER, player.level),
        ("toolmakers", TOOLMAKERS, player.tool_total()),
        ("builders", BUILDER, count_bits(player.buildings)),
        ("shamans", SHAMAN, player.figures),
    ):
        n = int(people(box, player.cards, role))
        lines.append(Item(key, n * int(factor), {"people": n, "factor": int(factor)}))
    lines.append(Item("resources", int(leftover(box, player))))
    return lines
