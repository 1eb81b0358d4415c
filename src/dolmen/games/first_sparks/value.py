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
from .phases import BUYING, HUNTING, SPREADING

if TYPE_CHECKING:
    from .state import FirstSparks

# Found by self-play of the greedy bot.
HEAT: Final = 0.9  # how sharply a lead in rounds turns into a share of the win
HORIZON: Final = 14  # rounds that are reckoned
PROMISE: Final = 0.45  # what a tool brings whose ground the clan does not reach yet
CROWDED: Final = 0.9  # what a new member costs beyond its base price, on the whole
WITH_SPEECH: Final = 0.4
TOOL_PRICE: Final = 4.5
TOOL_GAIN: Final = 3.0
GROUND_WORTH: Final = 0.25  # one more food the clan could hunt, in food a round
ENOUGH_INCOME: Final = 18.0  # with so much a clan saves for no further tool
MOST_INCOME: Final = 26.0
STARVING: Final = 1.5  # a member lost to hunger weighs more than one not yet born

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
    if s.phase < HUNTING:
        return BEFORE_SPOILAGE
    if s.phase == HUNTING:
        return BEFORE_SPOILAGE if s.at > s.place(seat) else BEFORE_SPREADING
    if s.phase == SPREADING:
        return BEFORE_SPREADING if s.at >= s.place(seat) else AFTER_SPREADING
    return AFTER_SPREADING


def rounds_needed(s: FirstSparks, seat: i64, demand: vec[i64]) -> float:
    """About how many rounds a clan needs to its goal; less for food left over."""
    clan = s.clans[seat]
    goal = float(s.box.goal)
    size = float(clan.size)
    food = float(clan.food)
    gain = income(s, seat, demand)
    kept = 1.0 if has(clan.skills, FIRE) else 0.7  # what spoilage leaves
    extra = WITH_SPEECH if has(clan.skills, SPEECH) else CROWDED
    step = stage(s, seat)
    buys = s.phase <= BUYING and not has(s.done, seat)
    placed = float(s.placed) if step == BEFORE_SPREADING and s.order[s.at] == seat else 0.0
    r: i64
    for r in range(HORIZON):
        if step == BEFORE_SPOILAGE:
            if buys and food >= TOOL_PRICE and gain < MOST_INCOME:
                food -= TOOL_PRICE
                gain += TOOL_GAIN * (1.0 - gain / MOST_INCOME)
            food = food * kept + gain - size
            if food < 0.0:
                size += food * STARVING
                food = 0.0
                if size < 1.0:
                    size = 1.0
        if step <= BEFORE_SPREADING:
            missing = goal - size
            left = 5.0 - placed
            if missing <= left and food >= cost(missing, placed, extra):
                part = missing / left if missing > 0.0 else 0.0
                return float(r) + part - 0.02 * food
            # Keep what the next round needs: a tool, and food for all.
            reserve = TOOL_PRICE / kept if gain < ENOUGH_INCOME else 0.0
            price = 1.0 + placed + extra
            while left > 0.0 and food - price >= reserve and (food - price) * kept + gain >= size + 1.0:
                food -= price
                size += 1.0
                price += 1.0
                left -= 1.0
        step = BEFORE_SPOILAGE
        buys = True
        placed = 0.0
    return float(HORIZON) + (goal - size) * 0.8 - 0.05 * food - 0.05 * gain


def cost(members: float, placed: float, extra: float) -> float:
    """What so many further members of a turn cost."""
    return members * (members + 1.0) / 2.0 + members * (placed + extra)
