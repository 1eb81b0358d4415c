"""The first action of a turn: the domino joins the territory, and a volcano on it erupts (KO-030 … KO-063)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.bits import bit
from dolmen.core.state import NOT_ASKED, Once, Question
from dolmen.core.words import Words

from .box import GRID, NAMED, STEPS
from .state import KingdominoOrigins
from .words import ASIDE, FIRE, FIRED, FIZZLED, PLACED, SET_ASIDE, WORDS


@final
class Placing(Once[KingdominoOrigins]):
    """Where the domino under a chief goes; it is set aside only if it fits nowhere (KO-040, KO-041)."""

    def __init__(self, seat: i64 = 0, domino: i64 = 1) -> None:
        super().__init__(seat)
        self.domino = domino

    def words(self, s: KingdominoOrigins, out: Words) -> None:
        before = out.size
        s.territories[self.seat].list_places(s.box, self.domino, out)
        if out.size == before:
            out.append(SET_ASIDE)

    def carry_out(self, s: KingdominoOrigins, word: i64) -> None:
        s.in_hand = 0
        territory = s.own(self.seat)
        if word == SET_ASIDE:
            territory.aside |= bit(self.domino)
            s.tell(ASIDE, self.seat, self.domino)
            return
        cell = GRID[WORDS.first[word]]
        direction = WORDS.second[word]
        territory.lay(s.box, self.domino, cell, direction)
        s.tell(PLACED, self.seat, self.domino, NAMED[cell], direction)
        craters = s.box.craters[2 * self.domino + 1]  # a volcano is always the second half (KO-005)
        if craters > 0:
            s.push(Firing(self.seat, cell + STEPS[direction], craters))

    def asked(self, s: KingdominoOrigins) -> Asked:
        numbers: dict[str, int | str] = {"domino": int(self.domino), "side": int(s.box.side)}
        rules = ("KO-030", "KO-031", "KO-032", "KO-037", "KO-040")
        return Asked(name="place", seat=int(self.seat), numbers=numbers, rules=rules)


@final
class Firing(Question[KingdominoOrigins]):
    """Where a volcano's fire lands; without a target the token is out of the game (KO-059, KO-060)."""

    def __init__(self, seat: i64 = 0, volcano: i64 = 0, craters: i64 = 1) -> None:
        self.seat = seat
        self.volcano = volcano  # its cell
        self.craters = craters

    def asks(self, s: KingdominoOrigins) -> i64:
        if self.next(s, -1) >= 0:
            return self.seat
        s.pop()
        s.own(self.seat).fizzled += 1
        s.tell(FIZZLED, self.seat, self.craters)
        return NOT_ASKED

    def next(self, s: KingdominoOrigins, after: i64) -> i64:
        """The next target behind a cell; −1 if there is none."""
        return s.territories[self.seat].next_target(s.box, self.volcano, s.box.fire_reach[self.craters], after)

    def words(self, s: KingdominoOrigins, out: Words) -> None:
        cell = self.next(s, -1)
        while cell >= 0:
            out.append(FIRE.base + NAMED[cell])
            cell = self.next(s, cell)

    def answer(self, s: KingdominoOrigins, word: i64) -> None:
        s.pop()
        cell = GRID[WORDS.first[word]]
        s.tell(FIRED, self.seat, self.craters, NAMED[cell])
        s.burn(self.seat, s.own(self.seat), cell, self.craters)

    def asked(self, s: KingdominoOrigins) -> Asked:
        numbers: dict[str, int | str] = {
            "fires": int(self.craters),
            "reach": int(s.box.fire_reach[self.craters]),
        }
        rules = ("KO-045", "KO-049", "KO-050", "KO-052", "KO-053")
        return Asked(name="fire", seat=int(self.seat), numbers=numbers, rules=rules)

    def copy(self) -> Firing:
        return self
