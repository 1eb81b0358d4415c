"""The board of Origin: the world with its pawns and tokens, the pawns in supply, the rewards, and every tribe."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from dolmen.games.origin.view import CardView, OriginView, PawnView, PlayerView, TerritoryView
from dolmen.terminal.canvas import BONE, INK, Canvas, cut, on
from dolmen.terminal.palette import badge

from .board import Fields, Scene
from .drawn import DrawnBoard, short, viewer

COLOUR: Final = {
    "yellow": "#E5C463",
    "orange": "#D98A4B",
    "lilac": "#A793B8",
    "brown": "#B08A68",
    "green": "#9DB583",
    "origin": "#C4452B",
}
MARK: Final = {"yellow": "·", "orange": "/", "lilac": "~", "brown": "-", "green": "'", "origin": "◎"}
SKIN: Final = {"white": "○", "brown": "◐", "black": "●"}
TONE: Final = {"white": BONE, "brown": "#8A5A2E", "black": INK}
QUIET: Final = "#8C8078"  # a mark that leaves the ground its say
STRAIT: Final = "≋"
GAME: Final = "◇"

# Where each territory stands: eighths of the width, and bands from above.
PLACE: Final = {
    "na_ala": (0, 0),
    "na_mac": (1, 0),
    "na_gre": (2.1, 0),
    "eu_nor": (3.3, 0),
    "eu_ura": (4.5, 0),
    "eu_sib": (5.6, 0),
    "eu_chu": (7, 0),
    "na_roc": (0, 1),
    "na_pla": (1, 1),
    "na_lab": (2, 1),
    "eu_wes": (3, 1),
    "eu_eas": (4, 1),
    "eu_ste": (5, 1),
    "eu_gob": (6.2, 1),
    "na_mex": (0.3, 2),
    "na_woo": (1.3, 2),
    "af_mag": (2.7, 2),
    "eu_ana": (4, 2),
    "eu_per": (5.1, 2),
    "eu_chi": (6.5, 2),
    "sa_ori": (0.6, 3),
    "sa_ama": (1.6, 3),
    "af_wes": (2.6, 3),
    "af_nil": (3.6, 3),
    "eu_ara": (4.6, 3),
    "eu_ind": (5.6, 3),
    "eu_sea": (6.6, 3),
    "sa_and": (0.6, 4),
    "sa_pam": (1.6, 4),
    "af_con": (2.9, 4),
    "af_ori": (3.9, 4),
    "af_hor": (4.9, 4),
    "oc_sun": (6, 4),
    "oc_pap": (7, 4),
    "sa_pat": (0.9, 5),
    "af_cap": (3, 5),
    "af_lak": (4, 5),
    "oc_wes": (5, 5),
    "oc_nor": (6, 5),
    "oc_sou": (7, 5),
    "an_pen": (1, 6),
    "an_mau": (2.9, 6),
    "an_end": (4.5, 6),
    "an_wil": (6, 6),
}
BANDS: Final = 7
SHELF: Final = 5  # rows below the world: pawns, rewards and tribes


class OriginBoard(DrawnBoard):
    """The world, and under it what can be taken and what everybody has."""

    LEAST = (96, BANDS * 2 + SHELF)

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        world(canvas, scene, canvas.height - SHELF)
        y = canvas.height - SHELF
        supply(canvas, scene, y)
        columns(canvas, scene, y + 2)
        tribes(canvas, scene, y + 3)

    def status(self, scene: Scene) -> str:
        view: OriginView = scene.view
        told = [scene.texts.text("or-turn", number=view.number), scene.texts.name(view.phase)]
        return " · ".join([*told, scene.texts.text("or-last")] if view.last_round else told)

    def sums(self, scene: Scene) -> Text:
        """What has been chosen of an action so far, and the cards one looks at."""
        view: OriginView = scene.view
        cards = [goal.id for goal in view.dealt] or ([card.id for card in view.draw.cards] if view.draw else [])
        return Text(" " + " · ".join(map(scene.texts.name, cards)), scene.palette.accent) if cards else Text("")

    def note(self, scene: Scene, fields: Fields) -> str:
        view: OriginView = scene.view
        if fields["word"] in ("evolve", "migrate", "swap"):
            return arrival_note(scene, fields)
        card = str(fields.get("card", ""))
        if card and card != "?":
            goals = [*view.dealt, *view.offered, *view.players[viewer(scene)].goals]
            found = next((goal for goal in goals if goal.id == card), None)
            if found is not None:
                return scene.texts.text("or-goal", points=found.points, have=found.have, need=found.need)
        return ""

    def details(self, scene: Scene) -> Text:
        """Hands and cards in play, as far as one may know them; straits; and what the marks mean."""
        view: OriginView = scene.view
        texts = scene.texts
        out = Text()
        for player in view.players:
            out.append_text(badge(player.seat))
            out.append(f" {scene.names[player.seat]}  {player.score}\n", "bold")
            for card in player.hand:
                out.append(f"  {card_text(scene, card)}\n")
            for key, cards in (("or-in-play", player.permanents), ("or-laid", player.laid)):
                if cards:
                    out.append(f"  {texts.text(key)}: {', '.join(texts.name(card.id) for card in cards)}\n")
            for goal in player.goals:
                told = texts.text("or-goal", points=goal.points, have=goal.have, need=goal.need)
                out.append(f"  {texts.name(goal.id)}: {told}\n", scene.palette.dim)
        out.append("\n")
        for strait in view.straits:
            ends = " – ".join(texts.name(end) for end in strait.ends)
            value = "–" if strait.token is None else str(strait.token)
            out.append(f"{STRAIT} {texts.name(strait.id)}: {ends} ({value})\n", scene.palette.dim)
        marks = [f"{mark} {texts.name(colour)}" for colour, mark in MARK.items()]
        marks += [f"{mark} {texts.name(skin)}" for skin, mark in SKIN.items()]
        out.append("\n" + "   ".join([*marks, texts.text("or-legend")]) + "\n", scene.palette.dim)
        return out


def world(canvas: Canvas, scene: Scene, height: int) -> None:
    """Every territory: its name on its colour, and below it the pawn and the tokens there."""
    view: OriginView = scene.view
    step = max(2, height // BANDS)
    straits = {strait.id: strait.token for strait in view.straits}
    near = neighbours(scene)
    wide = canvas.width // 8 - 1
    for land in view.territories:
        across, band = PLACE[land.id]
        x, y = int(across * canvas.width / 8), band * step
        token = straits.get(land.strait) if land.strait else None
        territory(canvas, scene, x, y, min(wide, canvas.width - x), land, token, land.id in near)


def neighbours(scene: Scene) -> set[str]:
    """The lands beside the one the cursor points at."""
    where = scene.pointed.get("where")
    return {other for land in scene.view.territories if land.id == where for other in land.land}


def territory(
    canvas: Canvas, scene: Scene, x: int, y: int, wide: int, land: TerritoryView, strait: int | None, near: bool
) -> None:
    colour, mark = COLOUR[land.colour], MARK[land.colour]
    lit = land.id in canvas.lit
    pointed = land.id in (scene.pointed.get("where"), scene.pointed.get("start"))
    name = cut(short(scene, land.id), wide - 2)
    ink = on(colour)
    canvas.put(x, y, f"{'»' if pointed else mark}{name}", ink, colour, lit or pointed, land.id)
    if lit or pointed:
        canvas.put(x + wide - 1, y, "@", on(scene.palette.accent), scene.palette.accent, True, land.id)
    else:
        canvas.put(x + wide - 1, y, "+" if near else mark, ink, colour, False, land.id)
    at = x
    if land.pawn is not None:
        text = pawn_text(land.pawn)
        if land.owner is None:
            end = canvas.put(at, y + 1, text, BONE, "#5B554E", False, land.id)
        else:
            at = canvas.seat(at, y + 1, land.owner, None, land.id)
            end = canvas.seat(at, y + 1, land.owner, text, land.id)
        skin(canvas, at, y + 1, land.pawn, land.id)
        at = end + 1
    if land.token:
        at = canvas.put(at, y + 1, f"{GAME}{land.token}", scene.palette.good, None, False, land.id) + 1
    if strait:
        canvas.put(at, y + 1, f"{STRAIT}{strait}", "#6F9FB0", None, False, land.id)


def pawn_text(pawn: PawnView) -> str:
    """A pawn: its colour, height and strength."""
    return f"{SKIN[pawn.colour]}{pawn.height}×{pawn.strength}"


def skin(canvas: Canvas, x: int, y: int, pawn: PawnView, key: str) -> None:
    """What colour a pawn is, on that very colour: whatever it stands on, by day and by night."""
    tone = TONE[pawn.colour]
    canvas.put(x, y, SKIN[pawn.colour], QUIET, tone, True, key)


def supply(canvas: Canvas, scene: Scene, y: int) -> None:
    """The pawns that can still be taken, in two rows."""
    view: OriginView = scene.view
    count = sum(pawn.count for pawn in view.supply)
    end = canvas.head(0, y, scene.texts.name("supply"), str(count))
    canvas.put(0, y + 1, scene.texts.text("or-pawn"), scene.palette.dim)
    left = x = max(end, len(scene.texts.text("or-pawn"))) + 2
    row = y
    for pawn in view.supply:
        text = pawn_text(pawn) + ("²" if pawn.count > 1 else "")
        if x + len(text) > canvas.width:
            x, row = left, row + 1
        chosen = scene.pointed.get("pawn") == pawn.id
        if chosen:
            canvas.put(x, row, text, INK, BONE, True, pawn.id)
        else:
            canvas.mark(x, row, text, pawn.id)
        skin(canvas, x, row, pawn, pawn.id)
        x += 6


def columns(canvas: Canvas, scene: Scene, y: int) -> None:
    """The reward board: tiles in each column by level, and the cards of its deck."""
    view: OriginView = scene.view
    x = canvas.head(0, y, scene.texts.text("or-rewards")) + 2
    step = (canvas.width - x) // len(view.columns)
    for column in view.columns:
        at = canvas.put(
            x, y, f" {short(scene, column.id)} ", INK, COLOUR[column.id], column.id in canvas.lit, column.id
        )
        for level in column.slots:
            key = f"level-{level}"
            at = canvas.put(at + 1, y, level or "–", None if level else scene.palette.dim, None, bool(level), key)
        if column.deck is not None:
            canvas.put(at + 2, y, f"▯{column.deck}", scene.palette.dim, None, False, column.id)
        x += step


def tribes(canvas: Canvas, scene: Scene, y: int) -> None:
    """Every tribe on half a line: points, villages left, tiles by level, cards by colour, tokens."""
    view: OriginView = scene.view
    for n, player in enumerate(view.players):
        tribe(canvas, scene, n % 2 * (canvas.width // 2), y + n // 2, player)


def tribe(canvas: Canvas, scene: Scene, x: int, y: int, player: PlayerView) -> None:
    view: OriginView = scene.view
    canvas.put(x, y, "►" if view.to_move == player.seat else " ", scene.palette.accent)
    canvas.seat(x + 1, y, player.seat, cut(f" {scene.names[player.seat]}", 9))
    canvas.put(x + 10, y, f"{player.score:>3}", None, None, True)
    canvas.put(x + 14, y, f"⌂{player.villages}", scene.palette.dim)
    tiles = "".join(str(count) for count in player.tiles)
    at = canvas.put(x + 18, y, f"▤{tiles}", scene.palette.ink)
    for deck, count in player.held.items():
        at = canvas.put(at + 1, y, f" {count} ", INK, COLOUR[deck])
    for mark, values in ((GAME, player.hunting), (STRAIT, player.straits)):
        at = canvas.put(at + 1, y, f"{mark}{sum(values)}", scene.palette.dim)
    if player.permanents:
        canvas.put(at + 1, y, f"+{len(player.permanents)}", scene.palette.good)


def arrival_note(scene: Scene, fields: Fields) -> str:
    """What a step to a land brings: its reward by colour, and the tokens taken at once."""
    view: OriginView = scene.view
    land = next(land for land in view.territories if land.id == fields["where"])
    told = [scene.texts.name(land.colour)] if land.colour not in ("origin", "green") else []
    text = " ".join(map(str, fields.values()))
    for preview in view.previews:
        if preview.word == text:
            told += [f"{GAME}{preview.hunting}"] if preview.hunting else []
            told += [f"{STRAIT} {scene.texts.name(strait)}" for strait in preview.straits]
    return ", ".join(told)


def card_text(scene: Scene, card: CardView) -> str:
    """A card with what it needs or brings."""
    name = scene.texts.name(card.id)
    if card.points:
        return f"{name} ({scene.texts.text('or-points', count=card.points)})"
    return f"{name} ({scene.texts.text('or-level', level=card.level)})" if card.level else name
