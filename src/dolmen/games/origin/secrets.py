"""What a seat cannot know, dealt anew: other hands, cards looked at, and cards under decks (OR-240, OR-241)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.bits import bit, has
from dolmen.core.rng import Rng
from dolmen.core.state import OVER

from .box import CARDS, DECKS, FIRST, GOALS, LILAC, deck_of

if TYPE_CHECKING:
    from .state import Origin

SPECTATOR = 7  # the bit of those who sit nowhere


def sees_hand(s: Origin, viewer: i64, holder: i64) -> bool:
    """Whether a viewer sees a whole hand: its own, at the end, and the one it is robbing (OR-166, OR-167)."""
    return viewer == holder or s.to_move == OVER or (is_robbing(s, viewer) and s.victim == holder)


def is_robbing(s: Origin, viewer: i64) -> bool:
    """Whether a seat is looking at its victim's hand: what it says next only the two of them will know."""
    return viewer >= 0 and s.to_move == viewer and s.victim >= 0 and s.seers == bit(viewer) | bit(s.victim)


def known(s: Origin, viewer: i64, holder: i64) -> list[int]:
    """How many copies of each card in a hand a viewer knows of: its own, stolen from it, or recalled openly."""
    player = s.players[holder]
    out = [0] * CARDS
    card: i64
    if sees_hand(s, viewer, holder):
        for card in range(CARDS):
            out[card] = int(player.held(card))
        return out
    k: i64
    for k in range(0, i64(len(s.shown)), 3):
        if i64(s.shown[k]) == holder:
            card = i64(s.shown[k + 1])
            out[card] += int((i64(s.shown[k + 2]) >> (viewer if viewer >= 0 else SPECTATOR)) & 1)
    return out


def sees_drawn(s: Origin, viewer: i64) -> bool:
    """Whether a viewer sees the cards that are being looked at."""
    return viewer >= 0 and s.turn == viewer


def deal_anew(s: Origin, viewer: i64, rng: Rng) -> None:
    """Gather what the viewer cannot know, and deal it again."""
    if s.to_move == OVER:  # all cards lie open
        return
    seat: i64
    card: i64
    hidden = [0] * (int(s.box.seats) * DECKS)  # cards by seat and deck
    dealt = [0] * int(s.box.seats)
    for seat in range(s.box.seats):
        player = s.players[seat]
        sure = known(s, viewer, seat)
        for card in range(CARDS):
            unknown = player.held(card) - i64(sure[card])
            while unknown > 0:
                deck: i64 = deck_of(card)
                hidden[seat * DECKS + deck] += 1
                player.lose(card)
                s.decks[deck].put_back(card - FIRST[deck])
                unknown -= 1
        if seat != viewer and player.dealt != 0:
            for card in range(GOALS):
                if has(player.dealt, card):
                    dealt[seat] += 1
                    s.decks[LILAC].put_back(card)
            player.dealt = 0
    s.forget(bit(viewer if viewer >= 0 else SPECTATOR))
    drawn = s.drawn
    if not sees_drawn(s, viewer):
        for k in range(len(drawn)):
            deck = deck_of(i64(drawn[k]))
            s.decks[deck].put_back(i64(drawn[k]) - FIRST[deck])
    for deck in range(DECKS):
        s.decks[deck].redeal(viewer, rng)
    for seat in range(s.box.seats):
        player = s.players[seat]
        for deck in range(DECKS):
            for _ in range(hidden[seat * DECKS + deck]):
                player.gain(FIRST[deck] + s.decks[deck].draw(rng))
        for _ in range(dealt[seat]):
            player.dealt |= bit(s.decks[LILAC].draw(rng))
    if not sees_drawn(s, viewer) and len(drawn) > 0:
        anew = vec[u8]([0] * len(drawn))
        for k in range(len(drawn)):
            deck = deck_of(i64(drawn[k]))
            anew[k] = u8(FIRST[deck] + s.decks[deck].draw(rng))
        s.drawn = anew
