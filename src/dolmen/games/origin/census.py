"""How many components of each kind there are, wherever they lie, as packed counters: one for each kind."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.bits import bit, count_bits
from dolmen.core.deck import Deck

from .box import FIRST, GOAL, LANDS, LILAC, ORANGE, PERMANENT, SLOTS, STRAITS, YELLOW
from .packed import count, lowest, one
from .state import SET_UP, Origin


def census(s: Origin) -> dict[str, int]:
    out = {
        "pawns": int(pawns(s)),
        "pawns without a place": int(standing(s) - count_bits(s.occupied)),
        "tiles": int(tiles(s)),
        "action cards": int(actions(s)),
        "permanent cards": int(permanents(s)),
        "goals": int(goals(s)),
        "hunting tokens": int(hunting(s)),
        "strait tokens": int(straits(s)),
    }
    for n, player in enumerate(s.players):
        out[f"villages, player {n + 1}"] = int(player.villages + count_bits(player.places))
    return out


def standing(s: Origin) -> i64:
    n: i64 = 0
    land: i64
    for land in range(LANDS):
        if s.pawns[land] > 0:
            n += 1
    return n


def pawns(s: Origin) -> i64:
    """Two bits for each type: in the supply, on the map, and trophies."""
    n = spread(s.supply) + spread(s.twins)
    for player in s.players:
        n += spread(player.trophies) + spread(player.twin_trophies)
    land: i64
    for land in range(LANDS):
        if s.pawns[land] > 0:
            n += bit(2 * s.pawn_at(land))
    return n


def spread(types: i64) -> i64:
    """A set of types as counters of two bits."""
    n: i64 = 0
    while types != 0:
        n += bit(2 * lowest(types))
        types &= types - 1
    return n


def tiles(s: Origin) -> i64:
    n = packed(s.reserve.bag)
    slot: i64
    for slot in range(SLOTS):
        level = count(s.slots, slot)
        if level > 0:
            n += one(level)
    for player in s.players:
        n += player.tiles
    return n


def packed(counts: vec[u8]) -> i64:
    """Plain counters as packed ones."""
    n: i64 = 0
    k: i64
    for k in range(i64(len(counts))):
        n += i64(counts[k]) * one(k)
    return n


def deck(pile: Deck) -> i64:
    n = packed(pile.bag)
    k: i64
    for k in range(i64(len(pile.tail))):
        n += one(i64(pile.tail[k]))
    return n


def actions(s: Origin) -> i64:
    n = deck(s.decks[YELLOW]) + s.discard + looked_at(s, YELLOW)
    for player in s.players:
        n += player.actions
    return n


def permanents(s: Origin) -> i64:
    n = deck(s.decks[ORANGE]) + looked_at(s, ORANGE)
    for player in s.players:
        n += player.permanents + player.table
    return n


def looked_at(s: Origin, colour: i64) -> i64:
    """Cards of a deck that are being looked at."""
    n: i64 = 0
    k: i64
    for k in range(i64(len(s.drawn))):
        card = i64(s.drawn[k])
        if (card < PERMANENT) == (colour == YELLOW) and card < GOAL:
            n += one(card - FIRST[colour])
    return n


def goals(s: Origin) -> i64:
    """Two bits for each goal."""
    pile = s.decks[LILAC]
    n: i64 = 0
    k: i64
    for k in range(i64(len(pile.bag))):
        n += i64(pile.bag[k]) * bit(2 * k)
    for k in range(i64(len(pile.tail))):
        n += bit(2 * i64(pile.tail[k]))
    for k in range(i64(len(s.drawn))):
        if i64(s.drawn[k]) >= GOAL:
            n += bit(2 * (i64(s.drawn[k]) - GOAL))
    for player in s.players:
        n += spread(player.goals) + spread(player.laid) + spread(player.dealt)
    return n


def hunting(s: Origin) -> i64:
    """By value; before the first turn some are not laid yet."""
    if s.stage == SET_UP:
        return packed(s.box.hunting)
    n = one(s.left_over)
    k: i64
    for k in range(5):
        if count(s.hunting, k) > 0:
            n += one(count(s.hunting, k))
    for player in s.players:
        n += player.hunting
    return n


def straits(s: Origin) -> i64:
    if s.stage == SET_UP:
        return packed(s.box.straits)
    n: i64 = 0
    k: i64
    for k in range(STRAITS):
        if count(s.straits, k) > 0:
            n += one(count(s.straits, k))
    for player in s.players:
        n += player.straits
    return n
