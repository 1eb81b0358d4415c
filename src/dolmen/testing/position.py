"""Checks of one position."""

from __future__ import annotations

import math
import pickle
from collections.abc import Iterator
from itertools import pairwise

import msgspec

from dolmen.core.asked import Refusal
from dolmen.core.events import EVERYONE
from dolmen.core.outcome import Outcome
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, OVER, State
from dolmen.core.view import View, common
from dolmen.core.words import Words

from .trial import Kept, Trial, fingerprint, named

NEAR = 1e-6
FURTHER = 5  # so many words a copy from a pickle is played on
LARGE = 1_000  # a family of more words is not asked for all of them


def check(t: Trial, census: dict[str, int]) -> None:
    """The cheap checks, for every position."""
    who = int(t.state.to_move)
    if not OVER <= who < t.seats:
        raise t.wrong(f"to_move is {who}: it is a seat from 0 to {t.seats - 1}, CHANCE ({CHANCE}) or OVER ({OVER})")
    check_legal(t)
    check_seers(t)
    check_scores(t)
    check_values(t)
    with t.guard("asked"):
        asked = t.state.asked()
    if asked.seat != who:
        raise t.wrong(f"asked() names seat {asked.seat}, but to_move is {who}")
    found = _census(t)
    for name in census.keys() | found.keys():
        if census.get(name) != found.get(name):
            raise t.wrong(f"the census of {name!r} was {census.get(name)} at the start and is {found.get(name)} now")


def _census(t: Trial) -> dict[str, int]:
    with t.guard("census"):
        return t.game.census(t.state)


def census(t: Trial) -> dict[str, int]:
    """What must be conserved: the count of components at the start."""
    return _census(t)


def check_legal(t: Trial) -> None:
    with t.guard("legal"):
        legal = t.state.legal()
    who = int(t.state.to_move)
    if who == OVER:
        if legal:
            raise t.wrong(f"the game is over, but {t.text(legal[0])!r} is legal")
        return
    if not legal:
        raise t.wrong("legal() is empty before the game is over")
    for word in legal:
        if not 0 <= word < len(t.game.words):
            raise t.wrong(f"legal() lists {word}, which is no word: ids go from 0 to {len(t.game.words) - 1}")
        if t.game.words.is_veiled(word):
            raise t.wrong(f"legal() lists the veiled word {t.text(word)!r}")
        if t.game.words.is_chance(word) != (who == CHANCE):
            whose = "a word of a seat" if who == CHANCE else "a word of fate"
            raise t.wrong(f"legal() lists {t.text(word)!r}, which is {whose}")
    for low, high in pairwise(legal):
        if low == high:
            raise t.wrong(f"legal() lists {t.text(low)!r} twice")
        if low > high:
            raise t.wrong(f"legal() lists {t.text(low)!r} before {t.text(high)!r}: ids must ascend")
    buffer = Words()
    buffer.append(legal[-1])
    with t.guard("list_into"):
        t.state.list_into(buffer)
    if buffer.list() != legal:
        raise t.wrong(f"list_into gives {list(map(t.text, buffer))}, legal() gives {list(map(t.text, legal))}")


def check_seers(t: Trial) -> None:
    seers = int(t.state.seers)
    if seers == EVERYONE:
        return
    if t.state.to_move == OVER or not 0 <= seers < 1 << t.seats:
        raise t.wrong(f"seers is {seers}: it is EVERYONE ({EVERYONE}) or a mask of seats")
    if not any(t.game.words.family(word).veils for word in t.state.legal()):
        raise t.wrong("seers hides the next word from somebody, but no legal word has a veiled parameter")


def check_scores(t: Trial) -> None:
    with t.guard("scores"):
        scores = t.state.scores()
    with t.guard("outcome"):
        outcome = t.state.outcome()
    if len(scores) != t.seats or len(outcome.items) != t.seats or len(outcome.places) != t.seats:
        raise t.wrong(f"scores, outcome.items and outcome.places should have {t.seats} entries each")
    for seat, score in enumerate(scores):
        items = [(item.key, item.points) for item in outcome.items[seat]]
        if sum(points for _, points in items) != score:
            raise t.wrong(f"seat {seat + 1} has {score} points, but its items are {items}")
    with t.guard("tally"):
        tally = t.game.tally(t.state)
    if len(tally) != t.seats or (t.state.to_move == OVER and tally != scores):
        raise t.wrong(f"the tally is {tally}: it has {t.seats} entries, and at the end it is the scores, {scores}")
    if t.state.to_move == OVER:
        check_places(t, scores, outcome)


def check_places(t: Trial, scores: list[int], outcome: Outcome) -> None:
    """More points, the better place; equal points are parted by a tie-break or share the place."""
    places = outcome.places
    if any(place != 1 + sum(other < place for other in places) for place in places):
        raise t.wrong(f"the places are {places}: 1 is first, equals share, and the next place counts all before it")
    for a in range(t.seats):
        for b in range(a):
            if scores[a] != scores[b]:
                better = scores[a] > scores[b]
            else:
                better = parted(outcome, a, b) > 0
                if parted(outcome, a, b) == 0:
                    if places[a] != places[b]:
                        raise t.wrong(
                            f"seats {b + 1} and {a + 1} have equal points and tie-breaks, but places {places}"
                        )
                    continue
            if (places[a] < places[b]) != better or places[a] == places[b]:
                raise t.wrong(f"the scores are {scores}, tie-breaks {outcome.tie_breaks}, but the places {places}")


