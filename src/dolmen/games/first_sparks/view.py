"""What a seat may know of a First Sparks table, built from nothing (FS-252 … FS-256)."""

from __future__ import annotations

import msgspec

from dolmen.core.asked import Asked
from dolmen.core.outcome import Outcome
from dolmen.core.state import OVER

from .box import COUNTS, FIELD, KINDS, SPACES, Box
from .buying import Offering
from .land import grounds
from .phases import BUYING, PHASES
from .setup import SecondMembers
from .spreading import Spreading
from .state import NEUTRAL_CLAN, FirstSparks
from .words import CELLS, FOODS, TILES
from .words import SPACES as SPACE_NAMES


class CardView(msgspec.Struct, tag="card", kw_only=True):
    """A card by its rank: its price and what it gives. A step [2, 4] takes 2 when at least 4 tokens are counted."""

    id: int
    kind: str
    cost: int
    food: str | None
    grain: int
    steps: list[tuple[int, int]]


class ToolView(msgspec.Struct, tag="tool", kw_only=True):
    """A card somebody owns, and how many tokens it would take now, alone."""

    card: CardView
    takes: int


class PlayerView(msgspec.Struct, tag="player", kw_only=True):
    """A clan. `marker` is its place on the size track; `food` is None where it is hidden from the viewer."""

    seat: int
    place: int
    size: int
    marker: int
    food: int | None
    hidden: bool
    members: list[str]
    tools: list[ToolView]
    tool_limit: int
    knowledge: list[CardView]
    done: bool
    lost: int


class NeutralView(msgspec.Struct, tag="neutral", kw_only=True):
    """The clan of nobody, with two players."""

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


class SpaceView(msgspec.Struct, tag="space", kw_only=True):
    """A space: its ground, the clans on it (with two players clan 2 is neutral), neighbours, those behind mountains.

    `price` is what the seat to move would pay to settle there now, where it may.
    """

    name: str
    food: str
    clans: list[int]
    neighbours: list[str]
    mountains: list[str]
    price: int | None


class HarvestView(msgspec.Struct, tag="harvest", kw_only=True):
    food: str
    value: int
    tokens: int
    most: int
    refill: int


class MarketView(msgspec.Struct, tag="market", kw_only=True):
    """The two rows, the card with the bonus grain, and whether the shuffle card waits there or has left."""

    current: list[CardView]
    next: list[CardView]
    bonus: int | None
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
    """The card on offer, by whom, and whether the offerer may refuse it himself."""

    seat: int
    card: CardView
    free: bool


class FirstSparksView(msgspec.Struct, tag="first-sparks", kw_only=True):
    """The whole table as one seat sees it."""

    seat: int | None
    seats: int
    round: int
    phase: str
    to_move: int
    asked: Asked
    legal: list[int]
    order: list[int]
    players: list[PlayerView]
    neutral: NeutralView | None
    tiles: list[TileView]
    spaces: list[SpaceView]
    harvest: list[HarvestView]
    market: MarketView
    deck: DeckView
    offer: OfferView | None
    outcome: Outcome | None


