"""Events: ids and numbers, and who may know them."""

from __future__ import annotations

import pytest

from dolmen.core.events import EVERYONE, NUMBER, Event, EventBook, Listener, Log


@pytest.fixture
def book() -> EventBook:
    book = EventBook()
    book.add("rested")
    book.add("placed", where=("forest", "river"), people=NUMBER)
    book.add("drew", secret=("card",), card=NUMBER, pile=("left", "right"))
    return book


def test_an_event_reads_by_names_and_numbers(book: EventBook) -> None:
    log = Log(book)
    log.hear(1, 2, 1, 3, 0, EVERYONE)
    assert log.events == [Event(1, 2, (1, 3))]
    assert book.name(log.events[0]) == "placed"
    assert book.fields(log.events[0]) == {"event": "placed", "seat": 2, "where": "river", "people": 3}


def test_a_secret_is_hidden_from_all_that_the_mask_leaves_out(book: EventBook) -> None:
    log = Log(book)
    log.hear(2, 0, 17, 1, 0, 0b101)
    event = log.events[0]
    assert [book.fields(event, seat)["card"] for seat in (0, 1, 2, 3, None)] == [17, "?", 17, "?", "?"]
    assert {book.fields(event, seat)["pile"] for seat in (0, 1, None)} == {"right"}


def test_a_secret_told_outside_a_secret_word_is_known_to_its_own_seat(book: EventBook) -> None:
    log = Log(book)
    log.hear(2, 3, 17, 0, 0, EVERYONE)
    assert [book.fields(log.events[0], seat)["card"] for seat in (2, 3, None)] == ["?", 17, "?"]


def test_a_secret_of_nobody_is_known_to_nobody(book: EventBook) -> None:
    log = Log(book)
    log.hear(2, -1, 17, 0, 0, EVERYONE)
    assert [book.fields(log.events[0], seat)["card"] for seat in (0, 7, None)] == ["?", "?", "?"]


def test_a_public_event_of_a_secret_word_is_public(book: EventBook) -> None:
    log = Log(book)
    log.hear(1, 0, 0, 2, 0, 0b1)
    assert book.fields(log.events[0], None)["people"] == 2


@pytest.mark.parametrize("secret", ["card", ("kard",), ("card", "colour")])
def test_a_secret_that_is_no_parameter_is_refused(secret: str) -> None:
    with pytest.raises(ValueError, match="is none of its parameters: card"):
        EventBook().add("drew", secret=secret, card=NUMBER)


def test_an_event_has_three_parameters_at_most() -> None:
    with pytest.raises(ValueError, match="three parameters"):
        EventBook().add("much", a=NUMBER, b=NUMBER, c=NUMBER, d=NUMBER)


def test_a_listener_of_ones_own_hears_everything() -> None:
    class Ear(Listener):
        def __init__(self) -> None:
            self.heard: list[tuple[int, ...]] = []

        def hear(self, event: int, seat: int, a: int, b: int, c: int, seers: int) -> None:
            self.heard.append((event, seat, a, b, c, seers))

    import dolmen

    state = dolmen.load("stone-age").start(2)
    ear = Ear()
    state.listener = ear
    state.apply(state.legal()[1])
    assert ear.heard == [(0, 1, 0, 0, 0, EVERYONE)]
    assert state.copy().listener is None
