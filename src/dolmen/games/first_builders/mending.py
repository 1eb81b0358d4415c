"""Effects on one's own dice and on ships: veterans, court, fountain (FB-256, FB-257, FB-263, FB-273)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.state import Once
from dolmen.core.words import Words

from .citizens import change_die
from .state import FirstBuilders
from .words import DONE, FROM_BUILDINGS, HONOUR, RECOLOUR, RED, RESET, SHIP, WORDS


@final
class Honouring(Once[FirstBuilders]):
    """Veterans: a red citizen beside the board scores its value and sinks by 1 (FB-256, FB-257)."""

    def words(self, s: FirstBuilders, out: Words) -> None:
        home = s.players[self.seat].home
        value: i64
        for value in range(s.box.least_veteran, 7):
            if home[RED * 6 + value - 1] > 0:
                out.append(HONOUR.of(value))

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        value = WORDS.first[word]
        s.score(self.seat, FROM_BUILDINGS, value)
        if value > 1:  # a die cannot show 0
            die = self.die(word)
            change_die(s, self.seat, die, die - 1)

    def die(self, word: i64) -> i64:
        """The die that a word means."""
        return RED * 6 + WORDS.first[word] - 1

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="honour", seat=int(self.seat), rules=("FB-256", "FB-257"))


@final
class Recolouring(Once[FirstBuilders]):
    """The court: a citizen beside the board is swapped for one of another colour from the supply (FB-263, FB-G40)."""

    def words(self, s: FirstBuilders, out: Words) -> None:
        home = s.players[self.seat].home
        die: i64
        colour: i64
        for die in range(30):
            if home[die] > 0:
                for colour in range(5):
                    if colour != die // 6 and s.supply[colour] > 0:
                        out.append(RECOLOUR.of(die, colour))

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        die = WORDS.first[word]
        colour = WORDS.second[word]
        s.put_back(colour, -1)
        s.put_back(die // 6, 1)
        change_die(s, self.seat, die, colour * 6 + die % 6)

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="recolour", seat=int(self.seat), rules=("FB-263",))


def set_ship(s: FirstBuilders, seat: i64, site: i64, value: i64) -> None:
    ships = s.ships[:]
    ships[site] = u8(value)
    s.ships = ships
    s.tell(SHIP, seat, site, value)


@final
class Resetting(Once[FirstBuilders]):
    """The fountain sets any one ship to 1; to choose one that shows 1 is to leave all as they are (FB-273)."""

    def is_due(self, s: FirstBuilders) -> bool:
        site: i64
        for site in range(5):
            if s.ships[site] > 1:
                return True
        return False

    def words(self, s: FirstBuilders, out: Words) -> None:
        low: i64 = 0
        site: i64
        for site in range(5):
            if s.ships[site] > 1:
                out.append(RESET.base + site)
            else:
                low += 1
        if low > 0:
            out.append(DONE)

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        if word != DONE:
            set_ship(s, self.seat, WORDS.first[word], 1)

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="reset", seat=int(self.seat), rules=("FB-273",))
