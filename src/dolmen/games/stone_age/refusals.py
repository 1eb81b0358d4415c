"""Why a word is not allowed: never asked in search, so it may look at everything twice."""

from __future__ import annotations

from dolmen.core.asked import Refusal

from .actions import Acting
from .buying import Paying, Picking, Taking
from .gathering import Rolling
from .placing import Placing
from .state import StoneAge
from .words import (
    BUILDING,
    CARD,
    DONE,
    FARM,
    HUT,
    PLACES,
    RESOURCES,
    STARVE,
    WORDS,
)


def why_not(s: StoneAge, seat: int, word: int) -> Refusal:
    """The reason a word that is not legal is refused to the seat that is asked."""
    name = WORDS.family(word).name
    question = s.stack[-1]
    if name == "place" and isinstance(question, Placing):
        return why_not_place(s, seat, int(WORDS.first[word]), int(WORDS.second[word]))
    if name == "act" and isinstance(question, Acting):
        return why_not_act(s, seat, int(WORDS.first[word]))
    if name == "pay" and isinstance(question, Paying):
        return why_not_pay(s, seat, int(WORDS.first[word]), question)
    if name == "tool" and isinstance(question, Rolling):
        return Refusal("no-such-tool", {"value": int(WORDS.first[word])}, ("SA-061", "SA-064"))
    if name == "use":
        return Refusal("no-such-card", {"card": int(WORDS.first[word])}, ("SA-202", "SA-206"))
    if name == "pick" and isinstance(question, Picking):
        return Refusal("no-such-die", {"face": int(WORDS.first[word])}, ("SA-160",))
    if name == "take" and isinstance(question, Taking):
        return Refusal("ascending", {}, ("SA-205",))
    if word == DONE:
        return Refusal("not-done", {}, ("SA-048", "SA-049"))
    if word == STARVE:
        return Refusal("not-hungry", {}, ("SA-122",))
    return Refusal("another-question", {"word": name, "asked": s.asked().name}, ("SA-018",))


def why_not_place(s: StoneAge, seat: int, where: int, people: int) -> Refusal:
    place = PLACES[where]
    player = s.players[seat]
    numbers: dict[str, int | str] = {"where": place, "people": people}
    if where >= BUILDING and (where - BUILDING >= s.box.seats or not s.tiles[where - BUILDING]):
        return Refusal("no-stack", {"where": place}, ("SA-012",))
    if s.placed[where * 4 + seat]:
        return Refusal("already-there", {"where": place}, ("SA-023",))
    if people > player.idle:
        return Refusal("too-few-figures", {**numbers, "idle": int(player.idle)}, ("SA-024",))
    room = int(s.room(seat, where))
    if room == 0:
        return why_closed(s, seat, where)
    if where == HUT:
        return Refusal("hut-takes-two", {"where": place}, ("SA-035",))
    return Refusal("too-many", {**numbers, "room": room}, ("SA-024", "SA-039", "SA-040", "SA-041"))


def why_closed(s: StoneAge, seat: int, where: int) -> Refusal:
    """Why nobody, or not this seat, may enter a place."""
    place = PLACES[where]
    if where <= FARM:
        if s.on(where):
            return Refusal("taken", {"where": place, "player": owner(s, where)}, ("SA-034", "SA-035", "SA-037"))
        if where == HUT and s.players[seat].idle < 2:
            return Refusal("hut-takes-two", {"where": place}, ("SA-035", "SA-036"))
        if s.box.full_spots_forbidden and s.is_full(seat, where):
            return Refusal("nothing-to-gain", {"where": place}, ("SA-042",))
        return Refusal("village-closed", {"where": place}, ("SA-209",))
    if where < CARD:
        if s.on(where) >= s.box.most_gatherers:
            return Refusal("full", {"where": place, "most": int(s.box.most_gatherers)}, ("SA-039",))
        return Refusal("too-many-players", {"where": place, "most": int(s.box.seats) - 1}, ("SA-212", "SA-213"))
    return Refusal("taken", {"where": place, "player": owner(s, where)}, ("SA-040", "SA-041"))


def owner(s: StoneAge, where: int) -> int:
    """The seat whose figure stands on a place for one party."""
    return next(n for n in range(s.box.seats) if s.placed[where * 4 + n])


def why_not_act(s: StoneAge, seat: int, where: int) -> Refusal:
    place = PLACES[where]
    if not s.placed[where * 4 + seat]:
        return Refusal("not-there", {"where": place}, ("SA-046",))
    return Refusal("too-expensive", {"where": place}, ("SA-086", "SA-096"))


def why_not_pay(s: StoneAge, seat: int, resource: int, question: Paying) -> Refusal:
    name = RESOURCES[resource]
    if not s.players[seat].goods[resource]:
        return Refusal("none-left", {"resource": name}, ("SA-082",))
    if resource < question.low:
        return Refusal("ascending", {"resource": name}, ("SA-082",))
    return Refusal("cannot-complete", {"resource": name, "left": int(question.left)}, ("SA-082", "SA-098"))
