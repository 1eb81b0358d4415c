"""Options, seat counts and the names of games: what is wrong and what would be right."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dolmen
from dolmen import BadOption, BadSeats, Game, UnknownGame
from dolmen.core.options import Option, parse_option, settle_options

DECLARED = (Option.choice("tool_stock", "unlimited", "finite"), Option.number("round_limit", 1, 60, 60))


def test_options_not_given_have_their_defaults() -> None:
    assert settle_options(DECLARED, {}) == {"tool_stock": "unlimited", "round_limit": 60}
    assert settle_options(DECLARED, {"round_limit": "12"}) == {"tool_stock": "unlimited", "round_limit": 12}
    assert settle_options(DECLARED, {"tool_stock": "finite", "round_limit": 1})["tool_stock"] == "finite"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"tool_stok": "finite"}, "there is no option 'tool_stok'; did you mean tool_stock\\?"),
        ({"x": "1"}, "there is no option 'x'; options are: tool_stock, round_limit"),
        ({"tool_stock": "some"}, "option tool_stock: 'some' is not one of unlimited, finite"),
        ({"tool_stock": 1}, "option tool_stock: 1 is not one of"),
        ({"round_limit": 0}, "option round_limit: 0 is not a number from 1 to 60"),
        ({"round_limit": 61}, "61 is not a number"),
        ({"round_limit": "--5"}, "'--5' is not a number"),
        ({"round_limit": "5.0"}, "'5.0' is not a number"),
        ({"round_limit": "²"}, "'²' is not a number"),
        ({"round_limit": "٣"}, "'٣' is not a number"),
        ({"round_limit": "07"}, "'07' is not a number"),
        ({"round_limit": ""}, "'' is not a number"),
        ({"round_limit": "9" * 5_000}, "is not a number"),
        ({"round_limit": True}, "True is not a number"),
    ],
)
def test_a_wrong_option_is_named_with_what_would_be_right(given: dict[str, str | int], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        settle_options(DECLARED, given)


@given(st.text(max_size=8))
def test_any_text_is_a_number_of_the_option_or_refused(text: str) -> None:
    if text in map(str, range(1, 61)):
        assert settle_options(DECLARED, {"round_limit": text})["round_limit"] == int(text)
    else:
        with pytest.raises(BadOption, match=re.escape(f"{text!r} is not a number from 1 to 60")):
            settle_options(DECLARED, {"round_limit": text})


def test_an_option_is_written_with_an_equals_sign() -> None:
    assert parse_option("a=b=c") == ("a", "b=c")
    for text in ("a", "=b", "a=", ""):
        with pytest.raises(BadOption, match="written name=value"):
            parse_option(text)


@pytest.mark.parametrize("seats", [1, 5, 0, -1, 10**9])
def test_a_seat_count_that_the_game_is_not_for_is_refused(stone_age: Game, seats: int) -> None:
    with pytest.raises(BadSeats, match=f"stone-age is for 2 to 4 players, not {seats}"):
        stone_age.start(seats)
    with pytest.raises(BadSeats, match=f"not {seats}$"):
        dolmen.Match(stone_age, seats)


def test_a_list_of_names_is_counted(stone_age: Game) -> None:
    with pytest.raises(BadSeats, match="not 5"):
        dolmen.Match(stone_age, ["a", "b", "c", "d", "e"])


def test_start_refuses_an_unknown_option(stone_age: Game) -> None:
    with pytest.raises(BadOption, match="did you mean round_limit"):
        stone_age.start(2, round_limits=4)
    with pytest.raises(BadOption):
        dolmen.Match(stone_age, 2, {"card_36": "never"})


def test_an_unknown_game_is_refused_with_a_near_name() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'stoneage'; did you mean stone-age\\?"):
        dolmen.load("stoneage")
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; installed are: .*stone-age"):
        dolmen.load("chess")


def test_games_can_be_listed_after_one_was_imported() -> None:
    """The package `dolmen.games` takes the place of the function `dolmen.games` once it is imported."""
    assert "stone-age" in dolmen.games()
    from dolmen.games.stone_age.game import StoneAgeGame

    assert "stone-age" in dolmen.games()
    assert isinstance(dolmen.load("stone-age"), StoneAgeGame)
    assert dolmen.load("stone-age") is dolmen.load("stone-age")


def test_a_game_says_what_it_is(stone_age: Game) -> None:
    assert repr(stone_age) == f"<stone-age, rules {stone_age.version}, components {stone_age.pack.hash}>"
