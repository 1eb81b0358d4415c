"""A tournament on disk: its plan, and every game as one line, so that it can be stopped and gone on with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from dolmen.core.errors import DolmenError

from .plan import Plan, Result
from .standings import Standings


class BadFolder(DolmenError):
    """A folder that holds another tournament, or none."""


class Folder:
    """`plan.json`, `games.jsonl`, and at the end `standings.json` and `games.parquet`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.plan_file = path / "plan.json"
        self.games_file = path / "games.jsonl"

    def open(self, plan: Plan) -> list[Result]:
        """Make the folder this plan's, or go on with it; returns the games that were played."""
        if not self.plan_file.exists():
            self.path.mkdir(parents=True, exist_ok=True)
            self.plan_file.write_bytes(msgspec.json.format(msgspec.json.encode(plan)))
            return []
        before = self.plan()
        # More games of the same plan are welcome, and so is another question to them.
        same = msgspec.structs.replace(before, games=plan.games, levels=plan.levels)
        if same != plan:
            other = [name for name in plan.__struct_fields__ if getattr(same, name) != getattr(plan, name)]
            raise BadFolder(
                f"{self.path} holds another tournament (other {', '.join(other)}): give another --out, or the same plan"
            )
        if plan != before:
            self.plan_file.write_bytes(msgspec.json.format(msgspec.json.encode(plan)))
        return [result for result in self.results() if result.number < plan.games]

    def plan(self) -> Plan:
        """What is played here."""
        try:
            return msgspec.json.decode(self.plan_file.read_bytes(), type=Plan)
        except FileNotFoundError:
            raise BadFolder(f"{self.path} holds no tournament: `dolmen arena … --out {self.path}` makes one") from None
        except msgspec.MsgspecError as error:
            raise BadFolder(f"{self.plan_file} cannot be read: {error}") from None

    def results(self) -> list[Result]:
        """The games so far, each once; a last line that was cut off is taken away."""
        if not self.games_file.exists():
            return []
        found: dict[tuple[int, int], Result] = {}
        whole = 0
        with self.games_file.open("rb") as lines:
            for line in lines:
                if not line.endswith(b"\n"):
                    break
                try:
                    result = msgspec.json.decode(line, type=Result)
                except msgspec.MsgspecError as error:
                    raise BadFolder(f"{self.games_file} cannot be read at byte {whole}: {error}") from None
                found[result.lineup, result.number] = result
                whole += len(line)
        with self.games_file.open("rb+") as file:
            file.truncate(whole)
        return list(found.values())

    def add(self, results: Sequence[Result]) -> None:
        """Write down games as they come."""
        with self.games_file.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(result) + b"\n" for result in results))

    def finish(self, standings: Standings, results: Sequence[Result]) -> list[Path]:
        """Write what was found, and the games as a table; returns the files."""
        file = self.path / "standings.json"
        file.write_bytes(msgspec.json.format(msgspec.json.encode(standings)))
        return [file, *self.write_table(standings.plan, results)]

    def write_table(self, plan: Plan, results: Sequence[Result]) -> list[Path]:
        """The games as Parquet, one row for every seat, where pyarrow is there."""
        try:
            from pyarrow import Table, parquet
        except ImportError:
            return []
        file = self.path / "games.parquet"
        parquet.write_table(Table.from_pylist(list(rows(plan, results))), file)
        return [file]


def rows(plan: Plan, results: Sequence[Result]) -> Iterator[dict[str, Any]]:
    """One row for every seat of every game."""
    for result in results:
        for seat, bot in enumerate(result.bots):
            thinking = result.thinking[seat] if result.thinking else None
            yield {
                "game": plan.game,
                "lineup": result.lineup,
                "number": result.number,
                "fate": plan.fate_of(result.number),
                "seat": seat + 1,
                "bot": plan.bots[bot],
                "place": result.places[seat],
                "points": result.points[seat],
                "share": result.share(seat),
                "rounds": result.rounds,
                "decisions": result.decisions,
                "words": thinking.words if thinking else None,
                "seconds": thinking.total if thinking else None,
                "longest": thinking.longest if thinking else None,
                "faults": result.faults[seat] if result.faults else 0,
            }
