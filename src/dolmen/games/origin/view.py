"""What a seat may know of an Origin table, built from nothing (OR-238 … OR-241)."""

from __future__ import annotations

from functools import cache

import msgspec

from dolmen.core.outcome import Item
from dolmen.core.view import View, around, common, share

from .box import (
    BROWN,
    COLOURS,
    CONTINENTS,
    DECKS,
    FIRST,
    GOAL,
    GOALS,
    LANDS,
    PERMANENT,
    SLOTS,
    STRAITS,
    TILES,
    TYPES,
    Box,
)
from .goals import counting, have, is_fulfilled, needs
from .packed import count
from .scoring import sheet
from .secrets import is_robbing, known, sees_drawn
from .state import NOBODY, STAGES, Origin, height, skin, strength
from .words import CARDS as CARD_NAMES
from .words import COLUMNS, MIGRATE, PAWNS, PLAY, SKINS, TERRITORIES, WORDS
from .words import DECKS as DECK_NAMES
from .words import GOALS as GOAL_NAMES
from .words import STRAITS as STRAIT_NAMES

SPECTATOR = -1


class PawnView(msgspec.Struct, tag="pawn", kw_only=True):
    """A pawn by its type; `count` is how many of it there are where the list counts them."""

    id: str
    height: int
    strength: int
    colour: str
    count: int = 1


class TerritoryView(msgspec.Struct, tag="territory", kw_only=True):
    """A territory, its neighbours, its hunting token, and the pawn on it; `owner` is nobody's for the neutral one."""

    id: str
    continent: str
    colour: str
    land: list[str]
    strait: str | None
    token: int | None
    pawn: PawnView | None
    owner: int | None
    steps: int


class StraitView(msgspec.Struct, tag="strait", kw_only=True):
    """A strait, what it joins, and its token while it lies there."""

    id: str
    ends: list[str]
    token: int | None


class ColumnView(msgspec.Struct, tag="column", kw_only=True):
    """A column of the reward board: the levels in its slots (0: empty) and the cards left in its deck."""

    id: str
    slots: list[int]
    deck: int | None


class CardView(msgspec.Struct, tag="card", kw_only=True):
    """A card by its name: the colour of its deck, the level a permanent needs, the points of a goal."""

    id: str
    deck: str
    level: int
    points: int


class GoalView(msgspec.Struct, tag="goal", kw_only=True):
    """How far a goal is: what counts of what it needs, and on which territories the pawns that count stand."""

    id: str
    points: int
    have: int
    need: int
    fulfilled: bool
    pawns: list[str]


class PlayerView(msgspec.Struct, tag="player", kw_only=True):
    """What lies before a player. `hand` holds the cards the viewer knows, `held` counts all by colour."""

    seat: int
    score: int
    sheet: list[Item]
    villages: int
    pawns: int
    held: dict[str, int]
    hand: list[CardView]
    goals: list[GoalView]
    permanents: list[CardView]
    laid: list[CardView]
    tiles: list[int]
    hunting: list[int]
    straits: list[int]
    trophies: list[PawnView]
    goal_limit: int


class DrawView(msgspec.Struct, tag="draw", kw_only=True):
    """Cards looked at: how many, and which if the viewer may know."""

    seat: int
    deck: str
    count: int
    cards: list[CardView]


class PreviewView(msgspec.Struct, tag="preview", kw_only=True):
    """The tokens that an action would bring at once: straits, and the worth of the hunting token (0: none)."""

    word: str
    straits: list[str]
    hunting: int


class SupplyView(msgspec.Struct, tag="supply", kw_only=True):
    """A supply whose exhaustion brings about the end, and what is left of it (OR-145 … OR-149)."""

    id: str
    left: int


class PaysView(msgspec.Struct, tag="pays", kw_only=True):
    """What a territory of a colour pays beside tokens: so many tiles, and the card of a deck (OR-084 … OR-096)."""

    tiles: int
    card: str | None


class OriginView(View, tag="origin", kw_only=True):
    """The whole table as one seat sees it. `offered` are the goals among cards it drew, or in its victim's hand."""

    turn: int | None
    number: int
    turn_limit: int
    phase: str
    used: list[str]
    site: str | None
    victim: int | None
    ending: int | None
    last_round: bool
    ends: list[SupplyView]
    previews: list[PreviewView]
    players: list[PlayerView]
    territories: list[TerritoryView]
    straits: list[StraitView]
    supply: list[PawnView]
    columns: list[ColumnView]
    pays: dict[str, PaysView]
    reserve: int
    unseen_tiles: list[int]
    discard: list[CardView]
    unseen: dict[str, int]
    left_over: int | None
    draw: DrawView | None
    dealt: list[GoalView]
    offered: list[GoalView]


PAYS = {name: PaysView(tiles=1, card=name) for name in DECK_NAMES} | {COLUMNS[BROWN]: PaysView(tiles=2, card=None)}


def view(s: Origin, seat: int | None) -> OriginView:
    return share(s, [seat], open_view, own_view)[seat]


