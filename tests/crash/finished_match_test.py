#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets every single file operation of putting a match among the others fail, or kills the program after it.

    finished_match_test.py FINISHER FILE_FAULTS

The finisher goes on with a match before its last decision, finishes it, plays again and is closed. However that ends, after
it has been started once more without faults there is exactly one record of the first match, one entry in the statistics,
and nothing else in its folder. It also leaves a match for another and takes it up again: then that match is there once, with
all its decisions. Tried with the folder of finished matches on the same disk and on another. Linux only.

With SETTEBELLO_EVERY_FAULT=1 every operation fails once in every way. Otherwise one in twelve does, another one in each
of the twelve ways.
"""

import concurrent.futures
import errno
import itertools
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

MODES = ("kill", "fail", "fail-on")
DISKS = ("same-disk", "other-disk")


def run(finisher: str, folder: pathlib.Path, does: list[str], faults: dict) -> subprocess.CompletedProcess:
    return subprocess.run([finisher, folder, *does], env=os.environ | faults, capture_output=True, text=True, timeout=120)


def faults_of(library: str, folder: pathlib.Path, disk: str, **more: str) -> dict:
    # The runtime of the address sanitizer, if there is one, would be loaded second.
    return {"LD_PRELOAD": library, "ASAN_OPTIONS": "verify_asan_link_order=0", "FAULT_FOLDER": str(folder),
            "FAULT_MOVES": disk, "FAULT_ERRNO": str(errno.ENOSPC), **more}


def records_of_first_match(*files: pathlib.Path) -> dict[str, dict]:
    records = {file.name: json.loads(file.read_text(encoding="utf-8")) for file in files if file.exists()}
    return {name: record for name, record in records.items() if record["players"][0]["name"] == "Anna"}


def decisions(record: dict) -> int:
    return sum(len(played["plays"]) for played in record["rounds"])


def wrong_with_finished(folder: pathlib.Path, _: int) -> str:
    names = list(records_of_first_match(*(folder / "matches").glob("*")))
    if len(names) != 1:
        return f"records: {names}"
    entries = json.loads((folder / "statistics.json").read_text(encoding="utf-8"))["matches"]
    return f"statistics: {entries}" if [entry["record"] for entry in entries] != names else ""


def wrong_with_left(folder: pathlib.Path, before: int) -> str:
    records = records_of_first_match(folder / "match.scopa.json", *(folder / "matches").glob("*"))
    if len(records) != 1:
        return f"records: {list(records)}"
    return "" if decisions(*records.values()) >= before else "decisions are lost"


# How the finisher makes the match, what it does with it, and what to check then.
SCENARIOS = (("prepare", [], wrong_with_finished), ("begin", ["switch"], wrong_with_left))


def strange_files(folder: pathlib.Path) -> str:
    strange = [file.name for file in folder.rglob("*") if ".tmp-" in file.name or ".broken-" in file.name]
    return f"left: {strange}" if strange else ""


def attempt(finisher: str, library: str, template: pathlib.Path, scenario: tuple, disk: str, mode: str,
            at: int) -> tuple[bool, str]:
    """@return whether the fault came to pass, and what is wrong in the end."""
    made, does, wrong_with = scenario
    template = template / made
    before = decisions(*records_of_first_match(template / "match.scopa.json").values())
    with tempfile.TemporaryDirectory() as parent:
        folder = pathlib.Path(parent, "data")
        shutil.copytree(template, folder)
        log = pathlib.Path(parent, "log")
        said = run(finisher, folder, does,
                   faults_of(library, folder, disk, FAULT_AT=str(at), FAULT_MODE=mode, FAULT_LOG=str(log)))
        calls = log.read_text(encoding="utf-8").splitlines()
        if said.returncode not in (0, -signal.SIGKILL):
            return True, f"ended with {said.returncode}: {said.stderr}"
        for file in folder.rglob("*.tmp-*"):
            os.utime(file, (0, 0))  # what lies there for a while is removed at the next start
        again = run(finisher, folder, does, faults_of(library, folder, disk))
        wrong = wrong_with(folder, before) or strange_files(folder)
        if again.returncode != 0:
            wrong = f"then ended with {again.returncode}: {again.stderr}"
        if wrong:
            call = calls[at - 1] if at <= len(calls) else at
            wrong = f"{does} {call}, {disk}, {mode}: {wrong}; then it {again.stdout}"
        return at <= len(calls), wrong


def main() -> int:
    finisher, library = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        template = pathlib.Path(folder)
        for made, _, _ in SCENARIOS:
            subprocess.run([finisher, template / made, made], check=True, timeout=120)
        wrong = []
        tried = 0
        ways = list(itertools.product(SCENARIOS, DISKS, MODES))
        step = 1 if os.environ.get("SETTEBELLO_EVERY_FAULT") else len(ways)
        for way, (scenario, disk, mode) in enumerate(ways):
            at = way % step
            reached = True
            while reached:  # a block at a time: how many calls there are depends on the mode
                block = range(at + 1, at + 1 + 8 * step, step)
                at += 8 * step
                results = list(pool.map(lambda n: attempt(finisher, library, template, scenario, disk, mode, n), block))
                wrong += [problem for _, problem in results if problem]
                tried += sum(happened for happened, _ in results)
                reached = all(happened for happened, _ in results)
    for problem in wrong:
        print(problem)
    print(f"{tried} faults tried, {len(wrong)} of them did harm")
    return 1 if wrong or tried * step < 300 else 0


if __name__ == "__main__":
    sys.exit(main())
