"""What the command line says, in the language of the person: sentences of its own, numbers, and what went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dolmen.core import told as sentences
from dolmen.core.texts import LANGUAGES, Texts, choose_language

WISHES = ("--language", "--lang")
SPOKEN: dict[str, str] = {}  # the language of this run, once it is chosen


def speak(arguments: Sequence[str]) -> list[str]:
    """Choose the language of this run, before its arguments are parsed; returns them with the wish for one in front.

    It is what they ask for, wherever in them, else DOLMEN_LANGUAGE, the saved one, or the system's (LC_ALL, LANG).
    """
    from dolmen.core.errors import DolmenError
    from dolmen.terminal.settings import Settings

    wish, rest = parted(arguments)
    try:
        SPOKEN["language"] = choose_language(wish, Settings.read().language)
    except (DolmenError, OSError):  # it is refused later, with a reason
        SPOKEN["language"] = LANGUAGES[0]
    return rest if wish is None else ["--language", wish, *rest]


def parted(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that is asked for, and the other arguments."""
    wish: str | None = None
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        name, equals, value = word.partition("=")
        if name not in WISHES:
            rest.append(word)
        elif equals or (value := next(words, "")):
            wish = value
        else:
            rest.append(word)  # without a value: the parser says so
    return wish, rest


def language() -> str:
    """The language of this run."""
    return SPOKEN.get("language") or choose_language()


def say(key: str, /, **values: Any) -> str:
    """A text of the command line."""
    return Texts.of(None, language()).text(key, **values)


def decimal(value: float, digits: int = 1, sign: str = "") -> str:
    """A number as people of this language write it."""
    text = f"{value:{sign}.{digits}f}".replace("-", "−")
    return text.replace(".", ",") if language() == "ru" else text


def grouped(value: float) -> str:
    """A large whole number: 1,234,567, or 1 234 567."""
    text = f"{value:,.0f}"
    return text.replace(",", "\N{NO-BREAK SPACE}") if language() == "ru" else text


def percent(share: float) -> str:
    """A share: 12.5%, or 12,5 %."""
    return f"{decimal(share * 100)} %" if language() == "ru" else f"{share:.1%}"


def told(message: str) -> str:
    """A sentence about what went wrong, in the language of this run."""
    return sentences.told(message, language())
