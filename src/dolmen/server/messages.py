"""What a client may say on the socket of a table, and how the server's messages are written."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from .refused import Refused

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
    seat: Number
    version: Number
    move: MoveId
    bot: str | None = None


class Replace(msgspec.Struct, tag="replace", kw_only=True):
    seat: Number
    version: Number
    move: MoveId
    bot: str | None = None


class Return(msgspec.Struct, tag="return", kw_only=True):
    seat: Number
    version: Number
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


class Pace(msgspec.Struct, tag="pace", kw_only=True):
    pace: Literal["at-once", "brisk", "slow"]


class Skip(msgspec.Struct, tag="skip"):
    pass


class Ping(msgspec.Struct, tag="ping"):
    pass


SeatMessage = Say | Undo | Consent | Resign | Replace | Return
Message = SeatMessage | Chat | Watch | Look | Pace | Skip | Ping

decoder = msgspec.json.Decoder(Message)
encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> Message:
    """A client's message, or a refusal that says what is wrong with it."""
    if len(text) > LARGEST:
        raise Refused("too-large", f"a message has at most {LARGEST} bytes", {"most": LARGEST})
    try:
        message: Message = decoder.decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", f"this is no message of the protocol: {error}") from None
    return message


class _Marked(msgspec.Struct):
    move: MoveId


def move_of(text: str | bytes) -> str | None:
    """The move id of a message that is otherwise wrong, so that its sender knows which was meant."""
    try:
        return msgspec.json.decode(text, type=_Marked).move if len(text) <= LARGEST else None
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def write(type: str, **fields: Any) -> str:
    """A message of the server."""
    return encoder.encode({"type": type, **fields}).decode()


def refusal(error: Refused, version: int, move: str | None = None) -> str:
    return write(
        "refusal",
        move=move,
        key=error.key,
        numbers=error.numbers,
        rules=error.rules,
        index=error.index,
        message=error.message,
        version=version,
    )
