"""Passing: workers come home and rise, sixes retire (FB-166 … FB-171, FB-237, FB-241, FB-G34)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.bits import bit, count_bits
from dolmen.core.state import NOT_ASKED, Question
from dolmen.core.words import Words

from .advisers import retire
from .box import CANCER, GEMINI
from .citizens import CANCER_TAKES, TakingCitizen
from .paying import Taking
from .player import NO_DICE
from .state import NO_COLOURS, FirstBuilders
from .words import ARCHON, CAME_HOME, CHANGED, FIRST_CITIZEN, PASSED, RETIRE, WORDS


def pass_round(s: FirstBuilders, seat: i64) -> None:
    """Cancer's die first, then the way home, then Gemini (FB-G34)."""
    s.players[seat].passed = True
    s.tell(PASSED, seat)
    s.push(ComingHome(seat))
    if s.has_sign(seat, CANCER):
        s.push(TakingCitizen(seat, CANCER_TAKES))


@final
class ComingHome(Question[FirstBuilders]):
    """Citizens and the archon come home; those of 1 to 5 rise, sixes retire in any order (FB-167 … FB-169)."""

    def __init__(self, seat: i64 = 0, home: bool = False, sixes: vec[u8] = NO_COLOURS) -> None:
        self.seat = seat
        self.home = home
        self.sixes = sixes  # by colour: dice that have yet to retire

    def asks(self, s: FirstBuilders) -> i64:
        if not self.home:
            self.home = True
            self.sixes = come_home(s, self.seat)
        waiting: i64 = 0
        colour: i64
        last: i64 = 0
        for colour in range(5):
            if self.sixes[colour] > 0:
                waiting |= bit(colour)
                last = colour
        if count_bits(waiting) > 1:
            return self.seat
        while self.sixes[last] > 0:
            self.retire(s, last)
        s.pop()
        if s.has_sign(self.seat, GEMINI):
            s.push(Taking(self.seat, s.retreat(self.seat)))  # FB-241
        return NOT_ASKED

    def words(self, s: FirstBuilders, out: Words) -> None:
        colour: i64
        for colour in range(5):
            if self.sixes[colour] > 0:
                out.append(RETIRE.base + colour)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        self.retire(s, WORDS.first[word])

    def die(self, word: i64) -> i64:
        """The die that a word means: a six of its colour."""
        return WORDS.first[word] * 6 + 5

    def retire(self, s: FirstBuilders, colour: i64) -> None:
        sixes = self.sixes[:]
        sixes[colour] -= 1
        self.sixes = sixes
        retire(s, self.seat, colour, True)

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="retire", seat=int(self.seat), rules=("FB-167", "FB-168", "FB-175"))

    def copy(self) -> ComingHome:
        return ComingHome(self.seat, self.home, self.sixes)


def come_home(s: FirstBuilders, seat: i64) -> vec[u8]:
    """Take back the archon and all citizens; raise those of 1 to 5; the sixes that must retire, by colour.

    Speakers stay on their sites until the round ends (FB-170). With pass_increments=returning those that were not sent
    out neither rise nor retire (FB-168).
    """
    player = s.players[seat]
    stay = NO_DICE[:] if not s.box.only_returning_rise else player.home[:]
    home = player.home[:]
    posted = vec[u8]()
    k: i64
    for k in range(i64(len(player.posted))):
        worker = i64(player.posted[k]) // 5
        if worker >= FIRST_CITIZEN:
            home[worker - FIRST_CITIZEN] += 1
        elif worker == ARCHON:
            player.archon = True
        else:
            posted = append(posted, player.posted[k])
            continue
        s.tell(CAME_HOME, seat, worker)
    player.posted = posted
    sixes = NO_COLOURS[:]
    risen = stay[:]
    die: i64
    for die in range(30):
        count = home[die] - stay[die]
        if count > 0:
            if die % 6 == 5:
                sixes[die // 6] = count
                risen[die] += count
            else:
                risen[die + 1] += count
                for k in range(i64(count)):
                    s.tell(CHANGED, seat, die, die + 1)
    player.home = risen
    return sixes
