"""The market and the deck: refilling, the shuffle card, the smaller market (FS-133 … FS-144, FS-202 … FS-209)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.bits import bit, count_bits, has
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, Question
from dolmen.core.words import Words

from .phases import BUREAUCRACY
from .sets import highest, lowest, nth
from .state import FirstSparks
from .words import DRAW, LEFT_GAME, LOST_BONUS, PUT_UNDER, RANKS, REVEALED, SHRANK, SHUFFLED, UNSOLD, WORDS


@final
class Drawing(Question[FirstSparks]):
    """One place of the market is filled from the deck; its order is sorted by the ranks themselves."""

    def asks(self, s: FirstSparks) -> i64:
        if s.above > 0:
            return CHANCE
        s.pop()
        if not s.shuffled:
            draw_shuffle_card(s)
        return NOT_ASKED  # with an empty deck the place stays empty (FS-143)

    def words(self, s: FirstSparks, out: Words) -> None:
        if s.top > 0:  # with six players all know the first card (FS-248)
            out.append(DRAW.of(s.top))
            return
        card: i64
        for card in range(RANKS.start, RANKS.stop):
            if has(s.unseen, card):
                out.append(DRAW.of(card))

    def sample(self, s: FirstSparks, rng: Rng) -> i64:
        if s.top > 0:
            return DRAW.of(s.top)
        return DRAW.of(nth(s.unseen, rng.below(count_bits(s.unseen))))

    def answer(self, s: FirstSparks, word: i64) -> None:
        card = WORDS.first[word]
        s.pop()
        s.top = 0
        s.above -= 1
        s.unseen &= ~bit(card)
        s.market |= bit(card)
        s.tell(REVEALED, CHANCE, card)
        if card < s.bonus:  # the grain goes home and is not moved (FS-135, FS-136)
            s.tell(LOST_BONUS, CHANCE, s.bonus)
            s.bonus = 0

    def asked(self, s: FirstSparks) -> Asked:
        return Asked(name="draw", seat=CHANCE, rules=("FS-133", "FS-202"))

    def copy(self) -> Drawing:
        return self


def draw_shuffle_card(s: FirstSparks) -> None:
    """The cards under it are the new deck; the card itself waits in the market, or leaves in the bureaucracy."""
    s.shuffled = True
    s.boxed |= s.unseen  # what was boxed unseen is now known to be out (FS-256)
    s.unseen = s.under
    s.above = count_bits(s.under)
    s.under = 0
    s.waits = True
    s.tell(SHUFFLED, CHANCE)
    if s.phase == BUREAUCRACY:
        shrink(s)


def shrink(s: FirstSparks) -> None:
    """The shuffle card and the lowest card leave; from now on the market is smaller and all of it current (FS-205)."""
    s.waits = False
    s.shrunk = True
    s.tell(SHRANK, CHANCE)
    if s.market != 0:
        card = lowest(s.market)
        s.box_card(card)
        s.tell(LEFT_GAME, CHANCE, card)


def clear_unsold(s: FirstSparks) -> None:
    """The lowest card goes to the box if it still carries its grain (FS-138, FS-139)."""
    if s.bonus > 0:
        s.box_card(s.bonus)
        s.tell(UNSOLD, CHANCE, s.bonus)
        s.bonus = 0
        s.push(Drawing())


def change_market(s: FirstSparks) -> None:
    """The highest card goes under the deck and another is drawn; or the shuffle card leaves (FS-202, FS-206)."""
    if s.waits:
        shrink(s)
    elif not s.shrunk and s.market != 0:
        card = highest(s.market)
        s.market &= ~bit(card)
        s.under |= bit(card)
        s.tell(PUT_UNDER, CHANCE, card)
        s.push(Drawing())
