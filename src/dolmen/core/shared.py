"""What states are made of, and what all states of a game share: its components and options, laid out in tables once."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from .mind import Mind
from .pickling import reduced


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """The base of what a state is made of, such as a player: it pickles by its attributes."""

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """The base of a game's box. It is never written to after it was laid out, and pickles by what it was made from."""

    def __init__(self, seats: i64 = 0) -> None:
        self.key: tuple[object, ...] = ()  # the game's class, its component file, seats and options
        self.mind: Mind | None = None  # the learned value of such a table
        self.seats: i64 = seats

    def __reduce__(self) -> tuple[object, ...]:
        from .boxed import box_of

        return box_of, self.key
