#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the ornaments of every table theme use only what QtSvg supports, as deck_svg_test.py does for cards.

    python3 tests/data/table_svg_test.py [TABLES_FOLDER]

Prints what is wrong, one fault a line, and exits with 1; prints a count and exits with 0 if nothing is.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

from deck_svg_test import file_faults  # noqa: E402

PIECES = {"frieze": "0 0 200 100", "corner": "0 0 100 100", "rosette": "0 0 200 200"}


def theme_faults(folder: Path) -> list[str]:
    """What is wrong with one theme, each fault with the file it is in."""
    files = {file.stem: file for file in folder.glob("*.svg")}
    faults = [f"{folder.name}/{name}.svg is missing" for name in sorted(PIECES.keys() - files.keys())]
    faults += [f"{folder.name}/{name}.svg is no piece of a table" for name in sorted(files.keys() - PIECES.keys())]
    for name in sorted(files.keys() & PIECES.keys()):
        faults += [f"{folder.name}/{name}.svg: {fault}" for fault in file_faults(files[name], PIECES[name])]
    return faults


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else Path(__file__).resolve().parents[2] / "resources" / "tables"
    themes = sorted({file.parent for file in folder.glob("*/*.svg")})
    faults = [fault for theme in themes for fault in theme_faults(theme)] if themes else [f"no table in {folder}"]
    print("\n".join(faults) if faults else f"{len(themes)} tables, nothing wrong")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
