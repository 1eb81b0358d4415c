"""What went wrong, told to people in their language.

Errors are raised in English, as plain sentences for whoever reads a traceback or uses the library. Here they are said
in another language by their pattern: `text/<language>.toml` has every English sentence with {} for its parts. So is
the help of every command.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache

from .texts import SHARED


def told(message: str, language: str) -> str:
    """A sentence in another language; as it is where nobody has translated it."""
    line = message.rstrip(".")
    for pattern, sentence in sentences(language):
        if found := pattern.fullmatch(line):
            return sentence.format(*(told_part(part, language) for part in found.groups()))
    return line


def told_part(part: str, language: str) -> str:
    """A part of a sentence may be a sentence itself, as a hint is."""
    return told(part, language) if " " in part or part == "none" else part


@cache
def sentences(language: str) -> list[tuple[re.Pattern[str], str]]:
    """All sentences of a language, those with the most words of their own first."""
    file = SHARED / f"{language}.toml"
    if not file.exists():
        return []
    known = tomllib.loads(file.read_text(encoding="utf-8"))
    pairs: list[tuple[str, str]] = [(english.rstrip("."), own) for english, own in (*known["said"], *known["help"])]
    pairs.sort(key=lambda pair: -len(pair[0].replace("{}", "")))
    return [(re.compile("(.*?)".join(map(re.escape, english.split("{}")))), own) for english, own in pairs]
