"""Why a word is not allowed: never asked in search, so it may look at everything twice."""

from __future__ import annotations

from dolmen.core.asked import Refusal

from .buying import Buying, Discarding, Offering
from .hunting import Hunting, can_lose
from .land import grid_of
from .setup import FirstMembers, Laying, NeutralStart, SecondMembers
from .spreading import NeutralSpreading, Spreading
from .state import NEUTRAL_CLAN, FirstSparks
from .words import BUY, CELLS, DONE, PASS, SPACES, WORDS


def why_not(s: FirstSparks, seat: int, word: int) -> Refusal:
    """The reason a word that is not legal is refused to the seat that is asked."""
    name = WORDS.family(word).name
    question = s.stack[-1]
    first = int(WORDS.first[word])
    if isinstance(question, Laying) and name == "lay" and question.cell < 0:
        return why_not_lay(s, first, int(question.tiles))
    if isinstance(question, Laying) and name == "turn" and question.cell >= 0:
        return Refusal("rotation", {"touching": touching(int(question.tiles))}, ("FS-022", "FS-023"))
    if name == "settle":
        return why_not_settle(s, seat, first)
    if isinstance(question, Buying) and name == "offer":
        return why_not_offer(s, seat, first)
    if isinstance(question, Offering) and word == BUY:
        return why_not_buy(s, seat, int(question.card))
    if isinstance(question, Discarding) and name == "discard":
        if s.tools(seat) >> first & 1:
            return Refusal("new-tool-stays", {"card": first}, ("FS-052",))
        return Refusal("no-such-tool", {"card": first}, ("FS-051",))
    if isinstance(question, Hunting) and name == "starve":
        return why_not_starve(s, seat, first, question)
    if word in (PASS, DONE) and not isinstance(question, Buying | Offering | Spreading):
        return Refusal("not-done", {}, ("FS-104", "FS-168", "FS-241"))
    return Refusal("another-question", {"word": name, "asked": s.asked().name}, ("FS-114",))


def touching(tiles: int) -> int:
    """How many tiles the next one must touch."""
    return 1 if tiles == 1 else 2


def why_not_lay(s: FirstSparks, cell: int, tiles: int) -> Refusal:
    numbers: dict[str, int | str] = {"cell": CELLS[cell], "touching": touching(tiles)}
    if s.hexes[grid_of(cell)]:
        return Refusal("cell-taken", numbers, ("FS-023",))
    return Refusal("too-far", numbers, ("FS-022", "FS-023"))


def why_not_settle(s: FirstSparks, seat: int, space: int) -> Refusal:
    question = s.stack[-1]
    where: dict[str, int | str] = {"space": SPACES[space]}
    if not isinstance(question, FirstMembers | NeutralStart | SecondMembers | Spreading | NeutralSpreading):
        return Refusal("another-question", {"word": "settle", "asked": s.asked().name}, ("FS-114",))
    if s.cells[space // 6] < 0:
        return Refusal("not-on-the-map", where, ("FS-019",))
    if isinstance(question, FirstMembers | NeutralStart):
        return Refusal("ground-closed", where, ("FS-104", "FS-105", "FS-226"))
    clan = NEUTRAL_CLAN if isinstance(question, NeutralSpreading) else seat
    if s.clans[clan].members >> space & 1:
        return Refusal("already-there", where, ("FS-180", "FS-243"))
    if not s.frontier(clan) >> space & 1:
        return Refusal("not-next-to", where, ("FS-106", "FS-178", "FS-243"))
    numbers: dict[str, int | str] = {"price": int(s.price(seat, space)), "food": int(s.clans[seat].food)}
    return Refusal("settling-too-expensive", {**where, **numbers}, ("FS-108", "FS-188"))


def why_not_offer(s: FirstSparks, seat: int, card: int) -> Refusal:
    if not s.market >> card & 1:
        return Refusal("not-in-the-market", {"card": card}, ("FS-120",))
    if not s.current() >> card & 1:
        return Refusal("next-market", {"card": card}, ("FS-120",))
    return why_not_buy(s, seat, card)


def why_not_buy(s: FirstSparks, seat: int, card: int) -> Refusal:
    if not s.may_own(seat, card):
        return Refusal("knows-already", {"card": card}, ("FS-055", "FS-127"))
    numbers: dict[str, int | str] = {"price": int(s.box.cost[card]), "food": int(s.clans[seat].food)}
    return Refusal("card-too-expensive", {"card": card, **numbers}, ("FS-125", "FS-127"))


def why_not_starve(s: FirstSparks, seat: int, space: int, question: Hunting) -> Refusal:
    where: dict[str, int | str] = {"space": SPACES[space]}
    if not s.clans[seat].members >> space & 1:
        return Refusal("nobody-there", where, ("FS-169",))
    if space < question.last:
        return Refusal("ascending", where, ("FS-169",))
    left = int(s.clans[seat].members) & ~(1 << space)
    if can_lose(s.near, left, int(question.last) + 1, int(question.hungry) - 1):
        return Refusal("name-lower-first", where, ("FS-169",))
    return Refusal("parts-the-clan", where, ("FS-169",))
