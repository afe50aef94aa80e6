#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Repeatedly kills the victim at a random moment, restarts it and checks that it resumes its match.

    crash_test.py VICTIM

The promise: at most the last decision is lost, on however busy a machine, and a match that is over is kept exactly once.
SETTEBELLO_KILLS sets the number of kills (default 8); there are more if too few decisions were reached, and on a busy
machine with slow starts they are further apart. SETTEBELLO_LOAD starts so many processes that keep the processors and the
disk busy. Prints how many decisions were lost.
"""

import contextlib
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

# What keeps a machine busy: odd ones write to the disk in the folder that they are given, even ones compute.
BUSY = """
import os, sys
while sys.argv[1] == "compute":
    pass
handle = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT)
while True:
    os.pwrite(handle, b"x" * 1_000_000, 0)
    os.fsync(handle)
"""


@contextlib.contextmanager
def load(count: int, folder: str):
    """Keeps the machine busy with so many processes."""
    busy = [subprocess.Popen([sys.executable, "-c", BUSY, f"{folder}/load-{i}" if i % 2 else "compute"])
            for i in range(count)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def run(victim: str, folder: str, seconds: float) -> list[str]:
    """The victim's output until it is killed, or ends with its match."""
    process = subprocess.Popen([victim, folder], stdout=subprocess.PIPE, text=True)
    first = process.stdout.readline()  # it is running
    time.sleep(seconds)
    process.kill()
    output = [first.strip(), *process.stdout.read().splitlines()]
    process.wait()
    return output


class Promise:
    """What may be found after a kill."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        self.reached = 0  # decisions of the match in play
        self.over = False  # it ended with the last of them
        self.finished = 0  # matches that ended before
        self.lost = 0
        self.decisions = 0

    def check(self, output: list[str]) -> str:
        """Compares what the victim has found with what it had reached before. @return what is wrong, if anything."""
        word, number = output[0].split(maxsplit=1)
        if word != "found":
            return output[0]
        found = int(number)
        if self.over and found == 0:
            self.finished += 1
        elif self.reached - 1 <= found <= self.reached - self.over:
            self.lost += self.reached - found
        else:
            return f"{output[0]}, and {self.reached} decisions had been taken"
        steps = [line.split() for line in output[1:] if line.startswith("now ")]
        self.reached = int(steps[-1][1]) if steps else found
        self.over = bool(steps) and steps[-1][-1] == "over"
        self.decisions += self.reached - found
        records = len(list(self.folder.glob("matches/*")))
        if not self.finished <= records <= self.finished + self.over:
            return f"{output[0]}, and there are {records} finished matches, not {self.finished}"
        if leftovers := [file.name for file in self.folder.iterdir() if "broken" in file.name]:
            return f"there is {leftovers}"
        return ""


def main() -> int:
    victim = sys.argv[1]
    kills = int(os.environ.get("SETTEBELLO_KILLS", "8"))
    chance = random.Random(7)
    latest = 1.0  # seconds after the start
    went_on = killed = 0
    with tempfile.TemporaryDirectory() as other, load(int(os.environ.get("SETTEBELLO_LOAD", "0")), other), \
            tempfile.TemporaryDirectory() as folder:
        promise = Promise(pathlib.Path(folder))
        while killed < kills or (promise.decisions <= kills and killed < 10 * kills):
            killed += 1
            output = run(victim, folder, chance.uniform(0.0, latest))
            if wrong := promise.check(output):
                print(f"after {killed} kills: {wrong}")
                return 1
            goes_on = len(output) > 1
            went_on += goes_on
            if not goes_on:
                latest = min(1.2 * latest, 5.0)
    print(f"{killed} kills, {promise.decisions} decisions, {promise.lost} of them taken again, {went_on} runs went on, "
          f"{promise.finished} matches were finished")
    return 0 if promise.decisions > kills else 1


if __name__ == "__main__":
    sys.exit(main())
