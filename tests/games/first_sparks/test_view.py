"""What a board is told beyond the pieces: prices in parts, forecasts, ways to lay a tile."""

from __future__ import annotations

import pytest

import dolmen
from dolmen import Match, Rng
from dolmen.games.first_sparks.view import FirstSparksView, ReckoningView
from rulebook.first_sparks.table import Table


def test_the_tile_in_hand_comes_with_every_way_to_lay_it() -> None:
    table = Table(until="tiles")
    table.lay("t1", "g7", 0)
    table.fate("tile t2")
    laying = table.view(None).laying
    assert laying
    assert (laying.id, laying.grounds, laying.cell) == ("t2", ("berry", "mammoth"), None)
    assert laying.mountains == [("a0", "a1"), ("b0", "b2")]
    assert [way.cell for way in laying.ways] == [word.split()[1] for word in table.legal()]
    there = next(way for way in laying.ways if way.cell == "g8")
    assert (there.q, there.r) == (0, 1)
    table.say("lay g8")
    laying = table.view(None).laying
    assert laying
    assert laying.cell == "g8"
    assert [f"turn {k}" for k in laying.ways[0].rotations] == table.legal()
    table.say("turn 0")
    assert table.view(None).laying is None


def test_a_price_is_told_in_parts() -> None:
    table = Table(until="placement")
    table.say("settle t1-a1", "settle t1-b0", "settle t2-b0")
    spaces = {space.name: space for space in table.view(None).spaces}
    mover = table.view(None).players[table.state.to_move]
    for space in spaces.values():
        assert (space.price is not None) == (
            bool(set(space.neighbours) & set(mover.members)) and space.name not in mover.members
        )
        if space.price is not None:
            assert space.price == 1 + space.across + space.shared
            assert space.across == int(set(space.neighbours) & set(mover.members) <= set(space.mountains))


def test_what_a_hunt_would_bring_and_what_would_spoil() -> None:
    table = Table()
    table.stand(0, "t1-a0")
    table.give(0, cards=(3, 12, 18, 10, 17), food=8)
    player = table.view(0).players[0]
    assert {tool.card.id: tool.takes for tool in player.tools} == {3: 1, 10: 1, 12: 3, 17: 1}
    assert {hunt.kind: (hunt.amount, hunt.food) for hunt in player.hunt} == {"bear": (2, 6), "grain": (4, 4)}
    assert [(tool.card.id, tool.row, tool.food, tool.why) for tool in player.tools] == [
        (3, -1, 1, ""),
        (10, 0, 3, ""),
        (12, -1, 3, ""),
        (17, 0, 3, ""),
    ]
    assert player.grounds == ["bear"]
    assert player.reckoning == ReckoningView(spoils=2, hunt=10, meal=1, left=15, next=False)
    table.give(0, cards=(3, 9), food=8)
    own = table.view(0).players[0].reckoning
    assert own
    assert own.spoils == 0
    assert table.view(1).players[0].reckoning is None  # it would tell the hidden food


def test_after_the_hunt_the_reckoning_is_of_the_next_round() -> None:
    table = Table()
    table.stand(0, "t1-a0")
    table.give(0, cards=(3, 10), food=9)
    table.stock(berry=0, fish=0, bear=0, mammoth=0)
    mine = table.view(0).players[0]
    assert (mine.tools[1].why, mine.tools[1].row) == ("empty", -1)
    table.everybody_passes(16)  # and hunts and eats: 9, a third spoils, 1 from Herbs, 1 eaten
    while table.state.to_move != 0:
        table.say("done")
    mine = table.view(0).players[0]
    assert mine.food == 6
    bears = table.view(0).harvest[2]
    assert (bears.tokens, bears.tool) == (0, "bow")
    assert bears.refill > 0  # and from these the bow takes one, worth 3
    assert mine.reckoning == ReckoningView(spoils=2, hunt=4, meal=1, left=7, next=True)


def test_hunger_is_told_before_it_comes() -> None:
    table = Table()
    table.stand(0, "t1-a0", "t1-a1", "t1-a2")
    table.give(0, cards=(3,), food=1)
    own = table.view(0).players[0].reckoning
    assert own == ReckoningView(spoils=0, hunt=1, meal=3, left=-1, next=False)
    table.everybody_passes(16)
    assert table.asked == "starve"
    changes = {space.name: space.hunt for space in table.view(0).spaces if space.hunt is not None}
    assert changes == {"t1-a0": 0, "t1-a1": 0, "t1-a2": 0}  # Herbs need no ground


def test_sales_are_told_to_their_own_seat_only() -> None:
    table = Table()
    table.give(0, cards=(3, 15), food=1)
    sales = {sale.card: sale for sale in table.view(0).sales}
    assert sorted(sales) == list(range(7, 15))
    assert sales[7].payable  # with the grain on it
    assert not sales[8].payable
    assert not sales[9].ownable  # Fire is known already
    assert (sales[7].left, sales[8].left) == (0, -1)
    assert table.view(None).sales == []


