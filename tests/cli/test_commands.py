"""The command line: what it prints, and how it refuses what makes no sense."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import dolmen
from dolmen.arena.standings import wilson
from dolmen.cli import run
from dolmen.core.components import read_toml
from dolmen.core.game import Game
from dolmen.core.record import seal
from dolmen.school import Lesson, Sitting, Speech, course_of, puzzles_of
from ours import GAMES

Output = pytest.CaptureFixture[str]
SHIPPED = Path(dolmen.__file__).parent / "games" / "stone_age" / "components.toml"


def refused(output: Output, *arguments: object, code: int = 2) -> str:
    """The one line that a refused command says."""
    assert run(list(map(str, arguments))) == code
    told = output.readouterr().err.strip()
    assert "\n" not in told
    assert "Traceback" not in told
    return told


# Bad input.


def test_unknown_games_commands_and_options_are_refused_in_one_line(capsys: Output) -> None:
    assert "no game 'stone-ape'; did you mean stone-age?" in refused(capsys, "simulate", "stone-ape")
    assert "No such command 'frolic'" in refused(capsys, "frolic")
    assert "No such option: --fast" in refused(capsys, "games", "--fast")
    assert "'--games'" in refused(capsys, "simulate", "stone-age", "--games", "many")
    assert "'--games'" in refused(capsys, "simulate", "stone-age", "--games", "0")
    assert "Missing argument" in refused(capsys, "check")
    assert "no texts in 'de'" in refused(capsys, "games", "--language", "de")


def test_seats_bots_and_options_that_do_not_fit_are_refused(capsys: Output) -> None:
    assert "for 2 to 4 players, not 7" in refused(capsys, "simulate", "stone-age", "--players", 7)
    assert "did you mean greedy?" in refused(capsys, "simulate", "stone-age", "--bots", "gredy")
    told = refused(capsys, "simulate", "stone-age", "--players", 4, "--bots", "random,random,random")
    assert "3 bots for 4 players" in told
    told = refused(capsys, "simulate", "stone-age", "--option", "round_limits=3")
    assert "did you mean round_limit?" in told
    assert "1 to 60" in refused(capsys, "simulate", "stone-age", "--option", "round_limit=99")
    assert "allowed, forbidden" in refused(capsys, "simulate", "stone-age", "-o", "full_spots=maybe")
    assert "name=value" in refused(capsys, "simulate", "stone-age", "--option", "full_spots")
    assert "twice" in refused(capsys, "simulate", "stone-age", "-o", "round_limit=3", "-o", "round_limit=4")


def test_a_component_file_with_a_missing_or_surplus_card_is_refused(capsys: Output, tmp_path: Path) -> None:
    lines = SHIPPED.read_text(encoding="utf-8").splitlines()
    start = lines.index("[cards]")
    cards = lines[start : lines.index("[buildings]")]
    missing = tmp_path / "missing.toml"
    missing.write_text("\n".join(line for line in cards if "id = 36" not in line), encoding="utf-8")
    assert "component 36 is missing" in refused(capsys, "simulate", "stone-age", "--components", missing)
    surplus = tmp_path / "surplus.toml"
    extra = '  { id = 37, top = "dice", bottom = "time" },'
    surplus.write_text("\n".join([*cards[:-2], extra, *cards[-2:]]), encoding="utf-8")
    assert "no component 37" in refused(capsys, "simulate", "stone-age", "--components", surplus)
    broken = tmp_path / "broken.toml"
    broken.write_text("[cards", encoding="utf-8")
    assert "not valid TOML" in refused(capsys, "simulate", "stone-age", "--components", broken)
    assert "cannot be read" in refused(capsys, "simulate", "stone-age", "--components", tmp_path / "none.toml")
    assert read_toml(SHIPPED)  # and nothing was touched


def test_a_cut_or_edited_record_is_refused_and_left_alone(capsys: Output, record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    cut = tmp_path / "cut.dolmen"
    cut.write_text(text[: len(text) // 2], encoding="utf-8")
    assert "cut off" in refused(capsys, "replay", cut)
    assert "cut off" in refused(capsys, "check", cut, code=1)
    edited = tmp_path / "edited.dolmen"
    edited.write_text(text.replace("seats Peak", "seats Pike"), encoding="utf-8")
    assert "was changed" in refused(capsys, "check", edited, code=1)
    assert "was changed" in refused(capsys, "play", "--resume", edited)
    assert edited.read_text(encoding="utf-8") == text.replace("seats Peak", "seats Pike")
    assert "cannot be read" in refused(capsys, "replay", tmp_path / "none.dolmen")
    assert "it was played with components" in refused(capsys, "replay", record, "--components", own_pack(tmp_path))


def own_pack(folder: Path) -> Path:
    """A pack that starts with less food."""
    path = folder / "own.toml"
    path.write_text("[start]\nfigures = 5\nfood = 10\n", encoding="utf-8")
    return path


def test_replay_and_play_refuse_what_is_not_there(capsys: Output, record: Path) -> None:
    assert "seats 1 to 2, not 3" in refused(capsys, "replay", record, "--seat", 3)
    assert "not between 0" in refused(capsys, "replay", record, "--at", 99999)
    assert "which game?" in refused(capsys, "play")
    assert "'9' is no seat" in refused(capsys, "play", "stone-age", "--human", "9")
    assert "needs a terminal" in refused(capsys, "play", "stone-age")
    assert "not of origin" in refused(capsys, "play", "origin", "--resume", record)


# What the commands do.


def test_without_a_terminal_there_is_a_short_help(capsys: Output) -> None:
    assert run([]) == 0
    assert "simulate" in capsys.readouterr().out
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"dolmen {dolmen.__version__}\n"


def test_games_lists_options_and_how_sure_the_components_are(capsys: Output) -> None:
    assert run(["games"]) == 0
    told = capsys.readouterr().out
    assert "stone-age — Stone Age" in told
    assert "round_limit=1…60 (60)" in told
    assert "reconstructed by us: Tool tiles (tools)" in told
    assert run(["games", "--language", "ru"]) == 0
    assert "восстановлено нами: Жетоны инструментов (tools)" in capsys.readouterr().out
    assert run(["games", "--json", "--language", "ru"]) == 0
    games = {game["id"]: game for game in json.loads(capsys.readouterr().out)}
    assert games["stone-age"]["title"] == "Каменный век"
    assert games["stone-age"]["players"] == [2, 4]
    assert games["stone-age"]["components"]["blocks"]["start"]["mark"] == "rulebook"


def simulated(output: Output, *arguments: str) -> dict[str, object]:
    """What a simulation found, without the time it took."""
    assert run(["simulate", "stone-age", "--option", "round_limit=2", "--json", *arguments]) == 0
    found: dict[str, object] = json.loads(output.readouterr().out)
    assert found.pop("seconds") is not None
    return found


def test_a_simulation_is_the_same_for_a_seed_however_many_processes(capsys: Output) -> None:
    arguments = ("--players", "3", "--games", "8", "--seed", "7", "--each", "--rotate")
    alone = simulated(capsys, *arguments)
    assert simulated(capsys, *arguments, "--processes", "2") == alone
    assert simulated(capsys, *arguments[:-1]) != alone
    assert isinstance(alone["each"], list)
    assert [game["bots"] for game in alone["each"][:3]] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_a_simulation_counts_wins_and_shares_ties(capsys: Output) -> None:
    found = simulated(capsys, "--players", "2", "--games", "10", "--bots", "random,greedy")
    bots = found["bots"]
    assert isinstance(bots, list)
    assert [line["bot"] for line in bots] == ["random", "greedy"]
    assert sum(line["wins"] for line in bots) == pytest.approx(10)
    assert bots[1]["points"]["mean"] > bots[0]["points"]["mean"]
    assert found["rounds"] == {"mean": 2, "deviation": 0, "least": 2, "most": 2, "games": {"2": 10}}
    assert run(["simulate", "stone-age", "--games", "2", "-o", "round_limit=1"]) == 0
    assert "2 games of stone-age, seed 1" in capsys.readouterr().out


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(0.8, 100)
    assert (round(low, 3), round(high, 3)) == (0.711, 0.867)
    assert wilson(1.0, 10)[1] == 1.0


def test_check_tells_what_a_record_holds(capsys: Output, record: Path) -> None:
    assert run(["check", str(record), str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert "ok: stone-age, 2 players" in lines[0]


@pytest.mark.parametrize("command", [["check"], ["replay"], ["export", "-o", "page.html"], ["play", "--resume"]])
def test_a_record_of_other_rules_is_refused_with_what_to_do(capsys: Output, record: Path, command: list[str]) -> None:
    body = record.read_text(encoding="utf-8").replace("game stone-age 2", "game stone-age 99").rsplit("end ", 1)[0]
    words = record.read_text(encoding="utf-8").rsplit("end ", 1)[1].split()[0]
    record.write_text(f"{body}end {words} {seal(body)}\n", encoding="utf-8")
    assert run([*command, str(record)]) == (1 if command == ["check"] else 2)
    told = capsys.readouterr().err
    assert "it was played by rules 99 of stone-age, here are rules 2: bring Dolmen up to date" in told
    assert len(told.splitlines()) == 1


def test_replay_prints_the_game_in_both_languages(capsys: Output, record: Path) -> None:
    assert run(["replay", str(record)]) == 0
    english = capsys.readouterr().out
    assert "Round 1 begins" in english
    assert "1. " in english.splitlines()[-2] + english.splitlines()[-1]
    assert run(["replay", str(record), "--language", "ru", "--at", "12", "--seat", "1"]) == 0
    russian = capsys.readouterr().out
    assert "Каменный век · Гора, Волна" in russian
    assert len(russian) < len(english)


def test_the_program_itself_ends_with_the_code_and_without_a_traceback() -> None:
    call = [sys.executable, "-m", "dolmen.cli", "simulate", "chess"]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("dolmen: there is no game 'chess'")
    assert len(done.stderr.splitlines()) == 1


# Lessons.


def test_rules_are_printed_line_by_line_and_looked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "stone-age"]) == 0
    out = capsys.readouterr().out
    assert "SA-001  The game is for 2, 3 or 4 players." in out
    assert "SA-220" in out
    assert run(["rules", "stone-age", "SA-078"]) == 0
    assert "SA-078  Same procedure as hunting" in capsys.readouterr().out
    assert run(["rules", "origin", "strait", "token", "--json"]) == 0
    sections = json.loads(capsys.readouterr().out)
    assert all("strait" in f"{part['title']} {line['text']}".lower() for part in sections for line in part["lines"])
    assert "no rule of stone-age speaks of spaceship" in refused(capsys, "rules", "stone-age", "spaceship")


def test_courses_are_listed_for_people_and_as_data(capsys: Output, home: Path) -> None:
    assert run(["learn"]) == 0
    assert "1. Five people (five-people, 1 min)" in capsys.readouterr().out
    assert run(["learn", "--json", "--language", "ru"]) == 0
    listed = {course["game"]: course for course in json.loads(capsys.readouterr().out)}
    assert listed["stone-age"]["lessons"][0]["title"] == "Пятеро"
    assert listed["stone-age"]["minutes"] == 6


def test_a_lesson_is_held_line_by_line(capsys: Output, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = ["", "place forest 3", "next", "place river 3", "plase", "place forest 3", "back", "skip", "", "place hut 2"]
    said += ["again", "place hunt 2", "act forest", "", "act hunt", "next"]
    lines = iter(said)
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    assert run(["learn", "stone-age", "1"]) == 0
    told = capsys.readouterr().out
    assert "[Lamp] Wood first  (3/9)" in told
    assert "First look, then go on" in told  # `place forest 3`, too soon
    assert "That is the river." in told
    assert "did you mean place" in told
    assert "Wave already stands in the hut." in told
    assert "5 + 4 + 2 = 11 ÷ 3 → 3" in told
    assert told.rstrip().endswith("Five people: done.")
    assert next(lines, None) is None
    assert run(["learn"]) == 0
    assert "✓ 1. Five people (five-people, 1 min)\n" in capsys.readouterr().out
    lines = iter(["leave"])
    assert run(["learn", "stone-age"]) == 0  # goes on where it stopped
    assert "=== Tools help the dice ===" in capsys.readouterr().out


class Typist:
    """Somebody who types what a lesson asks for, and one wrong word where there is one to say."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.sitting = Sitting(game, lesson)
        self.wrong = ""

    def __call__(self, _: str) -> str:
        sitting = self.sitting
        if sitting.looks:
            sitting.next()
            return ""
        others = [word for word in sitting.match.legal(sitting.seat) if word not in sitting.right()]
        if others and not self.wrong:
            self.wrong = sitting.game.words.text(others[0])
            return self.wrong
        word = sitting.coached()
        sitting.say([word])
        return sitting.game.words.text(word)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_and_example_is_held_in_the_terminal(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    """From the first to the last step by typing what it says, and one wrong word in each lesson."""
    rules = dolmen.load(game)
    course = course_of(rules)
    assert course is not None
    for lesson in (*course.lesson, *course.example):
        typist = Typist(rules, lesson)
        speech = Speech(rules, language, strict=True)
        monkeypatch.setattr("builtins.input", typist)
        assert run(["learn", game, lesson.id, "--language", language]) == 0
        told = " ".join(capsys.readouterr().out.split())
        assert typist.sitting.done
        for step in lesson.step:
            for part in ("", "text", "ask"):
                assert " ".join(speech.step(lesson, step, part).split()) in told, f"{lesson.id}, {step.id}"
        assert typist.wrong or lesson in course.example, f"{lesson.id}: there was nothing wrong to say"


def test_puzzles_are_listed_and_set_in_the_terminal(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(["puzzles"]) == 0
    assert "stone-age — Stone Age: 40" in capsys.readouterr().out
    assert run(["puzzles", "--json"]) == 0
    listed = {one["game"]: one for one in json.loads(capsys.readouterr().out)}
    assert set(GAMES) <= set(listed)
    assert len(listed["stone-age"]["puzzles"]) == 40
    assert listed["stone-age"]["made"]["games"] > 0
    assert "answer" not in listed["stone-age"]["puzzles"][0]
    found = puzzles_of(dolmen.load("stone-age"))
    assert found is not None
    lines = iter(["", "place nowhere 1", "starve", found.puzzle[0].obvious, found.puzzle[1].answer, "leave"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    assert run(["puzzles", "play", "stone-age"]) == 0
    told = capsys.readouterr().out
    assert "no where is called 'nowhere'" in told
    assert f"✓  {round(100 * found.puzzle[0].shares[found.puzzle[0].answer])} %" in told
    assert told.rstrip().endswith("Solved 1 of 2.")
    assert "there is no puzzle 41" in refused(capsys, "puzzles", "play", "stone-age", "41")


def test_a_lesson_ends_with_the_input_and_refuses_what_is_not_there(
    capsys: Output, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(_: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nothing)
    assert run(["learn", "stone-age", "tools"]) == 0
    assert "done." not in capsys.readouterr().out
    assert "no lesson 'nine'; lessons are: five-people" in refused(capsys, "learn", "stone-age", "nine")
    assert "no game 'stone-ape'" in refused(capsys, "learn", "stone-ape")
