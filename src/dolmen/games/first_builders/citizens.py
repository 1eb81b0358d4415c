"""Getting citizens and speakers (FB-050 … FB-055, FB-126 … FB-130, FB-138, FB-230, FB-238, FB-264, FB-265)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.bits import bit
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, Once
from dolmen.core.words import Words

from .box import SAGITTARIUS
from .paying import FOR_CITIZEN, charge
from .setup import list_rolls
from .state import DIE_SHORT, FirstBuilders
from .value import IDLE, NEW_CITIZEN
from .words import (
    CHANGED,
    CITIZEN,
    COLOURS,
    DICE,
    DONE,
    FIRST_CITIZEN,
    GOT_CITIZEN,
    GOT_SPEAKER,
    INCREASE,
    LINED_UP,
    MET,
    NO_DIE,
    RECALL,
    ROLL,
    SPEAKER,
    SPEAKER_ROSE,
    WISDOM,
    WORDS,
)

# How a die of the row is come by.
BOUGHT: Final = 0  # by the site's action: one must be bought (FB-126)
LIBRA_BUYS: Final = 1  # one may be bought (FB-238)
FREE: Final = 2  # one is free: the manor (FB-264)
CANCER_TAKES: Final = 3  # one is free, and may be declined (FB-237, FB-G26)


@final
class TakingCitizen(Once[FirstBuilders]):
    """A die of the citizen row, for the wisdom of its slot or free; it needs a free base (FB-051, FB-126)."""

    def __init__(self, seat: i64 = 0, how: i64 = BOUGHT) -> None:
        super().__init__(seat)
        self.how = how

    def is_free(self) -> bool:
        return self.how >= FREE

    def is_due(self, s: FirstBuilders) -> bool:
        if self.is_free():
            return s.players[self.seat].free > 0 and len(s.citizens) > 0
        return s.affords_citizen(self.seat)

    def words(self, s: FirstBuilders, out: Words) -> None:
        slot: i64
        for slot in range(i64(len(s.citizens))):
            if self.is_free() or s.affords(self.seat, WISDOM, s.citizen_price(self.seat, slot)):
                out.append(CITIZEN.base + slot)
        if self.how == LIBRA_BUYS or self.how == CANCER_TAKES:
            out.append(DONE)

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        if word == DONE:
            return
        slot = word - CITIZEN.base
        price: i64 = 0 if self.is_free() else s.citizen_price(self.seat, slot)
        die = take_die(s, slot)
        player = s.players[self.seat]
        player.free -= 1
        player.add_home(die, 1)
        s.tell(GOT_CITIZEN, self.seat, die)
        s.push(RefillingCitizens(die // 6))
        if s.has_sign(self.seat, SAGITTARIUS) and die % 6 < 5:
            s.push(Increasing(self.seat, FIRST_CITIZEN + die))
        charge(s, self.seat, WISDOM, price, FOR_CITIZEN)

    def promise(self, s: FirstBuilders) -> float:
        return NEW_CITIZEN if self.is_due(s) else 0.0

    def asked(self, s: FirstBuilders) -> Asked:
        seat = int(self.seat)
        if self.how == BOUGHT:
            return Asked(name="buy-citizen", seat=seat, rules=("FB-126", "FB-127"))
        if self.how == LIBRA_BUYS:
            return Asked(name="libra", seat=seat, rules=("FB-238",))
        if self.how == CANCER_TAKES:
            return Asked(name="cancer", seat=seat, rules=("FB-237",))
        return Asked(name="free-citizen", seat=seat, rules=("FB-264",))


def take_die(s: FirstBuilders, slot: i64) -> i64:
    """Take a die out of the row; those to the right move left (FB-128)."""
    row = vec[u8]()
    k: i64
    for k in range(i64(len(s.citizens))):
        if k != slot:
            row = append(row, s.citizens[k])
    die = i64(s.citizens[slot])
    s.citizens = row
    return die


@final
class RefillingCitizens(Once[FirstBuilders]):
    """A die of the same colour is rolled into the last slot; if none is left, the game will end (FB-128, FB-130)."""

    def __init__(self, colour: i64 = 0) -> None:
        super().__init__(CHANCE)
        self.colour = colour

    def asks(self, s: FirstBuilders) -> i64:
        if s.supply[self.colour] > 0:
            return CHANCE
        s.pop()
        s.tell(NO_DIE, s.turn, self.colour)
        if not s.is_short():
            s.tell(MET, s.turn, DIE_SHORT)
        s.short |= bit(self.colour)
        return NOT_ASKED

    def words(self, s: FirstBuilders, out: Words) -> None:
        list_rolls(out)

    def sample(self, s: FirstBuilders, rng: Rng) -> i64:
        return ROLL.base + rng.below(5)

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        die = self.colour * 6 + WORDS.first[word] - 1
        s.put_back(self.colour, -1)
        s.citizens = append(s.citizens[:], u8(die))
        s.tell(LINED_UP, CHANCE, die, i64(len(s.citizens)))

    def asked(self, s: FirstBuilders) -> Asked:
        numbers: dict[str, int | str] = {"colour": COLOURS[self.colour]}
        return Asked(name="refill", seat=CHANCE, numbers=numbers, rules=("FB-128",))


@final
class TakingSpeaker(Once[FirstBuilders]):
    """A speaker of choice from the row; with forum_source=board the forum may take one off a site (FB-138, FB-265)."""

    def __init__(self, seat: i64 = 0, from_sites: bool = False) -> None:
        super().__init__(seat)
        self.from_sites = from_sites

    def words(self, s: FirstBuilders, out: Words) -> None:
        value: i64
        for value in range(2, 6):
            if s.speakers[value] > 0:
                out.append(SPEAKER.of(value))
        if self.from_sites:
            for value in range(2, 6):
                if speaker_on_site(s, value) >= 0:
                    out.append(RECALL.of(value))

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        value = WORDS.first[word]
        if word < RECALL.base:
            s.add_speaker(value, -1)
        else:
            found = speaker_on_site(s, value)
            s.players[found // 64].unpost(found % 64)
        s.players[self.seat].add_speaker(value, 1)
        s.tell(GOT_SPEAKER, self.seat, value)
        if s.has_sign(self.seat, SAGITTARIUS) and value < 5:
            s.push(Increasing(self.seat, value - 1))

    def promise(self, s: FirstBuilders) -> float:
        return IDLE

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="speaker", seat=int(self.seat), rules=("FB-138", "FB-265"))


def speaker_on_site(s: FirstBuilders, value: i64) -> i64:
    """A speaker of a value (0: of any) that stands on a site: seat · 64 + its place in `posted`; −1 if none does."""
    seat: i64
    k: i64
    for seat in range(s.box.seats):
        posted = s.players[seat].posted
        for k in range(i64(len(posted))):
            worker = i64(posted[k]) // 5
            if worker >= 1 and worker < FIRST_CITIZEN and (value == 0 or worker + 1 == value):
                return seat * 64 + k
    return -1


@final
class Increasing(Once[FirstBuilders]):
    """Sagittarius: a citizen or speaker just gained may rise by 1, not above 6 or 5 (FB-230)."""

    def __init__(self, seat: i64 = 0, worker: i64 = 0) -> None:
        super().__init__(seat)
        self.worker = worker

    def words(self, s: FirstBuilders, out: Words) -> None:
        out.append(INCREASE)
        out.append(DONE)

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        if word == DONE:
            return
        player = s.players[self.seat]
        if self.worker >= FIRST_CITIZEN:
            change_die(s, self.seat, self.worker - FIRST_CITIZEN, self.worker - FIRST_CITIZEN + 1)
        else:
            value = self.worker + 1
            player.add_speaker(value, -1)
            player.add_speaker(value + 1, 1)
            s.tell(SPEAKER_ROSE, self.seat, value + 1)

    def asked(self, s: FirstBuilders) -> Asked:
        worker = int(self.worker)
        name = DICE[worker - FIRST_CITIZEN] if worker >= FIRST_CITIZEN else f"speaker-{worker + 1}"
        return Asked(name="increase", seat=int(self.seat), numbers={"worker": name}, rules=("FB-230",))


def change_die(s: FirstBuilders, seat: i64, die: i64, to: i64) -> None:
    """Turn or swap a citizen beside the board."""
    player = s.players[seat]
    player.add_home(die, -1)
    player.add_home(to, 1)
    s.tell(CHANGED, seat, die, to)
