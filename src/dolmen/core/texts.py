"""What people read: Fluent messages for a game and a language, shared texts first, then the game's own.

A game's file is `text/<language>.ftl` in its package. Keys are a kind and a name: `ask-place`, `word-place`,
`event-placed`, `item-buildings`, `option-full_spots`, `refusal-taken`, `tie-food`, `name-forest`. Long ones have
attributes: `ask-….help` explains the question, `ask-….other` tells those who wait what `$seat` is doing, `item-….sum`
is the arithmetic of a score line, `option-….help` and `option-….value-<value>` describe an option.

How parameters reach a message (the browser client does exactly the same):

- A number is passed as it is, under its own name: `$people`. Plural forms are the message's business.
- A name, `where=forest`, is passed as `$where` (the text of `name-forest`), `$where-first` (the same as a sentence
  begins), `$where-id` ("forest", for selectors), and once for every attribute of `name-forest`:
  `.to = into the forest` becomes `$where-to`. Attributes are filled with the numbers of the message first, so
  `.count = { $amount } wood` may count; one that lacks a number is left out. Without a message `name-forest` the plain
  name serves.
- Where the game tells what a value is (`Game.kinds`: card 7 is a basket), the text of `name-basket` is passed as
  `$card-kind`, with its forms as `$card-kind-first`, `$card-kind-gen` …; a second kind, as of a tile with two grounds,
  as `$tile-kind2`.
- Numbers of the box, which a file of components may change, are never written into a message: the game tells them by
  message (`Game.figures`: {"name-hunter": {"points": 3}}), and that message gets them: `.does = { $points } for each`.
- What is hidden (`?`) is passed as `$card` (the text of `name-hidden`) and `$card-id` = "hidden".
  A number has its `$card-id` too, so that a message can ask.
- A `seat` or `player` is passed by the name of who sits there: `$seat`, `$player`.
- A word also gets `$asked`, the name of the question it answers ("" if unknown): "done" has many meanings. Where the
  question speaks of something, `site=war`, an attribute `word-….site-war` calls the word by what it means there.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .asked import Asked, Refusal
from .errors import DolmenError
from .game import Game
from .options import Option, Value
from .outcome import Item

LANGUAGES = ("en", "ru")
SIGNS = ("peak", "wave", "sun", "feather", "moon", "ring")
SEATS = ("seat", "player")  # parameters that stand for who sits somewhere
HIDDEN = "?"
SHARED = Path(__file__).parents[1] / "text"
ENTRY = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)  # where a message or term begins
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # another message or term within one

Values = Mapping[str, str | int]


class UnknownLanguage(DolmenError):
    """No texts in that language."""


class MissingText(DolmenError, LookupError):
    """No message of that key, or one that asks for a parameter it does not get."""


def choose_language(chosen: str | None = None, saved: str | None = None) -> str:
    """The language to speak: the one asked for, DOLMEN_LANGUAGE, the saved one, or the system's."""
    for language in (chosen, os.environ.get("DOLMEN_LANGUAGE")):
        if language:
            return check_language(language)
    if saved in LANGUAGES:
        return saved
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return "ru" if os.environ[variable].lower().startswith("ru") else "en"
    return "en"


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there are no texts in {language!r}; languages are: {', '.join(LANGUAGES)}")
    return language


