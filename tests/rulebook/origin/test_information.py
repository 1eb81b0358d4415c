"""What is public and what is secret."""

from __future__ import annotations

import pytest

from dolmen import CHANCE, OVER, Match, Rng
from dolmen.core.events import EVERYONE
from dolmen.games.origin.state import FINISHED
from dolmen.games.origin.words import CARDS, GOALS, STRAITS
from rulebook.origin.table import DEALT, GAME, Table
from rulebook.rule import rule


@rule("OR-238")
def test_board_supply_tiles_and_deck_sizes_are_public() -> None:
    table = Table(3)
    table.stand(1, af_nil="h1s2_white")
    mine, theirs, nobodys = (table.view(seat) for seat in (0, 1, None))
    for view in (mine, theirs, nobodys):
        assert view.territories == nobodys.territories
        assert view.straits == nobodys.straits
        assert view.supply == nobodys.supply
        assert [column.slots for column in view.columns] == [[1, 2, 3], [1, 2, 4], [1, 3, 2], [1, 1, 2, 2, 3, 5]]
        assert [column.deck for column in view.columns] == [14, 14, 17, None]
        assert view.reserve == 15
        assert view.discard == []


@rule("OR-239")
def test_what_lies_before_a_player_is_public_and_so_is_the_number_of_cards_in_hand() -> None:
    table = Table()
    table.give(1, "hunter", "sailor", "cart")
    table.lay_down(1, "power")
    table.tiles(1, 1, 2)
    table.straits(1, 4)
    table.player(1).hunting = 1 << 4 * 7
    table.player(1).laid = 1
    table.player(1).trophies = 1 << 26
    for seat in (0, None):
        player = table.view(seat).players[1]
        assert player.held == {"yellow": 2, "orange": 1, "lilac": 1}
        assert player.hand == []
        assert player.goals == []
        assert [card.id for card in player.permanents] == ["power"]
        assert [card.id for card in player.laid] == ["in_eurasia"]
        assert (player.villages, player.tiles, player.straits, player.hunting) == (9, [1, 1, 0, 0, 0], [4], [7])
        assert [pawn.id for pawn in player.trophies] == ["h3s3_black"]
        assert player.score == 4 + 5 + 2 + 4 + 7 + 2


@rule("OR-240")
def test_a_hand_and_cards_looked_at_are_seen_by_their_holder_only() -> None:
    table = Table(3)
    table.give(0, "hunter")
    assert table.hand(0) == ["hunter", "one_continent"]
    assert table.view(1).players[0].hand == []
    table.say("evolve h1s1_brown af_mag", "look orange")
    assert table.state.seers == 1
    table.fate("draw orange cart", "draw orange power", "draw orange map")
    draw = table.view(0).draw
    assert draw is not None
    assert [card.id for card in draw.cards] == ["cart", "power", "map"]
    for seat in (1, 2, None):
        other = table.view(seat).draw
        assert other is not None
        assert (other.count, other.cards) == (3, [])
    table.say("keep power")
    for seat in (1, None):
        assert table.view(seat).players[0].hand == []
    unseen = table.view(1).unseen
    assert unseen["power"] == 2  # somewhere, as far as others know
    assert table.view(0).unseen["power"] == 1


@rule("OR-240")
def test_worlds_dealt_anew_keep_what_a_seat_knows_and_vary_the_rest() -> None:
    table = Table(3)
    table.give(1, "hunter", "sailor", "cart")
    table.give(2, "control", "power", "in_africa")
    table.say("evolve h1s1_brown af_mag", "look orange")
    table.fate("draw orange map", "draw orange treasure", "draw orange carriage")
    table.say("keep map")
    assert table.under("orange") == ["treasure", "carriage"]
    hands = set()
    for seed in range(40):
        world = table.state.copy()
        world.determinize(0, Rng(seed))
        assert GAME.view(world, 0) == table.view(0)
        assert GAME.census(world) == GAME.census(table.state)
        # What seat 0 put under the deck it knows to be there; the others do not.
        assert [CARDS[10 + kind] for kind in world.decks[1].tail] == ["treasure", "carriage"]
        hands.add(tuple(card.id for card in GAME.view(world, 1).players[1].hand))
    assert len(hands) > 20
    tails = set()
    for seed in range(40):
        world = table.state.copy()
        world.determinize(1, Rng(seed))
        assert GAME.view(world, 1) == table.view(1)
        tails.add(tuple(world.decks[1].tail))
    assert len(tails) > 5


