#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the Neapolitan deck: one SVG a card and the back, into resources/decks/napoletane.

    python3 resources/decks/draw/deck.py [CARD…]    draws all, or the cards named (7D, 10S, back)
    python3 resources/decks/draw/deck.py --check    says which committed files are stale; exit 1 if any
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import svg  # noqa: E402

# Each module draws some cards: its CARDS maps a card's name to a function taking the Svg to draw on.
MODULES = ("coins", "cups", "swords", "batons", "jacks", "horses", "kings", "back")
DECK = Path(__file__).parent.parent / "napoletane"


def drawers() -> dict:
    """Every card's name with the function that draws it."""
    cards = {}
    for module in MODULES:
        cards |= importlib.import_module(module).CARDS
    return cards


def drawing(draw) -> str:
    """The text of a card's file."""
    sheet = svg.Svg()
    draw(sheet)
    return sheet.text()


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    named = [a for a in arguments if not a.startswith("--")]
    cards = drawers()
    if unknown := [n for n in named if n not in cards]:
        print(f"no such card: {', '.join(unknown)}", file=sys.stderr)
        return 2
    texts = {name: drawing(cards[name]) for name in named or cards}
    stale = []
    DECK.mkdir(parents=True, exist_ok=True)
    for name in texts:
        file = DECK / f"{name}.svg"
        if file.exists() and file.read_text(encoding="utf-8") == texts[name]:
            continue
        stale.append(name)
        if not check:
            file.write_text(texts[name], encoding="utf-8", newline="\n")
    if check and stale:
        print(f"stale, draw them again with {Path(__file__).name}: {', '.join(stale)}", file=sys.stderr)
        return 1
    print(f"{len(texts)} drawings, {len(stale)} {'stale' if check else 'written'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
