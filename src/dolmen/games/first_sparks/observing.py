"""A position of The First Sparks as numbers: only what the viewing seat may know."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from dolmen.core.bits import has
from dolmen.core.layout import Field, Layout, numbered
from dolmen.core.observation import Numbers, Observer
from dolmen.core.state import OVER

from .box import CARDS, SPACES, TILES
from .buying import Buying, Discarding, Offering
from .hunting import Hunting
from .land import CELLS
from .phases import PHASES
from .setup import FirstMembers, Laying, NeutralStart, SecondMembers
from .spreading import NeutralSpreading, Spreading
from .state import NEUTRAL_CLAN, FirstSparks
from .words import FOODS

QUESTIONS: Final[dict[str, type]] = {
    "lay": Laying,
    "neutral-start": NeutralStart,
    "first-member": FirstMembers,
    "second-member": SecondMembers,
    "offer": Buying,
    "buy": Offering,
    "discard": Discarding,
    "starve": Hunting,
    "spread": Spreading,
    "neutral": NeutralSpreading,
}
ASKED: Final = numbered(QUESTIONS)
FIRST_RANK: Final = 7
MARKET: Final = 35  # ranks 7 to 41


def layout(seats: int) -> Layout:
    """The fields for so many seats, in the order in which they are written."""
    table = [
        *Field.asking(QUESTIONS),
        Field.choice("phase", len(PHASES), f"{', '.join(PHASES)}"),
        Field.number("round", 40, "the round", usual=12),
        Field.seat("order", "the seats in turn order, the first player first", shape=(seats,)),
        Field.number("placed", 8, "new members of this turn", usual=5),
        Field.number("harvest", 32, f"tokens to hunt: {', '.join(FOODS)}", usual=20, shape=(4,)),
        Field.number("refill", 32, "tokens that come every round", usual=10, shape=(4,)),
        Field.flag("market", f"cards of the market, by rank from {FIRST_RANK}", shape=(MARKET,)),
        Field.flag("unseen", "cards that nobody has seen, in the deck or in the box", shape=(MARKET,)),
        Field.flag("under", "cards under the shuffle card", shape=(MARKET,)),
        Field.number("deck", MARKET, "cards above the shuffle card; after the shuffle, all of the deck"),
        Field.choice("top", CARDS - 1, "the rank that is known to lie on top"),
        Field.choice("bonus", CARDS - 1, "the rank that carries the bonus grain"),
        Field.flag("shuffled", "the shuffle card has been drawn"),
        Field.flag("waits", "it lies in the market"),
        Field.flag("shrunk", "the market is smaller"),
        Field.choice("offered", CARDS - 1, "the rank on offer, or just bought"),
        Field.seat("offerer", "who offers it"),
        Field.flag("may_refuse", "the offerer need not buy it"),
        Field.seat("refuses_first", "who may refuse its first offer"),
        Field.number("hungry", 20, "members that must still go", usual=5),
        Field.choice("starved", SPACES, "the space of the last one that went"),
        Field.choice("tile", TILES, "the map tile to be laid"),
        Field.choice("cell", CELLS, "where it is to lie"),
        Field.number("neutral_placed", 8, "new neutral members of this phase", usual=5),
        Field.choice("cells", CELLS, "where each map tile lies", shape=(TILES,)),
        Field.choice("turns", 6, "how it is turned", shape=(TILES,)),
    ]
    if seats == 2:
        table.append(Field.flag("neutral", "members of the neutral clan on each space", shape=(SPACES,), space="map"))
    players = [
        Field.number("size", 20, "members", usual=13),
        Field.number("lost", 20, "members out of the game"),
        Field.number("food", 2000, "food, as far as the viewer may know it", usual=30, secret=True),
        Field.flag("hides", "food is hidden"),
        Field.flag("done", "has bought or passed this round"),
        Field.flag("cards", "cards, by rank", shape=(CARDS - 1,)),
        Field.flag("members", "members on each space", shape=(SPACES,), space="map"),
    ]
    return Layout(seats, table, players)


class FirstSparksObserver(Observer[FirstSparks]):
    """Writes positions for so many seats."""

    def observe(self, s: FirstSparks, seat: i64, out: Numbers) -> None:
        seats = s.box.seats
        self.write_table(s, seat, out)
        self.write_pending(s, seat, out)
        n: i64
        for n in range(TILES):
            out.put(s.cells[n] + 1)
        for n in range(TILES):
            out.put(s.turns[n] + 1)
        if seats == 2:
            out.put_set(s.clans[NEUTRAL_CLAN].members, 0, SPACES)
        for n in range(seats):
            self.write_clan(s, (seat + n) % seats, seat, out)

    def links(self, s: FirstSparks) -> list[tuple[int, int]]:
        """The spaces of the map as it was laid."""
        found: list[tuple[int, int]] = []
        for a in range(SPACES):
            for b in range(a):
                if has(s.near[a], b):
                    found.append((b, a))
        return found

    def write_table(self, s: FirstSparks, seat: i64, out: Numbers) -> None:
        seats = s.box.seats
        out.put(seat)
        out.put(ASKED[type(s.stack[-1])] if s.to_move >= 0 else 0)
        out.put_seat(s.to_move, seat, seats)
        out.put(s.phase + 1)
        out.put(s.round)
        n: i64
        if s.herbs == 0:
            for n in range(seats):
                out.put_seat(s.order[n], seat, seats)
        else:  # who comes first is not known yet
            out.skip(seats)
        out.put(s.placed)
        out.put_all(s.harvest)
        out.put_all(s.refill)
        out.put_set(s.market, FIRST_RANK, MARKET)
        out.put_set(s.unseen, FIRST_RANK, MARKET)
        out.put_set(s.under, FIRST_RANK, MARKET)
        out.put(s.above)
        out.put(s.top)
        out.put(s.bonus)
        out.put(1 if s.shuffled else 0)
        out.put(1 if s.waits else 0)
        out.put(1 if s.shrunk else 0)

    def write_pending(self, s: FirstSparks, seat: i64, out: Numbers) -> None:
        """What every question on the stack has at stake."""
        seats = s.box.seats
        for question in s.stack:
            if isinstance(question, Buying):
                if question.free >= 0:
                    out.mark(3, (question.free - seat + seats) % seats + 1)
            elif isinstance(question, Offering):
                out.mark(0, question.card)
                out.mark(1, (question.seat - seat + seats) % seats + 1)
                out.mark(2, 1 if question.free else 0)
            elif isinstance(question, Discarding):
                out.mark(0, question.card)
            elif isinstance(question, Hunting):
                out.mark(4, question.hungry)
                out.mark(5, question.last + 1)
            elif isinstance(question, Laying):
                out.mark(6, question.tile + 1)
                out.mark(7, question.cell + 1)
            elif isinstance(question, NeutralSpreading):
                out.mark(8, question.placed)
        out.skip(9)

    def write_clan(self, s: FirstSparks, n: i64, viewer: i64, out: Numbers) -> None:
        clan = s.clans[n]
        out.put(clan.size)
        out.put(clan.lost)
        # FS-092, FS-253
        out.put(clan.food if n == viewer or s.to_move == OVER or not s.hides(n) else 0)
        out.put(1 if s.hides(n) else 0)
        out.put(1 if has(s.done, n) else 0)
        out.put_set(clan.cards, 1, CARDS - 1)
        out.put_set(clan.members, 0, SPACES)


@cache
def observer_for(seats: int) -> FirstSparksObserver:
    return FirstSparksObserver(layout(seats))
