"""In which form numbers are handed out: as they are, as a network likes them, or as boards.

`numbers` are the small integers of the game's layout. `network` is the same with every choice as flags and every amount
divided by what is usual. `boards` parts that into a flat vector and, for every board, planes or nodes.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import ArrayLike, NDArray

from dolmen.core.errors import BadOption
from dolmen.core.layout import NUMBER, OWN, Field, Layout

AMOUNT = -1
FORMS = ("numbers", "network", "boards")
Numbers16 = NDArray[np.int16]
Floats = NDArray[np.float32]


class Form:
    """One of the forms, for one layout. It takes a row of numbers or any array of rows."""

    def __init__(self, layout: Layout, name: str = "numbers") -> None:
        if name not in FORMS:
            raise BadOption(f"forms are {', '.join(FORMS)}, not {name!r}")
        self.name = name
        self.layout = layout
        fields = layout.of_numbers
        self.low = np.array([field.low for field in fields], np.int16)
        self.high = np.array([field.high for field in fields], np.int16)
        # For every column of the network's form: the number it comes from, the choice it stands for, or AMOUNT.
        source: list[int] = []
        choice: list[int] = []
        scale: list[float] = []
        self.columns: list[range] = []  # of every number
        for n, field in enumerate(fields):
            first = 0 if field.kind == OWN else 1
            choices = [AMOUNT] if field.kind == NUMBER else list(range(first, field.high + 1))
            self.columns.append(range(len(source), len(source) + len(choices)))
            source += [n] * len(choices)
            choice += choices
            scale += [1 / field.usual] * len(choices)
        self.source = np.array(source)
        self.choice = np.array(choice, np.int16)
        self.amounts = np.flatnonzero(self.choice == AMOUNT)
        self.scale = np.array(scale, np.float32)[self.amounts]
        self.boards = self._boards()
        on_boards = np.concatenate([np.zeros(0, np.int64), *(where.ravel() for where in self.boards.values())])
        self.flat = np.setdiff1d(np.arange(len(source)), on_boards)

    @property
    def space(self) -> spaces.Space[Any]:
        """What an observation of one position looks like."""
        if self.name == "numbers":
            return spaces.Box(self.low, self.high, dtype=np.int16)
        if self.name == "network":
            return self._box((len(self.source),), np.arange(len(self.source)))
        return spaces.Dict(
            {
                "flat": self._box((len(self.flat),), self.flat),
                **{board: self._box(where.shape, where) for board, where in self.boards.items()},
            }
        )

    def __call__(self, numbers: ArrayLike) -> Any:
        """The numbers of one position or of many, in this form."""
        numbers = np.asarray(numbers)
        if numbers.shape[-1:] != self.low.shape:
            raise BadOption(f"this form takes rows of {len(self.low)} numbers, not {numbers.shape}")
        if self.name == "numbers":
            return numbers
        network = self.network(numbers)
        if self.name == "network":
            return network
        return {
            "flat": network[..., self.flat],
            **{board: network[..., where] for board, where in self.boards.items()},
        }

    def network(self, numbers: Numbers16) -> Floats:
        """Choices as flags, amounts in usual sizes."""
        spread = numbers[..., self.source]
        out: Floats = (spread == self.choice).astype(np.float32)
        out[..., self.amounts] = spread[..., self.amounts] * self.scale
        return out

    def _box(self, shape: tuple[int, ...], where: NDArray[Any]) -> spaces.Box:
        bounds = self.low, self.high
        low, high = (self.network_bound(bound)[where].astype(np.float32) for bound in bounds)
        return spaces.Box(low.reshape(shape), high.reshape(shape), dtype=np.float32)

    def network_bound(self, bound: NDArray[np.int16]) -> Floats:
        """The least or most that every column can be."""
        out = np.full(len(self.source), float(bound is self.high), np.float32)
        out[self.amounts] = bound[self.source[self.amounts]] * self.scale
        return out

    def _boards(self) -> dict[str, NDArray[np.int64]]:
        """For every board the columns of the network's form: planes × rows × columns, or nodes × features."""
        planes: dict[str, list[NDArray[np.int64]]] = {}
        for field in self.layout.fields.values():
            if field.space:
                planes.setdefault(field.space, []).extend(self._planes(field))
        boards = {}
        for board, found in planes.items():
            stacked = np.stack(found)
            boards[board] = stacked.T if stacked.ndim == 2 else stacked
        return boards

    def _planes(self, field: Field) -> list[NDArray[np.int64]]:
        """Every plane of a field: one for each seat and each choice."""
        cells = np.array(self.layout.indices(field)).reshape(-1, field.length)
        return [
            np.array([self.columns[n][k] for n in seat]).reshape(field.shape)
            for seat in cells
            for k in range(len(self.columns[seat[0]]))
        ]
