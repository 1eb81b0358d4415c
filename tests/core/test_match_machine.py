"""A match under arbitrary use: good and bad words, wrong seats, undo, saving and resuming, in any order."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from testing.cairn import CairnGame

import dolmen
from dolmen import CHANCE, OVER, BadWord, CannotUndo, Game, IllegalMove, Match, NotYourTurn, Record, Rng
from dolmen.core.events import EVERYONE
from dolmen.testing import fingerprint

STONE_AGE = dolmen.load("stone-age")
CAIRN = CairnGame()


class Table(RuleBasedStateMachine):
    """Keeps, beside the match, all that it must still know."""

    game: Game = CAIRN
    limits: dict[str, int | str] = {}  # noqa: RUF012 - never changed

    @initialize(data=st.data(), seed=st.integers(0, 10**6), forced=st.booleans())
    def sit_down(self, data: st.DataObject, seed: int, forced: bool) -> None:
        seats = data.draw(st.sampled_from(list(self.game.seats)))
        self.options = dict(self.limits)
        for option in self.game.options:
            if option.values and bool(data.draw(st.booleans())):
                self.options[option.name] = data.draw(st.sampled_from(option.values))
        self.match = Match(self.game, seats, self.options, Rng(seed), forced)
        self.versions = [self.match.version]
        self.census = self.game.census(self.match.state)

    def snapshot(self) -> tuple[object, ...]:
        match = self.match
        return match.version, list(match.words), list(match.log), match.legal(), fingerprint(match.state)

    def moved(self) -> None:
        self.versions.append(self.match.version)

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        words = len(self.match.words)
        seat = self.match.to_move
        word = data.draw(st.sampled_from(self.match.legal()))
        self.match.play(seat, word if data.draw(st.booleans()) else self.game.words.text(word))
        assert self.match.words[words] == word
        assert self.match.movers[words] == seat
        self.moved()

    @precondition(lambda self: not self.match.over)
    @rule(number=st.integers(2, 60), luck=st.integers(0, 10**6))
    def play_several(self, number: int, luck: int) -> None:
        rng = Rng(luck)
        for _ in range(number):
            if not self.match.over:
                legal = self.match.legal()
                self.match.play(self.match.to_move, legal[rng.below(len(legal))])
        self.moved()

    @rule(word=st.integers(-3, 400))
    def say_something_illegal(self, word: int) -> None:
        before = self.snapshot()
        if word in self.match.legal():
            return
        seat = max(self.match.to_move, 0)
        expected = NotYourTurn if self.match.over else IllegalMove if 0 <= word < len(self.game.words) else BadWord
        with pytest.raises(expected) as error:
            self.match.play(seat, word)
        if isinstance(error.value, IllegalMove):
            assert error.value.refusal.key
        assert self.snapshot() == before

    @rule(text=st.text(max_size=12))
    def mumble(self, text: str) -> None:
        before = self.snapshot()
        if text not in map(self.game.words.text, range(len(self.game.words))):
            with pytest.raises(BadWord):
                self.match.play(self.match.to_move, text)
        assert self.snapshot() == before

    @rule(seat=st.integers(-3, 6))
    def speak_out_of_turn(self, seat: int) -> None:
        before = self.snapshot()
        if seat != self.match.to_move or self.match.over:
            with pytest.raises(NotYourTurn):
                self.match.play(seat, self.match.legal()[0] if self.match.legal() else 0)
        assert self.snapshot() == before

    @rule(seat=st.integers(-2, 4), consent=st.booleans())
    def undo(self, seat: int, consent: bool) -> None:
        match = self.match
        before = self.snapshot()
        words = list(match.words)
        alone = match.can_undo(seat)
        try:
            match.undo(seat, consent)
        except CannotUndo:
            assert not alone
            assert self.snapshot() == before
            return
        assert alone or consent
        assert match.words == words[: len(match.words)]
        assert len(match.words) < len(words)
        assert match.to_move == seat
        assert len(match.legal()) > 1
        self.moved()

    @rule(seed=st.integers(0, 10**6))
    def save_and_resume(self, seed: int) -> None:
        record = self.match.record()
        again = Record.parse(record.text(self.game), self.game)
        assert again == record
        before = self.snapshot()
        self.match = Match.resume(self.game, again, Rng(seed), self.match.forced)
        assert self.snapshot()[1:] == before[1:]
        assert self.match.record() == record
        self.versions = [self.match.version]

    @rule()
    def read_redacted_records(self) -> None:
        for seat in (*range(len(self.match.seats)), None):
            record = self.match.record(seat, redacted=True)
            assert Record.parse(record.text(self.game), self.game) == record
            for word, shown, seers in zip(self.match.words, record.words, self.match.seers, strict=True):
                open = self.match.over or seers == EVERYONE or (seat is not None and seers >> seat & 1)
                assert shown == (word if open else self.game.words.veil(word))

    @invariant()
    def somebody_is_asked_or_it_is_over(self) -> None:
        match = self.match
        assert match.to_move != CHANCE
        assert match.over == (match.to_move == OVER)
        assert match.over == (not match.legal())
        if match.forced and not match.over:
            assert len(match.legal()) > 1

    @invariant()
    def the_books_agree(self) -> None:
        match = self.match
        assert len(match.words) == len(match.movers) == len(match.seers)
        assert self.game.census(match.state) == self.census
        assert all(a < b for a, b in zip(self.versions, self.versions[1:], strict=False))
        assert len(match.events(None)) == len(match.log)
        assert match.events(None, match.version) == []
        assert (match.record().scores is not None) == match.over

    @invariant()
    def views_belong_to_their_seats(self) -> None:
        for seat in (*range(len(self.match.seats)), None):
            view = self.match.view(seat)
            wanted = self.match.legal() if seat is not None and seat == self.match.to_move else []
            assert getattr(view, "legal", None) == wanted

    @invariant()
    def the_words_alone_tell_the_game(self) -> None:
        state = self.game.start(len(self.match.seats), **self.options)
        for word in self.match.words:
            state.apply(word)
        assert fingerprint(state) == fingerprint(self.match.state)
        assert msgspec.json.encode(self.game.view(state, None)) == msgspec.json.encode(self.match.view(None))


class StoneAgeTable(Table):
    game = STONE_AGE
    limits = {"round_limit": 3}  # noqa: RUF012 - never changed


TestCairn = Table.TestCase
TestCairn.settings = settings(stateful_step_count=25)
TestStoneAge = StoneAgeTable.TestCase
TestStoneAge.settings = settings(stateful_step_count=20)
