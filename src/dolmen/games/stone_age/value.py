"""What a position is worth: an estimate of the final scores, and from it each seat's share of the win.

Everything is measured in points. One pip of a die is worth about one point of a building whatever is gathered,
because a resource's value in points is the number its roll is divided by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dolmen.core.bits import bit, count_bits, has
from dolmen.core.shares import final_shares, shares
from dolmen.core.state import OVER

from . import scoring
from .box import (
    ANY,
    BUILDER,
    FARMER,
    FIXED,
    TOOLMAKERS,
    TOP_CHOICE,
    TOP_DICE,
    TOP_DRAW,
    TOP_FARM,
    TOP_POINTS,
    TOP_TOOL,
)
from .words import BUILDING, CARD, FARM, FOOD, FOREST, HUNT, HUT, PLACES, TOOLMAKER

if TYPE_CHECKING:
    from .state import Player, StoneAge

# Points, found by self-play of the greedy bot.
PIP: Final = 0.82  # one pip of a die, or one point of resources in hand
FOOD_NEEDED: Final = 1.45  # one food that will be eaten
FOOD_SPARE: Final = 0.1  # one food beyond that
WORK: Final = 2.3  # what one more figure brings in a round, beyond what it eats
IDLE: Final = 2.4  # a figure still to be placed this round
PAIR: Final = 4.0  # dice for everyone, to the buyer
UNKNOWN: Final = 6.0  # a card drawn for the end
HEAT: Final = 14.0  # how sharply a lead in points turns into a share of the win
MORE_HEAT: Final = 1.5  # a round still to come makes it less sure


def values(s: StoneAge) -> list[float]:
    """Each seat's estimated share of the win; they add up to 1."""
    if s.to_move == OVER:
        return final_shares(s.outcome().places)
    left = rounds_left(s)
    heat = HEAT + MORE_HEAT * left
    return shares([prospects(s, seat, left) for seat in range(s.box.seats)], heat)


def rounds_left(s: StoneAge) -> float:
    """About how many rounds will still begin after this one."""
    height = s.heights[0]
    stack: i64
    for stack in range(1, s.box.seats):
        if s.heights[stack] < height:
            height = s.heights[stack]
    by_stacks = float(height) * 1.35 - 0.6
    by_cards = float(s.deck.left()) / (1.2 + 0.45 * float(s.box.seats))
    left = min(by_cards, by_stacks)
    by_limit = float(s.box.round_limit - s.round)
    if by_limit < left:
        left = by_limit
    return max(0.0, left)


def prospects(s: StoneAge, seat: i64, left: float) -> float:
    """The points a seat will probably end with."""
    player = s.players[seat]
    points = float(player.score()) + cards_worth(s, player, left)
    points += goods_worth(s, player, left)
    points += float(player.tool_total()) * PIP * left * 0.9
    points += float(player.figures) * WORK * left
    points += placed_worth(s, seat, left)
    points += food_worth(player, left)
    return points


def food_worth(player: Player, left: float) -> float:
    """Food in hand and to come against what the tribe will eat."""
    meals = left + 1.0
    need = float(player.figures) * meals
    have = float(player.food) + float(player.level) * meals
    if have < need:
        return (have - need) * FOOD_NEEDED
    return (have - need) * FOOD_SPARE


def goods_worth(s: StoneAge, player: Player, left: float) -> float:
    """Resources become buildings if there is time; at the end each is one point."""
    worth = 0.0
    count: i64 = player.resources()
    r: i64
    for r in range(4):
        worth += float(player.goods[r]) * float(s.box.worth[r])
    fade = left / 1.5 if left < 1.5 else 1.0
    spendable = 4.0 + 4.0 * left  # more than this cannot be spent
    if float(count) > spendable and count > 0:
        worth *= spendable / float(count)
    return worth * PIP * 0.92 * fade + float(count) * (1.0 - fade)


def cards_worth(s: StoneAge, player: Player, left: float) -> float:
    """The bottoms of the cards owned, with what they are multiplied by as it will probably be; and unused tops."""
    box = s.box
    if player.cards == 0:
        return 0.0
    worth = float(scoring.green_points(box, player.cards))
    rest = (player.cards & ~box.green | player.face_up) >> 1  # those that are worth something by themselves
    card: i64 = 1
    while rest != 0:
        if rest & 1 == 1:
            if box.bottom[card] >= FARMER:
                worth += float(box.people[card]) * factor(s, player, box.bottom[card], left)
            if has(player.face_up, card):
                worth += float(box.amount[card]) * (4.2 if box.top[card] == TOP_CHOICE else PIP * 0.9)
        rest >>= 1
        card += 1
    return worth


