"""The description of a game beside its states, and how games are found."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from difflib import get_close_matches
from functools import cache, cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from .asked import Refusal
from .components import Blocks, Pack
from .errors import BadComponents, BadSeats, BrokenPlugin, DolmenError, OtherRules, UnknownGame
from .events import EventBook
from .mind import Mind
from .minds import Minds, read_minds
from .observation import Observer
from .options import Option, Value, settle_options
from .pieces import Pieces
from .rng import Rng
from .state import State
from .view import View
from .words import Vocabulary

if TYPE_CHECKING:
    from typing_extensions import Buffer, TypeVar

    S = TypeVar("S", bound=State, default=Any)  # a plain `Game` is one of any state
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """What a reader wants to know of a game at one glance, and what a driver asks beside the state.

    A game is installed by an entry point in the group `dolmen.games` that names its class.
    """

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules: it grows when some game would go another way, or a word get another id
    also_plays: ClassVar[AbstractSet[int]] = frozenset()  # earlier versions whose games still go the same way
    seats: ClassVar[range]
    words: ClassVar[Vocabulary]
    events: ClassVar[EventBook]
    options: ClassVar[Sequence[Option]]
    minutes: ClassVar[tuple[int, int]] = (0, 0)  # how long a game of people lasts, from and to; 0: not said
    weight: ClassVar[int] = 0  # how much there is to learn, 1 (little) to 5; 0: not said
    hidden: ClassVar[bool]  # whether seats have secrets from each other
    max_words: ClassVar[int]  # no game is longer than this many words
    home: ClassVar[Path]  # the game's package, with `components.toml`, `weights.toml` and `text/`
    features: ClassVar[tuple[str, ...]] = ()  # the names of what `State.features` gives for every seat
    features_version: ClassVar[int] = 1  # weights of another version mean other numbers
    modes: ClassVar[Mapping[str, Sequence[Mapping[str, Value]]]] = {
        "": ({},)
    }  # kinds of tables with minds of their own

    # Bots of this game alone, by name: of a world that a seat might be in, the seat's word.
    bots: ClassVar[Mapping[str, Callable[[Any, int, Rng], int]]] = {}

    pack: Pack[Any]
    kinds: Mapping[str, Mapping[str, tuple[str, ...]]] = {}  # what the values of a parameter are, see core/texts.py

    def __init__(self, components: Path | str | None = None) -> None:
        """With the components of a file, or its own; a game without any need not say this."""
        if components is not None:
            raise BadComponents(f"{self.id} has no components that a file could change")
        self.pack = Pack(Blocks(), {})

    def start(self, seats: int, **options: Value) -> S:
        """A new game at its first question, for so many seats, with these options."""
        settled = self.settle(options)
        key = (self.check_seats(seats), *settled.values())
        if key not in self.starts:  # laying out the tables may take longer than a game
            self.starts[key] = self.begin(seats, settled)
        return self.starts[key].copy()

    @cached_property
    def starts(self) -> dict[tuple[Value, ...], S]:
        """The first states of all games started so far."""
        return {}

    def begin(self, seats: int, options: Mapping[str, Value]) -> S:
        """A new game with checked seats and settled options."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> View:
        """What a seat (None: a spectator) may know, built from nothing."""
        raise NotImplementedError

    def views(self, state: S, seats: Iterable[int | None]) -> Mapping[int | None, View]:
        """The views of several seats; a game may make what all see alike only once (`share`)."""
        return {seat: self.view(state, seat) for seat in seats}

    def observer(self, state: S) -> Observer[S]:
        """Who writes such a position as numbers; `observer(state).layout` says what they mean."""
        raise NotImplementedError

    def observe(self, state: S, seat: int) -> memoryview:
        """The same knowledge as numbers of 16 bits, in the order of the layout; numpy takes them as they are."""
        observer = self.observer(state)
        if not 0 <= seat < observer.layout.seats:
            raise BadSeats(f"at this table the seats are 0 to {observer.layout.seats - 1}, not {seat}")
        return memoryview(observer.row(state, seat))

    def observe_into(self, state: S, seat: int, out: Buffer) -> None:
        """The same into a row of 16-bit numbers that is handed in: part of an array, for one."""
        numbers, row = self.observe(state, seat), memoryview(out)
        if row.format != "h" or row.shape != numbers.shape:
            what = f"{row.shape} of format {row.format}"
            raise ValueError(f"{self.id}: an observation is {numbers.shape} numbers of 16 bits (format h), not {what}")
        row[:] = numbers

    def value(self, state: S, seat: int) -> float:
        """The seat's estimated share of the win, 0 to 1 (solo: of a declared par); `values` has all."""
        return state.values()[seat]

    @cached_property
    def pieces(self) -> Pieces:
        """What every thing on the table is, by id (core/pieces.py); a game need not say it."""
        return {}

    @cached_property
    def figures(self) -> Mapping[str, Mapping[str, int]]:
        """The numbers of the box that messages tell, by message: {"name-hunter": {"points": 3}} (core/texts.py)."""
        return {}

    @cached_property
    def minds(self) -> Minds:
        """The learned values of the game; another set of them makes the same game play otherwise."""
        return read_minds(self.home / "weights.toml", self.version, self.features_version, self.features)

    def mind(self, seats: int, options: Mapping[str, Value]) -> Mind | None:
        """The learned value of such a table, if there is one."""
        return self.minds.find(self.mode(options), seats, self.features)

    def mode(self, options: Mapping[str, Value]) -> str:
        """Which of `modes` a table belongs to; `modes` has for each the options it is trained with."""
        mode = options.get("mode")
        return mode if isinstance(mode, str) and mode in self.modes else next(iter(self.modes))

    def tally(self, state: S) -> list[int]:
        """Points if the game ended now: the score, and what the end would add for what lies on the table."""
        return state.scores()

    def chances(self, state: S) -> list[float]:
        """Each seat's chance to win as people are told it; bots go by `values`, which need only be right in order."""
        return state.values()

    def moves(self, state: S) -> int:
        """How many moves the seat to move can choose from, as the players of this game count them.

        Every word is a move of its own, unless a game says that several make one: then the first of them counts all
        combinations, and the others count none.
        """
        return len(state.legal())

    def holdings(self, state: S, seat: int) -> dict[str, int]:
        """What a seat has, by name, as it would count it: prices and gains are shown as changes of these numbers."""
        return {"points": state.scores()[seat]}

    def why_not(self, state: S, seat: int, word: int) -> Refusal:
        """Why a word that is not legal is not."""
        raise NotImplementedError

    def census(self, state: S) -> dict[str, int]:
        """How many components of each kind there are, wherever they lie: the same in every state of a game."""
        raise NotImplementedError

    def check_seats(self, seats: int) -> int:
        if seats not in self.seats:
            raise BadSeats(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        return seats

    def check_version(self, version: int) -> None:
        """Refuse a game that was played by rules which would lead elsewhere now."""
        if version == self.version or version in self.also_plays:
            return
        advice = (
            "bring Dolmen up to date"
            if version > self.version
            else f"open it with the Dolmen that plays {self.id} by rules {version}"
        )
        raise OtherRules(f"it was played by rules {version} of {self.id}, here are rules {self.version}: {advice}")

    def settle(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """All options with their given or default values."""
        return settle_options(self.options, options)

    def __repr__(self) -> str:
        return f"<{self.id}, rules {self.version}, components {self.pack.hash}>"


def games() -> list[str]:
    """The ids of all installed games, by entry point: a sixth game is a plug-in."""
    return sorted(point.name for point in entry_points(group="dolmen.games"))


def playable() -> tuple[list[Game], list[BrokenPlugin]]:
    """All installed games, and what is wrong with those that cannot be loaded: one broken plug-in hides no other."""
    found: list[Game] = []
    broken: list[BrokenPlugin] = []
    for id in games():
        try:
            found.append(load(id))
        except BrokenPlugin as error:
            broken.append(error)
    return found, broken


def load(id: str, components: Path | str | None = None) -> Game:
    """An installed game, with its own components or those of a file."""
    with _loading:
        return (_own.get(id) or _load(id)) if components is None else _class(id)(components)


def use_components(id: str, components: Path | str) -> None:
    """From now on this process plays the game with the components of a file."""
    _own[id] = _class(id)(components)


_own: dict[str, Game] = {}
_loading = threading.RLock()  # msgspec crashes when two threads make it know a type for the first time


@cache
def _load(id: str) -> Game:
    try:
        return _class(id)()
    except DolmenError:
        raise
    except Exception as error:
        raise _broken(id, error) from error


def _class(id: str) -> type[Game]:
    found = entry_points(group="dolmen.games", name=id)
    if not found:
        known = games()
        near = get_close_matches(id, known, 1)
        hint = f"did you mean {near[0]}?" if near else f"installed are: {', '.join(known) or 'none'}"
        raise UnknownGame(f"there is no game {id!r}; {hint}")
    try:
        game: type[Game] = next(iter(found)).load()
    except Exception as error:
        raise _broken(id, error) from error
    if not (isinstance(game, type) and issubclass(game, Game)):
        raise _broken(id, TypeError(f"its entry point names {game!r}, not a subclass of dolmen.Game"))
    return game


def _broken(id: str, error: Exception) -> BrokenPlugin:
    """What to tell of a game that cannot be loaded: whose it is, and what went wrong."""
    point = next(iter(entry_points(group="dolmen.games", name=id)))
    package = point.dist.name if point.dist else point.value
    what = f"{type(error).__name__}: {error}"
    return BrokenPlugin(f"the game {id!r} of the package {package} cannot be loaded and is left out ({what})")
