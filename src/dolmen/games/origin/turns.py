"""The course of the game: action, reward and cards, until a supply runs out (OR-033 … OR-043, OR-145 … OR-154)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, OVER, Question
from dolmen.core.words import Words

from .actions import act, list_actions
from .box import BROWN, COLOURS, DECKS, Box
from .cards import list_cards, might_play, play
from .rewards import arrive, list_rewards, pays, reward
from .setup import Beginning, Dealing, Hunting, Opening, Picking, Sounding, Tiling, lay_out
from .state import (
    ACTION,
    AFTER,
    ARRIVAL,
    BY_DECK,
    BY_PAWNS,
    BY_TILES,
    BY_VILLAGES,
    END,
    FINISHED,
    NOBODY,
    NOWHERE,
    REWARD,
    SET_UP,
    Origin,
)
from .words import DONE, ENDED, KEEP, PLAY, SKIPPED, TURN, WORDS

LAST_TURNS: Final = 0
STANDSTILL: Final = 1
LIMIT: Final = 2


@final
class Turns(Question[Origin]):
    """The bottom of the stack: whose turn it is, and the windows in which cards may be played (OR-040).

    Who is asked depends only on what everybody knows: a player with cards of a free colour is asked even if none of
    them can be played.
    """

    def asks(self, s: Origin) -> i64:
        if s.stage == SET_UP:
            begin_turn(s, s.turn)
        if s.ending == NOBODY and s.stage != FINISHED:
            notice_end(s)
        if s.stage == ARRIVAL:
            arrive(s)  # of a green territory there is no more than that (OR-105)
            s.stage = REWARD if s.box.colour[s.site] <= BROWN else AFTER
        if s.stage == ACTION:
            if s.may_play(s.turn) or s.can_act(s.turn):
                return s.turn
            skip(s)
        if s.stage == REWARD:
            # A reward that brings nothing waits: a card played before it may open it (OR-040).
            if pays(s, s.box.colour[s.site]) or s.may_play(s.turn):
                return s.turn
            s.stage = END
        if s.stage == AFTER:
            if s.may_play(s.turn):
                return s.turn
            s.stage = END
        if s.stage == END:
            end_turn(s)
        return OVER if s.stage == FINISHED else NOT_ASKED

    def words(self, s: Origin, out: Words) -> None:
        if s.stage == ACTION:
            list_actions(s, s.turn, out)
            stuck = out.size == 0
            list_cards(s, s.turn, out)
            if stuck:  # OR-041
                out.append(DONE)
            return
        list_cards(s, s.turn, out)
        cards = out.size
        if s.stage == REWARD:
            list_rewards(s, s.box.colour[s.site], out)
        if out.size == cards:
            out.append(DONE)

    def conceals(self, s: Origin) -> bool:
        """Whether a card can be played is for its holder to know (OR-240)."""
        return might_play(s, s.turn)

    def answer(self, s: Origin, word: i64) -> None:
        if word < PLAY.base:
            act(s, s.turn, word)
        elif word < KEEP.base:
            play(s, s.turn, WORDS.first[word])
        elif word != DONE:
            reward(s, word)
        elif s.stage == ACTION:
            skip(s)
        else:
            s.stage = END

    def suggest(self, s: Origin, rng: Rng) -> i64:
        """Any action and any reward; cards that can be played after it are."""
        out = Words()
        self.words(s, out)
        if s.stage != ACTION and out.size > 1 and out.at(out.size - 1) == DONE:
            return out.at(rng.below(out.size - 1))
        return out.at(rng.below(out.size))

    def asked(self, s: Origin) -> Asked:
        seat = int(s.turn)
        if s.stage == ACTION:
            if s.can_act(s.turn):
                return Asked(name="act", seat=seat, rules=("OR-037", "OR-039", "OR-040"))
            return Asked(name="stuck", seat=seat, rules=("OR-041", "OR-042"))
        if s.stage == REWARD and pays(s, s.box.colour[s.site]):
            numbers: dict[str, int | str] = {"colour": COLOURS[s.box.colour[s.site]]}
            return Asked(name="reward", seat=seat, numbers=numbers, rules=("OR-087", "OR-089", "OR-090", "OR-092"))
        return Asked(name="cards", seat=seat, rules=("OR-039", "OR-040", "OR-117"))

    def copy(self) -> Turns:
        return self


def begin_turn(s: Origin, seat: i64) -> None:
    s.turn = seat
    s.number += 1
    s.stage = ACTION
    s.used = 0
    s.site = NOWHERE
    s.victim = NOBODY
    s.tell(TURN, seat, s.number)


def skip(s: Origin) -> None:
    """No action is possible: neither action nor reward (OR-041)."""
    s.tell(SKIPPED, s.turn)
    s.stage = END


def end_turn(s: Origin) -> None:
    """The next player's turn, unless the game is over (OR-151, OR-237, OR-G22)."""
    after = (s.turn + 1) % s.box.seats
    s.idle = s.idle + 1 if s.site == NOWHERE and s.used == 0 else 0
    if after == s.ending:
        finish(s, LAST_TURNS)
    elif s.idle >= s.box.seats:
        finish(s, STANDSTILL)
    elif s.number >= s.box.turn_limit:
        finish(s, LIMIT)
    else:
        begin_turn(s, after)


def finish(s: Origin, why: i64) -> None:
    s.stage = FINISHED
    s.tell(ENDED, CHANCE, why)


def notice_end(s: Origin) -> None:
    """Whether something has run out: the player whose turn it is took the last of it (OR-145 … OR-152).

    It is asked between draws only, so a deck counts as empty when the draw is complete.
    """
    deck: i64
    for deck in range(DECKS):
        if s.decks[deck].left() == 0:
            s.trigger(BY_DECK)
            return
    if s.slots == 0:
        s.trigger(BY_TILES)
    elif s.supply == 0:
        s.trigger(BY_PAWNS)
    else:
        for player in s.players:
            if player.villages > 0:
                return
        s.trigger(BY_VILLAGES)


def begin(box: Box) -> Origin:
    """A new game, at its first question."""
    s = lay_out(box)
    s.push(Turns())
    s.push(Beginning())
    s.push(Hunting())
    s.push(Sounding())
    s.push(Tiling())
    s.push(Picking())
    s.push(Dealing())
    s.push(Opening())
    s.settle()
    return s
