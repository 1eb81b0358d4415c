"""Puzzles: each fits the rules, none knows more than its seat, and a file that does not fit is named by its line."""

from __future__ import annotations

from pathlib import Path

import pytest

import dolmen
from conftest import Numbers
from dolmen.bots import Seat
from dolmen.core.errors import IllegalMove
from dolmen.core.rng import Rng
from dolmen.school import Attempt, BadPuzzles, Puzzle, collections, puzzles_of
from dolmen.school.course import said
from dolmen.school.making import CLEAR, MISSED, OPEN, WORDS, Maker, keeps_answer, weighed
from dolmen.school.puzzles import Made, check, position, read_puzzles, write_puzzles, written
from ours import GAMES

FOUND, BROKEN = collections()
PUZZLES = [(game, n, puzzle) for game, found in FOUND.items() for n, puzzle in enumerate(found.puzzle, 1)]
SMALL = Made(seed=3, glance=60, check=300, weigh=80)


def test_no_collection_is_left_out_and_no_puzzle_comes_twice() -> None:
    assert not BROKEN
    assert set(GAMES) <= set(FOUND)
    for found in FOUND.values():
        assert len(found.puzzle) >= 40
        assert found.made.games > 0
        assert len({puzzle.mark for puzzle in found.puzzle}) == len(found.puzzle)


@pytest.mark.parametrize("game", FOUND)
def test_an_answer_is_clearly_best_and_not_what_is_obvious(game: str) -> None:
    for number, puzzle in enumerate(FOUND[game].puzzle, 1):
        first, second = sorted(puzzle.shares.values(), reverse=True)[:2]
        assert puzzle.shares[puzzle.answer] == first, number
        assert first - second >= CLEAR - 0.001, number
        assert puzzle.gap >= MISSED - 0.001, number
        assert OPEN <= first <= 1 - OPEN, number
        assert len(puzzle.shares) in WORDS, number
        assert 1 <= puzzle.hard <= 5, number


@pytest.mark.parametrize("game", FOUND)
def test_nothing_hidden_is_needed_to_solve_a_puzzle(game: str, numbers: Numbers) -> None:
    """In every world that agrees with what the seat sees, the same words may be said, and the same is seen."""
    rules = dolmen.load(game)
    for number, puzzle in enumerate(FOUND[game].puzzle[:: numbers(4, 4, 1)], 1):
        state = position(rules, puzzle).state
        seat = Seat(rules, state, puzzle.seat, puzzle.seats)
        view = rules.view(state, puzzle.seat)
        for seed in range(3):
            world = seat.world(Rng(seed))
            assert world.legal() == state.legal(), number
            assert rules.view(world, puzzle.seat) == view, number


def test_what_a_puzzle_is_worth_does_not_depend_on_what_is_hidden() -> None:
    """The searches deal anew what the seat cannot know: from another true world they find the very same."""
    game, _, puzzle = next(one for one in PUZZLES if dolmen.load(one[0]).hidden or one[0] == "stone-age")
    rules = dolmen.load(game)
    state = position(rules, puzzle).state
    word = rules.words.parse(puzzle.answer)
    other = state.copy()
    other.determinize(puzzle.seat, Rng(5))
    shares = [weighed(Seat(rules, true, puzzle.seat, puzzle.seats), word, 200, 1) for true in (state, other)]
    assert shares[0] == pytest.approx(shares[1], abs=0.08)


@pytest.mark.parametrize("game", FOUND)
def test_puzzles_keep_their_answer_with_ten_times_the_search(game: str, numbers: Numbers) -> None:
    if not numbers(0, 0, 1):
        pytest.skip("puzzles are searched again with --numbers long")
    found = FOUND[game]
    kept = [keeps_answer(dolmen.load(game), puzzle, 10 * found.made.check) for puzzle in found.puzzle]
    lost = [number for number, keeps in enumerate(kept, 1) if not keeps]
    assert sum(kept) >= 0.9 * len(kept), f"these do not: {lost}"


# Solving.


def test_an_attempt_is_answered_once_and_changes_nothing_on_the_board() -> None:
    puzzle = FOUND["stone-age"].puzzle[0]
    attempt = Attempt(dolmen.load("stone-age"), puzzle)
    words = list(attempt.match.words)
    assert sorted(map(attempt.game.words.text, attempt.view().legal)) == sorted(puzzle.shares)
    with pytest.raises(IllegalMove):
        attempt.say(attempt.game.words.parse("starve"))
    assert not attempt.answered
    assert not attempt.say(attempt.obvious)
    assert attempt.match.words == words
    told = dict(attempt.told())
    assert set(attempt.view().legal) == set(told)
    assert {attempt.best, attempt.obvious} <= set(told)
    assert len(told) == 3
    attempt.again()
    assert attempt.say(attempt.best)
    assert attempt.told()[0][0] == attempt.best


