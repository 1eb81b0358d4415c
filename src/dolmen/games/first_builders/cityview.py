"""A city as it is seen: tiles, centres, districts, and how near it is to a district card."""

from __future__ import annotations

import msgspec

from .city import AGORA_TILE, BLOCK, BUILDING_TILE, EMPTY, FARM_TILE, PALACE_CELL, PALACE_TILE, colour_of
from .state import FirstBuilders
from .words import BUILDINGS, CELLS, COLOURS, DICE, GREY, WIDTH


class TileView(msgspec.Struct, tag="tile", kw_only=True):
    """A tile: its cell, its way from the palace (right and up), what it is, and its colour (None: grey or a farm).

    `face` is the building on the hidden side of a farm, which everybody has seen.
    """

    cell: str
    x: int
    y: int
    kind: str
    colour: str | None
    face: str | None


class CentreView(msgspec.Struct, tag="centre", kw_only=True):
    """A die in a centre of power: the bottom left cell of its district, and the points it would bring now."""

    cell: str
    x: int
    y: int
    die: str
    colour: str
    value: int
    points: int


class DistrictView(msgspec.Struct, tag="district", kw_only=True):
    """A district that can be closed: its bottom left cell, its four cells, and the cards it shows."""

    cell: str
    x: int
    y: int
    cells: list[str]
    cards: list[int]


class ClosenessView(msgspec.Struct, tag="closeness", kw_only=True):
    """How near a city is to a card: coloured parts in place (3: all), tiles still to build, and where.

    `ready` counts the districts that show the card and can be closed.
    """

    parts: int
    missing: int
    cell: str | None
    ready: int


def way(cell: int) -> tuple[int, int]:
    """How far a cell is from the palace: right and up."""
    return cell // WIDTH - PALACE_CELL // WIDTH, cell % WIDTH - PALACE_CELL % WIDTH


def tiles(s: FirstBuilders, seat: int) -> list[TileView]:
    return [tile_view(s, cell, tile) for cell, tile in enumerate(s.players[seat].grid) if tile]


def tile_view(s: FirstBuilders, cell: int, tile: int) -> TileView:
    x, y = way(cell)
    colour = int(colour_of(tile, s.box.colour))
    face = None
    if tile == PALACE_TILE:
        kind = "palace"
    elif tile == AGORA_TILE:
        kind = "agora"
    elif tile < FARM_TILE:
        kind = BUILDINGS[tile - BUILDING_TILE]
    else:
        kind, face = "farm", BUILDINGS[tile - FARM_TILE]
    return TileView(
        cell=CELLS[cell], x=x, y=y, kind=kind, colour=None if colour == GREY else COLOURS[colour], face=face
    )


def centres(s: FirstBuilders, seat: int) -> list[CentreView]:
    player = s.players[seat]
    out = []
    for centre in player.centres:
        cell, die = divmod(int(centre), 30)
        x, y = way(cell)
        value = die % 6 + 1
        points = value * int(player.towers[die // 6])
        out.append(
            CentreView(cell=CELLS[cell], x=x, y=y, die=DICE[die], colour=COLOURS[die // 6], value=value, points=points)
        )
    return out


def districts(s: FirstBuilders, seat: int) -> list[DistrictView]:
    out = []
    for cell in s.players[seat].open:
        x, y = way(int(cell))
        cards = [int(s.cards[place]) for place in range(len(s.cards)) if s.fits(seat, cell, place)]
        cells = [CELLS[cell + step] for step in BLOCK]
        out.append(DistrictView(cell=CELLS[cell], x=x, y=y, cells=cells, cards=cards))
    return out


def closeness(s: FirstBuilders, seat: int, place: int) -> ClosenessView:
    """The best block of the city for a card: most coloured parts in place, fewest tiles to build."""
    player = s.players[seat]
    closed = {int(centre) // 30 for centre in player.centres}
    blocks = {
        cell - step for cell, tile in enumerate(player.grid) if tile for step in (0, 1, WIDTH, WIDTH + 1)
    } - closed
    best = (0, 0, 4)
    where: int | None = None
    for block in sorted(blocks):
        parts, missing = parts_in_place(s, seat, block, int(s.cards[place]))
        if parts >= 0 and (parts, -missing) > (best[0], -best[2]):
            best = (parts, 0, missing)
            where = block
    ready = sum(bool(s.fits(seat, cell, place)) for cell in player.open)
    return ClosenessView(parts=best[0], missing=best[2], cell=None if where is None else CELLS[where], ready=ready)


def parts_in_place(s: FirstBuilders, seat: int, block: int, card: int) -> tuple[int, int]:
    """Coloured parts in place and tiles missing, in the best orientation that no tile contradicts; (−1, 4) if none."""
    box = s.box
    grid = s.players[seat].grid
    found = [int(grid[block + step]) for step in (0, 1, WIDTH + 1, WIDTH)]  # round the block
    colours = [int(colour_of(tile, box.colour)) for tile in found]
    missing = found.count(EMPTY)
    corner, side, other = int(box.corner[card]), int(box.side[card]), int(box.other[card])
    best = -1
    for blank in range(4):
        for first, second in ((side, other), (other, side)):
            wanted = {(blank + 2) % 4: corner, (blank + 1) % 4: first, (blank + 3) % 4: second}
            if all(found[n] == EMPTY or colours[n] == colour for n, colour in wanted.items()):
                best = max(best, sum(found[n] != EMPTY for n in wanted))
    return best, missing
