"""Origins: First Builders (Adam Kwapiński, 2021): the game at one glance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

from dolmen.core.asked import Refusal
from dolmen.core.boxed import BoxGame
from dolmen.core.components import Pack
from dolmen.core.options import Option, Value
from dolmen.core.pieces import Pieces
from dolmen.core.state import OVER
from dolmen.core.view import share

from .box import Box
from .census import census
from .components import Blocks, load_components, make_box
from .features import NAMES, VERSION
from .observing import FirstBuildersObserver, observer_for
from .pieces import pieces
from .refusals import why_not
from .rounds import begin
from .scoring import to_come
from .state import FirstBuilders
from .view import FirstBuildersView, open_view, own_view, view
from .words import EVENTS, WORDS

HOME = Path(__file__).parent


class FirstBuildersGame(BoxGame[FirstBuilders, Box]):
    """One to four archons send their people to the visitors' sites and build the first cities."""

    id = "first-builders"
    version = 2
    seats = range(1, 5)
    minutes = (90, 90)
    weight = 5
    words = WORDS
    events = EVENTS
    hidden = False
    # 40 rounds of four players with at most 300 words each: in a round a player has at most 11 workers, a few new ones
    # on bases that centres and advisers free, and a token a turn; a visit takes at most some 20 words. Random games
    # have about 450 words and never 2,000.
    max_words = 48_000
    home = HOME
    features = NAMES
    features_version = VERSION
    options = (
        Option.choice("pass_increments", "all_own_citizens_on_bases", "returning_citizens", rules=["FB-168", "FB-G01"]),
        Option.number("war_main_action_steps", 1, 2, 1, rules=["FB-093", "FB-G13"]),
        Option.choice("first_claim_gold", "all", "one", rules=["FB-149"]),
        Option.choice("district_vp_scope", "per_player", "per_card", rules=["FB-151"]),
        Option.choice("start_stacks", "first_lowest", "first_highest", rules=["FB-026"]),
        Option.choice("draft_begins", "first", "last", rules=["FB-029"]),
        Option.choice("paid_value", "natural", "counts", rules=["FB-075", "FB-G15"]),
        Option.choice("empty_stack", "no_refill", "largest_stack", rules=["FB-107"]),
        Option.choice("row_refill", "before_effect", "after_effect", rules=["FB-108", "FB-G17"]),
        Option.choice("full_temple", "card", "refused", rules=["FB-125", "FB-G31"]),
        Option.choice("archon_colours", "when_taken", "on_placement", rules=["FB-180", "FB-G16"]),
        Option.choice("zodiac_leader_needs_progress", "on", "off", rules=["FB-197", "FB-G03"]),
        Option.choice("missing_die", "stays_met", "lapses", rules=["FB-204", "FB-G24"]),
        Option.choice("farms_count_as_buildings_for_tiebreak", "on", "off", rules=["FB-214"]),
        Option.number("veteran_min_value", 1, 2, 2, rules=["FB-257"]),
        Option.choice("reserved_farm", "on", "off", rules=["FB-262"]),
        Option.choice("forum_source", "speaker_row_only", "board", rules=["FB-265", "FB-G10"]),
        Option.choice("mage_tower_can_chain", "off", "on", rules=["FB-278"]),
        Option.choice("scorpio_retirement", "every", "passing", rules=["FB-244", "FB-G06"]),
        Option.choice("solo_token_uses", "shared", "apart", rules=["FB-226", "FB-G46"]),
        Option.choice("solo_removed_dice", "supply", "box", rules=["FB-219"]),
        Option.choice("solo_supply", "extrapolated", "two_players", rules=["FB-227"]),
        Option.number("round_limit", 1, 40, 40, rules=["FB-282"], kind="variant"),
    )

    @cached_property
    def pieces(self) -> Pieces:
        return pieces(self.pack.blocks)

    def unpack(self, file: Path | None) -> Pack[Blocks]:
        return load_components(file)

    def begin(self, seats: int, options: Mapping[str, Value]) -> FirstBuilders:
        return begin(self.box(seats, options))

    def lay_out(self, seats: int, options: Mapping[str, Value]) -> Box:
        return make_box(self.pack.blocks, seats, options)

    def view(self, state: FirstBuilders, seat: int | None) -> FirstBuildersView:
        return view(state, seat)

    def views(self, state: FirstBuilders, seats: Iterable[int | None]) -> Mapping[int | None, FirstBuildersView]:
        return share(state, seats, open_view, own_view)

    def observer(self, state: FirstBuilders) -> FirstBuildersObserver:
        return observer_for(int(state.box.seats))

    def holdings(self, state: FirstBuilders, seat: int) -> dict[str, int]:
        p = state.players[seat]
        goods = {"stone": int(p.stone), "food": int(p.food), "wisdom": int(p.wisdom), "gold": int(p.gold)}
        return {"points": int(p.score()), **goods, "tokens": int(p.tokens)}

    def tally(self, s: FirstBuilders) -> list[int]:
        if s.to_move == OVER:
            return s.scores()
        return [int(player.score() + to_come(s, seat)) for seat, player in enumerate(s.players)]

    def why_not(self, state: FirstBuilders, seat: int, word: int) -> Refusal:
        return why_not(state, seat, word)

    def census(self, state: FirstBuilders) -> dict[str, int]:
        return census(state)


GAME = FirstBuildersGame
