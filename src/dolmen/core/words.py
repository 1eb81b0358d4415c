"""The vocabulary of a game: every decision and every throw of fate is one small integer.

    WORDS: Final = Vocabulary()
    PLACE: Final = WORDS.player("place", where=PLACES, people=range(1, 11))
    ROLL: Final = WORDS.chance("roll", face=range(1, 7))
    DRAW: Final = WORDS.chance("draw", veiled={"card": CARDS})

``PLACE.of(4, 3)`` is the id of "place forest 3"; ``WORDS.first[id]`` and ``WORDS.second[id]`` give 4 and 3 back.
A parameter is a list of names (its value is the index) or a range of numbers (its value is the number).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .errors import BadWord

PLAYER: Final = "player"
FATE: Final = "chance"
VEIL: Final = "?"
UNSEEN: Final = -1  # the value of a veiled parameter
NAME: Final = re.compile("[a-z0-9][a-z0-9_-]*")  # what notation can hold
NUMBER: Final = re.compile("0|[1-9][0-9]{0,8}")


class Words:
    """A list of word ids that is filled again and again: read it before the next call that fills it."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.items: vec[i64] = vec[i64]([0] * 64)

    def append(self, word: i64) -> None:
        if self.size == i64(len(self.items)):
            self.items = append(self.items, word)
        else:
            self.items[self.size] = word
        self.size += 1

    def clear(self) -> None:
        self.size = 0

    def at(self, index: i64) -> i64:
        """The word at an index that is known to be in range."""
        return self.items[index]

    def list(self) -> list[int]:
        """A copy as a plain list."""
        out: list[int] = []
        k: i64
        for k in range(self.size):
            out.append(self.items[k])
        return out

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: int) -> int:
        size: int = self.size
        if not -size <= index < size:
            raise IndexError(f"word {index} of {size}")
        return self.items[index if index >= 0 else size + index]

    def __iter__(self) -> Iterator[int]:
        return iter(self.list())

    def __repr__(self) -> str:
        return f"Words({self.list()})"


class Param:
    """One parameter of a family: a name, what it may be, and whether others may be kept from seeing it."""

    def __init__(self, name: str, domain: Sequence[str] | range, veiled: bool) -> None:
        self.name = name
        self.veiled = veiled
        self.names: tuple[str, ...] = ()
        self.low: i64 = 0
        if isinstance(domain, range):
            if domain.step != 1 or not domain or domain.start < 0:
                raise ValueError(f"{name}: a range goes up by one from 0 or more and is not empty, not {domain}")
            self.low = domain.start
            self.size: i64 = len(domain)
        else:
            self.names = tuple(domain)
            self.size = len(self.names)
            for value in self.names:
                check_name(value)
            if len(set(self.names)) != len(self.names) or not self.names:
                raise ValueError(f"{name}: the names it may be are different and not none, not {self.names}")

    def text(self, value: i64) -> str:
        if value == UNSEEN and self.veiled:
            return VEIL
        return self.names[value] if self.names else str(value)

    def value(self, value: i64) -> str | int:
        """The value as people and JSON know it: a name or a number."""
        if value == UNSEEN and self.veiled:
            return VEIL
        if self.names:
            return self.names[value]
        return int(value)

    def parse(self, text: str) -> int:
        if text == VEIL and self.veiled:
            return UNSEEN
        if self.names:
            if text in self.names:
                return self.names.index(text)
            near = get_close_matches(text, self.names, 3)
            hint = f"did you mean {' or '.join(near)}?" if near else f"it is one of: {', '.join(self.names)}"
            raise BadWord(f"no {self.name} is called {text!r}; {hint}")
        high: int = self.low + self.size - 1
        if NUMBER.fullmatch(text) and self.low <= int(text) <= high:
            return int(text)
        raise BadWord(f"{self.name} is a number from {self.low} to {high}, not {text!r}")


def check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise ValueError(f"{name!r}: names in notation are lower-case ASCII letters, digits, - and _")


