"""What a strong player looks at: the numbers that learned values stand on, seat by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.bits import bit, count_bits, has

from . import scoring
from .box import CARDS, FARMER, TOP_CHOICE, TOP_ONCE
from .value import HEAT, MORE_HEAT, card_worth, factor, prospects, rounds_left, tile_gain, unused_pips
from .words import BUILDING, CARD, FARM, FOREST, HUNT, HUT, PLACES, TOOLMAKER
from .words import FOOD as FOOD_GOOD

if TYPE_CHECKING:
    from .state import Player, StoneAge

ACTING: Final = 2  # the phase

VERSION: Final = 2
LONGEST: Final = 9.0  # rounds that are left when a game begins, as they are guessed from the stacks

# The place of each feature among a seat's.
SEAT: Final = 0  # 1
SCORE: Final = 1  # on the track
FIGURES: Final = 2
TOOLS: Final = 3
LEVEL: Final = 4  # of agriculture
FOOD: Final = 5
SHORT: Final = 6  # food that the next feeding lacks, hunters counted
LATER_SHORT: Final = 7  # the same for the feedings after it, in each
WOOD: Final = 8
CLAY: Final = 9
STONE: Final = 10
GOLD: Final = 11
SURPLUS: Final = 12  # resources beyond a dozen
BUILDINGS: Final = 13
CARDS_OWNED: Final = 14
SYMBOLS: Final = 15  # different ones
GREEN: Final = 16  # points of the sets of symbols
FARMERS: Final = 17  # people on cards
TOOLMAKER_PEOPLE: Final = 18
BUILDERS: Final = 19
SHAMANS: Final = 20
PEOPLE_NOW: Final = 21  # their points as things are
ONCE: Final = 22  # pips of tools to be used once
CHOICE: Final = 23  # resources of choice
IDLE: Final = 24  # figures still to be placed
AT_TOOLMAKER: Final = 25
AT_HUT: Final = 26
AT_FARM: Final = 27
HUNTERS: Final = 28
FORESTERS: Final = 29
CLAY_DIGGERS: Final = 30
QUARRIERS: Final = 31
PANNERS: Final = 32
PARTIES: Final = 33  # places where is gathered
SPARE_PIPS: Final = 34  # unused tools while something is to be rolled
AT_CARDS: Final = 35
CARD_GAIN: Final = 36  # of cards with a figure, before their cost
CARD_COST: Final = 37
CARD_SYMBOL: Final = 38  # what a new symbol adds to the sets
CARD_PEOPLE: Final = 39  # what new people will count
AT_BUILDINGS: Final = 40
TILE_GAIN: Final = 41
UNPAYABLE: Final = 42  # resources that the purchases lack, those to come counted
FIRST: Final = 43  # begins the next round
RECKONED: Final = 44  # how it stands by the value set by hand, as the logarithm of a share
NAMES: Final = (
    "seat",
    "score",
    "figures",
    "tools",
    "level",
    "food",
    "short",
    "later_short",
    "wood",
    "clay",
    "stone",
    "gold",
    "surplus",
    "buildings",
    "cards",
    "symbols",
    "green",
    "farmers",
    "toolmakers",
    "builders",
    "shamans",
    "people_now",
    "once",
    "choice",
    "idle",
    "at_toolmaker",
    "at_hut",
    "at_farm",
    "hunters",
    "foresters",
    "clay_diggers",
    "quarriers",
    "panners",
    "parties",
    "spare_pips",
    "at_cards",
    "card_gain",
    "card_cost",
    "card_symbol",
    "card_people",
    "at_buildings",
    "tile_gain",
    "unpayable",
    "first",
    "reckoned",
)
COUNT: Final = 45


def left(s: StoneAge) -> float:
    """The share of the rounds that will still begin, as the stacks and the deck let guess."""
    return min(1.0, rounds_left(s) / LONGEST)


def features(s: StoneAge) -> vec[float]:
    """All seats' numbers, one seat after the other."""
    seats = s.box.seats
    out = vec[float]([0.0] * int(seats * COUNT))
    rounds = rounds_left(s)
    seat: i64
    for seat in range(seats):
        at = seat * COUNT
        fill_home(s, s.players[seat], out, at)
        fill_cards(s, s.players[seat], out, at)
        fill_board(s, seat, rounds, out, at)
        if s.after(s.first) == seat:
            out[at + FIRST] = 1.0
        out[at + RECKONED] = prospects(s, seat, rounds) / (HEAT + MORE_HEAT * rounds)
    return out


def fill_home(s: StoneAge, player: Player, out: vec[float], at: i64) -> None:
    """The player's own board."""
    out[at + SEAT] = 1.0
    out[at + SCORE] = float(player.score())
    out[at + FIGURES] = float(player.figures)
    out[at + TOOLS] = float(player.tool_total())
    out[at + LEVEL] = float(player.level)
    out[at + FOOD] = float(player.food)
    out[at + LATER_SHORT] = float(max(0, player.figures - player.level))
    r: i64
    for r in range(4):
        out[at + WOOD + r] = float(player.goods[r])
    out[at + SURPLUS] = float(max(0, player.resources() - 12))
    out[at + BUILDINGS] = float(count_bits(player.buildings))
    out[at + IDLE] = float(player.idle) if player.idle < player.figures else 0.0


