"""Every choice that is split into several words has exactly one path to each result, and no dead end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from conftest import Numbers
from dolmen.core.rng import Rng
from dolmen.games.kingdomino_origins.box import NAMED
from dolmen.games.kingdomino_origins.state import KingdominoOrigins
from dolmen.games.kingdomino_origins.words import CELLS, WORDS
from rulebook.kingdomino_origins.table import Table

Board = tuple[tuple[int, ...], tuple[int, ...]]


def paths(state: KingdominoOrigins, seat: int, *asked: str) -> Iterator[tuple[list[str], KingdominoOrigins]]:
    """Every way through these questions, as words, with the position after it."""
    trail: list[tuple[list[str], KingdominoOrigins]] = [([], state)]
    while trail:
        said, here = trail.pop()
        if here.to_move != seat or here.asked().name not in asked:
            yield said, here
            continue
        legal = here.legal()
        assert legal, f"a dead end after {said}"
        assert legal == sorted(set(legal))
        for word in legal:
            after = here.copy()
            after.apply(word)
            trail.append(([*said, WORDS.text(word)], after))


def faces(state: KingdominoOrigins, seat: int) -> tuple[tuple[int, int, int, int], ...]:
    """What a territory shows, whichever half of a domino shows it."""
    box, t = state.box, state.territories[seat]
    return tuple(
        (cell, int(box.terrain[square]), int(box.fires[square] or box.craters[square]), piece)
        for cell, (square, piece) in enumerate(zip(map(int, t.squares), map(int, t.pieces), strict=True))
        if square
    )


TERRITORIES = ["H", "H D G", "L J H / . Q V1 / D1 D .", "G G G / G H L / . L L / Q Q D"]


@pytest.mark.parametrize("text", TERRITORIES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_placement_has_one_word(text: str, seats: int) -> None:
    for domino in range(1, 49):
        table = Table(seats)
        table.draw(0, text)
        table.hold(domino)
        results = [faces(after, 0) for _, after in paths(table.state, 0, "place")]
        assert len(results) == len(set(results))
        if table.box.equal[domino]:
            assert {place.split()[1] for place in table.offered("place")} <= {"right", "down"}


def test_equal_halves_lie_to_the_right_or_down_only() -> None:
    table = Table()
    table.hold(12)
    assert table.can("place e1 right")
    assert table.why("place e2 left") == table.why("place n1 up") == "equal-halves"
    table.hold(37)  # quarry and quarry with fire are not equal
    assert table.can("place e2 left")


RICH = [
    "H G* L*",
    "G* G* H / G* L* .",
    "G* L* J* / H Q* G* / L* G .",
    "Q* Q* Q* / Q* H J* / L* L* G*",
    "G* L* J* Q* / H G* L* J* / Q* G* L* J*",
]


@pytest.mark.parametrize("text", RICH)
@pytest.mark.parametrize(("word", "price"), [("hire hunter", 2), ("search hunter", 4)])
def test_every_payment_and_place_of_a_caveman_has_one_path(text: str, word: str, price: int) -> None:
    table = Table(mode="tribe")
    table.say(table.legal()[0])
    table.draw(0, text)
    table.say("choose 9")
    t = table.territory()
    wood = [(cell, int(t.wood_at(cell))) for cell in range(len(t.pieces)) if t.wood_at(cell) >= 0]
    payments = {
        frozenset(cell for cell, _ in chosen)
        for chosen in combinations(wood, price)
        if len({resource for _, resource in chosen}) == price
    }
    assert table.can(word) == bool(payments)
    if not payments:
        return
    table.say(word)
    free = {cell for cell in range(len(t.pieces)) if t.can_hold(table.box, cell)}
    wanted = {(payment, cell) for payment in payments for cell in free | payment}
    found = []
    for said, after in paths(table.state, 0, "pay", "put"):
        names = [text.split()[1] for text in said]
        cells = [next(c for c in range(len(t.pieces)) if CELLS[NAMED[c]] == name and t.squares[c]) for name in names]
        assert len(said) == price + 1
        assert sum(after.territories[0].goods) == len(wood) - price
        found.append((frozenset(cells[:-1]), cells[-1]))
    assert len(found) == len(set(found))
    assert set(found) == wanted


def test_every_word_of_random_play_leads_elsewhere(numbers: Numbers) -> None:
    """No two legal words of one question have the same effect."""
    for seed in range(numbers(1, 2, 20)):
        table = Table(3 + seed % 2, mode=("tribe", "totem")[seed % 2])
        rng = Rng(seed)
        while not table.over:
            if table.to_move >= 0 and rng.below(6) == 0:
                seen = set()
                for word in table.state.legal():
                    after = table.state.copy()
                    after.apply(word)
                    chiefs = (tuple(after.chiefs), tuple(after.next_chiefs))
                    boards = tuple(faces(after, seat) for seat in range(table.box.seats))
                    asides = tuple(int(t.aside) for t in after.territories)
                    rest = (tuple(after.cave), after.stack_of_cavemen.left(), tuple(after.totems), after.asked().name)
                    top = after.stack_of_cavemen.bag if table.box.tribe else b""
                    seen.add((chiefs, boards, asides, rest, bytes(top), int(after.to_move)))
                assert len(seen) == len(table.state.legal())
            table.step(rng)