class Family:
    """All words of one form; each choice of parameters has its own fixed id."""

    def __init__(self, name: str, kind: str, params: list[Param], base: i64) -> None:
        if len(params) > 3:
            raise ValueError(f"{name}: a family has three parameters at most; split the choice")
        self.name = name
        self.kind = kind
        self.params = params
        self.base: i64 = base
        self.size: i64 = 1
        for param in params:
            self.size *= param.size
        self.strides: list[int] = []
        stride: int = self.size
        for param in params:
            stride //= param.size
            self.strides.append(stride)
        steps = [*self.strides, 0, 0, 0]
        self.step1: i64 = steps[0]
        self.step2: i64 = steps[1]
        self.step3: i64 = steps[2]
        self.origin: i64 = base - sum(p.low * s for p, s in zip(params, self.strides, strict=True))
        # The same words with the veiled parameters unseen follow directly behind the family's own.
        self.veils: i64 = 0
        if any(p.veiled for p in params):
            self.veils = 1
            for param in params:
                if not param.veiled:
                    self.veils *= param.size

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        """The id of the word with these parameters (not checked: the rules offer only words that exist)."""
        return self.origin + a * self.step1 + b * self.step2 + c * self.step3

    def id(self, values: list[int]) -> int:
        """The id of the word with these parameter values; any veiled one given as UNSEEN veils the word."""
        if UNSEEN in values:
            place = 0
            for param, value in zip(self.params, values, strict=True):
                if not param.veiled:
                    place = place * param.size + value - param.low
            return self.base + self.size + place
        return self.origin + sum(v * s for v, s in zip(values, self.strides, strict=True))

    def values(self, word: int) -> list[int]:
        """The parameter values of one of the family's ids."""
        place: int = word - self.base
        out: list[int] = []
        if place < self.size:
            for param, stride in zip(self.params, self.strides, strict=True):
                out.append(place // stride % param.size + param.low)
            return out
        place -= self.size
        for param in reversed(self.params):
            if param.veiled:
                out.append(UNSEEN)
            else:
                out.append(place % param.size + param.low)
                place //= param.size
        out.reverse()
        return out

    def __repr__(self) -> str:
        return f"<family {' '.join([self.name, *(p.name for p in self.params)])}>"


class Vocabulary:
    """The families of one game, declared in the order in which their words are offered."""

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.named: dict[str, Family] = {}
        self.kinds: vec[i64] = vec[i64]()  # word -> index of its family
        self.first: vec[i64] = vec[i64]()  # word -> value of its first parameter, and so on
        self.second: vec[i64] = vec[i64]()
        self.third: vec[i64] = vec[i64]()

    def player(
        self, name: str, veiled: Mapping[str, Sequence[str] | range] | None = None, **params: Sequence[str] | range
    ) -> Family:
        """Declare words that seats say; the parameters under `veiled` are seen by the state's `seers` only."""
        return self._add(name, PLAYER, params, veiled or {})

    def chance(
        self, name: str, veiled: Mapping[str, Sequence[str] | range] | None = None, **params: Sequence[str] | range
    ) -> Family:
        """Declare words that fate says: dice, cards drawn."""
        return self._add(name, FATE, params, veiled or {})

    def _add(
        self,
        name: str,
        kind: str,
        seen: Mapping[str, Sequence[str] | range],
        veiled: Mapping[str, Sequence[str] | range],
    ) -> Family:
        check_name(name)
        if name in self.named:
            raise ValueError(f"the family {name!r} is declared twice")
        for key in veiled:
            if key in seen:
                raise ValueError(f"{name}: the parameter {key!r} is declared twice")
        params = [Param(key, seen[key], False) for key in seen] + [Param(key, veiled[key], True) for key in veiled]
        family = Family(name, kind, params, len(self))
        index: i64 = len(self.families)
        self.families.append(family)
        self.named[name] = family
        word: int
        for word in range(family.base, family.base + family.size + family.veils):
            values = [*family.values(word), 0, 0, 0]
            self.kinds = append(self.kinds, index)
            self.first = append(self.first, i64(values[0]))
            self.second = append(self.second, i64(values[1]))
            self.third = append(self.third, i64(values[2]))
        return family

    def __len__(self) -> int:
        return len(self.kinds)

    def family(self, word: int) -> Family:
        if not 0 <= word < len(self):
            raise BadWord(f"{word} is no word: ids go from 0 to {len(self) - 1}")
        return self.families[self.kinds[word]]

    def text(self, word: int) -> str:
        """The word in notation: "place forest 3"."""
        family = self.family(word)
        values = family.values(word)
        return " ".join([family.name, *(p.text(v) for p, v in zip(family.params, values, strict=True))])

    def fields(self, word: int) -> dict[str, str | int]:
        """The word as names and numbers: {"word": "place", "where": "forest", "people": 3}."""
        family = self.family(word)
        out: dict[str, str | int] = {"word": family.name}
        for param, value in zip(family.params, family.values(word), strict=True):
            out[param.name] = param.value(value)
        return out

    def parse(self, text: str) -> int:
        """The id of a word in notation; strict, and an error quotes what was wrong."""
        parts = text.split(" ")
        family = self.named.get(parts[0])
        if family is None:
            near = get_close_matches(parts[0], list(self.named), 3)
            hint = f"did you mean {' or '.join(near)}?" if near else f"words are: {', '.join(self.named)}"
            raise BadWord(f"{text!r}: no word begins with {parts[0]!r}; {hint}")
        if len(parts) - 1 != len(family.params):
            form = " ".join([family.name, *(f"<{p.name}>" for p in family.params)])
            raise BadWord(f"{text!r}: it should read {form!r}")
        try:
            values = [param.parse(part) for param, part in zip(family.params, parts[1:], strict=True)]
        except BadWord as error:
            raise BadWord(f"{text!r}: {error}") from None
        veiled = [v == UNSEEN for param, v in zip(family.params, values, strict=True) if param.veiled]
        if any(veiled) and not all(veiled):
            raise BadWord(f"{text!r}: what is hidden of a word is hidden as a whole; all of it should read {VEIL!r}")
        return family.id(values)

    def veil(self, word: int) -> int:
        """The word as somebody sees it who may not know its veiled parameters."""
        family = self.family(word)
        if not family.veils:
            return word
        return family.id([UNSEEN if p.veiled else v for p, v in zip(family.params, family.values(word), strict=True)])

    def is_veiled(self, word: int) -> bool:
        """Whether something of this word is hidden (such a word is never legal)."""
        family = self.family(word)
        return word >= family.base + family.size

    def is_chance(self, word: int) -> bool:
        return self.family(word).kind == FATE
