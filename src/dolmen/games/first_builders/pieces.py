"""What every thing on the table of First Builders is, with the numbers of the box."""

from __future__ import annotations

from dolmen.core.pieces import Piece, Pieces, piece

from .components import POINTS, Blocks, Building, District
from .words import COLOURS, RESOURCES, SITES, TEMPLES, ZODIAC

SITE_RULES = {
    "war": ("FB-089", "FB-093", "FB-095"),
    "buildings": ("FB-089", "FB-103"),
    "temples": ("FB-089", "FB-122"),
    "citizens": ("FB-089", "FB-126"),
    "food": ("FB-089", "FB-131"),
}
BONUS_RULES = {"war": "FB-137", "speaker": "FB-138", "basic": "FB-139", "temple": "FB-135", "build": "FB-136"}
BUILDING_RULES = {
    "granary": 245,
    "harbor": 246,
    "market": 247,
    "mint": 248,
    "quarry": 249,
    "workshop": 250,
    "arsenal": 251,
    "chariot_field": 252,
    "outpost": 253,
    "proving_ground": 254,
    "citadel": 255,
    "veterans": 256,
    "castle": 258,
    "construction_site": 259,
    "court": 263,
    "manor": 264,
    "forum": 265,
    "kapishche": 266,
    "forest_temple": 267,
    "mountain_temple": 267,
    "sea_temple": 267,
    "obelisk": 268,
    "sanctuary": 269,
    "statue": 270,
    "gallery": 271,
    "astronomer_tower": 272,
    "fountain_of_wisdom": 273,
    "ritual_gate": 274,
    "healer_estate": 276,
    "mage_tower": 277,
}
ZODIAC_RULES = {
    "sagittarius": 230,
    "pisces": 231,
    "capricorn": 232,
    "aquarius": 233,
    "taurus": 236,
    "cancer": 237,
    "libra": 238,
    "aries": 239,
    "leo": 240,
    "gemini": 241,
    "virgo": 242,
    "scorpio": 244,
}
ITEMS = {
    "districts": ("FB-147", "FB-151"),
    "attacks": ("FB-099",),
    "war": ("FB-048",),
    "buildings": ("FB-113",),
    "advisers": ("FB-175",),
    "population": ("FB-163",),
    "gold": ("FB-207",),
    "adviser-track": ("FB-208",),
    "temples": ("FB-209",),
    "centres": ("FB-211",),
}


