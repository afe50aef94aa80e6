#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every card of every shipped deck uses only what QtSvg supports, and that the descriptions in deck.json are of pictures.

    python3 tests/data/deck_svg_test.py [DECKS_FOLDER]

Prints what is wrong, one fault a line, and exits with 1; prints a count and exits with 0 if nothing is.
"""

from __future__ import annotations

import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
LARGEST = 80 * 1024
LONGEST_DESCRIPTION = 120
VIEW_BOX = "0 0 100 165"

PAINT = {"fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset",
         "fill-rule", "fill-opacity", "stroke-opacity", "transform", "id"}
ALLOWED = {
    "svg": {"viewBox", "width", "height"},
    "defs": set(),
    "g": PAINT,
    "use": {HREF, "x", "y", "transform", "id"},
    "path": PAINT | {"d"},
    "rect": PAINT | {"x", "y", "width", "height", "rx", "ry"},
    "circle": PAINT | {"cx", "cy", "r"},
    "ellipse": PAINT | {"cx", "cy", "rx", "ry"},
    "line": PAINT | {"x1", "y1", "x2", "y2"},
    "polygon": PAINT | {"points"},
    "polyline": PAINT | {"points"},
    "linearGradient": {"id", "x1", "y1", "x2", "y2", "gradientUnits", "gradientTransform", "spreadMethod", HREF},
    "radialGradient": {"id", "cx", "cy", "r", "fx", "fy", "gradientUnits", "gradientTransform", "spreadMethod", HREF},
    "stop": {"offset", "stop-color", "stop-opacity"},
}
COLOUR = re.compile(r"none|#[0-9a-fA-F]{6}|url\(#[\w-]+\)")
NUMBER = re.compile(r"-?\d*\.?\d+(e-?\d+)?")
PATH = re.compile(r"[\s,MmLlHhVvCcSsQqTtAaZz0-9.+-]*(?:e-\d+[\s,MmLlHhVvCcSsQqTtAaZz0-9.+-]*)*")

CARDS = {f"{rank}{suit}" for suit in "DCSB" for rank in range(1, 11)} | {"back"}
# A deck whose courts have French ranks may also hold plain number cards to show in their place.
OPTIONAL = {f"{rank}{suit}-pips" for suit in "DCSB" for rank in (8, 9, 10)}


def element_faults(element: ElementTree.Element, known: set[str]) -> list[str]:
    """What is wrong with one element and everything in it; `known` are the ids of the file."""
    name = element.tag.removeprefix(SVG)
    if name not in ALLOWED:
        return [f"element {name} is not allowed"]
    faults = []
    for key, value in element.attrib.items():
        plain = key.replace(HREF, "xlink:href")
        if key not in ALLOWED[name]:
            faults.append(f"attribute {plain} is not allowed on {name}")
        elif key in ("fill", "stroke", "stop-color"):
            if not COLOUR.fullmatch(value):
                faults.append(f"{plain}=\"{value}\" is not a six-digit colour")
            elif value.startswith("url(") and value[5:-1] not in known:
                faults.append(f"{plain}=\"{value}\" points nowhere")
        elif key == HREF and value.removeprefix("#") not in known:
            faults.append(f"xlink:href=\"{value}\" points nowhere")
        elif key == "d" and not PATH.fullmatch(value):
            faults.append("a path holds something that is not path data")
        elif key in ("x", "y", "cx", "cy", "r", "rx", "ry", "width", "height", "stroke-width", "x1", "x2", "y1", "y2") and name != "stop":
            if not NUMBER.fullmatch(value.removesuffix("%") if "Gradient" in name else value):
                faults.append(f"{plain}=\"{value}\" is not a plain number")
    if element.text and element.text.strip() or element.tail and element.tail.strip():
        faults.append(f"loose text in or after {name}")
    for child in element:
        faults += element_faults(child, known)
    return faults


def file_faults(file: Path, view_box: str = VIEW_BOX) -> list[str]:
    """What is wrong with one drawing, which must have that viewBox."""
    data = file.read_bytes()
    faults = [f"{len(data)} bytes, more than {LARGEST}"] if len(data) > LARGEST else []
    if re.search(rb"<!DOCTYPE|<!ENTITY|<\?(?!xml )", data):
        return faults + ["holds a document type, an entity or a processing instruction"]
    try:
        root = ElementTree.fromstring(data)
    except ElementTree.ParseError as error:
        return faults + [f"not well-formed: {error}"]
    if root.tag != f"{SVG}svg":
        return faults + ["not an SVG file"]
    if root.get("viewBox") != view_box:
        faults.append(f"viewBox is {root.get('viewBox')!r}, not {view_box!r}")
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    faults += [f"id {i} is given twice" for i in sorted({i for i in ids if ids.count(i) > 1})]
    if sum(e.tag == f"{SVG}svg" for e in root.iter()) > 1:
        faults.append("an svg inside the svg")
    return faults + sorted(set(element_faults(root, set(ids))))


def deck_json(deck: Path) -> dict:
    """What deck.json says; nothing if it cannot be read."""
    try:
        found = json.loads((deck / "deck.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def description_faults(deck: Path) -> list[str]:
    """What is wrong with the descriptions of pictures, which the game ignores or shortens without a word."""
    descriptions = deck_json(deck).get("descriptions", {})
    if not isinstance(descriptions, dict):
        return ["descriptions must be an object"]
    faults = []
    for language, texts in descriptions.items():
        if not isinstance(texts, dict):
            faults.append(f"descriptions/{language} must be an object")
            continue
        for picture, text in texts.items():
            where = f"descriptions/{language}/{picture}"
            if not (deck / f"{picture}.svg").is_file():
                faults.append(f"{where} describes no picture")
            if not isinstance(text, str) or not text.strip():
                faults.append(f"{where} must be a text")
            elif len(text) > LONGEST_DESCRIPTION:
                faults.append(f"{where} has {len(text)} characters, more than {LONGEST_DESCRIPTION}")
    return faults


def deck_view_box(deck: Path) -> str:
    """The viewBox of a deck's drawings: 100 units wide, and as high as the deck's aspect says; our own if it says nothing sensible."""
    try:
        aspect = float(deck_json(deck)["aspect"])
    except (ValueError, KeyError, TypeError):
        return VIEW_BOX
    high = round(100 / aspect) if 0.4 <= aspect <= 1 else 165
    return f"0 0 100 {high}"


def deck_faults(deck: Path) -> list[str]:
    """What is wrong with one deck, each fault with the file it is in."""
    faults = [] if (deck / "deck.json").is_file() else [f"{deck.name}/deck.json is missing"]
    view_box = deck_view_box(deck)
    files = {file.stem: file for file in deck.glob("*.svg")}
    faults += [f"{deck.name}/{name}.svg is missing" for name in sorted(CARDS - set(files))]
    faults += [f"{deck.name}/{name}.svg is no card" for name in sorted(set(files) - CARDS - OPTIONAL)]
    faults += [f"{deck.name}/deck.json: {fault}" for fault in description_faults(deck)]
    for _, file in sorted(files.items()):
        faults += [f"{deck.name}/{file.name}: {fault}" for fault in file_faults(file, view_box)]
    return faults


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else Path(__file__).resolve().parents[2] / "resources" / "decks"
    decks = sorted({file.parent for file in folder.glob("*/*.svg")})
    faults = [fault for deck in decks for fault in deck_faults(deck)] if decks else [f"no deck in {folder}"]
    print("\n".join(faults) if faults else f"{len(decks)} decks, nothing wrong")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