@rule("OR-142")
@pytest.mark.parametrize("goal", ["in_africa", "on_brown"])
def test_whichever_goal_goes_back_it_is_told_that_it_is_a_goal(goal: str) -> None:
    table = Table(3)
    table.give(0, "in_africa")
    table.say("evolve h1s1_brown af_hor", "take lilac 1")
    table.fate("refill 1", "draw lilac on_brown")
    table.say(f"return {goal}")
    (told,) = [event for event in table.log.events if table.game.events.name(event) == "returned"]
    assert table.game.events.fields(told, 0) == {"event": "returned", "seat": 0, "deck": "lilac", "card": goal}


@rule("OR-142", "OR-240")
def test_which_goal_goes_back_under_the_deck_is_known_to_its_holder_only() -> None:
    table = Table(3)
    table.give(0, "in_africa")
    table.say("evolve h1s1_brown af_hor", "take lilac 1")
    table.fate("refill 1", "draw lilac on_brown")
    assert table.asked == "return"
    assert table.state.seers == 0b001
    table.say("return in_africa")
    told = [event for event in table.log.events if table.game.events.name(event) == "returned"]
    assert [table.game.events.fields(told[0], seat)["card"] for seat in (0, 1, None)] == ["in_africa", "?", "?"]
    tails: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
    for seat, found in tails.items():
        for seed in range(20):
            world = table.state.copy()
            world.determinize(seat, Rng(seed))
            found.add(CARDS[19 + world.decks[2].tail[0]])
    assert tails[0] == {"in_africa"}
    assert len(tails[1]) > 5
    assert len(tails[None]) > 5


@rule("OR-167", "OR-240")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_in_a_world_dealt_anew_nobody_knows_of_a_card_that_is_not_there(viewer: int | None) -> None:
    table = Table(3)
    table.stand(0, af_nil="h1s2_white")
    table.stand(1, af_mag="h1s1_brown")
    table.give(0, "war_cards", "sailor")
    table.give(1, "hunter")
    table.say("swap af_nil af_mag", "play war_cards", "steal yellow hunter")
    for seed in range(20):
        world = table.state.copy()
        world.determinize(viewer, Rng(seed))
        assert GAME.view(world, viewer) == table.view(viewer)
        for seat in range(3):
            view = GAME.view(world, seat)
            for holder, player in enumerate(view.players):
                held = [card.id for card in GAME.view(world, holder).players[holder].hand]
                assert {card.id for card in player.hand} <= set(held)
            assert min(view.unseen.values()) > 0


@rule("OR-166", "OR-167")
def test_who_has_looked_at_a_hand_cannot_take_the_card_back() -> None:
    table = Table(3)
    table.stand(0, af_nil="h1s2_white")
    table.stand(1, af_mag="h1s1_brown")
    table.give(0, "war_cards")
    table.give(1, "hunter")
    match = Match(GAME, 3, rng=Rng(1))
    match.state = table.state
    match.play(0, "swap af_nil af_mag")
    assert match.can_undo(0)
    match.play(0, "play war_cards")
    assert not match.can_undo(0)
    match.play(0, "steal yellow hunter")
    assert not match.can_undo(0)


@rule("OR-167", "OR-240")
@pytest.mark.parametrize("order", [(0b011, EVERYONE), (EVERYONE, 0b011)])
def test_of_two_copies_one_played_leaves_the_other_to_those_who_knew_of_both(order: tuple[int, int]) -> None:
    """Seat 0 has one Navigator of seat 1, and took another from the open discard pile."""
    table = Table(3)
    table.give(0, "navigator", "navigator")
    table.stand(0, af_nil="h1s1_black")
    for seers in order:
        table.state.show(0, CARDS.index("navigator"), seers)
    table.say("play navigator", "migrate af_nil eu_ana")
    assert [card.id for card in table.view(1).players[0].hand] == ["navigator"]
    for seat in (2, None):
        assert table.view(seat).players[0].hand == []


@rule("OR-240", "OR-241")
def test_how_far_one_is_with_goals_to_choose_from_is_told_to_nobody_else() -> None:
    told: set[str] = set()
    for seed in range(20):
        state, rng = GAME.start(3), Rng(seed)
        while state.to_move != OVER:
            if state.to_move != CHANCE and state.asked().name in ("keep", "steal"):
                views = [GAME.view(state, seat) for seat in range(3)]
                mine = views.pop(state.to_move)
                cards = [GAME.words.fields(word)["card"] for word in state.legal()]
                goals = [goal.id for goal in mine.offered]
                assert set(goals) == {card for card in cards if card in GOALS}
                assert not any(view.offered for view in [*views, GAME.view(state, None)])
                told |= {state.asked().name} if goals else set()
            legal = [state.sample(rng)] if state.to_move == CHANCE else state.legal()
            state.apply(legal[rng.below(len(legal))])
    assert told == {"keep", "steal"}


