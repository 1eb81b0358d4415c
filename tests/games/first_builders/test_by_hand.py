"""What the state remembers and how rounds end, worked out again by hand in random games."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from conftest import Numbers
from dolmen import CHANCE, OVER
from dolmen.core.rng import Rng
from dolmen.games.first_builders.city import BUILDING_TILE, FARM_TILE
from dolmen.games.first_builders.game import FirstBuildersGame
from dolmen.games.first_builders.player import Player
from dolmen.games.first_builders.state import FINISHED, PLAYING, SET_UP, TRACKS, WAR, FirstBuilders
from dolmen.games.first_builders.words import ALL, DONE, FIRST_CITIZEN, PASS, WIDTH

GAME = FirstBuildersGame()
THRESHOLDS = (0, 3, 6, 9, 12)
LAST = 15
Stacks = dict[int, list[int]]  # by space: the seats of its discs, the lowest first


def stacks(s: FirstBuilders, track: int) -> Stacks:
    found: Stacks = {}
    for seat in sorted(range(int(s.discs_on(track))), key=lambda seat: int(s.height(track, seat))):
        found.setdefault(int(s.disc(track, seat)), []).append(seat)
    return found


def fallen_back(before: Stacks) -> Stacks:
    """Stack after stack from the start on; where they meet, the later one is slid in below."""
    after: Stacks = {}
    for space in sorted(before):
        camp = space if space == LAST else max(n for n in THRESHOLDS if n <= space)
        after[camp] = before[space] + after.get(camp, [])
    return after


def check_stacks(s: FirstBuilders) -> None:
    """On every space the discs lie one upon the other."""
    for track in range(TRACKS):
        for space, seats in stacks(s, track).items():
            heights = [int(s.height(track, seat)) for seat in seats]
            assert heights == list(range(len(seats))), (track, space)


def check_city(player: Player) -> None:
    grid = [int(tile) for tile in player.grid]
    tiles = [cell for cell, tile in enumerate(grid) if tile]
    assert player.tiles == len(tiles) - 2
    beside = {(cell + step) % ALL for cell in tiles for step in (-WIDTH, -1, 1, WIDTH)}
    assert list(player.frontier) == sorted(cell for cell in beside if not grid[cell])
    closed = {int(centre) // 30 for centre in player.centres}
    assert len(closed) == len(player.centres)
    blocks = {cell for cell in tiles if all(grid[(cell + step) % ALL] for step in (1, WIDTH, WIDTH + 1))}
    assert list(player.open) == sorted(blocks - closed)
    assert closed <= blocks
    assert list(player.farms) == [cell for cell in tiles if grid[cell] >= FARM_TILE]
    built = Counter(grid[cell] - BUILDING_TILE for cell in tiles if BUILDING_TILE <= grid[cell] < FARM_TILE)
    assert list(player.built) == [built[kind] for kind in range(len(player.built))]


def check_player(s: FirstBuilders, seat: int) -> None:
    player = s.players[seat]
    assert min(player.stone, player.food, player.wisdom, player.gold, player.tokens, player.free) >= 0
    assert set(player.advisers) == {colour for colour in range(5) if player.colours >> colour & 1}
    assert len(set(player.advisers)) == len(player.advisers)
    held = {int(sign) for sign, owner in zip(s.signs, s.owners, strict=False) if owner == seat}
    assert held == {sign for sign in range(12) if player.signs >> sign & 1}
    if s.phase >= PLAYING:
        on_sites = sum(int(code) // 5 >= FIRST_CITIZEN for code in player.posted)
        at_home = sum(int(count) for count in player.home)
        assert at_home + on_sites + player.free == player.bases <= 6


def check_round_end(s: FirstBuilders, war: Stacks, owners: list[int]) -> None:
    """The first player, the retreat, and the zodiac cards (FB-188 … FB-197)."""
    if s.box.seats > 1:
        assert s.first == war[max(war)][0]
    assert stacks(s, WAR) == fallen_back(war)
    for temple, owner in enumerate(owners):
        discs = stacks(s, 1 + temple)
        highest = max(discs)
        wanted = discs[highest][0] if highest > 0 or s.box.any_leader else owner
        assert s.owners[temple] == wanted
    assert all(not player.posted and player.archon for player in s.players)


def scarce(folder: Path) -> FirstBuildersGame:
    """One tile of a kind and three dice of a colour: rows and stacks run out."""
    text = (GAME.home / "components.toml").read_text(encoding="utf-8")
    text = re.sub(r"copies = \d", "copies = 1", text).replace("citizens = [6, 7, 8, 9]", "citizens = [3, 3, 3, 3]")
    (folder / "own.toml").write_text(text, encoding="utf-8")
    return FirstBuildersGame(folder / "own.toml")


def options_of(rng: Rng) -> dict[str, str | int]:
    """Options by lot, but for the length of the game."""
    out: dict[str, str | int] = {}
    for option in GAME.options:
        if option.name != "round_limit":
            values = option.values or range(option.low, option.high + 1)
            out[option.name] = values[rng.below(len(values))]
    return out


def play(game: FirstBuildersGame, seats: int, seed: int) -> None:
    """A game of random words; every other one hardly ever declines and passes late, so that much happens in it."""
    rng = Rng(seed)
    state = game.start(seats, **(options_of(rng) if seed % 4 >= 2 else {}))
    assert isinstance(state, FirstBuilders)
    census = game.census(state)
    while state.to_move != OVER:
        war, round, phase = stacks(state, WAR), state.round, state.phase
        owners = [int(owner) for owner in state.owners]
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
        else:
            legal = state.legal()
            eager = [word for word in legal if word not in (PASS, DONE)]
            chosen = eager if eager and seed % 2 and rng.below(6) else legal
            state.apply(chosen[rng.below(len(chosen))])
        if state.phase > SET_UP:
            check_stacks(state)
        for seat in range(seats):
            check_player(state, seat)
            check_city(state.players[seat])
        if phase == PLAYING and (state.round > round or state.phase == FINISHED):
            check_round_end(state, war, owners)
        assert game.census(state) == census


def test_nothing_is_remembered_wrongly_and_rounds_end_as_by_hand(numbers: Numbers) -> None:
    for seed in range(numbers(4, 24, 2_000)):
        play(GAME, 1 + seed // 4 % 4, seed)


def test_nor_when_tiles_and_dice_run_out(numbers: Numbers, tmp_path: Path) -> None:
    game = scarce(tmp_path)
    for seed in range(numbers(4, 24, 2_000)):
        play(game, 1 + seed // 4 % 4, seed)
