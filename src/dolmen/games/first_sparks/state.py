"""The position of a First Sparks game, and the quantities its rules are made of."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.bits import bit, has
from dolmen.core.outcome import Outcome
from dolmen.core.rng import Rng
from dolmen.core.shared import Part
from dolmen.core.state import State

from . import features, scoring, value
from .box import COUNTS, FIELD, FIRE, FLAT, INTELLIGENCE, KNOWLEDGE, ONE_LESS, PLOW, SLEDGE, SPACES, SPEECH, Box
from .land import NO_HEXES, NO_LINKS, grounds
from .phases import HUNTING, SET_UP
from .sets import highest, lowest, lowest_of
from .words import (
    BOUGHT,
    GOT_BONUS,
    NEUTRAL,
    ORDERED,
    SETTLED,
    STARVED,
    STEPPED_BACK,
)

ZEROS: Final = vec[i64]([0] * 4)
NO_CLANS: Final = vec[u8]([0] * SPACES)
OUTSIDE: Final = vec[i64]([-1] * 6)
NEUTRAL_CLAN: Final = 2  # with two players the third clan is nobody's


class Clan(Part):
    """A clan: its members on the map, its food by value (FS-046) and its cards."""

    def __init__(self) -> None:
        self.food: i64 = 0
        self.members: i64 = 0  # the set of spaces they stand on
        self.size: i64 = 0
        self.reach: i64 = 0  # all spaces next to a member
        self.cards: i64 = 0  # the set of ranks
        self.skills: i64 = 0  # the set of kinds of knowledge
        self.lost: i64 = 0  # members that starved and are out of the game, with starved_members=box

    def knows(self, kind: i64) -> bool:
        """Whether the clan has this kind of knowledge."""
        return has(self.skills, kind)

    def copy(self) -> Clan:
        twin = Clan()
        twin.food = self.food
        twin.members = self.members
        twin.size = self.size
        twin.reach = self.reach
        twin.cards = self.cards
        twin.skills = self.skills
        twin.lost = self.lost
        return twin


class FirstSparks(State):
    """The table: clans, map, harvest, market and deck.

    Every rank exists once, so market, deck and box are sets of ranks. Cards that nobody has seen are one set, whether
    they lie in the deck or were boxed unseen: which of them is drawn is decided when it is drawn.
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.clans: list[Clan] = []  # the players', and with two players the neutral one
        self.order: vec[i64] = ZEROS  # seats, the first player first
        self.round: i64 = 0
        self.phase: i64 = SET_UP
        self.at: i64 = 0  # the place in order of who hunts or spreads
        self.placed: i64 = 0  # new members of this turn
        # The map.
        self.pool: i64 = 0  # tiles not drawn
        self.cells: vec[i64] = OUTSIDE  # the cell of each tile's hex a; −1 while it is not laid
        self.turns: vec[i64] = OUTSIDE
        self.hexes: vec[u8] = NO_HEXES  # by cell of the grid: 0, or the ground there + 1
        self.touch: vec[u8] = NO_HEXES  # by cell of the grid: the set of tiles next to it
        self.near: vec[i64] = NO_LINKS  # by space: its neighbours
        self.plain: vec[i64] = NO_LINKS  # those of them not behind a mountain
        self.crowd: vec[u8] = NO_CLANS  # by space: how many clans stand there
        # The pantry.
        self.harvest: vec[i64] = ZEROS
        self.refill: vec[i64] = ZEROS
        # Cards.
        self.herbs: i64 = 0  # Herbs not yet dealt
        self.market: i64 = 0
        self.unseen: i64 = 0
        self.above: i64 = 0  # cards of the deck above the shuffle card; after the shuffle, all of the deck
        self.top: i64 = 0  # the card known to lie on top; 0 if none is
        self.under: i64 = 0  # cards put under the shuffle card
        self.boxed: i64 = 0  # cards out of the game that all have seen
        self.shuffled: bool = False  # the shuffle card has been drawn
        self.waits: bool = False  # it lies in the market until the bureaucracy
        self.shrunk: bool = False  # it has left, and the market is smaller
        self.bonus: i64 = 0  # the card that carries the bonus grain; 0 if none does
        self.done: i64 = 0  # the seats that have bought or passed this round

    # Clans.

    def place(self, seat: i64) -> i64:
        """A seat's place in order, from 0."""
        n: i64 = 0
        while self.order[n] != seat:
            n += 1
        return n

    def ranking(self) -> vec[i64]:
        """The seats, the larger clan first, equal ones by their highest card (FS-111, FS-192, FS-193)."""
        order = self.order[:]
        n: i64
        k: i64
        for n in range(1, self.box.seats):
            seat = order[n]
            k = n
            while k > 0 and self.is_before(seat, order[k - 1]):
                order[k] = order[k - 1]
                k -= 1
            order[k] = seat
        return order

    def sort(self) -> None:
        self.order = self.ranking()
        if self.listener is not None:
            n: i64
            for n in range(self.box.seats):
                self.tell(ORDERED, self.order[n], n + 1)

    def is_before(self, seat: i64, other: i64) -> bool:
        a = self.clans[seat]
        b = self.clans[other]
        if a.size != b.size:
            return a.size > b.size
        return highest(a.cards) > highest(b.cards)

    def step_back(self, seat: i64) -> None:
        """The owner of Intelligence changes places with the player behind; the last stays (FS-097, FS-100)."""
        at = self.place(seat)
        if at + 1 < self.box.seats:
            order = self.order[:]
            order[at] = order[at + 1]
            order[at + 1] = seat
            self.order = order
            self.tell(STEPPED_BACK, seat)

    # Cards.

    def current(self) -> i64:
        """The set of cards that may be offered (FS-120, FS-208)."""
        return self.market if self.shrunk else lowest_of(self.market, self.box.current)

    def may_own(self, seat: i64, card: i64) -> bool:
        """Only one card of each kind of knowledge (FS-055)."""
        return not self.clans[seat].knows(self.box.kind[card])

    def card_price(self, card: i64) -> i64:
        """What a buyer gives of his own: the bonus grain on a card helps to pay for it (FS-118)."""
        return self.box.cost[card] - 1 if card == self.bonus else self.box.cost[card]

    def affords(self, seat: i64, card: i64) -> bool:
        return self.clans[seat].food >= self.card_price(card)

    def can_buy(self, seat: i64, card: i64) -> bool:
        clan = self.clans[seat]
        return clan.food >= self.card_price(card) and not clan.knows(self.box.kind[card])

    def tools(self, seat: i64) -> i64:
        """The set of a seat's tools."""
        return self.clans[seat].cards & self.box.tools

    def tool_limit(self, seat: i64) -> i64:
        return self.box.sledge_limit if has(self.clans[seat].skills, SLEDGE) else self.box.tool_limit

    def take_card(self, seat: i64, card: i64) -> None:
        """Pay for a card of the market and lay it down (FS-118, FS-124)."""
        clan = self.clans[seat]
        if card == self.bonus:
            clan.food += 1
            self.bonus = 0
            self.tell(GOT_BONUS, seat, card)
        clan.food -= self.box.cost[card]
        clan.cards |= bit(card)
        self.market &= ~bit(card)
        self.done |= bit(seat)
        self.tell(BOUGHT, seat, card, self.box.cost[card])
        kind = self.box.kind[card]
        if kind >= KNOWLEDGE:
            clan.skills |= bit(kind)
            if kind == INTELLIGENCE:
                self.step_back(seat)

    def box_card(self, card: i64) -> None:
        """A card of the market leaves the game."""
        self.market &= ~bit(card)
        self.boxed |= bit(card)

    # Hunting.

    def spoiling(self, seat: i64, food: i64) -> i64:
        """What spoils of so much food: a third, rounded down, and nothing with Fire (FS-146, FS-148)."""
        return 0 if has(self.clans[seat].skills, FIRE) else food // 3

    def refilled(self, kind: i64, tokens: i64) -> i64:
        """A harvest space after the refill: never more tokens than there are (FS-196, FS-200)."""
        return min(tokens + self.refill[kind], self.box.tokens[kind])

    def prey(self, seat: i64, kind: i64, tokens: i64) -> i64:
        """How many of so many tokens a clan takes with the tools and grounds it has (FS-151 … FS-162)."""
        tools = self.clans[seat].cards & self.box.hunters[kind]
        if tools == 0 or tokens == 0:
            return 0
        imaginary = self.imaginary(seat, kind)
        return self.best_hunt(tools, tokens, imaginary) if imaginary >= 0 else 0

    def imaginary(self, seat: i64, kind: i64) -> i64:
        """One imaginary token for a second ground, two for the third, which is the last (FS-158); −1 without any."""
        return grounds(self.box.food, self.clans[seat].members, kind) - 1

    def taken(self, card: i64, tokens: i64, imaginary: i64) -> i64:
        """What a tool takes from so many tokens: never more than really lie there (FS-058, FS-161, FS-162)."""
        return min(self.box.take[card * COUNTS + tokens + imaginary], tokens) if tokens > 0 else 0

    def best_hunt(self, tools: i64, tokens: i64, imaginary: i64) -> i64:
        """The most that tools of one food can take one after the other, in the best order (FS-156, FS-157, FS-160)."""
        if tools & (tools - 1) == 0:
            return self.taken(lowest(tools), tokens, imaginary)
        best: i64 = 0
        rest = tools
        while rest != 0 and best < tokens:
            tool = rest & -rest
            rest ^= tool
            amount = self.taken(lowest(tool), tokens, imaginary)
            amount += self.best_hunt(tools ^ tool, tokens - amount, imaginary)
            if amount > best:
                best = amount
        return best

    def grain(self, seat: i64) -> i64:
        """What Herbs and Fields give, with the Plough for each Field (FS-060, FS-093, FS-154)."""
        clan = self.clans[seat]
        tools = clan.cards & self.box.tools
        bonus = self.box.plow_bonus if has(clan.skills, PLOW) else 0
        amount: i64 = 0
        while tools != 0:
            card = lowest(tools)
            tools &= tools - 1
            if self.box.kind[card] >= FIELD:
                amount += self.box.grain[card]
                if self.box.kind[card] == FIELD:
                    amount += bonus
        return amount

    # Spreading.

    def frontier(self, clan: i64) -> i64:
        """The spaces next to a clan's members where it does not stand yet (FS-178, FS-180)."""
        c = self.clans[clan]
        return c.reach & ~c.members

    def price(self, seat: i64, space: i64) -> i64:
        """What the next new member of this turn costs there (FS-177, FS-181 … FS-187)."""
        box = self.box
        clan = self.clans[seat]
        price = box.step[self.placed]
        if self.plain[space] & clan.members == 0:
            price += box.mountain_price
        crowd = i64(self.crowd[space])
        if crowd > 0:
            if not has(clan.skills, SPEECH):
                price += crowd + 1
            elif box.speech == FLAT:
                price += 1
            elif box.speech == ONE_LESS:
                price += crowd
        return price

    def cap(self, clan: i64) -> i64:
        """How large a clan can grow (FS-190, FS-172)."""
        return self.box.most - self.clans[clan].lost

    def may_settle(self, seat: i64) -> bool:
        """Whether the rules for members leave a seat anything to place, whatever it costs (FS-176, FS-190)."""
        if self.placed >= self.box.newcomers or self.clans[seat].size >= self.cap(seat):
            return False
        return self.frontier(seat) != 0

    def can_settle(self, seat: i64) -> bool:
        """Whether a seat can pay for a further member somewhere."""
        food = self.clans[seat].food
        if food < self.box.step[self.placed]:
            return False
        rest = self.frontier(seat)
        while rest != 0:
            if self.price(seat, lowest(rest)) <= food:
                return True
            rest &= rest - 1
        return False

    def settle_member(self, clan: i64, space: i64) -> None:
        """Put a member on the map; the size marker follows."""
        c = self.clans[clan]
        c.members |= bit(space)
        c.reach |= self.near[space]
        c.size += 1
        self.crowd[space] += 1

    def payable_members(self, seat: i64) -> i64:
        """How many further members a seat could pay one after the other, the cheapest first."""
        trial = self.copy()
        count: i64 = 0
        while trial.may_settle(seat) and trial.can_settle(seat):
            rest = trial.frontier(seat)
            best = lowest(rest)
            while rest != 0:
                space = lowest(rest)
                if trial.price(seat, space) < trial.price(seat, best):
                    best = space
                rest &= rest - 1
            trial.pay_and_settle(seat, best)
            trial.placed += 1
            count += 1
        return count

    def pay_and_settle(self, seat: i64, space: i64) -> None:
        price = self.price(seat, space)
        self.clans[seat].food -= price
        self.settle_member(seat, space)
        self.tell(SETTLED, seat, space, price)

    def settle_neutral(self, seat: i64, space: i64) -> None:
        self.settle_member(NEUTRAL_CLAN, space)
        self.tell(NEUTRAL, seat, space)

    def remove_member(self, seat: i64, space: i64) -> None:
        """A member starves; the size marker follows at once (FS-171, FS-172)."""
        clan = self.clans[seat]
        clan.members &= ~bit(space)
        clan.size -= 1
        self.crowd[space] -= 1
        if self.box.members_boxed:
            clan.lost += 1
        self.tell(STARVED, seat, space)

    def find_reach(self, seat: i64) -> None:
        """Reckon anew which spaces lie next to a clan's members."""
        clan = self.clans[seat]
        reach: i64 = 0
        rest = clan.members
        space: i64 = 0
        while rest != 0:
            if rest & 1 == 1:
                reach |= self.near[space]
            rest >>= 1
            space += 1
        clan.reach = reach

    # Secrets.

    def hides(self, seat: i64) -> bool:
        """Whether a seat's food is hidden from the others (FS-092)."""
        return has(self.clans[seat].skills, FIRE)

    # The contract.

    def copy(self) -> FirstSparks:
        twin = FirstSparks(self.box)
        self.copy_into(twin)
        twin.clans = [clan.copy() for clan in self.clans]
        twin.order = self.order  # replaced as a whole, like the tables of the map
        twin.round = self.round
        twin.phase = self.phase
        twin.at = self.at
        twin.placed = self.placed
        twin.pool = self.pool
        twin.cells = self.cells
        twin.turns = self.turns
        twin.hexes = self.hexes
        twin.touch = self.touch
        twin.near = self.near
        twin.plain = self.plain
        twin.crowd = self.crowd[:]
        twin.harvest = self.harvest[:]
        twin.refill = self.refill
        twin.herbs = self.herbs
        twin.market = self.market
        twin.unseen = self.unseen
        twin.above = self.above
        twin.top = self.top
        twin.under = self.under
        twin.boxed = self.boxed
        twin.shuffled = self.shuffled
        twin.waits = self.waits
        twin.shrunk = self.shrunk
        twin.bonus = self.bonus
        twin.done = self.done
        return twin

    def scores(self) -> list[int]:
        """The members on the map."""
        return [int(self.clans[seat].size) for seat in range(int(self.box.seats))]

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def values(self) -> list[float]:
        return value.values(self)

    def is_turn_over(self) -> bool:
        """Who is asked in a hunt must let members starve: greedy play looks that far, and weighs it."""
        return self.phase == HUNTING

    def features(self) -> vec[float]:
        return features.features(self)

    def left(self) -> float:
        return features.left(self)

    def determinize(self, seat: int | None, rng: Rng) -> None:
        """Nothing is dealt anew: unseen cards have no place, and hidden food follows from public events (FS-254)."""
