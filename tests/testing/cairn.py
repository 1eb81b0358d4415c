"""Cairn: a whole game in one small module, as a plug-in author might write it; it stays interpreted.

Everybody holds one hidden card (1 to 6). In turn the seats dig for pebbles, swap the card for another one (the old one
goes under the deck, known to its owner), or rest. Pebbles and card count at the end; the higher card parts ties.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Self

from dolmen import (
    CHANCE,
    NOT_ASKED,
    NUMBER,
    OVER,
    Asked,
    EventBook,
    Field,
    Game,
    Item,
    Layout,
    Numbers,
    Observer,
    Option,
    Outcome,
    Question,
    Refusal,
    Rng,
    State,
    Value,
    View,
    Vocabulary,
    Words,
    common,
    deck_of,
    rank,
)

CARDS: Final = range(1, 7)
COPIES: Final = 2  # of each card
BANK: Final = 30
FINDS: Final = {"one": (1, 3), "two": (2, 2), "five": (5, 1)}  # pebbles and weight
AMOUNTS: Final = tuple(amount for amount, _ in FINDS.values())
SEATS: Final = ("1", "2", "3")

WORDS: Final = Vocabulary()
DIG: Final = WORDS.player("dig").base
SWAP: Final = WORDS.player("swap").base
REST: Final = WORDS.player("rest").base
FIND: Final = WORDS.chance("find", pebbles=tuple(FINDS))
DEAL: Final = WORDS.chance("deal", veiled={"card": CARDS}, player=SEATS)

EVENTS: Final = EventBook()
FOUND: Final = EVENTS.add("found", pebbles=NUMBER, find=tuple(FINDS))
DEALT: Final = EVENTS.add("dealt", secret=("card",), card=NUMBER)
BURIED: Final = EVENTS.add("buried", secret=("card",), card=NUMBER)
RESTED: Final = EVENTS.add("rested")


class Cairn(State):
    """The table: hands, pebbles, the bank and the deck."""

    def __init__(self, seats: int = 0, turns: int = 0, even: bool = False) -> None:
        super().__init__()
        self.seats = seats
        self.even = even
        self.hands = [0] * seats  # 0: no card
        self.pebbles = [0] * seats
        self.bank = BANK
        self.deck = deck_of([])
        if seats:
            self.deck = deck_of([COPIES] * len(CARDS))
            self.push(Turns(0, turns * seats))
            for seat in reversed(range(seats)):
                self.push(Dealing(seat))
            self.settle()

    def copy(self) -> Self:
        twin = type(self)()
        self.copy_into(twin)
        twin.seats = self.seats
        twin.even = self.even
        twin.hands = list(self.hands)
        twin.pebbles = list(self.pebbles)
        twin.bank = self.bank
        twin.deck = self.deck.copy()
        return twin

    def scores(self) -> list[int]:
        return [p + (h if self.to_move == OVER else 0) for p, h in zip(self.pebbles, self.hands, strict=True)]

    def outcome(self) -> Outcome:
        sheets = tuple(
            (Item("pebbles", pebbles), *([Item("card", hand)] if self.to_move == OVER else []))
            for pebbles, hand in zip(self.pebbles, self.hands, strict=True)
        )
        places, tie_breaks = rank(self.scores(), [("card", self.hands)] if self.to_move == OVER else [])
        return Outcome(places, sheets, tie_breaks)

    def values(self) -> list[float]:
        if self.to_move == OVER:
            winners = self.outcome().winners
            return [(seat in winners) / len(winners) for seat in range(self.seats)]
        total = sum(self.pebbles) + self.seats
        return [(pebbles + 1) / total for pebbles in self.pebbles]

    def determinize(self, seat: int | None, rng: Rng) -> None:
        if self.to_move == OVER:
            return
        others = [other for other in range(self.seats) if other != seat and self.hands[other]]
        for other in others:
            self.deck.put_back(self.hands[other] - 1)
        self.deck.redeal(-1 if seat is None else seat, rng)
        for other in others:
            self.hands[other] = int(self.deck.draw(rng)) + 1


class Dealing(Question[Cairn]):
    """A seat is dealt the card that only it may see."""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def asks(self, s: Cairn) -> int:
        if s.hands[self.seat]:
            s.pop()
            return NOT_ASKED
        return CHANCE

    def words(self, s: Cairn, out: Words) -> None:
        s.deck.words(DEAL.of(self.seat, CARDS[0]), out)

    def weights(self, s: Cairn) -> list[int]:
        return s.deck.weights()

    def sample(self, s: Cairn, rng: Rng) -> int:
        return s.deck.sample(DEAL.of(self.seat, CARDS[0]), rng)

    def sees(self, s: Cairn) -> int:
        return 1 << self.seat

    def answer(self, s: Cairn, word: int) -> None:
        card = int(WORDS.second[word])
        s.deck.take(card - 1)
        s.hands[self.seat] = card
        s.tell(DEALT, self.seat, card)

    def asked(self, s: Cairn) -> Asked:
        return Asked(name="deal", seat=CHANCE)

    def copy(self) -> Dealing:
        return self


class Turns(Question[Cairn]):
    """Around and around the seats act."""

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def asks(self, s: Cairn) -> int:
        return self.seat if self.left else OVER

    def words(self, s: Cairn, out: Words) -> None:
        if s.bank:
            out.append(DIG)
        out.append(SWAP)
        out.append(REST)

    def answer(self, s: Cairn, word: int) -> None:
        seat = self.seat
        self.seat = (seat + 1) % s.seats
        self.left -= 1
        if word == DIG:
            s.push(Digging(seat))
        elif word == SWAP:
            s.tell(BURIED, seat, s.hands[seat])
            s.deck.put_under(s.hands[seat] - 1, 1 << seat)
            s.hands[seat] = 0
            s.push(Dealing(seat))
        else:
            s.tell(RESTED, seat)

    def asked(self, s: Cairn) -> Asked:
        return Asked(name="act", seat=int(s.to_move), numbers={"left": self.left})

    def copy(self) -> Turns:
        return Turns(self.seat, self.left)


class Digging(Question[Cairn]):
    """Fate says how many pebbles are found; small finds are likelier."""

    def __init__(self, seat: int = 0, dug: bool = False) -> None:
        self.seat = seat
        self.dug = dug

    def asks(self, s: Cairn) -> int:
        if self.dug:
            s.pop()
            return NOT_ASKED
        return CHANCE

    def words(self, s: Cairn, out: Words) -> None:
        for find in range(len(FINDS)):
            out.append(FIND.of(find))

    def weights(self, s: Cairn) -> list[int]:
        return [1 if s.even else weight for _, weight in FINDS.values()]

    def answer(self, s: Cairn, word: int) -> None:
        find = int(WORDS.first[word])
        pebbles = min(AMOUNTS[find], s.bank)
        s.bank -= pebbles
        s.pebbles[self.seat] += pebbles
        s.tell(FOUND, self.seat, pebbles, find)
        self.dug = True

    def asked(self, s: Cairn) -> Asked:
        return Asked(name="dig", seat=CHANCE)

    def copy(self) -> Digging:
        return Digging(self.seat, self.dug)


class CairnView(View, tag="cairn", kw_only=True):
    """The table as one seat sees it; a card it may not know is 0."""

    hands: list[int]
    pebbles: list[int]
    bank: int
    under: list[int]
    unseen: list[int]  # how many of each card are where the viewer does not see them


class CairnObserver(Observer[Cairn]):
    """Writes the own card, what lies open, and what might be anywhere."""

    def __init__(self, game: CairnGame, seats: int) -> None:
        self.game = game
        table = [
            Field.choice("hand", len(CARDS), "the own card", secret=True),
            Field.number("bank", BANK, "pebbles in the bank"),
            Field.number("unseen", 2, "cards that might be anywhere", shape=(len(CARDS),), secret=True),
        ]
        super().__init__(Layout(seats, table, [Field.number("pebbles", BANK, "pebbles", usual=10)]))

    def observe(self, s: Cairn, seat: int, out: Numbers) -> None:
        out.put(s.hands[seat])
        out.put(s.bank)
        for count in self.game.unseen(s, seat):
            out.put(count)
        for n in range(s.seats):
            out.put(s.pebbles[(seat + n) % s.seats])


class CairnGame(Game[Cairn]):
    """Two or three seats, one hidden card each."""

    id = "cairn"
    version = 1
    seats = range(2, 4)
    words = WORDS
    events = EVENTS
    hidden = True
    max_words = 3 + 3 * 3 * 2
    home = Path(__file__).parent
    options = (Option.choice("digging", "weighted", "even"), Option.number("turns", 1, 3, 3))
    table: type[Cairn] = Cairn

    def begin(self, seats: int, options: Mapping[str, Value]) -> Cairn:
        return self.table(seats, int(options["turns"]), options["digging"] == "even")

    def view(self, s: Cairn, seat: int | None) -> CairnView:
        return CairnView(
            **common(s, seat),
            hands=[hand if self.sees(s, seat, n) else 0 for n, hand in enumerate(s.hands)],
            pebbles=s.pebbles,
            bank=s.bank,
            under=[int(kind) + 1 if known else 0 for kind, known in self.tail(s, seat)],
            unseen=self.unseen(s, seat),
        )

    def sees(self, s: Cairn, seat: int | None, other: int) -> bool:
        return seat == other or s.to_move == OVER

    def tail(self, s: Cairn, seat: int | None) -> list[tuple[int, bool]]:
        seer = -1 if seat is None else seat
        return [(int(kind), s.deck.knows(seer, n) or s.to_move == OVER) for n, kind in enumerate(s.deck.tail)]

    def unseen(self, s: Cairn, seat: int | None) -> list[int]:
        counts = [int(count) for count in s.deck.bag]
        for other, hand in enumerate(s.hands):
            if hand and not self.sees(s, seat, other):
                counts[hand - 1] += 1
        for kind, known in self.tail(s, seat):
            counts[kind] += not known
        return counts

    def observer(self, s: Cairn) -> CairnObserver:
        return CairnObserver(self, s.seats)

    def why_not(self, s: Cairn, seat: int, word: int) -> Refusal:
        return Refusal("not-now", {"word": WORDS.family(word).name, "asked": s.asked().name})

    def census(self, s: Cairn) -> dict[str, int]:
        return {
            "cards": int(s.deck.left()) + sum(hand > 0 for hand in s.hands),
            "pebbles": s.bank + sum(s.pebbles),
        }
