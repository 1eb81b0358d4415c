"""First Sparks positions as a test wants them: set up, told what fate says, and asked what is legal."""

from __future__ import annotations

from typing import Any

from dolmen import CHANCE
from dolmen.core.bits import bit
from dolmen.core.events import Log
from dolmen.games.first_sparks.game import FirstSparksGame
from dolmen.games.first_sparks.phases import PHASES
from dolmen.games.first_sparks.rounds import Rounds
from dolmen.games.first_sparks.state import Clan, FirstSparks
from dolmen.games.first_sparks.view import FirstSparksView
from dolmen.games.first_sparks.words import CELLS, EVENTS, FOODS, SPACES
from rulebook.talk import Talk

GAME = FirstSparksGame()

# Tile, cell of its hex a, rotation. Board R is that of docs/rules/first-sparks.md.
BOARD_R = (("t1", "g7", 0), ("t2", "g8", 0), ("t3", "f8", 5))
BOARDS = {
    2: BOARD_R,
    3: BOARD_R,
    4: (("t1", "g7", 0), ("t2", "g6", 0), ("t4", "f6", 5), ("t5", "f8", 0)),
    5: (("t1", "g7", 0), ("t2", "g6", 0), ("t3", "f6", 5), ("t4", "f8", 0), ("t5", "e8", 2)),
    6: (("t1", "g7", 0), ("t2", "g6", 0), ("t3", "f6", 5), ("t4", "f8", 0), ("t5", "e8", 2), ("t6", "f9", 3)),
}
FIRSTS = ("t1-a0", "t1-b0", "t2-a2", "t2-b2", "t3-b2", "t4-b2")


