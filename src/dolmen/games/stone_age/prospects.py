"""What the board says beforehand, by the rules: yields of dice, sets of tools, points of buildings and cards."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from .box import ANY, FARMER, FIXED, ROLES, Box
from .gathering import Rolling
from .scoring import people, set_sizes
from .state import Player, StoneAge
from .words import DONE, TOOL, USE, WORDS

MOST_DICE = 10  # nobody has more figures


class ToolSetView(msgspec.Struct, tag="tools", kw_only=True):
    """Tools that make a roll worth more: the words that say them in one go, what each adds, and what it then gives."""

    words: list[int]
    tools: list[int]
    plus: int
    amount: int


class LineView(msgspec.Struct, tag="line", kw_only=True):
    """What cards would score now: `a` times `b`, different symbols squared (`green`) or the persons of a role."""

    key: str
    a: int
    b: int
    points: int


@cache
def yields(divisor: int) -> list[float]:
    """What so many dice bring on average, divided and rounded down, without tools; by their number."""
    chances = {0: 1.0}
    out = [0.0]
    for _ in range(MOST_DICE):
        thrown: dict[int, float] = {}
        for total, chance in chances.items():
            for face in range(1, 7):
                thrown[total + face] = thrown.get(total + face, 0.0) + chance / 6
        chances = thrown
        out.append(round(sum(total // divisor * chance for total, chance in chances.items()), 1))
    return out


def building_points(box: Box, tile: int) -> tuple[int, int]:
    """The least and the most points of a building, whatever is paid (SA-097 … SA-099)."""
    kinds = int(box.kinds[tile])
    if kinds == FIXED:
        return int(box.points[tile]), int(box.points[tile])
    values = sorted(int(worth) for worth in box.worth)
    count = int(box.count[tile])
    if kinds == ANY:
        return values[0], values[-1] * count
    spare = count - kinds
    low, high = values[:kinds], values[-kinds:]
    return sum(low) + spare * low[0], sum(high) + spare * high[-1]


def card_lines(box: Box, player: Player, cards: int) -> list[LineView]:
    """What these cards of a player would score if the game ended now."""
    factors = (player.level, player.tool_total(), int(player.buildings).bit_count(), player.figures)
    return lines_of(box, cards, factors) if cards else []


@lru_cache(2048)
def lines_of(box: Box, cards: int, factors: tuple[int, ...]) -> list[LineView]:
    lines = [LineView(key="green", a=int(n), b=int(n), points=int(n * n)) for n in set_sizes(box, cards)]
    for n, (role, factor) in enumerate(zip(ROLES, factors, strict=True)):
        persons = int(people(box, cards, FARMER + n))
        if persons:
            lines.append(LineView(key=role, a=persons, b=int(factor), points=persons * int(factor)))
    return lines


def tool_sets(s: StoneAge) -> list[ToolSetView]:
    """For every amount that tools can make of the roll before the seat to move, the set that wastes least."""
    roll = s.stack[-1]
    if not isinstance(roll, Rolling) or s.to_move != roll.seat:
        return []
    bare = int(roll.total // s.box.divisor[roll.good])
    best: dict[int, tuple[float, ToolSetView]] = {}
    explore(s, roll, bare, [], best)
    return [best[amount][1] for amount in sorted(best)]


def explore(
    s: StoneAge, start: Rolling, bare: int, said: list[int], best: dict[int, tuple[float, ToolSetView]]
) -> None:
    """Try every tool that may come next on a copy, and what follows."""
    for word in s.legal():
        if word == DONE:
            continue
        trial = s.copy()
        trial.apply(word)
        words = [*said, word]
        here = trial.stack[-1]
        tools = [added(s, each) for each in words]
        plus = sum(tools)
        still = isinstance(here, Rolling) and trial.to_move == start.seat and here.total == start.total + plus
        amount = int((start.total + plus) // s.box.divisor[start.good])
        cards = sum(WORDS.family(each) is USE for each in words)
        cost = plus + 100 * cards + len(words) / 10  # tools come back every round, cards do not
        if amount > bare and (amount not in best or cost < best[amount][0]):
            say = [*words, DONE] if still else words
            best[amount] = cost, ToolSetView(words=say, tools=tools, plus=plus, amount=amount)
        if still:
            explore(trial, start, bare, words, best)


def added(s: StoneAge, word: int) -> int:
    """What a tool or a one-use card adds."""
    first = int(WORDS.first[word])
    return first if WORDS.family(word) is TOOL else int(s.box.amount[first])
