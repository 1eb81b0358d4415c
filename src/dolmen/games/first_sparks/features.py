"""What a strong player looks at: the numbers that learned values stand on, seat by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.bits import count_bits, has

from . import value
from .box import FIRE, INTELLIGENCE, PLOW, SLEDGE, SPEECH
from .phases import SET_UP

if TYPE_CHECKING:
    from .state import FirstSparks

VERSION: Final = 1

# The place of each feature among a seat's.
RECKONED: Final = 0  # how it stands by the value set by hand, as the logarithm of a share
ROUNDS: Final = 1  # to the goal, as reckoned
HUNGER: Final = 2  # members that the next feedings will cost
SIZE: Final = 3
FOOD: Final = 4
SPARE: Final = 5  # food beyond the next feeding
PREY: Final = 6  # of the hunt that comes next
LATER_PREY: Final = 7  # of the one after it
GRAIN: Final = 8
TOOLS: Final = 9  # that hunt
CARDS: Final = 10  # of all kinds
REACHED: Final = 11  # kinds of food at whose grounds the clan stands
ROOM: Final = 12  # free spaces next to the clan
FIRE_HELD: Final = 13
PLOW_HELD: Final = 14
SLEDGE_HELD: Final = 15
INTELLIGENCE_HELD: Final = 16
SPEECH_HELD: Final = 17
PLACE: Final = 18  # in the order, the first is 0
SMALLEST: Final = 19  # no other clan is smaller
NAMES: Final = (
    "reckoned",
    "rounds",
    "hunger",
    "size",
    "food",
    "spare",
    "prey",
    "later_prey",
    "grain",
    "tools",
    "cards",
    "reached",
    "room",
    "fire",
    "plow",
    "sledge",
    "intelligence",
    "speech",
    "place",
    "smallest",
)
COUNT: Final = 20


def left(s: FirstSparks) -> float:
    """How far the largest clan is from its goal."""
    largest: i64 = 0
    seat: i64
    for seat in range(s.box.seats):
        largest = max(largest, s.clans[seat].size)
    return max(0.0, float(s.box.goal - largest) / float(s.box.goal))


def features(s: FirstSparks) -> vec[float]:
    """All seats' numbers, one seat after the other; none are told before the clans stand on the map."""
    seats = s.box.seats
    out = vec[float]([0.0] * int(seats * COUNT))
    if s.phase == SET_UP:
        return out
    prey = value.hunts(s)
    smallest: i64 = 99
    seat: i64
    for seat in range(seats):
        smallest = min(smallest, s.clans[seat].size)
    for seat in range(seats):
        fill(s, seat, prey, out, seat * COUNT)
        if s.clans[seat].size == smallest:
            out[seat * COUNT + SMALLEST] = 1.0
    return out


def fill(s: FirstSparks, seat: i64, prey: vec[i64], out: vec[float], at: i64) -> None:
    clan = s.clans[seat]
    reached = value.foods_reached(s, seat)
    rounds = value.rounds_needed(s, seat, prey, reached)
    hungry = value.hungry(s, seat, prey)
    stage = value.stage(s, seat)
    standing = value.GROUND_WORTH * float(count_bits(reached)) - rounds
    if rounds > 1.0 or stage != value.BEFORE_SPREADING:
        standing -= value.HUNGER * hungry
    out[at + RECKONED] = standing / value.HEAT
    out[at + ROUNDS] = rounds
    out[at + HUNGER] = hungry
    out[at + SIZE] = float(clan.size)
    out[at + FOOD] = float(clan.food)
    first: i64 = 0 if stage == value.BEFORE_SPOILAGE else 1
    out[at + PREY] = float(prey[first * value.SEATS + seat])
    out[at + LATER_PREY] = float(prey[(first + 1) * value.SEATS + seat])
    out[at + SPARE] = max(0.0, float(clan.food) + out[at + PREY] - float(clan.size))
    out[at + GRAIN] = float(s.grain(seat))
    kind: i64
    for kind in range(4):
        out[at + TOOLS] += float(count_bits(clan.cards & s.box.hunters[kind]))
    out[at + CARDS] = float(count_bits(clan.cards))
    out[at + REACHED] = float(count_bits(reached))
    out[at + ROOM] = float(count_bits(s.frontier(seat)))
    out[at + FIRE_HELD] = 1.0 if has(clan.skills, FIRE) else 0.0
    out[at + PLOW_HELD] = 1.0 if has(clan.skills, PLOW) else 0.0
    out[at + SLEDGE_HELD] = 1.0 if has(clan.skills, SLEDGE) else 0.0
    out[at + INTELLIGENCE_HELD] = 1.0 if has(clan.skills, INTELLIGENCE) else 0.0
    out[at + SPEECH_HELD] = 1.0 if has(clan.skills, SPEECH) else 0.0
    if len(s.order) == s.box.seats:
        out[at + PLACE] = float(s.place(seat))
