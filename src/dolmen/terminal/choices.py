"""The legal words as a list a person can take in: words that differ only in a number share a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from dolmen import Game
from dolmen.core.asked import Asked
from dolmen.core.texts import Texts

FEW = 9  # up to so many words are listed one by one


class Choice(NamedTuple):
    """One line: a word, or several that differ only in their last number (then `words` has more than one)."""

    label: str
    notation: str
    words: tuple[int, ...]
    numbers: tuple[int, ...] = ()

    @property
    def is_group(self) -> bool:
        return len(self.words) > 1


def choices(
    game: Game,
    texts: Texts,
    legal: Sequence[int],
    names: Sequence[str],
    asked: Asked,
    note: Callable[[dict[str, str | int]], str],
    grouped: bool = True,
) -> list[Choice]:
    """The words in the order of the game, grouped if they are many."""
    out: list[Choice] = []
    groups = group(game, legal) if grouped and len(legal) > FEW else [[word] for word in legal]
    for words in groups:
        fields = game.words.fields(words[0])
        remark = note(fields)
        if len(words) == 1:
            label = texts.word(fields, names, asked)
            out.append(Choice(label + (f" ({remark})" if remark else ""), game.words.text(words[0]), (words[0],)))
            continue
        last = list(fields)[-1]
        numbers = tuple(int(game.words.fields(word)[last]) for word in words)
        label = group_label(texts, fields) + (f" ({remark})" if remark else "")
        out.append(Choice(label, game.words.text(words[0]).rpartition(" ")[0], tuple(words), numbers))
    return out


def group(game: Game, legal: Sequence[int]) -> list[list[int]]:
    """Neighbours of one family that differ in their last parameter only, where that is a number."""
    out: list[list[int]] = []
    before: tuple[object, ...] | None = None
    for word in legal:
        fields = game.words.fields(word)
        *head, last = fields.values()
        key = tuple(head) if len(head) > 1 and isinstance(last, int) else None
        if key is not None and key == before:
            out[-1].append(word)
        else:
            out.append([word])
        before = key
    return out


def group_label(texts: Texts, fields: dict[str, str | int]) -> str:
    """What the words of a group have in common: the names they share."""
    names = [texts.find(f"name-{v}.to", {}) or texts.name(v) for k, v in fields.items() if isinstance(v, str)][1:]
    label = ", ".join(names)
    return label[:1].upper() + label[1:]


def spread(numbers: Sequence[int]) -> str:
    """Numbers in short: 1–5, or 2, 4."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))
