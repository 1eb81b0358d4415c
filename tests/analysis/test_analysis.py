"""Analysis and hints: every clause is held against the games it was made from, and nobody's secrets are used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

import dolmen
from dolmen import CHANCE, BadRecord, BadSeats, Match, Record, Rng
from dolmen.analysis import Analysis, Choice, Decision, Depth, Study, hint
from dolmen.analysis.decisions import Tried
from dolmen.analysis.reasons import MOSTLY, OFTEN, WORTH, Term
from dolmen.analysis.sentences import Sentences, joined, rounded, same_head, speaker, tell
from dolmen.analysis.study import Mark, Verdict
from dolmen.analysis.trials import Trial, care_pays
from dolmen.bots import Seat, make_bot
from dolmen.core.asked import Asked
from dolmen.core.texts import LANGUAGES, Texts

GAMES = ["first-builders", "first-sparks", "kingdomino-origins", "origin", "stone-age"]
GLANCE = Depth(name="glance", mind="elder:60", glances=4, words=700, course=150)
LOOKED_AT = 12  # decisions of a game that the tests look at


@cache
def played(game: str) -> Record:
    """A game in which the first seat errs like an apprentice."""
    rules = dolmen.load(game)
    match = Match(rules, ["Peak", "Wave"], rng=Rng(5), forced=True)
    bots, rng = [make_bot("novice"), make_bot("apprentice")], Rng(6)
    while not match.over:
        seat = match.to_move
        match.play(seat, bots[seat].choose(Seat(rules, match.state, seat, 2), rng))
    return match.record()


@cache
def study(game: str) -> Study:
    return Study(played(game), dolmen.load(game), 0, GLANCE)


@cache
def decisions(game: str) -> tuple[Decision, ...]:
    """The verdicts on some decisions of a game, spread over it."""
    studied = study(game)
    places = [n for n, spot in enumerate(studied.spots) if spot.word is not None]
    parts = (studied.part(n) for n in places[:: max(1, len(places) // LOOKED_AT)])
    return tuple(part.decision for part in parts if isinstance(part, Verdict))


def tried(game: str, decision: Decision) -> tuple[list[Trial], list[Trial]]:
    """The games after both words once more: they are the same every time."""
    studied = study(game)
    spot = next(spot for spot in studied.spots if spot.place == decision.place and spot.word is not None)
    seat = Seat(studied.game, spot.state, 0, 2)
    found = Tried(seat, [decision.best.word, decision.played.word], GLANCE)
    for word in (decision.best.word, decision.played.word):
        found.join(word, decision.games)
    return found.lines[decision.best.word], found.lines[decision.played.word]


def counted(term: Term, trial: Trial) -> int:
    """What a term speaks of, counted on the score sheet of one game."""
    if term.where == "held":
        return trial.held[term.key]
    lines = trial.finish().items[term.seat]
    return sum(item.points for item in lines if term.where == "rival" or item.key == term.key)


def clauses(decision: Decision) -> Iterator[Term]:
    yield from decision.reason.terms
    yield from decision.reason.held
    if decision.reason.price is not None:
        yield decision.reason.price


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_holds_in_the_games_it_is_made_from(game: str) -> None:
    for decision in decisions(game):
        if not (terms := list(clauses(decision))):
            continue
        better, worse = tried(game, decision)
        for term in terms:
            gaps = [counted(term, a) - counted(term, b) for a, b in zip(better, worse, strict=True)]
            by = sum(gaps) / len(gaps)
            assert by == pytest.approx(term.by)
            assert abs(by) >= WORTH
            assert sum(gap * by > 0 for gap in gaps) / len(gaps) == pytest.approx(term.holds)
            assert term.holds >= (MOSTLY if term in decision.reason.terms else OFTEN)


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_names_the_largest_term_and_never_a_smaller_one_first(game: str) -> None:
    for decision in decisions(game):
        if decision.reason.kind == "none":
            continue
        better, worse = tried(game, decision)
        keys = {item.key for trial in (*better, *worse) for item in trial.finish().items[0]}

        def gain(key: str, better: list[Trial] = better, worse: list[Trial] = worse) -> float:
            sheets = [
                [sum(i.points for i in t.finish().items[0] if i.key == key) for t in line] for line in (better, worse)
            ]
            return (sum(sheets[0]) - sum(sheets[1])) / len(better)

        assert decision.reason.terms[0].gain >= max(map(gain, keys)) - 1e-9


@pytest.mark.parametrize("game", GAMES)
def test_sentences_say_the_terms_in_both_languages(game: str) -> None:
    rules = dolmen.load(game)
    for language in LANGUAGES:
        sentences = Sentences(rules, Texts.of(rules, language, strict=True), ["Peak", "Wave"])
        for decision in decisions(game):
            said = sentences.decision(decision)
            assert said.title
            assert bool(said.why) == bool(list(clauses(decision)))
            for term in decision.reason.terms:
                number = term.better.points if term.better else abs(rounded(term.by))
                assert sentences.what(term).lower() in said.why.lower()
                assert str(number) in said.why
            for term in decision.reason.held:
                assert f"{sentences.texts.name(term.key)} {'+' if term.by > 0 else '−'}" in said.why


@pytest.mark.parametrize("game", GAMES)
def test_losses_are_differences_of_chances_and_verdicts_follow_them(game: str) -> None:
    found = decisions(game)
    assert found
    for decision in found:
        if decision.verdict == "best":
            assert (decision.loss, decision.best.word) == (0, decision.played.word)
        else:
            assert decision.loss == pytest.approx(decision.best.chance - decision.played.chance, abs=2e-4)
            assert decision.loss >= 0.01
        if decision.verdict in ("costly", "turning"):
            assert decision.loss >= (0.15 if decision.verdict == "turning" else 0.05)


@pytest.mark.parametrize("game", ["stone-age", "origin"])
def test_a_hint_knows_no_more_than_its_seat(game: str) -> None:
    """What a seat cannot know may be otherwise: the hint stays the same, to the last digit."""
    rules = dolmen.load(game)
    state = rules.start(3)
    rng = Rng(11)
    looked = 0
    for _ in range(400):
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        if state.to_move < 0:
            break
        seat = int(state.to_move)
        legal = state.legal()
        if len(legal) > 1 and rng.below(40) == 0:
            twin = state.copy()
            twin.determinize(seat, Rng(1000 + looked))
            one, other = (hint(Seat(rules, s, seat, 3), s.asked(), GLANCE) for s in (state, twin))
            assert one == other
            looked += 1
            if looked == 3:
                return
        state.apply(legal[rng.below(len(legal))])
    pytest.fail("there were too few decisions to look at")


def test_a_hint_offers_words_that_may_be_said_the_best_first() -> None:
    rules = dolmen.load("kingdomino-origins")
    match = Match(rules, 3, rng=Rng(2), forced=True)
    seat = match.to_move
    found = hint(Seat(rules, match.state, seat, 3), match.state.asked(), GLANCE)
    assert {choice.word for choice in found.choices} <= set(match.legal())
    assert [c.chance for c in found.choices] == sorted((c.chance for c in found.choices), reverse=True)
    assert all(speaker(rules, language, match.seats).hint(found).title for language in LANGUAGES)


@cache
def whole(game: str) -> Analysis:
    return study(game).run()


@pytest.mark.parametrize("game", ["kingdomino-origins"])
def test_luck_is_told_apart_from_what_seats_do(game: str) -> None:
    """A turning point of fate is made of fate's words alone, one of a seat holds none of another seat."""
    analysis, movers = whole(game), played(game).movers
    assert analysis.moments
    for moment in analysis.moments:
        assert {*movers[moment.start : moment.end]} == {moment.mover}
        assert abs(moment.change) >= 0.1
    for language in LANGUAGES:
        told = tell(analysis, dolmen.load(game), language)
        assert len(told.moments) == len(analysis.moments)
        assert all(told.moments)


