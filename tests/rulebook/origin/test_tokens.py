"""Охотничьи угодья, Проливы."""

from __future__ import annotations

from typing import Any

from dolmen import CHANCE, OVER, Rng
from dolmen.games.origin.words import STRAITS, WORDS
from rulebook.origin.table import GAME, Table
from rulebook.rule import rule


@rule("OR-104", "OR-108")
def test_the_first_to_come_takes_the_hunting_token_and_scores_its_value() -> None:
    table = Table()
    table.stand(1, af_con="h1s1_black", eu_gob="h2s1_black")
    table.stand(0, eu_ura="h1s1_brown")
    before = table.score(0)
    table.say("migrate eu_ura eu_sib")
    assert table.view(None).players[0].hunting == [5]
    assert table.score(0) == before + 5
    assert table.token("eu_sib") is None
    table.finish_turn()
    table.say("evolve h1s2_black af_cap")
    assert table.view(None).players[1].hunting == [4]


@rule("OR-105")
def test_an_emptied_ground_gives_nothing_but_a_strait_may_still_pay() -> None:
    table = Table()
    table.strip(0)
    table.no_token("af_cap")
    table.stand(0, af_con="h1s1_brown", an_mau="h1s1_black")
    table.say("migrate af_con af_cap")
    player = table.view(None).players[0]
    assert (player.hunting, player.straits, player.tiles) == ([], [3], [0] * 5)
    assert table.to_move == 1  # no reward, and the turn is over


@rule("OR-106")
def test_an_occupied_green_territory_never_has_its_token() -> None:
    for seed in range(12):
        state = GAME.start(4)
        rng = Rng(seed)
        while state.to_move != OVER:
            legal = state.legal()
            state.apply(state.sample(rng) if state.to_move == CHANCE else legal[rng.below(len(legal))])
            if state.to_move >= 0:
                assert not [land for land in state.box.greens if state.occupied >> land & 1 and state.token_at(land)]


@rule("OR-107", "OR-171")
def test_a_hunting_token_is_never_lost() -> None:
    """A swap and Tribal war leave it alone."""
    table = Table()
    table.stand(0, af_con="h1s3_white")
    table.stand(1, af_cap="h1s1_black")
    table.no_token("af_cap")
    table.player(1).hunting = 1 << 4 * 4
    table.straits(1, 3)
    table.give(0, "war_strait")
    table.say("swap af_con af_cap", "play war_strait")
    assert table.view(None).players[1].hunting == [4]
    assert table.view(None).players[0].hunting == []


@rule("OR-109", "OR-115")
def test_who_holds_both_ends_takes_the_token() -> None:
    table = Table()
    table.stand(0, af_nil="h2s1_black")
    before = table.score(0)
    table.say("evolve h3s1_black eu_ana")
    assert table.view(None).players[0].straits == [4]
    assert table.score(0) == before + 4
    assert table.token("s02") is None


@rule("OR-110", "OR-111")
def test_the_token_stays_with_its_taker_and_the_strait_pays_no_more() -> None:
    table = Table()
    table.stand(0, af_nil="h2s1_black")
    table.say("evolve h3s1_black eu_ana")
    table.finish_turn()
    table.turn(0)
    table.say("migrate af_nil af_mag")
    table.finish_turn()
    assert table.view(None).players[0].straits == [4]
    table.turn(0)
    table.say("migrate af_mag af_nil")
    assert table.view(None).players[0].straits == [4]


@rule("OR-112")
def test_others_pawns_and_the_neutral_one_do_not_help() -> None:
    table = Table()
    table.stand(1, af_nil="h2s1_black")
    table.stand(None, eu_ara="h1s1_brown")
    table.say("evolve h3s1_black eu_ana")
    table.finish_turn()
    table.turn(0)
    table.say("evolve h1s1_black af_hor")
    assert table.view(None).players[0].straits == []
    assert [table.token(strait) for strait in STRAITS] == [3, 4, 5, 3, 4, 5, 3, 4, 5, 3, 4]


def displaced(**options: Any) -> Table:
    """Seat 0 swaps, and the displaced pawn of seat 1 comes to stand across S01 from another of its own."""
    table = Table(**options)
    table.stand(0, af_mag="h1s3_white")
    table.stand(1, af_nil="h1s1_brown", eu_wes="h1s1_black")
    table.say("swap af_mag af_nil")
    return table


@rule("OR-113")
def test_straits_are_checked_after_the_active_players_action_for_that_player_alone() -> None:
    table = displaced()
    assert table.owner("af_mag") == 1
    assert table.view(None).players[1].straits == []
    table.finish_turn()
    table.say("evolve h2s1_white af_hor")  # any action of its own
    assert table.view(None).players[1].straits == [3]


@rule("OR-113")
def test_the_claim_is_lost_if_one_end_moves_away_first() -> None:
    table = displaced()
    table.finish_turn()
    table.say("migrate eu_wes eu_eas")
    assert table.view(None).players[1].straits == []
    assert table.token("s01") == 3


@rule("OR-113")
def test_with_the_option_the_displaced_player_claims_at_once() -> None:
    table = displaced(displaced_player_claims_strait_immediately="on")
    assert table.view(None).players[1].straits == [3]


@rule("OR-114")
def test_the_strait_inside_oceania_has_a_token() -> None:
    table = Table()
    table.stand(0, oc_pap="h2s1_black")
    table.say("evolve h3s1_black oc_nor")
    assert table.view(None).players[0].straits == [3]
    assert table.token("s10") is None


@rule("OR-104", "OR-109", "OR-113")
def test_what_an_action_would_bring_is_told_before() -> None:
    table = Table()
    table.stand(0, af_nil="h2s2_black", af_con="h1s2_brown", eu_ara="h1s1_black", eu_ana="h2s3_black")
    table.stand(1, af_hor="h1s1_brown")
    table.no_token("s02")
    told = {preview.word: (preview.straits, preview.hunting) for preview in table.view(0).previews}
    assert told["migrate af_con af_cap"] == ([], 4)
    assert told["swap af_nil af_hor"] == (["s03"], 0)
    for word in table.legal():
        if word.split()[0] in ("evolve", "migrate", "swap"):
            twin = table.state.copy()
            twin.apply(WORDS.parse(word))
            after = GAME.view(twin, None)
            gone = [strait.id for strait in after.straits if strait.token is None and strait.id != "s02"]
            assert (gone, sum(after.players[0].hunting)) == told.get(word, ([], 0)), word
    table.stand(0, af_mag="h3s1_black", eu_wes="h3s1_brown")  # both ends held, as after a displacement
    told = {preview.word: (preview.straits, preview.hunting) for preview in table.view(0).previews}
    assert told["migrate af_con af_lak"] == (["s01"], 0)
    assert "migrate af_mag af_lak" not in told  # which gives up one end
