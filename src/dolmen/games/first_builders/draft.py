"""The first player and the starting citizens (FB-026, FB-028 … FB-031, FB-219)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, Question
from dolmen.core.words import Words

from .player import NO_DICE
from .setup import list_rolls
from .state import DRAFTING, TRACKS, FirstBuilders
from .words import BEGINS, DRAFT, DRAFTED, FIRST, ROLL, ROLLED, SET_ASIDE, SET_DIE_ASIDE, WORDS


@final
class FirstPlayer(Question[FirstBuilders]):
    """Who begins is decided by lot (FB-028); then the discs are stacked on the start spaces (FB-025, FB-026)."""

    def __init__(self, known: bool = False) -> None:
        self.known = known

    def asks(self, s: FirstBuilders) -> i64:
        if s.box.seats > 1 and not self.known:
            return CHANCE
        stack_discs(s)
        s.phase = DRAFTING
        s.pop()
        return NOT_ASKED

    def words(self, s: FirstBuilders, out: Words) -> None:
        seat: i64
        for seat in range(s.box.seats):
            out.append(FIRST.base + seat)

    def sample(self, s: FirstBuilders, rng: Rng) -> i64:
        return FIRST.base + rng.below(s.box.seats)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        s.first = word - FIRST.base
        s.tell(BEGINS, s.first)
        self.known = True

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="first", seat=CHANCE, rules=("FB-028",))

    def copy(self) -> FirstPlayer:
        return FirstPlayer(self.known)


def stack_discs(s: FirstBuilders) -> None:
    """The first player's disc is lowest on every track, the others follow clockwise upwards (FB-026)."""
    heights = s.heights[:]
    seats = s.box.seats
    track: i64
    seat: i64
    for track in range(TRACKS):
        for seat in range(seats):
            place = (seat - s.first + seats) % seats
            heights[track * 4 + seat] = u8(seats - 1 - place if s.box.first_on_top else place)
    if seats == 1:
        heights[1] = 1  # the foreign disc
    s.heights = heights


@final
class Drafting(Question[FirstBuilders]):
    """Two dice of each colour are rolled; each player takes one, then one each back in reverse (FB-029 … FB-031).

    Alone it is one die of each colour: the two highest are removed, and two of the other three are kept (FB-219).
    """

    def __init__(self, rolled: i64 = 0, removed: i64 = 0, taken: i64 = 0, pool: vec[u8] = NO_DICE) -> None:
        self.rolled = rolled  # dice rolled so far
        self.removed = removed
        self.taken = taken
        self.pool = pool  # by die

    def asks(self, s: FirstBuilders) -> i64:
        if self.rolled < self.dice(s):
            return CHANCE
        if s.box.seats == 1 and self.removed < 2:
            return self.ask_removal(s)
        if self.taken < 2 * s.box.seats:
            return self.drafter(s)
        s.pop()
        self.clear(s)
        return NOT_ASKED

    def dice(self, s: FirstBuilders) -> i64:
        return 5 if s.box.seats == 1 else 10

    def drafter(self, s: FirstBuilders) -> i64:
        """Clockwise from the first player, then back (FB-029)."""
        seats = s.box.seats
        place = self.taken if self.taken < seats else 2 * seats - 1 - self.taken
        if s.box.last_drafts_first:
            place = seats - 1 - place
        return (s.first + place) % seats

    def ask_removal(self, s: FirstBuilders) -> i64:
        """Alone, the highest dice go; a choice among equal ones is the player's."""
        value = self.highest()
        count: i64 = 0
        last: i64 = 0
        colour: i64
        for colour in range(5):
            if self.pool[colour * 6 + value - 1] > 0:
                count += 1
                last = colour * 6 + value - 1
        if count > 2 - self.removed:
            return 0
        self.remove(s, last)
        return NOT_ASKED

    def highest(self) -> i64:
        value: i64 = 5
        colour: i64
        while True:
            for colour in range(5):
                if self.pool[colour * 6 + value - 1] > 0:
                    return value
            value -= 1

    def words(self, s: FirstBuilders, out: Words) -> None:
        if self.rolled < self.dice(s):
            list_rolls(out)
            return
        removes = s.box.seats == 1 and self.removed < 2
        value = self.highest() if removes else 0
        die: i64
        for die in range(30):
            if self.pool[die] > 0:
                if not removes:
                    out.append(DRAFT.base + die)
                elif die % 6 + 1 == value:
                    out.append(SET_ASIDE.base + die)

    def sample(self, s: FirstBuilders, rng: Rng) -> i64:
        return ROLL.base + rng.below(5)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        if self.rolled < self.dice(s):
            colour = self.rolled % 5
            die = colour * 6 + WORDS.first[word] - 1
            self.put(die, 1)
            s.put_back(colour, -1)
            self.rolled += 1
            s.tell(ROLLED, CHANCE, die)
        elif s.box.seats == 1 and self.removed < 2:
            self.remove(s, WORDS.first[word])
        else:
            self.take(s, self.drafter(s), WORDS.first[word])

    def put(self, die: i64, count: i64) -> None:
        pool = self.pool[:]
        pool[die] = u8(i64(pool[die]) + count)
        self.pool = pool

    def remove(self, s: FirstBuilders, die: i64) -> None:
        self.put(die, -1)
        if s.box.removed_dice_boxed:
            s.box_die(die // 6)
        else:
            s.put_back(die // 6, 1)
        self.removed += 1
        s.tell(SET_DIE_ASIDE, 0, die)

    def take(self, s: FirstBuilders, seat: i64, die: i64) -> None:
        """The die goes, its value unchanged, on a free base (FB-031)."""
        self.put(die, -1)
        self.taken += 1
        player = s.players[seat]
        player.add_home(die, 1)
        player.free -= 1
        s.tell(DRAFTED, seat, die)

    def clear(self, s: FirstBuilders) -> None:
        """Undrafted dice go back to the supply (FB-031)."""
        die: i64
        for die in range(30):
            if self.pool[die] > 0:
                s.put_back(die // 6, i64(self.pool[die]))

    def asked(self, s: FirstBuilders) -> Asked:
        if self.rolled < self.dice(s):
            return Asked(name="roll", seat=CHANCE, rules=("FB-029", "FB-219"))
        if s.box.seats == 1 and self.removed < 2:
            return Asked(name="set-aside", seat=0, numbers={"left": int(2 - self.removed)}, rules=("FB-219",))
        return Asked(name="draft", seat=int(s.to_move), rules=("FB-029", "FB-030", "FB-031"))

    def copy(self) -> Drafting:
        return Drafting(self.rolled, self.removed, self.taken, self.pool)
