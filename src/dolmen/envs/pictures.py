"""What `render()` shows: the position in words, or the real board as a picture."""

from __future__ import annotations

from typing import Any

from gymnasium.error import UnsupportedMode

from dolmen.core.extra import need
from dolmen.core.lanes import Lane
from dolmen.core.record import Record
from dolmen.core.state import OVER
from dolmen.core.texts import Texts

from .desk import Desk
from .painter import LIBRARIES, Painter

RENDER_MODES = ("ansi", "human", "rgb_array")
SHOWN = 8  # words


class Pictures:
    """Shows the positions of one table."""

    def __init__(self, desk: Desk, mode: str | None, seat: int | None = None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise UnsupportedMode(f"render modes are {', '.join(RENDER_MODES)}, not {mode!r}")
        if mode == "rgb_array":
            need(*LIBRARIES, extra="render")
        self.desk = desk
        self.mode = mode
        self.seat = seat  # through whose eyes; None: what everybody sees
        self._painter: Painter | None = None  # it comes with the first picture

    def show(self, lane: Lane) -> Any:
        if self.mode is None:
            raise UnsupportedMode(f"say at the start what to render: render_mode is one of {', '.join(RENDER_MODES)}")
        if self.mode == "rgb_array":
            self._painter = self._painter or Painter(self.desk.game, self.desk.record([]))
            return self._painter.paint(lane.state, self.seat)
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
        if not lane.keeps_words:
            raise UnsupportedMode('words are kept for those who render: say at the start render_mode="ansi"')
        return self.desk.record(lane.words)

    def close(self) -> None:
        """Let the browser go."""
        if self._painter:
            self._painter.close()
            self._painter = None