@rule("OR-241", "OR-024")
def test_the_goals_offered_at_set_up_are_known_to_that_player_only() -> None:
    state = GAME.start(3)
    words = GAME.words
    state.apply(words.parse("origin white"))
    for seat in range(3):
        for goal in DEALT[seat]:
            state.apply(words.parse(f"deal {goal}"))
    for seat in range(3):
        assert sorted(goal.id for goal in GAME.view(state, seat).dealt) == sorted(DEALT[seat])
    assert GAME.view(state, None).dealt == []
    assert state.seers == 1  # what seat 0 keeps
    state.apply(words.parse("keep strength_3"))
    assert [card.id for card in GAME.view(state, 0).players[0].hand] == ["strength_3"]
    assert GAME.view(state, 1).players[0].hand == []
    assert GAME.view(state, 0).dealt == []  # the others went back


@rule("OR-239", "OR-240")
def test_at_the_end_all_hands_lie_open() -> None:
    table = Table()
    table.give(1, "hunter")
    table.state.stage = FINISHED
    table.state.settle()
    assert sorted(card.id for card in table.view(None).players[1].hand) == ["hunter", "two_continents"]


@rule("OR-235")
@pytest.mark.parametrize(("seats", "pawns", "goals"), [(2, 27, 18), (3, 27, 17), (4, 36, 16)])
def test_what_differs_by_the_number_of_players(seats: int, pawns: int, goals: int) -> None:
    table = Table(seats)
    assert sum(pawn.count for pawn in table.view(None).supply) + 1 == pawns
    assert table.left("lilac") == goals


@rule("OR-240")
def test_who_is_asked_does_not_depend_on_what_a_hand_holds() -> None:
    """With a card of a free colour a player is asked, even if none can be played; without any, not."""
    table = Table()
    table.strip(0)
    table.give(0, "war_tile")
    table.say("evolve h1s1_brown af_mag", "take orange 1")
    table.luck()
    assert table.to_move == 0
    assert "done" in table.legal()
    assert not table.can("play war_tile")
    table = Table()
    table.strip(0)
    table.no_token("af_cap")
    table.stand(0, af_con="h1s1_brown")
    table.say("migrate af_con af_cap")
    assert table.to_move == 1


def at_a_table(table: Table) -> Match:
    """The position at a table where forced words are said at once."""
    match = Match(GAME, table.state.box.seats, rng=Rng(1))
    match.state, match.forced = table.state, True
    return match


@rule("OR-240")
@pytest.mark.parametrize("card", ["war_tile", "inventor"])
def test_whoever_holds_a_card_is_waited_for_whether_it_can_be_played_or_not(card: str) -> None:
    table = Table()
    table.strip(0)
    table.give(0, card)
    table.no_token("af_cap")
    table.stand(0, af_con="h1s1_brown")
    match = at_a_table(table)
    match.play(0, "migrate af_con af_cap")
    assert match.state.asked().name == "cards"
    assert match.to_move == 0
    assert (len(match.legal()) == 1) == (card == "war_tile")
    match.play(0, "done")
    assert match.to_move == 1


@rule("OR-240")
@pytest.mark.parametrize("goal", ["in_africa", "in_eurasia"])
def test_whoever_may_have_fulfilled_a_goal_is_waited_for(goal: str) -> None:
    table = Table()
    table.strip(0)
    table.give(0, goal)
    table.no_token("af_cap")
    table.stand(0, af_con="h1s1_brown", af_wes="h1s2_white", af_lak="h2s1_white")
    match = at_a_table(table)
    match.play(0, "migrate af_con af_cap")
    assert match.to_move == 0
    assert len(match.legal()) == (2 if goal == "in_africa" else 1)


@rule("OR-240")
def test_whoever_may_hold_a_permanent_of_a_low_level_is_waited_for() -> None:
    table = Table()
    table.strip(0)
    table.give(0, "power")  # of level 4; but it might be a cart, for which the tile is enough
    table.tiles(0, 1)
    table.no_token("af_cap")
    table.stand(0, af_con="h1s1_brown")
    match = at_a_table(table)
    match.play(0, "migrate af_con af_cap")
    assert match.to_move == 0
    assert len(match.legal()) == 1


@rule("OR-240")
def test_nobody_waits_where_all_know_that_no_card_can_be_played() -> None:
    table = Table()
    table.strip(0)
    table.give(0, "power", "in_africa")  # no tile for any permanent, and no goal of all is fulfilled
    table.no_token("af_cap")
    table.stand(0, af_con="h1s1_brown")
    match = at_a_table(table)
    match.play(0, "migrate af_con af_cap")
    assert match.to_move == 1


