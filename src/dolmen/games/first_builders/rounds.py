"""The round, its end in five steps, and the end of the game (FB-065, FB-067, FB-185 … FB-206, FB-229, FB-282)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from dolmen.core.bits import has
from dolmen.core.state import CHANCE, NOT_ASKED, OVER, Question
from dolmen.core.words import Words

from .box import Box
from .draft import Drafting, FirstPlayer
from .player import NOTHING
from .setup import (
    Bonuses,
    Cards,
    FirstCitizens,
    FirstRow,
    RollingSpeakers,
    Signs,
    lay_out,
)
from .state import BY_LIMIT, FINISHED, FIRST_TEMPLE, NOBODY, PLAYING, WAR, FirstBuilders
from .temples import take_sign
from .turns import Turn
from .words import ENDED, FELL_BACK, LEADS, ROUND, SPEAKER_BACK

# Where the flow stands.
BEFORE: Final = 0  # the first round
IN_TURNS: Final = 1
SPEAKERS_BACK: Final = 2  # after step 1 of the end of a round
AT_END: Final = 3


def begin(box: Box) -> FirstBuilders:
    """A new game at its first question."""
    s = lay_out(box)
    s.push(Rounds())
    s.push(Drafting())
    s.push(FirstPlayer())
    s.push(Cards())
    s.push(RollingSpeakers(box.speakers))
    s.push(FirstCitizens())
    s.push(FirstRow())
    s.push(Signs())
    s.push(Bonuses())
    s.settle()
    return s


@final
class Rounds(Question[FirstBuilders]):
    """Turn after turn until all have passed; then the end of the round (FB-065, FB-067, FB-185)."""

    def __init__(self, stage: i64 = BEFORE, next: i64 = 0) -> None:
        self.stage = stage
        self.next = next  # the seat whose turn would be next

    def asks(self, s: FirstBuilders) -> i64:
        if self.stage == IN_TURNS:
            self.give_turn(s)
        elif self.stage == BEFORE:
            self.begin_round(s)
        elif self.stage == SPEAKERS_BACK:
            self.end_round(s)
        else:
            return OVER
        return NOT_ASKED

    def begin_round(self, s: FirstBuilders) -> None:
        s.phase = PLAYING
        s.round += 1
        for player in s.players:
            player.passed = False
        self.stage = IN_TURNS
        self.next = s.first
        s.tell(ROUND, s.first, s.round)

    def give_turn(self, s: FirstBuilders) -> None:
        """The next player clockwise who has not passed (FB-065, FB-067)."""
        seats = s.box.seats
        k: i64
        for k in range(seats):
            seat = (self.next + k) % seats
            if not s.players[seat].passed:
                self.next = (seat + 1) % seats
                s.turn = seat
                s.spent = False
                s.calm = False
                s.fresh = True
                s.push(Turn(seat))
                return
        self.stage = SPEAKERS_BACK
        s.turn = NOBODY
        s.push(RollingSpeakers(bring_speakers_back(s)))

    def end_round(self, s: FirstBuilders) -> None:
        """Steps 2 to 5 (FB-188 … FB-198)."""
        s.first = s.leader(WAR) if s.box.seats > 1 else 0
        s.tell(LEADS, s.first)
        fall_back(s)
        give_signs(s)
        met = s.conditions()
        if met == 0 and s.round < s.box.round_limit:
            self.begin_round(s)
            return
        self.stage = AT_END
        s.phase = FINISHED
        condition: i64 = 0
        while condition < BY_LIMIT and not has(met, condition):
            condition += 1
        s.tell(ENDED, s.first, condition)

    def words(self, s: FirstBuilders, out: Words) -> None:
        """Nobody is asked here."""

    def copy(self) -> Rounds:
        return Rounds(self.stage, self.next)


def bring_speakers_back(s: FirstBuilders) -> i64:
    """Step 1: used speakers go back to the row and rise by 1; how many fives are rolled anew (FB-186, FB-187).

    All have passed, so that nobody else stands on a site.
    """
    rerolled: i64 = 0
    k: i64
    for player in s.players:
        for k in range(i64(len(player.posted))):
            risen = i64(player.posted[k]) // 5 + 2
            if risen > 5:
                rerolled += 1
            else:
                s.add_speaker(risen, 1)
                s.tell(SPEAKER_BACK, CHANCE, risen)
        player.posted = NOTHING
    return rerolled


def fall_back(s: FirstBuilders) -> None:
    """Step 3: from the hindmost on, discs go back to the space beyond their last threshold (FB-190 … FB-193).

    A stack moves together; where discs meet, those handled earlier lie on top. A disc already in place counts as
    handled at its turn. So on each camp the discs lie in the order of their spaces, the foremost space lowest.
    """
    discs = s.discs[:]
    heights = s.heights[:]
    count = s.box.war_discs
    seat: i64
    other: i64
    for seat in range(count):
        space = i64(s.discs[seat])
        camp = s.box.camp[space]
        below: i64 = 0
        for other in range(count):
            ahead = i64(s.discs[other])
            if other == seat or s.box.camp[ahead] != camp:
                continue
            if ahead > space or (ahead == space and s.heights[other] < s.heights[seat]):
                below += 1
        discs[seat] = u8(camp)
        heights[seat] = u8(below)
        if camp != space:
            s.tell(FELL_BACK, seat, camp)
    s.discs = discs
    s.heights = heights


def give_signs(s: FirstBuilders) -> None:
    """Step 4: the leader of each temple takes its card; nobody off the start, it stays (FB-195 … FB-197)."""
    temple: i64
    for temple in range(3):
        seat = s.leader(FIRST_TEMPLE + temple)
        if s.disc(FIRST_TEMPLE + temple, seat) > 0 or s.box.any_leader:
            take_sign(s, seat, temple)
