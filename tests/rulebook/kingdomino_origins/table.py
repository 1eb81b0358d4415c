"""Kingdomino Origins positions as a test wants them: drawn, told what fate says, and asked what is legal.

A territory is drawn as the list of rules does it, row by row, top first: `J D1 . / H G+2 L* / V1 D@hunter Q`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen import CHANCE, OVER
from dolmen.core.events import Log
from dolmen.core.outcome import Outcome
from dolmen.core.rng import Rng
from dolmen.games.kingdomino_origins.box import CAVEMAN, GRID, HUT_CELL, START, WIDE, WOOD, Box
from dolmen.games.kingdomino_origins.game import KingdominoOriginsGame
from dolmen.games.kingdomino_origins.state import KingdominoOrigins
from dolmen.games.kingdomino_origins.territory import Territory, start_tile
from dolmen.games.kingdomino_origins.words import CAVEMEN, CELLS, EVENTS, RESOURCES, cell_name
from rulebook.talk import Talk

GAME = KingdominoOriginsGame()
CODES = {
    "D": "desert",
    "G": "steppe",
    "L": "lake",
    "J": "jungle",
    "Q": "quarry",
    "V": "volcano",
    "W": "wheat",
    "F": "forest",
    "P": "pasture",
    "S": "swamp",
    "M": "mine",
}
SQUARE = re.compile(r"([A-Z])(\d?)(?:\+(\d))?(\*?)(?:@(.+))?")

Cell = tuple[int, int]  # columns to the right of the hut, rows below it


class Table(Talk[KingdominoOrigins]):
    """A table of Kingdomino Origins.

    By default the rows are those of the rulebook's pictures, chiefs are drawn in the order of the seats, and each goes
    on the lowest free domino: seat 0 places `first[0]`, and so on. With two players seat 0 takes the outer pair.
    """

    game = GAME

    def __init__(
        self,
        seats: int = 4,
        first: tuple[int, ...] = (1, 5, 7, 10),
        second: tuple[int, ...] = (),
        cave: tuple[str, ...] = ("hunter", "painter", "shaman", "warrior-1"),
        **options: Any,
    ) -> None:
        self.state = new_game(seats, **options)
        self.log = Log(EVENTS)
        self.state.listener = self.log
        self.reveal(*first)
        if seats == 2:
            self.say("chief 1", "pair outer")
        else:
            for seat, domino in zip(range(seats), sorted(first), strict=False):
                self.say(f"chief {seat + 1}", f"choose {domino}")
        self.reveal(*(second or [n for n in (9, 35, 36, 44, 11, 34, 8, 33) if n not in first][:4]))
        if options.get("mode") == "tribe":
            self.fate(*(f"turn {caveman}" for caveman in cave))

    # What the position is.

    @property
    def box(self) -> Box:
        return self.state.box

    def territory(self, seat: int = 0) -> Territory:
        return self.state.territories[seat]

    def draw(self, seat: int, *rows: str) -> None:
        """Put a drawn territory before a seat."""
        self.state.territories[seat] = drawn(self.box, " / ".join(rows))

    def squares(self, seat: int = 0) -> dict[Cell, str]:
        """The terrains of a territory by cell, "H" for the start tile."""
        codes = {name: code for code, name in CODES.items()}
        out: dict[Cell, str] = {}
        for cell, square in enumerate(map(int, self.territory(seat).squares)):
            if square == START:
                out[place_of(cell)] = "H"
            elif square:
                n = self.box.fires[square] or self.box.craters[square]
                out[place_of(cell)] = codes[self.box.terrains[self.box.terrain[square]]] + (str(n) if n else "")
        return out

    def piece(self, cell: str, seat: int = 0) -> str | int:
        """What lies on a cell: a resource, a caveman, the value of a fire token, or 0."""
        piece = int(self.territory(seat).pieces[GRID[CELLS.index(cell)]])
        if piece >= CAVEMAN:
            return CAVEMEN[piece - CAVEMAN]
        return RESOURCES[piece - WOOD] if piece >= WOOD else piece

    def goods(self, seat: int = 0) -> dict[str, int]:
        """The wooden resources of a territory, without those it has none of."""
        return {name: int(n) for name, n in zip(RESOURCES, self.territory(seat).goods, strict=True) if n}

    def holder(self, totem: str) -> int | None:
        holder = int(self.state.totems[RESOURCES.index(totem)])
        return None if holder < 0 else holder

    def give_totem(self, totem: str, seat: int) -> None:
        self.state.move_totem(RESOURCES.index(totem), seat)

    @property
    def row(self) -> list[int]:
        return [int(domino) for domino in self.state.row]

    @property
    def next_row(self) -> list[int]:
        return [int(domino) for domino in self.state.next_row]

    @property
    def cave(self) -> list[str | None]:
        return [CAVEMEN[kind] if kind >= 0 else None for kind in self.state.cave]

    # What may be said, and saying it.

    def offered(self, family: str) -> list[str]:
        """The parameters of the legal words of one family."""
        return [text.partition(" ")[2] for text in self.legal() if text.split(" ")[0] == family]

    def reveal(self, *dominoes: int) -> None:
        self.fate(*(f"reveal {domino}" for domino in dominoes))

    # Short ways.

    def hold(self, domino: int) -> None:
        """Let the seat to move place another domino than the one its chief stands on."""
        from dolmen.games.kingdomino_origins.placing import Placing

        assert self.asked == "place"
        self.state.in_hand = domino
        self.state.stack[-1] = Placing(self.to_move, domino)

    def places(self, domino: int) -> set[tuple[Cell, Cell]]:
        """Where the seat to move could place a domino: the cells of its first and second half."""
        self.hold(domino)
        return {place_cells(text) for text in self.offered("place")}

    def step(self, rng: Rng) -> None:
        """One random word."""
        if self.to_move == CHANCE:
            self.state.apply(self.state.sample(rng))
        else:
            legal = self.state.legal()
            self.state.apply(legal[rng.below(len(legal))])

    def finish(self, seed: int = 1) -> None:
        """Play the rest of the game at random."""
        rng = Rng(seed)
        while not self.over:
            self.step(rng)

    def until(self, *asked: str, seed: int = 1, round: int = 0) -> None:
        """Play at random until one of these questions is asked (in that round, if one is named)."""
        rng = Rng(seed)
        while self.asked not in asked or (round and self.state.round < round):
            assert not self.over, f"{asked} was never asked"
            self.step(rng)

    def play_turn(self, seed: int = 1) -> int:
        """Play the rest of this turn at random; says whose it was."""
        seat, turn, number = self.to_move, self.state.turn, self.state.round
        rng = Rng(seed)
        while not self.over and self.state.turn == turn and self.state.round == number:
            self.step(rng)
        return seat

    def events(self, name: str) -> list[dict[str, Any]]:
        """The events of one kind told so far."""
        return [fields for event in self.log.events if (fields := EVENTS.fields(event, None))["event"] == name]

    def sheet(self, seat: int = 0) -> list[tuple[str, int]]:
        """The score sheet of a seat: key and points."""
        return [(item.key, item.points) for item in self.state.outcome().items[seat]]

    def points(self, seat: int = 0) -> int:
        return self.state.scores()[seat]

    def end(self, *territories: str) -> Outcome:
        """The outcome if the game ended with these territories (others as they are)."""
        for seat, text in enumerate(territories):
            self.draw(seat, text)
        self.state.stack[:] = self.state.stack[:1]
        self.state.to_move = OVER
        outcome = self.state.outcome()
        # Places and points come from one sum, the sheet from another (KO-108, KO-158, KO-160, KO-166).
        assert list(outcome.scores) == self.state.scores()
        by_place = [score for _, score in sorted(zip(outcome.places, outcome.scores, strict=True))]
        assert by_place == sorted(outcome.scores, reverse=True)
        return outcome


def new_game(seats: int, **options: Any) -> KingdominoOrigins:
    return GAME.start(seats, **options)


def drawn(box: Box, text: str) -> Territory:
    """The territory of a drawing."""
    grid = [row.split() for row in text.split("/")]
    hut = next((x, y) for y, row in enumerate(grid) for x, square in enumerate(row) if square[0] == "H")
    t = start_tile()
    for y, row in enumerate(grid):
        for x, square in enumerate(row):
            if square != ".":
                add(box, t, HUT_CELL + (y - hut[1]) * WIDE + x - hut[0], square)
    return t


def add(box: Box, t: Territory, cell: int, text: str) -> None:
    found = SQUARE.fullmatch(text)
    assert found, text
    code, number, token, wood, caveman = found.groups()
    half = START if code == "H" else half_like(box, code, int(number or 0))
    if half != START:
        t.add(half, cell, box.bits[half])
    pieces = vec[u8](t.pieces)
    if token:
        pieces[cell] = int(token)
    if wood:
        resource = int(box.wood[half])
        pieces[cell] = WOOD + resource
        goods = vec[i64](t.goods)
        goods[resource] += 1
        t.goods = goods
    if caveman:
        pieces[cell] = CAVEMAN + CAVEMEN.index(caveman)
    t.pieces = pieces


def half_like(box: Box, code: str, number: int) -> int:
    """Some half of a domino that shows this terrain with so many fires or craters."""
    terrain = box.terrains.index(CODES[code])
    for half in range(2, len(box.terrain)):
        if box.terrain[half] == terrain and (box.craters[half] or box.fires[half]) == number:
            return half
    raise AssertionError(f"no domino has a half {code}{number or ''}")


@cache
def cells() -> dict[str, Cell]:
    return {cell_name(x, y): (x, y) for x in range(-6, 7) for y in range(-6, 7)}


def place_of(cell: int) -> Cell:
    return cell % WIDE - HUT_CELL % WIDE, cell // WIDE - HUT_CELL // WIDE


def place_cells(text: str) -> tuple[Cell, Cell]:
    """The cells of a placement "n1 right"."""
    name, direction = text.split()
    x, y = cells()[name]
    dx, dy = {"right": (1, 0), "down": (0, 1), "left": (-1, 0), "up": (0, -1)}[direction]
    return (x, y), (x + dx, y + dy)
