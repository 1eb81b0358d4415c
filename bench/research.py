"""The games in figures, as a table in Markdown that can be cited: `python bench/research.py [GAMES]`.

Random play at the least and the most seats: decisions in a game, legal words at a decision (branching), the share of
words that fate says, how long a game is in words, how large a position and an observation are, and decisions a second
of compiled random play on one core.
"""

from __future__ import annotations

import pickle
import sys
from statistics import fmean

import dolmen
from dolmen.cli.bench import random_play
from dolmen.core.words import PLAYER

HEAD = (
    "| game | seats | words (players') | decisions a game | words a game | branching | words of fate | hidden | "
    "numbers observed | position, bytes | decisions/s |"
)


def figures(id: str, seats: int, games: int) -> str:
    game = dolmen.load(id)
    lengths, branching, thrown, said, size = [], [], 0, 0, 0
    for seed in range(games):
        state, rng, decisions = game.start(seats), dolmen.Rng(seed), 0
        while state.to_move != dolmen.OVER:
            said += 1
            if state.to_move == dolmen.CHANCE:
                thrown += 1
                state.apply(state.sample(rng))
                continue
            legal = state.legal()
            branching.append(len(legal))
            decisions += 1
            if decisions == 20:
                size = len(pickle.dumps(state))
            state.apply(legal[rng.below(len(legal))])
        lengths.append(decisions)
    players = sum(int(family.size) for family in game.words.families if family.kind == PLAYER)
    numbers = game.observer(game.start(seats)).layout.length
    return (
        f"| {id} | {seats} | {len(game.words):,} ({players:,}) | {fmean(lengths):.0f} | {said / games:,.0f} | "
        f"{fmean(branching):.1f} | {thrown / said:.0%} | {'yes' if game.hidden else 'no'} | {numbers:,} | {size:,} | "
        f"{random_play(game, seats, 4 * games)['decisions_per_second'] / 1e6:.1f} M |"
    )


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    print(HEAD)
    print("|---" * 11 + "|")
    for id in dolmen.games():
        seats = dolmen.load(id).seats
        for count in (seats[0], seats[-1]):
            print(figures(id, count, games), flush=True)


if __name__ == "__main__":
    main()
