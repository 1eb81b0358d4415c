"""Components, and the cards one by one (FS-001 … FS-008, FS-044 … FS-103)."""

from __future__ import annotations

from pathlib import Path

import pytest

from dolmen.core.errors import BadComponents, BadSeats
from dolmen.games.first_sparks.game import FirstSparksGame
from rulebook.first_sparks.table import GAME, Table, hunting
from rulebook.rule import rule

BERRY, FISH, BEAR, MAMMOTH = "t1-b0", "t3-a0", "t1-a0", "t2-b0"


@rule("FS-001")
def test_a_clan_has_fifteen_members_for_the_map_in_six_colours() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    with pytest.raises(BadSeats):
        GAME.start(7)
    table = Table()
    table.stand_many(0, 15)
    for seat in range(3):
        table.give(seat, food=99)
    table.jump("spreading")
    asked = []
    while not table.over:
        asked.append(table.to_move)
        table.say("done")
    assert asked == [2, 1]  # seat 0 has no sixteenth member


@rule("FS-002", "FS-044")
def test_the_tokens_of_each_food_and_what_they_are_worth() -> None:
    harvest = {view.food: (view.value, view.most) for view in Table().view(None).harvest}
    assert harvest == {"berry": (2, 18), "fish": (3, 20), "bear": (3, 18), "mammoth": (4, 12)}
    # One token each, and grain of value 1 by Herbs: 2 + 3 + 3 + 4 + 1 = 13, less 4 for the members.
    table = hunting((1, 7, 8, 10, 11), (BERRY, BEAR, FISH, MAMMOTH), berry=1, fish=1, bear=1, mammoth=1)
    assert table.food(0) == 13 - 4


@rule("FS-003")
def test_the_size_track_begins_at_one() -> None:
    table = Table(until="herbs")
    assert [player.marker for player in table.view(None).players] == [1, 1, 1]


@rule("FS-004", "FS-005")
def test_forty_one_ranked_cards_every_rank_once() -> None:
    table = Table(5)
    view = table.view(None)
    ranks = [*table.market(), *view.deck.unseen, *table.boxed(), *(c for seat in range(5) for c in table.cards(seat))]
    assert sorted(ranks) == list(range(1, 42))
    kinds = [GAME.pack.blocks.cards.item[n].kind for n in range(35)]
    knowledge = ("fire", "plow", "sledge", "intelligence", "speech")
    assert sum(kind in knowledge for kind in kinds) == 7
    assert [card.id for card in GAME.pack.blocks.cards.item] == list(range(7, 42))


@rule("FS-006")
def test_four_unmarked_tiles_one_from_four_and_one_from_five_players_on() -> None:
    assert [tile.players for tile in GAME.pack.blocks.tiles.item] == [2, 2, 2, 2, 4, 5]


@rule("FS-045", "FS-046", "FS-149")
def test_a_clan_with_one_mammoth_that_must_give_one_keeps_three() -> None:
    table = hunting((1, 11), (MAMMOTH,), mammoth=1)
    assert table.hunted(0) == {"mammoth": 1, "grain": 1}
    assert table.food(0) == 4 + 1 - 1
    table.give(0, food=4)
    table.stand(0, MAMMOTH)
    table.jump("spreading")
    while table.to_move != 0:
        table.say("done")
    space = next(name for name in table.spaces() if table.price(name) == 1)
    table.say(f"settle {space}")
    assert table.food(0) == 3


@rule("FS-047")
def test_what_is_paid_spoiled_or_eaten_never_returns_to_the_harvest() -> None:
    table = Table()
    table.give(0, food=9)
    before = table.harvest()
    table.say("offer 8", *(["decline"] * 2))
    table.fate("draw 16")
    table.everybody_passes()
    assert table.harvest() == before
    table.say(table.legal()[0])
    assert table.harvest() == before


@rule("FS-048")
def test_herbs_and_fields_are_tools() -> None:
    table = Table()
    table.give(0, cards=(3, 12, 9), food=9)
    player = table.view(None).players[0]
    assert [tool.card.id for tool in player.tools] == [3, 12]
    assert [card.id for card in player.knowledge] == [9]


