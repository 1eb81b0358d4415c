"""What is said on the socket of a table: by clients, and by the server. The browser's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from dolmen.analysis import Hint
from dolmen.analysis.sentences import Said
from dolmen.core.foresight import Ahead
from dolmen.core.view import View
from dolmen.server.refused import Refused
from dolmen.show.difference import Change
from dolmen.show.replay import EventFields

from .clocks import ClockFace
from .table import ChatLine, TableInfo, UndoRequest

MoveId = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Notation = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=-1, le=2**31)]
LARGEST = 16_384


class Say(msgspec.Struct, tag="play", kw_only=True):
    seat: Number
    version: Number
    move: MoveId
    words: Annotated[list[Number | Notation], Meta(min_length=1, max_length=64)]


class Undo(msgspec.Struct, tag="undo", kw_only=True):
    seat: Number
    version: Number
    move: MoveId


class Consent(msgspec.Struct, tag="consent", kw_only=True):
    seat: Number
    version: Number
    move: MoveId
    yes: bool


class Resign(msgspec.Struct, tag="resign", kw_only=True):
    """Whatever was played meanwhile: so it names no version, and neither does who comes back."""

    seat: Number
    move: MoveId
    bot: str | None = None


class Replace(msgspec.Struct, tag="replace", kw_only=True):
    seat: Number
    version: Number
    move: MoveId
    bot: str | None = None


class Return(msgspec.Struct, tag="return", kw_only=True):
    seat: Number
    move: MoveId


class Chat(msgspec.Struct, tag="chat", kw_only=True):
    move: MoveId
    text: Text


class Watch(msgspec.Struct, tag="watch", kw_only=True):
    seat: Number | None


class Look(msgspec.Struct, tag="look", kw_only=True):
    seat: Number
    version: Number
    words: Annotated[
        list[Annotated[list[Number], Meta(min_length=1, max_length=24)]], Meta(min_length=1, max_length=256)
    ]


class HintWish(msgspec.Struct, tag="hint", kw_only=True):
    seat: Number
    version: Number


class Pace(msgspec.Struct, tag="pace", kw_only=True):
    pace: Literal["at-once", "brisk", "slow"]


class Skip(msgspec.Struct, tag="skip"):
    pass


class Go(msgspec.Struct, tag="go", kw_only=True):
    """At a lesson: on from what was looked at, a step back, the step again, or let the coach do it.

    At a puzzle and at a mistake: again, or show the answer.
    """

    to: Literal["next", "back", "again", "show"]


class Ping(msgspec.Struct, tag="ping"):
    pass


SeatMessage = Say | Undo | Consent | Resign | Replace | Return
Message = SeatMessage | Chat | Watch | Look | HintWish | Pace | Skip | Ping

Pupils = Message | Go  # what is heard at a lesson

decoder = msgspec.json.Decoder(Message)
pupils = msgspec.json.Decoder(Pupils)
encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> Message:
    """A client's message, or a refusal that says what is wrong with it."""
    message: Message = read_by(decoder, text)
    return message


def read_pupil(text: str | bytes) -> Pupils:
    """The same at a lesson."""
    message: Pupils = read_by(pupils, text)
    return message


def read_by(reader: msgspec.json.Decoder[Any], text: str | bytes) -> Any:
    if len(text) > LARGEST:
        raise Refused("too-large", f"a message has at most {LARGEST} bytes", {"most": LARGEST})
    try:
        return reader.decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", f"this is no message of the protocol: {error}") from None


class _Marked(msgspec.Struct):
    move: MoveId


def move_of(text: str | bytes) -> str | None:
    """The move id of a message that is otherwise wrong, so that its sender knows which was meant."""
    try:
        return msgspec.json.decode(text, type=_Marked).move if len(text) <= LARGEST else None
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError):
        return None


# What the server says.

ViewReason = Literal["start", "play", "bot", "undo", "clock", "seats", "whole"]
Numbers = dict[str, int | str]


class TableMessage(msgspec.Struct, tag="table", kw_only=True):
    """The table and its seats, and which of them are one's own."""

    table: TableInfo
    me: str
    mine: list[int]


class ViewMessage(msgspec.Struct, tag="view", kw_only=True):
    """The position as a seat (null: a spectator) knows it: whole, or what differs from version `since`.

    `events` are the log from its line `from` on, `words` the game's words from the word `words_from` on.
    """

    seat: int | None
    version: int
    since: int | None
    view: View | UnsetType = UNSET
    changes: list[Change] | UnsetType = UNSET
    start: int = msgspec.field(name="from")
    events: list[EventFields]
    words_from: int
    words: list[int]
    undo: bool
    clocks: ClockFace | None
    why: ViewReason


