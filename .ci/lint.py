#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy over core, net, ui and app; called by `.ci/run lint`, `analyze` and `includes`.

    lint.py tidy BUILD_FOLDER [--analyze]    clang-tidy, with --analyze also the static analyzer
    lint.py includes BUILD_FOLDER            checks that every file includes what it uses

Most of clang-tidy's time goes to the headers of Qt and the standard library, which it reads and checks again for every
file. So it gets several files at a time, as one that includes them (cmake/unity_groups.py). A batch that does not compile is
checked file by file, and its name is printed. BUILD_FOLDER must be configured without SETTEBELLO_UNITY.

The static analyzer follows every path through Qt's headers, six times as long as all else together, and elsewhere it takes half as
long again as the rest. So it runs only with --analyze, once a week.

The build precompiles common headers, and a batch shares its includes. `includes` therefore parses every file alone and
without precompiled headers."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "cmake"))
import unity_groups

FOLDERS = ("core", "net", "ui", "app")
BATCH = 32
# Sources are reported like headers: in a batch they are included. The analyzer follows such includes only from a file of
# this name.
TOGETHER = "UnifiedSource{}.cpp"
FILTER = "--header-filter=/(core|net|ui|app)/[^.]*\\.(h|cpp)$"


def commands(build: Path) -> dict[Path, list[str]]:
    """The source files with their compiler flags, except those for precompiled headers."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        file = Path(entry["file"])
        if not file.is_relative_to(ROOT) or file.relative_to(ROOT).parts[0] not in FOLDERS:
            continue
        words = shlex.split(entry["command"])[1:]
        flags, skip = [], False
        for word, following in zip(words, words[1:] + [""]):
            if skip:
                skip = False
            elif word in ("-o", "-c") or (word == "-include" and "cmake_pch" in following):
                skip = True
            elif word not in ("-Winvalid-pch", "-Xclang", "-fno-pch-timestamp", str(file)):
                flags.append(word)
        found[file] = flags
    return dict(sorted(found.items()))


def batches(files: dict[Path, list[str]]) -> list[list[Path]]:
    """Files with the same flags that can be compiled together."""
    with_flags: dict[tuple[str, ...], list[Path]] = {}
    for file, flags in files.items():
        with_flags.setdefault(tuple(flags), []).append(file)
    return [batch for alike in with_flags.values() for batch in unity_groups.groups(alike, BATCH)]


def clang_tidy(file: Path, flags: list[str], *options: str) -> str:
    """What clang-tidy finds, or an empty string."""
    run = subprocess.run(["clang-tidy", "--quiet", *options, str(file), "--", *flags], cwd=ROOT, text=True,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    counts = ("warnings generated.", "treated as errors")
    lines = [line for line in run.stdout.splitlines() if not line.endswith(counts)]
    return "\n".join(lines) if run.returncode else ""


def tidy(build: Path, analyze: bool) -> bool:
    files = commands(build)
    folder = build / "lint"
    folder.mkdir(exist_ok=True)

    def check(numbered: tuple[int, list[Path]]) -> str:
        number, batch = numbered
        options = [FILTER]
        if not analyze:
            options.append("--checks=-clang-analyzer-*")
        if len(batch) > 1:
            together = folder / TOGETHER.format(number)
            together.write_text("".join(f'#include "{file}"\n' for file in batch), encoding="utf-8")
            found = clang_tidy(together, files[batch[0]], *options)
            # A local name of one file may hide one of another, which is no fault of either.
            if "[clang-diagnostic-error]" not in found and "[clang-diagnostic-shadow]" not in found:
                return found
            print(f"{together.relative_to(ROOT)} does not compile as one: checking its files one by one", flush=True)
        return "\n".join(filter(None, (clang_tidy(file, files[file], *options) for file in batch)))

    all_batches = sorted(batches(files), key=len, reverse=True)  # no processor waits for a long one at the end
    print(f"{len(files)} files in {len(all_batches)} batches", flush=True)
    return in_parallel(check, list(enumerate(all_batches)))


def includes(build: Path) -> bool:
    files = commands(build)

    def check(file: Path) -> str:
        run = subprocess.run(["clang++", "-fsyntax-only", "-w", *files[file], str(file)], cwd=ROOT, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return run.stdout if run.returncode else ""

    print(f"{len(files)} files", flush=True)
    return in_parallel(check, list(files))


def in_parallel(check, tasks: list) -> bool:
    """Runs check over all tasks and prints what it finds; returns whether it finds nothing."""
    good = True
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(check, tasks):
            if found:
                good = False
                print(found, flush=True)
    return good


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("tidy", "includes"):
        sys.exit(__doc__)
    place = Path(sys.argv[2]).resolve()
    sys.exit(0 if (tidy(place, "--analyze" in sys.argv) if sys.argv[1] == "tidy" else includes(place)) else 1)