def factor(s: StoneAge, player: Player, role: i64, left: float) -> float:
    """What one person of a role will probably score."""
    if role == FARMER:
        return float(player.level) + 0.22 * left
    if role == TOOLMAKERS:
        return float(player.tool_total()) + 0.3 * left
    if role == BUILDER:
        return float(count_bits(player.buildings)) + 0.45 * left
    return float(player.figures) + 0.15 * left


def card_worth(s: StoneAge, player: Player, card: i64, left: float) -> float:
    """What buying a card would bring, before its cost."""
    box = s.box
    top = box.top[card]
    amount = float(box.amount[card])
    if top < FOOD:
        worth = amount * float(box.worth[top]) * PIP
    elif top == FOOD:
        worth = amount * FOOD_NEEDED
    elif top < TOP_DICE:
        worth = amount * 3.5 * PIP - 1.0
    elif top == TOP_DICE:
        worth = PAIR
    elif top == TOP_POINTS:
        worth = amount
    elif top == TOP_TOOL:
        worth = PIP * left
    elif top == TOP_FARM:
        worth = FOOD_NEEDED * (left + 1.0)
    elif top == TOP_DRAW:
        worth = UNKNOWN
    elif top == TOP_CHOICE:
        worth = amount * 4.2
    else:
        worth = amount * PIP
    bottom = box.bottom[card]
    if bottom < FARMER:
        green = player.cards | bit(card)
        return worth + float(scoring.green_points(box, green) - scoring.green_points(box, player.cards))
    return worth + float(box.people[card]) * factor(s, player, bottom, left)


def placed_worth(s: StoneAge, seat: i64, left: float) -> float:
    """What the figures on the board and those still to be placed will bring this round."""
    player = s.players[seat]
    worth = 0.0
    income = float(player.resources())  # resources there will be to pay with
    rolls = 0
    out: i64 = 0
    where: i64
    for where in range(len(PLACES)):
        n = i64(s.placed[where * 4 + seat])
        if n == 0:
            continue
        out += n
        if where >= CARD:
            continue
        if where == HUNT:
            worth += (float(n) * 3.5 - 0.5) / 2.0 * FOOD_NEEDED
        elif where >= FOREST:
            pips = float(n) * 3.5
            divisor = float(s.box.divisor[where - FOREST])
            worth += (pips - (divisor - 1.0) / 2.0) * PIP
            income += pips / divisor - 0.4
            rolls += 1
        elif where == TOOLMAKER:
            if player.tool_total() < 12:
                worth += PIP * 0.9 * left + 0.3
        elif where == HUT:
            if player.figures < s.box.most_figures:
                worth += WORK * left - FOOD_NEEDED
        elif where == FARM and player.level < s.box.most_level:
            worth += FOOD_NEEDED * (left + 1.0)
    if out > 0:
        for where in range(CARD, len(PLACES)):
            if s.placed[where * 4 + seat] > 0:
                if where >= BUILDING:
                    gain, cost = tile_gain(s, player, s.tiles[where - BUILDING], income)
                else:
                    cost = float(s.box.slot_cost[where - CARD])
                    gain = card_worth(s, player, s.display[where - CARD], left) - cost * 3.1 * PIP
                    if income < cost:
                        gain *= 0.25 if income + 1.5 < cost else 0.6
                if gain > 0.0:
                    worth += gain
                    income -= cost
        if rolls > 0:
            worth += unused_pips(player) * PIP * 0.6
        if player.idle > 0 and out < player.figures:
            worth += float(player.idle) * IDLE
    return worth


def unused_pips(player: Player) -> float:
    """The value of the tools not yet used this round."""
    pips: i64 = 0
    space: i64
    for space in range(3):
        if not has(player.used, space):
            pips += player.tools[space]
    return float(pips)


def tile_gain(s: StoneAge, player: Player, tile: i64, income: float) -> tuple[float, float]:
    """What buying a building would bring beyond its cost, and how many resources it takes."""
    box = s.box
    kinds = box.kinds[tile]
    bonus = 1.5 + float(scoring.people(box, player.cards, BUILDER))
    if kinds == FIXED:
        missing = 0.0
        cost = 0.0
        r: i64
        for r in range(4):
            need = box.cost[tile * 4 + r]
            cost += float(need)
            if player.goods[r] < need:
                missing += float(need - player.goods[r])
        gain = float(box.points[tile]) * (1.0 - PIP * 0.92) + bonus
        if missing > 0.0:
            gain *= 0.5 if missing < 2.0 else 0.15
        return gain, cost
    cost = float(box.count[tile])
    if kinds == ANY:
        cost = min(4.0, income)
    gain = cost * 4.0 * (1.0 - PIP * 0.92) + bonus
    if income < cost:
        gain *= 0.4
    return gain, cost
