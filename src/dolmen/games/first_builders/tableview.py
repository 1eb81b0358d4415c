"""The table as it is seen: sites, rows, stacks, district cards and tracks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from dolmen.core.bits import has
from dolmen.core.events import Log

from .box import BONUSES, REWARDS, Box
from .cityview import City, ClosenessView
from .state import FIRST_TEMPLE, NOBODY, WAR, FirstBuilders
from .visiting import do_bonus, gain, has_worker, makes_both, toll, worker_colours
from .words import (
    ARCHON,
    BUILDINGS,
    CLIMB,
    COLOURS,
    DICE,
    EVENTS,
    FIRST_CITIZEN,
    GAINED,
    PAID,
    RESOURCES,
    SITES,
    STONE,
    TEMPLES,
    WISDOM,
    WORKERS,
    ZODIAC,
)


class DieView(msgspec.Struct, tag="die", kw_only=True):
    """A citizen die: `name` as words have it, its colour and value."""

    name: str
    colour: str
    value: int


class WorkerView(msgspec.Struct, tag="worker", kw_only=True):
    """A worker on a site: whose it is, and which; the archon has no value, speakers have no colour."""

    seat: int
    name: str
    kind: str
    colour: str | None
    value: int | None


class SiteView(msgspec.Struct, tag="site", kw_only=True):
    """A site: its ship, what its upper action gains, its bonus tile with effect and cost, and the workers there."""

    name: str
    ship: int
    gain: dict[str, int]
    bonus: str | None
    effect: str | None
    cost: str | None
    workers: list[WorkerView]


class VisitView(msgspec.Struct, tag="visit", kw_only=True):
    """A visit one could make: the wisdom it costs, whether the bonus tile has the worker's colour, and both actions."""

    worker: str
    site: str
    wisdom: int
    bonus: bool
    both: bool


class SlotView(msgspec.Struct, tag="slot", kw_only=True):
    """A tile of the building row: the wisdom of its slot for the viewer (a spectator: printed), stone, colour.

    `payable` is whether the viewer could pay for it now, gold standing in; `lacks` is what there is too little of.
    """

    slot: int
    building: str
    colour: str
    wisdom: int
    stone: int
    payable: bool
    lacks: str | None


class CitizenSlotView(msgspec.Struct, tag="citizen-slot", kw_only=True):
    """A die of the citizen row, with its price for the viewer; it also takes a free base."""

    slot: int
    die: DieView
    wisdom: int
    payable: bool
    lacks: str | None


class KindView(msgspec.Struct, tag="kind", kw_only=True):
    """A kind of building: its colour, its price in stone, and how many there are."""

    colour: str
    stone: int
    copies: int


class StackView(msgspec.Struct, tag="stack", kw_only=True):
    """The stack of a colour: its visible top, how many lie below, what those may be, and tiles known at its bottom."""

    colour: str
    top: str | None
    below: int
    unseen: dict[str, int]
    under: list[str]


class CardView(msgspec.Struct, tag="card", kw_only=True):
    """A district card: its pattern (rows from the top, None is blank), points in turn, gold, towers, claims by seat."""

    id: int
    pattern: list[list[str | None]]
    points: list[int]
    towers: list[str]
    gold: int
    claims: list[int]
    next_points: list[int]
    closeness: list[ClosenessView]


class SpaceView(msgspec.Struct, tag="space", kw_only=True):
    """A space of the war track: its reward, whether a threshold lies before it, and the discs, the lowest first.

    In the solo game seat 1 is the foreign disc.
    """

    number: int
    reward: str
    threshold: bool
    discs: list[int]


class TempleView(msgspec.Struct, tag="temple", kw_only=True):
    """A temple: its zodiac card, who holds it, and the discs by step, the lowest of each stack first.

    `comes_to` is the step where the viewer's disc would come, while the viewer may say that it rises.
    """

    name: str
    sign: str | None
    owner: int | None
    discs: list[list[int]]
    comes_to: int | None