def test_parts_come_in_the_order_of_the_game_and_can_be_worked_out_apart() -> None:
    studied = study("kingdomino-origins")
    places = [spot.place for spot in studied.spots]
    assert places == sorted(places)
    analysis = whole("kingdomino-origins")
    parts = list(islice((studied.part(n) for n in range(len(studied))), 3))
    assert studied.conclude(parts).done == 3
    assert [p.shares for p in parts if isinstance(p, Mark)] == [mark.shares for mark in analysis.marks][
        : sum(isinstance(p, Mark) for p in parts)
    ]
    assert analysis.marks[-1].shares == pytest.approx(
        [1.0, 0.0] if played("kingdomino-origins").places == (1, 2) else [0.0, 1.0]
    )
    for mark in analysis.marks:
        assert sum(mark.shares) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_a_score_sheet_has_a_name_of_its_own(game: str) -> None:
    """A term speaks of a line without knowing its numbers; else its key would stand in the sentence."""
    for language in LANGUAGES:
        rules = dolmen.load(game)
        sentences = speaker(rules, language, ["Peak", "Wave"])
        keys = re.findall(
            r"^item-([\w-]+) =", (rules.home / "text" / f"{language}.ftl").read_text("utf-8"), re.MULTILINE
        )
        assert keys
        for key in keys:
            term = Term(where="sheet", key=key, seat=0, by=2.0, holds=1.0)
            assert sentences.what(term) != key, key


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Buy the Rod (40)", "Put the Rod (40) in the box", "Decline the Rod (40)"]),
        ("ru", ["Купить удочку (40)", "Убрать удочку (40) в коробку", "Не брать удочку (40)"]),
    ],
)
def test_a_word_told_afterwards_names_what_it_was_about(language: str, said: list[str]) -> None:
    rules = dolmen.load("first-sparks")
    asked = Asked(name="buy", seat=0, numbers={"card": 40, "player": 1, "food": 5})
    sentences = speaker(rules, language, ["Peak", "Wave"])
    words = [rules.words.parse(text) for text in ("buy", "box", "decline")]
    assert [sentences.word(Choice(word=word, text="", chance=0.5), asked) for word in words] == said


