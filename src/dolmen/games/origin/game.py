"""Origin (Andrea Mainini, 2013): the game at one glance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

from dolmen.core.asked import Refusal
from dolmen.core.boxed import BoxGame
from dolmen.core.components import Pack
from dolmen.core.options import Option, Value
from dolmen.core.pieces import Pieces
from dolmen.core.view import share

from .box import Box
from .census import census
from .components import Blocks, load_components, make_box
from .features import NAMES, VERSION
from .observing import OriginObserver, observer_for
from .packed import total
from .pieces import pieces
from .refusals import why_not
from .state import Origin
from .turns import begin
from .view import OriginView, open_view, own_view, view
from .words import EVENTS, WORDS

HOME = Path(__file__).parent


class OriginGame(BoxGame[Origin, Box]):
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
    home = HOME
    features = NAMES
    features_version = VERSION
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

    @cached_property
    def pieces(self) -> Pieces:
        return pieces(self.pack.blocks)

    def unpack(self, file: Path | None) -> Pack[Blocks]:
        return load_components(file)

    def begin(self, seats: int, options: Mapping[str, Value]) -> Origin:
        return begin(self.box(seats, options))

    def lay_out(self, seats: int, options: Mapping[str, Value]) -> Box:
        return make_box(self.pack.blocks, seats, options)

    def view(self, state: Origin, seat: int | None) -> OriginView:
        return view(state, seat)

    def views(self, state: Origin, seats: Iterable[int | None]) -> Mapping[int | None, OriginView]:
        return share(state, seats, open_view, own_view)

    def observer(self, state: Origin) -> OriginObserver:
        return observer_for(int(state.box.seats))

    def holdings(self, state: Origin, seat: int) -> dict[str, int]:
        p = state.players[seat]
        return {
            "points": state.scores()[seat],
            "villages": int(p.villages),
            "cards": int(p.hand_size()),
            "tiles": int(total(p.tiles)),
            "hunting": int(total(p.hunting)),
            "straits": int(total(p.straits)),
        }

    def why_not(self, state: Origin, seat: int, word: int) -> Refusal:
        return why_not(state, seat, word)

    def census(self, state: Origin) -> dict[str, int]:
        return census(state)


GAME = OriginGame
