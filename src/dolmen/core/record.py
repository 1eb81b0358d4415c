"""The record of a game: readable text both ways.

    dolmen 1
    game stone-age 1
    components 3f2a90c1d7e5
    option round_limit=40
    seats Peak, Wave
    started 2026-11-01T18:30:00Z
    ended 2026-11-01T19:10:00Z
    places 1 2
    scores 131 97

    -: starts 1; reveal 32; reveal 8
    1: place forest 3
    2: place hunt 5
    end 57 9c0e11ab

The words of a turn stand on one line behind the seat that began it (`-` is fate), chance included; what is hidden
from the reader is `?`. The last line counts the words and seals the text, so that a cut or an edit is noticed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from .errors import BadOption, BadRecord, BadSeats, BadWord, OtherRules
from .game import Game, load
from .options import NUMBER, Value, parse_option
from .state import CHANCE, OVER, State
from .walk import Step, Walk

FORMAT = "dolmen 1"
KEYS = ("game", "components", "option", "seats", "started", "ended", "places", "scores")


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game, whole or so far: everything needed to play it again, and who played it."""

    game: str
    version: int
    components: str
    options: dict[str, Value]
    seats: tuple[str, ...]
    words: tuple[int, ...]
    movers: tuple[int, ...]  # who said each word; empty: whoever was asked
    places: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    started: str = ""
    ended: str | None = None

    # Text.

    def text(self, game: Game | None = None) -> str:
        """The record as text."""
        game = game or load(self.game)
        lines = [FORMAT, f"game {self.game} {self.version}", f"components {self.components}"]
        lines += [f"option {name}={value}" for name, value in self.options.items()]
        lines.append("seats " + ", ".join(clean(name) for name in self.seats))
        if self.started:
            lines.append(f"started {self.started}")
        if self.ended:
            lines.append(f"ended {self.ended}")
        if self.places is not None and self.scores is not None:
            lines.append("places " + " ".join(map(str, self.places)))
            lines.append("scores " + " ".join(map(str, self.scores)))
        lines.append("")
        lines += [f"{head}: {'; '.join(map(game.words.text, words))}" for head, words in self.turns()]
        body = "\n".join(lines) + "\n"
        return f"{body}end {len(self.words)} {seal(body)}\n"

    def turns(self) -> Iterator[tuple[str, list[int]]]:
        """The words by turn: a new one begins where another seat decides."""
        head = "-"
        line: list[int] = []
        for word, mover in zip(self.words, self.movers, strict=True):
            if mover != CHANCE and str(mover + 1) != head:
                if line:
                    yield head, line
                head, line = str(mover + 1), []
            line.append(word)
        if line:
            yield head, line

    @classmethod
    def parse(cls, text: str, game: Game | None = None, source: str = "record") -> Record:
        """Read a record; whatever is wrong is named with its line."""
        return _Reader(text, source).read(game)

    def save(self, path: Path, game: Game | None = None) -> None:
        """Write the record, whole or not at all."""
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.text(game), encoding="utf-8")
        draft.replace(path)

    @classmethod
    def open(cls, path: Path, game: Game | None = None) -> Record:
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise BadRecord(f"{path}: cannot be read ({error.strerror})") from None
        except UnicodeDecodeError:
            raise BadRecord(f"{path}: this is not text, so no record") from None
        return cls.parse(text, game, str(path))

    # Playing again.

    def start(self, game: Game) -> State:
        """The position before the first word."""
        self.check_game(game)
        state: State = game.start(len(self.seats), **self.options)
        return state

    def steps(self, game: Game, walk: Walk | None = None) -> Iterator[Step]:
        """The game word by word, each checked against the rules: the one way to play a record again."""
        self.check_game(game)
        walk = walk or Walk(game, self.seats, self.options)
        for place, word in enumerate(self.words):
            walk.check(word)
            asked = int(walk.state.to_move)
            if self.movers and self.movers[place] != asked:
                where = f"word {place + 1} ({game.words.text(word)!r})"
                said = f"is said by {speaker(self.movers[place])}, but {speaker(asked)} is asked"
                raise BadRecord(f"{where} {said}", "against-rules")
            yield walk.follow(word)

    def is_open(self, viewer: int | None) -> bool:
        """Whether a reader may know all that was said: the game is over, and no seat's eyes are borrowed."""
        return self.scores is not None and viewer is None

    def verify(self, game: Game) -> State:
        """Play the record again and compare its result; the last state, or an error that says where they part."""
        state = self.start(game)
        for step in self.steps(game):
            state = step.state
        if self.scores is None:
            return state
        if state.to_move != OVER:
            raise BadRecord("the record gives a result, but by the rules the game is not over", "against-rules")
        outcome = state.outcome()
        if outcome.scores != self.scores or outcome.places != self.places:
            wrong = f"the record gives the scores {self.scores}, the rules give {outcome.scores}"
            raise BadRecord(wrong, "against-rules")
        return state

    def check_game(self, game: Game) -> None:
        """Refuse to be played with another game, other rules or other components."""
        if game.id != self.game:
            raise BadRecord(f"this is a record of {self.game}, not of {game.id}")
        game.check_version(self.version)
        if game.pack.hash != self.components:
            wrong = f"it was played with components {self.components}, not {game.pack.hash}"
            raise BadRecord(f"{wrong}: give that file by --components", "other-components")