def test_of_two_words_the_title_tells_what_differs() -> None:
    rules = dolmen.load("kingdomino-origins")
    english = speaker(rules, "en", ["Peak", "Wave"])
    russian = speaker(rules, "ru", ["Peak", "Wave"])
    decision = next(d for d in decisions("kingdomino-origins") if d.asked.name == "choose")
    words = [rules.words.parse(text) for text in ("choose 37", "choose 42")]
    best, other = (type(decision.best)(word=word, text="", chance=0) for word in words)
    assert english.title(best, other, decision.asked) == "Choose domino 37, not 42"
    assert russian.title(best, other, decision.asked) == "Выбрать участок 37, а не 42"
    assert same_head(["a", "b"], ["a", "b", "c"]) == 2


def test_things_that_happen_alike_are_told_once() -> None:
    def told(*texts: str) -> str:
        return joined([text.split() for text in texts])

    assert told("Peak chooses domino 22", "Peak chooses domino 3") == "Peak chooses domino 22, 3"
    assert told("a tile of level 5 comes", "a tile of level 1 comes") == "a tile of level 5, 1 comes"
    assert told("a new card comes to space 4") == "a new card comes to space 4"
    assert told("Peak passes", "Wave sleeps long") == "Peak passes, Wave sleeps long"
    assert told("one", "one two") == "one, one two"


@pytest.mark.parametrize(("game", "seats", "care"), [("first-builders", 2, True), ("first-builders", 1, False)])
def test_games_are_played_on_with_care_where_care_wins(game: str, seats: int, care: bool) -> None:
    assert care_pays(dolmen.load(game), seats) is care


def test_a_game_that_is_not_over_and_a_seat_that_is_not_there_are_refused() -> None:
    rules = dolmen.load("kingdomino-origins")
    running = Match(rules, 2, rng=Rng(1)).record()
    with pytest.raises(BadRecord, match="finished"):
        Study(running, rules, 0)
    with pytest.raises(BadSeats, match="seats 1 to 2"):
        Study(played("kingdomino-origins"), rules, 2)