class AnswerMessage(msgspec.Struct, tag="answer", kw_only=True):
    """A move was done: so many of its words were said."""

    move: str
    version: int
    said: int


class RefusalMessage(msgspec.Struct, tag="refusal", kw_only=True):
    """A move was not done, and why: the text `refusal-<key>`; `index` is the word that was refused."""

    move: str | None
    key: str
    numbers: Numbers
    rules: list[str]
    index: int | None
    message: str
    version: int


class UndoMessage(msgspec.Struct, tag="undo", kw_only=True):
    """Somebody asks to take a decision back; null: nobody any more."""

    request: UndoRequest | None


class ChatMessage(msgspec.Struct, tag="chat", kw_only=True):
    """What people say: all of it at first, then what is new."""

    messages: list[ChatLine]


class PresenceMessage(msgspec.Struct, tag="presence", kw_only=True):
    """Who is here."""

    online: list[str]
    seats: list[bool]
    spectators: int


class AheadMessage(msgspec.Struct, tag="ahead", kw_only=True):
    """What words would bring, in the order in which they were asked about."""

    seat: int
    version: int
    ahead: list[Ahead]


class HintMessage(msgspec.Struct, tag="hint", kw_only=True):
    """Words worth thinking of at this version, the best first, and what speaks for it, by language."""

    seat: int
    version: int
    hint: Hint
    left: int | None  # how many more the seat may take; null: any number
    told: dict[str, Said]


class NoteMessage(msgspec.Struct, tag="note", kw_only=True):
    """Something that the table itself did: the text `web-note-<key>`."""

    key: str
    numbers: Numbers


class WrongWord(msgspec.Struct, kw_only=True):
    """A word that a step does not ask for: the step's text `.<text>`, or ("") the rules' refusal."""

    word: int
    text: str
    key: str
    numbers: Numbers
    rules: list[str]


class LessonMessage(msgspec.Struct, tag="lesson", kw_only=True):
    """Where somebody is in a lesson: the step (its texts are `lesson-<lesson>-<id>`), what it points at, what it wants.

    `place` is the step's, from 0; `steps` are all of them, with the rule each of them meets ("": none).
    """

    lesson: str
    place: int
    id: str
    steps: list[tuple[str, str]]
    point: list[str]
    words: list[int]  # what is still to be said; empty: it is to be looked at
    wrong: WrongWord | None
    wrongs: int
    done: bool


class PuzzleAnswer(msgspec.Struct, kw_only=True):
    """What became of a try: what was said (null: it was shown), and the shares of the win after some words.

    `counted` is the first try alone: then the ratings stand before and after it.
    """

    word: int | None
    best: int
    right: bool
    shares: list[tuple[int, float]]  # the best first
    counted: bool
    own: tuple[int, int]
    rating: tuple[int, int]
    told: dict[str, Said] | None  # why, by language; null while that is being found out


class PuzzleMessage(msgspec.Struct, tag="puzzle", kw_only=True):
    """A puzzle, what it and oneself are rated, how many have tried and solved it, and one's own answer."""

    number: int
    count: int
    hard: int
    rating: int
    own: int
    tried: int
    solved: int
    known: bool  # one has tried before: nothing counts any more
    iterations: int  # of the search that weighed every word
    answer: PuzzleAnswer | None


class TryAnswer(msgspec.Struct, kw_only=True):
    """A word that was tried at a mistake: the chance it leads to, and whether that does."""

    word: int
    chance: float
    found: bool
    told: dict[str, Said] | None  # what the best has before it, by language; null while that is being found out


class MistakeMessage(msgspec.Struct, tag="mistake", kw_only=True):
    """A mistake of one's own: which of all, what it was worth and what the best is, what was tried since.

    Which word is best is told when it was found or shown.
    """

    place: int
    places: list[int]  # of all mistakes
    round: int
    played: int
    worth: float
    best: float
    answer: int | None
    tries: list[TryAnswer]


class Pong(msgspec.Struct, tag="pong"):
    """The answer to a ping."""


ServerMessage = (
    TableMessage
    | ViewMessage
    | AnswerMessage
    | RefusalMessage
    | UndoMessage
    | ChatMessage
    | PresenceMessage
    | AheadMessage
    | HintMessage
    | NoteMessage
    | LessonMessage
    | PuzzleMessage
    | MistakeMessage
    | Pong
)


def write(message: ServerMessage) -> str:
    """A message of the server."""
    return encoder.encode(message).decode()


def refusal(error: Refused, version: int, move: str | None = None) -> str:
    return write(
        RefusalMessage(
            move=move,
            key=error.key,
            numbers=error.numbers,
            rules=error.rules,
            index=error.index,
            message=error.message,
            version=version,
        )
    )
