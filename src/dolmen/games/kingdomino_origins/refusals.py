"""Why a word is not allowed: never asked in search, so it may look at everything twice."""

from __future__ import annotations

from dolmen.core.asked import Refusal
from dolmen.core.words import Words

from .box import BARE, GRID, START, STEPS, Box
from .choosing import Choosing
from .hiring import Hiring, Paying, Putting
from .placing import Firing, Placing
from .state import KingdominoOrigins
from .territory import Territory, distance
from .totems import Giving
from .words import CAVEMEN, CELLS, RESOURCES, SET_ASIDE, WORDS


def why_not(s: KingdominoOrigins, seat: int, word: int) -> Refusal:
    """The reason a word that is not legal is refused to the seat that is asked."""
    name = WORDS.family(word).name
    first, second = int(WORDS.first[word]), int(WORDS.second[word])
    question = s.stack[-1]
    territory = s.territories[seat]
    if isinstance(question, Placing):
        if word == SET_ASIDE:
            return why_not_aside(s, question)
        if name == "place":
            return why_not_place(s.box, territory, int(question.domino), first, second)
    if isinstance(question, Firing) and name == "fire":
        return why_not_fire(s.box, territory, question, first)
    if isinstance(question, Choosing) and name == "choose":
        return why_not_choose(s, first)
    if isinstance(question, Giving) and name == "give":
        return why_not_give(question, first, second)
    if isinstance(question, Hiring) and name in ("hire", "search"):
        return why_not_hire(s, seat, name, first)
    if isinstance(question, Paying) and name == "pay":
        return why_not_pay(territory, question, first)
    if isinstance(question, Putting) and name == "put":
        return why_not_put(s.box, territory, first)
    return Refusal("another-question", {"word": name, "asked": s.asked().name}, ("KO-021",))


def why_not_aside(s: KingdominoOrigins, question: Placing) -> Refusal:
    """A domino that fits somewhere must be placed."""
    out = Words()
    question.words(s, out)
    return Refusal("must-place", {"domino": int(question.domino), "places": len(out)}, ("KO-040",))


def why_not_place(box: Box, t: Territory, domino: int, where: int, direction: int) -> Refusal:
    cell = int(GRID[where])
    other = cell + int(STEPS[direction])
    numbers: dict[str, int | str] = {"cell": CELLS[where], "domino": domino}
    if t.squares[cell] != BARE or t.squares[other] != BARE:
        return Refusal("cell-taken", numbers, ("KO-030",))
    if not t.in_frame(box, cell) or not t.in_frame(box, other):
        rule = "KO-169" if box.seats == 2 else "KO-037"
        return Refusal("outside-frame", {**numbers, "side": int(box.side)}, (rule,))
    near, beside = int(t.near[cell]), int(t.near[other])
    if not near & box.bits[2 * domino] | beside & box.bits[2 * domino + 1]:
        return Refusal("no-match", numbers, ("KO-031", "KO-032", "KO-033", "KO-035"))
    return Refusal("equal-halves", numbers, ("KO-030",))


def why_not_fire(box: Box, t: Territory, question: Firing, where: int) -> Refusal:
    cell = int(GRID[where])
    square = int(t.squares[cell])
    reach = int(box.fire_reach[question.craters])
    numbers: dict[str, int | str] = {"cell": CELLS[where]}
    if square == BARE:
        return Refusal("no-square", numbers, ("KO-049",))
    if box.craters[square]:
        return Refusal("volcano", numbers, ("KO-052",))
    if t.fires(box, cell):
        return Refusal("already-burning", numbers, ("KO-050",))
    if square == START and not box.fire_on_hut:
        return Refusal("no-fire-on-start-tile", numbers, ("KO-058",))
    if distance(question.volcano, cell) > reach:
        far = int(distance(question.volcano, cell))
        return Refusal("out-of-reach", {**numbers, "distance": far, "reach": reach}, ("KO-045", "KO-053"))
    return Refusal("no-path", {**numbers, "reach": reach}, ("KO-055",))


def why_not_choose(s: KingdominoOrigins, domino: int) -> Refusal:
    row = [int(n) for n in s.next_row]
    if domino not in row:
        return Refusal("not-in-row", {"domino": domino}, ("KO-022",))
    return Refusal("chief-there", {"domino": domino, "player": int(s.next_chiefs[row.index(domino)])}, ("KO-019",))


def why_not_give(question: Giving, resource: int, player: int) -> Refusal:
    if resource != question.resource:
        return Refusal("another-totem", {"totem": RESOURCES[question.resource]}, ("KO-100",))
    return Refusal("not-most", {"totem": RESOURCES[resource], "player": player}, ("KO-100",))


def why_not_hire(s: KingdominoOrigins, seat: int, name: str, kind: int) -> Refusal:
    numbers: dict[str, int | str] = {"caveman": CAVEMEN[kind], "kinds": int(s.territories[seat].kinds())}
    if name == "hire":  # whoever is asked has two kinds of resources
        return Refusal("not-open", numbers, ("KO-115", "KO-117"))
    if s.territories[seat].kinds() < 4:
        return Refusal("too-few-kinds", numbers, ("KO-116", "KO-117"))
    return Refusal("not-in-stack", numbers, ("KO-120", "KO-133"))


def why_not_pay(t: Territory, question: Paying, where: int) -> Refusal:
    cell = int(GRID[where])
    resource = int(t.wood_at(cell))
    numbers: dict[str, int | str] = {"cell": CELLS[where]}
    if resource < 0:
        return Refusal("no-resource", numbers, ("KO-119",))
    numbers["resource"] = RESOURCES[resource]
    if question.paid >> resource & 1:
        return Refusal("same-kind", numbers, ("KO-115", "KO-116"))
    if cell <= question.after:
        return Refusal("reading-order", numbers, ("KO-118",))
    return Refusal("cannot-complete", {**numbers, "left": int(question.left)}, ("KO-118",))


def why_not_put(box: Box, t: Territory, where: int) -> Refusal:
    cell = int(GRID[where])
    square = int(t.squares[cell])
    numbers: dict[str, int | str] = {"cell": CELLS[where]}
    if square == BARE:
        return Refusal("no-square", numbers, ("KO-122",))
    if square == START:
        return Refusal("no-home-for-cavemen", numbers, ("KO-126",))
    if t.fires(box, cell):
        return Refusal("already-burning", numbers, ("KO-122",))
    if t.wood_at(cell) >= 0:
        return Refusal("resource-there", {**numbers, "resource": RESOURCES[t.wood_at(cell)]}, ("KO-122",))
    return Refusal("caveman-there", numbers, ("KO-127",))
