"""What a position is worth: about how many points each player will end with, and from that the shares of the win.

First, how many rounds are left: from how far off each end condition is. Then each player's prospects: the points it
has, those the end would give it now, and what it will earn in those rounds with what it has. Its workers work, its
citizens rise and retire to the advisers, its discs climb the temples, it attacks from where its war disc stands, closes
the districts that are ready and completes those that lack a tile and then show a card. All of that fades as the end
comes near: so who is behind does not hurry to end the game, and who is ahead does. Alone nobody else ends the game: it
is meant to last about as long as others do, and later rounds count for nothing but the points at hand.

What the words still to come in a turn bring is told by the questions themselves (`Question.promise`).
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.bits import count_bits, has
from dolmen.core.shares import final_shares, shares
from dolmen.core.state import OVER

from . import scoring
from .city import ABOVE, BELOW, EMPTY, LEFT, RIGHT, at, colour_of
from .words import FIRST_CITIZEN, GREY

if TYPE_CHECKING:
    from .state import FirstBuilders

# Found by self-play of the greedy bot. Points, unless something else is said.
HEAT: Final = 4.0  # how sharply a lead turns into a share of the win at the end
MORE_HEAT: Final = 3.0  # a round still to come makes it less sure
PAR: Final = 400.0  # alone: out of reach in as many rounds as a game is meant to last; more counts no more
ALONE: Final = 9.0  # rounds that a game alone is meant to last
OPENING: Final = 4.0  # rounds that every game is thought to last
# What all players together do towards the end in a round, for each of them.
CARD_PACE: Final = 0.2  # cards whose gold is taken
TIER_PACE: Final = 0.5  # for the square of the tiers of the two scarcest colours
DIE_PACE: Final = 0.2  # dice of the scarcest colour
STEP_PACE: Final = 2.8  # temple steps of the foremost player
FADING: Final = 1.5  # in so many last rounds things lose their use
LAST: Final = 0.25  # what is left of it in the last round
# What is in store.
STONE: Final = 1.3
FOOD: Final = 0.7
BASIC: Final = 0.8  # one of choice; a wisdom
HOARD: Final = 5.0  # so many of a kind are enough
GOLD: Final = 0.6  # beyond its point
TOKEN: Final = 4.0
SIGN: Final = 2.0  # a zodiac card
# Workers.
WORK: Final = 2.0  # what one does a round
IDLE: Final = 2.2  # one that can still be sent out this round
QUICK: Final = 0.1  # rounds of work lost with an empty base that can be filled this round
LAG: Final = 1.0  # and one that cannot
PIP: Final = 0.3  # of a citizen
NEWCOMER: Final = 2  # about the value of those still to come
ADVISER: Final = 0.4  # a colour of the archon, a round
# Tracks.
CLIMB: Final = 0.5  # steps in the temples, a worker and round
ATTACK: Final = 0.12  # attacks, a worker and round
SPACE: Final = 0.5  # beyond the camp, until the disc falls back
# Cities.
TILE: Final = 4.0  # a building, of the first few
CITY: Final = 4.0  # which are so many
TIER: Final = 0.1  # a tower level beyond the first
CLOSED: Final = 1.5  # districts closed in a round, at most
SURE: Final = 0.7  # part of a district that can be closed
NEAR: Final = 0.6  # part of one that lacks a tile
SPENT: Final = 2.0  # what a citizen would bring elsewhere
AGAIN: Final = 2.5  # an effect used once more

# What is promised when a choice is still to be made.
VISITING: Final = 2.3
NEW_TILE: Final = 2.5
EFFECT: Final = 3.0
CLIMB_ONE: Final = 3.5
CLIMB_TWO: Final = 7.0
NEW_CITIZEN: Final = 6.0
CLOSING: Final = 5.0

NONE: Final = vec[i64]([0] * 5)


def values(s: FirstBuilders) -> list[float]:
    """Each seat's estimated share of the win; alone, the expected score as a share of par."""
    if s.to_move == OVER and s.box.seats > 1:
        return final_shares(s.outcome().places)
    mind = s.box.mind
    if mind is not None:
        return mind.values(s.features(), s.box.seats, s.left())
    rounds = rounds_left(s)
    points: list[float] = []
    seat: i64
    for seat in range(s.box.seats):
        points.append(Prospect(s, seat, rounds).points())
    if s.turn >= 0:
        points[s.turn] += promised(s)
    if s.box.seats == 1:
        return [min(max(points[0] / PAR, 0.0), 1.0)]
    return shares(points, HEAT + MORE_HEAT * rounds)


