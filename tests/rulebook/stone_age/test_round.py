"""«Раунд игры»: three phases, and then the token moves on (SA-018, SA-019)."""

from __future__ import annotations

from dolmen.games.stone_age.words import EVENTS
from rulebook.rule import rule
from rulebook.stone_age.table import Table


@rule("SA-018")
def test_a_round_is_placing_actions_feeding_and_then_the_token_moves() -> None:
    table = Table(2, cards=(11,))
    table.give(0, wood=1)
    table.give(1, food=0)
    phases = [table.view(None).phase]

    def step(*words: str) -> None:
        table.say(*words)
        if phases[-1] != table.view(None).phase:
            phases.append(table.view(None).phase)

    step("place card-1 1")
    step("place hunt 5")
    step("place hunt 4")
    step("act card-1")
    step("pay wood")
    table.give(1, wood=9)
    while table.asked != "feed":
        step(table.legal()[0])
    assert table.view(None).first == 0
    step("starve")
    assert table.asked == "reveal"
    assert table.view(None).first == 1
    step("reveal 20")
    assert phases == ["placing", "actions", "feeding", "new-round", "placing"]
    assert table.to_move == 1
    assert table.view(None).round == 2


@rule("SA-018")
def test_nobody_acts_before_all_are_placed_or_eats_before_all_have_acted() -> None:
    table = Table(3)
    table.finish_round()
    told = [EVENTS.fields(event, None)["event"] for event in table.log.events]
    steps = [name for name in told if name in ("placed", "acted", "fed", "round")]
    assert steps == ["round", *["placed"] * 3, *["acted"] * 3, *["fed"] * 3, "round"]


@rule("SA-019")
def test_placing_goes_around_in_single_turns_and_actions_in_whole_turns() -> None:
    table = Table(3)
    placing = []
    for place in ("forest 1", "clay-pit 1", "quarry 1", "hunt 4", "hunt 4", "hunt 4"):
        placing.append(table.to_move)
        table.place(place)
    assert placing == [0, 1, 2, 0, 1, 2]
    acting = []
    while table.asked == "act":
        acting.append(table.to_move)
        table.say(table.legal()[0])
        while table.asked == "roll":
            table.roll(1)
    assert acting == [0, 0, 1, 1, 2, 2]


@rule("SA-019")
def test_everybody_eats() -> None:
    table = Table(4)
    table.finish_round()
    assert sorted(event["seat"] for event in table.events("fed")) == [0, 1, 2, 3]
    assert [table.food(seat) for seat in range(4)] == [9, 9, 9, 9]  # 12 and 2 from the hunt, less 5
