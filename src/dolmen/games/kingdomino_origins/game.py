"""Kingdomino Origins (Bruno Cathala, 2021): the game at one glance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from dolmen.core.asked import Refusal
from dolmen.core.bits import count_bits
from dolmen.core.boxed import BoxGame
from dolmen.core.components import Pack
from dolmen.core.errors import BadOption
from dolmen.core.options import Option, Value
from dolmen.core.pieces import Pieces
from dolmen.core.view import share

from .box import CAVEMAN, MOST_FIRES, Box
from .components import Blocks, figures, load_components, make_box
from .features import NAMES, VERSION
from .hiring import Putting
from .observing import KingdominoObserver, observer_for
from .pieces import pieces
from .placing import Firing
from .planning import best_word
from .refusals import why_not
from .rounds import begin
from .scoring import resource_count
from .state import NOBODY, KingdominoOrigins
from .view import KingdominoOriginsView, face_down, open_view, own_view, unplaced, view
from .words import EVENTS, RESOURCES, WORDS

HOME = Path(__file__).parent


class KingdominoOriginsGame(BoxGame[KingdominoOrigins, Box]):
    """Two to four chiefs draft dominoes and lay out hunting grounds, lit by the fire of their volcanoes."""

    id = "kingdomino-origins"
    version = 1
    seats = range(2, 5)
    minutes = (25, 25)
    weight = 1
    words = WORDS
    events = EVENTS
    hidden = False
    max_words = 600  # 48 turns of at most 10 words, 48 dominoes, 11 fronts of the pile, 48 cavemen, 4 chiefs, 1 pair
    home = HOME
    features = NAMES
    features_version = VERSION
    bots: ClassVar = {"full-greedy": best_word}  # the baseline of the literature that other bots are measured against
    modes: ClassVar = {
        "discovery": ({"mode": "discovery"}, {"mode": "discovery", "middle": "true", "complete": "true"}),
        "totem": ({"mode": "totem"}, {"mode": "totem", "middle": "true", "complete": "true"}),
        "tribe": ({"mode": "tribe"}, {"mode": "tribe", "middle": "true", "complete": "true"}),
        "classic": ({"tiles": "classic", "middle": "true", "complete": "true"}, {"tiles": "classic"}),
    }
    options = (
        Option.choice("mode", "discovery", "totem", "tribe", rules=["KO-010"], kind="mode"),
        Option.choice("tiles", "origins", "classic", rules=["KO-188", "KO-193"], kind="variant"),
        Option.choice("middle", "false", "true", rules=["KO-160", "KO-161"], kind="variant"),
        Option.choice("complete", "false", "true", rules=["KO-160", "KO-164"], kind="variant"),
        Option.choice("centre", "frame", "equal", rules=["KO-163", "KO-G31"]),
        Option.choice("fire_on_start_tile", "true", "false", rules=["KO-058", "KO-G23"]),
        Option.choice("fire_path_must_cross_tiles", "false", "true", rules=["KO-055", "KO-G25"]),
        Option.choice("volcano_region", "counted", "ignored", rules=["KO-076", "KO-G16"]),
        Option.choice("totem_all_zero", "table", "given", rules=["KO-101", "KO-G20"]),
        Option.choice("totem_end_scores", "holder", "majority", rules=["KO-107", "KO-G02"]),
        Option.choice("caveman_on_start_tile", "false", "true", rules=["KO-126", "KO-G01"]),
        Option.choice("cave_refill", "top_up", "replace", rules=["KO-131", "KO-G06"]),
        Option.choice("hire_in_last_round", "false", "true", rules=["KO-135", "KO-G26"]),
        Option.choice("pile_front", "hidden", "shown", rules=["KO-184"]),
    )

    @cached_property
    def pieces(self) -> Pieces:
        return pieces(self.pack.blocks)

    @cached_property
    def figures(self) -> Mapping[str, Mapping[str, int]]:
        return figures(self.pack.blocks)

    def unpack(self, file: Path | None) -> Pack[Blocks]:
        return load_components(file)

    def settle(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """All options; yes and no may be said as Python's True and False."""
        said = {name: str(value).lower() if isinstance(value, bool) else value for name, value in options.items()}
        settled = super().settle(said)
        if settled["tiles"] == "classic" and settled["mode"] != "discovery":
            raise BadOption(
                f"tiles=classic goes with mode=discovery only, not with mode={settled['mode']}: "
                "its dominoes carry no resources"
            )
        return settled

    def mode(self, options: Mapping[str, Value]) -> str:
        return "classic" if options["tiles"] == "classic" else super().mode(options)

    def begin(self, seats: int, options: Mapping[str, Value]) -> KingdominoOrigins:
        return begin(self.box(seats, options))

    def lay_out(self, seats: int, options: Mapping[str, Value]) -> Box:
        return make_box(self.pack.blocks, seats, options)

    def view(self, state: KingdominoOrigins, seat: int | None) -> KingdominoOriginsView:
        return view(state, seat)

    def views(
        self, state: KingdominoOrigins, seats: Iterable[int | None]
    ) -> Mapping[int | None, KingdominoOriginsView]:
        return share(state, seats, open_view, own_view)

    def observer(self, state: KingdominoOrigins) -> KingdominoObserver:
        box = state.box
        return observer_for(int(box.seats), box.wooden, box.totem, box.tribe)

    def moves(self, s: KingdominoOrigins) -> int:
        """A move is a pair: where the domino goes, and which of the free ones is next. One falls away at the ends."""
        if s.round == 0:
            return len(s.legal())
        if not s.in_hand:
            return 0
        free = sum(chief == NOBODY for chief, _ in zip(s.next_chiefs, s.next_row, strict=False))
        return len(s.legal()) * max(1, free)

    def holdings(self, state: KingdominoOrigins, seat: int) -> dict[str, int]:
        goods = state.territories[seat].goods
        return {"points": state.scores()[seat], **{name: int(goods[n]) for n, name in enumerate(RESOURCES)}}

    def why_not(self, state: KingdominoOrigins, seat: int, word: int) -> Refusal:
        return why_not(state, seat, word)

    def census(self, s: KingdominoOrigins) -> dict[str, int]:
        """Dominoes; wooden pieces, on dominoes that nobody has placed too; fire tokens by volcano; cavemen."""
        box = s.box
        waiting = [*face_down(s), *unplaced(s)]
        dominoes = len(waiting) + int(count_bits(s.left_over))
        out = {n for n in range(1, 49) if s.left_over >> n & 1}
        wood, volcanoes, tokens = 0, 0, 0
        cavemen = int(s.stack_of_cavemen.left()) + sum(kind >= 0 for kind in s.cave) + int(s.swept)
        for t in s.territories:
            dominoes += (int(t.size) - 1) // 2 + int(count_bits(t.aside))
            out |= {n for n in range(1, 49) if t.aside >> n & 1}
            wood += int(resource_count(t) + t.burnt + t.spent)
            volcanoes += sum(box.craters[int(square)] > 0 for square in t.squares)
            tokens += sum(0 < piece <= MOST_FIRES for piece in t.pieces) + int(t.fizzled)
            cavemen += sum(piece >= CAVEMAN for piece in t.pieces) + int(t.perished)
        for question in s.stack:
            cavemen += isinstance(question, Putting)
            tokens += isinstance(question, Firing)
        if box.wooden:
            halves = [half for domino in (*waiting, *out) for half in (2 * domino, 2 * domino + 1)]
            wood += sum(box.wood[half] >= 0 for half in halves)
        return {
            "dominoes": dominoes,
            "resources": wood,
            "volcanoes without a token": volcanoes - tokens,
            "cavemen": cavemen,
        }


GAME = KingdominoOriginsGame
