"""Set-up: who starts, the first four cards, the first building of every stack (SA-009 … SA-016)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.deck import Deck
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, Question
from dolmen.core.vecs import with_number
from dolmen.core.words import Words

from .box import CARDS, TILES, Box
from .state import Player, StoneAge
from .words import BEGAN, BEGIN, PLACES, REVEAL, REVEALED, STARTS, TURN, TURNED, WORDS


def lay_out(box: Box) -> StoneAge:
    """The table before anything is drawn."""
    s = StoneAge(box)
    seat: i64
    for seat in range(box.seats):
        player = Player()
        player.figures = box.start_figures
        player.idle = box.start_figures
        player.food = box.start_food
        player.goods = vec[i64]([0] * 4)
        player.tools = vec[i64]([0] * 3)
        s.players.append(player)
    s.placed = vec[u8]([0] * (len(PLACES) * 4))
    s.display = vec[i64]([0] * 4)
    s.tiles = vec[i64]([0] * 4)
    s.heights = vec[i64]([0] * 4)
    for seat in range(box.seats):
        s.heights[seat] = box.stack_height
    s.deck = Deck(vec[u8]([1] * CARDS))
    s.unseen = Deck(vec[u8]([1] * TILES))
    s.low_tools = box.low_tools
    s.high_tools = box.high_tools
    return s


@final
class Beginning(Question[StoneAge]):
    """Who is the first player: fate says, or the table (its first seat speaks for it)."""

    def __init__(self, known: bool = False) -> None:
        self.known = known

    def asks(self, s: StoneAge) -> i64:
        if self.known:
            s.pop()
            return NOT_ASKED
        return 0 if s.box.chosen_first else CHANCE

    def words(self, s: StoneAge, out: Words) -> None:
        family = BEGIN if s.box.chosen_first else STARTS
        seat: i64
        for seat in range(s.box.seats):
            out.append(family.of(seat))

    def sample(self, s: StoneAge, rng: Rng) -> i64:
        return STARTS.of(rng.below(s.box.seats))

    def answer(self, s: StoneAge, word: i64) -> None:
        s.first = WORDS.first[word]
        s.tell(BEGAN, s.first)
        self.known = True

    def asked(self, s: StoneAge) -> Asked:
        return Asked(name="begin", seat=int(s.to_move), rules=("SA-016",))

    def copy(self) -> Beginning:
        return Beginning(self.known)


@final
class Revealing(Question[StoneAge]):
    """Empty card slots are filled from the deck, from right to left (SA-011, SA-132)."""

    def asks(self, s: StoneAge) -> i64:
        if self.slot(s) < 0:
            s.pop()
            return NOT_ASKED
        return CHANCE

    def slot(self, s: StoneAge) -> i64:
        """The rightmost empty slot; −1 if all are filled."""
        slot: i64
        for slot in range(4):
            if s.display[slot] == 0:
                return slot
        return -1

    def words(self, s: StoneAge, out: Words) -> None:
        s.deck.words(REVEAL.base, out)

    def weights(self, s: StoneAge) -> list[int]:
        return s.deck.weights()

    def sample(self, s: StoneAge, rng: Rng) -> i64:
        return s.deck.sample(REVEAL.base, rng)

    def answer(self, s: StoneAge, word: i64) -> None:
        card = WORDS.first[word]
        slot = self.slot(s)
        s.deck.take(card - 1)
        s.display = with_number(s.display, slot, card)
        s.tell(REVEALED, s.first, card, slot + 1)

    def asked(self, s: StoneAge) -> Asked:
        return Asked(name="reveal", seat=CHANCE, rules=("SA-011", "SA-132"))

    def copy(self) -> Revealing:
        return self


@final
class Turning(Question[StoneAge]):
    """The next building of a stack is turned up (SA-014, SA-094): any that nobody has seen."""

    def __init__(self, stack: i64 = 0) -> None:
        self.stack = stack

    def asks(self, s: StoneAge) -> i64:
        if s.tiles[self.stack] > 0 or s.heights[self.stack] == 0:
            s.pop()
            return NOT_ASKED
        return CHANCE

    def words(self, s: StoneAge, out: Words) -> None:
        s.unseen.words(TURN.base, out)

    def weights(self, s: StoneAge) -> list[int]:
        return s.unseen.weights()

    def sample(self, s: StoneAge, rng: Rng) -> i64:
        return s.unseen.sample(TURN.base, rng)

    def answer(self, s: StoneAge, word: i64) -> None:
        tile = WORDS.first[word]
        s.unseen.take(tile - 1)
        s.tiles = with_number(s.tiles, self.stack, tile)
        s.tell(TURNED, s.first, tile, self.stack + 1)

    def asked(self, s: StoneAge) -> Asked:
        return Asked(name="turn", seat=CHANCE, rules=("SA-014", "SA-094"))

    def copy(self) -> Turning:
        return self