class Table(Talk[FirstSparks]):
    """A table of The First Sparks.

    By default seat 0 draws the highest Herbs and is first, the board is Board R (with more players a larger one), and
    everybody has one member; `until` stops earlier: "herbs", "tiles", "placement". Round 1 has begun otherwise.
    """

    game: FirstSparksGame

    def __init__(
        self,
        seats: int = 3,
        until: str = "round",
        board: tuple[tuple[str, str, int], ...] = (),
        herbs: tuple[int, ...] = (),
        game: FirstSparksGame = GAME,
        **options: Any,
    ) -> None:
        self.game = game
        state = game.start(seats, **options)
        assert isinstance(state, FirstSparks)
        self.state = state
        self.seats = seats
        self.log = Log(EVENTS)
        self.state.listener = self.log
        if until == "herbs":
            return
        self.fate(*(f"deal {herb}" for herb in herbs or range(seats, 0, -1)))
        if until == "tiles":
            return
        for tile, cell, rotation in board or BOARDS[seats]:
            self.lay(tile, cell, rotation)
        if until == "placement":
            return
        if seats == 2:
            self.say("settle t3-a2")
        for n in range(seats):
            self.say(f"settle {FIRSTS[n]}")
        while self.asked == "second-member":
            self.say("done")

    # What the position is.

    def clan(self, seat: int) -> Clan:
        return self.state.clans[seat]

    def food(self, seat: int) -> int:
        return int(self.clan(seat).food)

    def foods(self) -> list[int]:
        return [self.food(seat) for seat in range(self.seats)]

    def size(self, seat: int) -> int:
        return int(self.clan(seat).size)

    def sizes(self) -> list[int]:
        return [self.size(seat) for seat in range(self.seats)]

    def order(self) -> list[int]:
        return [int(seat) for seat in self.state.order]

    def cards(self, seat: int) -> list[int]:
        return numbers_in(int(self.clan(seat).cards))

    def members(self, seat: int) -> list[str]:
        return [SPACES[n] for n in numbers_in(int(self.clan(seat).members))]

    def market(self) -> list[int]:
        return numbers_in(int(self.state.market))

    def current(self) -> list[int]:
        return [card.id for card in self.view(None).market.current]

    def next(self) -> list[int]:
        return [card.id for card in self.view(None).market.next]

    def boxed(self) -> list[int]:
        return numbers_in(int(self.state.boxed))

    def under(self) -> list[int]:
        return self.view(None).deck.under

    def deck(self) -> int:
        """Cards in the deck, the shuffle card included."""
        return self.view(None).deck.cards

    def harvest(self) -> dict[str, int]:
        return {food: int(self.state.harvest[n]) for n, food in enumerate(FOODS)}

    def refill(self) -> tuple[int, ...]:
        return tuple(int(n) for n in self.state.refill)

    @property
    def phase(self) -> str:
        return self.view(None).phase

    @property
    def round(self) -> int:
        return int(self.state.round)

    def view(self, seat: int | None) -> FirstSparksView:
        return self.game.view(self.state, seat)

    def neighbours(self, space: str) -> set[str]:
        return {name for view in self.view(None).spaces if view.name == space for name in view.neighbours}

    # Making a position.

    def give(self, seat: int, food: int | None = None, cards: tuple[int, ...] | None = None) -> None:
        """A seat owns this food, and exactly these cards, wherever they were before."""
        clan = self.clan(seat)
        if food is not None:
            clan.food = food
        if cards is not None:
            old = int(clan.cards)
            clan.cards = 0
            clan.skills = 0
            for card in numbers_in(old):
                if card not in cards:
                    self.state.boxed |= bit(card)
            for card in cards:
                self.take_away(card)
                clan.cards |= bit(card)
                if self.state.box.kind[card] >= 6:
                    clan.skills |= bit(self.state.box.kind[card])

    def take_away(self, card: int) -> None:
        """A card leaves wherever it is; a gap in the market is filled with the lowest unseen one."""
        s = self.state
        if s.market >> card & 1:
            s.market &= ~bit(card)
            other = numbers_in(int(s.unseen))[0]
            s.unseen &= ~bit(other)
            s.market |= bit(other)
            s.above -= 1
        elif s.unseen >> card & 1:
            s.unseen &= ~bit(card)
            s.above -= 1
        s.under &= ~bit(card)
        s.boxed &= ~bit(card)
        for clan in s.clans:
            clan.cards &= ~bit(card)

    def show(self, *cards: int) -> None:
        """The market holds exactly these cards; the others of it are unseen again."""
        s = self.state
        s.above += int(s.market).bit_count()
        s.unseen |= s.market
        s.market = 0
        s.boxed &= ~sum(bit(card) for card in cards)
        for card in cards:
            if s.unseen >> card & 1:
                s.unseen &= ~bit(card)
                s.above -= 1
            s.market |= bit(card)
        if s.bonus and self.phase == "buying":
            s.bonus = min(cards, default=0)

    def last_above(self, cards: int) -> None:
        """So many cards are left above the shuffle card; the others of the deck count as boxed unseen."""
        self.state.above = cards

    def stand(self, seat: int, *spaces: str) -> None:
        """The members of a clan stand on exactly these spaces (with two players clan 2 is the neutral one)."""
        clan = self.clan(seat)
        for name in self.members(seat):
            self.state.crowd[SPACES.index(name)] -= 1
        clan.members = 0
        clan.size = 0
        clan.reach = 0
        for name in spaces:
            self.state.settle_member(seat, SPACES.index(name))

    def stand_many(self, seat: int, size: int) -> None:
        """A clan of a size on connected spaces, whichever."""
        names = [view.name for view in self.view(None).spaces]
        found = [names[0]]
        while len(found) < size:
            found.append(next(n for n in names if n not in found and self.neighbours(n) & set(found)))
        self.stand(seat, *found)

    def stock(self, **tokens: int) -> None:
        """The harvest spaces hold exactly this."""
        for n, food in enumerate(FOODS):
            self.state.harvest[n] = tokens.get(food, 0)

    def set_order(self, *seats: int) -> None:
        order = self.state.order[:]
        for n, seat in enumerate(seats):
            order[n] = seat
        self.state.order = order

    def jump(self, phase: str) -> None:
        """Leave what is going on and begin a phase."""
        s = self.state
        s.stack = [Rounds()]
        s.phase = PHASES.index(phase) - 1 if phase != "buying" else len(PHASES) - 1
        s.bonus = 0
        s.settle()

    # What may be said, and saying it.

    def offers(self) -> list[int]:
        """The ranks that may be offered now."""
        return [int(text.split(" ")[1]) for text in self.legal() if text.startswith("offer ")]

    def spaces(self) -> list[str]:
        """The spaces that may be settled now."""
        return [text.split(" ")[1] for text in self.legal() if text.startswith("settle ")]

    def draws(self) -> list[int]:
        """The cards fate may draw now."""
        return [int(text.split(" ")[1]) for text in self.legal() if text.startswith("draw ")]

    def price(self, space: str) -> int:
        """What the seat to move would pay for a member there."""
        found = [view.price for view in self.view(None).spaces if view.name == space]
        assert found
        assert found[0] is not None, f"{space} cannot be settled"
        return found[0]

    # Short ways.

    def lay(self, tile: str, cell: str, rotation: int) -> None:
        """Draw a tile and lay it; the first lies by itself."""
        first = all(at < 0 for at in self.state.cells)
        self.fate(f"tile {tile}")
        if not first:
            self.say(f"lay {cell}", f"turn {rotation}")
        else:
            assert (cell, rotation) == ("g7", 0)

    def everybody_passes(self, draw: int = 0) -> None:
        """Everybody who is asked passes or declines; the unsold card is replaced by this one, or the lowest unseen."""
        while self.phase in ("buying", "spoilage"):
            if self.to_move == CHANCE:
                self.fate(f"draw {draw or self.draws()[0]}")
            else:
                self.say("decline" if self.can("decline") else "pass")

    def nobody_spreads(self) -> None:
        while self.phase == "spreading" and self.to_move >= 0:
            self.say("done" if self.can("done") else self.legal()[0])

    def finish_round(self, draw: int = 0) -> None:
        """Nobody buys, spreads or is asked twice; fate draws this card in the bureaucracy, or the lowest unseen."""
        self.everybody_passes()
        while self.asked == "starve":
            self.say(self.legal()[0])
        self.nobody_spreads()
        if self.to_move == CHANCE:
            self.fate(f"draw {draw or self.draws()[0]}")

    def hunted(self, seat: int) -> dict[str, int]:
        """The tokens a seat took at its last hunt, by food."""
        out: dict[str, int] = {}
        for event in self.events("hunted"):
            if event["seat"] == seat:
                out[event["kind"]] = event["amount"]
        return out

    def events(self, name: str) -> list[dict[str, Any]]:
        """The events of one kind told so far."""
        return [fields for event in self.log.events if (fields := EVENTS.fields(event, None))["event"] == name]


def numbers_in(numbers: int) -> list[int]:
    return [n for n in range(numbers.bit_length()) if numbers >> n & 1]


def cell_at(q: int, r: int) -> str:
    """The name of a cell by its axial coordinates."""
    return CELLS[(q + 6) * 13 + r + 6]


def hunting(
    cards: tuple[int, ...],
    spaces: tuple[str, ...],
    seats: int = 3,
    board: tuple[tuple[str, str, int], ...] = (),
    options: dict[str, Any] | None = None,
    **tokens: int,
) -> Table:
    """Seat 0 has hunted with these cards from these spaces; nobody else had anything."""
    table = Table(seats, board=board, **(options or {}))
    for seat in range(seats):
        table.give(seat, food=0 if seat == 0 else 30)
    table.give(0, cards=cards)
    table.stand(0, *spaces)
    table.stock(**tokens)
    table.jump("hunting")
    return table
