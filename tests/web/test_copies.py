"""Boards know no rules: no figure of a component file and no arithmetic of the rules stands in the browser's code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "web" / "src" / "games"
BOARDS = sorted(file for file in GAMES.rglob("*") if file.suffix in (".ts", ".svelte") and ".test." not in file.name)
COPIES = {
    "the average of a die": r"(dice|people|figures)\w* \* 3\.5\b",
    "a roll divided and rounded down": r"Math\.floor\([^)]*(divisor|total)",
    "what a resource is worth": r"(wood|clay|stone|gold): [3-6]\b",
    "the faces of dice for everyone": r"'wood', 'clay', 'stone', 'gold', 'tool', 'farm'",
    "points of a set, squared": r"\b(size|n|symbols) \* (size|n|symbols)\b",
    "what a site of First Builders gives": r"(stone|food|wisdom): 3\b",
    "whether a word can be taken back": r"\bwaits\b *[:(]",
    "how many figures a place holds": r"\b7 - people\b",
    "when a payment is complete": r"(bill|left)\w*.*=== *count\(|=== bill\.left",
    "which tool is raised, and to what": r"value \+ 1\b",
    "which dominoes are a pair": r"\[0, 3\]|=== 3 \? 'outer'",
    "the highest level of a tile": r"level\w* (<|<=|===) [456]\b|\[1, 2, 3, 4, 5\]",
    "what ends First Builders": r"[/→] ?3`",
    "which die retires or is honoured": r"value === [16]\b",
    "when a tool must be put away": r"tools\.length (>=|>|===) ",
    "sums over what all players have": r"view\.players\.reduce",
    "who is asked after whom": r"\(view\.to_move \+ 1 \+|order\.(indexOf|slice)\(|filter\(.*\.(passed|done)\b",
    "what a caveman scores": r"\b(each|points|power): ?\d",
    "how many must go to a place": r"'hut' \?",
    "what a card brings that says no amount": r"'\+[01]'.*\btop\b|card\?*\.amount \?\? [1-9]",
    "that gold stands in for a good": r"\.gold <|\.gold >=|wisdom \+ .*gold",
    "what the colour of a land pays": r"=== 'brown'|\[tile, tile\]",
    "which food keeps": r"kind === 'fire'\) ?\?|some\(.*'fire'",
    "which clan is nobody's": r"clan === \d",
    "which phase begins with the last": r"phase === '(hunting|spreading)'",
    "when one more ends the game": r"to_goal (===|<|>)",
    "what a village costs": r"costs-village', \{ count: \d",
}


# Numbers of the box, which a file of components may change: a board's texts are given them.
PRINTED = {
    "what a roll is divided by": r"÷ ?\d|divide by \d|делится на \d",
    "what a caveman scores or its power": r"\.(does|brief) = .*\d .*(each|кажд)|[Pp]ower \d;|[Сс]ила \d;",
    "what the bonuses of a land give": r"option-(middle|complete)\b.*\n *\.help = \d",
}


@pytest.mark.parametrize("what", PRINTED)
def test_no_number_of_a_box_is_written_into_a_text(what: str) -> None:
    texts = [*GAMES.rglob("*.ftl"), *(ROOT / "src/dolmen/games").glob("*/text/*.ftl")]
    assert len(texts) == 20
    number = re.compile(PRINTED[what])
    found = [
        f"{file.relative_to(ROOT)}: {one[0]}" for file in texts for one in number.finditer(file.read_text("utf-8"))
    ]
    assert not found, f"{what}: {found}"


@pytest.mark.parametrize("what", COPIES)
def test_no_rule_is_copied_into_a_board(what: str) -> None:
    copy = re.compile(COPIES[what])
    found = [
        f"{file.relative_to(GAMES)}:{n}: {line.strip()[:80]}"
        for file in BOARDS
        for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if copy.search(line)
    ]
    assert not found, f"{what}: {found}"
