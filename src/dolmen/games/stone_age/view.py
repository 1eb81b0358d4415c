"""What a seat may know of a Stone Age table, built from nothing (SA-218, SA-219)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from dolmen.core.state import OVER
from dolmen.core.view import View, around, common, seated, share

from .box import ANY, BOTTOMS, CARDS, FACES, FARMER, FIXED, TILES, TOPS, Box
from .buying import Picking
from .gathering import Rolling
from .prospects import LineView, ToolSetView, building_points, card_lines, tool_sets, yields
from .state import PHASES, PLACING, Player, StoneAge
from .words import BUILDING, CARD, FOREST, GOODS, PLACES, RESOURCES

ONES = ("tool", "farm", "draw")  # tops that bring one of it, and say no amount
MOST_PLUS = 4  # of one tool or card


class CardView(msgspec.Struct, tag="card", kw_only=True):
    """A card by its number: what its top does and what its bottom scores; what it rolls is divided by `divisor`."""

    id: int
    top: str
    amount: int
    divisor: int = 0
    bottom: str
    people: int
    role: bool  # the bottom shows persons, no symbol


class BuildingView(msgspec.Struct, tag="building", kw_only=True):
    """A building by its number: a printed cost with points, or `count` resources of `kinds` kinds (0: any, up to).

    It brings from `least` to `most` points, by what is paid.
    """

    id: int
    cost: dict[str, int]
    points: int
    least: int
    most: int
    count: int
    kinds: int


class SlotView(msgspec.Struct, tag="slot", kw_only=True):
    """A card slot: its cost and the card in it."""

    cost: int
    card: CardView | None


class StackView(msgspec.Struct, tag="stack", kw_only=True):
    """A building stack: how many are left and the one that lies open."""

    left: int
    building: BuildingView | None


class PlaceView(msgspec.Struct, tag="place", kw_only=True):
    """A place and the figures of each seat on it; `yields` is what so many dice bring there on average.

    `free` is how many figures more it holds, of all together; None where that is not counted.
    """

    name: str
    people: list[int]
    free: int | None
    good: str | None
    divisor: int
    yields: list[float]


class ToolView(msgspec.Struct, tag="tool", kw_only=True):
    value: int
    used: bool


class PlayerView(msgspec.Struct, tag="player", kw_only=True):
    """What lies on and beside a board. `cards` are the face-down ones the viewer may know, `hidden` counts the rest.

    `lines` are what the known cards would score now.
    """

    seat: int
    score: int
    figures: int
    idle: int
    food: int
    level: int
    goods: dict[str, int]
    tools: list[ToolView]
    face_up: list[CardView]
    face_down: int
    cards: list[CardView]
    hidden: int
    buildings: list[BuildingView]
    lines: list[LineView]


class RollView(msgspec.Struct, tag="roll", kw_only=True):
    """A roll under way: the dice that have fallen, the sum with tools, and what it is divided by (0: not divided).

    `amounts` is what it gives with 0, 1, 2, … added by tools, `sets` are the tools that are worth adding.
    """

    seat: int
    dice: list[int]
    to_come: int
    total: int
    good: str | None
    divisor: int
    amounts: list[int]
    sets: list[ToolSetView]


class StoneAgeView(View, tag="stone-age", kw_only=True):
    """The whole table as one seat sees it."""

    round: int
    phase: str
    first: int
    players: list[PlayerView]
    places: list[PlaceView]
    slots: list[SlotView]
    deck: int
    stacks: list[StackView]
    unseen_cards: list[int]
    unseen_buildings: list[int]
    worth: dict[str, int]  # of each resource in a building
    faces: list[str]  # what the faces of dice for everyone bring
    roll: RollView | None


def view(s: StoneAge, seat: int | None) -> StoneAgeView:
    return share(s, [seat], open_view, own_view)[seat]


def open_view(s: StoneAge) -> StoneAgeView:
    """What everybody sees."""
    box = s.box
    return StoneAgeView(
        **common(s, None),
        round=int(s.round),
        phase=PHASES[s.phase],
        first=int(s.first),
        players=[player_view(s, n, None) for n in range(box.seats)],
        places=[place_view(s, where) for where in range(len(PLACES)) if where < BUILDING + box.seats],
        slots=[
            SlotView(cost=int(cost), card=card_view(box, int(card)) if card else None)
            for cost, card in zip(box.slot_cost, s.display, strict=True)
        ],
        deck=int(s.deck.left()),
        stacks=[
            StackView(left=int(s.heights[n]), building=building_view(box, int(s.tiles[n])) if s.tiles[n] else None)
            for n in range(box.seats)
        ],
        unseen_cards=unseen_cards(s, None),
        unseen_buildings=[t for t in range(1, TILES + 1) if s.unseen.count(t - 1)],
        worth=worth_of(box),
        faces=faces_of(box),
        roll=roll_view(s),
        next=[seat for seat in around(s) if s.phase == PLACING and s.can_place(seat)],
    )


def own_view(s: StoneAge, seat: int, open: StoneAgeView) -> StoneAgeView:
    """What a seat sees: its own cards are no secret to it."""
    players = open.players
    if s.players[seat].cards & ~s.players[seat].face_up:  # else its cards all lie open
        players = list(players)
        players[seat] = player_view(s, seat, seat)
    unseen = unseen_cards(s, seat) if s.players[seat].drawn else open.unseen_cards
    return seated(open, s, seat, players=players, unseen_cards=unseen)


def unseen_cards(s: StoneAge, seat: int | None) -> list[int]:
    """The cards that may still come, as far as a seat knows."""
    hidden = hidden_cards(s, seat)
    return [c for c in range(1, CARDS + 1) if s.deck.count(c - 1) or hidden >> c & 1]


def hidden_cards(s: StoneAge, seat: int | None) -> int:
    """The cards that others drew unseen by this seat: to it they might as well be in the deck."""
    if s.to_move == OVER:
        return 0
    cards = 0
    for n, player in enumerate(s.players):
        if n != seat:
            cards |= int(player.drawn)
    return cards


def player_view(s: StoneAge, n: int, seat: int | None) -> PlayerView:
    box, player = s.box, s.players[n]
    face_down = int(player.cards & ~player.face_up)
    known = known_cards(s, player, n, seat)
    return PlayerView(
        seat=n,
        score=s.scores()[n],
        figures=int(player.figures),
        idle=int(player.idle),
        food=int(player.food),
        level=int(player.level),
        goods={name: int(player.goods[r]) for r, name in enumerate(RESOURCES)},
        tools=[ToolView(value=int(v), used=bool(player.used >> k & 1)) for k, v in enumerate(player.tools)],
        face_up=cards_view(box, int(player.face_up)),
        face_down=face_down.bit_count(),
        cards=cards_view(box, known),
        hidden=face_down.bit_count() - known.bit_count(),
        buildings=buildings_view(box, int(player.buildings)),
        lines=card_lines(box, player, known | int(player.face_up)),
    )


def known_cards(s: StoneAge, player: Player, n: int, seat: int | None) -> int:
    """The face-down cards of a player whose faces the viewer sees (SA-089, SA-090)."""
    face_down = int(player.cards & ~player.face_up)
    if n == seat or s.to_move == OVER:
        return face_down
    return face_down & ~int(player.drawn) if s.box.open_cards else 0


@lru_cache(2048)
def cards_view(box: Box, cards: int) -> list[CardView]:
    """Cards of a set; views share the list, as they share all that is alike."""
    return [card_view(box, card) for card in range(1, CARDS + 1) if cards >> card & 1]


@lru_cache(2048)
def buildings_view(box: Box, buildings: int) -> list[BuildingView]:
    return [building_view(box, tile) for tile in range(1, TILES + 1) if buildings >> tile & 1]


@lru_cache(2048)
def card_view(box: Box, card: int) -> CardView:
    top = TOPS[box.top[card]]
    return CardView(
        id=card,
        top=top,
        amount=int(box.amount[card]) or int(top in ONES),
        divisor=int(box.divisor[GOODS.index(top.removeprefix("roll-"))]) if top.startswith("roll-") else 0,
        bottom=BOTTOMS[box.bottom[card]],
        people=int(box.people[card]),
        role=int(box.bottom[card]) >= FARMER,
    )


@lru_cache(2048)
def building_view(box: Box, tile: int) -> BuildingView:
    kinds = int(box.kinds[tile])
    least, most = building_points(box, tile)
    return BuildingView(
        id=tile,
        cost={name: int(box.cost[tile * 4 + r]) for r, name in enumerate(RESOURCES) if box.cost[tile * 4 + r]},
        points=int(box.points[tile]),
        least=least,
        most=most,
        count=int(box.count[tile]),
        kinds=0 if kinds in (FIXED, ANY) else kinds,
    )


def place_view(s: StoneAge, where: int) -> PlaceView:
    people = tuple([int(s.placed[where * 4 + n]) for n in range(s.box.seats)])
    return place_of(s.box, where, people, int(s.gatherers_left(where)) if FOREST <= where < CARD else None)


@lru_cache(2048)
def place_of(box: Box, where: int, people: tuple[int, ...], free: int | None) -> PlaceView:
    good = where - 4 if 4 <= where < CARD else 4 if where == 3 else None
    return PlaceView(
        name=PLACES[where],
        people=list(people),
        free=free,
        good=None if good is None else GOODS[good],
        divisor=0 if good is None else int(box.divisor[good]),
        yields=[] if good is None else yields(int(box.divisor[good])),
    )


@lru_cache(64)
def worth_of(box: Box) -> dict[str, int]:
    return {name: int(box.worth[r]) for r, name in enumerate(RESOURCES)}


@lru_cache(64)
def faces_of(box: Box) -> list[str]:
    return [FACES[box.face[face]] for face in range(1, 7)]


def roll_view(s: StoneAge) -> RollView | None:
    """The dice on the table: of a roll, or those still to be picked from the dice for everyone."""
    for question in reversed(s.stack):
        if isinstance(question, Rolling | Picking):
            faces = list(question.faces) or [0] * 7
            dice = [face for face in range(1, 7) for _ in range(faces[face])]
            roll = RollView(
                seat=int(question.seat),
                dice=dice,
                to_come=int(question.dice),
                total=sum(dice),
                good=None,
                divisor=0,
                amounts=[],
                sets=[],
            )
            if isinstance(question, Rolling):
                roll.total = int(question.total)
                roll.good = GOODS[question.good]
                roll.divisor = int(s.box.divisor[question.good])
                roll.amounts = [(roll.total + plus) // roll.divisor for plus in range(MOST_PLUS + 1)]
                roll.sets = tool_sets(s)
            return roll
    return None
