"""What a seat may know, built from nothing. Everything on this table is open but the order of the piles (KO-181)."""

from __future__ import annotations

from functools import cache

import msgspec

from dolmen.core.outcome import Item
from dolmen.core.state import OVER
from dolmen.core.view import View, common, seated, share

from .box import (
    CAVEMAN,
    COUNTS,
    DOMINOES,
    HUT_CELL,
    MOST_FIRES,
    NAMED,
    ROUNDS,
    START,
    WIDE,
    WOOD,
    Box,
)
from .hiring import Putting
from .placing import Firing
from .preview import PreviewView, Region, previews, regions
from .scoring import sheet
from .setup import Pairing, is_inner
from .state import NOBODY, KingdominoOrigins
from .words import CAVEMEN, CELLS, PAIRS, RESOURCES

# The parts of a turn by the question that is asked. A totem is given away in the wake of a domino and its fire.
PHASES = {
    **dict.fromkeys(("place", "give"), "placing"),
    "fire": "eruption",
    **dict.fromkeys(("pair", "choose"), "choosing"),
    **dict.fromkeys(("hire", "pay", "put"), "hiring"),
}


class HalfView(msgspec.Struct, tag="half", kw_only=True):
    """Half a domino: its terrain, printed fires or craters, and the wooden resource it brings."""

    terrain: str
    fires: int
    craters: int
    resource: str | None


class DominoView(msgspec.Struct, tag="domino", kw_only=True):
    """A domino by its number, with the seat whose chief stands on it."""

    id: int
    halves: list[HalfView]
    chief: int | None
    done: bool


class PrintedView(msgspec.Struct, tag="printed", kw_only=True):
    """What a caveman shows: points for each thing that it counts; of a warrior, which counts nothing, its power."""

    number: int
    counts: str | None


class SquareView(msgspec.Struct, tag="square", kw_only=True):
    """A square: its way from the hut (right and down), what it shows and what lies on it."""

    cell: str
    x: int
    y: int
    domino: int
    half: int
    terrain: str | None
    fires: int
    craters: int
    token: int
    resource: str | None
    caveman: str | None
    printed: PrintedView | None  # on the caveman
    region: int | None


class RegionView(msgspec.Struct, tag="region", kw_only=True):
    terrain: str
    squares: int
    fires: int
    points: int


class PlayerView(msgspec.Struct, tag="player", kw_only=True):
    """A territory with its score sheet, the span of its squares, and the dominoes that found no place."""

    seat: int
    score: int
    sheet: list[Item]
    squares: list[SquareView]
    regions: list[RegionView]
    left: int
    right: int
    top: int
    bottom: int
    aside: list[int]
    resources: dict[str, int]


class TotemView(msgspec.Struct, tag="totem", kw_only=True):
    resource: str
    points: int
    holder: int | None


class TokenView(msgspec.Struct, tag="token", kw_only=True):
    """Fire tokens of one value: how far they fly and how many are left."""

    fires: int
    reach: int
    left: int


class HiredView(msgspec.Struct, tag="hired", kw_only=True):
    """A caveman on its way from the cave to a territory: it lies before the seat that hires it (KO-181)."""

    seat: int
    caveman: str


class CaveView(msgspec.Struct, tag="cave", kw_only=True):
    """The open spaces, and the stack: how many of each kind it holds follows from what has been seen (KO-185)."""

    open: list[str | None]
    stack: int
    unseen: dict[str, int]
    printed: dict[str, PrintedView]
    hired: HiredView | None


class EruptionView(msgspec.Struct, tag="eruption", kw_only=True):
    """A fire in the air: whose, from where, how many flames, how far."""

    seat: int
    cell: str
    fires: int
    reach: int


class KingdominoOriginsView(View, tag="kingdomino-origins", kw_only=True):
    """The whole table as one seat sees it."""

    mode: str
    side: int
    terrains: list[str]
    round: int
    rounds: int
    phase: str
    previews: list[PreviewView]
    players: list[PlayerView]
    in_hand: DominoView | None
    eruption: EruptionView | None
    row: list[DominoView]
    next_row: list[DominoView]
    pairs: dict[str, list[int]]  # the dominoes of next_row that the word `pair` speaks of, while it is asked for
    pile: int
    front: int | None
    unseen: list[DominoView]
    left_over: list[int]
    tokens: list[TokenView]
    totems: list[TotemView]
    cave: CaveView | None


