"""What a position is worth: about how many rounds each clan needs to its goal, and from that its share of the win.

A clan's next rounds are reckoned in a few lines: a third of its food spoils, it hunts, eats, buys a tool now and then
and spends the rest on new members. Who needs the fewest rounds will probably win.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.bits import bit, count_bits, has
from dolmen.core.state import OVER

from .box import FIRE, GROUNDS, SPEECH
from .land import grounds
from .phases import BUYING, HUNTING, SPREADING

if TYPE_CHECKING:
    from .state import FirstSparks

# Found by self-play of the greedy bot.
HEAT: Final = 0.9  # how sharply a lead in rounds turns into a share of the win
HORIZON: Final = 14  # rounds that are reckoned
PROMISE: Final = 0.8  # part of what a tool will bring whose ground the clan does not reach yet
CROWDED: Final = 0.9  # what a new member costs beyond its base price, on the whole
WITH_SPEECH: Final = 0.4
TOOL_PRICE: Final = 5.5
LEAST_PRICE: Final = 2.0
TOOL_GAIN: Final = 2.1
GROUND_WORTH: Final = 0.12  # one more food the clan could hunt with a tool it may buy, in rounds
ENOUGH_INCOME: Final = 18.0  # with so much a clan saves for no further tool
MOST_INCOME: Final = 26.0
STARVING: Final = 1.5  # a member lost to hunger weighs more than one not yet born

HALF: Final = 24  # six seats, four foods
FAR: Final = 4  # grounds so many members away, or further

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
        rounds = rounds_needed(s, seat, demand) - diversity(s, seat)
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
    """By seat and food, how many tokens the clan's tools would take from a usual harvest.

    The second half of the table is for tools whose ground the clan does not reach yet.
    """
    out = vec[i64]([0] * (2 * HALF))
    seat: i64
    kind: i64
    for seat in range(s.box.seats):
        clan = s.clans[seat]
        for kind in range(4):
            tools = clan.cards & s.box.hunters[kind]
            if tools != 0:
                near = grounds(s.box.food, clan.members, kind)
                if near > 0:
                    out[seat * 4 + kind] = s.best_hunt(tools, usual(s, kind), min(near, 3) - 1)
                else:
                    out[HALF + seat * 4 + kind] = s.best_hunt(tools, usual(s, kind), 0)
    return out


def usual(s: FirstSparks, kind: i64) -> i64:
    """The tokens that will probably lie there when a clan hunts in the next rounds."""
    return min(s.refill[kind] + s.harvest[kind] // 2, s.box.tokens[kind])


def share(s: FirstSparks, kind: i64, mine: i64, demand: vec[i64], left: float) -> float:
    """The food that so many tokens bring a round, if all who hunt them get their share of the supply."""
    takes: i64 = 0
    other: i64
    for other in range(s.box.seats):
        takes += demand[other * 4 + kind]
    supply = float(s.refill[kind]) + left * float(s.harvest[kind])
    amount = float(mine)
    if float(takes) > supply:
        amount *= supply / float(takes)
    return amount * float(s.box.value[kind])


def steps_to(s: FirstSparks, seat: i64, kind: i64) -> i64:
    """How many new members a clan needs to reach a ground of a food."""
    wanted: i64 = 0
    ground: i64
    for ground in range(GROUNDS):
        if s.box.food[ground] == kind and s.cells[ground // 2] >= 0:
            wanted |= bit(ground * 3) | bit(ground * 3 + 1) | bit(ground * 3 + 2)
    reach = s.clans[seat].reach
    steps: i64 = 1
    while reach & wanted == 0 and steps < FAR:
        grown = reach
        rest = reach
        space: i64 = 0
        while rest != 0:
            if rest & 1 == 1:
                grown |= s.near[space]
            rest >>= 1
            space += 1
        reach = grown
        steps += 1
    return steps


def tools_waiting(s: FirstSparks, seat: i64, demand: vec[i64]) -> vec[float]:
    """The food a round that tools would bring whose ground is so many new members away; first all together."""
    out = vec[float]([0.0] * (FAR + 1))
    kind: i64
    for kind in range(4):
        mine = demand[HALF + seat * 4 + kind]
        if mine > 0:
            food = share(s, kind, mine, demand, 0.0) * PROMISE
            out[steps_to(s, seat, kind)] += food
            out[0] += food
    return out


def diversity(s: FirstSparks, seat: i64) -> float:
    """A little for each food that the clan could hunt with a tool it may buy."""
    reached: i64 = 0
    ground: i64
    for ground in range(GROUNDS):
        if (s.clans[seat].members >> (ground * 3)) & 7 != 0:
            reached |= bit(s.box.food[ground])
    return GROUND_WORTH * float(count_bits(reached))


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
    gain = float(s.grain(seat))
    windfall = 0.0  # what the harvest that has piled up adds in the first rounds
    kind: i64
    for kind in range(4):
        mine = demand[seat * 4 + kind]
        if mine > 0:
            lasting = share(s, kind, mine, demand, 0.0)
            gain += lasting
            windfall += share(s, kind, mine, demand, 0.3) - lasting
    kept = 1.0 if has(clan.skills, FIRE) else 0.7  # what spoilage leaves
    extra = WITH_SPEECH if has(clan.skills, SPEECH) else CROWDED
    step = stage(s, seat)
    buys = s.phase <= BUYING and not has(s.done, seat)
    placed = float(s.placed) if step == BEFORE_SPREADING and s.order[s.at] == seat else 0.0
    waiting = tools_waiting(s, seat, demand)
    news: i64 = 0
    r: i64
    for r in range(HORIZON):
        if step == BEFORE_SPOILAGE:
            if r < 2:
                food += windfall / kept
            # Whoever can reach the goal this round buys nothing any more.
            ends = goal - size <= 5.0 and food * kept + gain - size >= cost(goal - size, 0.0, extra)
            if buys and not ends and food >= LEAST_PRICE and gain < MOST_INCOME:
                paid = min(food, TOOL_PRICE)  # a cheaper tool brings less
                food -= paid
                gain += TOOL_GAIN * (paid / TOOL_PRICE) * (1.0 - gain / MOST_INCOME)
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
            if waiting[0] > 0.0:
                reserve = 0.0  # first to the grounds of the tools one has
            while left > 0.0 and food - price >= reserve and (food - price) * kept + gain >= size + 1.0:
                food -= price
                size += 1.0
                price += 1.0
                left -= 1.0
                news += 1
            if news > 0 and waiting[0] > 0.0:
                for kind in range(1, min(news, FAR) + 1):
                    gain += waiting[kind]
                    waiting[0] -= waiting[kind]
                    waiting[kind] = 0.0
        step = BEFORE_SPOILAGE
        buys = True
        placed = 0.0
    return float(HORIZON) + (goal - size) * 0.8 - 0.05 * food - 0.05 * gain


def cost(members: float, placed: float, extra: float) -> float:
    """What so many further members of a turn cost."""
    return members * (members + 1.0) / 2.0 + members * (placed + extra)
