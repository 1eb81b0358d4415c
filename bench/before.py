"""Bots of this Dolmen against bots of another one, for instance of the commit before: is the new one stronger?

    python bench/before.py OTHER_PYTHON GAME --bot search@0.05 --other search@0.05 [--seats 2] [-o tiles=classic]
        [--games 100] [--seed 1] [--json]

OTHER_PYTHON is the interpreter of an environment in which the other Dolmen is installed (`git worktree add`, `./test`).
It gets the words of the game and says its own. Half of the seats each (one against the rest with --lone); every fate is
met from both sides.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from typing import IO

from dolmen import CHANCE, OVER, Game, Rng, State, load
from dolmen.arena.standings import wilson
from dolmen.bots import Seat, make_bot


class Answering:
    """The side that answers, in the other interpreter: one JSON line a question."""

    def __init__(self) -> None:
        for line in sys.stdin:
            asked = json.loads(line)
            if "start" in asked:
                game: Game = load(asked["start"])
                state: State = game.start(asked["seats"], **asked["options"])
                bot = make_bot(asked["bot"])
                rng = Rng(asked["seed"])
                continue
            for word in asked["words"]:
                state.apply(word)
            said = bot.choose(Seat(game, state, int(state.to_move), asked["seats"]), rng)
            print(json.dumps(int(said)), flush=True)


class Other:
    """A bot in another interpreter."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, __file__, "--answer"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.said: list[int] = []

    def tell(self, what: object) -> None:
        into: IO[str] | None = self.process.stdin
        assert into is not None
        into.write(json.dumps(what) + "\n")
        into.flush()

    def start(self, game: Game, seats: int, options: dict[str, str], bot: str, seed: int) -> None:
        self.said = []
        self.tell({"start": game.id, "seats": seats, "options": options, "bot": bot, "seed": seed})

    def choose(self, seats: int) -> int:
        self.tell({"words": self.said, "seats": seats})
        self.said = []
        out = self.process.stdout
        assert out is not None
        return int(json.loads(out.readline()))


def play(game: Game, other: Other, given: argparse.Namespace, number: int) -> tuple[float, float, float]:
    """One game: our share of the win, our points and theirs, each on average."""
    seats = given.seats
    options = dict(pair.split("=", 1) for pair in given.option)
    fate, rng = Rng(given.seed * 100_000 + number // 2), Rng(given.seed * 100_000 + number)
    ours = {(number + k) % seats for k in range(0, 1 if given.lone else seats, 2)}
    bot = make_bot(given.bot)
    other.start(game, seats, options, given.other, number)
    state = game.start(seats, **options)
    while state.to_move != OVER:
        seat = int(state.to_move)
        if seat == CHANCE:
            word = int(state.sample(fate))
        elif seat in ours:
            word = bot.choose(Seat(game, state, seat, seats), rng)
        else:
            word = other.choose(seats)
        state.apply(word)
        other.said.append(word)
    places, points = state.outcome().places, state.scores()
    winners = [seat for seat in range(seats) if places[seat] == 1]
    share = sum(seat in ours for seat in winners) / len(winners)
    theirs = [points[seat] for seat in range(seats) if seat not in ours]
    return share, sum(points[seat] for seat in ours) / len(ours), sum(theirs) / len(theirs)


def main() -> int:
    """Prints one line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("python")
    parser.add_argument("game")
    parser.add_argument("--bot", required=True)
    parser.add_argument("--other", required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--lone", action="store_true", help="one of ours against the rest")
    parser.add_argument("-o", "--option", action="append", default=[])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    game, other = load(given.game), Other(given.python)
    found = [play(game, other, given, number) for number in range(given.games)]
    share, points, theirs = (sum(column) / len(found) for column in zip(*found, strict=True))
    low, high = wilson(share, len(found))
    if given.json:
        print(json.dumps({"share": share, "low": low, "high": high, "points": points, "others": theirs}))
    else:
        name = " ".join([given.game, *given.option])
        print(
            f"{name}, {given.seats} seats: {given.bot} against the other's {given.other}: {share:.1%} "
            f"({low:.1%} – {high:.1%}) of {len(found)} games, {points:.1f} points to {theirs:.1f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(Answering() and 0 if sys.argv[1:] == ["--answer"] else main())
