"""What a seat may know of a First Sparks table, built from nothing (FS-252 … FS-256)."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from dolmen.core.state import OVER
from dolmen.core.view import View, common, seated, share

from .box import FIELD, KINDS, PLOW, SLEDGE, SPACES, SPEECH, SURCHARGES, Box
from .buying import Offering
from .forecast import (
    behind,
    catches,
    has_hunted,
    lying,
    row_now,
    spoiling,
    steps,
    takers,
    why_nothing,
    with_card,
    with_member,
    worth,
)
from .hunting import Hunting
from .land import grounds, rotations
from .phases import BUYING, HUNTING, PHASES, SPREADING
from .setup import FirstMembers, Laying, SecondMembers
from .spreading import Spreading
from .state import NEUTRAL_CLAN, FirstSparks
from .value import is_ending
from .words import CELLS, FOODS, HARVEST, TILES
from .words import SPACES as SPACE_NAMES

BACKWARDS = (HUNTING, SPREADING)  # phases that the last in order begins (FS-150, FS-174)
MUCH = 99  # food


class CardView(msgspec.Struct, tag="card", kw_only=True):
    """A card by its rank: its price and what it does. A step [2, 4] takes 2 when at least 4 tokens are counted.

    `amount` is the grain of a field or of Herbs, what the Plough adds to each field, how many tools the Sledge allows;
    `surcharge` is what Speech makes of the price of an occupied space.
    """

    id: int
    kind: str
    cost: int
    food: str | None
    amount: int
    surcharge: str
    steps: list[tuple[int, int]]


class ToolView(msgspec.Struct, tag="tool", kw_only=True):
    """A card somebody owns, how many tokens it would take in the next hunt, alone, and which of its steps holds.

    `food` is what a hunt would bring less without it; `why` says why that is nothing: nobody, empty or spent.
    """

    card: CardView
    takes: int
    row: int
    food: int
    why: str


class SaleView(msgspec.Struct, tag="sale", kw_only=True):
    """What a card of the market means to the viewer, if it were bought now.

    The next hunt would bring `amount` tokens or grain more, worth `food`; `why` says why nothing. `left` of one's food
    is left, below 0 if it cannot be paid; `crowded` if a tool must be put away for it; `takers` are asked before.
    """

    card: int
    row: int
    amount: int
    food: int
    why: str
    left: int
    payable: bool
    ownable: bool
    crowded: bool
    takers: list[int]


class HuntView(msgspec.Struct, tag="hunt", kw_only=True):
    """What a clan would bring home of one food in its next hunt, with all its tools in the best order."""

    kind: str
    amount: int
    food: int


class ReckoningView(msgspec.Struct, tag="reckoning", kw_only=True):
    """Food from now until the clan has eaten, if it spends nothing: in this round, or with `next` in the next one.

    `left` is below 0 by as many as would go hungry.
    """

    spoils: int
    hunt: int
    meal: int
    left: int
    next: bool


class PlayerView(msgspec.Struct, tag="player", kw_only=True):
    """A clan. `marker` is its place on the size track; `grounds` are the foods where its members stand.

    `to_goal` is how many members more would end the game, 0 if it has as many; `keeps` is whether no food of it spoils.

    `food` and the reckoning are None where they are hidden from the viewer.
    """

    seat: int
    place: int
    size: int
    to_goal: int
    marker: int
    food: int | None
    hidden: bool
    reckoning: ReckoningView | None
    hunt: list[HuntView]
    grounds: list[str]
    members: list[str]
    tools: list[ToolView]
    tool_limit: int
    knowledge: list[CardView]
    keeps: bool
    done: bool
    lost: int


class NeutralView(msgspec.Struct, tag="neutral", kw_only=True):
    """The clan of nobody, with two players; `clan` is its number on the spaces."""

    clan: int
    size: int
    marker: int
    members: list[str]


class TileView(msgspec.Struct, tag="tile", kw_only=True):
    """A tile on the table: the cell of its hex a, also as axial coordinates, its rotation, its two grounds."""

    id: str
    cell: str
    q: int
    r: int
    rotation: int
    grounds: tuple[str, str]


class WayView(msgspec.Struct, tag="way", kw_only=True):
    """A cell where the tile in hand may lie with its hex a, also as axial coordinates, and its rotations there."""

    cell: str
    q: int
    r: int
    rotations: list[int]


class LayingView(msgspec.Struct, tag="laying", kw_only=True):
    """The tile in hand: its grounds, its borders with mountains, the cell that was said, and where it may lie."""

    id: str
    grounds: tuple[str, str]
    mountains: list[tuple[str, str]]
    cell: str | None
    ways: list[WayView]


class SpaceView(msgspec.Struct, tag="space", kw_only=True):
    """A space: its ground, the clans on it (with two players clan 2 is neutral), neighbours, those behind mountains.

    `price` is what the seat to move would pay to settle there now, where it may; `across` of it is for the mountain,
    `shared` for the clans there. `hunt` is what its next hunt would bring more with the new member, or without the one
    that leaves.
    """

    name: str
    food: str
    clans: list[int]
    neighbours: list[str]
    mountains: list[str]
    price: int | None
    across: int
    shared: int
    hunt: int | None


class HarvestView(msgspec.Struct, tag="harvest", kw_only=True):
    food: str
    tool: str
    value: int
    tokens: int
    most: int
    refill: int


class MarketView(msgspec.Struct, tag="market", kw_only=True):
    """The two rows, the card with the bonus grain and its price with it, whether the shuffle card waits or has left."""

    current: list[CardView]
    next: list[CardView]
    bonus: int | None
    bonus_price: int | None
    shuffle_card: bool
    small: bool


class DeckView(msgspec.Struct, tag="deck", kw_only=True):
    """How many cards, the ranks it may hold, those known to lie under the shuffle card, the one known on top."""

    cards: int
    shuffle_card: bool
    unseen: list[int]
    under: list[int]
    top: int | None
    boxed: list[int]


class OfferView(msgspec.Struct, tag="offer", kw_only=True):
    """The card on offer, by whom, who is still to be asked, and whether the offerer may refuse it himself."""

    seat: int
    card: CardView
    takers: list[int]
    free: bool


class FirstSparksView(View, tag="first-sparks", kw_only=True):
    """The whole table as one seat sees it.

    `last` is whether this phase ends the game; `affords` how many members more the viewer, who spreads, can pay for,
    and `ends_with` the how manieth of them would bring about the end. `backwards` is whether the last in order begins
    this phase; `behind` are those who are asked in turn before a card becomes the seat's that offers it.
    """

    round: int
    phase: str
    last: bool
    affords: int | None
    ends_with: int | None
    order: list[int]
    backwards: bool
    behind: list[int]
    players: list[PlayerView]
    neutral: NeutralView | None
    goal: int
    most: int
    tiles: list[TileView]
    laying: LayingView | None
    spaces: list[SpaceView]
    harvest: list[HarvestView]
    market: MarketView
    sales: list[SaleView]
    deck: DeckView
    offer: OfferView | None


def view(s: FirstSparks, seat: int | None) -> FirstSparksView:
    return share(s, [seat], open_view, own_view)[seat]


def open_view(s: FirstSparks) -> FirstSparksView:
    """What everybody sees."""
    seats = int(s.box.seats)
    to_move = int(s.to_move)
    return FirstSparksView(
        **common(s, None),
        round=int(s.round),
        phase="over" if to_move == OVER else PHASES[s.phase],
        last=is_ending(s),
        affords=None,
        ends_with=None,
        order=[int(n) for n in s.order] if s.herbs == 0 else [],
        backwards=s.phase in BACKWARDS,
        behind=behind(s, to_move) if s.phase == BUYING and to_move >= 0 else [],
        players=[player_view(s, n, None) for n in range(seats)],
        neutral=neutral_view(s),
        goal=int(s.box.goal),
        most=int(s.box.most),
        tiles=[tile_view(s, n) for n in range(len(TILES)) if s.cells[n] >= 0],
        laying=laying_view(s),
        spaces=[space_view(s, n) for n in range(SPACES) if s.cells[n // 6] >= 0],
        harvest=[harvest_view(s, n) for n in range(len(FOODS))],
        market=market_view(s),
        sales=[],
        deck=deck_view(s),
        offer=offer_view(s),
        next=[int(s.order[n]) for n in reversed(range(s.at))] if spreads(s) else [],
    )


def spreads(s: FirstSparks) -> bool:
    return s.to_move >= 0 and isinstance(s.stack[-1], Spreading)


def own_view(s: FirstSparks, seat: int, open: FirstSparksView) -> FirstSparksView:
    """What a seat sees: its own food, and what the cards of the market would mean for it."""
    players = open.players
    if players[seat].hidden:
        players = list(players)
        players[seat] = player_view(s, seat, seat)
    sales = [sale_view(s, seat, card) for card in bits(int(s.market))]
    affords = int(s.payable_members(seat)) if s.to_move == seat and spreads(s) else None
    return seated(open, s, seat, players=players, sales=sales, affords=affords, ends_with=ends_with(s, seat, affords))


def ends_with(s: FirstSparks, seat: int, affords: int | None) -> int | None:
    """The how manieth member that a seat can pay for now would end the game, if it does not end anyway."""
    more = int(s.box.goal - s.clans[seat].size)
    return more if affords is not None and 0 < more <= affords and not is_ending(s) else None


def player_view(s: FirstSparks, n: int, seat: int | None) -> PlayerView:
    clan = s.clans[n]
    sees = sees_food(s, n, seat)
    tools = int(s.tools(n))
    return PlayerView(
        seat=n,
        place=int(s.place(n)) + 1 if s.herbs == 0 else 0,
        size=int(clan.size),
        to_goal=max(0, int(s.box.goal - clan.size)),
        marker=marker(s, n),
        food=int(clan.food) if sees else None,
        hidden=not sees,
        reckoning=reckoning(s, n) if sees else None,
        hunt=hunts(s, n),
        grounds=[food for k, food in enumerate(FOODS) if grounds(s.box.food, clan.members, k)],
        members=spaces(int(clan.members)),
        tools=[tool_view(s, n, card) for card in bits(tools)],
        tool_limit=int(s.tool_limit(n)),
        knowledge=[card_view(s.box, card) for card in bits(int(clan.cards) & ~tools)],
        keeps=s.spoiling(n, MUCH) == 0,
        done=s.phase == BUYING and bool(s.done >> n & 1),
        lost=int(clan.lost),
    )


def sees_food(s: FirstSparks, n: int, seat: int | None) -> bool:
    """Whether a viewer sees the food of a seat: hidden with Fire, until the game ends (FS-092, FS-253)."""
    return n == seat or s.to_move == OVER or not s.hides(n)


def marker(s: FirstSparks, clan: int) -> int:
    """The place on the size track: 1 until the placement round is over (FS-014, FS-110)."""
    return int(s.clans[clan].size) if s.phase >= BUYING else 1


def tool_view(s: FirstSparks, seat: int, card: int) -> ToolView:
    food = worth(s, catches(s, seat)) - worth(s, with_card(s, seat, card))
    return ToolView(
        card=card_view(s.box, card),
        takes=takes(s, seat, card),
        row=row_now(s, seat, card),
        food=food,
        why="" if food else why_nothing(s, seat, card),
    )


def takes(s: FirstSparks, seat: int, card: int) -> int:
    """What a tool would take in the next hunt if it were used first."""
    kind = int(s.box.kind[card])
    if kind >= FIELD:
        plow = s.box.plow_bonus if kind == FIELD and s.clans[seat].skills >> PLOW & 1 else 0
        return int(s.box.grain[card] + plow)
    near = int(grounds(s.box.food, s.clans[seat].members, kind))
    return int(s.taken(card, lying(s, seat, kind), min(near, 3) - 1)) if near else 0


def reckoning(s: FirstSparks, seat: int) -> ReckoningView:
    clan = s.clans[seat]
    spoils, hunt, meal = spoiling(s, seat), worth(s, catches(s, seat)), int(clan.size)
    left = int(clan.food) - spoils + hunt - meal
    return ReckoningView(spoils=spoils, hunt=hunt, meal=meal, left=left, next=has_hunted(s, seat))


def hunts(s: FirstSparks, seat: int) -> list[HuntView]:
    """What the clan would bring home, by food; all of it follows from what everybody sees."""
    values = [*(int(value) for value in s.box.value), 1]
    return [
        HuntView(kind=kind, amount=amount, food=amount * value)
        for kind, amount, value in zip(HARVEST, catches(s, seat), values, strict=True)
        if amount
    ]


def neutral_view(s: FirstSparks) -> NeutralView | None:
    if s.box.seats != 2:
        return None
    clan = s.clans[NEUTRAL_CLAN]
    return NeutralView(
        clan=NEUTRAL_CLAN, size=int(clan.size), marker=marker(s, NEUTRAL_CLAN), members=spaces(int(clan.members))
    )


def tile_view(s: FirstSparks, tile: int) -> TileView:
    cell = int(s.cells[tile])
    return TileView(
        id=TILES[tile],
        cell=CELLS[cell],
        q=column(cell),
        r=row(cell),
        rotation=int(s.turns[tile]),
        grounds=(FOODS[s.box.food[tile * 2]], FOODS[s.box.food[tile * 2 + 1]]),
    )


def column(cell: int) -> int:
    return cell // 13 - 6


def row(cell: int) -> int:
    return cell % 13 - 6


def laying_view(s: FirstSparks) -> LayingView | None:
    """The tile that was drawn and is to be laid, with every way to lay it (FS-021 … FS-023)."""
    question = s.stack[-1] if s.stack else None
    if not isinstance(question, Laying) or question.tile < 0:
        return None
    tile = int(question.tile)
    first = tile * 6
    ways = [(cell, bits(int(rotations(s, cell, question.tiles)))) for cell in range(len(CELLS))]
    return LayingView(
        id=TILES[tile],
        grounds=(FOODS[s.box.food[tile * 2]], FOODS[s.box.food[tile * 2 + 1]]),
        mountains=[
            (SPACE_NAMES[space].partition("-")[2], SPACE_NAMES[other].partition("-")[2])
            for space in range(first, first + 6)
            for other in bits(int(s.box.mountains[space]))
            if space < other
        ],
        cell=CELLS[question.cell] if question.cell >= 0 else None,
        ways=[
            WayView(cell=CELLS[cell], q=column(cell), r=row(cell), rotations=turns)
            for cell, turns in ways
            if turns and question.cell in (-1, cell)
        ],
    )


def space_view(s: FirstSparks, space: int) -> SpaceView:
    price = price_now(s, space)
    across = shared = 0
    if price is not None:
        across = 0 if s.plain[space] & s.clans[s.to_move].members else int(s.box.mountain_price)
        shared = price - int(s.box.step[s.placed]) - across
    return SpaceView(
        name=SPACE_NAMES[space],
        food=FOODS[s.box.food[space // 3]],
        clans=[n for n, clan in enumerate(s.clans) if clan.members >> space & 1],
        neighbours=spaces(int(s.near[space])),
        mountains=spaces(int(s.near[space] & s.box.mountains[space])),
        price=price,
        across=across,
        shared=shared,
        hunt=hunt_change(s, space),
    )


def hunt_change(s: FirstSparks, space: int) -> int | None:
    """What settling or starving there would mean for the hunts of the seat that is asked."""
    if s.to_move < 0:
        return None
    question = s.stack[-1]
    clan = s.clans[s.to_move]
    leaves = isinstance(question, Hunting) and clan.members >> space & 1
    comes = isinstance(question, Spreading | SecondMembers) and s.frontier(s.to_move) >> space & 1
    comes = comes or isinstance(question, FirstMembers)
    return with_member(s, int(s.to_move), space) if leaves or comes else None


def price_now(s: FirstSparks, space: int) -> int | None:
    """What the seat that spreads now would pay; it shows nothing of its food."""
    if s.to_move < 0 or not isinstance(s.stack[-1], Spreading | SecondMembers):
        return None
    return int(s.price(s.to_move, space)) if s.frontier(s.to_move) >> space & 1 else None


def harvest_view(s: FirstSparks, food: int) -> HarvestView:
    return HarvestView(
        food=FOODS[food],
        tool=KINDS[food],
        value=int(s.box.value[food]),
        tokens=int(s.harvest[food]),
        most=int(s.box.tokens[food]),
        refill=int(s.refill[food]),
    )


def market_view(s: FirstSparks) -> MarketView:
    current = int(s.current())
    return MarketView(
        current=[card_view(s.box, card) for card in bits(current)],
        next=[card_view(s.box, card) for card in bits(int(s.market) & ~current)],
        bonus=int(s.bonus) or None,
        bonus_price=int(s.card_price(s.bonus)) if s.bonus else None,
        shuffle_card=bool(s.waits),
        small=bool(s.shrunk),
    )


def sale_view(s: FirstSparks, seat: int, card: int) -> SaleView:
    """Only the viewer's own: to others it would tell the food of a clan with Fire."""
    before, after = catches(s, seat), with_card(s, seat, card)
    food = worth(s, after) - worth(s, before)
    return SaleView(
        card=card,
        row=row_now(s, seat, card),
        amount=sum(after) - sum(before),
        food=food,
        why=why_nothing(s, seat, card) if not food and s.box.kind[card] < FIELD else "",
        left=int(s.clans[seat].food - s.card_price(card)),
        payable=bool(s.affords(seat, card)),
        ownable=bool(s.may_own(seat, card)),
        crowded=bool(s.box.tools >> card & 1) and len(bits(int(s.tools(seat)))) >= s.tool_limit(seat),
        takers=takers(s, seat, card),
    )


