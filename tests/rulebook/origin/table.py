"""Origin positions as a test wants them: set up, told what fate says, and asked what is legal."""

from __future__ import annotations

from typing import Any, cast

import dolmen
from dolmen import CHANCE
from dolmen.core.bits import bit
from dolmen.core.events import Log
from dolmen.core.rng import Rng
from dolmen.games.origin.box import FIRST, PERMANENT, deck_of
from dolmen.games.origin.game import OriginGame
from dolmen.games.origin.packed import one
from dolmen.games.origin.state import Origin, Player
from dolmen.games.origin.turns import begin_turn
from dolmen.games.origin.view import OriginView, TerritoryView
from dolmen.games.origin.words import CARDS, COLUMNS, DECKS, EVENTS, GOALS, PAWNS, STRAITS, TERRITORIES
from rulebook.talk import Talk

GAME = cast("OriginGame", dolmen.load("origin"))

BOARD = {"yellow": (1, 2, 3), "orange": (1, 2, 4), "lilac": (1, 3, 2), "brown": (1, 1, 2, 2, 3, 5)}
PASSAGES = (3, 4, 5, 3, 4, 5, 3, 4, 5, 3, 4)  # the tokens of S01 … S11
GAMES = (4, 5, 6, 7, 8)  # those of AF_CAP, EU_SIB, NA_PLA, SA_PAM, OC_WES
DEALT = (
    ("one_continent", "strength_3", "height_3"),
    ("two_continents", "each_colour", "level_3"),
    ("four_continents", "level_2", "level_1"),
    ("strait_tokens", "on_green", "on_brown"),
)


