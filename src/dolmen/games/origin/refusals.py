"""Why a word is not allowed: never asked in search, so it may look at everything twice."""

from __future__ import annotations

from dolmen.core.asked import Refusal
from dolmen.core.state import Question

from .actions import Helping
from .box import (
    BROWN,
    COLOURS,
    CONTROL,
    CRADLE,
    ERUPTION,
    GOAL,
    GREAT_SHAMAN,
    HUNTER,
    NAVIGATOR,
    PERMANENT,
    SAILOR,
    WAR_CARDS,
    WAR_STRAIT,
    WAR_TILE,
    deck_of,
)
from .cards import Choosing
from .goals import have, is_fulfilled, needs
from .packed import count
from .rewards import Pairing
from .state import ACTION, NOBODY, Origin, strength
from .turns import Turns
from .words import CARDS, COLUMNS, DECKS, GOALS, PAWNS, STRAITS, TERRITORIES, WORDS

TILE_QUESTIONS = ("reward", "invent", "second-tile")


def why_not(s: Origin, seat: int, word: int) -> Refusal:
    """The reason a word that is not legal is refused to the seat that is asked."""
    name = WORDS.family(word).name
    a, b = int(WORDS.first[word]), int(WORDS.second[word])
    question = s.stack[-1]
    if name in ("evolve", "migrate", "swap"):
        return why_not_act(s, seat, name, a, b, question)
    if name == "play":
        return why_not_play(s, seat, a, question)
    if name in ("take", "any") and s.asked().name in TILE_QUESTIONS:
        return why_not_tile(s, seat, name, a, b, question)
    if name in ("top", "look") and s.asked().name in TILE_QUESTIONS:
        return why_not_deck(s, name, a)
    if name == "done" and isinstance(question, Turns):
        return Refusal("act-first" if s.stage == ACTION else "reward-first", {}, ("OR-037", "OR-086"))
    return why_not_choose(s, name, a, b) or another(s, name)


def another(s: Origin, name: str) -> Refusal:
    return Refusal("another-question", {"word": name, "asked": s.asked().name}, ("OR-037", "OR-040"))


def why_not_act(s: Origin, seat: int, name: str, a: int, b: int, question: Question[Origin]) -> Refusal:
    where = TERRITORIES[b]
    if isinstance(question, Turns) and s.stage != ACTION:
        return Refusal("acted-already", {}, ("OR-037",))
    if isinstance(question, Helping):
        if name not in actions_with(s, int(question.card)):
            return Refusal("goes-with-another-action", {"card": CARDS[question.card]}, ("OR-123", "OR-180"))
    elif not isinstance(question, Turns):
        return another(s, name)
    if name == "evolve":
        found = why_not_evolve(s, seat, a, b)
    elif name == "migrate":
        found = why_not_migrate(s, seat, a, b, question)
    else:
        found = why_not_swap(s, seat, a, b, question)
    if found is not None:
        return found
    if isinstance(question, Helping):
        return Refusal("needs-no-card", {"card": CARDS[question.card], "where": where}, ("OR-120", "OR-123"))
    return another(s, name)


def actions_with(s: Origin, card: int) -> tuple[str, ...]:
    """The actions that a card goes with."""
    if card == NAVIGATOR:
        return ("migrate", "swap") if s.box.sails_to_swap else ("migrate",)
    return ("evolve",) if card == GREAT_SHAMAN else ("swap",)


def why_not_evolve(s: Origin, seat: int, pawn: int, land: int) -> Refusal | None:
    where = TERRITORIES[land]
    if s.players[seat].villages == 0:
        return Refusal("no-village", {}, ("OR-058",))
    if not s.supply >> pawn & 1:
        return Refusal("not-in-supply", {"pawn": PAWNS[pawn]}, ("OR-021", "OR-062"))
    if s.occupied >> land & 1:
        return Refusal("occupied", {"where": where}, ("OR-044", "OR-061"))
    if not s.fringe() >> land & 1:
        return Refusal("no-neighbour", {"where": where}, ("OR-045", "OR-047"))
    if not s.fits(seat, pawn) >> land & 1:
        numbers: dict[str, int | str] = {"pawn": PAWNS[pawn], "where": where}
        return Refusal("incompatible", numbers, ("OR-048", "OR-054", "OR-055", "OR-056"))
    return None


