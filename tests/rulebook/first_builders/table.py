"""First Builders positions as a test wants them: set up, told what fate says, and asked what is legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from dolmen import CHANCE
from dolmen.core.bits import bit
from dolmen.core.events import Log
from dolmen.games.first_builders.city import BUILDING_TILE, FARM_TILE
from dolmen.games.first_builders.game import FirstBuildersGame
from dolmen.games.first_builders.player import Player
from dolmen.games.first_builders.rounds import IN_TURNS, Rounds
from dolmen.games.first_builders.state import FirstBuilders
from dolmen.games.first_builders.turns import Turn
from dolmen.games.first_builders.view import FirstBuildersView
from dolmen.games.first_builders.words import (
    BUILDINGS,
    CELLS,
    COLOURS,
    DICE,
    EVENTS,
    RESOURCES,
    SITES,
    TEMPLES,
    WORKERS,
    ZODIAC,
)
from rulebook.talk import Talk

GAME = FirstBuildersGame()

# What fate says when a test does not care. Bonus tiles by site; the row of buildings from the top; tops and rolls by
# colour. Nobody holds one of the signs until a temple is led.
BONUSES = ("red", "orange", "yellow", "blue", "purple")
SIGNS = ("leo", "gemini", "aries")
ROW = ("arsenal", "castle", "granary", "forest_temple", "gallery")
TOPS = ("outpost", "court", "market", "obelisk", "ritual_gate")
CITIZENS = (1, 2, 3, 4, 5)
SPEAKERS = (2, 3, 4, 5)
DRAFT = (1, 2, 3, 4, 5, 1, 2, 3, 4, 5)
TRACKS = ("war", *TEMPLES)


class Table(Talk[FirstBuilders]):
    """A table of First Builders.

    Seat 0 is first. `until` stops earlier: "bonuses", "signs", "row", "tops", "citizens", "speakers", "cards", "first",
    "pool", "draft". Otherwise round 1 has begun, everybody drafted the first legal dice, and it is seat 0's turn.
    """

    game: FirstBuildersGame

    def __init__(
        self,
        seats: int = 2,
        until: str = "round",
        bonuses: Sequence[str] = BONUSES,
        signs: Sequence[str] = SIGNS,
        row: Sequence[str] = ROW,
        tops: Sequence[str] = TOPS,
        citizens: Sequence[int] = CITIZENS,
        speakers: Sequence[int] = SPEAKERS,
        cards: Sequence[int] = (),
        first: int = 0,
        pool: Sequence[int] = DRAFT,
        game: FirstBuildersGame = GAME,
        **options: Any,
    ) -> None:
        self.game = game
        state = game.start(seats, **options)
        assert isinstance(state, FirstBuilders)
        self.state = state
        self.seats = seats
        self.log = Log(EVENTS)
        self.state.listener = self.log
        dealt = cards or range(1, int(state.box.cards) + 1)
        script: list[tuple[str, list[str]]] = [
            ("bonuses", [f"bonus-tile {colour}" for colour in bonuses] if seats > 1 else []),
            ("signs", [f"sign {sign}" for sign in signs]),
            ("row", [f"tile {building}" for building in row]),
            ("tops", [f"tile {building}" for building in tops]),
            ("citizens", [f"roll {value}" for value in citizens]),
            ("speakers", [f"speak {value}" for value in speakers[: int(state.box.speakers)]]),
            ("cards", [f"district {card}" for card in dealt]),
            ("first", [f"first {first + 1}"] if seats > 1 else []),
            ("pool", [f"roll {value}" for value in pool[: 10 if seats > 1 else 5]]),
        ]
        for step, words in script:
            if until == step:
                return
            self.fate(*words)
        if until == "draft":
            return
        while self.asked in ("draft", "set-aside"):
            self.say(self.legal()[0])

    # What the position is.

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def amounts(self, seat: int = 0) -> dict[str, int]:
        """What a seat owns of each resource."""
        return {name: int(self.player(seat).amount(n)) for n, name in enumerate(RESOURCES)}

    def has(self, resource: str, seat: int = 0) -> int:
        return self.amounts(seat)[resource]

    def points(self, seat: int = 0) -> int:
        """Where a seat's marker stands on the points track."""
        return int(self.player(seat).score())

    def home(self, seat: int = 0) -> list[str]:
        """The citizens beside a seat's board."""
        return [DICE[n] for n, count in enumerate(self.player(seat).home) for _ in range(int(count))]

    def speakers(self, seat: int | None = None) -> list[int]:
        """The speakers of a seat, or of the row."""
        counts = self.state.speakers if seat is None else self.player(seat).speakers
        return [value for value, count in enumerate(counts) for _ in range(int(count))]

    def posted(self, seat: int = 0) -> list[tuple[str, str]]:
        """The workers of a seat on sites."""
        return [(WORKERS[int(n) // 5], SITES[int(n) % 5]) for n in self.player(seat).posted]

    def advisers(self, seat: int = 0) -> list[str]:
        return [COLOURS[int(n)] for n in self.player(seat).advisers]

    def towers(self, seat: int = 0) -> dict[str, int]:
        return {colour: int(n) for colour, n in zip(COLOURS, self.player(seat).towers, strict=True)}

    def signs(self, seat: int = 0) -> set[str]:
        return {sign for n, sign in enumerate(ZODIAC) if int(self.player(seat).signs) >> n & 1}

    def city(self, seat: int = 0) -> dict[str, str]:
        """What lies on each cell of a city: "palace", "agora", a building, or "farm"."""
        names = {1: "palace", 2: "agora"} | {BUILDING_TILE + n: name for n, name in enumerate(BUILDINGS)}
        return {CELLS[n]: names.get(int(tile), "farm") for n, tile in enumerate(self.player(seat).grid) if tile}

    def open(self, seat: int = 0) -> list[str]:
        """The districts that can be closed, by their bottom left cell."""
        return [CELLS[int(cell)] for cell in self.player(seat).open]

    def centres(self, seat: int = 0) -> dict[str, str]:
        """The closed districts and the die in each."""
        return {CELLS[int(n) // 30]: DICE[int(n) % 30] for n in self.player(seat).centres}

    def row(self) -> list[str]:
        return [BUILDINGS[int(n)] for n in self.state.row]

    def tops(self) -> dict[str, str]:
        return {COLOURS[n]: BUILDINGS[int(top) - 1] for n, top in enumerate(self.state.tops) if top}

    def citizens(self) -> list[str]:
        return [DICE[int(n)] for n in self.state.citizens]

    def ships(self) -> dict[str, int]:
        return {site: int(n) for site, n in zip(SITES, self.state.ships, strict=True)}

    def tiers(self) -> dict[str, int]:
        return {colour: int(n) for colour, n in zip(COLOURS, self.state.tiers, strict=True)}

    def supply(self) -> dict[str, int]:
        return {colour: int(n) for colour, n in zip(COLOURS, self.state.supply, strict=True)}

    def cards(self) -> list[int]:
        return [int(n) for n in self.state.cards]

    def gold(self) -> list[int]:
        """The gold above each district card."""
        return [int(n) for n in self.state.gold]

    def space(self, track: str, seat: int = 0) -> int:
        """Where a disc stands: track "war", "forest", "mountain" or "sea"."""
        return int(self.state.disc(TRACKS.index(track), seat))

    def below(self, track: str, seat: int = 0) -> int:
        """How many discs lie below a seat's on its space."""
        return int(self.state.height(TRACKS.index(track), seat))

    @property
    def round(self) -> int:
        return int(self.state.round)

    def view(self, seat: int | None = None) -> FirstBuildersView:
        return self.game.view(self.state, seat)

    def say(self, *texts: str) -> None:
        """Say words; nobody ever pays what they do not have."""
        for text in texts:
            super().say(text)
            for seat in range(self.seats):
                assert min(self.amounts(seat).values()) >= 0, f"{text!r} was paid with nothing"

    # Making a position.

    def give(self, seat: int = 0, **amounts: int) -> None:
        """A seat owns exactly this: stone, food, wisdom, gold, tokens; what is not named stays."""
        for name, amount in amounts.items():
            setattr(self.player(seat), name, amount)

    def only(self, seat: int = 0, **amounts: int) -> None:
        """A seat owns exactly this and nothing else of the four resources."""
        self.give(seat, **({"stone": 0, "food": 0, "wisdom": 0, "gold": 0} | amounts))

    def people(self, seat: int, *dice: str, free: int = 0) -> None:
        """A seat has exactly these citizens beside its board and so many free bases; the others go to the supply."""
        player = self.player(seat)
        for name in self.home(seat):
            self.state.put_back(DICE.index(name) // 6, 1)
        home = [0] * 30
        for name in dice:
            home[DICE.index(name)] += 1
            self.state.put_back(DICE.index(name) // 6, -1)
        player.home = vec[u8](home)
        player.free = free
        player.bases = free + len(dice)

    def give_speakers(self, seat: int, *values: int) -> None:
        """A seat holds exactly these speakers, beside those of the row."""
        counts = [values.count(value) for value in range(6)]
        self.player(seat).speakers = vec[u8](counts)

    def advise(self, seat: int, *colours: str) -> None:
        """A seat's advisers, the leftmost first."""
        player = self.player(seat)
        player.advisers = vec[u8]([COLOURS.index(colour) for colour in colours])
        player.colours = sum(bit(COLOURS.index(colour)) for colour in set(colours))

    def hold(self, seat: int, *signs: str) -> None:
        """A seat holds these zodiac cards, wherever they were (its temple forgets the owner it had)."""
        for player in self.state.players:
            for sign in signs:
                player.signs &= ~bit(ZODIAC.index(sign))
        self.player(seat).signs |= sum(bit(ZODIAC.index(sign)) for sign in signs)
        owners = self.state.owners[:]
        for n, card in enumerate(self.state.signs):
            if ZODIAC[int(card)] in signs:
                owners[n] = seat
        self.state.owners = owners

    def lay(self, seat: int, **tiles: str) -> None:
        """Tiles lie in a city: lay(0, n13="castle", n14="farm"). They come from the box, not from the stacks."""
        for cell, name in tiles.items():
            tile = FARM_TILE if name == "farm" else BUILDING_TILE + BUILDINGS.index(name)
            self.state.put_tile(seat, CELLS.index(cell), tile)

    def reserve(self, seat: int, *buildings: str) -> None:
        """Tiles lie beside a seat's board."""
        self.player(seat).reserve = vec[u8]([BUILDINGS.index(name) for name in buildings])

    def build_towers(self, seat: int, **levels: int) -> None:
        towers = self.towers(seat) | levels
        self.player(seat).towers = vec[u8]([towers[colour] for colour in COLOURS])

    def set_row(self, *buildings: str) -> None:
        self.state.row = vec[u8]([BUILDINGS.index(name) for name in buildings])

    def set_citizens(self, *dice: str) -> None:
        """The row of citizens, from the left."""
        self.state.citizens = vec[u8]([DICE.index(name) for name in dice])

    def set_supply(self, **dice: int) -> None:
        supply = self.supply() | dice
        self.state.supply = vec[u8]([supply[colour] for colour in COLOURS])

    def set_tiers(self, **tiers: int) -> None:
        supply = self.tiers() | tiers
        self.state.tiers = vec[u8]([supply[colour] for colour in COLOURS])

    def set_gold(self, *gold: int) -> None:
        """The gold above the district cards."""
        self.state.gold = vec[u8](list(gold))

    def set_ships(self, **values: int) -> None:
        ships = self.ships() | values
        self.state.ships = vec[u8]([ships[site] for site in SITES])

    def move(self, track: str, *spaces: int) -> None:
        """The discs of a track stand on these spaces by seat; on a shared one the later seat lies higher."""
        for seat, space in enumerate(spaces):
            self.state.move_disc(TRACKS.index(track), seat, space)

    def take_turn(self, seat: int = 0) -> None:
        """Leave what is going on: it is this seat's turn."""
        s = self.state
        rounds = Rounds(IN_TURNS, (seat + 1) % self.seats)
        s.turn = seat
        s.spent = False
        s.calm = False
        s.players[seat].passed = False
        s.stack = [rounds, Turn(seat)]
        s.settle()

    # What may be said, and saying it.

    def let_fate(self) -> None:
        """Let fate say the first thing it can, until a player is asked."""
        while self.to_move == CHANCE:
            self.say(self.legal()[0])

    def say_first(self, *, until: str, most: int = 50) -> None:
        """Say the first legal word, fate's too, until something is asked."""
        for _ in range(most):
            if self.asked == until or self.over:
                return
            self.say(self.legal()[0])
        raise AssertionError(f"{self.asked} is asked, never {until}")

    def everybody_passes(self) -> None:
        """Everybody passes; what that asks is answered by the first legal word. The end of the round follows."""
        round = self.round
        while not self.over and self.round == round:
            self.say("pass" if self.can("pass") else "done" if self.can("done") else self.legal()[0])

    def events(self, name: str) -> list[dict[str, Any]]:
        """The events of one kind told so far."""
        return [fields for event in self.log.events if (fields := EVENTS.fields(event, None))["event"] == name]

    def score_items(self, seat: int = 0) -> dict[str, int]:
        """The score sheet of a seat: points by item."""
        return {item.key: item.points for item in self.state.outcome().items[seat]}