# Making.


def test_puzzles_are_made_the_same_by_the_same_seed_and_gone_on_with(tmp_path: Path) -> None:
    game = dolmen.load("stone-age")
    once, again = tmp_path / "once.toml", tmp_path / "again.toml"
    ticks: list[int] = []
    Maker(game, SMALL, 2, once).run(1, ticks.append)
    first = read_puzzles(once)
    assert first.made.games == 1
    assert first.made.decisions > 0
    assert len(ticks) == len(first.puzzle)
    Maker(game, SMALL, 2, again).run(1, ticks.append)
    assert again.read_text() == once.read_text()
    going = Maker(game, SMALL, 2, once)
    assert going.puzzles == list(first.puzzle)
    assert going.made == first.made
    with pytest.raises(BadPuzzles, match="another seed"):
        Maker(game, Made(seed=4, glance=60, check=300, weigh=80), 2, once)


@pytest.mark.parametrize("game", FOUND)
def test_a_file_is_written_as_it_is_read(tmp_path: Path, game: str) -> None:
    rules = dolmen.load(game)
    write_puzzles(tmp_path / "puzzles.toml", rules, FOUND[game])
    again = read_puzzles(tmp_path / "puzzles.toml")
    assert again.made == FOUND[game].made
    for old, new in zip(FOUND[game].puzzle, again.puzzle, strict=True):
        words = said(old.words, rules.words)
        assert said(new.words, rules.words) == words
        assert said(written(words, rules.words), rules.words) == words
        assert (new.answer, new.shares, new.options, new.mark) == (old.answer, old.shares, old.options, old.mark)


# Bad input.


def broken(tmp_path: Path, old: str, new: str) -> str:
    """What is said of the puzzles of Stone Age, changed in one place."""
    game = dolmen.load("stone-age")
    source = (game.home / "puzzles.toml").read_text(encoding="utf-8")
    assert old in source
    file = tmp_path / "puzzles.toml"
    file.write_text(source.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadPuzzles) as error:
        check(game, read_puzzles(file), file)
    return str(error.value)


def test_what_is_wrong_with_a_file_is_said_with_its_line(tmp_path: Path) -> None:
    puzzle = FOUND["stone-age"].puzzle[0]
    source = (dolmen.load("stone-age").home / "puzzles.toml").read_text(encoding="utf-8").splitlines()
    line = source.index(f'answer = "{puzzle.answer}"') + 1
    assert f"puzzles.toml:{line}: puzzle 1: 'starve' is not legal there" in broken(
        tmp_path, f'answer = "{puzzle.answer}"', 'answer = "starve"'
    )
    assert "should have the largest share" in broken(
        tmp_path, f'answer = "{puzzle.answer}"', f'answer = "{puzzle.obvious}"'
    )
    assert "is asked there, not 7" in broken(tmp_path, f"seat = {puzzle.seat}\n", "seat = 7\n")
    assert "is not for 9 players" in broken(tmp_path, f"seats = {puzzle.seats}\n", "seats = 9\n")
    assert "puzzle 1: word 1" in broken(tmp_path, puzzle.words.split(";")[0].strip(), "place hut 2")
    assert "every word that is legal there should have a share" in broken(
        tmp_path, f'"{puzzle.obvious}" = {puzzle.shares[puzzle.obvious]}, ', ""
    )
    assert "not valid TOML" in broken(tmp_path, "[made]", "[made")
    line = next(n for n, text in enumerate(source, 1) if text.startswith("hard = "))
    assert f"puzzles.toml:{line}: puzzle 1, hard: Expected `int`" in broken(tmp_path, "hard = ", 'hard = "x" #')


def test_one_broken_file_leaves_the_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = dolmen.load("stone-age")
    (tmp_path / "puzzles.toml").write_text("[made]\nseed = 1\n", encoding="utf-8")
    monkeypatch.setattr(type(game), "home", tmp_path)
    puzzles_of.cache_clear()
    try:
        found, wrong = collections()
        assert "stone-age" not in found
        assert len(wrong) == 1
        assert "the puzzles of stone-age are left out (puzzles.toml:1: " in str(wrong[0])
    finally:
        monkeypatch.undo()
        puzzles_of.cache_clear()


def test_a_puzzle_is_known_by_its_mark_wherever_it_stands() -> None:
    marks = [puzzle.mark for _, _, puzzle in PUZZLES]
    assert len(set(marks)) == len(marks)
    assert all(isinstance(puzzle, Puzzle) for _, _, puzzle in PUZZLES)