@rule("FS-049", "FS-050", "FS-051", "FS-145")
def test_a_fourth_tool_sends_one_to_the_box_before_anything_else() -> None:
    table = Table()
    table.give(0, cards=(3, 17, 26), food=20)  # two bows and Herbs are legal
    table.say("offer 10", *(["decline"] * 2))
    assert table.asked == "discard"
    assert table.to_move == 0
    table.say("discard 17")
    assert table.cards(0) == [3, 10, 26]
    assert 17 in table.boxed()
    assert table.asked == "draw"


@rule("FS-052")
def test_the_new_tool_itself_may_be_put_away_or_with_the_option_not() -> None:
    for option, legal in (("on", [3, 8, 17, 26]), ("off", [3, 17, 26])):
        table = Table(discard_new_tool=option)
        table.give(0, cards=(3, 17, 26), food=20)
        table.say("offer 8", "decline", "decline")
        assert table.legal() == [f"discard {card}" for card in legal]
    assert table.why("discard 8") == "new-tool-stays"
    assert table.why("discard 9") == "no-such-tool"


@rule("FS-053")
def test_herbs_can_be_put_away_and_nothing_replaces_it() -> None:
    table = Table()
    table.give(0, cards=(3, 17, 26), food=20)
    table.say("offer 8", "decline", "decline", "discard 3")
    assert table.cards(0) == [8, 17, 26]
    assert 3 in table.boxed()


@rule("FS-054", "FS-096")
def test_knowledge_needs_no_place_among_the_tools() -> None:
    table = Table()
    table.give(0, cards=(3, 17, 26, 9, 13, 18, 28), food=20)
    table.show(8, 10, 11, 21, 31, 32, 34, 35)
    table.say("offer 21", "decline", "decline")
    assert table.asked == "draw"
    assert table.cards(0) == [3, 9, 13, 17, 18, 21, 26, 28]


@rule("FS-055", "FS-125")
def test_the_owner_of_a_fire_can_neither_buy_nor_offer_the_other() -> None:
    table = Table()
    table.show(10, 11, 12, 15, 16, 17, 19, 20)
    for seat in (0, 2):
        table.give(seat, food=20)
    table.give(0, cards=(3, 9))
    assert table.offers() == [10, 11, 12]
    assert table.why("offer 15") == "knows-already"
    table.say("pass", "offer 15")
    assert table.to_move == 2  # asked, and the owner of Fire was not
    table = Table()
    table.show(10, 11, 12, 15, 16, 17, 19, 20)
    table.give(0, food=20)
    table.give(1, food=20, cards=(2, 9))
    table.give(2, food=0)
    table.say("offer 15")
    assert table.asked == "draw"  # seat 1 was not asked, and the offerer had to buy
    assert 15 in table.cards(0)


@rule("FS-056", "FS-124")
def test_the_printed_price_is_paid_not_the_rank() -> None:
    table = Table()
    table.give(0, food=7)
    table.say("offer 10")
    table.say("buy")
    assert table.foods() == [7, 4, 7]  # the bow of rank 10 costs 3
    assert table.cards(1) == [2, 10]
    assert 10 not in table.market()


@rule("FS-057")
def test_each_kind_of_tool_hunts_its_food() -> None:
    spaces = (BERRY, BEAR, FISH, MAMMOTH)
    for card, food in ((7, "berry"), (8, "fish"), (10, "bear"), (11, "mammoth")):
        table = hunting((card,), spaces, berry=1, fish=1, bear=1, mammoth=1)
        assert table.hunted(0) == {food: 1}
    assert hunting((12,), spaces, berry=1).hunted(0) == {"grain": 2}


@rule("FS-058", "FS-070")
def test_the_pictured_basket_takes_one_from_one_to_three_two_from_four_and_three_from_seven() -> None:
    taken = [hunting((20,), (BERRY,), berry=n).hunted(0).get("berry", 0) for n in range(9)]
    assert taken == [0, 1, 1, 1, 2, 2, 2, 3, 3]


