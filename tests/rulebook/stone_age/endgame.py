"""Positions late in a round: the last die before feeding, piles that run low, and how a game ends."""

from __future__ import annotations

from typing import Any

from dolmen.core.bits import bit
from dolmen.core.vecs import with_number
from dolmen.games.stone_age.view import CardView, StoneAgeView

from .table import GAME, Table


def before_feeding(seats: int = 2, cards: tuple[int, ...] = (1, 2, 3, 4), **options: Any) -> Table:
    """Everybody has hunted but for the last die of the last seat, and has plenty of food; then comes `feed`."""
    table = Table(seats, cards, **options)
    table.everybody_hunts()
    for _ in range(seats - 1):
        table.say("act hunt")
        table.roll(1, 1, 1, 1, 1)
    table.say("act hunt")
    table.roll(1, 1, 1, 1)
    for seat in range(seats):
        table.give(seat, food=50)
    return table


def feed(table: Table) -> None:
    """The last die falls (it brings the last seat 2 food), and the tribes are fed."""
    table.roll(1)
    if table.asked == "tools":
        table.say("done")


def before_scoring(seats: int = 2, cards: tuple[int, ...] = (1, 2, 3, 4), **options: Any) -> Table:
    """The same in a round in which the last building of a stack was taken: after `feed` the game is over."""
    table = before_feeding(seats, cards, **options)
    empty_stack(table)
    return table


def end(table: Table) -> None:
    """Feed the tribes for the last time."""
    feed(table)
    assert table.over


def quietly_until(table: Table, asked: str) -> None:
    """Play on without buying anything until a question is asked."""
    while table.asked != asked:
        assert not table.over, f"the game ended before {asked!r} was asked"
        table.step_quietly()


def empty_stack(table: Table, stack: int = 1) -> None:
    """The last building of a stack has just been taken."""
    table.state.heights = with_number(table.state.heights, stack - 1, 0)
    table.state.tiles = with_number(table.state.tiles, stack - 1, 0)


def last_building(table: Table, stack: int = 1) -> None:
    """Only the open building of a stack is left."""
    table.state.heights = with_number(table.state.heights, stack - 1, 1)


def leave_in_deck(table: Table, left: int, owner: int) -> None:
    """All cards of the deck but so many were bought by a seat in earlier rounds; the highest numbers remain."""
    deck = table.state.deck
    cards = [card for card in range(1, 37) if deck.count(card - 1)]
    table.give_card(owner, *cards[: len(cards) - left])


def give_buildings(table: Table, seat: int, *tiles: int) -> None:
    """Buildings that a seat took earlier, without their points."""
    for tile in tiles:
        table.state.unseen.take(tile - 1)
        table.player(seat).buildings |= bit(tile)


def display(table: Table) -> list[int]:
    """The cards in slots 1 to 4; 0 is an empty slot."""
    return [int(card) for card in table.state.display]


def deck_left(table: Table) -> int:
    return int(table.state.deck.left())


def owned(table: Table, seat: int) -> list[int]:
    """All cards of a seat, however they lie."""
    return [card for card in range(1, 37) if table.player(seat).cards & bit(card)]


def scores(table: Table) -> list[int]:
    return table.state.scores()


def sheet(table: Table, seat: int) -> dict[str, int]:
    """The lines of a seat's score sheet that are not 0; lines of one kind are added, and all together are the score."""
    points: dict[str, int] = {}
    for item in table.state.outcome().items[seat]:
        points[item.key] = points.get(item.key, 0) + item.points
    assert sum(points.values()) == table.state.scores()[seat]
    return {key: n for key, n in points.items() if n}


def winners(table: Table) -> tuple[int, ...]:
    return table.state.outcome().winners


def view(table: Table, seat: int | None) -> StoneAgeView:
    return GAME.view(table.state, seat)


def numbers(cards: list[CardView]) -> list[int]:
    return [card.id for card in cards]