def view(s: KingdominoOrigins, seat: int | None) -> KingdominoOriginsView:
    return share(s, [seat], open_view, own_view)[seat]


def open_view(s: KingdominoOrigins) -> KingdominoOriginsView:
    """What everybody sees."""
    box = s.box
    turn = int(s.turn)
    return KingdominoOriginsView(
        **common(s, None),
        mode="totem" if box.totem else "tribe" if box.tribe else "discovery",
        side=int(box.side),
        terrains=list(box.terrains),
        round=int(s.round),
        rounds=ROUNDS,
        phase=phase(s),
        previews=[],
        players=[player_view(s, n) for n in range(box.seats)],
        in_hand=domino_view(box, int(s.in_hand), int(s.chiefs[turn - 1])) if s.in_hand else None,
        eruption=eruption_view(s),
        row=[domino_view(box, int(d), int(s.chiefs[k]), k < turn) for k, d in enumerate(s.row)],
        next_row=[domino_view(box, int(d), int(s.next_chiefs[k])) for k, d in enumerate(s.next_row)],
        pairs=pairs(s) if isinstance(s.stack[-1], Pairing) else {},
        pile=int(s.pile()),
        front=int(s.front) or None,
        unseen=[domino_view(box, domino) for domino in face_down(s)],
        left_over=numbers(int(s.left_over)),
        tokens=[token_view(s, value) for value in range(1, MOST_FIRES + 1)] if any(box.craters) else [],
        totems=[totem_view(s, r) for r in range(4)] if box.totem else [],
        cave=cave_view(s) if box.tribe else None,
        next=[int(s.chiefs[k]) for k in range(turn, len(s.row)) if s.chiefs[k] != NOBODY],
    )


def own_view(s: KingdominoOrigins, seat: int, open: KingdominoOriginsView) -> KingdominoOriginsView:
    """What a seat sees: all lies open, but only who decides needs to know what the words would bring."""
    return seated(open, s, seat, previews=previews(s) if s.to_move == seat else [])


def pairs(s: KingdominoOrigins) -> dict[str, list[int]]:
    """The dominoes of each pair by its name."""
    return {
        name: [int(domino) for k, domino in enumerate(s.next_row) if is_inner(k) == bool(n)]
        for n, name in enumerate(PAIRS)
    }


def phase(s: KingdominoOrigins) -> str:
    """Which part of a turn it is: a domino is placed, fire flies, the next is chosen, a caveman hired; or none."""
    return PHASES.get(s.asked().name, "")


def numbers(dominoes: int) -> list[int]:
    """The numbers in a set of dominoes."""
    return [n for n in range(1, DOMINOES + 1) if dominoes >> n & 1]


def face_down(s: KingdominoOrigins) -> list[int]:
    """The dominoes of the pile, by elimination (KO-183)."""
    return [n for n in range(1, DOMINOES + 1) if s.deck.count(n - 1) or n == s.front]


def unplaced(s: KingdominoOrigins) -> list[int]:
    """The dominoes of both rows that are still to be placed."""
    row = [int(d) for k, d in enumerate(s.row) if k >= s.turn and s.chiefs[k] != NOBODY]
    return [*([int(s.in_hand)] if s.in_hand else []), *row, *(int(d) for d in s.next_row)]


@cache
def half_view(box: Box, half: int) -> HalfView:
    return HalfView(
        terrain=box.terrains[box.terrain[half]],
        fires=int(box.fires[half]),
        craters=int(box.craters[half]),
        resource=RESOURCES[box.wood[half]] if box.wooden and box.wood[half] >= 0 else None,
    )


@cache
def domino_view(box: Box, domino: int, chief: int = NOBODY, done: bool = False) -> DominoView:
    return DominoView(
        id=domino,
        halves=[half_view(box, 2 * domino), half_view(box, 2 * domino + 1)],
        chief=None if chief == NOBODY else chief,
        done=done,
    )


