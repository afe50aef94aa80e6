#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the opponents' portraits in resources/faces: twelve, each with every expression, as resources/scripts/draw_faces.py
draws them, in the part of SVG that QtSvg supports, and none too light to be a drawing or too heavy to be shown at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

from deck_svg_test import file_faults  # noqa: E402

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
DRAW = RESOURCES / "scripts" / "draw_faces.py"
EXPRESSIONS = ("", "-thinking", "-pleased", "-annoyed", "-sweeping", "-beaten", "-winning")
COUNT = 12
SMALLEST, LARGEST = 4 * 1024, 25 * 1024
# Of a hand with a card, or a laurel.
IN_FRONT = {"-sweeping": 5 * 1024, "-winning": 5 * 1024}
ALL_TOGETHER = 1800 * 1024


def faults() -> list[str]:
    files = sorted((RESOURCES / "faces").glob("*"))
    names = {file.stem for file in files if file.suffix == ".svg"}
    people = {name for name in names if not name.endswith(EXPRESSIONS[1:])}
    wanted = {person + end for person in people for end in EXPRESSIONS}
    found = [f"{len(people)} people, not {COUNT}"] if len(people) != COUNT else []
    found += [f"{name}.svg is missing" for name in sorted(wanted - names)]
    found += [f"{name}.svg is nobody's" for name in sorted(names - wanted)]
    for file in files:
        if file.suffix != ".svg":
            found.append(f"{file.name} is no face")
            continue
        size = file.stat().st_size
        largest = LARGEST + next((more for end, more in IN_FRONT.items() if file.stem.endswith(end)), 0)
        if not SMALLEST <= size <= largest:
            found.append(f"{file.name}: {size} bytes, not {SMALLEST} to {largest}")
        found += [f"{file.name}: {fault}" for fault in file_faults(file, "0 0 100 100")]
    if len({file.read_bytes() for file in files}) < len(files):
        found.append("two files are the same picture")
    if (size := sum(file.stat().st_size for file in files)) > ALL_TOGETHER:
        found.append(f"all together: {size} bytes, more than {ALL_TOGETHER}")
    return found


def main() -> int:
    found = faults()
    print("\n".join(found) if found else f"{COUNT} faces with {len(EXPRESSIONS)} expressions, nothing wrong")
    drawn = subprocess.run([sys.executable, "-B", str(DRAW), "--check"], check=False).returncode
    return 1 if found or drawn else 0


if __name__ == "__main__":
    sys.exit(main())
