"""What the next hunt and the next meal would bring a clan: told beside the pieces, never asked by the rules."""

from __future__ import annotations

from .box import COUNTS, FIELD, HERBS, Box
from .buying import Offering
from .land import grounds
from .phases import HUNTING, SPOILAGE
from .state import FirstSparks
from .words import FOODS, GRAIN


def has_hunted(s: FirstSparks, seat: int) -> bool:
    """Whether the next hunt of a clan is that of the next round (FS-150)."""
    return s.phase > HUNTING or (s.phase == HUNTING and s.place(seat) >= s.at)


def lying(s: FirstSparks, seat: int, food: int) -> int:
    """The tokens of a food at the clan's next hunt, if nobody hunted before it."""
    tokens = int(s.harvest[food])
    return int(s.refilled(food, tokens)) if has_hunted(s, seat) else tokens


def catches(s: FirstSparks, seat: int) -> list[int]:
    """How many tokens of every food, and how much grain, the clan's next hunt would bring (FS-150 … FS-162)."""
    return [*(int(s.prey(seat, food, lying(s, seat, food))) for food in range(len(FOODS))), int(s.grain(seat))]


def worth(s: FirstSparks, amounts: list[int]) -> int:
    """What a catch is worth as food."""
    return sum(amount * int(s.box.value[food]) for food, amount in enumerate(amounts[:GRAIN])) + amounts[GRAIN]


def spoiling(s: FirstSparks, seat: int) -> int:
    """What will spoil of the food a clan has now, if it keeps all of it (FS-146, FS-148)."""
    if s.phase >= SPOILAGE and not has_hunted(s, seat):
        return 0  # this round's third is gone
    return int(s.spoiling(seat, s.clans[seat].food))


def with_card(s: FirstSparks, seat: int, card: int) -> list[int]:
    """What the clan's next hunt would bring with one card more, or with one of its own less."""
    trial = s.copy()
    clan = trial.clans[seat]
    clan.cards ^= 1 << card
    clan.skills |= (1 << int(s.box.kind[card])) if int(s.box.kind[card]) > HERBS else 0
    return catches(trial, seat)


def with_member(s: FirstSparks, clan: int, space: int) -> int:
    """By how much food the next hunt would change if a member came to a space, or left it."""
    trial = s.copy()
    trial.clans[clan].members ^= 1 << space
    return worth(s, catches(trial, clan)) - worth(s, catches(s, clan))


def row_now(s: FirstSparks, seat: int, card: int) -> int:
    """Which step of a tool holds at the clan's next hunt, imaginary tokens counted (FS-158); −1 if none does."""
    kind = int(s.box.kind[card])
    tokens = lying(s, seat, kind) if kind < FIELD else 0
    if tokens == 0:
        return -1
    near = max(1, min(int(grounds(s.box.food, s.clans[seat].members, kind)), 3))
    return sum(tokens + near - 1 >= count for _, count in steps(s.box, card)) - 1


def steps(box: Box, card: int) -> list[tuple[int, int]]:
    """From how many tokens on a tool takes more."""
    table = [int(box.take[card * COUNTS + count]) for count in range(COUNTS)]
    return [(table[count], count) for count in range(1, COUNTS) if table[count] > table[count - 1]]


def why_nothing(s: FirstSparks, seat: int, card: int) -> str:
    """Why a hunting tool brings nothing (more)."""
    kind = int(s.box.kind[card])
    if not grounds(s.box.food, s.clans[seat].members, kind):
        return "nobody"
    return "spent" if lying(s, seat, kind) else "empty"


def takers(s: FirstSparks, seat: int, card: int) -> list[int]:
    """Who would be asked, and in which order, before a card offered by this seat became its own (FS-122, FS-123)."""
    offering = Offering(seat, card)
    return [n for n in behind(s, seat) if offering.is_asked(s, n)]


def behind(s: FirstSparks, seat: int) -> list[int]:
    """Those who have a chance to take what this seat offers, in the order in which they are asked (FS-122, FS-123)."""
    if s.herbs:  # there is no order yet
        return []
    places = range(int(s.place(seat)) + 1, int(s.box.seats))
    return [int(s.order[n]) for n in (reversed(places) if s.box.last_first else places) if not s.done >> s.order[n] & 1]
