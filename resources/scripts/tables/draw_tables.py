#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the majolica of the table themes: for each theme a frieze, its corner and the rosette woven into the cloth.

    python3 resources/scripts/tables/draw_tables.py            draws all, in resources/tables/THEME
    python3 resources/scripts/tables/draw_tables.py --check    lists stale committed files; exit 1 if any

frieze.svg   a strip that repeats along every edge of the table: 100 high, its outer edge on top
corner.svg   what lies where two strips meet, 100 × 100, as it is at the top left
rosette.svg  one colour: its dark parts are woven into the cloth
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

TABLES = Path(__file__).resolve().parents[2] / "tables"
# Themes with ornament, and the module that draws it.
MODULES = {"green": "lemons", "night": "waves", "terracotta": "vine", "linen": "porcelain"}
INK, GAP = "#000000", "#ffffff"


def drawings(theme: str) -> dict[str, str]:
    """Every file of a theme's folder with its text."""
    module = importlib.import_module(MODULES[theme])
    return {"frieze.svg": module.frieze(), "corner.svg": module.corner_piece(), "rosette.svg": module.rosette(INK, GAP)}


def main(arguments: list[str]) -> int:
    check = arguments == ["--check"]
    if arguments and not check:
        print(__doc__, file=sys.stderr)
        return 2
    stale = []
    for theme in MODULES:
        for name, text in drawings(theme).items():
            file = TABLES / theme / name
            if file.exists() and file.read_text(encoding="utf-8") == text:
                continue
            stale.append(f"{theme}/{name}")
            if not check:
                file.parent.mkdir(exist_ok=True)
                file.write_text(text, encoding="utf-8", newline="\n")
    print("\n".join(f"{name} {'is stale' if check else 'drawn'}" for name in stale) or "nothing is stale")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
