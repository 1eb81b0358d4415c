"""Records: text both ways, and one clear line for whatever is wrong with one."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from testing.cairn import CairnGame

import dolmen
from dolmen import OVER, BadRecord, DolmenError, Game, Match, OtherRules, Record, Rng, UnknownGame
from dolmen.core.record import seal
from dolmen.show.replay import make_replay

NAMES = ("Peak, the first", "  Волна  с пробелами ", "", "a\nb\tc", "–;:?", "1", "\ud800x")


def played(game: Game, words: int, seats: int | list[str] = 2, **options: str | int) -> Match:
    """A match in which so many decisions were made."""
    match = Match(game, seats, options, Rng(5))
    while not match.over and match.version < words:
        legal = match.legal()
        match.play(match.to_move, legal[match.version % len(legal)])
    return match


def sealed(text: str, words: int | None = None) -> str:
    """A record whose last line fits its text again."""
    lines = text.split("\n")
    while lines and not lines[-1]:
        lines.pop()
    count = lines.pop().split(" ")[1] if words is None else str(words)
    body = "\n".join(lines) + "\n"
    return f"{body}end {count} {seal(body)}\n"


@pytest.fixture(scope="module")
def text(stone_age: Game) -> str:
    return played(stone_age, 60, ["Peak", "Волна"], round_limit=40, card_36="at_once").record().text()


@pytest.mark.parametrize("words", [0, 30, 100_000])
def test_a_record_comes_back_from_its_text(stone_age: Game, words: int) -> None:
    record = played(stone_age, words, 3).record()
    assert Record.parse(record.text()) == record
    assert Record.parse(record.text(), stone_age).text() == record.text()
    assert record.verify(stone_age).to_move == (OVER if words == 100_000 else record_end(stone_age, record))
    assert (record.scores is None) == (words < 100_000)


def record_end(game: Game, record: Record) -> int:
    *_, last = record.steps(game)
    return int(last.state.to_move)


def test_the_header_names_what_was_played(text: str, stone_age: Game) -> None:
    head = text.partition("\n\n")[0].splitlines()
    assert head[:3] == ["dolmen 1", "game stone-age 2", f"components {stone_age.pack.hash}"]
    assert sorted(head[3:5]) == ["option card_36=at_once", "option round_limit=40"]
    assert head[5] == "seats Peak, Волна"
    assert head[6].startswith("started 20")


@pytest.mark.parametrize("name", NAMES)
def test_odd_names_are_made_to_fit_and_come_back(stone_age: Game, name: str, tmp_path: Path) -> None:
    record = played(stone_age, 20, [name, "Zwei"]).record()
    assert Record.parse(record.text()) == record
    assert "," not in record.seats[0]
    record.save(tmp_path / "odd.dolmen")
    assert Record.open(tmp_path / "odd.dolmen") == record


@given(st.lists(st.text(max_size=12), min_size=2, max_size=4))
def test_any_names_come_back(names: list[str]) -> None:
    game = dolmen.load("stone-age")
    record = Match(game, names, rng=Rng(1)).record()
    assert Record.parse(record.text(game), game) == record
    assert len(record.seats) == len(names)


def test_every_option_value_comes_back(stone_age: Game) -> None:
    for option in stone_age.options:
        for value in option.values or (option.low, option.high):
            record = Match(stone_age, 2, {option.name: value}, Rng(1)).record()
            assert record.options == ({} if value == option.default else {option.name: value})
            assert Record.parse(record.text()) == record


def test_the_words_of_a_turn_stand_on_one_line_behind_their_seat(text: str) -> None:
    body = text.split("\n\n")[1].splitlines()
    assert body[0].startswith("-: starts ")
    heads = [line.partition(": ")[0] for line in body[1:-1]]
    assert set(heads) == {"1", "2"}
    assert all(a != b for a, b in pairwise(heads))


def test_a_record_without_dates_can_be_written(stone_age: Game) -> None:
    record = msgspec.structs.replace(played(stone_age, 10).record(), started="")
    assert Record.parse(record.text()) == record


WRONG = [
    ("dolmen 1", "dolmen 2", r"line 1: a record begins with the line 'dolmen 1'"),
    ("game stone-age 2", "game stone-age", "the header lacks the line 'game <id> <rules version>'"),
    ("game stone-age 2\n", "", "the header lacks the line 'game <id> <rules version>'"),
    ("game stone-age 2", "game stone-age ²", "lacks the line 'game"),
    ("components ", "component ", r"line 3: 'component .*' is no header line; those begin with game, components"),
    ("seats Peak, Волна", "seats", r"line 6: 'seats' is no header line"),
    ("seats Peak, Волна\n", "", "the header lacks the line 'seats'"),
    ("seats Peak, Волна", "seats Peak, Волна, Drei, Vier, Fünf", "stone-age is for 2 to 4 players, not 5"),
    ("seats Peak, Волна", "seats Peak, Волна\nseats A, B", r"line 7: the header says 'seats' twice"),
    ("option round_limit=40", "option round_limit=0", "option round_limit: '0' is not a number from 1 to 60"),
    ("option round_limit=40", "option round_limit=--4", "option round_limit: '--4' is not a number"),
    ("option round_limit=40", "option roundlimit=40", "there is no option 'roundlimit'; did you mean round_limit?"),
    ("option round_limit=40", "option round_limit", "an option is written name=value"),
    ("option round_limit=40", "option card_36=any_time", "the header gives option 'card_36' twice"),
    ("started", "places 1 2\nstarted", "places without scores"),
    ("started", "places 1 2\nscores 7\nstarted", "scores should be 2 numbers, not '7'"),
    ("started", "places 1 x\nscores 7 8\nstarted", "places should be 2 numbers, not '1 x'"),
    ("started", "places 1 ²\nscores 7 8\nstarted", "places should be 2 numbers"),
    ("\n\n", "\n", "is no header line"),
    ("-: starts", "starts", r"line 9: a turn reads '<seat>: <word>; <word> …'"),
    ("-: starts", "-:starts", r"line 9: a turn reads"),
    ("\n1: ", "\n0: ", r"there is no seat 0; seats are 1 to 2"),
    ("\n1: ", "\n3: ", r"there is no seat 3; seats are 1 to 2"),
    ("\n1: ", "\n²: ", r"a turn reads"),
    ("\n1: place", "\n-: place", r"fate cannot say 'place .*': the line should begin with a seat's number"),
    ("; reveal", "; revel", r"line 9: 'revel \d+': no word begins with 'revel'; did you mean reveal\?"),
    ("; reveal", ";reveal", r"line 9: 'starts \d;reveal \d+': it should read 'starts <player>'"),
    ("; reveal", "; done; reveal", r"line 9: fate cannot say 'done'"),
    ("; reveal", "; reveal 1; reveal", r"the record holds \d+ words, its last line says"),
]


@pytest.mark.parametrize(("old", "new", "message"), WRONG)
def test_a_wrong_record_is_told_where_and_what(text: str, old: str, new: str, message: str) -> None:
    assert old in text
    with pytest.raises(BadRecord, match=f"^old.dolmen.*{message}") as error:
        Record.parse(sealed(text.replace(old, new, 1)), source="old.dolmen")
    assert "\n" not in str(error.value)


def test_an_edited_record_is_noticed(text: str) -> None:
    with pytest.raises(BadRecord, match=r"line \d+: the record was changed after it was written"):
        Record.parse(text.replace("place", "plaice", 1))


def test_a_record_that_was_cut_off_is_noticed(text: str) -> None:
    for length in range(len("dolmen 1\n"), len(text) - 1, 37):
        with pytest.raises(BadRecord, match=r"the record is cut off|changed after it was written"):
            Record.parse(text[:length])


def test_empty_or_foreign_text_is_no_record() -> None:
    for text in ("", "\n", "hello", "\x00", "dolmen 1"):
        with pytest.raises(BadRecord):
            Record.parse(text)


def test_a_record_of_an_unknown_game_names_it(text: str) -> None:
    with pytest.raises(UnknownGame, match="there is no game 'stone-edge'; did you mean stone-age"):
        Record.parse(sealed(text.replace("game stone-age", "game stone-edge")))


def test_a_record_is_not_read_with_the_words_of_another_game(text: str) -> None:
    with pytest.raises(BadRecord, match="this is a record of stone-age, not of cairn"):
        Record.parse(text, CairnGame())


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadRecord, match=r"none\.dolmen: cannot be read \(No such file"):
        Record.open(tmp_path / "none.dolmen")
    (tmp_path / "binary.dolmen").write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(BadRecord, match="this is not text"):
        Record.open(tmp_path / "binary.dolmen")
    windows = tmp_path / "windows.dolmen"
    windows.write_bytes(text.replace("\n", "\r\n").encode())
    assert Record.open(windows) == Record.parse(text)


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, stone_age: Game) -> None:
    path = tmp_path / "game.dolmen"
    record = played(stone_age, 20).record()
    record.save(path)
    before = path.read_bytes()
    with pytest.raises(DolmenError):
        msgspec.structs.replace(record, words=(10**6,), movers=(0,)).save(path)
    assert path.read_bytes() == before


# Playing again.


@pytest.fixture(scope="module")
def finished(stone_age: Game) -> Record:
    return played(stone_age, 100_000).record()


def changed(record: Record, **changes: object) -> Record:
    return msgspec.structs.replace(record, **changes)


def test_a_finished_record_is_confirmed_by_the_rules(stone_age: Game, finished: Record) -> None:
    state = finished.verify(stone_age)
    assert tuple(state.scores()) == finished.scores
    assert [step.place for step in finished.steps(stone_age)] == list(range(len(finished.words)))


def test_another_result_is_refused(stone_age: Game, finished: Record) -> None:
    assert finished.scores
    wrong = (finished.scores[0] + 1, *finished.scores[1:])
    with pytest.raises(BadRecord, match=r"the record gives the scores .*, the rules give"):
        changed(finished, scores=wrong).verify(stone_age)
    with pytest.raises(BadRecord, match="by the rules the game is not over"):
        changed(finished, words=finished.words[:-1], movers=finished.movers[:-1]).verify(stone_age)


def test_a_word_that_is_not_legal_is_refused_with_its_place(stone_age: Game, finished: Record) -> None:
    place = next(n for n, mover in enumerate(finished.movers) if mover >= 0)
    words = list(finished.words)
    words[place] = stone_age.words.parse("starve")
    with pytest.raises(BadRecord, match=rf"word {place + 1} \('starve'\) is not legal there$"):
        changed(finished, words=tuple(words)).verify(stone_age)


def test_words_after_the_end_are_refused(stone_age: Game, finished: Record) -> None:
    with pytest.raises(BadRecord, match="comes after the end of the game"):
        changed(finished, words=(*finished.words, 0), movers=(*finished.movers, 0)).verify(stone_age)


@pytest.mark.parametrize("speaker", [-1, 0, 1, 5])
def test_a_word_said_by_another_is_refused(stone_age: Game, finished: Record, speaker: int) -> None:
    for place in (0, next(n for n, mover in enumerate(finished.movers) if mover == 1)):
        movers = list(finished.movers)
        if movers[place] == speaker:
            continue
        movers[place] = speaker
        with pytest.raises(
            BadRecord, match=rf"word {place + 1} .* is said by (fate|seat \d), but (fate|seat \d) is asked"
        ):
            changed(finished, movers=tuple(movers)).verify(stone_age)


def test_other_rules_or_components_are_refused(stone_age: Game, finished: Record) -> None:
    with pytest.raises(BadRecord, match="this is a record of stone-age, not of cairn"):
        finished.verify(CairnGame())
    with pytest.raises(BadRecord, match=f"played with components 123, not {stone_age.pack.hash}: give that file by"):
        changed(finished, components="123").verify(stone_age)
    for replay in (Match.resume, lambda game, record: list(record.steps(game))):
        with pytest.raises(BadRecord, match="not of cairn"):
            replay(CairnGame(), finished)


def test_a_record_of_other_rules_is_refused_with_what_to_do(stone_age: Game, finished: Record) -> None:
    newer = r"it was played by rules 99 of stone-age, here are rules 2: bring Dolmen up to date"
    older = r"played by rules 1 of stone-age, here are rules 2: open it with the Dolmen that plays stone-age by rules 1"
    for version, message in ((99, newer), (1, older)):
        record = changed(finished, version=version)
        with pytest.raises(OtherRules, match=f"record: {message}" if version == 99 else message):
            Record.parse(record.text(stone_age), stone_age)
        for replay in (Record.verify, lambda record, game: Match.resume(game, record), make_replay):
            with pytest.raises(OtherRules, match=message):
                replay(record, stone_age)


def test_a_game_may_say_that_it_still_plays_records_of_earlier_rules(
    stone_age: Game, finished: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(stone_age), "also_plays", {1})
    old = changed(finished, version=1)
    assert Record.parse(old.text(stone_age), stone_age) == old
    assert tuple(old.verify(stone_age).scores()) == finished.scores
    with pytest.raises(OtherRules):
        changed(finished, version=3).verify(stone_age)


def test_a_veiled_record_can_be_read_and_not_replayed() -> None:
    game = CairnGame()
    match = Match(game, 2, rng=Rng(1))
    record = match.record(0, redacted=True)
    again = Record.parse(record.text(game), game)
    assert again == record
    assert [game.words.text(word) for word in record.words] == [game.words.text(match.words[0]), "deal 2 ?"]
    with pytest.raises(BadRecord, match=r"word 2 \('deal 2 \?'\) is hidden: a record of a running game can be read"):
        Match.resume(game, again)


# Whatever text there is: a record equal to what it says, or a clear error.


@st.composite
def mutilated(draw: st.DrawFn) -> str:
    """A true record with lines or pieces changed, and its seal made to fit again."""
    text = TRUE
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        until = min(len(text), at + draw(st.integers(0, 40)))
        piece = draw(st.sampled_from(PIECES) | st.text(max_size=6) | st.just(text[until : until + 30]))
        text = text[:at] + piece + text[until:]
    return sealed_anyhow(text, draw(st.booleans()))


def sealed_anyhow(text: str, fits: bool) -> str:
    """With a last line; its count fits too if asked for."""
    lines = text.split("\n")
    while lines and (not lines[-1] or lines[-1].startswith("end ")):
        lines.pop()
    body = "\n".join(lines) + "\n"
    words = sum(line.count("; ") + 1 for line in body.partition("\n\n")[2].splitlines()) if fits else 57
    return f"{body}end {words} {seal(body)}\n"


TRUE = played(dolmen.load("stone-age"), 40, round_limit=40).record().text()
PIECES = [
    "\n",
    "\n\n",
    " ",
    "; ",
    ": ",
    "-",
    "1",
    "²",
    "?",
    "\r",
    "\x00",
    "-: ",
    "2: ",
    "place forest 1",
    "option ",
    "=",
    ", ",
]


@given(mutilated())
def test_a_mutilated_record_is_an_error_or_means_what_it_says(text: str) -> None:
    game = dolmen.load("stone-age")
    with suppress(DolmenError):  # and nothing else
        record = Record.parse(text)
        assert Record.parse(record.text()) == record
        record.verify(game)
        match = Match.resume(game, record, Rng(1))
        assert tuple(match.words[: len(record.words)]) == record.words


@given(st.text(max_size=200), st.booleans())
def test_any_text_is_refused_in_one_way(text: str, begun: bool) -> None:
    with pytest.raises(BadRecord):
        Record.parse(sealed_anyhow("dolmen 1\n" + text, True) if begun else text)
