"""The layout of a tensor: named slices, one behind the other."""

from __future__ import annotations

from collections.abc import Mapping


def slices(lengths: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """Where each slice starts and how long it is, from the lengths in their order."""
    out: dict[str, tuple[int, int]] = {}
    start = 0
    for name, length in lengths.items():
        out[name] = (start, length)
        start += length
    return out
