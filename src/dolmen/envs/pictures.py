"""What `render()` shows: the position in words, or the real board as a picture."""

from __future__ import annotations

from typing import Any

from gymnasium.error import UnsupportedMode

from dolmen.core.lanes import Lane
from dolmen.core.record import Record
from dolmen.core.state import OVER
from dolmen.core.texts import Texts

from .desk import Desk

RENDER_MODES = ("ansi", "human")
SHOWN = 8  # words


class Pictures:
    """Shows the positions of one table."""

    def __init__(self, desk: Desk, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise UnsupportedMode(f"render modes are {', '.join(RENDER_MODES)}, not {mode!r}")
        self.desk = desk
        self.mode = mode

    def show(self, lane: Lane) -> Any:
        if self.mode is None:
            raise UnsupportedMode(f"say at the start what to render: render_mode is one of {', '.join(RENDER_MODES)}")
        text = self.text(lane)
        if self.mode == "ansi":
            return text
        print(text)
        return None

    def text(self, lane: Lane) -> str:
        """Points, the last words, and what is asked."""
        game, state = self.desk.game, lane.state
        texts = Texts.of(game, "en")
        names = texts.seat_names(self.desk.seats)
        points = " · ".join(f"{name} {score}" for name, score in zip(names, state.scores(), strict=True))
        said = ", ".join(game.words.text(word) for word in lane.words[-SHOWN:])
        lines = [f"{texts.title()}: {points}", f"said: {said or 'nothing yet'}"]
        if state.to_move == OVER:
            places = ", ".join(f"{name} {place}" for name, place in zip(names, state.outcome().places, strict=True))
            return "\n".join([*lines, f"over; places: {places}"])
        legal = [game.words.text(word) for word in state.legal()]
        lines.append(f"{names[state.to_move]}: {texts.ask(state.asked(), names)}")
        lines.append(f"{len(legal)} legal: {', '.join(legal[:SHOWN])}{' …' if len(legal) > SHOWN else ''}")
        return "\n".join(lines)

    def record(self, lane: Lane) -> Record:
        return self.desk.record(lane)

    def close(self) -> None:
        """Nothing stays open."""
