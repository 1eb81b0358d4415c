"""Playing cards: one of each colour a turn, in the windows of the turn (OR-116 … OR-140, OR-164 … OR-208)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.bits import bit, has
from dolmen.core.events import EVERYONE
from dolmen.core.state import Once
from dolmen.core.words import Words

from .actions import Helping, can_help, list_places
from .box import (
    COLUMNS,
    CONTROL,
    DECKS,
    ERUPTION,
    FIRST,
    GOAL,
    GOALS,
    GREAT_SHAMAN,
    HUNTER,
    INVENTOR,
    LEVELS,
    LILAC,
    NAVIGATOR,
    ORANGE,
    PERMANENT,
    SAILOR,
    WAR_CARDS,
    WAR_STRAIT,
    WAR_TILE,
    YELLOW,
    deck_of,
)
from .drawing import draw, gain
from .goals import is_fulfilled
from .packed import count, lowest, one
from .rewards import list_levels, take
from .state import ACTION, NOBODY, Origin
from .words import (
    ANY,
    CLAIM,
    GOT_GAME,
    GOT_STRAIT,
    HUNT,
    PLAY,
    PLAYED,
    RECALL,
    RECALLED,
    ROBBED_CARD,
    ROBBED_STRAIT,
    ROBBED_TILE,
    SCORED,
    SEIZE,
    STEAL,
    TOP,
    WORDS,
)


def list_cards(s: Origin, seat: i64, out: Words) -> None:
    """The cards that a seat may play now."""
    player = s.players[seat]
    k: i64
    hand = player.actions
    if hand != 0 and s.is_free(YELLOW):
        k = 0
        while hand != 0:
            if hand & 15 != 0 and has_effect(s, seat, k):
                out.append(PLAY.base + k)
            hand >>= 4
            k += 1
    hand = player.permanents
    if hand != 0 and s.is_free(ORANGE):
        k = PERMANENT
        while hand != 0:
            if hand & 15 != 0 and is_enabled(s, seat, k):
                out.append(PLAY.base + k)
            hand >>= 4
            k += 1
    hand = player.goals
    if hand != 0 and s.is_free(LILAC):
        while hand != 0:
            k = lowest(hand)
            hand &= hand - 1
            if is_fulfilled(s, seat, k):
                out.append(PLAY.base + GOAL + k)


def might_play(s: Origin, seat: i64) -> bool:
    """Whether a seat could play a card now, as far as all know: some card of a colour that it holds and may play."""
    player = s.players[seat]
    k: i64
    if player.actions != 0 and s.is_free(YELLOW):
        for k in range(PERMANENT):
            if has_effect(s, seat, k):
                return True
    if player.permanents != 0 and s.is_free(ORANGE):
        for k in range(PERMANENT, GOAL):
            if is_enabled(s, seat, k):
                return True
    if player.goals != 0 and s.is_free(LILAC):
        laid: i64 = 0
        for other in s.players:
            laid |= other.laid
        for k in range(GOALS):
            if not has(laid, k) and is_fulfilled(s, seat, k):
                return True
    return False


def is_enabled(s: Origin, seat: i64, card: i64) -> bool:
    """A permanent needs a tile of exactly its level, covered or not (OR-126)."""
    return count(s.players[seat].tiles, s.box.level[card]) > 0


def has_effect(s: Origin, seat: i64, card: i64) -> bool:
    """Whether an action card would change anything now (OR-120, OR-124)."""
    if card == GREAT_SHAMAN or card == NAVIGATOR or card == CONTROL:
        return s.stage == ACTION and can_help(s, seat, card)
    if card == HUNTER:
        return s.hunted(seat) != 0
    if card == SAILOR:
        return s.sailed(seat) != 0
    if card == ERUPTION:
        return s.discard != 0
    if card == INVENTOR:
        deck: i64
        for deck in range(DECKS):
            if s.decks[deck].left() > 0:
                return True
        return s.takes_any(seat)
    if s.victim == NOBODY:
        return False
    victim = s.players[s.victim]
    if card == WAR_STRAIT:
        return victim.straits != 0
    if card == WAR_CARDS:
        return victim.actions != 0 or victim.permanents != 0 or victim.goals != 0
    return loot(s, seat) != 0


def loot(s: Origin, seat: i64) -> i64:
    """The levels of tiles that Tribal war takes: the victim has one, and the thief can lay it (OR-172, OR-173)."""
    victim = s.players[s.victim]
    found: i64 = 0
    level: i64
    for level in range(1, LEVELS):
        there = count(victim.tiles, level)
        if s.box.only_uncovered and level < LEVELS - 1:
            there -= count(victim.tiles, level + 1)
        if there > 0 and s.players[seat].stacks(level):
            found |= bit(level)
    return found


def play(s: Origin, seat: i64, card: i64) -> None:
    """A card leaves the hand and takes effect (OR-121, OR-128, OR-134)."""
    player = s.players[seat]
    player.lose(card)
    s.hide(seat, card, EVERYONE)
    s.used |= bit(deck_of(card))
    if card >= GOAL:
        goal = card - GOAL
        player.laid |= bit(goal)
        s.tell(SCORED, seat, goal, s.box.points[goal])
        if not s.last_round():  # OR-137, OR-153
            draw(s, seat, LILAC, 1)
        return
    s.tell(PLAYED, seat, card)
    if card >= PERMANENT:
        player.table += one(card - PERMANENT)
        return
    s.discard += one(card)
    take_effect(s, seat, card)


def take_effect(s: Origin, seat: i64, card: i64) -> None:
    if card == GREAT_SHAMAN or card == NAVIGATOR or card == CONTROL:
        s.push(Helping(seat, card))
    elif card == WAR_STRAIT:
        rob_strait(s, seat)
    else:
        s.push(Choosing(seat, card))


def rob_strait(s: Origin, seat: i64) -> None:
    """The victim's lowest strait token changes hands (OR-164)."""
    victim = s.players[s.victim]
    value: i64 = 1
    while count(victim.straits, value) == 0:
        value += 1
    victim.straits -= one(value)
    s.players[seat].straits += one(value)
    s.tell(ROBBED_STRAIT, seat, s.victim, value)


