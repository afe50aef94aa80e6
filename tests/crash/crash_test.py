#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Repeatedly kills the victim at a random moment, restarts it and checks that it resumes its match.

    crash_test.py VICTIM

At most the last decision may be lost. SETTEBELLO_KILLS sets the number of kills (default 8); there are more if too few
decisions were reached, and on a busy machine with slow starts they are further apart. Prints how many were lost.
"""

import os
import random
import subprocess
import sys
import tempfile
import time


def run(victim: str, folder: str, seconds: float) -> list[str]:
    """The victim's output until it is killed."""
    process = subprocess.Popen([victim, folder], stdout=subprocess.PIPE, text=True)
    first = process.stdout.readline()  # it is running
    time.sleep(seconds)
    process.kill()
    return [first.strip(), *process.stdout.read().splitlines()]


def main() -> int:
    victim = sys.argv[1]
    kills = int(os.environ.get("SETTEBELLO_KILLS", "8"))
    chance = random.Random(7)
    latest = 1.0  # seconds after the start
    lost = went_on = 0
    with tempfile.TemporaryDirectory() as folder:
        reached = killed = 0
        while killed < kills or (reached <= kills and killed < 10 * kills):
            killed += 1
            said = run(victim, folder, chance.uniform(0.0, latest))
            word, found = said[0].split(maxsplit=1)
            if word != "found" or (reached and not reached - 1 <= int(found) <= reached):
                print(f"after {killed} kills: {said[0]}, and {reached} decisions had been taken")
                return 1
            lost += reached - int(found)
            counts = [int(line.split()[1]) for line in said[1:] if line.startswith("now ")]
            went_on += bool(counts)
            if not counts:
                latest = min(1.2 * latest, 5.0)
            reached = counts[-1] if counts else int(found)
            if leftovers := [name for name in os.listdir(folder) if "broken" in name]:
                print(f"after {killed} kills there is {leftovers}")
                return 1
    print(f"{killed} kills, {reached} decisions, {lost} of them taken again, {went_on} runs went on")
    return 0 if reached > kills else 1


if __name__ == "__main__":
    sys.exit(main())
