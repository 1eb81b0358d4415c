"""Games as tables, and back."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

import dolmen
import dolmen.data
from conftest import play_randomly
from dolmen.cli import run
from dolmen.core.extra import MissingExtra
from ours import GAMES


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    said = ["--games", "3", "--option", "round_limit=2", "--out", str(tmp_path / "games")]
    assert run(["simulate", "stone-age", *said]) == 0
    return tmp_path / "games"


def test_simulated_games_are_tables_whose_numbers_agree(folder: Path) -> None:
    data = dolmen.data.read(folder)
    games = data.games.to_pylist()
    decisions, items = data.decisions.to_pylist(), data.items.to_pylist()
    assert [game["number"] for game in games] == [0, 1, 2]
    for game in games:
        mine = [row for row in decisions if row["number"] == game["number"]]
        assert len(mine) == game["decisions"]
        assert all(game["words"][row["place"]] == row["word"] for row in mine)
        for seat, points in enumerate(game["points"], 1):
            sheet = [row["points"] for row in items if (row["number"], row["seat"]) == (game["number"], seat)]
            assert sum(sheet) == points
    for name, table in zip(dolmen.data.SCHEMA, data, strict=True):
        assert table.column_names == list(dolmen.data.SCHEMA[name])


def test_records_become_tables_and_tables_records(folder: Path, tmp_path: Path) -> None:
    game = dolmen.load("stone-age")
    records = dolmen.data.records(folder)
    for record in records:
        record.save(tmp_path / "game.dolmen", game)
        assert dolmen.Record.open(tmp_path / "game.dolmen", game).verify(game).scores() == list(record.scores or ())
    dolmen.data.write(tmp_path / "again", records)
    assert dolmen.data.read(tmp_path / "again").games.equals(dolmen.data.read(folder).games)


@pytest.mark.parametrize("words", [40, 10_000], ids=["unfinished", "finished"])
@pytest.mark.parametrize("id", GAMES)
def test_nothing_of_a_record_is_lost_on_the_way(id: str, words: int, tmp_path: Path) -> None:
    game = dolmen.load(id)
    record = play_randomly(game, words=words).record()
    assert record.started
    record.save(tmp_path / "one.dolmen", game)
    dolmen.data.write(tmp_path / "games", [dolmen.Record.open(tmp_path / "one.dolmen", game)])
    dolmen.data.read(tmp_path / "games").record(0).save(tmp_path / "two.dolmen", game)
    assert (tmp_path / "two.dolmen").read_bytes() == (tmp_path / "one.dolmen").read_bytes()


def test_a_record_that_is_wrong_leaves_the_folder_as_it_was(folder: Path) -> None:
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    good = dolmen.data.records(folder)[0]
    for wrong, message in (
        (replace(good, words=(*good.words[:20], 0, *good.words[21:])), "word 21 .* is not legal there"),
        (replace(good, version=99), "it was played by rules 99 of stone-age, here are rules"),
        (replace(good, components="other"), "it was played with components other, not"),
    ):
        with pytest.raises(dolmen.DolmenError, match=message):
            dolmen.data.write(folder, [good, wrong])
        assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


def test_polars_and_pandas_read_the_same(folder: Path) -> None:
    data = dolmen.data.read(folder)
    polars, pandas = data.polars(), data.pandas()
    for name, table in zip(dolmen.data.SCHEMA, data, strict=True):
        assert getattr(polars, name).to_dicts() == table.to_pylist()
        assert list(getattr(pandas, name).columns) == table.column_names
        assert len(getattr(pandas, name)) == table.num_rows
    joined = polars.decisions.join(polars.games, on="number").group_by("number").len().sort("number")
    counted = pandas.decisions.merge(pandas.games, on="number").groupby("number").size()
    assert joined["len"].to_list() == counted.tolist() == data.games["decisions"].to_pylist()


@pytest.mark.parametrize("library", ["polars", "pandas", "pyarrow"])
def test_a_library_that_is_missing_is_named(library: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = dolmen.data.read(folder)
    monkeypatch.setitem(sys.modules, library, None)
    wanted = r"'dolmen\[tables\]'" if library == "pyarrow" else library
    with pytest.raises(MissingExtra, match=f"^this needs {library}: pip install {wanted}$"):
        dolmen.data.read(folder) if library == "pyarrow" else getattr(data, library)()


def test_an_unfinished_game_has_no_places(tmp_path: Path) -> None:
    match = play_randomly(dolmen.load("kingdomino-origins"), words=20)
    dolmen.data.write(tmp_path, [match.record()])
    data = dolmen.data.read(tmp_path)
    assert data.games.to_pylist()[0]["places"] == []
    assert data.record(0).words == match.record().words


def test_a_folder_without_games_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(dolmen.BadRecord, match=r"holds no games.parquet: `dolmen simulate"):
        dolmen.data.read(tmp_path)
    dolmen.data.write(tmp_path, [])
    with pytest.raises(dolmen.BadRecord, match="there is no game 4 here"):
        dolmen.data.read(tmp_path).record(4)
    (tmp_path / "items.parquet").write_bytes(b"torn")
    with pytest.raises(dolmen.BadRecord, match=r"items\.parquet is no Parquet file: [^\n]*$"):
        dolmen.data.read(tmp_path)
    (tmp_path / "games.parquet").write_bytes((tmp_path / "decisions.parquet").read_bytes())
    with pytest.raises(dolmen.BadRecord, match=r"games\.parquet has no column game: "):
        dolmen.data.read(tmp_path)
    assert run(["simulate", "stone-age", "--games", "1", "--out", str(tmp_path / "items.parquet")]) == 2
