"""What a position is worth: about how many rounds each clan needs to its goal, and from that its share of the win.

All hunts of the next rounds are played through with the tools and grounds the clans have now. From what it will bring
home, each clan's rounds are reckoned: it buys a tool now and then, a third of its food spoils, it hunts, eats, and
spends on new members what the next feeding leaves. Who needs the fewest rounds will probably win. Hunger comes apart
from these plans: what the next feedings lack, if the clan does nothing more, counts as members lost, and weighs most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.bits import bit, count_bits, has
from dolmen.core.shares import final_shares, shares
from dolmen.core.state import OVER
from dolmen.core.words import Words

from .box import GROUNDS, SPEECH
from .phases import BUREAUCRACY, BUYING, HUNTING, SET_UP, SPREADING
from .sets import lowest
from .words import BOX, BUY, DECLINE

if TYPE_CHECKING:
    from .state import FirstSparks

# Found by self-play of the greedy bot.
HEAT: Final = 0.9  # how sharply a lead in rounds turns into a share of the win
LAST_HEAT: Final = 0.25  # how sharply a lead in members does, once the game is ending
WORRY: Final = 3  # feedings that are feared
LATER: Final = 0.5  # what a feeding counts against the one before
HORIZON: Final = 8  # rounds that are reckoned
PLANS: Final = (8, 10, 12)  # sizes up to which a clan may grow before it saves for a leap to the goal
PROMISE: Final = 0.8  # part of what a tool will bring whose ground the clan does not reach yet
CROWDED: Final = 0.9  # what a new member costs beyond its base price, on the whole
WITH_SPEECH: Final = 0.4
TOOL_PRICE: Final = 5.5
LEAST_PRICE: Final = 2.0
TOOL_GAIN: Final = 2.1
GROUND_WORTH: Final = 0.12  # one more food the clan could hunt with a tool it may buy, in rounds
ENOUGH_INCOME: Final = 18.0  # with so much a clan saves for no further tool
MOST_INCOME: Final = 26.0
SURE: Final = 0.7  # part of the next hunts to rely on: others may buy tools and take the rest
HUNGER: Final = 4.0  # what a member that will starve at the next feeding costs, in rounds

# Bots fear hunger far more than it decides games, and their leads are less sure than they play: fitted to who won.
TOLD_HUNGER: Final = 0.4
TOLD_HEAT: Final = 2.5

SEATS: Final = 6
FAR: Final = 4  # grounds so many members away, or further

BEFORE_SPOILAGE: Final = 0
BEFORE_SPREADING: Final = 1
AFTER_SPREADING: Final = 2


def values(s: FirstSparks) -> list[float]:
    """Each seat's estimated share of the win; they add up to 1."""
    if s.to_move == OVER:
        return final_shares(s.outcome().places)
    if s.phase == SET_UP:
        return [1.0 / float(s.box.seats)] * int(s.box.seats)
    if s.phase == BUYING:
        out = Words()
        s.list_into(out)
        last = out.at(out.size - 1)
        if last == DECLINE or last == BOX:
            return after_offer(s, out)
    if is_ending(s):
        return shares([final_size(s, seat) for seat in range(int(s.box.seats))], LAST_HEAT)
    mind = s.box.mind
    if mind is not None:
        return mind.values(s.features(), s.box.seats, s.left())
    prey = hunts(s)
    return shares([standing(s, seat, prey, HUNGER) for seat in range(int(s.box.seats))], HEAT)


def chances(s: FirstSparks) -> list[float]:
    """Each seat's chance to win as people are told it."""
    if s.to_move == OVER or s.phase == SET_UP or is_ending(s):
        return values(s)
    prey = hunts(s)
    return shares([standing(s, seat, prey, TOLD_HUNGER) for seat in range(int(s.box.seats))], TOLD_HEAT)


def after_offer(s: FirstSparks, out: Words) -> list[float]:
    """Somebody is asked to take a card: of two players the other may, if that is better; of many nobody will."""
    last = out.at(out.size - 1)
    refused = values(after(s, last))
    if s.box.seats > 2 or out.size == 1:
        return refused
    taken = values(after(s, BUY))
    if taken[s.to_move] <= refused[s.to_move]:
        return refused
    # An offerer cannot rely on another's wish, only on their own.
    return taken if last == BOX else [(a + b) / 2.0 for a, b in zip(taken, refused, strict=True)]