def rounds_left(s: FirstBuilders) -> float:
    """About how many rounds will follow this one: the end conditions hasten the end together."""
    box = s.box
    left = float(box.round_limit - s.round)
    if box.seats == 1:
        left = min(left, ALONE - float(s.round))
    if left <= 0.0 or s.to_move == OVER:
        return 0.0
    opening = OPENING - float(s.round)  # nobody hurries before something is to be won
    if len(s.gold) < box.cards:  # the table is still being laid out
        return opening
    cards = cards_with_gold(s)
    tiers = tiers_to_end(s)
    steps = steps_to_top(s)
    if cards == 0 or tiers == 0 or steps == 0 or s.is_short():
        return 0.0
    seats = float(box.seats)
    rate = CARD_PACE * seats / float(cards)
    hurry = rate * rate
    rate = TIER_PACE * seats / float(tiers * tiers)  # the last ones can be had at any time
    hurry += rate * rate
    rate = DIE_PACE * seats / float(lowest_supply(s) + 1)
    hurry += rate * rate
    rate = STEP_PACE / float(steps)
    hurry += rate * rate
    return min(max(1.0 / sqrt(hurry), opening), left)


def cards_with_gold(s: FirstBuilders) -> i64:
    n: i64 = 0
    k: i64
    for k in range(i64(len(s.gold))):
        if s.gold[k] > 0:
            n += 1
    return n


def tiers_to_end(s: FirstBuilders) -> i64:
    """How many tiers must still be built before two colours are gone."""
    low: i64 = 99
    second: i64 = 99
    colour: i64
    for colour in range(5):
        count = i64(s.tiers[colour])
        if count < low:
            second = low
            low = count
        elif count < second:
            second = count
    return low + second


def lowest_supply(s: FirstBuilders) -> i64:
    """Citizen dice of the scarcest colour."""
    low = i64(s.supply[0])
    colour: i64
    for colour in range(1, 5):
        low = min(low, i64(s.supply[colour]))
    return low


def steps_to_top(s: FirstBuilders) -> i64:
    """How many steps the foremost player must still climb."""
    least: i64 = 99
    seat: i64
    for seat in range(s.box.seats):
        least = min(least, 3 * s.box.top - s.disc(1, seat) - s.disc(2, seat) - s.disc(3, seat))
    return least


def promised(s: FirstBuilders) -> float:
    """What the words still to come in this turn bring."""
    total = 0.0
    k: i64
    for k in range(2, i64(len(s.stack))):
        total += s.stack[k].promise(s)
    return total


def between(table: vec[i64], place: float) -> float:
    """What a track gives at a place that may lie between two of its spaces."""
    last = i64(len(table)) - 1
    k: i64 = 0
    while k < last and place >= 1.0:
        place -= 1.0
        k += 1
    return float(table[k]) + place * float(table[k + 1] - table[k]) if k < last else float(table[last])