class Texts:
    """The messages of one game (None: only what all games share) in one language.

    A key that is missing raises when `strict`, as in tests; in play the notation stands in for the text.
    """

    def __init__(self, language: str, files: Iterable[Path], strict: bool = False) -> None:
        self.language = check_language(language)
        self.strict = strict
        self.bundle = FluentBundle([language], use_isolating=False)
        self.kinds: Mapping[str, Mapping[str, tuple[str, ...]]] = {}
        self.figures: Mapping[str, Mapping[str, int]] = {}
        self.unread: dict[str, str] = {}
        for file in files:
            self.unread = entries(file) | self.unread  # a shared text cannot be replaced

    @classmethod
    def of(cls, game: Game | None, language: str, strict: bool = False) -> Texts:
        """The shared texts and those of a game; read once."""
        texts = made(None if game is None else game.home, language, strict)
        if game is None or not (game.kinds or game.figures):
            return texts
        its = copy(texts)  # the kinds of things and their numbers come from the components, the messages do not
        its.kinds, its.figures = game.kinds, game.figures
        return its

    # Messages.

    def known(self, key: str) -> bool:
        """Whether there is such a message; it is parsed, with all that it refers to, when it is first wanted."""
        source = self.unread.pop(key, None)
        if source is not None:
            self.bundle.add_resource(FluentResource(source))
            for other in REFERENCE.findall(source):
                self.known(other)
        return self.bundle.has_message(key)

    def has(self, key: str, attribute: str = "") -> bool:
        if not self.known(key):
            return False
        message = self.bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, key: str, /, **values: Any) -> str:
        """A message, or the attribute of one: text("ui-seats", count=3), text("ask-place.help")."""
        found = self.find(key, values)
        if found is None:
            if self.strict:
                raise MissingText(f"{self.language}: no text {key!r} for {values}")
            return fallback(key, values)
        return found

    def find(self, key: str, values: Mapping[str, Any]) -> str | None:
        """A message if it is there and can be filled."""
        key, _, attribute = key.partition(".")
        if not self.has(key, attribute):
            return None
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, {**self.figures.get(key, {}), **values})
        return None if errors else str(text)

    def fill(self, values: Values, names: Sequence[str] = ()) -> dict[str, Any]:
        """Parameters as messages get them."""
        numbers = {key: value for key, value in values.items() if isinstance(value, int) and key not in SEATS}
        out: dict[str, Any] = dict(numbers)
        for key, value in values.items():
            if key in SEATS:
                out[key] = self.seat_name(value, names)
            elif value == HIDDEN:
                out[key] = self.text("name-hidden")
                out[f"{key}-id"] = "hidden"
            else:
                out[f"{key}-id"] = value
                if isinstance(value, str):
                    out |= self.called(key, value, numbers)
                for n, kind in enumerate(self.kinds.get(key, {}).get(str(value), ())):
                    out |= self.called(f"{key}-kind{n + 1 if n else ''}", kind, numbers)
        return out

    def called(self, key: str, id: str, numbers: Mapping[str, int]) -> dict[str, str]:
        """A name and its forms, as messages get them."""
        name = self.name(id)
        forms = {f"{key}-{form}": text for form, text in self.forms(id, numbers).items()}
        return {key: name, f"{key}-first": name[:1].upper() + name[1:]} | forms

    def seat_name(self, seat: str | int, names: Sequence[str] = ()) -> str:
        """Who sits there: seats are counted from 0, in notation ("1") from 1."""
        index = int(seat) - 1 if isinstance(seat, str) and seat.isdigit() else seat
        if isinstance(index, str):
            return index
        if 0 <= index < len(names):
            return names[index]
        return self.name(SIGNS[index]) if 0 <= index < len(SIGNS) else str(index + 1)

    def seat_names(self, seats: int) -> list[str]:
        """What players are called who have no names: their signs."""
        return [self.seat_name(seat) for seat in range(seats)]

    # What a table says.

    def name(self, id: str, **numbers: int) -> str:
        """The name of a thing of the game; its id if it has none."""
        return self.find(f"name-{id}", numbers) or id

    def forms(self, id: str, numbers: Mapping[str, int]) -> dict[str, str]:
        """The further forms of a name that these numbers can fill."""
        if not self.known(f"name-{id}"):
            return {}
        found = {form: self.find(f"name-{id}.{form}", numbers) for form in self.attributes(f"name-{id}")}
        return {form: text for form, text in found.items() if text is not None}

    def attributes(self, key: str) -> list[str]:
        return list(self.bundle.get_message(key).attributes)

    def title(self) -> str:
        return self.text("game-title")

    def word(self, fields: Values, names: Sequence[str] = (), asked: Asked | str = "") -> str:
        """A word in plain language, from `game.words.fields(id)`, as an answer to a question (or one of that name)."""
        values = {key: value for key, value in fields.items() if key != "word"}
        key = f"word-{fields['word']}"
        about = {} if isinstance(asked, str) else asked.numbers
        named = asked if isinstance(asked, str) else asked.name
        for name, value in about.items():
            if self.known(key) and f"{name}-{value}" in self.attributes(key):
                key = f"{key}.{name}-{value}"
                break
        return self.say(key, {**self.fill(values, names), "asked": named}, fields.values())

    def event(self, fields: Values, names: Sequence[str] = ()) -> str:
        """What happened, from `match.events(seat)`."""
        values = {key: value for key, value in fields.items() if key != "event"}
        return self.say(f"event-{fields['event']}", self.fill(values, names), fields.values())

    def ask(self, asked: Asked, names: Sequence[str] = ()) -> str:
        """The question as an imperative."""
        return self.say(f"ask-{asked.name}", self.fill({**asked.numbers, "seat": asked.seat}, names), [asked.name])

    def other(self, asked: Asked, names: Sequence[str] = ()) -> str:
        """What the seat that is asked is doing, for those who wait."""
        values = self.fill({**asked.numbers, "seat": asked.seat}, names)
        return self.find(f"ask-{asked.name}.other", values) or self.text("ui-thinks", player=values["seat"])

    def help(self, asked: Asked, names: Sequence[str] = ()) -> str:
        """What the question is about, in a few sentences; "" if there is nothing to say."""
        return self.find(f"ask-{asked.name}.help", self.fill({**asked.numbers, "seat": asked.seat}, names)) or ""

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why something is not allowed."""
        return self.say(f"refusal-{refusal.key}", self.fill(refusal.numbers, names), [refusal.key])

    def item(self, item: Item) -> str:
        """What a line of the score sheet is for."""
        return self.say(f"item-{item.key}", item.numbers, [item.key])

    def item_sum(self, item: Item) -> str:
        """How its points came about; "" if there is nothing to reckon."""
        return self.find(f"item-{item.key}.sum", item.numbers) or ""

    def tie(self, key: str) -> str:
        """What parted equal scores."""
        return self.say(f"tie-{key}", {}, [key])

    def option(self, option: Option) -> str:
        return self.say(f"option-{option.name}", {}, [option.name])

    def option_help(self, option: Option) -> str:
        return self.find(f"option-{option.name}.help", {}) or ""

    def value(self, option: Option, value: Value) -> str:
        """A value of an option; numbers speak for themselves."""
        if not option.values:
            return str(value)
        return self.say(f"option-{option.name}.value-{value}", {}, [value])

    def say(self, key: str, values: Mapping[str, Any], notation: Iterable[object]) -> str:
        """A message; when strict it must be there, otherwise the notation stands in."""
        found = self.find(key, values)
        if found is None:
            if self.strict:
                raise MissingText(f"{self.language}: no text {key!r} for {dict(values)}")
            return " ".join(map(str, notation))
        return found


def fallback(key: str, values: Mapping[str, Any]) -> str:
    """A text that is missing, as well as one can say it without."""
    words = key.partition("-")[2] or key
    return " ".join([words, *(str(value) for value in values.values())])


@cache
def made(home: Path | None, language: str, strict: bool) -> Texts:
    """The texts of a game's package; a bundle keeps its messages compiled, so there is one of each."""
    homes = [SHARED] if home is None else [SHARED, home / "text"]
    return Texts(language, [folder / f"{language}.ftl" for folder in homes], strict)


@cache
def entries(file: Path) -> dict[str, str]:
    """The messages and terms of a file by name, each as it is written: parsing all of them would delay the start."""
    if not file.exists():
        return {}
    sources = ENTRY.split(file.read_text(encoding="utf-8"))[1:]
    return {source.partition("=")[0].strip(): source for source in sources}
