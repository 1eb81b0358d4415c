"""What a board is told beyond the pieces: prices in parts, forecasts, ways to lay a tile."""

from __future__ import annotations

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
    assert player.spoils == 2
    table.give(0, cards=(3, 9), food=8)
    assert table.view(0).players[0].spoils == 0
    assert table.view(1).players[0].spoils is None


def test_sales_are_told_to_their_own_seat_only() -> None:
    table = Table()
    table.give(0, cards=(3, 15), food=1)
    sales = {sale.card: sale for sale in table.view(0).sales}
    assert sorted(sales) == list(range(7, 15))
    assert sales[7].payable  # with the grain on it
    assert not sales[8].payable
    assert not sales[9].ownable  # Fire is known already
    assert table.view(None).sales == []
