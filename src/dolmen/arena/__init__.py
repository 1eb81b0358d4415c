"""Bots against bots: what is to be played, by whom it is played, and what it shows."""

from .crew import Crew, Here, Processes
from .folder import BadFolder, Folder
from .match import play_game
from .plan import Plan, Result, plan_arena
from .run import run
from .settle import Question
from .standings import Standings, stand

__all__ = [
    "BadFolder",
    "Crew",
    "Folder",
    "Here",
    "Plan",
    "Processes",
    "Question",
    "Result",
    "Standings",
    "plan_arena",
    "play_game",
    "run",
    "stand",
]