class Table(Talk[Origin]):
    """A table of Origin.

    By default the pawn on Origin is white, seat 0 starts, every seat has kept the first of three goals that are hard
    to fulfil, and the reward board is BOARD.
    """

    game: OriginGame

    def __init__(self, seats: int = 2, skin: str = "white", game: OriginGame = GAME, **options: Any) -> None:
        self.game = game
        self.state = game.start(seats, **options)
        self.log = Log(EVENTS)
        self.state.listener = self.log
        self.fate(f"origin {skin}")
        for seat in range(seats):
            self.fate(*(f"deal {goal}" for goal in DEALT[seat]))
        for seat in range(seats):
            self.say(f"keep {DEALT[seat][0]}")
        self.fate(*(f"tile {level}" for column in COLUMNS for level in BOARD[column]))
        self.fate(*(f"passage {value}" for value in PASSAGES))
        self.fate(*(f"game {value}" for value in GAMES))
        self.fate("starts 1")

    # What the position is.

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def stand(self, seat: int | None, **pawns: str) -> None:
        """Put pawns of the supply on territories: stand(0, af_nil="h2s1_white"). Nobody's pawns have no village."""
        for land, pawn in pawns.items():
            number = TERRITORIES.index(land)
            assert self.state.supply >> PAWNS.index(pawn) & 1, f"{pawn} is not in the supply"
            self.state.take_pawn(PAWNS.index(pawn))
            self.state.stand(PAWNS.index(pawn), number)
            if seat is not None:
                self.player(seat).places |= bit(number)
                self.player(seat).villages -= 1
        self.state.settle()

    def stand_anyhow(self, seat: int, *lands: str) -> None:
        """Put any pawns of the supply there."""
        for land in lands:
            pawn = next(n for n in range(len(PAWNS)) if self.state.supply >> n & 1)
            self.stand(seat, **{land: PAWNS[pawn]})

    def give(self, seat: int, *cards: str) -> None:
        """Cards of the decks that a seat holds from earlier."""
        for name in cards:
            card = CARDS.index(name)
            deck = self.state.decks[deck_of(card)]
            assert deck.bag[card - FIRST[deck_of(card)]] > 0, f"no {name} in the deck"
            deck.take(card - FIRST[deck_of(card)])
            self.player(seat).gain(card)
        self.state.settle()

    def strip(self, *seats: int) -> None:
        """These seats hold no cards; what they held goes back to the decks."""
        for seat in seats:
            for card in range(len(CARDS)):
                while self.player(seat).held(card):
                    self.player(seat).lose(card)
                    self.state.decks[deck_of(card)].put_back(card - FIRST[deck_of(card)])
        self.state.settle()

    def lay_down(self, seat: int, *permanents: str) -> None:
        """Permanent cards that a seat has played earlier."""
        for name in permanents:
            card = CARDS.index(name)
            self.state.decks[1].take(card - PERMANENT)
            self.player(seat).table += one(card - PERMANENT)
        self.state.settle()

    def tiles(self, seat: int, *levels: int) -> None:
        """Tiles that a seat has, in place of those it had; the reserve does not know."""
        self.player(seat).tiles = sum(one(level) for level in levels)
        self.state.settle()

    def straits(self, seat: int, *values: int) -> None:
        """Strait tokens that a seat has."""
        self.player(seat).straits = sum(one(value) for value in values)
        self.state.settle()

    def board(self, **columns: tuple[int, ...]) -> None:
        """What lies in the columns named; 0 is an empty slot."""
        slots = [level for name in COLUMNS for level in columns.get(name, self.column(name))]
        assert len(slots) == 15
        self.state.slots = sum(level * one(n) for n, level in enumerate(slots))
        self.state.settle()

    def reserve(self, *levels: int) -> None:
        """The reserve holds exactly these tiles."""
        bag = self.state.reserve.bag
        for level in range(len(bag)):
            bag[level] = levels.count(level)
        self.state.reserve.unseen = len(levels)
        self.state.settle()

    def deck(self, name: str, *cards: str) -> None:
        """A deck holds exactly these cards."""
        number = DECKS.index(name)
        deck = self.state.decks[number]
        assert not len(deck.tail)
        deck.bag = deck.bag[:]
        for kind in range(len(deck.bag)):
            deck.bag[kind] = cards.count(CARDS[FIRST[number] + kind])
        deck.unseen = len(cards)
        self.state.settle()

    def supply(self, *pawns: str) -> None:
        """Only these pawns are left in the supply."""
        self.state.supply = sum(bit(PAWNS.index(pawn)) for pawn in pawns)
        self.state.twins = 0
        self.state.settle()

    def no_token(self, *where: str) -> None:
        """The tokens of these territories and straits are gone."""
        for name in where:
            if name in STRAITS:
                n = STRAITS.index(name)
                self.state.straits -= self.state.strait_token(n) * one(n)
            else:
                n = TERRITORIES.index(name)
                self.state.hunting -= self.state.token_at(n) * one(self.state.box.grounds[n])
        self.state.settle()

    def turn(self, seat: int) -> None:
        """It is this seat's turn."""
        begin_turn(self.state, seat)
        self.state.settle()

    def view(self, seat: int | None) -> OriginView:
        return self.game.view(self.state, seat)

    def at(self, land: str) -> TerritoryView:
        return self.view(None).territories[TERRITORIES.index(land)]

    def owner(self, land: str) -> int | None:
        return self.at(land).owner

    def pawn(self, land: str) -> str | None:
        pawn = self.at(land).pawn
        return None if pawn is None else pawn.id

    def token(self, where: str) -> int | None:
        if where in STRAITS:
            return self.view(None).straits[STRAITS.index(where)].token
        return self.at(where).token

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand, as its holder sees them."""
        return sorted(card.id for card in self.view(seat).players[seat].hand)

    def cards_of(self, seat: int, deck: str) -> int:
        """How many cards of a colour a seat holds, as everybody sees."""
        return self.view(None).players[seat].held[deck]

    def owned(self, seat: int) -> list[int]:
        """The levels of the tiles a seat has."""
        counts = self.view(None).players[seat].tiles
        return [level + 1 for level in range(5) for _ in range(counts[level])]

    def column(self, name: str) -> tuple[int, ...]:
        return tuple(self.view(None).columns[COLUMNS.index(name)].slots)

    def left(self, deck: str) -> int:
        """How many cards a deck holds."""
        return self.view(None).columns[COLUMNS.index(deck)].deck or 0

    def under(self, deck: str) -> list[str]:
        """The cards put under a deck, the first to come first."""
        number = DECKS.index(deck)
        return [CARDS[FIRST[number] + kind] for kind in self.state.decks[number].tail]

    def goal(self, seat: int, name: str) -> bool:
        """Whether a goal would be fulfilled for a seat, whoever holds it."""
        from dolmen.games.origin.goals import is_fulfilled

        return bool(is_fulfilled(self.state, seat, GOALS.index(name)))

    def score(self, seat: int) -> int:
        return self.state.scores()[seat]

    def sheet(self, seat: int) -> dict[str, int]:
        return {item.key: item.points for item in self.state.outcome().items[seat]}

    # What may be said, and saying it.

    def luck(self, seed: int = 1) -> None:
        """Let fate say whatever it likes, until a seat is asked."""
        rng = Rng(seed)
        while self.to_move == CHANCE:
            self.state.apply(self.state.sample(rng))

    def finish_turn(self) -> None:
        """Take any reward and end the turn of whoever is asked."""
        seat = int(self.state.turn)
        number = int(self.state.number)
        while not self.over and self.state.number == number:
            self.luck()
            if self.over or self.state.number != number:
                return
            assert self.to_move == seat
            words = self.legal()
            plain = [word for word in words if not word.startswith("play ")]
            self.say("done" if "done" in plain else plain[0])

    def told(self) -> list[str]:
        """The events so far, as notation."""
        out = []
        for event in self.log.events:
            fields = EVENTS.fields(event._replace(seers=-1))
            out.append(" ".join(str(value) for value in fields.values()))
        return out
