"""What is public and what is secret (SA-218, SA-219, SA-090, SA-196): in views, events, records and observations."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from dolmen import CHANCE, Match, Record, Rng
from dolmen.games.stone_age.words import EVENTS, WORDS
from rulebook.rule import rule
from rulebook.stone_age.endgame import empty_stack, give_buildings, leave_in_deck, numbers, owned, view
from rulebook.stone_age.table import GAME, Table

EVERYBODY = (0, 1, 2, None)  # three seats and a spectator
OTHERS = (1, 2, None)  # all but seat 0


def mid_game() -> Table:
    """Three players in the middle of a round: something of everything lies on the table."""
    table = Table(3, cards=(11, 12, 13, 14), tiles=(1, 2, 3))
    table.give_card(0, 5, 6)
    table.give_card(1, 33, 36, face_up=True)
    table.give_card(1, 8)
    give_buildings(table, 2, 20, 21)
    table.give(0, food=3, wood=2, gold=1, tools=5, level=4, figures=7)
    table.give(1, food=9, clay=2, awarded=17)
    table.give(2, food=0, hungry=10, built=18)
    table.place("forest 3", "card-2 1", "building-3 1", "hunt 4", "hunt 4", "hunt 4")
    table.say("act forest")
    table.roll(2, 2, 4)
    table.say("tool 1")
    return table


@rule("SA-218")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_the_boards_of_all_players(seat: int | None) -> None:
    first, second, third = view(mid_game(), seat).players
    assert (first.figures, first.idle, first.food, first.level, first.score) == (7, 0, 3, 4, 0)
    assert first.goods == {"wood": 2, "clay": 0, "stone": 0, "gold": 1}
    assert [(tool.value, tool.used) for tool in first.tools] == [(2, False), (2, False), (1, True)]
    assert (first.face_down, numbers(first.face_up)) == (2, [])
    assert (second.food, second.goods["clay"], second.score) == (9, 2, 17)
    assert (second.face_down, numbers(second.face_up)) == (1, [33, 36])
    assert (third.food, third.score, [tile.id for tile in third.buildings]) == (0, 8, [20, 21])


@rule("SA-218")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_where_the_figures_stand_and_what_lies_on_the_board(seat: int | None) -> None:
    seen = view(mid_game(), seat)
    standing = {place.name: place.people for place in seen.places if any(place.people)}
    assert standing == {"forest": [3, 0, 0], "card-2": [0, 1, 0], "building-3": [0, 0, 1], "hunt": [4, 4, 4]}
    assert [(slot.cost, slot.card.id if slot.card else None) for slot in seen.slots] == [
        (1, 11),
        (2, 12),
        (3, 13),
        (4, 14),
    ]
    assert [(stack.left, stack.building.id if stack.building else None) for stack in seen.stacks] == [
        (7, 1),
        (7, 2),
        (7, 3),
    ]
    assert seen.deck == 36 - 4 - 5
    assert (seen.first, seen.round, seen.phase, seen.to_move) == (0, 1, "actions", 0)


@rule("SA-218")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_all_dice(seat: int | None) -> None:
    table = mid_game()
    roll = view(table, seat).roll
    assert roll is not None
    assert (roll.seat, roll.dice, roll.total, roll.good, roll.divisor) == (0, [2, 2, 4], 9, "wood", 3)
    assert [event["face"] for event in told(table, seat) if event["event"] == "rolled"] == [2, 2, 4]
    table = Table(3, cards=(1, 2, 3, 4))
    table.give(0, wood=1)
    table.place("card-1 1")
    table.everybody_hunts()
    table.say("act card-1", "pay wood")
    table.roll(5, 1, 3)
    roll = view(table, seat).roll
    assert roll is not None
    assert roll.dice == [1, 3, 5]
    table.say("pick 3")
    roll = view(table, seat).roll
    assert roll is not None
    assert roll.dice == [1, 5]


@rule("SA-218")
def test_only_the_seat_that_is_asked_gets_words_to_say() -> None:
    table = mid_game()
    assert view(table, 0).legal == table.state.legal()
    for seat in OTHERS:
        assert view(table, seat).legal == []


@rule("SA-090", "SA-218")
def test_opponents_see_how_many_cards_lie_face_down_but_not_their_faces() -> None:
    table = mid_game()
    assert numbers(view(table, 0).players[0].cards) == [5, 6]
    for seat in OTHERS:
        first = view(table, seat).players[0]
        assert (first.face_down, first.cards, first.hidden) == (2, [], 2)


@rule("SA-090", "SA-196")
def test_by_option_bought_cards_are_open_but_never_the_drawn_one() -> None:
    table = secret(28, bought_cards="open")
    table.give_card(0, 5, 6)
    assert numbers(view(table, 0).players[0].cards) == [5, 6, 28, 32]
    for seat in OTHERS:
        first = view(table, seat).players[0]
        assert numbers(first.cards) == [5, 6, 32]
        assert (first.face_down, first.hidden) == (4, 1)
        assert 28 in view(table, seat).unseen_cards


# The card drawn with card 32.


def secret(drawn: int, **options: Any) -> Table:
    """Seat 0 of three gathered wood, bought card 32 with it and drew a card; it still has figures on the hunt."""
    table = Table(3, cards=(32, 26, 27, 13), **options)
    table.place("card-1 1", "hunt 5", "hunt 5", "forest 2", "hunt 2")
    table.say("act forest")
    table.roll(1, 2)
    table.say("act card-1", "pay wood")
    table.fate(f"draw {drawn}")
    return table


def told(table: Table, seat: int | None) -> list[dict[str, str | int]]:
    """The log as a seat may know it."""
    return [EVENTS.fields(event, seat) for event in table.log.events]


def as_json(table: Table, seat: int | None) -> bytes:
    return msgspec.json.encode(view(table, seat))


@rule("SA-196", "SA-219")
@pytest.mark.parametrize("seat", OTHERS)
def test_no_opponent_sees_any_difference_whichever_card_was_drawn(seat: int | None) -> None:
    one = secret(31)
    for drawn in (1, 11, 14, 33, 36):
        two = secret(drawn)
        assert as_json(one, seat) == as_json(two, seat)
        assert told(one, seat) == told(two, seat)
        if seat is not None:
            assert GAME.observe(one.state, seat) == GAME.observe(two.state, seat)


@rule("SA-196", "SA-219")
def test_the_difference_stays_hidden_until_the_end_of_the_game() -> None:
    one, two = secret(31), secret(33)
    while one.state.round < 3:
        for seat in OTHERS:
            assert as_json(one, seat) == as_json(two, seat)
            assert told(one, seat) == told(two, seat)
        word = "reveal 20" if one.asked == "reveal" else None
        for table in (one, two):
            table.say(word) if word else table.step_quietly()


@rule("SA-196", "SA-219")
@pytest.mark.parametrize("seat", OTHERS)
def test_the_drawn_card_is_named_by_no_view_and_no_log_of_others(seat: int | None) -> None:
    table = secret(31)
    seen = view(table, seat)
    assert (seen.players[0].face_down, seen.players[0].cards, seen.players[0].hidden) == (2, [], 2)
    assert 31 in seen.unseen_cards  # to the others it might still be in the deck
    assert len(seen.unseen_cards) == seen.deck + 1
    assert [event["card"] for event in told(table, seat) if event["event"] == "drew"] == ["?"]


@rule("SA-195", "SA-219")
def test_the_buyer_knows_the_drawn_card() -> None:
    table = secret(31)
    seen = view(table, 0)
    assert (numbers(seen.players[0].cards), seen.players[0].hidden) == ([31, 32], 0)
    assert 31 not in seen.unseen_cards
    assert len(seen.unseen_cards) == seen.deck
    assert [event["card"] for event in told(table, 0) if event["event"] == "drew"] == [31]


@rule("SA-196")
@pytest.mark.parametrize("seat", OTHERS)
def test_scoring_opens_the_drawn_card_to_everybody(seat: int | None) -> None:
    table = secret(31)
    empty_stack(table)
    while not table.over:
        table.step_quietly()
    seen = view(table, seat)
    assert (numbers(seen.players[0].cards), seen.players[0].hidden) == ([31, 32], 0)
    assert seen.unseen_cards == view(table, 0).unseen_cards


def played(drawn: int) -> Match:
    """The same purchase as a match: every word from the first is said, so that it has a record."""
    texts = ["starts 1", "reveal 32", "reveal 26", "reveal 27", "reveal 13", "turn 1", "turn 2", "turn 3"]
    texts += ["place card-1 1", "place hunt 5", "place hunt 5", "place forest 2", "place hunt 2"]
    texts += ["act forest", "roll 1", "roll 2", "act card-1", "pay wood", f"draw {drawn}"]
    state = GAME.start(3)
    movers = []
    for text in texts:
        movers.append(int(state.to_move))
        state.apply(WORDS.parse(text))
    record = Record(
        game=GAME.id,
        version=GAME.version,
        components=GAME.pack.hash,
        options={},
        seats=("1", "2", "3"),
        words=tuple(WORDS.parse(text) for text in texts),
        movers=tuple(movers),
    )
    return Match.resume(GAME, record, Rng(1))


@rule("SA-196", "SA-219")
@pytest.mark.parametrize("seat", OTHERS)
def test_the_record_of_a_running_game_hides_the_drawn_card_from_others(seat: int | None) -> None:
    one, two = (played(drawn).record(seat, redacted=True).text(GAME) for drawn in (31, 33))
    assert "draw ?" in one
    assert undated(one) == undated(two)
    assert played(31).events(seat) == played(33).events(seat)


@rule("SA-195", "SA-219")
def test_the_buyers_own_record_names_the_drawn_card() -> None:
    match = played(31)
    assert "draw 31" in match.record(0, redacted=True).text(GAME)
    assert match.events(0) != played(33).events(0)


@rule("SA-196")
@pytest.mark.parametrize("seat", OTHERS)
def test_the_record_of_a_finished_game_is_whole(seat: int | None) -> None:
    match = played(31)
    while not match.over:
        match.play(match.to_move, match.legal()[-1])
    assert "draw 31" in match.record(seat, redacted=True).text(GAME)
    assert [event["card"] for event in match.events(seat) if event["event"] == "drew"] == [31]


def undated(text: str) -> list[str]:
    """A record without the time it was played at and its seal."""
    return [line for line in text.splitlines() if not line.startswith(("started", "end "))]


# Decks and stacks.


@rule("SA-219")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_learns_what_fate_may_draw_next(seat: int | None) -> None:
    table = Table(3, cards=(32, 26, 27, 13))
    table.give(0, wood=1)
    table.place("card-1 1")
    table.everybody_hunts()
    table.say("act card-1", "pay wood")
    assert table.to_move == CHANCE
    assert view(table, seat).legal == []
    assert view(table, seat).unseen_cards == [card for card in range(1, 37) if card not in (32, 26, 27, 13)]


@rule("SA-219")
@pytest.mark.parametrize(("seats", "out"), [(2, 14), (3, 7), (4, 0)])
def test_tiles_out_of_the_game_cannot_be_told_from_those_in_the_stacks(seats: int, out: int) -> None:
    table = Table(seats)
    for seat in [*range(seats), None]:
        seen = view(table, seat)
        face_down = sum(stack.left - 1 for stack in seen.stacks)
        assert len(seen.unseen_buildings) == face_down + out
        assert seen.unseen_buildings == list(range(seats + 1, 29))
        named = [event["building"] for event in told(table, seat) if "building" in event]
        assert named == list(range(1, seats + 1))


@rule("SA-219")
def test_no_log_and_no_view_names_a_building_before_it_is_turned_up() -> None:
    table = Table(2, tiles=(1, 2))
    table.give(0, wood=2, clay=1)
    table.place("building-1 1")
    table.everybody_hunts()
    table.say("act building-1")
    assert table.to_move == CHANCE
    for seat in (0, 1, None):
        seen = view(table, seat)
        assert (seen.stacks[0].left, seen.stacks[0].building) == (6, None)
        assert {event["building"] for event in told(table, seat) if "building" in event} == {1, 2}
    table.fate("turn 17")
    for seat in (0, 1, None):
        shown = view(table, seat).stacks[0].building
        assert shown is not None
        assert shown.id == 17
        assert 17 not in view(table, seat).unseen_buildings


@rule("SA-219")
def test_a_bot_that_deals_the_hidden_cards_anew_learns_nothing() -> None:
    table = secret(31)
    leave_in_deck(table, 20, owner=1)
    dealt = set()
    for seed in range(60):
        for seat in OTHERS:
            world = table.state.copy()
            world.determinize(seat, Rng(seed))
            twin = Table(3)
            twin.state = world
            assert as_json(twin, seat) == as_json(table, seat)
            dealt.update(owned(twin, 0))
    assert dealt > {31, 32}
    assert dealt <= {32, *view(table, 1).unseen_cards}


@rule("SA-219")
def test_everybody_is_told_what_was_bought_where_and_for_what() -> None:
    table = Table(2, cards=(26, 27, 28, 14), tiles=(1, 9))
    table.give(0, wood=4, clay=1)
    table.turn_on("card-2", "building-1")
    table.say("act card-2", "pay wood", "pay wood", "act building-1")
    assert table.events("bought") == [{"event": "bought", "seat": 0, "card": 27, "slot": 2}]
    assert table.events("built") == [{"event": "built", "seat": 0, "building": 1, "stack": 1, "points": 10}]
    paid = [(event["good"], event["amount"]) for event in table.events("paid")]
    assert paid == [("wood", 1), ("wood", 1), ("wood", 2), ("clay", 1)]
