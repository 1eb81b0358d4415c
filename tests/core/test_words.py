"""The vocabulary: ids, notation and fields, both ways and strictly."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dolmen import BadWord, Game, Vocabulary, Words

COLOURS = ("red", "blue")


@pytest.fixture(scope="module")
def words() -> Vocabulary:
    book = Vocabulary()
    book.player("place", where=("forest", "river", "clay-pit"), people=range(1, 4))
    book.player("done")
    book.chance("roll", face=range(1, 7))
    book.chance("steal", veiled={"card": range(1, 4), "side": ("left", "right")}, colour=COLOURS)
    return book


def test_every_id_goes_through_text_and_back(words: Vocabulary) -> None:
    texts = [words.text(word) for word in range(len(words))]
    assert len(set(texts)) == len(texts) == 9 + 1 + 6 + 12 + 2
    assert [words.parse(text) for text in texts] == list(range(len(words)))


def test_words_read_as_they_are_spoken(words: Vocabulary) -> None:
    place = words.named["place"]
    assert words.text(place.of(2, 3)) == "place clay-pit 3"
    assert words.fields(place.of(2, 3)) == {"word": "place", "where": "clay-pit", "people": 3}
    assert words.text(words.named["done"].base) == "done"


def test_a_word_knows_its_parameters(words: Vocabulary) -> None:
    word = words.named["place"].of(1, 2)
    assert (words.first[word], words.second[word], words.third[word]) == (1, 2, 0)
    assert words.family(word).name == "place"
    assert not words.is_chance(word)
    assert words.is_chance(words.parse("roll 4"))


def test_a_secret_word_is_veiled_in_its_veiled_parameters_only(words: Vocabulary) -> None:
    word = words.parse("steal blue 2 left")
    veil = words.veil(word)
    assert words.text(veil) == "steal blue ? ?"
    assert words.fields(veil) == {"word": "steal", "colour": "blue", "card": "?", "side": "?"}
    assert words.is_veiled(veil)
    assert not words.is_veiled(word)
    assert words.veil(veil) == veil
    assert words.veil(words.parse("done")) == words.parse("done")
    assert len({words.veil(w) for w in range(len(words)) if words.family(w).name == "steal"}) == len(COLOURS)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("plce forest 1", "'plce forest 1': no word begins with 'plce'; did you mean place?"),
        ("xyzzy", "'xyzzy': no word begins with 'xyzzy'; words are: place, done, roll, steal"),
        ("", "'': no word begins with ''"),
        ("place forest", "'place forest': it should read 'place <where> <people>'"),
        ("done now", "'done now': it should read 'done'"),
        ("place  forest 1", "it should read"),
        ("place forrest 1", "no where is called 'forrest'; did you mean forest?"),
        ("place moon 1", "no where is called 'moon'; it is one of: forest, river, clay-pit"),
        ("place forest 4", "people is a number from 1 to 3, not '4'"),
        ("place forest 0", "people is a number from 1 to 3, not '0'"),
        ("place forest 01", "not '01'"),
        ("place forest +1", "not '\\+1'"),
        ("place forest -1", "not '-1'"),
        ("place forest ²", "not '²'"),
        ("place forest ١", "not '١'"),
        ("place forest ?", "not '\\?'"),
        ("place forest " + "1" * 5_000, "people is a number"),
        ("Place forest 1", "no word begins with 'Place'"),
        ("steal red ? left", "all of it should read"),
        ("steal red 1 ?", "all of it should read"),
        ("steal ? ? ?", "no colour is called '\\?'"),
    ],
)
def test_what_is_no_word_is_quoted_with_what_would_be_right(words: Vocabulary, text: str, message: str) -> None:
    with pytest.raises(BadWord, match=message):
        words.parse(text)


@pytest.mark.parametrize("word", [-1, 30, 10**9])
def test_a_number_that_is_no_word_is_refused(words: Vocabulary, word: int) -> None:
    with pytest.raises(BadWord, match=f"{word} is no word: ids go from 0 to 29"):
        words.text(word)


@given(st.text(alphabet="placedonrstfi 123?-", max_size=20) | st.text(max_size=20))
def test_any_text_is_a_word_or_a_clear_error(words: Vocabulary, text: str) -> None:
    texts = [words.text(word) for word in range(len(words))]
    if text in texts:
        assert words.parse(text) == texts.index(text)
    else:
        with pytest.raises(BadWord, match=re.escape(repr(text))):
            words.parse(text)


@pytest.mark.parametrize(
    ("declare", "message"),
    [
        (lambda v: v.player("a", x=range(0)), "x: a range goes up by one from 0 or more and is not empty"),
        (lambda v: v.player("a", x=range(0, 9, 2)), "goes up by one"),
        (lambda v: v.player("a", x=range(-1, 3)), "from 0 or more"),
        (lambda v: v.player("a", x=()), "x: the names it may be"),
        (lambda v: v.player("a", x=("one", "one")), "x: the names it may be are different"),
        (lambda v: v.player("a", x=("two words",)), "'two words': names in notation"),
        (lambda v: v.player("a", x=("?",)), "names in notation"),
        (lambda v: v.player("a", x=("Ель",)), "names in notation"),
        (lambda v: v.player("a;b"), "names in notation"),
        (lambda v: v.player("a", w=("x",), x=("x",), y=("x",), z=("x",)), "three parameters at most"),
        (lambda v: [v.player("a"), v.player("a")], "'a' is declared twice"),
        (lambda v: v.player("a", veiled={"x": ("b",)}, x=("b",)), "'x' is declared twice"),
    ],
)
def test_words_that_notation_cannot_hold_are_not_declared(declare: object, message: str) -> None:
    assert callable(declare)
    with pytest.raises(ValueError, match=message):
        declare(Vocabulary())


def test_a_buffer_is_filled_again_and_again() -> None:
    out = Words()
    for word in range(100):
        out.append(word)
    assert out.list() == list(out) == list(range(100))
    assert (len(out), out[0], out[-1], out[99], out.at(64)) == (100, 0, 99, 99, 64)
    with pytest.raises(IndexError):
        out[100]
    with pytest.raises(IndexError):
        out[-101]
    out.clear()
    assert not len(out)
    with pytest.raises(IndexError):
        out[0]
    out.append(7)
    assert repr(out) == "Words([7])"


def test_stone_age_words_are_offered_in_the_order_of_their_families(stone_age: Game) -> None:
    ends = [family.base + family.size + family.veils for family in stone_age.words.families]
    assert [family.base for family in stone_age.words.families] == [0, *ends[:-1]]
    assert ends[-1] == len(stone_age.words)
