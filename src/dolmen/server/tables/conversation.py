"""What a table does with a message from a socket."""

from __future__ import annotations

import contextlib
import time

from dolmen.bots import BOTS
from dolmen.core.errors import BadWord, CannotUndo, IllegalMove
from dolmen.server.refused import Refused

from . import entries as log
from . import messages
from .authority import REFUSALS, Authority
from .connection import Connection
from .entries import Chair
from .messages import SeatMessage
from .talk import check_entries


async def hear(authority: Authority, connection: Connection, message: messages.Message) -> None:
    """Answer a message: done, done before, or refused with a reason."""
    if isinstance(message, messages.Ping):
        connection.send(messages.write(messages.Pong()))
        return
    if isinstance(message, messages.Pace | messages.Skip):
        await authority.do(lambda: hurry(authority, connection, message))
        return
    if isinstance(message, messages.Watch):
        await authority.do(lambda: watch(authority, connection, message.seat))
        return
    if isinstance(message, messages.Look):
        await authority.do(lambda: look(authority, connection, message))
        return
    if isinstance(message, messages.HintWish):
        authority.hall.background(hint(authority, connection, message))  # meanwhile its sender may play
        return
    key = (connection.person, message.move)
    known = authority.refusals.get(key)
    if known is not None:
        authority.refuse(connection, known, message.move)
        return
    try:
        await authority.do(lambda: act(authority, connection, message))
    except Refused as error:
        if error.key not in ("stale", "store", "unknown", "too-fast", "read-only"):
            authority.refusals[key] = error
            if len(authority.refusals) > REFUSALS:
                authority.refusals.popitem(last=False)
        authority.refuse(connection, error, message.move)
        if error.key in ("stale", "unknown"):
            with contextlib.suppress(Refused):  # the store is still away
                await authority.do(lambda: show(authority, connection))
        return
    answer = authority.table.answers.get(key)
    version, said = (answer.version, answer.said) if answer else (authority.table.version, 0)
    connection.send(messages.write(messages.AnswerMessage(move=message.move, version=version, said=said)))


async def show(authority: Authority, connection: Connection) -> None:
    authority.broadcast.show(connection)


async def hurry(authority: Authority, connection: Connection, message: messages.Pace | messages.Skip) -> None:
    """Let bots play as fast as somebody likes."""
    if isinstance(message, messages.Pace):
        connection.pace = message.pace
    else:
        connection.skips = True
    authority.hurry()


async def watch(authority: Authority, connection: Connection, seat: int | None) -> None:
    """Look from another seat: one's own, nobody's, or any after the end."""
    table = authority.table
    allowed = seat is None or seat in table.seats_of(connection.person)
    if not allowed and not (table.status == "over" and 0 <= (seat or 0) < len(table.chairs)):
        raise Refused("not-your-seat", "one sees the table from one's own seats only", {"player": seat or 0})
    connection.wish = seat
    authority.broadcast.show(connection)


async def look(authority: Authority, connection: Connection, message: messages.Look) -> None:
    """Tell what words of one's own would bring; a position that has gone by is not answered: a new one was sent."""
    table = authority.table
    play = table.play
    if play is None or message.version != table.version or message.seat != table.to_move:
        return
    if message.seat not in table.seats_of(connection.person):
        raise Refused("not-your-seat", f"seat {message.seat + 1} belongs to somebody else", {"player": message.seat})
    ahead = [play.ahead(message.seat, words) for words in message.words]
    told = messages.AheadMessage(seat=message.seat, version=message.version, ahead=ahead)
    connection.send(messages.write(told))


async def hint(authority: Authority, connection: Connection, message: messages.HintWish) -> None:
    """Let a bot think about somebody's decision, by what that seat knows; the same position again costs nothing."""
    try:
        told = await authority.hint(connection.person, message.seat, message.version, connection.address)
    except Refused as error:
        authority.refuse(connection, error)
        return
    if told is not None:
        connection.send(messages.write(told))


async def act(authority: Authority, connection: Connection, message: SeatMessage | messages.Chat) -> None:
    table = authority.table
    if (connection.person, message.move) in table.answers:
        return  # it came before, and gets the same answer
    authority.hall.house.check_open()
    if isinstance(message, messages.Chat):
        await chat(authority, connection, message)
        return
    if not 0 <= message.seat < len(table.chairs):
        raise Refused("not-your-seat", f"this table has {len(table.chairs)} seats", {"player": message.seat})
    if table.status == "waiting":
        raise Refused("not-started", "the table waits for players")
    own = message.seat in table.seats_of(connection.person)
    if not own and not isinstance(message, messages.Replace | messages.Return):
        raise Refused("not-your-seat", f"seat {message.seat + 1} belongs to somebody else", {"player": message.seat})
    if table.status != "running":
        raise Refused("over", "the game is over: nothing can be played any more")
    if not isinstance(message, messages.Resign | messages.Return) and message.version != table.version:
        raise Refused("stale", f"the table has gone on to version {table.version}", {"version": table.version})
    match message:
        case messages.Say():
            await say(authority, connection.person, message)
        case messages.Undo():
            await undo(authority, connection.person, message)
        case messages.Consent():
            await consent(authority, connection.person, message)
        case messages.Resign():
            bot = bot_name(authority, message.bot)
            await authority.replace(message.seat, "resigned", bot, connection.person, message.move)
        case messages.Replace():
            await replace(authority, connection.person, message)
        case messages.Return():
            await come_back(authority, connection.person, message)


