"""`dolmen test`: does a game keep the contract?"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from dolmen import Game, Record
from dolmen.testing import BrokenGame, check_game

from .speech import grouped, say, told
from .usage import find_game, read_options


def check_contract(
    id: str,
    players: int | None,
    games: int,
    seed: int,
    every: int,
    options: Sequence[str],
    components: Path | None,
    output: Path | None,
) -> int:
    """Play random games with all checks; 1 if one of them fails, with the words that led there as a record."""
    game = find_game(id, components)
    if players is not None:
        game.check_seats(players)
    try:
        summary = check_game(game, players, games, seed, every, **read_options(game, options))
    except BrokenGame as fault:
        head, *rest = str(fault).removeprefix(f"{game.id}: ").splitlines()
        print(f"dolmen: {game.id}: {told(head)}", *map(told, rest), sep="\n", file=sys.stderr)
        if fault.seats:
            file = output or Path(f"{game.id}-fault.dolmen")
            record_of(game, fault).save(file, game)
            print(say("cli-fault", file=str(file), words=len(fault.words)), file=sys.stderr)
        return 1
    numbers = {name: grouped(value) for name, value in vars(summary).items()}
    print(f"{game.id}: {say('cli-ok')}: {say('cli-contract', **{**numbers, 'games': summary.games})}")
    return 0


def record_of(game: Game, fault: BrokenGame) -> Record:
    """The game up to the fault."""
    seats = tuple(str(seat + 1) for seat in range(fault.seats))
    return Record(
        game=game.id,
        version=game.version,
        components=game.pack.hash,
        options={name: value for name, value in game.settle(fault.options).items() if name in fault.options},
        seats=seats,
        words=fault.words,
        movers=fault.movers,
    )