def deck_view(s: FirstSparks) -> DeckView:
    under = bits(int(s.under))
    return DeckView(
        cards=int(s.above) + (0 if s.shuffled else 1 + len(under)),
        shuffle_card=not s.shuffled,
        unseen=bits(int(s.unseen)),
        under=under,
        top=int(s.top) or None,
        boxed=bits(int(s.boxed)),
    )


def offer_view(s: FirstSparks) -> OfferView | None:
    for question in reversed(s.stack):
        if isinstance(question, Offering):
            card = int(question.card)
            rest = takers(s, int(question.seat), card)
            if s.to_move in rest:  # those before it have declined
                rest = rest[rest.index(int(s.to_move)) :]
            elif s.to_move == question.seat:
                rest = []
            return OfferView(seat=int(question.seat), card=card_view(s.box, card), takers=rest, free=question.free)
    return None


@cache
def card_view(box: Box, card: int) -> CardView:
    kind = int(box.kind[card])
    amount = {PLOW: box.plow_bonus, SLEDGE: box.sledge_limit}.get(kind, box.grain[card])
    return CardView(
        id=card,
        kind=KINDS[kind],
        cost=int(box.cost[card]),
        food=FOODS[kind] if kind < FIELD else None,
        amount=int(amount),
        surcharge=SURCHARGES[box.speech] if kind == SPEECH else "",
        steps=steps(box, card),
    )


def bits(numbers: int) -> list[int]:
    return [n for n in range(numbers.bit_length()) if numbers >> n & 1]


@lru_cache(4096)
def spaces(numbers: int) -> list[str]:
    return [SPACE_NAMES[n] for n in bits(numbers)]
