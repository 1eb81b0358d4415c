"""Why a word is not allowed: never asked in search, so it may look at everything twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dolmen.core.asked import Refusal

from .advisers import Blessing, Lifting, SpendingFood, can_spend_food, posted_die
from .box import PISCES, SITE_BUILDINGS, SITE_CITIZENS, SITE_TEMPLES
from .building import Building, Placing
from .citizens import TakingCitizen, TakingSpeaker
from .closing import Appointing, Claiming
from .draft import Drafting
from .effects import Copying, UsingEffects
from .mending import Honouring, Recolouring, Resetting
from .passing import ComingHome
from .paying import STONE_OR_FOOD, Paying, Taking
from .rows import Reserving
from .state import FirstBuilders
from .temples import Climbing, ExtraSteps, is_full
from .turns import MUST_ACT, Turn
from .visiting import RaisingShips, UsingSite, has_worker, toll
from .war import Converting, Warring, can_advance
from .words import (
    ADVANCE,
    AS_BUILDING,
    AS_FARM,
    BASICS,
    BONUS,
    BUILDINGS,
    CALM,
    CELLS,
    COLOURS,
    DICE,
    DONE,
    FOOD,
    GAIN,
    GOLDEN,
    GROW,
    SIDES,
    STONE,
    TEMPLES,
    WISDOM,
    WORDS,
    WORKERS,
)

Numbers = dict[str, int | str]


def why_not(s: FirstBuilders, seat: int, word: int) -> Refusal:
    """The reason a word that is not legal is refused to the seat that is asked."""
    question = s.stack[-1]
    explain = REASONS.get(type(question))
    found = explain(s, seat, word, question) if explain is not None else None
    if found is not None:
        return found
    name = WORDS.family(word).name
    return Refusal("another-question", {"word": name, "asked": s.asked().name}, ("FB-066",))


def purse(s: FirstBuilders, seat: int, resource: int) -> int:
    """What a seat could pay of a basic, gold included."""
    return int(s.players[seat].amount(resource) + s.players[seat].gold)


def family(word: int) -> str:
    return WORDS.family(word).name


def drafting(s: FirstBuilders, seat: int, word: int, question: Drafting) -> Refusal | None:
    removes = s.box.seats == 1 and question.removed < 2
    if family(word) != ("set-aside" if removes else "draft"):
        return None
    die = int(WORDS.first[word])
    if question.pool[die] == 0:
        return Refusal("not-in-the-pool", {"die": DICE[die]}, ("FB-029", "FB-219"))
    return Refusal("not-the-highest", {"die": DICE[die]}, ("FB-219",))


def turn(s: FirstBuilders, seat: int, word: int, question: Turn) -> Refusal | None:
    name = family(word)
    first = int(WORDS.first[word])
    if question.stage != MUST_ACT:
        return None
    if name == "visit":
        return visit(s, seat, first, int(WORDS.second[word]))
    if name == "close":
        return close(s, seat, first)
    if name == "tower":
        if s.tiers[first] == 0:
            return Refusal("no-tier", {"colour": COLOURS[first]}, ("FB-159",))
        price: Numbers = {"price": int(s.tier_price(seat, first)), "have": int(s.players[seat].gold)}
        return Refusal("tier-too-expensive", {"colour": COLOURS[first], **price}, ("FB-034", "FB-158"))
    if word == GROW:
        if s.base_price(seat) < 0:
            return Refusal("no-base-left", {}, ("FB-164",))
        numbers: Numbers = {"price": int(s.base_price(seat)), "have": purse(s, seat, FOOD)}
        return Refusal("base-too-expensive", numbers, ("FB-161",))
    if word == DONE:
        return Refusal("must-act", {}, ("FB-066", "FB-068"))
    return None


def visit(s: FirstBuilders, seat: int, worker: int, site: int) -> Refusal:
    name = WORKERS[worker]
    if not has_worker(s, seat, worker):
        return Refusal("no-such-worker", {"worker": name}, ("FB-070",))
    numbers: Numbers = {"ship": int(s.ships[site]), "price": int(toll(s, worker, site))}
    return Refusal("ship-too-high", {"worker": name, **numbers, "have": purse(s, seat, WISDOM)}, ("FB-073", "FB-074"))


def close(s: FirstBuilders, seat: int, cell: int) -> Refusal:
    where: Numbers = {"cell": CELLS[cell]}
    if s.is_closed(seat, cell):
        return Refusal("already-closed", where, ("FB-042",))
    if cell not in list(s.players[seat].open):
        return Refusal("no-district", where, ("FB-040", "FB-141"))
    return Refusal("nobody-to-appoint", {}, ("FB-141",))


def paying(s: FirstBuilders, seat: int, word: int, question: Paying) -> Refusal | None:
    if family(word) != "pay":
        return None
    return Refusal("too-much-gold", {"gold": int(WORDS.first[word])}, ("FB-033",))


def ships(s: FirstBuilders, seat: int, word: int, question: RaisingShips) -> Refusal | None:
    if word == CALM:
        return Refusal("no-token", {}, ("FB-225", "FB-226"))
    if family(word) == "rise":
        return Refusal("ship-stays", {}, ("FB-222", "FB-223"))
    return None


def site(s: FirstBuilders, seat: int, word: int, question: UsingSite) -> Refusal | None:
    name = family(word)
    if word == GAIN:
        return Refusal("already-gained", {}, ("FB-079", "FB-085"))
    if name == "act":
        if question.acted or (question.gained and not question.six):
            return Refusal("already-acted", {}, ("FB-079", "FB-085"))
        return why_not_act(s, seat, int(question.site))
    if word in (BONUS, GOLDEN):
        colour: Numbers = {"colour": COLOURS[s.bonuses[int(question.site)]]}
        if question.rewarded:
            return Refusal("bonus-done", {}, ("FB-140",))
        if not question.is_entitled(s):
            return Refusal("bonus-colour", colour, ("FB-081", "FB-083", "FB-084"))
        if word == GOLDEN and not s.has_sign(seat, PISCES):
            return Refusal("no-pisces", {}, ("FB-231",))
        return Refusal("bonus-cost", colour, ("FB-082",))
    return Refusal("must-act", {}, ("FB-079",)) if word == DONE else None


def why_not_act(s: FirstBuilders, seat: int, where: int) -> Refusal:
    """Why the lower action of a site cannot be done."""
    if where == SITE_BUILDINGS:
        return Refusal("nothing-to-build", {}, ("FB-121",))
    if where == SITE_TEMPLES:
        if not s.affords(seat, STONE, 1):
            return Refusal("no-stone", {}, ("FB-122",))
        return Refusal("temples-full", {}, ("FB-125",))
    if where == SITE_CITIZENS:
        if s.players[seat].free == 0:
            return Refusal("no-free-base", {}, ("FB-129",))
        return Refusal("citizens-too-expensive", {"have": purse(s, seat, WISDOM)}, ("FB-126",))
    if purse(s, seat, FOOD) == 0:
        return Refusal("no-food", {}, ("FB-134",))
    return Refusal("nothing-to-raise", {}, ("FB-131", "FB-G32"))


def war(s: FirstBuilders, seat: int, word: int, question: Warring) -> Refusal | None:
    if word == ADVANCE and not can_advance(s, seat):
        return Refusal("last-space", {}, ("FB-049",))
    if family(word) in ("advance", "attack"):
        return Refusal("done-once", {}, ("FB-093", "FB-102"))
    return Refusal("must-act", {}, ("FB-093",)) if word == DONE else None


def converting(s: FirstBuilders, seat: int, word: int, question: Converting) -> Refusal | None:
    if family(word) != "convert":
        return None
    return Refusal("nothing-of-it", {"basic": BASICS[WORDS.first[word]]}, ("FB-096",))


def taking(s: FirstBuilders, seat: int, word: int, question: Taking) -> Refusal | None:
    if family(word) != "take":
        return None
    if WORDS.first[word] < question.low:
        return Refusal("ascending", {}, ("FB-037",))
    assert question.kinds == STONE_OR_FOOD
    return Refusal("not-this-resource", {}, ("FB-254",))


def building(s: FirstBuilders, seat: int, word: int, question: Building) -> Refusal | None:
    name = family(word)
    if name == "buy":
        return buy(s, seat, word, question)
    if name == "erect":
        return erect(s, seat, word, question)
    return Refusal("must-act", {}, ("FB-079",)) if word == DONE else None


def buy(s: FirstBuilders, seat: int, word: int, question: Building) -> Refusal:
    if question.bought:
        return Refusal("one-from-the-row", {}, ("FB-103", "FB-260"))
    slot = int(WORDS.first[word]) - 1
    if slot >= len(s.row):
        return Refusal("empty-slot", {"slot": slot + 1}, ("FB-103", "FB-107"))
    if WORDS.second[word] != AS_BUILDING:
        return Refusal("no-virgo", {}, ("FB-242",))
    kind = int(s.row[slot])
    wisdom, stone = int(s.tile_price(seat, slot)), int(s.box.stone[kind])
    player = s.players[seat]
    lacking = int(player.lacks(WISDOM, wisdom) + player.lacks(STONE, stone))
    numbers: Numbers = {"wisdom": wisdom, "stone": stone, "lacking": lacking, "gold": int(player.gold)}
    return Refusal("tile-too-expensive", {"building": BUILDINGS[kind], **numbers}, ("FB-033", "FB-103"))


def erect(s: FirstBuilders, seat: int, word: int, question: Building) -> Refusal:
    if question.erected:
        return Refusal("one-from-the-reserve", {}, ("FB-260", "FB-G18"))
    kind = int(WORDS.first[word])
    what: Numbers = {"building": BUILDINGS[kind]}
    player = s.players[seat]
    if kind not in list(player.reserve)[: int(question.reserved)]:
        return Refusal("not-in-reserve", what, ("FB-260",))
    if WORDS.second[word] == AS_FARM:
        return Refusal("no-reserved-farm", {}, ("FB-262",))
    if WORDS.second[word] != AS_BUILDING:
        return Refusal("no-virgo", {}, ("FB-242",))
    stone = int(s.box.stone[kind])
    numbers: Numbers = {"stone": stone, "lacking": int(player.lacks(STONE, stone)), "gold": int(player.gold)}
    return Refusal("reserve-too-expensive", {**what, **numbers}, ("FB-260",))


def placing(s: FirstBuilders, seat: int, word: int, question: Placing) -> Refusal | None:
    if family(word) != "place":
        return None
    cell = int(WORDS.first[word])
    where: Numbers = {"cell": CELLS[cell]}
    if question.way not in (AS_BUILDING, AS_FARM):
        return Refusal("no-farm-there", where, ("FB-242",))
    if s.players[seat].grid[cell]:
        return Refusal("cell-taken", where, ("FB-110",))
    return Refusal("not-adjacent", where, ("FB-110",))


def effects(s: FirstBuilders, seat: int, word: int, question: UsingEffects) -> Refusal | None:
    return Refusal("no-effect", {}, ("FB-113", "FB-153", "FB-G27")) if family(word) == "use" else None


def copying(s: FirstBuilders, seat: int, word: int, question: Copying) -> Refusal | None:
    if family(word) != "copy":
        return None
    return Refusal("nothing-to-copy", {"side": SIDES[WORDS.first[word]]}, ("FB-277", "FB-278"))


def climbing(s: FirstBuilders, seat: int, word: int, question: Climbing) -> Refusal | None:
    if family(word) != "climb":
        return None
    return Refusal("temple-full", {"temple": TEMPLES[WORDS.first[word]]}, ("FB-123", "FB-125", "FB-G31"))


def extra_step(s: FirstBuilders, seat: int, word: int, question: ExtraSteps) -> Refusal | None:
    if family(word) != "climb":
        return None
    temple = int(WORDS.first[word])
    if temple == question.temple:
        return Refusal("same-temple", {"temple": TEMPLES[temple]}, ("FB-233", "FB-267"))
    if is_full(s, seat, temple):
        return Refusal("temple-full", {"temple": TEMPLES[temple]}, ("FB-G31",))
    return Refusal("temples-ascend", {}, ("FB-235",))


def citizen(s: FirstBuilders, seat: int, word: int, question: TakingCitizen) -> Refusal | None:
    if family(word) != "citizen":
        return None
    slot = int(WORDS.first[word]) - 1
    if slot >= len(s.citizens):
        return Refusal("empty-slot", {"slot": slot + 1}, ("FB-126", "FB-130"))
    numbers: Numbers = {"price": int(s.citizen_price(seat, slot)), "have": purse(s, seat, WISDOM)}
    return Refusal("citizen-too-expensive", {"slot": slot + 1, **numbers}, ("FB-126",))


def speaker(s: FirstBuilders, seat: int, word: int, question: TakingSpeaker) -> Refusal | None:
    if family(word) not in ("speaker", "recall"):
        return None
    return Refusal("no-such-speaker", {"value": int(WORDS.first[word])}, ("FB-138", "FB-265"))


def food(s: FirstBuilders, seat: int, word: int, question: SpendingFood) -> Refusal | None:
    name = family(word)
    if not question.paid:
        if name == "spend":
            return Refusal("too-much-food", {"most": int(can_spend_food(s, seat))}, ("FB-131", "FB-134"))
    elif name == "raise":
        return Refusal("not-at-home", {"die": DICE[WORDS.first[word]]}, ("FB-132",))
    elif name == "march":
        return Refusal("last-space", {}, ("FB-049", "FB-G32"))
    return None


def appointing(s: FirstBuilders, seat: int, word: int, question: Appointing) -> Refusal | None:
    if family(word) != "appoint":
        return None
    return Refusal("not-at-home", {"die": DICE[WORDS.first[word]]}, ("FB-141",))


def claiming(s: FirstBuilders, seat: int, word: int, question: Claiming) -> Refusal | None:
    if family(word) != "score":
        return None
    return Refusal("card-does-not-fit", {"card": int(WORDS.first[word])}, ("FB-145", "FB-147"))


def honouring(s: FirstBuilders, seat: int, word: int, question: Honouring) -> Refusal | None:
    if family(word) != "honour":
        return None
    return Refusal("veteran-too-low", {"value": int(WORDS.first[word])}, ("FB-256", "FB-257"))


def reserving(s: FirstBuilders, seat: int, word: int, question: Reserving) -> Refusal | None:
    return Refusal("empty-slot", {"slot": int(WORDS.first[word])}, ("FB-259",)) if family(word) == "reserve" else None


def recolouring(s: FirstBuilders, seat: int, word: int, question: Recolouring) -> Refusal | None:
    if family(word) != "recolour":
        return None
    die, colour = int(WORDS.first[word]), int(WORDS.second[word])
    if s.players[seat].home[die] == 0:
        return Refusal("not-at-home", {"die": DICE[die]}, ("FB-263",))
    if die // 6 == colour:
        return Refusal("same-colour", {"die": DICE[die]}, ("FB-G40",))
    return Refusal("no-die-in-supply", {"colour": COLOURS[colour]}, ("FB-263",))


def resetting(s: FirstBuilders, seat: int, word: int, question: Resetting) -> Refusal | None:
    return Refusal("ship-at-one", {}, ("FB-273",)) if family(word) == "reset" else None


def lifting(s: FirstBuilders, seat: int, word: int, question: Lifting) -> Refusal | None:
    if family(word) != "lift":
        return None
    die = int(WORDS.first[word])
    if s.players[seat].home[die] == 0:
        return Refusal("not-at-home", {"die": DICE[die]}, ("FB-274",))
    return Refusal("beyond-six", {"die": DICE[die]}, ("FB-275",))


def blessing(s: FirstBuilders, seat: int, word: int, question: Blessing) -> Refusal | None:
    if family(word) != "bless":
        return None
    die = int(WORDS.first[word])
    at_home = WORDS.second[word] == 0
    if at_home and s.players[seat].home[die] == 0:
        return Refusal("not-at-home", {"die": DICE[die]}, ("FB-232",))
    if not at_home and posted_die(s, seat, die) < 0:
        return Refusal("not-on-a-site", {"die": DICE[die]}, ("FB-232",))
    return Refusal("six-stays", {}, ("FB-232",))


def coming_home(s: FirstBuilders, seat: int, word: int, question: ComingHome) -> Refusal | None:
    if family(word) != "retire":
        return None
    return Refusal("no-six", {"colour": COLOURS[WORDS.first[word]]}, ("FB-168", "FB-169"))


# By question: what explains a word that does not answer it.
REASONS: dict[type, Callable[[FirstBuilders, int, int, Any], Refusal | None]] = {
    Drafting: drafting,
    Turn: turn,
    Paying: paying,
    RaisingShips: ships,
    UsingSite: site,
    Warring: war,
    Converting: converting,
    Taking: taking,
    Building: building,
    Placing: placing,
    UsingEffects: effects,
    Copying: copying,
    Climbing: climbing,
    ExtraSteps: extra_step,
    TakingCitizen: citizen,
    TakingSpeaker: speaker,
    SpendingFood: food,
    Appointing: appointing,
    Claiming: claiming,
    Honouring: honouring,
    Reserving: reserving,
    Recolouring: recolouring,
    Resetting: resetting,
    Lifting: lifting,
    Blessing: blessing,
    ComingHome: coming_home,
}
