"""Options of a game: modes, optional rules, and rulings where the rulebook is silent."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Literal

import msgspec

from .errors import BadOption

Value = str | int
Kind = Literal["mode", "variant", "ruling"]
NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}")


class Option(msgspec.Struct, frozen=True):
    """One option: a list of words, the default first, or a range of numbers with its default.

    A `mode` is chosen with the game itself; a `variant` plays differently on purpose; a `ruling` reads the rulebook
    where it is silent, and most people never look at it.
    """

    name: str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    default: Value = ""
    rules: tuple[str, ...] = ()
    kind: Kind = "ruling"

    @classmethod
    def choice(cls, name: str, *values: str, rules: Sequence[str] = (), kind: Kind = "ruling") -> Option:
        return cls(name, values=values, default=values[0], rules=tuple(rules), kind=kind)

    @classmethod
    def number(
        cls, name: str, low: int, high: int, default: int, rules: Sequence[str] = (), kind: Kind = "ruling"
    ) -> Option:
        return cls(name, low=low, high=high, default=default, rules=tuple(rules), kind=kind)

    def check(self, value: Value) -> Value:
        """The value if the option takes it (numbers may come as text)."""
        if self.values:
            if value in self.values:
                return value
            raise BadOption(f"option {self.name}: {value!r} is not one of {', '.join(self.values)}")
        text = str(value)
        if NUMBER.fullmatch(text) and self.low <= int(text) <= self.high:
            return int(text)
        raise BadOption(f"option {self.name}: {value!r} is not a number from {self.low} to {self.high}")


def settle_options(declared: Sequence[Option], given: Mapping[str, Value]) -> dict[str, Value]:
    """Every declared option with its given or default value; unknown names and values are refused."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            near = get_close_matches(name, names, 1)
            hint = f"did you mean {near[0]}?" if near else f"options are: {', '.join(names) or 'none'}"
            raise BadOption(f"there is no option {name!r}; {hint}")
    return {option.name: option.check(given.get(option.name, option.default)) for option in declared}


def parse_option(text: str) -> tuple[str, str]:
    """Read `name=value` as it is written on a command line or in a record."""
    name, sign, value = text.partition("=")
    if not sign or not name or not value:
        raise BadOption(f"{text!r}: an option is written name=value")
    return name, value
