"""Origin (Andrea Mainini, 2013): the game at one glance."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import cast

from dolmen.core.asked import Refusal
from dolmen.core.components import Pack
from dolmen.core.game import Game
from dolmen.core.options import Option, Value
from dolmen.core.state import State

from .box import Box
from .census import census
from .components import Blocks, load_components, make_box
from .packed import total
from .refusals import why_not
from .state import Origin
from .tensor import FIELDS, tensor
from .turns import begin
from .view import OriginView, view
from .words import EVENTS, WORDS

HOME = Path(__file__).parent


class OriginGame(Game):
    """Two to four peoples spread from the cradle of mankind over a map of the world."""

    id = "origin"
    version = 1
    seats = range(2, 5)
    minutes = (45, 45)
    weight = 3
    words = WORDS
    events = EVENTS
    hidden = True
    # 400 turns of at most 60 words: an action (2), a reward (20 with every Observation kit), an action card (20), a
    # permanent, goals (15). Before the first turn there are 49 words and more.
    max_words = 25_000
    tensor_fields = FIELDS
    home = HOME
    options = (
        Option.choice("movement_crosses_straits", "off", "on", rules=["OR-069", "OR-G07"]),
        Option.choice("displaced_player_claims_strait_immediately", "off", "on", rules=["OR-113", "OR-G10"]),
        Option.choice("navigator_applies_to_swap", "off", "on", rules=["OR-180", "OR-G27"]),
        Option.choice("shaman_differences_must_be_legal_steps", "on", "off", rules=["OR-194", "OR-G30"]),
        Option.choice("steal_any_tile_thief_can_stack", "on", "off", rules=["OR-173", "OR-G18"]),
        Option.choice("last_round_multi_objective_includes_trigger_turn", "on", "off", rules=["OR-153"]),
        Option.choice("hunter_adjacency", "any", "moved", rules=["OR-174", "OR-G26"]),
        Option.number("turn_limit", 1, 400, 400, rules=["OR-237"], kind="variant"),
    )

    def __init__(self, components: Path | str | None = None) -> None:
        self.file = None if components is None else str(Path(components).resolve())
        self.pack: Pack[Blocks] = load_components(None if self.file is None else Path(self.file))

    def begin(self, seats: int, options: Mapping[str, Value]) -> Origin:
        return begin(self.box(seats, options))

    def box(self, seats: int, options: Mapping[str, Value]) -> Box:
        """The tables for so many seats and these options, which all states of such a game share."""
        box = make_box(self.pack.blocks, seats, options)
        box.key = (self.file, seats, tuple(options.items()))
        return box

    def view(self, state: State, seat: int | None) -> OriginView:
        return view(cast("Origin", state), seat)

    def tensor(self, state: State, seat: int) -> array[float]:
        return tensor(cast("Origin", state), seat)

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        p = cast("Origin", state).players[seat]
        return {
            "points": state.scores()[seat],
            "villages": int(p.villages),
            "cards": int(p.hand_size()),
            "tiles": int(total(p.tiles)),
            "hunting": int(total(p.hunting)),
            "straits": int(total(p.straits)),
        }

    def why_not(self, state: State, seat: int, word: int) -> Refusal:
        return why_not(cast("Origin", state), seat, word)

    def census(self, state: State) -> dict[str, int]:
        return census(cast("Origin", state))


@cache
def box_of(file: str | None, seats: int, options: tuple[tuple[str, Value], ...]) -> Box:
    """The tables that an unpickled state shares with others of its kind."""
    return OriginGame(file).box(seats, dict(options))


GAME = OriginGame