def test_the_market_says_what_its_lowest_card_costs_with_the_grain() -> None:
    table = Table()
    market = table.view(None).market
    assert (market.bonus, market.bonus_price) == (7, market.current[0].cost - 1)
    table.give(0, food=1)
    table.say("offer 7", *["decline"] * (table.state.box.seats - 1))
    assert table.food(0) == 0  # so much was paid
    market = table.view(None).market
    assert (market.bonus, market.bonus_price) == (None, None)


def test_a_sale_says_what_the_card_would_bring_and_who_may_take_it_before() -> None:
    table = Table()
    table.stand(0, "t1-a0")  # at the bears
    table.give(0, cards=(3, 12, 13), food=9)
    table.give(1, cards=(2,), food=2)
    table.give(2, cards=(1,), food=9)
    sales = {sale.card: sale for sale in table.view(0).sales}
    assert (sales[10].amount, sales[10].food, sales[10].row, sales[10].why) == (1, 3, 0, "")
    assert (sales[7].amount, sales[7].food, sales[7].row, sales[7].why) == (0, 0, 1, "nobody")
    assert sales[10].left == 6
    assert sales[10].takers == [2]  # card 10 costs 3, and Wave has 2
    assert sales[7].takers == [1, 2]
    assert not sales[10].crowded
    table.give(0, cards=(3, 12, 18, 19), food=9)
    table.state.market |= 1 << 20
    sales = {sale.card: sale for sale in table.view(0).sales}
    assert sales[10].crowded
    assert not sales[9].crowded  # knowledge takes no place
    table.say("offer 7")
    offer = table.view(None).offer
    assert offer
    assert (offer.seat, offer.takers) == (0, [1, 2])
    table.say("decline")
    offer = table.view(None).offer
    assert offer
    assert offer.takers == [2]


def test_the_plough_is_worth_what_it_adds_to_the_fields_one_has() -> None:
    table = Table()
    table.give(0, cards=(3, 12, 19), food=9)
    table.state.market |= 1 << 18
    plough = next(sale for sale in table.view(0).sales if sale.card == 18)
    assert (plough.amount, plough.food, plough.why) == (2, 2, "")


def test_a_space_says_what_it_would_mean_for_the_hunt() -> None:
    table = Table(until="placement")
    for clan in range(3):
        table.give(clan, cards=(3 - clan, 10), food=7)
    table.say("settle t1-a1", "settle t1-b0", "settle t2-b0")
    for space in table.view(None).spaces:
        assert (space.hunt is None) == (space.price is None)
        if space.hunt is not None:
            mover = table.view(None).players[table.state.to_move]
            assert space.hunt == (3 if space.food == "bear" and "bear" not in mover.grounds else 0)


def test_a_phase_that_goes_backwards_begins_with_the_last_in_order() -> None:
    """Whoever is asked first in a phase is the last where the view says so, else the first."""
    game = dolmen.load("first-sparks")
    seen: dict[str, set[bool]] = {}
    for seed in range(4):
        match, rng = Match(game, 4, rng=Rng(seed)), Rng(seed)
        before = ""
        while not match.over:
            view = match.view(None)
            assert isinstance(view, FirstSparksView)
            asked = view.asked.name
            if view.phase != before and asked in ("offer", "spread") and len(view.order) == 4:
                others = view.order[:-1] if view.backwards else view.order[1:]
                if match.to_move not in others:
                    seen.setdefault(view.phase, set()).add(view.backwards)
            before = view.phase
            legal = match.legal()
            match.play(match.to_move, legal[rng.below(len(legal))])
    assert seen == {"buying": {False}, "spreading": {True}}


def test_food_keeps_with_fire_alone() -> None:
    table = Table()
    table.give(0, cards=(3, 9), food=8)
    table.give(1, cards=(2,), food=8)
    keeps = {player.seat: player.keeps for player in table.view(None).players}
    assert keeps[0]
    assert not keeps[1]


@pytest.mark.parametrize("asked_first", ["next", "last"])
def test_those_behind_are_named_in_the_order_in_which_they_are_asked(asked_first: str) -> None:
    """Before any card is chosen: those who have neither bought nor passed, as the option has it."""
    table = Table(4, offer_precedence=asked_first)
    order = table.order()
    behind = order[1:] if asked_first == "next" else order[:0:-1]
    assert table.view(None).behind == behind
    for seat in order:
        table.give(seat, food=9)
    table.say("offer 7")
    for seat in behind[:2]:
        assert table.state.to_move == seat
        offer = table.view(None).offer
        assert offer
        assert offer.takers[0] == seat
        table.say("decline")
    table.say("buy")  # the last of them: it has nothing to do in this phase any more
    while table.state.to_move < 0:  # the next card comes
        table.state.apply(table.state.legal()[0])
    assert table.view(None).behind == [seat for seat in behind if seat != behind[2]]


def test_a_member_that_ends_the_game_is_counted_and_told() -> None:
    table = Table()
    seat = table.view(None).order[-1]
    goal = table.view(None).goal
    table.stand_many(seat, goal - 2)
    table.give(seat, food=90)
    table.everybody_passes(16)
    while table.asked != "spread" or table.state.to_move != seat:
        table.say("done" if "done" in table.legal() else table.legal()[0])
    view = table.view(seat)
    assert view.affords is not None
    assert view.ends_with == (2 if view.affords >= 2 and not view.last else None)
    assert table.view(None).ends_with is None
