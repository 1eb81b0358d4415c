"""The sums beside the ghost of a domino are those of the rules."""

from __future__ import annotations

from dolmen import CHANCE
from dolmen.core.rng import Rng
from dolmen.games.kingdomino_origins.preview import PreviewView
from rulebook.kingdomino_origins.table import GAME, Table


def preview(table: Table, text: str, seat: int = 0) -> PreviewView:
    return next(one for one in GAME.view(table.state, seat).previews if one.word == text)


def told(found: PreviewView) -> list[tuple[str, int, int, int, int]]:
    return [(one.terrain, one.squares, one.fires, one.points, one.plus) for one in found.regions]


def test_a_domino_that_joins_two_lakes_tells_what_they_are_worth_together() -> None:
    table = Table(first=(34, 36, 39, 41))  # 34: steppe and a lake with a fire
    table.draw(0, "L1 . L1", "L H L", ". . L")
    found = preview(table, "place n2 down")
    assert told(found) == [("lake", 6, 3, 18, 13), ("steppe", 1, 0, 0, 0)]
    assert found.plus == 13


def test_fire_tells_what_it_lights_and_what_it_burns() -> None:
    table = Table(first=(38, 39, 40, 41), mode="totem")  # 38: steppe and a volcano of one crater
    table.draw(0, "L* L* H")
    table.say("place e1 right")
    found = preview(table, "fire w1")
    assert told(found) == [("lake", 2, 1, 2, 2)]
    assert found.plus == 2 - 1 + 3 + 4  # the lake, a fish less; then the totems of mammoth and fish are taken


def test_a_caveman_tells_what_it_would_score() -> None:
    table = Table(mode="tribe", cave=("hunter", "painter", "shaman", "warrior-3"))
    table.draw(0, "G* G* L*", "G* H J*", "D D D")
    table.say("place s2w1 right", "choose 9", "hire hunter", "pay n1e1", "pay e1")
    scores = {one.word: one.plus for one in GAME.view(table.state, 0).previews}
    assert scores["put s1w1"] == 3
    assert scores["put s1e1"] == 0


def test_only_the_seat_to_move_is_told() -> None:
    table = Table()
    assert GAME.view(table.state, 0).previews
    assert not any(GAME.view(table.state, seat).previews for seat in (1, 2, 3, None))


def test_what_is_told_comes_true() -> None:
    for seed, (seats, mode) in enumerate([(2, "discovery"), (3, "totem"), (4, "tribe")]):
        table = Table(seats, mode=mode, middle="true", complete="true")
        rng = Rng(seed)
        while not table.over:
            seat = table.to_move
            if seat == CHANCE:
                table.step(rng)
                continue
            before = GAME.view(table.state, seat)
            legal = table.state.legal()
            word = legal[rng.below(len(legal))]
            table.state.apply(word)
            after = GAME.view(table.state, seat).players[seat]
            found = next((one for one in before.previews if one.word == GAME.words.text(word)), None)
            if found:
                assert after.score == before.players[seat].score + found.plus
                now = {(one.terrain, one.squares, one.fires, one.points) for one in after.regions}
                assert {line[:4] for line in told(found)} <= now
            else:
                assert after.regions == before.players[seat].regions


def test_the_phase_is_the_part_of_the_turn() -> None:
    table = Table(first=(38, 39, 40, 41), mode="tribe")
    phases = [GAME.view(table.state, 0).phase]
    for text in ("place e1 right", "fire hut", "choose 9"):
        table.say(text)
        phases.append(GAME.view(table.state, 0).phase)
    assert phases == ["placing", "eruption", "choosing", "placing"]  # nobody can hire with one mammoth