@cache
def die_view(die: int) -> DieView:
    return DieView(name=DICE[die], colour=COLOURS[die // 6], value=die % 6 + 1)


def dice_view(counts: Iterable[int]) -> list[DieView]:
    return [die_view(die) for die, count in enumerate(counts) for _ in range(count)]


def speaker_values(counts: Iterable[int]) -> list[int]:
    """The values of speakers, ascending."""
    return [value for value, count in enumerate(counts) for _ in range(count)]


def by_colour(counts: Iterable[int]) -> dict[str, int]:
    return dict(zip(COLOURS, counts, strict=True))


def worker_view(seat: int, worker: int) -> WorkerView:
    if worker == ARCHON:
        return WorkerView(seat=seat, name=WORKERS[worker], kind="archon", colour=None, value=None)
    if worker < FIRST_CITIZEN:
        return WorkerView(seat=seat, name=WORKERS[worker], kind="speaker", colour=None, value=worker + 1)
    die = worker - FIRST_CITIZEN
    return WorkerView(seat=seat, name=WORKERS[worker], kind="citizen", colour=COLOURS[die // 6], value=die % 6 + 1)


printed: dict[int, dict[str, int]] = {}  # on the sites, the same in every game
costs: dict[int, str | None] = {}  # of the effects on bonus tiles


def printed_gain(s: FirstBuilders, site: int) -> dict[str, int]:
    """What the upper action of a site gives, as the rules carry it out; a basic of one's choice is `basic`."""
    if site not in printed:
        trial, log = s.copy(), Log(EVENTS)
        trial.listener = log
        gain(trial, 0, site)
        given = {RESOURCES[event.numbers[0]]: event.numbers[1] for event in log.events if event.what == GAINED}
        printed[site] = {**({"basic": 1} if len(trial.stack) > len(s.stack) else {}), **given}
    return printed[site]


def printed_cost(s: FirstBuilders, colour: int) -> str | None:
    """The one resource that a use of a bonus tile costs, as the rules carry it out; None if it is free."""
    effect = int(s.box.bonus[colour])
    if effect not in costs:
        trial, log = s.copy(), Log(EVENTS)
        payer = trial.players[0]
        payer.stone, payer.food, payer.wisdom, payer.gold = 9, 9, 9, 0
        trial.listener = log
        do_bonus(trial, 0, colour)
        costs[effect] = next((RESOURCES[event.numbers[0]] for event in log.events if event.what == PAID), None)
    return costs[effect]


def site_view(s: FirstBuilders, site: int) -> SiteView:
    colour = int(s.bonuses[site]) if site < len(s.bonuses) else None
    effect = None if colour is None else BONUSES[s.box.bonus[colour]]
    return SiteView(
        name=SITES[site],
        ship=int(s.ships[site]),
        gain=printed_gain(s, site),
        bonus=None if colour is None else COLOURS[colour],
        effect=effect,
        cost=None if colour is None else printed_cost(s, colour),
        workers=[
            worker_view(seat, code // 5)
            for seat, player in enumerate(s.players)
            for code in player.posted
            if code % 5 == site
        ],
    )


def visit_views(s: FirstBuilders, seat: int) -> list[VisitView]:
    """Every worker beside the board and every site, whether one can pay for it or not."""
    out, bonuses = [], [int(colour) for colour in s.bonuses]
    for worker, name in enumerate(WORKERS):
        if not has_worker(s, seat, worker):
            continue
        colours = worker_colours(s, seat, worker)
        for site, colour in enumerate(bonuses):
            bonus, both = has(colours, colour), makes_both(s, worker, site)
            out.append(VisitView(worker=name, site=SITES[site], wisdom=toll(s, worker, site), bonus=bonus, both=both))
    return out


def slot_view(s: FirstBuilders, slot: int, seat: int | None, free: bool = False) -> SlotView:
    """A slot of the row as a seat sees it; with `free`, that seat may take it without wisdom now."""
    kind = int(s.row[slot])
    wisdom = 0 if free else int(s.box.tile_price[slot] if seat is None else s.tile_price(seat, slot))
    return SlotView(
        slot=slot + 1,
        building=BUILDINGS[kind],
        colour=COLOURS[s.box.colour[kind]],
        wisdom=wisdom,
        stone=int(s.box.stone[kind]),
        payable=free or (seat is not None and s.affords_tile(seat, kind, wisdom)),
        lacks=None if free or seat is None else tile_lacks(s, seat, kind, wisdom),
    )


def tile_lacks(s: FirstBuilders, seat: int, kind: int, wisdom: int) -> str | None:
    """What a seat has too little of for a tile: the wisdom of its slot, or when that is paid the stone."""
    if not s.affords(seat, WISDOM, wisdom):
        return RESOURCES[WISDOM]
    return None if s.affords_tile(seat, kind, wisdom) else RESOURCES[STONE]


def citizen_slot_view(s: FirstBuilders, slot: int, seat: int | None, free: bool = False) -> CitizenSlotView:
    wisdom = 0 if free else int(s.box.citizen_price[slot] if seat is None else s.citizen_price(seat, slot))
    return CitizenSlotView(
        slot=slot + 1,
        die=die_view(int(s.citizens[slot])),
        wisdom=wisdom,
        payable=free or (seat is not None and s.players[seat].free > 0 and s.affords(seat, WISDOM, wisdom)),
        lacks=RESOURCES[WISDOM] if not free and seat is not None and not s.affords(seat, WISDOM, wisdom) else None,
    )


@cache
def kind_views(box: Box) -> dict[str, KindView]:
    return {
        name: KindView(colour=COLOURS[box.colour[kind]], stone=int(box.stone[kind]), copies=int(box.copies[kind]))
        for kind, name in enumerate(BUILDINGS)
    }


@cache
def kinds_of(box: Box, colour: int) -> list[tuple[int, str]]:
    """The kinds of buildings of a colour, with their names."""
    return [(kind, name) for kind, name in enumerate(BUILDINGS) if box.colour[kind] == colour]


def stack_view(s: FirstBuilders, colour: int) -> StackView:
    bag = s.bag
    unseen = {name: bag[kind] for kind, name in kinds_of(s.box, colour) if bag[kind]}
    under = [BUILDINGS[kind] for kind in s.under if s.box.colour[int(kind)] == colour]
    top = int(s.tops[colour])
    return StackView(
        colour=COLOURS[colour],
        top=BUILDINGS[top - 1] if top else None,
        below=sum(unseen.values()) + len(under),
        unseen=unseen,
        under=under,
    )


def card_view(s: FirstBuilders, place: int, cities: list[City]) -> CardView:
    card = int(s.cards[place])
    pattern, points, towers = card_face(s.box, card)
    seats = range(len(cities))
    return CardView(
        id=card,
        pattern=pattern,
        points=points,
        towers=towers,
        gold=int(s.gold[place]),
        claims=[int(player.claims[place]) for player in s.players],
        next_points=[int(s.claim_points(seat, place)) for seat in seats],
        closeness=[city.closeness(place) for city in cities],
    )


@cache
def card_face(box: Box, card: int) -> tuple[list[list[str | None]], list[int], list[str]]:
    """What is printed on a district card: its pattern, its points in turn, its towers."""
    corner, side, other = (COLOURS[table[card]] for table in (box.corner, box.side, box.other))
    points = [int(points) for points in box.claim[card * 4 : card * 4 + 4]]
    towers = [name for n, name in enumerate(COLOURS) for _ in range(int(box.icons[card * 5 + n]))]
    return [[corner, side], [other, None]], points, towers


def stacks_on(s: FirstBuilders, track: int, spaces: int) -> list[list[int]]:
    """The discs on each space of a track, the lowest first."""
    out: list[list[int]] = [[] for _ in range(spaces)]
    for seat in sorted(range(int(s.discs_on(track))), key=lambda seat: int(s.height(track, seat))):
        out[s.disc(track, seat)].append(seat)
    return out


def space_views(s: FirstBuilders) -> list[SpaceView]:
    printed = spaces_of(s.box)
    return [
        SpaceView(number=n, reward=reward, threshold=threshold, discs=discs)
        for n, ((reward, threshold), discs) in enumerate(zip(printed, stacks_on(s, WAR, len(printed)), strict=True))
    ]


@cache
def spaces_of(box: Box) -> list[tuple[str, bool]]:
    """What is printed on the war track: the reward of each space, and whether a threshold lies before it."""
    return [(REWARDS[box.reward[n]], n > 0 and box.passed[n] > box.passed[n - 1]) for n in range(len(box.reward))]


def temple_view(s: FirstBuilders, temple: int, comes_to: int | None = None) -> TempleView:
    owner = int(s.owners[temple])
    return TempleView(
        name=TEMPLES[temple],
        sign=ZODIAC[s.signs[temple]] if temple < len(s.signs) else None,
        owner=None if owner == NOBODY else owner,
        discs=stacks_on(s, FIRST_TEMPLE + temple, len(s.box.temple)),
        comes_to=comes_to,
    )


def rising_temples(s: FirstBuilders, seat: int) -> list[TempleView]:
    """The temples while a seat chooses where to rise: each choice is tried."""

    def comes_to(temple: int) -> int | None:
        word = CLIMB.base + temple
        if word not in s.legal():
            return None
        trial = s.copy()
        trial.apply(word)
        return int(trial.disc(FIRST_TEMPLE + temple, seat))

    return [temple_view(s, temple, comes_to(temple)) for temple in range(len(TEMPLES))]
