"""A match: what it lets through, what it refuses and why, and how it goes back."""

from __future__ import annotations

import msgspec
import pytest
from testing.broken import Tired
from testing.cairn import DEAL, DIG, FIND, REST, SWAP, CairnGame

import dolmen
from dolmen import OVER, BadWord, CannotUndo, Game, IllegalMove, Match, NotYourTurn, Rng
from dolmen.core.events import EVERYONE
from ours import GAMES


@pytest.fixture
def cairn() -> Match:
    return Match(CairnGame(), ["Peak", "Wave"], {"turns": 3}, Rng(4))


def texts(match: Match) -> list[str]:
    return [match.game.words.text(word) for word in match.words]


def finish(match: Match) -> None:
    while not match.over:
        match.play(match.to_move, match.legal()[0])


# Playing.


def test_a_new_match_has_drawn_chance_up_to_the_first_decision(cairn: Match) -> None:
    assert cairn.to_move == 0
    assert [text.rpartition(" ")[0] for text in texts(cairn)] == ["deal 1", "deal 2"]
    assert cairn.movers == [-1, -1]
    assert cairn.seers == [0b01, 0b10]
    assert cairn.version == 2


def test_words_are_said_by_id_or_in_notation(cairn: Match) -> None:
    cairn.play(0, "rest")
    cairn.play(1, REST)
    assert cairn.to_move == 0
    assert texts(cairn)[2:] == ["rest", "rest"]


def test_chance_is_drawn_behind_a_word(cairn: Match) -> None:
    cairn.play(0, DIG)
    assert texts(cairn)[2] == "dig"
    assert texts(cairn)[3].startswith("find ")
    assert cairn.to_move == 1


def test_the_same_generator_plays_the_same_match() -> None:
    one, two, other = (Match(CairnGame(), 2, rng=Rng(seed)) for seed in (1, 1, 2))
    for match in (one, two, other):
        finish(match)
    assert one.words == two.words != other.words


def test_without_a_generator_matches_differ(stone_age: Game) -> None:
    assert len({tuple(Match(stone_age, 4).words) for _ in range(5)}) > 1


def test_legal_words_are_for_the_seat_that_is_asked(cairn: Match) -> None:
    assert cairn.legal() == cairn.legal(0) == [DIG, SWAP, REST]
    assert cairn.legal(1) == []
    cairn.legal().clear()
    assert cairn.legal() == [DIG, SWAP, REST]
    finish(cairn)
    assert cairn.legal() == cairn.legal(0) == []


# Refusing.


def unchanged(match: Match) -> tuple[object, ...]:
    return (match.version, list(match.words), len(match.log), msgspec.json.encode(match.view(None)), match.to_move)


