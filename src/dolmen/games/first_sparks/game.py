"""Power Grid: The First Sparks (Friedemann Friese, 2011): the game at one glance."""

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
from dolmen.core.view import share

from .box import MAPS, SURCHARGES, Box
from .components import Blocks, load_components, make_box
from .features import NAMES, VERSION
from .observing import FirstSparksObserver, observer_for
from .pieces import pieces
from .refusals import why_not
from .rounds import begin
from .state import FirstSparks
from .value import chances
from .view import FirstSparksView, open_view, own_view, view
from .words import EVENTS, HERBS, SPACES, WORDS

HOME = Path(__file__).parent


class FirstSparksGame(BoxGame[FirstSparks, Box]):
    """Two to six clans buy tools and knowledge, hunt, eat and spread over a map of hunting grounds."""

    id = "first-sparks"
    version = 1
    seats = range(2, 7)
    minutes = (60, 60)
    weight = 3
    words = WORDS
    events = EVENTS
    hidden = True  # the food of a clan with Fire
    # 40 rounds of at most 170 words (33 for sales with six players, 1 for the unsold card, 4 for a refused one with
    # two, 90 for the starving, 41 for spreading, 1 in the bureaucracy), and 37 before the first.
    max_words = 7_000
    home = HOME
    features = NAMES
    features_version = VERSION
    options = (
        Option.choice("map", *MAPS, rules=["FS-021", "FS-G28"], kind="mode"),
        Option.choice("offer_precedence", "next", "last", rules=["FS-123", "FS-G01"]),
        Option.choice("discard_new_tool", "on", "off", rules=["FS-052", "FS-G05"]),
        Option.number("plow_bonus", 1, 2, 1, rules=["FS-094"]),
        Option.choice("speech_surcharge", *SURCHARGES, rules=["FS-102"]),
        Option.choice("starved_members", "stock", "box", rules=["FS-172", "FS-G07"]),
        Option.choice("last_member", "stays", "starves", rules=["FS-173", "FS-G06"]),
        Option.choice("full_tie", "shared", "later", rules=["FS-216", "FS-G26"]),
        Option.choice("first_offer", "any", "payable", rules=["FS-231", "FS-G09"]),
        Option.choice("boxed_tool", "steps", "position", rules=["FS-233", "FS-G10"]),
        Option.number("round_limit", 1, 40, 40, rules=["FS-257"], kind="variant"),
    )

    def __init__(self, components: Path | str | None = None) -> None:
        super().__init__(components)
        self.kinds = kinds_of(self.pack.blocks)

    @cached_property
    def pieces(self) -> Pieces:
        return pieces(self.pack.blocks)

    def unpack(self, file: Path | None) -> Pack[Blocks]:
        return load_components(file)

    def begin(self, seats: int, options: Mapping[str, Value]) -> FirstSparks:
        return begin(self.box(seats, options))

    def lay_out(self, seats: int, options: Mapping[str, Value]) -> Box:
        return make_box(self.pack.blocks, seats, options)

    def view(self, state: FirstSparks, seat: int | None) -> FirstSparksView:
        return view(state, seat)

    def views(self, state: FirstSparks, seats: Iterable[int | None]) -> Mapping[int | None, FirstSparksView]:
        return share(state, seats, open_view, own_view)

    def observer(self, state: FirstSparks) -> FirstSparksObserver:
        return observer_for(int(state.box.seats))

    def holdings(self, state: FirstSparks, seat: int) -> dict[str, int]:
        clan = state.clans[seat]
        return {"food": int(clan.food), "people": int(clan.size)}

    def chances(self, state: FirstSparks) -> list[float]:
        return chances(state)

    def why_not(self, state: FirstSparks, seat: int, word: int) -> Refusal:
        return why_not(state, seat, word)

    def census(self, s: FirstSparks) -> dict[str, int]:
        piles = [s.herbs, s.market, s.unseen, s.under, s.boxed, *(clan.cards for clan in s.clans)]
        cards = 0
        for pile in piles:
            cards |= int(pile)
        out = {
            "cards": sum(int(count_bits(pile)) for pile in piles),
            "different cards": cards.bit_count(),
            "members on spaces": sum(s.crowd) - sum(int(clan.size) for clan in s.clans),
        }
        for n, clan in enumerate(s.clans):
            out[f"members, clan {n + 1}"] = int(count_bits(clan.members)) - int(clan.size)
        return out


def kinds_of(blocks: Blocks) -> dict[str, dict[str, tuple[str, ...]]]:
    """What the cards are, and which food is hunted at a space or at the two hexes of a tile."""
    grounds = {tile.id: (tile.a, tile.b) for tile in blocks.tiles.item}
    cards: dict[str, tuple[str, ...]] = {str(card.id): (card.kind,) for card in blocks.cards.item}
    return {
        "card": {str(rank): ("herbs",) for rank in HERBS} | cards,
        "space": {space: (grounds[space[:2]]["ab".index(space[3])],) for space in SPACES},
        "tile": dict(grounds),
    }


GAME = FirstSparksGame
