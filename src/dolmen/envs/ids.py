"""The names under which libraries know our games, with the version of the environments."""

from __future__ import annotations

from dolmen.core.extra import need

need("numpy", "gymnasium")

import gymnasium

from dolmen.core.game import games

VERSION = 1  # it grows when an environment would give other numbers


def env_id(game: str) -> str:
    """`stone-age` is `dolmen/StoneAge-v1` to Gymnasium."""
    return f"dolmen/{''.join(part.capitalize() for part in game.split('-'))}-v{VERSION}"


def zoo_name(game: str) -> str:
    """`stone-age` is `dolmen_stone_age_v1` to PettingZoo."""
    return f"dolmen_{game.replace('-', '_')}_v{VERSION}"


def register() -> None:
    """Make all installed games known to Gymnasium; importing `dolmen.envs` does it."""
    for game in games():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(env_id(game), entry_point="dolmen.envs.single:SeatEnv", kwargs={"game": game})
