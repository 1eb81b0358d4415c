"""A position of First Builders as numbers. Nothing is hidden but the order of stacks."""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from dolmen.core.bits import has
from dolmen.core.layout import Field, Layout, numbered
from dolmen.core.observation import Numbers, Observer

from .advisers import Blessing, Lifting, SpendingFood
from .box import KINDS
from .building import Building, Placing
from .citizens import Increasing, TakingCitizen, TakingSpeaker
from .city import FARM_TILE, PALACE_CELL
from .city import layout as city_layout
from .closing import Appointing, Claiming
from .draft import Drafting
from .effects import Copying, UsingEffects
from .mending import Honouring, Recolouring, Resetting
from .passing import ComingHome
from .paying import Paying, Taking
from .rows import Reserving
from .state import PHASES, TRACKS, FirstBuilders
from .temples import Climbing, ExtraSteps
from .turns import Turn
from .visiting import RaisingShips, UsingSite
from .war import Converting, Warring
from .words import ALL, COLOURS, DICE, DISTRICTS, RESOURCES, SITES, WAYS, WIDTH, WORKERS, ZODIAC

QUESTIONS: Final[dict[str, type]] = {
    "turn": Turn,
    "draft": Drafting,
    "build": Building,
    "place": Placing,
    "effects": UsingEffects,
    "copy": Copying,
    "pay": Paying,
    "take": Taking,
    "site": UsingSite,
    "ships": RaisingShips,
    "war": Warring,
    "convert": Converting,
    "climb": Climbing,
    "further-steps": ExtraSteps,
    "citizen": TakingCitizen,
    "speaker": TakingSpeaker,
    "increase": Increasing,
    "spend-food": SpendingFood,
    "lift": Lifting,
    "bless": Blessing,
    "appoint": Appointing,
    "claim": Claiming,
    "honour": Honouring,
    "recolour": Recolouring,
    "reset": Resetting,
    "reserve": Reserving,
    "retire": ComingHome,
}
ASKED: Final = numbered(QUESTIONS)
REACH: Final = 5  # cells of a city that lie on the grid, so far from the palace; the others are listed
SIDE: Final = 2 * REACH + 1
AREA: Final = SIDE * SIDE
FAR: Final = 6  # tiles beyond it that are listed
CITY: Final = "city"
MOST_CARDS: Final = 6
MOST_POSTED: Final = 16
MOST_RESERVED: Final = 8
MOST_CHAIN: Final = 3
DIE_KINDS: Final = 30


