#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Repeatedly kills the scorekeeper while it saves, restarts it and checks that no entry is lost.

    scorekeeper_test.py SCOREKEEPER

SETTEBELLO_KILLS sets the number of kills (default 8)."""

import os
import random
import sys
import tempfile

from crash_test import run


def count_lost(program: str, what: str) -> int:
    """Kills a program that prints `found N` when it starts and `now N` whenever N are saved. 0 if none was ever lost."""
    kills = int(os.environ.get("SETTEBELLO_KILLS", "8"))
    reached = 0
    with tempfile.TemporaryDirectory() as folder:
        for kill in range(kills):
            output = run(program, folder, random.uniform(0.02, 0.3))
            word, found = output[0].split(maxsplit=1)
            # One may be on the disk before the program can say so.
            if word != "found" or not reached <= int(found) <= reached + 1:
                print(f"kill {kill}: {output[0]}, after {reached} {what} were saved")
                return 1
            steps = [int(line.split()[1]) for line in output[1:] if line.startswith("now ")]
            reached = steps[-1] if steps else int(found)
    print(f"{kills} kills, {reached} {what} saved, none lost")
    return 0 if reached > 0 else 1


if __name__ == "__main__":
    sys.exit(count_lost(sys.argv[1], "entries"))
