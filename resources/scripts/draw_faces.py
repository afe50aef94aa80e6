#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the opponents' portraits, round and 100 × 100 units each, in resources/faces.

    python3 resources/scripts/draw_faces.py [FACE…]            draws all, or only the named ones (fisherman, widow-thinking, …)
    python3 resources/scripts/draw_faces.py --check            lists stale committed files; exit 1 if any
    python3 resources/scripts/draw_faces.py --check --again    the same, drawing every face for it

NAME.svg             the face as it is while others play
NAME-EXPRESSION.svg  the same thinking, pleased, … (faces/expressions.py)

Drawing all faces takes a minute. faces/drawn.json records what was drawn of what, as that of the decks does. While all is as
recorded, --check draws nothing.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path

sys.dont_write_bytecode = True
SCRIPTS = Path(__file__).resolve().parent
# Pens and thrift are the decks'; the folder of the faces comes first, as it also has modules of its own.
sys.path[:0] = [str(SCRIPTS / "faces"), str(SCRIPTS / "decks")]

import expressions  # noqa: E402
import medallion  # noqa: E402
from draw_decks import digest  # noqa: E402
from svg import Svg  # noqa: E402
from thrift import frugally  # noqa: E402

FACES = SCRIPTS.parent / "faces"
RECORD = SCRIPTS / "faces" / "drawn.json"
# Each is a module with GROUND (two inks), FACE, what of it an expression changes, and draw(pen, face).
PEOPLE = ("fisherman", "barber", "boatman", "priest", "teacher", "apprentice",
          "grandmother", "widow", "market_woman", "lady", "seamstress", "girl")


def drawing(person: str, expression: str) -> str:
    """The text of a portrait's file."""
    module = importlib.import_module(person)
    face = expressions.expressed(module, expression)

    def draw(sheet: Svg) -> None:
        pen = medallion.disc(sheet, *module.GROUND)
        module.draw(pen.at(expressions.away(module, expression)), face)
        expressions.before(pen, module, expression)
        medallion.rim(pen)

    sheet = Svg(100, 100)
    frugally(draw)(sheet)
    return sheet.text()


def file_name(person: str, expression: str) -> str:
    return person.replace("_", "-") + ("" if expression == expressions.WAITING else "-" + expression)


def state() -> dict:
    """The digests that drawn.json records."""
    scripts = [Path(__file__), *sorted((SCRIPTS / "faces").glob("*.py")), *sorted((SCRIPTS / "decks").glob("*.py"))]
    return {"scripts": digest(scripts), "faces": digest(sorted(FACES.glob("*.svg")))}


def as_recorded() -> bool:
    return RECORD.exists() and json.loads(RECORD.read_text(encoding="utf-8")) == state()


def draw(files: dict, check: bool) -> list[str]:
    """Draws these files, given as a person and an expression. @return which were stale (and now are not, unless only checked)"""
    stale = []
    for name, who in files.items():
        text, file = drawing(*who), FACES / f"{name}.svg"
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if not check:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
    return stale


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Writes the SVG files of the faces.")
    parser.add_argument("--check", action="store_true", help="write nothing, say which committed files are stale")
    parser.add_argument("--again", action="store_true", help="check by drawing even if nothing has changed since it was drawn")
    parser.add_argument("faces", nargs="*", metavar="FACE", help="draw these faces only")
    asked = parser.parse_args(arguments)
    files = {file_name(person, expression): (person, expression) for person in PEOPLE for expression in expressions.EXPRESSIONS}
    if unknown := [name for name in asked.faces if name not in files]:
        print(f"no such face: {', '.join(unknown)}", file=sys.stderr)
        return 2
    if asked.check and not asked.again and as_recorded():
        print("nothing has changed since the faces were drawn")
        return 0
    stale = draw({name: files[name] for name in asked.faces or files}, asked.check)
    print("\n".join(f"{name} {'is stale' if asked.check else 'drawn'}" for name in stale) or "nothing is stale")
    if not asked.check and not asked.faces:
        RECORD.write_text(json.dumps(state(), indent=2) + "\n", encoding="utf-8", newline="\n")
    elif asked.check and not asked.faces and not stale and not as_recorded():
        print(f"{RECORD.name} is stale: the scripts have changed since; draw all faces with {Path(__file__).name}", file=sys.stderr)
        return 1
    return 1 if asked.check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