@final
class Choosing(Once[Origin]):
    """What an action card takes: a card, a tile or a token."""

    def __init__(self, seat: i64 = 0, card: i64 = HUNTER) -> None:
        super().__init__(seat)
        self.card = card

    def words(self, s: Origin, out: Words) -> None:
        k: i64
        if self.card == HUNTER:
            list_places(HUNT.base, s.hunted(self.seat), out)
        elif self.card == SAILOR:
            list_places(CLAIM.base, s.sailed(self.seat), out)
        elif self.card == WAR_TILE:
            list_levels(SEIZE.base, loot(s, self.seat), out)
        elif self.card == ERUPTION:
            for k in range(PERMANENT):  # the card itself has just been put on the pile (OR-182)
                if count(s.discard, k) > (1 if k == ERUPTION else 0):
                    out.append(RECALL.base + k)
        elif self.card == INVENTOR:
            for k in range(COLUMNS):
                list_levels(ANY.of(k, 1), s.takes(self.seat, k), out)
            for k in range(DECKS):
                if s.decks[k].left() > 0:
                    out.append(TOP.of(k))
        else:
            victim = s.players[s.victim]
            for k in range(FIRST[DECKS]):
                if victim.held(k) > 0:
                    out.append(STEAL.of(deck_of(k), k))

    def sees(self, s: Origin) -> i64:
        """What is stolen from a hand is known to thief and victim only (OR-167)."""
        return bit(self.seat) | bit(s.victim) if self.card == WAR_CARDS else EVERYONE

    def conceals(self, s: Origin) -> bool:
        """Several cards in a hand may be alike: only thief and victim see it (OR-167)."""
        return self.card == WAR_CARDS and s.players[s.victim].hand_size() > 1

    def carry_out(self, s: Origin, word: i64) -> None:
        what = WORDS.first[word]
        if self.card == HUNTER:
            s.tell(GOT_GAME, self.seat, what, s.give_hunting(self.seat, what))
        elif self.card == SAILOR:
            s.tell(GOT_STRAIT, self.seat, what, s.give_strait(self.seat, what))
        elif self.card == WAR_TILE:
            s.players[s.victim].tiles -= one(what)
            s.players[self.seat].tiles += one(what)
            s.tell(ROBBED_TILE, self.seat, s.victim, what)
        elif self.card == ERUPTION:
            s.discard -= one(what)
            s.players[self.seat].gain(what)
            s.show(self.seat, what, EVERYONE)
            s.tell(RECALLED, self.seat, what)
        elif self.card == INVENTOR:
            if word >= TOP.base:
                draw(s, self.seat, what, 1)
            else:
                take(s, self.seat, what, WORDS.second[word])
        else:
            self.steal(s, WORDS.second[word])

    def steal(self, s: Origin, card: i64) -> None:
        """A card goes from hand to hand (OR-166 … OR-169)."""
        seers = bit(self.seat) | bit(s.victim) | s.guess(s.victim, card)
        s.players[s.victim].lose(card)
        s.hide(s.victim, card, seers)
        s.show(self.seat, card, seers)
        s.tell(ROBBED_CARD, self.seat, s.victim, deck_of(card), card)
        gain(s, self.seat, card)

    def asked(self, s: Origin) -> Asked:
        seat = int(self.seat)
        if self.card == HUNTER:
            return Asked(name="hunt", seat=seat, rules=("OR-174", "OR-175"))
        if self.card == SAILOR:
            return Asked(name="claim", seat=seat, rules=("OR-186",))
        if self.card == ERUPTION:
            return Asked(name="recall", seat=seat, rules=("OR-181", "OR-182"))
        if self.card == INVENTOR:
            return Asked(name="invent", seat=seat, rules=("OR-183", "OR-184"))
        numbers: dict[str, int | str] = {"player": int(s.victim)}
        if self.card == WAR_TILE:
            return Asked(name="seize", seat=seat, numbers=numbers, rules=("OR-172", "OR-173"))
        return Asked(name="steal", seat=seat, numbers=numbers, rules=("OR-166", "OR-167"))
