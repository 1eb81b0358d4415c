"""The socket of a table: the same answer for the same move, a fresh view for the stale, a reason for every refusal."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from server.client import Person, Server, Sitter
from server.test_game import play_to_the_end

import dolmen
from dolmen.core.record import Record


@contextmanager
def two_people(server: Server, **wishes: object) -> Iterator[tuple[Sitter, Sitter]]:
    """A running table of two; the first of the pair is to move."""
    peak, wave = Person(server, "Peak"), Person(server, "Wave")
    table = peak.make_table(["me", "open"], **wishes)
    wave.post(f"/api/tables/{table['id']}/join")
    with peak.sit(table["id"]) as first, wave.sit(table["id"]) as second:
        first.settle()
        second.settle()
        yield (first, second) if first.legal else (second, first)


@contextmanager
def against_a_bot(server: Server, **wishes: object) -> Iterator[Sitter]:
    peak = Person(server, "Peak")
    table = peak.make_table(["me", "random"], **wishes)
    with peak.sit(table["id"]) as sitter:
        until_asked(sitter)
        yield sitter


def until_asked(sitter: Sitter) -> None:
    while not sitter.legal:
        sitter.hear()


def key_of(answer: dict[str, object]) -> object:
    assert answer["type"] == "refusal", answer
    assert answer["message"]
    return answer["key"]


def test_a_newcomer_hears_table_chat_presence_and_view(server: Server) -> None:
    with two_people(server) as (mover, _):
        kinds = [json.loads(text)["type"] for text in mover.raw]
        assert kinds[0] == "table"
        assert {"table", "chat", "presence", "view"} <= set(kinds)
        assert mover.view["seat"] == mover.mine[0]
        assert mover.view["type"] == "stone-age"
        assert len(mover.log) > 0


def test_a_repeated_move_gets_the_same_answer_and_no_second_effect(server: Server) -> None:
    with two_people(server) as (mover, other):
        word = mover.legal[0]
        fields = {"version": mover.version, "move": "m-1", "words": [word]}
        first = mover.play(word, move="m-1")
        assert first["type"] == "answer"
        version = mover.version
        again = mover.ask("play", seat=mover.view["seat"], **fields)
        assert again == first
        other.settle()
        assert (mover.version, other.version) == (version, version)
        # The same id from somebody else is another move.
        answer = other.play(other.legal[0], move="m-1") if other.legal else {"type": "answer"}
        assert answer["type"] == "answer"


def test_a_repeated_refusal_is_the_same_refusal(server: Server) -> None:
    with two_people(server) as (mover, other):
        refused = other.play(mover.legal[0], move="r-1")
        assert key_of(refused) == "not-your-turn"
        assert other.play(mover.legal[0], move="r-1") == refused


def test_a_stale_message_brings_a_fresh_view(server: Server) -> None:
    with two_people(server) as (mover, other):
        old = mover.version
        mover.play(mover.legal[0])
        other.settle()
        late = mover.ask("play", seat=mover.view["seat"], words=[0], version=old)
        assert key_of(late) == "stale"
        fresh = mover.hear()
        assert fresh["type"] == "view"
        assert fresh["since"] is None
        assert fresh["version"] == other.version
        future = mover.ask("play", seat=mover.view["seat"], words=[0], version=10_000)
        assert key_of(future) == "stale"


def test_an_illegal_word_is_refused_with_its_reason_and_rules(server: Server) -> None:
    with two_people(server) as (mover, _):
        refused = mover.play("done")
        assert key_of(refused)
        assert isinstance(refused["numbers"], dict)
        assert isinstance(refused["rules"], list)
        assert key_of(mover.play("fly away")) == "bad-word"
        assert key_of(mover.play(999_999)) == "bad-word"
        assert key_of(mover.play("draw ?")) != ""
        assert mover.play(mover.legal[0])["type"] == "answer"


def test_words_are_said_all_or_none(server: Server) -> None:
    with two_people(server) as (mover, _):
        version = mover.version
        refused = mover.play(mover.legal[0], "place forest 10")
        assert key_of(refused)
        assert refused["index"] == 1
        mover.settle()
        assert mover.version == version
        assert mover.play(mover.legal[0])["said"] == 1


def test_other_peoples_seats_are_not_ones_own(server: Server) -> None:
    with two_people(server) as (mover, other):
        word, seat, version = mover.legal[0], mover.view["seat"], mover.version
        stranger = Person(server)
        with stranger.sit(mover.id) as watcher:
            watcher.settle()
            assert watcher.view["seat"] is None
            assert watcher.view["legal"] == []
            for thief in (other, watcher):
                assert key_of(thief.ask("play", seat=seat, words=[word], version=version)) == "not-your-seat"
                assert key_of(thief.ask("undo", seat=seat, version=version)) == "not-your-seat"
                assert key_of(thief.ask("resign", seat=seat, version=version)) == "not-your-seat"
            assert key_of(watcher.ask("play", seat=7, words=[word], version=version)) == "not-your-seat"
            watcher.socket.send(json.dumps({"type": "watch", "seat": seat}))
            assert key_of(watcher.until(lambda message: message["type"] == "refusal")) == "not-your-seat"
        mover.settle()
        assert mover.version == version


def test_a_move_of_one_table_means_nothing_at_another(server: Server) -> None:
    with two_people(server) as (mover, _), two_people(server) as (foreign, _):
        answer = mover.ask("play", seat=1 - mover.view["seat"], words=[foreign.legal[0]], version=foreign.version)
        assert key_of(answer) == "not-your-seat"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"type": "fly"}',
        '{"type": "play"}',
        '{"type": "play", "seat": "0", "version": 1, "move": "x", "words": [1]}',
        '{"type": "play", "seat": 0, "version": 1, "move": "x", "words": []}',
        '{"type": "play", "seat": 0, "version": 1, "move": "", "words": [1]}',
        '{"type": "play", "seat": 0, "version": 1, "move": "x", "words": [1.5]}',
        '{"type": "play", "seat": 0, "version": 1e400, "move": "x", "words": [1]}',
        '{"type": "play", "seat": -9, "version": 1, "move": "x", "words": [1]}',
        '{"type": "chat", "move": "x", "text": ""}',
        "[" * 5000,
        "\ud83d\ude00",
    ],
)
def test_malformed_messages_are_refused_and_harm_nobody(server: Server, text: str) -> None:
    with two_people(server) as (mover, _):
        mover.socket.send(text.encode("utf-16", "surrogatepass").decode("utf-16"))
        assert key_of(mover.hear()) == "malformed"
        mover.socket.send(b"\xff\x00\xfe")
        assert key_of(mover.hear()) == "malformed"
        assert mover.play(mover.legal[0])["type"] == "answer"


def test_oversized_messages_are_refused_or_cut_off(server: Server) -> None:
    with two_people(server) as (mover, other):
        mover.socket.send("x" * 20_000)
        assert key_of(mover.hear()) == "too-large"
        other.socket.send("x" * 100_000)
        assert other.closed() == 1009
        assert mover.play(mover.legal[0])["type"] == "answer"


def test_a_table_that_is_not_there_and_a_stranger_without_cookie_are_turned_away(server: Server) -> None:
    peak = Person(server)
    with peak.sit("nosuchtable") as sitter:
        assert sitter.closed() == 4404
    private = Person(server, "Wave").make_table(["me", "open"], private=True)
    with peak.sit(private["id"]) as sitter:
        assert sitter.closed() == 4404
    with peak.sit(private["id"], f"?invite={private['invite']}") as sitter:
        assert sitter.hear()["type"] == "table"
    peak.http.cookies.set("dolmen", "forged", domain="127.0.0.1", path="/")
    nobody = Person(server)
    nobody.http.cookies.clear()
    nobody.http.cookies.set("dolmen", "forged")
    with nobody.sit(private["id"]) as sitter:
        assert sitter.closed() == 4401


# Taking back.


def test_a_decision_is_taken_back_alone_where_nothing_has_followed(server: Server) -> None:
    with against_a_bot(server, forced=False) as sitter:
        before = sitter.view
        length = len(sitter.log)
        sitter.play(sitter.legal[0])
        until_asked(sitter)
        answer = sitter.ask("undo", seat=0)  # the bot has moved since; bots consent
        assert answer["type"] == "answer"
        assert sitter.view == before
        assert len(sitter.log) == length


def test_beyond_ones_own_decision_everybody_must_consent(server: Server) -> None:
    with two_people(server) as (mover, other):
        before, seat = mover.view, mover.view["seat"]
        said = mover.legal[0]
        mover.play(said)
        other.settle()
        other.play(other.legal[0])
        mover.settle()
        version = mover.version
        assert mover.ask("undo", seat=seat)["type"] == "answer"
        asked = other.until(lambda message: message["type"] == "undo")["request"]
        place = asked.pop("place")
        assert other.words[place] == said  # everybody is told which move
        assert asked == {"seat": seat, "version": version, "waiting": [1 - seat]}
        assert other.ask("consent", seat=1 - seat, yes=False)["type"] == "answer"
        assert other.undo is None
        mover.settle()
        assert mover.version == version
        assert key_of(other.ask("consent", seat=1 - seat, yes=True)) == "no-request"
        mover.ask("undo", seat=seat)
        other.until(lambda message: message["type"] == "undo")
        with Person(server).sit(mover.id) as late:  # a newcomer hears of the request
            late.settle()
            assert late.undo is not None
        assert other.ask("consent", seat=1 - seat, yes=True)["type"] == "answer"
        mover.settle()
        assert {**mover.view} == before
        assert mover.version > version


def test_there_is_nothing_to_take_back_at_first(server: Server) -> None:
    with two_people(server) as (mover, _):
        assert key_of(mover.ask("undo", seat=mover.view["seat"])) == "cannot-undo"


# People.


def test_chat_reaches_everybody_and_stays(server: Server) -> None:
    with two_people(server) as (mover, other):
        mover.ask("chat", text="  hello,\n stone   age ")
        other.until(lambda message: message["type"] == "chat")
        assert other.chats[-1]["text"] == "hello, stone age"
        assert other.chats[-1]["seat"] == mover.view["seat"]
        assert other.play(0)["key"] in ("not-your-turn", "begin") or True
        version = mover.version
        with Person(server, "Sun").sit(mover.id) as watcher:
            watcher.settle()
            assert [line["text"] for line in watcher.chats] == ["hello, stone age"]
            watcher.ask("chat", text="hi")
        mover.until(lambda message: message["type"] == "chat" and message["messages"][0]["seat"] is None)
        assert mover.chats[-1]["name"] == "Sun"
        assert mover.version == version


def test_presence_tells_who_is_there(server: Server) -> None:
    with two_people(server) as (mover, other):
        other.close()
        gone = mover.until(lambda message: message["type"] == "presence" and len(message["online"]) == 1)
        assert gone["seats"].count(True) == 1
        other.open()
        mover.until(lambda message: message["type"] == "presence" and len(message["online"]) == 2)


def test_one_device_plays_several_seats(server: Server) -> None:
    peak = Person(server, "Peak")
    table = peak.make_table(["me", {"kind": "me", "name": "Wave"}])
    assert [seat["name"] for seat in table["seats"]] == ["Peak", "Wave"]
    with peak.sit(table["id"]) as sitter:
        sitter.settle()
        assert sitter.mine == [0, 1]
        for _ in range(6):
            seat = sitter.view["to_move"]
            sitter.socket.send(json.dumps({"type": "watch", "seat": seat}))
            sitter.settle()
            assert sitter.view["seat"] == seat
            assert sitter.play(sitter.legal[0])["type"] == "answer"


def test_who_resigns_is_replaced_by_a_bot_and_the_others_play_on(server: Server) -> None:
    peak, wave, sun = (Person(server, name) for name in ("Peak", "Wave", "Sun"))
    id = peak.make_table(["me", "open", "open"], options={"round_limit": 1})["id"]
    wave.post(f"/api/tables/{id}/join")
    sun.post(f"/api/tables/{id}/join")
    with peak.sit(id) as first, wave.sit(id) as second, sun.sit(id) as third:
        for sitter in (first, second, third):
            sitter.settle()
        assert key_of(second.ask("resign", seat=1, bot="hal")) == "unknown-bot"
        assert second.ask("resign", seat=1, bot="random")["type"] == "answer"
        assert second.table["seats"][1]["left"]["why"] == "resigned"
        assert second.mine == []
        play_to_the_end(first, third)
    end = time.monotonic() + 60
    while not (ratings := peak.get(f"/api/people/{peak.id}")["ratings"]) and time.monotonic() < end:
        time.sleep(0.05)
    assert ratings["stone-age"]["games"] == 1
    best = max(peak.get(f"/api/people/{p.id}")["ratings"]["stone-age"]["rating"] for p in (peak, sun))
    assert best > peak.get(f"/api/people/{wave.id}")["ratings"]["stone-age"]["rating"]
    assert [table["id"] for table in peak.get(f"/api/people/{peak.id}")["tables"]] == [id]

    # The rematch keeps the others' seats for them.
    again = peak.post(f"/api/tables/{id}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["person", "bot", "open"]
    assert again["seats"][2]["reserved"] == sun.id
    refused = Person(server, "Moon").send("POST", f"/api/tables/{again['id']}/join", {})
    assert refused.json()["error"] == "seat-taken"
    joined = sun.post(f"/api/tables/{id}/rematch")
    assert joined["id"] == again["id"]
    assert joined["status"] == "running"


def test_the_last_person_who_resigns_closes_the_table(server: Server) -> None:
    with against_a_bot(server) as sitter:
        sitter.ask("resign", seat=0)
        sitter.settle()
        assert sitter.table["status"] == "closed"
        assert key_of(sitter.ask("play", seat=0, words=[1])) == "not-your-seat"


def test_a_seat_whose_owner_is_there_cannot_be_given_away(server: Server) -> None:
    with two_people(server) as (mover, other):
        assert key_of(other.ask("replace", seat=mover.view["seat"])) == "not-away"
        assert key_of(other.ask("return", seat=mover.view["seat"])) == "not-your-seat"


# Clocks.


def test_who_runs_out_of_time_in_a_live_game_of_two_has_lost(server: Server) -> None:
    with two_people(server, clock={"kind": "live", "bank": 1, "increment": 0}) as (mover, other):
        seat = mover.view["seat"]
        for sitter in (mover, other):
            sitter.until(lambda message: message["type"] == "note")
            assert sitter.notes == [{"type": "note", "key": "flag-fell", "numbers": {"player": seat}}]
            assert (sitter.table["status"], sitter.table["ended_by"]) == ("over", "time")
            assert sitter.table["places"] == [2 if n == seat else 1 for n in range(2)]
            assert sitter.table["scores"] is None
            assert sitter.view["outcome"] is None
            assert sitter.legal == []
        last = views_of(other)[-1]
        assert (last["why"], last["since"], last["undo"]) == ("clock", None, False)
        assert last["clocks"]["running"] is None  # type: ignore[index]  # JSON
        assert last["clocks"]["left"][seat] == 0  # type: ignore[index]
        assert key_of(mover.ask("play", seat=seat, words=[1])) == "over"
        assert key_of(mover.ask("return", seat=seat)) == "over"
        other.watch(seat)  # everything is open
        assert other.view["seat"] == seat
        id, winner, loser = mover.id, other.person, mover.person
    text = winner.http.get(f"/records/{id}.dolmen").text
    assert "places" not in text  # the record says honestly that the game stopped
    assert "ended" not in text
    record = Record.parse(text)
    record.verify(dolmen.load("stone-age"))
    assert winner.get(f"/records/{id}.json")["places"] is None
    end = time.monotonic() + 30
    while not (ratings := winner.get(f"/api/people/{winner.id}")["ratings"]) and time.monotonic() < end:
        time.sleep(0.05)
    assert ratings["stone-age"]["rating"] > loser.get(f"/api/people/{loser.id}")["ratings"]["stone-age"]["rating"]
    assert [table["id"] for table in winner.get(f"/api/people/{winner.id}")["tables"]] == [id]


def test_with_three_at_the_table_a_bot_plays_on_and_the_person_may_come_back(server: Server) -> None:
    peak, wave, sun = (Person(server, name) for name in ("Peak", "Wave", "Sun"))
    id = peak.make_table(["me", "open", "open"], clock={"kind": "live", "bank": 1, "increment": 20})["id"]
    for guest in (wave, sun):
        guest.post(f"/api/tables/{id}/join")
    with peak.sit(id) as first, wave.sit(id) as second, sun.sit(id) as third:
        sitters = [first, second, third]
        first.settle()
        seat = first.view["to_move"]
        late, other = sitters[seat], sitters[(seat + 1) % 3]
        other.until(lambda message: message["type"] == "note")
        left = other.table["seats"][seat]["left"]
        assert (left["why"], left["comes_back_with"]) == ("clock", 20)
        assert any(view["why"] == "clock" and view["clocks"]["left"][seat] is None for view in views_of(other))  # type: ignore[index]
        late.settle()
        assert (late.mine, late.view["seat"]) == ([], None)
        answer = late.ask("return", seat=seat)
        assert answer["type"] == "answer", answer
        late.settle()
        assert late.mine == [seat]
        assert late.view["seat"] == seat
        seconds = views_of(late)[-1]["clocks"]["left"][seat]  # type: ignore[index]
        assert 0 < seconds <= 20


def test_clocks_are_told_with_every_view(server: Server) -> None:
    with two_people(server, clock={"kind": "live", "bank": 600, "increment": 30}) as (mover, _):
        seat = mover.view["seat"]
        first = json.loads(next(text for text in mover.raw if '"type":"view"' in text))["clocks"]
        assert first["running"] == seat
        assert 590 < first["left"][seat] <= 600
        mover.play(mover.legal[0])
        clocks = json.loads([text for text in mover.raw if '"type":"view"' in text][-1])["clocks"]
        assert clocks["running"] == 1 - seat
        assert 620 < clocks["left"][seat] <= 630


def look(sitter: Sitter, words: list[list[int]], **other: object) -> dict[str, object]:
    """Asks what words would bring."""
    fields = {"seat": sitter.view["seat"], "version": sitter.version, "words": words} | other
    sitter.send("look", **fields)
    while True:
        heard = sitter.hear()
        if heard["type"] in ("ahead", "refusal"):
            return heard


def test_one_may_ask_what_a_word_would_bring(server: Server) -> None:
    with two_people(server) as (mover, other):
        before = mover.version
        told = look(mover, [[word] for word in mover.legal] + [[mover.legal[0], 99_999]])
        ahead = told["ahead"]
        assert isinstance(ahead, list)
        assert [one["words"] for one in ahead[:-1]] == [[word] for word in mover.legal]
        assert all(one["legal"] and not one["alone"] for one in ahead[:-1])  # the other places next
        assert not ahead[-1]["legal"]
        assert mover.version == before
        # Only whose turn it is may ask, and only of its own seat.
        seat = mover.view["seat"]
        assert key_of(look(other, [[mover.legal[0]]], seat=seat)) == "not-your-seat"


def test_a_look_at_what_has_gone_by_is_not_answered(server: Server) -> None:
    with two_people(server) as (mover, _):
        mover.send("look", seat=mover.view["seat"], version=mover.version - 1, words=[[1]])
        mover.send("ping")
        while (heard := mover.hear())["type"] != "pong":
            assert heard["type"] != "ahead"


# Whose eyes.


def views_of(sitter: Sitter) -> list[dict[str, object]]:
    return [message for message in map(json.loads, sitter.raw) if message["type"] == "view"]


def test_who_leaves_or_is_removed_sees_the_table_as_a_stranger_does(server: Server) -> None:
    peak, wave, sun, moon = (Person(server, name) for name in ("Peak", "Wave", "Sun", "Moon"))
    id = peak.make_table(["me", "open", "open"])["id"]
    wave.post(f"/api/tables/{id}/join", {"seat": 1})
    gone = wave.sit(id)
    gone.settle()
    peak.post(f"/api/tables/{id}/seats/1", {"kind": "open"})
    moon.post(f"/api/tables/{id}/join", {"seat": 1})
    left = moon.sit(id)
    left.settle()
    moon.post(f"/api/tables/{id}/leave")
    for guest in (sun, peak):
        guest.post(f"/api/tables/{id}/join", {"seat": 1 if guest is sun else 2})
    assert peak.get(f"/api/tables/{id}")["status"] == "running"
    for sitter in (gone, left):
        with sitter:
            sitter.settle()
            assert views_of(sitter)
            assert all(message["seat"] is None for message in views_of(sitter))
            assert sitter.view["legal"] == []
            assert sitter.mine == []


def test_after_a_shuffle_everybody_sees_from_the_seat_that_is_theirs(server: Server) -> None:
    right = 0
    for _ in range(6):
        peak, wave, sun = (Person(server, name) for name in ("Peak", "Wave", "Sun"))
        id = peak.make_table(["me", "open", "open"], shuffle=True)["id"]
        wave.post(f"/api/tables/{id}/join")
        with peak.sit(id, "?seat=0") as first, wave.sit(id, "?seat=1") as second:
            sun.post(f"/api/tables/{id}/join")
            with sun.sit(id) as third:
                for sitter in (first, second, third):
                    sitter.settle()
                    assert sitter.table["seats"][sitter.view["seat"]]["person"] == sitter.person.id
                    assert sitter.mine == [sitter.view["seat"]]
                    right += 1
    assert right == 18


def test_who_looks_on_and_sits_down_sees_from_the_seat_at_once_and_counts_as_there(server: Server) -> None:
    peak, wave = Person(server, "Peak"), Person(server, "Wave")
    id = peak.make_table(["me", "open"])["id"]
    with peak.sit(id) as host, wave.sit(id) as guest:
        host.until(lambda message: message["type"] == "presence" and message["spectators"] == 1)
        wave.post(f"/api/tables/{id}/join")
        presence = host.until(lambda message: message["type"] == "presence")
        assert (presence["seats"], presence["spectators"]) == ([True, True], 0)
        guest.until(lambda message: message["type"] == "view")
        assert guest.view["seat"] == 1


def test_a_guest_who_signs_in_is_asked_to_come_back_and_does_so_with_the_account(server: Server) -> None:
    account = Person(server, "Peak")
    login = f"peak{time.time_ns()}"
    account.post("/api/account/sign-up", {"login": login, "password": "stone and bone"})
    guest, wave = Person(server, "Guest"), Person(server, "Wave")
    id = guest.make_table(["me", "open"])["id"]
    wave.post(f"/api/tables/{id}/join")
    with guest.sit(id) as sitter:
        sitter.settle()
        assert sitter.view["seat"] == 0
        guest.me = guest.post("/api/account/sign-in", {"login": login, "password": "stone and bone"})
        assert sitter.closed() == 4409
    with guest.sit(id) as again:
        again.settle()
        assert (again.mine, again.view["seat"]) == ([0], 0)
