"""Checks of texts: whatever a game says can be read, in every language, with nothing left to fill in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from dolmen.core.asked import Refusal
from dolmen.core.events import Event
from dolmen.core.game import Game
from dolmen.core.state import OVER
from dolmen.core.texts import HIDDEN, LANGUAGES, MissingText, Texts

from .trial import BrokenGame, Trial

COVER = ("game-title", "game-feel", "game-blurb")
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def keys_of(file: Path) -> set[str]:
    """The messages of a file."""
    return set(KEY.findall(file.read_text(encoding="utf-8")))


def check_files(game: Game) -> None:
    """Both files are there, hold the same keys, and tell what a cover and the options say."""
    files = {language: game.home / "text" / f"{language}.ftl" for language in LANGUAGES}
    for file in files.values():
        if not file.exists():
            raise BrokenGame(f"{game.id}: there are no texts {file.name}: they should be in {file.parent}")
    keys = {language: keys_of(file) for language, file in files.items()}
    for language, found in keys.items():
        missing = sorted(set.union(*keys.values()) - found)
        if missing:
            raise BrokenGame(f"{game.id}: {language}.ftl lacks {missing[0]!r}, which another language has")
        for key in COVER:
            if key not in found:
                raise BrokenGame(f"{game.id}: {language}.ftl lacks {key!r}, which the cover of the game says")
        texts = Texts.of(game, language, strict=True)
        for option in game.options:
            if not texts.option_help(option):
                raise BrokenGame(f"{game.id}: {language}.ftl lacks 'option-{option.name}' with its attribute .help")
            for value in option.values:
                if not texts.has(f"option-{option.name}", f"value-{value}"):
                    raise BrokenGame(f"{game.id}: {language}.ftl lacks 'option-{option.name}.value-{value}'")


class Reading:
    """Reads what games say as it comes up, each thing once."""

    def __init__(self, game: Game) -> None:
        self.texts = [Texts.of(game, language, strict=True) for language in LANGUAGES]
        self.read: set[object] = set()

    def look(self, t: Trial) -> None:
        """What is asked and what may be said here; at the end, how it came about."""
        state = t.state
        asked = state.asked()
        self.once(t, ("ask", asked.name, *sorted(asked.numbers)), Texts.ask, asked)
        for word in state.legal():
            shape = ("word", asked.name, word)
            if shape not in self.read:
                self.once(t, shape, Texts.word, t.game.words.fields(word), (), asked)
        if state.to_move == OVER:
            outcome = state.outcome()
            for item in (item for sheet in outcome.items for item in sheet):
                self.once(t, ("item", item.key), Texts.item, item)
            for tie in outcome.tie_breaks:
                self.once(t, ("tie", tie.key), Texts.tie, tie.key)

    def told(self, t: Trial, events: Iterable[Event]) -> None:
        """What a word told, to those who know all of it and to those who do not."""
        for event in events:
            for opened in (True, False):
                fields = t.game.events.fields(event, None, opened)
                hidden = sorted(key for key in fields if fields[key] == HIDDEN)
                self.once(t, ("event", fields["event"], *hidden), Texts.event, fields)

    def refused(self, t: Trial, refusals: Iterable[Refusal]) -> None:
        """Why something is not allowed."""
        for refusal in refusals:
            self.once(t, ("refusal", refusal.key, *sorted(refusal.numbers)), Texts.refusal, refusal)

    def once(self, t: Trial, what: object, read: Callable[..., str], *args: object) -> None:
        """Read something of this shape, unless one like it was read before."""
        if what in self.read:
            return
        self.read.add(what)
        for texts in self.texts:
            try:
                text = read(texts, *args)
            except MissingText as error:
                raise t.wrong(str(error)) from None
            if not text or "{" in text:
                raise t.wrong(f"{texts.language}: the text for {what} reads {text!r}")
