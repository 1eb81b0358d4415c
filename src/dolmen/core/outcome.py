"""How a game stands or ended, explained."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Item(msgspec.Struct, frozen=True):
    """One line of a score sheet: the text `item-<key>` with its arithmetic in `numbers`."""

    key: str
    points: int
    numbers: dict[str, int] = {}


class TieBreak(msgspec.Struct, frozen=True):
    """What parted (or failed to part) seats with equal scores: the text `tie-<key>` and each seat's number."""

    key: str
    seats: tuple[int, ...]
    numbers: tuple[int, ...]


class Outcome(msgspec.Struct, frozen=True):
    """Places (1 is first, equals share), the score sheet of every seat, and the tie-breaks that were needed."""

    places: tuple[int, ...]
    items: tuple[tuple[Item, ...], ...]
    tie_breaks: tuple[TieBreak, ...] = ()

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sum(item.points for item in sheet) for sheet in self.items)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def rank(
    scores: Sequence[int], criteria: Sequence[tuple[str, Sequence[int]]] = ()
) -> tuple[tuple[int, ...], tuple[TieBreak, ...]]:
    """Places by score, ties parted by the criteria one after the other (more is better); still equal seats share."""
    keys = [(score, *(numbers[seat] for _, numbers in criteria)) for seat, score in enumerate(scores)]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    tie_breaks: list[TieBreak] = []
    groups = [[seat for seat in range(len(scores)) if scores[seat] == score] for score in sorted(set(scores))[::-1]]
    for key, numbers in criteria:
        for group in [g for g in groups if len(g) > 1]:
            tie_breaks.append(TieBreak(key, tuple(group), tuple(numbers[seat] for seat in group)))
            groups.remove(group)
            for number in sorted({numbers[seat] for seat in group})[::-1]:
                groups.append([seat for seat in group if numbers[seat] == number])
    return places, tuple(tie_breaks)
