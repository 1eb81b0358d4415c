"""Whole games over real sockets."""

from __future__ import annotations

import random

from server.client import Person, Server, Sitter


def play_to_the_end(*sitters: Sitter, seed: int = 1) -> None:
    """Let everybody say any legal word until the table is over."""
    rng = random.Random(seed)
    while not all(sitter.over for sitter in sitters):
        for sitter in sitters:
            sitter.settle()
            if sitter.legal:
                answer = sitter.play(rng.choice(sitter.legal))
                assert answer["type"] == "answer", answer


def test_two_people_and_a_bot_play_a_whole_game(server: Server) -> None:
    peak, wave = Person(server, "Peak"), Person(server, "Wave")
    table = peak.make_table(["me", "open", "greedy"])
    assert table["status"] == "waiting"
    assert table["invite"]
    with peak.sit(table["id"]) as first:
        wave.post(f"/api/tables/{table['id']}/join")
        with wave.sit(table["id"]) as second, Person(server).sit(table["id"]) as watcher:
            first.until(lambda message: message["type"] == "view")
            play_to_the_end(first, second)
            watcher.settle()
            assert first.view["outcome"] == second.view["outcome"] == watcher.view["outcome"]
            assert first.log == second.log == watcher.log
            assert first.table["places"] == list(first.view["outcome"]["places"])
            assert watcher.mine == []
            assert watcher.table["invite"] is None
            assert first.words == second.words
    replay = peak.get(f"/records/{table['id']}.json")
    assert [step["word"] for step in replay["steps"]] == first.words
    assert replay["scores"] == first.table["scores"]
