"""What a territory pays: tokens at once, then cards and tiles by its colour (OR-080 … OR-115)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.bits import has
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, Question
from dolmen.core.words import Words

from .box import BROWN, COLUMNS, LEVELS, STRAITS
from .drawing import draw
from .packed import one
from .state import AFTER, BY_TILES, NOBODY, Origin
from .words import (
    ANY,
    GOT_GAME,
    GOT_STRAIT,
    LAID_TILE,
    LOOK,
    REFILL,
    TAKE,
    TOOK_TILE,
    TOP,
    WORDS,
)


def arrive(s: Origin) -> None:
    """Tokens: straits with both ends held, and the hunting token of a green territory (OR-104, OR-109, OR-113)."""
    claim_straits(s, s.turn)
    if s.box.displaced_claims and s.victim != NOBODY:
        claim_straits(s, s.victim)
    if s.token_at(s.site) > 0:
        s.tell(GOT_GAME, s.turn, s.site, s.give_hunting(s.turn, s.site))


def claim_straits(s: Origin, seat: i64) -> None:
    strait: i64
    for strait in range(STRAITS):
        if s.strait_token(strait) > 0 and s.controls(seat, strait):
            s.tell(GOT_STRAIT, seat, strait, s.give_strait(seat, strait))


# The reward by colour. Yellow, orange, lilac: a tile and the top card, or three cards to choose from.
# Brown: two tiles of its column, or one of any. Parchment opens every column to the tiles of a column.


def pays(s: Origin, colour: i64) -> bool:
    """Whether the reward of a colour of the reward board brings anything (OR-083)."""
    if colour == BROWN:
        return s.takes_any(s.turn)
    return s.decks[colour].left() > 0 or takes_tile(s, colour)


def takes_tile(s: Origin, colour: i64) -> bool:
    """Whether there is a tile to take for a colour that the player can lay."""
    column: i64
    for column in range(COLUMNS):
        if s.offers(s.turn, column, colour) and s.takes(s.turn, column) != 0:
            return True
    return False


def list_rewards(s: Origin, colour: i64, out: Words) -> None:
    """What may be chosen; an option that brings nothing is not offered (OR-G09)."""
    if colour == BROWN:
        list_brown(s, out)
        return
    tiles = out.size
    list_tiles(s, colour, out)
    left = s.decks[colour].left()
    if left > 0:
        if out.size == tiles:
            out.append(TOP.of(colour))
            # With no tile to take and no more cards than one draw shows, both options are the same.
            if left > 1 + s.kits(s.turn):
                out.append(LOOK.of(colour))
        else:
            out.append(LOOK.of(colour))


def list_tiles(s: Origin, colour: i64, out: Words) -> None:
    """The tiles that may be taken for a colour."""
    column: i64
    for column in range(COLUMNS):
        if s.offers(s.turn, column, colour):
            list_levels(TAKE.of(column, 1), s.takes(s.turn, column), out)


def list_levels(first: i64, levels: i64, out: Words) -> None:
    """The words that name one level of a set."""
    level: i64
    for level in range(1, LEVELS):
        if has(levels, level):
            out.append(first + level - 1)


def list_brown(s: Origin, out: Words) -> None:
    """Two tiles, in any order, or one of any column (OR-092 … OR-096).

    Where no second tile can follow, taking one of any column would be the same, and is not offered again.
    """
    column: i64
    level: i64
    list_tiles(s, BROWN, out)
    for column in range(COLUMNS):
        levels = s.takes(s.turn, column)
        for level in range(1, LEVELS):
            if has(levels, level) and (not s.offers(s.turn, column, BROWN) or has_second(s, column, level)):
                out.append(ANY.of(column, level))


def has_second(s: Origin, column: i64, level: i64) -> bool:
    """Whether a second tile can be taken after this one: it is tried and put back."""
    slots = s.slots
    s.take_tile(s.turn, column, level)
    found = takes_tile(s, BROWN)
    s.players[s.turn].tiles -= one(level)
    s.slots = slots
    return found


def reward(s: Origin, word: i64) -> None:
    """Take what was chosen (OR-087 … OR-097)."""
    s.stage = AFTER
    colour = s.box.colour[s.site]
    if word >= LOOK.base:
        draw(s, s.turn, colour, 3)
    elif word >= TOP.base:
        draw(s, s.turn, colour, 1)
    else:
        column = WORDS.first[word]
        level = WORDS.second[word]
        if colour == BROWN:
            take(s, s.turn, column, level)
            if word < ANY.base and takes_tile(s, BROWN):
                s.push(Pairing())
        else:
            draw(s, s.turn, colour, 1)
            take(s, s.turn, column, level)


def take(s: Origin, seat: i64, column: i64, level: i64) -> None:
    """A tile goes to a player, and its slot is refilled before anything else is asked (OR-102)."""
    s.take_tile(seat, column, level)
    s.tell(TOOK_TILE, seat, column, level)
    s.push(Refilling())


@final
class Pairing(Question[Origin]):
    """The second tile of a brown territory, of those that lay there with the first (OR-094, OR-095)."""

    def asks(self, s: Origin) -> i64:
        return s.turn

    def words(self, s: Origin, out: Words) -> None:
        list_tiles(s, BROWN, out)

    def answer(self, s: Origin, word: i64) -> None:
        s.pop()
        s.take_tile(s.turn, WORDS.first[word], WORDS.second[word])
        s.tell(TOOK_TILE, s.turn, WORDS.first[word], WORDS.second[word])

    def asked(self, s: Origin) -> Asked:
        return Asked(name="second-tile", seat=int(s.turn), rules=("OR-092", "OR-094", "OR-095"))

    def copy(self) -> Pairing:
        return self


@final
class Refilling(Question[Origin]):
    """Empty slots of the reward board are filled from the reserve, as far as it goes (OR-102, OR-103)."""

    def asks(self, s: Origin) -> i64:
        if s.reserve.left() > 0 and s.empty_slot() >= 0:
            return CHANCE
        s.pop()
        if s.slots == 0:  # OR-146
            s.trigger(BY_TILES)
        return NOT_ASKED

    def words(self, s: Origin, out: Words) -> None:
        s.reserve.words(REFILL.base - 1, out)

    def weights(self, s: Origin) -> list[int]:
        return s.reserve.weights()

    def sample(self, s: Origin, rng: Rng) -> i64:
        return s.reserve.sample(REFILL.base - 1, rng)

    def answer(self, s: Origin, word: i64) -> None:
        lay_tile(s, WORDS.first[word])

    def asked(self, s: Origin) -> Asked:
        return Asked(name="refill", seat=CHANCE, rules=("OR-102", "OR-103"))

    def copy(self) -> Refilling:
        return self


def lay_tile(s: Origin, level: i64) -> None:
    """A tile of the reserve comes to the first empty slot."""
    slot = s.empty_slot()
    s.reserve.take(level)
    s.slots += level * one(slot)
    column: i64 = 0
    while s.box.column[column + 1] <= slot:
        column += 1
    s.tell(LAID_TILE, CHANCE, column, level)
