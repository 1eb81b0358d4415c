"""A position of Stone Age as numbers: only what the viewing seat may know."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from dolmen.core.bits import count_bits
from dolmen.core.layout import Field, Layout, numbered
from dolmen.core.observation import Numbers, Observer
from dolmen.core.state import OVER

from .actions import Acting, Growing
from .box import CARDS, TILES
from .buying import Paying, PayingCard, PayingTile, Picking, Taking
from .feeding import Feeding, PayingFood
from .gathering import Rolling
from .placing import Placing
from .setup import Beginning
from .state import PHASES, StoneAge
from .tools import Raising
from .words import GOODS, PLACES, RESOURCES

QUESTIONS: Final[dict[str, type]] = {
    "begin": Beginning,
    "place": Placing,
    "act": Acting,
    "grow": Growing,
    "raise": Raising,
    "tools": Rolling,
    "pay-card": PayingCard,
    "pay-building": PayingTile,
    "pay-food": PayingFood,
    "pick": Picking,
    "take": Taking,
    "feed": Feeding,
}
ASKED: Final = numbered(QUESTIONS)


def layout(seats: int) -> Layout:
    """The fields for so many seats, in the order in which they are written."""
    return Layout(
        seats,
        [
            *Field.asking(QUESTIONS),
            Field.choice("phase", len(PHASES), f"{', '.join(PHASES)}"),
            Field.seat("first", "the first player"),
            Field.number("round", 60, "the round", usual=15),
            Field.number("deck", CARDS, "cards in the deck"),
            Field.choice("cards", CARDS, "the card in each slot, the cheapest first", shape=(4,)),
            Field.choice("buildings", TILES, "the building that lies open on each stack", shape=(4,)),
            Field.number("stacks", TILES, "buildings left in each stack", usual=7, shape=(4,)),
            Field.flag("unseen_cards", "cards that the viewer has not seen", shape=(CARDS,), secret=True),
            Field.flag("unseen_buildings", "buildings that nobody has seen", shape=(TILES,)),
            Field.number(
                "tool_tiles", 100, "tiles of tools 1 and 2, of 3 and 4, where they are counted", usual=20, shape=(2,)
            ),
            Field.number("total", 300, "the roll so far, with tools", usual=20),
            Field.choice("good", len(GOODS), f"what the roll is for: {', '.join(GOODS)}"),
            Field.number("dice", 10, "dice still to fall"),
            Field.number("highest_tool", 4, "the highest tool added to the roll"),
            Field.choice("highest_card", CARDS, "the highest one-use card added to the roll"),
            Field.choice("buying", len(PLACES) + 1, "where what is being paid lies; the last is nowhere: food"),
            Field.number("to_pay", 10, "resources still to pay"),
            Field.number("kinds", 9, "kinds still to begin; 9 is any"),
            Field.choice("paid_kind", len(RESOURCES), "the cheapest kind that may still be paid"),
            Field.number("paid", 10, "resources paid so far"),
            Field.number("worth", 60, "what they are worth", usual=20),
            Field.number("faces", 4, "dice for everyone: how many show each face", shape=(6,)),
            Field.choice("taking", CARDS, "the card that gives resources of choice"),
            Field.number("taken", 9, "how many of them are taken", usual=2),
            Field.choice("taken_kind", len(RESOURCES), "the cheapest kind that may still be taken"),
            Field.number("short", 10, "food that is lacking"),
            Field.number("turns", 4, "seats still to act or eat in this phase, this one included"),
        ],
        [
            Field.number("placed", 10, f"figures by place: {', '.join(PLACES)}", shape=(len(PLACES),)),
            Field.number("score", 2000, "points so far", low=-600, usual=150),
            Field.number("figures", 10, "figures"),
            Field.number("idle", 10, "figures at home"),
            Field.number("food", 2000, "food", usual=30),
            Field.number("level", 10, "the level of agriculture"),
            Field.number("goods", 2000, f"{', '.join(RESOURCES)}", usual=15, shape=(4,)),
            Field.number("tools", 4, "the value of the tool on each space", shape=(3,)),
            Field.flag("used", "which of them are turned", shape=(3,)),
            Field.number("face_down", CARDS, "cards that lie face down", usual=12),
            Field.flag("known", "those of them that the viewer knows", shape=(CARDS,), secret=True),
            Field.flag("face_up", "cards that can still be used once", shape=(CARDS,)),
            Field.flag("built", "buildings", shape=(TILES,)),
        ],
    )


class StoneAgeObserver(Observer[StoneAge]):
    """Writes positions for so many seats."""

    def observe(self, s: StoneAge, seat: i64, out: Numbers) -> None:
        self.write_table(s, seat, out)
        self.write_pending(s, out)
        n: i64
        for n in range(s.box.seats):
            self.write_player(s, (seat + n) % s.box.seats, seat, out)

    def write_table(self, s: StoneAge, seat: i64, out: Numbers) -> None:
        seats = s.box.seats
        out.put(seat)
        out.put(ASKED[type(s.stack[-1])] if s.to_move >= 0 else 0)
        out.put_seat(s.to_move, seat, seats)
        out.put(s.phase + 1)
        out.put_seat(s.first, seat, seats)
        out.put(s.round)
        out.put(s.deck.left())
        out.put_all(s.display)
        out.put_all(s.tiles)
        out.put_all(s.heights)
        hidden: i64 = 0
        n: i64
        if s.to_move != OVER:
            for n in range(seats):
                if n != seat:
                    hidden |= s.players[n].drawn
        for n in range(CARDS):
            if s.deck.bag[n] > 0 or (hidden >> (n + 1)) & 1 == 1:
                out.mark(n, 1)
        out.skip(CARDS)
        out.put_counts(s.unseen.bag, 0, TILES)
        if s.box.finite_tools:
            out.put(s.low_tools)
            out.put(s.high_tools)
        else:
            out.skip(2)

    def write_pending(self, s: StoneAge, out: Numbers) -> None:
        """What every question on the stack has at stake."""
        for question in s.stack:
            if isinstance(question, Rolling):
                out.mark(0, question.total)
                out.mark(1, question.good + 1)
                out.mark(2, question.dice)
                out.mark(3, question.value)
                out.mark(4, question.card)
            elif isinstance(question, Paying):
                out.mark(5, question.where + 1)
                out.mark(6, question.left)
                out.mark(7, question.kinds)
                out.mark(8, question.low + 1)
                out.mark(9, question.paid)
                out.mark(10, question.worth)
            elif isinstance(question, Picking):
                out.mark(2, question.dice)
                if len(question.faces) > 0:
                    face: i64
                    for face in range(1, 7):
                        out.mark(10 + face, i64(question.faces[face]))
            elif isinstance(question, Taking):
                out.mark(17, question.card)
                out.mark(18, question.taken)
                out.mark(19, question.low + 1)
            elif isinstance(question, Feeding):
                out.mark(20, question.short)
                out.mark(21, question.turns)
            elif isinstance(question, Acting):
                out.mark(21, question.turns)
        out.skip(22)

    def write_player(self, s: StoneAge, n: i64, viewer: i64, out: Numbers) -> None:
        p = s.players[n]
        where: i64
        for where in range(len(PLACES)):
            out.put(i64(s.placed[where * 4 + n]))
        out.put(p.score())
        out.put(p.figures)
        out.put(p.idle)
        out.put(p.food)
        out.put(p.level)
        out.put_all(p.goods)
        out.put_all(p.tools)
        out.put_set(p.used, 0, 3)
        face_down = p.cards & ~p.face_up
        out.put(count_bits(face_down))
        if n == viewer or s.to_move == OVER:
            out.put_set(face_down, 1, CARDS)
        else:  # SA-089, SA-090
            out.put_set(face_down & ~p.drawn if s.box.open_cards else 0, 1, CARDS)
        out.put_set(p.face_up, 1, CARDS)
        out.put_set(p.buildings, 1, TILES)


@cache
def observer_for(seats: int) -> StoneAgeObserver:
    return StoneAgeObserver(layout(seats))