def fill_cards(s: StoneAge, player: Player, out: vec[float], at: i64) -> None:
    """The cards a player owns."""
    if player.cards == 0:
        return
    box = s.box
    symbols: i64 = 0
    card: i64
    for card in range(1, CARDS + 1):
        if not has(player.cards, card):
            continue
        out[at + CARDS_OWNED] += 1.0
        bottom = box.bottom[card]
        if bottom < FARMER:
            symbols |= bit(bottom)
        else:
            out[at + FARMERS + bottom - FARMER] += float(box.people[card])
        if has(player.face_up, card):
            if box.top[card] == TOP_ONCE:
                out[at + ONCE] += float(box.amount[card])
            elif box.top[card] == TOP_CHOICE:
                out[at + CHOICE] += float(box.amount[card])
    out[at + SYMBOLS] = float(count_bits(symbols))
    out[at + GREEN] = float(scoring.green_points(box, player.cards))
    out[at + PEOPLE_NOW] = out[at + FARMERS] * float(player.level)
    out[at + PEOPLE_NOW] += out[at + TOOLMAKER_PEOPLE] * float(player.tool_total())
    out[at + PEOPLE_NOW] += out[at + BUILDERS] * out[at + BUILDINGS]
    out[at + PEOPLE_NOW] += out[at + SHAMANS] * float(player.figures)


def fill_board(s: StoneAge, seat: i64, rounds: float, out: vec[float], at: i64) -> None:
    """Figures on the board and what they will probably bring."""
    box = s.box
    player = s.players[seat]
    income = float(player.resources())
    food = float(player.food + player.level)
    done: i64 = -1  # where the dice have fallen
    if s.phase == ACTING and s.to_move == seat:
        done = fill_roll(s, out, at)
    where: i64
    for where in range(CARD):
        n = i64(s.placed[where * 4 + seat])
        if n == 0 or where == done:
            continue
        if where >= FOREST:
            out[at + FORESTERS + where - FOREST] = float(n)
            out[at + PARTIES] += 1.0
            income += float(n) * 3.5 / float(box.divisor[where - FOREST]) - 0.4
        elif where == HUNT:
            out[at + HUNTERS] = float(n)
            out[at + PARTIES] += 1.0
            food += float(n) * 1.75 - 0.25
        elif where == TOOLMAKER:
            out[at + AT_TOOLMAKER] = 1.0 if player.tool_total() < 12 else 0.0
        elif where == HUT:
            out[at + AT_HUT] = 1.0 if player.figures < box.most_figures else 0.0
        elif where == FARM and player.level < box.most_level:
            out[at + AT_FARM] = 1.0
            food += 1.0
    out[at + SHORT] = max(0.0, float(player.figures) + out[at + AT_HUT] - food)
    if out[at + PARTIES] > 0.0:
        out[at + SPARE_PIPS] = unused_pips(player)
    if player.idle < player.figures:
        fill_purchases(s, seat, rounds, income, out, at)


def fill_roll(s: StoneAge, out: vec[float], at: i64) -> i64:
    """What the dice have brought when only tools are asked for; returns where they were rolled, −1 for nowhere."""
    from .gathering import Rolling  # it stands on the state, and that on this

    top = s.stack[-1]
    if not isinstance(top, Rolling) or top.dice > 0:
        return -1
    amount = float(top.total // s.box.divisor[top.good])
    if top.good == FOOD_GOOD:
        out[at + FOOD] += amount
    else:
        out[at + WOOD + top.good] += amount
    return top.where


def fill_purchases(s: StoneAge, seat: i64, rounds: float, income: float, out: vec[float], at: i64) -> None:
    """Figures on cards and buildings."""
    box = s.box
    player = s.players[seat]
    cost: float
    where: i64
    for where in range(CARD, len(PLACES)):
        if s.placed[where * 4 + seat] == 0:
            continue
        if where >= BUILDING:
            gain, cost = tile_gain(s, player, s.tiles[where - BUILDING], income)
            out[at + AT_BUILDINGS] += 1.0
            out[at + TILE_GAIN] += gain
        else:
            card = s.display[where - CARD]
            cost = float(box.slot_cost[where - CARD])
            out[at + AT_CARDS] += 1.0
            out[at + CARD_GAIN] += card_worth(s, player, card, rounds)
            out[at + CARD_COST] += cost
            bottom = box.bottom[card]
            if bottom < FARMER:
                both = scoring.green_points(box, player.cards | bit(card))
                out[at + CARD_SYMBOL] += float(both) - out[at + GREEN]
            else:
                out[at + CARD_PEOPLE] += float(box.people[card]) * factor(s, player, bottom, rounds)
        income -= cost
    out[at + UNPAYABLE] = max(0.0, -income)
