"""How often greedy clans of The First Sparks starve, and whether by their own fault.

    python bench/hunger.py [--games 40] [--json]

A fault is a word after which the clan will lose a member at its next feeding if all others pass, where another word
would have avoided that. Games that last to the round limit are counted too: clans that keep each other poor.
"""

from __future__ import annotations

import argparse
import json
from statistics import median

from dolmen import CHANCE, OVER, Rng, load
from dolmen.bots import Seat, make_bot
from dolmen.games.first_sparks.phases import HUNTING
from dolmen.games.first_sparks.state import FirstSparks

GAME = load("first-sparks")
MUST_ANSWER = ("refused", "discard")
MAY_HUNGER = ("second-member", "offer", "buy", "refused", "discard", "spread")
LIMIT = 40


def after(state: FirstSparks, word: int) -> FirstSparks:
    copy = state.copy()
    copy.apply(word)
    return copy


def starving(state: FirstSparks, seat: int) -> int:
    """How many members a seat loses at its next feeding if from now on all pass and it answers well what it must."""
    s = state.copy()
    feeding = s.round if s.phase <= HUNTING else s.round + 1
    lost = 0
    while s.to_move != OVER and (s.round, s.phase) <= (feeding, HUNTING):
        if s.to_move == seat and s.asked().name in MUST_ANSWER:
            return lost + min(starving(after(s, word), seat) for word in s.legal())
        lost += s.to_move == seat and s.asked().name == "starve"
        s.apply(s.sample(Rng(0)) if s.to_move == CHANCE else s.legal()[-1])
    return lost


def play(seats: int, seed: int) -> tuple[FirstSparks, int, int]:
    """A game of greedy clans, how many members they lost, and how often one chose hunger."""
    greedy = make_bot("greedy")
    state = GAME.start(seats)
    assert isinstance(state, FirstSparks)
    rng = Rng(seed)
    starved = faults = 0
    safe = False
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        seat, kind = int(state.to_move), state.asked().name
        starved += kind == "starve"
        word = greedy.choose(Seat(GAME, state, seat, seats), rng)
        if kind in MAY_HUNGER and not (kind == "spread" and state.placed):  # a turn's members count together
            safe = any(not starving(after(state, other), seat) for other in state.legal())
        state.apply(word)
        if kind in MAY_HUNGER and safe and not (state.asked().name == "spread" and state.placed):
            faults += starving(state, seat) > 0
    return state, starved, faults


def main() -> None:
    """Prints a line for every number of seats."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rows = []
    for seats in range(2, 7):
        played = [play(seats, seed) for seed in range(options.games)]
        rows.append(
            {
                "seats": seats,
                "games": options.games,
                "starved": sum(starved for _, starved, _ in played),
                "faults": sum(faults for _, _, faults in played),
                "to the limit": sum(state.round >= LIMIT for state, _, _ in played),
                "rounds": median(int(state.round) for state, _, _ in played),
            }
        )
        if not options.json:
            print("  ".join(f"{name} {value}" for name, value in rows[-1].items()), flush=True)
    if options.json:
        print(json.dumps(rows))


if __name__ == "__main__":
    main()
