"""The school: a game is learned by playing it, lesson by lesson, on its own board.

A course lies beside its game: `lessons.toml` says which words lead to a position, what the coach points at, what is to
be said, and what fate and the others say then; `text/lessons/<language>.ftl` holds what the coach says.
"""

from .course import BadLessons, Course, Lesson, Step, course_of, courses
from .sitting import NotHere, Sitting
from .speech import Speech

__all__ = ["BadLessons", "Course", "Lesson", "NotHere", "Sitting", "Speech", "Step", "course_of", "courses"]
