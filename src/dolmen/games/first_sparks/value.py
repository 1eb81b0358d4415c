"""What a position is worth: about how many rounds each clan needs to its goal, and from that its share of the win.

A clan's next rounds are reckoned in a few lines: a third of its food spoils, it hunts, eats, buys a tool now and then
and spends the rest on new members. Who needs the fewest rounds will probably win.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.bits import has
from dolmen.core.state import OVER

from .box import FIRE, GROUNDS, SPEECH
from .land import grounds

if TYPE_CHECKING:
    from .state import FirstSparks

# Found by self-play of the greedy bot.
HEAT: Final = 0.9  # how sharply a lead in rounds turns into a share of the win
HORIZON: Final = 14  # rounds that are reckoned
PROMISE: Final = 0.45  # what a tool brings whose ground the clan does not reach yet
CROWDED: Final = 0.9  # what a new member costs beyond its base price, on the whole
WITH_SPEECH: Final = 0.4
TOOL_PRICE: Final = 4.0
TOOL_GAIN: Final = 1.9
GROUND_WORTH: Final = 0.25  # one more food the clan could hunt, in food a round
MOST_INCOME: Final = 26.0

BEFORE_SPOILAGE: Final = 0
BEFORE_SPREADING: Final = 1
AFTER_SPREADING: Final = 2


def values(s: FirstSparks) -> list[float]:
    """Each seat's estimated share of the win; they add up to 1."""
    if s.to_move == OVER:
        return final_shares(s)
    demand = demands(s)
    shares: list[float] = []
    best = 1000.0
    seat: i64
    for seat in range(s.box.seats):
        rounds = rounds_needed(s, seat, demand)
        shares.append(rounds)
        if rounds < best:
            best = rounds
    total = 0.0
    for seat in range(s.box.seats):
        share = exp((best - shares[seat]) / HEAT)
        shares[seat] = share
        total += share
    for seat in range(s.box.seats):
        shares[seat] /= total
    return shares


def final_shares(s: FirstSparks) -> list[float]:
    places = s.outcome().places
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def demands(s: FirstSparks) -> vec[i64]:
    """By seat and food, how many tokens the clan's tools would take from a usual harvest, wherever it stands."""
    out = vec[i64]([0] * 24)
    seat: i64
    kind: i64
    for seat in range(s.box.seats):
        clan = s.clans[seat]
        for kind in range(4):
            tools = clan.cards & s.box.hunters[kind]
            if tools != 0:
                near = grounds(s.box.food, clan.members, kind)
                out[seat * 4 + kind] = s.best_hunt(tools, usual(s, kind), near - 1 if near > 1 else 0)
    return out


def usual(s: FirstSparks, kind: i64) -> i64:
    """The tokens that will probably lie there when a clan hunts in the next rounds."""
    return min(s.refill[kind] + s.harvest[kind] // 2, s.box.tokens[kind])


def income(s: FirstSparks, seat: i64, demand: vec[i64]) -> float:
    """The food a clan will probably hunt in a round."""
    clan = s.clans[seat]
    food = float(s.grain(seat))
    reached: i64 = 0
    ground: i64
    for ground in range(GROUNDS):
        if (clan.members >> (ground * 3)) & 7 != 0:
            reached |= 1 << s.box.food[ground]
    kind: i64
    other: i64
    for kind in range(4):
        if (reached >> kind) & 1 == 1:
            food += GROUND_WORTH
        mine = demand[seat * 4 + kind]
        if mine == 0:
            continue
        all_takes: i64 = 0
        for other in range(s.box.seats):
            all_takes += demand[other * 4 + kind]
        takes = float(mine)
        supply = float(s.refill[kind]) + 0.3 * float(s.harvest[kind])
        if float(all_takes) > supply:
            takes *= supply / float(all_takes)
        worth = takes * float(s.box.value[kind])
        food += worth if (reached >> kind) & 1 == 1 else worth * PROMISE
    return food


def stage(s: FirstSparks, seat: i64) -> i64:
    """What a clan still has before it this round."""
    if s.phase < 4:
        return BEFORE_SPOILAGE
    if s.phase == 4:
        return BEFORE_SPOILAGE if s.at >= s.place(seat) else BEFORE_SPREADING
    if s.phase == 5:
        return BEFORE_SPREADING if s.at >= s.place(seat) else AFTER_SPREADING
    return AFTER_SPREADING


def rounds_needed(s: FirstSparks, seat: i64, demand: vec[i64]) -> float:
    """About how many rounds a clan needs to its goal; less for food left over."""
    clan = s.clans[seat]
    goal = float(s.box.goal)
    size = float(clan.size)
    food = float(clan.food)
    gain = income(s, seat, demand)
    fire = has(clan.skills, FIRE)
    extra = WITH_SPEECH if has(clan.skills, SPEECH) else CROWDED
    step = stage(s, seat)
    r: i64
    for r in range(HORIZON):
        if step == BEFORE_SPOILAGE:
            if r > 0 and food >= TOOL_PRICE + 1.0 and gain < MOST_INCOME:
                food -= TOOL_PRICE
                gain += TOOL_GAIN * (1.0 - gain / MOST_INCOME)
            if not fire:
                food *= 0.7
            food += gain
            food -= size
            if food < 0.0:
                size += food
                food = 0.0
                if size < 1.0:
                    size = 1.0
        if step <= BEFORE_SPREADING:
            before = size
            # Keep what the next round needs: food for the members, and for a tool.
            price = 1.0 + extra
            new = 0.0
            while new < 5.0 and size < goal + 2.0:
                left = food - price
                kept = left if fire else left * 0.7
                if left < 0.0 or (kept + gain < size + 1.0 and size + 1.0 < goal):
                    break
                food = left
                size += 1.0
                new += 1.0
                price += 1.0
            if size >= goal:
                part = (goal - before) / (size - before) if size > before else 0.0
                return float(r) + part - 0.02 * food - 0.1 * (size - goal)
        step = BEFORE_SPOILAGE
    return float(HORIZON) + (goal - size) * 1.2 - 0.05 * food - 0.02 * gain