@rule("FS-059")
def test_everybody_sees_bought_cards() -> None:
    table = Table()
    table.say("offer 10", "buy")
    for viewer in (0, 1, 2, None):
        assert [tool.card.id for tool in table.view(viewer).players[1].tools] == [2, 10]


@rule("FS-060", "FS-154")
@pytest.mark.parametrize("herb", range(1, 7))
def test_herbs_give_one_grain_wherever_the_clan_stands(herb: int) -> None:
    table = hunting((herb,), ("t2-b1",), mammoth=5)
    assert table.hunted(0) == {"grain": 1}


KINDS = {
    "basket": (7, 14, 20, 22, 30, 37),
    "rod": (8, 16, 25, 31, 35, 40),
    "bow": (10, 17, 26, 32, 33, 38),
    "spear": (11, 23, 29, 36, 41),
}
HUNTS = {
    "basket": (BERRY, "berry", 18),
    "rod": (FISH, "fish", 20),
    "bow": (BEAR, "bear", 18),
    "spear": (MAMMOTH, "mammoth", 12),
}


@pytest.mark.parametrize(
    ("card", "price", "steps"),
    [
        pytest.param(7, 2, [(1, 1), (2, 4), (3, 9)], marks=rule("FS-061")),
        pytest.param(8, 2, [(1, 1), (2, 6)], marks=rule("FS-062")),
        pytest.param(10, 3, [(1, 1), (2, 5)], marks=rule("FS-063")),
        pytest.param(11, 3, [(1, 1), (2, 5)], marks=rule("FS-064")),
        pytest.param(14, 3, [(1, 1), (2, 4), (3, 8)], marks=rule("FS-066")),
        pytest.param(16, 3, [(1, 1), (2, 5)], marks=rule("FS-067")),
        pytest.param(17, 4, [(1, 1), (2, 4)], marks=rule("FS-068")),
        pytest.param(20, 4, [(1, 1), (2, 4), (3, 7)], marks=rule("FS-070")),
        pytest.param(22, 4, [(1, 1), (2, 3), (3, 7)], marks=rule("FS-071")),
        pytest.param(23, 5, [(1, 1), (2, 4)], marks=rule("FS-072")),
        pytest.param(25, 5, [(1, 1), (2, 4)], marks=rule("FS-073")),
        pytest.param(26, 5, [(1, 1), (2, 4), (3, 8)], marks=rule("FS-074")),
        pytest.param(29, 6, [(1, 1), (2, 3)], marks=rule("FS-076")),
        pytest.param(30, 5, [(1, 1), (2, 3), (3, 6)], marks=rule("FS-077")),
        pytest.param(31, 6, [(1, 1), (2, 4), (3, 8)], marks=rule("FS-078")),
        pytest.param(32, 6, [(1, 1), (2, 3), (3, 7)], marks=rule("FS-079")),
        pytest.param(33, 7, [(1, 1), (2, 3), (3, 6)], marks=rule("FS-080")),
        pytest.param(35, 7, [(1, 1), (2, 3), (3, 7)], marks=rule("FS-082")),
        pytest.param(36, 8, [(1, 1), (2, 3), (3, 6)], marks=rule("FS-083")),
        pytest.param(37, 7, [(1, 1), (2, 2), (3, 5), (4, 9)], marks=rule("FS-084")),
        pytest.param(38, 8, [(1, 1), (2, 2), (3, 5)], marks=rule("FS-085")),
        pytest.param(40, 8, [(1, 1), (2, 2), (3, 6)], marks=rule("FS-087")),
        pytest.param(41, 10, [(1, 1), (2, 2), (3, 5)], marks=rule("FS-088")),
    ],
)
def test_a_hunting_tool_costs_its_price_and_takes_by_its_steps(
    card: int, price: int, steps: list[tuple[int, int]]
) -> None:
    kind = next(kind for kind, cards in KINDS.items() if card in cards)
    space, food, most = HUNTS[kind]
    for tokens in range(most + 1):
        expected = max((take for take, least in steps if tokens >= least), default=0)
        assert hunt_one(card, space, food, tokens).hunted(0).get(food, 0) == expected
    buys(card, price)