@rule("OR-240")
@pytest.mark.parametrize("deck_left", [False, True])
def test_nobody_waits_where_all_know_that_no_yellow_card_changes_anything(deck_left: bool) -> None:
    """No tile fits, no token is near, nothing was discarded: only a deck that is left could serve an Inventor."""
    table = Table()
    table.strip(0)
    table.give(0, "sailor")
    table.board(yellow=(2, 2, 2), orange=(3, 3, 3), lilac=(4, 4, 4), brown=(2, 2, 3, 3, 5, 5))
    table.no_token("af_cap", *STRAITS)
    table.stand(0, af_con="h1s1_brown")
    for deck in ("yellow", "orange", "lilac"):
        table.deck(deck, *(["hunter"] if deck_left and deck == "yellow" else []))
    match = at_a_table(table)
    match.play(0, "migrate af_con af_cap")
    assert match.to_move == (0 if deck_left else 1)


@rule("OR-240")
def test_a_goal_that_lies_on_the_table_is_in_no_hand() -> None:
    table = Table()
    table.strip(0)
    table.give(0, "in_eurasia")
    table.no_token("af_cap")
    table.stand(0, af_con="h1s1_brown", af_wes="h1s2_white", af_lak="h2s1_white")
    table.player(1).laid = 1 << GOALS.index("in_africa")
    match = at_a_table(table)
    match.play(0, "migrate af_con af_cap")
    assert match.to_move == 1


@rule("OR-240")
@pytest.mark.parametrize("drawn", [("control", "control"), ("control", "hunter")])
def test_whoever_looks_at_cards_is_waited_for_though_they_may_be_alike(drawn: tuple[str, str]) -> None:
    table = Table()
    table.deck("yellow", *drawn)
    match = at_a_table(table)
    match.play(0, "evolve h1s1_brown af_nil")
    match.play(0, "look yellow")
    assert match.state.asked().name == "keep"
    assert len(match.legal()) == len(set(drawn))


@rule("OR-167", "OR-240")
@pytest.mark.parametrize(
    ("hand", "waits"), [(("control", "control"), True), (("control", "hunter"), True), (("hunter",), False)]
)
def test_a_thief_is_waited_for_while_the_victim_holds_several_cards(hand: tuple[str, ...], waits: bool) -> None:
    table = Table(3)
    table.strip(0, 1)
    table.stand(0, af_nil="h1s2_white")
    table.stand(1, af_mag="h1s1_brown")
    table.give(0, "war_cards")
    table.give(1, *hand)
    match = at_a_table(table)
    match.play(0, "swap af_nil af_mag")
    match.play(0, "play war_cards")
    assert (match.state.asked().name == "steal") == waits


@rule("OR-166", "OR-167")
@pytest.mark.parametrize("victim", [0, 2])
def test_a_thief_sees_the_hand_of_any_victim(victim: int) -> None:
    table = Table(3)
    table.strip(victim)
    table.stand(1, af_nil="h1s2_white")
    table.stand(victim, af_mag="h1s1_brown")
    table.give(1, "war_cards")
    table.give(victim, "hunter", "sailor")
    table.state.turn = 1
    table.state.settle()
    table.say("swap af_nil af_mag", "play war_cards")
    assert sorted(card.id for card in table.view(1).players[victim].hand) == ["hunter", "sailor"]
    assert table.view(2 - victim).players[victim].hand == []


@rule("OR-240")
@pytest.mark.parametrize("viewer", [0, 2])
def test_what_is_known_of_one_colour_outlasts_a_card_of_another(viewer: int) -> None:
    """A card that leaves a hand unseen makes nobody forget one of another colour."""
    table = Table(3)
    table.give(1, "sailor", "power", "cart")
    table.state.show(1, CARDS.index("sailor"), 1 << viewer)
    table.state.hide(1, CARDS.index("power"), 0b010)
    assert [card.id for card in table.view(viewer).players[1].hand] == ["sailor"]
    table.state.hide(1, CARDS.index("hunter"), 0b010)  # a yellow one: it may have been this
    assert table.view(viewer).players[1].hand == []


@rule("OR-240")
def test_who_knows_all_cards_of_a_colour_knows_which_one_goes() -> None:
    table = Table(4)
    table.strip(1)
    table.give(1, "navigator", "navigator")
    navigator = CARDS.index("navigator")
    assert table.state.guess(1, navigator) == 0
    table.state.show(1, navigator, 0b0101)
    assert table.state.guess(1, navigator) == 0  # of the other nobody is sure
    table.state.show(1, navigator, 0b0100)
    assert table.state.guess(1, navigator) == 0b0100