def parted(outcome: Outcome, a: int, b: int) -> int:
    """By how much the first tie-break that parts two seats favours the first of them; 0 if none does."""
    for tie in outcome.tie_breaks:
        if a in tie.seats and b in tie.seats:
            lead = tie.numbers[tie.seats.index(a)] - tie.numbers[tie.seats.index(b)]
            if lead:
                return lead
    return 0


def check_values(t: Trial) -> None:
    with t.guard("values"):
        values = t.state.values()
    if len(values) != t.seats:
        raise t.wrong(f"values() has {len(values)} numbers for {t.seats} seats")
    if not all(math.isfinite(value) and -NEAR <= value <= 1 + NEAR for value in values):
        raise t.wrong(f"values() gives {values}: a share of the win is from 0 to 1")
    if t.seats > 1 and abs(sum(values) - 1) > NEAR:
        raise t.wrong(f"values() gives {values}, which add up to {sum(values)}, not to 1")
    if t.seats > 1 and t.state.to_move == OVER:
        winners = t.state.outcome().winners
        if any(abs(v - (seat in winners) / len(winners)) > NEAR for seat, v in enumerate(values)):
            raise t.wrong(f"the game is over and won by seats {[w + 1 for w in winners]}, but values() gives {values}")


def check_value(t: Trial) -> None:
    """The game tells the same as the state."""
    with t.guard("value"):
        values = [t.game.value(t.state, seat) for seat in range(t.seats)]
    if values != t.state.values():
        raise t.wrong(f"value() gives {values}, the state's values() {t.state.values()}")


def keep(t: Trial) -> Kept:
    """A copy of the position, which holds the same and listens to nobody."""
    with t.guard("pickling the state"):
        mark = fingerprint(t.state)
    with t.guard("copy"):
        twin = t.state.copy()
    if fingerprint(twin) != mark:
        raise t.wrong("copy() does not hold the same as the state")
    if twin.listener is not None:
        raise t.wrong("copy() kept the listener: copies are silent")
    return Kept(len(t.words), twin, mark)


def check_told(t: Trial) -> None:
    """The events that the last word told."""
    if t.hearing.faults:
        raise t.wrong(t.hearing.faults[0])


def check_views(t: Trial) -> list[bytes]:
    """Every viewer's view is typed and tells what every view tells, the legal words to the seat that is asked."""
    views: list[bytes] = []
    for viewer in t.viewers:
        with t.guard(f"view for {named(viewer)}"):
            view = t.game.view(t.state, viewer)
        if not isinstance(view, View) or type(view).__struct_config__.tag != t.game.id:
            raise t.wrong(
                f"the view for {named(viewer)} is a {type(view).__name__}: it should be a subclass of dolmen.View with "
                f'tag="{t.game.id}"'
            )
        with t.guard(f"view for {named(viewer)}"):
            text = msgspec.json.encode(view)
            again = msgspec.json.encode(msgspec.json.decode(text, type=type(view)))
        if again != text:
            raise t.wrong(f"the view for {named(viewer)} does not come back the same from its JSON")
        for name, wanted in common(t.state, viewer).items():
            found = getattr(view, name)
            if found != wanted:
                raise t.wrong(f"the view for {named(viewer)} carries {name} = {found}; it should be {wanted}")
        if not set(view.next) <= set(range(t.seats)):
            raise t.wrong(
                f"the view for {named(viewer)} says that next are {view.next}: seats go from 0 to {t.seats - 1}"
            )
        views.append(text)
    return views


def check_refusals(t: Trial, luck: Rng) -> Iterator[Refusal]:
    """Every word that is not legal is refused with a reason; of large families so many are asked."""
    seat = int(t.state.to_move)
    if seat < 0:
        return
    legal = set(t.state.legal())
    for word in asked_words(t, luck):
        if word in legal:
            continue
        try:
            refusal = t.game.why_not(t.state, seat, word)
        except Exception as error:
            raise t.wrong(f"why_not({t.text(word)!r}) raised {type(error).__name__}: {error}") from error
        if not isinstance(refusal, Refusal) or not refusal.key:
            raise t.wrong(f"why_not({t.text(word)!r}) gives {refusal!r}, not a Refusal with a key")
        for name, value in refusal.numbers.items():
            if type(value) not in (int, str):
                raise t.wrong(f"why_not({t.text(word)!r}): the number {name!r} is {value!r}, neither int nor str")
        yield refusal


def asked_words(t: Trial, luck: Rng) -> Iterator[int]:
    """All words of every family; of a large one evenly spread ones, each time others."""
    for family in t.game.words.families:
        size = int(family.size + family.veils)
        step = 1 + size // LARGE
        yield from range(int(family.base) + luck.below(step), int(family.base) + size, step)


def check_pickling(t: Trial, before: bytes, luck: Rng) -> None:
    """A state goes to a worker and is played on there as here."""
    with t.guard("pickling the state"):
        there: State = pickle.loads(pickle.dumps(t.state))
    here = t.state.copy()
    if fingerprint(there) != before:
        raise t.wrong("the state is not the same after pickling")
    for _ in range(FURTHER):
        if there.to_move != here.to_move or there.legal() != here.legal():
            raise t.wrong("the state asks something else after pickling")
        if here.to_move == OVER:
            break
        word = t.pick(here, luck)
        with t.guard(f"apply({t.text(word)!r}) after pickling"):
            here.apply(word)
            there.apply(word)
        if fingerprint(there) != fingerprint(here):
            raise t.wrong(f"{t.text(word)!r} does something else after pickling")
    if fingerprint(t.state) != before:
        raise t.wrong("playing on a copy changed the state: it shares something with its copies")
