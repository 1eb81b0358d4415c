"""The end of the game (FS-210 … FS-217, FS-257)."""

from __future__ import annotations

from dolmen.core.outcome import TieBreak
from rulebook.first_sparks.table import Table
from rulebook.rule import rule


def last_phase(*sizes: int, foods: tuple[int, ...] = (), full_tie: str = "shared") -> Table:
    """The clans have these sizes; seat 2 spreads first, then 1, then 0."""
    table = Table(full_tie=full_tie)
    for seat, size in enumerate(sizes):
        table.stand_many(seat, size)
        table.give(seat, food=foods[seat] if foods else 60)
    table.set_order(0, 1, 2)
    table.jump("spreading")
    return table


def place(table: Table, members: int) -> None:
    for _ in range(members):
        table.say(f"settle {table.spaces()[0]}")


@rule("FS-210", "FS-213")
def test_after_a_thirteenth_member_the_phase_is_played_to_its_end_and_the_next_is_skipped() -> None:
    table = last_phase(8, 9, 12)
    harvest = table.harvest()
    market = table.market()
    place(table, 1)
    assert table.phase == "spreading"
    table.say("done")
    assert table.to_move == 1
    table.say("done")
    assert table.to_move == 0
    table.say("done")
    assert table.over
    assert table.view(None).phase == "over"
    assert table.harvest() == harvest
    assert table.market() == market
    assert table.events("spoilt") == []


@rule("FS-211")
def test_who_had_his_turn_gets_no_second_one() -> None:
    table = last_phase(12, 9, 12)
    table.say("done")
    assert table.to_move == 1
    table.say("done")
    place(table, 1)
    table.say("done")
    assert table.over
    assert table.sizes() == [13, 9, 12]


@rule("FS-212")
def test_more_than_thirteen_may_be_placed_up_to_fifteen() -> None:
    table = last_phase(8, 9, 11)
    place(table, 4)
    assert table.size(2) == 15
    assert table.to_move == 1


@rule("FS-214")
def test_the_largest_clan_wins_even_if_another_triggered_the_end() -> None:
    table = last_phase(5, 11, 12)
    place(table, 1)
    table.say("done")
    place(table, 3)
    table.say("done", "done")
    assert table.sizes() == [5, 14, 13]
    outcome = table.state.outcome()
    assert outcome.places == (3, 1, 2)
    assert outcome.scores == (5, 14, 13)
    assert table.state.values() == [0.0, 1.0, 0.0]


@rule("FS-215", "FS-217")
def test_of_equal_clans_the_one_with_more_food_wins_and_ranks_higher() -> None:
    table = last_phase(8, 8, 13, foods=(4, 9, 5))
    while not table.over:
        table.say("done")
    outcome = table.state.outcome()
    assert outcome.places == (3, 2, 1)
    assert outcome.tie_breaks == (TieBreak("food", (0, 1), (4, 9)),)
    table = last_phase(13, 13, 5, foods=(4, 9, 5))
    while not table.over:
        table.say("done")
    assert table.state.outcome().winners == (1,)


@rule("FS-216")
def test_with_equal_food_the_victory_is_shared_or_with_the_option_goes_to_the_later_in_order() -> None:
    for option, places in (("shared", (1, 1, 3)), ("later", (2, 1, 3))):
        table = last_phase(13, 13, 5, foods=(4, 4, 4), full_tie=option)
        while not table.over:
            table.say("done")
        assert table.state.outcome().places == places
    assert table.state.outcome().tie_breaks[-1] == TieBreak("order", (0, 1), (1, 2))


@rule("FS-257")
def test_the_game_ends_after_the_agreed_number_of_rounds() -> None:
    table = Table(round_limit=2)
    table.finish_round()
    assert table.round == 2
    table.everybody_passes()
    while table.phase == "spreading":
        table.say("done")
    assert table.over
    assert table.events("ended") == [{"event": "ended", "seat": -1, "why": "limit"}]
    assert len(table.events("put-under")) == 1
    assert Table().state.box.round_limit == 40
