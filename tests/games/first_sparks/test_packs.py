"""A broken component pack gets a clear error that names the key, and nothing is half loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from dolmen.core.errors import BadComponents, BadOption
from dolmen.core.texts import Texts
from dolmen.games.first_sparks.game import FirstSparksGame
from rulebook.first_sparks.table import GAME, Table

SHIPPED = (GAME.home / "components.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('kind = "basket", cost = 2,', 'kind = "sling", cost = 2,', "card 7: kind 'sling' is not one of basket, rod"),
        ("steps = [[1, 1], [2, 6]]", "steps = [[2, 1], [2, 6]]", "card 8: steps ascend"),
        ("steps = [[1, 1], [2, 6]]", "grain = 2", "card 8: a rod needs steps"),
        ('kind = "fire", cost = 4', 'kind = "fire", cost = 4, grain = 1', "card 9: a fire takes no grain"),
        ('"fire", cost = 4', '"fire", cost = "four"', "cards, item 3, cost: Expected `int`"),
        ("{ id = 41,", "{ id = 40,", "component 41 is missing"),
        ('["a0", "b1"], ["a1", "a2"]', '["a0", "b2"], ["a1", "a2"]', "tile t1: a0 and b2 have no border"),
        ('id = "t4", players = 2', 'id = "t4", players = 5', "beginner, 4 players"),
        ('["t2", "g8", 0], ["t3", "f8", 5]] },', '["t2", "g8", 0], ["t3", "g7", 5]] },', "t3 may not lie on g7"),
        ('["t3", "f8", 5]] },', '["t3", "z9", 5]] },', "'z9' is no cell"),
        ("goal = 13", "goal = 16", "limits, goal"),
        ("unseen = [2, 6, 3, 0, 0]", "unseen = [2, 6, 3, 0]", "deck, unseen"),
        ("top_with_six = 15", "top_with_six = 14", "top_with_six lies in first_market"),
        ("{ players = 2, berry = 2,", "{ players = 3, berry = 2,", "supply: base should have a line each"),
        ("berry = 4, fish = 2, bear = 3", "berry = 19, fish = 2, bear = 3", "more berry tokens than there are"),
        ("[herbs]", "[herb]", "there is no block"),
    ],
)
def test_a_broken_pack_is_refused(old: str, new: str, message: str, tmp_path: Path) -> None:
    assert old in SHIPPED
    pack = tmp_path / "own.toml"
    pack.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents, match=message):
        FirstSparksGame(pack)


def test_an_owner_can_correct_a_card_and_a_mountain(tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    text = SHIPPED.replace(
        'kind = "basket", cost = 2, steps = [[1, 1]', 'kind = "basket", cost = 5, steps = [[1, 1]', 1
    )
    pack.write_text(text.replace('["a0", "b1"], ["a1", "a2"]', '["a0", "a1"]', 1), encoding="utf-8")
    game = FirstSparksGame(pack)
    table = Table(game=game)
    table.give(0, food=3)
    assert not table.can("offer 7")
    views = {view.name: view.mountains for view in table.view(None).spaces}
    assert views["t1-a0"] == ["t1-a1"]
    assert game.pack.hash != GAME.pack.hash


def test_an_owner_s_cards_are_called_what_they_are(tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    pack.write_text(SHIPPED.replace('{ id = 8, kind = "rod"', '{ id = 8, kind = "spear"', 1), encoding="utf-8")
    word: dict[str, str | int] = {"word": "offer", "card": 8}
    assert Texts.of(GAME, "en").word(word) == "Offer the Rod (8)"
    assert Texts.of(FirstSparksGame(pack), "en").word(word) == "Offer the Spear (8)"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"map": "flat"}, "'flat' is not one of laid, random, beginner"),
        ({"plow_bonus": 3}, "is not a number from 1 to 2"),
        ({"round_limit": 41}, "is not a number from 1 to 40"),
        ({"offer_precedance": "last"}, "did you mean offer_precedence"),
    ],
)
def test_an_option_that_does_not_exist_is_refused(options: dict[str, str | int], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.start(3, **options)
