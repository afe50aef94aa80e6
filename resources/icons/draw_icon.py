#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the program's icon, settebello.svg beside this script: the coin of the Neapolitan deck, on nothing.

Run it again when the deck's coin changes. With --check it only says whether the file is what it would draw."""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "decks" / "draw"))

import sun  # noqa: E402
from svg import Svg  # noqa: E402

SIZE = 128
MARGIN = 3


def drawing() -> str:
    sheet = Svg(SIZE, SIZE)
    coin = sun.define_boss(sheet)
    sheet.place(coin, SIZE / 2, SIZE / 2, (SIZE / 2 - MARGIN) / 10)
    return sheet.text()


def main(arguments: list[str]) -> int:
    file = HERE / "settebello.svg"
    if "--check" in arguments:
        if file.read_text(encoding="utf-8") == drawing():
            return 0
        print(f"stale, draw it again with {Path(__file__).name}: {file.name}", file=sys.stderr)
        return 1
    file.write_text(drawing(), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
