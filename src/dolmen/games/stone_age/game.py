"""Stone Age (Michael Tummelhofer, 2008): the game at one glance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

from dolmen.core.asked import Refusal
from dolmen.core.bits import count_bits
from dolmen.core.boxed import BoxGame
from dolmen.core.components import Pack
from dolmen.core.options import Option, Value
from dolmen.core.pieces import Pieces
from dolmen.core.state import OVER
from dolmen.core.view import share

from .box import Box
from .components import Blocks, load_components, make_box
from .features import NAMES, VERSION
from .observing import StoneAgeObserver, observer_for
from .pieces import pieces
from .refusals import why_not
from .rounds import begin
from .scoring import final_points
from .state import StoneAge
from .view import StoneAgeView, open_view, own_view, view
from .words import EVENTS, RESOURCES, WORDS

HOME = Path(__file__).parent


class StoneAgeGame(BoxGame[StoneAge, Box]):
    """Two to four tribes place figures, gather by dice, feed, and buy cards and buildings."""

    id = "stone-age"
    version = 2
    seats = range(2, 5)
    minutes = (60, 90)
    weight = 2
    words = WORDS
    events = EVENTS
    hidden = True  # only the card drawn with card 32
    max_words = 60_000  # 60 rounds of at most about 1,000 words; played games have some 700
    home = HOME
    features = NAMES
    features_version = VERSION
    options = (
        Option.choice("full_spots", "allowed", "forbidden", rules=["SA-042", "SA-G01"]),
        Option.choice("hut_growth", "forced", "optional", rules=["SA-050", "SA-G02"]),
        Option.choice("tool_stock", "unlimited", "finite", rules=["SA-006", "SA-G03"]),
        Option.choice("first_player", "random", "chosen", rules=["SA-016", "SA-G28"]),
        Option.choice("raised_tool", "used", "fresh", rules=["SA-068", "SA-G04"]),
        Option.choice("equal_tools", "unused_first", "ask", rules=["SA-069", "SA-G04"]),
        Option.choice("bought_cards", "counted", "open", rules=["SA-090", "SA-G06"]),
        Option.choice("second_tie", "shared", "food", rules=["SA-158", "SA-G08"]),
        Option.choice("card_36", "any_time", "at_once", rules=["SA-206", "SA-207", "SA-G05"]),
        Option.number("round_limit", 1, 60, 60, rules=["SA-220"], kind="variant"),
    )

    @cached_property
    def pieces(self) -> Pieces:
        return pieces(self.pack.blocks)

    def unpack(self, file: Path | None) -> Pack[Blocks]:
        return load_components(file)

    def begin(self, seats: int, options: Mapping[str, Value]) -> StoneAge:
        return begin(self.box(seats, options))

    def lay_out(self, seats: int, options: Mapping[str, Value]) -> Box:
        return make_box(self.pack.blocks, seats, options)

    def view(self, state: StoneAge, seat: int | None) -> StoneAgeView:
        return view(state, seat)

    def views(self, state: StoneAge, seats: Iterable[int | None]) -> Mapping[int | None, StoneAgeView]:
        return share(state, seats, open_view, own_view)

    def observer(self, state: StoneAge) -> StoneAgeObserver:
        return observer_for(int(state.box.seats))

    def holdings(self, state: StoneAge, seat: int) -> dict[str, int]:
        p = state.players[seat]
        goods = {name: int(p.goods[n]) for n, name in enumerate(RESOURCES)}
        tools = sum(int(value) for value in p.tools)
        return {
            "points": state.scores()[seat],
            "people": int(p.figures),
            "food": int(p.food),
            "farm": int(p.level),
            **goods,
            "tool": tools,
        }

    def tally(self, s: StoneAge) -> list[int]:
        if s.to_move == OVER:
            return s.scores()
        return [int(player.score() + final_points(s.box, player)) for player in s.players]

    def why_not(self, state: StoneAge, seat: int, word: int) -> Refusal:
        return why_not(state, seat, word)

    def census(self, s: StoneAge) -> dict[str, int]:
        cards = int(s.deck.left()) + sum(card > 0 for card in s.display)
        tiles = int(s.unseen.left()) + sum(tile > 0 for tile in s.tiles)
        for p in s.players:
            cards += int(count_bits(p.cards))
            tiles += int(count_bits(p.buildings))
        figures = {
            f"figures away, seat {n + 1}": int(p.figures - p.idle) - sum(s.placed[n::4])
            for n, p in enumerate(s.players)
        }
        return {"cards": cards, "buildings": tiles, **figures}


GAME = StoneAgeGame