class _Reader:
    """Reads a record line by line and says what is wrong with the line at hand."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.lines = text.split("\n")
        self.text = text
        self.at = 0

    def wrong(self, message: str, fault: str = "") -> BadRecord:
        return BadRecord(f"{self.source}, line {self.at + 1}: {message}", fault)

    def read(self, game: Game | None) -> Record:
        if self.lines[0] != FORMAT:
            raise self.wrong(f"a record begins with the line {FORMAT!r}", "no-record")
        self.check_seal()
        head = self.head()
        id, _, version = head.get("game", [""])[0].rpartition(" ")
        if not id or not NUMBER.fullmatch(version):
            raise self.wrong("the header lacks the line 'game <id> <rules version>'")
        for key in ("components", "seats"):
            if key not in head:
                raise self.wrong(f"the header lacks the line {key!r}")
        if ("places" in head) != ("scores" in head):
            raise self.wrong("the header gives places without scores, or scores without places")
        game = game or load(id)
        if game.id != id:
            raise BadRecord(f"{self.source}: this is a record of {id}, not of {game.id}")
        try:
            game.check_version(int(version))  # first of all: other rules may have other words
        except OtherRules as error:
            raise OtherRules(f"{self.source}: {error}") from None
        seats = tuple(map(clean, head["seats"][0].split(", ")))
        words, movers = self.body(game, len(seats))
        try:
            given = self.options(head)
            settled = game.settle(given)
            game.check_seats(len(seats))
        except (BadOption, BadSeats) as error:
            raise BadRecord(f"{self.source}: {error}") from None
        return Record(
            game=id,
            version=int(version),
            components=head["components"][0],
            options={name: settled[name] for name in given},
            seats=seats,
            words=tuple(words),
            movers=tuple(movers),
            places=self.numbers(head, "places", len(seats)),
            scores=self.numbers(head, "scores", len(seats)),
            started=head["started"][0] if "started" in head else "",
            ended=head["ended"][0] if "ended" in head else None,
        )

    def check_seal(self) -> None:
        """The last line counts the words and seals what stands above it."""
        self.at = len(self.lines) - 1
        while self.at > 0 and not self.lines[self.at]:
            self.at -= 1
        parts = self.lines[self.at].split(" ")
        if len(parts) != 3 or parts[0] != "end" or not NUMBER.fullmatch(parts[1]):
            raise self.wrong("the record is cut off: its last line should read 'end <words> <seal>'", "cut-off")
        body = "\n".join(self.lines[: self.at]) + "\n"
        if seal(body) != parts[2]:
            raise self.wrong("the record was changed after it was written: its seal does not fit its text", "changed")
        self.end, self.count = self.at, int(parts[1])

    def head(self) -> dict[str, list[str]]:
        head: dict[str, list[str]] = {}
        for self.at in range(1, self.end):
            line = self.lines[self.at]
            if not line:
                return head
            key, _, value = line.partition(" ")
            if key not in KEYS or not value or not (key == "seats" or value.isprintable()):
                raise self.wrong(f"{line!r} is no header line; those begin with {', '.join(KEYS)}")
            if key in head and key != "option":
                raise self.wrong(f"the header says {key!r} twice")
            head.setdefault(key, []).append(value)
        raise self.wrong("an empty line should part the header from the words")

    def options(self, head: dict[str, list[str]]) -> dict[str, str]:
        given: dict[str, str] = {}
        for name, value in map(parse_option, head.get("option", [])):
            if name in given:
                raise BadRecord(f"{self.source}: the header gives option {name!r} twice")
            given[name] = value
        return given

    def body(self, game: Game, seats: int) -> tuple[list[int], list[int]]:
        words: list[int] = []
        movers: list[int] = []
        for self.at in range(self.at + 1, self.end):
            head, sign, rest = self.lines[self.at].partition(": ")
            if not sign or not (head == "-" or NUMBER.fullmatch(head)):
                raise self.wrong("a turn reads '<seat>: <word>; <word> …'")
            mover = CHANCE if head == "-" else int(head) - 1
            if head != "-" and mover not in range(seats):
                raise self.wrong(f"there is no seat {head}; seats are 1 to {seats}")
            for part in rest.split("; "):
                try:
                    word = game.words.parse(part)
                except BadWord as error:
                    raise self.wrong(str(error)) from None
                if mover == CHANCE and not game.words.is_chance(word):
                    raise self.wrong(f"fate cannot say {part!r}: the line should begin with a seat's number")
                words.append(word)
                movers.append(CHANCE if game.words.is_chance(word) else mover)
        if len(words) != self.count:
            raise self.wrong(f"the record holds {len(words)} words, its last line says {self.count}")
        return words, movers

    def numbers(self, head: dict[str, list[str]], key: str, count: int) -> tuple[int, ...] | None:
        if key not in head:
            return None
        parts = head[key][0].split(" ")
        if len(parts) != count or not all(map(NUMBER.fullmatch, parts)):
            raise BadRecord(f"{self.source}: {key} should be {count} numbers, not {head[key][0]!r}")
        return tuple(map(int, parts))


def seal(body: str) -> str:
    """A short checksum: it notices accidents, it is no signature."""
    return hashlib.sha256(body.encode(errors="replace")).hexdigest()[:8]


def clean(name: str) -> str:
    """A seat's name as the header, and a terminal, can hold it."""
    known = name.encode(errors="replace").decode()
    return " ".join("".join(" " if c == "," or not c.isprintable() else c for c in known).split()) or "-"


def speaker(mover: int) -> str:
    """Who says a word, for an error."""
    return "fate" if mover == CHANCE else f"seat {mover + 1}"