@final
class Prospect:
    """What a seat has and will still earn in the rounds that are left."""

    def __init__(self, s: FirstBuilders, seat: i64, rounds: float) -> None:
        player = s.players[seat]
        self.s = s
        self.seat = seat
        self.player = player
        self.rounds = rounds  # after this one
        self.passes = rounds if player.passed else rounds + 1.0  # how often its citizens will rise
        self.soon = min(rounds / FADING, 1.0)  # what can be made of things fades with the last rounds
        if not player.passed:
            self.soon = max(self.soon, LAST)
        self.idle: i64 = 0
        self.pips: i64 = 0
        self.retiring = 0.0  # citizens that will become advisers
        self.highest = NONE[:]  # citizens by colour
        self.ready = NONE[:]  # those that can go into a centre
        self.work = rounds * float(player.bases + 1)  # rounds of its workers
        self.count_workers()

    def count_workers(self) -> None:
        """Look through the citizens, on sites and beside the board, and the other workers."""
        player = self.player
        home = player.home
        posted = player.posted
        die: i64
        k: i64
        for die in range(30):
            if home[die] > 0:
                self.idle += i64(home[die])
                value = die % 6 + 1
                self.add_citizen(die // 6, value, i64(home[die]))
                self.ready[die // 6] = value  # they come in ascending order
        for k in range(i64(len(posted))):
            die = i64(posted[k]) // 5 - FIRST_CITIZEN
            if die >= 0:
                value = die % 6 + 1
                self.add_citizen(die // 6, value, 1)
                if value < 6 and self.ready[die // 6] <= value:
                    self.ready[die // 6] = value + 1
        for k in range(2, 6):
            self.idle += i64(player.speakers[k])
        if player.archon:
            self.idle += 1
        late = player.free if player.passed else max(player.free - self.idle, 0)
        self.work -= min(self.rounds, 1.0) * (QUICK * float(player.free - late) + LAG * float(late))
        self.retiring += float(player.free) * self.retires(NEWCOMER)

    def add_citizen(self, colour: i64, value: i64, count: i64) -> None:
        """Count citizens alike."""
        self.pips += count * value
        self.retiring += float(count) * self.retires(value)
        if value > self.highest[colour]:
            self.highest[colour] = value

    def retires(self, value: i64) -> float:
        """How likely a citizen will rise above 6."""
        return min(max(self.passes - float(6 - value), 0.0), 1.0)

    def points(self) -> float:
        """The points a seat will end with."""
        s = self.s
        player = self.player
        points = float(player.score() + scoring.to_come(s, self.seat))
        if s.to_move == OVER:
            return points
        return points + self.stocks() + self.labour() + self.advisers() + self.temples() + self.war() + self.city()

    def stocks(self) -> float:
        """Resources, of which enough is enough, tokens and zodiac cards."""
        player = self.player
        worth = STONE * min(float(player.stone), HOARD) + FOOD * min(float(player.food), HOARD)
        worth += BASIC * min(float(player.wisdom), HOARD) + GOLD * float(player.gold)
        return self.soon * (worth + TOKEN * float(player.tokens) + SIGN * float(count_bits(player.signs)))

    def labour(self) -> float:
        """What workers do this round and in those to come; citizens of a higher value get in more easily."""
        player = self.player
        worth = WORK * self.work + ADVISER * self.rounds * float(len(player.advisers))
        next = min(self.rounds, 1.0)
        worth += PIP * float(self.pips) * next
        return worth if player.passed else worth + IDLE * (LAST + (1.0 - LAST) * next) * float(self.idle)

    def advisers(self) -> float:
        """What citizens bring that will retire: a slot of the track for a new colour, points for others."""
        player = self.player
        fresh = 0.0
        colour: i64
        for colour in range(5):
            if self.highest[colour] > 0 and not has(player.colours, colour):
                fresh += self.retires(self.highest[colour])
        track = self.s.box.adviser
        seated = i64(len(player.advisers))
        end = between(track, float(seated) + fresh)
        return end - float(track[seated]) + end * (self.retiring - fresh)

    def temples(self) -> float:
        """What further steps bring if the lowest discs rise first: the highest is ignored at the end."""
        s = self.s
        track = s.box.temple
        a = s.disc(1, self.seat)
        b = s.disc(2, self.seat)
        c = s.disc(3, self.seat)
        lowest = min(a, b)
        highest = max(a, b)
        lowest = min(lowest, c)
        highest = max(highest, c)
        second = a + b + c - lowest - highest
        now = track[lowest] + track[second]
        low = float(lowest)
        middle = float(second)
        steps = CLIMB * self.work
        rise = min(steps, middle - low)
        low += rise
        steps -= rise
        rise = min(0.5 * steps, float(highest) - middle)
        low += rise
        middle += rise
        rise = (steps - 2.0 * rise) / 3.0
        return between(track, low + rise) + between(track, middle + rise) - float(now)

    def war(self) -> float:
        """Attacks from the camp to which the disc will fall back; spaces beyond it count in this round."""
        s = self.s
        space = s.disc(0, self.seat)
        worth = ATTACK * self.work * float(s.box.passed[space] + s.behind(self.seat))
        return worth if self.player.passed else worth + SPACE * float(s.retreat(self.seat))

    def city(self) -> float:
        """Buildings and towers; districts that can be closed, if there is time; the best places for one more tile."""
        player = self.player
        tiers: i64 = -5
        k: i64
        for k in range(5):
            tiers += i64(player.towers[k])
        buildings = player.tiles - i64(len(player.farms))
        worth = self.soon * (TILE * min(float(buildings), CITY) + TIER * float(tiers))
        grid = player.grid
        cells = player.open
        count = i64(len(cells))
        if count > 0:
            total = 0.0
            for k in range(count):
                cell = cells[k]
                beside = i64(grid[at(cell + RIGHT)])
                across = i64(grid[at(cell + RIGHT + ABOVE)])
                total += self.district(i64(grid[cell]), i64(grid[at(cell + ABOVE)]), beside, across)
            worth += SURE * total * min(CLOSED * self.passes / float(count), 1.0)
        best = 0.0
        second = 0.0
        cells = player.frontier
        for k in range(i64(len(cells))):
            gain = self.gap(cells[k])
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        return worth + NEAR * self.soon * (best + 0.5 * second)

    def gap(self, cell: i64) -> float:
        """What the districts bring that lack a tile on this cell alone."""
        grid = self.player.grid
        left = i64(grid[at(cell + LEFT)])
        right = i64(grid[at(cell + RIGHT)])
        below = i64(grid[at(cell + BELOW)])
        above = i64(grid[at(cell + ABOVE)])
        total = 0.0
        if left != EMPTY:
            if below != EMPTY:
                total += self.unfinished(left, below, i64(grid[at(at(cell + LEFT) + BELOW)]))
            if above != EMPTY:
                total += self.unfinished(left, above, i64(grid[at(cell + LEFT + ABOVE)]))
        if right != EMPTY:
            if below != EMPTY:
                total += self.unfinished(right, below, i64(grid[at(at(cell + RIGHT) + BELOW)]))
            if above != EMPTY:
                total += self.unfinished(right, above, i64(grid[at(cell + RIGHT + ABOVE)]))
        return total

    def unfinished(self, b: i64, c: i64, across: i64) -> float:
        """What a district brings that lacks the tile between two others."""
        return self.district(EMPTY, b, c, across) if across != EMPTY else 0.0

    def district(self, a: i64, b: i64, c: i64, d: i64) -> float:
        """What closing four tiles brings, a across from d: a card, a citizen in the centre, effects of its colour.

        If a is still empty, it is the best card that they will show with the right tile there.
        """
        s = self.s
        box = s.box
        p = colour_of(a, box.colour)
        q = colour_of(b, box.colour)
        r = colour_of(c, box.colour)
        t = colour_of(d, box.colour)
        card: i64 = 0
        k: i64
        greys = (p == GREY) + (q == GREY) + (r == GREY) + (t == GREY)
        if greys <= (2 if a == EMPTY else 1):  # three colours make a card
            for k in range(i64(len(s.cards))):
                n = i64(s.cards[k])
                corner = box.corner[n]
                side = box.side[n]
                other = box.other[n]
                shown = False
                if (q == side and r == other) or (q == other and r == side):
                    shown = a == EMPTY or p == corner or t == corner
                elif q == corner or r == corner:
                    if t == side:
                        shown = a == EMPTY or p == other
                    elif t == other:
                        shown = a == EMPTY or p == side
                if shown:
                    card = max(card, s.claim_points(self.seat, k) + i64(s.gold[k]))
        if a == EMPTY and card == 0:
            return 0.0  # a district without a card is nothing to build for
        centre = 0.0
        for k in range(5):
            if self.ready[k] > 0:
                worth = float(self.ready[k] * i64(self.player.towers[k])) - SPENT
                if p == k:
                    worth += AGAIN
                if q == k:
                    worth += AGAIN
                if r == k:
                    worth += AGAIN
                if t == k:
                    worth += AGAIN
                centre = max(centre, worth)
        return float(card) + centre
