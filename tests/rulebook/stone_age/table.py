"""Stone Age positions as a test wants them: set up, told what fate says, and asked what is legal."""

from __future__ import annotations

from typing import Any, cast

import dolmen
from dolmen import CHANCE
from dolmen.core.bits import bit
from dolmen.core.events import Log
from dolmen.core.vecs import with_number
from dolmen.games.stone_age.game import StoneAgeGame
from dolmen.games.stone_age.state import Player, StoneAge
from dolmen.games.stone_age.view import StoneAgeView
from dolmen.games.stone_age.words import EVENTS, PLACES, RESOURCES, WORDS
from rulebook.talk import Talk

GAME = cast("StoneAgeGame", dolmen.load("stone-age"))


class Table(Talk[StoneAge]):
    """A table of Stone Age.

    By default seat 0 starts, cards 1 2 3 4 lie in slots 1 to 4 and buildings 1 2 … on the stacks. Where a test names
    only the first few, the lowest numbers left fill the rest.
    """

    game = GAME

    def __init__(
        self,
        seats: int = 4,
        cards: tuple[int, ...] = (),
        tiles: tuple[int, ...] = (),
        first: int = 0,
        **options: Any,
    ) -> None:
        self.state = GAME.start(seats, **options)
        self.log = Log(EVENTS)
        self.state.listener = self.log
        self.say(f"{'begin' if options.get('first_player') == 'chosen' else 'starts'} {first + 1}")
        self.fate(*(f"reveal {card}" for card in filled(cards, 4)))
        self.fate(*(f"turn {tile}" for tile in filled(tiles, seats)))

    # What the position is.

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def give(self, seat: int, **things: int) -> None:
        """Give goods, food, level …: give(0, wood=2, food=5, level=3, figures=7, tools=4)."""
        player = self.player(seat)
        for name, amount in things.items():
            if name in RESOURCES:
                player.goods = with_number(player.goods, RESOURCES.index(name), amount)
            elif name == "tools":
                self.give_tools(seat, *((amount + 2 - n) // 3 for n in range(3)))
            elif name == "figures":
                player.idle += amount - player.figures
                player.figures = amount
            else:
                setattr(player, name, amount)

    def give_tools(self, seat: int, *values: int) -> None:
        """Fresh tools of these values; their tiles come from the supply, and the old ones go back."""
        player = self.player(seat)
        player.used = 0
        for space, value in enumerate((*values, 0, 0, 0)[:3]):
            for tool, tiles in ((int(player.tools[space]), 1), (value, -1)):
                if tool in (1, 2):
                    self.state.low_tools += tiles
                elif tool in (3, 4):
                    self.state.high_tools += tiles
            player.tools = with_number(player.tools, space, value)

    def use_tools(self, seat: int, *values: int) -> None:
        """These tools of a seat were used earlier in the round."""
        for value in values:
            space = self.state.unused_tool(seat, value)
            assert space >= 0, f"no unused tool of value {value}"
            self.player(seat).used |= 1 << space

    def give_card(self, seat: int, *cards: int, face_up: bool = False) -> None:
        """Cards that a seat bought earlier; they leave the deck."""
        for card in cards:
            self.state.deck.take(card - 1)
            self.player(seat).cards |= bit(card)
            if face_up:
                self.player(seat).face_up |= bit(card)

    def give_building(self, seat: int, *tiles: int) -> None:
        """Buildings that a seat has from earlier; they leave the unseen ones. Their points are not counted."""
        for tile in tiles:
            self.state.unseen.take(tile - 1)
            self.player(seat).buildings |= bit(tile)

    def goods(self, seat: int) -> dict[str, int]:
        """The resources a seat holds, without those it has none of."""
        player = self.player(seat)
        return {name: int(player.goods[r]) for r, name in enumerate(RESOURCES) if player.goods[r]}

    def food(self, seat: int) -> int:
        return int(self.player(seat).food)

    def tools(self, seat: int) -> list[int]:
        return sorted((int(v) for v in self.player(seat).tools if v), reverse=True)

    def used_tools(self, seat: int) -> list[int]:
        """The values of the tools that are turned, as everybody sees them."""
        return sorted((tool.value for tool in self.view(None).players[seat].tools if tool.used), reverse=True)

    def score(self, seat: int) -> int:
        return self.state.scores()[seat]

    def cards(self, seat: int) -> list[int]:
        """The numbers of all cards a seat owns, as it sees them itself."""
        player = self.view(seat).players[seat]
        return sorted(card.id for card in (*player.cards, *player.face_up))

    def buildings(self, seat: int) -> list[int]:
        return [tile.id for tile in self.view(None).players[seat].buildings]

    def display(self) -> list[int | None]:
        """The numbers of the cards in slots 1 to 4, rightmost first."""
        return [slot.card.id if slot.card else None for slot in self.view(None).slots]

    def tiles(self) -> list[int | None]:
        """The numbers of the buildings that lie open on the stacks."""
        return [stack.building.id if stack.building else None for stack in self.view(None).stacks]

    def view(self, seat: int | None) -> StoneAgeView:
        return GAME.view(self.state, seat)

    def on(self, where: str, seat: int) -> int:
        return int(self.state.placed[PLACES.index(where) * 4 + seat])

    # What may be said, and saying it.

    def ways(self) -> list[tuple[str, ...]]:
        """All ways to answer the question asked now to its end: what the words name, without `done`."""
        asked = self.asked
        found: list[tuple[str, ...]] = []

        def go_on(state: StoneAge, said: tuple[str, ...]) -> None:
            if state.asked().name != asked:
                found.append(said)
                return
            for word in state.legal():
                twin = state.copy()
                twin.apply(word)
                go_on(twin, (*said, *WORDS.text(word).split(" ")[1:]))

        go_on(self.state, ())
        return found

    def roll(self, *faces: int) -> None:
        self.fate(*(f"roll {face}" for face in faces))

    # Short ways through a round.

    def place(self, *turns: str) -> None:
        """Placing turns of whoever is asked: place("forest 3", "hunt 5")."""
        self.say(*(f"place {turn}" for turn in turns))

    def turn_on(self, *places: str, seat: int = 0) -> None:
        """The seat stands on these places only: turn_on("forest 3", "card-1"). All others hunt; the actions begin.

        The seat has as many figures as that takes.
        """
        turns = [place if " " in place else f"{place} {2 if place == 'hut' else 1}" for place in places]
        self.give(seat, figures=sum(int(turn.split(" ")[1]) for turn in turns))
        while self.asked == "place":
            if self.to_move == seat:
                self.place(turns.pop(0))
            else:
                self.place(f"hunt {self.player(self.to_move).idle}")

    def everybody_hunts(self) -> None:
        """Whoever still has figures sends them all hunting, or where there is room, until the actions begin."""
        while self.asked == "place":
            seat = self.to_move
            idle = int(self.player(seat).idle)
            hunt = f"place hunt {idle}"
            self.say(hunt if self.can(hunt) else self.legal()[-1])

    def finish_turn(self) -> None:
        """Play the rest of the acting seat's turn without buying anything."""
        seat = self.to_move
        while self.asked in ("act", "roll", "tools") and self.to_move in (seat, CHANCE):
            self.step_quietly()

    def finish_round(self) -> None:
        """Play the rest of the round without buying anything: rolls of 1, no tools, starving where asked."""
        number = self.state.round
        while not self.over and self.state.round == number:
            self.step_quietly()
        while self.to_move == CHANCE:
            self.step_quietly()

    def step_quietly(self) -> None:
        """One word: nothing is bought, no tool is used, nobody is fed with resources."""
        if self.asked == "place":
            self.everybody_hunts()
            return
        legal = self.legal()
        self.say(next((word for word in ("done", "starve") if word in legal), legal[0]))

    def events(self, name: str) -> list[dict[str, Any]]:
        """The events of one kind told so far."""
        return [fields for event in self.log.events if (fields := EVENTS.fields(event, None))["event"] == name]


def filled(given: tuple[int, ...], length: int) -> list[int]:
    """The given numbers, and the lowest others up to a length."""
    others = [n for n in range(1, length + len(given) + 1) if n not in given]
    return [*given, *others][: max(length, len(given))]