def pending() -> list[Field]:
    """What the questions on the stack have at stake, in the order of the numbers that `write_pending` marks."""
    return [
        Field.number("stage", 2, "whether the turn's action is still to come (0), done (1) or over (2)"),
        Field.number("set_aside", 2, "dice set aside at the draft"),
        Field.number("drafted", 8, "dice drafted"),
        Field.number("pool", 8, "dice to draft from", usual=2, shape=(DIE_KINDS,)),
        Field.number("reserved", 20, "reserved tiles of which one may be built", usual=2),
        Field.flag("bought", "a tile of the row is built"),
        Field.flag("erected", "a reserved tile is built"),
        Field.choice("placing", KINDS, "the tile to be placed"),
        Field.choice("way", len(WAYS), f"{', '.join(WAYS)}"),
        Field.flag("from_row", "it comes from the row"),
        Field.choice("citizen_for", 4, "how a citizen is taken: bought, may be bought, free, free and may be declined"),
        Field.flag("from_sites", "a speaker may come from a site"),
        Field.choice("increasing", len(WORKERS), "the worker that may rise"),
        Field.number("column", ALL // WIDTH + 1, "the column of the tile or district in question, from 1", usual=13),
        Field.number("line", WIDTH, "its row, from 1", usual=13),
        Field.flag("effects", "effects not used yet", shape=(5,)),
        Field.number("chain", ALL, "cells of mage towers that copied each other, from 1", shape=(MOST_CHAIN,)),
        Field.number("spending", 3, "food still to be used"),
        Field.flag("spent_food", "how much food is paid"),
        Field.number("taking", 60, "basics still to take", usual=3),
        Field.flag("basics", "those that may be taken", shape=(3,)),
        Field.choice("lowest_basic", 3, "the first that may still be taken"),
        Field.number("sixes", 8, "dice that have yet to retire, by colour", usual=1, shape=(5,)),
        Field.choice("cost", 4, f"what is being paid: {', '.join(RESOURCES)}"),
        Field.number("amount", 60, "how much of it", usual=5),
        Field.choice("paid_for", 8, "what it is paid for"),
        Field.number("kept", 100, "gold that the rest of the price needs", usual=5),
        Field.number("steps", 2, "steps in a temple"),
        Field.choice("risen", 3, "the temple that rose by two"),
        Field.number("further", 3, "further steps"),
        Field.choice("lowest_temple", 3, "the first temple for them"),
        Field.choice("raising", len(SITES), "the site whose neighbour's ship rises"),
        Field.choice("site", len(SITES), "the site in use"),
        Field.choice("worker", len(WORKERS), "the worker that uses it"),
        Field.flag("six", "both actions may be used"),
        Field.flag("worker_colours", "its colours", shape=(5,)),
        Field.flag("gained", "the upper action is done"),
        Field.flag("acted", "the lower action is done"),
        Field.flag("rewarded", "the bonus is done"),
        Field.number("war_steps", 4, "how far the disc may go"),
        Field.flag("war_both", "advance and attack"),
        Field.flag("advanced", "the disc has gone"),
        Field.flag("attacked", "the attack is done"),
    ]


def layout(seats: int) -> Layout:
    """The fields for so many seats, in the order in which they are written."""
    table = [
        *Field.asking(QUESTIONS),
        Field.seat("turn", "whose turn it is"),
        Field.seat("first", "the first player"),
        Field.choice("phase", len(PHASES), f"{', '.join(PHASES)}"),
        Field.number("round", 40, "the round", usual=10),
        Field.flag("spent", "a token was spent this turn"),
        Field.flag("calm", "alone: no ship rises this turn"),
        Field.number("ships", 6, f"the value of each ship: {', '.join(SITES)}", shape=(5,)),
        Field.choice("bonuses", len(COLOURS), "the bonus tile of each site", shape=(5,)),
        Field.choice("signs", len(ZODIAC), "the zodiac card of each temple", shape=(3,)),
        Field.seat("owners", "who holds it", shape=(3,)),
        Field.choice("row", KINDS, "the building row, from the top", shape=(5,)),
        Field.choice("tops", KINDS, "the top of each stack, by colour", shape=(5,)),
        Field.number("stacks", 9, "tiles below the tops, by kind", usual=3, shape=(KINDS,)),
        Field.choice("citizens", len(DICE), "the row of citizens, from the left", shape=(5,)),
        Field.number("supply", 20, "citizen dice in the supply, by colour", usual=9, shape=(5,)),
        Field.number("speakers", 20, "the row of speakers, by value from 2", usual=4, shape=(4,)),
        Field.flag("short", "colours that the supply lacked", shape=(5,)),
        Field.choice("cards", len(DISTRICTS), "the district cards", shape=(MOST_CARDS,)),
        Field.number("card_gold", 9, "gold above each", usual=2, shape=(MOST_CARDS,)),
        Field.number("claims", 60, "how often each was scored", usual=4, shape=(MOST_CARDS,)),
        Field.number("tiers", 20, "tiers in the supply, by colour", usual=7, shape=(5,)),
        Field.number("foreign", 30, "alone: the foreign war disc's space and height", usual=15, shape=(2,)),
        *pending(),
    ]
    grid = (SIDE, SIDE)
    tiles = "what lies on each cell, columns from the left, rows from below, the palace in the middle: palace, agora, "
    players = [
        Field.number("resources", 1000, f"{', '.join(RESOURCES)}", usual=10, shape=(4,)),
        Field.number("tokens", 60, "tokens", usual=3),
        Field.flag("zodiac", "zodiac cards", shape=(len(ZODIAC),)),
        Field.flag("passed", "has passed this round"),
        Field.number("bases", 20, "bases, with a die or without", usual=6),
        Field.number("free", 20, "those of them that are free", usual=3),
        Field.flag("archon", "the archon is at home"),
        Field.number("home", 20, "citizens beside the board, by die", usual=1, shape=(DIE_KINDS,)),
        Field.choice("posted", len(WORKERS), "workers on sites, in the order in which they came", shape=(MOST_POSTED,)),
        Field.choice("posts", len(SITES), "the site of each of them", shape=(MOST_POSTED,)),
        Field.number("own_speakers", 20, "speakers, by value from 2", usual=2, shape=(4,)),
        Field.choice("advisers", len(COLOURS), "the colours of advisers, the leftmost first", shape=(5,)),
        Field.choice("reserve", KINDS, "reserved tiles", shape=(MOST_RESERVED,)),
        Field.number("towers", 20, "tiers of each tower", usual=4, shape=(5,)),
        Field.number("scored", 60, "how often each district card was scored", usual=2, shape=(MOST_CARDS,)),
        Field.number("points", 2000, "points won in play", usual=60),
        Field.number("discs", 30, "the space of each disc: war, then the temples", usual=12, shape=(TRACKS,)),
        Field.number("heights", 4, "discs below it there", shape=(TRACKS,)),
        Field.number("tiles", 77, "tiles of the city beside the first two", usual=20),
        Field.choice("city", FARM_TILE, f"{tiles} buildings, farm", shape=grid, space=CITY),
        Field.choice(
            "districts", 1 + len(DICE), "by bottom left cell: 1 can be closed; closed, by die", shape=grid, space=CITY
        ),
        Field.number(
            "far_tiles", 83, "tiles beyond: right and up from the palace, and what", low=-83, usual=10, shape=(FAR, 3)
        ),
    ]
    return Layout(seats, table, players)


class FirstBuildersObserver(Observer[FirstBuilders]):
    """Writes positions for so many seats."""

    def observe(self, s: FirstBuilders, seat: i64, out: Numbers) -> None:
        seats = s.box.seats
        self.write_table(s, seat, out)
        self.write_rows(s, out)
        n: i64
        for n in range(1, i64(len(s.stack))):  # below all of them lie the rounds
            question = s.stack[n]
            if not mark_turn(question, out) and not mark_city(question, out):
                mark_choice(question, out)
        out.skip(PENDING)
        for n in range(seats):
            self.write_player(s, (seat + n) % seats, out)

    def write_table(self, s: FirstBuilders, seat: i64, out: Numbers) -> None:
        seats = s.box.seats
        out.put(seat)
        out.put(ASKED[type(s.stack[-1])] if s.to_move >= 0 else 0)
        out.put_seat(s.to_move, seat, seats)
        out.put_seat(s.turn, seat, seats)
        out.put_seat(s.first, seat, seats)
        out.put(s.phase + 1)
        out.put(s.round)
        out.put(1 if s.spent else 0)
        out.put(1 if s.calm else 0)
        out.put_counts(s.ships, 0, 5)
        put_list(s.bonuses, 5, out)
        put_list(s.signs, 3, out)
        n: i64
        for n in range(3):
            out.put_seat(s.owners[n], seat, seats)

    def write_rows(self, s: FirstBuilders, out: Numbers) -> None:
        put_list(s.row, 5, out)
        out.put_counts(s.tops, 0, 5)
        items, tiles = out.items, out.at
        put_row(s.bag, KINDS, out)
        n: i64
        for n in range(i64(len(s.under))):
            items[tiles + i64(s.under[n])] += 1
        put_list(s.citizens, 5, out)
        out.put_counts(s.supply, 0, 5)
        out.put_counts(s.speakers, 2, 4)
        out.put_set(s.short, 0, 5)
        put_row(s.cards, MOST_CARDS, out)
        put_row(s.gold, MOST_CARDS, out)
        put_row(s.claims, MOST_CARDS, out)
        out.put_counts(s.tiers, 0, 5)
        if s.box.seats == 1:
            out.put(s.disc(0, 1))
            out.put(s.height(0, 1))
        else:
            out.skip(2)

    def write_player(self, s: FirstBuilders, n: i64, out: Numbers) -> None:
        p = s.players[n]
        out.put(p.stone)
        out.put(p.food)
        out.put(p.wisdom)
        out.put(p.gold)
        out.put(p.tokens)
        out.put_set(p.signs, 0, len(ZODIAC))
        out.put(1 if p.passed else 0)
        out.put(p.bases)
        out.put(p.free)
        out.put(1 if p.archon else 0)
        out.put_counts(p.home, 0, DIE_KINDS)
        k: i64
        for k in range(min(i64(len(p.posted)), MOST_POSTED)):
            code = i64(p.posted[k])
            out.mark(k, code // 5 + 1)
            out.mark(MOST_POSTED + k, code % 5 + 1)
        out.skip(2 * MOST_POSTED)
        out.put_counts(p.speakers, 2, 4)
        put_list(p.advisers, 5, out)
        put_list(p.reserve, MOST_RESERVED, out)
        out.put_counts(p.towers, 0, 5)
        out.put_counts(p.claims, 0, MOST_CARDS)
        out.put(p.score())
        for k in range(TRACKS):
            out.put(s.disc(k, n))
        for k in range(TRACKS):
            out.put(s.height(k, n))
        out.put(p.tiles)
        self.write_city(s, n, out)

    def write_city(self, s: FirstBuilders, n: i64, out: Numbers) -> None:
        p = s.players[n]
        grid = p.grid
        items = out.items
        missing = p.tiles + 2
        column: i64
        up: i64
        for column in range(SIDE):  # from the palace outwards, until all tiles are found
            if missing == 0:
                break
            right = REACH + ((column + 1) >> 1) * (1 - 2 * (column & 1))
            cell = PALACE_CELL + (right - REACH) * WIDTH - REACH
            at = out.at + right * SIDE
            for up in range(SIDE):
                tile = i64(grid[cell + up])
                if tile != 0:
                    items[at + up] = i16(min(tile, FARM_TILE))
                    missing -= 1
        out.skip(AREA)
        k: i64
        for k in range(i64(len(p.open))):
            mark_district(p.open[k], 1, out)
        for k in range(i64(len(p.centres))):
            mark_district(p.centres[k] // DIE_KINDS, 2 + p.centres[k] % DIE_KINDS, out)
        out.skip(AREA)
        if missing > 0:
            mark_far(grid, out)
        out.skip(3 * FAR)


def put_row(numbers: vec[u8], most: i64, out: Numbers) -> None:
    """Small numbers; the places beyond the last stay 0."""
    out.put_counts(numbers, 0, i64(len(numbers)))
    out.skip(most - i64(len(numbers)))


def put_list(items: vec[u8], most: i64, out: Numbers) -> None:
    """Things by number, from 1; the places beyond the last stay 0."""
    k: i64
    for k in range(min(i64(len(items)), most)):
        out.mark(k, i64(items[k]) + 1)
    out.skip(most)


def mark_district(cell: i64, what: i64, out: Numbers) -> None:
    right = cell // WIDTH - PALACE_CELL // WIDTH + REACH
    up = cell % WIDTH - PALACE_CELL % WIDTH + REACH
    if right >= 0 and right < SIDE and up >= 0 and up < SIDE:
        out.mark(right * SIDE + up, what)


def mark_far(grid: vec[u8], out: Numbers) -> None:
    """The tiles that lie beyond the grid."""
    found = city_layout(grid)
    at: i64 = 0
    k: i64
    for k in range(0, i64(len(found)), 3):
        right = found[k + 1]
        up = found[k + 2]
        tile = i64(grid[found[k]])
        if tile == 0 or (right >= -REACH and right <= REACH and up >= -REACH and up <= REACH):
            continue
        if at == 3 * FAR:
            return
        out.mark(at, right)
        out.mark(at + 1, up)
        out.mark(at + 2, min(tile, FARM_TILE))
        at += 3


# What is pending, by its place among the fields of `pending`.
PENDING: Final = sum(field.length for field in pending())
_PLACES: Final = dict(
    zip(
        [field.name for field in pending()],
        [sum(field.length for field in pending()[:n]) for n in range(len(pending()))],
        strict=True,
    )
)
STAGE: Final = _PLACES["stage"]
POOL: Final = _PLACES["pool"]
RESERVED: Final = _PLACES["reserved"]
PLACING: Final = _PLACES["placing"]
CITIZEN_FOR: Final = _PLACES["citizen_for"]
FROM_SITES: Final = _PLACES["from_sites"]
INCREASING: Final = _PLACES["increasing"]
CELL: Final = _PLACES["column"]
EFFECTS: Final = _PLACES["effects"]
CHAIN: Final = _PLACES["chain"]
SPENDING: Final = _PLACES["spending"]
TAKING: Final = _PLACES["taking"]
SIXES: Final = _PLACES["sixes"]
COST: Final = _PLACES["cost"]
STEPS: Final = _PLACES["steps"]
RISEN: Final = _PLACES["risen"]
RAISING: Final = _PLACES["raising"]
SITE: Final = _PLACES["site"]
WAR: Final = _PLACES["war_steps"]


def mark_cell(cell: i64, out: Numbers) -> None:
    out.mark(CELL, cell // WIDTH + 1)
    out.mark(CELL + 1, cell % WIDTH + 1)


def mark_turn(question: object, out: Numbers) -> bool:
    """A turn, a visit and a payment; says whether the question was one of them."""
    k: i64
    if isinstance(question, Turn):
        out.mark(STAGE, question.stage)
    elif isinstance(question, UsingSite):
        out.mark(SITE, question.site + 1)
        out.mark(SITE + 1, question.worker + 1)
        out.mark(SITE + 2, 1 if question.six else 0)
        for k in range(5):
            if has(question.colours, k):
                out.mark(SITE + 3 + k, 1)
        out.mark(SITE + 8, 1 if question.gained else 0)
        out.mark(SITE + 9, 1 if question.acted else 0)
        out.mark(SITE + 10, 1 if question.rewarded else 0)
    elif isinstance(question, Paying):
        out.mark(COST, question.resource + 1)
        out.mark(COST + 1, question.amount)
        out.mark(COST + 2, question.goal + 1)
        out.mark(COST + 3, question.keep)
    elif isinstance(question, Taking):
        out.mark(TAKING, question.left)
        for k in range(3):
            out.mark(TAKING + 1 + k, 1 if has(question.kinds, k) else 0)
        out.mark(TAKING + 4, question.low + 1)
    elif isinstance(question, Warring):
        out.mark(WAR, question.steps)
        out.mark(WAR + 1, 1 if question.both else 0)
        out.mark(WAR + 2, 1 if question.advanced else 0)
        out.mark(WAR + 3, 1 if question.attacked else 0)
    elif isinstance(question, RaisingShips):
        out.mark(RAISING, question.site + 1)
    else:
        return False
    return True


def mark_city(question: object, out: Numbers) -> bool:
    """Building, effects and districts; says whether the question was one of them."""
    k: i64
    if isinstance(question, Building):
        out.mark(RESERVED, question.reserved)
        out.mark(RESERVED + 1, 1 if question.bought else 0)
        out.mark(RESERVED + 2, 1 if question.erected else 0)
    elif isinstance(question, Placing):
        out.mark(PLACING, question.kind + 1)
        out.mark(PLACING + 1, question.way + 1)
        out.mark(PLACING + 2, 1 if question.from_row else 0)
    elif isinstance(question, UsingEffects):
        mark_cell(question.cell, out)
        for k in range(5):
            out.mark(EFFECTS + k, 1 if has(question.left, k) else 0)
    elif isinstance(question, Copying):
        mark_cell(question.cell, out)
        for k in range(min(i64(len(question.chain)), MOST_CHAIN)):
            out.mark(CHAIN + k, question.chain[k] + 1)
    elif isinstance(question, (Appointing, Claiming)):
        mark_cell(question.cell, out)
    else:
        return False
    return True


def mark_choice(question: object, out: Numbers) -> None:
    """Dice, temples and food."""
    if isinstance(question, Drafting):
        out.mark(STAGE + 1, question.removed)
        out.mark(STAGE + 2, question.taken)
        die: i64
        for die in range(DIE_KINDS):
            if question.pool[die] > 0:
                out.mark(POOL + die, i64(question.pool[die]))
    elif isinstance(question, TakingCitizen):
        out.mark(CITIZEN_FOR, question.how + 1)
    elif isinstance(question, TakingSpeaker):
        out.mark(FROM_SITES, 1 if question.from_sites else 0)
    elif isinstance(question, Increasing):
        out.mark(INCREASING, question.worker + 1)
    elif isinstance(question, SpendingFood):
        out.mark(SPENDING, question.left)
        out.mark(SPENDING + 1, 1 if question.paid else 0)
    elif isinstance(question, ComingHome):
        colour: i64
        for colour in range(5):
            out.mark(SIXES + colour, i64(question.sixes[colour]))
    elif isinstance(question, Climbing):
        out.mark(STEPS, question.steps)
    elif isinstance(question, ExtraSteps):
        out.mark(RISEN, question.temple + 1)
        out.mark(RISEN + 1, question.left)
        out.mark(RISEN + 2, question.low + 1)


@cache
def observer_for(seats: int) -> FirstBuildersObserver:
    return FirstBuildersObserver(layout(seats))
