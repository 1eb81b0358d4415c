"""`check_game` passes a sound game and names every fault of a broken one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from testing.broken import BROKEN, Tired
from testing.cairn import Cairn, CairnGame

from conftest import Numbers
from dolmen import OVER, BadSeats
from dolmen.core.options import Value
from dolmen.testing import BrokenGame, check_game, fingerprint, random_words


def test_a_small_sound_plug_in_passes(numbers: Numbers) -> None:
    summary = check_game(CairnGame(), games=numbers(10, 25, 500))
    assert summary.games == 2 * numbers(10, 25, 500)
    assert summary.secrets > 50
    assert summary.throws > 500
    assert summary.alike > 500
    assert summary.looks > summary.words  # every position was looked at from all sides, the last ones too


def test_a_seat_without_a_choice_may_wait_so_that_nobody_learns_it() -> None:
    class Weary(CairnGame):
        table = Tired

    assert check_game(Weary(), games=15).alike > 500


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_told_what_is_wrong(name: str) -> None:
    game, message = BROKEN[name]
    with pytest.raises(BrokenGame, match=f"cairn: .*({message})"):
        check_game(game, games=15)


def test_a_fault_can_be_seen_again_from_its_message() -> None:
    game, _ = BROKEN["MintsPebbles"]
    with pytest.raises(BrokenGame) as first:
        check_game(game, games=15)
    again = re.search(r"again: check_game\(game, seats=(\d), games=1, seed=(\d+)\)", str(first.value))
    assert again
    with pytest.raises(BrokenGame) as second:
        check_game(game, seats=int(again[1]), games=1, seed=int(again[2]))
    assert str(first.value) == str(second.value)
    assert first.value.words == second.value.words


def test_a_fault_names_the_words_that_led_there() -> None:
    game, _ = BROKEN["MintsPebbles"]
    with pytest.raises(BrokenGame) as fault:
        check_game(game, games=15)
    state = game.start(2)
    for word in fault.value.words:
        state.apply(word)
    assert game.census(state)["pebbles"] == 31
    assert str(fault.value).endswith("; ".join(map(game.words.text, fault.value.words[-12:])))


def test_a_fault_under_an_option_names_the_option() -> None:
    game, _ = BROKEN["OptionCrashes"]
    with pytest.raises(BrokenGame, match=r"seed=\d+, turns=1\)"):
        check_game(game, games=1)


def test_given_options_are_played_and_no_others() -> None:
    game, _ = BROKEN["OptionCrashes"]
    assert check_game(game, games=2, turns=2).games == 4


def test_random_words_are_a_whole_game_and_the_same_for_the_same_seed() -> None:
    game = CairnGame()
    words = random_words(game, 3, 5, turns=2)
    assert words == random_words(game, 3, 5, turns=2) != random_words(game, 3, 6, turns=2)
    state = game.start(3, turns=2)
    for word in words:
        assert word in state.legal()
        state.apply(word)
    assert state.to_move == OVER


def test_a_fingerprint_tells_positions_apart_however_they_lie_in_memory() -> None:
    game = CairnGame()
    here, there = game.start(2), game.start(2)
    assert fingerprint(here) == fingerprint(there) == fingerprint(here.copy())
    here.apply(here.legal()[0])
    assert fingerprint(here) != fingerprint(there)
    there.apply(there.legal()[0])
    assert fingerprint(here) == fingerprint(there)


def test_an_option_that_is_not_for_every_seat_count_is_played_where_it_is() -> None:
    class Picky(CairnGame):
        def begin(self, seats: int, options: Mapping[str, Value]) -> Cairn:
            if options["turns"] == 1 and seats == 2:
                raise BadSeats("a single turn is for three")
            return super().begin(seats, options)

    check_game(Picky(), games=1)
    with pytest.raises(BrokenGame, match="start raised BadSeats: a single turn is for three"):
        check_game(Picky(), seats=2, games=1)


@pytest.mark.parametrize(
    ("file", "line", "instead", "message"),
    [
        ("ru", "", None, "there are no texts ru.ftl: they should be in"),
        ("ru", "ask-act = ", "ask-other = ", "lacks 'ask-(act|other)', which another language has"),
        ("both", "game-feel = ", "game-mood = ", "lacks 'game-feel', which the cover of the game says"),
        ("both", "ask-act = ", "ask-other = ", "en: no text 'ask-act'"),
        ("both", "word-rest = ", "word-sleep = ", "en: no text 'word-rest'"),
        ("both", "event-rested = ", "event-slept = ", "en: no text 'event-rested'"),
        ("both", "refusal-not-now = ", "refusal-never = ", "en: no text 'refusal-not-now'"),
        ("both", "item-card = ", "item-hand = ", "en: no text 'item-card'"),
        ("both", "    .value-even", "    .value-odd", "lacks 'option-digging.value-even'"),
        ("ru", "{ $seat } отдыхает", "{ $who } отдыхает", "ru: no text 'event-rested'"),
    ],
)
def test_a_text_that_is_missing_in_a_language_is_named(
    tmp_path: Path, file: str, line: str, instead: str | None, message: str
) -> None:
    (tmp_path / "text").mkdir()
    for language in ("en", "ru"):
        text = (CairnGame.home / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        if file in (language, "both"):
            if instead is None:
                continue
            assert line in text
            text = text.replace(line, instead)
        (tmp_path / "text" / f"{language}.ftl").write_text(text, encoding="utf-8")

    class Mute(CairnGame):
        home = tmp_path

    with pytest.raises(BrokenGame, match=message):
        check_game(Mute(), games=15)
