"""The school: a game is learned by playing it, lesson by lesson, on its own board.

A course lies beside its game: `lessons.toml` says which words lead to a position, what the coach points at, what is to
be said, and what fate and the others say then; `text/lessons/<language>.ftl` holds what the coach says. So do its
puzzles: `puzzles.toml` holds decisions in which one word is best, and not the obvious one.
"""

from .attempt import Attempt
from .book import Line, Picture, Section, picture, sections
from .course import BadLessons, Course, Lesson, Step, course_of, courses
from .puzzles import BadPuzzles, Collection, Puzzle, collections, puzzles_of
from .retry import Retry
from .sitting import NotHere, Sitting
from .speech import Speech

__all__ = [
    "Attempt",
    "BadLessons",
    "BadPuzzles",
    "Collection",
    "Course",
    "Lesson",
    "Line",
    "NotHere",
    "Picture",
    "Puzzle",
    "Retry",
    "Section",
    "Sitting",
    "Speech",
    "Step",
    "collections",
    "course_of",
    "courses",
    "picture",
    "puzzles_of",
    "sections",
]
