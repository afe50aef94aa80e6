#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the program's icons: the coin of the Neapolitan deck, on nothing.

    python3 resources/scripts/icons/draw_icons.py            draws all
    python3 resources/scripts/icons/draw_icons.py --check    lists stale committed files; exit 1 if any

The icon itself is resources/icons/settebello.svg. Those that only the desktop needs go to packaging/icons: the coin in a few
bold strokes for 16 to 24 pixels, and the sheets that stand for the game's files. Run it again when the deck's coin
changes."""

from __future__ import annotations

import math
import sys
from pathlib import Path

sys.dont_write_bytecode = True
SCRIPTS = Path(__file__).resolve().parents[1]
ROOT = SCRIPTS.parents[1]
ICONS = ROOT / "resources" / "icons"
DESKTOP = ROOT / "packaging" / "icons"
sys.path.insert(0, str(SCRIPTS / "decks"))

import sun  # noqa: E402
from svg import BLUE, INK, PAPER, RED, YELLOW, Svg  # noqa: E402

SIZE = 128
MARGIN = 3
FOLD = 26


def coin() -> str:
    sheet = Svg(SIZE, SIZE)
    boss = sun.define_boss(sheet)
    sheet.place(boss, SIZE / 2, SIZE / 2, (SIZE / 2 - MARGIN) / 10)
    return sheet.text()


def small_coin() -> str:
    """In sixteenths of the size, so that edges fall between pixels where it is smallest."""
    sheet = Svg(16, 16)
    sheet.circle(8, 8, 7.9, INK)
    sheet.circle(8, 8, 6.75, stroke=PAPER, width=1)
    points = []
    for k in range(16):
        reach = 2.6 if k % 2 else 5.7
        angle = math.radians(22.5 * k)
        points.append(f"{8 + reach * math.sin(angle):.2f} {8 - reach * math.cos(angle):.2f}")
    sheet.path(f"M {' L '.join(points)} Z", YELLOW)
    sheet.circle(8, 8, 1, INK)
    return sheet.text()


def document(colour: str, *lines: list[tuple[float, float]]) -> str:
    """A sheet with its corner turned down, the coin on it, and under it lines of strokes, each from x to x."""
    sheet = Svg(SIZE, SIZE)
    left, top, right, bottom = 18, 4, SIZE - 18, SIZE - 4
    sheet.path(
        f"M {left} {top} L {right - FOLD} {top} L {right} {top + FOLD} L {right} {bottom} L {left} {bottom} Z",
        PAPER, INK, 4,
    )
    sheet.path(f"M {right - FOLD} {top} L {right - FOLD} {top + FOLD} L {right} {top + FOLD} Z", colour, INK, 4)
    boss = sun.define_boss(sheet)
    sheet.place(boss, SIZE / 2 - 3, 54, 2.9)
    for k, line in enumerate(lines):
        for start, end in line:
            sheet.path(f"M {start} {93 + 11 * k} L {end} {93 + 11 * k}", stroke=colour, width=5)
    return sheet.text()


def drawings() -> dict[Path, str]:
    return {
        ICONS / "settebello.svg": coin(),
        DESKTOP / "settebello-small.svg": small_coin(),
        # What was played, in two columns; what holds, line by line.
        DESKTOP / "match-record.svg": document(RED, [(32, 56), (72, 96)], [(32, 48), (72, 90)], [(32, 56), (72, 82)]),
        DESKTOP / "rule-file.svg": document(BLUE, [(32, 96)], [(32, 80)], [(32, 90)]),
    }


def main(arguments: list[str]) -> int:
    stale = []
    for file, text in drawings().items():
        if "--check" not in arguments:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(file.name)
    if stale:
        print(f"stale, draw again with {Path(__file__).name}: {', '.join(stale)}", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
