"""What buildings do, right after they are placed and when a district is closed (FB-113 … FB-115, FB-245 … FB-279)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.asked import Asked
from dolmen.core.bits import bit, has
from dolmen.core.state import NOT_ASKED, Once, Question
from dolmen.core.words import Words

from .advisers import Lifting
from .box import (
    AGORA,
    ARSENAL,
    ASTRONOMER_TOWER,
    CASTLE,
    CHARIOT_FIELD,
    CITADEL,
    CONSTRUCTION_SITE,
    COURT,
    FOREST_TEMPLE,
    FORUM,
    FOUNTAIN,
    GALLERY,
    GRANARY,
    HARBOR,
    HEALER_ESTATE,
    KAPISHCHE,
    MAGE_TOWER,
    MANOR,
    MARKET,
    MINT,
    OBELISK,
    OUTPOST,
    PROVING_GROUND,
    QUARRY,
    RITUAL_GATE,
    SANCTUARY,
    SEA_TEMPLE,
    STATUE,
    VETERANS,
    WORKSHOP,
)
from .citizens import FREE, TakingCitizen, TakingSpeaker, speaker_on_site
from .city import AGORA_TILE, BLOCK, BUILDING_TILE, EMPTY, NO_CELLS, STEPS, at, holds, is_building, with_cell
from .mending import Honouring, Recolouring, Resetting
from .paying import STONE_OR_FOOD, Taking
from .rows import Reserving
from .state import FirstBuilders
from .temples import Climbing, can_climb, climb_two, is_full
from .value import EFFECT
from .war import Warring, advance, can_advance
from .words import (
    BUILDINGS,
    COPY,
    DONE,
    FOOD,
    FROM_BUILDINGS,
    GOLD,
    RED,
    STONE,
    USE,
    USED,
    WISDOM,
    WORDS,
    YELLOW,
)

HERE: Final = 1  # the set that holds the tile just placed alone
NO_EFFECT: Final = -1


def effect_of(tile: i64) -> i64:
    """Whose effect a tile has: a kind of building or the agora; palace and farms have none (FB-156)."""
    if is_building(tile):
        return tile - BUILDING_TILE
    return AGORA if tile == AGORA_TILE else NO_EFFECT


def can_use(s: FirstBuilders, seat: i64, kind: i64, cell: i64) -> bool:
    """Whether an effect can do something; one that cannot is skipped without harm (FB-G27)."""
    player = s.players[seat]
    if kind == CITADEL:
        return can_advance(s, seat)
    if kind == PROVING_GROUND:
        return can_advance(s, seat) or s.behind(seat) > 0
    if kind == VETERANS:
        return has_words(s, Honouring(seat))
    if kind == CONSTRUCTION_SITE:
        return len(s.row) > 0
    if kind == COURT:
        return has_words(s, Recolouring(seat))
    if kind == MANOR:
        return player.free > 0 and len(s.citizens) > 0
    if kind == FORUM:
        return s.has_speakers() or (s.box.speakers_from_sites and speaker_on_site(s, 0) >= 0)
    if kind == STATUE:
        return can_climb(s, seat)
    if kind >= FOREST_TEMPLE and kind <= SEA_TEMPLE:
        temple = kind - FOREST_TEMPLE
        return not is_full(s, seat, temple) or (player.gold > 0 and can_climb(s, seat, temple))
    if kind == RITUAL_GATE:
        return has_citizen_at_home(s, seat)
    if kind == MAGE_TOWER:
        return can_copy_any(s, seat, cell, NO_CELLS)
    return points_of(s, seat, kind) != 0


def has_words(s: FirstBuilders, question: Question[FirstBuilders]) -> bool:
    """Whether a question would have an answer if it were asked."""
    out = Words()
    question.words(s, out)
    return out.size > 0


def has_citizen_at_home(s: FirstBuilders, seat: i64) -> bool:
    home = s.players[seat].home
    die: i64
    for die in range(30):
        if home[die] > 0:
            return True
    return False


def can_copy(s: FirstBuilders, seat: i64, cell: i64, side: i64, chain: vec[i64]) -> bool:
    """Whether a mage tower may copy its neighbour: no palace, farm or mage tower (FB-277, FB-278).

    With mage_tower_can_chain a further tower may be copied that is not in the chain yet and can copy something itself.
    """
    beside = at(cell + STEPS[side])
    kind = effect_of(i64(s.players[seat].grid[beside]))
    if kind == NO_EFFECT:
        return False
    if kind != MAGE_TOWER:
        return can_use(s, seat, kind, beside)
    return s.box.mage_chains and not holds(chain, beside) and can_copy_any(s, seat, beside, with_cell(chain, cell))


def can_copy_any(s: FirstBuilders, seat: i64, cell: i64, chain: vec[i64]) -> bool:
    side: i64
    for side in range(4):
        if can_copy(s, seat, cell, side, chain):
            return True
    return False


def points_of(s: FirstBuilders, seat: i64, kind: i64) -> i64:
    """The points a counting building gives now; −1 for one that counts none."""
    box = s.box
    player = s.players[seat]
    base = kind * 5
    if kind == HARBOR:
        return box.points[base] * player.buildings_of(YELLOW, box.colour)
    if kind == MARKET:
        return box.points[base] * player.citizens_of(YELLOW)
    if kind == CHARIOT_FIELD:
        return box.points[base] * (player.buildings_of(RED, box.colour) + player.citizens_of(RED))
    if kind == CASTLE:
        return box.points[base] + box.points[base + 1] * i64(len(player.centres))
    if kind == KAPISHCHE:
        return from_table(s, kind, colours_built(s, seat), 5)
    if kind == OBELISK:
        return from_table(s, kind, i64(player.built[OBELISK]), 4)
    if kind == SANCTUARY:
        return from_table(s, kind, signs_held(s, seat), 3)
    if kind == GALLERY:
        return box.points[base] * colours_among_citizens(s, seat)
    if kind == HEALER_ESTATE:
        return box.points[base] + box.points[base + 1] * player.citizens()
    return -1


def from_table(s: FirstBuilders, kind: i64, count: i64, most: i64) -> i64:
    """The points for so many; the last entry also stands for more."""
    return s.box.points[kind * 5 + min(count, most) - 1] if count > 0 else 0


def colours_built(s: FirstBuilders, seat: i64) -> i64:
    n: i64 = 0
    colour: i64
    for colour in range(5):
        if s.players[seat].buildings_of(colour, s.box.colour) > 0:
            n += 1
    return n


def colours_among_citizens(s: FirstBuilders, seat: i64) -> i64:
    n: i64 = 0
    colour: i64
    for colour in range(5):
        if s.players[seat].citizens_of(colour) > 0:
            n += 1
    return n


def signs_held(s: FirstBuilders, seat: i64) -> i64:
    n: i64 = 0
    temple: i64
    for temple in range(3):
        if s.owners[temple] == seat:
            n += 1
    return n


def use_effect(s: FirstBuilders, seat: i64, kind: i64, cell: i64) -> None:
    """Carry out the effect of a tile on a cell."""
    s.tell(USED, seat, kind)
    points = points_of(s, seat, kind)
    if points >= 0:
        s.score(seat, FROM_BUILDINGS, points)
    elif kind >= FOREST_TEMPLE and kind <= SEA_TEMPLE:
        climb_two(s, seat, kind - FOREST_TEMPLE, 1)
    else:
        use_red(s, seat, kind)
        use_orange(s, seat, kind)
        use_yellow(s, seat, kind, cell)
        use_purple(s, seat, kind, cell)
        if kind == STATUE:
            s.push(Climbing(seat, 1))
        elif kind == AGORA:
            s.push(Taking(seat, s.box.agora))


def use_red(s: FirstBuilders, seat: i64, kind: i64) -> None:
    if kind == ARSENAL:
        s.push(Warring(seat, 2, True))
    elif kind == OUTPOST:
        s.push(Warring(seat, 1, False))
    elif kind == PROVING_GROUND:
        advance(s, seat, 2)
        s.push(Taking(seat, s.behind(seat), STONE_OR_FOOD))
    elif kind == CITADEL:
        advance(s, seat, s.players[seat].buildings_of(RED, s.box.colour))
    elif kind == VETERANS:
        s.push(Honouring(seat))


def use_orange(s: FirstBuilders, seat: i64, kind: i64) -> None:
    if kind == CONSTRUCTION_SITE:
        s.push(Reserving(seat))
    elif kind == COURT:
        s.push(Recolouring(seat))
    elif kind == MANOR:
        s.push(TakingCitizen(seat, FREE))
    elif kind == FORUM:
        s.push(TakingSpeaker(seat, s.box.speakers_from_sites))


def use_yellow(s: FirstBuilders, seat: i64, kind: i64, cell: i64) -> None:
    player = s.players[seat]
    if kind == GRANARY:
        s.gain(seat, FOOD, 1 + i64(len(player.farms)))
    elif kind == MINT:
        s.gain(seat, GOLD, 1)
    elif kind == QUARRY:
        stone: i64 = 1
        k: i64
        for k in range(4):
            if player.grid[at(cell + STEPS[k])] == EMPTY:
                stone += 1
        s.gain(seat, STONE, stone)
    elif kind == WORKSHOP:
        s.push(Taking(seat))


def use_purple(s: FirstBuilders, seat: i64, kind: i64, cell: i64) -> None:
    if kind == ASTRONOMER_TOWER:
        s.gain(seat, WISDOM, 1 + i64(len(s.players[seat].advisers)))
    elif kind == FOUNTAIN:
        s.gain(seat, WISDOM, 1)
        s.push(Resetting(seat))
    elif kind == RITUAL_GATE:
        s.push(Lifting(seat))
    elif kind == MAGE_TOWER:
        s.push(Copying(seat, cell, NO_CELLS))


@final
class UsingEffects(Question[FirstBuilders]):
    """The effects that may be used now, in any order, each once or not at all (FB-114, FB-153, FB-154, FB-G27)."""

    def __init__(self, seat: i64 = 0, cell: i64 = 0, left: i64 = HERE) -> None:
        self.seat = seat
        self.cell = cell  # the tile just placed, or the bottom left one of the district
        self.left = left  # the set of tiles, as words.EFFECTS has them, whose effects are not used yet

    def asks(self, s: FirstBuilders) -> i64:
        n: i64
        for n in range(5):
            if has(self.left, n) and self.is_usable(s, n):
                return self.seat
        s.pop()
        return NOT_ASKED

    def place(self, n: i64) -> i64:
        """The cell of a tile."""
        return self.cell if n == 0 else at(self.cell + BLOCK[n - 1])

    def kind(self, s: FirstBuilders, n: i64) -> i64:
        return effect_of(i64(s.players[self.seat].grid[self.place(n)]))

    def is_usable(self, s: FirstBuilders, n: i64) -> bool:
        return can_use(s, self.seat, self.kind(s, n), self.place(n))

    def words(self, s: FirstBuilders, out: Words) -> None:
        n: i64
        for n in range(5):
            if has(self.left, n) and self.is_usable(s, n):
                out.append(USE.base + n)
        out.append(DONE)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        if word == DONE:
            s.pop()
            return
        n = WORDS.first[word]
        self.left &= ~bit(n)
        use_effect(s, self.seat, self.kind(s, n), self.place(n))

    def promise(self, s: FirstBuilders) -> float:
        total = 0.0
        n: i64
        for n in range(5):
            if has(self.left, n) and self.is_usable(s, n):
                points = points_of(s, self.seat, self.kind(s, n))
                total += float(points) if points >= 0 else EFFECT
        return total

    def asked(self, s: FirstBuilders) -> Asked:
        if self.left == HERE:
            numbers: dict[str, int | str] = {"building": BUILDINGS[self.kind(s, 0)]}
            return Asked(name="use", seat=int(self.seat), numbers=numbers, rules=("FB-113", "FB-114"))
        return Asked(name="use-district", seat=int(self.seat), rules=("FB-114", "FB-153", "FB-154"))

    def copy(self) -> UsingEffects:
        return UsingEffects(self.seat, self.cell, self.left)


@final
class Copying(Once[FirstBuilders]):
    """The mage tower uses the effect of one neighbour, whatever its colour and district (FB-277 … FB-279)."""

    def __init__(self, seat: i64 = 0, cell: i64 = 0, chain: vec[i64] = NO_CELLS) -> None:
        super().__init__(seat)
        self.cell = cell
        self.chain = chain  # mage towers that copied this one

    def words(self, s: FirstBuilders, out: Words) -> None:
        side: i64
        for side in range(4):
            if can_copy(s, self.seat, self.cell, side, self.chain):
                out.append(COPY.base + side)

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        cell = at(self.cell + STEPS[WORDS.first[word]])
        kind = effect_of(i64(s.players[self.seat].grid[cell]))
        if kind == MAGE_TOWER:
            s.push(Copying(self.seat, cell, with_cell(self.chain, self.cell)))
        else:
            use_effect(s, self.seat, kind, cell)

    def promise(self, s: FirstBuilders) -> float:
        return EFFECT

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="copy", seat=int(self.seat), rules=("FB-277", "FB-278"))
