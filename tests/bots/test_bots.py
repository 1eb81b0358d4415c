"""The first three bots: they play by the rules, see what their seat sees, and each is stronger than the one before."""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from dolmen import CHANCE, OVER, Game, Rng, State, load
from dolmen.bots import BOTS, Bot, Seat, UnknownBot, make_bot
from dolmen.bots.bot import SearchBot
from dolmen.bots.search import Search


def play(game: Game, bots: list[Bot], seed: int, **options: str | int) -> State:
    """A whole game between bots."""
    rng = Rng(seed)
    state: State = game.start(len(bots), **options)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        seat = int(state.to_move)
        word = bots[seat].choose(Seat(game, state, seat, len(bots)), rng)
        assert word in state.legal()
        state.apply(word)
    return state


def quick(name: str, iterations: int = 6) -> Bot:
    """A bot that looks ahead a few times only, however long it would like to."""
    bot = make_bot(name)
    if bot.takes_budget:
        bot.think_for(math.inf, iterations)
    return bot


def first_decision(game: Game, seats: int, seed: int = 1) -> State:
    state: State = game.start(seats)
    rng = Rng(seed)
    while state.to_move == CHANCE:
        state.apply(state.sample(rng))
    return state


@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_plays_whole_games_by_the_rules(stone_age: Game, name: str) -> None:
    bot = quick(name)
    for seats in (2, 3, 4):
        state = play(stone_age, [bot] * seats, seed=seats, round_limit=1)
        assert state.to_move == OVER


def test_an_unknown_bot_is_refused_with_a_near_name() -> None:
    with pytest.raises(UnknownBot, match="did you mean greedy"):
        make_bot("gredy")


def test_search_takes_its_time_from_its_name() -> None:
    bot = make_bot("search@0.25")
    assert isinstance(bot, SearchBot)
    assert bot.seconds == 0.25
    for name in ("search@", "search@soon", "search@-1", "search@nan", "greedy@1"):
        with pytest.raises(UnknownBot):
            make_bot(name)


def test_greedy_says_the_same_every_time(stone_age: Game) -> None:
    state = first_decision(stone_age, 3)
    seat = Seat(stone_age, state, int(state.to_move), 3)
    assert make_bot("greedy").choose(seat, Rng(1)) == make_bot("greedy").choose(seat, Rng(2))


def test_search_with_a_seed_says_the_same_again(stone_age: Game) -> None:
    state = first_decision(stone_age, 2)
    seat = Seat(stone_age, state, int(state.to_move), 2)
    assert SearchBot(0, 60).choose(seat, Rng(5)) == SearchBot(0, 60).choose(seat, Rng(5))


def test_search_counts_what_it_visits(stone_age: Game) -> None:
    state = first_decision(stone_age, 2)
    search = Search(state, state.to_move, 2, Rng(3))
    search.run(0.0, 70)
    table = search.table()
    assert search.iterations == 70
    assert sum(visits for _, visits, _ in table) == 70
    assert [word for word, _, _ in table] == state.legal()
    assert all(0.0 <= value <= 1.0 for _, _, value in table)


def test_words_behind_the_first_are_rated_little_by_little(stone_age: Game) -> None:
    state = first_decision(stone_age, 2)
    search = Search(state, state.to_move, 2, Rng(3))
    search.run(0.0, 600)
    rated, complete = [], []
    for word in state.legal():
        node, after = search.after(word), state.copy()
        after.apply(word)
        if node is not None and node.visits > 0:
            words = len(after.legal())
            rated.append(len(node.keys) / words)
            complete.append(len(node.keys) == words or 3 + 2 * node.visits < words + 2)
    assert min(rated) < 1.0 == max(rated)
    assert all(complete), "a place visited often has all its words rated"


def test_a_tree_stays_with_its_seat_as_long_as_the_turn_goes_on_as_seen() -> None:
    game = load("kingdomino-origins")
    state: State = game.start(2)
    rng, bot, kept = Rng(1), SearchBot(math.inf, 40), 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        seat = Seat(game, state, int(state.to_move), 2)
        kept += bot.kept is not None and len(state.legal()) > 1 and bot.kept.goes_on(seat)
        state.apply(bot.choose(seat, rng))
    assert kept > 5  # a domino is laid and the next one chosen in one turn


def test_a_search_that_is_stopped_says_the_best_so_far(stone_age: Game) -> None:
    state = first_decision(stone_age, 2)
    bot = SearchBot(60.0)
    with ThreadPoolExecutor(1) as pool:
        job = pool.submit(bot.choose, Seat(stone_age, state, int(state.to_move), 2), Rng(1))
        while not job.done():
            time.sleep(0.01)
            bot.stop()
        assert job.result() in state.legal()


def test_several_processes_search_the_same_decision(stone_age: Game) -> None:
    state = first_decision(stone_age, 2)
    seat = Seat(stone_age, state, int(state.to_move), 2)
    bot = make_bot("search:64*2")
    said = bot.choose(seat, Rng(5))
    assert said in state.legal()
    assert bot.choose(seat, Rng(5)) == said
    for name in ("search*2", "search:64*0", "search:64*many", "greedy*2"):
        with pytest.raises(UnknownBot):
            make_bot(name)


def test_flat_monte_carlo_with_a_seed_says_the_same_again(stone_age: Game) -> None:
    bot = make_bot("flat:60")
    state = first_decision(stone_age, 2)
    seat = Seat(stone_age, state, int(state.to_move), 2)
    assert bot.choose(seat, Rng(5)) == bot.choose(seat, Rng(5))
    assert bot.choose(seat, Rng(6)) in state.legal()


def test_search_stops_when_its_time_is_up(stone_age: Game) -> None:
    state = first_decision(stone_age, 2)
    search = Search(state, state.to_move, 2, Rng(3))
    search.run(0.001, 0)
    assert 0 < search.iterations < 100_000


def test_a_single_word_is_not_searched(stone_age: Game) -> None:
    class Unsearchable(Seat):
        def legal(self) -> list[int]:
            return super().legal()[:1]

        def world(self, rng: Rng) -> State:
            raise AssertionError("nothing to search")

    state = first_decision(stone_age, 2)
    seat = Unsearchable(stone_age, state, int(state.to_move), 2)
    for name in BOTS:
        assert make_bot(name).choose(seat, Rng(1)) == state.legal()[0]


@pytest.mark.parametrize("bot", [make_bot("greedy"), SearchBot(0, 60)], ids=["greedy", "search"])
def test_a_bot_cannot_know_a_card_drawn_by_another(stone_age: Game, bot: Bot) -> None:
    """The same position with another hidden card: the bot of another seat says the same word."""
    words = stone_age.words
    choices = []
    for hidden, left in ((20, 21), (21, 20)):
        state = first_decision(stone_age, 2)
        owner = 1 - int(state.to_move)
        assert not {hidden, left} & {int(n) for n in state.display}  # type: ignore[attr-defined]  # a Stone Age state
        state.deck.take(hidden - 1)  # type: ignore[attr-defined]  # the same
        player = state.players[owner]  # type: ignore[attr-defined]  # the same
        player.cards |= 1 << hidden
        player.drawn |= 1 << hidden
        seat = Seat(stone_age, state, int(state.to_move), 2)
        choices.append(words.text(bot.choose(seat, Rng(9))))
    assert choices[0] == choices[1]
