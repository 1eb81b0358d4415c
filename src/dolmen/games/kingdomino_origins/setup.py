"""Set-up and new rows: four dominoes from the pile, and the chiefs on the first row (KO-011 … KO-019, KO-171)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.deck import Deck
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, Question
from dolmen.core.words import Words

from .box import DOMINOES, KINDS, ROW, Box
from .choosing import Choosing
from .state import KingdominoOrigins
from .territory import start_tile
from .words import CHIEF, CHOSE, DRAWN, FRONT, GOT, PAIR, REVEAL, REVEALED, SHOWN, WORDS


def lay_out(box: Box) -> KingdominoOrigins:
    """The table before anything is drawn."""
    s = KingdominoOrigins(box)
    seat: i64
    for seat in range(box.seats):
        s.territories.append(start_tile())
    s.deck = Deck(vec[u8]([1] * DOMINOES))
    if box.tribe:
        counts = vec[u8]([0] * KINDS)
        kind: i64
        for kind in range(KINDS):
            counts[kind] = u8(box.copies[kind])
        s.stack_of_cavemen = Deck(counts)
    return s


@final
class Revealing(Question[KingdominoOrigins]):
    """A new row of four, lowest number first (KO-013, KO-025)."""

    def asks(self, s: KingdominoOrigins) -> i64:
        if i64(len(s.next_row)) == ROW:
            if s.box.front_shown and s.front == 0 and s.deck.left() > 0:
                return CHANCE
            s.pop()
            return NOT_ASKED
        if s.front > 0:  # everybody could read which domino comes first
            domino = s.front
            s.front = 0
            self.lay(s, domino)
            return NOT_ASKED
        return CHANCE

    def words(self, s: KingdominoOrigins, out: Words) -> None:
        s.deck.words(self.first(s), out)

    def first(self, s: KingdominoOrigins) -> i64:
        return FRONT.base if i64(len(s.next_row)) == ROW else REVEAL.base

    def weights(self, s: KingdominoOrigins) -> list[int]:
        return s.deck.weights()

    def sample(self, s: KingdominoOrigins, rng: Rng) -> i64:
        return s.deck.sample(self.first(s), rng)

    def answer(self, s: KingdominoOrigins, word: i64) -> None:
        domino = WORDS.first[word]
        s.deck.take(domino - 1)
        if i64(len(s.next_row)) == ROW:
            s.front = domino
            s.tell(SHOWN, CHANCE, domino)
        else:
            self.lay(s, domino)

    def lay(self, s: KingdominoOrigins, domino: i64) -> None:
        """Put a domino into the row at its place by number."""
        row = append(s.next_row[:], domino)
        k = i64(len(row)) - 1
        while k > 0 and row[k - 1] > domino:
            row[k] = row[k - 1]
            k -= 1
        row[k] = domino
        s.next_row = row
        s.tell(REVEALED, CHANCE, domino)

    def asked(self, s: KingdominoOrigins) -> Asked:
        name = "front" if i64(len(s.next_row)) == ROW else "reveal"
        return Asked(name=name, seat=CHANCE, rules=("KO-013", "KO-025"))

    def copy(self) -> Revealing:
        return self


@final
class Drawing(Question[KingdominoOrigins]):
    """Chiefs are drawn blindly; each goes on a domino of the first row before the next is drawn (KO-015, KO-172)."""

    def asks(self, s: KingdominoOrigins) -> i64:
        if self.waiting(s) == 0:
            s.pop()
            return NOT_ASKED
        return CHANCE

    def waiting(self, s: KingdominoOrigins) -> i64:
        """How many players have no chief on the row yet."""
        n: i64 = 0
        seat: i64
        for seat in range(s.box.seats):
            if not s.stands(seat):
                n += 1
        return n

    def words(self, s: KingdominoOrigins, out: Words) -> None:
        seat: i64
        for seat in range(s.box.seats):
            if not s.stands(seat):
                out.append(CHIEF.of(seat))

    def sample(self, s: KingdominoOrigins, rng: Rng) -> i64:
        n = rng.below(self.waiting(s))
        seat: i64 = 0
        while s.stands(seat) or n > 0:
            if not s.stands(seat):
                n -= 1
            seat += 1
        return CHIEF.of(seat)

    def answer(self, s: KingdominoOrigins, word: i64) -> None:
        seat = WORDS.first[word]
        s.tell(DRAWN, seat)
        if s.box.seats == 2:
            s.push(Pairing(seat))
        else:
            s.push(Choosing(seat))

    def asked(self, s: KingdominoOrigins) -> Asked:
        return Asked(name="chief", seat=CHANCE, rules=("KO-015",))

    def copy(self) -> Drawing:
        return self


def is_inner(position: i64) -> bool:
    """Whether a domino of a row of four is one of the inner two."""
    return position == 1 or position == 2


@final
class Pairing(Question[KingdominoOrigins]):
    """Two players: the first drawn takes the outer or the inner two dominoes, the other player the rest (KO-171)."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def asks(self, s: KingdominoOrigins) -> i64:
        return self.seat

    def words(self, s: KingdominoOrigins, out: Words) -> None:
        out.append(PAIR.of(0))
        out.append(PAIR.of(1))

    def answer(self, s: KingdominoOrigins, word: i64) -> None:
        inner = WORDS.first[word]
        s.pop()
        position: i64
        for position in range(ROW):
            mine = is_inner(position) == (inner == 1)
            seat = self.seat if mine else 1 - self.seat
            s.set_chief(position, seat)
            s.tell(CHOSE if mine else GOT, seat, s.next_row[position])

    def asked(self, s: KingdominoOrigins) -> Asked:
        return Asked(name="pair", seat=int(self.seat), rules=("KO-171",))

    def copy(self) -> Pairing:
        return self
