"""What is this? Every piece of every game has a text in every language, with the numbers of the box."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dolmen
from dolmen.core.pieces import FOLDER, Piece, piece, tell, texts_for
from dolmen.core.texts import LANGUAGES, MissingText

GAMES = ("stone-age", "kingdomino-origins", "first-sparks", "origin", "first-builders")
RULES = Path(__file__).parents[2] / "docs" / "rules"
WORDS = 62  # a card is read in a moment: so many words at most, all lines together


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_is_told(game: str, language: str) -> None:
    found = dolmen.load(game)
    texts = texts_for(found, language, strict=True)
    assert len(found.pieces) > 40
    for id, one in found.pieces.items():
        told = tell(texts, [one])
        assert told.name, id
        assert told.sort, id
        assert told.lines, id
        for begins, text in told.lines:
            assert "{" not in text + begins, (id, text)
        assert sum(len(f"{begins} {text}".split()) for begins, text in told.lines) <= WORDS, (id, told.lines)
        assert told.rules, id


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_it_names_is_written(game: str) -> None:
    written = set(re.findall(r"^- ([A-Z]{2}-G?\d+)", (RULES / f"{game}.md").read_text(encoding="utf-8"), re.MULTILINE))
    named = {rule for one in dolmen.load(game).pieces.values() for rule in one.rules}
    assert named <= written, named - written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_said(game: str, language: str) -> None:
    found = dolmen.load(game)
    file = found.home / "text" / FOLDER / f"{language}.ftl"
    messages = set(re.findall(r"^(what-[\w-]+) *=", file.read_text(encoding="utf-8"), re.MULTILINE))
    said = {key for one in found.pieces.values() for key in (one.key, *one.lines)}
    assert messages == said


def test_another_box_tells_other_numbers(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        '[resources]\nprovenance = "rulebook"\nhunt = 4\n'
        "divisor = { wood = 7, clay = 4, stone = 5, gold = 6 }\nvalue = { wood = 3, clay = 4, stone = 5, gold = 6 }\n",
        encoding="utf-8",
    )
    mine, own = dolmen.load("stone-age", file), dolmen.load("stone-age")
    texts = texts_for(own, "en", strict=True)
    (_, text), *_ = tell(texts, [mine.pieces["place:forest"]]).lines
    assert "divide by 7" in text
    (_, text), *_ = tell(texts, [own.pieces["place:forest"]]).lines
    assert "divide by 3" in text


def test_several_pieces_are_told_as_one() -> None:
    game = dolmen.load("stone-age")
    texts = texts_for(game, "en", strict=True)
    card, slot = game.pieces["card:36"], game.pieces["slot:3"]
    told = tell(texts, [card, slot])
    assert told.name == "Medicine"
    assert told.lines[-1] == ("Space for a card", tell(texts, [slot]).lines[0][1])
    assert told.rules == (*card.rules, *slot.rules)


def test_a_missing_text_is_found() -> None:
    texts = texts_for(dolmen.load("stone-age"), "en", strict=True)
    with pytest.raises(MissingText, match="what-nothing"):
        tell(texts, [piece("nothing")])
    with pytest.raises(MissingText, match="what-gather"):
        tell(texts, [Piece("what-gather", {"where": "forest", "good": "wood"})])  # the divisor is missing


def test_a_game_need_not_tell() -> None:
    class Silent(dolmen.Game):
        id = "silent"

    assert not Silent().pieces
