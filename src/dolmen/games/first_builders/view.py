"""What a seat may know of a First Builders table, built from nothing: all but the order of stacks is open (FB-280)."""

from __future__ import annotations

import msgspec

from dolmen.core.bits import has
from dolmen.core.outcome import Item
from dolmen.core.view import View, around, common, seated, share

from .building import Building, Placing
from .citizens import TakingCitizen
from .city import STEPS, at
from .cityview import CentreView, City, DistrictView, SpotView, TileView
from .closing import Appointing, Claiming
from .draft import Drafting
from .effects import Copying, UsingEffects
from .mending import Honouring
from .passing import ComingHome
from .rows import Reserving
from .scoring import buildings, end_items, won_items
from .state import FEWEST_TIERS, FIRST_TEMPLE, NOBODY, PHASES, SET_UP, TRACKS, FirstBuilders
from .tableview import (
    CardView,
    CitizenSlotView,
    DieView,
    KindView,
    SiteView,
    SlotView,
    SpaceView,
    StackView,
    TempleView,
    VisitView,
    by_colour,
    card_view,
    citizen_slot_view,
    dice_view,
    kind_views,
    rising_temples,
    site_view,
    slot_view,
    space_views,
    speaker_values,
    stack_view,
    temple_view,
    visit_views,
)
from .temples import Climbing, ExtraSteps
from .visiting import UsingSite
from .war import attack_points
from .words import (
    BUILDINGS,
    CELLS,
    COLOURS,
    CONDITIONS,
    DICE,
    EFFECTS,
    SIDES,
    SITES,
    TEMPLES,
    WAYS,
    WORDS,
    WORKERS,
    ZODIAC,
)


class BaseView(msgspec.Struct, tag="base", kw_only=True):
    """Population: bases taken, empty ones beside the board, and the food for the next (None: there is none)."""

    taken: int
    empty: int
    most: int
    price: int | None
    prices: list[int]


class PlayerView(msgspec.Struct, tag="player", kw_only=True):
    """A player: resources, workers at home, advisers, towers, cards and city.

    `points` is where the marker stands; `won` says from what, `to_come` what the end would add now; `attack` is what
    an attack would score.
    """

    seat: int
    points: int
    won: list[Item]
    to_come: list[Item]
    stone: int
    food: int
    wisdom: int
    gold: int
    tokens: int
    passed: bool
    archon: bool
    archon_colours: list[str]
    citizens: list[DieView]
    speakers: list[int]
    population: BaseView
    advisers: list[str]
    towers: dict[str, int]
    tower_prices: dict[str, int]
    signs: list[str]
    war: int
    retreat: int
    attack: int
    temples: list[int]
    buildings: int
    tiles: list[TileView]
    frontier: list[SpotView]
    centres: list[CentreView]
    districts: list[DistrictView]
    reserve: list[str]


class TurnView(msgspec.Struct, tag="turn", kw_only=True):
    """Where a turn stands: a token spent, the site in use by a worker, a build action, the tile in hand and its way.

    `cell` is the bottom left one of the district being closed; `places` says on which cells the tiles lie that the
    words `use` and `copy` speak of, `dice` which ones `honour` and `retire` mean.
    """

    seat: int
    spent: bool
    site: str | None = None
    worker: str | None = None
    six: bool = False
    building: bool = False
    hand: str | None = None
    way: str | None = None
    cell: str | None = None
    places: dict[str, str] = msgspec.field(default_factory=dict)
    dice: dict[str, str] = msgspec.field(default_factory=dict)


class EndView(msgspec.Struct, tag="end", kw_only=True):
    """What ends the game with the round in which `now` comes to `at` (FB-200 … FB-203).

    Of dice it is the rarest `colour` that is counted; the game ends when one is lacking (`met`).
    """

    id: str
    now: int
    at: int
    met: bool
    colour: str | None = None


class FirstBuildersView(View, tag="first-builders", kw_only=True):
    """The whole table as one seat sees it."""

    round: int
    round_limit: int
    phase: str
    first: int
    turn: TurnView | None
    visits: list[VisitView]
    players: list[PlayerView]
    sites: list[SiteView]
    kinds: dict[str, KindView]
    row: list[SlotView]
    stacks: list[StackView]
    citizens: list[CitizenSlotView]
    supply: dict[str, int]
    speakers: list[int]
    pool: list[DieView]
    cards: list[CardView]
    tiers: dict[str, int]
    war: list[SpaceView]
    war_points: int
    temples: list[TempleView]
    temple_points: list[int]
    adviser_points: list[int]
    ends: list[EndView]


def view(s: FirstBuilders, seat: int | None) -> FirstBuildersView:
    return share(s, [seat], open_view, own_view)[seat]


def open_view(s: FirstBuilders) -> FirstBuildersView:
    """What everybody sees."""
    seats = int(s.box.seats)
    cities = [City(s, n) for n in range(seats)]
    return FirstBuildersView(
        **common(s, None),
        round=int(s.round),
        round_limit=int(s.box.round_limit),
        phase=PHASES[s.phase],
        first=int(s.first),
        turn=turn_view(s),
        visits=[],
        players=[player_view(s, n, city) for n, city in enumerate(cities)],
        sites=[site_view(s, n) for n in range(len(SITES))],
        kinds=kind_views(s.box),
        row=[slot_view(s, n, None) for n in range(len(s.row))],
        stacks=[stack_view(s, n) for n in range(len(COLOURS))],
        citizens=[citizen_slot_view(s, n, None) for n in range(len(s.citizens))],
        supply=by_colour(s.supply),
        speakers=speaker_values(s.speakers),
        pool=pool_view(s),
        cards=[card_view(s, place, cities) for place in range(len(s.cards))],
        tiers=by_colour(s.tiers),
        war=space_views(s),
        war_points=int(s.box.last_points),
        temples=[temple_view(s, n) for n in range(len(TEMPLES))],
        temple_points=list(s.box.temple),
        adviser_points=list(s.box.adviser)[1:],
        ends=end_views(s),
        next=[seat for seat in around(s) if s.round and not s.players[seat].passed],
    )