@pytest.mark.parametrize(
    ("card", "price", "grain"),
    [
        pytest.param(12, 2, 2, marks=rule("FS-065")),
        pytest.param(19, 4, 3, marks=rule("FS-069")),
        pytest.param(27, 6, 4, marks=rule("FS-075")),
        pytest.param(34, 8, 5, marks=rule("FS-081")),
        pytest.param(39, 10, 6, marks=rule("FS-086")),
    ],
)
def test_a_field_costs_its_price_and_gives_its_grain(card: int, price: int, grain: int) -> None:
    assert hunting((card,), (BERRY,), berry=18).hunted(0) == {"grain": grain}
    buys(card, price)


@rule("FS-089")
@pytest.mark.parametrize(("card", "price"), [(9, 4), (15, 4), (13, 4), (24, 4), (18, 5), (21, 5), (28, 5)], ids=str)
def test_knowledge_costs_its_price(card: int, price: int) -> None:
    buys(card, price)


def hunt_one(card: int, space: str, food: str, tokens: int) -> Table:
    table = Table()
    table.give(0, cards=(card,))
    table.stand(0, space)
    table.stock(**{food: tokens})
    table.jump("hunting")
    return table


def buys(card: int, price: int) -> None:
    """Seat 0 can buy the card with exactly its price, and not with one food less."""
    table = Table(5)
    others = [n for n in range(7, 42) if n > card or n < 10][-8:]
    table.show(*sorted({card, *others[-3:], *[n for n in range(7, 12) if n != card][:4]}))
    shown = table.market()
    assert card in shown
    table.state.shrunk = True  # all of the market is current, so that any card can be offered
    table.state.bonus = 0
    table.give(0, food=price - 1)
    assert not table.can(f"offer {card}")
    assert table.why(f"offer {card}") == "card-too-expensive"
    table.give(0, food=price)
    for seat in range(1, 5):
        table.give(seat, food=0)
    table.say(f"offer {card}")
    assert table.food(0) == 0
    assert card in table.cards(0)


@rule("FS-090", "FS-148", "FS-091")
def test_fire_bought_this_round_keeps_all_food_from_spoiling() -> None:
    table = Table()
    table.give(0, food=13)
    table.give(1, food=9)
    table.give(2, food=0)
    table.say("offer 9", "decline")
    table.fate("draw 15")
    table.everybody_passes()
    assert [(event["seat"], event["food"]) for event in table.events("spoilt")] == [(1, 3)]
    assert table.food(0) == 9 + 1 - 1  # and a grain by Herbs, less one eaten


@rule("FS-092", "FS-253", "FS-215")
def test_the_food_of_a_clan_with_fire_is_hidden_from_others_until_the_end() -> None:
    table = Table(round_limit=1)
    table.give(0, food=13)
    table.give(2, food=0)
    table.say("offer 9", "decline")
    for viewer in (1, 2, None):
        player = table.view(viewer).players[0]
        assert player.hidden
        assert player.food is None
        assert table.view(viewer).players[1].food == 7
    assert table.view(0).players[0].food == 9
    table.fate("draw 15")
    table.finish_round()
    assert table.over
    assert [player.food for player in table.view(1).players] == table.foods()
    assert not any(player.hidden for player in table.view(None).players)


@rule("FS-093", "FS-094")
def test_the_plough_adds_to_each_field_but_not_to_herbs() -> None:
    assert hunting((1, 12, 19), (BEAR,)).hunted(0) == {"grain": 6}
    assert hunting((1, 12, 19, 18), (BEAR,)).hunted(0) == {"grain": 8}
    assert hunting((1, 12, 19, 18), (BEAR,), options={"plow_bonus": 2}).hunted(0) == {"grain": 10}


@rule("FS-095")
def test_the_sledge_holds_a_fourth_tool_and_a_fifth_sends_one_to_the_box() -> None:
    table = Table()
    table.give(0, cards=(3, 17, 26, 21), food=20)
    table.say("offer 8", "decline", "decline")
    assert table.asked == "draw"
    table = Table()
    table.give(0, cards=(3, 16, 17, 26, 21), food=20)
    table.say("offer 8", "decline", "decline")
    assert table.legal() == ["discard 3", "discard 8", "discard 16", "discard 17", "discard 26"]