def open_view(s: Origin) -> OriginView:
    """What everybody sees."""
    return OriginView(
        **common(s, None),
        turn=None if s.turn == NOBODY else int(s.turn),
        number=int(s.number),
        turn_limit=int(s.box.turn_limit),
        phase=STAGES[s.stage],
        used=[name for n, name in enumerate(DECK_NAMES) if s.used >> n & 1],
        site=None if s.site < 0 else TERRITORIES[s.site],
        victim=None if s.victim == NOBODY else int(s.victim),
        ending=None if s.ending == NOBODY else int(s.ending),
        last_round=bool(s.last_round()),
        ends=supplies(s),
        previews=[],
        players=[player_view(s, n, SPECTATOR) for n in range(s.box.seats)],
        territories=[territory_view(s, land) for land in range(LANDS)],
        straits=[strait_view(s, n) for n in range(STRAITS)],
        supply=[pawn_view(pawn, 1 + int(s.twins >> pawn & 1)) for pawn in range(TYPES) if s.supply >> pawn & 1],
        columns=[column_view(s, n) for n in range(len(COLUMNS))],
        pays=PAYS,
        reserve=int(s.reserve.left()),
        unseen_tiles=[int(s.reserve.count(level)) for level in range(1, 6)],
        discard=[card_view(s.box, n) for n in range(PERMANENT) for _ in range(count(s.discard, n))],
        unseen=unseen_cards(s, SPECTATOR),
        left_over=int(s.left_over) or None,
        draw=draw_view(s, SPECTATOR),
        dealt=[],
        offered=[],
        next=around(s),
    )


def supplies(s: Origin) -> list[SupplyView]:
    """What the end depends on, as `notice_end` looks at it; tiles of the reserve lie on the board before they lack."""
    tiles = sum(count(s.slots, slot) > 0 for slot in range(SLOTS))
    return [
        *(SupplyView(id=DECK_NAMES[n], left=int(s.decks[n].left())) for n in range(DECKS)),
        SupplyView(id="pawns", left=int(s.pawns_left())),
        SupplyView(id="tiles", left=tiles + int(s.reserve.left())),
        SupplyView(id="villages", left=sum(int(player.villages) for player in s.players)),
    ]


def own_view(s: Origin, seat: int, open: OriginView) -> OriginView:
    """What a seat sees: the cards that it knows, and what its words would bring."""
    told = common(s, seat)
    return msgspec.structs.replace(
        open,
        **told,
        previews=previews(s, told["legal"]),
        players=[own_player(s, n, seat, player) for n, player in enumerate(open.players)],
        unseen=unseen_cards(s, seat),
        draw=draw_view(s, seat),
        dealt=[goal_view(s, seat, n) for n in range(GOALS) if s.players[seat].dealt >> n & 1],
        offered=offered(s, seat),
    )


def offered(s: Origin, seat: int) -> list[GoalView]:
    """How far a seat is with the goals it may choose from."""
    cards = [int(card) for card in s.drawn] if sees_drawn(s, seat) else []
    if is_robbing(s, seat):
        cards += [card for card, copies in enumerate(known(s, seat, int(s.victim))) if copies]
    return [goal_view(s, seat, card - GOAL) for card in cards if card >= GOAL]


def own_player(s: Origin, n: int, viewer: int, open: PlayerView) -> PlayerView:
    """A player with the hand that the viewer knows."""
    hand, goals = hand_view(s, n, viewer)
    return open if hand == open.hand else msgspec.structs.replace(open, hand=hand, goals=goals)


def previews(s: Origin, legal: list[int]) -> list[PreviewView]:
    """What the tokens of each action would be; actions that bring none are left out (OR-104, OR-109)."""
    out: list[PreviewView] = []
    trial = s.copy()
    for word in legal:
        if word >= PLAY.base:
            continue
        where = int(WORDS.second[word])
        places = int(s.players[s.turn].places) | 1 << where
        if word >= MIGRATE.base:
            places &= ~(1 << int(WORDS.first[word]))
        trial.players[s.turn].places = places
        straits = [STRAIT_NAMES[n] for n in range(STRAITS) if s.strait_token(n) and trial.controls(s.turn, n)]
        hunting = int(s.token_at(where))
        if straits or hunting:
            out.append(PreviewView(word=WORDS.text(word), straits=straits, hunting=hunting))
    return out


@cache
def pawn_view(pawn: int, copies: int = 1) -> PawnView:
    return PawnView(
        id=PAWNS[pawn],
        height=int(height(pawn)),
        strength=int(strength(pawn)),
        colour=SKINS[skin(pawn)],
        count=copies,
    )


def territory_view(s: Origin, land: int) -> TerritoryView:
    continent, colour, borders, coast = printed(s.box, land)
    owner = int(s.owner(land))
    stands = bool(s.occupied >> land & 1)
    return TerritoryView(
        id=TERRITORIES[land],
        continent=continent,
        colour=colour,
        land=borders,
        strait=coast,
        token=int(s.token_at(land)) or None,
        pawn=pawn_view(int(s.pawn_at(land))) if stands else None,
        owner=None if owner == NOBODY else owner,
        steps=0 if owner == NOBODY else int(s.steps(owner, s.pawn_at(land))),
    )


