"""Stone Age positions as a test wants them: set up, told what fate says, and asked what is legal."""

from __future__ import annotations

from typing import Any, cast

import dolmen
from dolmen import CHANCE, OVER
from dolmen.core.bits import bit
from dolmen.core.events import Log
from dolmen.games.stone_age.game import StoneAgeGame
from dolmen.games.stone_age.state import Player, StoneAge
from dolmen.games.stone_age.words import EVENTS, PLACES, RESOURCES, WORDS

GAME = cast("StoneAgeGame", dolmen.load("stone-age"))


class Table:
    """A game whose fate the test decides. Seats are 0, 1, …; words are said as text.

    By default seat 0 starts, cards 1 2 3 4 lie in slots 1 to 4 and buildings 1 2 … on the stacks.
    """

    def __init__(
        self, seats: int = 4, cards: tuple[int, ...] = (1, 2, 3, 4), tiles: tuple[int, ...] = (), **options: Any
    ) -> None:
        self.state = cast("StoneAge", GAME.start(seats, **options))
        self.log = Log(EVENTS)
        self.state.listener = self.log
        self.say("begin 1" if options.get("first_player") == "chosen" else "starts 1")
        self.fate(*(f"reveal {card}" for card in cards))
        self.fate(*(f"turn {tile}" for tile in tiles or range(1, seats + 1)))

    # What the position is.

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def give(self, seat: int, **things: int) -> None:
        """Give goods, food, level …: give(0, wood=2, food=5, level=3, figures=7, tools=4)."""
        player = self.player(seat)
        for name, amount in things.items():
            if name in RESOURCES:
                player.goods[RESOURCES.index(name)] = amount
            elif name == "tools":
                for n in range(3):
                    player.tools[n] = (amount + 2 - n) // 3
            elif name == "figures":
                player.idle += amount - player.figures
                player.figures = amount
            else:
                setattr(player, name, amount)

    def give_card(self, seat: int, *cards: int, face_up: bool = False) -> None:
        """Cards that a seat bought earlier; they leave the deck."""
        for card in cards:
            self.state.deck.take(card - 1)
            self.player(seat).cards |= bit(card)
            if face_up:
                self.player(seat).face_up |= bit(card)

    def goods(self, seat: int) -> dict[str, int]:
        """The resources a seat holds, without those it has none of."""
        player = self.player(seat)
        return {name: int(player.goods[r]) for r, name in enumerate(RESOURCES) if player.goods[r]}

    def tools(self, seat: int) -> list[int]:
        return sorted((int(v) for v in self.player(seat).tools if v), reverse=True)

    def on(self, where: str, seat: int) -> int:
        return int(self.state.placed[PLACES.index(where) * 4 + seat])

    # What may be said, and saying it.

    @property
    def to_move(self) -> int:
        return int(self.state.to_move)

    @property
    def over(self) -> bool:
        return self.to_move == OVER

    @property
    def asked(self) -> str:
        return self.state.asked().name

    def legal(self) -> list[str]:
        return [WORDS.text(word) for word in self.state.legal()]

    def can(self, text: str) -> bool:
        return text in self.legal()

    def say(self, *texts: str) -> None:
        """Say words, each of which must be legal."""
        for text in texts:
            assert self.can(text), f"{text!r} is not among {self.legal()}"
            self.state.apply(WORDS.parse(text))

    def fate(self, *texts: str) -> None:
        """Let fate say words."""
        for text in texts:
            assert self.to_move == CHANCE, f"fate is not asked: {self.legal()}"
            self.say(text)

    def roll(self, *faces: int) -> None:
        self.fate(*(f"roll {face}" for face in faces))

    # Short ways through a round.

    def place(self, *turns: str) -> None:
        """Placing turns of whoever is asked: place("forest 3", "hunt 5")."""
        self.say(*(f"place {turn}" for turn in turns))

    def everybody_hunts(self) -> None:
        """Whoever still has figures sends them all hunting, or where there is room, until the actions begin."""
        while self.asked == "place":
            seat = self.to_move
            idle = int(self.player(seat).idle)
            hunt = f"place hunt {idle}"
            self.say(hunt if self.can(hunt) else self.legal()[-1])

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
