#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the decks: one SVG per card and one for the back, in resources/decks/DECK.

    python3 resources/scripts/decks/draw_decks.py                              draws every deck
    python3 resources/scripts/decks/draw_decks.py [--deck francesi] [CARD…]    draws one deck (default: napoletane), or
                                                                               only the named cards (7D, 10S, back)
    python3 resources/scripts/decks/draw_decks.py --check                      lists stale committed files; exit 1 if any
    python3 resources/scripts/decks/draw_decks.py --check --again              the same, drawing every card for it

Drawing all cards takes minutes. drawn.json records what was drawn of what: digests of all scripts here and of each deck's
files. While both are as recorded, --check draws nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import svg  # noqa: E402

# Each module draws some cards of its deck: its CARDS maps a card's name to a function taking the Svg to draw on.
MODULES = {
    "napoletane": ("coins", "cups", "swords", "batons", "jacks", "horses", "kings", "back"),
    "piacentine": ("piacentine.coins", "piacentine.cups", "piacentine.swords", "piacentine.batons", "piacentine.jacks",
                   "piacentine.horses", "piacentine.kings", "piacentine.aces", "piacentine.back"),
    "francesi": ("french.kings", "french.jacks", "french.numbers", "french.aces", "french.queens", "french.back"),
    "siciliane": ("siciliane.coins", "siciliane.cups", "siciliane.swords", "siciliane.batons", "siciliane.jacks", "siciliane.riders",
                  "siciliane.kings", "siciliane.back"),
}
# How wide and high a deck's cards are, in units, where they are not 100 x 165.
SIZES = {"piacentine": (100, 185), "siciliane": (100, 157)}
SCRIPTS = Path(__file__).resolve().parent
DECKS = SCRIPTS.parents[1] / "decks"
RECORD = SCRIPTS / "drawn.json"


def digest(files: list[Path]) -> str:
    """Of the files' names and contents."""
    found = hashlib.sha256()
    for file in files:
        text = file.read_bytes().replace(b"\r\n", b"\n")
        found.update(f"{file.name} {len(text)}\n".encode() + text)
    return found.hexdigest()


def state() -> dict:
    """The digests that drawn.json records."""
    return {"scripts": digest(sorted(SCRIPTS.rglob("*.py"))),
            "decks": {deck: digest(sorted((DECKS / deck).glob("*.svg"))) for deck in MODULES}}


def as_recorded() -> bool:
    return RECORD.exists() and json.loads(RECORD.read_text(encoding="utf-8")) == state()


def drawers(deck: str) -> dict:
    """Every card's name with the function that draws it."""
    cards = {}
    for module in MODULES[deck]:
        cards |= importlib.import_module(module).CARDS
    return cards


def drawing(draw, deck: str) -> str:
    """The text of a card's file."""
    sheet = svg.Svg(*SIZES.get(deck, (svg.WIDTH, svg.HEIGHT)))
    draw(sheet)
    return sheet.text()


def draw(deck: str, named: list[str], check: bool) -> tuple[int, list[str]]:
    """Draws the named cards of a deck, or all: how many there are, and which files were stale (and now are not, unless only checked)."""
    cards = drawers(deck)
    folder = DECKS / deck
    texts = {name: drawing(cards[name], deck) for name in named or cards}
    stale = []
    if not check:
        folder.mkdir(parents=True, exist_ok=True)
    for name in texts:
        file = folder / f"{name}.svg"
        if file.exists() and file.read_text(encoding="utf-8") == texts[name]:
            continue
        stale.append(name)
        if not check:
            file.write_text(texts[name], encoding="utf-8", newline="\n")
    return len(texts), stale


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Writes the decks' SVG files.")
    parser.add_argument("--deck", choices=MODULES, help="draw this deck only")
    parser.add_argument("--check", action="store_true", help="write nothing, say which committed files are stale")
    parser.add_argument("--again", action="store_true", help="check by drawing even if nothing has changed since it was drawn")
    parser.add_argument("cards", nargs="*", metavar="CARD", help="draw these cards only, of the Neapolitan deck if no other is named")
    asked = parser.parse_args(arguments)
    if asked.check and not asked.again and as_recorded():
        print("nothing has changed since the decks were drawn")
        return 0
    decks = [asked.deck] if asked.deck else ["napoletane"] if asked.cards else list(MODULES)
    if asked.check and not asked.deck:
        # A deck none of whose files is committed yet cannot be stale.
        decks = [d for d in decks if (DECKS / d).is_dir()]
    if unknown := [n for n in asked.cards if n not in drawers(decks[0])]:
        print(f"no such card: {', '.join(unknown)}", file=sys.stderr)
        return 2
    any_stale = False
    for deck in decks:
        count, stale = draw(deck, asked.cards, asked.check)
        any_stale |= bool(stale)
        if asked.check and stale:
            print(f"{deck}: stale, draw them again with {Path(__file__).name}: {', '.join(stale)}", file=sys.stderr)
        else:
            print(f"{deck}: {count} drawings, {len(stale)} {'stale' if asked.check else 'written'}")
    if not asked.check and len(decks) == len(MODULES):
        RECORD.write_text(json.dumps(state(), indent=2) + "\n", encoding="utf-8", newline="\n")
    elif asked.check and not asked.deck and not any_stale and not as_recorded():
        print(f"{RECORD.name} is stale: the scripts have changed since; draw all decks with {Path(__file__).name}", file=sys.stderr)
        return 1
    return 1 if asked.check and any_stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