@rule("FS-097", "FS-098")
def test_intelligence_changes_places_at_once_with_the_player_behind() -> None:
    table = Table()
    table.show(28, 29, 30, 31, 32, 33, 34, 35)
    table.give(0, food=12)
    for seat in (1, 2):
        table.give(seat, food=0)
    table.say("offer 28")
    assert table.order() == [1, 0, 2]
    for seat in range(3):
        table.give(seat, food=12)
    table.fate("draw 36")
    table.everybody_passes()
    assert [event["seat"] for event in table.events("fed")] == [2, 0, 1]
    spread = []
    while table.phase == "spreading":
        spread.append(table.to_move)
        table.say("done")
    assert spread == [2, 0, 1]


@rule("FS-099", "FS-195")
def test_in_every_bureaucracy_the_owner_of_intelligence_goes_back_one_place() -> None:
    table = Table()
    table.give(0, cards=(3, 28))
    table.stand_many(0, 9)
    table.stand_many(1, 7)
    table.stand_many(2, 5)
    for _ in range(2):
        table.jump("bureaucracy")
        assert table.order() == [1, 0, 2]


@rule("FS-100")
def test_an_owner_of_intelligence_who_is_last_stays_last() -> None:
    table = Table()
    table.give(2, cards=(1, 28))
    table.stand_many(0, 9)
    table.stand_many(1, 7)
    table.stand_many(2, 5)
    table.jump("bureaucracy")
    assert table.order() == [0, 1, 2]


@rule("FS-101")
def test_who_still_has_to_buy_does_not_change_with_intelligence() -> None:
    table = Table(4)
    table.show(28, 29, 30, 31, 32, 33, 34, 35)
    for seat in range(4):
        table.give(seat, food=10)
    table.say("offer 28", "buy")  # the second buys from the first
    assert table.order() == [0, 2, 1, 3]
    table.fate("draw 36")
    assert table.to_move == 0
    table.say("pass")
    assert table.to_move == 2
    table.say("offer 29")
    assert table.to_move == 3  # the owner is done, though he now stands before him


@rule("FS-102", "FS-103")
@pytest.mark.parametrize(("option", "extra"), [("flat", 1), ("one_less", 2), ("none", 0)])
def test_speech_lowers_only_the_surcharge_for_an_occupied_space(option: str, extra: int) -> None:
    table = Table(speech_surcharge=option)
    table.stand(0, "t1-a1")
    table.stand(1, "t1-a0", "t1-a2")
    table.stand(2, "t1-a0", "t1-a2")
    table.set_order(1, 2, 0)
    table.give(0, food=20, cards=(3, 13))
    table.jump("spreading")
    assert table.to_move == 0
    assert table.price("t1-a0") == 1 + extra  # a third clan pays 3 more otherwise
    assert table.price("t1-a2") == 1 + 1 + extra  # the mountain is not cheaper
    table.give(0, cards=(3,))
    assert table.price("t1-a0") == 1 + 3


def test_a_pack_of_ones_own_replaces_blocks_and_a_broken_one_is_refused(tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    pack.write_text("[start]\nfood = 9\nharvest = { berry = 1, fish = 1, bear = 1, mammoth = 1 }\n", encoding="utf-8")
    game = FirstSparksGame(pack)
    assert Table(game=game).foods() == [9, 9, 9]
    assert "start" not in game.pack.reconstructed
    for text, message in (
        ("[start]\nfood = 9\n", "harvest"),
        ("[limits]\ntools = 3\ntools_with_sledge = 4\nnewcomers = 5\ngoal = 15\nmembers = 13\n", "goal is more"),
        ("[prices]\nmembers = [3, 1, 6, 10, 15]\nmountain = 1\n", "ascend"),
        ("[herbs]\ngrain = -1\n", "grain"),
    ):
        pack.write_text(text, encoding="utf-8")
        with pytest.raises(BadComponents, match=message):
            FirstSparksGame(pack)


def test_what_is_reconstructed_says_so() -> None:
    assert GAME.pack.reconstructed == ["cards", "tiles"]
    assert GAME.pack.marks["beginner"][0] == "ours"