@pytest.mark.parametrize(
    ("seat", "word", "error", "message"),
    [
        (1, DIG, NotYourTurn, "seat 2 is not asked; seat 1 is"),
        (7, DIG, NotYourTurn, "seat 8 is not asked; seat 1 is"),
        (-1, DIG, NotYourTurn, "seat 0 is not asked"),
        (-2, DIG, NotYourTurn, "is not asked"),
        (0, FIND.of(0), IllegalMove, "'find one' is not allowed now: not-now \\(word find, asked act\\)"),
        (0, DEAL.of(0, 1), IllegalMove, "'deal 1 1' is not allowed now"),
        (0, "deal 1 ?", IllegalMove, "'deal 1 \\?' is not allowed now"),
        (0, 999, BadWord, "999 is no word: ids go from 0 to"),
        (0, -1, BadWord, "-1 is no word"),
        (0, "digg", BadWord, "'digg': no word begins with 'digg'; did you mean dig?"),
        (0, "", BadWord, "'': no word begins with ''"),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(
    cairn: Match, seat: int, word: int | str, error: type[Exception], message: str
) -> None:
    before = unchanged(cairn)
    with pytest.raises(error, match=message):
        cairn.play(seat, word)
    assert unchanged(cairn) == before


def test_a_refusal_carries_its_reason(cairn: Match, stone_age: Game) -> None:
    with pytest.raises(NotYourTurn) as turn:
        cairn.play(1, DIG)
    assert (turn.value.refusal.key, turn.value.refusal.numbers) == ("not-your-turn", {"player": 0})
    match = Match(stone_age, 2, rng=Rng(1))
    with pytest.raises(IllegalMove) as illegal:
        match.play(match.to_move, "place forest 9")
    assert illegal.value.refusal.key == "too-few-figures"
    assert illegal.value.refusal.rules


def test_nothing_is_played_after_the_end(cairn: Match) -> None:
    finish(cairn)
    before = unchanged(cairn)
    for seat in (0, 1, OVER):
        with pytest.raises(NotYourTurn, match="the game is over") as error:
            cairn.play(seat, REST)
        assert error.value.refusal.key == "over"
    assert unchanged(cairn) == before


# Going back.


def test_a_seat_takes_back_its_own_last_decision(stone_age: Game) -> None:
    match = Match(stone_age, 2, {"first_player": "chosen"}, Rng(1))
    assert match.to_move == 0
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.undo(0)
    match.play(0, "begin 1")  # cards are revealed behind it
    match.play(0, "place forest 3")
    with pytest.raises(CannotUndo, match="nothing to take back: this seat has not decided anything yet"):
        match.undo(1)
    match.undo(0)
    assert texts(match)[-1].startswith("turn ")
    with pytest.raises(CannotUndo, match="dice or cards have fallen since"):
        match.undo(0)


def own_turn(stone_age: Game) -> Match:
    """Seat 1 in its action turn with two village places, whose actions throw no dice."""
    match = Match(stone_age, 2, rng=Rng(3))
    a, b = match.to_move, 1 - match.to_move
    for seat, word in ((a, "place farm 1"), (b, "place hunt 5"), (a, "place toolmaker 1"), (a, "place hunt 3")):
        match.play(seat, word)
    return match


def test_undo_goes_back_one_decision_at_a_time(stone_age: Game) -> None:
    match = own_turn(stone_age)
    seat = match.to_move
    start = msgspec.json.encode(match.view(None))
    match.play(seat, "act farm")
    middle = msgspec.json.encode(match.view(None))
    match.play(seat, "act toolmaker")
    assert match.can_undo(seat)
    match.undo(seat)
    assert msgspec.json.encode(match.view(None)) == middle
    match.undo(seat)
    assert msgspec.json.encode(match.view(None)) == start
    assert not any(event["event"] == "farmed" for event in match.events(None))


def test_dice_stand_in_the_way_of_undo(stone_age: Game) -> None:
    match = own_turn(stone_age)
    seat = match.to_move
    match.play(seat, "act hunt")
    before = unchanged(match)
    assert not match.can_undo(seat)
    with pytest.raises(CannotUndo, match="dice or cards have fallen since: only everybody together"):
        match.undo(seat)
    assert unchanged(match) == before
    match.undo(seat, consent=True)
    assert match.to_move == seat
    assert "act hunt" not in texts(match)


def test_another_seats_decision_stands_in_the_way_of_undo(cairn: Match) -> None:
    cairn.play(0, REST)
    assert cairn.can_undo(0)
    cairn.play(1, REST)
    with pytest.raises(CannotUndo, match="seat 2 has decided since"):
        cairn.undo(0)
    cairn.undo(1)
    assert cairn.to_move == 1
    cairn.undo(0)
    assert cairn.to_move == 0
    assert len(cairn.words) == 2


def test_a_secret_stands_in_the_way_of_undo(cairn: Match) -> None:
    cairn.play(0, SWAP)
    assert not cairn.can_undo(0)
    with pytest.raises(CannotUndo):
        cairn.undo(0)


def test_a_secret_decision_stands_in_the_way_of_undo(cairn: Match) -> None:
    cairn.play(0, REST)
    assert cairn.can_undo(0)
    cairn.seers[-1] = 0b01  # as if it had been said in secret
    with pytest.raises(CannotUndo, match="a secret was seen since"):
        cairn.undo(0)


def test_undo_of_a_seat_that_is_not_there_is_refused(cairn: Match) -> None:
    cairn.play(0, REST)
    for seat in (-1, -2, 9):
        assert not cairn.can_undo(seat)
        with pytest.raises(CannotUndo, match="nothing to take back"):
            cairn.undo(seat, consent=True)


def test_after_consent_chance_falls_anew() -> None:
    finds = set()
    for seed in range(12):
        match = Match(CairnGame(), 2, rng=Rng(seed))
        match.play(0, DIG)
        first = match.words[-1]
        match.undo(0, consent=True)
        match.play(0, DIG)
        finds.add(match.words[-1] == first)
    assert finds == {True, False}


def test_a_finished_match_can_be_taken_back_by_consent(cairn: Match) -> None:
    finish(cairn)
    assert cairn.record().ended
    cairn.ended = "long ago"
    cairn.undo(1, consent=True)
    assert not cairn.over
    assert cairn.record().ended is None
    assert cairn.record().scores is None
    finish(cairn)
    assert cairn.record().scores
    assert cairn.record().ended != "long ago"


def test_every_change_has_its_own_version(cairn: Match) -> None:
    """A client that saw the table before an undo must not take it for the table after it."""
    cairn.play(0, REST)
    seen = {cairn.version: tuple(cairn.words)}
    cairn.undo(0)
    assert cairn.version not in seen
    seen[cairn.version] = tuple(cairn.words)
    cairn.play(0, DIG)
    assert cairn.version not in seen
    assert cairn.version > max(seen)


# Forced words.


def test_forced_words_are_said_at_once_if_asked_for(stone_age: Game) -> None:
    plain, quick = (Match(stone_age, 2, rng=Rng(8), forced=forced) for forced in (False, True))
    choices = []
    while not quick.over:
        assert len(quick.legal()) > 1
        word = quick.legal()[quick.version % len(quick.legal())]
        choices.append(word)
        quick.play(quick.to_move, word)
    for word in choices:
        while len(plain.legal()) == 1:
            plain.play(plain.to_move, plain.legal()[0])
        plain.play(plain.to_move, word)
    while not plain.over:
        plain.play(plain.to_move, plain.legal()[0])
    assert plain.words == quick.words


def test_undo_passes_over_forced_words_to_the_decision_before_them(stone_age: Game) -> None:
    """Two seats left with nothing but the hunt: what was said for them is taken back with the choice before."""
    match = Match(stone_age, 2, rng=Rng(8), forced=True)
    for _ in range(400):
        seat = match.to_move
        count = len(match.words)
        match.play(seat, match.legal()[-1])
        said = match.movers[count:]
        if set(said) == {seat} and len(said) > 1 and not match.over:
            match.undo(seat)
            assert len(match.words) == count
            assert match.to_move == seat
            return
    pytest.skip("no forced word came behind a decision")


def test_a_word_that_waited_so_that_nobody_learns_it_was_the_only_one_is_taken_back_like_a_choice() -> None:
    """How far an undo goes back tells no more than the pause did."""

    class Weary(CairnGame):
        table = Tired

    decided = set()
    for seed in range(20):
        match = Match(Weary(), 2, {"turns": 3}, Rng(seed), forced=True)
        for _ in range(2):
            seat, words = match.to_move, list(match.words)
            decided.add(len(match.legal()))
            match.play(seat, REST)
            match.undo(seat)
            assert (match.words, match.to_move) == (words, seat)
            match.play(seat, REST)
    assert decided == {1, 3}


# Views, events, records.


def test_events_are_told_from_a_version_on(cairn: Match) -> None:
    start = cairn.version
    assert cairn.events(0, start) == []
    cairn.play(0, DIG)
    middle = cairn.version
    cairn.play(1, REST)
    assert [event["event"] for event in cairn.events(None, start)] == ["found", "rested"]
    assert [event["event"] for event in cairn.events(None, middle)] == ["rested"]
    assert [event["event"] for event in cairn.events(None)] == ["dealt", "dealt", "found", "rested"]
    assert cairn.events(None, cairn.version) == cairn.events(None, 10**6) == []
    assert cairn.events(None, -5) == cairn.events(None)


def test_after_an_undo_the_log_is_told_anew(cairn: Match) -> None:
    cairn.play(0, REST)
    seen = cairn.version
    cairn.undo(0)
    assert cairn.events(None, cairn.version) == []
    assert [event["event"] for event in cairn.events(None, seen)] == ["dealt", "dealt"]
    now = cairn.version
    cairn.play(0, DIG)
    assert [event["event"] for event in cairn.events(None, now)] == ["found"]
    assert [event["event"] for event in cairn.events(None, seen)] == ["dealt", "dealt", "found"]


def test_events_hide_what_a_seat_may_not_know_until_the_end(cairn: Match) -> None:
    cairn.play(0, SWAP)
    cards = [[event["card"] for event in cairn.events(seat)] for seat in (0, 1, None)]
    assert [[card == "?" for card in row] for row in cards] == [
        [False, True, False, False],
        [True, False, True, True],
        [True, True, True, True],
    ]
    finish(cairn)
    assert "?" not in [event.get("card") for event in cairn.events(None)]


def test_a_redacted_record_hides_what_the_views_hide(cairn: Match) -> None:
    cairn.play(0, SWAP)
    hidden = {
        seat: [cairn.game.words.is_veiled(w) for w in cairn.record(seat, redacted=True).words] for seat in (0, 1, None)
    }
    assert hidden == {0: [False, True, False, False], 1: [True, False, False, True], None: [True, True, False, True]}
    assert cairn.record().words == tuple(cairn.words)
    finish(cairn)
    assert cairn.record(None, redacted=True) == cairn.record()


def test_a_record_can_be_resumed_anywhere(stone_age: Game) -> None:
    match = Match(stone_age, 3, {"round_limit": 4}, Rng(2))
    while not match.over:
        resumed = Match.resume(stone_age, match.record(), Rng(9))
        assert resumed.words == match.words
        assert resumed.movers == match.movers
        assert resumed.seers == match.seers
        assert resumed.log == match.log
        assert resumed.legal() == match.legal()
        assert resumed.started == match.started
        assert resumed.can_undo(match.to_move) == match.can_undo(match.to_move)
        for _ in range(7):
            if not match.over:
                match.play(match.to_move, match.legal()[len(match.words) % len(match.legal())])


def test_a_record_that_stops_at_chance_is_drawn_on(cairn: Match) -> None:
    cairn.play(0, DIG)
    record = msgspec.structs.replace(cairn.record(), words=tuple(cairn.words[:-1]), movers=tuple(cairn.movers[:-1]))
    resumed = Match.resume(cairn.game, record, Rng(1))
    assert resumed.to_move == 1
    assert len(resumed.words) == len(cairn.words)


def test_a_finished_game_is_resumed_finished_with_its_dates(cairn: Match) -> None:
    finish(cairn)
    record = msgspec.structs.replace(cairn.record(), ended="2026-01-02T03:04:05Z")
    resumed = Match.resume(cairn.game, record)
    assert resumed.over
    assert resumed.record() == record
    with pytest.raises(NotYourTurn):
        resumed.play(0, REST)


def test_a_game_that_goes_on_has_not_ended_whatever_its_record_says(cairn: Match) -> None:
    record = msgspec.structs.replace(cairn.record(), ended="2020-01-01T00:00:00Z")
    resumed = Match.resume(cairn.game, record, Rng(1))
    assert resumed.record().ended is None
    finish(resumed)
    assert resumed.record().ended != record.ended


def test_the_log_of_a_match_has_masks(cairn: Match) -> None:
    cairn.play(0, REST)
    assert [event.seers for event in cairn.log] == [0b01, 0b10, EVERYONE]


def test_a_match_of_every_game_ends(stone_age: Game) -> None:
    for id in GAMES:
        game = dolmen.load(id)
        match = Match(game, game.seats[0], rng=Rng(1))
        rng = Rng(2)
        while not match.over:
            legal = match.legal()
            match.play(match.to_move, legal[rng.below(len(legal))])
        assert match.record().verify(game).to_move == OVER
