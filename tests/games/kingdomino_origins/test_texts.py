"""Everything Kingdomino Origins says has a text in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dolmen import CHANCE
from dolmen.core.events import EVERYONE
from dolmen.core.rng import Rng
from dolmen.core.texts import LANGUAGES, Texts
from dolmen.games.kingdomino_origins.view import PHASES
from dolmen.games.kingdomino_origins.words import CAVEMEN, DIRECTIONS, PAIRS, RESOURCES
from rulebook.kingdomino_origins.table import GAME, Table

TERRAINS = [t.id for block in (GAME.pack.blocks.terrains, GAME.pack.blocks.classic_terrains) for t in block.item]


def tables() -> Iterator[Table]:
    for n, mode in enumerate(("discovery", "totem", "tribe")):
        yield Table(2 + n, mode=mode, middle="true", complete="true", pile_front="hidden")
    yield Table(4, tiles="classic")
    yield Table(3, mode="tribe", cave_refill="replace")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    """Strict texts raise where one is missing or asks for a parameter that it does not get."""
    texts = Texts.of(GAME, language, strict=True)
    for seed, table in enumerate(tables()):
        rng = Rng(seed)
        refused: set[str] = set()
        while not table.over:
            asked = table.state.asked()
            assert texts.ask(asked)
            assert texts.help(asked)
            for word in table.state.legal():
                assert texts.word(GAME.words.fields(word), asked=asked.name)
            if table.to_move != CHANCE and rng.below(12) == 0:
                legal = set(table.state.legal())
                for word in range(len(GAME.words)):
                    if word not in legal:
                        refusal = GAME.why_not(table.state, table.to_move, word)
                        if refusal.key not in refused:
                            assert texts.refusal(refusal)
                            refused.add(refusal.key)
            table.step(rng)
        for event in table.log.events:
            assert texts.event(GAME.events.fields(event._replace(seers=EVERYONE)))
        outcome = table.state.outcome()
        for item in [item for sheet in outcome.items for item in sheet]:
            assert texts.item(item)
            assert not item.numbers or texts.item_sum(item)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_option_has_a_text(language: str) -> None:
    texts = Texts.of(GAME, language, strict=True)
    for name in (*RESOURCES, *CAVEMEN, *DIRECTIONS, *PAIRS, *TERRAINS, *PHASES.values(), "hut"):
        assert texts.has(f"name-{name}"), name
    for name in TERRAINS:
        assert name == "volcano" or texts.has(f"item-{name}")
    for key in (*(f"item-totem-{name}" for name in RESOURCES), "tie-region", "tie-fires", "game-title", "game-blurb"):
        assert texts.has(key)
