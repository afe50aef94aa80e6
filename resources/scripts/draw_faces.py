#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the opponents' portraits, round and 100 × 100 units each, in resources/faces.

    python3 resources/scripts/draw_faces.py [FACE…]    draws all, or only the named ones (fisherman, widow-thinking, …)
    python3 resources/scripts/draw_faces.py --check    lists stale committed files; exit 1 if any

NAME.svg           the face as it is while others play
NAME-thinking.svg  the same with its eyes on the cards, or turned up
"""

from __future__ import annotations

import importlib
import sys
from dataclasses import replace
from pathlib import Path

sys.dont_write_bytecode = True
SCRIPTS = Path(__file__).resolve().parent
# Pens and thrift are the decks'; the folder of the faces comes first, as it also has modules of its own.
sys.path[:0] = [str(SCRIPTS / "faces"), str(SCRIPTS / "decks")]

import medallion  # noqa: E402
from svg import Svg  # noqa: E402
from thrift import frugally  # noqa: E402

FACES = SCRIPTS.parent / "faces"
# Each is a module with GROUND (two inks), FACE, THINKING (what is different then) and draw(pen, face).
PEOPLE = ("fisherman", "barber", "boatman", "priest", "teacher", "apprentice",
          "grandmother", "widow", "market_woman", "lady", "seamstress", "girl")


def drawing(person: str, thinking: bool) -> str:
    """The text of a portrait's file."""
    module = importlib.import_module(person)
    face = replace(module.FACE, **module.THINKING) if thinking else module.FACE

    def draw(sheet: Svg) -> None:
        pen = medallion.disc(sheet, *module.GROUND)
        module.draw(pen, face)
        medallion.rim(pen)

    sheet = Svg(100, 100)
    frugally(draw)(sheet)
    return sheet.text()


def main(arguments: list[str]) -> int:
    files = {name.replace("_", "-") + end: (name, bool(end)) for name in PEOPLE for end in ("", "-thinking")}
    check = arguments == ["--check"]
    named = [] if check else arguments
    if unknown := [name for name in named if name not in files]:
        print(f"no such face: {', '.join(unknown)}", file=sys.stderr)
        return 2
    stale = []
    for name in named or files:
        text, file = drawing(*files[name]), FACES / f"{name}.svg"
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if not check:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
    print("\n".join(f"{name} {'is stale' if check else 'drawn'}" for name in stale) or "nothing is stale")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
