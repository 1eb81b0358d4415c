"""What a game says of itself before any is played."""

from __future__ import annotations

from dolmen.core.errors import BadOption, BadSeats, DolmenError
from dolmen.core.game import Game
from dolmen.core.options import Option

from .trial import BrokenGame


def check(game: Game) -> None:
    """The declared names and numbers, and the whole vocabulary."""
    check_words(game)
    check_options(game)
    if not len(game.seats) or game.seats[0] < 1:
        raise BrokenGame(f"{game.id}: seats = {game.seats} holds no seat count")
    if not 0 <= game.weight <= 5:
        raise BrokenGame(f"{game.id}: weight = {game.weight} is not from 1 to 5 (0: not said)")
    if not 0 <= game.minutes[0] <= game.minutes[1]:
        raise BrokenGame(f"{game.id}: minutes = {game.minutes} is not a time from and to ((0, 0): not said)")
    refuses(game, "a seat count it does not have", BadSeats, game.seats[-1] + 1)
    refuses(game, "an option it does not have", BadOption, game.seats[0], no_such_option="1")


def check_words(game: Game) -> None:
    """Every id goes through text, fields and back, the veiled ones too."""
    words = game.words
    seen: dict[str, int] = {}
    for word in range(len(words)):
        text = words.text(word)
        if words.parse(text) != word:
            raise BrokenGame(f"{game.id}: word {word} reads {text!r}, which parses to word {words.parse(text)}")
        if seen.setdefault(repr(words.fields(word)), word) != word:
            raise BrokenGame(f"{game.id}: words {seen[repr(words.fields(word))]} and {word} have the same fields")
        if " ".join(str(value) for value in words.fields(word).values()) != text:
            raise BrokenGame(f"{game.id}: word {word} reads {text!r}, but its fields are {words.fields(word)}")
        if words.is_veiled(words.veil(word)) != any(param.veiled for param in words.family(word).params):
            raise BrokenGame(f"{game.id}: word {word} ({text!r}) is not veiled as its family declares")


def check_options(game: Game) -> None:
    names = [option.name for option in game.options]
    for option in game.options:
        if names.count(option.name) > 1:
            raise BrokenGame(f"{game.id}: the option {option.name!r} is declared twice")
        check_default(game, option)


def check_default(game: Game, option: Option) -> None:
    if option.values and option.default != option.values[0]:
        raise BrokenGame(f"{game.id}: the default of option {option.name!r} is not its first value")
    try:
        option.check(option.default)
    except BadOption as error:
        raise BrokenGame(f"{game.id}: the default does not fit: {error}") from None


def refuses(game: Game, what: str, kind: type[DolmenError], seats: int, **options: str) -> None:
    try:
        game.start(seats, **options)
    except kind:
        return
    raise BrokenGame(f"{game.id}: start accepts {what}; it should raise {kind.__name__}")
