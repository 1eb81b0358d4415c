"""All bots by name."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from importlib.metadata import EntryPoint, entry_points

from dolmen.bots.bot import Bot, FlatBot, GreedyBot, RandomBot, SearchBot, Specialist, UnknownBot
from dolmen.bots.levels import LEVELS
from dolmen.core.errors import BrokenPlugin
from dolmen.core.game import playable


def read_seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= 3600:
        raise UnknownBot(f"{name!r}: the time is given in seconds from 0.001 to 3600, as in search@0.1")
    return seconds


def read_iterations(name: str, text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 10**9:
        raise UnknownBot(f"{name!r}: the number of iterations is from 1 to 1000000000, as in search:2000")
    return int(text)


def read_processes(name: str, text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 256:
        raise UnknownBot(f"{name!r}: the number of processes is from 1 to 256, as in search@1*2")
    return int(text)


PLAIN: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "flat": FlatBot,
    "search": SearchBot,
}
BOTS: dict[str, Callable[[], Bot]] = {**LEVELS, **PLAIN}  # for any game
OFFERED: list[str] = list(LEVELS)  # to people; plug-ins too


def plugged(point: EntryPoint) -> Callable[[], Bot]:
    """Makes the bot of a plug-in, or says whose it is and what is wrong with it."""

    def make() -> Bot:
        package = point.dist.name if point.dist else point.value
        try:
            bot = point.load()()
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise BrokenPlugin(f"the bot {point.name!r} of the package {package} cannot be loaded ({what})") from error
        if not isinstance(bot, Bot):
            raise BrokenPlugin(f"the bot {point.name!r} of the package {package} is no subclass of dolmen.bots.Bot")
        return bot

    return make


for _point in entry_points(group="dolmen.bots"):
    if _point.name not in BOTS:  # ours are not replaced
        BOTS[_point.name] = plugged(_point)
        OFFERED.append(_point.name)


def specialists() -> dict[str, Callable[[], Bot]]:
    """The bots that games bring along for themselves."""
    return {name: partial(Specialist, name, game.id) for game in playable()[0] for name in game.bots}


def make_bot(name: str) -> Bot:
    """A bot by its name; `search@0.1` thinks a tenth of a second a word, `chieftain:2000` so many iterations.

    `search@1*2` thinks in two processes.
    """
    alone, *team = name.split("*", 1)
    kind, *budget = re.split("(?=[@:])", alone, maxsplit=1)
    known = BOTS if kind in BOTS else {**BOTS, **specialists()}
    if kind not in known:
        near = get_close_matches(kind, list(known), 1)
        hint = f"did you mean {near[0]}?" if near else f"bots are: {', '.join(known)}"
        raise UnknownBot(f"there is no bot {name!r}; {hint}")
    bot = known[kind]()
    if budget:
        if not bot.takes_budget:
            raise UnknownBot(f"{name!r}: {kind} takes no budget; bots that look ahead do, as in search@0.1")
        sign, number = budget[0][0], budget[0][1:]
        processes = read_processes(name, team[0]) if team else 1
        if sign == "@":
            bot.think_for(read_seconds(name, number), 0, processes)
        else:
            bot.think_for(math.inf, read_iterations(name, number), processes)
    elif team:
        raise UnknownBot(f"{name!r}: several processes go with a budget, as in search@1*2")
    return bot