def view(s: FirstSparks, seat: int | None) -> FirstSparksView:
    seats = int(s.box.seats)
    to_move = int(s.to_move)
    return FirstSparksView(
        seat=seat,
        seats=seats,
        round=int(s.round),
        phase="over" if to_move == OVER else PHASES[s.phase],
        to_move=to_move,
        asked=s.asked(),
        legal=s.legal() if to_move == seat else [],
        order=[int(n) for n in s.order] if s.herbs == 0 else [],
        players=[player_view(s, n, seat) for n in range(seats)],
        neutral=neutral_view(s),
        tiles=[tile_view(s, n) for n in range(len(TILES)) if s.cells[n] >= 0],
        spaces=[space_view(s, n) for n in range(SPACES) if s.cells[n // 6] >= 0],
        harvest=[harvest_view(s, n) for n in range(len(FOODS))],
        market=market_view(s),
        deck=deck_view(s),
        offer=offer_view(s),
        outcome=s.outcome() if to_move == OVER else None,
    )


def player_view(s: FirstSparks, n: int, seat: int | None) -> PlayerView:
    clan = s.clans[n]
    sees = sees_food(s, n, seat)
    tools = int(s.tools(n))
    return PlayerView(
        seat=n,
        place=int(s.place(n)) + 1 if s.herbs == 0 else 0,
        size=int(clan.size),
        marker=marker(s, n),
        food=int(clan.food) if sees else None,
        hidden=not sees,
        members=spaces(int(clan.members)),
        tools=[ToolView(card=card_view(s.box, card), takes=takes(s, n, card)) for card in bits(tools)],
        tool_limit=int(s.tool_limit(n)),
        knowledge=[card_view(s.box, card) for card in bits(int(clan.cards) & ~tools)],
        done=s.phase == BUYING and bool(s.done >> n & 1),
        lost=int(clan.lost),
    )


def sees_food(s: FirstSparks, n: int, seat: int | None) -> bool:
    """Whether a viewer sees the food of a seat: hidden with Fire, until the game ends (FS-092, FS-253)."""
    return n == seat or s.to_move == OVER or not s.hides(n)


def marker(s: FirstSparks, clan: int) -> int:
    """The place on the size track: 1 until the placement round is over (FS-014, FS-110)."""
    return int(s.clans[clan].size) if s.phase >= BUYING else 1


def takes(s: FirstSparks, seat: int, card: int) -> int:
    """What a tool would take now if it were used first."""
    kind = int(s.box.kind[card])
    if kind >= FIELD:
        return int(s.box.grain[card])
    near = int(grounds(s.box.food, s.clans[seat].members, kind))
    return int(s.taken(card, s.harvest[kind], min(near, 3) - 1)) if near else 0


def neutral_view(s: FirstSparks) -> NeutralView | None:
    if s.box.seats != 2:
        return None
    clan = s.clans[NEUTRAL_CLAN]
    return NeutralView(size=int(clan.size), marker=marker(s, NEUTRAL_CLAN), members=spaces(int(clan.members)))


def tile_view(s: FirstSparks, tile: int) -> TileView:
    cell = int(s.cells[tile])
    return TileView(
        id=TILES[tile],
        cell=CELLS[cell],
        q=cell // 13 - 6,
        r=cell % 13 - 6,
        rotation=int(s.turns[tile]),
        grounds=(FOODS[s.box.food[tile * 2]], FOODS[s.box.food[tile * 2 + 1]]),
    )


def space_view(s: FirstSparks, space: int) -> SpaceView:
    return SpaceView(
        name=SPACE_NAMES[space],
        food=FOODS[s.box.food[space // 3]],
        clans=[n for n, clan in enumerate(s.clans) if clan.members >> space & 1],
        neighbours=spaces(int(s.near[space])),
        mountains=spaces(int(s.near[space] & s.box.mountains[space])),
        price=price_now(s, space),
    )


def price_now(s: FirstSparks, space: int) -> int | None:
    """What the seat that spreads now would pay; it shows nothing of its food."""
    if s.to_move < 0 or not isinstance(s.stack[-1], Spreading | SecondMembers):
        return None
    return int(s.price(s.to_move, space)) if s.frontier(s.to_move) >> space & 1 else None


def harvest_view(s: FirstSparks, food: int) -> HarvestView:
    return HarvestView(
        food=FOODS[food],
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
        shuffle_card=bool(s.waits),
        small=bool(s.shrunk),
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
            return OfferView(seat=int(question.seat), card=card_view(s.box, int(question.card)), free=question.free)
    return None


def card_view(box: Box, card: int) -> CardView:
    kind = int(box.kind[card])
    return CardView(
        id=card,
        kind=KINDS[kind],
        cost=int(box.cost[card]),
        food=FOODS[kind] if kind < FIELD else None,
        grain=int(box.grain[card]),
        steps=steps(box, card),
    )


def steps(box: Box, card: int) -> list[tuple[int, int]]:
    """From how many tokens on a tool takes more."""
    table = [int(box.take[card * COUNTS + count]) for count in range(COUNTS)]
    return [(table[count], count) for count in range(1, COUNTS) if table[count] > table[count - 1]]


def bits(numbers: int) -> list[int]:
    return [n for n in range(numbers.bit_length()) if numbers >> n & 1]


def spaces(numbers: int) -> list[str]:
    return [SPACE_NAMES[n] for n in bits(numbers)]
