"""Finished games looked at again, and hints while they last: what was best, by how much, and why."""

from .decisions import DEEP, DEPTHS, HINT, QUICK, Choice, Decision, Depth, Hint, compare, hint, weigh
from .reasons import Reason, Term
from .study import Analysis, Mark, Moment, Part, Study

__all__ = [
    "DEEP",
    "DEPTHS",
    "HINT",
    "QUICK",
    "Analysis",
    "Choice",
    "Decision",
    "Depth",
    "Hint",
    "Mark",
    "Moment",
    "Part",
    "Reason",
    "Study",
    "Term",
    "compare",
    "hint",
    "weigh",
]