def after(s: FirstSparks, word: i64) -> FirstSparks:
    copy = s.copy()
    copy.apply(word)
    return copy


def standing(s: FirstSparks, seat: i64, prey: vec[i64], hunger: float) -> float:
    """How well a clan stands, in rounds."""
    reached = foods_reached(s, seat)
    rounds = rounds_needed(s, seat, prey, reached)
    if rounds > 1.0 or stage(s, seat) != BEFORE_SPREADING:  # else the clan reaches its goal now, and never eats again
        rounds += hunger * hungry(s, seat, prey)
    return GROUND_WORTH * float(count_bits(reached)) - rounds


def hungry(s: FirstSparks, seat: i64, prey: vec[i64]) -> float:
    """How many members the next feedings will cost if the clan buys nothing and places nobody."""
    if s.phase == HUNTING and s.to_move == seat:  # they starve now
        return float(s.asked().numbers["hungry"])
    food = float(s.clans[seat].food)
    need = float(s.clans[seat].size - s.grain(seat))
    lost = 0.0
    weight = 1.0
    sure = SURE
    first: i64 = 0 if stage(s, seat) == BEFORE_SPOILAGE else 1
    r: i64
    for r in range(first, first + WORRY):
        if r > 0 or s.phase < HUNTING:
            food -= float(s.spoiling(seat, i64(food)))
        tokens = float(prey[r * SEATS + seat] - s.grain(seat))
        short = need - food - sure * tokens
        if short > 0.0:
            lost += weight * short
        food = max(0.0, food + tokens - need)
        weight *= LATER
        sure *= SURE
    return lost


def is_ending(s: FirstSparks) -> bool:
    """Whether a clan has reached the goal, so that this phase is the last (FS-210)."""
    if s.phase != SPREADING:
        return False
    seat: i64
    for seat in range(s.box.seats):
        if s.clans[seat].size >= s.box.goal:
            return True
    return False


def final_size(s: FirstSparks, seat: i64) -> float:
    """How large a clan will be at the end of the last phase; what food it keeps counts a little."""
    clan = s.clans[seat]
    size = float(clan.size)
    food = float(clan.food)
    if stage(s, seat) == BEFORE_SPREADING:
        extra = WITH_SPEECH if has(clan.skills, SPEECH) else CROWDED
        placed = s.placed if s.order[s.at] == seat else 0
        while placed < s.box.newcomers and size < float(s.cap(seat)):
            price = float(s.box.step[placed]) + extra
            if price > food:
                break
            food -= price
            size += 1.0
            placed += 1
    return size + 0.01 * food


def hunts(s: FirstSparks) -> vec[i64]:
    """By round and seat, the food each clan will hunt with the tools and grounds it has; first in this round.

    Whoever may buy a tool before its next hunt is thought to take one token more of each food it stands at. Clans
    overtake one another, so after the next hunt their order is turned round each time.
    """
    out = vec[i64]([0] * ((HORIZON + 1) * SEATS))
    grain = vec[i64]([0] * SEATS)
    reached = vec[i64]([0] * SEATS)  # the set of foods at whose grounds each clan stands
    tools = vec[i64]([0] * (SEATS * 4))  # by seat and food: those it can use
    imaginary = vec[i64]([0] * (SEATS * 4))
    buyers = ~s.done if s.phase <= BUYING else 0
    harvest = s.harvest[:]
    order = s.order
    last = s.box.seats - 1  # the place in order of who hunts next
    if s.phase == HUNTING:
        last = s.at - 1
    elif s.phase > HUNTING:
        last = -1
    r: i64
    n: i64
    kind: i64
    seat: i64
    for seat in range(s.box.seats):
        grain[seat] = s.grain(seat)
        reached[seat] = foods_reached(s, seat)
        for kind in range(4):
            if has(reached[seat], kind):
                tools[seat * 4 + kind] = s.clans[seat].cards & s.box.hunters[kind]
                imaginary[seat * 4 + kind] = s.imaginary(seat, kind)
    for r in range(HORIZON + 1):
        for n in range(last, -1, -1):
            seat = order[last - n if r > 1 and r & 1 == 0 else n]
            food = grain[seat]
            for kind in range(4):
                there = harvest[kind]
                if there == 0:
                    continue
                if tools[seat * 4 + kind] != 0:
                    tokens = s.best_hunt(tools[seat * 4 + kind], there, imaginary[seat * 4 + kind])
                    there -= tokens
                    food += tokens * s.box.value[kind]
                if there > 0 and has(buyers, seat) and has(reached[seat], kind):
                    there -= 1
                harvest[kind] = there
            out[r * SEATS + seat] = food
        if r == 0:
            last = s.box.seats - 1
            order = s.ranking()
        buyers = -1 if r == 0 and s.market != 0 else 0
        if r > 0 or s.phase != BUREAUCRACY:
            for kind in range(4):
                harvest[kind] = s.refilled(kind, harvest[kind])
    return out


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


