"""Many games as tables: Parquet files that polars, pandas and others read.

    import dolmen.data

    data = dolmen.data.read("games/")        # as `dolmen simulate … --out games/` wrote them
    data.polars().decisions                  # or data.pandas(); data.decisions itself is an Arrow table
    data.record(0).save(Path("first.dolmen"))

Three tables: `games` has one row for each, `decisions` one for every decision of a seat, `items` one for every line of
a score sheet; the number of the game joins them. SCHEMA names their columns. It needs pyarrow: `pip install
'dolmen[tables]'`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from dolmen.core.errors import BadRecord
from dolmen.core.extra import need
from dolmen.core.game import Game, load
from dolmen.core.record import Record
from dolmen.core.state import CHANCE, OVER
from dolmen.core.walk import Walk

if TYPE_CHECKING:
    import pyarrow as pa

SCHEMA: dict[str, dict[str, tuple[str, str]]] = {
    "games": {
        "number": ("int64", "the game's number, from 0"),
        "game": ("string", "its id"),
        "rules": ("int64", "the version of its rules"),
        "components": ("string", "the hash of its components"),
        "options": ("string", "options that are not the default, as JSON"),
        "players": ("list<string>", "who sat on each seat: a bot's name, or a person's"),
        "places": ("list<int64>", "the place of each seat; equals share; empty if the game was not played to its end"),
        "points": ("list<int64>", "the points of each seat"),
        "rounds": ("int64", "how many rounds it took; null in a game without rounds"),
        "decisions": ("int64", "how many decisions the seats made"),
        "words": ("list<int32>", "all words by id, fate's too: the whole game"),
        "started": ("string", "when it began; empty in simulated games"),
        "ended": ("string", "when it ended; null if nobody wrote it down"),
    },
    "decisions": {
        "number": ("int64", "the game's number"),
        "place": ("int64", "how many words came before it"),
        "round": ("int64", "the round; null in a game without rounds"),
        "seat": ("int64", "who decided, from 1"),
        "asked": ("string", "what was asked"),
        "word": ("int32", "what was said, by id"),
        "text": ("string", "the same in notation"),
        "legal": ("int32", "how many words were legal"),
        "points": ("int64", "the seat's points before it"),
    },
    "items": {
        "number": ("int64", "the game's number"),
        "seat": ("int64", "whose score sheet, from 1"),
        "item": ("string", "which line of it"),
        "points": ("int64", "what it brought"),
        "numbers": ("string", "its arithmetic, as JSON"),
    },
}
AT_ONCE = 200  # games that are written together


class Frames(NamedTuple):
    """The three tables as DataFrames."""

    games: Any
    decisions: Any
    items: Any


class Data(NamedTuple):
    """The three tables, as Arrow."""

    games: pa.Table
    decisions: pa.Table
    items: pa.Table

    def polars(self) -> Frames:
        """The same as DataFrames of polars."""
        need("polars", extra="")
        import polars as pl

        return Frames(*(pl.from_arrow(table) for table in self))

    def pandas(self) -> Frames:
        """The same as DataFrames of pandas."""
        need("pandas", extra="")
        return Frames(*(table.to_pandas() for table in self))

    def record(self, number: int) -> Record:
        """One of the games as a record, which can be saved, replayed and checked."""
        from pyarrow import compute

        found = self.games.filter(compute.equal(self.games["number"], number)).to_pylist()
        if not found:
            raise BadRecord(f"there is no game {number} here: they go from 0 to {self.games.num_rows - 1}")
        row = found[0]
        movers = [CHANCE] * len(row["words"])
        mine = self.decisions.filter(compute.equal(self.decisions["number"], number))
        for place, seat in zip(mine["place"].to_pylist(), mine["seat"].to_pylist(), strict=True):
            movers[place] = seat - 1
        return Record(
            game=row["game"],
            version=row["rules"],
            components=row["components"],
            options=msgspec.json.decode(row["options"]),
            seats=tuple(row["players"]),
            words=tuple(row["words"]),
            movers=tuple(movers),
            places=tuple(row["places"]) or None,
            scores=tuple(row["points"]) if row["places"] else None,
            started=row["started"],
            ended=row["ended"],
        )


def write(folder: Path | str, records: Iterable[Record], game: Game | None = None) -> list[Path]:
    """Play records again and write the tables; returns the files. The records may be of one game or several.

    A record that is wrong is refused, and what was in the folder before stays as it was.
    """
    need("pyarrow", extra="tables")
    folder = Path(folder)
    if folder.exists() and not folder.is_dir():
        raise BadRecord(f"{folder} is a file: tables are written into a folder")
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder) as part:
        fill(Path(part), records, game)
        return [(Path(part) / file_of(name)).replace(folder / file_of(name)) for name in SCHEMA]


def fill(folder: Path, records: Iterable[Record], game: Game | None) -> None:
    """Write the tables of so many records, some at a time."""
    from pyarrow import parquet

    rows: dict[str, list[dict[str, Any]]] = {name: [] for name in SCHEMA}
    with ExitStack() as stack:
        writers = {
            name: stack.enter_context(parquet.ParquetWriter(folder / file_of(name), schema(name))) for name in SCHEMA
        }
        for number, record in enumerate(records):
            add(rows, number, record, game or load(record.game))
            if len(rows["games"]) == AT_ONCE:
                flush(writers, rows)
        flush(writers, rows)


def file_of(name: str) -> str:
    return f"{name}.parquet"


def read(folder: Path | str) -> Data:
    """The tables that were written there."""
    need("pyarrow", extra="tables")
    return Data(*(table(Path(folder), name) for name in SCHEMA))


def table(folder: Path, name: str) -> pa.Table:
    """One of the tables of a folder."""
    import pyarrow as pa
    from pyarrow import parquet

    file = folder / file_of(name)
    if not file.exists():
        raise BadRecord(f"{folder} holds no {file.name}: `dolmen simulate … --out {folder}` writes it")
    try:
        found = parquet.read_table(file)
    except pa.ArrowInvalid as error:
        raise BadRecord(f"{file} is no Parquet file: {str(error).splitlines()[0]}") from None
    missing = [column for column in SCHEMA[name] if column not in found.column_names]
    if missing:
        raise BadRecord(f"{file} has no column {missing[0]}: it was not written by `dolmen simulate … --out`")
    return found


def schema(name: str) -> pa.Schema:
    """The columns of a table as Arrow has them."""
    import pyarrow as pa

    def kind(text: str) -> Any:
        if text.startswith("list<"):
            return pa.list_(kind(text[5:-1]))
        return getattr(pa, text)()

    return pa.schema([(column, kind(what)) for column, (what, _) in SCHEMA[name].items()])


def add(rows: dict[str, list[dict[str, Any]]], number: int, record: Record, game: Game) -> None:
    """The rows of one game."""
    record.check_game(game)
    walk = Walk(game, record.seats, record.options)
    decisions = 0
    for word in record.words:
        seat = int(walk.state.to_move)
        walk.check(word)
        if seat >= 0:
            decisions += 1
            rows["decisions"].append(decision(number, walk, seat, word))
        walk.follow(word)
    over = walk.state.to_move == OVER
    outcome = walk.state.outcome()
    rows["games"].append(
        {
            "number": number,
            "game": game.id,
            "rules": record.version,
            "components": record.components,
            "options": msgspec.json.encode(record.options).decode(),
            "players": list(record.seats),
            "places": list(outcome.places) if over else [],
            "points": list(outcome.scores),
            "rounds": round_of(walk),
            "decisions": decisions,
            "words": list(record.words),
            "started": record.started,
            "ended": record.ended,
        }
    )
    for seat, sheet in enumerate(outcome.items):
        for item in sheet:
            numbers = msgspec.json.encode(item.numbers).decode()
            rows["items"].append(
                {"number": number, "seat": seat + 1, "item": item.key, "points": item.points, "numbers": numbers}
            )


def decision(number: int, walk: Walk, seat: int, word: int) -> dict[str, Any]:
    return {
        "number": number,
        "place": len(walk.words),
        "round": round_of(walk),
        "seat": seat + 1,
        "asked": walk.state.asked().name,
        "word": word,
        "text": walk.game.words.text(word),
        "legal": len(walk.known_legal()),
        "points": walk.state.scores()[seat],
    }


def round_of(walk: Walk) -> int | None:
    found = getattr(walk.state, "round", None)
    return None if found is None else int(found)


def flush(writers: dict[str, Any], rows: dict[str, list[dict[str, Any]]]) -> None:
    """Write what has come together."""
    import pyarrow as pa

    for name, found in rows.items():
        writers[name].write_table(pa.Table.from_pylist(found, schema(name)))
        found.clear()


def records(folder: Path | str) -> list[Record]:
    """All games of a folder as records."""
    data = read(folder)
    return [data.record(number) for number in data.games["number"].to_pylist()]


__all__: Sequence[str] = ["SCHEMA", "Data", "Frames", "read", "records", "write"]
