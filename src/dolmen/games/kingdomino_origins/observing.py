"""A position of Kingdomino Origins as numbers. Nobody has secrets here."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i16, i64

from dolmen.core.bits import count_bits
from dolmen.core.layout import Field, Layout, numbered
from dolmen.core.observation import Numbers, Observer

from .box import CAVEMAN, DOMINOES, HUT_CELL, KINDS, MOST_FIRES, NAMED, OPEN, ROUNDS, ROW, TERRAINS, WIDE, WOOD
from .choosing import Choosing
from .hiring import Hiring, Paying, Putting
from .placing import Firing, Placing
from .setup import Pairing
from .state import KingdominoOrigins
from .totems import Giving
from .words import CAVEMEN, CELLS, RESOURCES

QUESTIONS: Final[dict[str, type]] = {
    "pair": Pairing,
    "place": Placing,
    "fire": Firing,
    "give": Giving,
    "choose": Choosing,
    "hire": Hiring,
    "pay": Paying,
    "put": Putting,
}
ASKED: Final = numbered(QUESTIONS)


def layout(seats: int, wooden: bool, totem: bool, tribe: bool) -> Layout:
    """The fields for so many seats and a mode: where no wood is used, there is none to see."""
    side = 13 if seats == 2 else 9  # a territory of 7×7 or 5×5 reaches so far around its hut
    grid = (side, side)
    table = [
        *Field.asking(QUESTIONS),
        Field.number("round", ROUNDS, "the round; 0 is set-up"),
        Field.number("turn", ROW, "how many dominoes of the row have had their turn"),
        Field.choice("in_hand", DOMINOES, "the domino to be placed"),
        Field.choice("row", DOMINOES, "the dominoes being placed, in their order", shape=(ROW,)),
        Field.seat("chiefs", "whose chief stands on each of them", shape=(ROW,)),
        Field.choice("next_row", DOMINOES, "the dominoes being chosen", shape=(ROW,)),
        Field.seat("next_chiefs", "whose chief stands on each of them", shape=(ROW,)),
        Field.flag("pile", "dominoes that nobody has seen", shape=(DOMINOES,)),
        Field.choice("front", DOMINOES, "the domino in front of the pile, where it is shown"),
        Field.choice("volcano", len(CELLS), "the cell of the volcano that erupts, as words count cells"),
        Field.number("craters", MOST_FIRES, "its craters"),
    ]
    players = [
        Field.number("size", 49, "squares of the territory, the start tile among them", usual=25),
        Field.number("aside", ROUNDS * 2, "dominoes set aside", usual=4),
        Field.choice(
            "terrain",
            TERRAINS + 1,
            "what lies on each cell, the hut in the middle; 1 is the start tile",
            shape=grid,
            space="land",
        ),
        Field.number(
            "fires",
            MOST_FIRES,
            "fires on each cell, printed or as a token; craters count below 0",
            low=-MOST_FIRES,
            shape=grid,
            space="land",
        ),
    ]
    if wooden:
        pieces = f"what lies on each cell: {', '.join((*RESOURCES, *CAVEMEN))}"
        players += [
            Field.number("goods", 48, f"{', '.join(RESOURCES)}", usual=8, shape=(4,)),
            Field.choice("pieces", 4 + KINDS, pieces, shape=grid, space="land"),
        ]
    if totem:
        table += [
            Field.seat("totems", f"who holds each totem: {', '.join(RESOURCES)}", shape=(4,)),
            Field.choice("to_give", 4, "the totem to give away"),
        ]
    if tribe:
        table += [
            Field.choice("cave", KINDS, f"cavemen on the open spaces: {', '.join(CAVEMEN)}", shape=(OPEN,)),
            Field.number("cavemen", 9, "cavemen in the stack, by kind", usual=4, shape=(KINDS,)),
            Field.choice("hired", KINDS, "the caveman that is paid for or put down"),
            Field.number("to_pay", 4, "resources still to pay"),
            Field.flag("paid", "kinds paid already", shape=(4,)),
            Field.choice("paid_cell", len(CELLS), "the cell of the last piece paid, as words count cells"),
        ]
    return Layout(seats, table, players)


class KingdominoObserver(Observer[KingdominoOrigins]):
    """Writes positions for so many seats in one mode."""

    def observe(self, s: KingdominoOrigins, seat: i64, out: Numbers) -> None:
        seats = s.box.seats
        self.write_table(s, seat, out)
        if s.box.totem:
            self.write_totems(s, seat, out)
        if s.box.tribe:
            self.write_cave(s, out)
        n: i64
        for n in range(seats):
            self.write_player(s, (seat + n) % seats, out)

    def write_table(self, s: KingdominoOrigins, seat: i64, out: Numbers) -> None:
        seats = s.box.seats
        out.put(seat)
        out.put(ASKED[type(s.stack[-1])] if s.to_move >= 0 else 0)
        out.put_seat(s.to_move, seat, seats)
        out.put(s.round)
        out.put(s.turn)
        out.put(s.in_hand)
        k: i64
        for k in range(i64(len(s.row))):
            out.mark(k, s.row[k])
        out.skip(ROW)
        for k in range(ROW):
            out.put_seat(s.chiefs[k], seat, seats)
        for k in range(i64(len(s.next_row))):
            out.mark(k, s.next_row[k])
        out.skip(ROW)
        for k in range(ROW):
            out.put_seat(s.next_chiefs[k], seat, seats)
        out.put_counts(s.deck.bag, 0, DOMINOES)
        out.put(s.front)
        top = s.stack[-1]
        if isinstance(top, Firing):
            out.mark(0, NAMED[top.volcano] + 1)
            out.mark(1, top.craters)
        out.skip(2)

    def write_totems(self, s: KingdominoOrigins, seat: i64, out: Numbers) -> None:
        k: i64
        for k in range(4):
            out.put_seat(s.totems[k], seat, s.box.seats)
        top = s.stack[-1]
        out.put(top.resource + 1 if isinstance(top, Giving) else 0)

    def write_cave(self, s: KingdominoOrigins, out: Numbers) -> None:
        k: i64
        for k in range(OPEN):
            out.put(s.cave[k] + 1)
        out.put_counts(s.stack_of_cavemen.bag, 0, KINDS)
        for question in s.stack:
            if isinstance(question, Putting):
                out.mark(0, question.kind + 1)
            elif isinstance(question, Paying):
                out.mark(1, question.left)
                for k in range(4):
                    out.mark(2 + k, (question.paid >> k) & 1)
                if question.after >= 0:
                    out.mark(6, NAMED[question.after] + 1)
        out.skip(7)

    def write_player(self, s: KingdominoOrigins, n: i64, out: Numbers) -> None:
        """A territory: nothing but the rows and columns that its squares span is looked at."""
        box = s.box
        t = s.territories[n]
        out.put(t.size)
        out.put(count_bits(t.aside))
        reach = box.side - 1
        side = 2 * reach + 1
        area = side * side
        top = HUT_CELL // WIDE - reach  # the corner of what is shown
        left = HUT_CELL % WIDE - reach
        pieces = 2 * area
        if box.wooden:
            k: i64
            for k in range(4):
                out.mark(pieces + k, t.goods[k])
            pieces += 4
        items, squares, lying = out.items, t.squares, t.pieces
        terrains, printed, craters = box.terrain, box.fires, box.craters
        x: i64
        y: i64
        for y in range(t.top, t.bottom + 1):
            row = out.at + (y - top) * side - left
            for x in range(t.left, t.right + 1):
                cell = y * WIDE + x
                square = i64(squares[cell])
                if square == 0:
                    continue
                at = row + x
                items[at] = i16(terrains[square] + 2)  # that of the start tile is −1
                piece = i64(lying[cell])
                fires = printed[square] - craters[square]
                if piece >= CAVEMAN:
                    items[pieces + at] = i16(piece - CAVEMAN + 5)
                elif piece >= WOOD:
                    items[pieces + at] = i16(piece - WOOD + 1)
                else:
                    fires += piece
                items[area + at] = i16(fires)
        out.skip(pieces + area if box.wooden else pieces)


@cache
def observer_for(seats: int, wooden: bool, totem: bool, tribe: bool) -> KingdominoObserver:
    return KingdominoObserver(layout(seats, wooden, totem, tribe))