def why_not_start(s: Origin, seat: int, start: int, land: int) -> Refusal | None:
    """Why the pawn on a territory may not be moved at all."""
    if not s.players[seat].places >> start & 1:
        return Refusal("not-your-pawn", {"start": TERRITORIES[start]}, ("OR-068",))
    if start == land:
        return Refusal("stays-there", {"where": TERRITORIES[land]}, ("OR-067",))
    return None


def reached(s: Origin, seat: int, start: int, question: Question[Origin]) -> int:
    sails = isinstance(question, Helping) and question.card == NAVIGATOR
    return int(s.sail(seat, start) if sails else s.walk(seat, start))


def too_far(s: Origin, seat: int, start: int, land: int) -> Refusal:
    numbers: dict[str, int | str] = {
        "start": TERRITORIES[start],
        "where": TERRITORIES[land],
        "steps": int(s.steps(seat, s.pawn_at(start))),
    }
    if s.sail(seat, start) >> land & 1:
        return Refusal("across-a-strait", numbers, ("OR-069", "OR-179"))
    return Refusal("too-far", numbers, ("OR-064", "OR-065"))


def why_not_migrate(s: Origin, seat: int, start: int, land: int, question: Question[Origin]) -> Refusal | None:
    found = why_not_start(s, seat, start, land)
    if found is not None:
        return found
    if s.occupied >> land & 1:
        return Refusal("occupied", {"where": TERRITORIES[land]}, ("OR-063", "OR-061"))
    return None if reached(s, seat, start, question) >> land & 1 else too_far(s, seat, start, land)


def why_not_swap(s: Origin, seat: int, start: int, land: int, question: Question[Origin]) -> Refusal | None:
    where = TERRITORIES[land]
    found = why_not_start(s, seat, start, land)
    if found is not None:
        return found
    if not s.occupied >> land & 1:
        return Refusal("nobody-there", {"where": where}, ("OR-072",))
    if land == CRADLE:
        return Refusal("neutral", {"where": where}, ("OR-076",))
    if s.players[seat].places >> land & 1:
        return Refusal("own-pawn", {"where": where}, ("OR-077",))
    if not reached(s, seat, start, question) >> land & 1:
        return too_far(s, seat, start, land)
    controls = isinstance(question, Helping) and question.card == CONTROL
    if not controls and not s.yields(seat, s.pawn_at(start), land):
        numbers: dict[str, int | str] = {
            "where": where,
            "mine": int(strength(s.pawn_at(start))),
            "theirs": int(strength(s.pawn_at(land))),
        }
        return Refusal("too-strong", numbers, ("OR-073", "OR-199"))
    return None


def why_not_play(s: Origin, seat: int, card: int, question: Question[Origin]) -> Refusal:
    name = CARDS[card]
    if not isinstance(question, Turns):
        return Refusal("finish-first", {"card": name}, ("OR-040",))
    player = s.players[seat]
    if not player.held(card):
        return Refusal("not-in-hand", {"card": name}, ("OR-116",))
    deck = int(deck_of(card))
    if not s.is_free(deck):
        return Refusal("colour-played", {"card": name, "deck": DECKS[deck]}, ("OR-117", "OR-154"))
    if card >= GOAL:
        goal = card - GOAL
        if not is_fulfilled(s, seat, goal):
            numbers: dict[str, int | str] = {
                "card": name,
                "have": int(have(s, seat, goal)),
                "need": int(needs(s, goal)),
            }
            return Refusal("not-fulfilled", numbers, ("OR-134",))
    elif card >= PERMANENT:
        return Refusal("no-such-level", {"card": name, "level": int(s.box.level[card])}, ("OR-126",))
    return why_idle(s, seat, card)