def own_view(s: FirstBuilders, seat: int, open: FirstBuildersView) -> FirstBuildersView:
    """What a seat sees: nothing is hidden, but prices and visits are its own."""
    free = s.stack[-1] if s.to_move == seat else None
    row = [slot_view(s, n, seat, isinstance(free, Reserving)) for n in range(len(s.row))]
    given = isinstance(free, TakingCitizen) and bool(free.is_free())
    citizens = [citizen_slot_view(s, n, seat, given) for n in range(len(s.citizens))]
    temples = rising_temples(s, seat) if isinstance(free, Climbing | ExtraSteps) else open.temples
    return seated(open, s, seat, visits=visit_views(s, seat), row=row, citizens=citizens, temples=temples)


def end_views(s: FirstBuilders) -> list[EndView]:
    """How near each end condition is, and which hold now (FB-206)."""
    met = int(s.conditions()) if s.phase != SET_UP else 0
    temples = range(FIRST_TEMPLE, TRACKS)
    topped = max(sum(s.disc(track, seat) == s.box.top for track in temples) for seat in range(s.box.seats))
    supply = list(s.supply)
    rare = supply.index(min(supply))
    near: tuple[tuple[int, int, str | None], ...] = (
        (topped, len(temples), None),
        (int(s.gold_left()), 0, None),
        (int(s.tier_colours()), FEWEST_TIERS, None),
        (int(supply[rare]), 0, COLOURS[rare]),
    )
    return [
        EndView(id=CONDITIONS[n], now=now, at=at, met=bool(met >> n & 1), colour=colour)
        for n, (now, at, colour) in enumerate(near)
    ]


def pool_view(s: FirstBuilders) -> list[DieView]:
    """The dice to draft from."""
    for question in s.stack:
        if isinstance(question, Drafting):
            return dice_view(question.pool)
    return []


def turn_view(s: FirstBuilders) -> TurnView | None:
    if s.turn == NOBODY:
        return None
    out = TurnView(seat=int(s.turn), spent=bool(s.spent))
    for question in s.stack:
        if isinstance(question, UsingSite):
            out.site = SITES[question.site]
            out.worker = WORKERS[question.worker]
            out.six = bool(question.six)
        elif isinstance(question, Building):
            out.building = True
        elif isinstance(question, Placing):
            out.hand = BUILDINGS[question.kind]
            out.way = WAYS[question.way]
        elif isinstance(question, (Appointing, Claiming)):
            out.cell = CELLS[question.cell]
        elif isinstance(question, UsingEffects):
            tiles = {name: int(question.place(n)) for n, name in enumerate(EFFECTS) if has(question.left, n)}
            out.places = {name: CELLS[cell] for name, cell in tiles.items()}
        elif isinstance(question, Copying):
            out.places = {side: CELLS[at(question.cell + STEPS[n])] for n, side in enumerate(SIDES)}
        elif isinstance(question, (ComingHome, Honouring)):
            asked = s.stack[-1] is question  # else others' words are legal
            out.dice = {WORDS.text(word): DICE[question.die(word)] for word in s.legal()} if asked else {}
    return out


def player_view(s: FirstBuilders, seat: int, city: City) -> PlayerView:
    player = s.players[seat]
    return PlayerView(
        seat=seat,
        points=int(player.score()),
        won=won_items(player),
        to_come=end_items(s, seat),
        stone=int(player.stone),
        food=int(player.food),
        wisdom=int(player.wisdom),
        gold=int(player.gold),
        tokens=int(player.tokens),
        passed=bool(player.passed),
        archon=bool(player.archon),
        archon_colours=[name for n, name in enumerate(COLOURS) if player.colours >> n & 1],
        citizens=dice_view(player.home),
        speakers=speaker_values(player.speakers),
        population=base_view(s, seat),
        advisers=[COLOURS[colour] for colour in player.advisers],
        towers=by_colour(player.towers),
        tower_prices={name: int(s.tier_price(seat, n)) for n, name in enumerate(COLOURS)},
        signs=[ZODIAC[s.signs[temple]] for temple in range(len(TEMPLES)) if s.owners[temple] == seat],
        war=int(s.disc(0, seat)),
        retreat=int(s.retreat(seat)),
        attack=int(attack_points(s, seat)),
        temples=[int(s.disc(1 + temple, seat)) for temple in range(len(TEMPLES))],
        buildings=int(buildings(s, player)),
        tiles=city.tiles(),
        frontier=city.frontier(),
        centres=city.centres(),
        districts=city.districts(),
        reserve=[BUILDINGS[kind] for kind in player.reserve],
    )


def base_view(s: FirstBuilders, seat: int) -> BaseView:
    player = s.players[seat]
    price = int(s.base_price(seat))
    return BaseView(
        taken=int(player.bases),
        empty=int(player.free),
        most=int(s.box.bases),
        price=price if price >= 0 else None,
        prices=[int(food) for food in s.box.base_price],
    )
