#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets every single file operation of saving a finished match fail, or kills the program after it.

    finished_match_test.py FINISHER FILE_FAULTS

The finisher goes on with a match before its last decision, finishes it, plays again and is closed. However that ends, after
it has been started once more without faults there is exactly one record of the first match, one entry in the statistics,
and nothing else in its folder. Tried with the folder of finished matches on the same disk and on another. Linux only.
"""

import concurrent.futures
import errno
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


def run(finisher: str, folder: pathlib.Path, faults: dict) -> subprocess.CompletedProcess:
    return subprocess.run([finisher, folder], env=os.environ | faults, capture_output=True, text=True, timeout=120)


def faults_of(library: str, folder: pathlib.Path, disk: str, **more: str) -> dict:
    # The runtime of the address sanitizer, if there is one, would be loaded second.
    return {"LD_PRELOAD": library, "ASAN_OPTIONS": "verify_asan_link_order=0", "FAULT_FOLDER": str(folder),
            "FAULT_MOVES": disk, "FAULT_ERRNO": str(errno.ENOSPC), **more}


def names_of_first_match(folder: pathlib.Path) -> list[str]:
    records = {file.name: json.loads(file.read_text(encoding="utf-8")) for file in (folder / "matches").glob("*")}
    return [name for name, record in records.items() if record["players"][0]["name"] == "Anna"]


def wrong_with(folder: pathlib.Path) -> str:
    """What is wrong after everything, if anything."""
    names = names_of_first_match(folder)
    if len(names) != 1:
        return f"records: {names}"
    entries = json.loads((folder / "statistics.json").read_text(encoding="utf-8"))["matches"]
    if [entry["record"] for entry in entries] != names:
        return f"statistics: {entries}"
    strange = [file.name for file in folder.rglob("*") if ".tmp-" in file.name or ".broken-" in file.name]
    return f"left: {strange}" if strange else ""


def attempt(finisher: str, library: str, template: pathlib.Path, disk: str, mode: str, at: int) -> tuple[bool, str]:
    """@return whether the fault came to pass, and what is wrong in the end."""
    with tempfile.TemporaryDirectory() as parent:
        folder = pathlib.Path(parent, "data")
        shutil.copytree(template, folder)
        log = pathlib.Path(parent, "log")
        said = run(finisher, folder,
                   faults_of(library, folder, disk, FAULT_AT=str(at), FAULT_MODE=mode, FAULT_LOG=str(log)))
        calls = log.read_text(encoding="utf-8").splitlines()
        if said.returncode not in (0, -signal.SIGKILL):
            return True, f"ended with {said.returncode}: {said.stderr}"
        for file in folder.rglob("*.tmp-*"):
            os.utime(file, (0, 0))  # what lies there for a while is removed at the next start
        again = run(finisher, folder, faults_of(library, folder, disk))
        wrong = wrong_with(folder) if again.returncode == 0 else f"then ended with {again.returncode}: {again.stderr}"
        if wrong:
            wrong = f"{calls[at - 1] if at <= len(calls) else at}, {disk}, {mode}: {wrong}; then it {again.stdout}"
        return at <= len(calls), wrong


def main() -> int:
    finisher, library = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        template = pathlib.Path(folder)
        subprocess.run([finisher, template, "prepare"], check=True, timeout=120)
        wrong = []
        tried = 0
        for disk in DISKS:
            for mode in MODES:
                at = 0
                reached = True
                while reached:  # a block at a time: how many calls there are depends on the mode
                    block = range(at + 1, at + 9)
                    at += 8
                    results = list(pool.map(lambda n: attempt(finisher, library, template, disk, mode, n), block))
                    wrong += [problem for _, problem in results if problem]
                    tried += sum(happened for happened, _ in results)
                    reached = all(happened for happened, _ in results)
    for problem in wrong:
        print(problem)
    print(f"{tried} faults tried, {len(wrong)} of them did harm")
    return 1 if wrong or tried < 100 else 0


if __name__ == "__main__":
    sys.exit(main())
