"""No hidden information on the wire: what a seat may not know changes no byte that is sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import dolmen
from conftest import Numbers
from dolmen import CHANCE, OVER, Game, Rng, State
from dolmen.server.http.records import record_of
from dolmen.server.settings import Settings
from dolmen.server.tables import entries as log
from dolmen.server.tables.authority import Authority
from dolmen.server.tables.connection import Connection
from dolmen.server.tables.entries import Chair, Setup
from dolmen.server.tables.hall import Hall
from dolmen.server.tables.play import Play
from dolmen.server.tables.table import Table

SEATS = 3
Words = list[int]


class Drawn:
    """A game in which a seat drew a card unseen, and the same game with another card in its place."""

    def __init__(self, words: Words, movers: Words, other: Words, place: int, seers: int) -> None:
        self.words = words
        self.movers = movers
        self.other = other
        self.place = place
        self.seers = seers


def games_with_a_hidden_card(game: Game, count: int) -> list[Drawn]:
    found: list[Drawn] = []
    seed = 0
    while len(found) < count:
        seed += 1
        drawn = random_game(game, Rng(seed))
        if drawn is not None:
            found.append(drawn)
    return found


def random_game(game: Game, rng: Rng, after: int = 80) -> Drawn | None:
    """A random game until some words after a secret draw; None if there was none."""
    state = game.start(SEATS)
    words: Words = []
    movers: Words = []
    place, seers, others = -1, 0, []
    while state.to_move != OVER and (place < 0 or len(words) < place + after):
        legal = state.legal()
        word = int(state.sample(rng)) if state.to_move == CHANCE else legal[rng.below(len(legal))]
        if place < 0 and state.to_move == CHANCE and game.words.family(word).veils:
            place, seers, others = len(words), int(state.seers), [w for w in legal if w != word]
        words.append(word)
        movers.append(int(state.to_move))
        state.apply(word)
    while words and (state.to_move == OVER or movers[-1] == CHANCE):  # at the end everything is open: stop before
        words.pop()
        movers.pop()
        state = played(game, words)
    if not 0 <= place < len(words):
        return None
    for card in others:
        other = [*words[:place], card, *words[place + 1 :]]
        if is_legal(game, other):
            return Drawn(words, movers, other, place, seers)
    return None


def played(game: Game, words: Sequence[int]) -> State:
    state: State = game.start(SEATS)
    for word in words:
        state.apply(word)
    return state


def is_legal(game: Game, words: Sequence[int]) -> bool:
    state: State = game.start(SEATS)
    for word in words:
        if word not in state.legal():
            return False
        state.apply(word)
    return True


async def everything_sent(game: Game, tmp_path: Path, words: Words, movers: Words) -> dict[int | None, list[str]]:
    """Play words at a table that every seat and a spectator watches: all that is sent to each, and their records."""
    hall = Hall(Settings(data=tmp_path))
    chairs = [Chair(kind="person", name=f"P{n}", person=f"p{n}") for n in range(SEATS)]
    setup = Setup(
        game=game.id,
        rules=game.version,
        components=game.pack.hash,
        options=game.settle({}),
        private=False,
        host="p0",
        rated=True,
        forced=False,
        shuffle=False,
        clock=None,
        invite="x",
    )
    table = Table("secret")
    table.fold(log.Created(at=1.0, setup=setup, chairs=chairs))
    authority = Authority(hall, table)
    seats: list[int | None] = [*range(SEATS), None]
    connections = {seat: Connection(f"p{seat}", seat) for seat in seats}
    sent: dict[int | None, list[str]] = {seat: [] for seat in seats}

    def drain() -> None:
        for seat, connection in connections.items():
            while not connection.outbox.empty():
                sent[seat].append(connection.outbox.get_nowait() or "")

    for connection in connections.values():
        authority.enter(connection)
    turns = [place for place, mover in enumerate(movers) if mover != CHANCE]
    first = turns[0]
    start = log.Started(at=2.0, chairs=chairs, words=words[:first], after=movers[first])
    table.fold(start)
    authority.broadcast.publish("start")
    for begin, end in zip(turns, [*turns[1:], len(words)], strict=True):
        drain()
        after = movers[end] if end < len(words) else 0
        table.fold(log.Said(at=3.0, seat=movers[begin], words=words[begin:end], after=after))
        authority.broadcast.publish("play")
        if begin % 7 == 0:  # whole views too, and the table's row in the store
            for connection in connections.values():
                authority.broadcast.show(connection)
            sent[None].append(str(table.row()))
    drain()
    for seat in seats:
        record = await record_of(authority, f"p{seat}", seat)
        sent[seat].append(record.text(game))
    return sent


def test_a_card_drawn_unseen_changes_no_byte_for_those_who_did_not_see_it(
    stone_age: Game, tmp_path: Path, numbers: Numbers
) -> None:
    for drawn in games_with_a_hidden_card(stone_age, numbers(1, 2, 20)):
        one = asyncio.run(everything_sent(stone_age, tmp_path, drawn.words, drawn.movers))
        two = asyncio.run(everything_sent(stone_age, tmp_path, drawn.other, drawn.movers))
        for seat in one:
            if seat is not None and drawn.seers >> seat & 1:
                assert one[seat] != two[seat]  # who drew it sees the difference: the test can see one
            else:
                assert one[seat] == two[seat]


def about_to_rob(game: Game) -> tuple[Words, int]:
    """The words until a seat may look at another's hand with Tribal war, and that seat."""
    seed = 0
    while True:
        seed += 1
        rng = Rng(seed)
        state = game.start(SEATS)
        words: Words = []
        while state.to_move != OVER:
            legal = state.legal()
            if state.to_move != CHANCE and game.words.parse("play war_cards") in legal:
                return words, int(state.to_move)
            words.append(int(state.sample(rng)) if state.to_move == CHANCE else legal[rng.below(len(legal))])
            state.apply(words[-1])


def test_a_list_of_words_that_is_refused_has_not_shown_a_hand() -> None:
    """Otherwise one could try every card until none is refused, before playing the card that shows the hand."""
    game = dolmen.load("origin")
    words, seat = about_to_rob(game)
    for card in ("yellow hunter", "yellow sailor", "orange cart", "lilac in_africa", "lilac on_yellow"):
        play = Play.of_words(game, ["Peak", "Wave", "Sun"], {}, game.version, words, forced=False)
        said = play.say(seat, [game.words.parse("play war_cards"), game.words.parse(f"steal {card}")])
        assert said == 1
        assert play.state.asked().name == "steal"
        assert not play.can_undo(seat)
