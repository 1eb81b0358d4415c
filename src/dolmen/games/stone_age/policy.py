"""Plausible answers at little cost: what playouts say to reach the end of a round, where positions are valued best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dolmen.core.rng import Rng

from .value import FOOD_NEEDED, PIP, WORK, rounds_left
from .words import BUILDING, CARD, DONE, FOREST, HUNT, HUT, PLACE, PLACES, TOOL, TOOLMAKER

if TYPE_CHECKING:
    from .gathering import Rolling
    from .state import StoneAge

CARD_WORTH: Final = 8.5  # a card, before its cost
BUILDING_WORTH: Final = 4.0  # a building beyond what it costs


def suggest_place(s: StoneAge, seat: i64, rng: Rng) -> i64:
    """The place that brings most for each figure, with some luck in the choice."""
    player = s.players[seat]
    left = rounds_left(s)
    hungry = player.figures - player.level - player.food
    resources = player.resources()
    best: i64 = 0
    highest = -1000.0
    where: i64
    for where in range(len(PLACES)):
        room = s.room(seat, where)
        if room == 0:
            continue
        people: i64 = 1
        if where >= BUILDING:
            gain = BUILDING_WORTH if s.affordable(seat, where) else 0.3
        elif where >= CARD:
            cost = s.box.slot_cost[where - CARD]
            gain = CARD_WORTH - 2.6 * float(cost) if resources >= cost else 0.5
        elif where >= FOREST:
            people = room if room < 4 else 2 + rng.below(room - 1)
            loss = float(s.box.divisor[where - FOREST] - 1) / 2.0
            gain = (3.5 - loss / float(people)) * PIP
        elif where == HUNT:
            if hungry > 0:
                people = (hungry * 4 + 6) // 7
                people = min(room, people)
                gain = 1.75 * FOOD_NEEDED * 1.3
            else:
                people = room
                gain = 0.5
        elif where == HUT:
            people = 2
            gain = (WORK * left - FOOD_NEEDED) / 2.0
        elif where == TOOLMAKER:
            gain = PIP * 0.9 * left
        else:
            gain = FOOD_NEEDED * (left + 1.0)
        score = gain * (0.7 + 0.6 * rng.unit())
        if score > highest:
            highest = score
            best = PLACE.of(where, people)
    return best


def suggest_tool(s: StoneAge, roll: Rolling) -> i64:
    """The smallest tool that brings one more item, if there is one; one-use cards are kept."""
    if roll.card > 0:
        return DONE
    divisor = s.box.divisor[roll.good]
    need = divisor - roll.total % divisor
    value: i64
    for value in range(max(roll.value, need), 5):
        if s.unused_tool(roll.seat, value) >= 0:
            return TOOL.of(value)
    return DONE
