"""`--help` in the language of the person: what the parser writes around our words, and our words themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import typer
from typer.main import get_command

from .speech import told


class Speaking(typer.Context.formatter_class):  # type: ignore[misc,valid-type]  # the parser names it
    """Writes help as the parser does, in the language of this run."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        for piece in ("[OPTIONS]", "COMMAND [ARGS]..."):
            args = args.replace(piece, told_whole(piece))
        super().write_usage(prog, args, prefix or f"{told('Usage')}: ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(told(heading))

    def write_text(self, text: str) -> None:
        super().write_text(told_whole(text))

    def write_dl(self, rows: Iterable[tuple[str, str]], *more: Any, **named: Any) -> None:
        super().write_dl([(kinds(name), remark(text)) for name, text in rows], *more, **named)


def kinds(name: str) -> str:
    """An option's name, with the kind of its value."""
    bare, opening, kind = name.partition(" <")
    return f"{bare} {told('<' + kind)}" if opening else name


def remark(text: str) -> str:
    """What is said of an option: `how many games  [default: 100; x>=1]`."""
    about, opening, extra = text.partition("[") if text.startswith("[") else text.partition("  [")
    if not opening:
        return told_whole(text)
    return f"{told_whole(about)}{opening}{'; '.join(map(told, extra.removesuffix(']').split('; ')))}]"


def told_whole(text: str) -> str:
    """Told, if it is known; else as it stands, with its last dot."""
    said = told(text)
    return text if said == text.rstrip(".") else said


def speaking_command(app: typer.Typer) -> Any:
    """The command line of an app, with its help in the language of this run."""
    command = get_command(app)
    command.context_class.formatter_class = Speaking
    translate(command)
    return command


def translate(command: Any) -> None:
    """What a command and those below it are for: whole in the list of commands too, where the parser would cut it."""
    if command.help:
        command.help = command.short_help = told_whole(command.help)
    for below in getattr(command, "commands", {}).values():
        translate(below)