def pieces(blocks: Blocks) -> Pieces:
    """All things by id."""
    found: dict[str, Piece] = {}
    for site in SITES:
        found[f"site:{site}"] = piece(f"site-{site}", "site-all", rules=SITE_RULES[site])
    found["ship"] = piece("ship", rules=("FB-072", "FB-073", "FB-077"))
    for tile in blocks.bonus_tiles.item:
        rules = ("FB-081", BONUS_RULES[tile.effect])
        found[f"bonus:{tile.id}"] = piece("bonus", f"bonus-{tile.effect}", rules=rules, colour=tile.id)
    for kind in blocks.buildings.item:
        found[f"building:{kind.id}"] = building_piece(kind)
    found["building:palace"] = piece("palace", rules=("FB-039", "FB-156"))
    found["building:agora"] = piece("agora", rules=("FB-155", "FB-153"), amount=blocks.agora.basics)
    found["building:farm"] = piece("farm", rules=("FB-116", "FB-119"))
    for slot, (tile_price, die_price) in enumerate(zip(blocks.rows.buildings, blocks.rows.citizens, strict=True), 1):
        found[f"slot:{slot}"] = piece("slot", rules=("FB-103", "FB-104"), price=tile_price)
        found[f"citizen-slot:{slot}"] = piece("citizen-slot", rules=("FB-126", "FB-127"), price=die_price)
    for colour in COLOURS:
        found[f"citizen:{colour}"] = piece("citizen", rules=("FB-050", "FB-081", "FB-168"), colour=colour)
        found[f"supply:{colour}"] = piece("supply", rules=("FB-128", "FB-203"), colour=colour)
        found[f"stack:{colour}"] = piece("stack", rules=("FB-105", "FB-106"), colour=colour)
        found[f"tower:{colour}"] = piece("tower", rules=("FB-158", "FB-211"), colour=colour)
        found[f"tiers:{colour}"] = piece("tiers", rules=("FB-020", "FB-202"), colour=colour)
        found[f"centre:{colour}"] = piece("centre", rules=("FB-143", "FB-211"), colour=colour)
    found["speaker"] = piece("speaker", rules=("FB-054", "FB-083", "FB-186"))
    found["archon"] = piece("archon", rules=("FB-057", "FB-076", "FB-178"))
    found["pool"] = piece("pool", rules=("FB-029", "FB-031"))
    for card in blocks.districts.item:
        found[f"district:{card.id}"] = district_piece(card, blocks.districts.gold)
    found["districts"] = piece("districts", rules=("FB-141", "FB-145", "FB-201"), gold=blocks.districts.gold)
    top = blocks.temples.points[-1]
    for temple in TEMPLES:
        found[f"temple:{temple}"] = piece("temple", rules=("FB-122", "FB-209", "FB-195"), temple=temple, top=top)
    for sign in ZODIAC:
        found[f"sign:{sign}"] = piece("sign", rules=(f"FB-{ZODIAC_RULES[sign]}", "FB-061", "FB-122"), sign=sign)
    found["war"] = piece("war", rules=("FB-090", "FB-092", "FB-099"), points=blocks.war.points)
    for number, reward in enumerate(blocks.war.rewards):
        found[f"war:{number}"] = war_piece(number, reward, blocks)
    numbers = {
        "third": blocks.population.food[0],
        "last": blocks.population.food[-1],
        "points": blocks.population.points,
    }
    found["bases"] = piece("bases", rules=("FB-051", "FB-161", "FB-163"), **numbers)
    slots = {f"n{n}": points for n, points in enumerate(blocks.advisers.points, 1)}
    found["advisers"] = piece("advisers", rules=("FB-173", "FB-175", "FB-208"), **slots)
    for resource in RESOURCES:
        found[resource] = piece(f"good-{resource}", rules=("FB-033",) if resource == "gold" else ("FB-032", "FB-033"))
    found["tokens"] = piece("tokens", rules=("FB-181", "FB-092"))
    found["points"] = piece("points", rules=("FB-213", "FB-207"))
    found["coming"] = piece("coming", rules=("FB-207", "FB-209", "FB-211"))
    found["first"] = piece("first", rules=("FB-065", "FB-188"))
    found["reserve"] = piece("reserve", rules=("FB-259", "FB-260"))
    found["city"] = piece("city", rules=("FB-110", "FB-040"))
    found["closing"] = piece("closing", rules=("FB-141", "FB-145", "FB-153"))
    found["ends"] = piece("ends", rules=("FB-199", "FB-200", "FB-201", "FB-202", "FB-203"))
    for key, cited in ITEMS.items():
        found[f"item:{key}"] = piece(f"item-{key}", rules=cited)
    return found


def building_piece(kind: Building) -> Piece:
    """What it costs and does; the numbers of one that counts are its own."""
    rules = (f"FB-{BUILDING_RULES[kind.id]}", "FB-113")
    numbers = {"stone": kind.stone} | {f"n{n}": points for n, points in enumerate(kind.points, 1)}
    does = f"does-{kind.id.replace('_', '-')}" if kind.id in POINTS else "does"
    named = {"building": kind.id, "colour": kind.colour}
    return piece("building", does, "building-again", rules=rules, **numbers, **named)


def district_piece(card: District, gold: int) -> Piece:
    named = {"corner": card.corner, "one": card.sides[0], "two": card.sides[1]}
    numbers = {"first": card.points[0], "later": card.points[-1], "gold": gold}
    return piece("district", rules=("FB-145", "FB-147", "FB-151"), **named, **numbers)


def war_piece(number: int, reward: str, blocks: Blocks) -> Piece:
    """What an attack from a space brings."""
    passed = sum(threshold <= number for threshold in blocks.war.thresholds)
    lines = []
    if number == len(blocks.war.rewards) - 1:
        lines = ["war-last"]
    elif reward != "none":
        lines = ["war-convert" if reward == "convert" else "war-reward"]
    gains: dict[str, int] = {}
    for part in reward.split("+") if reward not in ("none", "convert") else ():
        amount, _, good = part.rpartition(" ")
        gains["any-basic" if good == "basic" else good] = int(amount or 1)
    values = {"number": number, "passed": passed, "points": blocks.war.points}
    return piece("war-space", *lines, rules=("FB-095", "FB-099"), gains=gains, **values)
