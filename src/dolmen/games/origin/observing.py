"""A position of Origin as numbers: only what the viewing seat may know."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i16, i64

from dolmen.core.bits import bit, has
from dolmen.core.layout import Field, Layout, numbered
from dolmen.core.observation import Numbers, Observer

from .actions import Helping, Plundering
from .box import CARDS, CRADLE, DECKS, GOAL, GOALS, LANDS, LEVELS, PERMANENT, SLOTS, STRAITS, TYPES
from .cards import Choosing
from .drawing import Drawing, Returning
from .packed import count, lowest, one
from .rewards import Pairing
from .secrets import sees_drawn, sees_hand
from .setup import Picking
from .state import STAGES, Origin
from .turns import Turns
from .words import ACTIONS, PERMANENTS
from .words import DECKS as DECK_NAMES

QUESTIONS: Final[dict[str, type]] = {
    "choose-goal": Picking,
    "turn": Turns,
    "helped": Helping,
    "trophy": Plundering,
    "choose": Choosing,
    "keep": Drawing,
    "return": Returning,
    "second-tile": Pairing,
}
ASKED: Final = numbered(QUESTIONS)
TOKENS: Final = 9  # values of tokens, 1 to 9
WORLD: Final = "world"


def layout(seats: int) -> Layout:
    """The fields for so many seats, in the order in which they are written."""
    table = [
        *Field.asking(QUESTIONS),
        Field.seat("turn", "whose turn it is"),
        Field.choice("stage", len(STAGES), f"{', '.join(STAGES)}"),
        Field.number("number", 1000, "turns begun, of all players together", usual=100),
        Field.flag("used", f"colours of cards played this turn: {', '.join(DECK_NAMES)}", shape=(DECKS,)),
        Field.choice("site", LANDS, "the territory where this turn's action ended"),
        Field.seat("victim", "whose pawn this turn's swap displaced"),
        Field.seat("ending", "who triggered the end"),
        Field.number("idle", 4, "turns in a row without action and card"),
        Field.choice("playing", CARDS, "the card that is being carried out"),
        Field.choice("drawing", DECKS, "the deck that cards are drawn from"),
        Field.number("supply", 2, "pawns in the supply, by type", shape=(TYPES,)),
        Field.number("slots", LEVELS - 1, "the level of the tile on each slot of the reward board", shape=(SLOTS,)),
        Field.number("reserve", 60, "tiles in the reserve, by level", usual=10, shape=(LEVELS - 1,)),
        Field.number("straits", TOKENS, "the token on each strait", shape=(STRAITS,)),
        Field.number("decks", 40, "cards in each deck", usual=20, shape=(DECKS,)),
        Field.number("discard", 9, f"discarded actions: {', '.join(ACTIONS)}", usual=2, shape=(PERMANENT,)),
        Field.number("unseen", 9, "copies of each card that might be anywhere", usual=2, shape=(CARDS,), secret=True),
        Field.number("drawn", 9, "cards looked at, before one is kept", usual=2, shape=(CARDS,), secret=True),
        Field.choice("pawns", TYPES, "the type of the pawn on each territory", shape=(LANDS,), space=WORLD),
        Field.seat("owners", "whose pawn it is; 0 is nobody's", shape=(LANDS,), space=WORLD),
        Field.number("tokens", TOKENS, "the hunting token on each territory", shape=(LANDS,), space=WORLD),
    ]
    players = [
        Field.number("villages", 20, "villages left", usual=9),
        Field.number("hand", 40, "cards in hand, by deck", usual=5, shape=(DECKS,)),
        Field.number("trophies", 40, "trophies", usual=5),
        Field.number("tiles", 15, "tiles, by level", usual=4, shape=(LEVELS - 1,)),
        Field.number("hunting", 9, "hunting tokens, by value", usual=1, shape=(TOKENS,)),
        Field.number("passages", 11, "strait tokens, by value", usual=2, shape=(TOKENS,)),
        Field.number("known", 9, "cards in hand that the viewer knows of", usual=1, shape=(CARDS,), secret=True),
        Field.number("in_play", 9, f"permanents in play: {', '.join(PERMANENTS)}", usual=1, shape=(GOAL - PERMANENT,)),
        Field.flag("laid", "goals fulfilled", shape=(GOALS,)),
    ]
    return Layout(seats, table, players)


class OriginObserver(Observer[Origin]):
    """Writes positions for so many seats."""

    def observe(self, s: Origin, seat: i64, out: Numbers) -> None:
        seats = s.box.seats
        self.write_table(s, seat, out)
        self.write_unseen(s, seat, out)
        self.write_drawn(s, seat, out)
        self.write_world(s, seat, out)
        n: i64
        for n in range(seat, seats):
            self.write_player(s, n, seat, out)
        for n in range(seat):
            self.write_player(s, n, seat, out)

    def links(self, s: Origin) -> list[tuple[int, int]]:
        """Neighbouring territories, across straits too."""
        found: list[tuple[int, int]] = []
        for a in range(LANDS):
            for b in range(a):
                if has(s.box.near[a], b):
                    found.append((b, a))
        return found

    def write_table(self, s: Origin, seat: i64, out: Numbers) -> None:
        seats = s.box.seats
        out.put(seat)
        out.put(ASKED[type(s.stack[-1])] if s.to_move >= 0 else 0)
        out.put_seat(s.to_move, seat, seats)
        out.put_seat(s.turn, seat, seats)
        out.put(s.stage + 1)
        out.put(s.number)
        out.put_set(s.used, 0, DECKS)
        out.put(s.site + 1)
        out.put_seat(s.victim, seat, seats)
        out.put_seat(s.ending, seat, seats)
        out.put(s.idle)
        top = s.stack[-1]
        if isinstance(top, (Helping, Choosing)):
            out.mark(0, top.card + 1)
        elif isinstance(top, Drawing):
            out.mark(1, top.deck + 1)
        out.skip(2)
        n: i64
        for n in range(TYPES):
            out.put(((s.supply >> n) & 1) + ((s.twins >> n) & 1))
        out.put_packed(s.slots, 0, SLOTS)
        out.put_counts(s.reserve.bag, 1, LEVELS - 1)
        out.put_packed(s.straits, 0, STRAITS)
        for n in range(DECKS):
            out.put(s.decks[n].left())
        out.put_packed(s.discard, 0, PERMANENT)

    def write_unseen(self, s: Origin, seat: i64, out: Numbers) -> None:
        """Copies of each card that the viewer has not seen: packed counters are taken from each other at once."""
        actions = s.box.actions - s.discard
        permanents = s.box.permanents
        goals = s.box.goals & ~s.players[seat].dealt
        n: i64
        for n in range(s.box.seats):
            p = s.players[n]
            permanents -= p.table
            goals &= ~p.laid
            if sees_hand(s, seat, n):
                actions -= p.actions
                permanents -= p.permanents
                goals &= ~p.goals
        for n in range(0, i64(len(s.shown)), 3):
            if has(i64(s.shown[n + 2]), seat) and not sees_hand(s, seat, i64(s.shown[n])):
                action, permanent, goal = alone(i64(s.shown[n + 1]))
                actions -= action
                permanents -= permanent
                goals &= ~goal
        if sees_drawn(s, seat):
            for n in range(i64(len(s.drawn))):
                action, permanent, goal = alone(i64(s.drawn[n]))
                actions -= action
                permanents -= permanent
                goals &= ~goal
        out.put_packed(actions, 0, PERMANENT)
        out.put_packed(permanents, 0, GOAL - PERMANENT)
        out.put_set(goals, 0, GOALS)

    def write_drawn(self, s: Origin, seat: i64, out: Numbers) -> None:
        """The cards that the viewer is looking at."""
        k: i64
        if sees_drawn(s, seat):
            for k in range(i64(len(s.drawn))):
                card = i64(s.drawn[k])
                out.mark(card, i64(out.items[out.at + card]) + 1)
        goals = s.players[seat].dealt
        while goals != 0:
            out.mark(GOAL + lowest(goals), 1)
            goals &= goals - 1
        out.skip(CARDS)

    def write_world(self, s: Origin, seat: i64, out: Numbers) -> None:
        items = out.items
        pawns = out.at
        owners = pawns + LANDS
        tokens = owners + LANDS
        seats = s.box.seats
        items[pawns + CRADLE] = i16(s.pawns[CRADLE])  # nobody's
        n: i64
        for n in range(seats):
            places = s.players[n].places
            owner = i16(n - seat + 1 if n >= seat else n - seat + 1 + seats)
            while places != 0:
                land = lowest(places)
                places &= places - 1
                items[pawns + land] = i16(s.pawns[land])
                items[owners + land] = owner
        for n in range(5):
            items[tokens + s.box.greens[n]] = i16(count(s.hunting, n))
        out.skip(3 * LANDS)

    def write_player(self, s: Origin, n: i64, viewer: i64, out: Numbers) -> None:
        p = s.players[n]
        k: i64
        out.put(p.villages)
        for k in range(DECKS):
            out.put(p.hand(k))
        out.put(p.trophy_count())
        out.put_packed(p.tiles, 1, LEVELS - 1)
        out.put_packed(p.hunting, 1, TOKENS)
        out.put_packed(p.straits, 1, TOKENS)
        if sees_hand(s, viewer, n):
            out.put_packed(p.actions, 0, PERMANENT)
            out.put_packed(p.permanents, 0, GOAL - PERMANENT)
            out.put_set(p.goals, 0, GOALS)
        else:
            for k in range(0, i64(len(s.shown)), 3):
                if i64(s.shown[k]) == n and has(i64(s.shown[k + 2]), viewer):
                    card = i64(s.shown[k + 1])
                    out.mark(card, i64(out.items[out.at + card]) + 1)
            out.skip(CARDS)
        out.put_packed(p.table, 0, GOAL - PERMANENT)
        out.put_set(p.laid, 0, GOALS)


def alone(card: i64) -> tuple[i64, i64, i64]:
    """One copy of a card: among packed actions, among packed permanents, and in the set of goals."""
    if card < PERMANENT:
        return one(card), 0, 0
    if card < GOAL:
        return 0, one(card - PERMANENT), 0
    return 0, 0, bit(card - GOAL)


@cache
def observer_for(seats: int) -> OriginObserver:
    return OriginObserver(layout(seats))