def player_view(s: KingdominoOrigins, n: int) -> PlayerView:
    t = s.territories[n]
    found = regions(s.box, t)
    region_of = {cell: k for k, region in enumerate(found) for cell in region.cells}
    return PlayerView(
        seat=n,
        score=s.scores()[n],
        sheet=list(sheet(s, n)),
        squares=[
            square_view(s.box, cell, square, piece, region_of.get(cell))
            for cell, (square, piece) in enumerate(zip(bytes(t.squares), bytes(t.pieces), strict=True))
            if square
        ],
        regions=[region_view(s.box, region) for region in found],
        left=int(t.left) - HUT_CELL % WIDE,
        right=int(t.right) - HUT_CELL % WIDE,
        top=int(t.top) - HUT_CELL // WIDE,
        bottom=int(t.bottom) - HUT_CELL // WIDE,
        aside=numbers(int(t.aside)),
        resources={name: int(t.goods[r]) for r, name in enumerate(RESOURCES)} if s.box.wooden else {},
    )


def region_view(box: Box, region: Region) -> RegionView:
    return RegionView(
        terrain=box.terrains[region.terrain], squares=region.squares, fires=region.fires, points=region.points
    )


def square_view(box: Box, cell: int, square: int, piece: int, region: int | None) -> SquareView:
    terrain, fires, craters = face(box, square)
    return SquareView(
        cell=CELLS[NAMED[cell]],
        x=cell % WIDE - HUT_CELL % WIDE,
        y=cell // WIDE - HUT_CELL // WIDE,
        domino=square // 2,
        half=square % 2 if square > START else 0,
        terrain=terrain,
        fires=fires,
        craters=craters,
        token=piece if piece <= MOST_FIRES else 0,
        resource=RESOURCES[piece - WOOD] if WOOD <= piece < CAVEMAN else None,
        caveman=CAVEMEN[piece - CAVEMAN] if piece >= CAVEMAN else None,
        printed=printed(box)[CAVEMEN[piece - CAVEMAN]] if piece >= CAVEMAN else None,
        region=region,
    )


@cache
def face(box: Box, square: int) -> tuple[str | None, int, int]:
    """What is printed on a square: terrain, fires and craters."""
    terrain = box.terrains[box.terrain[square]] if square > START else None
    return terrain, int(box.fires[square]), int(box.craters[square])


@cache
def printed(box: Box) -> dict[str, PrintedView]:
    """What the cavemen show."""
    return {
        name: PrintedView(
            number=int(box.points[kind]), counts=COUNTS[box.counts[kind]] if box.counts[kind] >= 0 else None
        )
        for kind, name in enumerate(CAVEMEN)
    }


def eruption_view(s: KingdominoOrigins) -> EruptionView | None:
    top = s.stack[-1]
    if not isinstance(top, Firing) or s.to_move == OVER:
        return None
    return EruptionView(
        seat=int(top.seat),
        cell=CELLS[NAMED[top.volcano]],
        fires=int(top.craters),
        reach=int(s.box.fire_reach[top.craters]),
    )


def token_view(s: KingdominoOrigins, value: int) -> TokenView:
    """The tokens still beside the box: each volcano that was added has taken one."""
    box = s.box
    taken = sum(bytes(t.squares).translate(craters_of(box)).count(value) for t in s.territories)
    return TokenView(fires=value, reach=int(box.fire_reach[value]), left=int(box.tokens[value]) - taken)


@cache
def craters_of(box: Box) -> bytes:
    """The craters of every half, as a table for `translate`."""
    return bytes(int(craters) for craters in box.craters).ljust(256, bytes(1))


def totem_view(s: KingdominoOrigins, resource: int) -> TotemView:
    holder = int(s.totems[resource])
    return TotemView(
        resource=RESOURCES[resource],
        points=int(s.box.totem_points[resource]),
        holder=None if holder == NOBODY else holder,
    )


def cave_view(s: KingdominoOrigins) -> CaveView:
    stack = s.stack_of_cavemen
    return CaveView(
        open=[CAVEMEN[kind] if kind >= 0 else None for kind in s.cave],
        stack=int(stack.left()),
        unseen={name: n for kind, name in enumerate(CAVEMEN) if (n := int(stack.count(kind)))},
        printed=printed(s.box),
        hired=next((hired_view(question) for question in s.stack if isinstance(question, Putting)), None),
    )


def hired_view(putting: Putting) -> HiredView:
    return HiredView(seat=int(putting.seat), caveman=CAVEMEN[putting.kind])