async def say(authority: Authority, person: str, message: messages.Say) -> None:
    vocabulary = authority.table.game.words
    words: list[int] = []
    try:
        for word in message.words:
            words.append(vocabulary.parse(word) if isinstance(word, str) else word)
            vocabulary.family(words[-1])
    except BadWord as error:
        raise Refused("bad-word", str(error), index=min(len(words), len(message.words) - 1)) from None
    try:
        await authority.say(message.seat, words, person, message.move)
    except IllegalMove as error:
        refusal = error.refusal
        raise Refused(refusal.key, str(error), refusal.numbers, refusal.rules, index=0) from None


async def undo(authority: Authority, person: str, message: messages.Undo) -> None:
    """Take back alone where that is allowed; else ask everybody. Bots, and one's own other seats, consent at once."""
    table = authority.table
    assert table.play is not None
    place = table.undo_place(message.seat)
    if place is None:
        raise Refused("cannot-undo", "nothing to take back: this seat has not decided anything yet")
    check_entries(table.seq)
    if place < table.handed:
        raise Refused("flag-fallen", "a seat has changed hands since: nothing is taken back past that")
    if not table.play.can_undo(message.seat):
        waiting = [n for n, chair in enumerate(table.chairs) if chair.kind == "person" and chair.person != person]
        if waiting:
            request = log.UndoAsked(at=time.time(), by=person, move=message.move, seat=message.seat, waiting=waiting)
            await authority.commit(request)
            return
    try:
        entry = await authority.undone(message.seat, person, message.move)
    except CannotUndo as error:
        raise Refused("cannot-undo", str(error)) from None
    await authority.commit(entry, why="undo", advanced=True)


async def consent(authority: Authority, person: str, message: messages.Consent) -> None:
    request = authority.table.request
    if request is None or not (message.seat in request.waiting or (message.seat == request.seat and not message.yes)):
        raise Refused("no-request", "nobody waits for this seat's consent")
    answered = log.UndoAnswered(at=time.time(), by=person, move=message.move, seat=message.seat, yes=message.yes)
    if message.yes and request.waiting == [message.seat]:
        await authority.commit(answered, await authority.undone(request.seat), why="undo", advanced=True)
    else:
        await authority.commit(answered)


async def replace(authority: Authority, person: str, message: messages.Replace) -> None:
    """Give the seat of somebody who is away to a bot."""
    table = authority.table
    chair = table.chairs[message.seat]
    if not table.seats_of(person):
        raise Refused("not-your-seat", "only people at the table may do that")
    here = chair.person in authority.online or authority.absence(chair.person or "") < authority.hall.settings.away
    if chair.kind != "person" or table.to_move != message.seat or chair.person == person or here:
        raise Refused("not-away", "that seat is not away, or not long enough", {"player": message.seat})
    await authority.replace(message.seat, "absent", bot_name(authority, message.bot), person, message.move)


async def come_back(authority: Authority, person: str, message: messages.Return) -> None:
    """Take one's seat back from a bot."""
    table = authority.table
    chair = table.chairs[message.seat]
    if chair.left is None or chair.left.person != person or chair.left.why == "resigned":
        raise Refused("not-your-seat", "no bot holds this seat for you", {"player": message.seat})
    chairs = list(table.chairs)
    chairs[message.seat] = Chair(kind="person", name=chair.left.name, person=person)
    await authority.commit(log.Seated(at=time.time(), by=person, move=message.move, chairs=chairs), why="seats")


async def chat(authority: Authority, connection: Connection, message: messages.Chat) -> None:
    authority.hall.limits.chats.check(connection.person)
    authority.hall.limits.house_chats.check(connection.address)  # identities cost nothing
    text = " ".join(message.text.split())
    if not text:
        raise Refused("malformed", "there is nothing in this message")
    seats = authority.table.seats_of(connection.person)
    authority.table.talk.check(connection.person, bool(seats), text)
    name = authority.table.chairs[seats[0]].name if seats else await authority.hall.name_of(connection.person)
    await authority.commit(
        log.Chatted(
            at=time.time(),
            by=connection.person,
            move=message.move,
            text=text,
            name=name,
            seat=seats[0] if seats else None,
        )
    )


def bot_name(authority: Authority, wanted: str | None) -> str:
    if wanted is None:
        return authority.hall.default_bot
    if wanted not in BOTS:
        raise Refused("unknown-bot", f"there is no bot {wanted!r}; bots are: {', '.join(BOTS)}")
    return wanted
