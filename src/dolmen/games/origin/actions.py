"""The three actions: evolution, migration, swap (OR-044 … OR-079), alone or with the card that helps them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.bits import bit, has
from dolmen.core.state import Once
from dolmen.core.words import Words

from .box import CONTROL, GREAT_SHAMAN, LANDS, NAVIGATOR, TROPHIES
from .packed import lowest
from .state import ARRIVAL, Origin
from .words import (
    CARDS,
    EVOLVE,
    EVOLVED,
    MIGRATE,
    MIGRATED,
    SWAP,
    SWAPPED,
    TOOK_TROPHY,
    TROPHY,
    WORDS,
)


def list_actions(s: Origin, seat: i64, out: Words) -> None:
    """All actions without a card."""
    list_evolutions(s, seat, out)
    occupied = s.occupied
    places = s.players[seat].places
    own = places
    while own != 0:
        start = lowest(own)
        own &= own - 1
        list_places(MIGRATE.base + start * LANDS, s.walk(seat, start) & ~occupied, out)
    while places != 0:
        start = lowest(places)
        places &= places - 1
        list_places(SWAP.base + start * LANDS, s.yielding(seat, start, s.walk(seat, start)), out)


def list_evolutions(s: Origin, seat: i64, out: Words) -> None:
    if s.players[seat].villages == 0:
        return
    types = s.supply
    while types != 0:
        pawn = lowest(types)
        types &= types - 1
        list_places(EVOLVE.base + pawn * LANDS, s.fits(seat, pawn), out)


def list_places(first: i64, places: i64, out: Words) -> None:
    """The words that name one territory of a set."""
    while places != 0:
        out.append(first + lowest(places))
        places &= places - 1


def helped(s: Origin, seat: i64, card: i64, start: i64) -> i64:
    """The territories that only this card opens: to the pawn on `start`, or to a new pawn of type `start`.

    Great shaman, Navigator and Control are declared with their action, and a card that would change nothing cannot be
    played (OR-120, OR-123): so with the card only what needs it is offered.
    """
    if card == GREAT_SHAMAN:
        return s.fringe() & ~s.fits(seat, start)
    if card == NAVIGATOR:
        return s.sail(seat, start) & ~s.walk(seat, start) & ~s.occupied
    return s.walk(seat, start) & s.others(seat) & ~s.yielding(seat, start, s.walk(seat, start))


def helped_swaps(s: Origin, seat: i64, start: i64) -> i64:
    """The swaps that only Navigator opens, with navigator_applies_to_swap (OR-180)."""
    if not s.box.sails_to_swap:
        return 0
    return s.yielding(seat, start, s.sail(seat, start)) & ~s.walk(seat, start)


def can_help(s: Origin, seat: i64, card: i64) -> bool:
    """Whether one of these cards opens any action (OR-178, OR-188)."""
    player = s.players[seat]
    if card == GREAT_SHAMAN:
        starts = s.supply if player.villages > 0 else 0
    else:
        starts = player.places
    while starts != 0:
        start = lowest(starts)
        starts &= starts - 1
        if helped(s, seat, card, start) != 0 or (card == NAVIGATOR and helped_swaps(s, seat, start) != 0):
            return True
    return False


def act(s: Origin, seat: i64, word: i64) -> None:
    """Carry out an action; what the territory pays follows (OR-038, OR-080)."""
    where = WORDS.second[word]
    if word < MIGRATE.base:
        evolve(s, seat, WORDS.first[word], where)
    elif word < SWAP.base:
        migrate(s, seat, WORDS.first[word], where)
    else:
        swap(s, seat, WORDS.first[word], where)
    s.site = where
    s.stage = ARRIVAL


def evolve(s: Origin, seat: i64, pawn: i64, where: i64) -> None:
    """A pawn of the supply and a village go to an empty territory (OR-044)."""
    player = s.players[seat]
    s.take_pawn(pawn)
    player.villages -= 1
    player.places |= bit(where)
    s.stand(pawn, where)
    s.tell(EVOLVED, seat, pawn, where)


def migrate(s: Origin, seat: i64, start: i64, where: i64) -> None:
    """A pawn goes to an empty territory, its village with it (OR-059, OR-063)."""
    player = s.players[seat]
    pawn = s.pawn_at(start)
    s.leave(pawn, start)
    s.stand(pawn, where)
    player.places = player.places & ~bit(start) | bit(where)
    s.tell(MIGRATED, seat, pawn, start, where)


def swap(s: Origin, seat: i64, start: i64, where: i64) -> None:
    """Two pawns trade places; War trophies bring a pawn of the supply (OR-072 … OR-075, OR-201)."""
    player = s.players[seat]
    s.victim = s.owner(where)
    victim = s.players[s.victim]
    mine = s.pawn_at(start)
    theirs = s.pawn_at(where)
    s.leave(mine, start)
    s.leave(theirs, where)
    s.stand(mine, where)
    s.stand(theirs, start)
    player.places = player.places & ~bit(start) | bit(where)
    victim.places = victim.places & ~bit(where) | bit(start)
    s.tell(SWAPPED, seat, s.victim, start, where)
    if player.in_play(TROPHIES) > 0 and s.supply != 0:
        s.push(Plundering(seat))


@final
class Helping(Once[Origin]):
    """Great shaman, Navigator or Control has been played: the action that goes with it."""

    def __init__(self, seat: i64 = 0, card: i64 = GREAT_SHAMAN) -> None:
        super().__init__(seat)
        self.card = card

    def words(self, s: Origin, out: Words) -> None:
        places = s.players[self.seat].places
        starts = s.supply if self.card == GREAT_SHAMAN else places
        first = EVOLVE.base if self.card == GREAT_SHAMAN else SWAP.base if self.card == CONTROL else MIGRATE.base
        while starts != 0:
            start = lowest(starts)
            starts &= starts - 1
            list_places(first + start * LANDS, helped(s, self.seat, self.card, start), out)
        if self.card == NAVIGATOR:
            while places != 0:
                start = lowest(places)
                places &= places - 1
                list_places(SWAP.base + start * LANDS, helped_swaps(s, self.seat, start), out)

    def carry_out(self, s: Origin, word: i64) -> None:
        act(s, self.seat, word)

    def asked(self, s: Origin) -> Asked:
        numbers: dict[str, int | str] = {"card": CARDS[self.card]}
        return Asked(
            name="helped", seat=int(self.seat), numbers=numbers, rules=("OR-123", "OR-177", "OR-179", "OR-187")
        )


@final
class Plundering(Once[Origin]):
    """War trophies: a pawn of choice from the supply is set aside (OR-201 … OR-204)."""

    def words(self, s: Origin, out: Words) -> None:
        list_places(TROPHY.base, s.supply, out)

    def carry_out(self, s: Origin, word: i64) -> None:
        player = s.players[self.seat]
        pawn = WORDS.first[word]
        s.take_pawn(pawn)
        if has(player.trophies, pawn):
            player.twin_trophies |= bit(pawn)
        else:
            player.trophies |= bit(pawn)
        s.tell(TOOK_TROPHY, self.seat, pawn)

    def asked(self, s: Origin) -> Asked:
        return Asked(name="trophy", seat=int(self.seat), rules=("OR-201", "OR-203", "OR-204"))
