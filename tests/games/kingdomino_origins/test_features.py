"""What a strong player looks at: exact gains, the shape of what is free, and what is still to come."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from dolmen import CHANCE, OVER
from dolmen.core.rng import Rng
from dolmen.games.kingdomino_origins.features import NAMES, land_of
from dolmen.games.kingdomino_origins.land import MISFIT
from dolmen.games.kingdomino_origins.placing import Placing
from dolmen.games.kingdomino_origins.scoring import region_points
from dolmen.games.kingdomino_origins.state import KingdominoOrigins
from rulebook.kingdomino_origins.table import GAME, Table


def seen(table: Table, seat: int = 0) -> dict[str, float]:
    numbers = list(table.state.features())[seat * len(NAMES) : (seat + 1) * len(NAMES)]
    return dict(zip(NAMES, numbers, strict=True))


def random_game(rng: Rng, **options: str) -> list[KingdominoOrigins]:
    """The positions of a random game in which somebody places a domino."""
    state = GAME.start(3, **options)
    found = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        if isinstance(state.stack[-1], Placing):
            found.append(state.copy())
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("options", [{"tiles": "classic"}, {"mode": "discovery"}, {"mode": "totem"}], ids=str)
def test_the_gain_of_a_domino_is_what_its_best_placement_brings(options: dict[str, str]) -> None:
    checked = 0
    for state in random_game(Rng(4), **options):
        seat, domino = int(state.to_move), int(state.in_hand)
        if state.box.craters[2 * domino] or state.box.craters[2 * domino + 1]:
            continue
        land = land_of(state.box, state.territories[seat])
        assert land.points == region_points(state.box, state.territories[seat])
        best = MISFIT
        for word in state.legal():
            if state.territories[seat].size == 1 or len(state.legal()) > 1:
                after = state.copy()
                after.apply(word)
                wood = sum(after.territories[seat].goods) - sum(state.territories[seat].goods)
                points = region_points(state.box, after.territories[seat]) + (wood if state.box.totem else 0)
                best = max(best, int(points - land.points))
        if best != MISFIT:
            assert land.gain(domino) == best
            checked += 1
    assert checked > 15


def test_a_volcano_promises_the_largest_region_in_reach() -> None:
    table = Table()
    table.draw(0, "L L L / . H D")
    table.hold(43)  # J V2
    wanted = max(points_after_fire(table, word) for word in table.state.legal())
    assert land_of(table.box, table.territory()).gain(43) == wanted == 6


def points_after_fire(table: Table, word: int) -> int:
    after = table.state.copy()
    after.apply(word)
    found = []
    for fire in after.legal():
        burnt = after.copy()
        burnt.apply(fire)
        found.append(burnt.scores()[0])
    return max(found)


def test_holes_dead_ends_and_odd_places_are_seen() -> None:
    table = Table(tiles="classic", middle="true", complete="true")
    table.draw(0, "W W W W W / W . W . . / W W H W W / . W W W W / . W W W W")
    found = seen(table)
    assert (found["holes"], found["dead_ends"], found["pockets"], found["odd"]) == (1, 4, 3, 1)
    assert (found["long_side"], found["short_side"], found["free"]) == (5, 5, 5)
    assert (found["centred"], found["whole"], found["broken"]) == (1, 0, 1)


def test_dominoes_in_hand_are_told_from_those_to_choose() -> None:
    table = Table(tiles="classic", first=(1, 13, 19, 41), second=(20, 21, 22, 40))
    found = seen(table)
    assert found["to_place"] == found["to_choose"] == 1
    assert found["held_gain"] == 0
    assert found["free_best"] == found["free_gain"] >= 1
    waiting = seen(table, 3)
    assert waiting["row_gain"] >= 1
    assert waiting["free_gain"] <= waiting["free_best"]
    table.state.apply(table.state.legal()[0])
    table.say("choose 40")
    chosen = seen(table)
    assert chosen["chosen_gain"] >= 1
    assert chosen["chosen_order"] == 1
    assert chosen["to_choose"] == 0


def test_what_was_looked_over_does_not_travel() -> None:
    table = Table()
    before = list(table.state.features())
    assert table.territory().land is not None
    table.state.listener = None
    twin = pickle.loads(pickle.dumps(table.state))
    assert twin.territories[0].land is None
    assert list(twin.features()) == before


def test_a_better_position_is_worth_more_in_every_mode() -> None:
    for name, value in (("tiles", "classic"), ("mode", "discovery"), ("mode", "totem"), ("mode", "tribe")):
        options: dict[str, Any] = {name: value}
        for seats in (2, 3, 4):
            table = Table(seats, **options)
            table.draw(1, "L1 L L / L1 L H" if name == "mode" else "W1 W W / W1 W H")
            values = table.state.values()
            assert max(values) == values[1], (options, seats)
            assert abs(sum(values) - 1) < 1e-9
