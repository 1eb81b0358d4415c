"""Six players, and what is public (FS-248 … FS-256)."""

from __future__ import annotations

import pytest

from dolmen import Match
from dolmen.core.events import EVERYONE
from dolmen.core.rng import Rng
from dolmen.games.first_sparks.box import FIRE
from dolmen.games.first_sparks.state import FirstSparks
from dolmen.games.first_sparks.words import OFFERED
from rulebook.first_sparks.table import GAME, Table
from rulebook.rule import rule


@rule("FS-248", "FS-249")
def test_the_first_card_drawn_with_six_players_is_fifteen() -> None:
    table = Table(6)
    assert table.view(None).deck.cards == 27 + 1
    assert table.view(None).deck.top == 15
    assert table.boxed() == []
    table.say("offer 7", "buy")
    assert table.draws() == [15]
    table.fate("draw 15")
    table.say("offer 8", "buy")
    assert table.draws() == list(range(16, 42))
    assert table.view(None).deck.top is None


@rule("FS-250")
def test_six_tiles_and_the_base_for_six() -> None:
    table = Table(6)
    assert len(table.view(None).tiles) == 6
    assert table.refill() == (9, 7, 6, 4)


@rule("FS-252")
def test_everybody_sees_all_but_what_is_named_secret() -> None:
    table = Table(6)
    table.finish_round()
    views = [table.view(viewer) for viewer in (None, 0, 3)]
    for view in views:
        view.seat = None
        view.legal = []
        view.sales = []  # what one could buy oneself
    assert views[0] == views[1] == views[2]
    assert views[0].deck.under == [15]


@rule("FS-253", "FS-254")
def test_only_the_total_of_a_fire_owner_is_hidden_and_worlds_keep_it() -> None:
    table = Table()
    table.give(0, cards=(3, 9), food=17)
    assert table.view(1).players[0].food is None
    assert table.view(0).players[0].food == 17
    seen = [GAME.observe(table.state, 1)]
    table.give(0, food=23)
    seen.append(GAME.observe(table.state, 1))
    assert seen[0] == seen[1]
    world = table.state.copy()
    world.determinize(1, Rng(1))
    assert world.clans[0].food == 23  # it follows from public events
    assert table.state.seers == EVERYONE
    table.finish_round()
    prices = [event for event in table.events("hunted") if event["seat"] == 0]
    assert prices[0]["food"] == 1  # what he hunts, pays and eats is told to all


@rule("FS-255")
def test_a_fire_owner_who_cannot_pay_is_asked_like_anyone() -> None:
    table = Table(4)
    table.give(1, cards=(3, 9), food=0)
    table.give(2, food=0)
    table.say("offer 8")
    assert table.to_move == 1
    assert table.legal() == ["decline"]
    assert table.view(0).legal == table.view(None).legal == []
    assert table.view(1).legal == table.state.legal()
    assert table.why("buy") == "card-too-expensive"
    table.say("decline")
    assert table.to_move == 3  # who plays openly and cannot pay is not asked


@rule("FS-255")
def test_a_fire_owner_who_can_place_nobody_is_asked_like_anyone() -> None:
    table = Table()
    table.give(2, cards=(1, 9), food=0)
    table.give(1, food=0)
    table.jump("spreading")
    assert table.to_move == 2
    assert table.legal() == ["done"]
    table.say("done")
    assert table.to_move == 0


@rule("FS-255")
@pytest.mark.parametrize("food", [0, 10])
def test_a_fire_owner_is_waited_for_although_there_is_no_choice(food: int) -> None:
    match = Match(GAME, 3, {"map": "beginner"}, Rng(1), forced=True)
    while match.state.asked().name != "offer":
        match.play(match.to_move, match.legal()[0])
    state = match.state
    assert isinstance(state, FirstSparks)
    first, second, third = (int(seat) for seat in state.order)
    state.clans[second].cards |= 1 << 9
    state.clans[second].skills |= 1 << FIRE
    state.clans[second].food = food
    state.clans[third].food = 0
    match.play(first, "offer 8")
    assert match.to_move == second
    assert match.log[-1].what == OFFERED
    match.play(second, "decline")
    assert match.to_move == second  # the third cannot pay and does not hide it; the next offer is the second's


@rule("FS-256")
def test_after_the_shuffle_card_the_deck_holds_the_cards_that_were_put_under_it() -> None:
    table = Table()
    for _ in range(3):
        table.finish_round()
    under = table.under()
    assert len(under) == 3
    table.last_above(0)
    table.everybody_passes()
    assert table.view(None).deck.unseen == under
    assert table.view(None).deck.cards == 3


@pytest.mark.parametrize("seats", [2, 6])
def test_nobody_sees_the_words_of_fate_beforehand(seats: int) -> None:
    table = Table(seats)
    table.say("offer 8", "buy")
    assert all(table.view(viewer).legal == [] for viewer in (*range(seats), None))
