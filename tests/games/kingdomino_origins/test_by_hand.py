"""The rules once more, slowly and from what lies on the table alone, beside every step of random games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conftest import Numbers
from dolmen import CHANCE
from dolmen.core.rng import Rng
from dolmen.games.kingdomino_origins.view import DominoView, KingdominoOriginsView, PlayerView, SquareView
from dolmen.games.kingdomino_origins.words import cell_name
from rulebook.kingdomino_origins.table import GAME

Land = dict[tuple[int, int], SquareView]
WAYS = {"right": (1, 0), "down": (0, 1), "left": (-1, 0), "up": (0, -1)}
SIDES = tuple(WAYS.values())
AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
EACH = {"hunter": ("mammoth", 3), "fisherwoman": ("fish", 3), "gatherer": ("mushroom", 4), "sculptor": ("flint", 5)}


def land_of(player: PlayerView) -> Land:
    return {(square.x, square.y): square for square in player.squares}


def places(land: Land, domino: DominoView, side: int) -> set[str]:
    """Every way to lay a domino (KO-030 … KO-038); equal halves need only two directions."""
    found = set()
    first, second = domino.halves
    ways = ("right", "down") if first == second else tuple(WAYS)
    left, right = min(x for x, _ in land) - 2, max(x for x, _ in land) + 2
    top, bottom = min(y for _, y in land) - 2, max(y for _, y in land) + 2
    for x in range(left, right + 1):
        for y in range(top, bottom + 1):
            for way in ways:
                cells = [(x, y), (x + WAYS[way][0], y + WAYS[way][1])]
                if any(cell in land for cell in cells):
                    continue
                xs, ys = zip(*land, *cells, strict=True)
                if max(xs) - min(xs) >= side or max(ys) - min(ys) >= side:
                    continue
                halves = zip(cells, (first.terrain, second.terrain), strict=True)
                if any(
                    (beside := land.get((cx + dx, cy + dy))) and beside.terrain in (None, terrain)
                    for (cx, cy), terrain in halves
                    for dx, dy in SIDES
                ):
                    found.add(f"place {cell_name(x, y)} {way}")
    return found or {"set-aside"}


def targets(land: Land, view: KingdominoOriginsView) -> set[str]:
    """Where fire may land (KO-049 … KO-058)."""
    assert view.eruption
    vx, vy = next(at for at, square in land.items() if square.cell == view.eruption.cell)
    return {
        f"fire {square.cell}"
        for (x, y), square in land.items()
        if max(abs(x - vx), abs(y - vy)) <= view.eruption.reach
        and not (square.fires or square.token or square.terrain == "volcano")
    }


def group(land: Land, start: tuple[int, int], same: Callable[[SquareView, SquareView], bool]) -> set[tuple[int, int]]:
    """Squares joined by their sides that are the same in some way."""
    found, todo = {start}, [start]
    while todo:
        x, y = todo.pop()
        for dx, dy in SIDES:
            at = (x + dx, y + dy)
            if at in land and at not in found and same(land[at], land[start]):
                found.add(at)
                todo.append(at)
    return found


def points(view: KingdominoOriginsView, seat: int) -> int:
    """A score without bonuses (KO-071, KO-109, KO-158)."""
    player = view.players[seat]
    land = land_of(player)
    total = 0
    groups = {
        frozenset(group(land, at, lambda a, b: a.terrain == b.terrain))
        for at, square in land.items()
        if square.terrain not in (None, "volcano")
    }
    for cells in groups:
        total += len(cells) * sum(land[at].fires + land[at].token for at in cells)
    if view.mode == "totem":
        total += sum(square.resource is not None for square in player.squares)
        total += sum(totem.points for totem in view.totems if totem.holder == seat)
    hordes = {
        frozenset(group(land, at, lambda a, b: (a.caveman or "").startswith("warrior")))
        for at, square in land.items()
        if (square.caveman or "").startswith("warrior")
    }
    total += sum(len(cells) * sum(int((land[at].caveman or "")[-1]) for at in cells) for cells in hordes)
    for (x, y), square in land.items():
        near = [land[x + dx, y + dy] for dx, dy in AROUND if (x + dx, y + dy) in land]
        match square.caveman:
            case "painter":
                total += 2 * sum(one.resource is not None for one in near)
            case "fire-lady":
                total += sum(one.fires + one.token for one in near)
            case "shaman":
                total += 2 * sum(one.caveman is not None for one in near)
            case str(kind) if kind in EACH:
                wanted, each = EACH[kind]
                total += each * sum(one.resource == wanted for one in near)
    return total


def check(view: KingdominoOriginsView, legal: set[str]) -> None:
    land = land_of(view.players[view.to_move])
    if view.asked.name == "place":
        assert view.in_hand
        assert legal == places(land, view.in_hand, view.side)
    elif view.asked.name == "fire":
        assert legal == targets(land, view)
    elif view.asked.name == "choose":
        assert legal == {f"choose {domino.id}" for domino in view.next_row if domino.chief is None}
    elif view.asked.name == "put":
        free = [one for one in land.values() if not (one.fires or one.token or one.resource or one.caveman)]
        assert legal == {f"put {one.cell}" for one in free if one.terrain}
    elif view.asked.name == "hire":
        assert view.cave
        kinds = sum(n > 0 for n in view.players[view.to_move].resources.values())
        hires = {f"hire {kind}" for kind in view.cave.open if kind} if kinds >= 2 else set()
        searches = {f"search {kind}" for kind in view.cave.unseen} if kinds == 4 else set()
        assert legal == hires | searches | {"done"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{"mode": "discovery"}, {"mode": "totem"}, {"mode": "tribe"}, {"tiles": "classic"}])
def test_every_step_is_as_a_careful_reader_would_have_it(options: dict[str, str], seats: int, numbers: Numbers) -> None:
    for seed in range(numbers(1, 2, 50)):
        state = GAME.start(seats, **options)
        rng = Rng(seed)
        while state.to_move >= CHANCE:
            if state.to_move == CHANCE:
                state.apply(state.sample(rng))
                continue
            view = GAME.view(state, int(state.to_move))
            check(view, {GAME.words.text(word) for word in view.legal})
            assert [player.score for player in view.players] == [points(view, n) for n in range(seats)]
            state.apply(view.legal[rng.below(len(view.legal))])
