"""Phase 1's spoilage and phase 2: every clan hunts and eats, in reverse order (FS-146 … FS-173)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.bits import bit, count_bits, has
from dolmen.core.state import NOT_ASKED, Question
from dolmen.core.words import Words

from .box import SPACES
from .land import group
from .sets import lowest
from .state import FirstSparks
from .words import FED, GRAIN, HUNTED, SPOILT, STARVE, WORDS


def spoil(s: FirstSparks) -> None:
    """Clans without Fire lose a third of their food, rounded down (FS-146, FS-148)."""
    n: i64
    for n in range(s.box.seats):
        seat = s.order[n]
        loss = s.spoiling(seat, s.clans[seat].food)
        if loss > 0:
            s.clans[seat].food -= loss
            s.tell(SPOILT, seat, loss)


@final
class Hunting(Question[FirstSparks]):
    """Each clan hunts with all its tools, then eats (FS-150, FS-167); only who goes hungry decides anything."""

    def __init__(self, hungry: i64 = 0, last: i64 = -1) -> None:
        self.hungry = hungry  # members that must still go; 0 before the clan has eaten
        self.last = last  # the space of the last one that went: the rest go in ascending order

    def asks(self, s: FirstSparks) -> i64:
        while s.at >= 0:
            seat = s.order[s.at]
            if self.hungry == 0 and self.last < 0:
                hunt(s, seat)
                self.hungry = feed(s, seat)
                if self.hungry == s.clans[seat].size:
                    self.die_out(s, seat)
            if self.hungry > 0:
                return seat
            if self.last >= 0:
                s.find_reach(seat)
                self.last = -1
            s.at -= 1
        s.pop()
        return NOT_ASKED

    def die_out(self, s: FirstSparks, seat: i64) -> None:
        """With last_member=starves a clan without any food leaves the map (FS-173)."""
        while self.hungry > 0:
            self.last = lowest(s.clans[seat].members)
            s.remove_member(seat, self.last)
            self.hungry -= 1

    def words(self, s: FirstSparks, out: Words) -> None:
        members = s.clans[s.to_move].members
        space: i64
        for space in range(self.last + 1, SPACES):
            if has(members, space) and can_lose(s.near, members & ~bit(space), space + 1, self.hungry - 1):
                out.append(STARVE.base + space)

    def answer(self, s: FirstSparks, word: i64) -> None:
        self.last = WORDS.first[word]
        s.remove_member(s.to_move, self.last)
        self.hungry -= 1

    def asked(self, s: FirstSparks) -> Asked:
        numbers: dict[str, int | str] = {"hungry": int(self.hungry)}
        return Asked(name="starve", seat=int(s.to_move), numbers=numbers, rules=("FS-168", "FS-169"))

    def copy(self) -> Hunting:
        return Hunting(self.hungry, self.last)


def hunt(s: FirstSparks, seat: i64) -> None:
    """Take the most that the clan's tools allow (FS-151 … FS-164)."""
    clan = s.clans[seat]
    amount = s.grain(seat)
    if amount > 0:
        clan.food += amount
        s.tell(HUNTED, seat, GRAIN, amount, amount)
    kind: i64
    for kind in range(4):
        amount = s.prey(seat, kind, s.harvest[kind])
        if amount > 0:
            s.harvest[kind] -= amount
            clan.food += amount * s.box.value[kind]
            s.tell(HUNTED, seat, kind, amount, amount * s.box.value[kind])


def feed(s: FirstSparks, seat: i64) -> i64:
    """One food for each member on the map, as far as it goes; says how many must go (FS-165, FS-168, FS-173)."""
    clan = s.clans[seat]
    eaten = min(clan.food, clan.size)
    clan.food -= eaten
    s.tell(FED, seat, eaten)
    hungry = clan.size - eaten
    if hungry > 0 and hungry == clan.size and not s.box.may_die_out:
        hungry -= 1  # the last member never starves
    return hungry


def can_lose(near: vec[i64], members: i64, above: i64, hungry: i64) -> bool:
    """Whether so many more members, all on spaces from `above` on, can go and leave one connected group (FS-169)."""
    free = (members >> above) << above
    fixed = members & ~free
    if count_bits(free) < hungry:
        return False
    if hungry == 0:
        return members == 0 or group(near, members, lowest(members)) == members
    if fixed == 0:
        return has_group(near, members, count_bits(members) - hungry)
    # Whoever is cut off from the fixed ones must go.
    whole = group(near, members, lowest(fixed))
    if fixed & ~whole != 0:
        return False
    spare = hungry - count_bits(members & ~whole)
    if spare < 0:
        return False
    if sheds(near, whole, fixed, spare):
        return True
    space: i64 = above
    while free >> space != 0:
        if has(free, space) and can_lose(near, members & ~bit(space), space + 1, hungry - 1):
            return True
        space += 1
    return False


def has_group(near: vec[i64], members: i64, size: i64) -> bool:
    """Whether some connected group is large enough; a larger one can always shrink from its edge."""
    while members != 0:
        found = group(near, members, lowest(members))
        if count_bits(found) >= size:
            return True
        members &= ~found
    return False


def sheds(near: vec[i64], members: i64, fixed: i64, hungry: i64) -> bool:
    """Whether a connected group loses so many, the fixed ones not, by taking the next that does not part it.

    A quick yes; a no means little, because the first that comes may be the wrong one.
    """
    rest = members & ~fixed
    while hungry > 0 and rest != 0:
        one = rest & -rest
        rest ^= one
        left = members & ~one
        if group(near, left, lowest(fixed)) == left:
            members = left
            rest = members & ~fixed
            hungry -= 1
    return hungry == 0
