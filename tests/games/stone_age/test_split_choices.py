"""Every choice that is split into several words has exactly one path to each result, and no dead end.

What a rule allows is worked out here from the rule alone; what the engine offers is walked through word by word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from dolmen.games.stone_age.state import StoneAge
from dolmen.games.stone_age.words import GOODS, RESOURCES, WORDS
from rulebook.stone_age.endgame import before_feeding
from rulebook.stone_age.table import Table

Payment = tuple[int, ...]  # how many wood, clay, stone, gold

HOLDINGS: list[Payment] = list(product(range(4), repeat=4))
ONE_USE = {33: 4, 34: 3, 35: 2}
LADDER = [tuple((total + 2 - n) // 3 for n in range(3)) for total in range(13)]


def paths(state: StoneAge, seat: int, goes_on: Callable[[StoneAge], bool]) -> Iterator[tuple[list[str], StoneAge]]:
    """Every way through a choice, as words, with the position after it; the engine offers no word in vain."""
    trail: list[tuple[list[str], StoneAge]] = [([], state)]
    while trail:
        said, here = trail.pop()
        if not goes_on(here):
            yield said, here
            continue
        legal = here.legal()
        assert legal, f"a dead end after {said}"
        assert legal == sorted(set(legal))
        assert here.to_move == seat
        for word in legal:
            after = here.copy()
            after.apply(word)
            trail.append(([*said, WORDS.text(word)], after))


def asking(*names: str) -> Callable[[StoneAge], bool]:
    return lambda state: state.asked().name in names


def goods(state: StoneAge, seat: int = 0) -> Payment:
    return tuple(int(n) for n in state.players[seat].goods)


def set_goods(state: StoneAge, holding: Payment, seat: int = 0) -> None:
    state.players[seat].goods = vec[i64](holding)


def words_of(said: list[str], family: str) -> Payment:
    """How often each resource is named by the words of one family."""
    return tuple(said.count(f"{family} {resource}") for resource in RESOURCES)


def minus(a: Payment, b: Payment) -> Payment:
    return tuple(x - y for x, y in zip(a, b, strict=True))


def plus(a: Payment, b: Payment) -> Payment:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def parts(holding: Payment) -> Iterator[Payment]:
    """Everything that could be taken out of a holding."""
    yield from product(*(range(n + 1) for n in holding))


def kinds(payment: Payment) -> int:
    return sum(n > 0 for n in payment)


def payments(state: StoneAge, where: str, question: str) -> list[Payment]:
    """All payments the engine accepts for a purchase, one for each path; none if it cannot be begun."""
    act = WORDS.parse(f"act {where}")
    if act not in state.legal():
        return []
    held = goods(state)
    begun = state.copy()
    begun.apply(act)
    found = []
    for said, after in paths(begun, 0, asking(question)):
        paid = words_of(said, "pay")
        assert paid == minus(held, goods(after)), said
        found.append(paid)
    return found


def on(*places: str, tiles: tuple[int, ...] = ()) -> StoneAge:
    """Seat 0 of two stands on these places and one figure hunts, so that it is asked whatever it holds."""
    table = Table(2, (26, 27, 28, 13), tiles)
    table.give(0, figures=10)
    table.place(f"{places[0]} 1", "hunt 5", *(f"{place} 1" for place in places[1:]))
    table.everybody_hunts()
    assert table.asked == "act"
    return table.state


@pytest.mark.parametrize("cost", [1, 2, 3, 4])
def test_every_payment_for_a_card_has_one_path(cost: int) -> None:
    base = on(f"card-{cost}")
    for holding in HOLDINGS:
        state = base.copy()
        set_goods(state, holding)
        allowed = {part for part in parts(holding) if sum(part) == cost}
        found = payments(state, f"card-{cost}", "pay")
        assert len(found) == len(set(found))
        assert set(found) == allowed, holding


FORMS = {18: (4, 1), 19: (4, 2), 20: (4, 3), 21: (4, 4), 22: (5, 1), 23: (5, 2), 24: (5, 3), 25: (5, 4)}


@pytest.mark.parametrize("tile", FORMS)
def test_every_payment_for_a_building_of_so_many_kinds_has_one_path(tile: int) -> None:
    count, needed = FORMS[tile]
    base = on("building-1", tiles=(tile, 1))
    # One of a kind may have to pay five: holdings of 4 and 5 are added to those of 0 to 3.
    large: list[Payment] = [(5, 0, 0, 0), (0, 5, 1, 0), (0, 1, 5, 1), (4, 4, 4, 4), (5, 5, 5, 5), (1, 4, 0, 5)]
    for holding in HOLDINGS + large:
        state = base.copy()
        set_goods(state, holding)
        allowed = {part for part in parts(holding) if sum(part) == count and kinds(part) == needed}
        found = payments(state, "building-1", "pay-kinds")
        assert len(found) == len(set(found))
        assert set(found) == allowed, holding


@pytest.mark.parametrize("tile", [26, 27, 28])
def test_every_payment_for_a_building_of_any_resources_has_one_path(tile: int) -> None:
    base = on("building-1", tiles=(tile, 1))
    for holding in HOLDINGS if tile == 26 else HOLDINGS[::17]:
        state = base.copy()
        set_goods(state, holding)
        allowed = {part for part in parts(holding) if 1 <= sum(part) <= 7}
        found = payments(state, "building-1", "pay-any")
        assert len(found) == len(set(found))
        assert set(found) == allowed, holding


def hungry(short: int, holding: Payment, choice: bool = False) -> StoneAge:
    """Seat 0 of two is about to be fed and lacks so much food."""
    state = last_die().copy()
    player = state.players[0]
    player.idle += 10 - player.figures
    player.figures = 10
    player.food = 10 - short
    set_goods(state, holding)
    if choice:
        player.face_up |= 1 << 36
        player.cards |= 1 << 36
    state.apply(WORDS.parse("roll 1"))
    return state


@cache
def last_die() -> StoneAge:
    return before_feeding().state


FED = asking("feed", "feed-rest", "take")


@pytest.mark.parametrize("short", range(1, 11))
def test_every_way_to_feed_a_hungry_tribe_has_one_path(short: int) -> None:
    for holding in HOLDINGS:
        state = hungry(short, holding)
        allowed: set[Payment | None] = {part for part in parts(holding) if sum(part) == short}
        asked = bool(allowed)
        allowed.add(None)  # starving
        found: list[Payment | None] = []
        for said, after in paths(state, 0, FED):
            starved = after.players[0].hungry > 0
            assert bool(said) == asked
            assert not asked or starved == (said[-1] == "starve")
            assert minus(holding, goods(after)) == words_of(said, "pay")
            found.append(None if starved else words_of(said, "pay"))
        assert len(found) == len(set(found))
        assert set(found) == allowed, holding


PAIRS: list[Payment] = [part for part in product(range(3), repeat=4) if sum(part) == 2]


@pytest.mark.parametrize("short", [1, 2, 3, 5])
def test_every_way_to_feed_with_card_36_has_one_path(short: int) -> None:
    for holding in [held for held in HOLDINGS if max(held) < 3]:
        state = hungry(short, holding, choice=True)
        ways: set[tuple[Payment | None, Payment | None]] = {(None, None)}
        ways |= {(None, part) for part in parts(holding) if sum(part) == short}
        if sum(holding) + 2 >= short:
            for pair in PAIRS:
                more = plus(holding, pair)
                ways.add((pair, None))
                ways |= {(pair, part) for part in parts(more) if sum(part) == short}
        found: list[tuple[Payment | None, Payment | None]] = []
        for said, after in paths(state, 0, FED):
            taken = words_of(said, "take") if "use 36" in said else None
            starved = after.players[0].hungry > 0
            assert (after.players[0].face_up == 0) == (taken is not None)
            assert goods(after) == minus(plus(holding, words_of(said, "take")), words_of(said, "pay"))
            found.append((taken, None if starved else words_of(said, "pay")))
        assert len(found) == len(set(found))
        assert set(found) == ways, holding


def test_every_two_resources_of_choice_have_one_path() -> None:
    state = on("card-1")
    state.players[0].face_up |= 1 << 36
    state.players[0].cards |= 1 << 36
    state.apply(WORDS.parse("use 36"))
    found = []
    for said, after in paths(state, 0, asking("take")):
        assert goods(after) == words_of(said, "take")
        found.append(goods(after))
    assert len(found) == len(set(found)) == 10
    assert set(found) == set(PAIRS)


Tools = tuple[tuple[int, ...], tuple[int, ...]]  # the values of tiles added, ascending, and the one-use cards


@pytest.mark.parametrize("total", range(13))
def test_every_set_of_tools_has_one_path(total: int) -> None:
    """All ladders of tools, every set of them used before, every set of one-use cards that lie open."""
    table = Table(2)
    table.place("river 2", "hunt 5", "hunt 3")
    table.say("act river")
    table.roll(1)
    values = LADDER[total]
    spaces = [space for space in range(3) if values[space]]
    for used in subsets(spaces):
        for cards in subsets(list(ONE_USE)):
            state = table.state.copy()
            player = state.players[0]
            player.tools = vec[i64](values[:3])
            player.used = sum(1 << space for space in used)
            player.face_up = sum(1 << card for card in cards)
            player.cards = player.face_up
            state.apply(WORDS.parse("roll 2"))
            fresh = [space for space in spaces if space not in used]
            allowed: set[Tools] = {
                (tuple(sorted(values[space] for space in chosen)), open_cards)
                for chosen in subsets(fresh)
                for open_cards in subsets(list(cards))
            }
            found: list[Tools] = []
            for said, after in paths(state, 0, asking("tools")):
                tools = tuple(sorted(int(word.split()[1]) for word in said if word.startswith("tool ")))
                spent = tuple(int(word.split()[1]) for word in said if word.startswith("use "))
                turned = [space for space in fresh if after.players[0].used >> space & 1]
                assert sorted(values[space] for space in turned) == list(tools)
                assert after.players[0].face_up == sum(1 << card for card in cards if card not in spent)
                gold = (1 + 2 + sum(tools) + sum(ONE_USE[card] for card in spent)) // 6
                assert after.players[0].goods[GOODS.index("gold")] == gold
                found.append((tools, spent))
            assert len(found) == len(set(found))
            assert set(found) == allowed, (values, used, cards)


def subsets(things: list[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(things) + 1):
        yield from combinations(things, size)