def tools_waiting(s: FirstSparks, seat: i64, reached: i64) -> vec[float]:
    """The food a round that tools would bring whose ground is so many new members away; first all together."""
    out = vec[float]([0.0] * (FAR + 1))
    kind: i64
    for kind in range(4):
        tools = s.clans[seat].cards & s.box.hunters[kind]
        if tools != 0 and not has(reached, kind):
            tokens = min(s.best_hunt(tools, s.refilled(kind, s.harvest[kind] // 2), 0), s.refill[kind])
            food = float(tokens * s.box.value[kind]) * PROMISE
            out[steps_to(s, seat, kind)] += food
            out[0] += food
    return out


def least_surcharge(s: FirstSparks, seat: i64) -> float:
    """What the cheapest space next to a clan costs beyond the base price."""
    least: i64 = 0
    rest = s.frontier(seat)
    if rest != 0:
        least = s.price(seat, lowest(rest))
        while rest != 0:
            least = min(least, s.price(seat, lowest(rest)))
            rest &= rest - 1
        least -= s.box.step[s.placed]
    return float(least)


def foods_reached(s: FirstSparks, seat: i64) -> i64:
    """The set of foods at whose grounds a clan stands."""
    reached: i64 = 0
    ground: i64
    for ground in range(GROUNDS):
        if (s.clans[seat].members >> (ground * 3)) & 7 != 0:
            reached |= bit(s.box.food[ground])
    return reached


def stage(s: FirstSparks, seat: i64) -> i64:
    """What a clan still has before it this round."""
    if s.phase < HUNTING:
        return BEFORE_SPOILAGE
    if s.phase == HUNTING:
        return BEFORE_SPOILAGE if s.at > s.place(seat) else BEFORE_SPREADING
    if s.phase == SPREADING:
        return BEFORE_SPREADING if s.at >= s.place(seat) else AFTER_SPREADING
    return AFTER_SPREADING


def rounds_needed(s: FirstSparks, seat: i64, prey: vec[i64], reached: i64) -> float:
    """About how many rounds a clan needs to its goal by the best plan; less for food left over."""
    best = 1000.0
    waiting = tools_waiting(s, seat, reached)
    nearest = least_surcharge(s, seat)
    for steady in PLANS:
        plan = Prospect(s, seat, prey, waiting[:], nearest, float(steady))
        rounds = plan.rounds()
        if rounds < best:
            best = rounds
        if not plan.checked:  # larger plans would come to the same
            break
    return best


@final
class Prospect:
    """The next rounds of a clan that grows steadily to some size and then saves for a leap to the goal."""

    def __init__(
        self, s: FirstSparks, seat: i64, prey: vec[i64], waiting: vec[float], nearest: float, steady: float
    ) -> None:
        clan = s.clans[seat]
        self.s = s
        self.seat = seat
        self.prey = prey
        self.steady = steady
        self.size = float(clan.size)
        self.food = float(clan.food)
        self.gain = 0.0  # what tools to come will bring each round
        self.grain = float(s.grain(seat))
        self.kept = 1.0 - float(s.spoiling(seat, 30)) / 30.0  # what spoilage leaves
        self.placed: i64 = 0
        self.news: i64 = 0  # members placed in all
        self.checked = False  # whether the clan would have grown beyond the plan
        self.nearest = nearest  # what the next member costs beyond its base price
        self.extra = WITH_SPEECH if has(clan.skills, SPEECH) else CROWDED  # and each further one
        self.waiting = waiting  # what tools will bring at grounds that many new members away; first all together

    def rounds(self) -> float:
        """The rounds to the goal, the one that is going on being the first."""
        s = self.s
        step = stage(s, self.seat)
        market = s.market != 0
        buys = market and s.phase <= BUYING and not has(s.done, self.seat)
        if step == BEFORE_SPREADING and s.phase == SPREADING and s.order[s.at] == self.seat:
            self.placed = s.placed
        r: i64
        for r in range(HORIZON):
            if step == BEFORE_SPOILAGE:
                if buys:
                    self.buy(r)
                self.food = self.left(r, self.food)
                if self.food < 0.0:
                    self.starve()
            if step <= BEFORE_SPREADING:
                missing = float(s.box.goal) - self.size
                if self.food >= self.leap(missing):
                    part = missing / float(s.box.newcomers)
                    return float(r) + part - 0.02 * self.food
                self.spread(r)
            step = BEFORE_SPOILAGE
            buys = market
            self.placed = 0
        missing = float(s.box.goal) - self.size
        return float(HORIZON) + missing * 0.8 - 0.05 * (self.food + self.gain)

    def income(self, r: i64) -> float:
        """What the clan hunts in a round."""
        return float(self.prey[r * SEATS + self.seat]) + self.gain

    def left(self, r: i64, food: float) -> float:
        """What is left of so much food after a round's spoilage, hunt and feeding."""
        return food * self.kept + self.income(r) - self.size

    def surely_left(self, r: i64, food: float) -> float:
        """The same if the hunt brings less than hoped."""
        return self.left(r, food) - (1.0 - SURE) * (self.income(r) - self.grain)

    def leap(self, members: float) -> float:
        """What so many members cost in this turn; more than anybody has if that is too many."""
        if members <= 0.0:
            return 0.0
        n = self.placed
        last = n + i64(members + 0.99)
        if last > self.s.box.newcomers:
            return 1000.0
        price = self.nearest + self.extra * float(last - n - 1)
        while n < last:
            price += float(self.s.box.step[n])
            n += 1
        return price

    def buy(self, r: i64) -> None:
        """Spend food on a tool, unless it is needed for this round's feeding or reaches for the goal."""
        income = self.income(r)
        if self.left(r, self.food) >= self.leap(float(self.s.box.goal) - self.size) or income >= MOST_INCOME:
            return
        paid = min(self.food, TOOL_PRICE)  # a cheaper tool brings less
        while paid >= LEAST_PRICE and self.surely_left(r, self.food - paid) < 0.0:
            paid -= 1.0
        if paid >= LEAST_PRICE:
            self.food -= paid
            self.gain += TOOL_GAIN * (paid / TOOL_PRICE) * (1.0 - income / MOST_INCOME)

    def starve(self) -> None:
        self.size = max(self.size + self.food, 1.0)
        self.food = 0.0

    def spread(self, r: i64) -> None:
        """Place members as long as the next round's tool and feeding are left over."""
        reserve = TOOL_PRICE if self.s.market != 0 and self.income(r + 1) < ENOUGH_INCOME else 0.0
        if self.waiting[0] > 0.0:
            reserve = 0.0  # first to the grounds of the tools one has
        while self.placed < self.s.box.newcomers:
            if self.size >= self.steady:
                self.checked = True
                break
            left = self.food - float(self.s.box.step[self.placed]) - self.extra
            if left < reserve or self.surely_left(r + 1, left - reserve) < 1.0:
                break
            self.food = left
            self.size += 1.0
            self.placed += 1
            self.news += 1
            if self.waiting[0] > 0.0:
                n = min(self.news, FAR)
                self.gain += self.waiting[n]
                self.waiting[0] -= self.waiting[n]
                self.waiting[n] = 0.0
