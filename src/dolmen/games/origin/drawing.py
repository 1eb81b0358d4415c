"""Drawing: look at cards, keep one, put the rest under the deck (OR-087 … OR-091, OR-141 … OR-143, OR-189 … OR-191)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.bits import bit, count_bits
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, Once, Question
from dolmen.core.words import Words

from .box import FIRST, GOAL, LILAC, deck_of
from .packed import lowest
from .state import Origin
from .words import DECKS, DRAW, DREW, KEEP, KEPT, RETURN, RETURNED, WORDS


def draw(s: Origin, seat: i64, deck: i64, cards: i64) -> None:
    """A player draws: so many cards, and one more for each Observation kit; one is kept."""
    s.push(Drawing(seat, deck, cards + s.kits(seat)))


def gain(s: Origin, seat: i64, card: i64) -> None:
    """A card comes into a hand; a goal beyond the limit makes the player put one back (OR-142, OR-169)."""
    s.players[seat].gain(card)
    if card >= GOAL and count_bits(s.players[seat].goals) > s.goal_limit(seat):
        s.push(Returning(seat))


@final
class Drawing(Question[Origin]):
    """Cards come from the top of a deck as far as it goes; then one of several is kept."""

    def __init__(self, seat: i64 = 0, deck: i64 = 0, left: i64 = 0) -> None:
        self.seat = seat
        self.deck = deck
        self.left = left

    def asks(self, s: Origin) -> i64:
        if self.left > 0 and s.decks[self.deck].left() > 0:
            return CHANCE
        if len(s.drawn) > 1:
            return self.seat
        s.pop()
        if len(s.drawn) == 1:
            card = i64(s.drawn[0])
            s.drawn = vec[u8]()
            gain(s, self.seat, card)
        return NOT_ASKED

    def words(self, s: Origin, out: Words) -> None:
        if s.to_move == CHANCE:
            s.decks[self.deck].words(DRAW.of(self.deck, FIRST[self.deck]), out)
            return
        seen: i64 = 0
        k: i64
        for k in range(i64(len(s.drawn))):
            seen |= bit(i64(s.drawn[k]))
        while seen != 0:
            out.append(KEEP.base + lowest(seen))
            seen &= seen - 1

    def weights(self, s: Origin) -> list[int]:
        return s.decks[self.deck].weights()

    def sample(self, s: Origin, rng: Rng) -> i64:
        return s.decks[self.deck].sample(DRAW.of(self.deck, FIRST[self.deck]), rng)

    def sees(self, s: Origin) -> i64:
        return bit(self.seat)

    def conceals(self, s: Origin) -> bool:
        """The cards looked at may all be alike (OR-240)."""
        return True

    def answer(self, s: Origin, word: i64) -> None:
        if s.to_move == CHANCE:
            card = WORDS.second[word]
            s.decks[self.deck].take(card - FIRST[self.deck])
            s.drawn = append(s.drawn[:], u8(card))
            s.tell(DREW, self.seat, self.deck, card)
            self.left -= 1
            return
        s.pop()
        self.keep(s, WORDS.first[word])

    def keep(self, s: Origin, card: i64) -> None:
        """One card stays in hand; the others go under the deck in the order drawn (OR-G20)."""
        drawn = s.drawn
        s.drawn = vec[u8]()
        s.tell(KEPT, self.seat, self.deck, card)
        kept = False
        k: i64
        for k in range(i64(len(drawn))):
            other = i64(drawn[k])
            if other == card and not kept:
                kept = True
                continue
            s.decks[self.deck].put_under(other - FIRST[self.deck], bit(self.seat))
        gain(s, self.seat, card)

    def asked(self, s: Origin) -> Asked:
        numbers: dict[str, int | str] = {"deck": DECKS[self.deck], "cards": len(s.drawn)}
        if s.to_move == CHANCE:
            return Asked(name="draw", seat=CHANCE, numbers=numbers, rules=("OR-023", "OR-087"))
        return Asked(name="keep", seat=int(self.seat), numbers=numbers, rules=("OR-088", "OR-091", "OR-189"))

    def copy(self) -> Drawing:
        return Drawing(self.seat, self.deck, self.left)


@final
class Returning(Once[Origin]):
    """One goal too many: any of them goes under the deck (OR-142)."""

    def words(self, s: Origin, out: Words) -> None:
        goals = s.players[self.seat].goals
        while goals != 0:
            out.append(RETURN.base + lowest(goals))
            goals &= goals - 1

    def sees(self, s: Origin) -> i64:
        return bit(self.seat)

    def carry_out(self, s: Origin, word: i64) -> None:
        goal = WORDS.first[word]
        s.players[self.seat].lose(GOAL + goal)
        s.hide(self.seat, GOAL + goal, bit(self.seat))
        s.decks[LILAC].put_under(goal, bit(self.seat))
        s.tell(RETURNED, self.seat, deck_of(GOAL + goal), GOAL + goal)

    def asked(self, s: Origin) -> Asked:
        numbers: dict[str, int | str] = {"most": int(s.goal_limit(self.seat))}
        return Asked(name="return", seat=int(self.seat), numbers=numbers, rules=("OR-141", "OR-142"))