@cache
def printed(box: Box, land: int) -> tuple[str, str, list[str], str | None]:
    """What the map shows of a territory: its continent, colour, land neighbours and strait."""
    return CONTINENTS[box.continent[land]], COLOURS[box.colour[land]], list(box.borders[land]), box.coasts[land]


@cache
def ends_of(box: Box, strait: int) -> list[str]:
    """The two territories that a strait joins."""
    ends = int(box.ends[strait])
    return [TERRITORIES[land] for land in range(LANDS) if ends >> land & 1]


def strait_view(s: Origin, n: int) -> StraitView:
    return StraitView(
        id=STRAIT_NAMES[n],
        ends=ends_of(s.box, n),
        token=int(s.strait_token(n)) or None,
    )


def column_view(s: Origin, n: int) -> ColumnView:
    slots = range(int(s.box.column[n]), int(s.box.column[n + 1]))
    return ColumnView(
        id=COLUMNS[n],
        slots=[int(count(s.slots, slot)) for slot in slots],
        deck=int(s.decks[n].left()) if n < DECKS else None,
    )


@cache
def card_view(box: Box, card: int) -> CardView:
    deck = next(n for n in range(DECKS) if card < FIRST[n + 1])
    return CardView(
        id=CARD_NAMES[card],
        deck=DECK_NAMES[deck],
        level=int(box.level[card]),
        points=int(box.points[card - GOAL]) if card >= GOAL else 0,
    )


def goal_view(s: Origin, seat: int, goal: int) -> GoalView:
    pawns = int(counting(s, seat, goal)) if s.box.goal_kind[goal] < TILES else 0
    return GoalView(
        id=GOAL_NAMES[goal],
        points=int(s.box.points[goal]),
        have=int(have(s, seat, goal)),
        need=int(needs(s, goal)),
        fulfilled=bool(is_fulfilled(s, seat, goal)),
        pawns=[TERRITORIES[land] for land in range(LANDS) if pawns >> land & 1],
    )


def values_of(tokens: int) -> list[int]:
    """Tokens, packed by value, as a list."""
    return [value for value in range(10) for _ in range(count(tokens, value))]


def hand_view(s: Origin, n: int, viewer: int) -> tuple[list[CardView], list[GoalView]]:
    """The cards of a player that the viewer knows, and the goals among them."""
    hand = [card for card, copies in enumerate(known(s, viewer, n)) for _ in range(copies)]
    goals = [goal_view(s, n, card - GOAL) for card in hand if card >= GOAL]
    return [card_view(s.box, card) for card in hand], goals


def player_view(s: Origin, n: int, viewer: int) -> PlayerView:
    player = s.players[n]
    hand, goals = hand_view(s, n, viewer)
    lines = sheet(s, player)
    return PlayerView(
        seat=n,
        score=sum(item.points for item in lines),
        sheet=list(lines),
        villages=int(player.villages),
        pawns=int(player.places).bit_count(),
        held={name: int(player.hand(deck)) for deck, name in enumerate(DECK_NAMES)},
        hand=hand,
        goals=goals,
        permanents=[card_view(s.box, card) for card in range(PERMANENT, GOAL) for _ in range(player.in_play(card))],
        laid=[card_view(s.box, GOAL + goal) for goal in range(GOALS) if player.laid >> goal & 1],
        tiles=[int(count(player.tiles, level)) for level in range(1, 6)],
        hunting=values_of(int(player.hunting)),
        straits=values_of(int(player.straits)),
        trophies=[
            pawn_view(pawn, 1 + int(player.twin_trophies >> pawn & 1))
            for pawn in range(TYPES)
            if player.trophies >> pawn & 1
        ],
        goal_limit=int(s.goal_limit(n)),
    )


def unseen_cards(s: Origin, viewer: int) -> dict[str, int]:
    """The cards that might be anywhere, as far as the viewer knows: in decks and in others' hands."""
    left = [int(copies) for copies in s.box.copies]
    for seat, player in enumerate(s.players):
        for card, n in enumerate(known(s, viewer, seat)):
            left[card] -= n
        for card in range(PERMANENT, GOAL):
            left[card] -= int(player.in_play(card))
        seen = int(player.laid) | (int(player.dealt) if seat == viewer else 0)
        for goal in range(GOALS):
            left[GOAL + goal] -= seen >> goal & 1
    for card in range(PERMANENT):
        left[card] -= int(count(s.discard, card))
    if sees_drawn(s, viewer):
        for drawn in s.drawn:
            left[drawn] -= 1
    return {name: n for name, n in zip(CARD_NAMES, left, strict=True) if n}


def draw_view(s: Origin, viewer: int) -> DrawView | None:
    if not len(s.drawn):
        return None
    cards = [card_view(s.box, int(card)) for card in s.drawn]
    return DrawView(
        seat=int(s.turn),
        deck=cards[0].deck,
        count=len(cards),
        cards=cards if sees_drawn(s, viewer) else [],
    )
