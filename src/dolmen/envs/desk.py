"""What all environments share: the game and its table, actions, rewards, and what to say to bad input."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from dolmen.core.errors import BadOption
from dolmen.core.game import Game, load
from dolmen.core.lanes import Lane
from dolmen.core.layout import Layout
from dolmen.core.options import Value
from dolmen.core.record import Record
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.texts import Texts
from dolmen.core.walk import Walk
from dolmen.core.words import PLAYER

NO_WORD = -1
ILLEGAL_REWARD = -1.0
Pay = Callable[[State], list[float]]


class Desk:
    """A kind of table: a game with so many players and these options."""

    def __init__(self, game: Game | str, players: int | None, options: Mapping[str, Value]) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if players is None else whole(players, "the number of players")
        self.options = dict(options)
        self.start: State = self.game.start(self.seats, **options)
        self.observer = self.game.observer(self.start)
        self.actions = action_count(self.game)

    @property
    def layout(self) -> Layout:
        return self.observer.layout

    @property
    def name(self) -> str:
        """Which table it is."""
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.game.id}, {self.seats} seats{options}"

    def lane(self, seed: int, keeps_words: bool = False) -> Lane:
        """A new game whose luck follows from a seed."""
        lane = Lane(self.start, self.observer, Rng(seed), keeps_words)
        lane.begin()
        return lane

    def blank_mask(self) -> vec[u8]:
        """No action at all."""
        return vec[u8](bytes(self.actions))

    def record(self, words: Sequence[int]) -> Record:
        """A game by its words, fate's too, as a record that can be saved and replayed."""
        walk = Walk(self.game, Texts.of(self.game, "en").seat_names(self.seats), self.options)
        for word in words:
            walk.follow(word)
        outcome = walk.state.outcome() if walk.over else None
        return Record(
            game=self.game.id,
            version=self.game.version,
            components=self.game.pack.hash,
            options={o.name: walk.options[o.name] for o in self.game.options if walk.options[o.name] != o.default},
            seats=walk.seats,
            words=tuple(walk.words),
            movers=tuple(walk.movers),
            places=outcome.places if outcome else None,
            scores=outcome.scores if outcome else None,
        )

    def word(self, action: Any) -> int:
        """The word that an action names, as numpy and others give it; NO_WORD if it is no action."""
        try:
            word = index(action.item() if hasattr(action, "item") else action)
        except (TypeError, ValueError, RuntimeError):
            return NO_WORD
        return word if 0 <= word < self.actions else NO_WORD

    def refusal(self, state: State, action: Any) -> str:
        """Why an action is not legal, and what would be."""
        seat, word = int(state.to_move), self.word(action)
        if word == NO_WORD:
            return f"{action!r} is no action: they go from 0 to {self.actions - 1}"
        reason = Texts.of(self.game, "en").refusal(self.game.why_not(state, seat, word))
        legal = [self.game.words.text(one) for one in state.legal()]
        shown = ", ".join(legal[:5]) + (f" and {len(legal) - 5} more" if len(legal) > 5 else "")
        return f"{self.game.words.text(word)!r} (action {word}) is not legal: {reason} Legal are: {shown}"


def whole(number: Any, what: str) -> int:
    """A whole number, of numpy's kinds too."""
    try:
        return index(number)
    except TypeError:
        raise BadOption(f"{what} is a whole number, not {number!r}") from None


def action_count(game: Game) -> int:
    """An action is a word, by its id. Words of fate come last, and are no actions."""
    return max(int(f.base + f.size + f.veils) for f in game.words.families if f.kind == PLAYER)


def share(state: State) -> list[float]:
    """The share of the win: 1 for the winner, equal parts for several; alone, of the game's par."""
    return list(state.values())


def place(state: State) -> list[float]:
    """1 for the first place down to −1 for the last; equals share."""
    places = state.outcome().places
    if len(places) == 1:
        return [1.0]
    out = []
    for mine in places:
        equals = places.count(mine)
        out.append(1 - 2 * (mine - 1 + (equals - 1) / 2) / (len(places) - 1))
    return out


def margin(state: State) -> list[float]:
    """Points ahead of the best other seat; alone, the points."""
    scores = state.scores()
    best_other = [max([*scores[:seat], *scores[seat + 1 :]], default=0) for seat in range(len(scores))]
    return [float(mine - other) for mine, other in zip(scores, best_other, strict=True)]


REWARDS: dict[str, Pay] = {"share": share, "place": place, "margin": margin}


def find_reward(name: str) -> Pay:
    if name not in REWARDS:
        raise BadOption(f"rewards are {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]


def check_illegal(name: str) -> str:
    if name not in ("raise", "end"):
        raise BadOption(f"illegal is raise or end, not {name!r}")
    return name