def why_idle(s: Origin, seat: int, card: int) -> Refusal:
    """Why an action card would do nothing now."""
    name = CARDS[card]
    if card in (GREAT_SHAMAN, NAVIGATOR, CONTROL):
        if s.stage != ACTION:
            return Refusal("before-the-action", {"card": name}, ("OR-123",))
        return Refusal("opens-nothing", {"card": name}, ("OR-120", "OR-178", "OR-188"))
    if card in (WAR_STRAIT, WAR_CARDS, WAR_TILE):
        if s.victim == NOBODY:
            return Refusal("after-a-swap", {"card": name}, ("OR-124",))
        return Refusal("nothing-to-rob", {"card": name, "player": int(s.victim)}, ("OR-165", "OR-172"))
    if card == HUNTER:
        return Refusal("no-game", {"card": name}, ("OR-174", "OR-175"))
    if card == SAILOR:
        return Refusal("no-strait", {"card": name}, ("OR-186",))
    if card == ERUPTION:
        return Refusal("empty-discard", {"card": name}, ("OR-182",))
    return Refusal("nothing-to-invent", {"card": name}, ("OR-120", "OR-183"))


def why_not_tile(s: Origin, seat: int, name: str, column: int, level: int, question: Question[Origin]) -> Refusal:
    numbers: dict[str, int | str] = {"column": COLUMNS[column], "level": level}
    if not s.levels(column) >> level & 1:
        return Refusal("no-such-tile", numbers, ("OR-087", "OR-093"))
    if not s.players[seat].stacks(level):
        return Refusal("not-stackable", numbers, ("OR-098", "OR-099"))
    if isinstance(question, Choosing):
        return Refusal("any-tile", {}, ("OR-183",))
    colour = int(s.box.colour[s.site])
    if name == "take" and not s.offers(seat, column, colour):
        return Refusal("another-column", {**numbers, "colour": COLOURS[colour]}, ("OR-087", "OR-092", "OR-205"))
    if colour != BROWN:
        return Refusal("only-brown", {"colour": COLOURS[colour]}, ("OR-093",))
    if isinstance(question, Pairing):
        return Refusal("second-of-two", {}, ("OR-092", "OR-094"))
    return Refusal("same-as-take", numbers, ("OR-096",))


def why_not_deck(s: Origin, name: str, deck: int) -> Refusal:
    numbers: dict[str, int | str] = {"deck": DECKS[deck]}
    if s.decks[deck].left() == 0:
        return Refusal("empty-deck", numbers, ("OR-083",))
    if s.asked().name != "reward":
        return another(s, name)
    if s.box.colour[s.site] != deck:
        return Refusal("another-deck", numbers, ("OR-087", "OR-089", "OR-090"))
    if name == "top":
        return Refusal("tile-too", numbers, ("OR-086", "OR-087"))
    return Refusal("same-as-top", numbers, ("OR-097",))


def why_not_choose(s: Origin, name: str, a: int, b: int) -> Refusal | None:
    """Why a card, token, pawn or tile that was named cannot be taken."""
    asked = s.asked().name
    if name == "keep" and asked in ("keep", "choose"):
        return Refusal("not-drawn", {"card": CARDS[a] if a >= 0 else "?"}, ("OR-091", "OR-024"))
    if name == "return" and asked == "return":
        return Refusal("not-in-hand", {"card": GOALS[a] if a >= 0 else "?"}, ("OR-142",))
    if name == "steal" and asked == "steal":
        return Refusal("not-in-their-hand", {"card": CARDS[b] if b >= 0 else "?"}, ("OR-166", "OR-171"))
    if name == "seize" and asked == "seize":
        if not count(s.players[s.victim].tiles, a):
            return Refusal("they-have-none", {"level": a}, ("OR-172",))
        key = "covered" if s.players[s.turn].stacks(a) else "not-stackable"
        return Refusal(key, {"level": a}, ("OR-172", "OR-173"))
    if name == "trophy" and asked == "trophy":
        return Refusal("not-in-supply", {"pawn": PAWNS[a]}, ("OR-201",))
    if name == "hunt" and asked == "hunt":
        return Refusal("no-game-there", {"where": TERRITORIES[a]}, ("OR-174", "OR-175"))
    if name == "claim" and asked == "claim":
        return Refusal("no-end-there", {"strait": STRAITS[a]}, ("OR-186",))
    if name == "recall" and asked == "recall":
        return Refusal("not-discarded", {"card": CARDS[a]}, ("OR-181", "OR-182"))
    return None
